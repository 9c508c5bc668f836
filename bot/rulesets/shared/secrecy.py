"""Who may read what, whatever the game: nobody learns of hidden people, and each event has its audience."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.kernel.events import (
    KERNEL_EVENTS,
    Audience,
    Begun,
    Breather,
    DecisionClosed,
    DecisionOpened,
    DiceFed,
    Ended,
    Held,
    Recovered,
    Redone,
    Resumed,
    TableSet,
    Undone,
    Uttered,
    WordsKept,
)
from bot.kernel.ruleset import Person, Reader
from bot.kernel.values import lately
from bot.rulesets.shared.naming import people_in, without
from bot.rulesets.shared.people import Encounter

EVERYBODYS: Final[frozenset[type]] = frozenset(
    {Begun, Breather, DiceFed, Ended, Held, Recovered, Redone, Resumed, TableSet, Undone}
)
"""What happens to the encounter itself: the kernel's events that everybody reads."""
ABOUT_SOMEBODY: Final[frozenset[type]] = frozenset({DecisionOpened, DecisionClosed, Uttered})
"""Of the kernel's events, those which everybody reads who may know that their `who` is there."""
THEIR_PLAYERS: Final[frozenset[type]] = frozenset({WordsKept})
"""Of the kernel's events, those which only the player of their `who` reads."""

if unsaid := KERNEL_EVENTS ^ (EVERYBODYS | ABOUT_SOMEBODY | THEIR_PLAYERS):
    raise TypeError(f"say who may read {', '.join(sorted(each.__name__ for each in unsaid))}")


def people(state: Encounter) -> tuple[Person, ...]:
    """Everybody in the encounter, in the order in which they joined."""
    return _listed(state.combatants)


@lately
def _listed(combatants: Mapping[str, Any]) -> tuple[Person, ...]:
    return tuple(
        Person(
            *(each.id, each.name, each.side, each.player, each.temperament is not None, each.out, each.hidden),
            behind=getattr(each, "behind", None),
        )
        for each in combatants.values()
    )


def hidden(state: Any) -> Sequence[str]:
    """The ids of those who are hidden."""
    return tuple(_hidden(state.combatants))


@lately
def _hidden(combatants: Mapping[str, Any]) -> Mapping[str, Any]:
    """Those who are hidden, by their ids."""
    return {each.id: each for each in combatants.values() if each.hidden}


def is_hidden_from(state: Encounter, ident: str, reader: Reader) -> bool:
    """Whether *reader*, who is not the game master, may not know that *ident* is there."""
    who = _hidden(state.combatants).get(ident)
    return who is not None and not plays(reader, who)


def plays(reader: Reader, who: Any) -> bool:
    """Whether *reader* is the player of *who*."""
    return reader.user != 0 and bool(who.player == reader.user)


def sides_of(state: Encounter, reader: Reader) -> set[str]:
    """The sides on which *reader* plays."""
    return {each.side for each in state.combatants.values() if plays(reader, each)}


def eyes_upon(state: Encounter, who: Any, reader: Reader) -> tuple[Any, ...] | None:
    """Those of other sides than *who*’s by whose eyes *reader* sees him, as far as they are up: all of the sides on
    which he plays; of whoever plays nobody, as in the channel, all players' characters.

    None where nothing is to be kept from that reader: the game master, who plays on that side, and, if players play on
    that side alone, the channel, too: it is theirs.
    """
    sides = sides_of(state, reader)
    if reader.gm or who.side in sides:
        return None
    played = sides or {each.side for each in state.combatants.values() if each.player is not None}
    if played == {who.side}:
        return None
    return tuple(
        each
        for each in state.combatants.values()
        if (each.side in sides or (not sides and each.player is not None)) and not each.out and each.side != who.side
    )


def speaks_of_hidden(state: Encounter, event: Any, reader: Reader) -> bool:
    """Whether *event* is about somebody of whom *reader* may not know."""
    return bool(_hidden(state.combatants)) and any(is_hidden_from(state, each, reader) for each in people_in(event))


def is_told(state: Encounter, event: Any, reader: Reader, told: Audience) -> bool:
    """Whether *reader* belongs to those to whom *event* is *told*."""
    if told.to == "public" or reader.gm:
        return True
    if told.to == "gm":
        return False
    who = state.combatants.get(told.of or event.combatant)
    if who is None:
        return False
    return plays(reader, who) if told.to == "owner" else who.side in sides_of(state, reader)


def may_read(state: Encounter, event: Any, reader: Reader, told: Audience) -> bool:
    """Whether *reader* may read *event*, which is *told* to those: nothing of hidden people, nor what they are asked or
    say."""
    if reader.gm:
        return True
    if (kind := event.__class__) in ABOUT_SOMEBODY:
        return not is_hidden_from(state, event.who, reader)
    if kind in THEIR_PLAYERS:
        who = state.combatants.get(event.who)
        return who is not None and plays(reader, who)
    if kind in EVERYBODYS:
        return True
    return not speaks_of_hidden(state, event, reader) and is_told(state, event, reader, told)


def redacted(state: Encounter, event: Any, reader: Reader) -> Any:
    """*event*, which *reader* may read, without the hidden people whom it mentions aside."""
    if reader.gm or not _hidden(state.combatants):
        return event
    return without(event, lambda ident: is_hidden_from(state, ident, reader))


def secret_figures(state: Encounter, who: Any) -> bool:
    """Whether figures of *who* are nobody's business but his side's: unless he is a player's, and no other side has
    players."""
    if who.player is None:
        return True
    return any(each.player is not None and each.side != who.side for each in state.combatants.values())


def foe_numbers(state: Any) -> str:
    """What this table's players see of their foes' numbers (`choices.FOE_NUMBERS`); a game without that setting shows
    all."""
    return str(getattr(getattr(state, "settings", None), "foe_numbers", "all"))


def conceals(state: Any, ident: str, reader: Reader) -> bool:
    """Whether the numbers of *ident* are a foe's to *reader*, of a table that does not show them all. To the channel
    they are whenever anybody who reads it is on another side."""
    who = state.combatants.get(ident)
    if who is None or reader.gm or foe_numbers(state) == "all":
        return False
    return who.side not in sides_of(state, reader) and secret_figures(state, who)
