"""Shooting and throwing: plainly, or in a manner of one's own."""

from __future__ import annotations

from bot.kernel.decisions import Choice, Field
from bot.kernel.effects import Action, Scene, roll, tell
from bot.kernel.errors import Refused
from bot.rulesets.alternatif.base import arms, rolls
from bot.rulesets.alternatif.ordinary.listed import GuardLowered, ProposalSettled
from bot.rulesets.alternatif.ordinary.tasks import Undertaking
from bot.rulesets.alternatif.reaction.announcer import Announcer, blank, times
from bot.rulesets.alternatif.shooting import announcing, loosing, volleys
from bot.rulesets.alternatif.shooting.events import ShotBegun
from bot.rulesets.alternatif.shooting.words import Shoot
from bot.rulesets.alternatif.state import AlternatifState, Arm, Combatant, engaged_by
from bot.rulesets.shared.actions import THING, Blanks, Costs, Doable
from bot.rulesets.shared.odds import Odds
from bot.rulesets.shared.options import Args, optional

# ---- The reaction of a shot: from the word to the segment in which the projectile leaves (ALT-MIS-002 to -007).


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


INSTANT = "0"
"""The duration of a shot: it comes at the end of its reaction."""


def shot_times(arm: Arm, manner: str) -> Costs:
    """When a shot with *arm* in that *manner* leaves: its die by the cadence, and the segments of careful aim
    (ALT-MIS-004 to -007)."""
    if arm.missile is None:
        return times(None, None)
    cadence, aim, _, _ = arms.parts(manner)
    fixed = arm.missile.fixed + aim
    return times(f"{f'{fixed}+' if fixed else ''}{arms.die(arm, cadence)}", INSTANT)


def meant(state: AlternatifState, who: Combatant, choice: Choice) -> Arm | None:
    """What *who* would shoot with, as far as *choice* says it."""
    try:
        return announcing.weapon_meant(state, who, choice.get(THING))
    except Refused:
        return None


def _trial(self: object, at: Announcer, choice: Choice) -> Odds | None:
    arm = meant(at.state, at.who, choice)
    how = choice.get("how", arms.NORMAL)
    return None if arm is None else loosing.trial(at.state, at.who, choice["target"], arm, how)


class ShootPlainly(Undertaking, Doable[Announcer]):
    """A shot (ALT-MIS-001); the question makes it at the normal cadence, with what is in hand."""

    code = arms.SHOOT

    def asked(self, at: Announcer) -> Blanks | None:
        return blank("target", at.marks)

    def said(self, at: Announcer) -> Blanks | None:
        """Whom a weapon reaches and with which one somebody is reached go together, and the manners are those of the
        weapon once it is named, else of the first that does."""
        if not at.aims:
            return None

        def fields(partial: Choice) -> tuple[Field, ...]:
            target, weapon = partial.get("target"), partial.get("with")
            targets = at.aims.get(weapon or "") or tuple(dict.fromkeys(sum(at.aims.values(), ())))
            reaching = tuple(each for each, found in at.aims.items() if target is None or target in found)
            reaching = reaching or tuple(at.aims)
            arm = arms.arm_of(at.who, weapon if weapon in reaching else reaching[0])
            manners = arms.manners(arm, at.state.settings) if arm is not None else ()
            return Field("target", targets), Field("with", reaching), Field("how", manners)

        return fields

    def costs(self, at: Announcer, thing: str | None) -> Costs:
        arm = next((each for each in arms.shootable(at.who) if thing in (None, each.weapon)), None)
        return times(None, None) if arm is None else shot_times(arm, arms.NORMAL)

    def note(self, at: Announcer, by: int, args: Args) -> Shoot:
        return Shoot(by, at.who.id, optional(args, "target"), optional(args, "with"), optional(args, "how"))

    trial = _trial

    def does(self, scene: Scene[AlternatifState], who: str, choice: Choice) -> Action:
        return announcing.answered(scene, who, choice)

    def begins(self, scene: Scene[AlternatifState], ident: str) -> Action:
        return begin(scene, ident)


class ShootSo(Doable[Announcer]):
    """In the question: a shot in another manner than plainly."""

    code = "shoot_so"

    def asked(self, at: Announcer) -> Blanks | None:
        if not at.marks:
            return None
        manners = arms.manners(arms.held(at.who)[0], at.state.settings)[1:]
        return Field("target", at.marks), Field("how", manners)

    trial = _trial

    def does(self, scene: Scene[AlternatifState], who: str, choice: Choice) -> Action:
        return announcing.answered(scene, who, choice)
