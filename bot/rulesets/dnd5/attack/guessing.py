"""Striking at a place where somebody unseen is thought to be (DN5-ATK-010, -011)."""

from __future__ import annotations

from typing import Final

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.values import evolve
from bot.rulesets.dnd5.attack import arms
from bot.rulesets.dnd5.attack.events import Outcome, PlaceJudged, PlaceStruck
from bot.rulesets.dnd5.base import distances
from bot.rulesets.dnd5.base.distances import between, space
from bot.rulesets.dnd5.base.rolls import CHECKS, Trial, d20
from bot.rulesets.dnd5.state import SQUARE, UNARMED, Fighter, State, Weapon, locates
from bot.rulesets.shared import people
from bot.rulesets.shared.ground.geometry import is_on_grid, name_of

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
    """The die falls in every case (DN5-EXT-018), with disadvantage; where nobody is, the blow is lost, and only the
    game master learns why."""
    state = scene.now
    who, turn = state.combatants[ident], state.turn
    arm, target = arm_of(state, who), _there(state, who, cell)
    trial = Trial(who, None, arm, unseen=True)
    made = yield from d20(scene, "attack", trial, why="attack", judged=False)
    face = made.check.face
    check = CHECKS.made("attack", state, evolve(trial, target=target, face=face), face)
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


__all__ = ["FARTHEST", "arm_of", "cells", "strike"]
