"""What is said of a shot of one's own accord: whether it is possible, and what it starts or changes."""

from __future__ import annotations

from collections.abc import Mapping

from bot.kernel.decisions import Scalar
from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.rulesets.alternatif.checks import known, not_stunned, target_meant, unclinched
from bot.rulesets.alternatif.encounter import question_for
from bot.rulesets.alternatif.shooting import arms
from bot.rulesets.alternatif.shooting.announcing import planned, propose, weapon_meant
from bot.rulesets.alternatif.shooting.events import TargetChanged
from bot.rulesets.alternatif.shooting.notes import Shoot
from bot.rulesets.alternatif.state import AlternatifState, Arm, Combatant

State = AlternatifState


def compose(state: State, by: int, args: Mapping[str, Scalar]) -> Shoot:
    """The note of `/declare` for a shot (`target`, `with`, `how`)."""

    def given(name: str) -> str | None:
        value = args.get(name)
        return None if value in (None, "") else str(value)

    return Shoot(by, str(args["who"]), given("target"), given("with"), given("how"))


def check(state: State, note: Shoot) -> None:
    """Raise `Refused` unless the shot can be announced now (ALT-RNG-002, ALT-DEF-013, ALT-MIS-004, -005)."""
    if not state.opened:
        raise Refused("alternatif-not-opened")
    who = known(state, note.who)
    if who.out:
        raise Refused("alternatif-out", name=who.name)
    kind = question_for(state, who.id)
    if kind is not None:
        raise Refused("alternatif-answer-first", name=who.name, kind=kind)
    not_stunned(state, who)
    unclinched(who)
    arm = weapon_meant(who, note.weapon)
    target = target_meant(state, who, note.target)
    check_reach(state, who, target, arm)
    offered = arms.manners(arm, state.settings)
    if note.manner is not None and note.manner not in offered:
        manners = ", ".join(offered)
        raise Refused("not-among", argument="how", value=note.manner[:40], options=manners)
    if (
        who.task is not None
        and arms.is_shot(who.task)
        and who.task.target == target
        and _goes_on(state, who, arm, note)
    ):
        name = state.combatants[target].name
        raise Refused("alternatif-already-shooting", name=who.name, target=name, segment=who.task.last)


def check_reach(state: State, who: Combatant, target: str, arm: Arm) -> None:
    """Raise `Refused` when a shot with *arm* cannot reach *target*."""
    missile = arm.missile
    assert missile is not None
    other = state.combatants[target]
    if arms.band(state, who.id, target, arm) == "beyond":
        raise Refused(
            "alternatif-out-of-range", name=who.name, target=other.name, weapon=arm.weapon, longest=missile.long
        )
    if arms.cover_of(other, who.id) >= 100:
        raise Refused("alternatif-wholly-covered", name=who.name, target=other.name)


def _goes_on(state: State, who: Combatant, arm: Arm, note: Shoot) -> bool:
    """Whether *note* speaks of the very shot that is in preparation, of its target aside."""
    plan = who.shooting.plan
    if plan is None or not arms.is_shot(who.task) or plan.weapon != arm.weapon:
        return False
    if note.manner is None:
        return True
    cadence, aim, choosing, volley = arms.parts(note.manner)
    wished = plan.wished if choosing else aim
    return (plan.cadence, plan.wished, plan.volley is not None) == (cadence, wished, volley)


def take(scene: Scene[State], note: Shoot) -> Action:
    """A new shot, or another target for the one in preparation: that is free until the projectile leaves, but careful
    aim is lost with its target (ALT-MIS-024)."""
    state = scene.now
    who = state.combatants[note.who]
    arm = weapon_meant(who, note.weapon)
    target = target_meant(state, who, note.target)
    plan = who.shooting.plan
    if plan is not None and plan.volley is None and _goes_on(state, who, arm, note):
        yield from tell(TargetChanged(who.id, target, plan.aim > 0))
        return
    made, choosing = planned(arm.weapon, note.manner or arms.NORMAL, target)
    yield from propose(scene, who.id, target, made, choosing=choosing)
