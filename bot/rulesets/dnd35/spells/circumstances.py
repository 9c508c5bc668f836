"""What spells, and what drains people, make of rolls (D35-BAS-014, -016, -020)."""

from __future__ import annotations

from typing import Final

from bot.rulesets.dnd35.base.rolls import Trial
from bot.rulesets.dnd35.base.stacking import Bonus, stacked
from bot.rulesets.dnd35.state import Fighter, State
from bot.rulesets.dnd35.state.plights import penalties
from bot.rulesets.shared.check import Term, terms

TRAINED: Final = 4
"""What Combat Casting adds to Concentration on the defensive and in a grapple."""
CALM: Final = ("defensive", "cast_held")


def _added(who: Fighter, what: str) -> tuple[Term, ...]:
    """What spells add to his rolls, or take from them: of the bonuses of one kind the highest (D35-BAS-016)."""
    return stacked(Bonus("spell", getattr(each.spell, what), each.spell.kind) for each in who.under(what))


def striking(state: State, on: Trial) -> tuple[Term, ...]:
    """What they do to attacks, and what conditions do."""
    return (*_added(on.who, "hits"), *terms(*penalties(on.who, "attacks")))


def saving(state: State, on: Trial) -> tuple[Term, ...]:
    """His save, and what they do to it."""
    return (*terms((on.skill, on.who.save(on.skill) + _altered(on))), *saved(state, on))  # type: ignore[arg-type]


def saved(state: State, on: Trial) -> tuple[Term, ...]:
    """What they, and conditions, do to any save of his, against whatever it is."""
    return (*_added(on.who, "saves"), *terms(*penalties(on.who, "saves")))


def _altered(on: Trial) -> int:
    """By how much the ability of that save is not that of his sheet."""
    ability = {"fortitude": "constitution", "reflex": "dexterity", "will": "wisdom"}[on.skill]
    return on.who.altered(ability)  # type: ignore[arg-type]


def levels(state: State, on: Trial) -> tuple[Term, ...]:
    """Each negative level takes 1 from everything that is rolled with a d20."""
    return terms(("negative_levels", -on.who.negative))


def caster(state: State, on: Trial) -> tuple[Term, ...]:
    return terms(("caster_level", on.who.caster))


def calm(state: State, on: Trial) -> tuple[Term, ...]:
    """Whoever has learnt to cast in a fight concentrates better."""
    trained = on.skill == "concentration" and on.tried in CALM and "combat_casting" in on.who.feats
    return terms(("combat_casting", TRAINED if trained else 0))


__all__ = ["CALM", "TRAINED", "calm", "caster", "levels", "saved", "saving", "striking"]
