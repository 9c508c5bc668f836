"""What happens to the round and to the turn (DN5-INI, DN5-TUR)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from bot.kernel.events import GM_ONLY
from bot.kernel.values import evolve
from bot.rulesets.dnd5.base.budget import harnessed
from bot.rulesets.dnd5.state import State, Term, Turn
from bot.rulesets.shared import initiative, resting, turns
from bot.rulesets.shared.book import PUBLIC, happens
from bot.rulesets.shared.naming import Aside, CombatantId

# ---- surprise


@happens("DN5-INI-005", to=GM_ONLY)
class SneakRolled:
    """*combatant* tries not to be noticed; *unnoticed_by*: whose passive perception his total reaches."""

    combatant: CombatantId
    faces: tuple[int, ...]
    terms: tuple[Term, ...]
    total: int
    unnoticed_by: tuple[Aside, ...]

    def change(self, state: State) -> State:
        return state.with_(self.combatant, stealth=self.total)


@happens("DN5-INI-006", "DN5-INI-008", to=PUBLIC)
class SurpriseSaid:
    """*combatant* is surprised, or no more. Whoever is has foes, though he may see none: the first round is played
    (DN5-INI-003)."""

    combatant: CombatantId
    on: bool

    def change(self, state: State) -> State:
        if self.on and not state.prolonged:
            state = evolve(state, prolonged=1)
        return state.with_(self.combatant, surprised=self.on)

    def why(self) -> tuple[str, ...]:
        return ("DN5-INI-007",) if self.on else ()


@happens("DN5-INI-005", to=GM_ONLY)
class SneakSaid:
    """*combatant* will try not to be noticed when the fight begins, or no more."""

    combatant: CombatantId
    on: bool

    def change(self, state: State) -> State:
        others = tuple(each for each in state.sneaking if each != self.combatant)
        return evolve(state, sneaking=(*others, self.combatant) if self.on else others)


@happens("DN5-INI-005", to=GM_ONLY)
class SurpriseJudged:
    """The game master has taken what the dice say of surprise, or not."""

    taken: bool

    def change(self, state: State) -> State:
        people = {ident: evolve(who, stealth=None) for ident, who in state.combatants.items()}
        return evolve(state, sneaking=(), combatants=people)


# ---- initiative


@happens("DN5-INI-009", to=PUBLIC)
class InitiativeRolled(initiative.InitiativeRolled):
    """*shared*: it is the roll of others of his kind (DN5-INI-010)."""

    faces: tuple[int, ...] = ()
    shared: bool = False

    def why(self) -> tuple[str, ...]:
        return ("DN5-INI-010",) if self.shared else ()


@happens("DN5-INI-013", to=PUBLIC)
class TieRolled(initiative.TieRolled):
    pass


@happens("DN5-INI-012", to=PUBLIC)
class TieSettled:
    """*combatant*, and the *band* of his kind with him, acts before *others*, who have the same total."""

    combatant: CombatantId
    others: tuple[Aside, ...]
    band: tuple[Aside, ...] = ()

    def change(self, state: State) -> State:
        first = ((each, 1) for each in (self.combatant, *self.band))
        for ident, place in (*first, *((each, 0) for each in self.others)):
            who = state.combatants.get(ident)
            if who is not None:
                state = state.with_(ident, tie=(*who.tie, place))
        return state


@happens("DN5-INI-012", to=PUBLIC)
class PlayersAgreed:
    """*combatant* acts before *others*, who have the same *total*, as their players say: where the game master's people
    come in he has still to say."""

    combatant: CombatantId
    others: tuple[Aside, ...]
    total: int

    def change(self, state: State) -> State:
        for ident, place in ((self.combatant, 1), *((each, 0) for each in self.others)):
            who = state.combatants.get(ident)
            if who is not None:
                before = who.agreed if who.agreed[:1] == (self.total,) else (self.total,)
                state = state.with_(ident, agreed=(*before, place))
        return state


@happens("DN5-INI-011")
class OrderSet(initiative.OrderSet):
    pass


@happens("DN5-INI-014", to=PUBLIC)
class CameLate:
    """The place of *combatant* has gone by in this round: he acts from the next one on."""

    combatant: CombatantId

    def change(self, state: State) -> State:
        return state.with_(self.combatant, acted=True)


# ---- rounds and turns


@happens("DN5-INI-001", to=PUBLIC)
class RoundStarted(turns.RoundStarted):
    pass


@happens(to=PUBLIC)
class TurnBegun:
    """It is the turn of *combatant*; his reaction is whole again (DN5-REA-002), and what he held ready is lost
    (DN5-ACT-017). *idle*: he is surprised
    (DN5-INI-007). *unseen*: he is hidden, and no breather may tell that he had a turn."""

    combatant: CombatantId
    idle: bool = False
    unseen: bool = False

    def change(self, state: State) -> State:
        state = state.with_(self.combatant, reacted=False, helps=None, ready=None)
        return harnessed(evolve(state, turn=Turn(self.combatant, idle=self.idle)), self.combatant)

    def why(self) -> tuple[str, ...]:
        return ("DN5-TUR-001", "DN5-INI-007") if self.idle else ("DN5-TUR-001",)


@happens(to=PUBLIC)
class TurnOpened:
    """What comes first in a turn is done: from now on *combatant* decides."""

    combatant: CombatantId

    def change(self, state: State) -> State:
        return state.with_(self.combatant, scorched=False).in_turn(began=True)


Unused: TypeAlias = Literal["action", "attacks", "bonus", "movement"]


@happens("DN5-TUR-002", changes=False, to=PUBLIC)
class TurnLapsed:
    """*combatant* has not said what he does: his turn ends. *unused*: what was left to him of it: his action, attacks,
    his bonus action, movement, so many *metres* of it."""

    combatant: CombatantId
    unused: tuple[Unused, ...]
    metres: str


@happens(to=PUBLIC)
class TurnEnded(turns.TurnEnded):
    """What he has not used of it is lost (DN5-MOV-001); whoever was surprised is so no more (DN5-INI-007). *free*: he
    was asked when nothing but what is free was left to him, and so whether his turns end by themselves then."""

    free: bool = False

    def change(self, state: State) -> State:
        ended = evolve(state.with_(self.combatant, acted=True, surprised=False), turn=None)
        return ended.with_(self.combatant, finishes=True) if self.free else ended


@happens("DN5-INI-003", to=PUBLIC)
class FightProlonged(resting.FightProlonged):
    """Rounds go on although one side alone stands."""


__all__ = [
    "CameLate",
    "FightProlonged",
    "InitiativeRolled",
    "OrderSet",
    "PlayersAgreed",
    "RoundStarted",
    "SneakRolled",
    "SneakSaid",
    "SurpriseJudged",
    "SurpriseSaid",
    "TieRolled",
    "TieSettled",
    "TurnBegun",
    "TurnEnded",
    "TurnLapsed",
    "TurnOpened",
    "Unused",
]
