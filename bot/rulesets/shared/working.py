"""The order of work of a game, written once: stages, of which the first that has work does it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from bot.kernel.effects import Action, Scene
from bot.kernel.values import record

S = TypeVar("S")


@record
class Stage(Generic[S]):
    """*has_work*: whether there is anything to do, from the state alone; *do*: what is done."""

    name: str
    has_work: Callable[[S], bool]
    do: Callable[[Scene[S]], Action]


def first(stages: Sequence[Stage[S]], state: S) -> Stage[S]:
    """The first of *stages* that has work. Raises `LookupError` where none has."""
    for each in stages:
        if each.has_work(state):
            return each
    raise LookupError("no stage has work")


__all__ = ["Stage", "first"]
