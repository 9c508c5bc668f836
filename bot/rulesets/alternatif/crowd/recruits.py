"""Small fry that the table handles together from the moment they join (ALT-GMX-008 to -010)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.kernel.values import evolve
from bot.rulesets.alternatif.base.shares import in_bands
from bot.rulesets.alternatif.state import Combatant, Crowd, Settings


def handled_together(made: Sequence[Combatant], settings: Settings) -> list[Combatant]:
    """*made*, minor monsters that join at the same time, with the shortcuts that the table takes for all of them."""
    shield, pace = settings.simple_shields == "minor", settings.flat_initiative == "minor"
    bands = [""] * len(made)
    if settings.shared_dice == "minor":
        at = 0
        for size in in_bands(len(made)):
            bands[at : at + size] = [made[at].id] * size
            at += size
    return [
        evolve(each, crowd=Crowd(band=band, simple_shield=shield, pace="flat" if pace else "dice"))
        for each, band in zip(made, bands, strict=True)
    ]
