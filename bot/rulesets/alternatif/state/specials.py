"""The special actions, each with what it costs, its rules, and what is peculiar to it (ALT-SPE-001).

Whoever adds one enters it here, and says what it does among the `_EFFECTS` of `specials.outcomes`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias, get_args

from bot.kernel.values import record

Kind: TypeAlias = Literal["push", "knock_down", "engage_wrestling", "breakthrough", "disarm", "weapon_capture"]
"""In the order in which they are offered."""
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
ON_POLE_WEAPON: Final = -6
"""What a capture of a pole weapon costs, in place of its usual cost (ALT-SPE-003)."""


@record
class Entry:
    """One special action: *cost*, what it adds to its roll; *rules* of its success, and that of a natural 20
    (*on_20*); *aims*: at something that its target holds (ALT-SPE-019, -021); *shoves*: no incantation outlasts it
    (ALT-MAG-010)."""

    cost: int
    rules: tuple[str, ...]
    on_20: str
    aims: bool = False
    shoves: bool = False


SPECIALS: Final[Mapping[Kind, Entry]] = {
    "push": Entry(0, ("ALT-SPE-009", "ALT-SPE-010"), "ALT-SPE-013", shoves=True),
    "knock_down": Entry(-6, ("ALT-SPE-014",), "ALT-SPE-015", shoves=True),
    "breakthrough": Entry(-6, ("ALT-SPE-022",), "ALT-SPE-025", shoves=True),
    "engage_wrestling": Entry(-8, ("ALT-SPE-017",), "ALT-SPE-018"),
    "disarm": Entry(-8, ("ALT-SPE-021",), "ALT-SPE-021", aims=True),
    "weapon_capture": Entry(-8, ("ALT-SPE-019",), "ALT-SPE-019", aims=True),
}
if lost := {*KINDS} ^ {*SPECIALS}:
    raise TypeError(f"special actions without their entry, or their code: {sorted(lost)}")
PIECES: Final = tuple(kind for kind in KINDS if SPECIALS[kind].aims)
"""The special actions that are aimed at what somebody holds."""
SHOVES: Final = tuple(kind for kind in KINDS if SPECIALS[kind].shoves)
COUNTERS: Final[tuple[Kind, ...]] = ("breakthrough", "disarm", "weapon_capture", "engage_wrestling")
"""What can be done as a counter-attack, as it is offered (ALT-CTR-001)."""
