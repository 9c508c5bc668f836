"""Two fights that differ in something secret: what the others get is the same, until the rules reveal it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.secrecy.watching import Watched, differences, watched

DUEL = """
MJ> /combat ouvrir
Alice> /fiche creer modele:Conrath
Bob> /fiche creer modele:Ourlhan
Alice> /combat rejoindre
Bob> /combat rejoindre camp:avec les adversaires
MJ> /mj des resultats:reaction Conrath 6; reaction Ourlhan 5
MJ> [Commencer]
Alice> [Attaquer Ourlhan]
Bob> [Attaquer Conrath]
Alice> [Choisir en secret]
Alice> [{secret}]
Bob> /combat etat
MJ> /mj pause
MJ> /mj reprendre
"""
"""Everybody waits for Bob's choice at the end."""

CONFER = """
MJ> /combat ouvrir
Alice> /fiche creer modele:Jurl
Bob> /fiche creer modele:Conrath
Alice> /combat rejoindre
Bob> /combat rejoindre
MJ> /pnj ajouter creature:orc nom:Grok
MJ> /pnj confier qui:Grok
MJ> /mj des resultats:reaction Jurl 5; reaction Conrath 6
MJ> [Commencer]
Alice> [Attaquer Grok]
Bob> [Attaquer Grok]
MJ> /temporiser qui:Grok
Alice> [Jurl · {secret}]
{then}
Bob> /combat etat
Bob> /combat journal
Bob> /pourquoi
MJ> /mj pause
MJ> /mj reprendre
"""
"""Alice and Bob act in segment 4, and Bob has not chosen yet, or not what he does instead of his blow."""

FOE = """
MJ> /combat ouvrir regles:{game}
Alice> /fiche creer modele:{hero} regles:{game}
Alice> /combat rejoindre
MJ> /pnj ajouter creature:orc nom:Grok
MJ> /corriger fixer qui:Grok champ:{field} valeur:{secret}
MJ> [Commencer]
Alice> /combat etat
Alice> /combat frise
Alice> /temporiser
wait 10m
Alice> /combat journal
Alice> /pourquoi
"""

GONE = """
MJ> /combat ouvrir regles:{game}
Alice> /fiche creer modele:{hero} regles:{game}
Alice> /combat rejoindre
MJ> /pnj ajouter creature:orc nom:Grok
MJ> [Commencer]
MJ> {one}
MJ> {two}
MJ> {three}
MJ> {four}
Alice> /combat journal
Alice> /pourquoi
Alice> /combat etat
MJ> /combat finir
Alice> /combat journal
"""
"""Somebody comes, hides, waits, and is gone again."""


def nothing(play: Watched) -> Sequence[str]:
    return ()


async def both(tmp_path: Path, one: str, other: str) -> tuple[Watched, Watched]:
    made = []
    for name, text in (("one", one), ("other", other)):
        scene = tmp_path / f"{name}_fr.txt"
        scene.write_text(text, encoding="utf-8")
        made.append(await watched(scene, tmp_path / f"{name}.db", nothing, hidden=True))
    return made[0], made[1]


def but(found: Sequence[str], reader: str) -> list[str]:
    """*found* without what *reader* himself saw."""
    return [each for each in found if f"\n  {reader}," not in each]


async def test_a_secret_answer_shows_to_nobody_but_its_author(tmp_path: Path) -> None:
    attack, guard = await both(tmp_path, DUEL.format(secret="Porter l’attaque"), DUEL.format(secret="Revenir en garde"))
    found = differences(attack, guard)
    # Its step is written with what was pressed; Alice's own panel shows her choice.
    assert [each for each in but(found, "Alice") if "went otherwise" not in each] == []
    assert any("Votre choix" in each for each in found if "\n  Alice," in each)


@pytest.mark.rule("ALT-SPE-028")
@pytest.mark.parametrize("then", ["", "Bob> [Conrath · Faire autre chose…]"], ids=["asked", "kept"])
async def test_what_who_acts_beside_me_has_chosen_shows_to_nobody(then: str, tmp_path: Path) -> None:
    strikes, waits = await both(
        tmp_path, *(CONFER.format(secret=each, then=then) for each in ("Frapper Grok", "Renoncer au coup"))
    )
    found = [each for each in differences(strikes, waits) if "went otherwise" not in each]
    assert but(found, "Alice") == []
    assert any("Votre choix" in each for each in found)
    assert not any("Déjà choisi" in text for _, seen in strikes.seen for texts in seen.values() for text in texts)


@pytest.mark.parametrize(
    ("game", "hero", "field", "values"),
    [("alternatif", "Jurl", "level", ("2", "9")), ("percentile", "Barnabé", "luck", ("20", "90"))],
)
async def test_the_figures_of_a_foe_show_to_nobody(
    game: str, hero: str, field: str, values: tuple[str, str], tmp_path: Path
) -> None:
    low, high = await both(tmp_path, *(FOE.format(game=game, hero=hero, field=field, secret=each) for each in values))
    assert [each for each in differences(low, high) if "went otherwise" not in each] == []


@pytest.mark.parametrize(("game", "hero"), [("alternatif", "Jurl"), ("percentile", "Barnabé")])
async def test_who_was_never_seen_is_not_missed(game: str, hero: str, tmp_path: Path) -> None:
    secretly = {
        "one": "/pnj ajouter creature:orc nom:Umbra cache:oui",
        "two": "/pnj confier qui:Umbra",
        "three": "/temporiser qui:Umbra",
        "four": "/pnj retirer qui:Umbra",
    }
    there = GONE.format(game=game, hero=hero, **secretly)
    plain = GONE.format(game=game, hero=hero, **dict.fromkeys(secretly, "/combat etat"))
    with_, without = await both(tmp_path, there, plain)
    found = [each for each in differences(with_, without) if "went otherwise" not in each]
    assert found == []
    assert not any("Umbra" in text for _, seen in with_.seen for texts in seen.values() for text in texts)


WORN = """
MJ> /combat ouvrir regles:{game}
Alice> /fiche creer modele:{hero} regles:{game}
Bob> /fiche creer modele:{other} regles:{game}
Alice> /combat rejoindre
Bob> /combat rejoindre
MJ> /pnj ajouter creature:orc nom:Grok
MJ> [Commencer]
MJ> /pnj cacher qui:{hero}
MJ> {secret}
Bob> /combat journal
MJ> /combat finir
MJ> [Noter les blessures]
Bob> [Noter les blessures]
Alice> /fiche montrer nom:{hero}
Bob> /combat journal
Bob> /combat etat
"""
"""Somebody whom nobody sees is wounded; at the end the wounds go to the sheets."""


@pytest.mark.parametrize(
    ("game", "hero", "other"), [("alternatif", "Jurl", "Conrath"), ("percentile", "Barnabé", "Gontran")]
)
async def test_the_wounds_of_the_hidden_are_written_back_in_secret(
    game: str, hero: str, other: str, tmp_path: Path
) -> None:
    facts = {"game": game, "hero": hero, "other": other}
    hurt = WORN.format(secret=f"/corriger degats qui:{hero} quantite:2", **facts)
    with_, without = await both(tmp_path, hurt, WORN.format(secret="/combat etat", **facts))
    found = [each for each in differences(with_, without) if "went otherwise" not in each]
    assert but(found, "Alice") == []
    assert any("\n  Alice," in each for each in found)


CLICKED = """
MJ> /combat ouvrir regles:percentile
Alice> /fiche creer modele:Barnabé regles:percentile
Bob> /fiche creer modele:Gontran regles:percentile
Alice> /combat rejoindre
Bob> /combat rejoindre
MJ> /pnj ajouter creature:garde nom:Grok
MJ> /pnj confier qui:Grok
MJ> [Commencer]
MJ> [Choisir en privé]
MJ> {one}
Alice> /combat etat
MJ> {two}
MJ> {three}
Bob> [Mon combattant]
MJ> {four}
MJ> {five}
Alice> /combat frise
Bob> /combat journal
"""
"""The game master clicks through the form of one of his people; the players have not yet spoken."""


@pytest.mark.rule("PCT-DEC-004")
async def test_what_the_masters_people_mean_to_do_is_nobodys_while_he_clicks(tmp_path: Path) -> None:
    plain = {
        "one": "{Choisir une action…} Attaquer",
        "two": "/combat etat",
        "three": "/combat etat",
        "four": "[Gontran]",
        "five": "[Défensif (peut parer)]",
    }
    vicious = {
        "one": "{Choisir une action…} Attaque particulière",
        "two": "[hallebarde]",
        "three": "[Barnabé]",
        "four": "[viser une partie précise]",
        "five": "[Offensif (dégâts maximum)]",
    }
    one, other = await both(tmp_path, CLICKED.format(**plain), CLICKED.format(**vicious))
    assert not one.failed
    assert not other.failed
    assert [each for each in differences(one, other) if "went otherwise" not in each] == []
