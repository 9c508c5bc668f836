"""Whoever acts in a segment has chosen, and another has not: whatever is done meanwhile, nobody learns what it is
(ALT-SPE-028), the game master least of all, whose people act there, too."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.rehearsal.local import LocalTable
from bot.rehearsal.player import Player
from bot.rehearsal.script import parse
from tests.secrecy.patient import bot_for
from tests.secrecy.watching import EXPORTS, SCENES, SEED, START, taken_away, undigested

BEFORE = """
MJ> /combat ouvrir
Alice> /fiche creer modele:Jurl
Bob> /fiche creer modele:Conrath
Alice> /combat rejoindre
Bob> /combat rejoindre
MJ> /pnj ajouter creature:orc nom:Grok
MJ> /pnj confier qui:Grok
MJ> /mj des resultats:reaction Jurl 5; reaction Conrath 6; reaction Grok 2; strike Grok 2
MJ> [Commencer]
Alice> [Attaquer Grok]
Bob> [Attaquer Grok]
MJ> /declarer qui:Grok action:attaquer cible:Jurl
MJ> [Frapper Jurl]
MJ> /temporiser qui:Grok
"""
LOOKS = """
Bob> /combat journal
Bob> /combat etat
Bob> /pourquoi
Bob> [Mon combattant]
Carol> /combat journal
MJ> /mj panneau
MJ> /pourquoi
MJ> [Pour le MJ]
"""
OVERRULED = """
MJ> /mj coup resultat:a touché
MJ> [Ce coup a touché]
"""
UNDONE = """
MJ> /mj annuler
MJ> /mj reprendre
"""
HANDED = """
restart
MJ> /pnj confier qui:Jurl
MJ> [Mon combattant]
"""
OTHERS = ("Bob", "Carol", "MJ")


async def seen(database: Path, *steps: str) -> dict[str, list[str]]:
    """What the others see after each of *steps*, and what they take away at the end of each of its parts."""
    found: dict[str, list[str]] = {}
    table = LocalTable(database, locale="fr", seed=SEED, files=SCENES, start=START, factory=bot_for())
    async with table:
        player = Player(table)
        for part, lines in enumerate(steps):
            for each in parse(lines):
                await player.step(each.step)
                await table.settled()
                for name in OTHERS:
                    texts = [undigested(text) for _, text in table.person(name).messages()]
                    found[f"{part}: {each.number}: {name}"] = texts
            for name in OTHERS if part else ():
                for typed in EXPORTS:
                    answer = await table.person(name).type(typed)
                    await table.settled()
                    found[f"{part}: {typed}: {name}"] = taken_away(table, answer)
    return found


@pytest.mark.rule("ALT-SPE-028")
@pytest.mark.parametrize(
    ("pressed", "instead", "then"),
    [
        pytest.param("Action spéciale…", "Faire autre chose…", LOOKS, id="looked", marks=pytest.mark.seldom),
        pytest.param("Frapper Grok", "Renoncer au coup", OVERRULED, id="overruled"),
        pytest.param("Action spéciale…", "Frapper Grok", UNDONE, id="undone"),
        # Both are half a choice: who leads him now sees that he is awaited, and not what was begun.
        pytest.param("Action spéciale…", "Viser une arme…", HANDED, id="handed"),
    ],
)
async def test_whatever_is_done_meanwhile_a_choice_is_its_authors(
    pressed: str, instead: str, then: str, tmp_path: Path
) -> None:
    one, other = [
        await seen(tmp_path / f"{at}.db", BEFORE, f"Alice> [Jurl · Autre…]\nAlice> [{each}]", then)
        for at, each in enumerate((pressed, instead))
    ]
    assert list(one) == list(other)
    for where, texts in one.items():
        assert texts == other[where], where
