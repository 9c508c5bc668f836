"""Letting others act first, and coming in when one likes, between two turns (D35-ACT-013)."""

from __future__ import annotations

from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.dnd35.base.helpless import unable
from bot.rulesets.dnd35.rounds import turns
from bot.rulesets.dnd35.rounds.events import CameIn
from bot.rulesets.dnd35.state import Fighter, State
from bot.rulesets.shared.d20.lurking import lies_in_wait
from bot.rulesets.shared.deciding import PRUDENT, manner_of

COMING = "coming"


def others(state: State, who: Fighter) -> bool:
    """Whether anybody else has turns, as far as everybody can see: without others there is nobody to let go first."""
    return any(each.id != who.id and not each.hidden and turns.has_turns(state, each) for each in placed(state))


def placed(state: State) -> list[Fighter]:
    """Those who have a place, in their order."""
    return [state.combatants[each] for each in state.order if each in state.combatants]


def may_come_in(state: State, who: Fighter) -> bool:
    """Whether *who* has let others act first, in this round or the one before, and his next turn has not come yet."""
    late = who.waited in (state.lap, state.round - 1 or -1)
    able = turns.has_turns(state, who) and not (who.out or unable(who))
    return bool(who.delays) and late and able and not (who.acted or turns.rests(state))


def coming(state: State) -> str | None:
    """Who comes in now: of several the first in the order of initiative."""
    found = (each.id for each in placed(state) if each.delays == COMING and may_come_in(state, each))
    return next(found, None) if state.opened else None


def come_in(scene: Scene[State]) -> Action:
    """Whoever has said that he comes in has his turn, and his place is where he comes in."""
    ident = coming(scene.now)
    assert ident is not None
    behind, ahead = gap(scene.now, ident)
    yield from tell(CameIn(ident, behind, ahead))
    yield from turns.begin_turn(scene, ident)


def gap(state: State, ident: str) -> tuple[str | None, str | None]:
    """Where *ident* comes in: right behind somebody, or else right before somebody who is first. Whoever is hidden
    counts for nothing there: a place beside his would tell of him."""
    seen = [each for each in placed(state) if each.id != ident and not each.hidden]
    still = (at for at, each in enumerate(seen) if turns.has_turns(state, each) and turns.comes(state, each))
    at = next(still, len(seen))
    if at:
        return seen[at - 1].id, None
    return None, seen[0].id if seen else None


def lulls(state: State) -> bool:
    """Whether somebody may want to come in before whatever is next, whom nobody asks. Before the turn of somebody
    hidden there is no breather, nor for him: it would tell of him. Between two rounds there is one, not two."""
    ident = turns.next_up(state)
    begun = any(each.acted for each in placed(state) if not each.hidden)
    if ident is not None and (state.combatants[ident].hidden or not begun):
        return False
    return any(each.delays == "open" and _waits(state, each) for each in placed(state))


def _waits(state: State, who: Fighter) -> bool:
    """Whether *who* may come in, and decides so himself: neither an autopilot nor whoever leaves it to the bot does."""
    alone = who.temperament is None and manner_of(who) != PRUDENT and not lies_in_wait(who)
    return alone and not who.hidden and may_come_in(state, who)


__all__ = ["COMING", "come_in", "coming", "gap", "lulls", "may_come_in", "others", "placed"]
