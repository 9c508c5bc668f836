"""What every game asks of those who join: whose side they take, and names and ids that nobody else bears."""

from __future__ import annotations

import hashlib
import unicodedata
from collections.abc import Collection, Iterable, Iterator
from itertools import count as count_from
from typing import Protocol

from bot.kernel.errors import Refused

PLAYERS, FOES = "players", "foes"
MOST = 24
"""People in an encounter whom everybody sees, as many as a select of the chat service offers (25) beside doing nothing;
as many again may be hidden."""
MOST_AT_ONCE = 20
"""Creatures that may be added with one command."""
LONGEST_NAME = 40
PLAYER = "p"
"""How the ids of people's characters begin, where ids are not to tell what they are called."""
UNSEEN = "unseen"
"""How the ids of those begin who join without being seen: no other id is ever made longer because of them."""


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
    here: Collection[Joined], base: str, count: int = 1, *, hidden: bool = False, neutral: str = ""
) -> Iterator[tuple[str, str]]:
    """*count* ids and names, all free and different: *base*, numbered when several, or when it is taken. What somebody
    *hidden* is called is still free for all whom everybody sees: nobody learns of him by it. *neutral*: what ids are
    made of instead of the name, which a person chose, and which may be forgotten."""
    names = {each.name for each in here if hidden or not each.hidden}
    idents = {each.id for each in here}
    for _ in range(count):
        name = free_name(base, names, numbered=count > 1)
        if neutral == PLAYER:
            ident = next(each for each in map(f"{PLAYER}{{}}".format, count_from(1)) if each not in idents)
        else:
            stem = neutral or name
            if hidden and neutral:
                # Two who hide must not share a stem: the number of the second would tell of the first, once he is seen.
                stem = f"{_mark(name)} {stem}"
            ident = free_id(f"{UNSEEN} {stem}" if hidden else stem, idents)
        names.add(name)
        idents.add(ident)
        yield ident, name


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


def _mark(name: str) -> str:
    """Four letters and digits by which names differ, and from which none is read: each stands for countless names.

    >>> _mark("Archer") == _mark("Vesper"), len(_mark("Archer"))
    (False, 4)
    """
    return hashlib.sha256(name.encode()).hexdigest()[:4]


def free_id(name: str, taken: Collection[str]) -> str:
    """A readable id that is not *taken*.

    >>> free_id("Élodie l’Ancienne", ())
    'elodie-lancienne'
    """
    letters = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().casefold()
    stem = "-".join("".join(c if c.isalnum() else " " for c in letters).split())[:32] or "combatant"
    found, at = stem, 2
    while found in taken:
        found, at = f"{stem}-{at}", at + 1
    return found
