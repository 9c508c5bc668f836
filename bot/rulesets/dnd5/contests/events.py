"""What is told of contests (DN5-CTS)."""

from __future__ import annotations

from dataclasses import field
from typing import Any, Literal

from bot.kernel.events import PUBLIC
from bot.kernel.persons import Name
from bot.kernel.values import LATER, evolve
from bot.rulesets.dnd5.actions.circumstances import helped
from bot.rulesets.dnd5.base.budget import DOWN, spent
from bot.rulesets.dnd5.movement.events import apart
from bot.rulesets.dnd5.state import Contest, Fighter, State, Term
from bot.rulesets.dnd5.state.deeds import Rivalry
from bot.rulesets.shared.book import happens
from bot.rulesets.shared.check import ByFace
from bot.rulesets.shared.conditions import Condition
from bot.rulesets.shared.naming import Aside, CombatantId

_RULES: dict[Rivalry, tuple[str, ...]] = {
    "grapple": ("DN5-CTS-002", "DN5-CTS-003"),
    "shove": ("DN5-CTS-009", "DN5-CTS-010"),
    "escape": ("DN5-CTS-007",),
    "contest": (),
}


@happens("DN5-CTS-001", to=PUBLIC)
class ContestBegun:
    """*combatant* measures himself with *target*: with *skill*, the other *against* it, where that is said already.
    A grapple and a shove take the place of an attack: *attacks*: what the Attack action gives, where this is its first
    (DN5-CTS-002, -009). Of one that the game master has thought of (`contest`) he says first what it costs."""

    combatant: CombatantId
    target: CombatantId
    kind: Rivalry
    skill: str = "athletics"
    against: str = ""
    attacks: int | None = None

    def change(self, state: State) -> State:
        contest = Contest(self.combatant, self.target, self.kind, self.skill, self.against)
        if self.kind == "contest":
            contest = evolve(contest, stage="priced")
        turn = state.turn
        if self.kind in ("grapple", "shove") and turn is not None:
            left = turn.attacks if self.attacks is None else self.attacks
            state = spent(state, action=True, attacks=max(0, left - 1))
            state = state.with_(self.combatant, struck_at=self.target)
        elif self.kind == "escape":
            state = spent(state, action=True)
        return evolve(state, deeds=(*state.deeds, contest))

    def why(self) -> tuple[str, ...]:
        return _RULES[self.kind]


@happens("DN5-CTS-004", to=PUBLIC)
class SkillChosen:
    """*combatant*, who is set upon, defends himself with *skill*."""

    combatant: CombatantId
    skill: str

    def change(self, state: State) -> State:
        return state.in_deed(against=self.skill)


@happens("DN5-EXT-005", to=PUBLIC)
class ContestRolled(ByFace):
    """Both have rolled, *combatant* with *skill* first, then *target* with *against*; *won*: he has more. *opposed*:
    the other can defend himself at all; else nobody rolls. *action*: it costs the action of *combatant*, as the game
    master has said."""

    combatant: CombatantId
    target: CombatantId
    kind: Rivalry
    skill: str
    against: str
    won: bool
    opposed: bool = True
    faces: tuple[int, ...] = ()
    terms: tuple[Term, ...] = ()
    total: int = 0
    other_faces: tuple[int, ...] = ()
    other_terms: tuple[Term, ...] = ()
    other_total: int = 0
    up: tuple[Name, ...] = ()
    down: tuple[Name, ...] = ()
    action: bool = field(default=False, metadata={LATER: True})

    def change(self, state: State) -> State:
        state = state.with_(self.combatant, hidden_from=(), stealth=None)
        state = helped(helped(state, self.combatant), self.target)
        if self.kind != "contest":
            return state.in_deed(stage="won" if self.won else "done", asked=False)
        deed = contest_of(state)
        if deed is not None and deed.stage == "priced":
            state = state.in_deed(stage="done", asked=False)
        return spent(state, action=True) if self.action else state

    def settled(self) -> str:
        """Of equal totals nothing changes (DN5-EXT-005)."""
        return "tie" if self.opposed and self.terms and self.total == self.other_total else ""

    def why(self) -> tuple[str, ...]:
        return {
            "grapple": ("DN5-CTS-004",),
            "shove": ("DN5-CTS-011",),
            "escape": ("DN5-CTS-007",),
            "contest": ("DN5-CTS-001",),
        }[self.kind]


@happens("DN5-CTS-005", "DN5-EXT-009", to=PUBLIC)
class Grappled:
    """*combatant* holds *target*, with a hand that strikes no more (DN5-CTS-003)."""

    combatant: CombatantId
    target: CombatantId

    def change(self, state: State) -> State:
        target = state.combatants.get(self.target)
        if target is None:
            return state
        kept = tuple(each for each in target.conditions if each.kind != "grappled")
        state = state.with_(target.id, conditions=(*kept, Condition("grappled", by=self.combatant)))
        return state.in_deed(stage="done")


@happens("DN5-EXT-009", to=PUBLIC)
class HoldEnded:
    """*combatant* is held no more by *by*: he got free (DN5-CTS-007), was let go (DN5-CTS-006), is too far away, or
    who held him can do so no longer."""

    combatant: CombatantId
    by: Aside | None
    reason: Literal["free", "released", "apart", "unable"]

    def befalls(self, state: State, who: Fighter) -> State:
        kept = tuple(each for each in who.conditions if each.kind != "grappled")
        state = state.put(evolve(who, conditions=kept))
        if self.reason == "free":
            return state.in_deed(stage="done")
        own = state.turn is not None and state.turn.who == self.by
        return spent(state) if self.reason == "released" and own else state

    def why(self) -> tuple[str, ...]:
        return {"free": ("DN5-CTS-007",), "released": ("DN5-CTS-006",)}.get(self.reason, ())


@happens("DN5-CTS-011", to=PUBLIC)
class Shoved:
    """*combatant* knocks *target* prone, or pushes him 1.5 m away; *distances*: what that makes of them without a
    grid."""

    combatant: CombatantId
    target: CombatantId
    how: Literal["prone", "push"]
    distances: dict[CombatantId, int]

    def change(self, state: State) -> State:
        who = state.combatants.get(self.target)
        if who is None:
            return state
        if self.how == "prone" and not DOWN(who):
            state = state.with_(who.id, conditions=(*who.conditions, Condition("prone")))
        return apart(state, who.id, self.distances).in_deed(stage="done")

    def why(self) -> tuple[str, ...]:
        return ("DN5-EXT-008",) if self.how == "prone" else ("DN5-REA-007",)


@happens("DN5-CTS-008", to=PUBLIC)
class Dragged:
    """*combatant* is taken along by *by*: to *cell*, or (without a grid) to where that one is."""

    combatant: CombatantId
    by: CombatantId
    cell: str | None
    distances: dict[CombatantId, int]

    def change(self, state: State) -> State:
        if self.cell is not None:
            return state.with_(self.combatant, cell=self.cell)
        return apart(state, self.combatant, self.distances)

    def why(self) -> tuple[str, ...]:
        return ("DN5-REA-007",)


@happens(to=PUBLIC)
class ContestEnded:
    """What *combatant* tried against somebody is over; *reason*: why it came to nothing, where nobody rolled."""

    combatant: CombatantId
    reason: Literal["done", "no_target", "unable"] = "done"

    def change(self, state: State) -> State:
        return evolve(state, deeds=state.deeds[:-1])


def contest_of(state: State) -> Contest | None:
    """The contest that is under way."""
    deed: Any = state.deed
    return deed if isinstance(deed, Contest) else None
