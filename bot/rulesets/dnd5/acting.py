"""Whoever is up is asked what he does, again and again, until his turn is over (DN5-TUR)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.kernel.decisions import Decision, Scalar
from bot.kernel.effects import Action, Scene, ask_first
from bot.kernel.values import lately
from bot.rulesets.dnd5.base.distances import metres
from bot.rulesets.dnd5.base.outlook import Outlook
from bot.rulesets.dnd5.repertoire import IDLE, MENU, REPERTOIRE
from bot.rulesets.dnd5.rounds import turns
from bot.rulesets.dnd5.state import Fighter, State
from bot.rulesets.shared.actions import ACTION, Form

PASS, DODGE = "pass", "dodge"


@lately
def question(state: State) -> Decision | None:
    """What whoever is up is asked; None: nothing is left for him to do. It is found once for a state: the turn looks
    whether there is anything to ask, then it is asked, then whoever answers looks at it again."""
    turn = state.turn
    if turn is None:
        return None
    who = state.combatants[turn.who]
    at = Outlook(state, who)
    offered = REPERTOIRE.offered(MENU, at)
    if turn.idle or not offered.keys() - IDLE or _lies_in_wait(who):
        return None
    form = Form(offered, "attack" if "attack" in offered else None, at_once=False)
    usual = DODGE if DODGE in offered and state.settings.undecided == DODGE else PASS
    about: dict[str, Scalar] = {
        "round": state.round,
        "left": metres(at.left),
        "rides": who.rides if who.rides and not state.combatants[who.rides].hidden else None,
        "action": not turn.action,
        "attacks": turn.attacks,
        "bonus": not turn.bonus,
        "object": not turn.object,
    }
    return Decision(
        f"{who.id}:declare:{state.round}.{turn.deeds}", "declare", who.id, form({}), {ACTION: usual}, about, form
    )


def _lies_in_wait(who: Fighter) -> bool:
    """Whether he is hidden, and the game master's to play: a turn that waited for him would tell that somebody is
    there. He acts from the moment on in which he is shown; an autopilot's shows itself by what it does."""
    return who.hidden and who.player is None and who.temperament is None


def asked(state: State) -> Iterator[Decision]:
    found = question(state)
    if found is not None:
        yield found


def act(scene: Scene[State]) -> Action:
    """The next thing in his turn, or its end."""
    turn = scene.now.turn
    assert turn is not None
    if question(scene.now) is None:
        yield from turns.end(scene, turn.who)
        return
    answer = yield from ask_first(asked)
    turn = scene.now.turn
    if answer is None or turn is None:
        return
    who = scene.now.combatants[turn.who]
    yield from REPERTOIRE.answered(Outlook(scene.now, who), scene, who.id, answer[1])


__all__ = ["DODGE", "PASS", "act", "asked", "question"]
