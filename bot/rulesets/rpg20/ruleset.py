"""The game as the kernel runs it and as tables, commands and renderers ask it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from bot.kernel.decisions import Choice, Decision, Scalar
from bot.kernel.frame import Open
from bot.kernel.ruleset import Body, Discretion, Reader, Sheets, View
from bot.kernel.upgrades import Revisions
from bot.rulesets.rpg20 import (
    autopilot,
    bodies,
    declaring,
    encounter,
    fixing,
    orders,
    prospects,
    reasons,
    settings,
    view,
)
from bot.rulesets.rpg20.attack import AttackBegun, AttackRolled
from bot.rulesets.rpg20.chapters import CONTENTS
from bot.rulesets.rpg20.numbers import NUMBERS
from bot.rulesets.rpg20.revisions import FORMERLY, REVISIONS
from bot.rulesets.rpg20.sequences import speech as speaking
from bot.rulesets.rpg20.sequences.events import RoundStarted, SlotBegun
from bot.rulesets.rpg20.sequences.slot import TYPED, Other
from bot.rulesets.rpg20.sequences.speech import Improvise
from bot.rulesets.rpg20.sheets import BELONGINGS
from bot.rulesets.rpg20.state import Fighter, State
from bot.rulesets.rpg20.state.conditions import CONDITIONS
from bot.rulesets.shared.actions import ACTION
from bot.rulesets.shared.figures import bounds_of
from bot.rulesets.shared.game import BookGame, Recruiter
from bot.rulesets.shared.odds import Likely, Odds
from bot.rulesets.shared.overruling import Rolled

GAUGED: frozenset[str] = frozenset({"fix-damage", "fix-heal"})
"""Commands that may say of which gauge."""

CONDITIONS.all_played()


class Rpg20(BookGame[State]):
    """RPG 2.0, chapter 5: implements `bot.kernel.ruleset.Ruleset`."""

    id = "rpg20"
    schema = 2
    revisions: Revisions = REVISIONS
    formerly = FORMERLY
    restartable = True
    contents = CONTENTS
    stages = encounter.ORDER
    choices = settings.CHOICES
    rolled = prospects.ROLLED
    numbers = NUMBERS
    matters = orders.MATTERS
    belongings = tuple(BELONGINGS)
    untimely: ClassVar[frozenset[str]] = frozenset(
        {"rpg20-order-told", *(f"rpg20-cannot/{each}" for each in ("said", "next_sequence", "busy"))}
    )
    harmless = orders.HARMLESS
    state_type: type[State] = State
    somebody: ClassVar[Any] = Fighter
    steps: frozenset[type] = frozenset({RoundStarted, SlotBegun})
    rulings: frozenset[type] = frozenset({AttackBegun})

    def __init__(self, recruiter: Recruiter, sheets: Sheets) -> None:
        self.recruiter = recruiter
        self.sheets = sheets

    def moment(self, state: State) -> str:
        return str(state.round)

    def autopilot(self, state: State, who: Fighter, decision: Decision) -> Choice | None:
        return autopilot.answers(state, who, decision)

    def guarded(self, state: State, who: Fighter, decision: Decision, choice: Choice) -> Choice | None:
        return autopilot.guarded(state, who, decision, choice)

    def view(self, state: State, reader: Reader, questions: Sequence[Open]) -> View:
        return view.view(state, reader, questions)

    def outlook(self, state: State, decision: Decision, choice: Choice) -> Mapping[str, Scalar]:
        return prospects.outlook(state, decision, choice)

    def after_hit(self, state: State, decision: Decision, choice: Choice) -> Mapping[str, Scalar]:
        return prospects.after_hit(state, decision, choice)

    def chance(self, state: State, decision: Decision, choice: Choice) -> Likely | None:
        """Of an intention, and of a slot, as soon as it says what is done."""
        if decision.kind in (prospects.DECLARE, *prospects.SLOTS):
            return self.foreseen(state, decision, choice)
        return super().chance(state, decision, choice)

    def trial(self, state: State, decision: Decision, choice: Choice) -> Odds | None:
        return prospects.trial(state, decision, choice)

    def discretion(self, state: State, decision: Decision) -> Discretion:
        """Of what is meant in secret the game master is asked in private (R20-SEQ-004)."""
        secret = state.settings.intentions == "secret" and decision.kind in ("moving", "adds")
        return "whole" if secret else "none"

    def discreetly(self, state: State, decision: Decision, reader: Reader) -> Decision:
        return prospects.discreetly(state, decision, reader)

    def fixable(self, state: State) -> Mapping[str, tuple[int, int]]:
        """The figures of anybody, the gauges and shields of those who are here, and what they have left."""
        found = dict(bounds_of(Fighter.FIGURES))
        for who in state.combatants.values():
            found |= {name: each for name, each in fixing.bounds(who).items() if name not in found}
        return found | {name: (0, most) for name, most in fixing.STOCKS.items()}

    def figures(self, state: State, who: str) -> Mapping[str, int]:
        return fixing.values(state.combatants[who])

    def form_of(self, state: State, command: str, who: str, *, whole: bool = False) -> Decision | None:
        """What is declared answers the question of the sequence, or says in words of his own what the table does not
        know; what neither offers is named in a form that refuses it with its reason."""
        known = state.combatants.get(who)
        if command != "declare" or known is None:
            return None if command == "declare" else super().form_of(state, command, who, whole=whole)
        if whole:
            return reasons.form(state, known)
        if speaking.may_open(state, known):
            return declaring.opens_with(state, known)[1]
        return (
            declaring.typed(state, known)
            if speaking.may_say(state, known) or speaking.may_change(state, known)
            else None
        )

    def stepwise(self, state: State, command: str, who: str) -> Decision | None:
        """By buttons it is the question itself, or the same list once more, for whoever may still change what he has
        said in words of his own."""
        known = state.combatants.get(who)
        if command == "declare" and known is not None and speaking.may_change(state, known):
            return declaring.declaration(state, known)
        if command == "declare" and known is not None and speaking.may_open(state, known):
            return declaring.opens_with(state, known)[0]
        return None if command == "declare" else super().stepwise(state, command, who)

    def compose(self, state: State, command: str, by: int, args: Mapping[str, Scalar]) -> Any:
        if command != "declare":
            return super().compose(state, command, by, args)
        known = state.combatants.get(str(args["who"]))
        changes = known is not None and speaking.may_change(state, known)
        opens = known is not None and speaking.may_open(state, known)
        speaks = known is not None and (changes or opens or speaking.may_say(state, known))
        if args.get(ACTION) == Other.code and speaks:
            said = str(args.get("how") or "")
            return Improvise(by, str(args["who"]), "" if said == TYPED else said)
        if known is not None and (changes or opens):
            asked = declaring.opens_with(state, known)[0] if opens else declaring.declaration(state, known)
            choice = {name: str(value) for name, value in args.items() if name not in ("who", "locale")}
            named = asked.legal(choice) is not None
            whole = asked.filled(choice) if named else {}
            if named and asked.legal(whole) == ():
                return (declaring.Announce if opens else declaring.Rethink)(by, known.id, tuple(whole.items()))
        raise reasons.refusal(state, args)

    def wants_words(self, decision: Decision, choice: Choice) -> bool:
        """Whether *choice* says too little without words of one's own (R20-SEQ-008)."""
        return decision.kind == prospects.DECLARE and choice.get(ACTION) == Other.code

    def worn(self, state: State, who: str) -> Mapping[str, Any]:
        """What a fight wears down, and what it leaves behind (R20-WND-012)."""
        fighter = state.combatants[who]
        return {
            "points": fighter.points,
            "gauges": {each.gauge: each.left for each in fighter.gauges},
            "broken": tuple(each.gauge for each in fighter.gauges if each.state == "broken"),
            "lost": tuple(each.gauge for each in fighter.gauges if each.state == "lost"),
            "shield": None if fighter.shield is None else fighter.shield.left,
            "rounds": {each.weapon: each.rounds for each in fighter.weapons if each.rounds is not None},
            "explosives": {each.explosive: each.count for each in fighter.explosives},
        }

    def offers(self, state: State, command: str, option: str, locale: str) -> Sequence[tuple[str, str]]:
        """The gauges of those who are here, by their names; what of somebody is counted."""
        if command in GAUGED and option.partition(" ")[0] == "kind":
            named = state.combatants.get(option.partition(" ")[2])
            people = state.combatants.values() if named is None else (named,)
            gauges = {each.gauge: each for who in people for each in who.gauges}
            return [(each.names.get(locale, ident), ident) for ident, each in gauges.items()]
        if command == "fix-set" and option.startswith("with "):
            who = state.combatants.get(option.partition(" ")[2])
            if who is None:
                return []
            things = {each.weapon: each.names for each in who.weapons if each.magazine is not None}
            things |= {each.explosive: each.names for each in who.explosives}
            return [(names.get(locale, ident), ident) for ident, names in things.items()]
        return super().offers(state, command, option, locale)

    def body(self, state: State, who: str, reader: Reader) -> Body | None:
        """The body of *who*, for his own side and the game master."""
        return bodies.body(state, who, reader)

    def blow_of(self, event: Any) -> Rolled | None:
        """Whose attack at whom *event* rolled, and whether it hit; None for anything else."""
        if isinstance(event, AttackRolled):
            return Rolled(event.combatant, event.target, event.outcome != "miss")
        return None
