"""Whether a word about ordinary actions is possible now."""

from __future__ import annotations

from bot.kernel.errors import Refused
from bot.rulesets.alternatif.checks import check_amount, free_to_speak, in_range, known, may_act, opened, unclinched
from bot.rulesets.alternatif.doings import amounts, notes
from bot.rulesets.alternatif.magic import times
from bot.rulesets.alternatif.shooting.arms import SHOOT
from bot.rulesets.alternatif.state import AlternatifState, Combatant, Task
from bot.rulesets.alternatif.wrestling.looking import is_gagged

State = AlternatifState
MOST_CHANCE = 95


def _two(state: State, who: str, target: str) -> tuple[Combatant, Combatant]:
    opened(state)
    one, other = may_act(state, who), may_act(state, target)
    if who == target:
        raise Refused("alternatif-two-people", name=one.name)
    return one, other


def join_in(state: State, note: notes.JoinIn) -> None:
    one, other = _two(state, note.who, note.target)
    free_to_speak(state, one)
    unclinched(one)
    action = other.proposal.action if other.proposal is not None else other.task.action if other.task else None
    if action is None or action in (*times.MAGICAL, SHOOT):
        raise Refused("alternatif-nothing-to-join", name=one.name, target=other.name)
    if other.task is not None and other.task.prepared <= max(state.segment, one.beat_until):
        raise Refused("alternatif-too-late-to-join", name=one.name, target=other.name)
    leads = (other.proposal.group if other.proposal else other.task.group if other.task else "") or other.id
    if leads != other.id:
        raise Refused("alternatif-join-the-leader", target=other.name, leader=state.combatants[leads].name)


def coordinate(state: State, note: notes.Coordinate) -> None:
    for who in _two(state, note.who, note.target):
        if who.task is None:
            if any(each.pending for each in who.hands):
                # Never with melee (ALT-SPE-028).
                raise Refused("alternatif-melee-not-coordinated", name=who.name)
            raise Refused("alternatif-nothing-pending", name=who.name)
        if who.task.prepared <= who.task.stamp or state.segment >= who.task.first or who.task.waits:
            raise Refused("alternatif-too-late-to-coordinate", name=who.name)


def aside(state: State, note: notes.TakeAside) -> None:
    opened(state)
    who = may_act(state, note.who)
    if note.kind == "shout" and is_gagged(state, who.id):
        raise Refused("alternatif-gagged", name=who.name)


def _doing(state: State, ident: str) -> tuple[Combatant, Task | None]:
    """Somebody who has announced or does something other than melee."""
    opened(state)
    who = may_act(state, ident)
    if who.task is None and who.proposal is None:
        raise Refused("alternatif-nothing-pending", name=who.name)
    return who, who.task


def _amounts(reaction: str | None, duration: str | None) -> None:
    if reaction is not None:
        check_amount("reaction", reaction)
    if duration is not None:
        check_amount("duration", duration)


def retime(state: State, note: notes.Retime) -> None:
    who, task = _doing(state, note.who)
    _amounts(note.reaction, note.duration)
    in_range("segments", note.more, -99, 99)
    if note.reaction is None and note.duration is None and not note.more:
        raise Refused("argument-missing", argument="value")
    if note.reaction is not None:
        if task is not None and state.segment >= task.first:
            raise Refused("alternatif-too-late-to-hold", name=who.name)
        _not_magic(who)
    _not_shorter_magic(who, note)
    if task is None and note.more:
        raise Refused("alternatif-not-begun-yet", name=who.name)
    if note.duration is not None and task is not None and amounts.stretches(note.duration)[1]:
        raise Refused("alternatif-amount", field="duration", value=note.duration[:40])


def _not_magic(who: Combatant) -> None:
    """Reactions of spells and items are never shortened, nor is anything of them rushed (ALT-ACT-018, ALT-MAG-012);
    shots have cadences of their own."""
    action = who.task.action if who.task is not None else who.proposal.action if who.proposal is not None else ""
    if action in (*times.MAGICAL, SHOOT):
        raise Refused("alternatif-never-rushed", name=who.name)


def _not_shorter_magic(who: Combatant, note: notes.Retime) -> None:
    """An incantation, or the use of a magic item, may take longer, never less (ALT-ACT-018)."""
    doing = who.task or who.proposal
    if doing is None or doing.action not in times.MAGICAL:
        return
    usual = 0
    if who.task is not None:
        usual = who.task.last - who.task.first + 1
    elif who.proposal is not None and who.proposal.duration is not None:
        usual = amounts.shortest(who.proposal.duration)
    if note.more < 0 or (note.duration is not None and amounts.shortest(note.duration) < usual):
        raise Refused("alternatif-never-rushed", name=who.name)


def rush(state: State, note: notes.Rush) -> None:
    who, task = _doing(state, note.who)
    _not_magic(who)
    if task is None:
        raise Refused("alternatif-not-begun-yet", name=who.name)
    _amounts(note.reaction, note.duration)
    in_range("penalty", note.penalty, -20, 0)
    in_range("chance", note.chance, 0, MOST_CHANCE)
    if note.reaction is not None and state.segment >= task.first:
        raise Refused("alternatif-too-late-to-hold", name=who.name)
    if note.reaction is None and note.duration is None:
        raise Refused("argument-missing", argument="value")


def complicate(state: State, note: notes.Complicate) -> None:
    who, task = _doing(state, note.who)
    if task is None:
        raise Refused("alternatif-not-begun-yet", name=who.name)
    check_amount("reaction", note.delay)


def waive(state: State, note: notes.WaiveBeat) -> None:
    opened(state)
    who = may_act(state, note.who)
    in_range("penalty", note.penalty, -20, 0)
    if who.beat_until <= state.segment and not note.penalty and not note.words:
        raise Refused("alternatif-no-beat", name=who.name)


def hesitate(state: State, note: notes.Hesitate) -> None:
    opened(state)
    check_amount("reaction", note.amount)
    if not note.people:
        raise Refused("argument-missing", argument="who")
    for ident in note.people:
        who = known(state, ident)
        if who.out:
            raise Refused("alternatif-out", name=who.name)
        if who.contacts:
            raise Refused("alternatif-beat-in-melee", name=who.name)
        free_to_speak(state, who)
