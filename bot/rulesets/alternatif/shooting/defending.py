"""Parrying and dodging shots (ALT-DEF): before damage, without preparation, and never without a price."""

from __future__ import annotations

from typing import Literal

from bot.kernel.dice import D20
from bot.kernel.effects import Action, Scene, roll, tell
from bot.rulesets.alternatif import breaking_off, critical, fumbles
from bot.rulesets.alternatif.events import ActionLost, InitiativePostponed, StatusChanged, Term, term
from bot.rulesets.alternatif.fatigue import malus as fatigue
from bot.rulesets.alternatif.melee import roll_terms
from bot.rulesets.alternatif.reaction_dice import die_of, postponement
from bot.rulesets.alternatif.shooting import defence, sums
from bot.rulesets.alternatif.shooting.arms import cover_of
from bot.rulesets.alternatif.shooting.events import ShotAlsoMet, ShotDefended
from bot.rulesets.alternatif.state import AlternatifState, Blow, Combatant, Settings, Wielded
from bot.rulesets.alternatif.tactics import blind, circumstances, room

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
    dodges = way.weapon is None
    interrupts = dodges or defence.interrupts(state, who)
    if (
        yield from blind.goes_astray(
            scene,
            ident,
            blow.attacker,
            "dodge" if dodges else "parry",
            hand=None if way.weapon is None else way.weapon.arm.hand,
            weapon=None if way.weapon is None else way.weapon.arm.weapon,
            occasion="shot",
            about=blow.id,
        )
    ):
        if way.weapon is not None and not interrupts:
            yield from _pay(scene, ident, way.weapon)
        if interrupts:
            yield from _broken_off(scene, ident, dodged=dodges)
        return
    (face,) = yield from roll(D20, who=ident, why="dodge" if dodges else f"parry-{manner}")
    terms = (
        *_own_terms(state, who, way, face),
        *circumstances.of(state, who, state.combatants[blow.attacker], shot=True),
    )
    result = _outcome(state, who, way, blow, face, terms)
    score = critical.parry_score(who, state.settings)
    yield from tell(
        ShotDefended(
            combatant=ident,
            attacker=blow.attacker,
            blow=blow.id,
            way="dodge" if dodges else "parry",
            hand=None if way.weapon is None else way.weapon.arm.hand,
            weapon=None if way.weapon is None else way.weapon.arm.weapon,
            face=face,
            total=sums.total(_covered(who, way, blow, terms)),
            terms=_covered(who, way, blow, terms),
            against=blow.total,
            outcome=result,
            critical=not dodges and face >= score,
            only_critical=way.only_critical,
            interrupts=interrupts,
        )
    )
    for other in others:
        shield = way.weapon is not None and way.weapon.arm.is_shield
        same = defence.Way(other.id, way.weapon, other.natural or not (shield or dodges))
        total = sums.total(_covered(who, same, other, terms))
        met = _outcome(state, who, same, other, face, terms)
        yield from tell(ShotAlsoMet(ident, other.attacker, other.id, total, other.total, met))
    if way.weapon is not None:
        hand = way.weapon.arm.hand
        if not interrupts:
            yield from _pay(scene, ident, way.weapon)
        if face == 1 and state.settings.missile_fumble == "fumble_table":
            yield from fumbles.fumble(scene, ident, hand, blow.attacker)
    if interrupts:
        yield from _broken_off(scene, ident, dodged=dodges)


def _pay(scene: Scene[State], ident: str, weapon: Wielded) -> Action:
    """A shield on the offensive goes on the defensive, and acts later (ALT-DEF-005)."""
    state = scene.now
    if not defence.postpones(state.combatants[ident], weapon):
        return
    hand = weapon.arm.hand
    by = postponement(die_of(state.combatants[ident], weapon, state.settings))
    segment = None if weapon.due is None else weapon.due + by
    yield from tell(InitiativePostponed(ident, hand, by, segment, "parry"))
    yield from tell(StatusChanged(ident, hand, "defensive"))


def _own_terms(state: State, who: Combatant, way: defence.Way, face: int) -> tuple[Term, ...]:
    if way.weapon is None:
        return _dodge_terms(who, face, state.settings)
    wielded = room.as_it_is_wielded(state, who, way.weapon.arm)
    return tuple(roll_terms(who, wielded, face, "defence_factor", wielded.defence, state.settings))


def _dodge_terms(who: Combatant, face: int, settings: Settings) -> tuple[Term, ...]:
    """The sum of a dodge: a reflex save (ALT-DEF-008)."""
    found = [term("face", face)]
    for name, value in (("reflex", who.reflex), ("dodge", who.dodge), ("wound", who.malus)):
        if value:
            found.append(term(name, value))
    return (*found, *fatigue.terms(who, settings))


def _covered(who: Combatant, way: defence.Way, blow: Blow, terms: tuple[Term, ...]) -> tuple[Term, ...]:
    """*terms* and the cover from that shooter, which helps a dodge or a shield (ALT-DEF-014)."""
    bonus = sums.cover_bonus(min(99, cover_of(who, blow.attacker)))
    if not bonus or not (way.weapon is None or way.weapon.arm.is_shield):
        return terms
    return (*terms, term("cover", bonus))


def _outcome(state: State, who: Combatant, way: defence.Way, blow: Blow, face: int, terms: tuple[Term, ...]) -> Outcome:
    total = sums.total(_covered(who, way, blow, terms))
    if way.weapon is None:
        if blow.natural and not state.settings.nat20_shot_dodge:
            return "failed"
        sure = face == 20 and state.settings.save_natural_20
        return "parried" if sure or total >= blow.total else "failed"
    score = critical.parry_score(who, state.settings)
    if face >= score:
        return "parried"
    return "failed" if face == 1 or way.only_critical or total < blow.total else "parried"


def _broken_off(scene: Scene[State], ident: str, *, dodged: bool) -> Action:
    """Whatever *ident* was doing is broken off; his reaction begins anew from this segment (ALT-DEF-004, -010)."""
    if not dodged:
        state = scene.now
        for weapon in state.combatants[ident].hands:
            if weapon.pending:
                yield from tell(ActionLost(ident, weapon.arm.hand, "interrupted", state.segment))
    yield from breaking_off.interrupt(scene, ident)
