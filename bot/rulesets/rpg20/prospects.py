"""What an answer leads to, as far as it can be told before it is given: how far a target is, how likely the test is
that somebody means to make.

An intention is rolled for in its slot only: its chance is that of the test as things stand now.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final, Literal

from bot.kernel.decisions import Choice, Decision, Scalar
from bot.kernel.ruleset import Reader
from bot.kernel.values import evolve
from bot.rulesets.rpg20 import base as using
from bot.rulesets.rpg20 import evading as defending
from bot.rulesets.rpg20 import melee as striking
from bot.rulesets.rpg20 import specials as killing
from bot.rulesets.rpg20.base import Outlook
from bot.rulesets.rpg20.explosions.blasts import besides
from bot.rulesets.rpg20.melee import Strike
from bot.rulesets.rpg20.repertoire import REPERTOIRE
from bot.rulesets.rpg20.sequences.slot import Meant, unjudged
from bot.rulesets.rpg20.sequences.slots import ACT, STUN, WOUND, able
from bot.rulesets.rpg20.state import Blow, Fighter, Intention, State, Weapon
from bot.rulesets.rpg20.view import health
from bot.rulesets.shared import secrecy, sparing
from bot.rulesets.shared.actions import ACTION
from bot.rulesets.shared.game import Against
from bot.rulesets.shared.odds import Odds

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


def trial(state: State, decision: Decision, choice: Choice) -> Odds | None:
    """What is rolled for *choice*, as whoever is asked may know it; None: nothing. What it leaves open is taken as
    usual."""
    state = _known(state, decision)
    who = state.combatants.get(decision.who)
    match decision.kind:
        case "declare" if who is not None:
            whole = _filled(decision, choice)
            return None if whole is None else REPERTOIRE.trial(Outlook(state, who), whole)
        case "slot" | "release" as kind if who is not None and who.means is not None:
            way = choice.get(kind, "")
            # He may say now with what purpose (R20-SPE-001).
            purposes = {ACT: who.means.purpose, STUN: "stun", WOUND: ""}
            return _of(state, who, evolve(who.means, purpose=purposes[way])) if way in purposes else None
        case "again" | "follow":
            return striking.once_more(state, choice["target"])
        case "retarget" if who is not None and who.means is not None:
            return _of(state, who, evolve(who.means, targets=(choice["target"],)))
        case "defend":
            return defending.tried(state, decision.who, choice["defend"])
        case "fatal" if choice["fatal"] == killing.TEST:
            return killing.tried(state)
        case _:
            return None


def _of(state: State, who: Fighter, means: Intention) -> Odds | None:
    """What is rolled for an intention."""
    entry = next(each for each in REPERTOIRE if isinstance(each, Meant) and each.deed == means.deed)
    return entry.rolls(state, who, means)


def _filled(decision: Decision, choice: Choice) -> Choice | None:
    """*choice* with the rest of it as usual; None: it names nobody yet, or does not go together."""
    if ACTION not in choice or decision.legal(choice) is None:
        return None
    if "target" not in choice and any(each.name == "target" for each in decision.all_fields(choice)):
        return None
    whole = decision.filled(choice)
    return whole if decision.legal(whole) == () else None


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
