"""What a shot and a dodge are the sum of, what a shot must reach, and which natural results are critical (ALT-MIS-010
to -015, ALT-DEF-008)."""

from __future__ import annotations

from bot.rulesets.alternatif.base import rolls, wielding
from bot.rulesets.alternatif.base.rolls import Throw
from bot.rulesets.alternatif.shooting.arms import cover_of
from bot.rulesets.alternatif.state import AlternatifState, Arm, Combatant, Settings, Size
from bot.rulesets.alternatif.state.missiles import Band
from bot.rulesets.shared.check import Law, Term, term, terms

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


def own(state: AlternatifState, throw: Throw) -> tuple[Term, ...]:
    """The sum of a shot (ALT-MIS-010, ALT-RNG-010): no Strength, no weapon factor, no mastery unless the table counts
    it; the others of its volley who shoot
    at the same target (ALT-VOL-003), the game master's malus for a shot into a melee."""
    who, target, settings = state.combatants[throw.who], state.combatants[throw.target], state.settings
    arm, plan = throw.arm, throw.plan
    assert arm is not None
    assert plan is not None
    every = settings.missile_adjustments == "all"
    # Aim adds nothing to a shot that profits from surprise or comes out of nowhere (ALT-MIS-008).
    aim = 0 if throw.unseen or throw.surprise or target.surprised else plan.aim
    return (
        term("face", throw.face),
        term("martial_bonus", who.bm),
        *terms(
            ("dexterity", who.dex_std),
            ("mastery", arm.hit_bonus if settings.shot_mastery else 0),
            ("magic", arm.magic),
            ("cadence", CADENCE[plan.cadence]),
            ("aim", aim),
            ("range", range_bonus(throw.band, settings)),
            ("size", size_bonus(who.size, target.size) if every else 0),
            ("speed", target.shooting.speed if every else 0),
            ("volley", throw.mates),
            ("into_melee", throw.into),
        ),
    )


def shield(state: AlternatifState, throw: Throw) -> tuple[Term, ...]:
    """With weapon factors that of a shield in hand adds to the class against shots, never another weapon's
    (ALT-MIS-011); against what one cannot see coming no shield does."""
    if not state.settings.weapon_factors:
        return ()
    if not state.settings.defence_factor_in_ac:
        return (term("base_12", 2),)
    return () if throw.unseen else terms(("defence_factor", best_shield(state.combatants[throw.target])))


def cover(state: AlternatifState, throw: Throw) -> tuple[Term, ...]:
    """Cover adds to the class against the shots of *who* (ALT-DEF-012)."""
    return terms(("cover", cover_bonus(min(99, cover_of(state.combatants[throw.target], throw.who)))))


def own_cover(state: AlternatifState, throw: Throw) -> tuple[Term, ...]:
    """Cover from that shooter helps a dodge or a shield (ALT-DEF-014)."""
    if throw.blow is None or not (throw.arm is None or throw.arm.is_shield):
        return ()
    return terms(("cover", cover_bonus(min(99, cover_of(state.combatants[throw.who], throw.blow.attacker)))))


def law(state: AlternatifState, throw: Throw) -> Law:
    """The natural results of a shot, as those of a blow (ALT-MIS-014, -018); critical ones by weapon and range."""
    assert throw.arm is not None
    return rolls.attacking(state, () if throw.sneak else critical_faces(throw.arm, throw.band, state.settings))


def dodging(state: AlternatifState, throw: Throw) -> tuple[Term, ...]:
    """The sum of a dodge: a reflex save (ALT-DEF-008)."""
    who = state.combatants[throw.who]
    return (term("face", throw.face), *terms(("reflex", who.reflex), ("dodge", who.dodge)))


def law_of_dodge(state: AlternatifState, throw: Throw) -> Law:
    """A natural 20 cannot be dodged, unless the table says so."""
    if throw.blow is not None and throw.blow.natural and not state.settings.nat20_shot_dodge:
        return Law(lost=range(1, 21))
    return rolls.saving(state, throw)


def best_shield(who: Combatant) -> int:
    """The defence factor of the best shield in hand."""
    return max(
        (each.arm.defence for each in who.hands if each.arm.is_shield and wielding.usable(who, each.arm)), default=0
    )
