"""Who is here, as these rules have it."""

from __future__ import annotations

from bot.rulesets.dnd35.state import Fighter
from bot.rulesets.shared import people
from bot.rulesets.shared.book import PUBLIC, SIDE, happens, word


@happens(to=SIDE)
class CombatantRecorded(people.CombatantRecorded):
    record: Fighter


@happens(changes=False, to=PUBLIC)
class CombatantJoined(people.CombatantJoined):
    pass


@word()
class Join(people.Join):
    records: tuple[Fighter, ...]
    recorded = CombatantRecorded
    seen = CombatantJoined


@word()
class Renew(people.Renew):
    record: Fighter
    recorded = CombatantRecorded


__all__ = ["CombatantJoined", "CombatantRecorded", "Join", "Renew"]
