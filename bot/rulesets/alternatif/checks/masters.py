"""The game master's words: figures, time, contacts, people."""

from __future__ import annotations

from bot.kernel.errors import Refused
from bot.rulesets.alternatif import free, notes
from bot.rulesets.alternatif.checks.common import (
    State,
    free_to_speak,
    in_range,
    known,
    may_act,
    opened,
    pair,
    something_pending,
)
from bot.rulesets.alternatif.figures import FIELDS
from bot.rulesets.alternatif.shooting import arms
from bot.rulesets.shared import following, mustering
from bot.rulesets.shared.mustering import ChangeSide, Rename


def offer(state: State, note: notes.OfferFree) -> None:
    opened(state)
    who, target = pair(state, note.who, note.target)
    standing = [each for each in state.offers if (each.to, each.target) == (who.id, target.id) and not each.settled]
    if note.withdraw:
        if not standing:
            raise Refused("alternatif-no-offer", name=who.name, target=target.name)
        return
    if standing:
        raise Refused("alternatif-already-offered", name=who.name, target=target.name)
    if free.has_taken(state, who, target) or not free.may_take(state, who, target):
        raise Refused("alternatif-cannot-take", name=who.name, target=target.name)


def flag(state: State, note: notes.SetFlag) -> None:
    who = known(state, note.who)
    if note.flag == "unaware":
        if note.other is None:
            raise Refused("argument-missing", argument="other")
        pair(state, note.who, note.other)
        now = note.other in who.unaware
    else:
        now = who.prone if note.flag == "prone" else who.surprised
    if now == note.on:
        raise Refused("alternatif-already-so", name=who.name)


def injury(state: State, note: notes.AmendInjury) -> None:
    who = known(state, note.who)
    if note.healed and not who.injuries:
        raise Refused("alternatif-no-injury", name=who.name)
    if note.malus is not None:
        in_range("malus", note.malus, -20, 0)


def test(state: State, note: notes.CallTest) -> None:
    opened(state)
    pair(state, note.a, note.b)
    if note.gap is not None:
        in_range("gap", note.gap, 1, 5)


def engage(state: State, note: notes.Engage) -> None:
    one, other = pair(state, note.a, note.b)
    for each in (one, other):
        if each.out:
            raise Refused("alternatif-out", name=each.name)
    if one.side == other.side:
        raise Refused("alternatif-same-side", a=one.name, b=other.name)
    if other.id in one.contacts:
        raise Refused("alternatif-already-in-contact", a=one.name, b=other.name)


def separate(state: State, note: notes.Separate) -> None:
    one, other = pair(state, note.a, note.b)
    if other.id not in one.contacts:
        names = ", ".join(state.combatants[ident].name for ident in one.contacts)
        raise Refused("alternatif-not-in-contact", a=one.name, b=other.name, names=names or "none")


def field(state: State, note: notes.SetField) -> None:
    known(state, note.who)
    bounds = FIELDS.get(note.field)
    if bounds is None:
        raise Refused("alternatif-unknown-field", field=note.field[:40], known=", ".join(FIELDS))
    in_range(note.field, note.value, *bounds)


def renew(state: State, note: notes.Renew) -> None:
    known(state, note.record.id)
    if state.opened:
        raise Refused("already-begun")


def follow(state: State, note: notes.FollowSheet) -> None:
    known(state, note.who)
    following.checked(note, FIELDS, in_range)


def damage(state: State, note: notes.Damage) -> None:
    known(state, note.who)
    in_range("amount", note.amount, 1, 999)


def heal(state: State, note: notes.Heal) -> None:
    who = known(state, note.who)
    in_range("amount", note.amount, 1, 999)
    have, most = (who.stamina, who.stamina_max) if note.kind == "wear" else (who.body, who.body_max)
    if have >= most:
        raise Refused("alternatif-not-hurt", name=who.name, kind=note.kind)


def initiative(state: State, note: notes.SetInitiative) -> None:
    opened(state)
    who = may_act(state, note.who)
    if note.hand is not None and who.holds(note.hand) is None:
        raise Refused("alternatif-other-hand", name=who.name, weapons=", ".join(each.arm.weapon for each in who.hands))
    weapon = who.main if note.hand is None else who.holds(note.hand)
    if note.segment is not None and weapon is not None and not weapon.arm.strikes and not arms.is_shot(who.task):
        raise Refused("alternatif-only-shoots", name=who.name, weapon=weapon.arm.weapon)
    if note.segment is None:
        something_pending(who)
    elif not state.segment < note.segment <= state.segment + 99:
        raise Refused("alternatif-segment-range", segment=note.segment, now=state.segment, last=state.segment + 99)


def beat(state: State, note: notes.Beat) -> None:
    opened(state)
    who = may_act(state, note.who)
    in_range("segments", note.segments, 1, 20)
    if who.contacts:
        raise Refused("alternatif-beat-in-melee", name=who.name)
    free_to_speak(state, who)


def interrupt(state: State, note: notes.Interrupt) -> None:
    opened(state)
    who = may_act(state, note.who)
    if who.proposal is None:
        something_pending(who)


def hand_over(state: State, note: notes.HandOver) -> None:
    who = known(state, note.who)
    if note.player is not None and note.temperament is not None:
        raise Refused("alternatif-one-decider", name=who.name)
    same = (who.player, who.temperament) == (note.player, note.temperament)
    mustering.check_given(state.combatants.values(), who, note.player, same=same)


def side(state: State, note: ChangeSide) -> None:
    mustering.check_side_of(state.combatants.values(), known(state, note.who), note.side)


def rename(state: State, note: Rename) -> None:
    for each in note.names:
        known(state, each)
    mustering.check_names(state.combatants.values(), note.names)


def hide(state: State, note: notes.Hide) -> None:
    who = known(state, note.who)
    if who.hidden:
        raise Refused("alternatif-already-hidden", name=who.name)


def reveal(state: State, note: notes.Reveal) -> None:
    who = known(state, note.who)
    if not who.hidden:
        raise Refused("alternatif-not-hidden", name=who.name)


def is_out(state: State, note: notes.Back) -> None:
    who = known(state, note.who)
    if not who.out:
        raise Refused("alternatif-not-out", name=who.name)


def fate(state: State, note: notes.SayFate) -> None:
    """What becomes of somebody may be said as soon as he has no body points left, before the blows of the segment have
    fallen and he with them."""
    who = known(state, note.who)
    if not who.out and who.body > 0:
        raise Refused("alternatif-not-out", name=who.name)
