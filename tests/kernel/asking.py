"""A question to one person, as the games of these tests ask it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.kernel.decisions import Choice, Decision
from bot.kernel.effects import Step, ask_first


def ask(make: Callable[[Any], Decision | None]) -> Step[Choice | None]:
    """Ask one person and wait; None when the question dissolved (or there was nothing to ask)."""
    answer = yield from ask_first(lambda state: [each for each in (make(state),) if each is not None])
    return None if answer is None else answer[1]
