"""What a hit leads to: poison and the like, fetters, a trip, a grip, claws that tear; what adds to its damage."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from bot.catalogue.dnd5_terms import ABILITIES
from bot.kernel.decisions import NOTHING, Decision
from bot.kernel.dice import dice
from bot.kernel.effects import Action, Scene, ask_first, roll, tell
from bot.rulesets.dnd35.attack.arms import weapon_of
from bot.rulesets.dnd35.attack.circumstances import caught_open
from bot.rulesets.dnd35.base import holds
from bot.rulesets.dnd35.base.distances import distance
from bot.rulesets.dnd35.damage.dealing import SNEAK, at_least_none
from bot.rulesets.dnd35.damage.events import kept_off
from bot.rulesets.dnd35.damage.warding import Part, warded
from bot.rulesets.dnd35.grapple.sizes import graspable, larger
from bot.rulesets.dnd35.manoeuvres.possible import small_enough
from bot.rulesets.dnd35.positions.circumstances import flanked
from bot.rulesets.dnd35.spells import upon
from bot.rulesets.dnd35.state import Blow, Extra, Fighter, Rider, State, plights
from bot.rulesets.dnd35.traits.events import (
    Afflicted,
    HitCounted,
    HitFollowed,
    HitLeads,
    LevelDrained,
    Rent,
    RiderNoted,
    ScoreDrained,
)
from bot.rulesets.shared.asking import one_of
from bot.rulesets.shared.check import terms, total
from bot.rulesets.shared.conditions import Anchor

FOLLOW: Final = "follow"
"""The question whether a hit leads to a trip, or to a grip."""
NOW: Final = "now"
NEAR: Final = 900
"""Centimetres within which a shot finds the weak spot."""


# ---- beside the damage


def follows(scene: Scene[State], blow: Blow) -> Action:
    """What a hit does besides its damage."""
    state = scene.now
    who, target = state.combatants.get(blow.who), state.combatants.get(blow.target)
    if who is None or target is None or target.died or target.thing or blow.bearer is not None:
        return
    weapon = weapon_of(state, blow)
    if weapon.rider is not None:
        yield from _rides(scene, who, target, weapon.rider, weapon.weapon)
    yield from _tears(scene, blow, who, target)
    led = leads(scene.now, blow)
    if led:
        yield from tell(HitLeads(who.id, led))


def _rides(scene: Scene[State], who: Fighter, target: Fighter, rider: Rider, weapon: str) -> Action:
    """Unless he saves, or his nature keeps it from him: scores sink, levels go, a condition comes."""
    if _proof(target, rider):
        return
    if rider.noted:
        # Whether he saves is rolled; what comes of it is the game master's.
        yield from tell(RiderNoted(who.id, target.id, weapon))
    if rider.save and (yield from upon.resist(scene, target.id, who.id, weapon, rider.save, rider.dc)):
        return
    for ability in ABILITIES:
        text = rider.drains.get(ability)
        if text is None or not getattr(target, ability):
            continue
        faces = (yield from roll(dice(text), who=who.id, why="drained")) if "d" in text else ()
        points = sum(faces) if faces else int(text)
        yield from tell(ScoreDrained(target.id, ability, points, faces, who.id))
    if rider.levels:
        yield from tell(LevelDrained(target.id, rider.levels, who.id))
    if rider.condition:
        rounds = rider.plus
        if rider.rounds:
            rounds += sum((yield from roll(dice(rider.rounds), who=who.id, why="rounds")))
        until = Anchor(scene.now.round + rounds, "begin", who.id) if rounds else None
        status = plights.worsened(scene.now.combatants[target.id], rider.condition, who.id)
        yield from tell(Afflicted(target.id, status, until, who.id, (rider.escape, rider.burst)))


def _proof(target: Fighter, rider: Rider) -> bool:
    """Whether it can do nothing to him: poison drains nobody who is proof against it, nothing the dead of whom nothing
    is left to drain."""
    if rider.condition and plights.proof(target.immune, target.lifeless, rider.condition):
        return True
    if rider.drains and rider.save:
        return "poison" in target.immune
    if rider.levels or (rider.drains and not rider.save):
        return target.being in ("undead", "construct")
    return rider.noted and "disease" in target.immune


def _tears(scene: Scene[State], blow: Blow, who: Fighter, target: Fighter) -> Action:
    """Two claws that have hit the same one in a turn tear him."""
    turn = scene.now.turn
    rend = next((each for each in who.blows if each.weapon == "rend"), None)
    arm = who.arm(blow.weapon)
    if rend is None or turn is None or turn.who != who.id or arm.number < 2 or blow.occasion != "turn":
        return
    mark = f"{blow.weapon}:{target.id}"
    before = turn.landed.count(mark)
    yield from tell(HitCounted(who.id, target.id, blow.weapon))
    if before != 1:
        return
    faces = yield from roll(dice(rend.dice), who=who.id, why="extra")
    made = terms(("dice", sum(faces)), ("profile", rend.plus or 0))
    off = warded(target, rend, (Part(total(made), rend.types),), lethal=True)
    made = at_least_none((*made, *off))
    yield from tell(Rent(who.id, target.id, faces, made, total(made), tuple(each.name for each in off), kept_off(off)))


# ---- at once


def leads(state: State, blow: Blow) -> Literal["", "trip", "grab"]:
    """To what a hit of a natural weapon may lead at once: a trip, or a grip on somebody smaller."""
    who, target = state.combatants[blow.who], state.combatants.get(blow.target)
    if target is None or who.out or target.out or blow.occasion not in ("turn", "charge", "ready", "opportunity"):
        return ""
    if not who.arm(blow.weapon).natural or blow.shot:
        return ""
    if "trip" in who.features and not target.has("prone") and small_enough(who, target):
        return "trip"
    held = holds.grappling(state, who.id) or holds.grappling(state, target.id)
    if "grab" in who.features and not held and larger(target, who) < 0 and graspable(state, who, target):
        return "grab"
    return ""


def leading(state: State) -> Blow | None:
    """The hit that may lead to something at once."""
    blow = state.deed
    return blow if isinstance(blow, Blow) and blow.follows and blow.at == "done" else None


def questions(state: State) -> Iterator[Decision]:
    blow = leading(state)
    if blow is not None:
        turn = "" if state.turn is None else f"{state.turn.who}.{state.turn.deeds}"
        key = f"{blow.who}:{FOLLOW}:{state.round}.{turn}.{blow.target}.{len(state.deeds)}"
        about = {"target": blow.target, "what": blow.follows}
        yield one_of(key, FOLLOW, blow.who, (NOW, NOTHING), about, usual=NOTHING)


def follow(scene: Scene[State]) -> Action:
    """Whoever has hit says whether he goes on."""
    blow = leading(scene.now)
    assert blow is not None
    if leads(scene.now, blow) != blow.follows:
        yield from tell(HitFollowed(blow.who, blow.target))
        return
    answer = yield from ask_first(questions)
    blow = leading(scene.now)
    if answer is None or blow is None:
        return
    what = blow.follows if answer[1][FOLLOW] == NOW else ""
    yield from tell(HitFollowed(blow.who, blow.target, what))


# ---- what adds to the damage


def extras(state: State, blow: Blow) -> tuple[Extra, ...]:
    """A sneak attack: at somebody who cannot dodge, or whom one flanks, in melee or within 9 m; never at what critical
    hits do not harm; in a coup de grâce as well (D35-ATK-011)."""
    who, target = state.combatants[blow.who], state.combatants.get(blow.target)
    if target is None or not who.sneak or "critical" in target.immune or blow.occasion == "grapple":
        return ()
    weapon = weapon_of(state, blow)
    far = blow.shot and distance(who, target) > NEAR
    if far or not weapon.lethal or not (caught_open(state, blow) or _flanks(state, who, target, blow)):
        return ()
    return (Extra(f"{who.sneak}d6", weapon.types[0], name=SNEAK),) if weapon.types else ()


def _flanks(state: State, who: Fighter, target: Fighter, blow: Blow) -> bool:
    return not blow.shot and target.side != who.side and flanked(state, who, target)


__all__ = ["FOLLOW", "NOW", "extras", "follow", "follows", "leading", "leads", "questions"]
