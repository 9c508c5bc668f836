"""What must hold of spells, hands and riders in every fight under the 3.5 rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from bot.rulesets.dnd35.base import rolls as magic
from bot.rulesets.dnd35.base import saddles as holds
from bot.rulesets.dnd35.base.budget import flat_footed, unable
from bot.rulesets.dnd35.objects.actions import HandlingBegun, LetFall
from bot.rulesets.dnd35.spells import castable
from bot.rulesets.dnd35.spells.areas import EffectPut, SaveRolled, SpellHealed, SpellHurt
from bot.rulesets.dnd35.spells.events import RayLoosed, SpellBegun, SpellIdentified, SpellStrained
from bot.rulesets.dnd35.state import Blow, Cast, State
from bot.rulesets.dnd35.traits import HitFollowed, Regenerated
from bot.rulesets.shared.check import total


def begun(state: State, event: SpellBegun) -> None:
    who, turn = state.combatants[event.combatant], state.turn
    assert not unable(who), "somebody casts who can do nothing"
    if event.how == "turn":
        assert turn is not None
        assert turn.who == who.id, "a spell out of turn"
        spell = next(each for each in who.spells if each.spell == event.spell)
        assert magic.slot(who, spell) is not None, "none is left"
        assert not holds.grappling(state, who.id), "a spell with gestures in a grapple"
        match event.casting:
            case "standard":
                assert (turn.standard, turn.swings) == (False, 0), "the standard action is used twice"
            case "full" | "round":
                assert (turn.standard, turn.move, turn.restricted) == (False, False, False), "no whole turn is left"
            case "swift" | "immediate":
                assert not turn.swift, "a second swift action"
            case _:
                raise AssertionError("a spell of minutes in a fight")
    if event.how == "immediate":
        late = state.settings.immediate_action == "swift" and flat_footed(state, who)
        assert not late, "an immediate action before his first turn"
        own = turn is not None and turn.who == who.id
        assert not (turn.swift if own and turn is not None else who.hurried), "a second one in a round"
    if event.how == "held":
        assert holds.grappling(state, who.id)


def strained(state: State, event: SpellStrained) -> None:
    assert event.total == total(event.terms)
    assert event.success == (event.total >= event.against)
    if event.strain == "deaf":
        # A chance in a hundred, whatever he casts.
        assert (event.total, event.against) == (event.face, 21)
        return
    bases = {"hurt": (10 + event.hurt,), "defensive": (15,), "entangled": (15,), "ridden": (10, 15)}[event.strain]
    assert event.against - event.level in bases


def saved(state: State, event: SaveRolled) -> None:
    assert event.total == total(event.terms)
    assert event.success == (event.face == 20 or (event.face != 1 and event.total >= event.against))


def hurt(state: State, event: SpellHurt) -> None:
    assert event.dealt == max(0, total(event.terms))
    assert not state.combatants[event.target].died, "the dead are struck"


def healed(state: State, event: SpellHealed) -> None:
    assert event.given >= 0


def put(state: State, event: EffectPut) -> None:
    assert not state.combatants[event.combatant].died
    assert event.effect.until is not None, "a spell without an end"


def loosed(state: State, event: RayLoosed) -> None:
    deed = state.deed
    assert isinstance(deed, Cast)
    assert deed.who == event.combatant
    assert castable.strikes(deed.spell, state.combatants[deed.targets[0]])


def identified(state: State, event: SpellIdentified) -> None:
    deed = state.deed
    assert isinstance(deed, Cast)
    assert (deed.who, deed.stage) == (event.target, "begun"), "it is cast already"
    assert event.against == 15 + deed.spell.level


def handled(state: State, event: HandlingBegun) -> None:
    who, turn = state.combatants[event.combatant], state.turn
    assert turn is not None
    assert turn.who == who.id, "hands out of turn"
    assert not (event.cost == "move" and turn.move and turn.standard), "a move action too many"
    assert not (event.cost == "standard" and turn.standard), "the standard action is used twice"
    most = state.settings.free_actions
    assert event.cost != "free" or not most or turn.free < most, "a free action too many"


def fell(state: State, event: LetFall) -> None:
    assert state.combatants[event.combatant].arm(event.weapon).in_hand


def followed(state: State, event: HitFollowed) -> None:
    blow = state.deed
    assert isinstance(blow, Blow)
    assert (blow.who, blow.target, blow.at) == (event.combatant, event.target, "done")


def regenerated(state: State, event: Regenerated) -> None:
    assert 0 < event.points <= state.combatants[event.combatant].regenerates


CHECKS: Final[Mapping[type, tuple[Callable[[Any, Any], None], ...]]] = {
    SpellBegun: (begun,),
    SpellStrained: (strained,),
    SaveRolled: (saved,),
    SpellHurt: (hurt,),
    SpellHealed: (healed,),
    EffectPut: (put,),
    RayLoosed: (loosed,),
    SpellIdentified: (identified,),
    HandlingBegun: (handled,),
    LetFall: (fell,),
    HitFollowed: (followed,),
    Regenerated: (regenerated,),
}


def whole(state: State) -> None:
    """Nobody has a spell twice on him, fewer than no spells left, or more fetters than there are."""
    for who in state.combatants.values():
        names = [each.spell.spell for each in who.effects]
        assert len(names) == len({*names}), "a spell twice"
        assert who.slots is None or min(who.slots, default=0) >= 0, "less than none is left"
        assert who.negative >= 0
        assert all(points >= 0 for points in who.drained.values())


__all__ = ["CHECKS", "whole"]
