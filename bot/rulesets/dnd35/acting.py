"""Whoever is up is asked what he does, again and again, until his turn is over (D35-ACT-001, -002)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.kernel.decisions import Decision, Scalar
from bot.kernel.effects import Action, Scene, ask_first, tell
from bot.kernel.values import lately, surely
from bot.rulesets.d20 import finishing
from bot.rulesets.d20.finishing import PASS
from bot.rulesets.d20.lurking import lies_in_wait
from bot.rulesets.dnd35 import remaining
from bot.rulesets.dnd35.base.budget import Outlook
from bot.rulesets.dnd35.base.saddles import unguided
from bot.rulesets.dnd35.mounts.saddle import unmastered
from bot.rulesets.dnd35.repertoire import FREE, IDLE, MENU, MIDWAY, REPERTOIRE, TIMID, WILD
from bot.rulesets.dnd35.rounds import turns
from bot.rulesets.dnd35.rounds.turns import TurnOpened
from bot.rulesets.dnd35.state import State
from bot.rulesets.shared.actions import ACTION, Blanks, Form

RIDE_ON = "ride_on"


@lately
def question(state: State) -> Decision | None:
    """What whoever is up is asked; None: nothing is left for him to do."""
    turn = state.turn
    if turn is None:
        return None
    who = state.combatants[turn.who]
    at = Outlook(state, who)
    offered = _left(at, REPERTOIRE.offered(MENU, at))
    if at.turn is None or lies_in_wait(who):
        return None
    free = not offered.keys() - IDLE
    if free and (who.temperament is not None or not offered.keys() & FREE):
        return None
    offered = finishing.ending(offered, who, free=free)
    form = Form(offered, "attack" if "attack" in offered else None)
    about: dict[str, Scalar] = {"round": state.round, "swings": turn.swings, **remaining.left(state, who, turn)}
    about[finishing.FREE] = free
    usual = {ACTION: RIDE_ON} if turn.ahead else finishing.passing(offered)
    key = f"{who.id}:declare:{state.round}.{len(who.tie)}.{turn.deeds}"
    return Decision(key, "declare", who.id, form({}), usual, about, form, ends=PASS, idle=free)


def _left(at: Outlook, offered: dict[str, Blanks]) -> dict[str, Blanks]:
    """What of all this can be done in the middle of a ride; on a mount that is not mastered; by one that nobody guides
    (D35-MNT-001, -008, -012)."""
    if at.turn is not None and at.turn.ahead:
        return {code: each for code, each in offered.items() if code in MIDWAY}
    if unmastered(at.state, at.who):
        return {code: each for code, each in offered.items() if code in WILD}
    if unguided(at.state, at.who):
        return {code: each for code, each in offered.items() if code in TIMID}
    return offered


def asked(state: State) -> Iterator[Decision]:
    found = question(state)
    if found is not None:
        yield found


def open_(scene: Scene[State]) -> Action:
    """What comes first in a turn is done."""
    turn = surely(scene.now.turn)
    yield from tell(TurnOpened(turn.who))


def act(scene: Scene[State]) -> Action:
    """The next thing in his turn, or its end."""
    turn = surely(scene.now.turn)
    if question(scene.now) is None:
        yield from turns.end(scene, turn.who)
        return
    answer = yield from ask_first(asked)
    up, put = scene.now.turn, question(scene.now)
    if answer is None or up is None or put is None:
        return
    who = scene.now.combatants[up.who]
    if answer[1][ACTION] == PASS:
        yield from turns.end(scene, who.id, free=finishing.is_free(put))
        return
    yield from REPERTOIRE.answered(Outlook(scene.now, who), scene, who.id, answer[1])
