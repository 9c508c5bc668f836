"""What every game asks of those who join: whose side they take, and names and ids that nobody else bears."""

from __future__ import annotations

import hashlib
import unicodedata
from collections.abc import Collection, Iterable, Iterator, Mapping
from itertools import count as count_from
from types import MappingProxyType
from typing import Protocol

from bot.kernel.errors import Refused

PLAYERS, FOES = "players", "foes"
MOST = 24
"""People in an encounter whom everybody sees, as many as a select of the chat service offers (25) beside doing nothing;
as many again may be hidden."""
MOST_AT_ONCE = 20
"""Creatures that may be added with one command."""
LONGEST_NAME = 40
PLAYER, CREATURE, UNSEEN = "p", "c", "unseen"
"""How the ids begin of people's characters, of creatures, and of those who join without being seen, where ids are not
to tell what somebody is or is called (`neutral`)."""
MARK = 6
"""Letters and digits by which the ids of those differ who join without being seen: numbers would tell how many hide."""


class Joined(Protocol):
    """Somebody in the encounter. *player*: the user who decides, None for the game master's; *origin*: the sheet's
    name, or the kind of creature."""

    @property
    def id(self) -> str: ...

    @property
    def name(self) -> str: ...

    @property
    def side(self) -> str: ...

    @property
    def player(self) -> int | None: ...

    @property
    def origin(self) -> str: ...

    @property
    def hidden(self) -> bool: ...


def check_fit(name: str, left: int) -> None:
    """Somebody with no points *left* does not join: the sheet is healed first."""
    if left <= 0:
        raise Refused("unfit", name=name)


def check_new(here: Iterable[Joined], player: int, origin: str) -> None:
    """The same character of the same player fights once only."""
    for each in here:
        if each.player == player and each.origin == origin:
            raise Refused("already-joined", name=each.name)


def check_side(here: Collection[Joined], player: int, side: str) -> None:
    """Nobody plays on both sides, and nobody joins the game master's people: each side knows its own secrets."""
    for each in here:
        if each.player == player and each.side != side:
            raise Refused("one-side", name=each.name)
    if side == FOES and any(each.player is None for each in here if each.side == FOES and not each.hidden):
        raise Refused("gm-side")


def room_for(here: Iterable[Joined], newcomers: Iterable[Joined]) -> int:
    """How many more may join like *newcomers*. Those who are hidden have places of their own: nobody is refused because
    of them."""
    hidden = any(each.hidden for each in newcomers)
    return max(0, MOST - sum(each.hidden == hidden for each in here))


def check_count(count: int) -> int:
    """*count*, if as many may be added at once."""
    if not 1 <= count <= MOST_AT_ONCE:
        raise Refused("how-many-creatures", most=MOST_AT_ONCE)
    return count


def unknown_creature(typed: str, names: Iterable[str]) -> Refused:
    """The refusal of a creature that the catalogue does not have; *names* are those it has."""
    return Refused("unknown-creature", typed=typed[:40], names=", ".join(names))


def fresh(
    here: Collection[Joined],
    base: str,
    count: int = 1,
    *,
    hidden: bool = False,
    neutral: str = "",
    sheet: bool = False,
    left: Mapping[str, str] = MappingProxyType({}),
) -> Iterator[tuple[str, str]]:
    """*count* ids and names, all free and different: *base*, numbered when several, or when it is taken. What somebody
    *hidden* is called is still free for all whom everybody sees: nobody learns of him by it. *left*: ids and names of
    those who are gone; their ids are nobody else's, nor are their numbers.

    *neutral*: something that nobody else knows; ids are then made of neither names nor kinds: each *sheet*, and each
    creature that is seen, has a number, and whoever is *hidden* letters that tell his name to nobody who does not know
    that. Else they are made of the name."""
    names = {each.name for each in here if hidden or not each.hidden}
    names |= {name for name in left.values() if _is_numbered(name)}
    idents = {*left, *(each.id for each in here)}
    for _ in range(count):
        name = free_name(base, names, numbered=count > 1)
        if not neutral:
            ident = free_id(f"{UNSEEN} {name}" if hidden else name, idents)
        elif hidden:
            # Not by how many hide: whoever is shown would tell of the others.
            marks = (f"{UNSEEN}-{_mark(f'{neutral} {name} {at}')}" for at in count_from())
            ident = next(each for each in marks if each not in idents)
        else:
            kind = PLAYER if sheet else CREATURE
            ident = next(each for each in map(f"{kind}{{}}".format, count_from(1)) if each not in idents)
        names.add(name)
        idents.add(ident)
        yield ident, name


def _is_numbered(name: str) -> bool:
    """Whether *name* was told from another by its number."""
    base, _, number = name.rpartition(" ")
    return bool(base) and number.isdecimal()


def titled(name: str) -> str:
    """*name* as a proper name, at most 40 characters of it.

    >>> titled("ours brun")
    'Ours brun'
    """
    return name[:1].upper() + name[1:LONGEST_NAME]


def free_name(base: str, taken: Collection[str], *, numbered: bool = False) -> str:
    """*base*, or *base* with the first number that is free; *numbered*: with a number in any case."""
    if not numbered and base not in taken:
        return base
    at = 1 if numbered else 2
    while f"{base} {at}" in taken:
        at += 1
    return f"{base} {at}"


def renumbered(name: str, taken: Collection[str]) -> str:
    """*name* with the first number that is free instead of its own.

    >>> renumbered("Orc 1", {"Orc 1", "Orc 2"}), renumbered("Orc", {"Orc"})
    ('Orc 3', 'Orc 2')
    """
    base = name.rstrip("0123456789").rstrip()
    return free_name(base or name, taken, numbered=base != name and bool(base))


def _mark(secret: str) -> str:
    """Letters and digits from which nobody reads anything.

    >>> _mark("a 0") == _mark("a 1"), len(_mark("a 0"))
    (False, 6)
    """
    return hashlib.sha256(secret.encode()).hexdigest()[:MARK]


def free_id(name: str, taken: Collection[str]) -> str:
    """A readable id that is not *taken*.

    >>> free_id("Élodie l’Ancienne", ())
    'elodie-lancienne'
    """
    letters = unicodedata.normalize("NFKD", name.casefold()).encode("ascii", "ignore").decode()
    stem = "-".join("".join(c if c.isalnum() else " " for c in letters).split())[:32] or "combatant"
    found, at = stem, 2
    while found in taken:
        found, at = f"{stem}-{at}", at + 1
    return found
