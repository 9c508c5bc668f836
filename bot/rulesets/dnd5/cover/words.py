"""What the game master says of cover (DN5-COV-006)."""

from __future__ import annotations

from bot.rulesets.dnd5.cover.degrees import DEGREES
from bot.rulesets.dnd5.cover.events import CoverSaid
from bot.rulesets.shared import sheltering
from bot.rulesets.shared.book import word
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import from_codes, from_optional, from_text
from bot.rulesets.shared.sheltering import AS_SEEN


@word(tool="cover")
class SayCover(sheltering.SayCover):
    who: CombatantId = from_text("who")
    degree: str = from_codes("words", (*DEGREES, AS_SEEN))
    attacker: CombatantId | None = from_optional("target")
    saying = CoverSaid


__all__ = ["SayCover"]
