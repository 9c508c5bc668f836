"""What the game master says of an attack before it is rolled: discreet or not, how hard the vital part is to hit.

Asked with the declaration; when the action begins, of the game master's own people (PCT-DEC-004) and of what was
declared out of turn (a reaction, an opportunity, one more action, a declaration by the game master).
"""

from __future__ import annotations

from typing import Literal

from bot.kernel.decisions import Decision, Field, Scalar
from bot.rulesets.percentile.state import GM, LEAST_VITAL, WORST_VITAL, Declaration

PENALTIES = tuple(str(each) for each in range(LEAST_VITAL, WORST_VITAL - 1, -5))
"""The penalties of a vital part, from the least to the worst (PCT-ATK-007)."""


def unsettled(said: Declaration) -> Literal["discreet", "vital"] | None:
    """What the game master has still to say of *said*."""
    if said.kind != "attaque":
        return None
    if said.discreet and said.granted is None:
        return "discreet"
    return "vital" if said.aim == "vital" and said.penalty is None else None


def decision(ident: str, said: Declaration, moment: str) -> Decision | None:
    """The question about *said* of *ident*; *moment* completes its key."""
    what = unsettled(said)
    if what is None:
        return None
    about: dict[str, Scalar] = {"author": ident, "target": said.target}
    key = f"{ident}:{what}:{moment}"
    if what == "discreet":
        return Decision(key, what, GM, (Field(what, ("grant", "refuse")),), {what: "refuse"}, about)
    return Decision(key, what, GM, (Field("penalty", PENALTIES),), {"penalty": PENALTIES[0]}, about)
