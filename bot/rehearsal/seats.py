"""The people at the table: what they type and press, what comes back, and what they can see.

seats = Seats(double)
alice = seats.person("Alice", locale="fr")
answer = await alice.type("/declare action:attack target:Orc")
answer = await alice.press("Parry", of="Orc strikes")
print(alice.visible())
"""

import asyncio
import mimetypes
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from . import payloads, rights
from .double import Double
from .forms import Filling, pick
from .reading import Attachment, Control, attached, contains, controls, normal, readable, text_of, visible, words
from .typed import CannotType, Typed, names_of, partial, read, take_apart
from .wire import Upload
from .world import (
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    MODAL,
    Channel,
    Interaction,
    Json,
    Member,
    Message,
)

PATIENCE_S = 3.0

_ALWAYS = ("m|", "ac|", "h|", "c|", "tl|", "g|", "mp|", "e|", "w|", "le|")
"""How the ids begin of what stands beside a question, and answers nothing."""


@dataclass(slots=True)
class Answer:
    """What came back to a person. `problem` is None, or why nothing did (`"timeout"`, `"offline"`, …)."""

    seats: "Seats"
    interaction: Interaction
    problem: str | None = None

    @property
    def kind(self) -> str | None:
        return self.interaction.answer

    @property
    def message(self) -> Message | None:
        """The message that answered (the message pressed on, when the answer changed it)."""
        return self.interaction.original

    @property
    def messages(self) -> list[Message]:
        """The answer and its follow-ups, those that still exist."""
        own = [] if self.interaction.answer in ("later", "modal") else [self.interaction.original]
        return [item for item in (*own, *self.interaction.followups) if item is not None and not item.deleted]

    @property
    def text(self) -> str:
        """All that the answer shows now, follow-ups included."""
        return "\n".join(text_of(self.seats.double.world, message) for message in self.messages)

    @property
    def words(self) -> str:
        """The texts alone, without buttons."""
        world = self.seats.double.world
        return "\n".join(readable(world, text) for message in self.messages for text in words(message.payload))

    @property
    def files(self) -> list["Attachment"]:
        """What is attached to the answer and its follow-ups."""
        return [each for message in self.messages for each in attached(self.seats.double.world, message)]

    @property
    def private(self) -> bool:
        """Whether only the person who acted sees all of it."""
        return bool(self.messages) and all(item.reader == self.interaction.person for item in self.messages)

    @property
    def choices(self) -> list[Json]:
        return self.interaction.choices

    @property
    def modal(self) -> Json | None:
        return self.interaction.modal


class Person:
    """Somebody with a Discord client, in one channel at a time (`place`)."""

    def __init__(self, seats: "Seats", member: Member) -> None:
        self.seats = seats
        self.member = member
        self.place: Channel = seats.double.table
        self.form: Interaction | None = None

    @property
    def name(self) -> str:
        return self.member.name

    # Acting ------------------------------------------------------------------------------------------------------

    async def type(self, text: str, *, channel: Channel | None = None) -> Answer:
        """Send a slash command, as `/name option:value`. Raises `CannotType` for what a client would not send."""
        place = self._may_act(channel)
        seats = self.seats
        typed = read(seats.double.world, seats.double.commands, text, self.member, seats.files)
        return await self._send(COMMAND, place, self._command_data(typed, place), None)

    async def use(self, name: str, *, message: Message | None = None, user: "Person | None" = None) -> Answer:
        """Use a context-menu command on a message or on a person."""
        kind = 3 if message is not None else 2
        for command in self.seats.double.commands:
            if command["type"] == kind and normal(name) in [
                normal(item) for item in names_of(command, self.member.locale)
            ]:
                break
        else:
            raise CannotType("no-menu", name=name)
        data: Json = {"id": command["id"], "name": command["name"], "type": kind}
        if message is not None:
            data["target_id"] = str(message.id)
            data["resolved"] = {"messages": {str(message.id): message.payload}}
        elif user is not None:
            data["target_id"] = str(user.member.id)
            data["resolved"] = self._resolved_users([user.member.id])
        return await self._send(COMMAND, self._may_act(None if message is None else message.channel), data, None)

    async def press(self, label: str, of: str | Message | None = None) -> Answer:
        """Press the newest button so labelled that this person sees, on the newest message containing *of*."""
        control = self.button(label, of)
        data: Json = {
            "custom_id": control.component["custom_id"],
            "component_type": 2,
            "id": control.component.get("id", 0),
        }
        return await self._send(COMPONENT, control.message.channel, data, control.message)

    async def choose(self, select: str, *values: str, of: str | Message | None = None) -> Answer:
        """Choose in the newest select so named (placeholder or custom id), by option label or value."""
        control = self._find("{", select, of)
        component = control.component
        data: Json = {"custom_id": component["custom_id"], "component_type": component["type"]}
        where = "{" + control.label + "}"
        if component["type"] == 3:
            data["values"] = [str(pick(control.options, value, where)["value"]) for value in values]
        elif component["type"] == 5:
            people = [self.seats.member(value.removeprefix("@")) for value in values]
            data["values"] = [str(person.id) for person in people]
            data["resolved"] = self._resolved_users([person.id for person in people])
        else:
            raise CannotType("select-type", where=where, type=component["type"])
        least, most = component.get("min_values", 1), component.get("max_values", 1)
        if not least <= len(values) <= most:
            raise CannotType("choose-between", where=where, least=least, most=most)
        return await self._send(COMPONENT, control.message.channel, data, control.message)

    async def fill(self, fields: Mapping[str, str] | None = None) -> Answer:
        """Fill in the form that is open, by labels, and submit it; what is not named keeps its default."""
        form = self.form
        if form is None or form.modal is None:
            raise CannotType("no-form")
        filling = Filling(form.modal, self.seats.double.world.snowflake, self.seats.files)
        data = filling.body(fields or {})
        if filling.files:
            data["resolved"] = {"attachments": self._resolved_files(filling.files, form.channel)}
        self.form = None
        return await self._send(MODAL, form.channel, data, form.source if form.kind == COMPONENT else None)

    async def autocomplete(self, text: str) -> list[Json]:
        """What is offered for the last `name:` of an unfinished command line: choices with `name` and `value`."""
        answer = await self.complete(text)
        if isinstance(answer, Answer):
            if answer.problem is not None:
                raise CannotType("no-choices")
            return answer.choices
        return answer

    async def complete(self, text: str) -> "Answer | list[Json]":
        """As `autocomplete`, but the bot's own answer when it was asked."""
        place = self._may_act(None)
        seats = self.seats
        typed = partial(seats.double.world, seats.double.commands, text, self.member, seats.files)
        option = typed.focused
        assert option is not None
        if not option.get("autocomplete"):
            wanted = normal(take_apart(seats.double.commands, text, self.member.locale).values[-1][1])
            return [
                {"name": names_of(choice, self.member.locale)[0], "value": choice["value"]}
                for choice in option.get("choices") or ()
                if wanted in normal(names_of(choice, self.member.locale)[0])
            ]
        return await self._send(AUTOCOMPLETE, place, self._command_data(typed, place), None)

    def say(self, text: str, *, channel: Channel | None = None) -> Message:
        """Write an ordinary message. The bot does not hear of it."""
        place = channel or self.place
        return self.seats.double.messages.compose(place, {"content": text}, {}, author=self.member.id)

    # Seeing ------------------------------------------------------------------------------------------------------

    def visible(self) -> list[str]:
        """The texts of all messages that this person sees now, oldest first."""
        return [text for _, text in self.messages()]

    def messages(self) -> list[tuple[Message, str]]:
        """The same with their messages: readable channels, own private answers, own direct messages."""
        return visible(self.seats.double.world, self.member)

    def sees(self, text: str) -> bool:
        """Whether any visible message, or the open form, contains *text* (normalised)."""
        return self.count(text) > 0

    def count(self, text: str) -> int:
        """How many visible messages contain *text*."""
        return sum(contains(shown, text) for shown in self.visible())

    def pinged(self) -> list[Message]:
        """The messages that notified this person, oldest first."""
        return [message for message, _ in self.messages() if self.member.id in message.pings]

    def button(self, label: str, of: str | Message | None = None) -> Control:
        """The button that `press` would press."""
        return self._find("[", label, of)

    def find(self, text: str) -> Message:
        """The newest visible message containing *text*."""
        world = self.seats.double.world
        for message in reversed(list(world.visible_messages(self.member))):
            if contains(text_of(world, message), text):
                return message
        raise CannotType("no-message", who=self.name, text=text)

    def buttons(self) -> list[str]:
        """The labels that can be pressed, each once: those of what this person is called to answer first, then the
        others, newest message first."""
        return list(dict.fromkeys(each.label for each in self._usable() if each.is_button))

    def asked(self) -> list[str]:
        """The labels that answer what this person is called to answer; none if nothing is asked."""
        return list(dict.fromkeys(each.label for each in self._usable(asked=True) if each.is_button))

    def asked_selects(self) -> list[Control]:
        """The selects in which this person is called to choose."""
        return [each for each in self._usable(asked=True) if not each.is_button]

    def _usable(self, *, asked: bool = False) -> list[Control]:
        """What can be pressed or chosen in, that of a question to this person first; *asked*: that alone."""
        first: list[Control] = []
        others: list[Control] = []
        newest: list[Control] = []
        called = False
        seen = list(self.seats.double.world.visible_messages(self.member))
        for message in sorted(seen, key=lambda each: each.touched if asked else each.id, reverse=True):
            usable = [each for each in controls(message) if not each.disabled]
            answering = [each for each in usable if not each.component["custom_id"].startswith(_ALWAYS)]
            calls = bool(answering) and f"<@{self.member.id}>" in message.content
            # What this person opened since then is a part of it: a secret choice, say.
            mine = not called and (calls or message.reader == self.member.id)
            called = called or calls
            told = answering if calls else usable
            (first if mine else others).extend(told)
            others.extend(each for each in usable if each not in told)
            newest.extend(usable)
        if not called:
            return [] if asked else newest
        return first if asked else [*first, *others]

    def selects(self) -> list[Control]:
        """The selects that can be chosen in, newest message first."""
        return [
            control
            for message, _ in reversed(self.messages())
            for control in controls(message)
            if not control.is_button and not control.disabled
        ]

    # Inside ------------------------------------------------------------------------------------------------------

    def _may_act(self, channel: Channel | None) -> Channel:
        place = channel or self.place
        world = self.seats.double.world
        if place.deleted or not world.channel_rights(self.member, place) & rights.USE_APPLICATION_COMMANDS:
            raise CannotType("no-commands-here", who=self.name, channel=place.name)
        return place

    def _candidates(self, kind: str, of: str | Message | None) -> Iterator[Control]:
        world = self.seats.double.world
        messages: Iterable[Message]
        if isinstance(of, Message):
            messages = [of]
        elif of is None:
            messages = reversed(list(world.visible_messages(self.member)))
        else:
            messages = [self.find(of)]
        for message in messages:
            for control in controls(message):
                if control.is_button == (kind == "["):
                    yield control

    def _find(self, kind: str, label: str, of: str | Message | None) -> Control:
        """The best match: the same label, then one that starts so, then one that contains it; newest first."""
        wanted = normal(label)
        found = list(self._candidates(kind, of))
        usable = [control for control in found if not control.disabled]
        for fits in (str.__eq__, str.startswith, str.__contains__):
            for control in usable:
                names = [control.label] if kind == "[" else [control.label, str(control.component["custom_id"])]
                if any(fits(normal(name), wanted) for name in names):
                    return control
        closing = "]" if kind == "[" else "}"
        if any(normal(control.label) == wanted for control in found):
            raise CannotType("disabled", control=f"{kind}{label}{closing}")
        known = " ".join(dict.fromkeys(f"{kind}{control.label}{closing}" for control in usable)) or "–"
        raise CannotType("no-control", who=self.name, control=f"{kind}{label}{closing}", known=known)

    def _command_data(self, typed: Typed, place: Channel) -> Json:
        data: Json = {"id": typed.command["id"], "name": typed.command["name"], "type": 1, "options": typed.options}
        resolved: Json = {}
        if typed.users:
            resolved |= self._resolved_users(typed.users)
        world = self.seats.double.world
        if typed.channels:
            resolved["channels"] = {
                str(ident): payloads.channel_data(world, world.channels[ident]) | {"permissions": "0"}
                for ident in typed.channels
            }
        if typed.roles:
            known = {item["id"]: item for item in payloads.role_data(world)}
            resolved["roles"] = {str(ident): known[str(ident)] for ident in typed.roles}
        if typed.files:
            resolved["attachments"] = self._resolved_files(typed.files, place)
        if resolved:
            data["resolved"] = resolved
        if "guild_id" in typed.command:
            data["guild_id"] = typed.command["guild_id"]
        return data

    def _resolved_users(self, idents: list[int]) -> Json:
        world = self.seats.double.world
        people = [world.members[ident] for ident in idents]
        members = {}
        for person in people:
            told = payloads.member_data(world, person, self.place)
            del told["user"], told["deaf"], told["mute"]
            members[str(person.id)] = told
        return {"users": {str(person.id): payloads.user(person) for person in people}, "members": members}

    def _resolved_files(self, files: Mapping[str, Path], place: Channel) -> Json:
        made = {}
        for ident, path in files.items():
            kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
            upload = Upload(path.name, path.read_bytes(), kind)
            if len(upload.content) > payloads.ATTACHMENT_LIMIT:
                raise CannotType("file-too-large", file=path.name)
            made[ident] = self.seats.double.messages.keep_file(place, upload, {}) | {"id": ident, "ephemeral": True}
        return made

    async def _send(self, kind: int, place: Channel, data: Json, source: Message | None) -> Answer:
        if kind != AUTOCOMPLETE:
            self.form = None  # whoever does something else has closed the form
        interaction = await self.seats.double.send(kind, self.member.id, place, data, source)
        try:
            async with asyncio.timeout(PATIENCE_S):
                problem = await asyncio.shield(interaction.done)
        except TimeoutError:
            problem = "timeout"
            if not interaction.done.done():
                interaction.done.set_result(problem)
        if interaction.modal is not None:
            self.form = interaction
        return Answer(self.seats, interaction, problem)


class Seats:
    """Everyone at the table, created when first named. *files* is where `@path` is looked for."""

    def __init__(self, double: Double, *, locale: str = "fr", files: Path | None = None) -> None:
        self.double = double
        self.locale = locale
        self.files = files or Path()
        self.people: dict[str, Person] = {}

    def person(self, name: str, *, locale: str | None = None, gm: bool | None = None) -> Person:
        """The person called *name*; a newcomer gets *locale*, and the GM's rights if *gm* or called GM or MJ."""
        key = normal(name)
        if key not in self.people:
            leads = gm if gm is not None else key in ("gm", "mj")
            member = self.double.world.add_member(name, locale=locale or self.locale, gm=leads)
            self.people[key] = Person(self, member)
        person = self.people[key]
        if locale is not None:
            person.member.locale = locale
        return person

    def member(self, name: str) -> Member:
        """Somebody who is already here."""
        found = self.people.get(normal(name))
        if found is None:
            raise CannotType("nobody", name=name)
        return found.member

    def __iter__(self) -> Iterator[Person]:
        return iter(self.people.values())
