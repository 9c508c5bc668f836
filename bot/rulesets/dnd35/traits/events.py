"""What is told of what creatures do besides."""

from __future__ import annotations

from dataclasses import field
from typing import Any, Literal

from bot.catalogue.dnd5_terms import Ability
from bot.kernel.events import GM_ONLY
from bot.kernel.values import LATER, evolve
from bot.rulesets.dnd35.base.scores import lowered
from bot.rulesets.dnd35.damage.events import harmed
from bot.rulesets.dnd35.state import Blow, Clinch, Manoeuvre, State
from bot.rulesets.dnd35.state.people import DEAD
from bot.rulesets.shared.book import PUBLIC, happens
from bot.rulesets.shared.check import Term
from bot.rulesets.shared.conditions import Anchor, Condition
from bot.rulesets.shared.naming import Aside, CombatantId

LOST_BY_LEVEL = 5
"""Hit points that go with a negative level."""


@happens(to=PUBLIC)
class ScoreDrained:
    """A hit *by* somebody takes so many *points* off a score of *combatant*; rest gives them back (D35-HPS-009)."""

    combatant: CombatantId
    ability: Ability
    points: int
    faces: tuple[int, ...] = ()
    by: Aside | None = None

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        return state if who is None else state.put(lowered(who, self.ability, self.points))


@happens(to=PUBLIC)
class LevelDrained:
    """A hit *by* somebody gives *combatant* so many negative *levels*: 1 less on all rolls, 5 hit points fewer each."""

    combatant: CombatantId
    levels: int
    by: Aside | None = None

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        if who is None:
            return state
        negative, fewer = who.negative + self.levels, LOST_BY_LEVEL * self.levels
        if negative >= who.level:
            return state.with_(who.id, negative=negative, hit_points=DEAD, slain=True)
        most = max(1, who.hit_points_max - fewer)
        points = max(DEAD, min(most, who.hit_points - fewer))
        return state.with_(who.id, negative=negative, hit_points=points, hit_points_max=most)


@happens(to=PUBLIC)
class Afflicted:
    """A hit *by* somebody brings *combatant* a condition, *status*, until then. *fetters*: what it takes to get out."""

    combatant: CombatantId
    status: str
    until: Anchor | None = None
    by: CombatantId | None = None
    fetters: tuple[int, int] = (0, 0)

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        if who is None:
            return state
        kept = tuple(each for each in who.conditions if each.kind != self.status)
        fetters = self.fetters if any(self.fetters) else who.fetters
        return state.with_(who.id, conditions=(*kept, Condition(self.status, self.until, self.by)), fetters=fetters)


@happens(changes=False, to=GM_ONLY)
class RiderNoted:
    """What a hit of *combatant* with *weapon* does to *target* besides is the game master's."""

    combatant: CombatantId
    target: CombatantId
    weapon: str


@happens(to=GM_ONLY)
class OdditiesNoted:
    """What of the profile of *combatant* is the game master's to play: *oddities*, by their codes."""

    combatant: CombatantId
    kind: str
    oddities: tuple[str, ...]

    def change(self, state: State) -> State:
        return state.with_(self.combatant, told=True)


@happens(to=PUBLIC)
class HitLeads:
    """A hit of *combatant* may lead at once to *what*."""

    combatant: CombatantId
    what: Literal["trip", "grab"]

    def change(self, state: State) -> State:
        return state.in_deed(follows=self.what) if isinstance(state.deed, Blow) else state


@happens(to=PUBLIC)
class HitFollowed:
    """*combatant*, who has hit *target*, trips him, or seizes him, at once: with no touch, and nothing is provoked;
    *what* empty: he lets it be."""

    combatant: CombatantId
    target: CombatantId
    what: Literal["", "trip", "grab"] = ""

    def change(self, state: State) -> State:
        deed = state.deed
        if not isinstance(deed, Blow):
            return state
        state = state.in_deed(follows="")
        if self.what == "trip":
            # Whoever fails is not tripped in his turn.
            tried = Manoeuvre(
                self.combatant, self.target, "trip", deed.weapon, at="touched", open_to="", occasion="hit"
            )
            return evolve(state, deeds=(*state.deeds, tried))
        if self.what == "grab":
            return evolve(state, deeds=(*state.deeds, Clinch(self.combatant, self.target, "start", at="touched")))
        return state


@happens(to=PUBLIC)
class HitCounted:
    """*combatant* has hit *target* with *weapon* in this turn."""

    combatant: CombatantId
    target: CombatantId
    weapon: str

    def change(self, state: State) -> State:
        turn = state.turn
        return state if turn is None else state.in_turn(landed=(*turn.landed, f"{self.weapon}:{self.target}"))


@happens(to=PUBLIC)
class Rent:
    """Both claws of *combatant* have hit *target*, and tear him: *terms* add up to what is *dealt*; *wards*: see
    `damage.events.DamageDealt`."""

    combatant: CombatantId
    target: CombatantId
    faces: tuple[int, ...]
    terms: tuple[Term, ...]
    dealt: int
    wards: tuple[str, ...] = field(default=(), metadata={LATER: True})
    kept_off: str = field(default="", metadata={LATER: True})

    def change(self, state: State) -> State:
        return harmed(state, self.target, self.dealt)


@happens(to=PUBLIC)
class Regenerated:
    """*combatant* gets rid of so many *points* of nonlethal damage as his turn begins."""

    combatant: CombatantId
    points: int

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        if who is None:
            return state
        return state.with_(who.id, nonlethal=max(0, who.nonlethal - self.points)).in_turn(landed=(MENDED,))


MENDED = "mended"
"""That he has regenerated, among what stands in a turn."""


@happens(to=PUBLIC)
class Struggled:
    """*combatant* tries to get out of his fetters, by *skill*; *success*: he is free."""

    combatant: CombatantId
    skill: str
    face: int
    terms: tuple[Term, ...]
    total: int
    against: int
    success: bool

    def change(self, state: State) -> State:
        if state.turn is not None:
            state = state.in_turn(standard=True, deeds=state.turn.deeds + 1)
        who = state.combatants.get(self.combatant)
        if who is None or not self.success:
            return state
        changes: dict[str, Any] = {
            "conditions": tuple(each for each in who.conditions if each.kind != "entangled"),
            "fetters": (0, 0),
        }
        return state.with_(who.id, **changes)


__all__ = [
    "LOST_BY_LEVEL",
    "MENDED",
    "Afflicted",
    "HitCounted",
    "HitFollowed",
    "HitLeads",
    "LevelDrained",
    "OdditiesNoted",
    "Regenerated",
    "Rent",
    "RiderNoted",
    "ScoreDrained",
    "Struggled",
]
