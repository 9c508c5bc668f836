"""What is remembered of special actions, changed."""

from __future__ import annotations

from typing import Any, Literal

from bot.kernel.events import PUBLIC
from bot.kernel.values import evolve
from bot.rulesets.alternatif.base import shares as wielding
from bot.rulesets.alternatif.base.distances import State, noticed
from bot.rulesets.alternatif.state import Hand, Opposed, Reply
from bot.rulesets.shared.book import happens
from bot.rulesets.shared.check import Term
from bot.rulesets.shared.naming import CombatantId


def some(state: State, ident: str | None, **changes: Any) -> State:
    """The open attempt *ident*, changed."""
    return state.those("specials", lambda each: each.id == ident and not each.settled, **changes)


def oppose(state: State, ident: str, opposed: Opposed) -> State:
    """*opposed* stands against the open attempt *ident*."""
    found = next((each for each in state.specials if each.id == ident and not each.settled), None)
    return state if found is None else some(state, ident, opposed=(*found.opposed, opposed))


def replied(state: State, ident: str, reply: Reply) -> State:
    """Somebody has said how he will oppose the open attempt *ident*."""
    state = unreplied(state, ident, reply.who)
    found = next((each for each in state.specials if each.id == ident and not each.settled), None)
    return state if found is None else some(state, ident, replies=(*found.replies, reply))


def unreplied(state: State, ident: str, who: str) -> State:
    """Nothing of what *who* said about the open attempt *ident* is waiting any more."""
    found = next((each for each in state.specials if each.id == ident and not each.settled), None)
    if found is None or not found.replies:
        return state
    return some(state, ident, replies=tuple(each for each in found.replies if each.who != who))


# ---- What happens to weapons that somebody grabs, tears away or lets go of.


@happens("ALT-SPE-020", to=PUBLIC)
class GripTested:
    """Two people tug at a weapon of *target* (ALT-SPE-020): a d6 for each hand and the standard bonus of Strength."""

    combatant: CombatantId
    target: CombatantId
    hand: Hand
    weapon: str
    faces: tuple[int, ...]
    total: int
    other_faces: tuple[int, ...]
    other_total: int
    outcome: Literal["taken", "kept", "tie"]
    id: str | None = None

    def change(self, state: State) -> State:
        return state if self.id is None else some(state, self.id, waits=None, settled=True)


@happens("ALT-SPE-020", to=PUBLIC)
class GripHeld:
    """*combatant* goes on pulling at the weapon that he and *target* hold."""

    combatant: CombatantId
    target: CombatantId
    weapon: str

    def change(self, state: State) -> State:
        return state.amend(self.combatant, "task", until=state.segment)


@happens("ALT-SPE-020", changes=False, to=PUBLIC)
class GripReleased:
    """*combatant* lets go of the weapon that he and *target* were tugging at; *weapon* is *owner*'s."""

    combatant: CombatantId
    target: CombatantId
    weapon: str
    owner: CombatantId


@happens("ALT-SPE-019", to=PUBLIC)
class WeaponCaptured:
    """*combatant* has torn a weapon from the hand of *target* and keeps it (ALT-SPE-019)."""

    combatant: CombatantId
    target: CombatantId
    hand: Hand
    weapon: str

    def change(self, state: State) -> State:
        owner, taker = state.combatants.get(self.target), state.combatants.get(self.combatant)
        held = None if owner is None else owner.holds(self.hand)
        if owner is None or held is None or held.arm.weapon != self.weapon:
            return state
        # What was aimed at it and has not landed meets nothing any more.
        blows = tuple(
            evolve(blow, landed=True) if (blow.target, blow.piece) == (owner.id, self.hand) else blow
            for blow in state.blows
        )
        state = evolve(state, blows=blows)
        arm = held.arm if held.structure is None else evolve(held.arm, structure=held.structure)
        arm = evolve(arm, tags=(*(tag for tag in arm.tags if tag != "captured"), "captured"))
        state = state.put(wielding.changed(owner, self.hand, self.weapon, "broken", state.segment))
        state = noticed(state, owner.id, "weapon")
        if taker is not None:
            state = state.put(evolve(taker, carried=(*taker.carried, arm)))
        return state


@happens("ALT-SPE-014", changes=False, to=PUBLIC)
class WeaponsKept:
    """Whether somebody who was thrown down keeps hold of his weapons: a test of Dexterity (ALT-SPE-014)."""

    combatant: CombatantId
    face: int
    total: int
    terms: tuple[Term, ...]
    difficulty: int
    kept: bool
