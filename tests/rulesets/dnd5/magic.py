"""Casters for the tests of spells: those of the packaged data, in anybody's hands."""

from __future__ import annotations

from functools import cache
from typing import Any

from bot.catalogue import load_library
from bot.rulesets.dnd5.recruit import spell_of
from bot.rulesets.dnd5.state import Fighter, Spell
from tests.rulesets.dnd5.skirmish import fighter


@cache
def _library() -> Any:
    return load_library().dnd5


def spell(ident: str, level: int = 5) -> Spell:
    """A spell of the packaged data, as a caster of *level* casts it."""
    return spell_of(_library().spells[ident], level)


def every_spell() -> tuple[str, ...]:
    return tuple(_library().spells)


def caster(name: str, *spells: str, side: str = "players", **figures: Any) -> Fighter:
    """A caster of Intelligence 18 and level 5 (difficulty 15, attacks +7) with slots of levels 1 to 3."""
    given: dict[str, Any] = {"intelligence": 18, "proficiency": 3, "level": 5, "slots": {"1": 4, "2": 3, "3": 2}}
    given |= {"spell_ability": "intelligence", "spell_dc": 15, "spell_attack": 7, **figures}
    return fighter(name, side, spells=tuple(map(spell, spells)), **given)
