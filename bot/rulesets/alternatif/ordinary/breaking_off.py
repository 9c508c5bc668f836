"""What somebody is doing beside melee is broken off: by himself, or by events (ALT-REA-010, ALT-REA-014 to -016)."""

from __future__ import annotations

from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.alternatif.magic import casting, times
from bot.rulesets.alternatif.ordinary.events_tasks import ProposalSettled, TaskBroken
from bot.rulesets.alternatif.state import AlternatifState, engaged_by
from bot.rulesets.alternatif.wrestling.events import WrestlingLost


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
        yield from casting.abandon(scene, ident)
        yield from tell(
            TaskBroken(ident, task.action, segment, 0, task.label, "dropped", unseen=not seen, fights=fights and seen)
        )


def interrupt(scene: Scene[AlternatifState], ident: str, keep: int = 0) -> Action:
    """Events break off what *ident* is doing; of an action under way *keep* segments count as done (ALT-REA-014,
    -016)."""
    who, segment = scene.now.combatants[ident], scene.now.segment
    for at, each in enumerate(who.wrestling.grips):
        if each.pending:
            yield from tell(WrestlingLost(ident, at, "interrupted", segment))
    task = who.task
    if task is None:
        return
    if times.speaks(scene.now, who):
        # An incantation always starts again from nothing, and its spell is likely lost (ALT-MAG-010).
        yield from casting.disturb(scene, ident, "interrupted")
        return
    done = max(0, min(keep, segment - task.first + 1, task.duration - 1)) if segment >= task.first else 0
    left = task.duration - done if done else 0
    yield from tell(TaskBroken(ident, task.action, segment, left, task.label, "interrupted"))
