"""Numbers of foes in what is told: of a table that does not show them all, the event is told without them.

Whose a number is stands beside the class of the event (`Numbers`, in the tables of each game): a total that was rolled,
or what it is made of and what it is held against.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.kernel.ruleset import Reader
from bot.kernel.values import evolve, record
from bot.rulesets.shared import secrecy


@record
class Numbers:
    """Fields of an event that hold numbers of the combatant whom its field *whose* names (nobody named: of anybody).
    *totals*: what he has rolled, or lost; *parts*: what that is made of, or what others must reach."""

    whose: str
    totals: tuple[str, ...] = ()
    parts: tuple[str, ...] = ()


Table = Mapping[type, tuple[Numbers, ...]]


def withheld(state: Any, event: Any, reader: Reader, table: Table) -> tuple[str, ...]:
    """The fields of *event* that *reader* may not know: of a foe the parts, and where there are only words the totals,
    too (`choices.FOE_NUMBERS`)."""
    known = table.get(event.__class__)
    shown = secrecy.foe_numbers(state)
    if known is None or reader.gm or shown == "all":
        return ()
    found: list[str] = []
    for each in known:
        whose = getattr(event, each.whose)
        if whose is None or secrecy.conceals(state, whose, reader):
            found += each.parts if shown == "totals" else (*each.totals, *each.parts)
    return tuple(dict.fromkeys(found))


def veiled(state: Any, event: Any, reader: Reader, table: Table) -> Any:
    """*event* as *reader* may know it: None stands for each number that is withheld."""
    names = withheld(state, event, reader, table)
    return evolve(event, **dict.fromkeys(names)) if names else event


def in_words(event: Any, table: Table) -> Any:
    """*event* without any of its numbers, whoever they are of, nor what a die showed by nature: for a tale."""
    names = dict.fromkeys(name for each in table.get(event.__class__, ()) for name in (*each.totals, *each.parts))
    if getattr(event, "natural", None) is not None:
        names["natural"] = None
    return evolve(event, **names) if names else event


def unveiled(event: Any, table: Table) -> Any:
    """*event* with nothing where a number is withheld, for whoever asks by which rules it was decided."""
    known = table.get(event.__class__, ())
    names = [name for each in known for name in (*each.totals, *each.parts) if getattr(event, name) is None]
    return evolve(event, **{name: () if name in _LISTS else 0 for name in names}) if names else event


_LISTS = ("terms", "against_terms", "faces", "other_faces", "other_terms", "others", "parts", "wards")
