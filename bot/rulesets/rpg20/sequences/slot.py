"""The slot under way: whose it is, and its end."""

from __future__ import annotations

from typing import Literal

from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.rpg20.sequences.events import SlotEnded
from bot.rulesets.rpg20.state import Fighter, Intention, State, Turn


def under_way(state: State) -> tuple[Turn, Fighter, Intention]:
    """The slot, who has it, and what he means to do in it. Raises `LookupError` where there is none."""
    turn = state.turn
    if turn is None:
        raise LookupError("no slot is under way")
    who = state.combatants[turn.who]
    return turn, who, who.means or Intention()


def end(
    scene: Scene[State],
    reason: Literal["done", "given_up", "unable", "no_target", "too_far", "empty_handed", "nothing"] = "done",
    *,
    stopped: bool = False,
) -> Action:
    """The slot is over; *stopped*: with a strike that he does not want."""
    turn, _, _ = under_way(scene.now)
    yield from tell(SlotEnded(turn.who, reason, stopped))


def is_gone(state: State, ident: str | None) -> bool:
    """Whether a target is dead, hidden or no longer here."""
    target = None if ident is None else state.combatants.get(ident)
    return target is None or target.dead or target.hidden


def is_left(state: State, who: Fighter, means: Intention) -> bool:
    """Whether somebody is left for whom it was meant; a companion who lies in wait is there for whoever treats him, as
    he was when that was offered (R20-WND-017)."""
    return any(not is_gone(state, each) or _knows_of(state, who, means, each) for each in means.targets)


def _knows_of(state: State, who: Fighter, means: Intention, ident: str) -> bool:
    target: Fighter | None = state.combatants.get(ident)
    return target is not None and means.deed == "treat" and not target.dead and target.side == who.side


__all__ = ["end", "is_gone", "is_left", "under_way"]
