"""How a table declares what it has: a part is made when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar
from weakref import proxy

T = TypeVar("T")
P = TypeVar("P")


class part(Generic[T, P]):  # noqa: N801 (it reads as what it declares)
    """A part, made of a proxy of its table: the table holds the part, and not the part its table. What the part asks
    of a table, its constructor says; that the table has it, the types prove."""

    def __init__(self, make: Callable[[T], P]) -> None:
        self.make = make

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    def __get__(self, table: T, owner: type[Any]) -> P:
        made = self.make(proxy(table))
        vars(table)[self._name] = made
        return made
