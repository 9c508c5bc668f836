"""The rule texts, one package each. Their own law: pure, they import the kernel and catalogue models, nothing else.

Start with `alternatif` or `percentile`: each has its glossary in its `__init__`. `shared` is what they have in common.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.catalogue import Library, PercentileCatalogue
from bot.kernel.ruleset import Ruleset
from bot.rulesets.alternatif import Alternatif
from bot.rulesets.percentile import Percentile
from bot.rulesets.percentile.recruit import CatalogueRecruiter
from bot.rulesets.percentile.sheets import PercentileSheets


def rulesets_of(library: Library) -> Mapping[str, Ruleset[Any]]:
    """Every ruleset by its id, each with its own catalogue; the default one first."""
    made: tuple[Ruleset[Any], ...] = (Alternatif(catalogue=library.alternatif), _percentile(library.percentile))
    return {each.id: each for each in made}


def _percentile(catalogue: PercentileCatalogue) -> Percentile:
    sheets = PercentileSheets(catalogue)
    return Percentile(CatalogueRecruiter(catalogue, sheets), sheets)
