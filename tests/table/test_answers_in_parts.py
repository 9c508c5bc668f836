"""Answers that are given blank by blank."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.decisions import Choice, Decision, Field
from bot.kernel.frame import Open
from bot.table.saying.answering import Answering

LOT = Field("lot", ("lamp", "cask"))


def _form(partial: Choice) -> tuple[Field, ...]:
    return (LOT, Field("size", ("small", "large"))) if partial.get("lot") == "cask" else (LOT,)


ASKED = Decision("lot:ana", "lot", "ana", (LOT,), {"lot": "lamp"}, {}, _form)


class _Table:
    """One that asks one question."""

    def __init__(self, question: Open) -> None:
        self._pair = question, ASKED

    def question(self, ident: str) -> tuple[Open, Decision]:
        return self._pair


def _recorded(choice: dict[str, str], **standing: Any) -> dict[str, str]:
    """What the journal keeps of the answer *choice*."""
    question = Open("4.0", "lot:ana", "lot", "ana", ASKED.offered(), **standing)
    return Answering(_Table(question)).forced(question, choice)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("before", "chosen", "kept"),
    [
        ({"lot": "cask"}, {"size": "large"}, {"lot": "cask", "size": "large"}),
        ({"lot": "cask", "size": "small"}, {"lot": "lamp"}, {"lot": "lamp"}),
    ],
)
def test_the_second_half_of_a_secret_answer_is_kept_with_the_first(
    before: dict[str, str], chosen: dict[str, str], kept: dict[str, str]
) -> None:
    assert _recorded(chosen, secret=True, partial=before) == kept


def test_a_secret_answer_that_is_changed_begins_anew() -> None:
    whole = {"lot": "cask", "size": "small"}
    assert _recorded({"lot": "cask"}, secret=True, partial=whole, answered=True) == {"lot": "cask"}
