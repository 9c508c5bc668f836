"""Striking at a square where somebody unseen is thought to be (D35-CAM-005)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from bot.kernel.decisions import Decision
from bot.kernel.effects import Action, Scene, Step, roll, tell
from bot.kernel.events import GM_ONLY, PUBLIC
from bot.kernel.values import evolve, surely
from bot.rulesets.dnd35.attack.arms import Next, can_hit, caught_open, follows, in_melee, in_range, lies_down
from bot.rulesets.dnd35.attack.strikes import AttackEnded, Outcome
from bot.rulesets.dnd35.base.budget import space, swung, used_up
from bot.rulesets.dnd35.base.gaps import loosed
from bot.rulesets.dnd35.base.rolls import CHECKS, D20, D100, Strikes, Trial, barred, locates, spent, stand
from bot.rulesets.dnd35.base.saddles import steadied
from bot.rulesets.dnd35.concealment.hiding import located
from bot.rulesets.dnd35.concealment.veils import percent_of
from bot.rulesets.dnd35.cover.degrees import total
from bot.rulesets.dnd35.state import Blow, Fighter, Guess, State, Turn, Weapon
from bot.rulesets.shared import people, sheltering
from bot.rulesets.shared.asking import answered
from bot.rulesets.shared.book import happens
from bot.rulesets.shared.check import Check, Term
from bot.rulesets.shared.ground.geometry import Point, is_on_grid, name_of
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.overruling import counted

# ---- What is told of attacks at a place where somebody unseen is thought to be (D35-CAM-005).


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


GUESSED: Final = "guessed"
RIGHT, WRONG = "right", "wrong"
FARTHEST: Final = 6
"""So many squares away a place may be at most that is shot at: nobody lists the whole map."""


def arms(state: State, who: Fighter, turn: Turn) -> tuple[str, ...]:
    """With what he can strike at a place next in his turn."""
    able = follows(turn, who)
    return tuple(each.weapon for each in who.arms if each.weapon in able and each.loaded and not lies_down(who, each))


def cells(state: State, who: Fighter, weapon: Weapon) -> tuple[str, ...]:
    """The squares that *weapon* reaches and on which he knows nobody to be, the nearest first."""
    here = space(who)
    if not here:
        return ()
    known = {
        at for each in state.combatants.values() if each.id == who.id or locates(who, each) for at in space(each)
    } | barred(state)
    far = FARTHEST if weapon.ranged or weapon.thrown else who.natural_reach * (2 if weapon.reach else 1)
    (left, top), (right, bottom) = here[0], here[-1]
    around = ((x, y) for y in range(top - far, bottom + far + 1) for x in range(left - far, right + far + 1))
    found = [
        at
        for at in around
        if is_on_grid(at) and at not in known and can_hit(who, weapon, Fighter("", "", "", cell=name_of(at)))
    ]

    def order(at: Point) -> tuple[int, int, int]:
        return min(max(abs(x - at[0]), abs(y - at[1])) for x, y in here), at[1], at[0]

    return tuple(name_of(at) for at in sorted(found, key=order))


def suspected(state: State, who: Fighter) -> tuple[str, ...]:
    """Where there is no grid: those of whom he knows that they are there, and not where; at one of them he guesses."""
    found = (each for each in state.combatants.values() if who.id in each.hidden_from)
    return tuple(each.id for each in found if not (each.hidden or each.died))


def begin(scene: Scene[State], ident: str, weapon: str, cell: str, target: str | None = None) -> Action:
    """*ident* strikes, or shoots, at *cell*; without a grid to where he thinks that *target* is: what is not shot is
    struck with, for he does not know how far that is."""
    who, turn = scene.now.combatants[ident], scene.now.turn
    found = Next() if turn is None else follows(turn, who).get(weapon, Next())
    if target is not None:
        arm = who.arm(weapon)
        yield from tell(GuessBegun(ident, "", weapon, found.later, arm.ranged, found.two, target))
        return
    shot = not in_melee(who, who.arm(weapon), Fighter("", "", "", cell=cell))
    yield from tell(GuessBegun(ident, cell, weapon, found.later, shot, found.two))


def _there(state: State, guess: Guess) -> Fighter | None:
    """Who is in that square, seen or not; the first of several who still fights. Without a grid it is whom he means,
    where the game master has said that he has guessed right, and the weapon comes so far."""
    if guess.target is not None:
        meant, who = state.combatants.get(guess.target), state.combatants[guess.who]
        comes = in_range if guess.shot else in_melee
        reached = meant is not None and not meant.died and comes(who, who.arm(guess.weapon), meant)
        return meant if guess.right and reached else None
    found = [
        each
        for each in state.combatants.values()
        if each.id != guess.who and not each.died and guess.cell in map(name_of, space(each))
    ]
    return min(found, key=lambda each: each.out, default=None)


def questions(state: State) -> Iterator[Decision]:
    """Where there is no grid the game master says whether he has guessed right; if nothing is said, he has not."""
    guess = state.doing(Guess)
    if guess is None or guess.target is None or guess.right is not None:
        return
    nth = len(state.deeds)
    yield sheltering.question(state, GUESSED, guess.who, guess.target, (WRONG, RIGHT), usual=WRONG, nth=nth)


def strike(scene: Scene[State]) -> Action:
    """The die falls in every case; where nobody is, or the wrong one, the attack is lost, and the game master alone
    learns why."""
    guess = surely(scene.now.doing(Guess))
    who = scene.now.combatants[guess.who]
    if who.out:
        yield from tell(AttackEnded(who.id, "unable"))
        return
    if guess.target is not None and guess.right is None:
        answer = yield from answered(questions)
        if answer is not None:
            yield from tell(GuessSettled(who.id, guess.target, right=answer[GUESSED] == RIGHT))
        return
    (face,) = yield from roll(D20, who=who.id, why="attack")
    target = _there(scene.now, guess)
    if target is not None and total(scene.now, who, target):
        target = None
    weapon = who.arm(guess.weapon)
    trial = Trial(who, face, target, weapon, guess.later, shot=guess.shot, two=guess.two)
    made = CHECKS.made("attack", scene.now, trial, face)
    outcome, veil_face, percent = yield from _comes_to(scene, who, target, weapon, made, shot=guess.shot)
    yield from spent(scene, "attack", Trial(who, face, target))
    yield from tell(PlaceStruck(who.id, guess.cell, guess.weapon, face, outcome, guess.target))
    yield from tell(
        PlaceJudged(
            who.id,
            None if target is None else target.id,
            guess.weapon,
            guess.cell,
            made.terms,
            made.total,
            made.against_terms,
            made.against,
            outcome,
            veil_face,
            percent,
            guess.later,
            guess.shot,
            guess.two,
        )
    )
    if target is not None and target.hidden and outcome in ("hit", "threat"):
        yield from people.show(scene, target.id, target.seen_with)


def _comes_to(
    scene: Scene[State], who: Fighter, target: Fighter | None, weapon: Weapon, made: Check, *, shot: bool
) -> Step[tuple[Outcome, int, int]]:
    """What the attack comes to, the d100 that it took, and what that was held against. Whoever is aimed at throws it:
    else it would tell whoever strikes that somebody is there."""
    missed: Outcome = "fumble" if made.face == 1 else "miss"
    if target is None or not made.succeeds:
        return missed, 0, 0
    percent = percent_of(scene.now, who, target, weapon, shot=shot)
    threat = made.face >= weapon.critical and "critical" not in target.immune
    hit: Outcome = "threat" if threat else "hit"
    if not percent or made.law.ruled:
        return hit, 0, 0
    (face,) = yield from roll(D100, who=target.id, why="veil")
    return ("miss" if face <= percent else hit), face, percent
