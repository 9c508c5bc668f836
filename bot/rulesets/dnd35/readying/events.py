"""What is told of what people hold ready."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Any, Final

from bot.kernel.events import GM_ONLY
from bot.kernel.values import LATER, evolve
from bot.rulesets.dnd35.base.distances import metres
from bot.rulesets.dnd35.base.gaps import PACE, heading
from bot.rulesets.dnd35.base.order import ahead_of
from bot.rulesets.dnd35.state import SQUARE, Blow, Move, Ready, Signal, State
from bot.rulesets.shared.book import PUBLIC, SIDE, happens
from bot.rulesets.shared.naming import CombatantId

ANEW: Final[Mapping[str, Any]] = {
    "reacted": False,
    "seized": 0,
    "stances": (),
    "hurried": False,
    "stirred": False,
    "met": True,
}
"""What is said of somebody whose turn has come."""


@happens("D35-ACT-008", to=PUBLIC)
class ReadyBegun:
    """*combatant* holds something ready: everybody sees that, and not what."""

    combatant: CombatantId

    def change(self, state: State) -> State:
        turn = state.turn
        return state if turn is None else state.in_turn(standard=True, deeds=turn.deeds + 1)


@happens("D35-ACT-008", to=SIDE)
class ReadySaid:
    """What *combatant* waits for, of *whom* (a combatant, or `enemy`), upon which *cell*, and what he does then.
    *still*: he has not moved in his turn, and may take a 5-foot step with it (D35-ACT-011). *far*: how many metres he
    goes at most ("": as far as he can), *towards* whom, or *to* which cell; *spell*: which one he casts."""

    combatant: CombatantId
    on: str
    whom: str
    response: str
    still: bool = False
    far: str = ""
    cell: str = field(default="", metadata={LATER: True})
    towards: CombatantId | None = field(default=None, metadata={LATER: True})
    to: str = field(default="", metadata={LATER: True})
    spell: str = field(default="", metadata={LATER: True})

    def change(self, state: State) -> State:
        said = (self.still, self.far, self.cell, self.towards, self.to, self.spell)
        return state.with_(self.combatant, ready=Ready(self.on, self.whom, self.response, *said))

    def why(self) -> tuple[str, ...]:
        return ("D35-ACT-011",) if self.still else ()


@happens("D35-ACT-009", "D35-ACT-010", to=PUBLIC)
class ReadyReleased:
    """What *combatant* waited for comes about: he does what he held ready before *trigger* goes on, and has his place
    just before him from now on. *target* and *weapon*: of an attack; *step*: where he steps first, *way*: where he goes
    instead. *braced*: his weapon was set against a charge. Without a grid *step* says whether it is `nearer`, or
    `back`. *instead*: it takes the place of his turn of this round, which had not come yet."""

    combatant: CombatantId
    response: str
    trigger: CombatantId | None = None
    target: CombatantId | None = None
    weapon: str = ""
    shot: bool = False
    step: str | None = None
    way: tuple[str, ...] = ()
    braced: bool = False
    instead: bool = False
    towards: CombatantId | None = field(default=None, metadata={LATER: True})

    @property
    def metres(self) -> str:
        return metres(len(self.way) * SQUARE)

    def change(self, state: State) -> State:
        state = answered(state, self.combatant).with_(self.combatant, ready=None)
        if self.trigger is not None:
            state = ahead_of(state, self.combatant, self.trigger)
        if self.instead:
            state = state.with_(self.combatant, **ANEW, acted=True)
        deeds = state.deeds
        if self.response == "attack" and self.target is not None:
            deeds = (
                *deeds,
                Blow(self.combatant, self.target, self.weapon, shot=self.shot, occasion="ready", braced=self.braced),
            )
        if self.step is not None:
            goal = (self.target or self.trigger) if self.step == "nearer" else None
            leads = heading(state, self.combatant, goal, careful=True)
            deeds = (*deeds, Move(self.combatant, (PACE,) if leads else (self.step,), careful=True, **leads))
        if self.way:
            leads = heading(state, self.combatant, self.towards) or {"towards": self.towards}
            deeds = (*deeds, Move(self.combatant, self.way, **leads))
        return evolve(state, deeds=deeds)

    def why(self) -> tuple[str, ...]:
        preset = ("D35-ACT-012",) if self.braced or self.response == "counter" else ()
        return (*preset, *(("D35-ACT-011",) if self.step is not None else ()))


@happens("D35-ACT-009", to=SIDE)
class ReadyKept:
    """*combatant* lets it pass, and goes on waiting."""

    combatant: CombatantId

    def change(self, state: State) -> State:
        return answered(state, self.combatant)


def answered(state: State, ident: str) -> State:
    """*state* once *ident* has said whether he does it now."""
    deed = state.deed
    return state if deed is None else state.in_deed(readied=(*deed.readied, ident))


@happens("D35-ACT-009", to=GM_ONLY)
class ReadySignalled:
    """The game master says that what *combatant* waits for comes about; *target*: by whom."""

    combatant: CombatantId
    target: CombatantId

    def change(self, state: State) -> State:
        return evolve(state, deeds=(*state.deeds, Signal(self.target, self.combatant)))


@happens(to=GM_ONLY)
class SignalEnded:
    """It has been answered."""

    combatant: CombatantId

    def change(self, state: State) -> State:
        return evolve(state, deeds=state.deeds[:-1])


__all__ = ["ReadyBegun", "ReadyKept", "ReadyReleased", "ReadySaid", "ReadySignalled", "SignalEnded", "answered"]
