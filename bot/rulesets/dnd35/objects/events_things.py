"""What is told of objects that can be attacked (D35-BAS-023)."""

from __future__ import annotations

from bot.kernel.persons import Name
from bot.rulesets.shared.book import PUBLIC, happens
from bot.rulesets.shared.naming import CombatantId


@happens("D35-BAS-023", changes=False, to=PUBLIC)
class ObjectPut:
    """An object that can be attacked is there, with its armour class, its points and its *hardness*; *near*: beside
    whom."""

    combatant: CombatantId
    name: Name
    ac: int
    points: int
    hardness: int
    near: CombatantId | None = None


__all__ = ["ObjectPut"]
