"""The same fight at tables that show all of their foes' numbers, the totals of rolls alone, or words: what a player
reads of it through the front door, in the channel, in questions, in "Why?", in the log, in the story, in the export."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from bot.rehearsal.local import LocalTable
from bot.rehearsal.player import Player, StepFailed
from bot.rehearsal.reading import plain
from bot.rehearsal.script import load

# What follows a bar is expected at the tables that stand before it.
ALTERNATIF_FR = """
MJ> /combat ouvrir
MJ> /mj reglages reglage:nombres de l’adversaire valeur:{shown}
Alice> /fiche creer modele:Jurl
Alice> /combat rejoindre fiche:Jurl
MJ> /pnj ajouter creature:orc nom:Grok
MJ> /mj des resultats:reaction Jurl 6; reaction Grok 3; strike Grok 16
MJ> [Commencer]
all | expect Alice "Attaquer Grok — 75 % de toucher, peut être paré"
totals words | expect Alice "Attaquer Grok — très bonnes chances de réussite"
totals words | expect not Alice "75 %"
Alice> [Attaquer Grok]
all totals | expect Alice "Grok frappe Jurl (hache) : touché, 22 contre 21."
words | expect Alice "Grok frappe Jurl (hache) : touché."
all totals | expect Alice "le coup de Grok vous touche (total 22)"
words | expect Alice "le coup de Grok vous touche (total inconnu)"
all totals | expect Alice "50 % de réussite"
words | expect not Alice "50 %"
MJ> /mj des resultats:parry Jurl 14; reaction Grok 8; strike Jurl 12; parry Grok 2; damage Jurl 4; reaction Jurl 3
Alice> [Parer]
all totals | expect Alice "le coup de Grok est dévié, 25 contre 22."
words | expect Alice "le coup de Grok est dévié, total 25."
Alice> [Frapper Grok]
all | expect Alice "touché, 24 contre 18."
totals words | expect Alice "touché, total 24."
all totals | expect Alice "Grok pare (bouclier) : la parade échoue, 9 contre 24."
words | expect Alice "Grok pare (bouclier) : la parade échoue."
all totals | expect Alice "Grok perd 5 points d’endurance."
words | expect Alice "Grok accuse le coup."
expect Alice "Grok            éraflures"
Alice> /pourquoi
expect Alice "> Force de frappe : 12 (dé) + 5 (bonus martial)"
all | expect Alice "> Contre : 14 (CA) + 4 (facteur de défense) = 18"
totals words | expect Alice "> Contre : nombre secret"
all | expect Alice "> Parade : 2 (dé) + 2 (bonus martial)"
totals words | expect not Alice "2 (bonus martial)"
totals words | expect not Alice "14 (CA)"
words | expect not Alice "9 contre"
words | expect not Alice "total 22"
Alice> /combat journal
totals words | expect not Alice "24 contre 18"
words | expect not Alice "9 contre"
"""
ALTERNATIF_EN = """
GM> /encounter open
GM> /gm settings setting:foes’ numbers value:{shown}
Alice> /sheet create ready:Jurl
Alice> /encounter join sheet:Jurl
GM> /npc add creature:orc name:Grok
GM> /gm dice faces:reaction Jurl 6; reaction Grok 3; strike Grok 16
GM> [Start]
all | expect Alice "Attack Grok — 75% to hit, can be parried"
totals words | expect not Alice "75%"
Alice> [Attack Grok]
all totals | expect Alice "hit, 22 against 21."
words | expect Alice "Grok strikes Jurl (axe): a hit."
all totals | expect Alice "50% to succeed"
words | expect not Alice "50%"
GM> /gm dice faces:parry Jurl 14; reaction Grok 8; strike Jurl 12; parry Grok 2; damage Jurl 4; reaction Jurl 3
Alice> [Parry]
Alice> [Strike Grok]
all | expect Alice "hit, 24 against 18."
totals words | expect Alice "hit, total 24."
all totals | expect Alice "9 against 24."
Alice> /why
all | expect Alice "> Against: 14 (AC) + 4 (defence factor) = 18"
totals words | expect not Alice "14 (AC)"
totals words | expect not Alice "2 (martial bonus)"
words | expect not Alice "9 against"
words | expect not Alice "total 22"
Alice> /encounter log
totals words | expect not Alice "against 18"
"""
PERCENTILE_FR = """
MJ> /combat ouvrir regles:percentile
MJ> /mj reglages reglage:nombres de l’adversaire valeur:{shown}
Alice> [Rejoindre]
Alice> {Choisir un personnage} Gontran
MJ> /pnj ajouter creature:garde nom:Grok
MJ> /mj des resultats:initiative Gontran 6; initiative Grok 2; attack Gontran 30; damage Gontran 4; attack Grok 20
MJ> [Commencer]
all totals | expect Alice "Initiative : Gontran 6 · Grok 2"
words | expect Alice "Initiative : Gontran 6 · Grok (dé secret)"
Alice> /declarer action:attaquer cible:Grok maniere:Défensif
expect Alice "Gontran attaque Grok (masse d’armes) : touché, 30 (il fallait 60 ou moins)."
all totals | expect Alice "Grok perd"
words | expect Alice "Grok accuse le coup."
words | expect not Alice "Grok perd"
all | expect Alice "Grok attaque Gontran (hallebarde) : touché, 20 (il fallait 50 ou moins)."
totals | expect Alice "Grok attaque Gontran (hallebarde) : touché, dé de 20."
words | expect Alice "Grok attaque Gontran (hallebarde) : touché, dé et score secrets."
expect Alice "Parer : bouclier — 70 % de réussite"
Alice> /pourquoi
expect Alice "> Score : 60 (Mêlée) = 60 ; dé : 30"
all | expect Alice "> Score : 50 (Hast) = 50 ; dé : 20"
totals words | expect not Alice "(Hast)"
totals words | expect not Alice "= 50"
MJ> /mj des resultats:parry Gontran 12
Alice> [Parer]
expect Alice "2  Grok         éraflures"
Alice> /combat journal
totals words | expect not Alice "20 (il fallait"
words | expect not Alice "dé de 20"
words | expect not Alice "Grok 2"
"""
SECRET: dict[str, dict[str, tuple[str, ...]]] = {
    "all": {},
    "totals": {
        "strike_rolled": ("face", "terms"),
        "parry_rolled": ("face", "terms"),
        "d100_rolled": ("score", "terms"),
    },
    "words": {
        "strike_rolled": ("face", "terms", "total"),
        "parry_rolled": ("face", "terms", "total"),
        "d100_rolled": ("face", "score", "terms"),
        "initiative_rolled": ("face", "initiative"),
    },
}
"""What an export does not tell of a foe's rolls."""
PLAYED = {"alternatif_fr": ALTERNATIF_FR, "alternatif_en": ALTERNATIF_EN, "percentile_fr": PERCENTILE_FR}
WORDS = {"fr": ("MJ", "/combat exporter", "/combat finir"), "en": ("GM", "/encounter export", "/encounter end")}
RAW = {"alternatif": ("24 contre 18", "9 contre 24"), "percentile": ("20 (il fallait", "dé de 20")}
"""Sums that are told of the foe at a table that shows all, or totals; no tale tells of them."""


def scene(text: str, shown: str) -> str:
    lines = []
    for line in text.replace("{shown}", shown).strip().split("\n"):
        tables, bar, rest = line.partition(" | ")
        if not bar:
            lines.append(line)
        elif shown in tables.split():
            lines.append(rest)
    return "\n".join(lines)


@pytest.mark.parametrize("shown", SECRET)
@pytest.mark.parametrize("played", PLAYED)
async def test_a_player_reads_as_much_of_a_foe_as_the_table_shows(tmp_path: Path, played: str, shown: str) -> None:
    game, _, locale = played.partition("_")
    file = tmp_path / "scene.txt"
    file.write_text(scene(PLAYED[played], shown), "utf-8")
    table = LocalTable(tmp_path / "numbers.db", locale=locale, seed="5eed", start=1_790_000_000.0)
    async with table:
        try:
            await Player(table).play(load(file))
        except StepFailed as failed:
            pytest.fail(failed.report(file.name))
        alice, (master, export, end) = table.person("Alice"), WORDS[locale]
        story = plain((await alice.type(f"{export} format:story")).files[0].content.decode())
        await table.person(master).type(end)
        await table.settled()
        document = json.loads((await alice.type(export)).files[0].content)
    if locale == "fr":
        assert not any(each in story for each in RAW[game])
    events: list[dict[str, Any]] = [each for line in document["lines"] for each in line.get("events", ())]
    foe = "c1"
    rolls = [each for each in events if each.get("combatant") == foe and each.get("type") in SECRET["words"]]
    assert len(rolls) > 1
    for each in rolls:
        kept = SECRET[shown].get(each["type"], ())
        told = [name for name in SECRET["words"][each["type"]] if name not in kept]
        assert all(each[name] is None for name in kept), each
        assert all(each[name] is not None for name in told), each
    against = [each["against"] for each in events if each.get("type") == "strike_rolled" and each.get("target") == foe]
    assert all((each is None) == (shown != "all") for each in against)
    assert bool(against) == (game == "alternatif")
    # Nor do the dice themselves tell.
    strikes = [die for line in document["lines"] for die in line.get("dice", ()) if foe in json.dumps(die)]
    assert not SECRET[shown] or not any(re.search(r'"(strike|parry|attack)', json.dumps(each)) for each in strikes)
