"""One die for several: divisions of 12 (ALT-GMX-002, -007, -008)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from bot.kernel.dice import Dice
from bot.kernel.values import evolve
from bot.rulesets.alternatif.state import FIST, LIMBS, Arm, Combatant, Hand, Settings, Temperament, Wielded, by_hand

SIZES = (12, 10, 8, 6, 4, 3, 2)
NATURAL = 12
"""The die of a single natural weapon (ALT-GMX-001)."""
MOST = 5
"""As many weapons alike as one die moves."""
MOST_MONSTERS = 4


def share(number: int, whole: int = NATURAL) -> Dice:
    """The die that moves *number* (1 to 5) of what alone would have a die of *whole* sides.

    >>> [str(share(number)) for number in (1, 2, 3, 4, 5)]
    ['d12', 'd6', 'd4', 'd3', 'd2']
    """
    return Dice(1, max((size for size in SIZES if size * number <= whole), default=2))


def regrouped(die: Dice, of: int, number: int) -> Dice:
    """The die of *number* weapons alike, where *of* of them have *die* (ALT-GMX-005). Slow creatures, that roll several
    dice, keep theirs.

    >>> str(regrouped(Dice(1, 6), 2, 1)), str(regrouped(Dice(1, 4), 2, 1)), str(regrouped(Dice(2, 6), 2, 1))
    ('d12', 'd8', '2d6')
    >>> str(regrouped(Dice(1, 4), 3, 2)), str(regrouped(Dice(1, 2), 5, 1))
    ('d6', 'd12')
    """
    if die.count > 1 or of == number:
        return die
    if share(of).sides == die.sides:
        whole = NATURAL
    elif die.sides * of in SIZES:
        whole = die.sides * of
    else:
        whole = max((size for size in SIZES if share(of, size) == die), default=die.sides)
    return share(number, whole)


def in_groups(number: int) -> tuple[int, ...]:
    """How *number* (1 to 10) weapons alike are best grouped: from four on in two groups, as even as possible, so that
    two attacks may come together (ALT-GMX-004).

    >>> in_groups(2), in_groups(3), in_groups(6), in_groups(7)
    ((2,), (3,), (3, 3), (4, 3))
    """
    return (number,) if number < 4 else (number - number // 2, number // 2)


def in_bands(number: int) -> tuple[int, ...]:
    """How *number* minor monsters share dice: no more than four to a die, as even as possible (ALT-GMX-008); a single
    one shares none.

    >>> in_bands(8), in_bands(5), in_bands(9), in_bands(1)
    ((4, 4), (3, 2), (3, 3, 3), ())
    """
    if number < 2:
        return ()
    bands = -(-number // MOST_MONSTERS)
    return tuple(number // bands + (at < number % bands) for at in range(bands))


# ---- How an autopilot feels: its temperament, and what wounds make of it (ALT-SIM-012).


def is_below(who: Combatant, part: int) -> bool:
    """Whether *who* has less than one *part*-th of his usual stamina left."""
    return who.stamina * part < who.stamina_max


def temperament_now(who: Combatant) -> Temperament | None:
    """The temperament of *who* now: the steady become cautious below a quarter of their stamina; None for people.

    >>> steady = Combatant("a", "A", "x", 0, 10, 4, 20, 1, 1, (), temperament="steady")
    >>> temperament_now(steady)
    'cautious'
    """
    return "cautious" if who.temperament == "steady" and is_below(who, 4) else who.temperament


def withdraws(who: Combatant) -> bool:
    """Whether *who* would rather be out of reach: cautious, and below half of his stamina."""
    return temperament_now(who) == "cautious" and is_below(who, 2)


def attacks_on(who: Combatant) -> bool:
    """Whether *who* would rather act than return to guard when both could (ALT-SIM-012)."""
    match temperament_now(who):
        case "steady":
            return not is_below(who, 2)
        case "cautious":
            return False
        case "desperate":
            return is_below(who, 2)
        case "never_guard" | "furious" | None:
            pass
    return True


def defends(who: Combatant) -> bool:
    """Whether *who* would give up time to ward off what comes, with whatever he has."""
    match temperament_now(who):
        case "furious":
            return is_below(who, 4)
        case "steady":
            return is_below(who, 2)
        case "cautious":
            return True
        case "desperate":
            return not is_below(who, 2)
        case "never_guard" | None:
            pass
    return False


# ---- What hands hold: weapons in hand, sheathed and dropped, and the factors that two hands cost (ALT-MEL-004,
# ALT-OFF). A hand's initiative and status belong to the weapon that it wields: they go with it, and a new one
# needs its own reaction (ALT-OFF-005).

Change = Literal["drawn", "sheathed", "picked_up", "dropped", "broken", "readied"]


def usable(who: Combatant, arm: Arm) -> bool:
    """Whether *who* can use *arm*, which he holds: a cavalry lance only in a saddle with stirrups (ALT-MNT-007); with a
    hand on the bridle one weapon in one hand (ALT-MNT-002)."""
    if not fits_the_saddle(who, arm):
        return False
    if not who.riding.one_handed or arm.weapon == FIST.weapon:
        return True
    return arm.hand != "both" and arm is who.main.arm


def fits_the_saddle(who: Combatant, arm: Arm) -> bool:
    """Whether *who* sits as *arm*, if it is a cavalry lance, wants it."""
    mount = who.riding.mount
    return "mounted_only" not in arm.tags or (
        mount is not None and (mount.stirrups or "needs_stirrups" not in arm.tags)
    )


def may_take(who: Combatant, arm: Arm) -> bool:
    """Whether a rider's hand is free for *arm*, beside what he holds."""
    if not who.riding.one_handed:
        return True
    return arm.hand != "both" and all(each.arm.weapon == FIST.weapon for each in who.hands)


def is_guard(who: Combatant, weapon: Wielded) -> bool:
    """Whether *weapon* is a shield that the game master forgets until somebody is hit: always on the defensive, it
    prepares no action, and its parries postpone nothing (ALT-GMX-009)."""
    return who.crowd.simple_shield and weapon.arm.is_shield and len(who.hands) > 1


def guards(who: Combatant, weapons: Sequence[Wielded]) -> list[Wielded]:
    """Those of *weapons* that may parry: beside such a shield the others are always on the offensive."""
    if any(is_guard(who, each) for each in who.hands):
        return [each for each in weapons if is_guard(who, each)]
    return list(weapons)


OFF_HAND = -4
TWO_WEAPONS = -2


def changed(who: Combatant, hand: Hand, weapon: str, change: Change, segment: int) -> Combatant:
    """*who* once *hand* has taken up *weapon* or let it go; a hand left empty is a fist, unless the other one
    fights."""
    if change in ("drawn", "picked_up", "readied"):
        return _taken(who, hand, weapon, change, segment)
    held = who.holds(hand)
    if held is None or held.arm.weapon != weapon:
        return who
    others = tuple(each for each in who.hands if each is not held)
    # The hand may have acted already in this segment: its fist has, too (ALT-REA-009).
    hands = others or (Wielded(FIST, acted=held.acted),)
    who = evolve(who, spent=max(who.spent, held.acted))
    arm = held.arm if held.structure is None else evolve(held.arm, structure=held.structure)
    match change:
        case "dropped":
            return evolve(who, hands=hands, dropped=(*who.dropped, arm))
        case "sheathed":
            return evolve(who, hands=hands, carried=(*who.carried, arm))
        case "drawn" | "picked_up" | "broken" | "readied":
            pass
    return evolve(who, hands=hands)


def _taken(who: Combatant, hand: Hand, weapon: str, change: Change, segment: int) -> Combatant:
    carried, dropped = list(who.carried), list(who.dropped)
    arm: Arm | None = evolve(FIST, hand=hand) if change == "readied" else None
    for place in (carried,) if change == "drawn" else (dropped,) if change == "picked_up" else ():
        for at, each in enumerate(place):
            if each.weapon == weapon:
                arm = evolve(place.pop(at), hand=hand)
                break
    if arm is None:
        return who
    # A weapon that was drawn in this segment has used it up; a fist that joins in has done what its hand did.
    acted = who.spent if change == "readied" else segment
    kept = tuple(each for each in who.hands if change == "readied" or _stays(each, hand))
    hands = sorted((*kept, Wielded(arm, acted=acted)), key=by_hand)
    return evolve(who, hands=tuple(hands), carried=tuple(carried), dropped=tuple(dropped))


def _stays(held: Wielded, hand: Hand) -> bool:
    """Whether what a hand holds is not pushed out by what *hand* takes: bare fists do not count beside a weapon."""
    if held.arm.hand in LIMBS:
        return held.arm.hand != hand
    return hand != "both" and held.arm.hand not in (hand, "both") and held.arm.weapon != FIST.weapon


def let_go_of_all(who: Combatant) -> Combatant:
    """*who* with his weapons at his feet, and what they were in his hands remembered."""
    kept = tuple(
        each.arm if each.structure is None else evolve(each.arm, structure=each.structure)
        for each in who.hands
        if not each.arm.is_natural
    )
    natural = tuple(Wielded(each.arm, acted=each.acted) for each in who.hands if each.arm.is_natural)
    fist = (Wielded(FIST, acted=_last_acted(who)),)
    spent = max(who.spent, _last_acted(who))
    return evolve(who, hands=natural or fist, dropped=(*who.dropped, *kept), fell_with=kept, spent=spent)


def _last_acted(who: Combatant) -> int:
    """The last segment in which a hand of *who* acted."""
    return max(each.acted for each in who.hands)


def taken_up_again(who: Combatant) -> Combatant:
    """*who* with what he held when he fell, as far as it still lies at his feet."""
    dropped = list(who.dropped)
    hands = []
    for arm in who.fell_with:
        if arm in dropped:
            dropped.remove(arm)
            hands.append(Wielded(arm, acted=max(who.spent, _last_acted(who))))
    natural = tuple(each for each in who.hands if each.arm.weapon != FIST.weapon) if hands else who.hands
    held = sorted((*hands, *natural), key=by_hand)
    return evolve(who, hands=tuple(held), dropped=tuple(dropped), fell_with=())


def free_hand(who: Combatant, arm: Arm) -> Hand | None:
    """The hand that can take *arm* up now: both free for a two-handed weapon, else the right, else the left one."""
    taken = {each.arm.hand for each in who.hands if each.arm.weapon != FIST.weapon}
    if not may_take(who, arm):
        return None
    if arm.hand == "both":
        return None if taken else "both"
    if "both" in taken:
        return None
    if arm.hand == "right" and "right" not in taken:
        return "right"
    return "left" if "left" not in taken and arm.left_rank is not None else None


def fist_hand(who: Combatant) -> Hand | None:
    """The free hand whose fist could fight beside a weapon, if there is one (ALT-MEL-004)."""
    if any(each.arm.is_natural and each.arm.weapon != FIST.weapon for each in who.hands):
        return None
    taken = {each.arm.hand for each in who.hands}
    if "both" in taken or len(taken) > 1:
        return None
    return "left" if "right" in taken else "right"


# ---- what two hands cost (ALT-OFF)


def competent(who: Combatant, arm: Arm) -> bool:
    """Whether *arm* in the off hand costs nothing: the skill (ALT-OFF-003), a shield or a natural weapon
    (ALT-OFF-004)."""
    if arm.is_shield or arm.is_natural:
        return True
    return arm.left_rank is not None and who.left_hand_rank >= arm.left_rank


def keeps_factor(who: Combatant, arm: Arm, settings: Settings) -> bool:
    """Whether *arm*, which *who* wields, counts its weapon factor in strike totals (ALT-OFF-001, -002)."""
    held = who.holds("left")
    second = arm if arm.hand == "left" else None if held is None or arm.hand in LIMBS else held.arm
    if second is None or competent(who, second):
        return True
    twins = held is not None and who.main.arm.weapon == held.arm.weapon
    return arm.hand == "right" and twins and settings.identical_pair_keeps_right_factor


def penalty(who: Combatant, arm: Arm) -> tuple[str, int] | None:
    """What replaces the loss when weapon factors are not used, by the name of its term (ALT-OFF-006); None: nothing."""
    if arm.hand == "left":
        return None if competent(who, arm) else ("off_hand", OFF_HAND)
    second = None if arm.hand in LIMBS else who.holds("left")
    return None if second is None or competent(who, second.arm) else ("two_weapons", TWO_WEAPONS)


def best_defence(who: Combatant, settings: Settings) -> int:
    """The defence factor that counts in the armour class: the better of two (ALT-FAC-006)."""
    counted = [
        each.arm.defence
        for each in who.hands
        if (not settings.lost_factors_also_leave_ac or keeps_factor(who, each.arm, settings)) and usable(who, each.arm)
    ]
    return max(counted, default=0)


def breakable(who: Combatant) -> list[Wielded]:
    """What an attack on equipment can be aimed at: shields and wooden hafts (ALT-MEL-010)."""
    return [each for each in who.hands if each.arm.haft_ac is not None]


def structure_left(weapon: Wielded) -> int:
    """The structure points that *weapon* has left."""
    return weapon.structure if weapon.structure is not None else (weapon.arm.structure or 0)


def twin(who: Combatant, weapon: Wielded) -> Hand | None:
    """The hand of *weapon* where *who* holds another one like it, so that its name alone does not say which is meant;
    else None."""
    like = [each for each in who.hands if each.arm.weapon == weapon.arm.weapon]
    return weapon.arm.hand if len(like) > 1 else None
