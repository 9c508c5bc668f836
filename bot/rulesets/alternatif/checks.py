"""Whether a note is possible now: checked purely, before anything happens; a refusal says what would be right."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.kernel.dice import dice
from bot.kernel.errors import Refused
from bot.rulesets import following, mustering
from bot.rulesets.alternatif import free, grasp, notes, orders, tasks
from bot.rulesets.alternatif.encounter import question_for
from bot.rulesets.alternatif.settings import setting_value
from bot.rulesets.alternatif.state import AlternatifState, Combatant, Wielded, enemies
from bot.rulesets.mustering import ChangeSide, Rename

MOST_COMBATANTS = 24
"""A select of the chat service offers 25 options; one of them is for doing nothing."""

FIELDS: Mapping[str, tuple[int, int]] = {
    "stamina": (0, 999),
    "stamina_max": (0, 999),
    "body": (-99, 99),
    "body_max": (1, 99),
    "ac": (0, 60),
    "bm": (-5, 40),
    "str_hit": (-10, 20),
    "str_damage": (-10, 30),
    "dex_std": (-10, 20),
    "left_hand_rank": (0, 6),
    "level": (0, 60),
    "hit_bonus": (-10, 20),
    "damage_bonus": (-10, 30),
    "attack": (-10, 20),
    "defence": (-10, 20),
    "next_strike": (-20, 20),
}
"""What the game master may set on a combatant, with the least and the greatest value."""

State = AlternatifState


def known(state: State, ident: str) -> Combatant:
    """The combatant *ident*; raises `Refused`."""
    who = state.combatants.get(ident)
    if who is None:
        names = ", ".join(each.name for each in state.combatants.values() if not each.hidden)
        raise Refused("alternatif-unknown-combatant", who=str(ident)[:40], names=names or "–")
    return who


def in_range(what: str, value: int, low: int, high: int) -> None:
    """Raise `Refused` unless *value* lies within the bounds, both included."""
    if not low <= value <= high:
        raise Refused("alternatif-number-range", field=what, value=value, low=low, high=high)


def _able(state: State, ident: str) -> Combatant:
    who = known(state, ident)
    if who.out:
        raise Refused("alternatif-out", name=who.name)
    return who


def _opened(state: State) -> None:
    if not state.opened:
        raise Refused("alternatif-not-opened")


def _free_to_speak(state: State, who: Combatant) -> None:
    kind = question_for(state, who.id)
    if kind is not None:
        raise Refused("alternatif-answer-first", name=who.name, kind=kind)


def _check_join(state: State, note: notes.Join) -> None:
    room = MOST_COMBATANTS - len(state.combatants)
    if not 1 <= len(note.records) <= room:
        raise Refused("alternatif-too-many", count=len(note.records), room=room, most=MOST_COMBATANTS)


def _check_declare(state: State, note: notes.Declare) -> None:
    _opened(state)
    who = _able(state, note.who)
    _free_to_speak(state, who)
    target = target_meant(state, who, note.target)
    if note.fist:
        if grasp.fist_hand(who) is None:
            raise Refused("alternatif-no-free-fist", name=who.name)
    elif who.task is None and who.target == target and target in who.contacts:
        due = [each.due for each in who.hands if each.due is not None]
        if len(due) == len(who.hands):
            name = state.combatants[target].name
            raise Refused("alternatif-already-declared", name=who.name, target=name, segment=min(due))


def _check_undertake(state: State, note: notes.Undertake) -> None:
    _opened(state)
    who = _able(state, note.who)
    _free_to_speak(state, who)
    if note.action not in tasks.ACTIONS:
        known_ones = ", ".join(tasks.ACTIONS)
        raise Refused("alternatif-unknown-action", argument="action", action=note.action[:40], known=known_ones)
    same = who.task is not None and (who.task.action, who.task.label) == (note.action, note.label)
    if same and who.task is not None and who.task.weapon in (None, note.weapon):
        raise Refused("alternatif-already-doing", name=who.name)
    match note.action:
        case "draw" | "pick_up" | "sheathe":
            _check_weapon(who, note)
        case "stand_up" if not who.prone:
            raise Refused("alternatif-not-prone", name=who.name)
        case "bandage":
            patient = known(state, note.target or who.id)
            if patient.bleeding == "none":
                raise Refused("alternatif-not-bleeding", name=patient.name)
        case "other" if not note.label:
            raise Refused("alternatif-say-what", name=who.name)


def _check_weapon(who: Combatant, note: notes.Undertake) -> None:
    """Whether there is such a weapon to be drawn, picked up or sheathed, and a hand for it."""
    if tasks.arm_for(who, note.action, note.weapon) is not None:
        return
    match note.action:
        case "draw":
            place = who.carried
        case "pick_up":
            place = who.dropped
        case _:
            raise Refused("alternatif-nothing-to-sheathe", name=who.name)
    wanted = [each for each in place if note.weapon in (None, each.weapon)]
    if wanted:
        held = next(each.arm.weapon for each in who.hands)
        raise Refused("alternatif-hands-full", name=who.name, weapon=wanted[0].weapon, held=held)
    raise Refused(
        "alternatif-nothing-to-draw" if note.action == "draw" else "alternatif-nothing-to-pick-up", name=who.name
    )


def _check_grant(state: State, note: notes.Grant) -> None:
    _opened(state)
    who = _able(state, note.who)
    _free_to_speak(state, who)
    check_amount("reaction", note.reaction)
    check_amount("duration", note.duration)


def check_amount(what: str, text: str) -> None:
    """Raise `Refused` unless *text* is a number of segments from 0 to 99, or dice."""
    if text.isdecimal() and len(text) < 4:
        in_range(what, int(text), 0, 99)
        return
    try:
        dice(text)
    except ValueError:
        raise Refused("alternatif-amount", field=what, value=text[:40]) from None


def _check_drop(state: State, note: notes.Drop) -> None:
    who = _able(state, note.who)
    if droppable(who, note.weapon) is None:
        raise Refused("alternatif-nothing-to-drop", name=who.name)


def droppable(who: Combatant, weapon: str | None) -> Wielded | None:
    """What *who* lets go of: the weapon named, else the main hand's."""
    return next((each for each in who.hands if not each.arm.is_natural and weapon in (None, each.arm.weapon)), None)


def _check_hold(state: State, note: notes.KeepReady) -> None:
    _opened(state)
    who = _able(state, note.who)
    task = who.task
    if task is None:
        if any(each.pending for each in who.hands):
            raise Refused("alternatif-melee-not-held", name=who.name)
        raise Refused("alternatif-nothing-pending", name=who.name)
    if task.prepared <= task.stamp or state.segment >= task.first:
        raise Refused("alternatif-too-late-to-hold", name=who.name)
    if task.waits and task.until == note.until:
        raise Refused("alternatif-already-held", name=who.name)
    if note.until is not None and not task.prepared < note.until <= state.segment + 99:
        last = state.segment + 99
        raise Refused("alternatif-segment-range", segment=note.until, now=task.prepared, last=last)


def _check_release(state: State, note: notes.LetGo) -> None:
    _opened(state)
    who = _able(state, note.who)
    if who.task is None or not who.task.waits:
        raise Refused("alternatif-nothing-held", name=who.name)
    if state.segment < who.task.prepared:
        raise Refused("alternatif-not-ready", name=who.name, segment=who.task.prepared)


def _check_order(state: State, note: notes.Order) -> None:
    who = known(state, note.who)
    options = orders.MATTERS.get(note.matter)
    if options is None or note.matter not in orders.matters(who):
        raise Refused(
            "alternatif-not-among", argument="matter", value=note.matter[:40], options=", ".join(orders.matters(who))
        )
    if note.order not in options:
        raise Refused("alternatif-not-among", argument="order", value=note.order[:40], options=", ".join(options))


def _check_offer(state: State, note: notes.OfferFree) -> None:
    _opened(state)
    who, target = _pair(state, note.who, note.target)
    standing = [each for each in state.offers if (each.to, each.target) == (who.id, target.id) and not each.settled]
    if note.withdraw:
        if not standing:
            raise Refused("alternatif-no-offer", name=who.name, target=target.name)
        return
    if standing:
        raise Refused("alternatif-already-offered", name=who.name, target=target.name)
    if free.has_taken(state, who, target) or not free.may_take(state, who, target):
        raise Refused("alternatif-cannot-take", name=who.name, target=target.name)


def _check_flag(state: State, note: notes.SetFlag) -> None:
    who = known(state, note.who)
    if note.flag == "unaware":
        if note.other is None:
            raise Refused("alternatif-argument-missing", argument="other")
        _pair(state, note.who, note.other)
        now = note.other in who.unaware
    else:
        now = who.prone if note.flag == "prone" else who.surprised
    if now == note.on:
        raise Refused("alternatif-already-so", name=who.name)


def _check_injury(state: State, note: notes.AmendInjury) -> None:
    who = known(state, note.who)
    if note.healed and not who.injuries:
        raise Refused("alternatif-no-injury", name=who.name)
    if note.malus is not None:
        in_range("malus", note.malus, -20, 0)


def _check_test(state: State, note: notes.CallTest) -> None:
    _opened(state)
    _pair(state, note.a, note.b)
    if note.gap is not None:
        in_range("gap", note.gap, 1, 5)


def target_meant(state: State, who: Combatant, target: str | None) -> str:
    """The enemy *target*; without one the last target, or the only enemy. Raises `Refused`."""
    foes = list(enemies(state, who))
    names = ", ".join(each.name for each in foes)
    if not foes:
        raise Refused("alternatif-no-enemy", name=who.name)
    if target is None:
        if any(each.id == who.target for each in foes):
            assert who.target is not None
            return who.target
        if len(foes) == 1:
            return foes[0].id
        raise Refused("alternatif-which-target", name=who.name, names=names)
    if all(each.id != target for each in foes):
        other = state.combatants.get(target)
        if other is None or other.hidden:
            raise Refused("alternatif-unknown-combatant", who=target[:40], names=names)
        if other.out:
            raise Refused("alternatif-target-out", target=other.name, names=names)
        raise Refused("alternatif-not-an-enemy", target=other.name, names=names)
    return target


def _check_standby(state: State, note: notes.Standby) -> None:
    _opened(state)
    who = _able(state, note.who)
    _free_to_speak(state, who)
    if who.intent == "standby":
        raise Refused("alternatif-already-standby", name=who.name)


def _pair(state: State, a: str, b: str) -> tuple[Combatant, Combatant]:
    one, other = known(state, a), known(state, b)
    if a == b:
        raise Refused("alternatif-two-people", name=one.name)
    return one, other


def _check_engage(state: State, note: notes.Engage) -> None:
    one, other = _pair(state, note.a, note.b)
    for each in (one, other):
        if each.out:
            raise Refused("alternatif-out", name=each.name)
    if one.side == other.side:
        raise Refused("alternatif-same-side", a=one.name, b=other.name)
    if other.id in one.contacts:
        raise Refused("alternatif-already-in-contact", a=one.name, b=other.name)


def _check_separate(state: State, note: notes.Separate) -> None:
    one, other = _pair(state, note.a, note.b)
    if other.id not in one.contacts:
        names = ", ".join(state.combatants[ident].name for ident in one.contacts)
        raise Refused("alternatif-not-in-contact", a=one.name, b=other.name, names=names or "–")


def _check_field(state: State, note: notes.SetField) -> None:
    known(state, note.who)
    bounds = FIELDS.get(note.field)
    if bounds is None:
        raise Refused("alternatif-unknown-field", field=note.field[:40], known=", ".join(FIELDS))
    in_range(note.field, note.value, *bounds)


def _check_renew(state: State, note: notes.Renew) -> None:
    known(state, note.record.id)
    if state.opened:
        raise Refused("already-begun")


def _check_follow(state: State, note: notes.FollowSheet) -> None:
    known(state, note.who)
    following.checked(note, FIELDS, in_range)


def _check_damage(state: State, note: notes.Damage) -> None:
    known(state, note.who)
    in_range("amount", note.amount, 1, 999)


def _check_heal(state: State, note: notes.Heal) -> None:
    who = known(state, note.who)
    in_range("amount", note.amount, 1, 999)
    have, most = (who.stamina, who.stamina_max) if note.kind == "wear" else (who.body, who.body_max)
    if have >= most:
        raise Refused("alternatif-not-hurt", name=who.name, kind=note.kind)


def _check_initiative(state: State, note: notes.SetInitiative) -> None:
    _opened(state)
    who = _able(state, note.who)
    if note.hand is not None and who.holds(note.hand) is None:
        raise Refused("alternatif-other-hand", name=who.name, weapons=", ".join(each.arm.weapon for each in who.hands))
    if note.segment is None:
        _something_pending(who)
    elif not state.segment < note.segment <= state.segment + 99:
        raise Refused("alternatif-segment-range", segment=note.segment, now=state.segment, last=state.segment + 99)


def _something_pending(who: Combatant) -> None:
    if who.task is None and not any(each.pending for each in who.hands):
        raise Refused("alternatif-nothing-pending", name=who.name)


def _check_beat(state: State, note: notes.Beat) -> None:
    _opened(state)
    who = _able(state, note.who)
    in_range("segments", note.segments, 1, 20)
    if who.contacts:
        raise Refused("alternatif-beat-in-melee", name=who.name)
    _free_to_speak(state, who)


def _check_interrupt(state: State, note: notes.Interrupt) -> None:
    _opened(state)
    _something_pending(_able(state, note.who))


def _check_hand_over(state: State, note: notes.HandOver) -> None:
    who = known(state, note.who)
    if note.player is not None and note.temperament is not None:
        raise Refused("alternatif-one-decider", name=who.name)
    same = (who.player, who.temperament) == (note.player, note.temperament)
    mustering.check_given(state.combatants.values(), who, note.player, same=same)


def _check_side(state: State, note: ChangeSide) -> None:
    mustering.check_side_of(state.combatants.values(), known(state, note.who), note.side)


def _check_rename(state: State, note: Rename) -> None:
    for each in note.names:
        known(state, each)
    mustering.check_names(state.combatants.values(), note.names)


def _check_hide(state: State, note: notes.Hide) -> None:
    who = known(state, note.who)
    if who.hidden:
        raise Refused("alternatif-already-hidden", name=who.name)


def _check_reveal(state: State, note: notes.Reveal) -> None:
    who = known(state, note.who)
    if not who.hidden:
        raise Refused("alternatif-not-hidden", name=who.name)


def _is_out(state: State, note: notes.Back | notes.SayFate) -> None:
    who = known(state, note.who)
    if not who.out:
        raise Refused("alternatif-not-out", name=who.name)


_CHECKS: dict[type, Callable[[State, Any], object]] = {
    notes.Join: _check_join,
    notes.Leave: lambda state, note: known(state, note.who),
    notes.Remove: lambda state, note: known(state, note.who),
    notes.Declare: _check_declare,
    notes.Undertake: _check_undertake,
    notes.Grant: _check_grant,
    notes.Drop: _check_drop,
    notes.KeepReady: _check_hold,
    notes.LetGo: _check_release,
    notes.Order: _check_order,
    notes.OfferFree: _check_offer,
    notes.SetFlag: _check_flag,
    notes.AmendInjury: _check_injury,
    notes.CallTest: _check_test,
    notes.Standby: _check_standby,
    notes.Engage: _check_engage,
    notes.Separate: _check_separate,
    notes.SetField: _check_field,
    notes.FollowSheet: _check_follow,
    notes.Renew: _check_renew,
    notes.Damage: _check_damage,
    notes.Heal: _check_heal,
    notes.SetInitiative: _check_initiative,
    notes.Beat: _check_beat,
    notes.Interrupt: _check_interrupt,
    notes.SetSetting: lambda state, note: setting_value(note.name, note.value),
    notes.HandOver: _check_hand_over,
    ChangeSide: _check_side,
    Rename: _check_rename,
    notes.Hide: _check_hide,
    notes.Reveal: _check_reveal,
    notes.Back: _is_out,
    notes.SayFate: _is_out,
}


def check(state: State, note: Any) -> None:
    """Raise `Refused` when *note* is not possible now."""
    _CHECKS[note.__class__](state, note)
