"""Persons and their words at rest: what is written of an encounter refers to people, and does not name them.

Records mark by their types what is about a person: a `UserId` is a Discord number, a `Name` what somebody in the fight
is called, `Typed` words that a person typed. Written with a codec that knows its encounter's `Persons`, a user is the
number that he has in this encounter (below 0), and a text is the digest of itself and of a salt of its own. Who stands
behind a number, and text and salt behind a digest, are kept beside the journal: forgetting a person takes those away,
and changes not one byte of what is recorded. Read again, a forgotten user is the number below 0, and a forgotten text
a stand-in that names nobody; both are written as they were.

Written without `Persons` everything is plain, and what is plain is read as it is: so are journals of before.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterable
from typing import Annotated, Any, NamedTuple, Protocol, TypeAlias, cast

from pydantic import AfterValidator, PlainSerializer, SerializationInfo, ValidationInfo

MARK = "§"
"""How a reference to a text begins."""
_REFERENCE = re.compile(MARK + "[0-9a-f]{32}")
SALT_BYTES = 16
NAMELESS = "N. N. "
"""How the stand-in of a forgotten text begins (nomen nescio), the same in every language."""


class PersonKept(NamedTuple):
    """Who has number *n* (from 1) in an encounter. *user* and *salt* None: forgotten; *seal* stays, the digest of both,
    which the chain covers in line *line*: who was meant by a number cannot be altered."""

    n: int
    user: int | None
    line: int
    salt: bytes | None
    seal: str


class TextKept(NamedTuple):
    """The *text* behind *ref*, as far as it is person *n*'s. *name*: it is what he, or his character, is called, and
    goes with him whoever else has said it."""

    ref: str
    n: int
    name: bool
    salt: bytes
    text: str


def reference(salt: bytes, text: str) -> str:
    """What stands for *text* where it is written: a digest of it that nobody can guess without *salt*.

    >>> reference(bytes(16), "Aldric")
    '§7cf2b1385e87e01640c681971e9fd914'
    """
    return MARK + hashlib.sha256(b"arbitre text:" + salt + text.encode()).hexdigest()[:32]


def seal_of(salt: bytes, user: int) -> str:
    """What the chain covers of *user*: a digest that nobody can guess without *salt*."""
    return hashlib.sha256(b"arbitre person:%b%d" % (salt, user)).hexdigest()[:32]


def is_reference(text: str) -> bool:
    """Whether *text* stands for another one."""
    return _REFERENCE.fullmatch(text) is not None


def stand_in(ref: str) -> str:
    """What is read for *ref* once the text behind it is forgotten."""
    return NAMELESS + ref[len(MARK) : len(MARK) + 6]


class Persons:
    """Who is who in one encounter. *salt* draws so many bytes that nobody can guess.

    *author* is the user whose words are being written, and *line* the line that covers whoever becomes known. What
    becomes known by writing is fresh until `kept`.
    """

    def __init__(
        self, salt: Callable[[int], bytes], users: Iterable[PersonKept] = (), texts: Iterable[TextKept] = ()
    ) -> None:
        self._salt = salt
        self._users: dict[int, int] = {}
        self._numbers: dict[int, int] = {}
        self._last = 0
        self._introduced: dict[int, list[tuple[int, str]]] = {}
        for person in users:
            self._last = max(self._last, person.n)
            self._introduced.setdefault(person.line, []).append((person.n, person.seal))
            if person.user is not None:
                self._users[person.n] = person.user
                self._numbers[person.user] = person.n
        self._texts: dict[str, str] = {}
        self._refs: dict[str, tuple[str, bytes]] = {}
        self._owned: dict[tuple[str, int], bool] = {}
        for each in texts:
            self._texts[each.ref] = each.text
            self._refs[each.text] = each.ref, each.salt
            self._owned[each.ref, each.n] = each.name
        self.author = 0
        self.line = 0
        self.fresh_users: list[PersonKept] = []
        self.fresh_texts: list[TextKept] = []

    def kept(self, users: int, texts: int) -> None:
        """So many fresh ones are in the file."""
        del self.fresh_users[:users]
        del self.fresh_texts[:texts]

    # ---- writing

    def number(self, user: int) -> int:
        """What is written for *user*; nobody (0), and whoever is forgotten, as he is."""
        if user <= 0:
            return user
        found = self._numbers.get(user)
        if found is None:
            self._last = found = self._last + 1
            self._numbers[user] = found
            self._users[found] = user
            salt = self._salt(SALT_BYTES)
            made = PersonKept(found, user, self.line, salt, seal_of(salt, user))
            self.fresh_users.append(made)
            self._introduced.setdefault(self.line, []).append((found, made.seal))
        return -found

    def introduced(self, line: int) -> list[tuple[int, str]]:
        """Number and seal of those whom *line* covers."""
        return self._introduced.get(line, [])

    def known(self, text: str) -> str:
        """What is written for *text* where it may be a person's, and may be the program's own."""
        found = self._refs.get(text)
        return text if found is None else found[0]

    def typed(self, text: str, owner: int | None = None, *, name: bool = False) -> str:
        """What is written for *text*, which the user *owner* (else the author) typed; *name*: see `TextKept`."""
        if not text:
            return text
        n = -self.number(self.author if owner is None else owner)
        found = self._refs.get(text)
        if found is None:
            if text.startswith(NAMELESS) or is_reference(text):
                return text
            salt = self._salt(SALT_BYTES)
            found = self._refs[text] = reference(salt, text), salt
            self._texts[found[0]] = text
        ref, salt = found
        known = self._owned.get((ref, n))
        if salt and (known is None or (name and not known)):
            self._owned[ref, n] = name
            self.fresh_texts.append(TextKept(ref, n, name, salt, text))
        return ref

    # ---- reading

    def user(self, number: int) -> int:
        """The user behind what is written; a forgotten one is the number itself."""
        return self._users.get(-number, number) if number < 0 else number

    def text(self, written: str) -> str:
        """The text behind what is written."""
        if not written.startswith(MARK) or not is_reference(written):
            return written
        found = self._texts.get(written)
        if found is None:
            # Written again it is what it was.
            found = self._texts[written] = stand_in(written)
            self._refs[found] = written, b""
        return found


class Sealing(Protocol):
    """What writes and reads for one encounter: the context of every marked field (see `codec.Codec`)."""

    persons: Persons | None

    def sealed(self, given: str) -> str: ...


def _persons(info: SerializationInfo | ValidationInfo) -> Persons | None:
    context: Sealing | None = info.context
    return None if context is None else context.persons


def _number(value: int, info: SerializationInfo) -> int:
    # Most often it is the bot itself.
    # What is looked up here is looked up some ten times at each input: without a call between.
    persons: Persons | None = None if value == 0 or (context := info.context) is None else context.persons
    return value if persons is None else persons.number(value)


def _user(value: int, info: ValidationInfo) -> int:
    persons = _persons(info)
    return value if persons is None or value >= 0 else persons.user(value)


def _known(value: str, info: SerializationInfo) -> str:
    persons: Persons | None = None if not value or (context := info.context) is None else context.persons
    return value if persons is None else persons.known(value)


def _typed(value: str, info: SerializationInfo) -> str:
    persons = _persons(info)
    return value if persons is None else persons.typed(value)


def _text(value: str, info: ValidationInfo) -> str:
    persons = _persons(info)
    return value if persons is None else persons.text(value)


def _sealed(value: str, info: SerializationInfo) -> str:
    context: Any = info.context
    return value if context is None or not value else cast(Sealing, context).sealed(value)


_OPENED = AfterValidator(_text)
UserId: TypeAlias = Annotated[int, PlainSerializer(_number, return_type=int, when_used="json"), AfterValidator(_user)]
"""A person's number with Discord; 0: nobody, the bot itself."""
Name: TypeAlias = Annotated[str, PlainSerializer(_known, return_type=str, when_used="json"), _OPENED]
"""What somebody or something in the fight is called, or words that a person may have typed before."""
Typed: TypeAlias = Annotated[str, PlainSerializer(_typed, return_type=str, when_used="json"), _OPENED]
"""Words that a person typed, as they come in."""
Kept: TypeAlias = Annotated[str, PlainSerializer(_sealed, return_type=str, when_used="json")]
"""An input as JSON that is kept within a record: what is marked in it is written as in any input."""


__all__ = [
    "NAMELESS",
    "Kept",
    "Name",
    "PersonKept",
    "Persons",
    "TextKept",
    "Typed",
    "UserId",
    "is_reference",
    "reference",
    "seal_of",
    "stand_in",
]
