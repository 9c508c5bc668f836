"""The game as the kernel runs it and as tables, commands and renderers ask it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, get_args

from bot.kernel.decisions import Choice, Decision, Reading, Scalar
from bot.kernel.effects import Action, Scene
from bot.kernel.events import Audience
from bot.kernel.frame import Open
from bot.kernel.ruleset import Person, Reader, Setting, Sheets, View
from bot.rulesets.percentile import (
    autopilot,
    checks,
    compose,
    declaring,
    encounter,
    events,
    fixes,
    history,
    notes,
    orders,
    people,
    pit,
    rules,
    settings,
)
from bot.rulesets.percentile.state import PercentileState, takes_part


class Percentile:
    """The percentile rules: implements `bot.kernel.ruleset.Ruleset`.

    *recruiter* makes combatants of sheets and creatures; *sheets* reads and proposes characters; *creatures*: (id,
    names by language) of what can be added.
    """

    id = "percentile"
    schema = 1
    restartable = True
    state_type: type[PercentileState] = PercentileState
    event_types: tuple[type, ...] = get_args(events.PercentileEvent)
    note_types: tuple[type, ...] = get_args(notes.PercentileNote)
    steps: frozenset[type] = frozenset({events.RoundStarted})
    rulings: frozenset[type] = frozenset({events.TurnBegun})

    def __init__(
        self,
        recruiter: compose.Recruiter,
        sheets: Sheets,
        creatures: Sequence[tuple[str, Mapping[str, str]]] = (),
    ) -> None:
        self.recruiter = recruiter
        self.sheets = sheets
        self._creatures = tuple(creatures)

    # ---- what the engine runs

    def play(self, scene: Scene[PercentileState]) -> Action:
        return encounter.play(scene)

    def check(self, state: PercentileState, note: Any) -> None:
        checks.check(state, note)

    def is_action(self, note: Any) -> bool:
        """Nothing waits for a window: what comes out of turn is a reaction or an opportunity, with places of its
        own."""
        return False

    def note(self, scene: Scene[PercentileState], note: Any) -> Action:
        return fixes.take(scene, note)

    def after(self, state: PercentileState, event: Any) -> PercentileState:
        return history.after(state, event)

    def moment(self, state: PercentileState) -> str:
        """The round; in the bear pit the bout as well."""
        return str(state.round) if state.pit is None else f"{state.pit.bout}.{state.round}"

    def answers(self, state: PercentileState, decision: Decision) -> tuple[str, Choice] | None:
        return autopilot.answers(state, decision)

    def audience(self, event: Any) -> Audience:
        return people.audience(event)

    # ---- what tables, commands and renderers ask

    def opening(self, settings_given: Mapping[str, Scalar]) -> PercentileState:
        return PercentileState(settings=settings.settings_from(settings_given))

    def people(self, state: PercentileState) -> tuple[Person, ...]:
        return people.people(state)

    def view(self, state: PercentileState, reader: Reader, questions: Sequence[Open]) -> View:
        return people.view(state, reader, questions)

    def may_read(self, state: PercentileState, event: Any, reader: Reader) -> bool:
        return people.may_read(state, event, reader)

    def redacted(self, state: PercentileState, event: Any, reader: Reader) -> Any:
        return people.redacted(state, event, reader)

    def form(self, state: PercentileState, command: str, who: str, *, whole: bool = False) -> Decision | None:
        fighter = state.fighters.get(who)
        if fighter is None:
            return None
        if command == "orders":
            return orders.form(state, fighter)
        if fighter.out or state.phase == "opening" or not takes_part(state, who):
            return None
        return declaring.declaration(state, fighter, typed=True) if command == "declare" else None

    def reading(self, state: PercentileState, command: str, decision: Decision) -> Reading | None:
        return None

    def compose(self, state: PercentileState, command: str, by: int, args: Mapping[str, Scalar]) -> Any:
        return compose.compose(state, command, by, args, self.recruiter)

    def offers(self, state: PercentileState, command: str, option: str, locale: str) -> Sequence[tuple[str, str]]:
        """The creatures by name; else the codes that the option takes (see `compose.CODES`)."""
        if option == "creature":
            return [(names.get(locale, names["fr"]), ident) for ident, names in self._creatures]
        return [(each, each) for each in compose.CODES.get((command, option), ())]

    def check_start(self, state: PercentileState) -> None:
        pit.check_start(state)

    def fixable(self, state: PercentileState) -> Mapping[str, tuple[int, int]]:
        return checks.fields()

    def figures(self, state: PercentileState, who: str) -> Mapping[str, int]:
        fighter = state.fighters[who]
        values = {name: getattr(fighter, name, None) for name in checks.FIELDS} | fighter.scores
        return {name: value for name, value in values.items() if isinstance(value, int)}

    def worn(self, state: PercentileState, who: str) -> Mapping[str, Any]:
        fighter = state.fighters[who]
        return {"pv": fighter.pv, "psy": fighter.psy}

    def settings_of(self, state: PercentileState) -> tuple[Setting, ...]:
        return settings.settings_of(state.settings, opened=state.phase != "opening")

    def rules_of(self, event: Any) -> tuple[str, ...]:
        """The ids of the rules behind *event*, for "Why?"."""
        return rules.rules_of(event)
