"""What a shot and a dodge are the sum of, what a shot must reach, and which natural results are critical (ALT-MIS-010
to -015, ALT-DEF-008).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.kernel.decisions import NOTHING, Choice, Decision
from bot.rulesets.alternatif.base import arms, distances, rolls
from bot.rulesets.alternatif.base import shares as wielding
from bot.rulesets.alternatif.base.arms import cover_of
from bot.rulesets.alternatif.base.checks import RECKLESS
from bot.rulesets.alternatif.base.rolls import Throw
from bot.rulesets.alternatif.base.shares import temperament_now
from bot.rulesets.alternatif.state import (
    FIST,
    AlternatifState,
    Arm,
    Combatant,
    Settings,
    Size,
    enemies,
    is_bare_handed,
    is_clinched,
    within_reach,
)
from bot.rulesets.alternatif.state.arms import RUSH, Band
from bot.rulesets.shared.check import Law, Term, term, terms

# ---- What an autopilot does about shooting (the table of `autopilot` holds for the rest). Who has a weapon to shoot
# with and nobody upon him shoots, at the normal cadence, at his last target, else at the one with the fewest
# people upon him that he can reach; with enemies upon him he lets go of it and draws what he has for melee. His
# shot goes to somebody else when its target is gone. Against shots: never_guard never, furious below a quarter,
# desperate from half upwards, the others always with a shield; a dodge, where it costs nothing else to speak of
# (nothing in preparation), is tried by cautious ones always, by steady ones below half. Nobody hopes for a
# critical parry alone.

State = AlternatifState


def declares(state: State, who: Combatant, decision: Decision) -> Choice | None:
    """The next action of somebody who can shoot; None: as people do who cannot."""
    actions = decision.fields[0].options
    near = within_reach(state, who)
    if "attack" in actions and (near or "shoot" not in actions):
        return None
    if "shoot" not in actions and "switch" not in actions:
        return None
    if near and "switch" in actions:
        return {"action": "switch"}
    if "shoot" in actions:
        targets = next(each.options for each in decision.legal({"action": "shoot"}) or () if each.name == "target")
        return {"action": "shoot", "target": whom(state, who, targets)}
    return {"action": "switch"}


def whom(state: State, who: Combatant, targets: tuple[str, ...]) -> str:
    """The target among *targets*: the last one, else whom the fewest people are upon."""
    people = [ident for ident in targets if ident in state.combatants]
    if who.target in people:
        assert who.target is not None
        return who.target
    return min(people, key=lambda ident: len(state.combatants[ident].contacts))


def defends(state: State, who: Combatant, decision: Decision, *, guards: bool, below_half: bool) -> str:
    """The answer to hits of which some are shots. *guards*: its temperament parries with a shield now; *below_half*: of
    its usual stamina."""
    about = decision.about
    options = [each for each in decision.fields[0].options if each != NOTHING]

    def lowest(way: str) -> str | None:
        found = [each for each in options if about.get(f"{each}.way") == way]
        return min(found, key=lambda each: int(about[f"{each}.total"] or 0), default=None)

    if guards and (shield := lowest("parry")) is not None:
        return shield
    idle = who.task is None and not any(each.pending for each in who.hands)
    wants = temperament_now(who) == "cautious" or (who.temperament == "steady" and below_half)
    return (lowest("dodge") or NOTHING) if idle and wants else NOTHING


# ---- Which weapon an autopilot would rather have in hand, and how it comes by it. With nobody upon it, whoever fights
# without abandon and has something to shoot with in store takes it in hand: at once if its hands are empty, and
# instead of another weapon when everybody is known to be farther off than a rush reaches. For melee it takes what
# it strikes with. What fills its hands is sheathed first, each a simple action.


def steps(state: AlternatifState, who: Combatant) -> Mapping[str, Sequence[str]]:
    """What an autopilot may do now to change what it holds, by action, with what, the best first; nothing for people,
    who say so themselves."""
    if who.temperament is None or is_clinched(who) or within_reach(state, who):
        return {}
    wanted = _bow(state, who) or _blade(who)
    if wanted is None:
        return {}
    if wielding.free_hand(who, wanted) is None:
        held = tuple(each.arm.weapon for each in who.hands if not each.arm.is_natural)
        return {"sheathe": held} if held else {}
    action, place = ("draw", who.carried) if wanted in who.carried else ("pick_up", who.dropped)
    others = (each.weapon for each in place if wielding.free_hand(who, each) is not None)
    return {action: tuple(dict.fromkeys((wanted.weapon, *others)))}


def _bow(state: AlternatifState, who: Combatant) -> Arm | None:
    """What it would shoot with, if it is better off so."""
    if who.temperament in RECKLESS or who.prone or arms.held(who):
        return None
    found = next((each for each in _stored(who) if each.missile is not None and not each.strikes), None)
    if found is None or not wielding.may_take(who, found) or not arms.targets(state, who, found):
        return None
    apart = [distances.distance(state, who.id, each.id) for each in enemies(state, who)]
    rush = RUSH * distances.CELL
    if is_bare_handed(who):
        return None if any(each is not None and each <= rush for each in apart) else found
    return found if all(each is not None and each > rush for each in apart) else None


def _blade(who: Combatant) -> Arm | None:
    """What it would strike with: something better than a fist or a shield, if that is all it has in hand."""
    if not all(each.arm.weapon == FIST.weapon or each.arm.is_shield for each in who.hands):
        return None
    blades = (each for each in _stored(who) if each.strikes and not each.is_shield)
    return next((each for each in blades if wielding.free_hand(who, each) is not None), None)


def _stored(who: Combatant) -> tuple[Arm, ...]:
    return (*who.carried, *who.dropped)


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
