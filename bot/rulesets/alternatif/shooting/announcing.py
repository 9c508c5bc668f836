"""Announcing a shot: weapon, target and manner before the die (ALT-MIS-006, -007); the same again by default
(ALT-MIS-024)."""

from __future__ import annotations

from bot.kernel.decisions import NOTHING, Choice, Decision, Field, Scalar
from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.rulesets.alternatif.base import arms
from bot.rulesets.alternatif.base.checks import key_of
from bot.rulesets.alternatif.base.needs import usable_hands
from bot.rulesets.alternatif.ordinary import tasks as breaking_off
from bot.rulesets.alternatif.shooting.events import ShotAimed, ShotProposed
from bot.rulesets.alternatif.state import (
    AlternatifState,
    Arm,
    Combatant,
)
from bot.rulesets.alternatif.state.arms import Plan

State = AlternatifState
AIMS = ("1", "2", "3")


def propose(
    scene: Scene[State], ident: str, target: str, plan: Plan, *, choosing: bool = False, repeated: bool = False
) -> Action:
    """*ident* announces the shot *plan* at *target*; whatever else he was doing is given up (ALT-REA-015)."""
    yield from breaking_off.drop(scene, ident)
    state = scene.now
    who = state.combatants[ident]
    arm = arms.arm_of(who, plan.weapon)
    if arm is None or arm.missile is None:
        return
    yield from tell(
        ShotProposed(
            combatant=ident,
            target=target,
            weapon=arm.weapon,
            hand=arms.hand_of(who, arm),
            stamp=max(state.segment, who.beat_until),
            reaction=str(arms.die(arm, plan.cadence)),
            more=arm.missile.fixed + plan.wished,
            cadence=plan.cadence,
            aim=plan.wished,
            choosing=choosing,
            volley=plan.volley,
            massed=plan.massed,
            repeated=repeated,
            sure=who.temperament is not None,
        )
    )


def planned(weapon: str, manner: str, target: str) -> tuple[Plan, bool]:
    """The plan of a shot in that *manner* (`arms.manners`), and whether its aim is named after the die. Archers of one
    side who shoot in volleys at one target wait for each other."""
    cadence, aim, choosing, volley = arms.parts(manner)
    return Plan(weapon, cadence, aim, aim, volley_at(target) if volley else None), choosing


def volley_at(target: str) -> str:
    """The volley at *target*: the archers of one side who shoot in it wait for each other (ALT-VOL-001)."""
    return f"@{target}"


def repeat(scene: Scene[State], ident: str) -> Action:
    """The same again: same weapon, manner and target (ALT-MIS-024, ALT-REA-012)."""
    who = scene.now.combatants[ident]
    plan, target = who.shooting.plan, who.target
    assert plan is not None
    assert target is not None
    choosing = scene.now.settings.aim_declared == "after" and plan.wished > 0
    yield from propose(scene, ident, target, plan, choosing=choosing, repeated=True)


def answered(scene: Scene[State], ident: str, choice: Choice) -> Action:
    """*ident* has chosen to shoot when he was asked what he does."""
    state = scene.now
    who = state.combatants[ident]
    arm = weapon_meant(scene.now, who)
    target = choice["target"]
    plan, choosing = planned(arm.weapon, choice.get("how", arms.NORMAL), target)
    yield from propose(scene, ident, target, plan, choosing=choosing)


def weapon_meant(state: AlternatifState, who: Combatant, named: str | None = None) -> Arm:
    """What *who* shoots with: what is *named*, else what he shot with last, else what he holds. Raises `Refused`."""
    last = who.shooting.plan
    if named is not None:
        found = next((each for each in arms.shootable(who) if _is_called(each, named)), None)
    else:
        held = arms.held(who)
        found = next((each for each in held if last is not None and each.weapon == last.weapon), None)
        found = found or (held[0] if held else None)
    if found is None:
        usable_hands(state, who)
        raise nothing_to_shoot(who)
    return found


def shooter(state: AlternatifState, who: Combatant) -> None:
    """That he holds something to shoot with."""
    if not arms.held(who):
        raise nothing_to_shoot(who)


def nothing_to_shoot(who: Combatant) -> Refused:
    """The refusal where he holds nothing for it."""
    weapons = ", ".join(each.weapon for each in arms.shootable(who))
    return Refused("alternatif-nothing-to-shoot", name=who.name, weapons=weapons)


def _is_called(arm: Arm, named: str) -> bool:
    wanted = named.casefold()
    return wanted == arm.weapon or any(name.casefold().startswith(wanted) for name in arm.names.values())


# ---- aim named after the die


def questions(state: State) -> list[Decision]:
    """Those are asked for how long they aim who see their die first (ALT-MIS-007, setting `aim_declared`)."""
    found = []
    for who in state.combatants.values():
        if who.shooting.choosing and arms.is_shot(who.task) and not who.out:
            assert who.task is not None
            about: dict[str, Scalar] = {"segment": state.segment, "due": who.task.last}
            field = Field("aim", (*AIMS, NOTHING))
            key = key_of(state, who, "aim")
            found.append(Decision(key, "aim", who.id, (field,), {"aim": NOTHING}, about))
    return found


def aimed(scene: Scene[State], ident: str, choice: Choice) -> Action:
    """The segments that *ident* adds to his reaction."""
    task = scene.now.combatants[ident].task
    assert task is not None
    aim = 0 if choice["aim"] == NOTHING else int(choice["aim"])
    yield from tell(ShotAimed(ident, aim, task.last + aim))
