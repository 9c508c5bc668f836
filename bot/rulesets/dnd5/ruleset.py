"""The game as the kernel runs it and as tables, commands and renderers ask it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from bot.kernel.decisions import Choice, Decision
from bot.kernel.ruleset import Reader
from bot.kernel.upgrades import Revisions
from bot.rulesets.d20.casting import CAUGHT
from bot.rulesets.d20.game import D20Game, Front
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
from bot.rulesets.shared.game import Against
from bot.rulesets.shared.overruling import Rolled

CONDITIONS.all_played()
MOVES = (MoveBegun, MoveEnded, PlacedAt, Stepped, Walked)
"""What tells where somebody is."""


class Dnd5(D20Game[State]):
    """The combat chapter of the fifth edition's reference rules: implements `bot.kernel.ruleset.Ruleset`."""

    id = "dnd5"
    schema = 2
    revisions: Revisions = REVISIONS
    formerly = FORMERLY
    front = Front(
        autopilot.answers,
        orders.answers,
        view.view,
        prospects.outlook,
        magic.of_spell,
        prospects.trial,
        reasons.form,
        reasons.between,
        reasons.spoken,
    )
    bares = "reckless"
    untold = (CAUGHT, GUESSED)
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

    def routinely(self, state: State, who: Fighter, decision: Decision) -> Choice | None:
        return orders.routinely(who, decision)

    def may_read(self, state: State, event: Any, reader: Reader) -> bool:
        """Where somebody goes of whom they have lost sight nobody reads (DN5-EXT-013)."""
        if isinstance(event, MOVES) and hiding.concealed(state, event.combatant, reader):
            return False
        return super().may_read(state, event, reader)

    def worn(self, state: State, who: str) -> Mapping[str, Any]:
        """What is left of what a fight wears down."""
        fighter = state.combatants[who]
        slots = tuple(fighter.slots.get(str(level), 0) for level in range(1, 10))
        return {"hit_points": fighter.hit_points, "temporary": fighter.temporary, "slots": slots}

    def offers(self, state: State, command: str, option: str, locale: str) -> Sequence[tuple[str, str]]:
        """Also which of several grounds that spells have changed somebody comes into, or goes out of."""
        if (command, option) == ("gm-tool-zone", "value"):
            people = state.combatants
            return [
                (f"{each.spell.names[locale]} ({people[each.by].name})", zone_named(each))
                for each in state.zones
                if each.by in people
            ]
        return super().offers(state, command, option, locale)

    def blow_of(self, event: Any) -> Rolled | None:
        """Whose attack at whom *event* rolled, and whether it hit; None for anything else."""
        if isinstance(event, AttackRolled):
            return Rolled(event.combatant, event.target, event.outcome in ("critical", "hit"))
        return None
