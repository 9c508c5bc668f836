"""Volleys: several archers whose projectiles leave in one segment (ALT-VOL)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Literal

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.values import evolve
from bot.rulesets.alternatif.base import arms, rolls
from bot.rulesets.alternatif.base.rolls import CHECKS, Throw
from bot.rulesets.alternatif.ordinary import tasks as breaking_off
from bot.rulesets.alternatif.parry import from_afar, parries
from bot.rulesets.alternatif.parry.from_afar import Way
from bot.rulesets.alternatif.reaction.dice import ActionLost
from bot.rulesets.alternatif.shooting.events import ShotAlsoMet, ShotDefended, VolleyAppointed
from bot.rulesets.alternatif.state import AlternatifState, Blow, Combatant, Wielded
from bot.rulesets.alternatif.wounds import fumbles
from bot.rulesets.alternatif.wounds import injuries as critical_tables
from bot.rulesets.shared.check import Check
from bot.rulesets.shared.odds import Odds

# ---- Parrying and dodging shots (ALT-DEF): before damage, without preparation, and never without a price.

State = AlternatifState
Outcome = Literal["parried", "failed"]


def defend(scene: Scene[State], ident: str, chosen: str, manner: str) -> Action:
    """*ident* answers the shot *chosen* by a dodge, or a parry with that hand; it costs the same whether it succeeds
    or not (ALT-DEF-003 to -005, -008 to -010)."""
    state = scene.now
    who = state.combatants[ident]
    blow = next(each for each in state.blows if each.id == chosen and each.target == ident and not each.answered)
    way = next(each for each in from_afar.ways(state, who, blow) if each.option == f"{chosen}/{manner}")
    others = from_afar.met_by(state, who, blow, way.weapon)
    lets: Literal["pavise", "cover"] = "pavise" if from_afar.stops_several(way.weapon) else "cover"
    arm = None if way.weapon is None else way.weapon.arm
    interrupts = arm is None or from_afar.interrupts(state, who)
    kind, throw = _thrown(ident, blow, way)
    failed = yield from rolls.fails(scene, throw)
    fumbled = False
    if not failed:
        made = yield from rolls.check(scene, kind, throw, why="dodge" if arm is None else f"parry-{manner}")
        fumbled = made.face == 1
        yield from tell(
            ShotDefended(
                combatant=ident,
                attacker=blow.attacker,
                blow=blow.id,
                way="dodge" if arm is None else "parry",
                hand=throw.hand,
                weapon=None if arm is None else arm.weapon,
                **made.told(),
                against=blow.total,
                outcome=_outcome(made),
                critical=made.face in made.law.critical,
                only_critical=way.only_critical,
                interrupts=interrupts,
                needed=critical_tables.parry_score(who, state.settings) if way.only_critical else None,
            )
        )
        for other in others:
            only = other.natural or not (arm is None or arm.is_shield)
            same = evolve(throw, face=made.face, blow=other, only_critical=only)
            met = CHECKS.made(kind, state, same, made.face)
            yield from tell(ShotAlsoMet(ident, other.attacker, other.id, met.total, other.total, _outcome(met), lets))
    if way.weapon is not None:
        if not interrupts:
            yield from _pay(scene, ident, way.weapon)
        if fumbled and state.settings.missile_fumble == "fumble_table":
            yield from fumbles.fumble(scene, ident, way.weapon.arm.hand, blow.attacker)
    if interrupts:
        yield from _broken_off(scene, ident, dodged=arm is None)


def _thrown(ident: str, blow: Blow, way: Way) -> tuple[Literal["dodge", "shot_parry"], Throw]:
    """What *ident* throws for who answers *blow* in that *way*."""
    dodges = way.weapon is None
    throw = Throw(
        ident,
        blow.attacker,
        deed="dodge" if dodges else "parry",
        arm=None if way.weapon is None else way.weapon.arm,
        defends=True,
        occasion="shot",
        about=blow.id,
        blow=blow,
        only_critical=way.only_critical,
    )
    return "dodge" if dodges else "shot_parry", throw


def trial(state: State, ident: str, chosen: str) -> Odds:
    """What is rolled for the answer *chosen* to shots."""
    named = chosen.partition("/")[0]
    blow = next(each for each in state.blows if each.id == named and each.target == ident and not each.answered)
    way = next(each for each in from_afar.ways(state, state.combatants[ident], blow) if each.option == chosen)
    return rolls.trial(state, *_thrown(ident, blow, way))


def _outcome(made: Check) -> Outcome:
    return "parried" if made.succeeds else "failed"


def _pay(scene: Scene[State], ident: str, weapon: Wielded) -> Action:
    """A shield on the offensive goes on the defensive, and acts later (ALT-DEF-005)."""
    who = scene.now.combatants[ident]
    if from_afar.postpones(who, weapon):
        yield from parries.postpone(scene.now, who, weapon, weapon.due, "parry")


def _broken_off(scene: Scene[State], ident: str, *, dodged: bool) -> Action:
    """Whatever *ident* was doing is broken off; his reaction begins anew from this segment (ALT-DEF-004, -010)."""
    if not dodged:
        state = scene.now
        for weapon in state.combatants[ident].hands:
            if weapon.pending:
                yield from tell(ActionLost(ident, weapon.arm.hand, "interrupted", state.segment))
    yield from breaking_off.interrupt(scene, ident)


def members(state: AlternatifState, who: Combatant) -> list[Combatant]:
    """Those whose shots wait for each other with that of *who*, himself included."""
    plan = who.shooting.plan
    if plan is None or plan.volley is None:
        return []
    return [
        each
        for each in state.combatants.values()
        if each.side == who.side
        and arms.is_shot(each.task)
        and each.shooting.plan is not None
        and each.shooting.plan.volley == plan.volley
    ]


def align(scene: Scene[AlternatifState], ident: str) -> Action:
    """The quicker ones wait for the slowest of the volley that *ident* shoots in (ALT-VOL-001). Who drops out later
    changes nothing in the moment that was appointed (ALT-VOL-007)."""
    state = scene.now
    who = state.combatants[ident]
    together = members(state, who)
    tasks = [each.task for each in together if each.task is not None]
    if not tasks or who.task is None:
        return
    segment = max(max(task.prepared, task.until or 0) for task in tasks)
    if all(task.waits and task.until == segment for task in tasks):
        return
    names = tuple(each.id for each in together)
    yield from tell(VolleyAppointed(ident, who.task.target or "", names, segment))


def mates(state: AlternatifState, leaving: Iterable[str]) -> dict[str, int]:
    """For each of those whose shots are *leaving* together, how many others of his volley shoot at the same target
    (ALT-VOL-003, -004)."""
    found: dict[str, tuple[str, str, str | None]] = {}
    for ident in leaving:
        who = state.combatants[ident]
        plan, task = who.shooting.plan, who.task
        if plan is not None and plan.volley is not None and task is not None:
            found[ident] = (who.side, plan.volley, task.target)
    count = Counter(found.values())
    return {ident: count[volley] - 1 for ident, volley in found.items()}


def body(state: AlternatifState, who: Combatant) -> list[Combatant]:
    """The game master's archers of one kind with *who* who could shoot in a volley."""
    return [
        each
        for each in state.combatants.values()
        if each.side == who.side and each.origin == who.origin and may_shoot(each)
    ]


def may_shoot(who: Combatant) -> bool:
    """Whether *who* can be ordered to shoot in a volley: the game master's, with something to shoot in hand, and nobody
    upon him."""
    return who.player is None and not who.out and not who.contacts and bool(arms.held(who))


def is_in_one(who: Combatant) -> bool:
    """Whether *who* prepares a shot in a volley."""
    return arms.is_shot(who.task) and who.shooting.plan is not None and who.shooting.plan.volley is not None


def is_ordered_now(state: AlternatifState, who: Combatant) -> bool:
    """Whether *who* was told in this very moment to shoot in a volley."""
    return is_in_one(who) and who.task is not None and who.task.stamp == state.segment


def shooting_at(state: AlternatifState, side: str, target: str) -> list[Combatant]:
    """Those of *side* who were told in this very moment to shoot at *target* in a volley."""
    return [
        each
        for each in state.combatants.values()
        if each.side == side and is_ordered_now(state, each) and each.task is not None and each.task.target == target
    ]
