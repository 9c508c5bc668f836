"""Inputs, events and frames as JSON and back: the border between memory and the journal, where pydantic is on guard."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from operator import or_
from typing import Annotated, Any, Generic, TypeAlias, TypeVar

from pydantic import Field, TypeAdapter
from pydantic_core import from_json

from bot.kernel import events as told
from bot.kernel import inputs as said
from bot.kernel.frame import Frame, Snapshot, Standing
from bot.kernel.ruleset import Game
from bot.kernel.writing import Shape, Written

S = TypeVar("S")
Dump: TypeAlias = Callable[[Any], bytes]
_SHARED: dict[str, tuple[Any, ...]] = {}


def _union(types: tuple[type, ...]) -> TypeAdapter[Any]:
    union: Any = reduce(or_, types)
    return TypeAdapter(Annotated[union, Field(discriminator="type")])


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
                Shape(game.state_type),
                TypeAdapter(Standing),
                singles,
            )
        _, self._events, self._inputs, shape, self._standing, self._singles = _SHARED[game.id]
        self._state: TypeAdapter[S] = shape.adapter
        self._written: Written[S] = Written(shape)

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
        """The frame of *snapshot* (its line and position are the row's own); see `writing`."""
        state = self._written.dump(snapshot.frame.state)
        standing = self._standing.serializer.to_json(snapshot.frame.standing, exclude_defaults=True)
        return f'{{"next_seq":{snapshot.next_seq},"standing":{standing.decode()},"state":{state}}}'

    def load_snapshot(self, line: int, position: int, text: str) -> Snapshot[S]:
        # One pass over the JSON, then each half is validated by its own adapter.
        parts = from_json(text)
        state: S = self._state.validate_python(parts["state"])
        standing: Standing = self._standing.validate_python(parts["standing"])
        return Snapshot(line, position, Frame(state, standing), parts["next_seq"])


__all__ = ["Codec"]
