"""The strike total of a shot, what it must reach, and which natural results are critical (ALT-MIS-010 to -015)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.rulesets.alternatif.events import Term, term
from bot.rulesets.alternatif.fatigue import malus as fatigue
from bot.rulesets.alternatif.mounted import saddle
from bot.rulesets.alternatif.shooting.arms import cover_of
from bot.rulesets.alternatif.state import AlternatifState, Arm, Combatant, Settings, Size
from bot.rulesets.alternatif.state.missiles import Band, Plan
from bot.rulesets.alternatif.surprise import sneak as sneaking
from bot.rulesets.alternatif.tactics import circumstances

CADENCE = (0, -3, -6)
"""What each lower rank of the die costs (ALT-MIS-004, -005)."""
RANGES: dict[Band, int] = {"point_blank": 4, "short": 2, "medium": 0, "long": -2, "beyond": 0}
SIZES: tuple[Size, ...] = ("tiny", "small", "medium", "large", "very_large")
NARROW, WIDE = (20,), (19, 20)
POINT_BLANK = {"17-20": (17, 18, 19, 20), "17,19,20": (17, 19, 20), "18-20": (18, 19, 20)}


def size_bonus(shooter: Size, target: Size) -> int:
    """+2 for each category by which *target* is larger, -2 for each by which it is smaller (ALT-RNG-008).

    >>> size_bonus("medium", "small"), size_bonus("medium", "very_large"), size_bonus("small", "large")
    (-2, 4, 4)
    """
    return 2 * (SIZES.index(target) - SIZES.index(shooter))


def range_bonus(where: Band, settings: Settings) -> int:
    """The adjustment of a range, where the table uses it (ALT-RNG-001 to -006)."""
    if settings.missile_adjustments == "none":
        return 0
    if settings.missile_adjustments == "point_blank_only" and where != "point_blank":
        return 0
    return RANGES[where]


def critical_faces(arm: Arm, where: Band, settings: Settings) -> tuple[int, ...]:
    """The natural results that make a shot an exceptional critical: by weapon and by range (ALT-MIS-013, -015,
    ALT-RNG-003, -006). A table without adjustments has 19 and 20 at any range."""
    assert arm.missile is not None
    if arm.missile.plain:
        return NARROW
    if where == "point_blank" and settings.missile_adjustments != "none":
        return POINT_BLANK[settings.point_blank_crit]
    return NARROW if where == "long" and settings.missile_adjustments == "all" else WIDE


def cover_bonus(percent: int) -> int:
    """What a cover of *percent* (0 to 99) adds to the armour class against shots (ALT-DEF-012, -013).

    >>> [cover_bonus(percent) for percent in (25, 29, 30, 45, 50, 90, 91, 95, 99)]
    [0, 0, 3, 4, 5, 9, 10, 14, 18]
    """
    if percent < 30:
        return 0
    return min(percent, 90) // 10 + max(0, percent - 90)


def strike_terms(
    state: AlternatifState,
    who: Combatant,
    target: Combatant,
    arm: Arm,
    plan: Plan,
    face: int,
    where: Band,
    *,
    unseen: bool = False,
    surprise: bool = False,
    sneak: bool = False,
    mates: int = 0,
    into: int = 0,
) -> tuple[Term, ...]:
    """The sum of a shot (ALT-MIS-010, ALT-RNG-010): no Strength, no weapon factor. *mates*: the others of its volley
    who shoot at the same target (ALT-VOL-003); *into*: the game master's malus for a shot into a melee. *surprise*,
    *sneak*: it profits from one (ALT-SUR-005, ALT-SNK-010)."""
    settings = state.settings
    every = settings.missile_adjustments == "all"
    # Aim adds nothing to a shot that profits from surprise or comes out of nowhere (ALT-MIS-008).
    aim = 0 if unseen or surprise or target.surprised else plan.aim
    found = [term("face", face), term("martial_bonus", who.bm)]
    for name, value in (
        ("dexterity", who.dex_std),
        ("mastery", arm.hit_bonus),
        ("magic", arm.magic),
        ("cadence", CADENCE[plan.cadence]),
        ("aim", aim),
        ("range", range_bonus(where, settings)),
        ("size", size_bonus(who.size, target.size) if every else 0),
        ("speed", target.shooting.speed if every else 0),
        ("volley", mates),
        ("into_melee", into),
        ("surprise_sneak", sneaking.BONUS if sneak else 0),
        ("wound", who.malus),
        ("gm", who.next_strike),
    ):
        if value:
            found.append(term(name, value))
    found += fatigue.terms(who, settings)
    return (*found, *circumstances.of(state, who, target, shot=True, sneak=sneak))


def armour_class(
    target: Combatant, shooter: str, settings: Settings, *, unseen: bool = False, sneak: bool = False
) -> tuple[Term, ...]:
    """What a shot must reach: the current armour class; with weapon factors that of a shield in hand, never another
    weapon's (ALT-MIS-011); cover (ALT-DEF-012). Against what one cannot see coming a shield does not count, nor,
    against a sneak shot, a bonus of Dexterity (ALT-SNK-003)."""
    found = [term("armour_class", target.ac), *(sneaking.no_dexterity(target) if sneak else ())]
    found += fatigue.terms(target, settings, "class")
    if settings.weapon_factors:
        if not settings.defence_factor_in_ac:
            found.append(term("base_12", 2))
        elif not unseen and (shield := best_shield(target)):
            found.append(term("defence_factor", shield))
    if bonus := cover_bonus(min(99, cover_of(target, shooter))):
        found.append(term("cover", bonus))
    return tuple(found)


def best_shield(who: Combatant) -> int:
    """The defence factor of the best shield in hand."""
    return max(
        (each.arm.defence for each in who.hands if each.arm.is_shield and saddle.usable(who, each.arm)), default=0
    )


def damage_terms(arm: Arm, rolled: int) -> tuple[Term, ...]:
    """The sum of a shot's damage: the weapon's dice, expertise and enchantment, no Strength (ALT-MIS-012)."""
    found = [term("face", rolled)]
    if arm.damage_bonus:
        found.append(term("mastery", arm.damage_bonus))
    if arm.magic:
        found.append(term("magic", arm.magic))
    return tuple(found)


def total(terms: Sequence[Term]) -> int:
    """The sum of *terms*."""
    return sum(each.value for each in terms)
