"""What conditions make of rolls (DN5-EXT-008 to -011)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.rulesets.dnd5.base.distances import distance
from bot.rulesets.dnd5.base.fear import DREADS, dreaded
from bot.rulesets.dnd5.base.rolls import Sway, Trial, better, worse
from bot.rulesets.dnd5.state import CONDITIONS, SQUARE, State

HAMPERS_ATTACKS: Final = CONDITIONS.that("hampers_attacks")
HAMPERS_CHECKS: Final = CONDITIONS.that("hampers_checks")
HAMPERS_DEXTERITY_SAVES: Final = CONDITIONS.that("hampers_dexterity_saves")
EXPOSED: Final = CONDITIONS.that("exposed")
EXPOSED_NEAR: Final = CONDITIONS.that("exposed_near")


def own(state: State, trial: Trial) -> Iterable[Sway]:
    """What hampers the attacker himself. Whoever is blinded sees no target: that is said there."""
    for kind, _ in HAMPERS_ATTACKS.terms(trial.who):
        yield from worse(kind)
    yield from worse("frightened", frightened(state, trial))


def theirs(state: State, trial: Trial) -> Iterable[Sway]:
    """What exposes the target."""
    target = trial.target
    if target is None:
        return
    for kind, _ in EXPOSED.terms(target):
        yield from better(f"target_{kind}")
    yield from better("target_unconscious", target.unconscious)
    if EXPOSED_NEAR(target) or target.hit_points <= 0:
        # Close by it helps, from farther away it hinders (DN5-EXT-008).
        near = distance(state, trial.who, target) <= SQUARE
        yield from better("target_prone", near)
        yield from worse("target_prone", not near)


def frightened(state: State, trial: Trial) -> bool:
    """Whether what frightens him is in sight (DN5-EXT-011)."""
    fear = trial.who.condition(DREADS.by(trial.who) or "")
    return fear is not None and (fear.by is None or dreaded(state, trial.who) is not None)


def checked(state: State, trial: Trial) -> Iterable[Sway]:
    """What hampers a check."""
    for kind, _ in HAMPERS_CHECKS.terms(trial.who):
        yield from worse(kind)
    yield from worse("frightened", frightened(state, trial))


def saved(state: State, trial: Trial) -> Iterable[Sway]:
    """What hampers a save of Dexterity (DN5-EXT-011)."""
    for kind, _ in HAMPERS_DEXTERITY_SAVES.terms(trial.who) if trial.ability == "dexterity" else ():
        yield from worse(kind)


__all__ = ["checked", "frightened", "own", "saved", "theirs"]
