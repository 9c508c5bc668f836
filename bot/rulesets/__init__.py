"""The rule texts, one package each. Their own law: pure, they import the kernel and catalogue models, nothing else.

Start with `alternatif`, `percentile`, `dnd5`, `dnd35` or `rpg20`: each has its glossary in its `__init__`. `shared` is
what they have in common, `d20` what the two games of a twenty-sided die, rounds, turns and squares have besides.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.catalogue import Dnd5Catalogue, Dnd35Catalogue, Library, PercentileCatalogue, Rpg20Catalogue
from bot.kernel.ruleset import Ruleset
from bot.rulesets.alternatif import Alternatif
from bot.rulesets.dnd5 import Dnd5
from bot.rulesets.dnd5.recruit import Dnd5Recruiter
from bot.rulesets.dnd5.sheets import Dnd5Sheets
from bot.rulesets.dnd35 import Dnd35
from bot.rulesets.dnd35.recruit import Dnd35Recruiter
from bot.rulesets.dnd35.sheets import Dnd35Sheets
from bot.rulesets.percentile import Percentile
from bot.rulesets.percentile.recruit import CatalogueRecruiter
from bot.rulesets.percentile.sheets import PercentileSheets
from bot.rulesets.rpg20 import Rpg20
from bot.rulesets.rpg20.recruit import Rpg20Recruiter
from bot.rulesets.rpg20.sheets import Rpg20Sheets


def rulesets_of(library: Library) -> Mapping[str, Ruleset[Any]]:
    """Every ruleset by its id, each with its own catalogue; the default one first."""
    made: tuple[Ruleset[Any], ...] = (
        Alternatif(catalogue=library.alternatif),
        _percentile(library.percentile),
        _dnd5(library.dnd5),
        _dnd35(library.dnd35),
        _rpg20(library.rpg20),
    )
    return {each.id: each for each in made}


def _percentile(catalogue: PercentileCatalogue) -> Percentile:
    sheets = PercentileSheets(catalogue)
    return Percentile(CatalogueRecruiter(catalogue, sheets), sheets)


def _dnd5(catalogue: Dnd5Catalogue) -> Dnd5:
    sheets = Dnd5Sheets(catalogue)
    return Dnd5(Dnd5Recruiter(catalogue, sheets), sheets)


def _dnd35(catalogue: Dnd35Catalogue) -> Dnd35:
    sheets = Dnd35Sheets(catalogue)
    return Dnd35(Dnd35Recruiter(catalogue, sheets), sheets)


def _rpg20(catalogue: Rpg20Catalogue) -> Rpg20:
    sheets = Rpg20Sheets(catalogue)
    return Rpg20(Rpg20Recruiter(catalogue, sheets), sheets)
