"""Rounds and turns: whose turn it is, what comes first in it, its end (DN5-INI-001, DN5-TUR)."""

from __future__ import annotations

from bot.kernel.effects import Action, Scene, tell, wait
from bot.rulesets.dnd5.rounds.events import RoundStarted, TurnBegun, TurnEnded, TurnOpened
from bot.rulesets.dnd5.state import Fighter, State, led
from bot.rulesets.shared import conditions, initiative, seeing
from bot.rulesets.shared.check import Point
from bot.rulesets.shared.conditions import Anchor

AT: Point[[Scene[State], Anchor], Action] = Point("what happens at the edge of a turn or round")
"""What else happens there, beside conditions that end: saves, the ends of spells."""


def _at(scene: Scene[State], at: Anchor) -> Action:
    """What happens, and ends, *at* that moment."""
    yield from AT(scene, at)
    yield from conditions.end(scene, at)


def next_up(state: State) -> str | None:
    """Whose turn is next in this round; None: the round is over. A mount that is controlled acts in the turn of its
    rider, whose initiative is its own now (DN5-MNT-007)."""
    return initiative.next_up(state, lambda who: who.has_turns and not who.acted and not _waits_for_rider(state, who))


def _waits_for_rider(state: State, who: Fighter) -> bool:
    by = led(state, who)
    return by is not None and by.has_turns and not by.acted and by.id in state.order


def decided(state: State) -> bool:
    """Whether nobody fights any more, as far as everybody can see: the game master may close the scene. While somebody
    may still be saved, die, or come to by himself, rounds go on (DN5-INI-003)."""
    if state.prolonged and state.prolonged >= state.round:
        return False
    seen = [each for each in state.combatants.values() if not each.hidden]
    return seeing.is_decided(seen) and not any(each.dying or each.knits for each in seen)


def rests(state: State) -> bool:
    """Whether no turn, nor round, begins by itself."""
    return state.opened and state.turn is None and not state.deeds and decided(state)


def next_round(scene: Scene[State]) -> Action:
    """The round is over, and what ends with it; the next one begins."""
    if scene.now.round:
        yield from _at(scene, Anchor(scene.now.round))
    yield from tell(RoundStarted(scene.now.round + 1))


def begin(scene: Scene[State]) -> Action:
    """The turn of whoever is next begins, and what holds until then ends."""
    ident = next_up(scene.now)
    assert ident is not None
    who = scene.now.combatants[ident]
    yield from tell(TurnBegun(ident, who.surprised, unseen=who.hidden))
    yield from _at(scene, Anchor(scene.now.round, "begin", ident))


def open_(scene: Scene[State]) -> Action:
    """What comes first is done; whoever can do nothing at all in his turn is not asked."""
    turn = scene.now.turn
    assert turn is not None
    yield from tell(TurnOpened(turn.who))


def end(scene: Scene[State], ident: str, *, free: bool = False) -> Action:
    """The turn of *ident* is over, and what ends with it; *free*: he has said so when nothing but what is free was left
    to him."""
    yield from tell(TurnEnded(ident, free=free))
    yield from _at(scene, Anchor(scene.now.round, "end", ident))


def stop(scene: Scene[State]) -> Action:
    """Nothing goes on by itself."""
    yield from wait()


__all__ = ["AT", "begin", "decided", "end", "next_round", "next_up", "open_", "rests", "stop"]
