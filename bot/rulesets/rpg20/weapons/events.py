"""What is told of damage, and of things that are picked up, drawn, dropped or out of use."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Final, Literal

from bot.kernel.events import PUBLIC as EVERYBODY
from bot.kernel.events import Audience, side_of
from bot.kernel.values import LATER, evolve
from bot.rulesets.rpg20.state import Fighter, State
from bot.rulesets.rpg20.state.people import Held
from bot.rulesets.shared.book import PUBLIC, happens
from bot.rulesets.shared.check import Term
from bot.rulesets.shared.naming import CombatantId


@happens("R20-WPN-001", to=PUBLIC)
class DamageRolled:
    """What the blow of *combatant* does before any protection. *times*: it counts so often (R20-SPE-009); *most*: the
    highest that it can do (R20-SPE-007)."""

    combatant: CombatantId
    target: CombatantId
    weapon: str
    faces: tuple[int, ...]
    bonus: tuple[int, ...]
    terms: tuple[Term, ...]
    total: int
    times: int = 1
    most: bool = False

    def change(self, state: State) -> State:
        return state.in_blow(harm=self.total, at="dealt")

    def why(self) -> tuple[str, ...]:
        return (
            *(("R20-WPN-002",) if self.bonus else ()),
            *(("R20-SPE-002",) if any(each.name == "stun" for each in self.terms) else ()),
            *(("R20-SPE-009",) if self.times > 1 else ()),
            *(("R20-SPE-007",) if self.most else ()),
            *(("R20-WPN-009",) if any(each.name == "halved" for each in self.terms) else ()),
            *(("R20-WPN-010",) if any(each.name == "margin" for each in self.terms) else ()),
        )


_IN_HAND: Final[tuple[Held, ...]] = ("main", "second", "both")
_HAD: Final[Mapping[str, tuple[Held, ...]]] = {"drawn": ("carried",), "picked": ("dropped",)}
"""How he had what he holds otherwise now; of several alike that one is meant."""


@happens("R20-WND-011", "R20-ACT-011", to=PUBLIC)
class WeaponHeld:
    """*combatant* holds *weapon* otherwise than before. *reason*: he has `dropped` or `thrown` it, lost it to a
    `disarm`, or has `drawn` or `picked` it up. *beside*: where it lies then, if not at his feet. *lacking*: sequences
    that it takes him to set it up now, where it is shot from a rest (R20-ACT-005)."""

    combatant: CombatantId
    weapon: str
    held: Held
    reason: Literal["dropped", "thrown", "disarm", "drawn", "picked", "put"]
    beside: CombatantId | None = None
    lacking: int = field(default=0, metadata={LATER: True})

    def change(self, state: State) -> State:
        had = _HAD.get(self.reason, _IN_HAND)
        unset = {"lacking": self.lacking} if self.lacking else {}
        return state.with_weapon(
            self.combatant, self.weapon, lambda each: each.held in had, held=self.held, beside=self.beside, **unset
        )

    def why(self) -> tuple[str, ...]:
        return ("R20-ACT-005",) if self.lacking else ()


@happens("R20-RNG-011", to=PUBLIC)
class RoundsSpent:
    """So many *rounds* have left *weapon*; *left*: those that it still has, None: nobody counts."""

    combatant: CombatantId
    weapon: str
    rounds: int
    left: int | None = None
    lacking: int = 0

    def change(self, state: State) -> State:
        had = None if self.left is None else self.left + self.rounds
        return state.with_weapon(
            *(self.combatant, self.weapon, lambda each: each.rounds == had and not each.lacking),
            rounds=self.left,
            lacking=self.lacking,
        )


@happens("R20-ACT-005", "R20-ACT-006", to=PUBLIC)
class WeaponReadied:
    """A sequence of loading is over: *lacking* are still to come. *set_up*: it stands on its rest, nothing was
    loaded."""

    combatant: CombatantId
    weapon: str
    lacking: int
    rounds: int | None = None
    set_up: bool = field(default=False, metadata={LATER: True})

    def change(self, state: State) -> State:
        return state.with_weapon(
            *(self.combatant, self.weapon, lambda each: each.held != "dropped" and each.unready),
            lacking=self.lacking,
            rounds=self.rounds,
        )


@happens("R20-RNG-011")
class StockSet:
    """By the game master's word *combatant* has *count* rounds in *weapon*, or so many explosives of that name.
    *secret*: the other side may not know it."""

    combatant: CombatantId
    weapon: str
    count: int
    secret: bool = True

    def audience(self) -> Audience:
        return side_of(self.combatant) if self.secret else EVERYBODY

    def change(self, state: State) -> State:
        who: Fighter | None = state.combatants.get(self.combatant)
        if who is None:
            return state
        explosives = tuple(
            evolve(each, count=self.count) if each.explosive == self.weapon else each for each in who.explosives
        )
        weapons = tuple(
            evolve(each, rounds=self.count, lacking=0 if self.count else each.lacking)
            if each.weapon == self.weapon and each.magazine is not None
            else each
            for each in who.weapons
        )
        return state.put(evolve(who, explosives=explosives, weapons=weapons))


@happens("R20-WPN-008", to=PUBLIC)
class WeaponJammed:
    """By the game master's word *weapon* cannot be used, or can again."""

    combatant: CombatantId
    weapon: str
    broken: bool

    def change(self, state: State) -> State:
        return state.with_weapon(
            self.combatant, self.weapon, lambda each: each.broken != self.broken, broken=self.broken
        )


__all__ = ["DamageRolled", "RoundsSpent", "StockSet", "WeaponHeld", "WeaponJammed", "WeaponReadied"]
