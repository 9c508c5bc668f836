"""What traits make of rolls: blood frenzy, recklessness, courage, keen senses, a sure foot (DN5-EXT-001)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.rulesets.dnd5.attack import arms
from bot.rulesets.dnd5.base.budget import is_up
from bot.rulesets.dnd5.base.rolls import Sway, Trial, better
from bot.rulesets.dnd5.state import CONDITIONS, State

RECKLESS: Final = "reckless"
OPEN: Final = CONDITIONS.that("reckless")
NOTED: Final = ("amphibious", "spider_climb", "sunlight_sensitivity", "water_breathing")
"""Traits of which nothing here decides: nobody drowns, and no light falls, but by the game master's word. His view says
what they mean."""
SENSES: Final = ("darkvision", "tremorsense", "burrow")
"""The same of senses and ways of going: no light falls, and the ground has no depth, but by his word."""
TRAITS: Final = (
    *("aggressive", "blood_frenzy", "brave", "charge", "flyby", "keen_senses", "magic_resistance"),
    *("nimble", "pack_tactics", RECKLESS, "sure_footed", "undead_fortitude"),
    *NOTED,
)


def attacking(state: State, trial: Trial) -> Iterable[Sway]:
    """Blood that drives it on; and who strikes without a thought for his own skin, hand to hand and in his own turn."""
    who, target, weapon = trial.who, trial.target, trial.weapon
    if target is None:
        return
    close = weapon is not None and not arms.ranged(state, who, target, weapon)
    hurt = target.hit_points < target.hit_points_max
    yield from better("blood_frenzy", close and hurt and "blood_frenzy" in who.features)
    yield from better(RECKLESS, close and OPEN(who) and is_up(state, who.id))
    yield from better("target_reckless", OPEN(target))


def saving(state: State, trial: Trial) -> Iterable[Sway]:
    """Against fear; against what would throw it to the ground."""
    features = trial.who.features
    yield from better("brave", trial.condition == "frightened" and "brave" in features)
    firm = trial.condition == "prone" and trial.ability in ("strength", "dexterity")
    yield from better("sure_footed", firm and "sure_footed" in features)


def sensing(state: State, trial: Trial) -> Iterable[Sway]:
    """Eyes, ears or a nose that miss little: also where nobody rolls (DN5-EXT-006)."""
    return better("keen_senses", trial.skill == "perception" and "keen_senses" in trial.who.features)


__all__ = ["NOTED", "RECKLESS", "SENSES", "TRAITS", "attacking", "saving", "sensing"]
