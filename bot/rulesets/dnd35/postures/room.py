"""Whether somebody who is squeezed has room to widen again, and to which sides (D35-MOV-013)."""

from __future__ import annotations

from bot.kernel.values import evolve
from bot.rulesets.dnd35.base.distances import space
from bot.rulesets.dnd35.base.gaps import on_grid
from bot.rulesets.dnd35.base.grounds import barred
from bot.rulesets.dnd35.base.saddles import together
from bot.rulesets.dnd35.base.tight import SQUEEZED
from bot.rulesets.dnd35.state import Fighter, State
from bot.rulesets.shared.ground.geometry import is_on_grid, name_of, point_of


def widened(who: Fighter, cell: str | None) -> Fighter:
    """*who* as wide as he is by nature, from *cell* on."""
    return evolve(who, cell=cell, conditions=tuple(each for each in who.conditions if each.kind != SQUEEZED))


def rooms(state: State, who: Fighter) -> tuple[str, ...]:
    """From which cells on *who*, squeezed, finds room for the whole of his space around the squares that he takes up:
    the corners nearest to A1, his own first."""
    if not on_grid(state):
        return ("",)
    at = point_of(who.cell or "")
    if at is None:
        return ()
    spare = widened(who, who.cell).width - who.width
    with_him = together(state, who)
    others = (each for each in state.combatants.values() if each.id not in with_him and not each.out)
    full = barred(state) | {square for each in others for square in space(each)}
    corners = ((at[0] - left, at[1] - up) for up in range(spare + 1) for left in range(spare + 1))
    found = (name_of(corner) for corner in corners if is_on_grid(corner))
    return tuple(cell for cell in found if (wanted := space(widened(who, cell))) and full.isdisjoint(wanted))


def has_room(state: State, who: Fighter) -> bool:
    """Whether *who*, squeezed, finds room for the whole of his space around where he is."""
    return who.cell is None or bool(rooms(state, who))


__all__ = ["has_room", "rooms", "widened"]
