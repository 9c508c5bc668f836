"""What a spell does once nothing keeps it back: it strikes, hits without fail, carries, undoes, or comes upon
people."""

from __future__ import annotations

from bot.kernel.dice import dice
from bot.kernel.effects import Action, Scene, roll, tell
from bot.rulesets.dnd5.attack.events import AttackBegun
from bot.rulesets.dnd5.base import magic
from bot.rulesets.dnd5.base.distances import distance, metres, on_grid
from bot.rulesets.dnd5.base.rolls import Trial, d20
from bot.rulesets.dnd5.damage import dealing
from bot.rulesets.dnd5.damage.dealing import Rolled
from bot.rulesets.dnd5.reactions import offering
from bot.rulesets.dnd5.reactions.offering import Occurrence
from bot.rulesets.dnd5.spells import castable, upon
from bot.rulesets.dnd5.spells.events import Carried, DartsWarded, PoolRolled, SpellChecked, SpellCountered, SpellGoesOn
from bot.rulesets.dnd5.spells.events_lasting import EffectPut
from bot.rulesets.dnd5.state import SQUARE, Cast, Effect, Fighter, State

BASE_CHECK = 10


def go(scene: Scene[State], cast: Cast) -> Action:
    """The next piece of it; the last one ends it."""
    spell = cast.spell
    if spell.attack:
        yield from _strikes(scene, cast)
        return
    if spell.each and spell.damage and not spell.save:
        yield from _darts(scene, cast)
        return
    if spell.counters:
        yield from _undoes(scene, cast)
    elif spell.teleport:
        yield from _blinks(scene, cast)
    elif spell.pool:
        yield from _overcomes(scene, cast)
    else:
        yield from upon.comes(
            scene, cast.who, spell, cast.targets, slot=cast.slot, cells=castable.covered(scene.now, cast), aim=cast.aim
        )
    yield from tell(SpellGoesOn(cast.who, "over"))


def _strikes(scene: Scene[State], cast: Cast) -> Action:
    """One attack after the other; what has nobody left to strike is lost."""
    if cast.at >= len(cast.targets):
        if cast.spell.again:
            yield from _stays(scene, cast)
        yield from tell(SpellGoesOn(cast.who, "over"))
        return
    target = cast.targets[cast.at]
    yield from tell(SpellGoesOn(cast.who, "going", at=cast.at + 1))
    yield from tell(AttackBegun(cast.who, target, cast.spell.spell, "spell", slot=cast.slot))


def _stays(scene: Scene[State], cast: Cast) -> Action:
    """What has struck stays beside whom it struck at, and may strike again."""
    state, spell = scene.now, cast.spell
    who, target = state.combatants[cast.who], state.combatants[cast.targets[-1]]
    held = magic.staying(who, spell)
    until = upon.until(state, who.id, spell.rounds) if held is None else held.until
    cell, beside = (target.cell or who.cell or "", None) if on_grid(state) else ("", target.id)
    kept = Effect(spell, who.id, until, slot=cast.slot, cell=cell, beside=beside)
    yield from tell(EffectPut(who.id, spell.spell, kept, who.id, hovers="first" if held is None else "again"))


def _darts(scene: Scene[State], cast: Cast) -> Action:
    """Missiles that always hit: those who can ward them off are asked first; where several people are hit at the same
    time the dice are rolled once for all (DN5-DMG-006)."""
    spell, targets = cast.spell, dict.fromkeys(cast.targets)
    if not cast.asked and targets:
        first = next(iter(targets))
        if (yield from offering.call(scene, Occurrence("hit", cast.who, first, detail=spell.spell))):
            return
    warded = [each for each in targets if _is_warded(scene.now.combatants.get(each))]
    for each in warded:
        yield from tell(DartsWarded(each, spell.spell))
    left = [each for each in cast.targets if each in scene.now.combatants and each not in warded]
    rolled: tuple[Rolled, ...] | None = None
    for each in left:
        if rolled is None or len(set(left)) == 1:
            rolled = yield from upon.rolled(scene, cast.who, spell, cast.slot)
            people = [scene.now.combatants[one] for one in dict.fromkeys(left)]
            yield from upon.harm_told(scene, cast.who, spell, rolled, people, area=False)
        if not scene.now.combatants[each].died:
            yield from dealing.deal(scene, each, rolled, by=cast.who, magical=True, spell=spell.spell)
    yield from tell(SpellGoesOn(cast.who, "over"))


def _is_warded(who: Fighter | None) -> bool:
    return who is not None and any(each.spell.trigger == "hit" for each in who.effects)


def _undoes(scene: Scene[State], cast: Cast) -> Action:
    """A spell of at most the slot's level is undone; a higher one by a check of 10 and that level."""
    state = scene.now
    other = next((each for each in reversed(state.deeds[:-1]) if isinstance(each, Cast)), None)
    if other is None or other.stage == "over":
        return
    who = state.combatants[cast.who]
    level = max(other.slot, other.spell.level)
    undone = level <= cast.slot
    if not undone:
        ability = who.spell_ability or "intelligence"
        trial = Trial(who, ability=ability, dc=BASE_CHECK + level, why="counter", spell=cast.spell.spell)
        made = yield from d20(scene, "check", trial, why="check")
        undone = made.check.succeeds
        yield from tell(SpellChecked(who.id, cast.spell.spell, ability, success=undone, **made.told()))
    if undone:
        yield from tell(SpellCountered(who.id, other.who, other.spell.spell))


def _blinks(scene: Scene[State], cast: Cast) -> Action:
    """He is elsewhere, and provokes nobody (DN5-REA-007)."""
    state, spell = scene.now, cast.spell
    who = state.combatants[cast.who]
    if on_grid(state):
        if cast.aim is not None and cast.aim != who.cell:
            yield from tell(Carried(who.id, spell.spell, forced=False, cell=cast.aim))
        return
    goal = state.combatants.get(cast.aim or "")
    others = [each for each in state.combatants.values() if each.id != who.id]
    if goal is None:
        found = {each.id: distance(state, who, each) + spell.teleport for each in others if each.side != who.side}
    else:
        found = {each.id: max(SQUARE, distance(state, goal, each)) for each in others if each.id != goal.id}
        found[goal.id] = SQUARE
    far = spell.teleport if goal is None else distance(state, who, goal)
    yield from tell(Carried(who.id, spell.spell, forced=False, distances=found, metres=metres(far)))


def _overcomes(scene: Scene[State], cast: Cast) -> Action:
    """So many hit points of creatures fall asleep, the weakest first; who is unconscious already counts for nothing."""
    spell = cast.spell
    faces = yield from roll(dice(magic.pooled(spell, cast.slot)), who=cast.who, why="spell")
    points = sum(faces)
    yield from tell(PoolRolled(cast.who, spell.spell, faces, points))
    people = [scene.now.combatants[each] for each in cast.targets if each in scene.now.combatants]
    for each in sorted(people, key=lambda each: (each.hit_points, each.seat)):
        if each.out or each.unconscious or each.being == "undead":
            continue
        if each.hit_points > points:
            break
        points -= each.hit_points
        yield from upon.lasts(scene, cast.who, spell, each.id, immune=("charmed",))


__all__ = ["go"]
