"""Character sheets of RPG 2.0 (R20-GEN-008): ready-made ones, proposals by trade, forms and files.

A sheet's form shows its blanks a few at a time. What somebody types in them is names of the catalogue's entries, or the
unique beginning of one; gauges, domains, magazines and explosives are a list of names with a number each.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, Final

from bot.catalogue import SheetRefused
from bot.catalogue.ids import TradeId
from bot.catalogue.models import Words
from bot.catalogue.rpg20 import Rpg20Catalogue
from bot.catalogue.rpg20_sheet import Build20, Rpg20Sheet, rpg20_sheet_to_toml
from bot.catalogue.rpg20_terms import ATTRIBUTES, domain_code
from bot.kernel.decisions import Scalar
from bot.rulesets.shared import filling, seeing
from bot.rulesets.shared.entries import Known, found, names_of
from bot.rulesets.shared.filling import number
from bot.rulesets.shared.hands import HandedSheets

TRADE: Final = "trooper"
"""Whoever names no trade is proposed this one."""
GROUPS: Final[Mapping[str, tuple[str, ...]]] = {
    "person": ("name", "anatomy", "hand", "wings", "tail"),
    "attributes": (*ATTRIBUTES, "damage_bonus", "domains"),
    "health": ("points", "left", "gauges", "gauges_left"),
    "scars": ("broken", "lost"),
    "weapons": ("main", "second", "carried", "rounds", "unready"),
    "fighting": ("art", "catches", "explosives"),
    "armour": ("armours", "made", "shield", "shield_left"),
}
_ARMS: Final = ("main", "second", "carried", "rounds", "unready", "art")
_BODY: Final = ("anatomy", "wings", "tail", "gauges", "broken", "lost")
BELONGINGS: Final[Mapping[str, tuple[str, ...]]] = {
    **dict.fromkeys(_ARMS, ("weapons",)),
    **dict.fromkeys(_BODY, ("gauges", "lines")),
    **dict.fromkeys(("armours", "made"), ("armour",)),
    "shield": ("shield",),
    "hand": ("hand", "shield"),
    "domains": ("domains",),
    "damage_bonus": ("bonus", "bonus_plus"),
    "catches": ("catches",),
    "explosives": ("explosives",),
}
"""The fields of a sheet behind which stands more than a figure, and what they are of a fighter."""
YES, NO = "yes", "no"
FLAGS: Final = ("wings", "tail", "catches")
NUMBERED: Final[Mapping[str, str]] = {
    "gauges": "gauge",
    "gauges_left": "gauge",
    "domains": "domain",
    "rounds": "weapon",
    "explosives": "explosive",
}
"""The fields in which names stand with a number each, and what is named."""
NAMES: Final[Mapping[str, Words]] = {
    "firearms": Words(fr="armes à feu", en="firearms"),
    "ranged_weapons": Words(fr="armes à distance", en="ranged weapons"),
    "throwing": Words(fr="armes de lancer", en="throwing"),
    "melee_weapons": Words(fr="armes blanches", en="melee weapons"),
    "bare_hands": Words(fr="mains nues", en="bare hands"),
    "movement": Words(fr="mouvements", en="movement"),
    "stealth": Words(fr="furtif", en="stealth"),
    "investigation": Words(fr="investigation", en="investigation"),
    "medicine": Words(fr="médecine", en="medicine"),
    "skill": Words(fr="habilité", en="skill"),
    "body": Words(fr="corps", en="body"),
    "perception": Words(fr="perception", en="perception"),
}
"""What the attributes, and the domains that the chapter names, are called on a sheet."""


class Rpg20Sheets(HandedSheets[Rpg20Sheet]):
    """See `bot.kernel.ruleset.Sheets`. There are no levels in these rules: a trade proposes the rest."""

    model = Rpg20Sheet
    fields = GROUPS
    required = ("name", "anatomy", "hand", *FLAGS, *ATTRIBUTES, "points", "gauges")
    texts = ("name", "hand", "damage_bonus")
    named: ClassVar[Mapping[str, str]] = {
        **dict.fromkeys(("weapon", "main", "second", "carried", "unready"), "weapon"),
        **dict.fromkeys(("broken", "lost"), "gauge"),
        **dict.fromkeys(("armour", "armours"), "armour"),
        **{each: each for each in ("class", "shield")},
        "anatomy": "anatomy",
    }
    lists = ("carried", "unready", "broken", "lost", "armours", "armour")
    long = ("domains", "gauges", "gauges_left", "carried", "rounds", "armours", "made")
    chosen: ClassVar[Mapping[str, str]] = {each: each for each in ("class", "shield", "anatomy", "hand", *FLAGS)}
    new = ("name", "class", "weapon", "left")
    behind = tuple(BELONGINGS)

    def __init__(self, catalogue: Rpg20Catalogue) -> None:
        self._catalogue = catalogue
        gauges = {each.id: each for body in catalogue.bodies.values() for each in body.parts()}
        self.entries = {
            "class": catalogue.trades,
            "weapon": catalogue.weapons,
            "shield": catalogue.shields,
            "armour": catalogue.armours,
            "anatomy": catalogue.bodies,
            "material": catalogue.materials,
            "explosive": catalogue.explosives,
            "gauge": gauges,
        }

    # ---- what a game says

    def characters(self) -> Iterable[Any]:
        return self._catalogue.characters.values()

    def check(self, sheet: Rpg20Sheet) -> None:
        self._catalogue.check(sheet)

    def hands(self, weapon: str) -> int:
        entry = self.entries["weapon"][weapon]
        return 0 if entry.kind in ("natural", "unarmed") else entry.hands

    def wieldable(self, weapon: str) -> bool:
        return self.hands(weapon) > 0

    def armoured(self, typed: str, locale: str) -> Mapping[str, Any]:
        """A list of all that is worn, the outermost last (R20-ARM-003)."""
        return {"armours": self.meant("armour", typed, locale)}

    def of_words(self, args: Mapping[str, Scalar]) -> Mapping[str, Any]:
        """One of the trade *class* with the rest proposed. *weapon* replaces the trade's own; what no hand is left for
        then is put away. *left* is a second weapon or a shield."""
        locale = str(args.get("locale") or "fr")
        trade = TradeId(self.entry("class", str(args.get("class") or TRADE), locale))
        data = self._catalogue.trades[trade].model_dump(mode="json", include=set(Build20.model_fields))
        held = self.held(data, args.get("weapon") or None, args.get("left") or None, locale)
        return held | {"name": str(args.get("name") or "")}

    def write(self, body: str) -> str:
        return rpg20_sheet_to_toml(self.sheet(body))

    def numbers(self, sheet: Rpg20Sheet) -> Mapping[str, int]:
        return {"points_max": sheet.points, **{each: getattr(sheet, each) for each in ATTRIBUTES}}

    def worn(self, body: str, left: Mapping[str, Any]) -> tuple[str, str]:
        """What is left of the points and of each gauge, broken and lost limbs, the shield, magazines and explosives
        (R20-WND-012, R20-SHD-006); what is whole is left out."""
        sheet = self.sheet(body)
        gauges = {name: points for name, points in left["gauges"].items() if points < sheet.gauges[name]}
        points = min(sheet.points, left["points"])
        shield = left["shield"] if sheet.shield is not None else None
        rounds = {each: now for each, now in left["rounds"].items() if now < (self._magazine(each) or 0)}
        update = {
            "left": None if points == sheet.points else points,
            "gauges_left": gauges,
            "broken": left["broken"],
            "lost": left["lost"],
            "shield_left": None if shield is None else max(0, shield),
            "rounds": rounds,
            "explosives": {name: count for name, count in left["explosives"].items() if count},
        }
        return self.kept(sheet.model_copy(update=update))

    def _magazine(self, weapon: str) -> int | None:
        found: int | None = self.entries["weapon"][weapon].magazine
        return found

    # ---- what a sheet says

    def facts(self, body: str, locale: str) -> Mapping[str, Scalar]:
        """What the sheet says, words in *locale*; what it does not say is None."""
        sheet = self.sheet(body)
        catalogue = self._catalogue
        armour = [catalogue.armours[each].name.in_(locale) for each in sheet.armours]
        armour += [catalogue.materials[each.material].name.in_(locale) for each in sheet.made]
        shield = None if sheet.shield is None else catalogue.shields[sheet.shield]
        left = None if shield is None else shield.points if sheet.shield_left is None else sheet.shield_left
        return {
            "name": sheet.name,
            **{each: getattr(sheet, each) for each in ATTRIBUTES},
            "domains": self._numbers("domains", sheet, locale),
            "points": sheet.points if sheet.left is None else sheet.left,
            "points_max": None if sheet.left is None else sheet.points,
            "gauges": seeing.alike(self._gauges(sheet)),
            "broken": self._listed("broken", sheet, locale),
            "lost": self._listed("lost", sheet, locale),
            "damage_bonus": None if sheet.damage_bonus == "0" else sheet.damage_bonus,
            "hand": sheet.hand,
            "weapons": _joined(self._weapons(sheet, locale)),
            "carried": self._listed("carried", sheet, locale),
            "explosives": self._numbers("explosives", sheet, locale),
            "armour": _joined(armour),
            "penalty": catalogue.penalty(sheet) or None,
            "shield": None if shield is None else shield.name.in_(locale),
            "shield_left": left,
        }

    def _gauges(self, sheet: Rpg20Sheet) -> Iterable[Mapping[str, Scalar]]:
        for name, most in sheet.gauges.items():
            left = sheet.gauges_left.get(name, most)
            yield {"gauge": name, "left": str(left).replace("-", "−"), **({} if left == most else {"most": most})}

    def _weapons(self, sheet: Rpg20Sheet, locale: str) -> Iterable[str]:
        """What is in hand, each with what attribute and domain come to (R20-MEL-008, R20-RNG-008)."""
        for ident in (sheet.main, sheet.second):
            if ident is not None:
                weapon = self._catalogue.weapons[ident]
                value = getattr(sheet, weapon.attribute) + sheet.domain(weapon.domain)
                yield f"{weapon.name.in_(locale)} {value}"

    def _listed(self, name: str, sheet: Rpg20Sheet, locale: str) -> str | None:
        entries = self.entries[self.named[name]]
        return _joined(entries[each].name.in_(locale) for each in getattr(sheet, name))

    def _numbers(self, name: str, sheet: Rpg20Sheet, locale: str) -> str | None:
        return _joined(f"{self._called(name, each, locale)} {value}" for each, value in getattr(sheet, name).items())

    def _called(self, name: str, ident: str, locale: str) -> str:
        """What *ident* is called in the field *name*; a domain of one's own by its code."""
        if NUMBERED[name] == "domain":
            return NAMES[ident].in_(locale) if ident in NAMES else ident.replace("_", " ")
        called: str = self.entries[NUMBERED[name]][ident].name.in_(locale)
        return called

    def proposed(self, args: Mapping[str, Scalar]) -> tuple[str, ...]:
        """Nothing of a ready-made character; else all that the trade says and nobody typed: the fields of the form."""
        if args.get("ready"):
            return ()
        sheet = self.sheet(self.propose({**args, "locale": args.get("locale") or "fr"})[1])
        said = {"name", *(("main",) if args.get("weapon") else ()), *(("second", "shield") if args.get("left") else ())}
        shown = {name for name, value in sheet.model_dump(exclude_defaults=True).items() if value} - said
        return tuple(each for group in self.fields.values() for each in group if each in shown)

    # ---- its form

    def offers(self, option: str, locale: str) -> Sequence[tuple[str, str]]:
        if option == "hand":
            return [(each, each) for each in ("right", "left")]
        if option in FLAGS:
            return [(each, each) for each in (YES, NO)]
        return super().offers(option, locale)

    def shown(self, name: str, sheet: Rpg20Sheet, locale: str) -> str:
        if name in FLAGS:
            return YES if getattr(sheet, name) else NO
        if name in NUMBERED:
            return self._numbers(name, sheet, locale) or ""
        if name == "art":
            art = sheet.art
            if (art.attribute, art.domain) == ("skill", "bare_hands"):
                return ""
            return f"{NAMES[art.attribute].in_(locale)} + {self._called('domains', art.domain, locale)}"
        if name == "made":
            materials = self.entries["material"]
            made = (f"{materials[each.material].name.in_(locale)} {_ranges(each.lines)}" for each in sheet.made)
            return "; ".join(made)
        return super().shown(name, sheet, locale)

    def fill(self, data: dict[str, Any], name: str, text: str, locale: str) -> None:
        super().fill(data, name, text, locale)
        if name == "damage_bonus" and not text:
            data[name] = "0"

    def meant(self, name: str, text: str, locale: str) -> Any:
        if name in FLAGS:
            return text == YES
        if name in NUMBERED:
            return dict(self._with_numbers(name, text, locale))
        if name == "art":
            return self._art(text, locale)
        if name == "made":
            return [self._piece(each, locale) for each in text.replace("\n", ";").split(";") if each.strip()]
        return super().meant(name, text, locale)

    def _with_numbers(self, name: str, text: str, locale: str) -> Iterable[tuple[str, int]]:
        """Names with a number each: `torse 9, tête 6`; what is left may be below zero."""
        for each in filling.items(name, text.replace("−", "-")):
            words, _, value = each.replace(":", " ").rstrip().rpartition(" ")
            if not words.strip():
                raise SheetRefused(name, "sheet-scores", value=each[:40])
            yield self._ident(name, words.strip(), locale), number(name, value)

    def _ident(self, name: str, typed: str, locale: str) -> str:
        if NUMBERED[name] == "domain":
            return domain_code(typed)
        return found(name, typed, names_of(self.entries[NUMBERED[name]], locale))

    def _art(self, text: str, locale: str) -> dict[str, str]:
        """`Corps + arts martiaux`: the attribute and the domain with which somebody fights bare-handed."""
        attribute, _, domain = text.partition("+")
        known: Known = ((each, (NAMES[each].in_(locale), NAMES[each].fr, NAMES[each].en)) for each in ATTRIBUTES)
        return {"attribute": found("art", attribute.strip(), known), "domain": domain_code(domain) or "bare_hands"}

    def _piece(self, text: str, locale: str) -> dict[str, Any]:
        """`cuir 4, 7, 9-13`: a material, and the lines that it covers."""
        words = text.replace(",", " ").split()
        at = next((at for at, each in enumerate(words) if each[0].isdecimal()), len(words))
        material = found("made", " ".join(words[:at]), names_of(self.entries["material"], locale))
        lines = [line for each in words[at:] for line in _lines(each)]
        return {"material": material, "lines": lines}


def _lines(typed: str) -> Iterable[int]:
    """The lines that `9-13`, or `4`, names."""
    first, _, last = typed.replace("–", "-").partition("-")
    low = number("made", first)
    high = number("made", last) if last else low
    return range(low, min(high, 99) + 1)


def _ranges(lines: Sequence[int]) -> str:
    """*lines* as they are typed.

    >>> _ranges((4, 7, 9, 10, 11))
    '4, 7, 9-11'
    """
    runs: list[list[int]] = []
    for each in lines:
        if runs and each == runs[-1][-1] + 1:
            runs[-1].append(each)
        else:
            runs.append([each])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs)


def _joined(found: Iterable[str]) -> str | None:
    """What is *found*, one after the other; None for nothing."""
    return ", ".join(found) or None
