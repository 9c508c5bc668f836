"""Joining, being shown and being taken out, for games in which nothing else comes of it (see `people`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import ModuleType
from typing import Any

from bot.kernel.events import PUBLIC
from bot.rulesets.shared import people
from bot.rulesets.shared.book import SIDE, Chapter, happens, word


@word(command="npc-reveal")
class Reveal(people.Reveal):
    pass


@word(command="npc-remove")
class Remove(people.Leave):
    """The game master takes somebody out of the encounter."""

    reason = "removed"


def newcomers(kind: type) -> Chapter:
    """The chapter of who joins, for a game in which nothing more is told or done then: combatants of that *kind*
    (`gathering.Somebody`) are recorded, join, and are made anew of a sheet that was changed before the beginning."""
    chapter = ModuleType(f"{kind.__module__}.newcomers")

    def made(base: type, fields: Mapping[str, Any], mark: Callable[[type], type], **more: Any) -> Any:
        own = {"__module__": chapter.__name__, "__annotations__": dict(fields), **more}
        setattr(chapter, base.__name__, mark(type(base.__name__, (base,), own)))
        return getattr(chapter, base.__name__)

    recorded = made(people.CombatantRecorded, {"record": kind}, happens(to=SIDE))
    seen = made(people.CombatantJoined, {}, happens(changes=False, to=PUBLIC))
    made(people.Join, {"records": tuple[kind, ...]}, word(), recorded=recorded, seen=seen)  # type: ignore[valid-type]
    made(people.Renew, {"record": kind}, word(), recorded=recorded)
    return Chapter.of(chapter)
