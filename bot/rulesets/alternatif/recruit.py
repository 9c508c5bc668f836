"""From sheets and creatures to combatants: what an encounter uses is copied into it (ALT-GEN-006, ALT-MEL-004)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.catalogue import Attack, Catalogue, Creature, Sheet, Weapon, WeaponId
from bot.catalogue import Exceptional as SpecialFaces
from bot.catalogue import Missile as MissileData
from bot.kernel.values import evolve
from bot.rulesets.alternatif.base.arms import fights_hand_to_hand
from bot.rulesets.alternatif.crowd import limbs, recruits
from bot.rulesets.alternatif.magic.recruits import magic_of
from bot.rulesets.alternatif.sheets import AlternatifSheets, threshold_of
from bot.rulesets.alternatif.state import (
    FIST,
    AlternatifState,
    Arm,
    Combatant,
    Exceptional,
    Fatigue,
    Footing,
    Hand,
    Licence,
    Riding,
    Settings,
    Wielded,
)
from bot.rulesets.alternatif.state.arms import Missile
from bot.rulesets.alternatif.state.magic import OwnHold, Spot, Wrestler
from bot.rulesets.alternatif.wounds import fates as old_injuries
from bot.rulesets.alternatif.wounds import injuries as critical_tables
from bot.rulesets.shared.joining import FOES, PLAYERS
from bot.rulesets.shared.options import Args
from bot.rulesets.shared.recruiting import BookRecruiter

BASE_ARMOUR_CLASS = 10
_RANKS = {0: (0, 0), 1: (0, 0), 2: (1, 0), 3: (1, 1), 4: (1, 2)}
_SPECIALISED = 4


def critical_parry_of(catalogue: Catalogue, sheet: Sheet) -> int | None:
    """The lowest face of a critical parry that *sheet* says, or that a second class of fighters or rogues makes: that
    of the total level, lowered by one (ALT-CRI-015). None: class and level say it."""
    families = [str(catalogue.family_of(each).id) for each in sheet.classes]
    if sheet.critical_parry is not None or not any(critical_tables.lowers(each) for each in families[1:]):
        return sheet.critical_parry
    return critical_tables.score_at(sheet.total_level, lowered=True)


def caster_level(catalogue: Catalogue, sheet: Sheet) -> int:
    """The level at which the character casts: his best one in a class that is not of fighters or rogues, if he has
    several."""
    levels = (
        level for each, level in sheet.classes.items() if not critical_tables.lowers(str(catalogue.family_of(each).id))
    )
    return max(levels, default=sheet.level)


class CatalogueRecruiter(BookRecruiter[Combatant]):
    """Makes combatants of what the catalogue holds."""

    stays = ("temperament", "hidden", "orders", "plan", "contacts", "behind")

    def __init__(self, catalogue: Catalogue, sheets: AlternatifSheets) -> None:
        super().__init__(catalogue, sheets)
        self._catalogue = catalogue

    def left(self, sheet: Sheet) -> int:
        return sheet.body

    def from_sheet(self, sheet: Sheet, *, ident: str, name: str, player: int | None, side: str) -> Combatant:
        return stationed(combatant_from_sheet(sheet, self._catalogue, ident=ident, name=name, player=player, side=side))

    def from_creature(
        self, state: AlternatifState, creature: Creature, args: Args, *, ident: str, name: str, side: str
    ) -> Combatant:
        made = combatant_from_creature(
            creature, self._catalogue, ident=ident, name=name, side=side, settings=state.settings
        )
        return stationed(made)

    def together(self, state: AlternatifState, creature: Creature, made: Sequence[Combatant]) -> Sequence[Combatant]:
        return recruits.handled_together(list(made), state.settings) if creature.minor else made


def stationed(who: Combatant) -> Combatant:
    """*who* where people of his kind stand unless they say otherwise: behind, if he is a mage, a creature with spells
    in mind, or holds nothing but what he shoots with."""
    shoots = any(each.arm.missile is not None for each in who.hands) and not fights_hand_to_hand(who)
    casts = who.family == "mage" or (not who.family and bool(who.magic.spells))
    return evolve(who, behind=shoots or casts)


def combatant_from_sheet(
    sheet: Sheet, catalogue: Catalogue, *, ident: str, name: str, player: int | None, side: str = PLAYERS
) -> Combatant:
    """The combatant that *sheet* describes: martial bonus by class and level unless typed (ALT-GEN-006), armour class
    10 + armour threshold + Dexterity (ALT-GEN-008)."""
    return Combatant(
        id=ident,
        name=name,
        side=side,
        bm=catalogue.martial_bonus(sheet),
        ac=BASE_ARMOUR_CLASS + catalogue.threshold(sheet) + sheet.dex_std,
        stamina=sheet.stamina,
        stamina_max=sheet.whole_stamina,
        body=sheet.body,
        body_max=sheet.whole_body,
        hands=tuple(Wielded(arm) for arm in arms_of(sheet, catalogue)),
        carried=carried_by(sheet, catalogue),
        str_hit=sheet.str_hit,
        str_damage=sheet.str_damage,
        dex_std=sheet.dex_std,
        str_std=sheet.str_damage if sheet.str_std is None else sheet.str_std,
        reflex=sheet.reflex,
        left_hand_rank=sheet.left_hand_rank,
        wrestling=Wrestler(rank=sheet.wrestling_rank),
        size=sheet.size,
        dodge=sheet.dodge,
        spot=Spot(max_speed=sheet.max_speed or 0),
        footing=Footing(blind_sense=sheet.blind_sense, stature=sheet.stature),
        riding=Riding(rank=sheet.riding),
        level=sheet.total_level,
        family="" if sheet.class_ is None else str(catalogue.classes[sheet.class_].family),
        critical_parry=critical_parry_of(catalogue, sheet),
        player=player,
        temperament=sheet.temperament if player is None else None,
        nature=sheet.temperament,
        origin=sheet.name,
        magic=magic_of(catalogue, sheet.spells, sheet.items, caster_level(catalogue, sheet), sheet.unfamiliar),
        injuries=old_injuries.of_sheet(sheet),
        sneak_rank=sheet.sneak_rank,
        fatigue=Fatigue(
            threshold=threshold_of(sheet.con_std, sheet.endurance_rank),
            encumbrance=catalogue.encumbrance(sheet),
            fortitude=sheet.fortitude,
        ),
    )


def arms_of(sheet: Sheet, catalogue: Catalogue) -> tuple[Arm, ...]:
    """What a character fights with: the right hand's weapon (or both hands'), then the left one's; else a fist."""
    arms = []
    if sheet.right is not None:
        weapon = catalogue.weapons[sheet.right]
        arms.append(_ranked(sheet, weapon, "both" if weapon.two_handed else "right"))
    if sheet.left is not None:
        arms.append(_ranked(sheet, catalogue.weapons[sheet.left], "left"))
    return tuple(arms) or (FIST,)


def carried_by(sheet: Sheet, catalogue: Catalogue) -> tuple[Arm, ...]:
    """The weapons of a character that are not in hand, each as the hand would take it that it is made for."""
    left = [each for each in (sheet.right, sheet.left) if each is not None]
    carried = []
    for ident in sheet.weapons:
        if ident in left:
            left.remove(ident)
            continue
        weapon = catalogue.weapons[ident]
        hand: Hand = "both" if weapon.two_handed else "left" if weapon.hands == "off" else "right"
        carried.append(_ranked(sheet, weapon, hand))
    return tuple(carried)


def _ranked(sheet: Sheet, weapon: Weapon, hand: Hand) -> Arm:
    rank = max((sheet.ranks.get(each, 0) for each in _grips(weapon)), default=0)
    hit, damage = _RANKS[rank]
    return _arm(weapon, hand, hit=hit, damage_bonus=damage, specialised=rank == _SPECIALISED)


def _grips(weapon: Weapon) -> tuple[WeaponId, ...]:
    """The entries under which a rank with *weapon* may stand: a weapon for one hand or two is one skill."""
    return (weapon.id,) if weapon.other_grip is None else (weapon.id, weapon.other_grip)


def combatant_from_creature(
    creature: Creature,
    catalogue: Catalogue,
    *,
    ident: str,
    name: str,
    side: str = FOES,
    settings: Settings = Settings(),  # noqa: B008 - frozen
) -> Combatant:
    """A creature, left to its temperament, with what it fights with at the same time, grouped as the table does."""
    told = creature.manoeuvres
    attacks = [(_natural_arm(each, catalogue), each.number, each.groups) for each in creature.wields()]
    return Combatant(
        id=ident,
        name=name,
        side=side,
        bm=creature.bm,
        ac=creature.ac,
        stamina=creature.stamina,
        stamina_max=creature.stamina,
        body=creature.body,
        body_max=creature.body,
        hands=tuple(Wielded(arm) for arm in limbs.placed(attacks, settings)),
        carried=tuple(
            _natural_arm(attack, catalogue)
            for attack in creature.attacks
            if attack not in creature.wields() and "natural" not in catalogue.weapons[attack.weapon].tags
        ),
        level=creature.hit_dice,
        critical_parry=creature.critical_parry,
        str_hit=creature.str_hit,
        str_damage=creature.str_damage,
        dex_std=creature.dex_std,
        str_std=creature.str_damage if creature.str_std is None else creature.str_std,
        reflex=creature.reflex,
        size=creature.size,
        dodge=creature.dodge,
        spot=Spot(max_speed=creature.max_speed or 0),
        temperament=creature.temperament,
        wrestling=_as_wrestler(creature),
        licence=Licence(told.may, told.suffers),
        origin=creature.id,
        sneak_rank=creature.sneak_rank,
        fatigue=Fatigue(None if creature.tireless else threshold_of(0, 0), 0, creature.fortitude),
        magic=magic_of(catalogue, creature.spells, creature.items, creature.hit_dice),
    )


def _as_wrestler(creature: Creature) -> Wrestler:
    """How a creature wrestles (ALT-WRE-046)."""
    told = creature.wrestling
    own = tuple(OwnHold(each.id, each.damage, each.body, {"fr": each.name.fr, "en": each.name.en}) for each in told.own)
    return Wrestler(rank=told.rank, dice=told.dice, die=told.die, closed=told.closed, own=own)


def _natural_arm(attack: Attack, catalogue: Catalogue) -> Arm:
    weapon = catalogue.weapons[attack.weapon]
    held = attack.held(weapon)
    hand: Hand = "right" if held == "natural" else held
    die, _, fixed = (attack.reaction or "").partition("+")
    arm = _arm(weapon, hand, damage=attack.damage, reaction=die or None, exceptional=attack.exceptional)
    return replace(arm, fixed=int(fixed or 0), of=attack.number, count=attack.number)


def _arm(
    weapon: Weapon,
    hand: Hand,
    *,
    hit: int = 0,
    damage_bonus: int = 0,
    specialised: bool = False,
    damage: str | None = None,
    reaction: str | None = None,
    exceptional: Sequence[SpecialFaces] = (),
) -> Arm:
    return Arm(
        weapon=weapon.id,
        hand=hand,
        attack=weapon.attack,
        defence=weapon.defence,
        damage=damage or weapon.damage,
        hit_bonus=hit,
        damage_bonus=damage_bonus,
        specialised=specialised,
        reaction=reaction,
        wound=weapon.wound,
        left_rank=weapon.left_rank,
        haft_ac=weapon.haft_ac,
        structure=weapon.haft_structure,
        knock_down=weapon.knock_down,
        exceptional=tuple(
            Exceptional(each.faces, {"fr": each.effect.fr, "en": each.effect.en})
            for each in (*weapon.exceptional, *exceptional)
        ),
        missile=None if weapon.missile is None else missile_of(weapon.missile),
        tags=tuple(weapon.tags),
        names={"fr": weapon.name.fr, "en": weapon.name.en},
    )


def missile_of(data: MissileData) -> Missile:
    """How a weapon of the catalogue shoots, as an encounter keeps it."""
    return Missile(
        reaction=data.reaction,
        specialist=data.specialist,
        fixed=data.fixed,
        cadence=data.cadence,
        short=data.short or 0,
        medium=data.medium,
        long=data.long,
        plain=data.plain,
    )
