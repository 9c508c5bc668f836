"""What damage comes through: reduction, resistances, what nothing touches, the hardness of objects (D35-BAS-009,
-023)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.kernel.values import record
from bot.rulesets.dnd35.state import Fighter, Weapon
from bot.rulesets.shared.check import Term, terms

BLOWS = frozenset({"bludgeoning", "piercing", "slashing"})


@record
class Part:
    """Damage of one source: what *amount* of it, and of which *types* it is, all at once."""

    amount: int
    types: tuple[str, ...]


def warded(target: Fighter, weapon: Weapon, parts: Sequence[Part], *, lethal: bool) -> tuple[Term, ...]:
    """What of the *parts* of a blow with *weapon* does not come through, or comes through half as much again: terms to
    be added to it.

    >>> bones = Fighter("b", "B", "foes", resists={"cold": 2}, vulnerable=("fire",))
    >>> sword = Weapon("longsword", "1d8", types=("slashing",))
    >>> [each.value for each in warded(bones, sword, (Part(4, ("fire",)), Part(3, ("cold",))), lethal=True)]
    [-2, 2]
    """
    whole = sum(each.amount for each in parts)
    if (not lethal and "nonlethal" in target.immune) or ("incorporeal" in target.features and not weapon.magic):
        return terms(("immune", -whole))
    immune = resisted = more = blow = 0
    for each in parts:
        kind = each.types[0] if len(each.types) == 1 else ""
        if kind in target.immune:
            immune += each.amount
            continue
        left = max(0, each.amount - target.resists.get(kind, 0))
        resisted += each.amount - left
        if kind in target.vulnerable:
            more += left // 2
        if BLOWS.intersection(each.types):
            blow += left
    kinds = {*weapon.types, *(("magic",) if weapon.magic else ())}
    reduced = max((each.amount for each in target.wards if not kinds.intersection(each.unless)), default=0)
    reduced = min(reduced, blow)
    hard = min(target.hardness, max(0, whole - immune - resisted + more - reduced))
    return terms(
        ("immune", -immune),
        ("resisted", -resisted),
        ("vulnerable", more),
        ("reduced", -reduced),
        ("hardness", -hard),
    )


__all__ = ["BLOWS", "Part", "warded"]
