"""The game as the kernel runs it and as tables, commands and renderers ask it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from bot.kernel.decisions import Choice, Decision, Scalar
from bot.kernel.effects import Action, Scene
from bot.kernel.frame import Open
from bot.kernel.ruleset import Discretion, Reader, Sheets, View
from bot.kernel.spoken_words import Part
from bot.kernel.upgrades import Revisions
from bot.rulesets.percentile import autopilot, encounter, orders, pit, plans, prospects, settings, view
from bot.rulesets.percentile.attack import AttackJudged, VolleyLost
from bot.rulesets.percentile.chapters import CONTENTS
from bot.rulesets.percentile.declaring import forms
from bot.rulesets.percentile.deeds import worded
from bot.rulesets.percentile.figures import FIELDS, fields
from bot.rulesets.percentile.numbers import NUMBERS
from bot.rulesets.percentile.revisions import FORMERLY, REVISIONS, settings_today
from bot.rulesets.percentile.rolls.d100 import D100Rolled, succeeded
from bot.rulesets.percentile.rounds import RoundStarted, TurnBegun
from bot.rulesets.percentile.sheets import BELONGINGS
from bot.rulesets.percentile.spells import SpellCast
from bot.rulesets.percentile.state import Fighter, PercentileState, takes_part
from bot.rulesets.percentile.state.conditions import CONDITIONS
from bot.rulesets.percentile.unarmed import Seized
from bot.rulesets.shared.game import BookGame, Recruiter
from bot.rulesets.shared.odds import Likely, Odds
from bot.rulesets.shared.overruling import Rolled, What

CONDITIONS.all_played()


class Percentile(BookGame[PercentileState]):
    """The percentile rules: implements `bot.kernel.ruleset.Ruleset`.

    *recruiter* makes combatants of sheets and creatures; *sheets* reads and proposes characters. No word
    waits for a window: what comes out of turn is a reaction or an opportunity, with places of its own.
    """

    id = "percentile"
    schema = 4
    revisions: Revisions = REVISIONS
    formerly = FORMERLY
    restartable = True
    contents = CONTENTS
    stages = encounter.ORDER
    choices = settings.CHOICES
    rolled = prospects.ROLLED
    numbers = NUMBERS
    matters = orders.MATTERS
    untimely: ClassVar[frozenset[str]] = frozenset(
        f"percentile-{each}" for each in ("has-acted", "locked", "next-round", "not-all-declared", "no-reaction")
    )
    harmless = orders.HARMLESS
    plans = plans.WORDS
    belongings = BELONGINGS
    state_type: type[PercentileState] = PercentileState
    steps: frozenset[type] = frozenset({RoundStarted})
    rulings: frozenset[type] = frozenset({TurnBegun})
    # Most turns of those who defend themselves pass without a die.
    beginnings: frozenset[type] = frozenset({D100Rolled})

    _asked: tuple[Any, str, Decision | None] = (None, "", None)

    def __init__(self, recruiter: Recruiter, sheets: Sheets) -> None:
        self.recruiter = recruiter
        self.sheets = sheets

    # ---- what the engine runs

    def play(self, scene: Scene[PercentileState]) -> Action:
        return encounter.play(scene)

    def moment(self, state: PercentileState) -> str:
        """The round; in the bear pit the bout as well."""
        return str(state.round) if state.pit is None else f"{state.pit.bout}.{state.round}"

    def ordered(self, state: PercentileState, who: Fighter, decision: Decision) -> Choice | None:
        return orders.answers(state, who, decision)

    def guarded(self, state: PercentileState, who: Fighter, decision: Decision, choice: Choice) -> Choice | None:
        return autopilot.guarded(who, decision, choice)

    def routinely(self, state: PercentileState, who: Fighter, decision: Decision) -> Choice | None:
        return orders.routinely(who, decision)

    def autopilot(self, state: PercentileState, who: Fighter, decision: Decision) -> Choice | None:
        return autopilot.answers(state, who, decision)

    # ---- what tables, commands and renderers ask

    def opening(self, settings: Mapping[str, Scalar]) -> PercentileState:
        return super().opening(settings_today(settings))

    def view(self, state: PercentileState, reader: Reader, questions: Sequence[Open]) -> View:
        return view.view(state, reader, questions)

    def may_read(self, state: PercentileState, event: Any, reader: Reader) -> bool:
        return view.may_read(state, event, reader, self.audience(event))

    def discretion(self, state: PercentileState, decision: Decision) -> Discretion:
        return view.discretion(state, decision)

    def outlook(self, state: PercentileState, decision: Decision, choice: Choice) -> Mapping[str, Scalar]:
        return prospects.outlook(state, decision, choice)

    def after_hit(self, state: PercentileState, decision: Decision, choice: Choice) -> Mapping[str, Scalar]:
        return prospects.after_hit(state, decision, choice)

    def chance(self, state: PercentileState, decision: Decision, choice: Choice) -> Likely | None:
        """Of a declaration also while it is being made."""
        if decision.kind == prospects.DECLARE:
            return self.foreseen(state, decision, choice)
        return super().chance(state, decision, choice)

    def trial(self, state: PercentileState, decision: Decision, choice: Choice) -> Odds | None:
        who = state.fighters.get(decision.who)
        if decision.kind != prospects.DECLARE or who is None:
            return prospects.trial(state, decision, choice)
        # The question that is being looked at has a dozen labels.
        kept, ident, form = self._asked
        if kept is not state or ident != who.id or form is None:
            form = forms.declaration(state, who, whole=True)
            self._asked = state, who.id, form
        return prospects.declared(state, who, form, choice)

    def discreetly(self, state: PercentileState, decision: Decision, reader: Reader) -> Decision:
        return prospects.discreetly(state, decision, reader)

    def form_of(self, state: PercentileState, command: str, who: str, *, whole: bool = False) -> Decision | None:
        fighter = state.fighters.get(who)
        if fighter is None:
            return None
        if command == "orders":
            return orders.form(state, fighter)
        if command == "plan":
            return super().form_of(state, command, who, whole=whole)
        if fighter.out or state.phase == "opening" or not takes_part(state, who):
            return None
        return forms.declaration(state, fighter, typed=True, whole=whole) if command == "declare" else None

    def stepwise(self, state: PercentileState, command: str, who: str) -> Decision | None:
        typed = self.form(state, command, who)
        # Buttons ask for the posture by itself; a command has no blank for it.
        asked = typed is not None and command == "declare"
        return forms.declaration(state, state.fighters[who], unasked=True) if asked else typed

    def check_start(self, state: PercentileState) -> None:
        pit.check_start(state)

    def fixable(self, state: PercentileState) -> Mapping[str, tuple[int, int]]:
        return fields()

    def figures(self, state: PercentileState, who: str) -> Mapping[str, int]:
        fighter = state.fighters[who]
        values = {name: getattr(fighter, name, None) for name in FIELDS} | fighter.scores
        return {name: value for name, value in values.items() if isinstance(value, int)}

    def worn(self, state: PercentileState, who: str) -> Mapping[str, Any]:
        fighter = state.fighters[who]
        return {"hit_points": fighter.hit_points, "psy": fighter.psy}

    def seems_by_words(self, state: PercentileState, command: str, who: str) -> bool:
        """Whether what is said beside *command* is what *who* seems to do: the game master's people show no more, and
        it must be told before anything else is (PCT-DEC-004)."""
        known = state.fighters.get(who)
        return command == "declare" and known is not None and not known.pc

    def deed_of(self, state: PercentileState, event: Any) -> tuple[str, Part] | None:
        """Whose words of his own *event* concerns, and how: they are about what he declared."""
        return worded(state, event)

    def blow_of(self, event: Any) -> Rolled | None:
        """Whose attack, spell or volley at whom *event* rolled, and whether it hit; None for anything else."""
        match event:
            case D100Rolled(purpose="attack" | "cast" as purpose, target=str(target)):
                what: What = "spell" if purpose == "cast" else "blow"
                return Rolled(event.combatant, target, succeeded(event.degree), what)
            case SpellCast(sure=True, target=str(target)):
                return Rolled(event.combatant, target, event.worked, "spell")
            case Seized():
                return Rolled(event.combatant, event.target, event.worked, "hold")
            case AttackJudged(hands=("volley",)) | VolleyLost():
                return Rolled(event.combatant, event.target, isinstance(event, AttackJudged), "volley")
            case _:
                return None

    def fixed(self, state: PercentileState) -> Sequence[str]:
        """Once it is open, an encounter keeps its variant."""
        return ("variant",) if state.opened else ()
