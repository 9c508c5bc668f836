"""An attack from its target to its end (DN5-ATK-001)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.values import evolve
from bot.rulesets.dnd5.attack import arms
from bot.rulesets.dnd5.attack.circumstances import LOST
from bot.rulesets.dnd5.attack.events import AttackBegun, AttackEnded, AttackRolled, Outcome
from bot.rulesets.dnd5.base.budget import incapacitated
from bot.rulesets.dnd5.base.distances import distance
from bot.rulesets.dnd5.base.rolls import CHECKS, Trial, d20
from bot.rulesets.dnd5.cover import degrees as cover
from bot.rulesets.dnd5.reactions import offering
from bot.rulesets.dnd5.reactions.offering import Occurrence
from bot.rulesets.dnd5.state import CONDITIONS, SQUARE, Blow, Fighter, State
from bot.rulesets.dnd5.state.deeds import Occasion
from bot.rulesets.shared import overruling, people
from bot.rulesets.shared.check import total

CRITICAL_NEAR: Final = CONDITIONS.that("critical_near")
"""Every hit from close by is critical."""

_OUTCOMES: dict[str, Outcome] = {"critical": "critical", "success": "hit", "failure": "miss", "fumble": "fumble"}


def blow_of(state: State) -> Blow | None:
    """The attack that is being made."""
    deed = state.deed
    return deed if isinstance(deed, Blow) else None


def is_at(*stages: str) -> Callable[[State], bool]:
    """Whether an attack is being made, and is at one of those stages."""

    def found(state: State) -> bool:
        blow = blow_of(state)
        return blow is not None and blow.stage in stages

    return found


def begin(scene: Scene[State], ident: str, target: str, weapon: str, occasion: Occasion = "action") -> Action:
    """*ident* attacks *target* with *weapon*."""
    state = scene.now
    who, other = state.combatants[ident], state.combatants[target]
    arm, turn = arms.named(who, weapon), state.turn
    first = occasion == "action" and turn is not None and not turn.attacks
    throws = arms.thrown(state, who, other, arm)
    yield from tell(AttackBegun(ident, target, weapon, occasion, throws, who.attacks if first else None))


def roll(scene: Scene[State]) -> Action:
    """The d20 falls, unless the attack has lost its sense meanwhile."""
    state, blow = scene.now, blow_of(scene.now)
    assert blow is not None
    who, target = state.combatants[blow.by], state.combatants[blow.target]
    arm = arms.used(who, blow)
    if incapacitated(who):
        yield from tell(AttackEnded(who.id, "unable"))
    elif target.died or target.fled or not arms.reaches(state, who, target, arm) or cover.total(state, who, target):
        yield from tell(AttackEnded(who.id, "no_target"))
    else:
        trial = trial_of(scene.now, blow)
        made = yield from d20(scene, "attack", trial, why="attack")
        if scene.now.combatants[who.id].hidden:
            # The attack gives him away, hit or missed (DN5-ATK-013).
            yield from people.show(scene, who.id, arm.weapon)
        check = made.check
        critical = check.degree == "critical" or (check.succeeds and _at_mercy(scene.now, who, target))
        outcome: Outcome = "critical" if critical else _OUTCOMES[check.degree]
        beyond = LOST(state, trial)
        lies, revealed = _fallen(state, blow, arm.weapon), bool(who.hidden_from) and not who.hidden
        rolled = AttackRolled(who.id, target.id, arm.weapon, outcome, critical, beyond, lies, revealed, **made.told())
        yield from tell(rolled)
        yield from overruling.decided(scene, who.id, target.id, check)


def _fallen(state: State, blow: Blow, weapon: str) -> str | None:
    """The cell where the thrown *weapon* of *blow* lies now, `here` where there is no grid (DN5-ATK-022); None: nothing
    was thrown, or nothing that anybody misses, or somebody does not know where its target is."""
    target = state.combatants[blow.target]
    if not blow.thrown or target.hidden or target.hidden_from:
        return None
    found = next(
        (each for each in reversed(state.lying) if (each.owner, each.weapon.weapon) == (blow.by, weapon)), None
    )
    return None if found is None else found.cell or "here"


def trial_of(state: State, blow: Blow) -> Trial:
    """What is rolled for *blow*."""
    who, target = state.combatants[blow.by], state.combatants[blow.target]
    spell = blow.weapon if blow.occasion == "spell" else ""
    return Trial(who, target, arms.used(who, blow), blow.occasion, thrown=blow.thrown, spell=spell)


def held_against(state: State, trial: Trial) -> int:
    """What the attack is held against as things stand now."""
    return total(CHECKS.against("attack", state, trial))


def still_hits(state: State, blow: Blow) -> bool:
    """Whether the roll of *blow* is enough as things stand now: a reaction may have raised what it is held against.
    What hits by the game master's word does, whatever is raised."""
    if blow.ruled:
        return True
    check = CHECKS.made("attack", state, evolve(trial_of(state, blow), face=blow.face), blow.face)
    return not blow.face or blow.critical or check.law.decides(blow.face) or blow.total >= faced(state, blow)


def faced(state: State, blow: Blow) -> int:
    """What the roll of *blow* is held against as things stand now, with what a reaction has added."""
    return held_against(state, evolve(trial_of(state, blow), face=blow.face)) + blow.parried


def _at_mercy(state: State, who: Fighter, target: Fighter) -> bool:
    """Whether every hit from close by is critical: on whoever is unconscious or paralysed (DN5-EXT-010, -011)."""
    helpless = target.unconscious or CRITICAL_NEAR(target)
    return helpless and distance(state, who, target) <= SQUARE


def over(scene: Scene[State]) -> Action:
    """The attack is over, once those have had their say who waited for it (DN5-ACT-016)."""
    blow = blow_of(scene.now)
    assert blow is not None
    if not blow.asked and (yield from offering.call(scene, Occurrence("attacked", blow.by, blow.target))):
        return
    yield from tell(AttackEnded(blow.by))


__all__ = ["begin", "blow_of", "faced", "held_against", "is_at", "over", "roll", "still_hits", "trial_of"]
