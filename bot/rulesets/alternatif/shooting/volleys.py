"""Volleys: several archers whose projectiles leave in one segment (ALT-VOL)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.alternatif.shooting import arms
from bot.rulesets.alternatif.shooting.events import VolleyAppointed
from bot.rulesets.alternatif.state import AlternatifState, Combatant


def members(state: AlternatifState, who: Combatant) -> list[Combatant]:
    """Those whose shots wait for each other with that of *who*, himself included."""
    plan = who.shooting.plan
    if plan is None or plan.volley is None:
        return []
    return [
        each
        for each in state.combatants.values()
        if each.side == who.side
        and arms.is_shot(each.task)
        and each.shooting.plan is not None
        and each.shooting.plan.volley == plan.volley
    ]


def align(scene: Scene[AlternatifState], ident: str) -> Action:
    """The quicker ones wait for the slowest of the volley that *ident* shoots in (ALT-VOL-001). Who drops out later
    changes nothing in the moment that was appointed (ALT-VOL-007)."""
    state = scene.now
    who = state.combatants[ident]
    together = members(state, who)
    tasks = [each.task for each in together if each.task is not None]
    if not tasks or who.task is None:
        return
    segment = max(max(task.prepared, task.until or 0) for task in tasks)
    if all(task.waits and task.until == segment for task in tasks):
        return
    names = tuple(each.id for each in together)
    yield from tell(VolleyAppointed(ident, who.task.target or "", names, segment))


def mates(state: AlternatifState, leaving: Iterable[str]) -> dict[str, int]:
    """For each of those whose shots are *leaving* together, how many others of his volley shoot at the same target
    (ALT-VOL-003, -004)."""
    found: dict[str, tuple[str, str, str | None]] = {}
    for ident in leaving:
        who = state.combatants[ident]
        plan, task = who.shooting.plan, who.task
        if plan is not None and plan.volley is not None and task is not None:
            found[ident] = (who.side, plan.volley, task.target)
    count = Counter(found.values())
    return {ident: count[volley] - 1 for ident, volley in found.items()}


def body(state: AlternatifState, who: Combatant) -> list[Combatant]:
    """The game master's archers of one kind with *who* who could shoot in a volley."""
    return [
        each
        for each in state.combatants.values()
        if each.side == who.side and each.origin == who.origin and may_shoot(each)
    ]


def may_shoot(who: Combatant) -> bool:
    """Whether *who* can be ordered to shoot in a volley: the game master's, with something to shoot in hand, and nobody
    upon him."""
    return who.player is None and not who.out and not who.contacts and bool(arms.held(who))


def is_in_one(who: Combatant) -> bool:
    """Whether *who* prepares a shot in a volley."""
    return arms.is_shot(who.task) and who.shooting.plan is not None and who.shooting.plan.volley is not None


def is_ordered_now(state: AlternatifState, who: Combatant) -> bool:
    """Whether *who* was told in this very moment to shoot in a volley."""
    return is_in_one(who) and who.task is not None and who.task.stamp == state.segment


def shooting_at(state: AlternatifState, side: str, target: str) -> list[Combatant]:
    """Those of *side* who were told in this very moment to shoot at *target* in a volley."""
    return [
        each
        for each in state.combatants.values()
        if each.side == side and is_ordered_now(state, each) and each.task is not None and each.task.target == target
    ]
