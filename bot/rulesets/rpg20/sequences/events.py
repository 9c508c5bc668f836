"""What is told of a sequence: intentions, totals, slots, their end (R20-SEQ)."""

from __future__ import annotations

from dataclasses import field
from typing import ClassVar, Final, Literal

from bot.kernel.events import GM_ONLY, PUBLIC, Audience, owner_of
from bot.kernel.events import PUBLIC as EVERYBODY
from bot.kernel.persons import Name, Typed
from bot.kernel.values import LATER, evolve
from bot.rulesets.rpg20.base import D6, ByTest
from bot.rulesets.rpg20.state import Fighter, Intention, State, Turn, noticed
from bot.rulesets.shared import initiative, resting, turns
from bot.rulesets.shared.book import happens
from bot.rulesets.shared.check import Term, terms
from bot.rulesets.shared.initiative import Ordering
from bot.rulesets.shared.naming import CombatantId


@happens("R20-SEQ-003", "R20-SEQ-004", to=PUBLIC)
class RoundStarted(turns.RoundStarted):
    """A sequence begins: everybody says what he means to do."""

    def change(self, state: State) -> State:
        again = state.settings.initiative_roll == "each_sequence" and self.round > 1
        begun: State = evolve(super().change(state), phase="declaring", offered=(), last_call=False)
        if not again:
            return begun
        people = {ident: evolve(who, initiative=None, tie=()) for ident, who in begun.combatants.items()}
        return evolve(begun, combatants=people)


@happens("R20-SEQ-005", to=PUBLIC)
class InitiativeRolled(initiative.InitiativeRolled):
    """Habilité and a d6, kept for the whole combat."""


@happens("R20-SEQ-007", to=PUBLIC)
class TieRolled(initiative.TieRolled):
    pass


@happens("R20-SEQ-007", to=PUBLIC)
class TieSettled:
    """Of those with equal totals *combatant* acts first, by the game master's word."""

    combatant: CombatantId
    among: tuple[CombatantId, ...]

    def change(self, state: State) -> State:
        for ident in self.among:
            who = state.combatants.get(ident)
            if who is not None:
                state = state.with_(ident, tie=(*who.tie, int(ident == self.combatant)))
        return state


@happens("R20-SEQ-010")
class IntentionDeclared:
    """What *combatant* means to do; *secret*: the others learn of it when the order is told (R20-SEQ-004). *place*:
    what the line is called that he aims at."""

    combatant: CombatantId
    means: Intention
    secret: bool = False
    place: str = ""
    unfolds: ClassVar[str] = "means"

    def change(self, state: State) -> State:
        return state.with_(self.combatant, means=self.means)

    def audience(self) -> Audience:
        return owner_of(self.combatant) if self.secret else EVERYBODY


@happens("R20-SEQ-010", "R20-SEQ-004", changes=False, to=PUBLIC)
class IntentionShown:
    """The order is told: so is what *combatant* meant in secret."""

    combatant: CombatantId
    means: Intention
    place: str = ""
    unfolds: ClassVar[str] = "means"


@happens("R20-SEQ-006", to=PUBLIC)
class TotalSet:
    """When *combatant* acts in this sequence: *terms* are his initiative and what his action adds."""

    combatant: CombatantId
    terms: tuple[Term, ...]
    total: int

    def change(self, state: State) -> State:
        return state.with_(self.combatant, total=self.total)


@happens("R20-SEQ-004", "R20-SEQ-007")
class OrderSet(initiative.OrderSet):
    """The order of the sequence is told, the fastest first."""

    def change(self, state: State) -> State:
        return evolve(state, order=self.order, phase="acting", offered=())


@happens("R20-ACT-003")
class MoveJudged:
    """The game master has said whether a move and another action go together; where not, he says anew what he does.
    *secret*: what was meant is not told yet (R20-SEQ-004)."""

    combatant: CombatantId
    granted: bool
    secret: bool = False

    def audience(self) -> Audience:
        return owner_of(self.combatant) if self.secret else EVERYBODY

    def change(self, state: State) -> State:
        if self.granted:
            return evolve(state, offered=(*state.offered, self.combatant))
        return state.with_(self.combatant, means=None)


@happens("R20-SEQ-010", "R20-RNG-009", to=PUBLIC)
class OutOfReach:
    """The game master has said how far away *target* is: too far, or too near, for what *combatant* meant, who says
    anew what he does."""

    combatant: CombatantId
    target: CombatantId

    def change(self, state: State) -> State:
        return state.with_(self.combatant, means=None)


@happens("R20-SEQ-008")
class InitiativeGiven:
    """What an action that the table does not know adds to the initiative, by the game master's word. *secret*: what was
    meant is not told yet (R20-SEQ-004)."""

    combatant: CombatantId
    added: int
    secret: bool = False

    def audience(self) -> Audience:
        return owner_of(self.combatant) if self.secret else EVERYBODY

    def befalls(self, state: State, who: Fighter) -> State:
        if who.means is None:
            return state
        state = evolve(state, offered=(*state.offered, self.combatant))
        return state.with_(self.combatant, means=evolve(who.means, added=self.added))


@happens("R20-SEQ-007")
class SlotCalled:
    """The slot of *combatant* comes up: he says whether he takes it now. *unseen*: he is hidden."""

    combatant: CombatantId
    unseen: bool = False

    def change(self, state: State) -> State:
        return evolve(state, called=self.combatant)

    def audience(self) -> Audience:
        return GM_ONLY if self.unseen else EVERYBODY


@happens()
class SlotBegun:
    """It is *combatant*'s moment. *late*: he had put it off (R20-SEQ-011). *unseen*: he is hidden."""

    combatant: CombatantId
    left: int = 1
    late: bool = False
    unseen: bool = False

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        means = None if who is None else who.means
        turn = Turn(self.combatant, self.left)
        if means is not None:
            turn = evolve(turn, metres=means.metres, measured=means.measured)
        return evolve(state, turn=turn, offered=(), called=None).with_(self.combatant, held=False)

    def audience(self) -> Audience:
        return GM_ONLY if self.unseen else EVERYBODY


@happens("R20-SEQ-011", to=PUBLIC)
class SlotHeld:
    """*combatant* puts his action off; *words*: what he waits for."""

    combatant: CombatantId
    words: Name = ""

    def change(self, state: State) -> State:
        waits = state.with_(self.combatant, held=True)
        return evolve(waits, offered=(*state.offered, self.combatant), called=None)


@happens("R20-SEQ-011", to=GM_ONLY)
class StillHeld:
    """*combatant* goes on waiting."""

    combatant: CombatantId

    def change(self, state: State) -> State:
        return evolve(state, offered=(*state.offered, self.combatant))


@happens("R20-SEQ-012", to=GM_ONLY)
class LastCalled:
    """Whoever has put his action off is asked a last time, before the precision shots."""

    round: int

    def change(self, state: State) -> State:
        return evolve(state, last_call=True, offered=())


@happens("R20-SEQ-013", to=PUBLIC)
class SlotEnded:
    """*reason*: what he meant is `done`; he has `given_up`, or waited in vain (`lapsed`: R20-SEQ-012); he is `unable`,
    `too_far` away (or too near), or `empty_handed`, or there is `no_target`. *stopped*: he lets his second strike go
    (R20-MEL-002)."""

    combatant: CombatantId
    reason: Literal["done", "given_up", "lapsed", "unable", "no_target", "too_far", "empty_handed", "nothing"]
    stopped: bool = field(default=False, metadata={LATER: True})

    def change(self, state: State) -> State:
        # Those who wait have been asked a last time (R20-SEQ-012).
        offered = state.offered if self.reason == "lapsed" else ()
        who = state.combatants.get(self.combatant)
        attacked = state.turn is not None and (state.turn.made > 0 or state.turn.done)
        if attacked and who is not None and who.means is not None:
            state = noticed(state, self.combatant, who.means.targets)
        over = evolve(state, turn=None, burst=None, offered=offered, called=None)
        return over.with_(self.combatant, acted=True, held=False)


@happens("R20-SEQ-010", to=PUBLIC)
class Retargeted:
    """The named target is gone: the same action is turned on others."""

    combatant: CombatantId
    targets: tuple[CombatantId, ...]

    def befalls(self, state: State, who: Fighter) -> State:
        if who.means is None:
            return state
        return state.with_(self.combatant, means=evolve(who.means, targets=self.targets))


@happens("R20-ACT-001", to=PUBLIC)
class Moved:
    """*combatant* has moved; *goal* and *target*: where to; *reached*: the game master says so (R20-SEQ-008)."""

    combatant: CombatantId
    goal: str
    target: CombatantId | None = None
    detail: Name = ""
    reached: bool = True

    def change(self, state: State) -> State:
        if self.reached and self.goal == "cover":
            state = state.with_(self.combatant, cover=True)
        elif self.reached:
            state = state.with_(self.combatant, cover=False)
        if self.goal == "away":
            state = state.left_behind(self.combatant)
        return state.in_turn(done=True)


@happens(to=PUBLIC)
class DeedDone:
    """What no rule settles has been done, or has failed, by the game master's word (R20-SEQ-008)."""

    combatant: CombatantId
    detail: Name
    outcome: Literal["done", "failed"]
    words: Typed = ""

    def change(self, state: State) -> State:
        return state.in_turn(done=True)


@happens("R20-SEQ-015", to=PUBLIC)
class SequenceEnded:
    round: int

    def change(self, state: State) -> State:
        return evolve(state, phase="between", turn=None, blow=None, burst=None, called=None)


@happens("R20-SEQ-015", to=PUBLIC)
class FightProlonged(resting.FightProlonged):
    """The next sequence opens although one side alone stands."""


@happens("R20-SEQ-014", to=PUBLIC)
class Admitted:
    """*combatant*, who has just come, declares in this very sequence, by the game master's word."""

    combatant: CombatantId

    def change(self, state: State) -> State:
        return state.with_(self.combatant, since=state.round)


@happens("R20-SPE-011", to=PUBLIC)
class SurpriseTested(ByTest):
    """*combatant* tries to surprise, or not to be surprised."""

    combatant: CombatantId
    ambusher: bool
    face: int
    terms: tuple[Term, ...]
    total: int
    success: bool
    margin: int
    needed: int | None = field(default=None, metadata={LATER: True})

    def change(self, state: State) -> State:
        return state.with_(self.combatant, modifier=0)


@happens("R20-SPE-012", to=PUBLIC)
class Surprised:
    """*combatant* can do nothing in the sequence *until*."""

    combatant: CombatantId
    until: int

    def change(self, state: State) -> State:
        return state.with_(self.combatant, surprised=self.until)


# ---- When somebody acts: his initiative, and what his action adds to it (R20-SEQ-005 to -009).

MOVE: Final = -2
SHOOT: Final = 2
THROW: Final = 0
HANDS: Final = 1
WEAPON: Final = -1
RAPID: Final = 1


def deed_mi(who: Fighter, means: Intention) -> int:
    """What the action alone adds (R20-SEQ-006, R20-ACT-001 to -011)."""
    weapon = who.arm(means.weapon)
    match means.deed:
        case "strike":
            return HANDS if weapon.bare else WEAPON + weapon.unwieldy
        case "shoot":
            return SHOOT
        case "throw" | "grenade":
            return THROW
        case "move" | "rise" | "help" | "draw":
            return MOVE
        case "treat" | "other":
            return means.added
        case "load" | "defend" | "pass":
            return 0


def modifiers(who: Fighter, means: Intention) -> tuple[Term, ...]:
    """What is added to the initiative: the action, a move that goes with it or a charge, rapid fire
    (R20-ACT-003, R20-FIR-003, R20-SPE-009).

    >>> from bot.rulesets.shared.check import total
    >>> ana = Fighter("ana", "Ana", "players")
    >>> [total(modifiers(ana, Intention(each))) for each in ("strike", "shoot", "throw", "move")]
    [1, 2, 0, -2]
    """
    moving = means.moving or means.purpose == "charge"
    return terms(
        ("action", deed_mi(who, means)),
        ("moving", MOVE if moving else 0),
        ("rapid", RAPID if means.deed in ("shoot", "throw") and means.mode == "rapid" else 0),
    )


def reckoned(who: Fighter) -> tuple[Term, ...]:
    """The terms of his total in this sequence."""
    means = who.means or Intention()
    return (*terms(("initiative", who.initiative or 0)), *modifiers(who, means))


def bonus(state: State, who: Fighter) -> tuple[Term, ...]:
    """What is added to the d6 (R20-SEQ-005)."""
    return terms(("skill", who.skill))


def precise(who: Fighter) -> bool:
    """A precision shot comes last, whatever its total (R20-FIR-008)."""
    means = who.means
    return means is not None and means.deed in ("shoot", "throw") and means.mode == "precision"


def _rank(who: Fighter) -> tuple[bool, int, int, int, tuple[int, ...]]:
    """The highest total first; at equal totals the higher initiative, then the higher Habilité; then who joined first
    (R20-SEQ-007)."""
    return (precise(who), -(who.total or 0), -(who.initiative or 0), -who.skill, tuple(-each for each in who.tie))


def _rank_rolled(who: Fighter) -> tuple[bool, int, tuple[int, ...]]:
    return (precise(who), -(who.total or 0), tuple(-each for each in who.tie))


NATURAL: Final = Ordering(_rank, lambda who: None, D6, TieRolled, OrderSet)
"""Ties are settled without a die."""
ROLLED: Final = Ordering(
    _rank_rolled, lambda who: None if who.total is None else (who.total, who.tie), D6, TieRolled, OrderSet
)
"""Who is equal rolls against each other, or the game master says who is first (the setting `tie_break`)."""


def ordering(state: State) -> Ordering:
    return NATURAL if state.settings.tie_break == "natural" else ROLLED
