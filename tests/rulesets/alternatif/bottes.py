"""Fights at the moment of a special action: Ana's action is up in 5 against Bor, who stands by unless he is due."""

from __future__ import annotations

from typing import Any

from bot.kernel.values import evolve
from bot.rulesets.alternatif.specials import events as s
from bot.rulesets.alternatif.state import Arm, Combatant, Wielded
from tests.rulesets.alternatif.armed import sets
from tests.rulesets.alternatif.exchange import SWORD, Exchange, fighter

HALBERD = Arm("halberd", "both", attack=5, defence=4, damage="1d10", knock_down=2, tags=("pole_weapon", "heavy"))
BASTARD = Arm("bastard_sword", "both", attack=4, defence=3, damage="1d10", tags=("bastard",))
GREATSWORD = Arm("greatsword", "both", attack=4, defence=3, damage="1d12", tags=("heavy",))


def holding(who: Combatant, *arms: Arm) -> Combatant:
    """*who* with these weapons in hand instead."""
    return evolve(who, hands=tuple(Wielded(arm) for arm in arms))


def ana(**figures: Any) -> Combatant:
    return fighter("Ana", **{"stamina": 60, **figures})


def bor(**figures: Any) -> Combatant:
    return fighter("Bor", "others", **{"stamina": 60, **figures})


def up(one: Combatant | None = None, other: Combatant | None = None, *more: Combatant, **settings: Any) -> Exchange:
    """Ana's main weapon is up in 5 against Bor; nobody else has anything pending."""
    one, other = one or ana(), other or bor()
    fight = Exchange(one, other, *more, **settings)
    for each in (other, *more):
        fight.stands_by(each.id)
    fight.attacks("ana", "bor", 5, *([9] * (len(one.hands) - 1)))
    if len(one.hands) > 1:
        left = one.hands[1].arm.hand
        sets(fight, "ana", **{left: 30})
    assert (fight.segment, fight.asked[0]) == (5, ("ana", "strike"))
    return fight


def both_up(one: Combatant | None = None, other: Combatant | None = None, **settings: Any) -> Exchange:
    """Ana and Bor are both due in 5 and choose in secret."""
    one, other = one or ana(), other or bor()
    fight = Exchange(one, other, **settings)
    fight.attacks("bor", "ana", *([5] * len(other.hands)))
    fight.attacks("ana", "bor", *([5] * len(one.hands)))
    assert (fight.segment, fight.asked) == (5, [("ana", "simultaneous"), ("bor", "simultaneous")])
    return fight


def attempts(fight: Exchange, how: str, *faces: int, who: str = "ana", **more: str) -> None:
    """*who* makes a special action of what is up."""
    fight.answers(who, *faces, target="special", how=how, **more)


def opposes(fight: Exchange, oppose: str, *faces: int, who: str = "bor", **more: str) -> None:
    """*who* answers a special action."""
    fight.answers(who, *faces, oppose=oppose, **more)


def result(fight: Exchange) -> tuple[str, int, int | None]:
    """Outcome, total and what it was up against of the one special action settled."""
    found = fight.one(s.SpecialResolved)
    return found.outcome, found.total, found.against


__all__ = [
    "BASTARD",
    "GREATSWORD",
    "HALBERD",
    "SWORD",
    "ana",
    "attempts",
    "bor",
    "both_up",
    "holding",
    "opposes",
    "result",
    "up",
]
