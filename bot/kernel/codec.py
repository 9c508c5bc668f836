"""Inputs, events and frames as JSON and back: the border between memory and the journal, where pydantic is on guard."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from functools import reduce
from operator import or_
from typing import Annotated, Any, Generic, TypeAlias, TypeVar

from pydantic import Field, TypeAdapter
from pydantic_core import from_json

from bot.kernel import events as told
from bot.kernel import inputs as said
from bot.kernel.frame import Frame, Snapshot, Standing
from bot.kernel.ruleset import Game

S = TypeVar("S")
Dump: TypeAlias = Callable[[Any], bytes]
_SHARED: dict[str, tuple[Any, ...]] = {}


def _union(types: tuple[type, ...]) -> TypeAdapter[Any]:
    union: Any = reduce(or_, types)
    return TypeAdapter(Annotated[union, Field(discriminator="type")])


def _texts_of(state_type: type) -> frozenset[str]:
    """The texts of a state: written when it is opened (tables of the catalogue), so their JSON can be kept."""
    found = fields(state_type) if is_dataclass(state_type) else ()
    return frozenset(each.name for each in found if each.type in (str, "str"))


class Codec(Generic[S]):
    """JSON for one game. Validation errors are pydantic's and mean a file that was altered or is of another version."""

    def __init__(self, game: Game[S]) -> None:
        if game.id not in _SHARED or _SHARED[game.id][0] is not type(game):
            kernel_events = told.KernelEvent.__args__
            kernel_inputs = said.KernelInput.__args__
            # The serializers themselves: what an adapter puts around each call costs as much as the call.
            singles: dict[type, Dump] = {
                each: TypeAdapter(each).serializer.to_json
                for each in (*kernel_events, *game.event_types, *kernel_inputs, *game.note_types)
            }
            _SHARED[game.id] = (
                type(game),
                _union((*kernel_events, *game.event_types)),
                _union((*kernel_inputs, *game.note_types)),
                TypeAdapter(game.state_type),
                TypeAdapter(Standing),
                singles,
                _texts_of(game.state_type),
            )
        _, self._events, self._inputs, self._state, self._standing, self._singles, self._texts = _SHARED[game.id]
        self._kept: tuple[tuple[Any, ...], str] = ((), "{}")

    def dump_event(self, event: Any) -> str:
        return self._dumped(event)

    def load_event(self, text: str) -> Any:
        return self._events.validate_json(text)

    def dump_input(self, given: Any) -> str:
        return self._dumped(given)

    def _dumped(self, one: Any) -> str:
        dump: Dump = self._singles[one.__class__]
        return dump(one).decode()

    def load_input(self, text: str) -> Any:
        return self._inputs.validate_json(text)

    def dump_state(self, state: S) -> str:
        text: bytes = self._state.dump_json(state, exclude_defaults=True)
        return text.decode()

    def load_state(self, text: str) -> S:
        made: S = self._state.validate_json(text)
        return made

    def dump_snapshot(self, snapshot: Snapshot[S]) -> str:
        """The frame of *snapshot* (its line and position are the row's own).

        What is as by default is left out, most of a state: a game that changes a default needs a new schema number.
        """
        state = self._snapped(snapshot.frame.state)
        standing = self._standing.serializer.to_json(snapshot.frame.standing, exclude_defaults=True)
        return f'{{"next_seq":{snapshot.next_seq},"standing":{standing.decode()},"state":{state}}}'

    def _snapped(self, state: S) -> str:
        """*state* as `dump_state` has it, its texts last; they are written anew only when one of them is another."""
        to_json = self._state.serializer.to_json
        if not self._texts:
            return str(to_json(state, exclude_defaults=True), "utf-8")
        texts = tuple(state.__dict__[name] for name in self._texts)
        before, kept = self._kept
        if len(before) != len(texts) or any(one is not other for one, other in zip(before, texts, strict=True)):
            kept = str(to_json(state, exclude_defaults=True, include=self._texts), "utf-8")
            self._kept = (texts, kept)
        rest = str(to_json(state, exclude_defaults=True, exclude=self._texts), "utf-8")
        if kept == "{}":
            return rest
        return kept if rest == "{}" else f"{rest[:-1]},{kept[1:]}"

    def load_snapshot(self, line: int, position: int, text: str) -> Snapshot[S]:
        # One pass over the JSON, then each half is validated by its own adapter.
        parts = from_json(text)
        state: S = self._state.validate_python(parts["state"])
        standing: Standing = self._standing.validate_python(parts["standing"])
        return Snapshot(line, position, Frame(state, standing), parts["next_seq"])


__all__ = ["Codec"]
