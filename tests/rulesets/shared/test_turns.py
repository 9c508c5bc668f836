"""Orders of initiative, rounds and turns, and what holds until an anchor: ties, waiting, coming late, leaving."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.dice import dice
from bot.kernel.effects import Roll, Tell
from bot.kernel.values import evolve
from bot.rulesets.shared import conditions, initiative, turns
from bot.rulesets.shared.check import Term
from bot.rulesets.shared.conditions import Anchor, ConditionSet

ORDERING = initiative.Ordering(
    lambda who: (-(who.initiative or 0), [-face for face in who.tie], who.id),
    lambda who: None if who.initiative is None or who.hidden else (who.initiative, who.tie),
    dice("d6"),
)


def somebody(ident: str, total: int | None = None, **known: Any) -> turns.InTurn:
    return turns.InTurn(ident, ident.title(), "players", initiative=total, **known)


def rounds(*people: turns.InTurn, order: tuple[str, ...] = (), round_: int = 1) -> turns.Rounds:
    return turns.Rounds({each.id: each for each in people}, round_, order)


class Told:
    """What an action tells, with the faces that it is given."""

    def __init__(self, state: Any, *faces: int) -> None:
        self.now = state
        self.faces = list(faces)
        self.events: list[Any] = []

    def run(self, action: Any) -> None:
        answer: Any = None
        try:
            while True:
                effect = action.send(answer)
                answer = None
                if isinstance(effect, Roll):
                    answer = (self.faces.pop(0),)
                else:
                    assert isinstance(effect, Tell)
                    self.events.append(effect.event)
                    self.now = effect.event.change(self.now)
        except StopIteration:
            assert self.faces == []


def test_whoever_has_no_total_rolls_with_his_bonus() -> None:
    scene = Told(rounds(somebody("ana"), somebody("bor"), somebody("cid", 9)), 4, 5)
    scene.run(ORDERING.roll(scene, ["ana", "bor", "cid"], lambda state, who: (Term("nimble", len(who.id) - 2),)))
    assert scene.events[0] == initiative.InitiativeRolled("ana", 4, (Term("face", 4), Term("nimble", 1)), 5)
    assert scene.now.order == ("cid", "bor", "ana")


def test_ties_are_rolled_off_again_and_again() -> None:
    scene = Told(rounds(somebody("ana", 5), somebody("bor", 5), somebody("cid", 9)), 2, 2, 3, 6)
    scene.run(ORDERING.settle(scene, ["ana", "bor", "cid"]))
    assert scene.now.order == ("cid", "bor", "ana")
    assert [each.tie for each in scene.now.combatants.values()] == [(2, 3), (2, 6), ()]
    assert not ORDERING.stale(scene.now, ["ana", "bor", "cid"])
    assert ORDERING.stale(scene.now.put(somebody("dora")), ["ana", "bor", "cid", "dora"])


def test_nobody_learns_by_the_order_of_who_is_hidden() -> None:
    scene = Told(rounds(somebody("ana", 5), somebody("orc", 5, hidden=True), order=("ana",)))
    scene.run(ORDERING.settle(scene, ["ana", "orc"]))
    assert scene.events == [initiative.OrderSet(("ana", "orc"), unseen=True)]
    assert scene.events[0].audience().to == "gm"


def test_whoever_waits_comes_right_behind_the_other_and_stays_there() -> None:
    state = rounds(somebody("ana", 9), somebody("bor", 5), somebody("cid", 5, tie=(1,)), order=("ana", "bor", "cid"))
    state = initiative.PlaceTaken("ana", "bor").change(state)
    assert state.order == ("bor", "ana", "cid") == ORDERING.ranked(state, state.order)
    state = initiative.PlaceTaken("cid", "bor").change(state)
    assert state.order == ("bor", "cid", "ana") == ORDERING.ranked(state, state.order)
    assert not ORDERING.stale(state, state.order)
    assert initiative.PlaceTaken("gone", "bor").change(state) is state


def test_who_is_up_and_who_comes_later() -> None:
    people = somebody("ana", 9, acted=True), somebody("bor", 5), somebody("orc", 4, hidden=True), somebody("cid", 1)
    state = rounds(*people, order=("ana", "bor", "orc", "cid"))
    state = evolve(state, combatants={ident: Standing(**vars(each)) for ident, each in state.combatants.items()})
    assert turns.up(state) == "bor"
    assert turns.later(state, state.combatants["bor"]) == ("cid",)
    assert turns.up(state.without("bor")) == "orc"
    assert initiative.placed(evolve(state, order=("ana",)), turns.able(state)) == ("ana", "bor", "orc", "cid")


class Standing(turns.InTurn):
    """Somebody who is never out of the fight."""

    @property
    def out(self) -> bool:
        return False


# ---- conditions


@pytest.mark.parametrize(
    ("at", "ended"),
    [
        (Anchor(1, "end", "bor"), []),
        (Anchor(2, "begin", "ana"), []),
        (Anchor(2, "end", "ana"), ["dazed"]),
        (Anchor(2), ["dazed", "blessed"]),
        (Anchor(3, "begin", "bor"), ["dazed", "blessed"]),
    ],
)
def test_a_condition_ends_at_its_anchor_and_never_later_than_its_round(at: Anchor, ended: list[str]) -> None:
    state = rounds(somebody("ana"))
    for kind, until in (("dazed", Anchor(2, "end", "ana")), ("blessed", Anchor(2)), ("marked", None)):
        state = ConditionSet("ana", kind, True, until).change(state)
    scene = Told(state)
    scene.run(conditions.end(scene, at))
    assert [each.status for each in scene.events] == ended
    assert conditions.has(scene.now.combatants["ana"], "marked")


def test_the_next_turn_is_in_this_round_where_it_is_still_to_come() -> None:
    state = rounds(somebody("ana", acted=True), somebody("bor"), somebody("late"), order=("ana", "bor"))
    assert [conditions.next_turn(state, ident).round for ident in ("ana", "bor", "late")] == [2, 1, 2]


def test_what_holds_of_somebody_twice_holds_once() -> None:
    state = ConditionSet("ana", "dazed", True, Anchor(1)).change(rounds(somebody("ana")))
    state = ConditionSet("ana", "dazed", True, Anchor(4)).change(state)
    assert [each.until for each in state.combatants["ana"].conditions] == [Anchor(4)]
    assert ConditionSet("gone", "dazed", True).change(state) is state
    assert not ConditionSet("ana", "dazed", False).change(state).combatants["ana"].conditions


def test_a_round_makes_everybody_fresh_and_ends_what_ends_with_the_one_before() -> None:
    state = ConditionSet("ana", "blessed", True, Anchor(1)).change(rounds(somebody("ana", acted=True, reacted=True)))
    scene = Told(state)
    scene.run(turns.next_round(scene))
    assert [each.type for each in scene.events] == ["condition_set", "round_started"]
    who = scene.now.combatants["ana"]
    assert (scene.now.round, who.acted, who.reacted, who.conditions) == (2, False, False, ())
    scene.run(turns.end_turn(scene, "ana"))
    assert scene.now.combatants["ana"].acted
