"""Who has still to say what he does, and who may say it otherwise (R20-SEQ-004, -014)."""

from __future__ import annotations

from bot.rulesets.rpg20.sequences import parting, slots
from bot.rulesets.rpg20.sequences.events import RoundStarted
from bot.rulesets.rpg20.state import Fighter, State


def awaited(state: State) -> list[Fighter]:
    """Those who can act and have not spoken; newcomers of this sequence wait for the next (R20-SEQ-014)."""
    return [each for each in state.combatants.values() if each.means is None and slots.able(state, each)]


def may_wait_for(state: State, who: Fighter) -> bool:
    """Whether a sequence may wait for him alone and tell nobody that he is there: who is seen, or answers at once;
    everybody, where somebody who is seen is surprised, for then all know that somebody is (R20-SPE-012)."""
    if not who.hidden or who.temperament is not None:
        return True
    return any(each.surprised == state.round and not each.hidden for each in state.combatants.values())


def may_say(state: State, who: Fighter) -> bool:
    """Whether *who* may still say what he does in this sequence."""
    return state.phase == "declaring" and who.means is None and slots.able(state, who) and not parting.is_open(state)


def may_open(state: State, who: Fighter) -> bool:
    """Whether the next sequence opens with what *who* says: none does by itself (R20-SEQ-015)."""
    return slots.rests(state) and not who.out


def opening(state: State) -> State:
    """*state* as it is once the next sequence has opened."""
    return RoundStarted(state.round + 1).change(state)


def may_change(state: State, who: Fighter) -> bool:
    """Whether *who* may do something else than what he has said in secret: until everybody has spoken (R20-SEQ-004).
    What is only chosen, and not said yet, is changed where it was chosen."""
    if state.settings.intentions != "secret" or state.phase != "declaring" or not slots.able(state, who):
        return False
    return who.means is not None and any(may_wait_for(state, each) for each in awaited(state))


__all__ = ["awaited", "may_change", "may_open", "may_say", "may_wait_for", "opening"]
