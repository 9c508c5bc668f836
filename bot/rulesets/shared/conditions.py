"""What holds of somebody for a while: conditions, each of which ends by somebody's word, or at an anchor.

An anchor is the beginning or the end of somebody's turn in a round ("until the end of its next turn"), or the end of
a round. Whatever becomes of him meanwhile, a condition never outlasts the round in which its anchor lies.

A combatant has *conditions*; the state has a *round*, and for anchors at turns an *order* and those who have *acted* in
this round, or are about to (`turns`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, TypeAlias

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.events import PUBLIC
from bot.kernel.values import evolve, record
from bot.rulesets.shared.book import Word, happens
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import from_flag, from_text
from bot.rulesets.shared.people import known, unless_so

Edge: TypeAlias = Literal["begin", "end"]
"""Which edge of a turn or of a round."""


@record
class Anchor:
    """The *edge* of the turn that *who* has in *round*; without anybody, of the round itself."""

    round: int
    edge: Edge = "end"
    who: CombatantId | None = None


@record
class Condition:
    """*until*: when it ends by itself; None: it holds for the time being. *by*: who brought it about."""

    kind: str
    until: Anchor | None = None
    by: CombatantId | None = None


@happens(to=PUBLIC)
class ConditionSet:
    """*status* holds of *combatant* from now on, or no more; what held of that kind before does not add up with it.
    *gm*: the game master has said so."""

    combatant: CombatantId
    status: str
    on: bool
    until: Anchor | None = None
    by: CombatantId | None = None
    gm: bool = False

    def befalls(self, state: Any, who: Any) -> Any:
        kept = tuple(each for each in who.conditions if each.kind != self.status)
        if self.on:
            kept = (*kept, Condition(self.status, self.until, self.by))
        return state.put(evolve(who, conditions=kept))


@record
class SetCondition(Word):
    """The game master puts a condition on somebody, or takes it off; a game says which there are, by the codes of
    *status*."""

    who: CombatantId = from_text("who")
    status: str = from_text("status")
    on: bool = from_flag("state", "on", "off", "on")

    def check(self, state: Any) -> None:
        who = known(state, self.who)
        unless_so(who, has(who, self.status), self.on)

    def take(self, scene: Scene[Any]) -> Action:
        yield from tell(ConditionSet(self.who, self.status, self.on, gm=True))


def has(who: Any, kind: str) -> bool:
    """Whether *kind* holds of *who*."""
    return any(each.kind == kind for each in who.conditions)


def next_turn(state: Any, ident: str, edge: Edge = "end") -> Anchor:
    """The anchor at the next turn of *ident*: in this round where it is still to come, else in the next."""
    who = state.combatants[ident]
    return Anchor(state.round + (1 if who.acted or ident not in state.order else 0), edge, ident)


def ending(state: Any, at: Anchor) -> Iterator[tuple[str, Condition]]:
    """What ends *at* that moment, and of whom: what is anchored there, and what should have ended before."""
    for who in state.combatants.values():
        for each in who.conditions:
            until = each.until
            if until is not None and (until == at or _is_over(until, at)):
                yield who.id, each


def _is_over(until: Anchor, at: Anchor) -> bool:
    """Whether the round of *until* is over once it is *at*."""
    return until.round < at.round or (until.round == at.round and at.who is None and at.edge == "end")


def end(scene: Scene[Any], at: Anchor) -> Action:
    """All conditions that end *at* that moment do."""
    for ident, each in list(ending(scene.now, at)):
        yield from tell(ConditionSet(ident, each.kind, on=False))
