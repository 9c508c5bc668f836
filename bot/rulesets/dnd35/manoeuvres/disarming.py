"""A disarm, its answer, and what is snatched (D35-MAN-013 to -017)."""

from __future__ import annotations

from bot.kernel.decisions import NOTHING
from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.dnd35.manoeuvres import measuring, possible
from bot.rulesets.dnd35.manoeuvres.events import Retorted
from bot.rulesets.dnd35.manoeuvres.events_things import Disarmed, Snatched
from bot.rulesets.dnd35.postures import hands
from bot.rulesets.dnd35.state import FISTS, Fighter, Manoeuvre, State
from bot.rulesets.shared.asking import answered


def proceed(scene: Scene[State]) -> Action:
    """The next step of a disarm, or of a snatch."""
    deed = measuring.tried(scene)
    match deed.at:
        case "begun" | "chosen":
            yield from contend(scene)
        case "won":
            yield from take(scene)
        case "beaten" if not deed.reply:
            yield from counter(scene)
        case _:
            yield from measuring.end(scene)


def contend(scene: Scene[State]) -> Action:
    """If the attack that it provoked has hurt him, it fails (D35-MAN-013); else both roll."""
    deed = measuring.tried(scene)
    who, target = scene.now.combatants[deed.who], scene.now.combatants[deed.target]
    if who.out:
        yield from measuring.end(scene, "unable")
    elif deed.hurt and not deed.reply:
        yield from measuring.end(scene, "hurt")
    elif not deed.reply and deed.weapon not in {each.weapon for each in possible.melee(who, target)}:
        yield from measuring.end(scene, "no_target")
    elif not _is_there(deed.item, target):
        yield from measuring.end(scene, "gone")
    else:
        yield from measuring.by_arms(scene)


def _is_there(item: str, target: Fighter) -> bool:
    return item in {each.weapon for each in possible.held(target)} or possible.thing(target, item) is not None


def take(scene: Scene[State]) -> Action:
    """It lies on the ground; bare hands take it (D35-MAN-015, -017)."""
    deed = measuring.tried(scene)
    who, target = scene.now.combatants[deed.who], scene.now.combatants[deed.target]
    if deed.kind == "snatch":
        yield from tell(Snatched(who.id, target.id, deed.item))
        return
    arm = next((each for each in possible.held(target) if each.weapon == deed.item), None)
    grabbed = arm is not None and deed.weapon == FISTS
    held = hands.hold(who, arm) if grabbed and arm is not None else None
    if grabbed and held is None:
        # He has the hand with which he took it, if no more.
        held = "off" if hands.free(who) else None
    yield from tell(Disarmed(who.id, target.id, deed.item, held))


def _wanted(who: Fighter, deed: Manoeuvre) -> str:
    """Of what *who*, who has failed, may be disarmed in his turn: the weapon with which he tried it; whoever did so
    with his bare hands, of what else he holds; nothing: ''."""
    held = [each.weapon for each in possible.held(who)]
    if deed.weapon in held:
        return deed.weapon
    return next((each for each in held if possible.is_melee(who, each)), next(iter(held), ""))


def counter(scene: Scene[State]) -> Action:
    """Whoever was not disarmed, or kept what somebody wanted to snatch, may disarm in his turn, without an attack
    against him; a table may have it so only where a melee weapon was wanted (D35-MAN-016, -017)."""
    deed = measuring.tried(scene)
    who, target = scene.now.combatants[deed.who], scene.now.combatants[deed.target]
    wanted = _wanted(who, deed)
    narrow = scene.now.settings.disarm_counter == "weapons"
    barred = narrow and (deed.kind == "snatch" or wanted != deed.weapon or not possible.is_melee(target, deed.item))
    own = possible.is_melee(target, deed.item)
    weapon = deed.item if own else next((each.weapon for each in possible.melee(target, who)), "")
    if target.out or not wanted or not weapon or barred:
        yield from measuring.end(scene)
        return
    choice = yield from answered(measuring.questions)
    if choice is None:
        return
    if choice[measuring.COUNTER] == NOTHING:
        yield from measuring.end(scene, "left")
    else:
        yield from tell(Retorted(target.id, who.id, "disarm", weapon, wanted))


__all__ = ["contend", "counter", "proceed", "take"]
