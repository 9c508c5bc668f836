"""The table's choices, each with the values it may take."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.rulesets.dnd5.state import Settings
from bot.rulesets.shared import choices
from bot.rulesets.shared.book import word
from bot.rulesets.shared.choices import Choices, Value, options_of

RULES: Mapping[str, tuple[str, ...]] = {
    "foe_numbers": ("DN5-ATK-003", "DN5-DMG-002"),
    "map": ("DN5-EXT-017",),
    "diagonals": ("DN5-EXT-017",),
    "gap": ("DN5-INI-004",),
    "ties": ("DN5-INI-012", "DN5-INI-013"),
    "groups": ("DN5-INI-010",),
    "undecided": ("DN5-TUR-002",),
    "cover": ("DN5-COV-006",),
    "upon_hidden": ("DN5-MOV-012", "DN5-MOV-014"),
    "switching": ("DN5-MOV-005",),
    "doorway_bars": ("DN5-MOV-017", "DN5-MOV-013"),
    "mount_goes_twice": ("DN5-MNT-007",),
    "absorbed_fails": ("DN5-HPS-018", "DN5-HPS-009"),
    "dropping": ("DN5-TUR-009",),
}
"""The rules that each setting is about."""
OPTIONS: Final = options_of(Settings, RULES, gap=(3, 6, 9, 12, 18, 30))
CHAPTERS = ("INI", "TUR", "REA", "MOV", "ACT", "ATK", "CTS", "COV", "DMG", "HPS", "MNT", "AQU", "EXT")
"""The chapters of the rules, in the text's order, as their ids begin."""
SILENT = frozenset({"foe_numbers", "map", "diagonals", "gap", "cover", "upon_hidden", "absorbed_fails", "dropping"})
"""Settings of which the text says nothing: what is usual there is no reading of it."""
REFERENCE: Mapping[str, Value] = {"doorway_bars": False}
"""What the reference rules say otherwise than this text: there sizes alone say who goes through whose space."""
CHOICES = Choices(*("dnd5", OPTIONS, RULES, Settings()), chapters=CHAPTERS, silent=SILENT, reference=REFERENCE)


@word()
class SetSetting(choices.SetSetting):
    def taken(self) -> Value:
        return CHOICES.value(self.name, self.value)


@word()
class SetSettings(choices.SetSettings):
    one = SetSetting
