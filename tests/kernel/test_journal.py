"""What a replay takes for the same event: the very one, and one recorded before a reason was added to it."""

from __future__ import annotations

from dataclasses import field

import pytest

from bot.kernel import inputs as said
from bot.kernel.errors import ReplayMismatch
from bot.kernel.frame import Recorded, Told
from bot.kernel.journal import compare
from bot.kernel.values import LATER, record


@record
class Parried:
    who: str
    kind: str = "usual"
    why: str | None = field(default=None, metadata={LATER: True})


OLD = Parried("orc")


@pytest.mark.parametrize(
    ("before", "now", "same"),
    [
        (OLD, OLD, True),
        (OLD, Parried("orc", why="unarmed"), True),
        (Parried("orc", why="unarmed"), OLD, False),
        (Parried("orc", why="held"), Parried("orc", why="unarmed"), False),
        (OLD, Parried("jurl", why="unarmed"), False),
        (OLD, Parried("orc", "other"), False),
        (OLD, None, False),
    ],
)
def test_what_was_recorded_may_lack_a_reason_that_is_told_since(
    before: Parried, now: Parried | None, same: bool
) -> None:
    line = Recorded(4, said.Resume(by=1), {}, (before,))
    told = [] if now is None else [Told(0, now)]
    if same:
        compare(line, told)
    else:
        with pytest.raises(ReplayMismatch):
            compare(line, told)
