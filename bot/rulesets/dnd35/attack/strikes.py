"""What is told of attacks."""

from __future__ import annotations

from dataclasses import field
from typing import Final, Literal, TypeAlias

from bot.kernel.effects import Action, Scene, roll, tell
from bot.kernel.events import PUBLIC
from bot.kernel.values import LATER, evolve, surely
from bot.rulesets.dnd35 import dying as falling
from bot.rulesets.dnd35.attack.arms import can_hit, caught_open, weapon_of
from bot.rulesets.dnd35.base.budget import used_up
from bot.rulesets.dnd35.base.rolls import CLASS, D20, D100, Ahead, Strikes, Trial, spent, stand
from bot.rulesets.dnd35.base.saddles import steadied
from bot.rulesets.dnd35.concealment import veils as missing
from bot.rulesets.dnd35.concealment.hiding import located
from bot.rulesets.dnd35.cover.degrees import total
from bot.rulesets.dnd35.state import Blow, State
from bot.rulesets.shared import giving
from bot.rulesets.shared.book import happens
from bot.rulesets.shared.check import Term
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.overruling import counted, decided

COVERED: Final = {4: ("D35-COV-001",), 8: ("D35-COV-009",)}
"""The rules behind so much of cover."""
Outcome: TypeAlias = Literal["hit", "miss", "threat", "fumble"]


@happens("D35-BAS-010", to=PUBLIC)
class AttackBegun:
    """*combatant* attacks *target* in his turn; *later*: the number of the attack in a full attack, from 0;
    *shot*: from afar; *two*: with which hand of two that strike (D35-BAS-018)."""

    combatant: CombatantId
    target: CombatantId
    weapon: str
    later: int = 0
    shot: bool = False
    two: Literal["", "main", "off"] = ""

    def change(self, state: State) -> State:
        turn = state.turn
        if turn is not None:
            spent = {"move": True} if turn.swings else {"standard": True}
            made = (*turn.made, self.weapon)
            melee = turn.melee + (not self.shot)
            state = state.in_turn(swings=turn.swings + 1, made=made, melee=melee, deeds=turn.deeds + 1, **spent)
            if self.shot:
                state = steadied(state, self.combatant)
            if turn.guarded:
                state = stand(state, self.combatant, "defensive")
        blow = Blow(self.combatant, self.target, self.weapon, self.later, self.shot, self.two)
        return evolve(state, deeds=(*state.deeds, blow))

    def why(self) -> tuple[str, ...]:
        return ("D35-BAS-018",) if self.two else ()


@happens("D35-MAN-010", to=PUBLIC)
class TripFollowed:
    """*combatant*, who has learnt to trip, strikes at once at *target* whom he has tripped, as though he had not used
    his attack for that: *later* and *two* are those of the attack whose place the trip took."""

    combatant: CombatantId
    target: CombatantId
    weapon: str
    later: int = 0
    two: Literal["", "main", "off"] = ""

    def change(self, state: State) -> State:
        blow = Blow(self.combatant, self.target, self.weapon, self.later, two=self.two, occasion="tripped")
        return evolve(state, deeds=(*state.deeds, blow))


@happens("D35-BAS-005", "D35-BAS-006", to=PUBLIC)
class AttackRolled(Strikes):
    """*outcome*: a `threat` is a hit that may be critical (D35-BAS-008), a `fumble` a natural 1 (D35-BAS-007).
    *veiled*: it is enough to hit, and the d100 of his target's concealment is still to come."""

    combatant: CombatantId
    target: CombatantId
    weapon: str
    face: int
    terms: tuple[Term, ...]
    total: int
    against_terms: tuple[Term, ...]
    against: int
    outcome: Outcome
    veiled: bool = field(default=False, metadata={LATER: True})

    def change(self, state: State) -> State:
        at = self.outcome if self.outcome in ("hit", "threat") else "done"
        shot = isinstance(state.deed, Blow) and state.deed.shot
        if isinstance(state.deed, Blow):
            state = state.in_deed(open=caught_open(state, state.deed))
        if not shot:
            # Whoever is struck at from beside him knows where that comes from.
            state = located(state, self.combatant, self.target)
        if self.combatant in state.combatants:
            state = state.with_(self.combatant, stirred=True)
        state = counted(state.in_deed(at=at), self.combatant)
        # What helps an attack helps the roll that confirms it as well (D35-BAS-008).
        return state if at == "threat" else used_up(state, self.combatant, self.target, shot=shot)

    def why(self) -> tuple[str, ...]:
        threat = ("D35-BAS-008",) if self.outcome == "threat" else ()
        covered = next((each.value for each in self.against_terms if each.name == "shelter"), 0)
        return (*threat, *COVERED.get(covered, ()))


@happens("D35-MAN-002", to=PUBLIC)
class WentAstray:
    """*combatant*, who strikes at *target*, may strike the *other* whom he pushes, or who pushes him; *gone*: he
    does."""

    combatant: CombatantId
    target: CombatantId
    other: CombatantId
    face: int
    gone: bool

    decides = True

    def change(self, state: State) -> State:
        return state.in_deed(astray=None, target=self.other if self.gone else self.target)


@happens("D35-BAS-008", to=PUBLIC)
class ThreatRolled(Strikes):
    """The second roll: whether the hit is critical."""

    combatant: CombatantId
    target: CombatantId
    face: int
    terms: tuple[Term, ...]
    total: int
    against_terms: tuple[Term, ...]
    against: int
    confirmed: bool

    def change(self, state: State) -> State:
        shot = isinstance(state.deed, Blow) and state.deed.shot
        state = state.in_deed(at="hit", critical=self.confirmed)
        return used_up(state, self.combatant, self.target, shot=shot)


@happens("D35-ATK-011", to=PUBLIC)
class CoupStruck:
    """It hits, and is critical."""

    combatant: CombatantId
    target: CombatantId
    weapon: str

    def change(self, state: State) -> State:
        return state.in_deed(at="hit", critical=True)


@happens("D35-BAS-010", to=PUBLIC)
class AttackEnded:
    """*reason*: it is `done`; whoever strikes is `unable` to, or there is `no_target` within reach any more."""

    combatant: CombatantId
    reason: Literal["done", "unable", "no_target"] = "done"

    def change(self, state: State) -> State:
        return evolve(state, deeds=state.deeds[:-1])


# ---- An attack, from its roll to its end.

STRAY = 25
"""The greatest face of the d100 at which an attack at somebody who is pushed goes astray."""


def ahead(state: State, blow: Blow) -> Ahead:
    """What is rolled for *blow*."""
    who, target, arm = state.combatants[blow.who], state.combatants[blow.target], weapon_of(state, blow)
    how = Trial(who, 0, target, arm, blow.later, shot=blow.shot, two=blow.two, occasion=blow.occasion, open=blow.open)
    return Ahead(state, "attack", how, percent=missing.percent_of(state, who, target, arm, shot=blow.shot))


def trial(state: State) -> Ahead | None:
    """What is rolled for the attack that has just begun; who is finished off needs none, and is struck."""
    blow = state.doing(Blow)
    return None if blow is None or blow.occasion == "coup" else ahead(state, blow)


def attack(scene: Scene[State]) -> Action:
    """The attack is rolled, if it still can be made."""
    blow = surely(scene.now.doing(Blow))
    who, target = scene.now.combatants[blow.who], scene.now.combatants[blow.target]
    weapon = weapon_of(scene.now, blow)
    if who.out:
        yield from tell(AttackEnded(who.id, "unable"))
        return
    if target.died or not can_hit(who, weapon, target) or total(scene.now, who, target):
        yield from tell(AttackEnded(who.id, "no_target"))
        return
    if blow.occasion == "coup":
        yield from tell(CoupStruck(who.id, target.id, weapon.weapon))
        return
    rolls = ahead(scene.now, blow)
    (face,) = yield from roll(D20, who=who.id, why="attack", judge=rolls.judge())
    if blow.astray is not None:
        yield from stray(scene, blow.astray)
        blow = surely(scene.now.doing(Blow))
        target = scene.now.combatants[blow.target]
        rolls = ahead(scene.now, blow)
    percent, made = rolls.percent, ahead(scene.now, blow).check(face)
    outcome: Outcome = "fumble" if face == 1 else "miss"
    if made.succeeds:
        outcome = "threat" if face >= weapon.critical and "critical" not in target.immune else "hit"
    told = made.told(against=True)
    veiled = missing.veiled(made, percent)
    yield from tell(AttackRolled(who.id, target.id, weapon.weapon, outcome=outcome, veiled=veiled, **told))
    yield from decided(scene, who.id, target.id, made)
    yield from missing.stands(scene, made, who.id, target.id, percent)


def stray(scene: Scene[State], other: str) -> Action:
    """An attack at one of two who push each other goes astray one time in four: the same roll is held against the class
    of the *other* (D35-MAN-002, D35-BAS-022)."""
    blow = surely(scene.now.doing(Blow))
    (face,) = yield from roll(D100, who=blow.who, why="stray")
    yield from tell(WentAstray(blow.who, blow.target, other, face, gone=face <= STRAY))


def confirm(scene: Scene[State]) -> Action:
    """The second roll of a threat, with the same modifiers against the same class (D35-BAS-008)."""
    blow = surely(scene.now.doing(Blow))
    (face,) = yield from roll(D20, who=blow.who, why="confirm")
    made = ahead(scene.now, blow).check(face)
    yield from tell(ThreatRolled(blow.who, blow.target, confirmed=made.succeeds, **made.told(against=True)))


def over(scene: Scene[State]) -> Action:
    blow = surely(scene.now.doing(Blow))
    # A threat has been confirmed with the same modifiers.
    who, target = scene.now.combatants[blow.who], scene.now.combatants[blow.target]
    yield from spent(scene, "attack", Trial(who, 0, target))
    yield from giving.used_up(scene, target.id, CLASS, who.id)
    yield from tell(AttackEnded(blow.who))
    if blow.occasion != "grapple":
        # What follows upon a grapple check is no deed of its own.
        yield from falling.strain(scene, blow.who)
