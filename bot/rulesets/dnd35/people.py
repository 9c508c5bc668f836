"""Who is here, as these rules have it."""

from __future__ import annotations

from bot.kernel.persons import Name
from bot.rulesets.dnd35.state import Fighter
from bot.rulesets.shared import people
from bot.rulesets.shared.book import PUBLIC, SIDE, happens, word
from bot.rulesets.shared.naming import CombatantId


@happens(to=SIDE)
class CombatantRecorded(people.CombatantRecorded):
    record: Fighter


@happens(changes=False, to=PUBLIC)
class CombatantJoined(people.CombatantJoined):
    combatant: CombatantId
    name: Name
    side: str
    weapon: str


@word()
class Join(people.Join):
    records: tuple[Fighter, ...]
    recorded = CombatantRecorded

    def joined(self, who: Fighter) -> CombatantJoined:
        return CombatantJoined(who.id, who.name, who.side, who.seen_with)


@word()
class Renew(people.Renew):
    record: Fighter
    recorded = CombatantRecorded


__all__ = ["CombatantJoined", "CombatantRecorded", "Join", "Renew"]
