"""What wounds do to somebody."""

from __future__ import annotations

from dataclasses import field
from typing import Literal, TypeAlias

from bot.kernel.events import PUBLIC
from bot.kernel.values import LATER, evolve
from bot.rulesets.rpg20.base import ByTest
from bot.rulesets.rpg20.state import Fighter, Ill, State
from bot.rulesets.rpg20.state.conditions import FLAGS, Flag
from bot.rulesets.shared.book import happens
from bot.rulesets.shared.check import Term
from bot.rulesets.shared.naming import CombatantId

Consequence: TypeAlias = Literal[
    "flesh",
    "haemorrhage",
    "pain",
    "unconscious",
    "days",
    "hours",
    "killed",
    "drops",
    "bone",
    "broken",
    "torn",
    "torn_dead",
    "stands",
    "falls",
    "leg_broken",
]
"""What the tables of torso, arm and leg say (R20-WND-006, -010, -013)."""


@happens("R20-WND-001", to=PUBLIC)
class Wounded:
    """*points* come off *gauge* and off the global total: *gauge_left* and *left* remain. *target*: who is wounded by
    *combatant*. *crossed*: a limit has been passed that has a consequence (R20-WND-002); *below*: so has the total."""

    combatant: CombatantId
    target: CombatantId
    points: int
    gauge: str
    gauge_left: int
    left: int
    crossed: bool = False
    below: bool = False

    def change(self, state: State) -> State:
        who: Fighter | None = state.combatants.get(self.target)
        if who is None:
            return state
        hurt = evolve(who.with_gauge(evolve(who.gauge(self.gauge), left=self.gauge_left)), points=self.left)
        crossed = self.gauge if self.crossed else ""
        return state.put(hurt).in_blow(at="wounded", crossed=crossed, below=self.below)


@happens("R20-WND-002", to=PUBLIC)
class Consequenced:
    """The table of *gauge* has been asked: *face*, and what follows. *delay*: hours or days (R20-WND-009)."""

    combatant: CombatantId
    gauge: str
    table: Literal["torso", "arm", "leg"]
    face: int
    result: Consequence
    delay: int = 0

    def befalls(self, state: State, who: Fighter) -> State:
        gauge = who.gauge(self.gauge)
        match self.result:
            case "haemorrhage":
                who = who.with_ill(Ill("haemorrhage", state.round, gauge=self.gauge))
            case "pain":
                who = who.with_ill(Ill("pain", state.round))
            case "unconscious":
                who = who.with_ill(Ill("unconscious", state.round))
            case "days" | "hours":
                who = who.with_ill(Ill("slow_death", state.round, self.delay, self.result, self.gauge))
            case "broken":
                who = who.with_gauge(evolve(gauge, state="broken"))
            case "leg_broken":
                who = evolve(who.with_gauge(evolve(gauge, state="broken")), down=True, felled=True)
            case "falls":
                who = evolve(who, down=True)
            case "torn":
                who = who.with_gauge(evolve(gauge, state="lost"))
                who = who.with_ill(Ill("haemorrhage", state.round, gauge=gauge.gauge))
                who = evolve(who, down=True, felled=True) if self.table == "leg" else who
            case "torn_dead" | "killed":
                who = evolve(who, dead=True)
            case "flesh" | "drops" | "bone" | "stands":
                pass
        return state.put(who)

    def why(self) -> tuple[str, ...]:
        table = {"torso": "R20-WND-006", "arm": "R20-WND-010", "leg": "R20-WND-013"}[self.table]
        further = {
            "haemorrhage": ("R20-WND-007",),
            "torn": ("R20-WND-007",),
            "pain": ("R20-WND-008",),
            "unconscious": ("R20-WND-008",),
            "days": ("R20-WND-009",),
            "hours": ("R20-WND-009",),
        }.get(self.result, ())
        return (table, *further)


@happens(to=PUBLIC)
class Died:
    """*how*: by a wound to the `head` (R20-WND-005), by a `fatal` blow (R20-SPE-007), in a `delay` that ran out
    (R20-WND-009), or by the game master's word (R20-GEN-012)."""

    combatant: CombatantId
    how: Literal["head", "fatal", "delay", "gm"]

    def change(self, state: State) -> State:
        return state.with_(self.combatant, dead=True)

    def why(self) -> tuple[str, ...]:
        return {
            "head": ("R20-WND-005",),
            "fatal": ("R20-SPE-007",),
            "delay": ("R20-WND-009",),
            "gm": ("R20-GEN-012",),
        }[self.how]


@happens("R20-WND-003", to=PUBLIC)
class BodyTested(ByTest):
    """The global total is below zero: *combatant* tests his body, and lives in a coma, or dies (R20-WND-004)."""

    combatant: CombatantId
    face: int
    terms: tuple[Term, ...]
    total: int
    success: bool
    needed: int | None = field(default=None, metadata={LATER: True})

    def befalls(self, state: State, who: Fighter) -> State:
        if not self.success:
            return state.put(evolve(who, dead=True))
        return state.put(who if who.suffers("coma") else who.with_ill(Ill("coma", state.round)))


@happens("R20-WND-007", to=PUBLIC)
class Bled:
    """An untreated haemorrhage takes a point off the global total."""

    combatant: CombatantId
    points: int
    left: int

    def change(self, state: State) -> State:
        return state.with_(self.combatant, points=self.left)


@happens("R20-WND-017", to=PUBLIC)
class Treated(ByTest):
    """*combatant* treats *target*: with success one state ends."""

    combatant: CombatantId
    target: CombatantId
    ill: str
    face: int
    terms: tuple[Term, ...]
    total: int
    success: bool
    needed: int | None = field(default=None, metadata={LATER: True})

    def change(self, state: State) -> State:
        return cured(state, self.target, self.ill) if self.success else state


def cured(state: State, ident: str, ill: str) -> State:
    """One state of that kind has ended."""
    who: Fighter | None = state.combatants.get(ident)
    if who is None:
        return state
    found = next((each for each in who.ills if each.kind == ill), None)
    left = tuple(each for each in who.ills if each is not found)
    return state.put(evolve(who, ills=left, lasting=_without(who, ill)))


def _without(who: Fighter, status: str) -> dict[str, int]:
    """What the game master has put on *who* for a while, but *status*."""
    return {each: until for each, until in who.lasting.items() if each != status}


@happens(to=PUBLIC)
class StateSet:
    """By the game master's word: an ailment begins or ends, somebody is on the ground or up, dead or not. *until*: the
    sequence before which it ends."""

    combatant: CombatantId
    status: str
    on: bool
    until: int | None = field(default=None, metadata={LATER: True})

    def befalls(self, state: State, who: Fighter) -> State:
        if self.until is not None or who.lasting:
            lasting = _without(who, self.status)
            if self.on and self.until is not None:
                lasting[self.status] = self.until
            who = evolve(who, lasting=lasting)
            state = state.put(who)
        if Flag(self.status) in FLAGS:
            more = {"felled": False} if self.status == "down" and not self.on else {}
            return state.put(evolve(who, **{self.status: self.on}, **more))
        if not self.on:
            return cured(state, self.combatant, self.status)
        return state.put(who.with_ill(Ill(self.status, state.round)))  # type: ignore[arg-type]


@happens("R20-WND-014", to=PUBLIC)
class GotUp:
    combatant: CombatantId

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        lasting = {} if who is None else _without(who, "down")
        return state.with_(self.combatant, down=False, felled=False, lasting=lasting)
