"""The game as the kernel runs it and as tables, commands and renderers ask it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from bot.kernel.decisions import Choice, Decision, Scalar
from bot.kernel.frame import Open
from bot.kernel.ruleset import Discretion, Reader, Sheets, View
from bot.kernel.upgrades import Revisions
from bot.rulesets.dnd5 import autopilot, encounter, orders, prospects, reasons, settings, view
from bot.rulesets.dnd5.actions import circumstances as hiding
from bot.rulesets.dnd5.attack.events import GUESSED, AttackBegun, AttackRolled
from bot.rulesets.dnd5.chapters import CONTENTS
from bot.rulesets.dnd5.movement.events import MoveBegun, MoveEnded, PlacedAt, Stepped, Walked
from bot.rulesets.dnd5.numbers import NUMBERS
from bot.rulesets.dnd5.revisions import FORMERLY, REVISIONS
from bot.rulesets.dnd5.rounds.turns import RoundStarted, TurnBegun
from bot.rulesets.dnd5.sheets import BELONGINGS
from bot.rulesets.dnd5.spells import upon as magic
from bot.rulesets.dnd5.spells.events import SpellBegun
from bot.rulesets.dnd5.spells.lasting import zone_named
from bot.rulesets.dnd5.state import CONDITIONS, Fighter, State
from bot.rulesets.shared.d20 import finishing, lurking, lying
from bot.rulesets.shared.d20.casting import CAUGHT
from bot.rulesets.shared.game import Against, BookGame, Recruiter
from bot.rulesets.shared.odds import Odds
from bot.rulesets.shared.overruling import Rolled

CONDITIONS.all_played()
MOVES = (MoveBegun, MoveEnded, PlacedAt, Stepped, Walked)
"""What tells where somebody is."""


class Dnd5(BookGame[State]):
    """The combat chapter of the fifth edition's reference rules: implements `bot.kernel.ruleset.Ruleset`."""

    id = "dnd5"
    schema = 2
    revisions: Revisions = REVISIONS
    formerly = FORMERLY
    restartable = True
    contents = CONTENTS
    stages = encounter.ORDER
    choices = settings.CHOICES
    rolled: ClassVar[Mapping[str, Against]] = {
        "declare": "figure",
        "opportunity": "figure",
        "resist": "figure",
        "hideout": "figure",
    }
    numbers = NUMBERS
    matters = orders.MATTERS
    belongings = tuple(BELONGINGS)
    untimely: ClassVar[frozenset[str]] = frozenset({"dnd5-cannot/turn", "dnd5-cannot/busy"})
    spoken: ClassVar[Mapping[str, str]] = reasons.SPOKEN
    harmless = orders.HARMLESS
    state_type: type[State] = State
    somebody = Fighter
    steps: frozenset[type] = frozenset({RoundStarted, TurnBegun})
    rulings: frozenset[type] = frozenset({AttackBegun, SpellBegun})

    def __init__(self, recruiter: Recruiter, sheets: Sheets) -> None:
        self.recruiter = recruiter
        self.sheets = sheets

    def moment(self, state: State) -> str:
        return str(state.round)

    def ordered(self, state: State, who: Fighter, decision: Decision) -> Choice | None:
        return orders.answers(state, who, decision)

    def routinely(self, state: State, who: Fighter, decision: Decision) -> Choice | None:
        return orders.routinely(who, decision)

    def guarded(self, state: State, who: Fighter, decision: Decision, choice: Choice) -> Choice | None:
        """Whoever goes where somebody strikes at him for it, or strikes recklessly, opens his guard."""
        if decision.kind != "declare":
            return choice
        opens = choice["action"] == "reckless" or self.outlook(state, decision, choice).get("provoked")
        return None if opens else choice

    def autopilot(self, state: State, who: Fighter, decision: Decision) -> Choice | None:
        return finishing.whole(decision, autopilot.answers(state, who, decision))

    def unasked(self, state: State) -> tuple[str, ...]:
        return lurking.unasked(state)

    def settles(self, who: Fighter, decision: Decision) -> tuple[str, ...]:
        return finishing.settles(decision)

    def view(self, state: State, reader: Reader, questions: Sequence[Open]) -> View:
        return view.view(state, reader, questions)

    def may_read(self, state: State, event: Any, reader: Reader) -> bool:
        """Where somebody goes of whom they have lost sight nobody reads (DN5-EXT-013)."""
        if isinstance(event, MOVES) and hiding.concealed(state, event.combatant, reader):
            return False
        return super().may_read(state, event, reader)

    def discretion(self, state: State, decision: Decision) -> Discretion:
        """Whom an area catches, or who is where somebody guesses him, is the game master's to say, and nobody else's to
        read beforehand: it would tell of whoever hides there."""
        return "whole" if decision.kind in (CAUGHT, GUESSED) else "none"

    def outlook(self, state: State, decision: Decision, choice: Choice) -> Mapping[str, Scalar]:
        return {**prospects.outlook(state, decision, choice), **magic.of_spell(state, decision, choice)}

    def trial(self, state: State, decision: Decision, choice: Choice) -> Odds | None:
        return prospects.trial(state, decision, choice)

    def form_of(self, state: State, command: str, who: str, *, whole: bool = False) -> Decision | None:
        """What is declared answers the question "what do you do?", unless it may be said whosever turn it is; what is
        not offered is named in a form that refuses it with its reason."""
        if command == "declare":
            if who not in state.combatants:
                return None
            return (reasons.form if whole else reasons.between)(state, state.combatants[who])
        return super().form_of(state, command, who, whole=whole)

    def compose(self, state: State, command: str, by: int, args: Mapping[str, Scalar]) -> Any:
        if command == "declare":
            return reasons.spoken(state, by, args)
        return super().compose(state, command, by, args)

    def worn(self, state: State, who: str) -> Mapping[str, Any]:
        """What is left of what a fight wears down."""
        fighter = state.combatants[who]
        slots = tuple(fighter.slots.get(str(level), 0) for level in range(1, 10))
        return {"hit_points": fighter.hit_points, "temporary": fighter.temporary, "slots": slots}

    def offers(self, state: State, command: str, option: str, locale: str) -> Sequence[tuple[str, str]]:
        """Which of several grounds that spells have changed somebody comes into, or goes out of; to which of several
        things that lie there he is near."""
        if (command, option) == ("gm-tool-zone", "value"):
            people = state.combatants
            return [
                (f"{each.spell.names[locale]} ({people[each.by].name})", zone_named(each))
                for each in state.zones
                if each.by in people
            ]
        if (command, option) == ("gm-tool-near", "value"):
            named = {lying.named(each): each.weapon for each in state.lying}
            return [(each.names.get(locale, each.weapon), ident) for ident, each in named.items()]
        return super().offers(state, command, option, locale)

    def fixed(self, state: State) -> Sequence[str]:
        """Once it is open, an encounter keeps its grid."""
        return ("map",) if state.opened else ()

    def blow_of(self, event: Any) -> Rolled | None:
        """Whose attack at whom *event* rolled, and whether it hit; None for anything else."""
        if isinstance(event, AttackRolled):
            return Rolled(event.combatant, event.target, event.outcome in ("critical", "hit"))
        return None
