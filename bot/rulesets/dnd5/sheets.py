"""Character sheets of the fifth edition's rules: ready-made ones, proposals by class and level, forms and files."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, Final

from bot.catalogue.dnd5 import Dnd5Catalogue
from bot.catalogue.dnd5_making import proposed_of
from bot.catalogue.dnd5_sheet import MOST_LEVEL, Dnd5Sheet, dnd5_sheet_to_toml
from bot.catalogue.dnd5_terms import ABILITIES, SIZES, modifier
from bot.catalogue.ids import ClassId, WeaponId
from bot.catalogue.models import Words
from bot.kernel.decisions import Scalar
from bot.rulesets.d20 import typed
from bot.rulesets.d20.sheets import YES_NO, D20Sheets
from bot.rulesets.shared.people import TEMPERAMENTS

METRES: Final = ("walk_m", "fly_m", "swim_m", "climb_m", "darkvision_m", "blindsight_m")
GROUPS: Final[Mapping[str, tuple[str, ...]]] = {
    "person": ("name", "class", "level", "size", "pc"),
    "health": ("hit_points", "hit_points_max", "temporary", "ac", "resistances"),
    "body": ("strength", "dexterity", "constitution", "proficiency", "unarmoured"),
    "mind": ("intelligence", "wisdom", "charisma", "casting", "temperament"),
    "training": ("saves", "skills", "expertise", "proficient", "features"),
    "weapons": ("main", "second", "carried", "armour", "shield"),
    "fighting": ("attacks", "sneak", "bonus_actions", "mount"),
    "magic": ("spells", "slots", "slots_max"),
    "speeds": ("walk_m", "fly_m", "swim_m", "climb_m"),
    "senses": ("darkvision_m", "blindsight_m"),
}
BELONGINGS: Final[Mapping[str, str]] = {
    **dict.fromkeys(ABILITIES, "abilities"),
    "level": "level",
    "saves": "saves",
    "skills": "skills",
    "expertise": "skills",
    **dict.fromkeys(("main", "second", "carried", "proficient"), "weapons"),
    "shield": "shield",
    **dict.fromkeys(("sneak", "bonus_actions"), "features"),
    "spells": "spells",
    "casting": "spell_ability",
    **dict.fromkeys(METRES[:4], "speeds"),
    "size": "size",
    "resistances": "wards",
}
"""The fields of a sheet behind which stands more than a figure, and what they are of a fighter."""
_CATEGORIES: Final[Mapping[str, Words]] = {
    "simple": Words(fr="armes courantes", en="simple weapons"),
    "martial": Words(fr="armes de guerre", en="martial weapons"),
}


class Dnd5Sheets(D20Sheets[Dnd5Sheet]):
    """See `bot.kernel.ruleset.Sheets`."""

    model = Dnd5Sheet
    fields = GROUPS
    required = ("name", "hit_points", "pc", "level", "size", *ABILITIES)
    texts = ("name", "size", "temperament")
    named: ClassVar[Mapping[str, str]] = {
        **{each: each for each in ("class", "weapon", "armour", "shield", "spells", "mount", "proficient")},
        **dict.fromkeys(("main", "second", "carried"), "weapon"),
        **dict.fromkeys(("casting", "unarmoured", "saves"), "ability"),
        **dict.fromkeys(("skills", "expertise"), "skill"),
        "bonus_actions": "bonus",
        "resistances": "damage",
    }
    lists = ("carried", "saves", "skills", "expertise", "proficient", "bonus_actions", "spells", "resistances")
    long = ("carried", "skills", "expertise", "proficient", "spells", "features", "resistances")
    chosen: ClassVar[Mapping[str, str]] = {
        **{each: each for each in ("class", "size", "pc", "armour", "shield", "temperament")},
        **dict.fromkeys(("casting", "unarmoured"), "ability"),
    }
    behind = tuple(BELONGINGS)
    most_level = MOST_LEVEL
    metres = METRES
    codes: ClassVar[Mapping[str, Sequence[str]]] = {
        "size": SIZES,
        "pc": YES_NO,
        "temperament": TEMPERAMENTS,
    }
    categories = _CATEGORIES
    _catalogue: Dnd5Catalogue

    def __init__(self, catalogue: Dnd5Catalogue) -> None:
        super().__init__(catalogue, catalogue.learnt, ("ability", "skill", "bonus", "damage"))

    def proposed_of(self, class_: ClassId, level: int) -> Mapping[str, Any]:
        return proposed_of(self._catalogue, class_, level)

    def write(self, body: str) -> str:
        return dnd5_sheet_to_toml(self.sheet(body))

    def worn(self, body: str, left: Mapping[str, Any]) -> tuple[str, str]:
        """Hit points, temporary ones and *slots* (of spell levels 1, 2, …) as they are left."""
        _, kept = super().worn(body, {name: value for name, value in left.items() if name != "slots"})
        sheet = self.sheet(kept)
        if "slots" in left:
            sheet = self.with_slots(sheet, left["slots"])
        return self.kept(sheet)

    # ---- what a sheet says

    def facts(self, body: str, locale: str) -> Mapping[str, Scalar]:
        """What the sheet says, words in *locale*; what it does not say is None."""
        sheet = self.sheet(body)
        catalogue = self._catalogue
        names = {name: self.names(name, sheet, locale) for name in ("saves", "carried", "spells", "resistances")}
        armour = [catalogue.armours[each].name.in_(locale) for each in (sheet.armour, sheet.shield) if each is not None]
        return {
            "name": sheet.name,
            "pc": sheet.pc,
            "class": None if sheet.class_ is None else catalogue.classes[sheet.class_].name.in_(locale),
            "level": sheet.level,
            "size": None if sheet.size == "medium" else sheet.size,
            "hit_points": sheet.hit_points,
            "hit_points_max": None if sheet.whole == sheet.hit_points else sheet.whole,
            "temporary": sheet.temporary or None,
            "ac": catalogue.armour_class(sheet),
            "armour": typed.listed(armour),
            **{str(each): score for each, score in sheet.scores.items()},
            **{f"{each}_bonus": typed.signed(modifier(score)) for each, score in sheet.scores.items()},
            "proficiency": typed.signed(sheet.proficiency_bonus),
            "passive": sheet.passive_perception,
            "skills": typed.listed(self._skills(sheet, locale)),
            "weapons": typed.listed(self._weapons(sheet, locale)),
            "attacks": sheet.attacks if sheet.attacks > 1 else None,
            "sneak": f"{sheet.sneak}d6" if sheet.sneak else None,
            "slots": typed.levels(sheet.slots, sheet.whole_slots),
            "spell_dc": sheet.spell_dc if sheet.casting is not None else None,
            "spell_attack": typed.signed(sheet.spell_attack) if sheet.casting is not None else None,
            "walk_m": typed.metres(catalogue.walk_m(sheet), locale) or "0",
            **{each: typed.metres(getattr(sheet, each), locale) or None for each in METRES[1:]},
            "mount": None if sheet.mount is None else catalogue.creatures[sheet.mount].name.in_(locale),
            "features": typed.listed(sheet.features),
            **names,
        }

    def _skills(self, sheet: Dnd5Sheet, locale: str) -> Iterable[str]:
        """Each skill with proficiency and what is added to its checks."""
        names = self.entries["skill"]
        for each in dict.fromkeys((*sheet.skills, *sheet.expertise)):
            yield f"{names[each].name.in_(locale)} {typed.signed(sheet.skill(each))}"

    def _weapons(self, sheet: Dnd5Sheet, locale: str) -> Iterable[str]:
        """What is in hand, each with its bonus to hit (DN5-ATK-004, -005, -007)."""
        for ident in (sheet.main, sheet.second):
            if ident is not None:
                yield f"{self._catalogue.weapons[ident].name.in_(locale)} {typed.signed(self._to_hit(sheet, ident))}"

    def _to_hit(self, sheet: Dnd5Sheet, ident: WeaponId) -> int:
        weapon = self._catalogue.weapons[ident]
        strength, dexterity = sheet.modifier("strength"), sheet.modifier("dexterity")
        own = max(strength, dexterity) if weapon.finesse else dexterity if weapon.kind == "ranged" else strength
        return own + (sheet.proficiency_bonus if self._catalogue.is_proficient(sheet, ident) else 0)

    def numbers(self, sheet: Dnd5Sheet) -> Mapping[str, int]:
        return {
            "hit_points_max": sheet.whole,
            "ac": self._catalogue.armour_class(sheet),
            "proficiency": sheet.proficiency_bonus,
            "attacks": sheet.attacks,
        }
