"""What happens when somebody parries."""

from __future__ import annotations

from dataclasses import field
from typing import Literal

from bot.kernel.values import LATER, evolve
from bot.rulesets.alternatif.base.natural import ByDefence
from bot.rulesets.alternatif.base.records import State, some_blows, wields
from bot.rulesets.alternatif.melee.events import FACTORS, of_hands
from bot.rulesets.alternatif.state import Hand
from bot.rulesets.shared.book import PUBLIC, happens
from bot.rulesets.shared.check import Term, behind
from bot.rulesets.shared.naming import CombatantId


@happens(to=PUBLIC)
class ParryChosen:
    """*hand* None: he takes what comes (then *attacker* and *blow* are None too). *double*: with both weapons. Who
    parries has answered when his die is cast (`ParryRolled`)."""

    combatant: CombatantId
    attacker: CombatantId | None
    blow: str | None
    hand: Hand | None
    double: bool = False

    def why(self) -> tuple[str, ...]:
        if self.double:
            return ("ALT-PAR-001", "ALT-PAR-015")
        return ("ALT-PAR-002",) if self.hand is None else ("ALT-PAR-001", "ALT-PAR-002")

    def change(self, state: State) -> State:
        if self.hand is not None:
            return state
        blows = tuple(evolve(blow, answered=True) if blow.target == self.combatant else blow for blow in state.blows)
        return evolve(state, blows=blows)


@happens("ALT-PAR-006", "ALT-PAR-007", "ALT-MEL-006", to=PUBLIC)
class ParryRolled(ByDefence):
    """*critical*: a critical parry, which cancels anything (ALT-CRI-016). *needed*: the lowest face that could, against
    a natural 20 (ALT-CRI-002). *lost*: see `StrikeRolled`. *costless*: on the defensive already, it delays nothing
    (ALT-PAR-010). *against_20*: the blow shows a natural 20."""

    combatant: CombatantId
    attacker: CombatantId
    blow: str
    hand: Hand
    weapon: str
    face: int
    total: int
    terms: tuple[Term, ...]
    against: int
    outcome: Literal["parried", "failed"]
    natural: Literal[1, 20] | None = None
    critical: bool = False
    lost: bool = False
    needed: int | None = None
    costless: bool = field(default=False, metadata={LATER: True})
    against_20: bool = field(default=False, metadata={LATER: True})

    @property
    def exchange(self) -> str:
        return self.blow

    def why(self) -> tuple[str, ...]:
        rules = list(behind(self.terms, FACTORS))
        if self.critical:
            rules += ["ALT-CRI-014", "ALT-CRI-016"]
        elif self.natural is not None:
            rules.append("ALT-CRI-010")
        elif self.against_20 or self.needed:
            # Whatever it adds up to, an ordinary parry does nothing against a natural 20.
            rules.append("ALT-CRI-002")
        if self.costless:
            rules.append("ALT-PAR-010")
        return (*rules, *of_hands(self))

    def change(self, state: State) -> State:
        state = self._unopposed(wields(state, self.combatant, self.hand, {"acted": state.segment}))
        if self.outcome == "failed":
            return evolve(state, blows=some_blows(state, self.blow, answered=True))
        return evolve(state, blows=some_blows(state, self.blow, answered=True, parried=True))

    def _unopposed(self, state: State) -> State:
        """A strike that opposes a special action has been parried (ALT-SPE-032)."""
        if not state.specials or self.outcome != "parried":
            return state
        how = "critical" if self.critical else "parried"
        specials = tuple(
            evolve(
                each, opposed=tuple(evolve(one, parried=how) if one.blow == self.blow else one for one in each.opposed)
            )
            if each.opposed and not each.settled
            else each
            for each in state.specials
        )
        return evolve(state, specials=specials)
