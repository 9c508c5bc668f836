"""What happens between enemies whose actions are simultaneous."""

from __future__ import annotations

from typing import Any, Literal

from bot.kernel.values import evolve
from bot.rulesets.alternatif.base.records import FRESH, State, both, put, wields
from bot.rulesets.alternatif.melee.events import aim_at
from bot.rulesets.alternatif.state import Flank, Hand, Kind, Manoeuvre
from bot.rulesets.shared.book import OWNER, PUBLIC, happens
from bot.rulesets.shared.naming import CombatantId


@happens("ALT-SIM-001", "ALT-SIM-009", to=PUBLIC)
class SimultaneousAnnounced:
    combatant: CombatantId
    enemies: tuple[CombatantId, ...]

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        if who is None:
            return state
        hands = tuple(evolve(each, facing=self.enemies) if each.up else each for each in who.hands)
        return put(state, evolve(who, hands=hands))


@happens("ALT-SPE-028", to=OWNER)
class ChoiceMade:
    """The secret choice of *combatant*, as long as others who act in this segment have not chosen yet; see
    `ChoiceRevealed`."""

    combatant: CombatantId
    hand: Hand
    choice: Literal["attack", "special", "return_to_guard"]
    target: CombatantId | None
    piece: Hand | None = None
    special: Kind | None = None
    flank: Flank | None = None
    other: CombatantId | None = None

    def change(self, state: State) -> State:
        return wields(state, self.combatant, self.hand, _chosen(self))


@happens(to=PUBLIC)
class ChoiceRevealed:
    """*piece*: the hand of *target* whose weapon the attack is aimed at. *special*, *flank* and *other*: of a special
    action, see `Manoeuvre`."""

    combatant: CombatantId
    hand: Hand
    choice: Literal["attack", "special", "return_to_guard"]
    target: CombatantId | None
    piece: Hand | None = None
    special: Kind | None = None
    flank: Flank | None = None
    other: CombatantId | None = None

    def why(self) -> tuple[str, ...]:
        if self.choice == "special":
            return ("ALT-SIM-002", "ALT-SPE-002")
        return ("ALT-SIM-002",) if self.choice == "attack" else ("ALT-SIM-003", "ALT-SIM-010")

    def change(self, state: State) -> State:
        return wields(state, self.combatant, self.hand, {**_chosen(self), "facing": ()})


def _chosen(said: ChoiceMade | ChoiceRevealed) -> dict[str, Any]:
    """What the weapon is to do."""
    if said.special is not None and said.target is not None:
        meant = Manoeuvre(said.special, said.target, said.piece, said.flank, said.other)
        return {"choice": "special", "aim": None, "manoeuvre": meant}
    return {"choice": said.choice, "aim": None if said.target is None else aim_at(said.target, said.piece)}


@happens("ALT-SIM-005", to=PUBLIC)
class DisengagedBriefly:
    """Both returned to guard: a fresh start for *combatant* and *other* (ALT-SIM-005)."""

    combatant: CombatantId
    other: CombatantId

    def change(self, state: State) -> State:
        for ident in (self.combatant, self.other):
            state = both(state, ident, FRESH, initial=True, intent="melee")
        return state
