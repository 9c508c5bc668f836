"""How long spells hold: their time, what breaks them, saves that are made anew (D35-BAS-014, -021)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.dnd35.spells import upon
from bot.rulesets.dnd35.spells.events_upon import EffectEnded, TriedAnew
from bot.rulesets.dnd35.state import Blow, Cast, Clinch, Effect, Fighter, Manoeuvre, State
from bot.rulesets.shared.conditions import Anchor


class Lapse(NamedTuple):
    """What ends now: an *effect* on *who*, and why."""

    who: str
    effect: Effect
    reason: str


def lapsed(state: State) -> Lapse | None:
    """The first thing that holds no more."""
    return next(_lapses(state), None)


def _lapses(state: State) -> Iterator[Lapse]:
    for who in state.combatants.values():
        for each in who.effects:
            reason = _reason(state, who, each)
            if reason:
                yield Lapse(who.id, each, reason)


def _reason(state: State, who: Fighter, effect: Effect) -> str:
    if effect.until is not None and is_past(state, effect.until):
        return "over"
    if who.died or effect.broken:
        return "broken"
    if effect.spell.condition == "invisible" and any(_attacked(state, each, who.id) for each in state.deeds):
        return "broken"
    # Somebody else, the game master perhaps, has taken away what it brought.
    gone = effect.spell.condition and not who.has(effect.spell.condition)
    return "broken" if gone else ""


def is_past(state: State, until: Anchor) -> bool:
    """Whether that moment is past."""
    if state.round != until.round:
        return state.round > until.round
    who = state.combatants.get(until.who or "")
    if who is None:
        return False
    begun = state.turn is not None and state.turn.who == who.id
    return who.acted or (until.edge == "begin" and begun)


def _attacked(state: State, deed: object, ident: str) -> bool:
    """Whether *deed* is an attack that *ident* has made by now: from then on he is seen."""
    match deed:
        case Blow():
            return deed.who == ident and deed.at != "aimed"
        case Manoeuvre():
            return deed.who == ident and deed.at != "begun"
        case Clinch():
            return deed.who == ident and deed.aim in ("start", "join") and deed.at != "aimed"
        case Cast():
            return deed.who == ident and deed.stage in ("going", "over") and deed.spell.harms
        case _:
            return False


def lapse(scene: Scene[State]) -> Action:
    """It ends."""
    found = lapsed(scene.now)
    assert found is not None
    yield from end(scene, found.who, found.effect, found.reason)


def end(scene: Scene[State], ident: str, effect: Effect, reason: str) -> Action:
    """*effect* holds on *ident* no more, nor the condition that it brought."""
    spell = effect.spell
    yield from tell(EffectEnded(ident, spell.spell, reason, spell.condition))  # type: ignore[arg-type]


# ---- saves that are made anew


def resists(state: State) -> bool:
    """Whether it is the turn of somebody who may save anew, and has not yet."""
    turn = state.turn
    if turn is None or not turn.began or turn.closed or turn.deeds:
        return False
    return bool(state.combatants[turn.who].under("repeats"))


def resist(scene: Scene[State]) -> Action:
    """He tries to shake it off: that is the whole of his turn."""
    turn = scene.now.turn
    assert turn is not None
    effect = scene.now.combatants[turn.who].under("repeats")[0]
    saved = yield from upon.save(scene, turn.who, effect.by, effect.spell, dc=effect.dc)
    yield from tell(TriedAnew(turn.who, effect.spell.spell))
    if saved:
        yield from end(scene, turn.who, effect, "saved")


__all__ = ["Lapse", "end", "is_past", "lapse", "lapsed", "resist", "resists"]
