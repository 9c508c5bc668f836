"""A trip, the trip that answers it, and the blow that follows it (D35-MAN-007 to -012)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from bot.kernel.decisions import NOTHING, Decision
from bot.kernel.effects import Action, Scene, roll, tell
from bot.kernel.values import surely
from bot.rulesets.dnd35.attack.arms import blades, in_melee
from bot.rulesets.dnd35.attack.strikes import TripFollowed
from bot.rulesets.dnd35.base.budget import LIES
from bot.rulesets.dnd35.base.rolls import D20, Ahead, Trial, spent
from bot.rulesets.dnd35.concealment import veils as missing
from bot.rulesets.dnd35.manoeuvres import possible
from bot.rulesets.dnd35.manoeuvres import sunders as measuring
from bot.rulesets.dnd35.manoeuvres.events import Retorted, Toppled, TouchRolled
from bot.rulesets.dnd35.manoeuvres.events_things import WeaponLetGo
from bot.rulesets.dnd35.state import FISTS, Fighter, Manoeuvre, State
from bot.rulesets.shared.asking import answered, one_of
from bot.rulesets.shared.overruling import decided

TOPPLE: Final = "topple"
FALL: Final = "fall"
LET_GO: Final = "let_go"


def open_to(who: Fighter, weapon: str) -> bool:
    """Whether such a trip provokes an attack of its target: one with bare hands does (D35-MAN-008)."""
    trained = {"improved_trip", "improved_unarmed_strike"}.intersection(who.feats)
    return weapon == FISTS and not trained


def proceed(scene: Scene[State]) -> Action:
    """The next step of a trip."""
    deed = measuring.tried(scene)
    match deed.at:
        case "begun":
            yield from touch(scene)
        case "touched":
            yield from measuring.resist(scene)
        case "chosen":
            yield from measuring.by_strength(scene)
        case "won":
            yield from topple(scene)
        case "beaten" if not deed.reply and deed.occasion != "hit":
            yield from counter(scene)
        case _:
            yield from measuring.end(scene)


def touching(state: State, deed: Manoeuvre) -> Ahead:
    """The attack with which he touches the other first."""
    who, target = state.combatants[deed.who], state.combatants[deed.target]
    touch, arm = state.settings.trip_attack == "touch", who.arm(deed.weapon)
    trial = Trial(who, 0, target, arm, deed.later, touch=touch, tried="trip", two=deed.two)
    return Ahead(state, "attack", trial, percent=missing.percent_of(state, who, target, arm))


def touch(scene: Scene[State]) -> Action:
    """He must touch the other first (D35-MAN-008)."""
    deed = measuring.tried(scene)
    who, target = scene.now.combatants[deed.who], scene.now.combatants[deed.target]
    if who.out:
        yield from measuring.end(scene, "unable")
        return
    if deed.weapon not in possible.trips_with(who, target):
        yield from measuring.end(scene, "no_target")
        return
    rolls = touching(scene.now, deed)
    (face,) = yield from roll(D20, who=who.id, why="touch", judge=rolls.judge(), first=True)
    percent, made = rolls.percent, touching(scene.now, deed).check(face)
    told = made.told(against=True)
    veiled = missing.veiled(made, percent)
    yield from tell(TouchRolled(who.id, target.id, deed.weapon, hit=made.succeeds, veiled=veiled, **told))
    yield from decided(scene, who.id, target.id, made)
    yield from spent(scene, "attack", Trial(who, face, target))
    yield from missing.stands(scene, made, who.id, target.id, percent)


def topple(scene: Scene[State]) -> Action:
    """The other falls, out of the saddle if he rides (D35-MAN-010, -012). Whoever has failed with a weapon and would
    be tripped in his turn may let go of it instead (D35-MAN-011)."""
    deed = measuring.tried(scene)
    if list(questions(scene.now)):
        choice = yield from answered(questions)
        if choice is None:
            return
        if choice[TOPPLE] == LET_GO:
            yield from tell(WeaponLetGo(deed.target, deed.item))
            return
    deed = measuring.tried(scene)
    rides = scene.now.combatants[deed.target].mount is not None
    yield from tell(Toppled(deed.who, deed.target, "trip", unhorsed=rides))
    if strikes_too(scene.now.combatants[deed.who], deed):
        yield from measuring.end(scene)
        yield from strike(scene, deed)


def strikes_too(who: Fighter, deed: Manoeuvre) -> bool:
    """Whether whoever has tripped somebody strikes at him at once: with Improved Trip, where the trip took the place of
    an attack of his; no mere answer does, nor what follows upon a blow."""
    return "improved_trip" in who.feats and not deed.reply and deed.occasion != "hit"


def strike(scene: Scene[State], deed: Manoeuvre) -> Action:
    """He strikes with what he tripped with; bare hands that are no weapon give way to one that he holds. Whoever has
    overstrained himself by the trip, or reaches the fallen with nothing, does not."""
    who, target = scene.now.combatants[deed.who], scene.now.combatants[deed.target]
    arms = [each for each in blades(who) if in_melee(who, who.arm(each), target)]
    if who.out or target.died or not arms:
        return
    weapon = deed.weapon if deed.weapon in arms else arms[0]
    yield from tell(TripFollowed(who.id, target.id, weapon, deed.later, deed.two))


def questions(state: State) -> Iterator[Decision]:
    """Whether whoever is tripped in his turn falls, or lets go of his weapon."""
    deed = state.doing(Manoeuvre)
    if deed is None or deed.kind != "trip" or not deed.reply or deed.at != "won":
        return
    who = state.combatants[deed.target]
    if not who.out and any(each.weapon == deed.item and each.trip for each in who.wielded):
        about = {"against": deed.who, "weapon": deed.item}
        yield one_of(measuring.key(state, who.id, TOPPLE), TOPPLE, who.id, (FALL, LET_GO), about)


def counter(scene: Scene[State]) -> Action:
    """Whoever was not tripped may trip in his turn: a whole trip, with its touch, which exposes him as any does, and
    has no further answer; a table may have it as the mere check (D35-MAN-011)."""
    deed = measuring.tried(scene)
    who, target = scene.now.combatants[deed.who], scene.now.combatants[deed.target]
    whole = _is_whole(scene.now)
    unable = not (possible.trips_with(target, who) if whole else possible.small_enough(target, who))
    if target.out or who.out or LIES(who) or unable:
        yield from measuring.end(scene)
        return
    choice = yield from answered(measuring.questions)
    if choice is None:
        return
    if choice[measuring.COUNTER] == NOTHING:
        yield from measuring.end(scene, "left")
    else:
        yield from tell(retort(scene.now))


def retort(state: State) -> Retorted:
    """How whoever was not tripped trips in his turn."""
    deed = surely(state.doing(Manoeuvre))
    who, target, whole = state.combatants[deed.who], state.combatants[deed.target], _is_whole(state)
    arms = possible.trips_with(target, who) if whole else ()
    weapon = next((each for each in arms if not open_to(target, each)), FISTS)
    exposed: Literal["", "target"] = "target" if whole and open_to(target, weapon) else ""
    return Retorted(target.id, who.id, "trip", weapon, deed.weapon, whole, exposed)


def _is_whole(state: State) -> bool:
    """Whether such an answer is a trip with its touch."""
    return state.settings.counter_trip == "whole"
