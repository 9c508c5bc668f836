"""Combatants made of sheets and creatures: what the catalogue says is copied, so that a running fight never changes.

One weapon each: what the main hand holds, else the off hand, else a bare fist (ALT-MEL-004); a creature's first attack.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence

from bot.catalogue import Attack, Catalogue, Creature, Sheet, Weapon, WeaponId
from bot.kernel.decisions import Scalar
from bot.kernel.errors import Refused
from bot.rulesets.alternatif.sheets import AlternatifSheets
from bot.rulesets.alternatif.state import AlternatifState, Arm, Combatant, Hand, Wielded

PLAYERS, FOES = "players", "foes"
"""The sides that people join and creatures are added to."""

MOST_AT_ONCE = 12
LONGEST_NAME = 40
_FIST = WeaponId("fist")
_BASE_AC = 10

# Weapon ranks: bonus to hit, bonus to damage (house data 3.8); rank 4 is specialisation.
_RANKS = {0: (0, 0), 1: (0, 0), 2: (1, 0), 3: (1, 1), 4: (1, 2)}


def arm_of(weapon: Weapon, hand: Hand, rank: int = 0) -> Arm:
    """*weapon* as somebody of that weapon *rank* (0 to 4) wields it."""
    hit, damage = _RANKS[rank]
    return Arm(
        weapon=weapon.id,
        hand=hand,
        attack=weapon.attack,
        defence=weapon.defence,
        damage=weapon.damage,
        hit_bonus=hit,
        damage_bonus=damage,
        specialised=rank == 4,
        tags=weapon.tags,
        names={"fr": weapon.name.fr, "en": weapon.name.en},
    )


def combatant_from_sheet(
    sheet: Sheet, catalogue: Catalogue, *, player: int | None, side: str = PLAYERS, name: str | None = None
) -> Combatant:
    """The character of *sheet*, fresh, with the weapon in hand (ALT-GEN-006, -008)."""
    return Combatant(
        id=id_from(name or sheet.name),
        name=name or sheet.name,
        side=side,
        bm=catalogue.martial_bonus(sheet),
        ac=_BASE_AC + catalogue.threshold(sheet) + sheet.dex_std,
        stamina=sheet.stamina,
        stamina_max=sheet.stamina,
        body=sheet.body,
        body_max=sheet.body,
        wielded=Wielded(_sheet_arm(sheet, catalogue)),
        str_hit=sheet.str_hit,
        str_damage=sheet.str_damage,
        dex_std=sheet.dex_std,
        player=player,
        origin=f"sheet:{sheet.name}",
    )


def _sheet_arm(sheet: Sheet, catalogue: Catalogue) -> Arm:
    held, hand = sheet.right or _FIST, "right"
    if sheet.right is None and sheet.left is not None:
        held, hand = sheet.left, "left"
    weapon = catalogue.weapons[held]
    grip: Hand = "both" if weapon.two_handed else "left" if hand == "left" else "right"
    return arm_of(weapon, grip, sheet.ranks.get(held, 0))


def combatant_from_creature(creature: Creature, catalogue: Catalogue, *, name: str, side: str = FOES) -> Combatant:
    """A fresh *creature* called *name*, left to its temperament, with its first attack."""
    return Combatant(
        id=id_from(name),
        name=name,
        side=side,
        bm=creature.bm,
        ac=creature.ac,
        stamina=creature.stamina,
        stamina_max=creature.stamina,
        body=creature.body,
        body_max=creature.body,
        wielded=Wielded(_attack_arm(creature.attacks[0], catalogue)),
        str_hit=creature.str_hit,
        str_damage=creature.str_damage,
        dex_std=creature.dex_std,
        temperament=creature.temperament,
        origin=f"creature:{creature.id}",
    )


def _attack_arm(attack: Attack, catalogue: Catalogue) -> Arm:
    weapon = catalogue.weapons[attack.weapon]
    held = attack.held(weapon)
    arm = arm_of(weapon, "right" if held == "natural" else held)
    return Arm(
        **{
            **arm.__dict__,
            "damage": attack.damage or arm.damage,
            "reaction": attack.reaction,
        }
    )


class Recruits:
    """Who joins by command: players with a sheet, creatures by name and number."""

    def __init__(self, catalogue: Catalogue, sheets: AlternatifSheets) -> None:
        self.catalogue = catalogue
        self.sheets = sheets

    def player(self, state: AlternatifState, args: Mapping[str, Scalar]) -> tuple[Combatant, ...]:
        """The character of the sheet body `sheet`, or the ready-made one `ready`, for the user `player`."""
        body = args.get("sheet")
        if not body:
            _, body = self.sheets.propose({"ready": str(args.get("ready") or "")})
        player = args.get("player")
        user = None if player is None else int(player)
        return (combatant_from_sheet(self.sheets.sheet(str(body)), self.catalogue, player=user),)

    def creatures(self, state: AlternatifState, args: Mapping[str, Scalar]) -> tuple[Combatant, ...]:
        """`count` (1 to 12) of the creature `creature`, called `name` (else as the catalogue does), numbered."""
        creature = self.creature(str(args.get("creature") or ""))
        count = 1 if args.get("count") is None else int(str(args["count"]))
        if not 1 <= count <= MOST_AT_ONCE:
            raise Refused("alternatif-number-range", field="count", value=count, low=1, high=MOST_AT_ONCE)
        english = args.get("locale") == "en"
        proposed = creature.name.en if english else creature.name.fr
        base = shown_name(str(args.get("name") or "") or proposed[:1].upper() + proposed[1:])
        taken = {each.name for each in state.combatants.values()}
        names: list[str] = []
        number = 1 if count > 1 else 0
        while len(names) < count:
            name = f"{base} {number}" if number else base
            if name not in taken:
                names.append(name)
            number = number + 1 if number else 2
        return tuple(combatant_from_creature(creature, self.catalogue, name=name) for name in names)

    def creature(self, typed: str) -> Creature:
        """The creature that *typed* means: its id, its name in any language, or the unique beginning of one."""
        entries = list(self.catalogue.creatures.values())
        wanted = bare(typed)
        for each in entries:
            if typed == each.id or wanted in (bare(each.name.fr), bare(each.name.en)):
                return each
        begun = [each for each in entries if wanted and _begins(each, wanted)]
        if len(begun) == 1:
            return begun[0]
        names = ", ".join(each.name.fr for each in (begun or entries))
        raise Refused("alternatif-unknown-creature", typed=typed[:40], names=names[:400])

    def offers(self, command: str, option: str, locale: str) -> Sequence[tuple[str, str]]:
        """What the catalogue offers for an option, as (label, value)."""
        if command == "npc-add" and option == "creature":
            return sorted((each.name.in_(locale), each.id) for each in self.catalogue.creatures.values())
        return ()


def _begins(creature: Creature, wanted: str) -> bool:
    names: Iterable[str] = (creature.name.fr, creature.name.en)
    return any(bare(name).startswith(wanted) for name in names)


def shown_name(text: str) -> str:
    """A name as one short line; raises `Refused` when nothing is left of it."""
    name = " ".join("".join(c if c.isprintable() else " " for c in text).split())[:LONGEST_NAME]
    if not bare(name):
        raise Refused("alternatif-no-name", typed=text[:LONGEST_NAME])
    return name


def bare(text: str) -> str:
    """*text* without accents and case, as names are compared."""
    letters = unicodedata.normalize("NFKD", text.replace("’", "'"))
    return " ".join("".join(c for c in letters if not unicodedata.combining(c)).casefold().split())


def id_from(name: str) -> str:
    """An id made of a name: small letters, digits and hyphens, at most 24.

    >>> id_from("Épée-de-Bois le 2ᵉ"), id_from("☠")
    ('epee-de-bois-le-2e', 'x')
    """
    return re.sub(r"[^a-z0-9]+", "-", bare(name)).strip("-")[:24].strip("-") or "x"


__all__ = ["Recruits", "arm_of", "combatant_from_creature", "combatant_from_sheet", "id_from"]
