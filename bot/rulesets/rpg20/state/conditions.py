"""All conditions under these rules, and what each of them does (R20-WND-004 to -014, R20-SPE-005)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal, TypeAlias, cast

from bot.kernel.values import record
from bot.rulesets.shared.consequences import Conditions

Ailment: TypeAlias = Literal["haemorrhage", "pain", "unconscious", "coma", "slow_death", "stunned"]


@record
class Flag:
    """A condition that is no ailment: it holds, or does not."""

    kind: str


FLAGS: Final = tuple(Flag(each) for each in ("dead", "down", "felled", "helpless", "hampered"))
"""As somebody has them, by their names (`people.Fighter`)."""


def held(who: Any) -> Sequence[Any]:
    """All that holds of *who*: such flags, and ailments."""
    if not (who.dead or who.down or who.felled or who.helpless or who.hampered):
        return cast(Sequence[Any], who.ills)
    return (*(each for each in FLAGS if getattr(who, each.kind)), *who.ills)


CONDITIONS: Final = Conditions(
    {
        "down": {"lies"},
        "helpless": {"cannot_move", "defenceless", "immobilised"},
        "hampered": {"hampers_flight": -5, "hampers_melee": -2},
        "dead": {"out", "defenceless"},
        "haemorrhage": {"bleeds", "needs_care"},
        "pain": {"out", "defenceless", "immobilised", "needs_care"},
        "unconscious": {"out", "defenceless", "immobilised", "needs_care"},
        "coma": {"out", "defenceless", "immobilised", "needs_care"},
        "slow_death": {},
        "stunned": {"out", "defenceless", "immobilised"},
        "felled": {"cannot_rise"},
    },
    held,
)
SAID: Final = tuple(each for each in CONDITIONS if each != "felled")
"""Those that the game master can put on somebody: who is felled, a wound says."""
OUT: Final = CONDITIONS.that("out")
"""Takes a slot, a posture and all defences away (R20-WND-004, -008)."""
IMMOBILISED: Final = CONDITIONS.that("immobilised")
DEFENCELESS: Final = CONDITIONS.that("defenceless")
"""Can do nothing against an attack (R20-EVD-001, R20-MEL-013)."""
CANNOT_MOVE: Final = CONDITIONS.that("cannot_move")
"""Tries to get free, and does nothing else (R20-SPE-005)."""
LIES: Final = CONDITIONS.that("lies")
"""Goes nowhere before he has got up (R20-WND-014)."""
CANNOT_RISE: Final = CONDITIONS.that("cannot_rise")
BLEEDS: Final = CONDITIONS.that("bleeds")
NEEDS_CARE: Final = CONDITIONS.that("needs_care")
"""Is treated in a fight, the most urgent first (R20-WND-017)."""
