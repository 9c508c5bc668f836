"""The rule texts, one package each. Their own law: pure, they import the kernel and catalogue models, nothing else.

Start with `alternatif`, whose `__init__` has the glossary.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.catalogue import Catalogue
from bot.kernel.ruleset import Ruleset
from bot.rulesets.alternatif import Alternatif


def rulesets_of(catalogue: Catalogue) -> Mapping[str, Ruleset[Any]]:
    """Every ruleset by its id, the default one first."""
    return {each.id: each for each in (Alternatif(catalogue=catalogue),)}
