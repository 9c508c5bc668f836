"""The table's choices, each with the values it may take."""

from __future__ import annotations

from collections.abc import Mapping

from bot.rulesets.dnd35.state import Settings
from bot.rulesets.shared import choices
from bot.rulesets.shared.book import word
from bot.rulesets.shared.choices import FOE_NUMBERS, UPON_HIDDEN, YES_NO, Choices, Options, Value

OPTIONS: Options = {
    "foe_numbers": FOE_NUMBERS,
    "map": ("square", "none"),
    "gap": (3, 6, 9, 12, 18, 30),
    "diagonals": ("alternating", "equal"),
    "grapple_dex_only_outsiders": YES_NO,
    "grapple_draw_check": YES_NO,
    "grapple_pin_until": ("end", "begin"),
    "turned_weapons": ("any", "light_only"),
    "size_limits": ("off", "on"),
    "trip_attack": ("touch", "normal"),
    "counter_trip": ("whole", "check"),
    "disarm_counter": ("always", "weapons"),
    "overrun_back": ("text", "srd"),
    "cover": ("map", "judge", "said"),
    "upon_hidden": UPON_HIDDEN,
    "soft_cover": ("on", "off"),
    "soft_cover_melee": ("on", "off"),
    "free_actions": (0, 1, 2, 3, 5),
    "immediate_action": ("apart", "swift"),
    "charge_line": ("text", "srd"),
    "heavy_run": (4, 3),
    "squeeze_past": ("offered", "said"),
    "flanking": ("text", "srd"),
    "feint_kin": ("humanoid", "alike"),
    "high_ground": ("shots_too", "melee"),
}
RULES: Mapping[str, tuple[str, ...]] = {
    "foe_numbers": ("D35-BAS-005", "D35-BAS-009"),
    "map": ("D35-BAS-011", "D35-BAS-012", "D35-BAS-019"),
    "gap": ("D35-BAS-011",),
    "diagonals": ("D35-BAS-019",),
    "grapple_dex_only_outsiders": ("D35-GRA-008",),
    "grapple_draw_check": ("D35-GRA-014",),
    "grapple_pin_until": ("D35-GRA-017", "D35-GRA-022"),
    "turned_weapons": ("D35-GRA-021",),
    "size_limits": ("D35-MAN-001", "D35-MAN-021"),
    "trip_attack": ("D35-MAN-008",),
    "counter_trip": ("D35-MAN-011",),
    "disarm_counter": ("D35-MAN-016", "D35-MAN-017"),
    "overrun_back": ("D35-MAN-024",),
    "cover": ("D35-COV-002", "D35-CAM-001", "D35-CAM-007"),
    "upon_hidden": ("D35-BAS-019", "D35-MOV-016"),
    "soft_cover": ("D35-COV-006",),
    "soft_cover_melee": ("D35-COV-006", "D35-COV-003"),
    "free_actions": ("D35-ACT-004",),
    "immediate_action": ("D35-ACT-006",),
    "charge_line": ("D35-MOV-001",),
    "heavy_run": ("D35-MOV-007",),
    "squeeze_past": ("D35-MOV-014", "D35-MOV-013"),
    "flanking": ("D35-ATK-005",),
    "feint_kin": ("D35-ATK-008",),
    "high_ground": ("D35-MNT-004",),
}
"""The rules that each setting is about."""
CHAPTERS = ("BAS", "ACT", "AOO", "COV", "CAM", "MOV", "ATK", "MAN", "GRA", "MNT", "HPS", "TUR")
"""The chapters of the rules, in the text's order, as their ids begin."""
SILENT = frozenset({"foe_numbers", "map", "gap", "diagonals", "cover", "upon_hidden", "free_actions"})
"""Settings of which the text says nothing: what is usual there is no reading of it."""
REFERENCE: Mapping[str, Value] = {
    "charge_line": "srd",
    "counter_trip": "check",
    "disarm_counter": "weapons",
    "flanking": "srd",
    "grapple_dex_only_outsiders": True,
    "grapple_draw_check": True,
    "heavy_run": 3,
    "high_ground": "melee",
    "immediate_action": "swift",
    "overrun_back": "srd",
    "size_limits": "on",
    "soft_cover": "on",
    "soft_cover_melee": "off",
    "squeeze_past": "said",
    "trip_attack": "touch",
    "turned_weapons": "light_only",
}
"""What the reference rules say of settings of which this text says less, or something else."""
CHOICES = Choices(*("dnd35", OPTIONS, RULES, Settings()), chapters=CHAPTERS, silent=SILENT, reference=REFERENCE)


@word()
class SetSetting(choices.SetSetting):
    def taken(self) -> Value:
        return CHOICES.value(self.name, self.value)


@word()
class SetSettings(choices.SetSettings):
    one = SetSetting
