"""All conditions under these rules, and what each of them does. Of several that end somebody's part the first
is told."""

from __future__ import annotations

from operator import attrgetter
from typing import Any, Final, Literal, TypeAlias, cast

from bot.rulesets.shared.consequences import Conditions, Consequence

StatusKind: TypeAlias = Literal[
    "knocked_out",
    "pinned",
    "prone",
    "strangled",
    "disengaged",
    "fled",
    "off_balance",
    "lethal_wound",
    "out_of_action",
    "dead",
    "broken_weapon",
    "stuck_weapon",
    "broken_string",
]
"""As the game master is offered them."""
_ENTRIES: Final[dict[StatusKind, tuple[tuple[str, ...], set[str]]]] = {
    "dead": (("PCT-ATK-007", "PCT-DMG-010"), {"out", "over_with_bout"}),
    "fled": (("PCT-DEF-015",), {"out", "over_with_bout"}),
    "knocked_out": (("PCT-UNA-007", "PCT-UNA-008"), {"out", "over_with_bout"}),
    "out_of_action": (("PCT-DMG-010",), {"out", "over_with_bout"}),
    "pinned": (("PCT-UNA-003",), {"cannot_act", "defenceless", "bars_nobody", "in_hands", "over_with_bout"}),
    "strangled": (("PCT-UNA-005",), {"chokes", "cannot_leave", "bars_nobody", "in_hands", "over_with_bout"}),
    "prone": (("PCT-UNA-004",), {"bars_nobody", "over_with_move"}),
    "disengaged": (("PCT-DEF-013", "PCT-DEF-014"), {"apart", "bars_nobody", "over_with_bout"}),
    "off_balance": (("PCT-FUM-005",), {"cannot_attack"}),
    "lethal_wound": (("PCT-ATK-007", "PCT-ATK-008"), {"kills", "unseen"}),
    "broken_weapon": (("PCT-FUM-003",), {"spoils_weapon"}),
    "stuck_weapon": (("PCT-FUM-004",), {"spoils_weapon", "pulled_free"}),
    "broken_string": (("PCT-FUM-008",), {"spoils_weapon"}),
}
"""Of each the rules of the text, and all that it does."""
CONDITIONS: Final = Conditions({kind: does for kind, (_, does) in _ENTRIES.items()}, attrgetter("statuses"))
RULES: Final = {kind: rules for kind, (rules, _) in _ENTRIES.items()}
OUT: Final = CONDITIONS.that("out")
"""Takes no part any more."""
CANNOT_ACT: Final = CONDITIONS.that("cannot_act")
"""Does nothing but get free, or nothing at all (PCT-UNA-003)."""
CANNOT_LEAVE: Final = CONDITIONS.that("cannot_leave")
"""Neither moves nor gets away (PCT-UNA-005)."""
Hold: TypeAlias = Literal["", "pinned", "strangled"]
"""What has taken somebody's action from him: of all that keeps him from it, or from getting away."""


def hold(keeps: Consequence, who: Any) -> Hold:
    """The condition of *who* that *keeps* him."""
    return cast(Hold, keeps.by(who) or "")


CANNOT_ATTACK: Final = CONDITIONS.that("cannot_attack")
DEFENCELESS: Final = CONDITIONS.that("defenceless")
"""Answers no blow (PCT-UNA-003)."""
CHOKES: Final = CONDITIONS.that("chokes")
"""Has a roll of the round to get free, and is judged at the end of it (PCT-UNA-005)."""
HELD: Final = CONDITIONS.that("in_hands")
"""Is in somebody's hands, who is said with it: from him one can then get free, and is free once he is out."""
APART: Final = CONDITIONS.that("apart")
"""Is out of reach of all but those who shoot (PCT-DEF-013, -014)."""
KILLS: Final = CONDITIONS.that("kills")
"""Brings death at the end of the last round in which it holds (PCT-ATK-008)."""
SPOILS: Final = CONDITIONS.that("spoils_weapon")
