"""The blanks of commands: which say what, and what is read in one without asking a table."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from bot.kernel.decisions import Field, Scalar
from bot.kernel.errors import Refused
from bot.kernel.values import fold
from bot.table.base import likeness

MEANS = ("with", "how")
"""Arguments that say by what means something is done."""

NAMES = ("who", "target", "a", "b", "other")
"""Arguments that name a combatant."""

ACTION = "action"
"""The blank that says what is done: every act has its everyday words, so that a part of its name need not do."""
MAIN = ("attack", "shoot", "strike", "cast", "move", "approach", "go")
"""What most turns are made of, by its code in the games that have it: it comes first where a refusal lists what can be
done, and has not the room for all."""

MANNER = "how"
"""The blank in which several things are said at once, in any order: an option may join others by `+`."""

PLACES = ("to",)
"""Blanks that name places on a map."""

CELLS = ("to", "at")
"""Blanks that may name places: what is one of theirs is taken as such, however it is written."""

ORDERS = "orders"
"""Standing orders: private, and possible before the encounter begins."""

PLAN = "plan"
"""Somebody's whole plan: as private, and as early."""

PLAYER_COMMANDS = frozenset({"declare", "next", "strike", "standby", "hold", "release", "move", ORDERS, PLAN})
"""Commands by which a combatant speaks; all the others are the GM's."""

TOOL = "gm-tool"
"""The GM's command for what a game has no command for: its option `tool` says what."""


_PARTS = re.compile(r"[,;+]|\b(?:et|and)\b")


def figures(typed: str) -> bool:
    """Whether *typed* is figures rather than a word. Where a game offers figures they are examples: it reads others,
    too, and refuses them itself.

    >>> figures("2+3"), figures("−1"), figures(""), figures("3 heads"), figures("flat")
    (True, True, False, False, False)
    """
    return bool(typed) and not typed.strip("0123456789+-−,;/. ") and any(each.isdecimal() for each in typed)


_METRES = re.compile(r"\s*(?:m|mètres?|metres?|meters?)\.?$")


def measured(typed: str, blank: Field) -> str | None:
    """The number that *typed* is, as it is written in *blank*; None for what is none, or where none is taken. Raises
    `Refused` (`figure-beyond`) for one that is too small or too large.

    >>> measured("4,50 m", Field("far", ("9",), figures=(50, 900, 50))), measured("vite", Field("far", ("9",)))
    ('4.5', None)
    >>> measured("−7", Field("by", ("-5",), figures=(-900, 100, 100)))
    '-7'
    """
    bare = _METRES.sub("", typed.strip().casefold()).replace(",", ".").replace("−", "-").removeprefix("+")
    minus, bare = "-" * bare.startswith("-"), bare.removeprefix("-")
    whole, point, rest = bare.partition(".")
    if blank.figures is None or not (whole.isdecimal() and whole.isascii()) or (point and not rest.isdecimal()):
        return None
    made = minus + (whole.lstrip("0") or "0") + (f".{rest.rstrip('0')}" if rest.rstrip("0") else "")
    if not blank.takes(made):
        low, high = (f"{each / 100:g}" for each in blank.figures[:2])
        raise Refused("figure-beyond", typed=likeness.shown(typed), low=low, high=high)
    return made


_COUNTED = re.compile(r"\s*([0-9]{1,4})\s*([^\W\d]+)\s*")


def in_units(typed: str, offers: Sequence[tuple[str, str]]) -> str | None:
    """The number of *typed*, where it stands with the unit with which *offers* (label, value) count; None: it does not.

    >>> in_units("4 rounds", [("1 round", "1"), ("now", "now")]), in_units("4 heads", [("1 round", "1")])
    ('4', None)
    """
    found = _COUNTED.fullmatch(typed)
    if found is None:
        return None
    units = {fold(label).rpartition(" ")[2].rstrip("s") for label, value in offers if figures(value)}
    return found[1] if fold(found[2]).rstrip("s") in units else None


def tooled(command: str, args: Mapping[str, Scalar]) -> str:
    """The command whose words the options of *command* take: a tool has its own (`gm-tool-<id>`)."""
    return f"{TOOL}-{args['tool']}" if command == TOOL and args.get("tool") else command


def said_in_parts(typed: str, blank: Field, labels: Sequence[tuple[str, str]], words: frozenset[str]) -> str | None:
    """The option of *blank* that *typed* says in parts, each of which is one option, or some of its words; None: there
    is none. *labels*: (option, what it is called). Raises `Refused` (`ambiguous-name`) for a part that may be
    several."""
    if blank.name != MANNER:
        return None
    alone = [(option, label) for option, label in labels if "+" not in option]
    meant: set[str] = set()
    for part in _PARTS.split(typed):
        if part.strip():
            try:
                meant.add(likeness.resolve(part.strip(), alone, within=True, words=words))
            except Refused as refused:
                if refused.key == "ambiguous-name":
                    raise
                return None
    return next((each for each in blank.options if meant and set(each.split("+")) == meant), None)


def among_words(typed: str, labels: Sequence[tuple[str, str]]) -> tuple[str | None, str]:
    """The option that is named among somebody's own words, between commas or as the last word (None: there is none),
    and those words: what stands between commas says nothing else."""
    parts = [each.strip() for each in typed.split(",")]
    for part in parts:
        option = likeness.named(part, labels) if part else None
        if option is not None:
            return option, ", ".join(each for each in parts if each and each != part)
    last = typed.split()[-1:]
    option = likeness.named(last[0].strip("().;:!"), labels) if last else None
    return option, typed
