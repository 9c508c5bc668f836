"""What hands hold, and what they could hold."""

from __future__ import annotations

from typing import Final

from bot.kernel.values import evolve
from bot.rulesets.dnd5.base import distances as lying
from bot.rulesets.dnd5.state import Fighter, Held, Lying, State, Weapon

HANDS: Final = 2


def free(who: Fighter) -> int:
    """How many hands of his hold nothing."""
    taken = sum(2 if each.held == "both" else 1 for each in who.weapons if each.held in ("main", "off", "both"))
    return max(0, HANDS - taken - who.shield)


def held(who: Fighter) -> list[Weapon]:
    """The weapons in his hands."""
    return [each for each in who.weapons if each.held in ("main", "off", "both")]


def clutched(who: Fighter) -> list[Weapon]:
    """What he holds that is a thing: of what a profile has always at hand as much as two hands can hold, in its order;
    what it has dropped was in them."""
    found, left = held(who), free(who)
    for each in who.weapons if not found else ():
        if each.to_hit is None or not each.thing:
            continue
        left -= HANDS if "two_handed" in each.properties else 1
        if left < 0:
            break
        if each.held == "natural":
            found.append(each)
    return found


def takes(who: Fighter, found: Lying) -> Weapon | None:
    """*found* as *who* would have it in hand, taken up; None: no hand is left for it. A profile's own modifiers are its
    owner's alone."""
    weapon, own = found.weapon, found.owner == who.id
    if own and weapon.to_hit is not None:
        return weapon
    how = drawn(who, weapon)
    if how is None or own:
        return None if how is None else evolve(weapon, held=how)
    known = weapon.category in who.proficient or weapon.like in who.proficient
    return evolve(weapon, held=how, proficient=known, to_hit=None, damage=None, extra=(), rider=None)


def within_reach(state: State, who: Fighter) -> dict[str, Lying]:
    """What lies within his reach and he can take up, by the weapon's name, his own first."""
    found: dict[str, Lying] = {}
    for each in lying.within_reach(state, who):
        if takes(who, each) is not None:
            found.setdefault(each.weapon.weapon, each)
    return found


def drawn(who: Fighter, weapon: Weapon) -> Held | None:
    """How he would hold *weapon*, once it is drawn; None: no hand is left for it."""
    hands = free(who)
    needs = HANDS if "two_handed" in weapon.properties else 1
    if hands < needs:
        return None
    if needs == HANDS or (hands == HANDS and "versatile" in weapon.properties):
        return "both"
    return "off" if any(each.held == "main" for each in who.weapons) else "main"


def drawable(who: Fighter) -> list[Weapon]:
    """What he has by him and has a hand for."""
    apart = (each for each in who.weapons if each.held == "carried")
    return [each for each in apart if drawn(who, each) is not None]
