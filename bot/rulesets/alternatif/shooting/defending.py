"""Parrying and dodging shots (ALT-DEF): before damage, without preparation, and never without a price."""

from __future__ import annotations

from typing import Literal

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.values import evolve
from bot.rulesets.alternatif.base import rolls
from bot.rulesets.alternatif.base.rolls import CHECKS, Throw
from bot.rulesets.alternatif.ordinary import breaking_off
from bot.rulesets.alternatif.parry import parries
from bot.rulesets.alternatif.reaction.events import ActionLost
from bot.rulesets.alternatif.shooting import defence
from bot.rulesets.alternatif.shooting.events import ShotAlsoMet, ShotDefended
from bot.rulesets.alternatif.state import AlternatifState, Wielded
from bot.rulesets.alternatif.wounds import critical_tables, fumbles
from bot.rulesets.shared.check import Check

State = AlternatifState
Outcome = Literal["parried", "failed"]


def defend(scene: Scene[State], ident: str, chosen: str, manner: str) -> Action:
    """*ident* answers the shot *chosen* by a dodge, or a parry with that hand; it costs the same whether it succeeds
    or not (ALT-DEF-003 to -005, -008 to -010)."""
    state = scene.now
    who = state.combatants[ident]
    blow = next(each for each in state.blows if each.id == chosen and each.target == ident and not each.answered)
    way = next(each for each in defence.ways(state, who, blow) if each.option == f"{chosen}/{manner}")
    others = defence.met_by(state, who, blow, way.weapon)
    lets: Literal["pavise", "cover"] = "pavise" if defence.stops_several(way.weapon) else "cover"
    arm = None if way.weapon is None else way.weapon.arm
    interrupts = arm is None or defence.interrupts(state, who)
    throw = Throw(
        ident,
        blow.attacker,
        deed="dodge" if arm is None else "parry",
        arm=arm,
        defends=True,
        occasion="shot",
        about=blow.id,
        blow=blow,
        only_critical=way.only_critical,
    )
    failed = yield from rolls.fails(scene, throw)
    fumbled = False
    if not failed:
        kind, why = ("dodge", "dodge") if arm is None else ("shot_parry", f"parry-{manner}")
        made = yield from rolls.check(scene, kind, throw, why=why)
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


def _outcome(made: Check) -> Outcome:
    return "parried" if made.succeeds else "failed"


def _pay(scene: Scene[State], ident: str, weapon: Wielded) -> Action:
    """A shield on the offensive goes on the defensive, and acts later (ALT-DEF-005)."""
    who = scene.now.combatants[ident]
    if defence.postpones(who, weapon):
        yield from parries.postpone(scene.now, who, weapon, weapon.due, "parry")


def _broken_off(scene: Scene[State], ident: str, *, dodged: bool) -> Action:
    """Whatever *ident* was doing is broken off; his reaction begins anew from this segment (ALT-DEF-004, -010)."""
    if not dodged:
        state = scene.now
        for weapon in state.combatants[ident].hands:
            if weapon.pending:
                yield from tell(ActionLost(ident, weapon.arm.hand, "interrupted", state.segment))
    yield from breaking_off.interrupt(scene, ident)
