"""What an autopilot does of manoeuvres, and answers to those of others.

It trips with a weapon that is made for it, or with the feat, whoever it is likely to bring down. It resists by what it
is better at, answers a trip or a disarm that has failed where it has a fair chance, and goes along as far as it can
with whom it pushes. A cautious or a desperate one steps aside before whoever runs at it. It never breaks things, nor
rushes at anybody.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from bot.kernel.decisions import NOTHING, Choice, Decision
from bot.kernel.effects import Action, Scene, tell
from bot.kernel.values import surely
from bot.rulesets.dnd35 import postures as hands
from bot.rulesets.dnd35.base.rolls import CHECKS, Trial
from bot.rulesets.dnd35.manoeuvres import overrunning, possible, sunders, tripping
from bot.rulesets.dnd35.manoeuvres import pushes as pushing
from bot.rulesets.dnd35.manoeuvres.events import Retorted
from bot.rulesets.dnd35.manoeuvres.events_things import Disarmed, Snatched
from bot.rulesets.dnd35.state import FISTS, Feat, Fighter, Manoeuvre, State
from bot.rulesets.shared.asking import answered
from bot.rulesets.shared.odds import All, Odds

FAIR: Final = -4
"""So much less than the other it may add and still try."""
SHY: Final = ("cautious", "desperate")


def answers(state: State, who: Fighter, decision: Decision) -> Choice | None:
    """What it answers to a question about a manoeuvre; None: it is about something else."""
    match decision.kind:
        case sunders.RESIST:
            return decision.default
        case sunders.COUNTER:
            deed = state.doing(Manoeuvre)
            fair = deed is None or likely(who, state.combatants[deed.who], state, deed.kind) >= FAIR
            return {sunders.COUNTER: sunders.RETORT if fair else NOTHING}
        case tripping.TOPPLE:
            return {tripping.TOPPLE: tripping.FALL}
        case pushing.PUSH:
            return {decision.fields[0].name: decision.fields[0].options[-1]}
        case overrunning.GIVE_WAY:
            way = overrunning.AVOID if who.temperament in SHY else overrunning.BLOCK
            return {overrunning.GIVE_WAY: way}
        case overrunning.ONWARD:
            return {overrunning.ONWARD: overrunning.STAY}
        case _:
            return None


def likely(who: Fighter, target: Fighter, state: State, tried: str) -> int:
    """By how much *who* adds more than *target* resists with at best; a disarm is left to its weapons."""
    if tried in ("disarm", "snatch"):
        return 0
    mine = CHECKS.made("contest", state, Trial(who, 0, target, tried=tried), 0).total
    theirs = max(
        CHECKS.made("contest", state, Trial(target, 0, who, tried=tried, defends=True, skill=skill), 0).total
        for skill in ("strength", "dexterity")
    )
    return mine - theirs


def trips(state: State, who: Fighter, target: Fighter, decision: Decision) -> Choice | None:
    """It trips *target*, where that is offered, exposes it to nothing and is likely."""
    if who.temperament == "furious" or likely(who, target, state, "trip") < 0:
        return None
    safe = [each for each in possible.trips_with(who, target) if not tripping.open_to(who, each)]
    choice = {"action": "trip", "target": target.id, "with": safe[0] if safe else ""}
    return choice if safe and decision.legal(choice) == () else None


# ---- A disarm, its answer, and what is snatched (D35-MAN-013 to -017).


def proceed(scene: Scene[State]) -> Action:
    """The next step of a disarm, or of a snatch."""
    deed = sunders.tried(scene)
    match deed.at:
        case "begun" | "chosen":
            yield from contend(scene)
        case "won":
            yield from take(scene)
        case "beaten" if not deed.reply:
            yield from counter(scene)
        case _:
            yield from sunders.end(scene)


def contend(scene: Scene[State]) -> Action:
    """If the attack that it provoked has hurt him, it fails (D35-MAN-013); else both roll."""
    deed = sunders.tried(scene)
    who, target = scene.now.combatants[deed.who], scene.now.combatants[deed.target]
    if who.out:
        yield from sunders.end(scene, "unable")
    elif deed.hurt and not deed.reply:
        yield from sunders.end(scene, "hurt")
    elif not deed.reply and deed.weapon not in {each.weapon for each in possible.melee(who, target)}:
        yield from sunders.end(scene, "no_target")
    elif not _is_there(deed.item, target):
        yield from sunders.end(scene, "gone")
    else:
        yield from sunders.by_arms(scene)


def _is_there(item: str, target: Fighter) -> bool:
    return item in {each.weapon for each in target.wielded} or possible.thing(target, item) is not None


def take(scene: Scene[State]) -> Action:
    """It lies on the ground; bare hands take it (D35-MAN-015, -017)."""
    deed = sunders.tried(scene)
    who, target = scene.now.combatants[deed.who], scene.now.combatants[deed.target]
    if deed.kind == "snatch":
        yield from tell(Snatched(who.id, target.id, deed.item))
        return
    arm = next((each for each in target.wielded if each.weapon == deed.item), None)
    grabbed = arm is not None and deed.weapon == FISTS
    held = hands.hold(who, arm) if grabbed and arm is not None else None
    if grabbed and held is None:
        # He has the hand with which he took it, if no more.
        held = "off" if hands.free(who) else None
    yield from tell(Disarmed(who.id, target.id, deed.item, held))


def _wanted(who: Fighter, deed: Manoeuvre) -> str:
    """Of what *who*, who has failed, may be disarmed in his turn: the weapon with which he tried it; whoever did so
    with his bare hands, of what else he holds; nothing: ''."""
    held = [each.weapon for each in who.wielded]
    if deed.weapon in held:
        return deed.weapon
    return next((each for each in held if possible.is_melee(who, each)), next(iter(held), ""))


def counter(scene: Scene[State]) -> Action:
    """Whoever was not disarmed, or kept what somebody wanted to snatch, may disarm in his turn, without an attack
    against him; a table may have it so only where a melee weapon was wanted (D35-MAN-016, -017)."""
    deed = sunders.tried(scene)
    who, target = scene.now.combatants[deed.who], scene.now.combatants[deed.target]
    wanted = _wanted(who, deed)
    narrow = scene.now.settings.disarm_counter == "weapons"
    barred = narrow and (deed.kind == "snatch" or wanted != deed.weapon or not possible.is_melee(target, deed.item))
    if target.out or not wanted or not _retort(scene.now, deed).weapon or barred:
        yield from sunders.end(scene)
        return
    choice = yield from answered(sunders.questions)
    if choice is None:
        return
    if choice[sunders.COUNTER] == NOTHING:
        yield from sunders.end(scene, "left")
    else:
        yield from tell(_retort(scene.now, deed))


def _retort(state: State, deed: Manoeuvre) -> Retorted:
    """How he disarms in his turn."""
    who, target = state.combatants[deed.who], state.combatants[deed.target]
    own = possible.is_melee(target, deed.item)
    weapon = deed.item if own else next((each.weapon for each in possible.melee(target, who)), "")
    return Retorted(target.id, who.id, "disarm", weapon, _wanted(who, deed))


# ---- What is being tried goes on, each kind in its own way.

WAYS: Final[Mapping[Feat, Callable[[Scene[State]], Action]]] = {
    "bull_rush": pushing.proceed,
    "trip": tripping.proceed,
    "disarm": proceed,
    "snatch": proceed,
    "sunder": sunders.proceed,
    "smash": sunders.proceed,
    "overrun": overrunning.proceed,
}


def trial(state: State) -> Odds | None:
    """What is rolled for what is being tried, where whoever is set upon resists as well as he can."""
    deed = surely(state.doing(Manoeuvre))
    match deed.kind:
        case "smash":
            return sunders.striking(state, deed)
        case "sunder" | "disarm" | "snatch":
            return sunders.arms(state, deed)
        case kind:
            helpless = kind == "bull_rush" or state.combatants[deed.target].out
            skill = "strength" if helpless else sunders.resisting(state, deed)[0]
            contest = sunders.contest(state, deed, skill)
            return All((tripping.touching(state, deed), contest)) if deed.at == "begun" and kind == "trip" else contest


def retorted(state: State) -> Odds | None:
    """What is rolled for what answers it."""
    deed = surely(state.doing(Manoeuvre))
    answer = tripping.retort(state) if deed.kind == "trip" else _retort(state, deed)
    return trial(answer.change(state))


def go_on(scene: Scene[State]) -> Action:
    """The next step of what is being tried."""
    yield from WAYS[sunders.tried(scene).kind](scene)
