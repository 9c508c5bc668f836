"""Casters for tests of the 3.5 rules, with the spells of the catalogue."""

from __future__ import annotations

from functools import cache
from typing import Any

from bot.catalogue import load_library
from bot.catalogue.dnd35 import Dnd35Catalogue
from bot.catalogue.ids import SpellId
from bot.rulesets.dnd35.recruit import spell_of
from bot.rulesets.dnd35.state import Fighter, Spell
from tests.rulesets.dnd35.skirmish import DAGGER, fighter


@cache
def catalogue() -> Dnd35Catalogue:
    return load_library().dnd35


def every_spell() -> tuple[str, ...]:
    return tuple(map(str, catalogue().spells))


def spell(name: str, level: int = 5) -> Spell:
    """A spell of the catalogue, as a caster of *level* casts it."""
    return spell_of(catalogue().spells[SpellId(name)], level)


def caster(name: str, *spells: str, side: str = "players", level: int = 5, **figures: Any) -> Fighter:
    """Somebody of *level* who casts *spells* with an Intelligence of 18 and Concentration +10, four of each spell level
    left; the rest as fields of `Fighter`."""
    given: dict[str, Any] = {
        "spells": tuple(spell(each, level) for each in spells),
        "casts": "intelligence",
        "intelligence": 18,
        "caster": level,
        "level": level,
        "slots": (4, 4, 4, 4),
        "skills": {"concentration": 10, "spellcraft": 10},
        **figures,
    }
    return fighter(name, side, DAGGER, **given)


__all__ = ["caster", "catalogue", "every_spell", "spell"]
