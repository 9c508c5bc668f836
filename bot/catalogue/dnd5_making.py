"""A character of a class and a level, with the rest proposed: hit points, slots, attacks, improvements, spells."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from bot.catalogue.dnd5_entries import Dnd5Class
from bot.catalogue.dnd5_sheet import MOST_LEVEL, Dnd5Sheet, dnd5_sheet_from_data
from bot.catalogue.dnd5_spells import Dnd5Spell
from bot.catalogue.dnd5_terms import ABILITIES, modifier
from bot.catalogue.ids import ClassId, SpellId

IMPROVED = (4, 8, 12, 16, 19)
"""The levels at which scores rise by two points in all."""
MOST_SCORE = 20
SLOTS = (
    (2,),
    (3,),
    (4, 2),
    (4, 3),
    (4, 3, 2),
    (4, 3, 3),
    (4, 3, 3, 1),
    (4, 3, 3, 2),
    (4, 3, 3, 3, 1),
    (4, 3, 3, 3, 2),
    (4, 3, 3, 3, 2, 1),
    (4, 3, 3, 3, 2, 1),
    (4, 3, 3, 3, 2, 1, 1),
    (4, 3, 3, 3, 2, 1, 1),
    (4, 3, 3, 3, 2, 1, 1, 1),
    (4, 3, 3, 3, 2, 1, 1, 1),
    (4, 3, 3, 3, 2, 1, 1, 1, 1),
    (4, 3, 3, 3, 3, 1, 1, 1, 1),
    (4, 3, 3, 3, 3, 2, 1, 1, 1),
    (4, 3, 3, 3, 3, 2, 2, 1, 1),
)
"""Slots of a full caster of level 1, 2, … 20 (5.1 reference rules)."""


class Known(Protocol):
    """What is asked of a catalogue."""

    @property
    def classes(self) -> Mapping[ClassId, Dnd5Class]: ...

    @property
    def spells(self) -> Mapping[SpellId, Dnd5Spell]: ...


def slots_of(casts: str | None, level: int) -> tuple[int, ...]:
    """The slots of spell levels 1, 2, … that a class of this kind has at *level*.

    >>> slots_of("full", 5), slots_of("half", 1), slots_of("half", 5), slots_of("pact", 3), slots_of(None, 20)
    ((4, 3, 2), (), (4, 2), (0, 2), ())
    """
    if casts == "full":
        return SLOTS[level - 1]
    if casts == "half":
        return SLOTS[(level + 1) // 2 - 1] if level > 1 else ()
    if casts == "pact":
        number = 1 + (level > 1) + (level > 10) + (level > 16)
        return (*(0,) * (min(5, (level + 1) // 2) - 1), number)
    return ()


def improved(class_: Dnd5Class, level: int) -> dict[str, int]:
    """The scores proposed to *class_* at *level*: two points for each improvement."""
    scores: dict[str, int] = {each: getattr(class_.abilities, each) for each in ABILITIES}
    for _ in range(2 * sum(level >= each for each in IMPROVED)):
        first = next((each for each in class_.raises if scores[each] < MOST_SCORE), None)
        if first is not None:
            scores[first] += 1
    return scores


def hit_points_of(hit_die: int, level: int, constitution: int) -> int:
    """Hit points of *level*: the whole die at the first, the average, rounded up, at each later one, and the modifier
    of the *constitution* score at each; at least 1 a level.

    >>> hit_points_of(10, 1, 14), hit_points_of(10, 5, 14), hit_points_of(6, 3, 1)
    (12, 44, 3)
    """
    bonus = modifier(constitution)
    return max(1, hit_die + bonus) + (level - 1) * max(1, hit_die // 2 + 1 + bonus)


def proposed_of(catalogue: Known, ident: ClassId, level: int) -> dict[str, Any]:
    """The fields of a sheet of a class at *level*, 1 to 20, all but its name."""
    level = min(max(level, 1), MOST_LEVEL)
    class_ = catalogue.classes[ident]
    scores = improved(class_, level)
    slots = slots_of(class_.casts, level)
    spells = [each for each in class_.spells if _is_within(catalogue, each, slots)]
    return {
        "class": ident,
        "level": level,
        **scores,
        "saves": list(class_.saves),
        "skills": list(class_.skills),
        "expertise": list(class_.expertise),
        "proficient": list(class_.weapons),
        "hit_points": hit_points_of(class_.hit_die, level, scores["constitution"]),
        "armour": class_.armour,
        "shield": class_.shield,
        "unarmoured": class_.unarmoured,
        "main": class_.main,
        "second": class_.second,
        "carried": list(class_.carried),
        "attacks": 1 + sum(level >= each for each in class_.attacks),
        "sneak": (level + 1) // 2 if class_.sneaks else 0,
        "bonus_actions": ["dash", "disengage", "hide"] if class_.cunning and level >= class_.cunning else [],
        "casting": class_.ability,
        "spells": spells,
        "slots": list(slots),
    }


def _is_within(catalogue: Known, ident: SpellId, slots: tuple[int, ...]) -> bool:
    """Whether somebody with *slots* may cast the spell; one that is in no file is left for others to refuse."""
    spell = catalogue.spells.get(ident)
    return bool(slots) if spell is None else len(slots) >= spell.level and bool(slots)


def made_of(catalogue: Known, ident: ClassId, level: int, name: str = "–") -> Dnd5Sheet:
    """Somebody of a class and a level with the rest proposed. Raises `SheetRefused` where an entry proposes what no
    sheet may say."""
    return dnd5_sheet_from_data({"name": name, **proposed_of(catalogue, ident, level)})


__all__ = ["IMPROVED", "SLOTS", "hit_points_of", "improved", "made_of", "proposed_of", "slots_of"]
