"""What is told of spells that come upon people, and of falls (D35-BAS-014, -016)."""

from __future__ import annotations

from dataclasses import field
from typing import Literal

from bot.kernel.values import LATER, evolve
from bot.rulesets.dnd35.base.healing import cured
from bot.rulesets.dnd35.base.natural import Saves
from bot.rulesets.dnd35.damage.events import harmed
from bot.rulesets.dnd35.postures.events import prone
from bot.rulesets.dnd35.state import Blow, Cast, Effect, Fall, State
from bot.rulesets.shared.book import PUBLIC, happens
from bot.rulesets.shared.check import Term
from bot.rulesets.shared.conditions import Condition
from bot.rulesets.shared.d20 import casting
from bot.rulesets.shared.naming import Aside, CombatantId


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

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        if who is None:
            return state
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

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        if who is None:
            return state
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


__all__ = [
    "EffectEnded",
    "EffectPut",
    "FallBegun",
    "FallEnded",
    "FallLeft",
    "HarmRolled",
    "ResistanceRolled",
    "SaveRolled",
    "SpellHealed",
    "SpellHurt",
    "SpellStruck",
    "TriedAnew",
    "Unaffected",
    "Woken",
]
