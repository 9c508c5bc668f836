"""What is told of mounts (DN5-MNT)."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from bot.rulesets.dnd5.base.budget import harnessed, spent
from bot.rulesets.dnd5.base.rolls import D20Rolled
from bot.rulesets.dnd5.movement.events import paid
from bot.rulesets.dnd5.movement.passing import squeezed
from bot.rulesets.dnd5.state import State
from bot.rulesets.shared.book import PUBLIC, happens
from bot.rulesets.shared.conditions import Condition
from bot.rulesets.shared.naming import CombatantId

Why: TypeAlias = Literal["wanted", "thrown", "mount_fell", "leapt", "said"]
"""How somebody comes off a mount: he wants to; he has failed his save; it has fallen under him; he has leapt off;
the game master says so."""
_RULES: Final[dict[Why, tuple[str, ...]]] = {
    "wanted": ("DN5-MNT-002",),
    "thrown": ("DN5-MNT-003", "DN5-MNT-004"),
    "mount_fell": ("DN5-MNT-005",),
    "leapt": ("DN5-MNT-005",),
    "said": ("DN5-MNT-002",),
}


@happens("DN5-MNT-001", "DN5-MNT-002", to=PUBLIC)
class Mounted:
    """*combatant* is on *mount*, for so many centimetres of his movement; *reins*: he controls it (DN5-MNT-006).
    *said*: by the game master's word."""

    combatant: CombatantId
    mount: CombatantId
    cost: int
    reins: bool
    said: bool = False

    def change(self, state: State) -> State:
        who, mount = state.combatants.get(self.combatant), state.combatants.get(self.mount)
        if who is None or mount is None:
            return state
        if not self.said:
            state = paid(spent(state, saddled=True), who.id, self.cost)
        state = state.with_(
            who.id,
            rides=mount.id,
            reins=self.reins,
            astride=mount.across,
            cell=mount.cell,
            height=mount.height,
            mode="walk",
            squeezing=False,
        )
        return harnessed(state, who.id) if self.reins else state

    def why(self) -> tuple[str, ...]:
        return ("DN5-MNT-007",) if self.reins else ("DN5-MNT-008",)


@happens(to=PUBLIC)
class Dismounted:
    """*combatant* comes off *mount*, onto *cell* where there is a grid; *prone*: he lands so."""

    combatant: CombatantId
    mount: CombatantId
    reason: Why
    cell: str | None = None
    prone: bool = False
    cost: int = 0

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        if who is None:
            return state
        if self.reason == "wanted":
            state = paid(spent(state, saddled=True), who.id, self.cost)
        if self.reason == "leapt":
            state = state.with_(who.id, reacted=True)
        kept = tuple(each for each in who.conditions if each.kind != "prone")
        kept = (*kept, Condition("prone")) if self.prone or who.out else kept
        state = state.with_(who.id, rides=None, astride=0, jolted=False, cell=self.cell or who.cell, conditions=kept)
        # From the back of a flying mount there is nothing under his feet: he flies or falls.
        state = state.with_(who.id, mode="fly" if who.height else "walk")
        return squeezed(state, who.id)

    def why(self) -> tuple[str, ...]:
        return _RULES[self.reason]


@happens("DN5-MNT-006", to=PUBLIC)
class ReinsTaken:
    """*combatant* controls *mount* from now on, or lets it act by itself."""

    combatant: CombatantId
    mount: CombatantId
    on: bool

    def change(self, state: State) -> State:
        state = state.with_(self.combatant, reins=self.on)
        turn = state.turn
        if turn is not None and turn.who == self.combatant:
            state = spent(state)
        return harnessed(state, self.combatant) if self.on else state

    def why(self) -> tuple[str, ...]:
        return ("DN5-MNT-007",) if self.on else ("DN5-MNT-008",)


@happens("DN5-MNT-007", to=PUBLIC)
class SteedActs:
    """*mount*, which *combatant* controls, does one of the three things that it may."""

    combatant: CombatantId
    mount: CombatantId
    what: Literal["dash", "dodge", "disengage"]

    def change(self, state: State) -> State:
        turn = state.turn
        if turn is None:
            return state
        dashed = turn.steed_dashed + (self.what == "dash")
        return spent(state, steed_acted=True, steed_dashed=dashed)


@happens("DN5-MNT-003", "DN5-MNT-004", to=PUBLIC)
class SaddleSaved(D20Rolled):
    """The save of *combatant* to stay on *mount*; *outcome*: whether he does. *faces*: none where he
    cannot even try."""

    combatant: CombatantId
    mount: CombatantId
    outcome: Literal["stays", "falls"]

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        if who is None:
            return state
        kept = tuple(each for each in who.conditions if each.kind != "prone")
        conditions = kept if self.outcome == "stays" else who.conditions
        return state.with_(who.id, jolted=False, conditions=conditions)


__all__ = ["Dismounted", "Mounted", "ReinsTaken", "SaddleSaved", "SteedActs", "Why"]
