"""The encounter as one reader may see it: a row for each combatant of whom he may know, with as much as he may know.

What a row holds is the game's business; whose rows there are, and how near the reader is to each, is the same in all
games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from bot.kernel.decisions import Scalar
from bot.kernel.frame import Open
from bot.kernel.ruleset import Reader, Row
from bot.kernel.values import record
from bot.rulesets.shared.secrecy import plays, sides_of


@record
class Look:
    """How a reader sees somebody: *gm*: as the game master; *own*: as one of his own side, or as the game master;
    *awaited*: a question to him is open."""

    gm: bool
    own: bool
    awaited: bool


def rows(
    state: Any,
    reader: Reader,
    questions: Sequence[Open],
    facts: Callable[[Any, Look], Mapping[str, Scalar]],
    people: Iterable[Any] | None = None,
) -> tuple[Row, ...]:
    """The rows of those of whom *reader* may know, with what *facts* says of each; *people*: in this order, unless it
    is that in which they joined. Hidden people are their own players' and the game master's."""
    sides = sides_of(state, reader)
    awaited = {each.who for each in questions if not (each.answered and not each.secret)}
    made = []
    for who in state.combatants.values() if people is None else people:
        mine = reader.gm or plays(reader, who)
        if who.hidden and not mine:
            continue
        look = Look(reader.gm, mine or who.side in sides, who.id in awaited)
        made.append(Row(who.id, who.name, who.side, {**_plain(who, look), **facts(who, look)}))
    return tuple(made)


def alike(things: Iterable[Mapping[str, Scalar]]) -> str | None:
    """Several things that are told alike, as one fact: ids and numbers only. None for none.

    >>> alike([{"weapon": "wand_of_bolts", "ready": 9}, {"weapon": "ring", "ready": 0}])
    'weapon=wand_of_bolts|ready=9, weapon=ring|ready=0'
    """
    return ", ".join("|".join(f"{name}={value}" for name, value in each.items()) for each in things) or None


def _plain(who: Any, look: Look) -> dict[str, Scalar]:
    """What is told of anybody."""
    told: dict[str, Scalar] = {
        "player": who.player,
        "autopilot": who.temperament is not None,
        "awaited": look.awaited,
        "out": who.out,
    }
    return {**told, "hidden": who.hidden, "temperament": who.temperament} if look.gm else told


def is_decided(people: Iterable[Any]) -> bool:
    """Whether *people* are all of one side, but for those who are out of the fight, as far as everybody can see: the
    game master may close the scene. One that went on for somebody hidden would tell that he is there."""
    return standing(each for each in people if not each.hidden) < 2


def standing(people: Iterable[Any]) -> int:
    """How many sides have anybody who is not out of the fight, of *people* whom a reader sees."""
    return len({each.side for each in people if not each.out})
