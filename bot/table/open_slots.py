"""Which of an encounter's messages are still worked with however old they are: those that ask somebody something."""

from __future__ import annotations

from dataclasses import dataclass

from bot.table.session import Session

ABSENT = "absent:"
"""How the slots begin that ask the game master what to do about somebody."""
CHANGED = "changed:"
"""How the slots begin that offer the game master a change of somebody's sheet."""
ARRIVAL = "arrival:"
"""How the slots begin that ask the game master whether somebody may join."""
SCREEN = "gm:"
"""How the slots of the game master's screen begin: their messages stand in a channel of their own."""


@dataclass(frozen=True, slots=True)
class OpenSlots:
    """Slots by their *names*, and by what their names begin with."""

    names: frozenset[str]
    beginnings: tuple[str, ...]

    def __contains__(self, slot: object) -> bool:
        return isinstance(slot, str) and (slot in self.names or slot.startswith(self.beginnings))


def open_slots(session: Session) -> OpenSlots:
    """The slots of what *session* says is open: the messages that hold the present, questions, a roll
    that people make, what the game master is asked about absent people, changed sheets and people who would join."""
    names = {session.living, session.onscreen, *(each.slot for each in session.asked.values())}
    names |= {f"{where}{ARRIVAL}{each.number}" for each in session.arrivals for where in ("", SCREEN)}
    if session.roll is not None:
        names.add(session.roll.slot)
    beginnings = [f"{ABSENT}{player}:" for player in session.told]
    beginnings += [f"{where}{CHANGED}{who}:" for who in session.changes for where in ("", SCREEN)]
    return OpenSlots(frozenset(names), tuple(beginnings))


__all__ = ["ABSENT", "ARRIVAL", "CHANGED", "SCREEN", "OpenSlots", "open_slots"]
