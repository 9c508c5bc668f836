"""Nobody is late where two plays are compared: that a machine is busy for three seconds makes no difference to them.

Discord takes no first answer after three seconds, and the bot says after two that it is thinking. Both are real time,
at a table whose clock only moves when told: on a busy machine a completion came too late in one play and not in the
other.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.rehearsal import answers, child, seats
from tests import slow_heart
from tests.secrecy import patient_bot
from tests.secrecy.patient_bot import PATIENCE_S


def people(patched: pytest.MonkeyPatch) -> None:
    """People, and Discord, wait for an answer."""
    patched.setattr(seats, "PATIENCE_S", PATIENCE_S)
    patched.setattr(answers, "FIRST_ANSWER_S", PATIENCE_S)


def bot_for(scene: Path | None = None) -> str:
    """Which bot plays *scene*, as `LocalTable` wants it named."""
    slow = scene is not None and slow_heart.bot_for(scene) != child.ARBITRE
    return f"{patient_bot.__name__}:{'slowly' if slow else 'arbitre'}"
