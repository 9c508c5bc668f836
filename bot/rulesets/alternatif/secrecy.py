"""Who may read what in this game.

Strikes, parries, damage and contacts are public. What is pending (reactions, due segments, announced targets) is for a
combatant's own side unless the setting `open_initiative` opens it (ALT-SIM-009); so are figures. Hidden people are the
game master's alone.
"""

from __future__ import annotations

from typing import Any, Final

from bot.kernel.events import PUBLIC, Audience, DecisionClosed, side_of
from bot.kernel.ruleset import Reader
from bot.kernel.values import record
from bot.rulesets.alternatif.base.checks import is_closed
from bot.rulesets.alternatif.state import AlternatifState
from bot.rulesets.shared import secrecy
from bot.rulesets.shared.secrecy import is_told


@record
class Pending(Audience):
    """One side's alone, unless the table opens what is pending (`open_initiative`, ALT-SIM-009)."""


ANNOUNCING: Final = ("declare", "instead", "changed")
"""The kinds of questions whose answers are announcements."""
PENDING: Final = Pending("side")
"""What is pending with the event's *combatant*: reactions, due segments, announced targets."""


def pending_of(combatant: str) -> Audience:
    """What is pending with *combatant*."""
    return Pending("side", combatant)


def may_read(state: AlternatifState, event: Any, reader: Reader, told: Audience) -> bool:
    """Whether *reader* may read *event*, which is *told* to those: nothing of hidden people."""
    if isinstance(told, Pending) and state.settings.open_initiative:
        told = PUBLIC
    if not secrecy.may_read(state, event, reader, told):
        return False
    if isinstance(event, DecisionClosed) and is_closed(event.key):
        return is_told(state, event, reader, Audience("owner", event.who))
    if (
        reader.gm
        or not isinstance(event, DecisionClosed)
        or event.kind not in ANNOUNCING
        or state.settings.open_initiative
    ):
        return True
    # Everybody may know who is asked; what is announced, like what is pending, is for one's own side.
    return is_told(state, event, reader, side_of(event.who))
