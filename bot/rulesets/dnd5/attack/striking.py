"""An attack from its target to its end (DN5-ATK-001)."""

from __future__ import annotations

from collections.abc import Callable

from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.dnd5.attack import arms
from bot.rulesets.dnd5.attack.events import AttackBegun, AttackEnded, AttackRolled, Outcome
from bot.rulesets.dnd5.base.budget import incapacitated
from bot.rulesets.dnd5.base.distances import distance
from bot.rulesets.dnd5.base.rolls import Trial, d20
from bot.rulesets.dnd5.cover import degrees as cover
from bot.rulesets.dnd5.reactions import offering
from bot.rulesets.dnd5.reactions.offering import Occurrence
from bot.rulesets.dnd5.state import SQUARE, Blow, Fighter, State
from bot.rulesets.dnd5.state.deeds import Occasion
from bot.rulesets.shared import overruling, people

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
    arm = arms.named(who, blow.weapon)
    if incapacitated(who):
        yield from tell(AttackEnded(who.id, "unable"))
    elif target.died or target.fled or not arms.reaches(state, who, target, arm) or cover.total(state, who, target):
        yield from tell(AttackEnded(who.id, "no_target"))
    else:
        trial = Trial(who, target, arm, blow.occasion, thrown=blow.thrown)
        made = yield from d20(scene, "attack", trial, why="attack")
        if scene.now.combatants[who.id].hidden:
            # The attack gives him away, hit or missed (DN5-ATK-013).
            yield from people.show(scene, who.id, arm.weapon)
        check = made.check
        critical = check.degree == "critical" or (check.succeeds and _at_mercy(scene.now, who, target))
        outcome: Outcome = "critical" if critical else _OUTCOMES[check.degree]
        told = AttackRolled(
            who.id,
            target.id,
            arm.weapon,
            made.faces,
            check.face,
            check.terms,
            check.total,
            check.against,
            check.against_terms,
            made.up,
            made.down,
            outcome,
            critical,
        )
        yield from tell(told)
        yield from overruling.decided(scene, who.id, target.id, check.law)


def _at_mercy(state: State, who: Fighter, target: Fighter) -> bool:
    """Whether every hit from close by is critical: on whoever is unconscious or paralysed (DN5-EXT-010, -011)."""
    helpless = target.unconscious or target.has("paralysed")
    return helpless and distance(state, who, target) <= SQUARE


def over(scene: Scene[State]) -> Action:
    """The attack is over, once those have had their say who waited for it (DN5-ACT-016)."""
    blow = blow_of(scene.now)
    assert blow is not None
    if not blow.asked and (yield from offering.call(scene, Occurrence("attacked", blow.by, blow.target))):
        return
    yield from tell(AttackEnded(blow.by))


__all__ = ["begin", "blow_of", "is_at", "over", "roll"]
