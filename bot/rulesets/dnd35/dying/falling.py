"""What becomes of somebody whose hit points have changed, found from the state alone (D35-HPS-001 to -004, -011,
-012)."""

from __future__ import annotations

from typing import Final

from bot.kernel.effects import Action, Scene, roll, tell
from bot.rulesets.dnd35.base.rolls import D100
from bot.rulesets.dnd35.dying.events import Bled, Fell, Strained
from bot.rulesets.dnd35.state import Fighter, State
from bot.rulesets.dnd35.state.people import DEAD, Bearing

STABLE: Final = 10
"""The greatest face of the d100 at which he is stable."""


def bearing(who: Fighter) -> Bearing:
    """How *who* is, by his points.

    >>> [bearing(Fighter("o", "O", "foes", hit_points=each)) for each in (3, 0, -9, -10)]
    ['up', 'disabled', 'dying', 'dead']
    >>> bearing(Fighter("s", "S", "foes", hit_points=0, being="undead"))
    'destroyed'
    """
    if who.died:
        return "destroyed" if who.lifeless else "dead"
    if who.hit_points < 0 and not who.conscious:
        return "dying"
    if who.out and not who.thing:
        return "unconscious"
    if who.disabled:
        return "disabled"
    return "staggered" if who.staggered else "up"


def changed(state: State) -> Fighter | None:
    """The first of whom it has not been told how he is."""
    return next((each for each in state.combatants.values() if bearing(each) != each.shown), None)


def fall(scene: Scene[State]) -> Action:
    who = changed(scene.now)
    assert who is not None
    how = bearing(who)
    died_at = DEAD if how == "dead" and not who.slain else None
    # Brought round, he is where he fell; whoever has kept his seat sits.
    round_ = how in ("up", "disabled", "staggered") and who.shown in ("dying", "unconscious", "dead")
    lies = round_ and who.mount is None and not who.has("prone")
    yield from tell(Fell(who.id, how, who.shown, died_at, lies=lies))


def strain(scene: Scene[State], ident: str) -> Action:
    """Whoever has done something strenuous at 0 hit points loses another, and falls (D35-HPS-001)."""
    who = scene.now.combatants.get(ident)
    if who is not None and who.disabled:
        yield from tell(Strained(ident))


def must_roll(state: State) -> bool:
    """Whether whoever is up is dying, and has not rolled in this turn."""
    turn = state.turn
    return turn is not None and not turn.began and state.combatants[turn.who].dying


def bleed(scene: Scene[State]) -> Action:
    """10 % that he is stable; else he loses a hit point (D35-HPS-004)."""
    turn = scene.now.turn
    assert turn is not None
    (face,) = yield from roll(D100, who=turn.who, why="dying")
    yield from tell(Bled(turn.who, face, stable=face <= STABLE))


__all__ = ["STABLE", "bearing", "bleed", "changed", "fall", "must_roll", "strain"]
