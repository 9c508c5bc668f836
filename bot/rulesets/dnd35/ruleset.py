"""The game as the kernel runs it and as tables, commands and renderers ask it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, cast

from bot.kernel.decisions import Scalar
from bot.kernel.ruleset import Reader
from bot.kernel.upgrades import Revisions
from bot.kernel.values import evolve
from bot.rulesets.d20.game import D20Game, Front
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
from bot.rulesets.shared.game import Against
from bot.rulesets.shared.overruling import Rolled

CONDITIONS.all_played()
MOVES = (MoveBegun, WithdrawalBegun, RunBegun, RideBegun, RodeOn, Stepped, Paced, MoveEnded, PlacedAt, Spaced)
"""What tells where somebody is."""
MEASURED = (Paced, MoveEnded, Spaced)
"""What tells, without a grid, how far others are from whom it is about."""


class Dnd35(D20Game[State]):
    """The combat rules of D&D 3.5: implements `bot.kernel.ruleset.Ruleset`."""

    id = "dnd35"
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
    bares = "charge"
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

    def compose(self, state: State, command: str, by: int, args: Mapping[str, Scalar]) -> Any:
        """A potion is made of the catalogue's spells, which no word knows."""
        made = super().compose(state, command, by, args)
        if isinstance(made, GivePotion):
            return evolve(made, potion=cast(Dnd35Recruiter, self.recruiter).potion(made.potion.spell))
        return made

    def offers(self, state: State, command: str, option: str, locale: str) -> Sequence[tuple[str, str]]:
        """Also of which spells there are potions."""
        if (command, option) == ("gm-tool-potion", "value"):
            return cast(Dnd35Recruiter, self.recruiter).potions(locale)
        return super().offers(state, command, option, locale)

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
