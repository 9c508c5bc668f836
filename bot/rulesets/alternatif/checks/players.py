"""What players say: declaring, acting, holding, letting go, orders."""

from __future__ import annotations

from bot.kernel.errors import Refused
from bot.rulesets.alternatif import grasp, notes, orders, places, tasks
from bot.rulesets.alternatif.checks.common import (
    State,
    check_amount,
    droppable,
    free_to_speak,
    known,
    may_act,
    melee_target,
    opened,
    prepares,
    target_meant,
    unclinched,
)
from bot.rulesets.alternatif.magic import castable
from bot.rulesets.alternatif.mounted import saddle
from bot.rulesets.alternatif.shooting import arms
from bot.rulesets.alternatif.state import Combatant, helpless_against, reaches
from bot.rulesets.shared.joining import MOST, room_for


def join(state: State, note: notes.Join) -> None:
    room = room_for(state.combatants.values(), note.records)
    if not 1 <= len(note.records) <= room:
        raise Refused("alternatif-too-many", count=len(note.records), room=room, most=MOST)


def declare(state: State, note: notes.Declare) -> None:
    opened(state)
    who = may_act(state, note.who)
    free_to_speak(state, who)
    unclinched(who)
    target = melee_target(state, who, note.target)
    if not reaches(who, state.combatants[target]):
        raise Refused("alternatif-behind-the-pikes", name=who.name, target=state.combatants[target].name)
    if not state.segment and helpless_against(state, target, who.id):
        # He needs no die: a free action comes with the first segment (ALT-SUR-003).
        raise Refused("alternatif-springs-first", name=who.name, target=state.combatants[target].name)
    places.check_reach(state, who, target)
    if not note.fist and not arms.fights_hand_to_hand(who):
        raise Refused("alternatif-only-shoots", name=who.name, weapon=who.main.arm.weapon)
    saddle.check(who)
    if note.fist:
        if grasp.fist_hand(who) is None:
            raise Refused("alternatif-no-free-fist", name=who.name)
    elif who.task is None and who.target == target and target in who.contacts:
        due = [each.due for each in who.hands if each.due is not None and each.counter is None]
        if len(due) == len(who.hands):
            name = state.combatants[target].name
            raise Refused("alternatif-already-declared", name=who.name, target=name, segment=min(due))


def undertake(state: State, note: notes.Undertake) -> None:
    opened(state)
    who = may_act(state, note.who)
    free_to_speak(state, who)
    castable.check_voice(state, who, note.action, note.weapon)
    unclinched(who)
    if note.action not in tasks.known(state):
        known_ones = ", ".join(tasks.known(state))
        raise Refused("alternatif-unknown-action", argument="action", action=note.action[:40], known=known_ones)
    same = who.task is not None and (who.task.action, who.task.label) == (note.action, note.label)
    if same and who.task is not None and who.task.weapon in (None, note.weapon):
        raise Refused("alternatif-already-doing", name=who.name)
    match note.action:
        case "draw" | "pick_up" | "sheathe":
            weapon(who, note)
        case "stand_up" if not who.prone:
            raise Refused("alternatif-not-prone", name=who.name)
        case "bandage":
            patient = known(state, note.target or who.id)
            if patient.bleeding == "none":
                raise Refused("alternatif-not-bleeding", name=patient.name)
        case "cast" | "use":
            castable.check(state, who, note.action, note.weapon)
        case "full_move" if state.settings.map != "none":
            raise Refused("alternatif-say-where", name=who.name)
        case "other" | "together" if not note.label:
            raise Refused("alternatif-say-what", name=who.name)


def weapon(who: Combatant, note: notes.Undertake) -> None:
    """Whether there is such a weapon to be drawn, picked up or sheathed, and a hand for it."""
    if tasks.arm_for(who, note.action, note.weapon) is not None:
        return
    match note.action:
        case "draw":
            place = who.carried
        case "pick_up":
            place = who.dropped
        case _:
            place = tuple(each.arm for each in who.hands if not each.arm.is_natural)
            if not place:
                raise Refused("alternatif-nothing-to-sheathe", name=who.name)
    wanted = [each for each in place if note.weapon in (None, each.weapon)]
    if wanted:
        held = next(each.arm.weapon for each in who.hands)
        raise Refused("alternatif-hands-full", name=who.name, weapon=wanted[0].weapon, held=held)
    if place and note.weapon is not None:
        there = ", ".join(dict.fromkeys(each.weapon for each in place))
        raise Refused("alternatif-not-there", name=who.name, weapon=note.weapon, action=note.action, weapons=there)
    raise Refused(
        "alternatif-nothing-to-draw" if note.action == "draw" else "alternatif-nothing-to-pick-up", name=who.name
    )


def grant(state: State, note: notes.Grant) -> None:
    opened(state)
    who = may_act(state, note.who)
    free_to_speak(state, who)
    unclinched(who)
    check_amount("reaction", note.reaction)
    check_amount("duration", note.duration)


def drop(state: State, note: notes.Drop) -> None:
    who = may_act(state, note.who)
    if droppable(who, note.weapon) is None:
        raise Refused("alternatif-nothing-to-drop", name=who.name)


def hold(state: State, note: notes.KeepReady) -> None:
    opened(state)
    who = may_act(state, note.who)
    task = who.task
    if task is None:
        if prepares(who):
            raise Refused("alternatif-melee-not-held", name=who.name)
        raise Refused("alternatif-nothing-pending", name=who.name)
    if task.prepared <= task.stamp or state.segment >= task.first:
        raise Refused("alternatif-too-late-to-hold", name=who.name)
    castable.check_hold(state, who)
    if (task.waits or task.asks_hold) and task.until == note.until:
        raise Refused("alternatif-already-held", name=who.name)
    if note.until is not None and not task.prepared < note.until <= state.segment + 99:
        last = state.segment + 99
        raise Refused("alternatif-segment-range", segment=note.until, now=task.prepared, last=last)


def release(state: State, note: notes.LetGo) -> None:
    opened(state)
    who = may_act(state, note.who)
    if who.task is None or not who.task.waits:
        raise Refused("alternatif-nothing-held", name=who.name)
    if state.segment < who.task.prepared:
        raise Refused("alternatif-not-ready", name=who.name, segment=who.task.prepared)
    if note.target is not None and arms.is_shot(who.task):
        target = target_meant(state, who, note.target)
        arm = arms.arm_of(who, who.task.weapon or "")
        if arm is not None and target not in arms.targets(state, who, arm):
            raise Refused("alternatif-cannot-reach", name=who.name, target=state.combatants[target].name)


def order(state: State, note: notes.Order) -> None:
    who = known(state, note.who)
    options = orders.MATTERS.get(note.matter)
    if options is None or note.matter not in orders.matters(who):
        raise Refused("not-among", argument="matter", value=note.matter[:40], options=", ".join(orders.matters(who)))
    if note.order not in options:
        raise Refused("not-among", argument="order", value=note.order[:40], options=", ".join(options))


def standby(state: State, note: notes.Standby) -> None:
    opened(state)
    who = may_act(state, note.who)
    free_to_speak(state, who)
    if who.intent == "standby":
        raise Refused("alternatif-already-standby", name=who.name)
