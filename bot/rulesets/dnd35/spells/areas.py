"""Whom the area of a spell takes in, and where it may be aimed (`d20.areas`)."""

from __future__ import annotations

from dataclasses import field
from typing import Literal

from bot.kernel.events import PUBLIC
from bot.kernel.values import LATER, evolve
from bot.rulesets.d20 import areas, casting
from bot.rulesets.dnd35.base import rolls as magic
from bot.rulesets.dnd35.base.budget import between, cured, distance, space
from bot.rulesets.dnd35.base.gaps import on_grid
from bot.rulesets.dnd35.base.rolls import Saves
from bot.rulesets.dnd35.damage import harmed
from bot.rulesets.dnd35.postures import prone
from bot.rulesets.dnd35.state import SQUARE, Blow, Cast, Effect, Fall, Fighter, Spell, State
from bot.rulesets.shared.book import happens
from bot.rulesets.shared.check import Point, Term
from bot.rulesets.shared.conditions import Condition
from bot.rulesets.shared.ground.geometry import Point as Square
from bot.rulesets.shared.ground.geometry import name_of, point_of
from bot.rulesets.shared.naming import Aside, CombatantId

# ---- What is told of spells that come upon people, and of falls (D35-BAS-014, -016).


@happens("D35-BAS-022", changes=False, to=PUBLIC)
class HarmRolled(casting.HarmRolled):
    """The damage of *spell*, cast *by* somebody, is rolled once for all whom it reaches: *terms* come to *total*."""


@happens("D35-BAS-014", changes=False, to=PUBLIC)
class SaveRolled(Saves):
    """The *save* of *combatant* against *spell*, or against what a hit with it does, *by* somebody."""

    combatant: CombatantId
    spell: str
    save: str
    face: int
    terms: tuple[Term, ...]
    total: int
    against: int
    success: bool
    by: Aside | None = None


@happens(changes=False, to=PUBLIC)
class ResistanceRolled:
    """Whether *spell* of *combatant* gets through the magic resistance of *target*."""

    combatant: CombatantId
    target: CombatantId
    spell: str
    face: int
    terms: tuple[Term, ...]
    total: int
    against: int
    success: bool


@happens("D35-BAS-009", to=PUBLIC)
class SpellHurt:
    """*spell* of *combatant* deals *dealt* to *target*: *terms* add up to it; *halved*: he has saved; *wards*: see
    `damage.events.DamageDealt`."""

    combatant: CombatantId
    target: CombatantId
    spell: str
    faces: tuple[int, ...]
    terms: tuple[Term, ...]
    dealt: int
    halved: bool = False
    wards: tuple[str, ...] = field(default=(), metadata={LATER: True})
    kept_off: str = field(default="", metadata={LATER: True})

    def change(self, state: State) -> State:
        return harmed(state, self.target, self.dealt)


@happens("D35-HPS-005", to=PUBLIC)
class SpellHealed:
    """*spell* of *combatant* gives *target* back so many hit points, the sum of *terms*, and takes as much nonlethal
    damage away."""

    combatant: CombatantId
    target: CombatantId
    spell: str
    faces: tuple[int, ...]
    given: int
    terms: tuple[Term, ...] = field(default=(), metadata={LATER: True})

    def change(self, state: State) -> State:
        return cured(state, self.target, self.given)


@happens(to=PUBLIC)
class EffectPut:
    """*spell* holds on *combatant* from now on, cast *by* somebody; *effect*: all of it; *status*: the condition that
    it brings."""

    combatant: CombatantId
    spell: str
    effect: Effect
    by: Aside | None = None
    status: str = ""

    def befalls(self, state: State, who: Fighter) -> State:
        kept = tuple(each for each in who.effects if each.spell.spell != self.spell)
        conditions = who.conditions
        if self.status:
            others = tuple(each for each in conditions if each.kind != self.status)
            conditions = (*others, Condition(self.status, None, self.effect.by))
        return state.with_(who.id, effects=(*kept, self.effect), conditions=conditions)

    def why(self) -> tuple[str, ...]:
        spell = self.effect.spell
        return ("D35-BAS-016",) if spell.kind or spell.armour or spell.shield or spell.deflection else ()


@happens(to=PUBLIC)
class EffectEnded:
    """*spell* holds on *combatant* no more: its time is *over*, he has *saved*, or something has *broken* it."""

    combatant: CombatantId
    spell: str
    reason: Literal["over", "saved", "broken", "gm"] = "over"
    status: str = ""

    def befalls(self, state: State, who: Fighter) -> State:
        kept = tuple(each for each in who.effects if each.spell.spell != self.spell)
        held = {each.spell.condition for each in kept}
        conditions = tuple(
            each for each in who.conditions if each.kind != self.status or (self.status in held) or not self.status
        )
        return state.with_(who.id, effects=kept, conditions=conditions)

    def why(self) -> tuple[str, ...]:
        return ("D35-BAS-021",) if self.reason == "over" else ()


@happens(to=PUBLIC)
class TriedAnew:
    """*combatant* has spent his turn on getting rid of *spell*."""

    combatant: CombatantId
    spell: str

    def change(self, state: State) -> State:
        return state.in_turn(standard=True, move=True, moved=True, swings=2, closed="coup")


@happens(changes=False, to=PUBLIC)
class Unaffected:
    """*combatant* is proof against what *spell* would do to him."""

    combatant: CombatantId
    spell: str


@happens(to=PUBLIC)
class SpellStruck:
    """The touch, or the ray, has hit, and what it does is told."""

    combatant: CombatantId

    def change(self, state: State) -> State:
        if not isinstance(state.deed, Blow):
            return state
        deeds = list(state.in_deed(at="done", critical=False).deeds)
        if len(deeds) > 1 and isinstance(cast := deeds[-2], Cast):
            deeds[-2] = evolve(cast, landed=cast.landed + 1)
        return evolve(state, deeds=tuple(deeds))


@happens(to=PUBLIC)
class Woken:
    """*combatant* shakes *target* awake, by a standard action."""

    combatant: CombatantId
    target: CombatantId

    def change(self, state: State) -> State:
        if state.turn is not None:
            state = state.in_turn(standard=True, deeds=state.turn.deeds + 1)
        who = state.combatants.get(self.target)
        if who is None:
            return state
        woken = tuple(evolve(each, broken=each.broken or each.spell.condition == "sleeping") for each in who.effects)
        return state.with_(who.id, effects=woken)


# ---- falls


@happens(to=PUBLIC)
class FallBegun:
    """*combatant* falls so many *metres*; whoever has something against it says so first."""

    combatant: CombatantId
    metres: int

    def change(self, state: State) -> State:
        return evolve(state, deeds=(*state.deeds, Fall(self.combatant, self.metres)))


@happens("D35-ACT-006", to=PUBLIC)
class FallLeft:
    """*combatant* lets it happen."""

    combatant: CombatantId

    def change(self, state: State) -> State:
        deed = state.deed
        return state.in_deed(refused=(*deed.refused, self.combatant)) if isinstance(deed, Fall) else state


@happens(to=PUBLIC)
class FallEnded:
    """*combatant* has landed: *softly*, or with so much damage, prone."""

    combatant: CombatantId
    metres: int
    faces: tuple[int, ...] = ()
    dealt: int = 0
    softly: bool = False

    def change(self, state: State) -> State:
        state = evolve(state, deeds=state.deeds[:-1])
        if self.softly or self.combatant not in state.combatants:
            return state
        state = harmed(state, self.combatant, self.dealt)
        return prone(state, self.combatant) if self.dealt else state


BLOCKED: Point[[State, Square, Square, int], bool] = Point("whether something keeps an area from a square")
"""Whether nothing of what begins in the one square comes to the other; what spreads goes round corners so many squares
far, 0: it goes straight."""


def caught(state: State, cast: Cast) -> tuple[str, ...]:
    """Everybody whose space it touches, in the order in which they joined, also who is hidden; of a spell for
    companions, or for foes, these alone."""
    who, spell = state.combatants[cast.who], cast.spell
    if not on_grid(state):
        return _around(state, cast)
    area = _area(state, cast)
    if area is None:
        return ()
    far = spell.size // SQUARE if spell.spreads else 0
    found = []
    for each in state.combatants.values():
        if each.died or not _meant(spell, who, each):
            continue
        within = each.id == who.id and spell.allies
        if within or any(area.covers(at) and not BLOCKED(state, area.origin, at, far) for at in space(each)):
            found.append(each.id)
    return tuple(found)


def doubtful(state: State) -> bool:
    """Whether the map does not say all of whom an area catches: somebody stands nowhere on it, or the game master has
    said of somebody's cover what it does not show (D35-COV-008)."""
    return bool(state.shelters) or any(each.cell is None for each in state.combatants.values() if not each.died)


def _around(state: State, cast: Cast) -> tuple[str, ...]:
    """Where there is no grid: whom it is aimed at, and of a sphere or a cube those within its size of him, or of
    whoever casts it where it surrounds him. The game master says who else is caught, and who is not."""
    who, spell = state.combatants[cast.who], cast.spell
    surrounds = spell.from_self and spell.area == "sphere"
    middle = who if surrounds else state.combatants.get(cast.aim or "")
    if middle is None or not spell.area:
        return ()
    wide = spell.size if spell.area in ("sphere", "cube") else -1

    def within(each: Fighter) -> bool:
        if each.id == who.id:
            return spell.allies or (not spell.from_self and distance(middle, who) <= wide)
        return each.id == middle.id or distance(middle, each) <= wide

    people = (each for each in state.combatants.values() if not each.died and _meant(spell, who, each))
    return tuple(each.id for each in people if within(each))


def _area(state: State, cast: Cast) -> areas.Area | None:
    who, spell = state.combatants.get(cast.who), cast.spell
    if who is None or not spell.area:
        return None
    aim = point_of(cast.aim or who.cell or "")
    return areas.area(space(who), aim, spell.area, spell.size, between, from_self=spell.from_self)


def origin(state: State, cast: Cast) -> str:
    """The cell from which its area bursts; empty where it has none, or nobody stands on a map."""
    area = _area(state, cast)
    return "" if area is None else name_of(area.origin)


def _meant(spell: Spell, who: Fighter, each: Fighter) -> bool:
    """Whether it can be for somebody of that side; for an object, whether it hurts any."""
    if each.thing and not magic.shatters(spell):
        return False
    return not (spell.allies and each.side != who.side) and not (spell.foes and each.side == who.side)


def aims(state: State, who: Fighter, spell: Spell) -> tuple[str, ...] | None:
    """The cells at which *who* may aim it; without a grid those at whom he may; None: it surrounds him."""
    if spell.from_self and spell.area == "sphere":
        return None
    people = [each for each in state.combatants.values() if not (each.hidden or each.died)]
    people.sort(key=lambda each: (each.side == who.side, each.out, each.id))
    far = spell.size if spell.from_self else spell.range
    if not on_grid(state):
        himself = not (spell.from_self or spell.area in ("cone", "line"))
        return tuple(
            each.id
            for each in people
            if (himself if each.id == who.id else who.id not in each.hidden_from and distance(who, each) <= far)
        )[: areas.MOST_AIMS]
    found = areas.aims(space(who), [(space(each), each.side != who.side) for each in people], far, between)
    if spell.from_self or spell.area in ("cone", "line"):
        # Where he points, not where it begins.
        return tuple(each for each in found if each != who.cell or not spell.from_self)
    return tuple(each for each in found if _comes_to(state, who, each))


def _comes_to(state: State, who: Fighter, cell: str) -> bool:
    """Whether nothing keeps *who* from casting it at *cell* (D35-COV-008)."""
    at = point_of(cell)
    return at is not None and any(not BLOCKED(state, each, at, 0) for each in space(who))
