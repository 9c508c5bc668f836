"""What one look at a state shows is remembered of each who has not changed, and never of anybody else."""

from __future__ import annotations

from bot.kernel.values import evolve
from bot.rulesets.alternatif import encounter
from bot.rulesets.alternatif.encounter import REMEMBERED, Seen, look
from bot.rulesets.alternatif.state import AlternatifState
from tests.rulesets.alternatif.fight import Fight


def looked_at_afresh(state: AlternatifState) -> int:
    encounter._SEEN_OF.clear()
    return look(state)


def test_what_is_remembered_is_what_there_is_to_be_seen() -> None:
    fight = Fight(7)
    states = [fight.engine.state]
    for _ in range(40):
        fight.step()
        states.append(fight.engine.state)
    afresh = [looked_at_afresh(state) for state in states]
    assert [look(state) for state in states] == afresh
    assert [look(state) for state in reversed(states)] == afresh[::-1]
    assert len(set(afresh)) > 5


def test_what_was_to_come_is_due_when_its_segment_has_come() -> None:
    fight = Fight(7)
    while not look(fight.engine.state) & Seen.PENDING:
        fight.step()
    state = fight.engine.state
    due = max(each.due or 0 for who in state.combatants.values() for each in who.hands)
    later = evolve(state, segment=due)
    assert look(later) & Seen.DUE
    assert look(state) == looked_at_afresh(state)


def test_so_many_are_remembered_and_no_more() -> None:
    fight = Fight(7)
    while not fight.engine.state.combatants:
        fight.step()
    state = fight.engine.state
    who = next(iter(state.combatants.values()))
    for _ in range(3 * REMEMBERED):
        look(evolve(state, combatants={who.id: evolve(who)}))
    assert len(encounter._SEEN_OF) <= REMEMBERED
