"""What a message looks like to a person: its texts, its buttons and selects, and how texts are compared."""

import functools
import operator
import re
import unicodedata
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from urllib.parse import urlsplit

from . import limits
from .world import Json, Member, Message, World

BUTTON, SELECTS = limits.BUTTON, limits.SELECTS
_LINK_STYLE = 5

_MARK = re.compile(
    r"<(?:@!?(?P<person>\d+)|#(?P<channel>\d+)|@&(?P<role>\d+)|t:(?P<time>-?\d+)(?::[tTdDfFR])?"
    r"|/(?P<command>[^:>]+):\d+|a?:(?P<emoji>\w+):\d+)>"
)
_EMPHASIS = re.compile(r"\*+|__+|`+|\|\||(?m:^(?:#{1,3}|-#|>>>|>)\s)|\\(?=[^\w\s])|(?<!\w)_(?=\S)|(?<=\S)_(?!\w)")
_INVISIBLE = re.compile("[\u2066-\u2069\u200b\u200e\u200f]")
_SPACE = re.compile(r"\s+")


@functools.lru_cache(maxsize=8192)
def normal(text: str, *, strikes: bool = False) -> str:
    """Text for comparing: no case, no emphasis, plain apostrophes, single spaces. *strikes* keeps `~~`.

    >>> normal("**Jurl** frappe\u202f!  _L’épée_")
    "jurl frappe ! l'épée"
    >>> normal("~~gone~~", strikes=True)
    '~~gone~~'
    """
    text = plain(_INVISIBLE.sub("", unicodedata.normalize("NFC", text)))
    if not strikes:
        text = text.replace("~~", "")
    return _SPACE.sub(" ", text.replace("’", "'")).strip().casefold()


def plain(text: str) -> str:
    """Text without the marks that make it bold, italic, code, a title or a quotation; struck out stays struck out.

    >>> plain("**Jurl** parries: _~~a hit~~_")
    'Jurl parries: ~~a hit~~'
    """
    return _EMPHASIS.sub("", text)


def contains(text: str, wanted: str) -> bool:
    """Whether *text* contains *wanted*, both normalised; strike-through counts when *wanted* has it."""
    strikes = "~~" in wanted
    return normal(wanted, strikes=strikes) in normal(text, strikes=strikes)


def readable(world: World, text: str, when: Callable[[int], str] | None = None) -> str:
    """Text with its mentions, times and emojis as a client shows them; *when* words a time (seconds since 1970)."""
    if "<" not in text:
        return text

    def shown(found: re.Match[str]) -> str:
        kind = str(found.lastgroup)
        what = found[kind]
        match kind:
            case "person":
                member = world.members.get(int(what))
                return f"@{member.name}" if member else "@unknown-user"
            case "channel":
                channel = world.channels.get(int(what))
                return f"#{channel.name}" if channel else "#unknown"
            case "role":
                known = world.roles.get(int(what))
                return f"@{known[0]}" if known else "@unknown-role"
            case "time":
                return relative(int(what) - world.clock.now()) if when is None else when(int(what))
            case "command":
                return f"/{what}"
            case _:
                return f":{what}:"

    return _MARK.sub(shown, text)


def relative(seconds: float) -> str:
    """A distance in time, short and the same in every language.

    >>> relative(90), relative(-7200), relative(20), relative(-0.3)
    ('+2 min', '-2 h', '+20 s', '0 s')
    """
    size = abs(seconds)
    if not round(size):
        return "0 s"
    sign = "-" if seconds < 0 else "+"
    if size < 60:
        return f"{sign}{round(size)} s"
    if size < 3600:
        return f"{sign}{int(size / 60 + 0.5)} min"
    if size < 86_400:
        return f"{sign}{round(size / 3600)} h"
    return f"{sign}{round(size / 86_400)} d"


@dataclass(slots=True, frozen=True)
class Attachment:
    """A file on a message; *about*: what it is said to show."""

    name: str
    content: bytes
    about: str


def attached(world: World, message: Message) -> list[Attachment]:
    """The files on *message*, as anybody who sees it can open them."""
    return [
        Attachment(item["filename"], world.files[urlsplit(item["url"]).path], item.get("description") or "")
        for item in message.payload["attachments"]
    ]


@dataclass(slots=True, frozen=True)
class Control:
    """A button or a select on a message."""

    message: Message
    component: Json

    @property
    def is_button(self) -> bool:
        return bool(self.component["type"] == BUTTON)

    @property
    def disabled(self) -> bool:
        return bool(self.component.get("disabled"))

    @property
    def label(self) -> str:
        """A button's words, with its emoji if it has no others; a select's placeholder or custom id."""
        if self.is_button:
            emoji = (self.component.get("emoji") or {}).get("name") or ""
            return str(self.component.get("label") or emoji)
        return str(self.component.get("placeholder") or self.component["custom_id"])

    @property
    def options(self) -> list[Json]:
        return list(self.component.get("options") or ())


def controls(message: Message) -> Iterator[Control]:
    """The buttons that can be pressed and the selects, in reading order."""
    for _, component in limits.walk(message.payload["components"]):
        kind = component.get("type")
        if (kind == BUTTON and component.get("style") != _LINK_STYLE) or kind in SELECTS:
            yield Control(message, component)


def words(payload: Json) -> Iterator[str]:
    """The texts of a message, raw: content, embeds, text displays."""
    if payload["flags"] & 1 << 7:
        yield "…"
    if payload["content"]:
        yield payload["content"]
    for embed in payload["embeds"]:
        yield from embed_words(embed)
    for _, component in limits.walk(payload["components"]):
        if component.get("type") == limits.TEXT:
            yield component["content"]


def embed_words(embed: Json) -> Iterator[str]:
    """The texts of an embed, in reading order."""
    if embed.get("author"):
        yield embed["author"]["name"]
    for name in ("title", "description"):
        if embed.get(name):
            yield embed[name]
    for field in embed.get("fields") or ():
        yield f"{field['name']}\n{field['value']}"
    if embed.get("footer"):
        yield embed["footer"]["text"]


def text_of(world: World, message: Message, when: Callable[[int], str] | None = None) -> str:
    """All that a message shows, as plain lines: texts, files, then `[buttons]` and `{selects}` with their options.

    *when* words the times in it, in one line each."""
    texts, rest = _raw(message)
    return "\n".join([*(readable(world, text, when) for text in texts), *rest])


def _raw(message: Message) -> tuple[list[str], list[str]]:
    """The texts of a message, raw, and the lines below them. They are kept until it is edited: everybody who looks
    reads all that stands."""
    payload = message.payload
    parts = tuple(payload[name] for name in ("content", "embeds", "components", "attachments", "flags"))
    known = message.lines
    # An edit puts other parts in their place; these are held, so that no other can be taken for one of them.
    if known is not None and all(map(operator.is_, known[0], parts)):
        return known[1]
    rest = [f"@{item['filename']}" for item in payload["attachments"]]
    row = []
    for control in controls(message):
        if control.is_button:
            row.append(f"({control.label})" if control.disabled else f"[{control.label}]")
        else:
            row.append("{" + control.label + "} " + " | ".join(str(item["label"]) for item in control.options))
    if row:
        rest.append("  ".join(row))
    message.lines = parts, (list(words(payload)), rest)
    return message.lines[1]


def form_lines(modal: Json) -> list[str]:
    """An open form: its title, then each field as `(Label)`."""
    return [str(modal["title"]), *(f"({label})" for label, _ in form_fields(modal))]


def form_fields(modal: Json) -> list[tuple[str, Json]]:
    """The fields of a form: label and input."""
    found = []
    for component in modal["components"]:
        if component["type"] == limits.LABEL:
            found.append((str(component["label"]), component["component"]))
        elif component["type"] == limits.ROW:
            found += [(str(item["label"]), item) for item in component["components"]]
    return found


def visible(world: World, member: Member) -> list[tuple[Message, str]]:
    """The messages a person sees now, oldest first, with their text."""
    return [(message, text_of(world, message)) for message in world.visible_messages(member)]
