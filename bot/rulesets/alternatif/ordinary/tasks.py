"""Actions other than melee: drawing, standing up, drinking, whatever the game master gives a reaction and a duration to
(ALT-REA-004 to -008, ALT-MEL-013, ALT-ACT-006).

Who is engaged lowers his guard for them and is asked whether he means it (ALT-MEL-002). They drop what was in
preparation, take their time, and are never repeated by themselves (ALT-REA-013).
"""

from __future__ import annotations

from typing import Final

from bot.kernel.dice import Dice
from bot.kernel.effects import Action, Scene, Step, roll, tell
from bot.rulesets.alternatif.base import checks as amounts
from bot.rulesets.alternatif.base import moves, story, times
from bot.rulesets.alternatif.base import shares as wielding
from bot.rulesets.alternatif.base.needs import Need
from bot.rulesets.alternatif.ordinary import events as together
from bot.rulesets.alternatif.ordinary import listed
from bot.rulesets.alternatif.ordinary.events import TaskRetimed
from bot.rulesets.alternatif.ordinary.listed import (
    ActionProposed,
    ActionReleased,
    GuardLowered,
    ProposalSettled,
    TaskBegun,
    TaskBroken,
    TaskEnded,
)
from bot.rulesets.alternatif.state import AlternatifState, Arm, Combatant, Hand, Task, engaged_by, is_stunned
from bot.rulesets.shared.check import Point

# ---- What somebody is doing beside melee is broken off: by himself, or by events (ALT-REA-010, ALT-REA-014 to -016).


def drop(scene: Scene[AlternatifState], ident: str, *, fights: bool = False) -> Action:
    """Whatever else than melee *ident* was about to do or doing is given up (ALT-REA-010, ALT-REA-015), perhaps to
    fight hand to hand. Enemies see that if they are upon him: before them he has lowered his guard for it."""
    state = scene.now
    who = state.combatants[ident]
    if who.proposal is not None:
        yield from tell(ProposalSettled(ident, "dropped"))
    if who.task is not None:
        task, segment = who.task, state.segment
        seen = any(not state.combatants[each].hidden for each in engaged_by(state, who))
        yield from story.abandon(scene, ident)
        yield from tell(
            TaskBroken(ident, task.action, segment, 0, task.label, "dropped", unseen=not seen, fights=fights and seen)
        )


def turn_to_fight(scene: Scene[AlternatifState], ident: str) -> Action:
    """The same, to fight hand to hand."""
    return drop(scene, ident, fights=True)


def break_off(scene: Scene[AlternatifState], ident: str, keep: int) -> Action:
    """As `interrupt`; what is announced and not begun goes with it, or it would begin all the same."""
    if scene.now.combatants[ident].proposal is not None:
        yield from tell(ProposalSettled(ident, "refused"))
    yield from interrupt(scene, ident, keep)


def interrupt(scene: Scene[AlternatifState], ident: str, keep: int = 0) -> Action:
    """Events break off what *ident* is doing; of an action under way *keep* segments count as done (ALT-REA-014,
    -016)."""
    who, segment = scene.now.combatants[ident], scene.now.segment
    for at, each in enumerate(who.wrestling.grips):
        if each.pending:
            yield from tell(story.hold_interrupted(ident, at, "interrupted", segment))
    task = who.task
    if task is None:
        return
    if times.speaks(scene.now, who):
        # An incantation always starts again from nothing, and its spell is likely lost (ALT-MAG-010).
        yield from story.disturb(scene, ident, "interrupted")
        return
    done = max(0, min(keep, segment - task.first + 1, task.duration - 1)) if segment >= task.first else 0
    left = task.duration - done if done else 0
    yield from tell(TaskBroken(ident, task.action, segment, left, task.label, "interrupted"))


NONE, ONE = listed.NONE, listed.ONE
OTHER = "other"
TOGETHER = "together"
"""An action of several: who announces it leads, the others join (ALT-ACT-019)."""
D100 = Dice(1, 100)


class Undertaking:
    """An action that takes its time, as this chapter sees it: whether it is possible, which weapon it is about, how
    long it takes, what it does at its end. The chapters bring them (`repertoire`); this one is about no weapon, takes
    as long as the encounter's list says, and does nothing."""

    code: str
    needs: tuple[Need, ...] = ()

    def check(self, state: AlternatifState, who: Combatant, thing: str | None, target: str | None, label: str) -> None:
        """Raise `Refused` where *who* cannot do it now, with *thing* and for *target*; *label*: his own words for
        it."""
        for need in self.needs:
            need(state, who)

    def figures(self, state: AlternatifState, who: Combatant, thing: str | None) -> tuple[str | None, str | None]:
        """Reaction and duration by the rules or the list; None for what the game master must say."""
        return listed.figures(state, self.code)

    def arm(self, who: Combatant, weapon: str | None) -> Arm | None:
        """The weapon that it is about: the one named, else the first that fits."""
        return None

    def keeps(self, who: Combatant, thing: str | None) -> bool:
        """Whether it is done with *thing*, which is no weapon."""
        return self.code in times.MAGICAL

    def hand(self, who: Combatant, arm: Arm) -> Hand | None:
        """The hand that it fills or empties."""
        return wielding.free_hand(who, arm)

    def awaits(self, state: AlternatifState, who: Combatant) -> bool:
        """Whether the game master has something to say about it yet, beside its times."""
        return False

    def begins(self, scene: Scene[AlternatifState], ident: str) -> Action:
        """*ident*, who has announced it, begins it."""
        return begin(scene, ident)

    def ends(self, scene: Scene[AlternatifState], who: Combatant, task: Task) -> Action:
        """Its effect; *who*: as he was until then."""
        yield from ()


known: Final[Point[[AlternatifState], tuple[str, ...]]] = Point("what may be undertaken")
"""Everything but melee that may be announced in an encounter with `words.Undertake`."""
undertaking: Final[Point[[str], Undertaking]] = Point("what an action that takes its time does")
"""The action of that code."""


def propose(
    scene: Scene[AlternatifState],
    ident: str,
    action: str,
    *,
    weapon: str | None = None,
    label: str = "",
    target: str | None = None,
    figures: tuple[str, str] | None = None,
) -> Action:
    """*ident* announces *action*; *figures* are the game master's own reaction and duration, and need no question."""
    yield from drop(scene, ident)
    state = scene.now
    who = state.combatants[ident]
    doing = undertaking(action)
    arm = doing.arm(who, weapon)
    reaction, duration = figures or doing.figures(state, who, weapon)
    left = who.unfinished
    if left is not None and figures is None and (left.action, left.label) == (action, label):
        # What was kept of an action broken off need not be done again (ALT-REA-016).
        duration = str(left.duration)
    yield from tell(
        ActionProposed(
            combatant=ident,
            action=action,
            stamp=max(state.segment, who.beat_until),
            label=label,
            weapon=arm.weapon if arm is not None else weapon if doing.keeps(who, weapon) else None,
            hand=None if arm is None else doing.hand(who, arm),
            target=target,
            reaction=reaction,
            duration=duration,
            sure=figures is not None or who.temperament is not None,
        )
    )


# ---- what was announced begins


def ready_ones(scene: Scene[AlternatifState]) -> Step[bool]:
    """What was announced and needs nobody's word any more begins; whether anything did."""
    begun = False
    for ident in list(scene.now.combatants):
        begun = (yield from together.follow(scene, ident)) or begun
        begun = (yield from begin_if_ready(scene, ident)) or begun
    return begun


def begin_if_ready(scene: Scene[AlternatifState], ident: str) -> Step[bool]:
    """What *ident* has announced begins if it needs nobody's word any more; whether it does."""
    who = scene.now.combatants[ident]
    if who.proposal is None or not may_begin(scene.now, who):
        return False
    yield from undertaking(who.proposal.action).begins(scene, ident)
    return True


def may_begin(state: AlternatifState, who: Combatant) -> bool:
    """Whether what *who* has announced needs nobody's word any more. Of enemies he cannot see nothing is asked."""
    proposal = who.proposal
    if proposal is None or who.out or proposal.reaction is None or proposal.duration is None:
        return False
    if undertaking(proposal.action).awaits(state, who):
        return False
    return proposal.sure or not moves.exposes_to(state, who)


def in_place(state: AlternatifState) -> list[str]:
    """Those who, free, have announced something in this segment that may fill it, while blows of it are still to fall:
    it counts from this segment before them (ALT-GEN-016, ALT-REA-008). What nobody can take advantage of, and is no
    full move, comes to the same at the end of the segment. Not whom a blow has hit already, and nobody hidden: that
    others wait for his word would give him away. Likewise those who announce something instead of a blow of their own,
    whatever it is."""
    if not any(each.up for who in state.combatants.values() for each in who.hands) and not wrestling_now(state):
        return []
    return [who.id for who in state.combatants.values() if _may_fill(state, who)]


def _may_fill(state: AlternatifState, who: Combatant) -> bool:
    proposal = who.proposal
    if proposal is None or who.out or who.hidden:
        return False
    if any(each.up for each in who.hands):
        return True
    if proposal.group or proposal.reaction not in (None, NONE):
        return False
    if not _starts_now(state, who, max(proposal.stamp, who.beat_until)):
        return False
    if not moves.exposes_to(state, who) and moves.run_of(who) is None:
        return False
    return not any(each.target == who.id for each in state.blows)


def wrestling_now(state: AlternatifState) -> bool:
    """Whether an action of wrestling has come up."""
    return any(each.comes for who in state.combatants.values() for each in who.wrestling.grips)


# ---- from the first segment of preparation to the effect


def begin(scene: Scene[AlternatifState], ident: str, lasts: str | None = None) -> Action:
    """The reaction and the duration are rolled, and the guard goes down (ALT-REA-005, ALT-REA-008, ALT-FRE-010).
    *lasts*: the duration, where it is known only now.

    With a duration of 0 the action takes place in the last second of its reaction, as combat actions do (ALT-REA-004,
    ALT-REA-007); without a reaction either it is a simple action of one segment.
    """
    state = scene.now
    who = state.combatants[ident]
    proposal = who.proposal
    assert proposal is not None
    reaction_text = proposal.reaction or NONE
    duration_text, then = amounts.stretches(lasts or proposal.duration or ONE)
    reaction, reaction_faces = yield from amounts.rolled(reaction_text, who=ident, why="task-reaction")
    duration, duration_faces = yield from amounts.rolled(duration_text, who=ident, why="task-duration")
    maximum = who.temperament is None and proposal.action not in times.MAGICAL and proposal.group in ("", ident)
    maximum = maximum and (
        amounts.all_maximal(reaction_text, reaction_faces) or amounts.all_maximal(duration_text, duration_faces)
    )
    stamp = max(proposal.stamp, who.beat_until)
    if reaction and not duration:
        first = stamp + reaction
    elif reaction:
        first = stamp + reaction + 1
    else:
        first = stamp if _starts_now(scene.now, who, stamp) else stamp + 1
    # A rest between two incantations, or of a wand, is never cut short (ALT-MAG-011, -016).
    first = max(first, times.earliest(who, proposal.action, proposal.weapon), moves.earliest(state, who))
    group = proposal.group or (ident if proposal.action == TOGETHER else "")
    guard = tuple(other for other in engaged_by(state, who) if not state.combatants[other].hidden)
    yield from tell(
        TaskBegun(
            combatant=ident,
            action=proposal.action,
            stamp=stamp,
            prepared=stamp + reaction,
            first=first,
            last=first + max(1, duration) - 1,
            reaction_die=reaction_text,
            reaction_faces=reaction_faces,
            duration_die=duration_text,
            duration_faces=duration_faces,
            label=proposal.label,
            weapon=proposal.weapon,
            hand=proposal.hand,
            target=proposal.target,
            guard=guard,
            then=then,
            maximum=maximum,
            group=group,
        )
    )
    if guard:
        yield from tell(GuardLowered(ident, proposal.action, guard, proposal.label, proposal.weapon))


def _starts_now(state: AlternatifState, who: Combatant, stamp: int) -> bool:
    """Whether an action without reaction fills the very segment in which it is announced (ALT-REA-008)."""
    if not state.segment or stamp != state.segment or state.settings.zero_reaction_start == "next_segment":
        return False
    return not has_acted(state, who) and not is_stunned(state, who)


def has_acted(state: AlternatifState, who: Combatant) -> bool:
    """Whether *who* has used this segment up."""
    return who.busy == state.segment or any(each.acted == state.segment for each in who.hands)


def over(state: AlternatifState) -> list[str]:
    """Those whose action ends with this segment, or is let go in it as they said."""
    segment = state.segment
    return [who.id for who in state.combatants.values() if who.task is not None and who.task.is_over(segment)]


def run_out(scene: Scene[AlternatifState]) -> Action:
    """Actions complete at the end of their last segment; held ones are let go when their time has come."""
    for ident in over(scene.now):
        task = scene.now.combatants[ident].task
        if task is None or ident not in over(scene.now):
            # What ended before may have ended it too, or begun it anew (two who tug at a weapon).
            continue
        if task.waits:
            yield from release(scene, ident)
        else:
            yield from complete(scene, ident)


def release(scene: Scene[AlternatifState], ident: str) -> Action:
    """A held action takes place in this segment without a die (ALT-REA-020)."""
    state = scene.now
    who = state.combatants[ident]
    task = who.task
    assert task is not None
    first = state.segment + 1 if has_acted(state, who) or not state.segment else state.segment
    first = max(first, times.earliest(who, task.action, task.weapon))
    last = first + task.duration - 1
    yield from tell(ActionReleased(ident, task.action, first, last, task.label))


def complete(scene: Scene[AlternatifState], ident: str) -> Action:
    """The action of *ident* takes its effect; one of two stretches goes on with the second (ALT-ACT-015), and one that
    was rushed may fail (ALT-ACT-018)."""
    state = scene.now
    task = state.combatants[ident].task
    assert task is not None
    if task.then:
        more, faces = yield from amounts.rolled(task.then, who=ident, why="task-second")
        last = state.segment + max(1, more)
        yield from tell(
            TaskRetimed(
                ident, task.action, "second", task.prepared, task.first, last, task.then, faces, label=task.label
            )
        )
        return
    face: int | None = None
    if task.chance:
        (face,) = yield from roll(D100, who=ident, why="task-failure")
    failed = face is not None and face <= task.chance
    yield from tell(
        TaskEnded(
            combatant=ident,
            action=task.action,
            segment=state.segment,
            label=task.label,
            weapon=task.weapon,
            target=task.target,
            penalty=task.penalty,
            chance=task.chance,
            face=face,
            failed=failed,
        )
    )
    if not failed:
        yield from undertaking(task.action).ends(scene, state.combatants[ident], task)


def drives(who: Combatant) -> bool:
    """Whether what *who* does moves the clock by itself: all but an action held for as long as he likes."""
    return who.task is not None and not (who.task.waits and who.task.until is None)


def moments(state: AlternatifState, who: Combatant) -> list[int]:
    """The coming segments in which something of what *who* does must be looked at, the next of each kind."""
    task = who.task
    if task is None:
        return []
    found = []
    now = state.segment
    if task.waits:
        if task.until is not None:
            found.append(max(now + 1, task.until, task.prepared))
    elif task.last > now:
        found.append(task.last)
    if moves.run_of(who) is not None and task.last > now:
        found.append(max(now + 1, task.first))
    if engaged_by(state, who):
        begins = task.stamp + 1 if task.prepared > task.stamp else task.first
        exposed = max(now + 1, begins)
        if task.exposed(exposed):
            found.append(exposed)
    return found
