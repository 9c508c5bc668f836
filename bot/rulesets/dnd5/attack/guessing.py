"""Striking at a place where somebody unseen is thought to be (DN5-ATK-010, -011)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.kernel.decisions import NOTHING, Decision, Field
from bot.kernel.effects import Action, Scene, ask_first, tell
from bot.kernel.values import evolve
from bot.rulesets.dnd5.attack import arms
from bot.rulesets.dnd5.attack.events import AttackEnded, GuessBegun, Outcome, PlaceJudged, PlaceStruck
from bot.rulesets.dnd5.base import distances
from bot.rulesets.dnd5.base.budget import incapacitated
from bot.rulesets.dnd5.base.distances import between, space
from bot.rulesets.dnd5.base.rolls import CHECKS, Trial, d20
from bot.rulesets.dnd5.state import SQUARE, UNARMED, Fighter, Guess, State, Weapon, locates
from bot.rulesets.shared import people
from bot.rulesets.shared.deciding import GM
from bot.rulesets.shared.ground.geometry import is_on_grid, name_of

ANYBODY: Final = "anybody"
GUESSED: Final = "guessed"
FARTHEST: Final = 6
"""So many squares away a place may be at most that is guessed at: shots do not go at any square of the map."""


def arm_of(state: State, who: Fighter) -> Weapon:
    """What he strikes at places with: his first weapon."""
    found = [each for each in arms.usable(who) if arms.ready(state, who, each)]
    return next((each for each in found if each.like != UNARMED.like), arms.fist(who))


def _far(weapon: Weapon) -> int:
    most = weapon.reach if weapon.kind == "melee" else min(weapon.near, FARTHEST * SQUARE)
    return most // SQUARE


def cells(state: State, who: Fighter, weapon: Weapon) -> tuple[str, ...]:
    """The squares within its reach on which he sees nobody, the nearest first."""
    here = space(who)
    if not here:
        return ()
    most = _far(weapon)
    taken = {
        cell
        for each in state.combatants.values()
        if each.cell and not each.fled and (each.id == who.id or locates(who, each))
        for cell in distances.cells(each)
    }
    xs, ys = [x for x, _ in here], [y for _, y in here]
    found = [
        (x, y)
        for y in range(min(ys) - most, max(ys) + most + 1)
        for x in range(min(xs) - most, max(xs) + most + 1)
        if is_on_grid((x, y)) and name_of((x, y)) not in taken
    ]
    return tuple(name_of(each) for each in sorted(found, key=lambda at: (between(here, (at,)), at[1], at[0])))


def _there(state: State, who: Fighter, cell: str) -> Fighter | None:
    """Who is in *cell* without his knowing it."""
    return next(
        (
            each
            for each in state.combatants.values()
            if each.id != who.id
            and not (each.died or each.fled or locates(who, each))
            and each.cell
            and cell in distances.cells(each)
        ),
        None,
    )


def strike(scene: Scene[State], ident: str, cell: str) -> Action:
    """At *cell*: whoever is there is found by the grid."""
    who = scene.now.combatants[ident]
    yield from _falls(scene, who, arm_of(scene.now, who), _there(scene.now, who, cell), cell)


def _falls(scene: Scene[State], who: Fighter, arm: Weapon, target: Fighter | None, cell: str | None) -> Action:
    """The die falls in every case (DN5-EXT-018), with disadvantage; where nobody is, the blow is lost, and only the
    game master learns why."""
    turn = scene.now.turn
    trial = Trial(who, None, arm, unseen=True)
    made = yield from d20(scene, "attack", trial, why="attack", judged=False)
    face = made.check.face
    check = CHECKS.made("attack", scene.now, evolve(trial, target=target, face=face), face)
    critical = check.degree == "critical"
    hit = target is not None and check.succeeds
    outcome: Outcome = "critical" if hit and critical else "hit" if hit else "fumble" if face == 1 else "miss"
    first = turn is not None and not turn.attacks
    if who.hidden:
        yield from people.show(scene, who.id, arm.weapon)
    yield from tell(PlaceStruck(who.id, cell, arm.weapon, made.faces, face, outcome, who.attacks if first else None))
    yield from tell(PlaceJudged(who.id, None if target is None else target.id, arm.weapon, cell, hit, hit and critical))
    if hit and target is not None and target.hidden:
        yield from people.show(scene, target.id, target.seen_with)


# ---- without a grid


def guessed_at(state: State, who: Fighter) -> tuple[str, ...]:
    """Whom he may say that he guesses there: those of whom he knows, and not where they are; or anybody."""
    lost = (each for each in state.combatants.values() if who.id in each.hidden_from and not each.hidden)
    return (*(each.id for each in lost if not (each.died or each.fled)), ANYBODY)


def guess_of(state: State) -> Guess | None:
    """The blow at a guess of which the game master has still to say whom it is at."""
    deed = state.deed
    return deed if isinstance(deed, Guess) else None


def begin(scene: Scene[State], ident: str, whom: str) -> Action:
    """*ident* strikes where he guesses *whom*."""
    arm = arm_of(scene.now, scene.now.combatants[ident])
    yield from tell(GuessBegun(ident, arm.weapon, None if whom == ANYBODY else whom))


def questions(state: State) -> Iterator[Decision]:
    """The game master alone says who is there, whoever hides, and where nobody does (DN5-ATK-011)."""
    guess = guess_of(state)
    if guess is None:
        return
    who = state.combatants[guess.who]
    unseen = [
        each.id
        for each in state.combatants.values()
        if each.id != who.id and not (each.died or each.fled or locates(who, each))
    ]
    found = sorted(unseen, key=lambda ident: ident != guess.whom)
    turn = "" if state.turn is None else f"{state.turn.who}.{state.turn.deeds}"
    about = {"author": who.id, "whom": guess.whom if guess.whom in state.combatants else None}
    field = Field("there", (*found, NOTHING))
    yield Decision(f"{GM}:{GUESSED}:{state.round}.{turn}", GUESSED, GM, (field,), {"there": NOTHING}, about)


def judge(scene: Scene[State]) -> Action:
    """What he says, the die is held against; whoever cannot strike any more does not."""
    guess = guess_of(scene.now)
    assert guess is not None
    if incapacitated(scene.now.combatants[guess.who]):
        yield from tell(AttackEnded(guess.who, "unable"))
        return
    answer = yield from ask_first(questions)
    guess = guess_of(scene.now)
    if answer is None or guess is None:
        return
    who = scene.now.combatants[guess.who]
    target = scene.now.combatants.get(answer[1]["there"])
    yield from _falls(scene, who, arms.named(who, guess.weapon), target, None)


__all__ = [
    "ANYBODY",
    "FARTHEST",
    "GUESSED",
    "arm_of",
    "begin",
    "cells",
    "guess_of",
    "guessed_at",
    "judge",
    "questions",
    "strike",
]
