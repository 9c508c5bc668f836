"""Many weapons of one creature: which share a die, and where they stand (ALT-GMX-001 to -007)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.kernel.dice import Dice, dice
from bot.kernel.values import evolve
from bot.rulesets.alternatif.base.shares import in_groups, regrouped, share
from bot.rulesets.alternatif.state import FIST, LIMBS, Arm, Combatant, Hand, Settings, Wielded, by_hand

MOST_DICE = len(LIMBS) + 2
"""As many reaction dice one creature has at most."""


def placed(attacks: Sequence[tuple[Arm, int, Sequence[int]]], settings: Settings) -> list[Arm]:
    """The weapons of a creature as it wields them: each of *attacks* is a weapon, how many of them there are, and how
    many of them share a die (empty: the usual way). Each group has a place of its own, and a die."""
    groups = [list(_groups(arm, number, sizes, settings)) for arm, number, sizes in attacks]
    if sum(map(len, groups)) > MOST_DICE:
        # There are not so many dice: those are grouped that can be, in the usual way.
        groups = [list(_split(arm, in_groups(number))) for arm, number, _ in attacks]
    arms = [arm for each in groups for arm in each]
    held = [evolve(arm, hand=hand) for arm, hand in zip(arms, _hands_for(arms), strict=True) if hand is not None]
    return sorted(held, key=lambda arm: by_hand(Wielded(arm)))


def _hands_for(arms: Sequence[Arm]) -> list[Hand | None]:
    """A place of its own for each of *arms*, None where there is none: hands hold what they can hold, other limbs have
    the rest; a creature without anything in hand strikes first with what comes first."""
    held = {arm.hand for arm in arms if not arm.is_natural}
    free = [hand for hand in LIMBS if hand not in held]
    found: list[Hand | None] = []
    for arm in arms:
        if not arm.is_natural and arm.hand not in found:
            found.append(arm.hand)
        elif not held and not found:
            found.append("right")
        else:
            found.append(free.pop(0) if free else None)
    return found


def _groups(arm: Arm, number: int, sizes: Sequence[int], settings: Settings) -> Iterator[Arm]:
    grouped = settings.grouped_attacks
    if number > 1 and (grouped == "none" or (grouped == "natural" and not arm.is_natural)):
        sizes = (1,) * number
    return _split(arm, sizes or in_groups(number))


def _split(arm: Arm, sizes: Sequence[int]) -> Iterator[Arm]:
    """*arm*, which stands for `of` weapons alike, in groups of these sizes, each with the die that it has by itself."""
    for size in sizes:
        die = die_for(arm, size)
        yield evolve(arm, reaction=None if die is None else str(die), of=size, count=size)


def die_for(arm: Arm, size: int) -> Dice | None:
    """The die of *size* weapons such as *arm*; None: that of the table, for a single weapon that is held."""
    if arm.reaction is not None:
        return regrouped(dice(arm.reaction), arm.of, size)
    if arm.is_natural and arm.weapon == FIST.weapon and size == 1:
        return None
    return share(size) if arm.is_natural or size > 1 else None


# ---- while a fight goes on


def singles(who: Combatant) -> list[Arm]:
    """Every weapon of *who* by itself, those that one die moves apart, with the die that it would have alone."""
    found = []
    for each in who.hands:
        together = (each.arm, *each.turns)
        copies = each.arm.count if not each.turns else 1
        for arm in together:
            die = _own_die(arm)
            found += [evolve(arm, reaction=die, of=1, count=1)] * copies
    return found


def _own_die(arm: Arm) -> str | None:
    """What *arm* alone would have of its own: nothing where its die was only the share of those moved together."""
    if arm.reaction is None or (not arm.is_natural and arm.of > 1 and dice(arm.reaction) == share(arm.of)):
        return None
    return str(regrouped(dice(arm.reaction), arm.of, 1))


def regroup(who: Combatant, groups: Sequence[Sequence[str]]) -> tuple[Wielded, ...]:
    """What *who* wields once each of *groups* of weapons has one die; where something was pending, it stays."""
    stock, olds = singles(who), list(who.hands)
    made: list[Wielded] = []
    for group in groups:
        arms = []
        for weapon in group:
            found = next((each for each in stock if each.weapon == weapon), None)
            if found is not None:
                stock.remove(found)
                arms.append(found)
        if arms:
            made.append(_together(arms))
    hands = _hands_for([each.arm for each in made])
    wielded = []
    for each, hand in zip(made, hands, strict=True):
        if hand is not None:
            old = next((old for old in olds if each.arm.weapon in _moved(old)), None)
            if old is not None:
                olds.remove(old)
            turns = tuple(evolve(arm, hand=hand) for arm in each.turns)
            wielded.append(evolve(old or each, arm=evolve(each.arm, hand=hand), turns=turns))
    return tuple(sorted(wielded, key=by_hand))


def _moved(weapon: Wielded) -> tuple[str, ...]:
    """The weapons that one die moves."""
    return tuple(each.weapon for each in (weapon.arm, *weapon.turns))


def _together(arms: Sequence[Arm]) -> Wielded:
    """*arms*, single weapons, moved by one die; different ones strike by turns (ALT-GMX-003)."""
    number = len(arms)
    first = arms[0]
    # Where each of them stood makes no difference: nobody can tell which one acts.
    if all(evolve(each, hand=first.hand) == first for each in arms):
        die = die_for(first, number)
        return Wielded(evolve(first, reaction=None if die is None else str(die), of=number, count=number))
    shared = [evolve(each, reaction=str(share(number)), of=number, count=number) for each in arms]
    return Wielded(shared[0], turns=tuple(shared[1:]))


def left(held: Wielded, weapon: str, count: int) -> Wielded | None:
    """*held* when *count* are left of the weapons that its die moves, so many of *weapon* fewer or more; None when none
    is."""
    if count < 1:
        return None
    arms = [held.arm, *held.turns]
    alike = next((each for each in arms if each.weapon == weapon), held.arm)
    while held.turns and len(arms) > count:
        del arms[next((at for at, each in enumerate(arms) if each.weapon == weapon), 0)]
    while held.turns and len(arms) < count:
        arms.append(alike)
    arms = [evolve(each, count=count) for each in arms]
    return evolve(held, arm=arms[0], turns=tuple(arms[1:]))


def fist(lost: Wielded) -> Wielded:
    """What somebody fights with who has lost his last weapon."""
    return Wielded(FIST, acted=lost.acted)
