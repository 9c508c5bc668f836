"""What a stunning or a disarming blow does once it has landed (R20-SPE-002, -004)."""

from __future__ import annotations

from bot.kernel.effects import Action, Scene, roll, tell
from bot.rulesets.rpg20.attack.events import BlowStepped
from bot.rulesets.rpg20.base.rolls import D20, Trial, made, needed, spent
from bot.rulesets.rpg20.specials.events import StunResisted, WeaponKept
from bot.rulesets.rpg20.state import State
from bot.rulesets.rpg20.weapons.events import WeaponHeld


def special(scene: Scene[State]) -> Action:
    """The last step of a blow (R20-GEN-011)."""
    blow = scene.now.blow
    assert blow is not None
    target = scene.now.combatants[blow.target]
    if blow.purpose == "stun" and not target.dead:
        yield from _stun(scene)
    if blow.purpose == "disarm" and not target.out:
        yield from _disarm(scene)
    yield from tell(BlowStepped(blow.who, "over"))


def _stun(scene: Scene[State]) -> Action:
    """The body alone; whoever fails is unconscious for as many hours as the margin of the attack."""
    blow = scene.now.blow
    assert blow is not None
    who = scene.now.combatants[blow.target]
    (face,) = yield from roll(D20, who=who.id, why="stun")
    check = made("endure", scene.now, Trial(who), face)
    yield from spent(scene, "endure", Trial(who))
    hours = 0 if check.succeeds else max(blow.margin, scene.now.settings.stun_min_hours)
    yield from tell(StunResisted(who.id, face, check.terms, check.total, check.succeeds, hours, needed(check)))


def _disarm(scene: Scene[State]) -> Action:
    """An attack test of the weapon that is held, made harder by the margin; nothing, where it has fallen already."""
    blow = scene.now.blow
    assert blow is not None
    who = scene.now.combatants[blow.target]
    held = next((each for each in who.arms if each.held in ("main", "both", "second")), None)
    if held is None:
        return
    (face,) = yield from roll(D20, who=who.id, why="keep")
    check = made("keep", scene.now, Trial(who, blow, held), face)
    yield from spent(scene, "keep", Trial(who, blow, held))
    yield from tell(WeaponKept(who.id, held.weapon, face, check.terms, check.total, check.succeeds, needed(check)))
    if not check.succeeds:
        yield from tell(WeaponHeld(who.id, held.weapon, "dropped", "disarm"))


__all__ = ["special"]
