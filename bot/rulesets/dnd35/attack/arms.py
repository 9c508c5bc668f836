"""What somebody strikes with, whom it reaches, and by which ability (D35-BAS-005, -009, -012, -013)."""

from __future__ import annotations

from typing import Final

from bot.catalogue.dnd5_terms import Ability
from bot.kernel.values import evolve
from bot.rulesets.dnd35.base import holds, magic
from bot.rulesets.dnd35.base.distances import armed, distance, reaches
from bot.rulesets.dnd35.base.sight import locates
from bot.rulesets.dnd35.cover.degrees import total
from bot.rulesets.dnd35.state import FISTS, Blow, Cast, Fighter, State, Weapon

FROM_THE_GROUND: Final = ("light_crossbow", "heavy_crossbow", "hand_crossbow", "shuriken")
"""What somebody who is prone can shoot."""
SECONDARY: Final = 5
"""What attacks with a secondary natural weapon lose."""
PULLED: Final = ("longbow", "shortbow", "sling")
"""What is shot by one's own strength, so that weakness tells."""


def in_melee(who: Fighter, weapon: Weapon, target: Fighter) -> bool:
    """Whether *weapon* strikes *target* from where *who* stands, without leaving his hand."""
    return not weapon.ranged and reaches(who, weapon, target)


def in_range(who: Fighter, weapon: Weapon, target: Fighter) -> bool:
    """Whether it flies as far as *target*: ten increments what is shot, five what is thrown (D35-BAS-013)."""
    flies = weapon.ranged or weapon.thrown
    return flies and distance(who, target) <= weapon.increment * weapon.increments


def can_hit(who: Fighter, weapon: Weapon, target: Fighter) -> bool:
    """Whether *target* is within reach or range."""
    return in_melee(who, weapon, target) or in_range(who, weapon, target)


def shoots(who: Fighter, weapon: Weapon, target: Fighter) -> bool:
    """Whether an attack at *target* is a ranged one: what is in reach is struck, what is not is shot or thrown at."""
    return not in_melee(who, weapon, target)


def weapon_of(state: State, blow: Blow) -> Weapon:
    """What *blow* is struck with. A weapon that is turned against its bearer strikes as in the hand of whoever turns it
    (D35-GRA-021)."""
    if blow.occasion == "spell":
        casts = (each for each in reversed(state.deeds) if isinstance(each, Cast) and each.who == blow.who)
        return next((magic.arm(each.spell) for each in casts), state.combatants[blow.who].arm(blow.weapon))
    if blow.occasion == "charge":
        return rushing(state.combatants[blow.who], state.combatants[blow.who].arm(blow.weapon))
    if blow.bearer is None or blow.bearer not in state.combatants:
        return state.combatants[blow.who].arm(blow.weapon)
    theirs = state.combatants[blow.bearer].arm(blow.weapon)
    return evolve(theirs, held="main", hands=1, to_hit=None, plus=None, adept=0, keen=0, proficient=True)


def rushing(who: Fighter, weapon: Weapon) -> Weapon:
    """*weapon* at the end of a charge: the natural one of a creature that is made to charge deals more, and is no
    secondary one then."""
    rush = next((each for each in who.blows if each.weapon == "rush"), None)
    if rush is None or weapon.held != "natural" or weapon.to_hit is None:
        return weapon
    return evolve(weapon, dice=rush.dice, plus=rush.plus, to_hit=weapon.to_hit + (0 if weapon.primary else SECONDARY))


def targets(state: State, who: Fighter) -> dict[str, tuple[str, ...]]:
    """Whom of the other sides *who* can attack, each with the weapons that reach him: those who still fight first;
    nobody behind total cover (D35-COV-008), nor of whom he does not know where he is (D35-CAM-005).
    Whoever grapples attacks none but his opponents, and unarmed, with natural or light weapons alone (D35-GRA-011);
    nobody does who has pinned somebody, or is pinned (D35-GRA-024, -025)."""
    others = [
        each
        for each in state.combatants.values()
        if each.side != who.side and locates(who, each) and not each.died and not total(state, who, each)
    ]
    usable = [each for each in who.arms if each.loaded and not lies_down(who, each)]
    if holds.grappling(state, who.id):
        if holds.pins(state, who.id) is not None or holds.pinned_by(state, who.id) is not None:
            return {}
        held = holds.opponents(state, who.id)
        others = [state.combatants[each] for each in held]
        usable = [each for each in usable if close(each)]
    others.sort(key=lambda each: each.out)
    found = {each.id: tuple(arm.weapon for arm in usable if can_hit(who, arm, each)) for each in others}
    return {ident: arms for ident, arms in found.items() if arms}


def blades(who: Fighter) -> tuple[str, ...]:
    """What *who* attacks with as long as he does not say that he strikes with bare hands: what he threatens with; bare
    hands only where he has nothing else, or has learnt to fight with them (D35-BAS-012, -013).

    >>> ana = Fighter("ana", "Ana", "players", weapons=(Weapon("longsword"),))
    >>> blades(ana), blades(Fighter("bob", "Bob", "players"))
    (('longsword',), ('unarmed_strike',))
    """
    found = tuple(dict.fromkeys(each.weapon for each in armed(who)))
    return found or (FISTS,)


def close(weapon: Weapon) -> bool:
    """Whether it can be used in a grapple: bare hands, a part of the body, or a light weapon (D35-GRA-011)."""
    return not weapon.ranged and (weapon.light or weapon.held == "natural")


def lies_down(who: Fighter, weapon: Weapon) -> bool:
    """Whether he is prone and cannot shoot it from the ground (D35-BAS-017)."""
    return weapon.ranged and who.has("prone") and weapon.weapon not in FROM_THE_GROUND


def nimble(who: Fighter, weapon: Weapon) -> bool:
    """Whether Weapon Finesse lets him strike with it by Dexterity."""
    return "weapon_finesse" in who.feats and (weapon.light or weapon.finesse or weapon.held == "natural")


def ability(who: Fighter, weapon: Weapon, *, shot: bool) -> Ability:
    """What he attacks by: Strength in melee, Dexterity from afar; of the two the better one with Weapon Finesse.

    >>> ana = Fighter("ana", "Ana", "players", strength=12, dexterity=16, feats=("weapon_finesse",))
    >>> ability(ana, Weapon("rapier", finesse=True), shot=False), ability(ana, Weapon("longsword"), shot=False)
    ('dexterity', 'strength')
    """
    if shot or (nimble(who, weapon) and who.modifier("dexterity") > who.modifier("strength")):
        return "dexterity"
    return "strength"


def strength(who: Fighter, weapon: Weapon, two: str = "") -> int:
    """What Strength adds to one roll of damage: half as much again with both hands, half in the other hand, a penalty
    as it is. Bows add it only where they are made for it, and suffer from weakness; crossbows know neither
    (D35-BAS-009).

    >>> ana = Fighter("ana", "Ana", "players", strength=17)
    >>> [strength(ana, Weapon("greatsword", hands=2)), strength(ana, Weapon("dagger", held="off"))]
    [4, 1]
    """
    modifier = who.strength_modifier
    if weapon.ranged and not weapon.thrown and weapon.weapon != "sling" and not weapon.mighty:
        return min(modifier, 0) if weapon.weapon in PULLED else 0
    if modifier <= 0 or weapon.ranged:
        return modifier
    if weapon.held == "off" or two == "off":
        return modifier // 2
    return modifier * 3 // 2 if weapon.hands == 2 and not two else modifier


__all__ = [
    "ability",
    "blades",
    "can_hit",
    "close",
    "in_melee",
    "in_range",
    "lies_down",
    "nimble",
    "rushing",
    "shoots",
    "strength",
    "targets",
    "weapon_of",
]
