"""Character sheets of the 3.5 rules: ready-made ones, proposals by class and level, forms and files."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, Final

from bot.catalogue import SheetRefused
from bot.catalogue.dnd5_terms import ABILITIES, modifier
from bot.catalogue.dnd35 import Dnd35Catalogue
from bot.catalogue.dnd35_making import proposed35_of
from bot.catalogue.dnd35_sheet import MOST_LEVEL35, Dnd35Sheet, dnd35_sheet_to_toml
from bot.catalogue.dnd35_terms import SAVES35, SIZES35
from bot.catalogue.ids import ClassId, WeaponId
from bot.catalogue.models import Words
from bot.kernel.decisions import Scalar
from bot.rulesets.d20 import typed
from bot.rulesets.d20.sheets import YES_NO, D20Sheets
from bot.rulesets.dnd35.recruit import PLAYED_FEATS
from bot.rulesets.shared import filling
from bot.rulesets.shared.entries import found, names_of
from bot.rulesets.shared.people import TEMPERAMENTS

CHANNELS: Final = ("positive", "negative")
NUMBERED: Final = ("skills", "plus")
"""The fields in which skills, or weapons, stand each with a bonus."""
METRES: Final = ("walk_m", "fly_m", "swim_m", "climb_m", "darkvision_m")
GROUPS: Final[Mapping[str, tuple[str, ...]]] = {
    "person": ("name", "class", "level", "size", "pc"),
    "health": ("hit_points", "hit_points_max", "nonlethal", "temperament"),
    "body": ("strength", "dexterity", "constitution", "base_attack", "initiative"),
    "mind": ("intelligence", "wisdom", "charisma", "casting", "caster_level"),
    "saves": ("fortitude", "reflex", "will", "skills"),
    "training": ("feats", "focus", "specialised", "improved", "proficient"),
    "weapons": ("main", "second", "carried", "plus", "unarmed"),
    "armour": ("armour", "armour_plus", "shield", "shield_plus"),
    "defence": ("natural", "deflection", "dodge", "other"),
    "fighting": ("sneak", "turning", "channels", "turns", "turns_max"),
    "magic": ("spells", "slots", "slots_max", "mount", "features"),
    "speeds": METRES[:4],
    "senses": ("darkvision_m", "low_light"),
}
_ARMS: Final = ("main", "second", "carried", "plus", "proficient", "focus", "specialised", "improved", "unarmed")
_GEAR: Final = ("armour", "shield")
BELONGINGS: Final[Mapping[str, tuple[str, ...]]] = {
    **dict.fromkeys(_ARMS, ("weapons",)),
    "feats": ("feats", "weapons", "quickness"),
    "skills": ("skills",),
    "level": ("level",),
    "size": ("size", "weapons"),
    "sneak": ("sneak",),
    **dict.fromkeys(("spells", "casting", "caster_level", "class_"), ("spells", "casts", "caster", "slots")),
    "slots": ("slots",),
    **{each: (each,) for each in ("turning", "turns", "channels")},
    **dict.fromkeys(_GEAR, ("max_dexterity", "run", "speed", "weapons")),
    **dict.fromkeys(METRES[:2], ("speed",)),
    "darkvision_m": ("darkvision",),
}
"""The fields of a sheet behind which stands more than a figure, and what they are of a fighter."""
_CATEGORIES: Final[Mapping[str, Words]] = {
    "simple": Words(fr="armes courantes", en="simple weapons"),
    "martial": Words(fr="armes de guerre", en="martial weapons"),
    "exotic": Words(fr="armes exotiques", en="exotic weapons"),
}


class Dnd35Sheets(D20Sheets[Dnd35Sheet]):
    """See `bot.kernel.ruleset.Sheets`."""

    model = Dnd35Sheet
    fields = GROUPS
    required = ("name", "hit_points", "pc", "low_light", "level", "size", "channels", *ABILITIES)
    texts = ("name", "size", "temperament", "channels", "unarmed")
    named: ClassVar[Mapping[str, str]] = {
        **{each: each for each in ("class", "weapon", "armour", "shield", "spells", "mount", "proficient")},
        **dict.fromkeys(("main", "second", "carried", "focus", "specialised", "improved"), "weapon"),
        "casting": "ability",
        "feats": "feat",
    }
    lists = ("carried", "focus", "specialised", "improved", "feats", "proficient", "spells")
    long = ("carried", "skills", "feats", "proficient", "spells", "features", "plus")
    chosen: ClassVar[Mapping[str, str]] = {
        **{each: each for each in ("class", "size", "pc", "low_light", "armour", "shield", "temperament", "channels")},
        "casting": "ability",
    }
    behind = tuple(BELONGINGS)
    most_level = MOST_LEVEL35
    metres = METRES
    codes: ClassVar[Mapping[str, Sequence[str]]] = {
        "size": SIZES35,
        "pc": YES_NO,
        "temperament": TEMPERAMENTS,
        "low_light": YES_NO,
        "channels": CHANNELS,
    }
    flags = ("pc", "low_light")
    least: ClassVar[Mapping[str, int]] = {"hit_points": -9}
    categories = _CATEGORIES
    emptied: ClassVar[Mapping[str, type]] = {"slots": list, "skills": dict, "plus": dict}
    _catalogue: Dnd35Catalogue

    def __init__(self, catalogue: Dnd35Catalogue) -> None:
        super().__init__(catalogue, catalogue.spells, ("ability", "skill", "feat"))

    def proposed_of(self, class_: ClassId, level: int) -> Mapping[str, Any]:
        return proposed35_of(self._catalogue, class_, level)

    def write(self, body: str) -> str:
        return dnd35_sheet_to_toml(self.sheet(body))

    def worn(self, body: str, left: Mapping[str, Any]) -> tuple[str, str]:
        """Hit points, nonlethal damage, *turns* and *slots* (of spell levels 0, 1, …) as they are left. Who is dead is
        kept at the last points before it."""
        points = {name: value for name, value in left.items() if name not in ("slots", "turns")}
        _, kept = super().worn(body, points)
        sheet = self.sheet(kept)
        if "slots" in left:
            sheet = self.with_slots(sheet, left["slots"])
        if "turns" in left:
            most = sheet.whole_turns
            turns = min(most, max(0, left["turns"]))
            sheet = sheet.model_copy(update={"turns": turns, "turns_max": None if turns == most else most})
        return self.kept(sheet)

    # ---- what a sheet says

    def facts(self, body: str, locale: str) -> Mapping[str, Scalar]:
        """What the sheet says, words in *locale*; what it does not say is None."""
        sheet = self.sheet(body)
        catalogue = self._catalogue
        ac = catalogue.armour_class(sheet)
        armour = [catalogue.armours[each].name.in_(locale) for each in (sheet.armour, sheet.shield) if each is not None]
        return {
            "name": sheet.name,
            "pc": sheet.pc,
            "class": None if sheet.class_ is None else catalogue.classes[sheet.class_].name.in_(locale),
            "level": sheet.level,
            "size": None if sheet.size == "medium" else sheet.size,
            "hit_points": sheet.hit_points,
            "hit_points_max": None if sheet.whole == sheet.hit_points else sheet.whole,
            "nonlethal": sheet.nonlethal or None,
            "ac": ac.total,
            "touch": ac.touch,
            "flat_footed": ac.flat_footed,
            "armour": typed.listed(armour),
            **{str(each): score for each, score in sheet.scores.items()},
            **{f"{each}_bonus": typed.signed(modifier(score)) for each, score in sheet.scores.items()},
            **{str(each): typed.signed(catalogue.save(sheet, each)) for each in SAVES35},
            "initiative": typed.signed(sheet.initiative_bonus),
            "base_attack": typed.signed(catalogue.base_attack(sheet)),
            "grapple": typed.signed(catalogue.grapple(sheet)),
            "skills": typed.listed(self._skills(sheet, locale)),
            "feats": self.names("feats", sheet, locale),
            "weapons": typed.listed(self._weapons(sheet, locale)),
            "carried": self.names("carried", sheet, locale),
            "sneak": f"{sheet.sneak}d6" if sheet.sneak else None,
            "turning": sheet.turning or None,
            "turns": sheet.turns if sheet.turning else None,
            "spells": self.names("spells", sheet, locale),
            "slots": typed.levels(sheet.slots, sheet.whole_slots, first=0),
            "walk_m": typed.metres(catalogue.speed(sheet) / 100, locale) or "0",
            **{each: typed.metres(getattr(sheet, each), locale) or None for each in METRES[1:]},
            "mount": None if sheet.mount is None else catalogue.creatures[sheet.mount].name.in_(locale),
            "features": typed.listed(sheet.features),
        }

    def idle(self, body: str, locale: str) -> Sequence[str]:
        """The feats that no rule of these plays."""
        known = self.entries["feat"]
        return [known[each].name.in_(locale) for each in self.sheet(body).feats if each not in PLAYED_FEATS]

    def _skills(self, sheet: Dnd35Sheet, locale: str) -> Iterable[str]:
        """Each skill that the sheet has, and what is added to its checks."""
        names = self.entries["skill"]
        return (f"{names[each].name.in_(locale)} {typed.signed(bonus)}" for each, bonus in sheet.skills.items())

    def _weapons(self, sheet: Dnd35Sheet, locale: str) -> Iterable[str]:
        """What is in hand, each with what a single attack adds (D35-BAS-005)."""
        for ident in (sheet.main, sheet.second):
            if ident is not None:
                yield f"{self._catalogue.weapons[ident].name.in_(locale)} {typed.signed(self._to_hit(sheet, ident))}"

    def _to_hit(self, sheet: Dnd35Sheet, ident: WeaponId) -> int:
        catalogue, weapon = self._catalogue, self._catalogue.weapons[ident]
        nimble = weapon.kind == "ranged" or ("weapon_finesse" in sheet.feats and weapon.with_dexterity)
        shield = 0 if sheet.shield is None else catalogue.armours[sheet.shield].attack_penalty
        return (
            catalogue.base_attack(sheet)
            + sheet.modifier("dexterity" if nimble else "strength")
            + sheet.size_figures[0]
            + (ident in sheet.focus)
            + sheet.plus.get(ident, 0)
            + (0 if catalogue.is_proficient(sheet, ident) else -4)
            + shield
        )

    def numbers(self, sheet: Dnd35Sheet) -> Mapping[str, int]:
        parts = self._catalogue.armour_class(sheet)
        return {
            "hit_points_max": sheet.whole,
            "nonlethal": sheet.nonlethal,
            "base_attack": self._catalogue.base_attack(sheet),
            **{each: getattr(parts, each) for each in ("armour", "shield", "natural", "deflection", "dodge", "other")},
            **{str(each): score for each, score in sheet.scores.items()},
            **{str(each): self._catalogue.save(sheet, each) for each in SAVES35},
            "quickness": sheet.initiative_bonus - sheet.modifier("dexterity"),
        }

    # ---- its form

    def shown(self, name: str, sheet: Dnd35Sheet, locale: str) -> str:
        if name not in NUMBERED:
            return super().shown(name, sheet, locale)
        names = self.entries["skill" if name == "skills" else "weapon"]
        pairs = ((names[each].name.in_(locale), bonus) for each, bonus in self.plain(sheet)[name].items())
        return ", ".join(f"{named} {typed.signed(bonus)}" for named, bonus in pairs)

    def meant(self, name: str, text: str, locale: str) -> Any:
        if name not in NUMBERED:
            return super().meant(name, text, locale)
        return dict(self._with_number(name, each, locale) for each in filling.items(name, text))

    def _with_number(self, name: str, typed: str, locale: str) -> tuple[str, int]:
        """A skill, or a weapon, with its bonus behind it: `Concentration +9`."""
        words, _, bonus = typed.replace("−", "-").rpartition(" ")
        if not words:
            raise SheetRefused(name, "sheet-number", value=typed[:40])
        entries = self.entries["skill" if name == "skills" else "weapon"]
        return found(name, words, names_of(entries, locale)), filling.number(name, bonus.removeprefix("+"))
