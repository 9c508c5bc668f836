"""What an autopilot does hand to hand, and what people see of grapples."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.decisions import Choice
from bot.kernel.ruleset import Reader
from bot.kernel.values import evolve
from bot.rulesets.dnd35 import autopilot
from tests.rulesets.dnd35.holding import Held, grappling, three
from tests.rulesets.dnd35.skirmish import DAGGER, GREATSWORD, LONGSWORD, Skirmish, fighter


def answers(scene: Skirmish, who: str) -> Choice:
    """What an autopilot would do in the place of *who*, and can."""
    decision = scene.question(who)
    found = autopilot.answers(scene.state, scene.who(who), decision)
    assert found is not None
    assert decision.legal(found) == ()
    return found


def test_it_seizes_somebody_when_its_hands_are_all_it_has() -> None:
    def choice(strength: int, *weapons: Any) -> Choice:
        bor = evolve(fighter("Bor", strength=strength), weapons=weapons)
        scene = Skirmish(bor, fighter("Orc", "foes", GREATSWORD), cells={"bor": "E10", "orc": "F10"})
        return answers(scene, "bor")

    assert choice(20) == {"action": "grapple", "target": "orc"}
    assert choice(20, LONGSWORD)["action"] == "attack"
    assert choice(2)["action"] == "attack", "it would hardly get hold of him"


def test_in_a_grapple_it_strikes_with_what_is_worth_most() -> None:
    assert answers(grappling(), "bor") == {"action": "attack", "target": "orc", "with": "dagger"}
    strong = grappling(bor={"strength": 24}, orc={"armour": 14}, arms=(DAGGER,))
    assert answers(strong, "bor") == {"action": "crush", "target": "orc", "harm": "nonlethal"}


def test_it_escapes_where_its_weapon_is_of_no_use() -> None:
    scene = grappling(arms=(GREATSWORD,), bor={"skills": {"escape_artist": 15}})
    assert answers(scene, "bor") == {"action": "escape", "skill": "escape_artist"}
    held = grappling(arms=(GREATSWORD,), orc={"base_attack": 20})
    assert answers(held, "bor")["action"] in ("attack", "crush"), "it would hardly get out"


def test_pinned_it_breaks_free_by_the_better_roll() -> None:
    def choice(**figures: Any) -> Choice:
        scene = grappling(orc=figures)
        scene.does("bor", "pin", 15, 2, target="orc")
        scene.passes("bor")
        return answers(scene, "orc")

    assert choice() == {"action": "break_free", "skill": "grapple"}
    assert choice(skills={"escape_artist": 12}) == {"action": "break_free", "skill": "escape_artist"}


def test_pinning_it_hurts_or_holds_on_for_its_companions() -> None:
    alone = grappling(pinned=("bor", "orc"), theirs=(LONGSWORD,), turned_weapons="light_only")
    assert answers(alone, "bor") == {"action": "crush", "target": "orc", "harm": "nonlethal"}
    armed = grappling(pinned=("bor", "orc"))
    assert answers(armed, "bor") == {"action": "turn_weapon", "target": "orc", "with": "dagger"}
    scene = three(pinned=("bor", "orc"))
    assert answers(scene, "bor") == {"action": "pin", "target": "orc"}


def test_it_frees_a_companion_who_is_pinned() -> None:
    scene = three(orc={"base_attack": 0, "strength": 10})
    scene.passes("bor")
    scene.does("orc", "pin", 20, 2, target="bor")
    scene.passes("orc")
    assert answers(scene, "cleo") == {"action": "free_ally", "target": "bor"}


@pytest.mark.rule("D35-GRA-025")
def test_everybody_sees_who_grapples_with_whom_and_who_is_pinned() -> None:
    def row(scene: Held, who: str) -> dict[str, Any]:
        view = scene.game.view(scene.state, Reader(0), [])
        return dict(next(each for each in view.rows if each.id == who).facts)

    scene = three(pinned=("orc", "bor"))
    assert row(scene, "orc")["grapples"] == "Bor, Cleo"
    assert (row(scene, "bor")["grapples"], row(scene, "bor")["pinner"]) == ("Orc", "orc")
    assert row(scene, "cleo")["pinner"] is None


def test_options_say_how_likely_they_are() -> None:
    scene = grappling(orc={"base_attack": 4})

    def chance(**choice: str) -> Any:
        return scene.game.chance(scene.state, scene.question("bor"), choice)

    assert chance(action="pin", target="orc") == pytest.approx(0.5)
    assert chance(action="crush", target="orc", harm="lethal") < 0.5
    # Both the check and the attack must succeed.
    both = chance(action="turn_weapon", target="orc", **{"with": "dagger"})
    assert 0.2 < both < 0.45
    assert chance(action="unarmed", target="orc") == pytest.approx(0.7)
    assert chance(action="use_item", item="ring") is None
    free = Skirmish(
        fighter("Bor", base_attack=4, strength=16),
        fighter("Orc", "foes", base_attack=4, strength=16),
        cells={"bor": "E10", "orc": "F10"},
    )
    found = free.game.chance(free.state, free.question("bor"), {"action": "grapple", "target": "orc"})
    assert found == pytest.approx(0.9 * 0.5)
    # Who ties rolls again, and wins as often as he loses.
    push = {"action": "bull_rush", "target": "orc"}
    trip = {"action": "trip", "target": "orc", "with": "unarmed_strike"}
    assert free.game.chance(free.state, free.question("bor"), push) == pytest.approx(0.475)
    assert free.game.chance(free.state, free.question("bor"), trip) == pytest.approx(0.9 * 0.5)
