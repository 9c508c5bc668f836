"""What conditions make of rolls (DN5-EXT-008 to -011)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.rulesets.dnd5.base.distances import distance
from bot.rulesets.dnd5.base.fear import dreaded
from bot.rulesets.dnd5.base.rolls import Sway, Trial, better, worse
from bot.rulesets.dnd5.state import SQUARE, State


def own(state: State, trial: Trial) -> Iterable[Sway]:
    """What hampers the attacker himself. Whoever is blinded sees no target: that is said there."""
    for kind in ("prone", "restrained", "poisoned"):
        yield from worse(kind, trial.who.has(kind))
    yield from worse("frightened", frightened(state, trial))


def theirs(state: State, trial: Trial) -> Iterable[Sway]:
    """What exposes the target."""
    target = trial.target
    if target is None:
        return
    for kind in ("restrained", "paralysed", "stunned"):
        yield from better(f"target_{kind}", target.has(kind))
    yield from better("target_unconscious", target.unconscious)
    if target.has("prone") or target.hit_points <= 0:
        # Close by it helps, from farther away it hinders (DN5-EXT-008).
        near = distance(state, trial.who, target) <= SQUARE
        yield from better("target_prone", near)
        yield from worse("target_prone", not near)


def frightened(state: State, trial: Trial) -> bool:
    """Whether what frightens him is in sight (DN5-EXT-011)."""
    fear = trial.who.condition("frightened")
    return fear is not None and (fear.by is None or dreaded(state, trial.who) is not None)


def checked(state: State, trial: Trial) -> Iterable[Sway]:
    """What hampers a check."""
    yield from worse("poisoned", trial.who.has("poisoned"))
    yield from worse("frightened", frightened(state, trial))


def saved(state: State, trial: Trial) -> Iterable[Sway]:
    """What hampers a save of Dexterity (DN5-EXT-011)."""
    yield from worse("restrained", trial.ability == "dexterity" and trial.who.has("restrained"))


__all__ = ["checked", "frightened", "own", "saved", "theirs"]
