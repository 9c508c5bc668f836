"""What was declared, what shows of it, and what came of what no rule settles (PCT-DEC)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Any, ClassVar, Literal

from bot.kernel.persons import Name
from bot.kernel.values import LATER, evolve
from bot.rulesets.percentile.state import Declaration, PercentileState, Seeming, Trigger
from bot.rulesets.shared.book import PUBLIC, happens
from bot.rulesets.shared.naming import CombatantId


@happens("PCT-DEC-001", "PCT-DEC-002", to=PUBLIC)
class ActionDeclared:
    """What *combatant* really does this round; for a character of the game master's others see `intention_shown`.
    *second*: the weapon of the other hand, where it strikes with that."""

    combatant: CombatantId
    declaration: Declaration
    by: Literal["player", "gm"] = "player"
    second: str | None = field(default=None, metadata={LATER: True})
    unfolds: ClassVar[str] = "declaration"
    within: ClassVar[Mapping[str, Any]] = {"trigger": Trigger}

    decides = False

    def change(self, state: PercentileState) -> PercentileState:
        turn = state.turn
        if turn is not None and (turn.actor, turn.occasion, turn.step) == (self.combatant, "action", "begin"):
            state = state.in_turn(declaration=self.declaration, target=self.declaration.target)
        return state.with_(self.combatant, declaration=self.declaration)


@happens("PCT-DEC-004", to=PUBLIC)
class IntentionShown:
    """What a character of the game master's seems to be about to do: *hint* in his own words, else by *kind*."""

    combatant: CombatantId
    kind: Seeming
    hint: Name = ""

    decides = False

    def change(self, state: PercentileState) -> PercentileState:
        return _amended(state, self.combatant, hint=self.hint)


@happens(to=PUBLIC)
class DeclarationAmended:
    """The game master has granted or refused a discreet attack, or set the penalty of a vital part. *unaimed*: what may
    only be aimed at somebody's back is not aimed any more (the setting `aim`)."""

    combatant: CombatantId
    granted: bool | None = None
    penalty: int | None = None
    unaimed: bool = False

    decides = True

    def change(self, state: PercentileState) -> PercentileState:
        said = {"granted": self.granted, "penalty": self.penalty, "aim": "none" if self.unaimed else None}
        return _amended(state, self.combatant, **{name: value for name, value in said.items() if value is not None})


def _amended(state: PercentileState, ident: str, **changes: Any) -> PercentileState:
    who = state.fighters.get(ident)
    if who is None or who.declaration is None:
        return state
    return state.with_(ident, declaration=evolve(who.declaration, **changes))


@happens("PCT-DEC-002", "PCT-DEC-008", to=PUBLIC)
class OtherResolved:
    """The game master's word on an action that no rule settles."""

    combatant: CombatantId
    kind: str
    outcome: Literal["done", "failed"]
    detail: Name = ""
    target: CombatantId | None = None

    decides = True

    def change(self, state: PercentileState) -> PercentileState:
        return state.in_turn(pending="")
