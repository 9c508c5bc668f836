"""What is told of objects, and of what is improvised (DN5-TUR-008 to -011, DN5-ACT-002)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, TypeAlias

from bot.catalogue.dnd5_terms import DamageType
from bot.kernel.events import GM_ONLY
from bot.kernel.persons import Name
from bot.kernel.values import evolve
from bot.rulesets.dnd5.base.budget import spent
from bot.rulesets.dnd5.base.lying import laid
from bot.rulesets.dnd5.movement.actions import centimetres_of
from bot.rulesets.dnd5.objects.hands import takes
from bot.rulesets.dnd5.state import Held, Improvisation, State, Term, Weapon
from bot.rulesets.shared.book import PUBLIC, happens
from bot.rulesets.shared.d20 import lying
from bot.rulesets.shared.naming import Aside, CombatantId

Handling: TypeAlias = Literal["draw", "stow", "let_go", "pick_up", "handle", "use"]
Ward: TypeAlias = Literal["resistant", "vulnerable", "immune"]
"""As those of damage (`damage.events`), of which a later chapter speaks."""
Cost: TypeAlias = Literal["object", "action", "free"]
_RULES: Final = {"object": ("DN5-TUR-008", "DN5-TUR-012"), "action": ("DN5-TUR-009", "DN5-ACT-021"), "free": ()}


@happens(to=PUBLIC)
class ObjectHandled:
    """*combatant* draws, stows, lets go of or picks up a *weapon*, or handles something else: in passing (his one free
    object of the turn), with his action, or for nothing. *held*: how he has the weapon then; *source*: who had let go
    of it; *use*: what always needs the action (DN5-TUR-010)."""

    combatant: CombatantId
    what: Handling
    cost: Cost
    weapon: str | None = None
    held: Held = "carried"
    source: Aside | None = None

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        if self.what == "pick_up":
            state = picked_up(state, self.combatant, self.weapon or "", self.source or self.combatant)
        elif self.what == "let_go":
            state = laid(state, self.combatant, (self.weapon or "",))
        elif who is not None and self.weapon is not None:
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


def picked_up(state: State, ident: str, weapon: str, owner: str) -> State:
    """*state* once *ident* has taken up the *weapon* that *owner* had let go of: it is his now."""
    who = state.combatants.get(ident)
    found = next((each for each in state.lying if (each.weapon.weapon, each.owner) == (weapon, owner)), None)
    taken = None if who is None or found is None else takes(who, found)
    if who is None or found is None or taken is None:
        return state
    other = state.combatants.get(owner)
    if other is not None:
        state = state.with_(owner, weapons=_without(other.weapons, weapon))
    at = state.lying.index(found)
    state = evolve(state, lying=(*state.lying[:at], *state.lying[at + 1 :]))
    return state.with_(ident, weapons=(taken, *state.combatants[ident].weapons))


def _without(weapons: tuple[Weapon, ...], named: str) -> tuple[Weapon, ...]:
    at = next((at for at, each in enumerate(weapons) if each.weapon == named and each.held == "dropped"), None)
    return weapons if at is None else (*weapons[:at], *weapons[at + 1 :])


@happens("DN5-EXT-010", to=PUBLIC)
class LetFall:
    """*combatant* is unconscious: *weapon* slips out of his hand, and lies on the ground."""

    combatant: CombatantId
    weapon: str

    def change(self, state: State) -> State:
        return laid(state, self.combatant, (self.weapon,))


@happens("DN5-TUR-012", to=GM_ONLY)
class NearSaid:
    """Without a grid: the game master says that *combatant* is near the *weapon* of *source*, which lies on the
    ground."""

    combatant: CombatantId
    weapon: str
    source: CombatantId

    def change(self, state: State) -> State:
        return evolve(state, lying=lying.brought(state.lying, self.combatant, self.weapon, self.source))


@happens("DN5-ATK-001", changes=False, to=PUBLIC)
class ObjectPut:
    """An object that can be attacked is there, with its armour class and points; *near*: beside whom."""

    combatant: CombatantId
    name: Name
    ac: int
    points: int
    near: CombatantId | None = None


@happens("DN5-DMG-010", to=PUBLIC)
class ObjectWarded:
    """*combatant*, an object, is proof against damage of a *kind* in that manner from now on, or (*on* false) no
    more."""

    combatant: CombatantId
    ward: Ward
    kind: DamageType
    on: bool = True

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        if who is None:
            return state
        kept = tuple(each for each in who.wards.get(self.ward, ()) if each != self.kind)
        return state.with_(who.id, wards={**who.wards, self.ward: (*kept, self.kind) if self.on else kept})

    def why(self) -> tuple[str, ...]:
        return ("DN5-DMG-011",) if self.ward == "vulnerable" else ()


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


Price: TypeAlias = Literal["action", "bonus", "object", "move", "free", "reaction"]
"""What something costs that no rule speaks of: an action, a bonus action, the free object of the turn, so much of the
movement, nothing (a few words), a reaction."""
_BY_PRICE: Final[Mapping[Price, tuple[str, ...]]] = {
    "action": ("DN5-TUR-003",),
    "bonus": ("DN5-TUR-004",),
    "object": ("DN5-TUR-008",),
    "move": ("DN5-MOV-001",),
    "free": ("DN5-TUR-007",),
    "reaction": ("DN5-REA-001", "DN5-REA-002"),
}


@happens("DN5-ACT-002", to=PUBLIC)
class ImprovisedDone:
    """*combatant* does something that no rule speaks of, said in words, for that *price*; of the movement so many
    *metres*, as they are read. The game master tells what comes of it."""

    combatant: CombatantId
    price: Price
    metres: str = ""

    def change(self, state: State) -> State:
        if self.price == "reaction":
            return state.with_(self.combatant, reacted=True)
        if self.price == "move":
            moved = 0 if state.turn is None else state.turn.moved + centimetres_of(self.metres)
            return spent(state, moved=moved)
        return spent(state, **({} if self.price == "free" else {self.price: True}))

    def why(self) -> tuple[str, ...]:
        return _BY_PRICE[self.price]


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
    up: tuple[Name, ...] = ()
    down: tuple[Name, ...] = ()

    def change(self, state: State) -> State:
        changes: dict[str, Any] = {} if self.cost == "free" else {self.cost: True}
        return evolve(spent(state, **changes), deeds=state.deeds[:-1])

    def why(self) -> tuple[str, ...]:
        return () if self.skill is None else ("DN5-EXT-003",)


__all__ = [
    "ActionDemanded",
    "Cost",
    "Handling",
    "ImprovisedBegun",
    "ImprovisedDone",
    "ImprovisedJudged",
    "LetFall",
    "NearSaid",
    "ObjectHandled",
    "ObjectPut",
    "ObjectWarded",
    "Price",
]
