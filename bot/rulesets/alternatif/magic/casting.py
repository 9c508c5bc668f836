"""Spells and magic items take effect, and incantations are disturbed (ALT-MAG-009 to -016, -018)."""

from __future__ import annotations

from typing import Literal

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.events import GM_ONLY, PUBLIC, Audience, side_of
from bot.kernel.values import evolve
from bot.rulesets.alternatif.base import times
from bot.rulesets.alternatif.base.distances import State
from bot.rulesets.alternatif.ordinary.listed import TaskBroken
from bot.rulesets.alternatif.state import AlternatifState, Combatant, Disturbance, Effect, ItemPlace, Magic, Spell, Task
from bot.rulesets.shared.book import SIDE, happens
from bot.rulesets.shared.naming import CombatantId

# ---- What happens with spells and magic items. *weapon* is the spell or the item, named as weapons are.


def spent(magic: Magic, ident: str | None) -> tuple[Spell, ...]:
    """The spells of *magic* with one casting of *ident* gone from memory."""
    return tuple(
        evolve(each, left=max(0, each.left - 1)) if each.id == ident and each.left is not None else each
        for each in magic.spells
    )


@happens("ALT-MAG-014", "ALT-MAG-011", to=PUBLIC)
class SpellCast:
    """A spell takes effect at the end of its incantation (ALT-MAG-014). *effect*: what the game master is to settle,
    None: nothing is rolled for it. *builds_up*: it grew while it was cast."""

    combatant: CombatantId
    weapon: str
    target: CombatantId | None
    segment: int
    effect: Effect | None = None
    builds_up: bool = False

    def befalls(self, state: State, who: Combatant) -> State:
        magic = evolve(who.magic, spells=spent(who.magic, self.weapon), last=self.segment)
        if self.effect is not None:
            magic = evolve(magic, effects=(*magic.effects, self.effect))
        return state.put(evolve(who, magic=magic))


@happens(to=PUBLIC)
class ItemUsed:
    """A magic item takes effect; it can be used again from *ready* on (ALT-MAG-016), or is used up (*spent*)."""

    combatant: CombatantId
    weapon: str
    target: CombatantId | None
    segment: int
    ready: int = 0
    place: ItemPlace = "hand"
    spent: bool = False
    incantation: bool = False
    effect: Effect | None = None

    def befalls(self, state: State, who: Combatant) -> State:
        items = tuple(
            evolve(each, ready=self.ready, place=self.place) if each.id == self.weapon else each
            for each in who.magic.items
            if not (self.spent and each.id == self.weapon)
        )
        magic = evolve(who.magic, items=items)
        if self.incantation:
            magic = evolve(magic, last=self.segment)
        if self.effect is not None:
            magic = evolve(magic, effects=(*magic.effects, self.effect))
        return state.put(evolve(who, magic=magic))

    def why(self) -> tuple[str, ...]:
        if self.incantation:
            return ("ALT-MAG-018",)
        return ("ALT-MAG-015", "ALT-MAG-016") if self.ready else ("ALT-MAG-017",)


@happens("ALT-MAG-016")
class ItemStowed:
    """A magic item leaves the hand that used it: the reaction is due again (ALT-MAG-016). Let go of, and taken up
    again, it is seen by everybody; where somebody has put it is his side's."""

    combatant: CombatantId
    weapon: str
    place: ItemPlace

    def audience(self) -> Audience:
        return PUBLIC if self.place in ("ground", "hand") else side_of(self.combatant)

    def befalls(self, state: State, who: Combatant) -> State:
        items = tuple(evolve(each, place=self.place) if each.id == self.weapon else each for each in who.magic.items)
        return state.amend(who.id, "magic", items=items)


@happens("ALT-MAG-015", "ALT-MAG-017")
class ItemLearnt:
    """Whether *combatant* knows how to set a magic item off, by the game master's word."""

    combatant: CombatantId
    weapon: str
    known: bool

    def audience(self) -> Audience:
        return side_of(self.combatant)

    def befalls(self, state: State, who: Combatant) -> State:
        items = tuple(
            evolve(each, unfamiliar=not self.known) if each.id == self.weapon else each for each in who.magic.items
        )
        return state.amend(who.id, "magic", items=items)


@happens("ALT-MAG-010", "ALT-ACT-009", to=PUBLIC)
class IncantationDisturbed:
    """Something happens to somebody in the middle of an incantation; the game master says what becomes of it
    (ALT-MAG-010)."""

    combatant: CombatantId
    weapon: str | None
    cause: Disturbance
    segment: int

    def change(self, state: State) -> State:
        return state.amend(self.combatant, "task", disturbed=self.cause)


@happens("ALT-MAG-010", to=PUBLIC)
class IncantationSettled:
    """A disturbed incantation goes on, or is broken and its spell kept in mind or lost."""

    combatant: CombatantId
    weapon: str | None
    how: Literal["goes_on", "kept", "lost"]

    def befalls(self, state: State, who: Combatant) -> State:
        """A spell lost is wiped from memory; a scroll keeps what is written on it."""
        if self.how == "lost":
            state = state.amend(self.combatant, "magic", spells=spent(who.magic, self.weapon))
        return state.amend(self.combatant, "task", disturbed=None)


@happens("ALT-MAG-013", to=SIDE)
class HoldAsked:
    """Somebody wants to keep a spell ready, which takes the game master's leave (ALT-MAG-013)."""

    combatant: CombatantId
    weapon: str | None
    until: int | None

    def change(self, state: State) -> State:
        return state.amend(self.combatant, "task", asks_hold=True, until=self.until)


@happens("ALT-MAG-013", to=SIDE)
class HoldRefused:
    """The game master does not allow a spell to be kept ready."""

    combatant: CombatantId
    weapon: str | None

    def change(self, state: State) -> State:
        return state.amend(self.combatant, "task", asks_hold=False, until=None)


@happens("ALT-MAG-012", to=GM_ONLY)
class AmbushPrepared:
    """The next spell of *combatant* was prepared for a surprise attack: it needs no reaction (ALT-MAG-012)."""

    combatant: CombatantId

    def change(self, state: State) -> State:
        return state.amend(self.combatant, "magic", ambush=True)


@happens("ALT-MAG-014", to=PUBLIC)
class EffectRolled:
    """The dice of a spell or an item that has taken effect, proposed to the game master."""

    combatant: CombatantId
    weapon: str
    die: str
    faces: tuple[int, ...]
    plus: int
    total: int

    def befalls(self, state: State, who: Combatant) -> State:
        if not who.magic.effects:
            return state
        first, *others = who.magic.effects
        return state.amend(who.id, "magic", effects=(evolve(first, total=self.total), *others))


@happens("ALT-MAG-014", to=PUBLIC)
class EffectSettled:
    """The game master has applied the effect to *target*, or is done with it (None)."""

    combatant: CombatantId
    weapon: str
    target: CombatantId | None = None
    half: bool = False

    def befalls(self, state: State, who: Combatant) -> State:
        """One more is struck; a spell upon one person is done with it, one upon an area when the game master says
        so."""
        if not who.magic.effects:
            return state
        first, *others = who.magic.effects
        if self.target is None or not first.area:
            return state.amend(who.id, "magic", effects=tuple(others))
        return state.amend(who.id, "magic", effects=(evolve(first, struck=(*first.struck, self.target)), *others))


def cast(scene: Scene[AlternatifState], ident: str, task: Task) -> Action:
    """The spell takes effect at the end of its incantation, and leaves its caster's memory (ALT-MAG-014)."""
    state = scene.now
    spell = state.combatants[ident].magic.spell(task.weapon)
    if spell is None:
        return
    effect = _effect(spell.id, spell, task)
    yield from tell(SpellCast(ident, spell.id, task.target, state.segment, effect, spell.builds_up))


def use(scene: Scene[AlternatifState], ident: str, task: Task) -> Action:
    """The item takes effect: a scroll is spent, a wand rests before its next use (ALT-MAG-016, -018)."""
    state = scene.now
    item = state.combatants[ident].magic.item(task.weapon)
    if item is None:
        return
    scroll = item.kind == "scroll"
    effect = _effect(item.id, item.spell, task) if scroll and item.spell is not None else None
    if not scroll and item.dice:
        effect = Effect(item.id, item.dice, item.plus, task.target, item.area)
    place: ItemPlace = "worn" if item.kind == "ring" else "hand"
    ready = times.rests_until(state.segment, state.settings) if item.kind == "wand" else 0
    yield from tell(
        ItemUsed(
            combatant=ident,
            weapon=item.id,
            target=task.target,
            segment=state.segment,
            ready=ready,
            place=place,
            spent=scroll,
            incantation=scroll,
            effect=effect,
        )
    )


def _effect(source: str, spell: Spell, task: Task) -> Effect | None:
    sure = spell.sure and not spell.area
    return Effect(source, spell.dice, spell.plus, task.target, spell.area, sure=sure) if spell.dice else None


def disturb(scene: Scene[AlternatifState], ident: str, cause: Disturbance) -> Action:
    """Something has happened to *ident* in the middle of an incantation; the table's setting or the game master says
    what becomes of it (ALT-MAG-010). Nothing happens to anybody else."""
    state = scene.now
    who = state.combatants[ident]
    task = who.task
    if task is None or task.disturbed is not None or not times.speaks(state, who):
        return
    yield from tell(IncantationDisturbed(ident, task.weapon, cause, state.segment))
    if state.settings.interrupted_spell == "lost":
        yield from settle(scene, ident, "lost")
    elif state.settings.interrupted_spell == "kept":
        yield from settle(scene, ident, "kept")


def settle(scene: Scene[AlternatifState], ident: str, how: str) -> Action:
    """The incantation of *ident* `goes_on`, or is broken and its spell `kept` in mind or `lost`; no part of it is
    saved."""
    state = scene.now
    task = state.combatants[ident].task
    if task is None:
        return
    match how:
        case "goes_on":
            yield from tell(IncantationSettled(ident, task.weapon, "goes_on"))
            return
        case "kept":
            yield from tell(IncantationSettled(ident, task.weapon, "kept"))
        case _:
            yield from tell(IncantationSettled(ident, task.weapon, "lost"))
    yield from tell(TaskBroken(ident, task.action, state.segment, 0, task.label, "incantation"))


def abandon(scene: Scene[AlternatifState], ident: str) -> Action:
    """Whoever gives up his own incantation has interrupted it himself: its spell is lost, unless the table keeps spells
    that are interrupted (ALT-MAG-010)."""
    state = scene.now
    who = state.combatants[ident]
    if who.task is not None and times.speaks(state, who):
        kept = state.settings.interrupted_spell == "kept"
        yield from tell(IncantationSettled(ident, who.task.weapon, "kept" if kept else "lost"))
