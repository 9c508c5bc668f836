"""Words of one's own that wait for the deed with which they are told (`events.WordsKept`, `events.Uttered`).

A game says with `deed_of(state, event)` what an event is to such words of whom: an announcement (`announced`), the deed
itself (`done`), one that needs no announcement, in place of what was announced (`at_once`) or beside it (`beside`), the
end of what was announced, without a deed (`dropped`), or of what was to come next (`taken_back`).
Words are about what is said in the same breath, so the first announcement after them is theirs; a second one is
another action's, and they go with the one that it replaces.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from bot.kernel.persons import Name
from bot.kernel.values import evolve, record

Part: TypeAlias = Literal["announced", "done", "at_once", "beside", "dropped", "taken_back"]
"""What an event is to words that wait."""


@record
class Words:
    """Words of *who*'s player that wait: said just now (`said`), of what he has announced (`set`), or of what comes
    `next`."""

    who: str
    words: Name
    stage: Literal["said", "set", "next"] = "said"


Waiting: TypeAlias = tuple[Words, ...]


def kept(waiting: Waiting, who: str, words: str, later: bool) -> Waiting:
    """*waiting*, and the *words* of *who*, in the place of those that he had for the same.

    >>> kept((Words("ana", "hop", "set"),), "ana", "et hop", later=False)
    (Words(who='ana', words='et hop', stage='said'),)
    """
    others = [each for each in waiting if each.who != who or (each.stage == "next") != later]
    return (*others, Words(who, words, "next" if later else "said"))


def heeded(waiting: Waiting, who: str, part: Part) -> tuple[Waiting, str]:
    """What still waits once something has happened that is *part* of what *who* does; and the words told with it.

    >>> said = kept((), "ana", "hop", later=False)
    >>> heeded(said, "ana", "done")
    ((), 'hop')
    >>> announced, _ = heeded(said, "ana", "announced")
    >>> heeded(announced, "ana", "announced")
    ((), '')
    """
    others = [each for each in waiting if each.who != who]
    now = next((each for each in waiting if each.who == who and each.stage != "next"), None)
    later = next((each for each in waiting if each.who == who and each.stage == "next"), None)
    told = ""
    match part:
        case "announced":
            if later is not None:
                now, later = evolve(later, stage="set"), None
            elif now is not None:
                now = evolve(now, stage="set") if now.stage == "said" else None
        case "done" | "at_once" | "beside":
            said = now is not None and (part == "done" or now.stage == "said")
            told = now.words if said and now is not None else ""
            now = now if part == "beside" and not said else None
        case "dropped" if now is not None and now.stage == "set":
            now = None
        case "taken_back":
            later = None
        case _:
            pass
    return (*others, *(each for each in (now, later) if each is not None)), told


def landed(waiting: Waiting) -> Waiting:
    """What waits after an undo that came to where *waiting* did: what was said with a word that is undone went with
    it."""
    return tuple(each for each in waiting if each.stage != "said")


def part_of(game: Any, state: Any, event: Any) -> tuple[str, Part] | None:
    """Whose words *event* concerns, and how; None: nobody's. A game without `deed_of` keeps none."""
    deed_of = getattr(game, "deed_of", None)
    found: tuple[str, Part] | None = None if deed_of is None else deed_of(state, event)
    return found


__all__ = ["Part", "Waiting", "Words", "heeded", "kept", "landed", "part_of"]
