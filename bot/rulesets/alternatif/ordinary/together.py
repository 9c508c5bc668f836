"""Acting together: the same action at the same times (ALT-ACT-019), or several that fall together (ALT-ACT-020)."""

from __future__ import annotations

from bot.kernel.effects import Action, Scene, Step, tell
from bot.rulesets.alternatif.ordinary.events import CompanionsSettled, TaskRetimed
from bot.rulesets.alternatif.ordinary.events_tasks import ProposalSettled, TaskBroken
from bot.rulesets.alternatif.state import AlternatifState, Combatant, Task


def follows(who: Combatant) -> bool:
    """Whether *who* has announced to join somebody else's action and waits for its times."""
    proposal = who.proposal
    return proposal is not None and proposal.reaction is None and proposal.group not in ("", who.id)


def follow(scene: Scene[AlternatifState], ident: str) -> Step[bool]:
    """A companion takes the times of the action that he joins, as soon as they are known; it comes to nothing when
    there is none any more. Whether anything happened."""
    state = scene.now
    who = state.combatants[ident]
    if not follows(who) or who.proposal is None:
        return False
    leader = state.combatants.get(who.proposal.group)
    if leader is not None and leader.proposal is not None and not leader.out:
        return False
    task = None if leader is None else leader.task
    stamp = max(who.proposal.stamp, who.beat_until)
    if task is None or task.prepared <= stamp:
        yield from tell(ProposalSettled(ident, "dropped"))
        return True
    # What is instantaneous ends with its reaction, and has no duration of its own (ALT-REA-007).
    duration = 0 if task.first == task.prepared == task.last else task.duration
    yield from tell(ProposalSettled(ident, "figures", str(task.prepared - stamp), str(duration)))
    return True


def members(state: AlternatifState, group: str) -> list[Combatant]:
    """Those who do the action of *group* together."""
    return [each for each in state.combatants.values() if each.task is not None and group and each.task.group == group]


def shaken(state: AlternatifState) -> list[tuple[str, list[Combatant]]]:
    """The groups of which somebody was interrupted, each by its first member who goes on."""
    found: dict[str, list[Combatant]] = {}
    for who in state.combatants.values():
        if who.task is not None and who.task.shaken:
            found.setdefault(who.task.group, []).append(who)
    return [(each[0].id, members(state, group)) for group, each in found.items()]


def settle(scene: Scene[AlternatifState], ident: str, *, goes_on: bool) -> Action:
    """The game master has said whether the others go on without the one who was interrupted."""
    state = scene.now
    task = state.combatants[ident].task
    group = [] if task is None else members(state, task.group)
    yield from tell(CompanionsSettled(ident, goes_on))
    for each in () if goes_on else group:
        if each.task is not None:
            broken = TaskBroken(each.id, each.task.action, state.segment, 0, each.task.label, "interrupted")
            yield from tell(broken)


def coordinate(scene: Scene[AlternatifState], one: str, other: str) -> Action:
    """Both act at the moment of the slower one, with whomever they were coordinated already (ALT-ACT-020)."""
    state = scene.now
    both = [state.combatants[one], state.combatants[other]]
    linked = [
        each
        for each in state.combatants.values()
        if each not in both and each.task is not None and each.task.bond == "coordinated" and _together(each, both)
    ]
    tasks = {each.id: each.task for each in (*both, *linked) if each.task is not None}
    ready = max(task.prepared for task in tasks.values())
    for ident, task in tasks.items():
        later = ready - task.prepared
        yield from tell(
            TaskRetimed(
                combatant=ident,
                action=task.action,
                reason="coordinated",
                prepared=ready,
                first=task.first + later,
                last=task.last + later,
                label=task.label,
            )
        )


def _together(who: Combatant, both: list[Combatant]) -> bool:
    """Whether *who* is already bound to act with one of the two: they share a side and a moment."""
    task = who.task
    return any(
        each.side == who.side and _bound(each.task) and task is not None and each.task.prepared == task.prepared
        for each in both
        if each.task is not None
    )


def _bound(task: Task | None) -> bool:
    return task is not None and task.bond == "coordinated"
