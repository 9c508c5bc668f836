"""Critical parries (table 12; ALT-CRI-013 to -016) and the tables of critical effects that an encounter carries."""

from __future__ import annotations

import json
from functools import lru_cache

from bot.catalogue.criticals import Table
from bot.rulesets.alternatif.state import Combatant, Settings

_FIRST_ROW = 19
_LOWERED = ("fighter", "rogue")


def parry_score(who: Combatant, settings: Settings) -> int:
    """The lowest face with which a parry of *who* is critical; a natural 20 always is (ALT-CRI-001).

    The sheet's own score wins; monsters, who have neither class nor level, follow the table's setting (ALT-CRI-013).
    """
    if who.critical_parry is not None:
        return who.critical_parry
    if who.family:
        return score_at(who.level, lowered=who.family in _LOWERED)
    match settings.monster_critical_parry:
        case "never":
            return 20
        case "fighter_by_level":
            return score_at(who.level, lowered=True)
        case "base_by_level":
            pass
    return score_at(who.level, lowered=False)


def lowers(family: str) -> bool:
    """Whether a class of *family* lowers the score by one (ALT-CRI-015)."""
    return family in _LOWERED


def score_at(level: int, *, lowered: bool) -> int:
    """The score of table 12: 19 and one less every four levels down to 15 (ALT-CRI-014); *lowered* by one for fighters
    and rogues (ALT-CRI-015).

    >>> score_at(1, lowered=False), score_at(12, lowered=False), score_at(5, lowered=True), score_at(30, lowered=True)
    (19, 17, 17, 14)
    """
    return _FIRST_ROW - min(4, (max(1, level) - 1) // 4) - (1 if lowered else 0)


def written(table: Table) -> str:
    """*table* as an encounter carries it: one text, which costs a snapshot little."""
    return json.dumps(table, ensure_ascii=False, separators=(",", ":"))


@lru_cache(maxsize=64)
def read(text: str) -> Table:
    """The table that `written` made a text of."""
    table: Table = json.loads(text)
    return table
