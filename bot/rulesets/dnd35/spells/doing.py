"""What a spell does once nothing keeps it back: it is loosed at somebody, hits without fail, or comes upon people."""

from __future__ import annotations

from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.dnd35.attack.arms import can_hit
from bot.rulesets.dnd35.base import magic
from bot.rulesets.dnd35.spells import castable, upon
from bot.rulesets.dnd35.spells.events import RayLoosed, SpellGoesOn, TouchHeld
from bot.rulesets.dnd35.spells.events_upon import SpellStruck, Unaffected
from bot.rulesets.dnd35.state import Blow, Cast, State


def go(scene: Scene[State], cast: Cast) -> Action:
    """The next piece of it; the last one ends it."""
    spell = cast.spell
    first = scene.now.combatants.get(cast.targets[0]) if cast.targets else None
    if not spell.area and first is not None and castable.strikes(spell, first):
        yield from _strikes(scene, cast)
        return
    if spell.missiles:
        yield from _darts(scene, cast)
    else:
        yield from upon.comes(scene, cast.who, spell, cast.targets)
    yield from tell(SpellGoesOn(cast.who, "over"))


def _strikes(scene: Scene[State], cast: Cast) -> Action:
    """One touch attack after the other; a ray that has nobody left to strike is lost, a touch goes on holding what it
    delivers."""
    if cast.at >= len(cast.targets):
        if cast.spell.reach == "touch" and not cast.landed:
            yield from tell(TouchHeld(cast.who, cast.spell.spell))
        yield from tell(SpellGoesOn(cast.who, "over"))
        return
    who, target = scene.now.combatants[cast.who], scene.now.combatants.get(cast.targets[cast.at])
    yield from tell(SpellGoesOn(cast.who, "going", at=cast.at + 1))
    weapon = magic.arm(cast.spell)
    if target is not None and not target.died and can_hit(who, weapon, target):
        yield from tell(RayLoosed(cast.who, target.id, cast.spell.spell, weapon.ranged))


def _darts(scene: Scene[State], cast: Cast) -> Action:
    """Missiles that always hit: each rolls its own damage, but where somebody is shielded from them."""
    for each in dict.fromkeys(cast.targets):
        who = scene.now.combatants.get(each)
        if who is not None and who.under("stops_missiles"):
            yield from tell(Unaffected(each, cast.spell.spell))
            continue
        if not (yield from upon.gets_through(scene, cast.who, cast.spell, each)):
            continue
        for _ in range(cast.targets.count(each)):
            if each in scene.now.combatants and not scene.now.combatants[each].died:
                harm = yield from upon.rolled(scene, cast.who, cast.spell)
                yield from upon.hurt(scene, cast.who, cast.spell, each, harm)


def cast_of_blow(state: State, blow: Blow) -> Cast | None:
    """The spell whose ray, or touch, *blow* is."""
    return next((each for each in reversed(state.deeds) if isinstance(each, Cast) and each.who == blow.who), None)


def lands(scene: Scene[State], blow: Blow) -> Action:
    """The ray, or the touch, hits: a critical hit doubles its damage (D35-BAS-008)."""
    cast = cast_of_blow(scene.now, blow)
    if cast is not None:
        yield from upon.comes(scene, blow.who, cast.spell, (blow.target,), times=2 if blow.critical else 1)
    yield from tell(SpellStruck(blow.who))


__all__ = ["cast_of_blow", "go", "lands"]
