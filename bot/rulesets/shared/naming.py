"""Who is named where: the fields that hold people have a type of their own, and whatever must keep somebody secret
finds him by it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from types import UnionType
from typing import Annotated, Any, Final, TypeAlias, Union, get_args, get_origin, get_type_hints

from bot.kernel.persons import Name
from bot.kernel.values import evolve


class _Named:
    """How a field speaks of somebody. *aside*: what is told holds without him, and he is left out of it for whoever
    may not know of him; else whoever may not know of him is not told at all."""

    def __init__(self, *, aside: bool) -> None:
        self.aside = aside


_NAMED: Final = _Named(aside=False)
_ASIDE: Final = _Named(aside=True)

CombatantId: TypeAlias = Annotated[str, _NAMED]
"""The id of a combatant, stable within one encounter: who may not know of him is not told what names him."""
Aside: TypeAlias = Annotated[str, _ASIDE]
"""The id of a combatant who is mentioned besides ("" or None: nobody): he is left out for who may not know of him."""
Called: TypeAlias = Annotated[Name, _NAMED]
"""What somebody is called, or the id of a combatant: then who may not know of him is not told what names him."""

_Find: TypeAlias = Callable[[Any], Iterator[str]]


def people_in(told: Any) -> Iterator[str]:
    """The ids of those whom *told*, a record, is about, whatever field holds them; not those mentioned aside."""
    for name, find in _finders(told.__class__, False):
        yield from find(getattr(told, name))


def without(told: Any, unknown: Callable[[str], bool]) -> Any:
    """*told* without those mentioned aside who are *unknown* to the reader; the very same where there are none."""
    changes = {}
    for name, find in _finders(told.__class__, True):
        value = getattr(told, name)
        if any(unknown(each) for each in find(value)):
            changes[name] = _left_out(value, unknown, name in _may_be_none(told.__class__))
    return evolve(told, **changes) if changes else told


def _left_out(value: Any, unknown: Callable[[str], bool], optional: bool) -> Any:
    if isinstance(value, tuple):
        return tuple(each for each in value if not unknown(each))
    if isinstance(value, Mapping):
        return {ident: each for ident, each in value.items() if not unknown(ident)}
    return None if optional else ""


@cache
def _may_be_none(kind: type) -> frozenset[str]:
    return frozenset(name for name, hint in get_type_hints(kind).items() if type(None) in get_args(hint))


def names_people(kind: type) -> Mapping[str, bool]:
    """The fields of the record *kind* that hold people, and whether they mention them aside."""
    return {name: aside for aside in (False, True) for name, _ in _finders(kind, aside)}


@cache
def _finders(kind: type, aside: bool) -> tuple[tuple[str, _Find], ...]:
    if not is_dataclass(kind):
        return ()
    hints = get_type_hints(kind, include_extras=True)
    found = ((each.name, _finder(hints[each.name], aside)) for each in fields(kind))
    return tuple((name, find) for name, find in found if find is not None)


def _finder(hint: Any, aside: bool) -> _Find | None:
    """What finds the people in a value of that type; None where there are none."""
    origin = get_origin(hint)
    if origin is Annotated:
        base, *marks = get_args(hint)
        if any(isinstance(each, _Named) and each.aside is aside for each in marks):
            return _one
        return _finder(base, aside)
    parts = [each for each in get_args(hint) if each not in (type(None), Ellipsis)]
    inner = [find for each in parts if (find := _finder(each, aside)) is not None]
    if not inner:
        return None
    if origin in (Union, UnionType):
        return _if_any(inner[0])
    if origin is dict or (isinstance(origin, type) and issubclass(origin, Mapping)):
        return _keys_and_values(_finder(parts[0], aside), _finder(parts[1], aside))
    return _each(inner[0])


def _one(value: Any) -> Iterator[str]:
    if value:
        yield value


def _if_any(find: _Find) -> _Find:
    return lambda value: iter(()) if value is None else find(value)


def _each(find: _Find) -> _Find:
    return lambda values: (ident for each in values for ident in find(each))


def _keys_and_values(key: _Find | None, held: _Find | None) -> _Find:
    def found(mapping: Any) -> Iterator[str]:
        if key is not None:
            yield from mapping
        if held is not None:
            for each in mapping.values():
                yield from held(each)

    return found
