"""What an answer leads to, as far as it can be told before it is given: how far a target is, how likely the test is
that somebody means to make.

An intention is rolled for in its slot only: its chance is that of the test as things stand now. What is rolled at once
tells its chance by itself (`kernel.foresight`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final, Literal

from bot.kernel.decisions import Choice, Decision, Scalar
from bot.kernel.ruleset import Reader
from bot.kernel.values import evolve
from bot.rulesets.rpg20 import attack as rolling
from bot.rulesets.rpg20 import base as using
from bot.rulesets.rpg20.base import Outlook, Test, Trial, made
from bot.rulesets.rpg20.evading import defences as defending
from bot.rulesets.rpg20.explosions import throws as throwing
from bot.rulesets.rpg20.explosions.blasts import besides
from bot.rulesets.rpg20.melee.blows import Strike
from bot.rulesets.rpg20.repertoire import REPERTOIRE
from bot.rulesets.rpg20.sequences.slot import Meant, goes_to, unjudged
from bot.rulesets.rpg20.sequences.slots import ACT, STUN, WOUND, able
from bot.rulesets.rpg20.state import Blow, Fighter, Intention, State, Weapon
from bot.rulesets.rpg20.view import health
from bot.rulesets.shared import secrecy, sparing
from bot.rulesets.shared.actions import ACTION
from bot.rulesets.shared.game import Against

DECLARE: Final = "declare"
SLOTS: Final = ("slot", "release")
"""Questions whether what was meant is done now."""
STRUCK: Final = (DECLARE, *SLOTS, "again", "follow", "retarget")
"""Questions whose answers are attacks."""
ROLLED: Final[Mapping[str, Against]] = {
    **dict.fromkeys((DECLARE, *SLOTS, "again", "follow", "retarget"), "figure"),
    **dict.fromkeys(("defend", "fatal"), "figure"),
}
"""The questions whose answers are rolled for: how well the other one fights counts in each."""
SHOTS: Final = ("shoot", "move_shoot")
"""Actions that shoot."""
FACES: Final = range(1, 21)
WAYS: Final[Mapping[str, Literal["strike", "shot", "throw"]]] = {"strike": "strike", "shoot": "shot", "throw": "throw"}
"""What an attack of each deed is for whoever defends himself."""


def outlook(state: State, decision: Decision, choice: Choice) -> Mapping[str, Scalar]:
    """What a target looks like, how far away he is, and what a weapon has left."""
    facts: dict[str, Scalar] = {}
    state = _known(state, decision)
    who, target = state.combatants.get(decision.who), state.combatants.get(choice.get("target", ""))
    if target is not None:
        facts |= {"health": health(target), "covered": target.cover, "aloof": False}
        if who is not None:
            metres = state.distance(who.id, target.id)
            facts["metres"] = metres
            facts["aloof"] = choice.get(ACTION) == Strike.code and metres is not None and metres > 1
            facts["ally"] = target.side == who.side
            facts["beyond"] = _is_beyond(state, who, target.id, choice)
    if who is not None and decision.kind == DECLARE and "with" in choice:
        facts |= _thing(who, choice["with"], choice.get(ACTION, ""))
    if who is not None and sparing.FRIENDS in choice:
        facts |= sparing.told(state, who, besides(state, who, choice))
    return facts


def _is_beyond(state: State, who: Fighter, target: str, choice: Choice) -> bool:
    """Whether it is shot farther than the table of distances goes, and the game master has still to say what that adds
    (R20-RNG-002)."""
    return choice.get(ACTION) in SHOTS and unjudged(state, who, Intention("shoot", targets=(target,))) is not None


def _known(state: State, decision: Decision) -> State:
    """*state* as whoever is asked may know it: what others mean to do in secret counts for nothing until it is told
    (R20-SEQ-004)."""
    if decision.kind != DECLARE or state.settings.intentions != "secret":
        return state
    people = {
        ident: who if ident == decision.who else evolve(who, means=None) for ident, who in state.combatants.items()
    }
    return evolve(state, combatants=people)


def after_hit(state: State, decision: Decision, choice: Choice) -> Mapping[str, Scalar]:
    """Whether whoever is hit may still avoid it, as things stand (R20-MEL-006, -013, R20-EVD-001, -002), and whether
    he has still to say that he fights hand to hand, and in which posture (R20-MEL-010)."""
    known = _known(state, decision)
    who = known.combatants.get(decision.who) if decision.kind in STRUCK else None
    means = None if who is None else who.means
    if who is not None and decision.kind == DECLARE:
        doable = REPERTOIRE.named(Outlook(known, who), choice[ACTION])
        means = doable.means(Outlook(known, who), choice) if isinstance(doable, Meant) else None
    way = None if means is None else WAYS.get(means.deed)
    if who is None or means is None or way is None:
        return {}
    named = choice.get("target")
    among = means.targets if decision.kind == DECLARE or named is None else (named,)
    found: set[str] = set()
    hangs = False
    for target in (known.combatants[each] for each in among if each in known.combatants):
        at = known
        if way == "strike" and decision.kind == DECLARE and target.means is None and able(known, target):
            # He may yet choose the posture that defends best.
            at = known.with_(target.id, means=Intention("defend", posture="defensive"))
            hangs = hangs or not target.immobilised
        blow = Blow(who.id, target.id, means.weapon, way, means.mode, purpose=means.purpose)
        found.update(defending.options(at, blow))
    if not found:
        return {"hangs": True} if hangs else {}
    return {"avoid": "defence" if len(found) > 1 else next(iter(found)), "hangs": hangs}


def _thing(who: Fighter, name: str, action: str) -> Mapping[str, Scalar]:
    """What is left in a weapon and what harm it does, or what is left of an explosive."""
    explosive = who.explosive(name)
    if explosive is not None:
        return {"count": explosive.count, "zone": explosive.zone}
    weapon = _taken(who, name, action)
    plus = f"{weapon.plus:+}".replace("-", "−") if weapon.plus else ""
    harm = f"{weapon.dice}{plus}{'/2' if weapon.halved else ''}" if weapon.dice else None
    there = {"rounds": weapon.rounds, "lacking": weapon.lacking or None, "held": weapon.held, "harm": harm}
    return {**there, **_lies(who, weapon)}


def _taken(who: Fighter, name: str, action: str) -> Weapon:
    """Which of several alike *action* takes."""
    match action:
        case "draw":
            return who.arm(name, lambda each: each in using.drawable(who))
        case "throw" | "move_throw":
            return using.to_throw(who, name) or who.arm(name)
        case _:
            return who.arm(name)


def _lies(who: Fighter, weapon: Weapon) -> Mapping[str, Scalar]:
    """Beside whom it lies, if not at his own feet; *lost*: where nobody stands (R20-ACT-011)."""
    afar = weapon.held == "dropped" and weapon.beside not in (None, who.id)
    return {"beside": (weapon.beside or None) if afar else None, "lost": afar and not weapon.beside}


def chance(state: State, decision: Decision, choice: Choice) -> float | None:
    """How likely the test of an intention is, from 0 to 1; None where there is none, or where the distance that it
    hangs on is not known, or the game master has still to say what it takes."""
    state = _known(state, decision)
    who = state.combatants.get(decision.who)
    if who is None:
        return None
    if decision.kind in SLOTS:
        return _in_slot(state, who, choice.get(decision.kind, ""))
    if ACTION not in choice or decision.legal(choice) is None:
        # Something else was chosen before, which does not go with this.
        return None
    if "target" not in choice and any(each.name == "target" for each in decision.all_fields(choice)):
        return None
    whole = decision.filled(choice)
    if decision.legal(whole) != ():
        return None
    doable = REPERTOIRE.named(Outlook(state, who), whole[ACTION])
    assert isinstance(doable, Meant)
    return likely(state, who, doable.means(Outlook(state, who), whole))


def _in_slot(state: State, who: Fighter, way: str) -> float | None:
    """What was meant is done, or with another purpose, which is said now (R20-SPE-001)."""
    if who.means is not None and way in (STUN, WOUND):
        return likely(state, who, evolve(who.means, purpose="stun" if way == STUN else ""))
    return likely(state, who, who.means) if way == ACT else None


def likely(state: State, who: Fighter, means: Intention | None) -> float | None:
    """How likely the first test of *means* is; of a strike at somebody who is not at hand nobody can tell."""
    if means is None:
        return None
    if means.deed == "grenade" and not means.targets:
        return _at_spot(state, who, means)
    if means.target is None or means.target not in state.combatants:
        return None
    match means.deed:
        case "strike":
            metres = state.distance(who.id, means.target)
            far = metres is not None and metres > 1 and not goes_to(means)
            return None if far or means.purpose == "fatal" else _struck(state, who, means)
        case "shoot" | "throw":
            return None if state.distance(who.id, means.target) is None else _shot(state, who, means)
        case "grenade":
            return _flung(state, who, means)
        case "treat":
            return _tested("treat", state, Trial(who, halved=1 if means.moving else 0))
        case _:
            return None


def _struck(state: State, who: Fighter, means: Intention) -> float:
    assert means.target is not None
    if state.combatants[means.target].immobilised:
        return 1.0
    halved = 1 if means.moving else 0
    blow = Blow(who.id, means.target, means.weapon, "strike", "single", 1, means.purpose, means.aim, halved)
    return _attacked(state, blow)


def _shot(state: State, who: Fighter, means: Intention) -> float | None:
    weapon = who.arm(means.weapon)
    if means.deed == "shoot" and not all(using.in_range(state, who, weapon, each) for each in means.targets):
        return None
    if means.deed == "shoot" and unjudged(state, who, means) is not None:
        # The game master is asked first (R20-RNG-002).
        return None
    halved = 1 if means.moving else 0
    if means.deed == "shoot":
        blows = [
            Blow(who.id, each, weapon.weapon, "shot", means.mode, aim=means.aim, halved=halved)
            for each in means.targets
        ]
    else:
        blows = [Blow(who.id, means.targets[0], weapon.weapon, "throw", means.mode, aim=means.aim, halved=halved)]
    # Of a long burst the lowest of the targets' values counts (R20-FIR-005).
    return min(_attacked(state, each) for each in blows)


def _flung(state: State, who: Fighter, means: Intention) -> float | None:
    assert means.target is not None
    explosive = who.explosive(means.weapon)
    metres = state.distance(who.id, means.target)
    if explosive is None or metres is None:
        return None
    return _tested("throw", state, throwing.trial(who, explosive, means.target, metres, moving=means.moving))


def _at_spot(state: State, who: Fighter, means: Intention) -> float | None:
    """Of a throw at a place, once the game master has said how far it is (R20-EXP-008)."""
    explosive = who.explosive(means.weapon)
    if explosive is None or means.metres is None:
        return None
    return _tested("throw", state, throwing.trial(who, explosive, "", means.metres, moving=means.moving))


def _attacked(state: State, blow: Blow) -> float:
    # Of an aimed blow the chance is that it falls where it is aimed (R20-SPE-014).
    hits = sum(rolling.outcome(state, blow, face)[1] == "hit" for face in FACES)
    return hits / len(FACES)


def _tested(test: Test, state: State, on: Trial) -> float:
    return sum(made(test, state, on, face).succeeds for face in FACES) / len(FACES)


def discreetly(state: State, decision: Decision, reader: Reader) -> Decision:
    """*decision* without the value of a defence, which tells the margin of a foe's attack, and without whoever lies in
    wait and is to be treated."""
    target = decision.facts.get("target")
    if decision.kind in SLOTS and decision.facts.get("deed") == "treat" and isinstance(target, str):
        if reader.gm or not secrecy.is_hidden_from(state, target, reader):
            return decision
        return replace(decision, about={**decision.facts, "target": None, "far": False})
    attacker = decision.facts.get("attacker")
    if reader.gm or secrecy.foe_numbers(state) == "all" or not isinstance(attacker, str):
        return decision
    if not secrecy.conceals(state, attacker, reader):
        return decision
    kept = {name: fact for name, fact in decision.facts.items() if not name.endswith(".value")}
    return replace(decision, about=kept)
