"""Openings for fights at random, so that what seldom comes together does: who is there, and the first words.

A plot takes the chance and gives the people, what is said once the fight has begun (a word may be refused), and the
options that are taken more often than elsewhere."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from bot.kernel import inputs
from bot.kernel.dice import Fed
from bot.kernel.values import evolve
from bot.rulesets.alternatif import notes
from bot.rulesets.alternatif.doings import notes as doings
from bot.rulesets.alternatif.shooting import notes as shots
from bot.rulesets.alternatif.state import Combatant, Wielded
from tests.rulesets.alternatif import wild
from tests.rulesets.alternatif.archers import BOW, CROSSBOW, PAVISE
from tests.rulesets.alternatif.exchange import GM, SHIELD, SPEAR, SWORD

Prefers: TypeAlias = tuple[tuple[str, float], ...]
Plot: TypeAlias = tuple[tuple[Combatant, ...], list[Any], Prefers]


def _body(chance: random.Random, name: str, side: str, *arms: Any, **figures: Any) -> Combatant:
    """Somebody who stands for a while, with *arms* and nothing else."""
    lasting = {"stamina": 60, "stamina_max": 60, "body": 6, "body_max": 6, "hidden": False, "surprised": False}
    figures = {**lasting, "prone": False, "temperament": None, "injuries": (), **figures}
    return evolve(wild.made_up(chance, name, side), hands=tuple(Wielded(arm) for arm in arms), **figures)


def hail(chance: random.Random) -> Plot:
    """Several archers whose arrows come in one segment upon a shield (ALT-DEF-006, -015), or who take aim."""
    bow = chance.choice((BOW, BOW, CROSSBOW))
    archers = [_body(chance, f"A{at}", "others", bow, bm=20) for at in range(3)]
    shield = chance.choice((SHIELD, PAVISE, PAVISE))
    target = _body(chance, "T", "heroes", SWORD, shield, ac=8, dodge=chance.choice((0, 4)))
    manner = chance.choice(("normal", "normal", "aim_2", "aim"))
    words: list[Any] = [shots.SayDistance(GM, target.id, None, 2500)]
    words.append(inputs.Feed(GM, tuple(Fed(3, 6, why="reaction-shot") for _ in archers)))
    words += [shots.Shoot(GM, each.id, target.id, None, manner) for each in archers]
    words.append(inputs.Feed(GM, tuple(Fed(chance.choice((15, 17)), 20, why="shot") for _ in archers)))
    return (*archers, target), words, ()


def tug(chance: random.Random) -> Plot:
    """Two who mean to take each other's weapon (ALT-SPE-019, -020)."""
    one = _body(chance, "P", "heroes", SPEAR, bm=20, str_std=0)
    other = _body(chance, "Q", "others", SWORD, bm=0, str_std=0, reflex=0)
    faces = (Fed(19, 20, why="special"), Fed(2, 6, why="grip"), Fed(2, 6, why="grip"), Fed(3, 20, why="reflex"))
    words = [notes.Declare(GM, one.id, "melee", other.id), inputs.Feed(GM, faces)]
    return (one, other), words, (("special", 0.9), ("weapon_capture", 1.0), ("pull", 0.6), ("nothing", 0.5))


def common_work(chance: random.Random) -> Plot:
    """Friends at one piece of work (ALT-ACT-019), and somebody who may come near."""
    friends = [_body(chance, f"W{at}", "heroes", SWORD) for at in range(3)]
    enemy = _body(chance, "E", "others", SWORD)
    words: list[Any] = [notes.Grant(GM, friends[0].id, "barricader", "1d6", "3")]
    words += [doings.JoinIn(GM, each.id, friends[0].id) for each in friends[1:]]
    words.append(notes.Interrupt(GM, chance.choice(friends).id))
    return (*friends, enemy), words, ()


PLOTS: Mapping[int, Callable[[random.Random], Plot]] = {1: hail, 4: tug, 7: common_work}
"""The plot of a fight, by the last digit of its seed; the others are people and words at random only."""
