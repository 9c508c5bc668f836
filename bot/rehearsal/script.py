"""The language of scenes: plain text, one step a line, read into typed steps.

    GM> /encounter open rules:alternatif     # who> what they type
    Bob> [Parry] of "Orc strikes Bob"        # a button (of the newest message containing this)
    GM> {target} Orc; Goblin                 # choose in a select
    Alice> (Level) 3; (Name) Aldric          # fill in the open form and submit it
    Alice> <Explain> of "strikes"            # a message's context menu (or: of @Bob)
    GM #screen> /gm panel                    # in another channel
    Alice> hello                             # anything else is ordinary chat
    wait 1h30m                               # move the table's clock
    restart                                  # kill -9, and start again on the same database
    locale Alice en
    expect [not] [Alice] "text"              # visible to Alice, or to someone
    expect [Alice] count 2 "text"            # in exactly so many messages
    offer [not] Alice /declare target: Orc   # completion of the last name: must offer this
    refuse "not your turn"                   # the previous step was answered so, in private

A `#` with white space on both sides, or at the start of a line, begins a comment. `\\n` and `\\"` work in quotes.
"""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from .words import Told


class ScriptError(Told):
    """A line that is not in the language: `line` counts from 1."""

    def __init__(self, line: int, key: str, /, **facts: object) -> None:
        super().__init__(key, **facts)
        self.line = line


@dataclass(slots=True, frozen=True)
class Command:
    """`/name option:value`"""

    text: str


@dataclass(slots=True, frozen=True)
class Press:
    """`[label] of "text"`"""

    label: str
    of: str | None = None


@dataclass(slots=True, frozen=True)
class Choose:
    """`{select} value; value of "text"`"""

    select: str
    values: tuple[str, ...]
    of: str | None = None


@dataclass(slots=True, frozen=True)
class Fill:
    """`(Label) value; (Label) value`"""

    fields: tuple[tuple[str, str], ...]


@dataclass(slots=True, frozen=True)
class Use:
    """`<Menu> of "text"`, or `of @Bob`"""

    menu: str
    of: str | None = None
    user: str | None = None


@dataclass(slots=True, frozen=True)
class Say:
    """Ordinary chat."""

    text: str


Action: TypeAlias = Command | Press | Choose | Fill | Use | Say


@dataclass(slots=True, frozen=True)
class Act:
    """Somebody does something, in a channel."""

    who: str
    action: Action
    channel: str | None = None


@dataclass(slots=True, frozen=True)
class Wait:
    """The clock moves on by `seconds`."""

    seconds: float


@dataclass(slots=True, frozen=True)
class Restart:
    """The bot is killed and started again."""


@dataclass(slots=True, frozen=True)
class Locale:
    """The language of somebody's client."""

    who: str
    locale: str


@dataclass(slots=True, frozen=True)
class Expect:
    """A text is (not) visible to `who`, or to someone; with `count`, in exactly that many messages."""

    text: str
    who: str | None = None
    negated: bool = False
    count: int | None = None


@dataclass(slots=True, frozen=True)
class Offer:
    """Completion of `line` must (not) offer `wanted`."""

    who: str
    line: str
    wanted: str
    negated: bool = False


@dataclass(slots=True, frozen=True)
class Refuse:
    """The previous step was answered with this, in private."""

    text: str


Step: TypeAlias = Act | Wait | Restart | Locale | Expect | Offer | Refuse


@dataclass(slots=True, frozen=True)
class Line:
    """A step with its place: line number from 1, and the line itself without its comment."""

    number: int
    text: str
    step: Step


_QUOTED = r'"((?:[^"\\]|\\.)*)"'
_ACT = re.compile(r'(?P<who>[^>#"\[\]{}/]+?)(?:\s+#(?P<channel>[\w-]+))?\s*>\s*(?P<what>.*)', re.DOTALL)
_EXPECT = re.compile(
    rf"expect(?P<not>\s+not)?(?:\s+(?P<who>(?!count\b)[^\"]+?))??(?:\s+count\s+(?P<n>\d+))?\s+{_QUOTED}"
)
_OFFER = re.compile(r"offer(?P<not>\s+not)?\s+(?P<who>[^/]+?)\s+(?P<line>/.*)")
_OF = re.compile(rf"\s+of\s+(?:{_QUOTED}|@(?P<user>.+))$")
_DURATION = re.compile(r"(\d+(?:\.\d+)?)\s*(ms|s|min|m|h|d|j)\s*")
_UNITS = {"ms": 0.001, "s": 1.0, "m": 60.0, "min": 60.0, "h": 3600.0, "d": 86_400.0, "j": 86_400.0}
_COMMENT = re.compile(r'^\s*#.*$|"(?:[^"\\]|\\.)*"|\s#(?:\s.*)?$')
_FIELD = re.compile(r"\(([^()]*(?:\([^()]*\)[^()]*)*)\)\s*([^;]*(?:;(?!\s*\()[^;]*)*)(?:;\s*|$)")


def parse(text: str) -> list[Line]:
    """Every step of a script. Raises `ScriptError` for the first line that is none."""
    lines = []
    for number, raw in enumerate(text.splitlines(), 1):
        line = without_comment(raw).strip()
        if line:
            lines.append(Line(number, line, parse_step(line, number)))
    return lines


def load(path: Path) -> list[Line]:
    """The steps of a file, in UTF-8."""
    return parse(path.read_text(encoding="utf-8-sig"))


def without_comment(line: str) -> str:
    """A line without its comment.

    >>> without_comment('Bob> [Hit #2] of "a # b"   # the second')
    'Bob> [Hit #2] of "a # b"  '
    """
    for found in _COMMENT.finditer(line):
        if not found[0].startswith('"'):
            return line[: found.start()]
    return line


def parse_step(line: str, number: int = 1) -> Step:
    """One step.

    >>> parse_step("wait 1h30m")
    Wait(seconds=5400.0)
    >>> parse_step('expect not Bob "due at 12"')
    Expect(text='due at 12', who='Bob', negated=True, count=None)
    >>> parse_step('Bob> [Parry] of "Orc strikes"')
    Act(who='Bob', action=Press(label='Parry', of='Orc strikes'), channel=None)
    """
    word = line.split(None, 1)[0]
    match word:
        case "expect":
            return _expect(line, number)
        case "wait":
            return Wait(duration(line.removeprefix("wait").strip(), number))
        case "restart" if line == "restart":
            return Restart()
        case "locale":
            who, _, code = line.removeprefix("locale").strip().rpartition(" ")
            if not who or code not in ("fr", "en", "en-US", "en-GB"):
                raise ScriptError(number, "locale-form")
            return Locale(who.strip(), code)
        case "offer":
            return _offer(line, number)
        case "refuse":
            found = re.fullmatch(rf"refuse\s+{_QUOTED}", line)
            if found is None:
                raise ScriptError(number, "refuse-form")
            return Refuse(unescape(found[1]))
        case _:
            pass
    acting = _ACT.fullmatch(line)
    if acting is None:
        raise ScriptError(number, "not-a-step", line=line)
    return Act(acting["who"].strip(), parse_action(acting["what"].strip(), number), acting["channel"])


def parse_action(text: str, number: int = 1) -> Action:
    """What somebody does, after `who>`."""
    if not text:
        raise ScriptError(number, "nothing-done")
    if text[0] == "/":
        return Command(text)
    if text[0] == "(":
        return _fill(text, number)
    if text[0] not in "[{<":
        return Say(text)
    found = _OF.search(text)
    of = unescape(found[1]) if found is not None and found[1] is not None else None
    user = found["user"] if found is not None else None
    rest = text[: found.start()] if found is not None else text
    end = rest.rfind({"[": "]", "<": ">"}[text[0]]) if text[0] != "{" else rest.find("}")
    if end < 0 or (text[0] != "{" and rest[end + 1 :].strip()):
        raise ScriptError(number, "not-closed", text=text)
    name = rest[1:end].strip()
    if text[0] == "[":
        return Press(name, of)
    if text[0] == "<":
        return Use(name, of, user)
    values = tuple(part.strip() for part in rest[end + 1 :].split(";") if part.strip())
    return Choose(name, tuple(unescape(value.strip('"')) for value in values), of)


def duration(text: str, number: int = 1) -> float:
    """Seconds of `30s`, `5m`, `2h`, `1d` (or `1j`, as the French say), `1h30m`."""
    parts = _DURATION.findall(text)
    if not parts or _DURATION.sub("", text):
        raise ScriptError(number, "not-a-duration", text=text)
    return sum(float(amount) * _UNITS[unit] for amount, unit in parts)


def unescape(text: str) -> str:
    return re.sub(r"\\(.)", lambda found: "\n" if found[1] == "n" else found[1], text)


def _expect(line: str, number: int) -> Expect:
    found = _EXPECT.fullmatch(line)
    if found is None:
        raise ScriptError(number, "expect-form")
    who, count = found["who"], found["n"]
    text = unescape(found[4])
    if not text.strip():
        raise ScriptError(number, "expect-empty")
    if found["not"] and count is not None:
        raise ScriptError(number, "expect-not-count")
    return Expect(text, who.strip() if who else None, bool(found["not"]), None if count is None else int(count))


def _offer(line: str, number: int) -> Offer:
    found = _OFFER.fullmatch(line)
    before, colon, wanted = found["line"].rpartition(":") if found is not None else ("", "", "")
    if found is None or not colon or not wanted.strip():
        raise ScriptError(number, "offer-form")
    return Offer(found["who"].strip(), before + ":", unescape(wanted.strip().strip('"')), bool(found["not"]))


def _fill(text: str, number: int) -> Fill:
    fields = []
    place = 0
    while place < len(text):
        found = _FIELD.match(text, place)
        if found is None:
            raise ScriptError(number, "not-a-field", text=text[place:])
        fields.append((found[1].strip(), unescape(found[2].strip())))
        place = found.end()
    return Fill(tuple(fields))
