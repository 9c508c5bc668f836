"""Weapons that shoot or are thrown: their dice, their ranges, and whom they can reach."""

from __future__ import annotations

from bot.kernel.dice import Dice, dice
from bot.rulesets.alternatif.base import distances
from bot.rulesets.alternatif.base import shares as wielding
from bot.rulesets.alternatif.state import AlternatifState, Arm, Combatant, Hand, Settings, Task, enemies
from bot.rulesets.alternatif.state.arms import Band, Missile, pair_key

SHOOT = "shoot"
"""The action: in missile combat there is but this one (ALT-MIS-001)."""
OBJECT = Arm(
    "object",
    "right",
    damage="1d3",
    wound="blunt",
    missile=Missile("1d4", medium=8, long=16, plain=True),
    tags=("missile", "no_parry"),
)
"""Whatever lies about and can be thrown by hand (ALT-MIS-015)."""

POINT_BLANK = 600
"""Centimetres: anything nearer is at point-blank (ALT-RNG-003)."""
_SIZES = (12, 10, 8, 6, 4, 3, 2)
_METRE = 100


def held(who: Combatant) -> list[Arm]:
    """The weapons in hand with which *who* can shoot or that he can throw."""
    return [each.arm for each in who.hands if each.arm.missile is not None and wielding.usable(who, each.arm)]


def shootable(who: Combatant) -> list[Arm]:
    """All that *who* could send at somebody: what he holds, and with a free hand some object."""
    hand = wielding.fist_hand(who)
    return held(who) if hand is None else [*held(who), OBJECT]


def arm_of(who: Combatant, weapon: str) -> Arm | None:
    """What *who* would shoot with under the name *weapon*, if he still can."""
    return next((each for each in shootable(who) if each.weapon == weapon), None)


def hand_of(who: Combatant, arm: Arm) -> Hand:
    """The hand that sends *arm*'s projectile."""
    if arm.weapon == OBJECT.weapon:
        return wielding.fist_hand(who) or "right"
    return arm.hand


def fights_hand_to_hand(who: Combatant) -> bool:
    """Whether *who* holds anything to strike with in melee."""
    return any(each.arm.strikes for each in who.hands)


def is_shot(task: Task | None) -> bool:
    """Whether *task* is a shot in preparation, or held."""
    return task is not None and task.action == SHOOT


def die(arm: Arm, cadence: int) -> Dice:
    """The reaction die of a shot with *arm* (ALT-MIS-002, -003), *cadence* ranks lower (ALT-MIS-004, -005); never that
    of the martial bonus.

    >>> bow = Arm("bow", "both", missile=Missile("1d6", "1d4", cadence=2))
    >>> str(die(bow, 0)), str(die(bow, 1)), str(die(bow, 2))
    ('d6', 'd4', 'd3')
    """
    missile = arm.missile
    assert missile is not None
    base = dice(missile.specialist if arm.specialised and missile.specialist else missile.reaction)
    if not cadence:
        return base
    return Dice(1, _SIZES[min(_SIZES.index(base.sides) + cadence, len(_SIZES) - 1)])


def slowest(arm: Arm, cadence: int) -> int:
    """The greatest reaction of a shot, its fixed part included (ALT-VOL-002)."""
    assert arm.missile is not None
    return die(arm, cadence).sides + arm.missile.fixed


def band(state: AlternatifState, shooter: str, target: str, arm: Arm) -> Band:
    """Where *target* stands for *arm* (ALT-RNG-002): the game master's word on the pair, else by their distance; medium
    range, which changes nothing, while nobody has said how far they are."""
    missile = arm.missile
    assert missile is not None
    said = state.places.bands.get(pair_key(shooter, target))
    if said is not None and target not in state.combatants[shooter].contacts:
        return "medium" if missile.plain and said in ("point_blank", "short") else said
    apart = distances.distance(state, shooter, target)
    return "medium" if apart is None else band_at(missile, apart)


def band_at(missile: Missile, apart: int) -> Band:
    """The range of a target *apart* centimetres away; bounds belong to the nearer range (ALT-RNG-002, -003, -007).

    >>> bow = Missile("1d6", short=30, medium=60, long=120)
    >>> [band_at(bow, metres * 100) for metres in (5, 6, 30, 31, 90, 120, 121)]
    ['point_blank', 'short', 'short', 'medium', 'long', 'long', 'beyond']
    """
    if not missile.plain:
        if apart < POINT_BLANK:
            return "point_blank"
        if apart <= missile.short * _METRE:
            return "short"
    if apart <= missile.medium * _METRE:
        return "medium"
    return "long" if apart <= missile.long * _METRE else "beyond"


def cover_of(target: Combatant, shooter: str) -> int:
    """The percentage of *target* that *shooter* cannot see (ALT-DEF-016)."""
    cover = target.shooting.cover
    return cover.get(shooter, cover.get("", 0))


def can_reach(state: AlternatifState, who: Combatant, target: str, arm: Arm) -> bool:
    """Whether a shot of *who* at the enemy *target* is possible: within range, and not wholly covered (ALT-RNG-002,
    ALT-DEF-013)."""
    return band(state, who.id, target, arm) != "beyond" and cover_of(state.combatants[target], who.id) < 100


def targets(state: AlternatifState, who: Combatant, arm: Arm) -> list[str]:
    """Whom *who* can shoot at with *arm*: enemies in sight and within range; those in contact first."""
    found = [each.id for each in enemies(state, who) if can_reach(state, who, each.id, arm)]
    return sorted(found, key=lambda ident: ident not in who.contacts)


def friends_near(state: AlternatifState, who: Combatant, target: str) -> list[str]:
    """The companions of *who* who are at grips with *target* (ALT-MIS-025)."""
    return [
        each
        for each in state.combatants[target].contacts
        if each != who.id and state.combatants[each].side == who.side and not state.combatants[each].out
    ]


# ---- in what manner

NORMAL, VOLLEY = "normal", "volley"
_CADENCES = ("normal", "rapid", "fast")


def manners(arm: Arm, settings: Settings) -> tuple[str, ...]:
    """How a shot with *arm* may be made: cadence, careful aim, in a volley (ALT-MIS-004 to -008, ALT-VOL-001).

    The words are joined by `_`: `rapid`, `aim_2`, `volley_fast`; `aim` alone leaves the segments to be named after the
    die, where the table plays so."""
    missile = arm.missile
    assert missile is not None
    cadences = _CADENCES[: missile.cadence + 1]
    aims = ("aim",) if settings.aim_declared == "after" else ("aim_1", "aim_2", "aim_3")
    found = [*cadences, *aims]
    if settings.aim_with_rapid:
        found += [f"{each}_{aim}" for each in cadences[1:] for aim in aims]
    return (*found, VOLLEY, *(f"{VOLLEY}_{each}" for each in cadences[1:]))


def parts(manner: str) -> tuple[int, int, bool, bool]:
    """The cadence (0 to 2), the segments of aim (0 to 3), whether these are still to be named, and whether it is shot
    in a volley.

    >>> parts("normal"), parts("aim_2"), parts("volley_fast"), parts("rapid_aim")
    ((0, 0, False, False), (0, 2, False, False), (2, 0, False, True), (1, 0, True, False))
    """
    words = manner.split("_")
    cadence = 1 if "rapid" in words else 2 if "fast" in words else 0
    aim = int(words[-1]) if "aim" in words and words[-1].isdecimal() else 0
    return cadence, aim, words[-1] == "aim", words[0] == VOLLEY
