"""What is told of initiative, rounds and turns."""

from __future__ import annotations

from bot.kernel.events import GM_ONLY, Audience
from bot.kernel.values import evolve
from bot.rulesets.dnd35.base.order import ahead_of
from bot.rulesets.dnd35.base.saddles import MOVES
from bot.rulesets.dnd35.state import State, Turn
from bot.rulesets.dnd35.state.people import Delays
from bot.rulesets.shared import initiative, turns
from bot.rulesets.shared.book import OWNER, PUBLIC, happens
from bot.rulesets.shared.check import Term
from bot.rulesets.shared.naming import Aside, CombatantId


@happens("D35-BAS-002", to=PUBLIC)
class InitiativeRolled(initiative.InitiativeRolled):
    combatant: CombatantId
    face: int
    terms: tuple[Term, ...]
    initiative: int

    def change(self, state: State) -> State:
        edge = self.initiative - self.face
        return state.with_(self.combatant, initiative=self.initiative, tie=(), edge=edge)


@happens("D35-BAS-002", to=PUBLIC)
class TieRolled(initiative.TieRolled):
    combatant: CombatantId
    face: int


@happens("D35-BAS-001")
class OrderSet(initiative.OrderSet):
    order: tuple[Aside, ...]
    unseen: bool = False

    def audience(self) -> Audience:
        return GM_ONLY if self.unseen else PUBLIC


@happens("D35-BAS-001", to=PUBLIC)
class CameLate:
    """The place of *combatant*, who comes late, has gone by in this round: he acts from the next one on."""

    combatant: CombatantId

    def change(self, state: State) -> State:
        return state.with_(self.combatant, acted=True)


@happens("D35-ACT-013", to=PUBLIC)
class PlaceTaken(initiative.PlaceTaken):
    """Whoever delays has his turn after *behind*, in this round and in those that follow, unless he comes in before."""

    combatant: CombatantId
    behind: CombatantId

    def change(self, state: State) -> State:
        if self.behind not in state.combatants:
            return state
        return _put_off(placed_behind(state, self.combatant, self.behind), self.combatant, "named")


@happens("D35-ACT-013", to=PUBLIC)
class TurnDelayed:
    """*combatant* lets others act first, for as long as he likes: until his next turn at the latest."""

    combatant: CombatantId

    def change(self, state: State) -> State:
        return _put_off(state, self.combatant, "fresh")


def _put_off(state: State, ident: str, how: Delays) -> State:
    """*state* once *ident*, whose turn it is, has let others act first. What an immediate action has cost him of this
    turn it costs him of the one that he has instead (D35-ACT-006)."""
    swift = state.turn is not None and state.turn.swift
    hurried = {"hurried": swift} if state.settings.immediate_action == "swift" else {}
    return evolve(state.with_(ident, delays=how, waited=state.lap, **hurried), turn=None)


def placed_behind(state: State, ident: str, other: str) -> State:
    """*state* with *ident* in the place just behind *other*, for the rest of the fight."""
    who, before = state.combatants.get(ident), state.combatants.get(other)
    if who is None or before is None:
        return state
    moved: State = initiative.PlaceTaken(ident, other).change(state)
    return moved.with_(ident, edge=before.edge, waited=who.waited)


@happens("D35-ACT-013", to=OWNER)
class EntryCalled:
    """*combatant*, who delays, has said that he comes in as soon as nobody's turn is under way."""

    combatant: CombatantId

    def change(self, state: State) -> State:
        return state.with_(self.combatant, delays="coming")


@happens("D35-ACT-013", to=PUBLIC)
class CameIn:
    """*combatant*, who has delayed, acts now: his place is the one just behind *behind*, or just before *ahead*, from
    now on; without either he keeps his own."""

    combatant: CombatantId
    behind: CombatantId | None = None
    ahead: CombatantId | None = None

    def change(self, state: State) -> State:
        if self.behind is not None:
            return placed_behind(state, self.combatant, self.behind)
        return state if self.ahead is None else ahead_of(state, self.combatant, self.ahead)


@happens("D35-ACT-013", to=PUBLIC)
class DelayLost:
    """*combatant* has not come in before his next turn: what he has let pass is not made up for."""

    combatant: CombatantId

    def change(self, state: State) -> State:
        return state.with_(self.combatant, delays="")


@happens("D35-BAS-004", to=GM_ONLY)
class UnawareSaid:
    """Whether *combatant* knows of the enemy when the fight begins."""

    combatant: CombatantId
    on: bool

    def change(self, state: State) -> State:
        return state.with_(self.combatant, unaware=self.on)


@happens("D35-BAS-004", to=PUBLIC)
class SurpriseBegun:
    """A surprise round: *members* do not know of the enemy, and do not act in it."""

    members: tuple[Aside, ...]

    def change(self, state: State) -> State:
        return evolve(state, ambush="on")


@happens("D35-BAS-001", to=PUBLIC)
class RoundStarted(turns.RoundStarted):
    round: int

    def change(self, state: State) -> State:
        started: State = super().change(state)
        return evolve(started, ambush="over")


@happens("D35-BAS-001")
class TurnBegun:
    """*restricted*: he has a single standard or move action (D35-ACT-007). *steed*: the mount that acts with him
    (D35-MNT-002)."""

    combatant: CombatantId
    restricted: bool = False
    unseen: bool = False
    steed: CombatantId | None = None

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        # Where the table has it so, an immediate action since his last turn has cost him the swift one of this
        # (D35-ACT-006).
        hurried = who is not None and who.hurried and state.settings.immediate_action == "swift"
        fresh = {"reacted": False, "seized": 0, "stances": (), "ready": None, "hurried": False, "stirred": False}
        spent = {"reacted": who.reacted, "seized": who.seized} if who is not None and who.waited == state.lap else {}
        # Whoever delays has no further opportunities of the round for it (D35-AOO-004).
        state = state.with_(self.combatant, **{**fresh, **spent}, reins=False, delays="")
        if self.steed is not None:
            state = state.with_(self.steed, **fresh, met=True)
        turn = Turn(self.combatant, restricted=self.restricted, swift=hurried, steed=_spent(state, self))
        return evolve(state, turn=turn)

    def audience(self) -> Audience:
        return GM_ONLY if self.unseen else PUBLIC

    def why(self) -> tuple[str, ...]:
        ridden = ("D35-MNT-002",) if self.steed is not None else ()
        return (*(("D35-ACT-007",) if self.restricted else ()), *ridden)


def _spent(state: State, event: TurnBegun) -> int:
    """How many move actions the mount of whoever is up has made in this round: all, where it had a turn of its own."""
    who = state.combatants.get(event.combatant)
    return MOVES if who is not None and who.mount is not None and event.steed is None else 0


@happens(to=PUBLIC)
class TurnOpened:
    """What comes first in his turn is done."""

    combatant: CombatantId

    def change(self, state: State) -> State:
        return state.in_turn(began=True)


@happens("D35-BAS-001", to=PUBLIC)
class TurnEnded(turns.TurnEnded):
    """*free*: he was asked when nothing but what is free was left to him, and so whether his turns end by themselves
    then."""

    combatant: CombatantId
    free: bool = False

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        if who is not None and who.mount is not None:
            state = state.with_(who.mount, acted=True, met=True)
        if who is not None and not who.hidden:
            for each in state.combatants.values():
                if each.delays == "fresh":
                    state = state.with_(each.id, delays="open")
        ended = evolve(state.with_(self.combatant, acted=True, met=True), turn=None)
        return ended.with_(self.combatant, finishes=True) if self.free else ended


__all__ = [
    "CameIn",
    "CameLate",
    "DelayLost",
    "EntryCalled",
    "InitiativeRolled",
    "OrderSet",
    "PlaceTaken",
    "RoundStarted",
    "SurpriseBegun",
    "TieRolled",
    "TurnBegun",
    "TurnDelayed",
    "TurnEnded",
    "TurnOpened",
    "UnawareSaid",
    "placed_behind",
]
