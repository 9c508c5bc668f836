"""Inputs, events and frames as JSON and back: the border between memory and the journal, where pydantic is on guard."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeAlias, TypeVar

from pydantic_core import from_json, to_json

from bot.kernel import events as told
from bot.kernel import inputs as said
from bot.kernel.adapters import Adapter, Adapters, Tagged, holding
from bot.kernel.frame import Frame, Snapshot, Standing
from bot.kernel.persons import Persons
from bot.kernel.ruleset import Game
from bot.kernel.upgrades import (
    JSON,
    KERNEL,
    KERNEL_REVISIONS,
    Form,
    Revision,
    check_steps,
    dice_then,
    events_today,
    input_today,
    steps,
)
from bot.kernel.writing import Shape, Written, person_of

S = TypeVar("S")
Dump: TypeAlias = Callable[..., bytes]
_SHARED: dict[tuple[str, type], tuple[Any, ...]] = {}


class _Dumps(dict[type, Dump]):
    """By type, what writes a record: the serializer itself, around which each call would cost as much as the call."""

    def __init__(self, adapters: Adapters) -> None:
        self._adapters = adapters

    def __missing__(self, kind: type) -> Dump:
        made: Dump = self._adapters[kind].serializer.to_json
        self[kind] = made
        return made


class Codec(Generic[S]):
    """JSON for one game. Validation errors are pydantic's and mean a file that was altered or is of another version.

    *persons*: the people of one encounter, to whom what is written refers (see `bot.kernel.persons`); without them
    everything is written plainly.
    """

    def __init__(self, game: Game[S], persons: Persons | None = None) -> None:
        self.persons = persons
        self.schema = game.schema
        self._game = game
        shared = _SHARED.get((game.id, type(game)))
        if shared is None:
            events = (*told.KernelEvent.__args__, *game.event_types)
            inputs = (*said.KernelInput.__args__, *game.note_types)
            adapters = Adapters()
            person = person_of(game.state_type)
            # Whoever speaks first shall not wait for these.
            large = [] if person is None else [person, *holding((*events, *inputs), person)]
            adapters.together([game.state_type, Standing, *large])
            shared = _SHARED[game.id, type(game)] = (
                Tagged(events, adapters),
                Tagged(inputs, adapters),
                Shape(game.state_type, adapters),
                adapters[Standing],
                _Dumps(adapters),
            )
        self._events, self._inputs, shape, self._standing, self._singles = shared
        self._state: Adapter = shape.adapter
        self._written: Written[S] = Written(shape)

    def _way(self, form: Form) -> list[Revision]:
        """The steps from *form* to today's, the game's first."""
        own = steps(getattr(self._game, "revisions", {}), form.schema, self._game.schema)
        return [*own, *steps(KERNEL_REVISIONS, form.kernel, KERNEL)]

    def dice_then(self, form: Form) -> Mapping[str, str]:
        """By what dice are rolled for today, what that was called in *form*, where it was called otherwise."""
        return dice_then(self._way(form))

    def dump_event(self, event: Any) -> str:
        dump: Dump = self._singles[event.__class__]
        return dump(event, context=self).decode()

    def dump_told(self, event: Any) -> str:
        """An event as somebody may know it: null stands for what is withheld from him."""
        dump: Dump = self._singles[event.__class__]
        return dump(event, context=self, warnings=False).decode()

    def load_events(self, text: str, form: Form | None = None) -> tuple[Any, ...]:
        """What an event written in *form* (None: today's) is today: usually one, perhaps several or none."""
        way = () if form is None else self._way(form)
        if not way:
            return (self._events.validate_json(text, context=self),)
        return tuple(self._events.validate_python(each, context=self) for each in events_today(from_json(text), way))

    def dump_input(self, given: Any) -> str:
        persons = self.persons
        if persons is not None:
            persons.author = given.by
            _learn(persons, given)
        dump: Dump = self._singles[given.__class__]
        return dump(given, context=self).decode()

    def plain_input(self, given: Any) -> str:
        """*given* for memory, not for the file: it names whom it names."""
        dump: Dump = self._singles[given.__class__]
        return dump(given).decode()

    def sealed(self, given: str) -> str:
        """An input as JSON, plain or not, as it is written."""
        persons = self.persons
        if persons is None:
            return given
        author = persons.author
        text = self.dump_input(self.load_input(given))
        persons.author = author
        return text

    def load_input(self, text: str, form: Form | None = None) -> Any:
        """An input, written in *form* (None: today's)."""
        way = () if form is None else self._way(form)
        if not way:
            return self._inputs.validate_json(text, context=self)
        return self._inputs.validate_python(input_today(from_json(text), way), context=self)

    def dump_snapshot(self, snapshot: Snapshot[S]) -> str:
        """The frame of *snapshot* (its line and position are the row's own); see `writing`."""
        state = self._written.dump(snapshot.frame.state, self)
        standing = self._standing.serializer.to_json(snapshot.frame.standing, exclude_defaults=True, context=self)
        head = f'"kernel":{KERNEL},"next_seq":{snapshot.next_seq}'
        return f'{{{head},"standing":{standing.decode()},"state":{state}}}'

    def load_snapshot(self, line: int, position: int, text: str, schema: int | None = None) -> Snapshot[S]:
        """A snapshot whose state is in form *schema* (None: today's). Raises `ValueError` (pydantic's are some) or
        `KeyError` when nothing leads from there to today's."""
        # One pass over the JSON, then each half is validated by its own adapter.
        parts = from_json(text)
        state = parts["state"]
        form = Form(schema or self._game.schema, parts.get("kernel", 0))
        check_steps(getattr(self._game, "revisions", {}), form.schema, self._game.schema)
        for step in self._way(form):
            state = state if step.state is None else step.state(state)
        made: S = self._state.validate_python(state, context=self)
        return Snapshot(line, position, Frame(made, self._standing_of(parts, form)), parts["next_seq"])

    def load_standing(self, text: str, schema: int | None = None) -> Standing:
        """The kernel's half of a snapshot alone, which outlives a state that nothing leads from. Raises as above."""
        parts = from_json(text)
        form = Form(schema or self._game.schema, parts.get("kernel", 0))
        return self._standing_of(parts, form)

    def _standing_of(self, parts: JSON, form: Form) -> Standing:
        standing = parts["standing"]
        if way := self._way(form):
            for step in way:
                standing = standing if step.standing is None else step.standing(standing)
            for each in standing.get("queued", ()):
                each["action"] = to_json(input_today(from_json(each["action"]), way)).decode()
        made: Standing = self._standing.validate_python(standing, context=self)
        return made


def _learn(persons: Persons, given: Any) -> None:
    """The names of those who come with *given*: those of a player's character and of his horse are his, what somebody
    typed is its author's."""
    for each in (*getattr(given, "records", ()), *filter(None, (getattr(given, "record", None),))):
        if each.player:
            for text in (each.name, getattr(each, "origin", ""), getattr(each, "mount", None)):
                persons.typed(text or "", each.player, name=True)
        elif getattr(given, "named", False):
            persons.typed(each.name, name=True)


__all__ = ["Codec"]
