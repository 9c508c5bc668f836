"""Which of an encounter's messages are still worked with however old they are: those that ask somebody something."""

from __future__ import annotations

from dataclasses import dataclass

from bot.table.sitting import Sitting

ABSENT = "absent:"
"""How the slots begin that ask the game master what to do about somebody."""
CHANGED = "changed:"
"""How the slots begin that offer the game master a change of somebody's sheet."""
SCREEN = "gm:"
"""How the slots of the game master's screen begin: their messages stand in a channel of their own."""


@dataclass(frozen=True, slots=True)
class Needed:
    """Slots by their *names*, and by what their names begin with."""

    names: frozenset[str]
    beginnings: tuple[str, ...]

    def __contains__(self, slot: object) -> bool:
        return isinstance(slot, str) and (slot in self.names or slot.startswith(self.beginnings))


def needed(sitting: Sitting) -> Needed:
    """The slots of what *sitting* says is open: questions, a roll that people make, what the game master is asked about
    absent people and changed sheets."""
    names = {each.slot for each in sitting.asked.values()}
    if sitting.roll is not None:
        names.add(sitting.roll.slot)
    beginnings = [f"{ABSENT}{player}:" for player in sitting.told]
    beginnings += [f"{where}{CHANGED}{who}:" for who in sitting.changes for where in ("", SCREEN)]
    return Needed(frozenset(names), tuple(beginnings))


__all__ = ["ABSENT", "CHANGED", "SCREEN", "Needed", "needed"]
