"""What is told of attacks at a place where somebody unseen is thought to be (D35-CAM-005)."""

from __future__ import annotations

from typing import Literal

from bot.kernel.events import GM_ONLY
from bot.kernel.values import evolve
from bot.rulesets.dnd35.attack.circumstances import caught_open
from bot.rulesets.dnd35.base.budget import swung
from bot.rulesets.dnd35.base.favours import used_up
from bot.rulesets.dnd35.base.loosing import loosed
from bot.rulesets.dnd35.base.natural import Strikes
from bot.rulesets.dnd35.base.saddles import steadied
from bot.rulesets.dnd35.base.standing import stand
from bot.rulesets.dnd35.concealment.events import located
from bot.rulesets.dnd35.state import Blow, Guess, State
from bot.rulesets.shared.book import PUBLIC, happens
from bot.rulesets.shared.check import Term
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.overruling import counted


@happens("D35-CAM-005", to=PUBLIC)
class GuessBegun:
    """*combatant* strikes, or shoots, at *cell*; without a grid to where he thinks that *target* is. *later*, *shot*,
    *two*: see `AttackBegun`."""

    combatant: CombatantId
    cell: str
    weapon: str
    later: int = 0
    shot: bool = False
    two: Literal["", "main", "off"] = ""
    target: CombatantId | None = None

    def change(self, state: State) -> State:
        turn = state.turn
        if turn is not None:
            state = state.in_turn(deeds=turn.deeds + 1, **swung(turn, self.weapon))
            if self.shot:
                # A shot is no attack in melee, and leaves his mount no second move (D35-MNT-005, -008).
                state = steadied(state.in_turn(melee=turn.melee), self.combatant)
            if turn.guarded:
                state = stand(state, self.combatant, "defensive")
        deed = Guess(self.combatant, self.weapon, self.cell, self.later, self.shot, self.two, target=self.target)
        return evolve(state, deeds=(*state.deeds, deed))


@happens("D35-CAM-005", to=GM_ONLY)
class GuessSettled:
    """Without a grid: whether *combatant* has guessed *right* where *target* is, by the game master's word."""

    combatant: CombatantId
    target: CombatantId
    right: bool

    def change(self, state: State) -> State:
        return state.in_deed(right=self.right) if isinstance(state.deed, Guess) else state


@happens("D35-CAM-005", to=PUBLIC)
class PlaceStruck(Strikes):
    """The die of *combatant* is told whoever is there; of a miss nobody learns why. *target*: whom he means, without a
    grid."""

    combatant: CombatantId
    cell: str
    weapon: str
    face: int
    outcome: Literal["hit", "threat", "miss", "fumble"]
    target: CombatantId | None = None

    def change(self, state: State) -> State:
        guess = state.deed
        if isinstance(guess, Guess):
            state = evolve(state, deeds=state.deeds[:-1])
            if guess.shot and self.outcome in ("miss", "fumble"):
                state = loosed(state, self.combatant, self.weapon, self.cell)
        if self.combatant in state.combatants:
            state = state.with_(self.combatant, stirred=True)
        return counted(state, self.combatant)


@happens("D35-CAM-005", to=GM_ONLY)
class PlaceJudged(Strikes):
    """Who was there (None: nobody), what the attack came to, and the d100 of a hit (0: none was rolled): a face of at
    most *percent* misses."""

    combatant: CombatantId
    target: CombatantId | None
    weapon: str
    cell: str
    terms: tuple[Term, ...]
    total: int
    against_terms: tuple[Term, ...]
    against: int
    outcome: Literal["hit", "threat", "miss", "fumble"]
    veil_face: int = 0
    percent: int = 0
    later: int = 0
    shot: bool = False
    two: Literal["", "main", "off"] = ""

    def change(self, state: State) -> State:
        if self.target is None:
            return state
        blow = Blow(self.combatant, self.target, self.weapon, self.later, self.shot, self.two)
        caught = caught_open(state, blow)
        state = used_up(state, self.combatant, self.target, shot=self.shot)
        if not self.shot:
            state = located(state, self.combatant, self.target)
        if self.outcome not in ("hit", "threat"):
            return state
        state = located(state, self.target, self.combatant)
        return evolve(state, deeds=(*state.deeds, evolve(blow, at=self.outcome, open=caught)))


__all__ = ["GuessBegun", "GuessSettled", "PlaceJudged", "PlaceStruck"]
