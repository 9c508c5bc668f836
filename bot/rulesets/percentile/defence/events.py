"""What stops a hit, and what does not (PCT-DEF)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Literal, TypeAlias

from bot.kernel.values import LATER, evolve
from bot.rulesets.percentile.state import Hit, PercentileState, Posture
from bot.rulesets.shared.book import PUBLIC, happens
from bot.rulesets.shared.naming import CombatantId

Defence: TypeAlias = Literal["parry", "dodge", "magic_parry"]
Helpless: TypeAlias = Literal["held", "posture", "unseen", "spell", "shot", "spent", "unarmed", "unguarded"]
"""Why somebody cannot defend himself at all (PCT-DEF-001 to -011, -016)."""


def open_hit(state: PercentileState) -> Hit | None:
    """The hit that is to be settled next."""
    turn = state.turn
    return turn.hits[0] if turn is not None and turn.hits else None


def settled(state: PercentileState) -> PercentileState:
    """*state* without the open hit."""
    turn = state.turn
    return state if turn is None else state.in_turn(hits=turn.hits[1:])


def _taken(state: PercentileState) -> PercentileState:
    """The open hit has its answer: nothing stops it."""
    turn = state.turn
    if turn is None or not turn.hits:
        return state
    return state.in_turn(hits=(evolve(turn.hits[0], stage="taken"), *turn.hits[1:]))


_HELPLESS: Mapping[Helpless | None, tuple[str, ...]] = {
    None: ("PCT-DEF-002",),
    "held": ("PCT-UNA-003",),
    "posture": ("PCT-DEF-001",),
    "unseen": ("PCT-ATK-004",),
    "spell": ("PCT-DEF-011",),
    "shot": ("PCT-DEF-010",),
    "spent": ("PCT-DEF-002", "PCT-DEF-009"),
    "unarmed": ("PCT-DEF-016",),
    "unguarded": ("PCT-DEF-001",),
}
"""The rules that keep somebody from any defence."""
_FORBIDS: Mapping[Posture | None, tuple[str, ...]] = {
    "anticipating": ("PCT-POS-008",),
    "offensive": ("PCT-POS-010",),
    "defensive": (),
    "focus": (),
}


@happens(to=PUBLIC)
class DefenceChosen:
    """*how* None: he takes the blow; *helpless*: because there is nothing that he could do, and why; *posture*: the one
    that keeps him from it, where one does."""

    combatant: CombatantId
    attacker: CombatantId
    how: Defence | None
    helpless: Helpless | None = field(default=None, metadata={LATER: True})
    posture: Posture | None = field(default=None, metadata={LATER: True})

    decides = True

    def change(self, state: PercentileState) -> PercentileState:
        if self.how is None:
            return _taken(state)
        who = state.fighters.get(self.combatant)
        spent = "dodge" if self.how == "dodge" else "parry"
        return state if who is None else state.with_(who.id, defences=(*who.defences, spent))

    def why(self) -> tuple[str, ...]:
        if self.how is not None:
            return ("PCT-DEF-001", "PCT-DEF-002")
        return (*_HELPLESS[self.helpless], *_FORBIDS.get(self.posture, ()))


@happens(to=PUBLIC)
class DefenceJudged:
    """*stopped*: no damage at all (PCT-DEF-007); a critical attack only by a critical defence (PCT-DEF-012): *outdone*,
    the defence succeeded, and that is why it stopped nothing."""

    combatant: CombatantId
    attacker: CombatantId
    stopped: bool
    outdone: bool = field(default=False, metadata={LATER: True})

    decides = True

    def change(self, state: PercentileState) -> PercentileState:
        return settled(state) if self.stopped else _taken(state)

    def why(self) -> tuple[str, ...]:
        return ("PCT-DEF-007",) if self.stopped else ("PCT-DEF-012",)


@happens(to=PUBLIC)
class HitSpent:
    """The hit is used up without damage: *held*, it begins a hold or a contest (PCT-UNA-003 to -005); *fallen*, its
    target had fallen to another blow (PCT-ATK-010)."""

    combatant: CombatantId
    attacker: CombatantId
    reason: Literal["held", "fallen"]

    decides = True

    def change(self, state: PercentileState) -> PercentileState:
        return settled(state).in_turn(dealt=None)

    def why(self) -> tuple[str, ...]:
        return ("PCT-ATK-010",) if self.reason == "fallen" else ()
