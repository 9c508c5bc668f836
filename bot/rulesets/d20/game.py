"""What both games of the d20 are to the kernel, tables, commands and renderers; each names what of it is its own
(`Front`), and adds what only it knows."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, ClassVar, Final, TypeVar

from bot.kernel.decisions import Choice, Decision, Scalar
from bot.kernel.frame import Open
from bot.kernel.ruleset import Discretion, Reader, Sheets, View
from bot.kernel.values import record
from bot.rulesets.d20 import finishing, lurking, lying
from bot.rulesets.d20.casting import CAUGHT
from bot.rulesets.shared.game import BookGame, Recruiter
from bot.rulesets.shared.odds import Odds

S = TypeVar("S")
DECLARE: Final = "declare"
Asked = Callable[[Any, Any, Decision], Choice | None]


@record
class Front:
    """What a game says: how an *autopilot* and standing *orders* answer, its *view*; what follows from a choice
    (*outlook*, *of_spell*), and what is rolled for it (*trial*); all that can be named (*form*), what may be said
    whosever turn it is (*between*), and the word that says it (*spoken*)."""

    autopilot: Asked
    orders: Asked
    view: Callable[[Any, Reader, Sequence[Open]], View]
    outlook: Callable[[Any, Decision, Choice], Mapping[str, Scalar]]
    of_spell: Callable[[Any, Decision, Choice], Mapping[str, Scalar]]
    trial: Callable[[Any, Decision, Choice], Odds | None]
    form: Callable[[Any, Any], Decision | None]
    between: Callable[[Any, Any], Decision | None]
    spoken: Callable[[Any, int, Mapping[str, Scalar]], Any]


class D20Game(BookGame[S]):
    """*bares*: the action by which somebody opens his guard; *untold*: the kinds of questions that are the game
    master's to say, and nobody else's to read beforehand: they would tell of whoever hides there."""

    restartable = True
    front: ClassVar[Front]
    bares: ClassVar[str]
    untold: ClassVar[Collection[str]] = (CAUGHT,)

    def __init__(self, recruiter: Recruiter, sheets: Sheets) -> None:
        self.recruiter = recruiter
        self.sheets = sheets

    def moment(self, state: Any) -> str:
        return str(state.round)

    def autopilot(self, state: S, who: Any, decision: Decision) -> Choice | None:
        return finishing.whole(decision, self.front.autopilot(state, who, decision))

    def ordered(self, state: S, who: Any, decision: Decision) -> Choice | None:
        return self.front.orders(state, who, decision)

    def guarded(self, state: S, who: Any, decision: Decision, choice: Choice) -> Choice | None:
        """Whoever does what draws a blow opens his guard; but standing up closes it."""
        if decision.kind != DECLARE or choice["action"] == "stand":
            return choice
        opens = choice["action"] == self.bares or self.outlook(state, decision, choice).get("provoked")
        return None if opens else choice

    def unasked(self, state: S) -> tuple[str, ...]:
        return lurking.unasked(state)

    def settles(self, who: Any, decision: Decision) -> tuple[str, ...]:
        return finishing.settles(decision)

    def view(self, state: S, reader: Reader, questions: Sequence[Open]) -> View:
        return self.front.view(state, reader, questions)

    def discretion(self, state: S, decision: Decision) -> Discretion:
        return "whole" if decision.kind in self.untold else "none"

    def outlook(self, state: S, decision: Decision, choice: Choice) -> Mapping[str, Scalar]:
        return {**self.front.outlook(state, decision, choice), **self.front.of_spell(state, decision, choice)}

    def trial(self, state: S, decision: Decision, choice: Choice) -> Odds | None:
        return self.front.trial(state, decision, choice)

    def form_of(self, state: Any, command: str, who: str, *, whole: bool = False) -> Decision | None:
        """What is declared answers the question "what do you do?", unless it may be said whosever turn it is; what is
        not offered is named in a form that refuses it with its reason."""
        if command != DECLARE:
            return super().form_of(state, command, who, whole=whole)
        fighter = state.combatants.get(who)
        return None if fighter is None else (self.front.form if whole else self.front.between)(state, fighter)

    def compose(self, state: S, command: str, by: int, args: Mapping[str, Scalar]) -> Any:
        if command == DECLARE:
            return self.front.spoken(state, by, args)
        return super().compose(state, command, by, args)

    def offers(self, state: Any, command: str, option: str, locale: str) -> Sequence[tuple[str, str]]:
        """To which of several things that lie there somebody is near, where there is no grid."""
        if (command, option) == ("gm-tool-near", "value"):
            named = {lying.named(each): each.weapon for each in state.lying}
            return [(each.names.get(locale, each.weapon), ident) for ident, each in named.items()]
        return super().offers(state, command, option, locale)

    def fixed(self, state: Any) -> Sequence[str]:
        """Once it is open, an encounter keeps its grid."""
        return ("map",) if state.opened else ()
