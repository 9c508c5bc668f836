"""The projectile leaves (ALT-MIS-010 to -018), those of one segment together or in the order that a simultaneous test
has settled (ALT-MIS-023).

Shots leave when the frank attacks have fallen and before the blows of melee are rolled (ALT-GEN-016); hits and misses
stand in the air with those, and whoever is hit by both answers for both.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from bot.kernel.decisions import NOTHING, Choice, Decision, Field, Scalar
from bot.kernel.dice import dice
from bot.kernel.effects import Action, Scene, Step, ask_first, tell
from bot.kernel.values import evolve
from bot.rulesets.alternatif.base import arms, distances, rolls, times
from bot.rulesets.alternatif.base.checks import GM, asked_in, key_of, kind_in
from bot.rulesets.alternatif.base.rolls import Throw
from bot.rulesets.alternatif.melee import strikes
from bot.rulesets.alternatif.ordinary import tasks
from bot.rulesets.alternatif.ordinary.listed import TaskBroken, TaskEnded
from bot.rulesets.alternatif.parry import from_afar
from bot.rulesets.alternatif.reaction import dice as simultaneous_tests
from bot.rulesets.alternatif.shooting import volleys
from bot.rulesets.alternatif.shooting.events import (
    AimLost,
    Judgement,
    MeleeJudged,
    OrderSettled,
    ShotKept,
    ShotRolled,
    ShotStrayed,
    TargetChanged,
)
from bot.rulesets.alternatif.state import AlternatifState, Arm, Combatant
from bot.rulesets.alternatif.state.arms import Plan, pair_key
from bot.rulesets.alternatif.wounds import fumbles
from bot.rulesets.alternatif.wounds import injuries as wounding
from bot.rulesets.shared.check import total
from bot.rulesets.shared.odds import All, Odds, Percent
from bot.rulesets.shared.overruling import decided

State = AlternatifState
TOGETHER = "together"
MALUS = {"malus_2": -2, "malus_4": -4}


def due(state: State) -> list[str]:
    """Those whose projectile is to leave in this segment: ready and not held, or held until now."""
    standing = (who for who in state.combatants.values() if not who.out and who.body > 0)
    return [each.id for each in standing if each.task and arms.is_shot(each.task) and each.task.is_over(state.segment)]


def leaving(state: State) -> list[str]:
    """Those of them whom nobody's earlier shot still keeps in doubt (ALT-MIS-023)."""
    found = due(state)
    if not found:
        return []
    flying = {blow.attacker for blow in state.blows if not blow.parried and not blow.landed}
    kept = {
        other
        for who in state.combatants.values()
        if who.shooting.tested == state.segment and (who.id in flying or who.id in found)
        for other in who.shooting.before
    }
    return [ident for ident in found if ident not in kept]


def aims_lost(state: State) -> list[str]:
    """Those who hold a carefully aimed shot ready and have lost sight of its target, or see it out of range
    (ALT-MIS-009)."""
    found = []
    for who in state.combatants.values():
        task, plan = who.task, who.shooting.plan
        if task is None or plan is None or not plan.aim or not task.waits or task.action != arms.SHOOT:
            continue
        if task.prepared <= state.segment and not _can_be_hit(state, who, task.target):
            found.append(who.id)
    return found


def has_work(state: State) -> bool:
    """Whether a shot leaves now, or loses its aim."""
    return bool(leaving(state)) or bool(aims_lost(state))


def shots(scene: Scene[State]) -> Action:
    """Everything about the shots of this segment, one thing at a time."""
    for ident in aims_lost(scene.now):
        if scene.now.settings.aim_lost == "shot":
            yield from tell(TaskBroken(ident, arms.SHOOT, scene.now.segment, 0, "", "interrupted"))
        else:
            yield from tell(AimLost(ident))
    state = scene.now
    ready = leaving(state)
    for ident in ready:
        who = state.combatants[ident]
        if not has_target(state, who) and not _targets(state, who):
            # Nobody there to be shot at: it stays ready (ALT-MIS-017).
            yield from tell(ShotKept(ident, _weapon(who), "no_target"))
            return
    if questions(state):
        answer = yield from ask_first(questions)
        if answer is not None:
            yield from _answered(scene, *answer)
        return
    for ident in ready:
        who = state.combatants[ident]
        if friends := _unjudged(state, who):
            percent = state.settings.shoot_into_melee == "wrestling_percent"
            yield from tell(MeleeJudged(ident, _target(who), "percent" if percent else "plain", friends))
    mates = volleys.mates(state, ready)
    for ident in ready:
        yield from loose(scene, ident, mates.get(ident, 0))


def _weapon(who: Combatant) -> str:
    return "" if who.task is None else who.task.weapon or ""


def _target(who: Combatant) -> str:
    return "" if who.task is None else who.task.target or ""


def _can_be_hit(state: State, who: Combatant, target: str | None) -> bool:
    arm = arms.arm_of(who, _weapon(who))
    return target is not None and arm is not None and target in arms.targets(state, who, arm)


def has_target(state: State, who: Combatant) -> bool:
    """Whether whom *who* means to shoot at is still there to be hit."""
    return _can_be_hit(state, who, _target(who))


def _targets(state: State, who: Combatant) -> list[str]:
    arm = arms.arm_of(who, _weapon(who))
    return [] if arm is None else arms.targets(state, who, arm)


def _unjudged(state: State, who: Combatant) -> tuple[str, ...]:
    """The friends at grips with the target of *who*, when nothing has been said of his shot yet (ALT-MIS-025)."""
    if who.shooting.into or not has_target(state, who):
        return ()
    return tuple(arms.friends_near(state, who, _target(who)))


# ---- questions


def questions(state: State) -> list[Decision]:
    """Whom to shoot at instead of somebody who is gone; the order of two shots; a shot into a melee."""
    ready = leaving(state)
    found = []
    for ident in ready:
        who = state.combatants[ident]
        if not has_target(state, who) and (others := _targets(state, who)):
            found.append(_release(state, who, others))
    if found:
        return found
    found = [_order(state, one, other) for one, other in contests(state)]
    if found or state.settings.shoot_into_melee != "ask_gm":
        return found
    return [
        _into(state, state.combatants[ident], friends)
        for ident in ready
        if (friends := _unjudged(state, state.combatants[ident]))
    ]


def _release(state: State, who: Combatant, others: list[str]) -> Decision:
    about: dict[str, Scalar] = {"segment": state.segment, "weapon": _weapon(who), "lost": _target(who) or None}
    field = Field("target", (*others, NOTHING))
    key = key_of(state, who, "release")
    return Decision(key, "release", who.id, (field,), {"target": NOTHING}, about)


def contests(state: State) -> list[tuple[str, str]]:
    """The pairs (shooter, target) whose order matters: the shot could put out or break off the other's action that
    takes effect in this segment, too (ALT-MIS-023, ALT-REA-017)."""
    ready = due(state)
    found: dict[str, tuple[str, str]] = {}
    for ident in ready:
        who = state.combatants[ident]
        target = _target(who)
        if not has_target(state, who) or not _acts_now(state, target, ready):
            continue
        other = state.combatants[target]
        if who.shooting.tested == state.segment == other.shooting.tested:
            continue
        if _worst(who) > other.stamina or times.speaks(state, other):
            found.setdefault(pair_key(ident, target), (ident, target))
    return list(found.values())


def _acts_now(state: State, ident: str, ready: list[str]) -> bool:
    task = state.combatants[ident].task
    if task is None:
        return False
    return ident in ready or (task.action != arms.SHOOT and not task.waits and task.last == state.segment)


def _worst(who: Combatant) -> int:
    """The greatest ordinary damage of the shot of *who*."""
    arm = arms.arm_of(who, _weapon(who))
    if arm is None:
        return 0
    rolled = dice(arm.damage)
    return total(wounding.damage_terms(None, arm, rolled.count * rolled.sides))


def _order(state: State, one: str, other: str) -> Decision:
    about: dict[str, Scalar] = {"one": one, "other": other, "segment": state.segment}
    field = Field("order", (TOGETHER, *simultaneous_tests.gaps(state.settings)))
    key = f"{one}+{other}:order:{state.segment}"
    return Decision(key, "order", GM, (field,), {"order": TOGETHER}, about)


def _into(state: State, who: Combatant, friends: tuple[str, ...]) -> Decision:
    names = ", ".join(state.combatants[ident].name for ident in friends)
    about: dict[str, Scalar] = {
        "author": who.id,
        "target": _target(who),
        "friends": names,
        "count": len(friends),
        "chance": chance_of(len(friends)),
    }
    field = Field("into", ("plain", *MALUS, "percent"))
    key = f"{who.id}:into:{state.segment}"
    return Decision(key, "into", GM, (field,), {"into": "plain"}, about)


def chance_of(friends: int) -> int:
    """The chance in percent that a shot at somebody at grips with *friends* goes astray: the wrestling figures
    (ALT-MIS-025, ALT-WRE-021)."""
    return min(100, 30 + 10 * (friends + 1))


def _answered(scene: Scene[State], key: str, choice: Choice) -> Action:
    state = scene.now
    ident = asked_in(key)
    match kind_in(key):
        case "order":
            one, _, other = ident.partition("+")
            yield from _ordered(scene, one, other, choice["order"])
        case "into":
            who = state.combatants[ident]
            how = choice["into"]
            yield from tell(MeleeJudged(ident, _target(who), cast(Judgement, how), _unjudged(state, who)))
        case _ if choice["target"] == NOTHING:
            yield from tell(ShotKept(ident, _weapon(state.combatants[ident]), "chosen"))
        case _:
            yield from tell(turned(state.combatants[ident], choice["target"]))


def turned(who: Combatant, target: str) -> TargetChanged:
    """That the shot of *who* is meant for *target* now."""
    plan = who.shooting.plan
    return TargetChanged(who.id, target, plan is not None and plan.aim > 0)


def _ordered(scene: Scene[State], one: str, other: str, said: str) -> Action:
    earlier = None
    if said != TOGETHER:
        earlier = yield from simultaneous_tests.simultaneous_test(scene, one, other, int(said))
    yield from in_order(scene, one, other, earlier)


def shots_in_order(scene: Scene[State], pairs: Iterable[tuple[str, str]], earlier: str | None) -> Step[bool]:
    """The first of *pairs* that is one of `contests` comes in its order; whether there is any."""
    found = next((pair for pair in pairs if pair in contests(scene.now)), None)
    if found is not None:
        yield from in_order(scene, found[0], found[1], earlier)
    return found is not None


def in_order(scene: Scene[State], one: str, other: str, earlier: str | None) -> Action:
    """The shot of *one* and the action of *other* come in their order: that of *earlier* first, None: both happen."""
    yield from tell(OrderSettled(one, other, earlier))
    task = scene.now.combatants[other].task
    if earlier != one and task is not None and task.action != arms.SHOOT:
        # What is not a shot is done before this one arrives, or together with it.
        yield from tasks.complete(scene, other)


# ---- the die


def loose(scene: Scene[State], ident: str, mates: int = 0) -> Action:
    """The projectile of *ident* leaves; *mates*: how many others of his volley shoot at the same target."""
    state = scene.now
    who = state.combatants[ident]
    task = who.task
    arm = arms.arm_of(who, _weapon(who))
    if task is None or arm is None or task.target not in state.combatants:
        yield from tasks.interrupt(scene, ident)
        return
    plan = who.shooting.plan or Plan(arm.weapon)
    target_id = yield from _strayed(scene, ident, task.target)
    yield from tell(TaskEnded(ident, arms.SHOOT, state.segment, "", arm.weapon, task.target))
    hand = arms.hand_of(who, arm)
    throw = _thrown(state, who, target_id, arm, plan, mates, MALUS.get(who.shooting.into, 0))
    throw, made = yield from strikes.attack(scene, "shot", throw, why="shot")
    if made is None:
        return
    apart = distances.distance(scene.now, ident, target_id)
    yield from tell(
        ShotRolled(
            combatant=ident,
            target=target_id,
            hand=hand,
            weapon=arm.weapon,
            **strikes.told(throw, made),
            range=throw.band,
            metres=None if apart is None else apart // 100,
            volley=mates,
        )
    )
    yield from decided(scene, ident, target_id, made)
    if made.face == 1 and not made.law.ruled and scene.now.settings.missile_fumble == "fumble_table":
        yield from fumbles.fumble(scene, ident, hand, target_id, arm.weapon)
    yield from rolls.gives_away(scene, throw)


def _thrown(state: State, who: Combatant, target: str, arm: Arm, plan: Plan, mates: int = 0, into: int = 0) -> Throw:
    """What *who* throws for who shoots with *arm* at *target*; *into*: what is taken off for a melee."""
    return Throw(
        who.id,
        target,
        deed="shot",
        arm=evolve(arm, hand=arms.hand_of(who, arm)),
        occasion="shot",
        surprise=from_afar.is_surprise(state, target, who.id, arm),
        plan=plan,
        band=arms.band(state, who.id, target, arm),
        mates=mates,
        into=into,
    )


def trial(state: State, who: Combatant, target: str, arm: Arm, manner: str) -> Odds:
    """What is rolled for a shot of *who* with *arm* in that *manner* (`arms.manners`) at *target*, as they stand
    now."""
    cadence, aim, _, _ = arms.parts(manner)
    throw = _thrown(state, who, target, arm, Plan(arm.weapon, cadence, aim, aim))
    return _ahead(state, throw)


def tried(state: State, ident: str, target: str) -> Odds | None:
    """What is rolled for the shot of *ident* that is ready, turned upon *target*."""
    moved = turned(state.combatants[ident], target)
    state = rolls.after(state, lambda scene: tell(moved))
    who, mates = state.combatants[ident], volleys.mates(state, leaving(state))
    arm = arms.arm_of(who, _weapon(who))
    if arm is None:
        return None
    throw = _thrown(state, who, target, arm, who.shooting.plan or Plan(arm.weapon), mates.get(ident, 0))
    return _ahead(state, throw)


def _ahead(state: State, throw: Throw) -> Odds:
    """What is rolled for that; companions at grips with the target may be hit in his place (ALT-MIS-025)."""
    found = strikes.ahead(state, "shot", throw)
    percent = state.settings.shoot_into_melee == "wrestling_percent"
    friends = arms.friends_near(state, state.combatants[throw.who], throw.target) if percent else ()
    return All((Percent(100 - chance_of(len(friends))), found)) if friends else found


def _strayed(scene: Scene[State], ident: str, target: str) -> Step[str]:
    """Whom the shot of *ident* at *target* is resolved against (ALT-MIS-025)."""
    state = scene.now
    who = state.combatants[ident]
    friends = arms.friends_near(state, who, target)
    if who.shooting.into != "percent" or not friends:
        return target
    chance = chance_of(len(friends))
    face, victim = yield from rolls.stray(ident, friends, chance, why="stray-shot", whom="companion")
    yield from tell(ShotStrayed(ident, target, chance, face, victim))
    return victim or target
