"""Who may parry or dodge a shot, and with what (ALT-DEF-001, -002, -009, -011)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from bot.kernel.decisions import NOTHING, Choice, Decision, Field, Scalar
from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.kernel.values import record
from bot.rulesets.alternatif.base import arms
from bot.rulesets.alternatif.base import shares as wielding
from bot.rulesets.alternatif.base.arms import band, cover_of
from bot.rulesets.alternatif.base.checks import key_of
from bot.rulesets.alternatif.base.needs import usable_hands
from bot.rulesets.alternatif.ordinary import tasks as breaking_off
from bot.rulesets.alternatif.reaction.dice import die_of, postponement
from bot.rulesets.alternatif.shooting.events import ShotAimed, ShotProposed
from bot.rulesets.alternatif.state import (
    AlternatifState,
    Arm,
    Blow,
    Combatant,
    Wielded,
    engaged_by,
    helpless_against,
    open_blows,
)
from bot.rulesets.alternatif.state.arms import Plan
from bot.rulesets.alternatif.state.conditions import DEFENCELESS
from bot.rulesets.shared.seeing import alike

# ---- Announcing a shot: weapon, target and manner before the die (ALT-MIS-006, -007); the same again by default
# (ALT-MIS-024).

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


DODGE = "dodge"
SEVERAL = 50
"""The cover in percent from which one defence may meet several projectiles (ALT-DEF-015)."""


@record
class Way:
    """One way to answer a shot. *weapon*: what parries, None for a dodge; *only_critical*: nothing but a critical parry
    helps (ALT-DEF-009)."""

    blow: str
    weapon: Wielded | None = None
    only_critical: bool = False

    @property
    def option(self) -> str:
        """Its name in a question."""
        return f"{self.blow}/{DODGE if self.weapon is None else self.weapon.arm.hand}"

    @property
    def kind(self) -> Literal["dodge", "parry", "critical"]:
        if self.weapon is None:
            return "dodge"
        return "critical" if self.only_critical else "parry"


def is_shot(blow: Blow) -> bool:
    """Whether *blow* came from afar."""
    return blow.occasion == "shot"


def may_defend(state: AlternatifState, who: Combatant) -> bool:
    """Whether *who* can do anything at all about a shot that he sees coming: not surprised, no wrestler, and this
    segment not spent on something else or on a full move (ALT-DEF-011)."""
    segment = state.segment
    if who.wrestling.locked or any(each.acted == segment for each in who.wrestling.grips):
        return False
    return not (DEFENCELESS(who) or who.busy == segment or who.shooting.full_move == segment)


def is_surprise(state: AlternatifState, target: str, shooter: str, arm: Arm) -> bool:
    """Whether a shot of *shooter* with *arm* takes *target* by surprise: within medium range (ALT-SUR-005, -010)."""
    if not helpless_against(state, target, shooter):
        return False
    return band(state, shooter, target, arm) in ("point_blank", "short", "medium")


def may_dodge(state: AlternatifState, who: Combatant) -> bool:
    """Whether *who* has not used his action of the segment yet (ALT-DEF-011)."""
    if state.settings.dodge_after_acting:
        return True
    return who.spent != state.segment and all(each.acted != state.segment for each in who.hands)


def parrying(state: AlternatifState, who: Combatant) -> list[Wielded]:
    """The weapons of *who* that have not acted in this segment and can stop something, shields first."""
    free = [each for each in who.hands if each.acted != state.segment and not each.up and each.arm.parries]
    free = [each for each in free if wielding.usable(who, each.arm)]
    return sorted(wielding.guards(who, free), key=lambda each: not each.arm.is_shield)


def ways(state: AlternatifState, who: Combatant, blow: Blow) -> list[Way]:
    """How *who* may answer the shot *blow*: with a shield, by a dodge, with another weapon for its critical parry alone
    (ALT-DEF-002, -008, -009, ALT-CRI-017); a natural 20 yields to nothing but a critical parry."""
    if blow.unseen or not may_defend(state, who) or is_surprise(state, who.id, blow.attacker, blow.arm):
        return []
    weapons = parrying(state, who)
    found = [Way(blow.id, each, blow.natural) for each in weapons if each.arm.is_shield]
    if may_dodge(state, who) and (not blow.natural or state.settings.nat20_shot_dodge):
        found.append(Way(blow.id))
    return [*found, *(Way(blow.id, each, True) for each in weapons if not each.arm.is_shield)]


def answerable(state: AlternatifState, who: Combatant) -> list[Blow]:
    """The shots that have hit *who* and that he may still do something about."""
    return [blow for blow in open_blows(state, who.id) if is_shot(blow) and ways(state, who, blow)]


def interrupts(state: AlternatifState, who: Combatant) -> bool:
    """Whether a parry breaks off what *who* is doing: he is not in melee, or does something else in it
    (ALT-DEF-004)."""
    return not engaged_by(state, who) or who.task is not None


def stops_several(weapon: Wielded | None) -> bool:
    """Whether *weapon* is a pavise (ALT-DEF-006)."""
    return weapon is not None and "blocks_several" in weapon.arm.tags


def met_by(state: AlternatifState, who: Combatant, chosen: Blow, weapon: Wielded | None) -> list[Blow]:
    """The other shots that the same roll meets: with a pavise all of them, else those that half the body or more is
    covered against, as far as the table's limit goes (ALT-DEF-006, ALT-DEF-015)."""
    several = stops_several(weapon)
    found = []
    for blow in open_blows(state, who.id):
        if blow.id == chosen.id or not is_shot(blow) or blow.unseen:
            continue
        covered = min(cover_of(who, blow.attacker), cover_of(who, chosen.attacker)) >= SEVERAL
        if several or covered:
            found.append(blow)
    limit = state.settings.pavise_limit
    return found[: limit - 1] if limit else found


def manners(state: AlternatifState, who: Combatant, blows: Sequence[Blow]) -> list[tuple[Way, tuple[Blow, ...]]]:
    """Each way in which *who* may answer the shots *blows*, with those that its roll meets: one for all the shots that
    the same roll meets (ALT-DEF-006, ALT-DEF-015), against the one that he is covered best from (ALT-DEF-014), of
    several the hardest to stop that can be stopped so."""
    found: dict[tuple[str, frozenset[str]], tuple[Way, tuple[Blow, ...]]] = {}
    for blow in sorted(blows, key=lambda each: (-cover_of(who, each.attacker), each.natural, -each.total)):
        for way in ways(state, who, blow):
            others = {each.id for each in met_by(state, who, blow, way.weapon)}
            met = tuple(each for each in blows if each.id == blow.id or each.id in others)
            manner = way.option.removeprefix(blow.id)
            found.setdefault((manner, frozenset(each.id for each in met)), (way, met))
    order = [each.id for each in blows]
    return sorted(found.values(), key=lambda each: order.index(each[0].blow))


def postpones(who: Combatant, weapon: Wielded) -> bool:
    """Whether a parry with *weapon* postpones its action (ALT-DEF-005)."""
    return weapon.status != "defensive" and not wielding.is_guard(who, weapon)


def facts_of(state: AlternatifState, who: Combatant, way: Way, met: Sequence[Blow]) -> dict[str, Scalar]:
    """What the words of an option need: the weapon, the segments by which it would postpone its action, the shots that
    it meets if those are several."""
    weapon = way.weapon
    if weapon is None and not state.settings.nat20_shot_dodge:
        # Of what fell on a natural 20 a dodge stops nothing.
        met = [each for each in met if not each.natural]
    cost = 0
    if weapon is not None and not interrupts(state, who) and postpones(who, weapon):
        cost = postponement(die_of(who, weapon, state.settings))
    return {
        "way": way.kind,
        "weapon": None if weapon is None else weapon.arm.weapon,
        "cost": cost,
        "pending": weapon is not None and weapon.pending,
        "double": False,
        "meets": alike({"attacker": each.attacker, "total": each.total} for each in met) if len(met) > 1 else None,
    }
