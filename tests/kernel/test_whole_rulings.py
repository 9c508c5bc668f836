"""How far an undo of so many rulings goes back: an act, and all that was said while it was under way."""

from __future__ import annotations

from typing import Any, cast

import pytest

from bot.kernel.marks import Mark, Marks, Share

NOTHING = cast(Any, None)


def marks(*shares: Share | None, beginning: bool = True) -> Marks[Any]:
    """Lines 1, 2, …, each built on the one before; None: it ruled nothing. *beginning*: line 0 is known, too."""
    found: Marks[Any] = Marks(99)
    if beginning:
        found.keep(0, Mark(NOTHING, NOTHING, (), 0, False))
    for line, share in enumerate(shares, start=1):
        found.keep(line, Mark(NOTHING, NOTHING, (), line - 1, share is not None, "whole" if share is None else share))
    return found


@pytest.mark.parametrize(
    ("shares", "one", "two"),
    [
        (("whole", "whole"), 1, 0),
        # A reaction, and two of them, go with the act.
        (("whole", "whole", "rest"), 1, 0),
        (("whole", "whole", "rest", "rest"), 1, 0),
        # What rules nothing (a hold, dice laid down) stands in no way.
        (("whole", "whole", None, "rest", None), 1, 0),
        # A correction said meanwhile is a ruling of its own, and goes with the act once that has gone on.
        (("whole", "beside"), 1, 0),
        (("whole", "whole", "beside", "rest"), 1, 0),
        (("whole", "rest", "beside"), 2, 0),
    ],
)
def test_an_act_and_what_belongs_to_it_is_one_ruling(shares: tuple[Share | None, ...], one: int, two: int) -> None:
    kept = marks(*shares)
    assert [kept.rulings_back(len(shares), count) for count in (1, 2)] == [one, two]


def test_beyond_what_is_known_nobody_says_how_far_a_ruling_goes() -> None:
    """After a restart the line that was loaded may be a reaction: the whole journal tells, once it is read."""
    assert marks("whole", "whole", "", beginning=False).rulings_back(3, 1) is None
    assert marks("whole", "whole", "").rulings_back(3, 1) == 2
    assert marks("rest", "rest", beginning=False).rulings_back(2, 1) is None
