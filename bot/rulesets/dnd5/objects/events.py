"""What is told of objects, and of what is improvised (DN5-TUR-008 to -011, DN5-ACT-002)."""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias

from bot.kernel.values import evolve
from bot.rulesets.dnd5.base.budget import spent
from bot.rulesets.dnd5.state import Held, Improvisation, State, Term
from bot.rulesets.shared.book import PUBLIC, happens
from bot.rulesets.shared.naming import CombatantId

Handling: TypeAlias = Literal["draw", "stow", "let_go", "handle", "use"]
Cost: TypeAlias = Literal["object", "action", "free"]
_RULES: Final = {"object": ("DN5-TUR-008", "DN5-TUR-012"), "action": ("DN5-TUR-009", "DN5-ACT-021"), "free": ()}


@happens(to=PUBLIC)
class ObjectHandled:
    """*combatant* draws, stows or lets go of a *weapon*, or handles something else: in passing (his one free object of
    the turn), with his action, or for nothing. *held*: how he has the weapon then; *use*: what always needs the action
    (DN5-TUR-010)."""

    combatant: CombatantId
    what: Handling
    cost: Cost
    weapon: str | None = None
    held: Held = "carried"

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        if who is not None and self.weapon is not None:
            wanted = "carried" if self.what == "draw" else ""
            at = next((at for at, each in enumerate(who.weapons) if _meant(each, self.weapon, wanted)), None)
            if at is not None:
                changed = evolve(who.weapons[at], held=self.held)
                state = state.with_(who.id, weapons=(*who.weapons[:at], changed, *who.weapons[at + 1 :]))
        changes: dict[str, Any] = {} if self.cost == "free" else {self.cost: True}
        return spent(state, **changes)

    def why(self) -> tuple[str, ...]:
        return ("DN5-TUR-010",) if self.what == "use" else _RULES[self.cost]


def _meant(weapon: Any, ident: str, wanted: str) -> bool:
    in_hand = weapon.held in ("main", "off", "both")
    return bool(weapon.weapon == ident and in_hand is not (wanted == "carried"))


@happens("DN5-TUR-011", to=PUBLIC)
class ActionDemanded:
    """What *combatant* has done in passing costs him his action after all; he has his free object still."""

    combatant: CombatantId

    def change(self, state: State) -> State:
        return spent(state, object=False, action=True)


@happens("DN5-ACT-002", to=PUBLIC)
class ImprovisedBegun:
    """*combatant* does something that no rule speaks of; the game master says what it is."""

    combatant: CombatantId

    def change(self, state: State) -> State:
        return evolve(spent(state), deeds=(*state.deeds, Improvisation(self.combatant, "improvisation")))


@happens("DN5-ACT-002", to=PUBLIC)
class ImprovisedJudged:
    """What the game master makes of it: it is *impossible*, it *succeeds*, or a check of *skill* (or of an ability)
    has decided; *cost*: what it costs. Without a roll *faces* are empty."""

    combatant: CombatantId
    outcome: Literal["impossible", "success", "failure"]
    cost: Cost = "free"
    skill: str | None = None
    faces: tuple[int, ...] = ()
    terms: tuple[Term, ...] = ()
    total: int | None = None
    against: int | None = None
    up: tuple[str, ...] = ()
    down: tuple[str, ...] = ()

    def change(self, state: State) -> State:
        changes: dict[str, Any] = {} if self.cost == "free" else {self.cost: True}
        return evolve(spent(state, **changes), deeds=state.deeds[:-1])

    def why(self) -> tuple[str, ...]:
        return () if self.skill is None else ("DN5-EXT-003",)


__all__ = ["ActionDemanded", "Cost", "Handling", "ImprovisedBegun", "ImprovisedJudged", "ObjectHandled"]
