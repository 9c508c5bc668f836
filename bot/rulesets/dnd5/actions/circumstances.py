"""What actions make of the rolls of others (DN5-ACT-008, -009)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.rulesets.dnd5.base.budget import incapacitated, speed
from bot.rulesets.dnd5.base.rolls import Sway, Trial, better, worse
from bot.rulesets.dnd5.state import CONDITIONS, Fighter, Help, State, sees

DODGES: Final = CONDITIONS.that("dodges")


def dodges(who: Fighter) -> bool:
    """Whether he dodges: not once he is incapacitated or cannot move (DN5-ACT-009)."""
    return DODGES(who) and not (incapacitated(who) or rooted(who))


def rooted(who: Fighter) -> bool:
    """Whether his speed is 0, however he moves."""
    return not any(speed(who, mode) for mode in who.speeds)


def assisted(state: State, trial: Trial) -> Iterable[Sway]:
    """A check of somebody whom a companion helps with what he tries; that is not his initiative (DN5-ACT-003)."""
    help_ = Help(trial.who.id)
    return better(
        "helped", trial.why != "initiative" and any(each.helps == help_ for each in state.combatants.values())
    )


def dodged(state: State, trial: Trial) -> Iterable[Sway]:
    """An attack on somebody who dodges and sees it coming (DN5-ACT-008)."""
    target = trial.target
    return worse("dodging", target is not None and dodges(target) and sees(state, target, trial.who))


def nimbly(state: State, trial: Trial) -> Iterable[Sway]:
    """A save of Dexterity of somebody who dodges."""
    return better("dodging", trial.ability == "dexterity" and dodges(trial.who))


__all__ = ["assisted", "dodged", "dodges", "nimbly", "rooted"]
