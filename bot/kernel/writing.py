"""Snapshots as JSON: what is the very same record as in the snapshot before is not written anew.

States share all that has not changed, so it is enough to look whether a part is the same object. What is as by default
is left out, most of a state: a game that changes a default needs a new schema number.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from functools import lru_cache
from typing import Any, Generic, TypeVar, get_args, get_origin, get_type_hints

from pydantic_core import to_json

from bot.kernel.adapters import Adapter, Adapters

S = TypeVar("S")


def _hints(state_type: type) -> dict[str, Any]:
    if not is_dataclass(state_type):
        return {}
    hints = get_type_hints(state_type)
    return {each.name: hints[each.name] for each in fields(state_type)}


def _people(hints: Mapping[str, Any]) -> str | None:
    """The first field that holds records by their ids."""
    found = (
        name for name in sorted(hints) if get_origin(hints[name]) is dict and is_dataclass(get_args(hints[name])[1])
    )
    return next(found, None)


def person_of(state_type: type) -> type | None:
    """The type of the records that states hold by their ids, if there is one."""
    hints = _hints(state_type)
    people = _people(hints)
    return None if people is None else get_args(hints[people])[1]


class Shape(Generic[S]):
    """How the states of one game are written: in parts that change together or seldom.

    *still*: groups of fields that seldom change, first the texts (tables of the catalogue, copied when the encounter is
    opened), then single records. *people*: the field that holds records by their ids, if there is one.
    """

    def __init__(self, state_type: type[S], adapters: Adapters) -> None:
        self.adapter: Adapter = adapters[state_type]
        hints = _hints(state_type)
        texts = frozenset(name for name, hint in hints.items() if hint is str)
        records = frozenset(name for name, hint in hints.items() if isinstance(hint, type) and is_dataclass(hint))
        self.still = tuple(tuple(sorted(names)) for names in (texts, records) if names)
        self.people: str | None = _people(hints)
        self.person: Callable[..., bytes] | None = None
        if self.people is not None:
            self.person = adapters[get_args(hints[self.people])[1]].serializer.to_json
        self.apart: set[str] = {*texts, *records, *((self.people,) if self.people else ())}


class Written(Generic[S]):
    """The last state of one encounter, and the JSON of its parts."""

    def __init__(self, shape: Shape[S]) -> None:
        self._shape = shape
        self._still: dict[tuple[str, ...], tuple[list[Any], str]] = {}
        self._people: dict[str, tuple[Any, str]] = {}

    def dump(self, state: S, context: Any = None) -> str:
        """*state* as JSON; *context* is for its marked fields (`bot.kernel.persons`), always the same."""
        shape = self._shape
        dump = shape.adapter.serializer.to_json
        if not shape.apart:
            return str(dump(state, exclude_defaults=True, context=context), "utf-8")
        values: Mapping[str, Any] = state.__dict__
        parts = [str(dump(state, exclude_defaults=True, exclude=shape.apart, context=context), "utf-8")[1:-1]]
        if shape.people is not None and (people := values[shape.people]):
            parts.append(f'"{shape.people}":{self._listed(people, context)}')
        for names in shape.still:
            now = [values[name] for name in names]
            known = self._still.get(names)
            if known is None or known[0] != now:
                known = now, str(dump(state, exclude_defaults=True, include=set(names), context=context), "utf-8")[1:-1]
                self._still[names] = known
            parts.append(known[1])
        return f"{{{','.join([each for each in parts if each])}}}"

    def _listed(self, people: Mapping[str, Any], context: Any) -> str:
        before, now = self._people, dict[str, tuple[Any, str]]()
        dump = self._shape.person
        assert dump is not None
        for ident, one in people.items():
            known = before.get(ident)
            if known is None or known[0] is not one:
                written = dump(one, exclude_defaults=True, context=context).decode()
                known = one, f"{_name(ident)}:{written}"
            now[ident] = known
        self._people = now
        return f"{{{','.join([text for _, text in now.values()])}}}"


@lru_cache(maxsize=1024)
def _name(ident: str) -> str:
    return to_json(ident).decode()


__all__ = ["Shape", "Written", "person_of"]
