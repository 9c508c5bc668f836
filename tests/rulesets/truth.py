"""What must be true of everything that is told with numbers, whatever the ruleset: its terms add up, and an outcome
that the numbers do not give names what decided it.

`of_event` looks at the event itself, wherever fights are played at random; `of_words` reads what "Why?" shows, and does
the sums that stand there.
"""

from __future__ import annotations

import re
from typing import Any

from bot.rulesets.shared.check import came_off

TOTALS = ("total", "score", "dealt", "given", "initiative")
"""Fields that the terms of an event add up to; the first that it has."""
_SUMS = (("terms", TOTALS), ("against_terms", ("against",)), ("other_terms", ("other_total",)))
_PARENTHESES = re.compile(r"\s*\([^()]*\)")
_SHOWN = re.compile(r"((?:−?\d+(?: [+−×÷] )?)+) = \*\*(−?\d+)\*\*")
_AT_MOST = ("rpg20", "percentile")
"""Games in which the die must not be above a value."""


def of_event(game: str, event: Any, *, ruled: bool = False) -> None:
    """The sums of *event* add up; its outcome is what they say, or it names what decided instead. *ruled*: the game
    master has had the last word."""
    for terms, totals in _SUMS:
        found = getattr(event, terms, None)
        if not isinstance(found, tuple):
            continue
        name = next((each for each in totals if hasattr(event, each)), None)
        if found and name is not None and isinstance(getattr(event, name), int):
            worth = sum(each.value for each in found) * times_of(event) + getattr(event, "shield", 0)
            assert worth == getattr(event, name), f"{event.type}: {terms} come to {worth}: {event}"
    says = held(game, event)
    if says is None or ruled:
        return
    settled = getattr(event, "settled", None)
    assert says or (settled is not None and settled()), f"{event.type}: its numbers say otherwise: {event}"


def times_of(event: Any) -> int:
    """How often the terms count: of damage that many blows deal, of a charge, of a natural 20 at equipment."""
    if event.type == "damage_rolled":
        return event.each if hasattr(event, "each") else event.times  # type: ignore[no-any-return]
    return 2 if event.type == "equipment_damaged" and event.doubled else 1


def held(game: str, event: Any) -> bool | None:
    """Whether the numbers of *event* say the same as its outcome; None: it has no outcome, or nothing to hold against
    each other."""
    won, face = came_off(event), getattr(event, "face", None)
    total = getattr(event, "score", getattr(event, "total", None))
    if won is None or not face or not isinstance(total, int):
        return None
    if game in _AT_MOST:
        return won is (face <= total)
    if getattr(event, "needed", None) is not None or getattr(event, "only_critical", False):
        # "Why?" says which face it takes.
        return None
    other = getattr(event, "other_total", None)
    against = getattr(event, "against", None) if other is None else other
    if not isinstance(against, int):
        return None
    # Of equal totals of two who roll something must be said.
    return won is (total >= against) and not (other is not None and total == other)


def of_words(text: str) -> int:
    """Every sum that stands in *text*, as "Why?" has it, comes to what stands behind it; how many there are."""
    bare = text
    while (less := _PARENTHESES.sub("", bare)) != bare:
        bare = less
    found = _SHOWN.findall(bare.replace("[", "").replace("]", ""))
    for terms, shown in found:
        assert _worth(terms) == int(shown.replace("−", "-")), f"{terms} is not {shown}: {text}"
    return len(found)


def _worth(terms: str) -> int:
    """From left to right; halves are rounded down."""
    parts = terms.split(" ")
    worth = int(parts[0].replace("−", "-"))
    for sign, number in zip(parts[1::2], parts[2::2], strict=True):
        value = int(number)
        match sign:
            case "+":
                worth += value
            case "−":
                worth -= value
            case "×":
                worth *= value
            case _:
                worth //= value
    return worth
