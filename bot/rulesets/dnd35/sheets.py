"""Character sheets of the 3.5 rules: ready-made ones, proposals by class and level, forms and files.

A sheet's form shows its blanks a few at a time. What somebody types in them is names of the catalogue's entries, or the
unique beginning of one; distances are metres, with a comma or a point.
"""

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
from bot.kernel.ruleset import only
from bot.rulesets.shared import filling
from bot.rulesets.shared.d20 import typed
from bot.rulesets.shared.entries import Known, found, names_of
from bot.rulesets.shared.sheets import BookSheets

CLASS: Final = "fighter"
"""Whoever names no class is proposed this one."""
PC: Final = ("yes", "no")
TEMPERAMENTS: Final = ("never_guard", "furious", "steady", "cautious", "desperate")
CHANNELS: Final = ("positive", "negative")
CATEGORIES: Final = ("simple", "martial", "exotic")
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
    **{each: (each,) for each in ("turning", "turns", "channels")},
    **dict.fromkeys(_GEAR, ("max_dexterity", "run", "speed", "weapons")),
    **dict.fromkeys(METRES[:2], ("speed",)),
}
"""The fields of a sheet behind which stands more than a figure, and what they are of a fighter."""
_DEFAULTS: Final = Dnd35Sheet(name="–", hit_points=1)
_CATEGORIES: Final[Mapping[str, Words]] = {
    "simple": Words(fr="armes courantes", en="simple weapons"),
    "martial": Words(fr="armes de guerre", en="martial weapons"),
    "exotic": Words(fr="armes exotiques", en="exotic weapons"),
}


class Dnd35Sheets(BookSheets[Dnd35Sheet]):
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
    new = ("name", "class", "level", "weapon", "left")
    usual: ClassVar[Mapping[str, str]] = {"level": "1"}
    behind = tuple(BELONGINGS)
    worn_down = ("hit_points",)

    def __init__(self, catalogue: Dnd35Catalogue) -> None:
        self._catalogue = catalogue
        armours = catalogue.armours
        self.entries = {
            "class": catalogue.classes,
            "weapon": catalogue.weapons,
            "armour": {ident: each for ident, each in armours.items() if each.kind != "shield"},
            "shield": {ident: each for ident, each in armours.items() if each.kind == "shield"},
            "spells": catalogue.spells,
            "mount": {ident: each for ident, each in catalogue.creatures.items() if each.rideable},
            "proficient": catalogue.weapons,
            **{kind: catalogue.named_terms(kind) for kind in ("ability", "skill", "feat")},
        }

    def characters(self) -> Iterable[Any]:
        return self._catalogue.characters.values()

    def check(self, sheet: Dnd35Sheet) -> None:
        self._catalogue.check(sheet)

    def of_words(self, args: Mapping[str, Scalar]) -> Mapping[str, Any]:
        """One of *class* and *level* with the rest proposed. *weapon* replaces the class's own; what no hand is left
        for then is put away. *left* is a second weapon or a shield."""
        locale = str(args.get("locale") or "fr")
        class_ = ClassId(self.entry("class", str(args.get("class") or CLASS), locale))
        level = filling.number("level", str(args.get("level") or 1))
        if not 1 <= level <= MOST_LEVEL35:
            raise SheetRefused("level", "sheet-range", value=str(level), least=1, most=MOST_LEVEL35)
        data = proposed35_of(self._catalogue, class_, level)
        return self._held(data, args.get("weapon"), args.get("left"), locale) | {"name": str(args.get("name") or "")}

    def equip(self, body: str, args: Mapping[str, Scalar]) -> tuple[str, str]:
        """The sheet with other things in hand; what no hand is left for is put away, unless it was asked for."""
        only(args, "weapon", "left", "armour")
        locale = str(args.get("locale") or "fr")
        data = self._held(self.plain(self.sheet(body)), args.get("weapon"), args.get("left"), locale)
        armour = args.get("armour")
        if armour is not None:
            data["armour"] = self.entry("armour", str(armour), locale) if armour else None
        return self.kept(self.made(data))

    def _held(self, data: Mapping[str, Any], weapon: Scalar, left: Scalar, locale: str) -> dict[str, Any]:
        """*data* with *weapon* in the main hand and *left* in the other; None: as it was, empty: nothing."""
        held = dict(data)
        if weapon is not None:
            held["main"] = self.entry("weapon", str(weapon), locale) if weapon else None
        if left is not None:
            held |= self._in_left(str(left), locale) if left else {"second": None, "shield": None}
        main = held.get("main")
        if main is not None and self._catalogue.weapons[main].hands > 1:
            if weapon and not left:
                held |= {"second": None, "shield": None}
            elif left and not weapon:
                held["main"] = None
        return held

    def _in_left(self, typed: str, locale: str) -> dict[str, str | None]:
        """What the other hand holds: a weapon or a shield."""
        shields = self.entries["shield"]
        other = found("left", typed, (*names_of(self._catalogue.weapons, locale), *names_of(shields, locale)))
        return {"second": None, "shield": other} if other in shields else {"second": other, "shield": None}

    def write(self, body: str) -> str:
        return dnd35_sheet_to_toml(self.sheet(body))

    def worn(self, body: str, left: Mapping[str, Any]) -> tuple[str, str]:
        """Hit points, nonlethal damage, *turns* and *slots* (of spell levels 0, 1, …) as they are left. Who is dead is
        kept at the last points before it."""
        points = {name: value for name, value in left.items() if name not in ("slots", "turns")}
        if "hit_points" in points:
            points["hit_points"] = max(-9, points["hit_points"])
        _, kept = super().worn(body, points)
        sheet = self.sheet(kept)
        if "slots" in left:
            whole = sheet.whole_slots
            spent = [*left["slots"], *(0,) * len(whole)]
            slots = tuple(min(most, max(0, now)) for most, now in zip(whole, spent, strict=False))
            sheet = sheet.model_copy(update={"slots": slots, "slots_max": None if slots == whole else whole})
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
            "feats": self._names("feats", sheet, locale),
            "weapons": typed.listed(self._weapons(sheet, locale)),
            "carried": self._names("carried", sheet, locale),
            "sneak": f"{sheet.sneak}d6" if sheet.sneak else None,
            "turning": sheet.turning or None,
            "turns": sheet.turns if sheet.turning else None,
            "spells": self._names("spells", sheet, locale),
            "slots": typed.levels(sheet.slots, sheet.whole_slots, first=0),
            "walk_m": typed.metres(catalogue.speed(sheet) / 100, locale) or "0",
            **{each: typed.metres(getattr(sheet, each), locale) or None for each in METRES[1:]},
            "mount": None if sheet.mount is None else catalogue.creatures[sheet.mount].name.in_(locale),
            "features": typed.listed(sheet.features),
        }

    def _names(self, name: str, sheet: Dnd35Sheet, locale: str) -> str | None:
        """The entries of a list of the sheet, each by its name."""
        entries = self.entries[self.named[name]]
        return typed.listed(entries[each].name.in_(locale) for each in getattr(sheet, name))

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

    def proposed(self, args: Mapping[str, Scalar]) -> tuple[str, ...]:
        """Nothing of a ready-made character; else all that the class says and nobody typed: the fields of the form."""
        if args.get("ready"):
            return ()
        sheet = self.sheet(self.propose({**args, "locale": args.get("locale") or "fr"})[1])
        said = {each for each in ("name", "class", "level") if args.get(each)}
        said |= {"main"} if args.get("weapon") else set()
        said |= {"second", "shield"} if args.get("left") else set()
        differing = {name for name, value in self.plain(sheet).items() if value != self.plain(_DEFAULTS)[name]}
        wanted = differing | {"level", "hit_points", *ABILITIES}
        return tuple(each for group in GROUPS.values() for each in group if each in wanted - said)

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

    def offers(self, option: str, locale: str) -> Sequence[tuple[str, str]]:
        match option:
            case "left":
                weapons = self._catalogue.weapons.items()
                held = [(each.name.in_(locale), str(ident)) for ident, each in weapons if each.hands == 1]
                return [*self.offers("shield", locale), *held]
            case "weapon":
                weapons = self._catalogue.weapons.items()
                return [(each.name.in_(locale), str(ident)) for ident, each in weapons if each.hands]
            case "size":
                return [(each, each) for each in SIZES35]
            case "pc" | "low_light":
                return [(each, each) for each in PC]
            case "channels":
                return [(each, each) for each in CHANNELS]
            case "temperament":
                return [(each, each) for each in TEMPERAMENTS]
            case _:
                return super().offers(option, locale)

    def shown(self, name: str, sheet: Dnd35Sheet, locale: str) -> str:
        value = self.plain(sheet)[name]
        if name in METRES:
            return typed.metres(value, locale) or ("0" if name == "walk_m" else "")
        match name:
            case "pc" | "low_light":
                return PC[0] if value else PC[1]
            case "slots" | "slots_max":
                return typed.slots(value or ())
            case "features":
                return ", ".join(value)
            case "skills" | "plus":
                names = self.entries["skill" if name == "skills" else "weapon"]
                pairs = ((names[each].name.in_(locale), bonus) for each, bonus in value.items())
                return ", ".join(f"{named} {typed.signed(bonus)}" for named, bonus in pairs)
            case "proficient":
                weapons = self._catalogue.weapons
                return ", ".join((_CATEGORIES.get(each) or weapons[each].name).in_(locale) for each in value)
            case _:
                return super().shown(name, sheet, locale)

    def fill(self, data: dict[str, Any], name: str, text: str, locale: str) -> None:
        super().fill(data, name, text, locale)
        if not text and name in ("slots", "skills", "plus"):
            data[name] = [] if name == "slots" else {}

    def meant(self, name: str, text: str, locale: str) -> Any:
        if name in METRES:
            return typed.number(name, text)
        match name:
            case "pc" | "low_light":
                return text == PC[0]
            case "slots" | "slots_max":
                return [filling.number(name, each) for each in filling.items(name, text.replace("/", ","))]
            case "features":
                return filling.items(name, text)
            case "skills" | "plus":
                return dict(self._with_number(name, each, locale) for each in filling.items(name, text))
            case _:
                return super().meant(name, text, locale)

    def _with_number(self, name: str, typed: str, locale: str) -> tuple[str, int]:
        """A skill, or a weapon, with its bonus behind it: `Concentration +9`."""
        words, _, bonus = typed.replace("−", "-").rpartition(" ")
        if not words:
            raise SheetRefused(name, "sheet-number", value=typed[:40])
        entries = self.entries["skill" if name == "skills" else "weapon"]
        return found(name, words, names_of(entries, locale)), filling.number(name, bonus.removeprefix("+"))

    def entry(self, name: str, text: str, locale: str) -> str:
        if self.named[name] != "proficient":
            return super().entry(name, text, locale)
        other = "fr" if locale == "en" else "en"
        kinds: Known = ((each, (_CATEGORIES[each].in_(locale), _CATEGORIES[each].in_(other))) for each in CATEGORIES)
        return found(name, text, (*kinds, *names_of(self._catalogue.weapons, locale)))


__all__ = ["BELONGINGS", "Dnd35Sheets"]
