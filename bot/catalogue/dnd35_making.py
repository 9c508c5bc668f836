"""A 3.5 character of a class and a level, with the rest proposed: hit points, saves, slots, feats, skills, spells."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from bot.catalogue.dnd5_making import hit_points_of
from bot.catalogue.dnd5_terms import ABILITIES, modifier
from bot.catalogue.dnd35_entries import Dnd35Class
from bot.catalogue.dnd35_sheet import MOST_LEVEL35, Dnd35Sheet, dnd35_sheet_from_data
from bot.catalogue.dnd35_spells import Dnd35Spell
from bot.catalogue.dnd35_terms import SKILLS35, WITH_WEAPON
from bot.catalogue.ids import ClassId, SpellId

WIZARD = (
    *("31", "42", "421", "432", "4321", "4332", "44321", "44332", "444321", "444332"),
    *("4444321", "4444332", "44444321", "44444332", "444444321", "444444332"),
    *("4444444321", "4444444332", "4444444433", "4444444444"),
)
"""Spells a day of spell levels 0, 1, … of a wizard of level 1, 2, … 20, a digit each."""
DRUID = (
    *("31", "42", "421", "532", "5321", "5332", "64321", "64332", "644321", "644332"),
    *("6544321", "6544332", "65544321", "65544332", "655544321", "655544332"),
    *("6555544321", "6555544332", "6555554433", "6555554444"),
)
"""Those of a druid; a cleric has one more of each level but 0, of a domain."""
BARD = (
    *("2", "30", "31", "320", "331", "332", "3320", "3331", "3332", "33320", "33331", "33332", "333320"),
    *("433331", "443332", "4443320", "4444331", "4444432", "4444443", "4444444"),
)
PALADIN = (
    *("", "", "", "-0", "-0", "-1", "-1", "-10", "-10", "-11", "-110", "-111", "-111"),
    *("-2110", "-2111", "-2211", "-2221", "-3221", "-3332", "-3333"),
)
"""Those of paladins and rangers, who have none of level 0."""
FISTS = ((20, "2d10"), (16, "2d8"), (12, "2d6"), (8, "1d10"), (4, "1d8"), (1, "1d6"))
"""Damage of a medium monk's bare hands, from the level on."""
RAISED = 4
"""At every fourth level a score rises by one."""


class Known(Protocol):
    """What is asked of a catalogue."""

    @property
    def classes(self) -> Mapping[ClassId, Dnd35Class]: ...

    @property
    def spells(self) -> Mapping[SpellId, Dnd35Spell]: ...


def base_slots(casts: str | None, level: int) -> tuple[int | None, ...]:
    """The spells a day of levels 0, 1, … before what the ability adds; None: none at all, not even by ability.

    >>> base_slots("wizard", 5), base_slots("cleric", 3), base_slots("sorcerer", 6), base_slots("paladin", 4)
    ((4, 3, 2, 1), (4, 3, 2), (6, 6, 5, 3), (None, 0))
    """
    if casts is None:
        return ()
    if casts == "sorcerer":
        highest = max(1, min(9, level // 2))
        if level == MOST_LEVEL35:
            return (6,) * 10
        first = {1: 1}
        return (5 if level == 1 else 6, *(min(6, 3 + level - first.get(at, 2 * at)) for at in range(1, highest + 1)))
    if casts == "cleric":
        zero, *others = base_slots("druid", level)
        return (zero, *(None if each is None else each + 1 for each in others))
    table = {"wizard": WIZARD, "druid": DRUID, "bard": BARD}.get(casts, PALADIN)
    return tuple(None if each == "-" else int(each) for each in table[level - 1])


def slots_at(casts: str | None, level: int, bonus: int) -> tuple[int, ...]:
    """The spells a day of levels 0, 1, … of somebody whose casting ability has the modifier *bonus*: one more of every
    level up to it, and one more again for each four that it is above.

    >>> slots_at("wizard", 3, 3), slots_at("wizard", 1, 5), slots_at("ranger", 4, 0)
    ((4, 3, 2), (3, 3), ())
    """
    found = [
        0 if each is None else each + ((bonus - at) // 4 + 1 if 0 < at <= bonus else 0)
        for at, each in enumerate(base_slots(casts, level))
    ]
    while found and not found[-1]:
        found.pop()
    return tuple(found)


def raised(class_: Dnd35Class, level: int) -> dict[str, int]:
    """The scores proposed to *class_* at *level*: a point at every fourth level, in turn over what it raises."""
    scores: dict[str, int] = {each: getattr(class_.abilities, each) for each in ABILITIES}
    for at in range(level // RAISED):
        scores[class_.raises[at % len(class_.raises)]] += 1
    return scores


def proposed35_of(catalogue: Known, ident: ClassId, level: int) -> dict[str, Any]:
    """The fields of a sheet of a class at *level*, 1 to 20, all but its name."""
    level = min(max(level, 1), MOST_LEVEL35)
    class_ = catalogue.classes[ident]
    scores = raised(class_, level)
    feats = [each for each, since in class_.feats.items() if level >= since]
    mine = [] if class_.main is None else [class_.main]
    slots = slots_at(class_.casts, level, 0 if class_.ability is None else modifier(scores[class_.ability]))
    turning = 0 if class_.turns_from is None else max(0, level - class_.turns_from + 1)
    turns = max(0, 3 + modifier(scores["charisma"]) + (4 if "extra_turning" in feats else 0)) if turning else 0
    return {
        "class": ident,
        "level": level,
        **scores,
        "skills": {each: level + 3 + modifier(scores[SKILLS35[each]]) for each in class_.skills},
        "feats": [each for each in feats if each not in WITH_WEAPON or mine],
        "focus": mine if "weapon_focus" in feats else [],
        "specialised": mine if "weapon_specialization" in feats else [],
        "improved": mine if "improved_critical" in feats else [],
        "proficient": list(class_.weapons),
        "hit_points": hit_points_of(class_.hit_die, level, scores["constitution"]) + 3 * ("toughness" in feats),
        "armour": class_.armour,
        "shield": class_.shield,
        "other": max(0, modifier(scores["wisdom"])) + level // 5 if class_.wise else 0,
        "main": class_.main,
        "second": class_.second,
        "carried": list(class_.carried),
        "unarmed": next(dice for since, dice in FISTS if level >= since) if class_.unarmed else None,
        "sneak": (level + 1) // 2 if class_.sneaks else 0,
        "turning": turning,
        "turns": turns,
        "casting": class_.ability,
        "spells": [each for each in class_.spells if _is_within(catalogue, each, class_, slots)],
        "slots": list(slots),
        "walk_m": class_.speed_m + (3 * (level // 3) if class_.faster else 0),
    }


def _is_within(catalogue: Known, ident: SpellId, class_: Dnd35Class, slots: tuple[int, ...]) -> bool:
    """Whether somebody with *slots* may cast the spell; one that is in no file is left for others to refuse."""
    spell = catalogue.spells.get(ident)
    if spell is None or class_.casts is None:
        return bool(slots)
    level = spell.levels.get(class_.casts, spell.lowest)
    return level < len(slots) and bool(slots[level])


def made35_of(catalogue: Known, ident: ClassId, level: int, name: str = "–") -> Dnd35Sheet:
    """Somebody of a class and a level with the rest proposed. Raises `SheetRefused` where an entry proposes what no
    sheet may say."""
    return dnd35_sheet_from_data({"name": name, **proposed35_of(catalogue, ident, level)})


__all__ = ["base_slots", "made35_of", "proposed35_of", "raised", "slots_at"]
