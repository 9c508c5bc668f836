"""What comes first in the turn of a creature: what the game master must know of it, what it regenerates."""

from __future__ import annotations

from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.dnd35.state import Fighter, State
from bot.rulesets.dnd35.traits.events import MENDED, OdditiesNoted, Regenerated


def _up(state: State) -> Fighter | None:
    """Whose turn begins."""
    turn = state.turn
    return None if turn is None or turn.began else state.combatants[turn.who]


def notes(state: State) -> bool:
    """Whether the turn of a creature begins of which the game master has not been told what is his to play."""
    who = _up(state)
    return who is not None and bool(who.oddities) and not who.told


def note(scene: Scene[State]) -> Action:
    who = _up(scene.now)
    assert who is not None
    yield from tell(OdditiesNoted(who.id, who.origin, who.oddities))


def mends(state: State) -> bool:
    """Whether the turn of somebody begins who regenerates."""
    who, turn = _up(state), state.turn
    # Whoever has delayed in this round began his turn of it once already.
    again = who is not None and who.waited == state.lap
    return who is not None and turn is not None and MENDED not in turn.landed and not again and regains(who) > 0


def regains(who: Fighter) -> int:
    """How much nonlethal damage he gets rid of."""
    return 0 if who.died else min(who.regenerates, who.nonlethal)


def mend(scene: Scene[State]) -> Action:
    who = _up(scene.now)
    assert who is not None
    yield from tell(Regenerated(who.id, regains(who)))


__all__ = ["mend", "mends", "note", "notes", "regains"]
