"""Everybody says what he means to do, in any order, until the last one has spoken (R20-SEQ-004, -010)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import Final

from bot.kernel.decisions import Choice, Decision, Field, Scalar
from bot.kernel.effects import Action, Scene, ask_all, ask_first, tell
from bot.kernel.errors import Refused
from bot.rulesets.rpg20.base import Outlook
from bot.rulesets.rpg20.explosions.blasts import SpotMeasured
from bot.rulesets.rpg20.repertoire import REPERTOIRE, menu
from bot.rulesets.rpg20.sequences import slot as aiming
from bot.rulesets.rpg20.sequences import slots
from bot.rulesets.rpg20.sequences.events import InitiativeGiven, MoveJudged, OutOfReach
from bot.rulesets.rpg20.sequences.slot import TYPED, Other, Pass
from bot.rulesets.rpg20.sequences.speech import awaited, may_change, may_open, may_wait_for, opened, opening
from bot.rulesets.rpg20.shooting.events import DistanceSet
from bot.rulesets.rpg20.state import GM, Fighter, State
from bot.rulesets.shared.actions import ACTION, Form
from bot.rulesets.shared.asking import one_of
from bot.rulesets.shared.book import Word, word
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.people import known

GRANT, REFUSE = "grant", "refuse"


def declaration(state: State, who: Fighter) -> Decision:
    """What he means to do; nothing, where he says nothing."""
    at = Outlook(state, who)
    form = Form(REPERTOIRE.offered(menu(at), at))
    about: dict[str, Scalar] = {"round": state.round}
    key, beside = f"{who.id}:declare:{state.round}", not may_wait_for(state, who)
    return Decision(key, "declare", who.id, form({}), {"action": Pass.code}, about, form, beside=beside)


def typed(state: State, who: Fighter) -> Decision:
    """The same as a command takes it: of something else it takes the words, too (R20-SEQ-008)."""
    asked = declaration(state, who)

    def form(given: Choice) -> tuple[Field, ...]:
        fields = asked.all_fields(given)
        return (*fields, Field("how", (TYPED,), free=True)) if given.get(ACTION) == Other.code else fields

    return replace(asked, form=form)


def questions(state: State) -> Iterator[Decision]:
    """What everybody is asked who has not spoken. Whoever is hidden, and played by a person, is asked while the others
    are, and has no slot where he has not spoken by then: a sequence that waited for him would tell that he is there."""
    asked = awaited(state)
    if any(may_wait_for(state, each) for each in asked):
        for who in asked:
            yield declaration(state, who)


def declarations(scene: Scene[State]) -> Action:
    """Ask until nobody is awaited; then the order is told (R20-SEQ-004)."""
    if next(questions(scene.now), None) is None:
        yield from slots.announce(scene)
        return
    if scene.now.settings.intentions == "secret":
        answers = yield from ask_all(questions, secret=True)
        for key, choice in answers.items():
            yield from _meant(scene, key, choice)
        return
    answer = yield from ask_first(_with_judgements)
    if answer is None:
        return
    match answer[0].split(":")[1]:
        case "moving":
            yield from _allows(scene, *answer)
        case "adds":
            yield from _adds(scene, *answer)
        case "metres":
            yield from _measures(scene, *answer)
        case _:
            yield from _meant(scene, *answer)


def _with_judgements(state: State) -> Iterator[Decision]:
    """What everybody is asked, and beside it what the game master is asked about who has spoken: nobody waits for his
    word to say what he does."""
    yield from questions(state)
    yield from move_question(state)
    yield from unknown_question(state)
    yield from aiming.ahead_question(state)


def _meant(scene: Scene[State], key: str, choice: object) -> Action:
    ident = key.partition(":")[0]
    who = scene.now.combatants.get(ident)
    if who is not None and who.means is None:
        yield from REPERTOIRE.answered(Outlook(scene.now, who), scene, ident, choice)  # type: ignore[arg-type]


def judges(state: State) -> bool:
    """Whether all have spoken and the game master is asked about it alone: in secret never before, for it would tell
    that somebody has spoken (R20-SEQ-004)."""
    return state.phase == "declaring" and next(questions(state), None) is None


ADDS: Final = ("0", "-2", "-1", "1", "2")
"""What an action may add to the initiative, modelled on those of the table (R20-SEQ-006, -008)."""


def unknown(state: State) -> Fighter | None:
    """Who means to do what the table does not know, of which nobody has said what it adds."""
    people = state.combatants.values()
    return next(
        (e for e in people if e.means is not None and e.means.deed == "other" and e.id not in state.offered), None
    )


def unknown_question(state: State) -> list[Decision]:
    """What it adds to the initiative: the game master's word (R20-SEQ-008)."""
    found = unknown(state)
    if found is None or found.means is None:
        return []
    about: dict[str, Scalar] = {"author": found.id, "words": found.means.words or None}
    return [one_of(f"{found.id}:adds:{state.round}", "adds", GM, ADDS, about)]


def _judged(
    questions: Callable[[State], Iterable[Decision]], given: Callable[[Scene[State], str, Choice], Action]
) -> Callable[[Scene[State]], Action]:
    """The stage in which the game master is asked *questions* alone; *given*: what his answer does."""

    def judge(scene: Scene[State]) -> Action:
        answer = yield from ask_first(questions)
        if answer is not None:
            yield from given(scene, *answer)

    return judge


def _adds(scene: Scene[State], key: str, choice: Choice) -> Action:
    secret = scene.now.settings.intentions == "secret"
    yield from tell(InitiativeGiven(key.partition(":")[0], int(choice["adds"]), secret))


judge_unknown = _judged(unknown_question, _adds)


def move_question(state: State) -> list[Decision]:
    """The game master allows a move and an action together, or not (R20-ACT-003)."""
    found = moving(state)
    if found is None:
        return []
    assert found.means is not None
    about: dict[str, Scalar] = {"author": found.id, "deed": found.means.deed, "target": found.means.target}
    return [one_of(f"{found.id}:moving:{state.round}", "moving", GM, (GRANT, REFUSE), about)]


def moving(state: State) -> Fighter | None:
    """Whose move is to be judged."""
    return next(
        (
            each
            for each in state.combatants.values()
            if each.means is not None and each.means.moving and each.id not in state.offered and not each.acted
        ),
        None,
    )


def _allows(scene: Scene[State], key: str, choice: Choice) -> Action:
    secret = scene.now.settings.intentions == "secret"
    yield from tell(MoveJudged(key.partition(":")[0], choice["moving"] == GRANT, secret))


judge_move = _judged(move_question, _allows)


def _measures(scene: Scene[State], key: str, choice: Choice) -> Action:
    """The distance is known while it is still declared (R20-RNG-009): whoever cannot do what he meant from so far says
    something else, or the same once more; of two who meant each other both do."""
    ident, _, _, target = key.split(":", 3)
    if not target:
        yield from tell(SpotMeasured(ident, int(choice["metres"])))
        return
    yield from tell(DistanceSet(ident, target, int(choice["metres"])))
    for one, other in ((ident, target), (target, ident)):
        who = scene.now.combatants[one]
        if who.means is not None and who.means.target == other and aiming.out_of_reach(scene.now, who, who.means):
            yield from tell(OutOfReach(one, other))


judge_distance = _judged(aiming.ahead_question, _measures)


@word()
class Rethink(Word):
    """Whoever has said in secret what the table does not know does *choice* instead, as long as nothing is told
    (R20-SEQ-004)."""

    who: CombatantId
    choice: tuple[tuple[str, str], ...] = ()

    def check(self, state: State) -> None:
        who = known(state, self.who)
        if not may_change(state, who) or declaration(state, who).legal(dict(self.choice)) != ():
            raise Refused("moment-passed")

    def take(self, scene: Scene[State]) -> Action:
        at = Outlook(scene.now, scene.now.combatants[self.who])
        yield from REPERTOIRE.answered(at, scene, self.who, dict(self.choice))


@word()
class Announce(Word):
    """Where no sequence opens by itself, the next one does, with the *choice* of *who* (R20-SEQ-015)."""

    who: CombatantId
    choice: tuple[tuple[str, str], ...] = ()

    def check(self, state: State) -> None:
        who = known(state, self.who)
        if not may_open(state, who) or opens_with(state, who)[0].legal(dict(self.choice)) != ():
            raise Refused("moment-passed")

    def take(self, scene: Scene[State]) -> Action:
        yield from opened(scene, self.who)
        at = Outlook(scene.now, scene.now.combatants[self.who])
        yield from REPERTOIRE.answered(at, scene, self.who, dict(self.choice))


def opens_with(state: State, who: Fighter) -> tuple[Decision, Decision]:
    """What *who* may say with which the next sequence opens: by buttons, and typed."""
    ahead = opening(state)
    at = ahead.combatants[who.id]
    return declaration(ahead, at), typed(ahead, at)
