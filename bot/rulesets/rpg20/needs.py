"""What actions of several chapters need, each said once: it lets them be offered, and is the reason where they are
not."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from bot.rulesets.rpg20.base import Outlook, can_use, in_range
from bot.rulesets.rpg20.state import Weapon
from bot.rulesets.rpg20.state.conditions import CANNOT_RISE
from bot.rulesets.shared.lacking import Lack, Reason, Said, somebody_else, target_of
from bot.rulesets.shared.needs import no, of_whom

Needs: TypeAlias = tuple[Reason[Outlook], ...]
UPRIGHT: Final = (
    no("felled", lambda at: at.lies and CANNOT_RISE(at.who)),
    no("down", lambda at: at.lies),
)
"""On his feet (R20-WND-014)."""

# ---- whom


GONE: Final = of_whom("gone", lambda at, whom: whom.dead)
THERE: Final[Needs] = (somebody_else, GONE)
"""Another, who can still be somebody's target."""
APART: Final = of_whom("at_hand", lambda at, whom: at.state.engaged(at.who.id, whom.id))
"""Not at hand already (R20-ACT-003)."""
BESIDE: Final = of_whom(
    "not_beside",
    lambda at, whom: not at_hand(at, whom.id),
    metres=lambda at, whom: at.state.distance(at.who.id, whom.id),
)
"""At hand, as far as anybody has said (R20-WND-013, -017)."""


def far(at: Outlook, ident: str) -> int:
    """How many metres away he is; 0: nobody has said."""
    return at.state.distance(at.who.id, ident) or 0


def at_hand(at: Outlook, ident: str) -> bool:
    """Whether he is beside him, as far as anybody has said."""
    return far(at, ident) <= 1


def reaches(arms: Callable[[Outlook], Sequence[Weapon]]) -> Reason[Outlook]:
    """That whoever is named is within range of what he could use (R20-RNG-006, R20-WPN-007)."""

    def reason(at: Outlook, said: Said) -> Lack | None:
        target = target_of(at, said)
        found = [each for each in arms(at) if said.get("with") in (None, "", each.weapon)] or arms(at)
        if target is None or not found or any(in_range(at.state, at.who, each, target.id) for each in found):
            return None
        metres = far(at, target.id)
        most = max(each.range or 0 for each in found)
        if metres > most:
            return "too_far", {"target": target.name, "metres": metres, "most": most}
        return "too_near", {"target": target.name, "metres": metres, "least": min(each.min_range for each in found)}

    return reason


# ---- with what


def named(at: Outlook, said: Said) -> Weapon | None:
    """The weapon of his that is named."""
    name = said.get("with")
    return next((each for each in (*at.who.weapons, *at.who.arms) if each.weapon == name), None) if name else None


def whole(at: Outlook, said: Said) -> Lack | None:
    """That what is named is his and not broken."""
    weapon = named(at, said)
    return ("broken", {"weapon": weapon.weapon}) if weapon is not None and weapon.broken else None


def held(at: Outlook, said: Said) -> Lack | None:
    """That what is named is in hand, and his hands suffice for it (R20-WPN-005, R20-WND-012)."""
    weapon = named(at, said)
    if weapon is None or weapon.bare:
        return None
    if not weapon.in_hand:
        return "in_hand", {"weapon": weapon.weapon}
    return None if can_use(at.who, weapon) else ("hands", {"weapon": weapon.weapon})


def no_hands(weapons: Sequence[Weapon]) -> Lack:
    """There are no hands for any of *weapons*; none is named for the others."""
    return ("hands", {"weapon": weapons[0].weapon}) if len(weapons) == 1 else ("hands_any", {})
