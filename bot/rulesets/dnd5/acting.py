"""Whoever is up is asked what he does, again and again, until his turn is over (DN5-TUR).

Silence ends it: whoever lets one deadline pass is not asked again in that turn. What holds for him is no action of the
list, so that nobody who does the same by his own word loses the rest of his turn: it is legal, and never offered.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from bot.kernel.decisions import Choice, Decision, Field, Scalar
from bot.kernel.effects import Action, Scene, ask_first, tell
from bot.kernel.values import lately
from bot.rulesets.d20 import finishing
from bot.rulesets.d20.gaps import metres
from bot.rulesets.d20.lurking import lies_in_wait
from bot.rulesets.dnd5.base.budget import Outlook
from bot.rulesets.dnd5.objects.actions import JUDGED
from bot.rulesets.dnd5.prospects import HANDS_ON
from bot.rulesets.dnd5.readying import ENEMY, NEAR
from bot.rulesets.dnd5.repertoire import BESIDES, FREE, IDLE, MENU, REPERTOIRE
from bot.rulesets.dnd5.rounds import turns
from bot.rulesets.dnd5.rounds.turns import TurnLapsed, Unused
from bot.rulesets.dnd5.spells import castable
from bot.rulesets.dnd5.state import Fighter, State
from bot.rulesets.shared.actions import ACTION, Blanks, Form

DODGE: Final = "dodge"
SILENT: Final[Mapping[str, str]] = {DODGE: "silent_dodge", "ready": "silent_ready", "pass": "silent"}
"""What holds for whoever says nothing, by what the table wants: he dodges, or holds an attack ready for the first foe
who comes within his reach, where he still can (DN5-TUR-002), and his turn is over."""
READY: Final[Choice] = {ACTION: "ready", "on": NEAR, "whom": ENEMY, "response": "attack"}


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
    if turn.idle or lies_in_wait(who):
        return None
    free = not offered.keys() - IDLE
    if free and (who.temperament is not None or not offered.keys() & FREE):
        return None
    offered = finishing.ending(offered, who, free=free)
    usual = SILENT[state.settings.undecided if state.settings.undecided in offered else "pass"]
    form = _Form(offered, usual)
    about: dict[str, Scalar] = {
        "round": state.round,
        "left": metres(at.left),
        "rides": who.rides if who.rides and not state.combatants[who.rides].hidden else None,
        "action": not turn.action,
        "attacks": turn.attacks,
        "bonus": not turn.bonus,
        "object": not turn.object,
        finishing.FREE: free,
        # Whoever types no price has the game master say it (DN5-ACT-002).
        "suggested_price": JUDGED,
        **{f"{code}.friends": True for code in HANDS_ON if _of_friends(state, who, offered.get(code))},
    }
    key = f"{who.id}:declare:{state.round}.{turn.deeds}"
    return Decision(key, "declare", who.id, form({}), {ACTION: usual}, about, form, ends=finishing.PASS, idle=free)


def _of_friends(state: State, who: Fighter, blanks: Blanks | None) -> bool:
    """Whether only his own people are there to do it to: foes stand first."""
    if not isinstance(blanks, tuple) or not blanks:
        return False
    return state.combatants[blanks[0].options[0]].side == who.side


class _Form(Form):
    """What is offered; what holds in silence stands beside it."""

    __slots__ = ("_silence",)

    def __init__(self, offered: Mapping[str, Blanks], silence: str) -> None:
        super().__init__(offered, "attack" if "attack" in offered else None, at_once=False)
        self._silence = (Field(ACTION, (silence,)),)

    def __call__(self, partial: Choice) -> tuple[Field, ...]:
        return self._silence if partial.get(ACTION) in self._silence[0].options else super().__call__(partial)


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
    turn, put = scene.now.turn, question(scene.now)
    if answer is None or turn is None or put is None:
        return
    who = scene.now.combatants[turn.who]
    if answer[1][ACTION] in SILENT.values():
        yield from _lapse(scene, who.id, answer[1][ACTION])
    elif answer[1][ACTION] == finishing.PASS:
        yield from turns.end(scene, who.id, free=finishing.is_free(put))
    else:
        yield from REPERTOIRE.answered(Outlook(scene.now, who), scene, who.id, answer[1])


def _lapse(scene: Scene[State], ident: str, silence: str) -> Action:
    """The turn of *ident* ends in silence; what he has not used of it is said."""
    does = {SILENT[DODGE]: {ACTION: DODGE}, SILENT["ready"]: READY}.get(silence)
    if does is not None:
        yield from REPERTOIRE.answered(Outlook(scene.now, scene.now.combatants[ident]), scene, ident, does)
    at = Outlook(scene.now, scene.now.combatants[ident])
    turn, offered = at.turn, REPERTOIRE.offered(MENU, at)
    if turn is None:
        return
    besides = BESIDES & offered.keys() or any(each.casting == "bonus" for each in castable.now(at.state, at.who))
    unused: tuple[tuple[Unused, object], ...] = (
        ("action", at.acts),
        ("attacks", turn.attacks),
        ("bonus", besides),
        ("movement", at.left),
    )
    yield from tell(TurnLapsed(ident, tuple(what for what, left in unused if left), metres(at.left)))
    yield from turns.end(scene, ident)
