"""Openings for fights at random, so that what seldom comes together does: who is there, and the first words.

A plot takes the chance; what is said may be refused, as anything may in fights at random."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.kernel import inputs
from bot.kernel.dice import Fed
from bot.kernel.values import evolve
from bot.rulesets.alternatif import mounted
from bot.rulesets.alternatif.charging import actions as charging
from bot.rulesets.alternatif.moving import words as moving
from bot.rulesets.alternatif.ordinary import words as doings
from bot.rulesets.alternatif.ordinary.words_announcing import Declare, Grant, KeepReady, Standby, Undertake
from bot.rulesets.alternatif.reaction.announcer import Interrupt, SetInitiative
from bot.rulesets.alternatif.shooting import words as shots
from bot.rulesets.alternatif.state import Combatant, Crowd, Magic, Mount, Riding, Spell, Wielded
from bot.rulesets.alternatif.surprise import words as surprise
from bot.rulesets.shared.people import Hide
from tests.rulesets.alternatif import wild
from tests.rulesets.alternatif.archers import BOW, CROSSBOW, PAVISE
from tests.rulesets.alternatif.exchange import DAGGER, GM, SHIELD, SPEAR, SWORD

RIGHT_DAGGER = evolve(DAGGER, hand="right")


@dataclass(frozen=True)
class Plot:
    """Who is there, what is said before the fight begins (*before*) and after, the options that are taken more often
    than elsewhere, and the settings without which nothing comes of it."""

    people: tuple[Combatant, ...]
    words: Sequence[Any] = ()
    often: tuple[tuple[str, float], ...] = ()
    before: Sequence[Any] = ()
    settings: Mapping[str, Any] = field(default_factory=dict)


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
    said: list[Any] = [shots.SayDistance(GM, target.id, None, 2500)]
    said.append(inputs.Feed(GM, tuple(Fed(3, 6, why="reaction-shot") for _ in archers)))
    said += [shots.Shoot(GM, each.id, target.id, None, manner) for each in archers]
    said.append(inputs.Feed(GM, tuple(Fed(chance.choice((15, 17)), 20, why="shot") for _ in archers)))
    return Plot((*archers, target), said)


def tug(chance: random.Random) -> Plot:
    """Two who mean to take each other's weapon (ALT-SPE-019, -020)."""
    one = _body(chance, "P", "heroes", SPEAR, bm=20, str_std=0)
    other = _body(chance, "Q", "others", SWORD, bm=0, str_std=0, reflex=0)
    faces = (Fed(19, 20, why="special"), Fed(2, 6, why="grip"), Fed(2, 6, why="grip"), Fed(3, 20, why="reflex"))
    said = [Declare(GM, one.id, "melee", other.id), inputs.Feed(GM, faces)]
    often = (("special", 0.9), ("weapon_capture", 1.0), ("pull", 0.6), ("nothing", 0.5))
    return Plot((one, other), said, often)


def common_work(chance: random.Random) -> Plot:
    """Friends at one piece of work (ALT-ACT-019), and somebody who may come near."""
    friends = [_body(chance, f"W{at}", "heroes", SWORD) for at in range(3)]
    enemy = _body(chance, "E", "others", SWORD)
    said: list[Any] = [Grant(GM, friends[0].id, "barricader", "1d6", "3")]
    said += [doings.JoinIn(GM, each.id, friends[0].id) for each in friends[1:]]
    said.append(Interrupt(GM, chance.choice(friends).id))
    return Plot((*friends, enemy), said)


def two_daggers(chance: random.Random) -> Plot:
    """A stab in the back with both hands, if the game master says so (ALT-SNK-016)."""
    killer = _body(chance, "K", "heroes", RIGHT_DAGGER, DAGGER, bm=20, sneak_rank=chance.randint(1, 6))
    sentry = _body(chance, "S", "others", SWORD, ac=8, reflex=chance.choice((0, 20)))
    said = surprise.SaySurprise(GM, killer.id, sentry.id, "unnoticed")
    return Plot((killer, sentry), (), (("s/pair", 0.9), ("yes", 0.6)), (said,), {"two_dagger_sneak": "ask_gm"})


def in_the_saddle(chance: random.Random) -> Plot:
    """Two who direct their mounts, one of them well (ALT-MNT-005, -006)."""
    horse = Mount("horse", 16, stirrups=True)
    riders = [
        evolve(_body(chance, name, side, SWORD), riding=Riding(rank, horse))
        for name, side, rank in (("R", "heroes", 6), ("S", "others", 1))
    ]
    said = [mounted.Steer(GM, each.id, "au galop") for each in riders]
    return Plot(tuple(riders), [*said, Declare(GM, "r", "melee", "s"), *said])


def kept_spell(chance: random.Random) -> Plot:
    """A spell that its caster would keep ready, which the game master may refuse (ALT-MAG-013)."""
    mage = evolve(_body(chance, "M", "heroes", RIGHT_DAGGER), magic=Magic((Spell("haste", 3, "VSM"),)))
    enemy = _body(chance, "E", "others", SWORD)
    said = [
        Undertake(GM, mage.id, "cast", "haste", "", enemy.id),
        KeepReady(GM, mage.id, None),
        Declare(GM, enemy.id, "melee", mage.id),
    ]
    settings = {"spells_may_be_held": "ask_gm"}
    return Plot((mage, enemy), said, (("no", chance.choice((0.2, 1.0))), ("attack", 0.2)), (), settings)


def crossing(chance: random.Random) -> Plot:
    """Two who step onto one cell (ALT-MOV-011), and somebody who charges what is no longer there."""
    strength = {"dex_std": 2, "str_std": 1}
    people = (
        _body(chance, "A", "heroes", SWORD, **strength),
        _body(chance, "B", "others", SWORD, **strength),
        _body(chance, "C", "heroes", SPEAR),
        _body(chance, "D", "others", SWORD),
    )
    posts = dict(zip("abcd", ("C3", "E3", "C12", "M12"), strict=True))
    said: list[Any] = [moving.Place(GM, who, cell) for who, cell in posts.items()]
    said.append(shots.SayDistance(GM, "c", "d", 2000))
    moves: list[Any] = [moving.Move(GM, who, "step", "D3") for who in ("a", "b")]
    moves += [charging.Charge(GM, "c", "d"), Standby(GM, "d"), Hide(GM, "d")]
    return Plot(people, moves, (("standby", 0.9),), said, {"map": chance.choice(("square", "none"))})


def held_fast(chance: random.Random) -> Plot:
    """A spell without dice that ends in the segment in which its victim strikes, and comes first (ALT-REA-019)."""
    mage = evolve(_body(chance, "H", "heroes", RIGHT_DAGGER), magic=Magic((Spell("hold_person", 1, "VSM", left=None),)))
    friend = _body(chance, "G", "heroes", SWORD)
    enemy = _body(chance, "I", "others", SWORD, crowd=Crowd())
    faces = (
        Fed(4, 8, why="task-reaction"),
        Fed(6, 6, who=enemy.id, why="second"),
        Fed(1, 6, who=mage.id, why="second"),
    )
    said = [
        SetInitiative(GM, enemy.id, 5),
        Standby(GM, friend.id),
        inputs.Feed(GM, faces),
        Undertake(GM, mage.id, "cast", "hold_person", "", enemy.id),
    ]
    often = ((friend.id, 0.9), ("2", 0.9), ("yes", 0.5))
    return Plot((mage, friend, enemy), said, often, (), {"map": "none"})


PLOTS: Mapping[int, Callable[[random.Random], Plot]] = {
    1: hail,
    2: two_daggers,
    3: in_the_saddle,
    4: tug,
    5: crossing,
    6: kept_spell,
    7: common_work,
    8: held_fast,
}
"""The plot of a fight, by the last digit of its seed; the others are people and words at random only."""
OFTEN = 400
"""Fights up to this seed may have a plot; those after it are people and words at random only."""


def plot_of(seed: int, chance: random.Random) -> Plot | None:
    """The plot of the fight of that *seed*, if it has one."""
    made = PLOTS.get(seed % 10) if seed < OFTEN else None
    return None if made is None else made(chance)
