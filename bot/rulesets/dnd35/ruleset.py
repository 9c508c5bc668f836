"""The game as the kernel runs it and as tables, commands and renderers ask it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, cast

from bot.kernel.decisions import Choice, Decision, Scalar
from bot.kernel.frame import Open
from bot.kernel.ruleset import Discretion, Reader, Sheets, View
from bot.kernel.upgrades import Revisions
from bot.kernel.values import evolve
from bot.rulesets.dnd35 import autopilot, encounter, orders, prospects, reasons, settings, view
from bot.rulesets.dnd35.attack.strikes import AttackBegun, AttackRolled
from bot.rulesets.dnd35.chapters import CONTENTS
from bot.rulesets.dnd35.charging.actions import WithdrawalBegun
from bot.rulesets.dnd35.concealment import hiding as spotting
from bot.rulesets.dnd35.grapple.events import ClinchBegun, GrabRolled
from bot.rulesets.dnd35.manoeuvres.events import ManoeuvreBegun, TouchRolled
from bot.rulesets.dnd35.manoeuvres.events_things import ThingStruck
from bot.rulesets.dnd35.mounts.riding import RideBegun, RodeOn
from bot.rulesets.dnd35.movement.events import DistanceSaid, MoveBegun, MoveEnded, Paced, PlacedAt, Spaced, Stepped
from bot.rulesets.dnd35.numbers import NUMBERS
from bot.rulesets.dnd35.objects.things import GivePotion
from bot.rulesets.dnd35.recruit import Dnd35Recruiter
from bot.rulesets.dnd35.revisions import FORMERLY, REVISIONS
from bot.rulesets.dnd35.rounds.turns import RoundStarted, TurnBegun
from bot.rulesets.dnd35.running.endurance import RunBegun
from bot.rulesets.dnd35.sheets import BELONGINGS
from bot.rulesets.dnd35.spells import upon as magic
from bot.rulesets.dnd35.spells.events import SpellBegun
from bot.rulesets.dnd35.state import Fighter, State
from bot.rulesets.dnd35.state.conditions import CONDITIONS
from bot.rulesets.dnd35.tactics import AidRolled, FeintRolled
from bot.rulesets.dnd35.turning.flight import TurningRolled
from bot.rulesets.shared.d20 import finishing, lurking, lying
from bot.rulesets.shared.d20.casting import CAUGHT
from bot.rulesets.shared.game import Against, BookGame, Recruiter
from bot.rulesets.shared.odds import Odds
from bot.rulesets.shared.overruling import Rolled

CONDITIONS.all_played()
MOVES = (MoveBegun, WithdrawalBegun, RunBegun, RideBegun, RodeOn, Stepped, Paced, MoveEnded, PlacedAt, Spaced)
"""What tells where somebody is."""
MEASURED = (Paced, MoveEnded, Spaced)
"""What tells, without a grid, how far others are from whom it is about."""


class Dnd35(BookGame[State]):
    """The combat rules of D&D 3.5: implements `bot.kernel.ruleset.Ruleset`."""

    id = "dnd35"
    schema = 2
    revisions: Revisions = REVISIONS
    formerly = FORMERLY
    restartable = True
    contents = CONTENTS
    stages = encounter.ORDER
    choices = settings.CHOICES
    rolled: ClassVar[Mapping[str, Against]] = dict.fromkeys(
        ("declare", "opportunity", "ready", "resist", "counter", "also", "point", "immediate", "follow"), "figure"
    )
    numbers = NUMBERS
    matters = orders.MATTERS
    belongings = tuple(BELONGINGS)
    untimely: ClassVar[frozenset[str]] = frozenset({"dnd35-cannot/turn", "dnd35-cannot/busy"})
    spoken: ClassVar[Mapping[str, str]] = reasons.SPOKEN
    harmless = orders.HARMLESS
    state_type: type[State] = State
    somebody = Fighter
    steps: frozenset[type] = frozenset({RoundStarted, TurnBegun})
    rulings: frozenset[type] = frozenset(
        {AttackBegun, ClinchBegun, ManoeuvreBegun, FeintRolled, AidRolled, TurningRolled, SpellBegun}
    )

    def __init__(self, recruiter: Recruiter, sheets: Sheets) -> None:
        self.recruiter = recruiter
        self.sheets = sheets

    def moment(self, state: State) -> str:
        return str(state.round)

    def guarded(self, state: State, who: Fighter, decision: Decision, choice: Choice) -> Choice | None:
        """Whoever charges, or does what draws an attack of opportunity, opens his guard; but standing up closes it."""
        if decision.kind != "declare" or choice["action"] == "stand":
            return choice
        opens = choice["action"] == "charge" or self.outlook(state, decision, choice).get("provoked")
        return None if opens else choice

    def autopilot(self, state: State, who: Fighter, decision: Decision) -> Choice | None:
        return finishing.whole(decision, autopilot.answers(state, who, decision))

    def unasked(self, state: State) -> tuple[str, ...]:
        return lurking.unasked(state)

    def settles(self, who: Fighter, decision: Decision) -> tuple[str, ...]:
        return finishing.settles(decision)

    def ordered(self, state: State, who: Fighter, decision: Decision) -> Choice | None:
        return orders.answers(state, who, decision)

    def view(self, state: State, reader: Reader, questions: Sequence[Open]) -> View:
        return view.view(state, reader, questions)

    def discretion(self, state: State, decision: Decision) -> Discretion:
        """Whom an area catches is the game master's to say, and nobody else's to read beforehand: it would tell of
        whoever hides there."""
        return "whole" if decision.kind == CAUGHT else "none"

    def trial(self, state: State, decision: Decision, choice: Choice) -> Odds | None:
        return prospects.trial(state, decision, choice)

    def outlook(self, state: State, decision: Decision, choice: Choice) -> Mapping[str, Scalar]:
        return {**prospects.outlook(state, decision, choice), **magic.of_spell(state, decision, choice)}

    def may_read(self, state: State, event: Any, reader: Reader) -> bool:
        """Where somebody goes whom nobody of theirs sees, nobody reads (D35-CAM-005)."""
        if isinstance(event, MOVES) and spotting.goes_unseen(state, event.combatant, reader):
            return False
        if isinstance(event, DistanceSaid):
            pair = (event.combatant, event.other)
            if any(spotting.concealed(state, each, reader) for each in pair):
                return False
        return super().may_read(state, event, reader)

    def redacted(self, state: State, event: Any, reader: Reader) -> Any:
        """How far somebody is of whom nobody of theirs knows where he is, nobody reads (D35-CAM-005)."""
        if isinstance(event, MEASURED) and any(spotting.concealed(state, each, reader) for each in event.distances):
            known = {each: gap for each, gap in event.distances.items() if not spotting.concealed(state, each, reader)}
            event = evolve(event, distances=known)
        return super().redacted(state, event, reader)

    def form_of(self, state: State, command: str, who: str, *, whole: bool = False) -> Decision | None:
        """What is declared answers the question "what do you do?", unless it may be said whosever turn it is; what is
        not offered is named in a form that refuses it with its reason."""
        if command == "declare":
            if who not in state.combatants:
                return None
            return (reasons.form if whole else reasons.between)(state, state.combatants[who])
        return super().form_of(state, command, who, whole=whole)

    def compose(self, state: State, command: str, by: int, args: Mapping[str, Scalar]) -> Any:
        """A potion is made of the catalogue's spells, which no word knows."""
        if command == "declare":
            return reasons.spoken(state, by, args)
        made = super().compose(state, command, by, args)
        if isinstance(made, GivePotion):
            return evolve(made, potion=cast(Dnd35Recruiter, self.recruiter).potion(made.potion.spell))
        return made

    def offers(self, state: State, command: str, option: str, locale: str) -> Sequence[tuple[str, str]]:
        """Of which spells there are potions; what lies on the ground, where there is no grid."""
        if (command, option) == ("gm-tool-near", "value"):
            named = {lying.named(each): each.weapon for each in state.lying}
            return [(each.names.get(locale, each.weapon), ident) for ident, each in named.items()]
        if (command, option) == ("gm-tool-potion", "value"):
            return cast(Dnd35Recruiter, self.recruiter).potions(locale)
        return super().offers(state, command, option, locale)

    def fixed(self, state: State) -> Sequence[str]:
        """Once it is open, an encounter keeps its grid."""
        return ("map",) if state.opened else ()

    def worn(self, state: State, who: str) -> Mapping[str, Any]:
        """What is left of what a fight wears down."""
        fighter = state.combatants[who]
        slots = {} if fighter.slots is None else {"slots": fighter.slots}
        return {"hit_points": fighter.hit_points, "nonlethal": fighter.nonlethal, "turns": fighter.turns, **slots}

    def blow_of(self, event: Any) -> Rolled | None:
        """Whose attack at whom *event* rolled, and whether it hit; None for anything else."""
        if isinstance(event, AttackRolled):
            return Rolled(event.combatant, event.target, event.outcome in ("threat", "hit"))
        if isinstance(event, GrabRolled | TouchRolled | ThingStruck):
            return Rolled(event.combatant, event.target, event.hit)
        return None
