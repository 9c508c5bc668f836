"""What may hold of somebody under these rules, and what each of it does to him: one table, read by rolls, defences,
moves and charges. What holds against one enemy alone, or for a segment, is asked of the state (`planned`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from bot.kernel.values import record
from bot.rulesets.shared.consequences import Conditions


@record
class Condition:
    """It holds, or does not."""

    kind: str


OUT, PRONE, SURPRISED = Condition("out"), Condition("prone"), Condition("surprised")
CLINCHED, LAME = Condition("clinched"), Condition("lame")


def held(who: Any) -> Sequence[Condition]:
    """What holds of *who*."""
    clinched = bool(who.wrestling.locked)
    if not (who.out or who.prone or who.surprised or clinched or who.injuries):
        return ()
    lame = any(each.lame for each in who.injuries)
    found = ((who.out, OUT), (who.prone, PRONE), (who.surprised, SURPRISED), (clinched, CLINCHED), (lame, LAME))
    return [each for holds, each in found if holds]


CONDITIONS: Final = Conditions(
    {
        "out": {"stays", "defenceless"},
        "prone": {"stays": 1, "bars_nobody": 1, "charges_not": 1, "attacks": -3, "attacked": 3},
        "surprised": {"defenceless"},
        "clinched": {"stays", "bars_nobody"},
        "lame": {"charges_not"},
    },
    held,
)
STAYS: Final = CONDITIONS.that("stays")
"""Goes nowhere: neither steps nor runs (ALT-TAC-006, ALT-WRE-015)."""
DEFENCELESS: Final = CONDITIONS.that("defenceless")
"""Neither parries, dodges nor opposes, takes no occasion, and is nobody to keep an eye on (ALT-SUR-004)."""
BARS_NOBODY: Final = CONDITIONS.that("bars_nobody")
"""Bars nobody's way to those behind him."""
CHARGES_NOT: Final = CONDITIONS.that("charges_not")
ATTACKS: Final = CONDITIONS.that("attacks")
"""What he loses in melee and from afar (ALT-TAC-005)."""
ATTACKED: Final = CONDITIONS.that("attacked")
"""What others gain against him (ALT-TAC-005)."""
