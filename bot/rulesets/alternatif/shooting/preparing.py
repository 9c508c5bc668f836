"""The reaction of a shot: from the word to the segment in which the projectile leaves (ALT-MIS-002 to -007)."""

from __future__ import annotations

from bot.kernel.effects import Action, Scene, roll, tell
from bot.rulesets.alternatif.base import rolls
from bot.rulesets.alternatif.ordinary.events_tasks import GuardLowered, ProposalSettled
from bot.rulesets.alternatif.shooting import arms, volleys
from bot.rulesets.alternatif.shooting.events import ShotBegun
from bot.rulesets.alternatif.state import AlternatifState, Arm, Combatant, engaged_by


def span(state: AlternatifState, who: Combatant, arm: Arm, manner: str) -> tuple[int, int] | None:
    """In how many segments, at least and at most, a shot of *who* with *arm* in that *manner* leaves if he announces it
    now; None for what shoots nothing."""
    if arm.missile is None:
        return None
    cadence, aim, _, _ = arms.parts(manner)
    beyond = max(state.segment, who.beat_until) - state.segment + aim
    if who.shooting.ready:
        return 1 + beyond, 1 + beyond
    what = arms.die(arm, cadence)
    beyond += arm.missile.fixed + rolls.later(state, who.id)
    return what.count + beyond, what.count * what.sides + beyond


def begin(scene: Scene[AlternatifState], ident: str) -> Action:
    """Roll the reaction of the shot that *ident* has announced: no Dexterity (ALT-MIS-019); the fixed part and careful
    aim come on top; a weapon ready from the start needs no die (ALT-MIS-020), many archers take its greatest result
    (ALT-VOL-002). Who lowers his guard for it does so at once (ALT-MIS-021)."""
    state = scene.now
    who = state.combatants[ident]
    proposal, plan = who.proposal, who.shooting.plan
    assert proposal is not None
    assert plan is not None
    arm = arms.arm_of(who, plan.weapon)
    target = proposal.target
    if arm is None or target not in state.combatants:
        # The weapon, or whom it was meant for, went while somebody was asked.
        yield from tell(ProposalSettled(ident, "dropped"))
        return
    assert arm.missile is not None
    stamp = max(proposal.stamp, who.beat_until)
    what = arms.die(arm, plan.cadence)
    faces: tuple[int, ...] = ()
    fixed = arm.missile.fixed + rolls.later(state, ident)
    shooting = who.shooting
    if shooting.ready:
        fixed = 1
    elif plan.massed:
        fixed = arms.slowest(arm, plan.cadence)
    elif (shooting.rolled_at, shooting.rolled_die) == (stamp, str(what)):
        # Who drops a shot and takes it up again in the same segment finds the same face.
        faces = shooting.rolled_faces
    else:
        faces = yield from roll(what, who=ident, why="reaction-shot")
    guard = tuple(other for other in engaged_by(state, who) if not state.combatants[other].hidden)
    yield from tell(
        ShotBegun(
            combatant=ident,
            target=target,
            weapon=arm.weapon,
            hand=arms.hand_of(who, arm),
            stamp=stamp,
            die=str(what),
            faces=faces,
            fixed=fixed,
            aim=plan.aim,
            cadence=plan.cadence,
            segment=stamp + sum(faces) + fixed + plan.aim,
            ready=shooting.ready,
            guard=guard,
        )
    )
    if guard:
        yield from tell(GuardLowered(ident, arms.SHOOT, guard, "", arm.weapon))
    yield from volleys.align(scene, ident)
