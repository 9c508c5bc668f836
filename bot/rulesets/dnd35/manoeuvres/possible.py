"""Who can try what against whom, and with what (D35-MAN-001, -007, -013, -017, -018, -020, -021)."""

from __future__ import annotations

from typing import Final

from bot.catalogue.dnd35_terms import SIZES35
from bot.rulesets.dnd35.attack.volleys import follows
from bot.rulesets.dnd35.base import budget, holds, saddles
from bot.rulesets.dnd35.base.distances import apart, reaches
from bot.rulesets.dnd35.base.outlook import Outlook
from bot.rulesets.dnd35.base.sight import locates
from bot.rulesets.dnd35.cover.degrees import total
from bot.rulesets.dnd35.state import FISTS, SQUARE, Fighter, State, Thing, Weapon

SHIELD: Final = "shield"
"""The aim at somebody's shield, whatever shield it is."""
BLUNT_OR_SHARP: Final = frozenset({"slashing", "bludgeoning"})
"""What damages things (D35-MAN-018)."""


def others(state: State, who: Fighter) -> list[Fighter]:
    """All of the other sides whom he could set upon, as far as he sees them; those who still fight first."""
    found = [
        each
        for each in state.combatants.values()
        if each.side != who.side and locates(who, each) and not each.died and not total(state, who, each)
    ]
    return sorted(found, key=lambda each: each.out)


def small_enough(who: Fighter, target: Fighter) -> bool:
    """Whether *target* is at most one size category larger (D35-MAN-001, -007, -021)."""
    return SIZES35.index(target.size) <= SIZES35.index(who.size) + 1


def limited(state: State, who: Fighter, target: Fighter) -> bool:
    """Whether his size keeps him from pushing, or running over, *target*; a table may have no such limit. Whoever
    grapples is no match for it: he stands in a space with others."""
    if holds.grappling(state, target.id):
        return True
    return state.settings.size_limits == "on" and not small_enough(who, target)


def by_hand(who: Fighter, target: Fighter) -> bool:
    """Whether his bare hands reach *target*."""
    return reaches(who, who.arm(FISTS), target)


def melee(who: Fighter, target: Fighter) -> list[Weapon]:
    """What reaches *target* in melee, his bare hands last."""
    found = [each for each in who.arms if not each.ranged and reaches(who, each, target)]
    bare = who.arm(FISTS)
    return found if any(each.weapon == FISTS for each in found) or not by_hand(who, target) else [*found, bare]


def trips_with(who: Fighter, target: Fighter) -> tuple[str, ...]:
    """With what he can trip *target*: a weapon that is made for it, his bare hands (D35-MAN-008)."""
    if target.out or target.has("prone") or not small_enough(who, target) or "incorporeal" in target.features:
        return ()
    return tuple(each.weapon for each in melee(who, target) if each.weapon == FISTS or each.trip)


def held(target: Fighter) -> list[Weapon]:
    """The weapons in his hands."""
    return [each for each in target.weapons if each.held in ("main", "off", "both")]


def disarms_of(who: Fighter, target: Fighter) -> tuple[str, ...]:
    """Of what he can disarm *target* (D35-MAN-013)."""
    return tuple(each.weapon for each in held(target)) if not target.out and melee(who, target) else ()


def snatches(state: State, who: Fighter, target: Fighter) -> tuple[str, ...]:
    """What he can take from *target*; nothing well secured, unless that one is pinned (D35-MAN-017)."""
    if target.out or not by_hand(who, target):
        return ()
    pinned = holds.pinned_by(state, target.id) is not None
    return tuple(each.item for each in target.things if each.fastened != "secured" or pinned)


def breaks_with(who: Fighter, target: Fighter) -> tuple[str, ...]:
    """With what he can damage things of *target*: what cuts or crushes, in melee (D35-MAN-018)."""
    return tuple(each.weapon for each in melee(who, target) if BLUNT_OR_SHARP.intersection(each.types) and each.dice)


def breakable(target: Fighter) -> tuple[str, ...]:
    """What of *target* can be sundered: the weapons in his hands, and his shield (D35-MAN-018, D35-BAS-023)."""
    found = tuple(each.weapon for each in held(target) if each.points)
    return (*found, *((SHIELD,) if target.buckler is not None and target.buckler.points else ()))


def thing(target: Fighter, item: str) -> Thing | None:
    """The thing of that name that he wears or carries."""
    return next((each for each in target.things if each.item == item), None)


def is_melee(target: Fighter, item: str) -> bool:
    """Whether what is aimed at is a melee weapon (D35-MAN-014)."""
    return any(each.weapon == item and not each.ranged for each in held(target))


def strikes(at: Outlook) -> frozenset[str]:
    """With what he may still strike in this turn, or do what takes the place of a blow; whoever grapples does other
    things (D35-GRA-010)."""
    if at.turn is None or holds.grappling(at.state, at.who.id):
        return frozenset()
    if at.turn.swings and saddles.single(at.turn):
        # His mount has carried him too far for a second blow (D35-MNT-005).
        return frozenset()
    return frozenset(follows(at.turn, at.who))


def in_hold(at: Outlook) -> Fighter | None:
    """Whom he has pinned, where an attack is left to him: that one he may disarm with his bare hands, or take a thing
    from (D35-GRA-022)."""
    ident = holds.pins(at.state, at.who.id)
    ready = ident is not None and at.turn is not None and FISTS in follows(at.turn, at.who)
    return at.state.combatants.get(ident or "") if ready else None


def may_rush(at: Outlook) -> bool:
    """Whether he may still push somebody: with a standard action, and on his feet. He enters the other's space, which
    nobody does who has taken a 5-foot step (D35-ACT-003)."""
    turn = at.turn
    ready = turn is not None and budget.has_standard(turn) and not (turn.stepped or turn.swings)
    if at.who.mount is not None:
        return ready and turn is not None and saddles.fresh(at.state, at.who, turn)
    return ready and not at.who.has("prone") and at.who.pace >= SQUARE and not holds.grappling(at.state, at.who.id)


def touches(who: Fighter, target: Fighter) -> bool:
    """Whether they stand beside each other."""
    return max(apart(who, target)) == 1


__all__ = [
    "BLUNT_OR_SHARP",
    "SHIELD",
    "breakable",
    "breaks_with",
    "by_hand",
    "disarms_of",
    "held",
    "in_hold",
    "is_melee",
    "limited",
    "may_rush",
    "melee",
    "others",
    "small_enough",
    "snatches",
    "strikes",
    "thing",
    "touches",
    "trips_with",
]
