"""Actions other than melee: drawing, standing up, drinking, whatever the game master gives a reaction and a duration to
(ALT-REA-004 to -008, ALT-MEL-013, ALT-ACT-006).

Who is engaged lowers his guard for them and is asked whether he means it (ALT-MEL-002). They drop what was in
preparation, take their time, and are never repeated by themselves (ALT-REA-013).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from bot.kernel.decisions import Choice, Decision, Field, Scalar
from bot.kernel.dice import dice
from bot.kernel.effects import Action, Scene, Step, roll, tell
from bot.rulesets.alternatif import forms, grasp
from bot.rulesets.alternatif.events import (
    ActionProposed,
    ActionReleased,
    FlagSet,
    GuardLowered,
    InjuryAmended,
    ProposalSettled,
    TaskBegun,
    TaskBroken,
    TaskEnded,
    WeaponChanged,
)
from bot.rulesets.alternatif.state import (
    AlternatifState,
    Arm,
    Combatant,
    Hand,
    Proposal,
    Task,
    engaged_by,
    within_reach,
)

NONE, ONE = "0", "1"
FIGURES: Mapping[str, tuple[str, str]] = {
    "draw": (NONE, ONE),
    "sheathe": (NONE, ONE),
    "pick_up": (NONE, ONE),
    "stand_up": (NONE, ONE),
    "drink": ("1d6", "1d6"),
    "bandage": ("1d4", "2d6"),
}
"""Reaction and duration, numbers or dice: simple actions take one segment (ALT-MEL-013), a flask from the bag what the
text's list says; stopping a bleeding is house data."""
OTHER = "other"
ACTIONS = (*FIGURES, OTHER)
REACTIONS = (NONE, "1", "2", "1d3", "1d4", "1d6", "1d8", "2d8")
DURATIONS = (NONE, ONE, "2", "3", "4", "5", "10", "1d4", "1d6", "1d10", "2d6", "5d10")
REFUSE = "refuse"


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
    arm = arm_for(who, action, weapon)
    reaction: str | None = None
    duration: str | None = None
    if figures is not None or action in FIGURES:
        reaction, duration = figures or FIGURES[action]
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
            weapon=None if arm is None else arm.weapon,
            hand=None if arm is None else hand_for(who, action, arm),
            target=target,
            reaction=reaction,
            duration=duration,
            sure=figures is not None or who.temperament is not None,
        )
    )


def arm_for(who: Combatant, action: str, weapon: str | None) -> Arm | None:
    """The weapon that *action* is about: the one named, else the first that fits."""
    match action:
        case "draw":
            found = [each for each in who.carried if grasp.free_hand(who, each) is not None]
        case "pick_up":
            found = [each for each in who.dropped if grasp.free_hand(who, each) is not None]
        case "sheathe":
            found = [each.arm for each in who.hands if not each.arm.is_natural]
        case _:
            return None
    return next((each for each in found if weapon in (None, each.weapon)), None)


def hand_for(who: Combatant, action: str, arm: Arm) -> Hand | None:
    """The hand that *action* fills or empties."""
    return arm.hand if action == "sheathe" else grasp.free_hand(who, arm)


def drop(scene: Scene[AlternatifState], ident: str) -> Action:
    """Whatever else than melee *ident* was about to do or doing is given up (ALT-REA-010, ALT-REA-015)."""
    who = scene.now.combatants[ident]
    if who.proposal is not None:
        yield from tell(ProposalSettled(ident, "dropped"))
    if who.task is not None:
        task = who.task
        yield from tell(TaskBroken(ident, task.action, scene.now.segment, 0, task.label, "dropped"))


def interrupt(scene: Scene[AlternatifState], ident: str, keep: int = 0) -> Action:
    """Events break off what *ident* is doing; of an action under way *keep* segments count as done (ALT-REA-014,
    -016)."""
    who, segment = scene.now.combatants[ident], scene.now.segment
    task = who.task
    if task is None:
        return
    done = max(0, min(keep, segment - task.first + 1, task.duration - 1)) if segment >= task.first else 0
    left = task.duration - done if done else 0
    yield from tell(TaskBroken(ident, task.action, segment, left, task.label, "interrupted"))


# ---- questions about what was announced


def questions(state: AlternatifState) -> list[Decision]:
    """The game master is asked for reaction and duration, an engaged author whether he means it."""
    found = []
    for who in state.combatants.values():
        if who.proposal is None or who.out:
            continue
        if who.proposal.reaction is None:
            found.append(_figures(state, who, who.proposal))
        elif not who.proposal.sure and within_reach(state, who):
            found.append(_expose(state, who, who.proposal))
    return found


def _figures(state: AlternatifState, who: Combatant, proposal: Proposal) -> Decision:
    reaction = Field("reaction", (*REACTIONS, REFUSE))
    # What is left of an action broken off is known already (ALT-REA-016).
    fields = (reaction,) if proposal.duration is not None else (reaction, Field("duration", DURATIONS))

    def form(partial: Choice) -> tuple[Field, ...]:
        return (reaction,) if partial.get("reaction") == REFUSE else fields

    about: dict[str, Scalar] = {"author": who.id, "action": proposal.action, "label": proposal.label}
    default = {"reaction": NONE} if proposal.duration is not None else {"reaction": NONE, "duration": ONE}
    key = f"{who.id}:figures:{state.segment}"
    return Decision(key, "figures", forms.GM, fields, default, about, form)


def _expose(state: AlternatifState, who: Combatant, proposal: Proposal) -> Decision:
    names = [state.combatants[ident].name for ident in within_reach(state, who)]
    reaction, duration = proposal.reaction or NONE, proposal.duration or ONE
    least, most = _least(reaction) + _least(duration), _most(reaction) + _most(duration)
    about: dict[str, Scalar] = {
        "action": proposal.action,
        "label": proposal.label,
        "weapon": proposal.weapon,
        "enemies": ", ".join(names),
        "count": len(names),
        "least": least,
        "most": most,
        "uncertain": most > least,
    }
    key = forms.key_of(state, who, "expose")
    return Decision(key, "expose", who.id, (Field("expose", ("yes", "no")),), {"expose": "no"}, about)


def answered(scene: Scene[AlternatifState], key: str, choice: Choice) -> Action:
    """An answer to one of `questions`."""
    ident = forms.asked_in(key)
    if forms.kind_in(key) == "expose":
        yield from tell(ProposalSettled(ident, "sure" if choice["expose"] == "yes" else "dropped"))
    elif choice["reaction"] == REFUSE:
        yield from tell(ProposalSettled(ident, "refused"))
    else:
        proposal = scene.now.combatants[ident].proposal
        known = None if proposal is None else proposal.duration
        yield from tell(ProposalSettled(ident, "figures", choice["reaction"], choice.get("duration", known)))


def ready_ones(scene: Scene[AlternatifState]) -> Step[bool]:
    """What was announced and needs nobody's word any more begins; whether anything did."""
    begun = False
    for ident in list(scene.now.combatants):
        who = scene.now.combatants[ident]
        if may_begin(scene.now, who):
            begun = True
            yield from begin(scene, ident)
    return begun


def may_begin(state: AlternatifState, who: Combatant) -> bool:
    """Whether what *who* has announced needs nobody's word any more. Of enemies he cannot see nothing is asked."""
    proposal = who.proposal
    if proposal is None or who.out or proposal.reaction is None:
        return False
    return proposal.sure or not within_reach(state, who)


# ---- from the first segment of preparation to the effect


def begin(scene: Scene[AlternatifState], ident: str) -> Action:
    """The reaction and the duration are rolled, and the guard goes down (ALT-REA-005, ALT-REA-008, ALT-FRE-010).

    With a duration of 0 the action takes place in the last second of its reaction, as combat actions do (ALT-REA-004,
    ALT-REA-007); without a reaction either it is a simple action of one segment.
    """
    state = scene.now
    who = state.combatants[ident]
    proposal = who.proposal
    assert proposal is not None
    reaction_text, duration_text = proposal.reaction or NONE, proposal.duration or ONE
    reaction_faces = yield from _rolled(ident, reaction_text, "task-reaction")
    duration_faces = yield from _rolled(ident, duration_text, "task-duration")
    reaction = sum(reaction_faces) if reaction_faces else int(reaction_text)
    duration = sum(duration_faces) if duration_faces else int(duration_text)
    stamp = max(proposal.stamp, who.beat_until)
    if reaction and not duration:
        first = stamp + reaction
    elif reaction:
        first = stamp + reaction + 1
    else:
        first = stamp if _starts_now(scene.now, who, stamp) else stamp + 1
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
        )
    )
    if guard:
        yield from tell(GuardLowered(ident, proposal.action, guard, proposal.label, proposal.weapon))


def _starts_now(state: AlternatifState, who: Combatant, stamp: int) -> bool:
    """Whether an action without reaction fills the very segment in which it is announced (ALT-REA-008)."""
    if not state.segment or stamp != state.segment or state.settings.zero_reaction_start == "next_segment":
        return False
    return not has_acted(state, who)


def has_acted(state: AlternatifState, who: Combatant) -> bool:
    """Whether *who* has used this segment up."""
    return who.busy == state.segment or any(each.acted == state.segment for each in who.hands)


def _rolled(ident: str, text: str, why: str) -> Step[tuple[int, ...]]:
    if "d" not in text:
        return ()
    return (yield from roll(dice(text), who=ident, why=why))


def _least(text: str) -> int:
    return dice(text).count if "d" in text else int(text)


def _most(text: str) -> int:
    return dice(text).count * dice(text).sides if "d" in text else int(text)


def over(state: AlternatifState) -> list[str]:
    """Those whose action ends with this segment, or is let go in it as they said."""
    found = []
    for who in state.combatants.values():
        task = who.task
        if task is None:
            continue
        if task.waits:
            if task.until is not None and task.until <= state.segment and task.prepared <= state.segment:
                found.append(who.id)
        elif task.last <= state.segment:
            found.append(who.id)
    return found


def run_out(scene: Scene[AlternatifState]) -> Action:
    """Actions complete at the end of their last segment; held ones are let go when their time has come."""
    for ident in over(scene.now):
        task = scene.now.combatants[ident].task
        if task is None:
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
    last = first + task.duration - 1
    yield from tell(ActionReleased(ident, task.action, first, last, task.label))


def complete(scene: Scene[AlternatifState], ident: str) -> Action:
    """The action of *ident* takes its effect."""
    state = scene.now
    task = state.combatants[ident].task
    assert task is not None
    yield from tell(TaskEnded(ident, task.action, state.segment, task.label, task.weapon, task.target))
    yield from _effect(scene, ident, task)


def _effect(scene: Scene[AlternatifState], ident: str, task: Task) -> Action:
    who = scene.now.combatants[ident]
    match task.action:
        case "draw" | "pick_up":
            arm = arm_for(who, task.action, task.weapon)
            hand = None if arm is None else grasp.free_hand(who, arm)
            if arm is not None and hand is not None:
                change: Literal["drawn", "picked_up"] = "drawn" if task.action == "draw" else "picked_up"
                yield from tell(WeaponChanged(ident, hand, arm.weapon, change))
        case "sheathe":
            held = next((each for each in who.hands if each.arm.weapon == task.weapon), None)
            if held is not None:
                yield from tell(WeaponChanged(ident, held.arm.hand, held.arm.weapon, "sheathed"))
        case "stand_up":
            yield from tell(FlagSet(ident, "prone", on=False))
        case "bandage":
            patient = scene.now.combatants.get(task.target or ident)
            if patient is not None and patient.bleeding != "none":
                yield from _staunch(scene, patient)


def _staunch(scene: Scene[AlternatifState], patient: Combatant) -> Action:
    yield from tell(InjuryAmended(patient.id, patient.injuries[-1].malus, "none", staunched=True))


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
    if engaged_by(state, who):
        begins = task.stamp + 1 if task.prepared > task.stamp else task.first
        exposed = max(now + 1, begins)
        if task.exposed(exposed):
            found.append(exposed)
    return found
