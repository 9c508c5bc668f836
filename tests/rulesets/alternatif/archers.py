"""Archers for tests, and shots that begin where a rule begins."""

from __future__ import annotations

from typing import Any

from bot.rulesets.alternatif.recruit import combatant_from_creature
from bot.rulesets.alternatif.shooting import words as shots
from bot.rulesets.alternatif.state import Arm, Combatant, Wielded
from bot.rulesets.alternatif.state.arms import Missile, Plan
from tests.rulesets.alternatif.exchange import GM, Exchange, Fed, fighter, game

BOW = Arm(
    "long_bow",
    "both",
    damage="2d4",
    wound="puncture",
    missile=Missile("1d6", "1d4", 0, 2, 30, 60, 120),
    tags=("missile", "no_parry"),
)
SLING = Arm(
    "sling",
    "right",
    damage="1d4",
    wound="blunt",
    missile=Missile("1d6", "1d4", 0, 1, 20, 50, 100),
    tags=("missile", "no_parry"),
)
CROSSBOW = Arm(
    "crossbow",
    "both",
    damage="2d4",
    wound="puncture",
    missile=Missile("1d6", "1d3", 2, 0, 29, 80, 160),
    tags=("missile", "no_parry"),
)
JAVELIN = Arm("javelin", "right", attack=2, defence=1, damage="1d6", missile=Missile("1d6", None, 0, 0, 15, 30, 50))
PAVISE = Arm("pavise", "left", defence=6, damage="1d3", tags=("shield", "blocks_several"))


def archer(name: str = "Ysolde", side: str = "heroes", arm: Arm = BOW, **figures: Any) -> Combatant:
    """A `fighter` with a long bow."""
    return fighter(name, side, arm, **figures)


def range_of(*people: Combatant, apart: int | None = 45, **settings: Any) -> Exchange:
    """*people*, everybody *apart* metres from everybody (None: nobody has said); whoever is asked to stands by."""
    fight = Exchange(*people, **settings)
    if apart is not None:
        says_distance(fight, people, apart)
    return fight


def says_distance(fight: Exchange, people: Any, apart: int) -> None:
    for at, one in enumerate(people):
        for other in people[at + 1 :]:
            fight.notes(shots.SayDistance(GM, one.id, other.id, apart * 100))


def shoots(
    fight: Exchange, who: str, target: str, *faces: int | Fed, manner: str | None = None, weapon: str | None = None
) -> None:
    """*who* announces a shot."""
    fight.notes(shots.Shoot(GM, who, target, weapon, manner), *faces)


def rests(fight: Exchange, *but: str) -> None:
    """Everybody who is asked what he does stands by, *but* some."""
    for who, kind in list(fight.asked):
        if kind == "declare" and who not in but:
            fight.stands_by(who)


__all__ = [
    "BOW",
    "CROSSBOW",
    "GM",
    "JAVELIN",
    "PAVISE",
    "SLING",
    "Plan",
    "Wielded",
    "archer",
    "combatant_from_creature",
    "game",
    "range_of",
    "rests",
    "says_distance",
    "shoots",
]
