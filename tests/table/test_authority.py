"""Whom a typed name means, and who may speak for whom."""

from __future__ import annotations

import pytest

from bot.kernel.errors import Refused
from bot.kernel.ruleset import Person
from bot.kernel.values import fold
from bot.table.base.actor import Actor
from bot.table.base.likeness import resolve
from bot.table.base.session import Session
from bot.table.hearing.authority import decider, may_speak_for, pick_who

ALICE, BOB, GM = Actor(1, "Alice", "fr"), Actor(2, "Bob", "fr"), Actor(9, "Gaëlle", "fr")
SITTING = Session(gms=(9,))
PEOPLE = (
    Person("jurl", "Jurl", "pc", 1),
    Person("elodie", "Élodie l’Ancienne", "pc", 1),
    Person("conrath", "Conrath", "pc", 2),
    Person("orc-1", "Orc 1", "foe", None),
    Person("orc-2", "Orc 2", "foe", None, hidden=True),
)
NAMES = [(p.id, p.name) for p in PEOPLE]


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("jurl", "jurl"),
        ("JURL", "jurl"),
        ("elodie l'ancienne", "elodie"),
        ("  élo ", "elodie"),
        ("con", "conrath"),
        ("orc-2", "orc-2"),
        ("orc 1", "orc-1"),
    ],
)
def test_a_name_is_found_without_accents_and_by_its_beginning(typed: str, found: str) -> None:
    assert resolve(typed, NAMES) == found


def test_an_ambiguous_beginning_is_refused_with_the_list() -> None:
    with pytest.raises(Refused) as refused:
        resolve("Orc", NAMES)
    assert refused.value.key == "ambiguous-name"
    assert refused.value.facts["names"] == "Orc 1, Orc 2"


@pytest.mark.parametrize("typed", ["Pirian", "", "   ", "x" * 500, "(?)"])
def test_an_unknown_name_is_refused_and_what_there_is_is_named(typed: str) -> None:
    with pytest.raises(Refused) as refused:
        resolve(typed, NAMES, within=True)
    assert refused.value.key == "unknown-name"
    assert "Jurl" in str(refused.value.facts["names"])
    assert len(str(refused.value.facts["typed"])) <= 40


def test_the_one_awaited_is_meant_when_a_player_has_several() -> None:
    assert pick_who(PEOPLE, SITTING, ALICE, None, ["elodie", "conrath"]) == "elodie"


def test_the_only_one_is_meant_when_nobody_is_awaited() -> None:
    assert pick_who(PEOPLE, SITTING, BOB, None, []) == "conrath"


def test_several_and_none_awaited_must_be_named() -> None:
    with pytest.raises(Refused) as refused:
        pick_who(PEOPLE, SITTING, ALICE, None, [])
    assert refused.value.key == "which-combatant"


def test_somebody_elses_combatant_is_refused_but_not_to_the_gm() -> None:
    with pytest.raises(Refused) as refused:
        pick_who(PEOPLE, SITTING, BOB, "jurl", [])
    assert refused.value.key == "not-yours"
    assert pick_who(PEOPLE, SITTING, GM, "jurl", []) == "jurl"


def test_a_hidden_one_is_unknown_to_players() -> None:
    with pytest.raises(Refused) as refused:
        pick_who(PEOPLE, SITTING, BOB, "Orc 2", [])
    assert refused.value.key == "unknown-name"
    assert "Orc 2" not in str(refused.value.facts["names"])
    assert pick_who(PEOPLE, SITTING, GM, "Orc 2", []) == "orc-2"


def test_the_gm_decides_for_those_whom_nobody_plays() -> None:
    assert decider(PEOPLE, SITTING, "orc-1") == 9
    assert decider(PEOPLE, SITTING, "jurl") == 1
    assert may_speak_for(PEOPLE, SITTING, GM, "jurl")
    assert not may_speak_for(PEOPLE, SITTING, BOB, "orc-1")


def test_a_stranger_has_no_combatant() -> None:
    with pytest.raises(Refused) as refused:
        pick_who(PEOPLE, SITTING, Actor(77, "Zoé", "fr"), None, [])
    assert refused.value.key == "no-combatant"


def test_folding_is_the_same_for_both_apostrophes() -> None:
    assert fold("d’Été") == fold("D'ete")


TOOLS = [
    ("ready", "arme prête d’emblée (tir)"),
    ("light", "pénombre (25 %, −3)"),
    ("dim", "pénombre légère (10 %, −2)"),
    ("figures", "MJ · durée à fixer"),
    ("no", "ne pas parer"),
]


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("prêt", "ready"),
        ("d’emblée", "ready"),
        ("pénombre", "light"),
        ("pénombre l", "dim"),
        ("durée", "figures"),
        ("tir arme", "ready"),
    ],
)
def test_a_word_of_the_games_may_be_typed_by_any_of_its_words_and_without_its_hint(typed: str, found: str) -> None:
    assert resolve(typed, TOOLS, unknown="not-an-option", within=True) == found


def test_an_answer_is_not_found_by_a_word_in_its_middle() -> None:
    """Whoever types `parer` does not mean the opposite."""
    with pytest.raises(Refused) as refused:
        resolve("parer", TOOLS, unknown="not-an-option")
    assert refused.value.key == "not-an-option"


def test_of_many_names_those_most_like_what_was_typed_are_listed_first_without_their_hints() -> None:
    many = [(str(at), f"outil numéro {at} (valeur : {at})") for at in range(20)] + [("rush", "action bâclée (temps)")]
    with pytest.raises(Refused) as refused:
        resolve("axion bacle", many, unknown="not-an-option", within=True)
    names = str(refused.value.facts["names"])
    assert names.startswith("action bâclée, outil numéro ")
    assert "(" not in names
    assert names.endswith(" …")
