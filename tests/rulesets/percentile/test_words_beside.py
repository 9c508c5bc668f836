"""What is said beside a declaration: colour of a player's, what the game master's people seem to do, and no posture
that nobody has named."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.errors import Refused
from bot.kernel.ruleset import Reader
from bot.kernel.values import evolve
from bot.render.words import Words
from bot.rulesets.percentile.declaring.declarations import IntentionShown
from bot.rulesets.percentile.declaring.words import Declare
from bot.rulesets.percentile.state import Declaration, Trigger
from bot.text import Texts
from tests.rulesets.percentile.brawl import Brawl, fighter
from tests.table.test_nothing_dropped import GM, Table


def table(**ana: Any) -> tuple[Brawl, Table]:
    """Ana, whom somebody plays, against Bor and Wil, the game master's."""
    people = fighter("Ana", melee=60, initiative=6, **ana), *(fighter(each, "foes") for each in ("Bor", "Wil"))
    scene = Brawl(*(evolve(each, pc=each.id == "ana") for each in people))
    return scene, Table(scene.engine, scene.game)


@pytest.mark.rule("PCT-DEC-003")
def test_a_players_own_words_are_colour_and_a_manner_in_them_is_asked_back() -> None:
    _, there = table()
    said = there.says("declare", action="attaquer", target="Bor", how="je tape sur le gros tatoué")
    assert isinstance(said, Declare)
    assert (said.declaration.kind, said.declaration.detail) == ("attack", "je tape sur le gros tatoué")
    plain = there.says("declare", action="attaquer", target="Bor")
    answered = getattr(plain, "declaration", None)
    assert answered is None or evolve(said.declaration, detail="") == answered
    # What has a rule of its own is chosen, not told; and a slip is no colour.
    for how in ("je vise la tête du gros", "bidule"):
        refused = there.says("declare", action="attaquer", target="Bor", how=how)
        assert isinstance(refused, Refused)
        assert refused.key == "not-an-option"


@pytest.mark.rule("PCT-DEC-004")
def test_what_the_game_masters_people_seem_to_do_is_said_with_the_action_itself() -> None:
    """By the words beside the command, or where the manner stands: nobody reads the kind before."""
    for option, words in (("words", "il retrousse ses manches"), ("how", "il retrousse ses manches")):
        scene, there = table()
        there.speaker = "bor"
        said = there.says("declare", action="attaquer", target="Ana", **{option: words})
        assert isinstance(said, Declare), said
        assert said.declaration.hint == words
        scene.notes(said)
        shown = [each for each in scene.said(IntentionShown) if each.combatant == "bor"]
        assert [each.hint for each in shown] == [words]


@pytest.mark.rule("PCT-POS-001", "PCT-POS-010")
@pytest.mark.parametrize(("last", "taken"), [("offensive", None), ("defensive", "defensive")])
def test_a_typed_declaration_takes_over_no_posture_that_leaves_him_without_defence(
    last: str, taken: str | None
) -> None:
    """Last round's is taken over only where that costs nothing."""
    _, there = table(last_posture=last)
    said = there.says("declare", action="attaquer", target="Bor", how="je tape sur le gros tatoué")
    assert isinstance(said, Declare)
    assert said.declaration.posture == taken


@pytest.mark.rule("PCT-POS-007")
def test_a_reaction_is_read_back_with_what_sets_it_off() -> None:
    """On one's own card, for who made it; to others the wait says no more than before."""
    scene, _ = table()
    trigger = Trigger("enemy", "cast")
    said = Declaration(
        "wait", posture="anticipating", waits="reaction", trigger=trigger, reaction="attack", target="wil"
    )
    scene.notes(Declare(GM, "ana", said))
    for reader, seen in ((Reader(GM, gm=True), True), (Reader(0), False)):
        row = next(each for each in scene.game.view(scene.state, reader, ()).rows if each.id == "ana")
        assert (row.facts.get("trigger_what") == "cast") is (seen or scene.state.fighters["ana"].pc)
    row = next(each for each in scene.game.view(scene.state, Reader(GM, gm=True), ()).rows if each.id == "ana")
    for locale, told in (("fr", "si un ennemi lance un sort, attaquer"), ("en", "if an enemy casts a spell, attack")):
        words = Words(Texts(), locale, game="percentile", names={"ana": "Ana", "wil": "Wil"})
        assert told in words.say("fighter-percentile", {**row.facts, "who": "ana"}).replace("\u00a0", " ")
