"""Whose body may be looked at, and the button that shows it."""

from __future__ import annotations

from typing import Any, Final

from bot.kernel.ruleset import Body, Reader

VERB: Final = "bd"


def of(ruleset: Any, state: Any, who: str, reader: Reader) -> Body | None:
    """The body of *who* as *reader* may see it; None where he may not, or in a game without bodies."""
    found = getattr(ruleset, "body", None)
    body: Body | None = None if found is None else found(state, who, reader)
    return body


def press(encounter: str, who: str) -> str:
    """The id of the button that shows the body of *who*."""
    return f"{VERB}|{encounter}|{who}"


__all__ = ["VERB", "of", "press"]
