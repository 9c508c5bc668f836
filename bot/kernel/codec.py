"""Inputs, events and frames as JSON and back: the border between memory and the journal, where pydantic is on guard."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeAlias, TypeVar

from pydantic_core import from_json

from bot.kernel import events as told
from bot.kernel import inputs as said
from bot.kernel.adapters import Adapter, Adapters, Tagged, holding
from bot.kernel.frame import Frame, Snapshot, Standing
from bot.kernel.ruleset import Game
from bot.kernel.writing import Shape, Written, person_of

S = TypeVar("S")
Dump: TypeAlias = Callable[[Any], bytes]
_SHARED: dict[str, tuple[Any, ...]] = {}


class _Dumps(dict[type, Dump]):
    """By type, what writes a record: the serializer itself, around which each call would cost as much as the call."""

    def __init__(self, adapters: Adapters) -> None:
        self._adapters = adapters

    def __missing__(self, kind: type) -> Dump:
        made: Dump = self._adapters[kind].serializer.to_json
        self[kind] = made
        return made


class Codec(Generic[S]):
    """JSON for one game. Validation errors are pydantic's and mean a file that was altered or is of another version."""

    def __init__(self, game: Game[S]) -> None:
        if game.id not in _SHARED or _SHARED[game.id][0] is not type(game):
            events = (*told.KernelEvent.__args__, *game.event_types)
            inputs = (*said.KernelInput.__args__, *game.note_types)
            adapters = Adapters()
            person = person_of(game.state_type)
            # Whoever speaks first shall not wait for these.
            large = [] if person is None else [person, *holding((*events, *inputs), person)]
            adapters.together([game.state_type, Standing, *large])
            _SHARED[game.id] = (
                type(game),
                Tagged(events, adapters),
                Tagged(inputs, adapters),
                Shape(game.state_type, adapters),
                adapters[Standing],
                _Dumps(adapters),
            )
        _, self._events, self._inputs, shape, self._standing, self._singles = _SHARED[game.id]
        self._state: Adapter = shape.adapter
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
