"""What must hold of grapples in every fight under the 3.5 rules (D35-GRA)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from bot.rulesets.dnd35.attack.arms import close, follows
from bot.rulesets.dnd35.attack.strikes import AttackBegun
from bot.rulesets.dnd35.base import saddles as holds
from bot.rulesets.dnd35.base.budget import swings_of
from bot.rulesets.dnd35.grapple import actions as sizes
from bot.rulesets.dnd35.grapple.events import (
    BlowFollows,
    ClinchBegun,
    GrabRolled,
    GrappleRolled,
    GripEnded,
    Gripped,
    PinEnded,
    Pinned,
    SpeechStopped,
    StoodApart,
    cost_of,
)
from bot.rulesets.dnd35.movement.events import MoveBegun
from bot.rulesets.dnd35.opportunities import OpportunityTaken
from bot.rulesets.dnd35.state import FISTS, Clinch, State
from bot.rulesets.shared.check import total

PINNERS: Final = frozenset({"crush", "turn_weapon", "pin", "drag", "snatch"})


def begun(state: State, event: ClinchBegun) -> None:
    who, turn = state.combatants[event.combatant], state.turn
    assert turn is not None
    assert turn.who == who.id, "a grapple out of turn"
    assert not who.out, "somebody grapples who cannot act"
    if event.aim in ("start", "join"):
        assert not holds.grappling(state, who.id), "whoever grapples takes hold of nobody else"
        assert sizes.larger(state.combatants[event.target or ""], who) < sizes.TOO_LARGE
        assert holds.grappling(state, event.target or "") == (event.aim == "join")
    else:
        assert holds.grappling(state, who.id), "an option of a grapple outside one"
    if holds.pinned_by(state, who.id) is not None:
        assert event.aim == "break_free", "whoever is pinned can but break free"
    elif holds.pins(state, who.id) is not None:
        assert event.aim in PINNERS, "whoever pins can do but little"
        assert event.aim == "drag" or event.target == holds.pins(state, who.id), "he turns to somebody else"
    match cost_of(event.aim, event.skill):
        case "attack":
            assert FISTS in follows(turn, who), "an attack too many"
            assert event.later < swings_of(who), "a series too long"
            assert turn.swings or not turn.standard, "the standard action is used twice"
            assert not (turn.swings and turn.restricted), "a full attack under restricted activity"
        case "standard":
            assert not turn.standard, "the standard action is used twice"
        case "move":
            assert not (turn.move and turn.standard), "a move action too many"
        case "full":
            assert (turn.move, turn.standard, turn.restricted) == (False, False, False), "a full-round action too many"


def struck(state: State, event: AttackBegun) -> None:
    """Whoever grapples strikes at his opponents alone, and with what he can use there."""
    if not holds.grappling(state, event.combatant):
        return
    assert holds.grip(state, event.combatant, event.target) is not None, "he attacks somebody outside"
    assert close(state.combatants[event.combatant].arm(event.weapon)), "no weapon for a grapple"
    assert holds.pins(state, event.combatant) is None
    assert holds.pinned_by(state, event.combatant) is None


def grabbed(state: State, event: GrabRolled) -> None:
    assert (event.total, event.against) == (total(event.terms), total(event.against_terms))
    assert not {"armour", "shield", "natural"} & {each.name for each in event.against_terms}, "no touch attack"


def measured(state: State, event: GrappleRolled) -> None:
    assert (event.total, event.other_total) == (total(event.terms), total(event.other_terms))
    if event.total != event.other_total:
        assert event.outcome == ("won" if event.total > event.other_total else "lost")


def gripped(state: State, event: Gripped) -> None:
    for each in (event.combatant, event.target):
        assert not state.combatants[each].out, "somebody who has fallen grapples"


def grip_ended(state: State, event: GripEnded) -> None:
    assert event.other is not None
    assert holds.grip(state, event.combatant, event.other) is not None, "they did not grapple"


def pinned(state: State, event: Pinned) -> None:
    assert holds.grip(state, event.combatant, event.target) is not None, "a pin without a grapple"
    assert holds.pinned_by(state, event.target) in (None, event.combatant), "pinned by two"
    assert holds.pins(state, event.combatant) in (None, event.target), "somebody pins two"


def pin_ended(state: State, event: PinEnded) -> None:
    assert holds.pins(state, event.combatant) == event.target, "there was no pin"


def silenced(state: State, event: SpeechStopped) -> None:
    assert holds.pins(state, event.combatant) == event.target, "only whoever is pinned is silenced"


def followed(state: State, event: BlowFollows) -> None:
    assert isinstance(state.deed, Clinch)
    assert holds.grip(state, event.combatant, event.target) is not None, "a blow outside the grapple"


def moved(state: State, event: MoveBegun) -> None:
    assert (event.cause == "turn") == (not holds.grappling(state, event.combatant)), "whoever grapples walks away"


def seized(state: State, event: OpportunityTaken) -> None:
    assert not holds.grappling(state, event.combatant), "whoever grapples threatens nobody"


def apart(state: State, event: StoodApart) -> None:
    assert not holds.grappling(state, event.combatant)


CHECKS: Final[Mapping[type, tuple[Callable[[Any, Any], None], ...]]] = {
    AttackBegun: (struck,),
    BlowFollows: (followed,),
    ClinchBegun: (begun,),
    GrabRolled: (grabbed,),
    GrappleRolled: (measured,),
    GripEnded: (grip_ended,),
    Gripped: (gripped,),
    MoveBegun: (moved,),
    OpportunityTaken: (seized,),
    PinEnded: (pin_ended,),
    Pinned: (pinned,),
    SpeechStopped: (silenced,),
    StoodApart: (apart,),
}


def whole(state: State) -> None:
    """Who grapples with whom is whole: two different people who are both there, each pair once; of two one may have
    pinned the other; nobody is pinned by two, nor pins two, nor does both; nobody is silenced without a pin. Once
    nothing is settled any more, nobody grapples who has fallen, hides, or stands elsewhere."""
    pairs = [frozenset(each.both) for each in state.grips]
    assert len(set(pairs)) == len(pairs), "the same two twice"
    for each in state.grips:
        assert len({*each.both}) == 2, "somebody grapples with himself"
        assert {*each.both} <= set(state.combatants), "somebody who is gone grapples"
        assert each.pinner in (None, *each.both), "a pin from outside"
        assert each.pinner is not None or not each.silenced, "silenced without a pin"
        assert holds.grip(state, each.other, each.one) is each, "who is held by whom is symmetric"
    pinners = [each.pinner for each in state.grips if each.pinner is not None]
    victims = [each.pinned for each in state.grips if each.pinned is not None]
    assert len(set(pinners)) == len(pinners), "somebody pins two"
    assert len(set(victims)) == len(victims), "pinned by two"


__all__ = ["CHECKS", "whole"]
