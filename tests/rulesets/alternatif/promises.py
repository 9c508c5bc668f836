"""What was announced or chosen under D&D Alternatif and comes to nothing, and what the reason for it speaks of
(ALT-MEL-014, ALT-MIS-017, ALT-WRE-003)."""

from __future__ import annotations

from typing import Any

from bot.rulesets.alternatif.base import arms
from bot.rulesets.alternatif.ordinary.listed import TaskBegun, TaskBroken
from bot.rulesets.alternatif.reaction.dice import ActionDeclared, ActionLost
from bot.rulesets.alternatif.state import AlternatifState, Combatant
from bot.rulesets.alternatif.wrestling.events import HoldChosen, WrestlingAnnounced, WrestlingLost
from tests.rulesets.anyplay import Lost

TAKEN = {ActionDeclared: "melee", TaskBegun: "task", HoldChosen: "hold", WrestlingAnnounced: "grip"}


def takes(state: AlternatifState, event: Any) -> str | None:
    kind = TAKEN.get(type(event))
    return None if kind is None else f"{kind}:{event.combatant}"


def loses(state: AlternatifState, event: Any) -> Lost | None:
    who: Combatant | None = state.combatants.get(getattr(event, "combatant", ""))
    if who is None:
        return None
    if isinstance(event, ActionLost) and event.reason == "no_target":
        # Who fights nobody yet has announced that he strikes whoever comes within his reach: that nobody came is new.
        return Lost(f"melee:{who.id}", lambda at: (_people(at), at.segment if not _near(at, who.id) else 0))
    if isinstance(event, WrestlingLost) and event.reason == "no_target":
        chosen = who.wrestling.grips[event.grip].hold is not None
        return Lost(f"{'hold' if chosen else 'grip'}:{who.id}", _people)
    task = who.task
    if isinstance(event, TaskBroken) and event.reason == "interrupted" and task is not None and arms.is_shot(task):
        armed = arms.arm_of(who, task.weapon or "") is not None
        if not armed or task.target not in state.combatants:
            return Lost(f"task:{who.id}", lambda at: (_hands(at.combatants[who.id]), task.target in at.combatants))
    return None


def _near(state: AlternatifState, ident: str) -> bool:
    return bool(state.combatants[ident].contacts)


def _hands(who: Combatant) -> Any:
    return [each.arm.weapon for each in who.hands], who.carried, who.body, who.wrestling


def _people(state: AlternatifState) -> Any:
    """Who stands by whom, able to do what."""
    people = {
        each.id: (each.out, each.hidden, each.side, each.contacts, each.spot, each.wrestling, each.prone)
        for each in state.combatants.values()
    }
    return people, state.surprises, state.places


__all__ = ["loses", "takes"]
