"""What is told of actions (DN5-ACT)."""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias

from bot.kernel.persons import Name
from bot.kernel.values import evolve
from bot.rulesets.dnd5.base.budget import spent
from bot.rulesets.dnd5.state import Attempt, Help, State, Term
from bot.rulesets.shared.book import PUBLIC, happens
from bot.rulesets.shared.naming import Aside, CombatantId

Cost: TypeAlias = Literal["action", "bonus", "object", "free"]
_RULES: Final = {
    "dash": ("DN5-ACT-010", "DN5-ACT-011"),
    "dodge": ("DN5-ACT-008", "DN5-ACT-009"),
    "disengage": ("DN5-ACT-014", "DN5-REA-006"),
    "rush": ("DN5-TUR-004",),
}


@happens("DN5-ACT-001", to=PUBLIC)
class ActionTaken:
    """*combatant* does *what*, which costs him his action, his bonus action, his free object, or nothing
    (DN5-TUR)."""

    combatant: CombatantId
    what: str
    cost: Cost = "action"

    def change(self, state: State) -> State:
        changes: dict[str, Any] = {} if self.cost == "free" else {self.cost: True}
        if self.what == "dash" and state.turn is not None:
            changes["dashed"] = state.turn.dashed + 1
        return spent(state, **changes)

    def why(self) -> tuple[str, ...]:
        return _RULES.get(self.what, ())


def helped(state: State, ident: str) -> State:
    """*state* once *ident* has tried what somebody helped him with (DN5-ACT-003)."""
    for each in state.combatants.values():
        if each.helps is not None and each.helps.who == ident and each.helps.against is None:
            state = state.with_(each.id, helps=None)
    return state


@happens("DN5-ACT-003", to=PUBLIC)
class HelpGiven:
    """*combatant* helps *target* to attack *against*; without that, with whatever he tries next. It holds until his own
    next turn begins."""

    combatant: CombatantId
    target: CombatantId
    against: CombatantId | None = None

    def change(self, state: State) -> State:
        return spent(state.with_(self.combatant, helps=Help(self.target, self.against)), action=True)

    def why(self) -> tuple[str, ...]:
        return () if self.against is None else ("DN5-ACT-004",)


@happens(to=PUBLIC)
class AttemptBegun:
    """*combatant* would hide, or searches: the game master says whether, and how, it can be done."""

    combatant: CombatantId
    what: Literal["hide", "search"]
    bonus: bool = False

    def change(self, state: State) -> State:
        return evolve(state, deeds=(*state.deeds, Attempt(self.combatant, self.what, self.bonus)))

    def why(self) -> tuple[str, ...]:
        return ("DN5-ACT-013",) if self.what == "hide" else ("DN5-ACT-007",)


@happens("DN5-EXT-013", to=PUBLIC)
class HideDenied:
    """There is nothing here for *combatant* to hide behind, says the game master: nothing is spent."""

    combatant: CombatantId

    def change(self, state: State) -> State:
        state = evolve(state, deeds=state.deeds[:-1])
        turn = state.turn
        return state if turn is None else spent(state, denied=(*turn.denied, "hide"))


@happens("DN5-EXT-007", to=PUBLIC)
class AttemptEnded:
    """*combatant* can do so no longer."""

    combatant: CombatantId

    def change(self, state: State) -> State:
        return evolve(state, deeds=state.deeds[:-1])


@happens("DN5-ACT-013", "DN5-EXT-013", to=PUBLIC)
class Hid:
    """*combatant* hides: *unnoticed_by*: those whose passive perception his total reaches, who do not know any more
    where he is."""

    combatant: CombatantId
    faces: tuple[int, ...]
    terms: tuple[Term, ...]
    total: int
    unnoticed_by: tuple[Aside, ...]
    bonus: bool = False
    up: tuple[Name, ...] = ()
    down: tuple[Name, ...] = ()

    def change(self, state: State) -> State:
        hidden_from = tuple(each for each in self.unnoticed_by if each in state.combatants)
        state = state.with_(self.combatant, hidden_from=hidden_from, stealth=self.total if hidden_from else None)
        state = helped(evolve(state, deeds=state.deeds[:-1]), self.combatant)
        return spent(state, **{"bonus" if self.bonus else "action": True})

    def why(self) -> tuple[str, ...]:
        return ("DN5-EXT-006",)


@happens("DN5-ACT-007", to=PUBLIC)
class Searched:
    """*combatant* searches with *skill*: *found*: those hidden from him whose stealth his total exceeds
    (DN5-EXT-013)."""

    combatant: CombatantId
    skill: str
    faces: tuple[int, ...]
    terms: tuple[Term, ...]
    total: int
    found: tuple[Aside, ...]
    up: tuple[Name, ...] = ()
    down: tuple[Name, ...] = ()

    def change(self, state: State) -> State:
        for each in self.found:
            other = state.combatants.get(each)
            if other is not None:
                left = tuple(ident for ident in other.hidden_from if ident != self.combatant)
                state = state.with_(each, hidden_from=left, stealth=other.stealth if left else None)
        return spent(helped(evolve(state, deeds=state.deeds[:-1]), self.combatant), action=True)

    def why(self) -> tuple[str, ...]:
        return ("DN5-EXT-013", "DN5-EXT-005")


@happens("DN5-EXT-013", to=PUBLIC)
class CameOut:
    """*combatant* is hidden from nobody any more."""

    combatant: CombatantId

    def change(self, state: State) -> State:
        return state.with_(self.combatant, hidden_from=(), stealth=None)


@happens("DN5-ACT-009", to=PUBLIC)
class DodgeLost:
    """*combatant* is incapacitated, or cannot move: his dodging is over, also where that does not last."""

    combatant: CombatantId

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        if who is None:
            return state
        return state.put(evolve(who, conditions=tuple(each for each in who.conditions if each.kind != "dodging")))


def attempt_of(state: State) -> Attempt | None:
    """What is being tried by the game master's leave."""
    deed = state.deed
    return deed if isinstance(deed, Attempt) else None


__all__ = [
    "ActionTaken",
    "AttemptBegun",
    "AttemptEnded",
    "CameOut",
    "Cost",
    "DodgeLost",
    "HelpGiven",
    "Hid",
    "HideDenied",
    "Searched",
    "attempt_of",
    "helped",
]
