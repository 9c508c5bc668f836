"""The table's choices, each with the values it may take."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.kernel.errors import Refused
from bot.rulesets.percentile.state import PercentileState, Settings
from bot.rulesets.shared import choices
from bot.rulesets.shared.book import word
from bot.rulesets.shared.choices import Choices, Value, options_of
from bot.rulesets.shared.dice_sums import dice_sum

RULES: Mapping[str, tuple[str, ...]] = {
    "foe_numbers": ("PCT-TST-001", "PCT-DMG-003"),
    "initiative_roll": ("PCT-INI-009", "PCT-RND-003"),
    "npc_tie": ("PCT-INI-006",),
    "defence_postures": ("PCT-DEF-001",),
    "defences_per_round": ("PCT-DEF-002", "PCT-DEF-005"),
    "parry_score": ("PCT-DEF-006",),
    "fumble_from": ("PCT-TST-004",),
    "critical_protection": ("PCT-DMG-007",),
    "critical_bonus": ("PCT-DMG-007",),
    "unarmed_bonus": ("PCT-UNA-001",),
    "wrestling_roll": ("PCT-UNA-002", "PCT-UNA-003", "PCT-UNA-004", "PCT-UNA-005"),
    "aim": ("PCT-ATK-006", "PCT-ATK-007"),
    "sneak_defence": ("PCT-ATK-004",),
    "thrown_as_arrows": ("PCT-DEF-010",),
    "shield_dodge": ("PCT-DEF-010",),
    "disengaged_spells": ("PCT-DEF-013", "PCT-DEF-014"),
    "offensive_spells": ("PCT-POS-009", "PCT-POS-011"),
    "knock_out_third": ("PCT-UNA-009",),
    "reaction_timing": ("PCT-POS-007",),
    "riding_roll": ("PCT-MNT-001",),
    "charge_strength": ("PCT-MNT-003",),
    "opposed": ("PCT-TST-007",),
    "reach": ("PCT-ATK-013",),
    "battle_damage": ("PCT-BAT-005",),
    "impossible_action": ("PCT-DEC-006",),
    "asphyxia_dice": ("PCT-UNA-005",),
    "pit_end": ("PCT-PIT-002",),
    "variant": ("PCT-BAT-001", "PCT-PIT-001"),
}
"""The rules that each setting is about."""
OPTIONS: Final = options_of(
    Settings, RULES, fumble_from=(96, 97, 98, 99, 100), asphyxia_dice=("ask", "1d4", "1d6", "1d8", "1d10")
)


def asphyxia_dice(given: str) -> str:
    """Any sum of dice and numbers (PCT-UNA-005). Raises `Refused`."""
    try:
        return str(dice_sum(given))
    except ValueError:
        raise Refused("percentile-asphyxia-dice", value=given[:40]) from None


CHAPTERS = (
    *("RND", "INI", "DEC", "TST", "ADV", "ATK", "DEF"),
    *("DMG", "FUM", "POS", "MNT", "UNA", "BAT", "PIT", "SYS"),
)
"""The chapters of the rules, in the text's order, as their ids begin."""
SILENT = frozenset({"foe_numbers", "npc_tie", "impossible_action", "reach", "variant"})
"""Settings of which the text says nothing: what is usual there is no reading of it."""
CHOICES = Choices(
    *("percentile", OPTIONS, RULES, Settings(), {"asphyxia_dice": asphyxia_dice}), chapters=CHAPTERS, silent=SILENT
)


@word()
class SetSetting(choices.SetSetting):
    """Once the encounter is open it keeps its variant; nobody hides in the bear pit (PCT-PIT-001)."""

    def taken(self) -> Value:
        return CHOICES.value(self.name, self.value)

    def check(self, state: PercentileState) -> None:
        self.taken()
        if self.name == "variant" and state.opened:
            raise Refused("percentile-variant-stands")
        if self.name == "variant" and self.value == "pit" and any(each.hidden for each in state.fighters.values()):
            raise Refused("percentile-pit-seen")


@word()
class SetSettings(choices.SetSettings):
    one = SetSetting
