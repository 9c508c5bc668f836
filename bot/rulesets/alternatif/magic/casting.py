"""Spells and magic items take effect, and incantations are disturbed (ALT-MAG-009 to -016, -018)."""

from __future__ import annotations

from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.alternatif.magic import times
from bot.rulesets.alternatif.magic.events import IncantationDisturbed, IncantationSettled, ItemUsed, SpellCast
from bot.rulesets.alternatif.ordinary.events_tasks import TaskBroken
from bot.rulesets.alternatif.state import AlternatifState, Disturbance, Effect, ItemPlace, Spell, Task


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
