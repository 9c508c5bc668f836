"""A command line as people type it, `/declare action:attack target:Orc`, read with the registered commands.

Names are accepted as registered and in the language of the person's client. A value runs to the next known `name:`,
so it may contain spaces; in double quotes it may contain anything. What a Discord client would not let a person send
raises `CannotType`.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from .payloads import locale_code
from .reading import normal
from .words import Told
from .world import Json, Member, World

SUBCOMMAND, GROUP, TEXT, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, FILE = range(1, 12)
YES = frozenset(("true", "yes", "on", "1", "vrai", "oui"))
NO = frozenset(("false", "no", "off", "0", "faux", "non"))


class CannotType(Told):
    """The client would not let this person send that, and why."""


@dataclass(slots=True)
class Typed:
    """A command ready to be sent: the registered command, its options as Discord nests them, what they refer to."""

    command: Json
    options: list[Json] = field(default_factory=list)
    users: list[int] = field(default_factory=list)
    channels: list[int] = field(default_factory=list)
    roles: list[int] = field(default_factory=list)
    files: dict[str, Path] = field(default_factory=dict)
    focused: Json | None = None


@dataclass(slots=True)
class Line:
    """A command line taken apart: the command, group and subcommand, and each option with its raw value."""

    command: Json
    path: list[Json]
    values: list[tuple[Json, str]]

    @property
    def leaf(self) -> Json:
        return self.path[-1] if self.path else self.command


def names_of(thing: Json, locale: str) -> list[str]:
    """How a command, option or choice may be called: its localised name first, then the registered one."""
    local = (thing.get("name_localizations") or {}).get(locale_code(locale))
    return [local, thing["name"]] if local and local != thing["name"] else [thing["name"]]


def _called(things: Iterable[Json], word: str, locale: str) -> Json | None:
    wanted = normal(word)
    for thing in things:
        if any(normal(name) == wanted for name in names_of(thing, locale)):
            return thing
    return None


def take_apart(commands: Iterable[Json], text: str, locale: str) -> Line:
    """Find the command and subcommand, and split the rest into (option, raw value)."""
    offered = [command for command in commands if command["type"] == 1]
    rest = text.removeprefix("/").strip()
    word, rest = _word(rest)
    command = _called(offered, word, locale)
    if command is None:
        raise CannotType("no-command", word=word)
    path: list[Json] = []
    place = command
    while place.get("options") and place["options"][0]["type"] in (SUBCOMMAND, GROUP):
        word, rest = _word(rest)
        inner = _called(place["options"], word, locale)
        if inner is None:
            known = ", ".join(names_of(item, locale)[0] for item in place["options"])
            raise CannotType("no-subcommand", word=word, known=known)
        path.append(inner)
        place = inner
    return Line(command, path, list(_values(place.get("options") or [], rest, locale)))


def _word(text: str) -> tuple[str, str]:
    word, _, rest = text.partition(" ")
    return word, rest.strip()


def _values(options: list[Json], text: str, locale: str) -> Iterator[tuple[Json, str]]:
    by_name = {normal(name): option for option in options for name in names_of(option, locale)}
    starts: list[tuple[int, int, Json]] = []
    quoted = [(found.start(), found.end()) for found in re.finditer(r'"(?:[^"\\]|\\.)*"', text)]
    for found in re.finditer(r"(?:^|(?<=\s))([\w'-]+):", text):
        option = by_name.get(normal(found[1]))
        if option is not None and not any(start < found.start() < end for start, end in quoted):
            starts.append((found.start(), found.end(), option))
    first = starts[0][0] if starts else len(text)
    given: set[str] = set()
    if bare := text[:first].strip():
        # As in Discord's own client: what is typed before any name goes into the first option.
        if not options or re.match(r"[\w'-]+:", bare):
            known = ", ".join(names_of(item, locale)[0] for item in options) or "–"
            raise CannotType("no-such-option", text=bare, known=known)
        given.add(options[0]["name"])
        yield options[0], _unquoted(bare)
    for index, (_, start, option) in enumerate(starts):
        end = starts[index + 1][0] if index + 1 < len(starts) else len(text)
        if option["name"] in given:
            raise CannotType("given-twice", option=names_of(option, locale)[0])
        given.add(option["name"])
        yield option, _unquoted(text[start:end].strip())


def _unquoted(value: str) -> str:
    if len(value) >= 2 and value[0] == value[-1] == '"':
        return re.sub(r"\\(.)", r"\1", value[1:-1])
    return value


def read(world: World, commands: Iterable[Json], text: str, person: Member, files: Path) -> Typed:
    """A complete command line, checked as a client checks it. `@path` of a file is relative to *files*."""
    line = take_apart(commands, text, person.locale)
    typed = Typed(line.command)
    leaf = [_option(world, typed, option, value, person, files) for option, value in line.values]
    given = {option["name"] for option, _ in line.values}
    missing = [
        names_of(option, person.locale)[0]
        for option in line.leaf.get("options") or ()
        if option.get("required") and option["type"] > GROUP and option["name"] not in given
    ]
    if missing:
        called = " ".join(names_of(each, person.locale)[0] for each in (line.command, *line.path))
        raise CannotType("missing-options", command=called, missing=", ".join(missing))
    typed.options = nest(line.path, leaf)
    return typed


def partial(world: World, commands: Iterable[Json], text: str, person: Member, files: Path) -> Typed:
    """A command line still being typed: its last option is the focused one, as autocomplete sees it."""
    line = take_apart(commands, text, person.locale)
    if not line.values:
        raise CannotType("nothing-typed")
    typed = Typed(line.command)
    *before, (option, value) = line.values
    leaf = [_option(world, typed, other, raw, person, files) for other, raw in before]
    typed.focused = option
    leaf.append({"type": option["type"], "name": option["name"], "value": value, "focused": True})
    typed.options = nest(line.path, leaf)
    return typed


def nest(path: list[Json], leaf: list[Json]) -> list[Json]:
    """The leaf's options inside their subcommand and group."""
    options = leaf
    for part in reversed(path):
        options = [{"type": part["type"], "name": part["name"], "options": options}]
    return options


def _option(world: World, typed: Typed, option: Json, raw: str, person: Member, files: Path) -> Json:
    value: object
    match option["type"]:
        case 3:
            value = _text(option, raw, person)
        case 4 | 10:
            value = _number(option, raw, person)
        case 5:
            if raw.casefold() not in YES | NO:
                raise CannotType("not-boolean", where=names_of(option, person.locale)[0], given=raw)
            value = raw.casefold() in YES
        case 6 | 9:
            value = str(_user(world, raw))
            typed.users.append(int(value))
        case 7:
            channel = world.channel_named(raw.removeprefix("#"))
            if channel is None:
                raise CannotType("no-channel", channel=raw)
            typed.channels.append(channel.id)
            value = str(channel.id)
        case 8:
            role = next((ident for ident, (name, _) in world.roles.items() if normal(name) == normal(raw)), None)
            if role is None:
                raise CannotType("no-role", role=raw)
            typed.roles.append(role)
            value = str(role)
        case 11:
            ident = str(world.snowflake())
            path = files / raw.removeprefix("@")
            if not path.is_file():
                raise CannotType("no-file", file=raw)
            typed.files[ident] = path
            value = ident
        case other:
            raise CannotType("option-type", option=names_of(option, person.locale)[0], type=other)
    return {"type": option["type"], "name": option["name"], "value": value}


def _choice(option: Json, raw: str, person: Member) -> Json | None:
    for choice in option.get("choices") or ():
        if normal(raw) in {normal(name) for name in names_of(choice, person.locale)} | {normal(str(choice["value"]))}:
            return dict(choice)
    return None


def _text(option: Json, raw: str, person: Member) -> str:
    if option.get("choices"):
        choice = _choice(option, raw, person)
        if choice is None:
            known = ", ".join(names_of(item, person.locale)[0] for item in option["choices"])
            raise CannotType("no-option", where=names_of(option, person.locale)[0], word=raw, known=known)
        return str(choice["value"])
    least, most = option.get("min_length") or 0, option.get("max_length") or 6000
    if not least <= len(raw) <= most:
        raise CannotType(
            "text-length", where=names_of(option, person.locale)[0], least=least, most=most, length=len(raw)
        )
    return raw


def _number(option: Json, raw: str, person: Member) -> int | float:
    choice = _choice(option, raw, person)
    if option.get("choices") and choice is None:
        raise CannotType(
            "no-option",
            where=names_of(option, person.locale)[0],
            word=raw,
            known=", ".join(names_of(item, person.locale)[0] for item in option["choices"]),
        )
    value: int | float
    try:
        if choice is not None:
            value = choice["value"]
        else:
            value = int(raw) if option["type"] == INTEGER else float(raw.replace(",", "."))
    except ValueError:
        raise CannotType("not-a-number", where=names_of(option, person.locale)[0], given=raw) from None
    least, most = option.get("min_value"), option.get("max_value")
    if (least is not None and value < least) or (most is not None and value > most):
        raise CannotType(
            "not-between", where=names_of(option, person.locale)[0], given=value, least=_open(least), most=_open(most)
        )
    return value


def _open(bound: object) -> object:
    return "…" if bound is None else bound


def _user(world: World, raw: str) -> int:
    name = normal(raw.removeprefix("@"))
    for member in world.members.values():
        if normal(member.name) == name:
            return member.id
    raise CannotType("nobody", name=raw)
