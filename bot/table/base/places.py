"""The messages of an encounter, each in a slot of its own: what it should read, what is known to be on Discord, and by
what it can be told from all others.

Some are still worked with however old they are: those that ask somebody something (`open_slots`).
"""

from __future__ import annotations

import hashlib
import logging
from base64 import b32encode
from dataclasses import dataclass, field

from pydantic import ValidationError

from bot.render.cards import Card, Item
from bot.store import Slot
from bot.table.base.session import Session

log = logging.getLogger(__name__)

TRACKER = "tracker"
"""The message of its own that earlier versions kept of where the encounter stands."""
OPENING = "opening"
SLOT_MARK = "~"
TIDY = "tidy"
"""The kind of an edit that tells and asks nothing new, and can wait a moment."""
_MARKED = ("q", "s", "x", "m", "ac", "h", "c", "tl", "g", "mp", "e", "gr", "gx", "gd", "le", "nt", "ab", "nv", "sc")
"""The verbs of what can be pressed in the message that holds the present: which message, their ids say."""
ABSENT = "absent:"
"""How the slots begin that ask the game master what to do about somebody."""
CHANGED = "changed:"
"""How the slots begin that offer the game master a change of somebody's sheet."""
ARRIVAL = "arrival:"
"""How the slots begin that ask the game master whether somebody may join."""
SCREEN = "gm:"
"""How the slots of the game master's screen begin: their messages stand in a channel of their own."""
DRAWN_LATER = Card(text="…")
"""What a slot holds of which nobody knows any more what it should read."""


@dataclass(frozen=True, slots=True)
class Key:
    """By what *message* can be edited without counting among a bot's requests: the *token* of an interaction that it
    answered, *until* then. Kept in memory alone."""

    token: str
    message: int
    until: float


@dataclass(slots=True)
class Place:
    """A slot in memory: what it should read, and what is known to be on Discord.

    *wanted_at*: when its first message was wanted that we do not know yet. *flying*: the versions that are on their way
    as answers to interactions; until they have landed nobody else writes there. *mixed*: several went at once, and who
    came last is unknown. *doubtful*: perhaps it is on Discord, though we do not know its message. *looked_at*: when it
    was last made sure that nobody deleted it. *kind*: how it came to be
    wanted (`post`, `answer`, `update`, `edit`, `TIDY`). *tokens*: by version, those of the answers on their way; *key*:
    what came of them.
    """

    slot: str
    card: Card
    version: int
    nonce: str
    shown: int = 0
    message: int | None = None
    interaction: int | None = None
    wanted_at: float = 0.0
    kind: str = "post"
    flying: frozenset[int] = frozenset()
    mixed: bool = False
    doubtful: bool = False
    refusals: int = 0
    order: int = 0
    looked_at: float = 0.0
    tokens: dict[int, str] = field(default_factory=dict)
    key: Key | None = None

    @property
    def reserved(self) -> bool:
        """Whether an answer that shows it is on its way."""
        return bool(self.flying)


def nonce_of(encounter: str, slot: str, instead_of: int = 0) -> str:
    """At most 25 characters: the nonce of a slot's message, or of the one posted *instead of* a lost message."""
    digest = hashlib.blake2b(f"{encounter}/{slot}/{instead_of}".encode(), digest_size=12).digest()
    return b32encode(digest).decode().rstrip("=").lower()


def stored_card(slot: Slot) -> Card:
    """What a stored slot should read. Words that cannot be read any more are no reason not to play on."""
    try:
        return Card.model_validate_json(slot.row.body)
    except ValidationError:
        log.warning("encounter %s: what %s should read cannot be read", slot.encounter, slot.row.slot)
        return DRAWN_LATER


def owner_in(encounter: str, slot: str) -> str:
    """How the ids of components name *encounter*, and the message of *slot* that they are on."""
    return f"{encounter}{SLOT_MARK}{slot}"


def marked(card: Card, encounter: str, slot: str) -> Card:
    """*card* with *slot* in the ids of what can be pressed in it, so that its message can be told from every other
    that shows the same. Where the ids name a slot already, they are left as they are."""

    def mark(item: Item) -> Item:
        verb, owner, *rest = item.id.split("|")
        if owner != encounter or verb not in _MARKED:
            return item
        return item.model_copy(update={"id": "|".join((verb, owner_in(encounter, slot), *rest))})

    return card.model_copy(update={"rows": tuple(tuple(mark(item) for item in row) for row in card.rows)})


def trace_of(place: Place) -> str:
    """By what the message of *place* can be told: `id:` and the id of a component (or, ending with `|`, how it begins),
    or `text:` and all its text."""
    for row in place.card.rows:
        for item in row:
            verb, owner, *more = item.id.split("|")
            if SLOT_MARK in owner:
                return f"id:{verb}|{owner}|" if more else f"id:{item.id}"
            if verb == "w":
                return f"id:{item.id}"
    return f"text:{place.card.text}"


@dataclass(frozen=True, slots=True)
class OpenSlots:
    """Slots by their *names*, and by what their names begin with."""

    names: frozenset[str]
    beginnings: tuple[str, ...]

    def __contains__(self, slot: object) -> bool:
        return isinstance(slot, str) and (slot in self.names or slot.startswith(self.beginnings))


def open_slots(session: Session) -> OpenSlots:
    """The slots of what *session* says is open: the messages that hold the present, questions, a roll
    that people make, what the game master is asked about absent people, changed sheets and people who would join."""
    names = {session.living, session.onscreen, *(each.slot for each in session.asked.values())}
    names |= {f"{where}{ARRIVAL}{each.number}" for each in session.arrivals for where in ("", SCREEN)}
    if session.roll is not None:
        names.add(session.roll.slot)
    beginnings = [f"{ABSENT}{player}:" for player in session.told]
    beginnings += [f"{where}{CHANGED}{who}:" for who in session.changes for where in ("", SCREEN)]
    return OpenSlots(frozenset(names), tuple(beginnings))
