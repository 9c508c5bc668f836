"""Acts that somebody took up and that come to nothing, where the rules have turns: what of a state their reasons speak
of (`anyplay.Lost`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tests.rulesets.anyplay import Lost

CAUSES = ("unable", "no_target", "gone", "no_way")
_BODY = (
    "out",
    "died",
    "fled",
    "hidden",
    "conditions",
    "cell",
    "height",
    "rides",
    "effects",
    "hit_points",
    "nonlethal",
    "gaps",
)


def ways(pairs: Mapping[type, type]) -> tuple[Callable[[Any, Any], str | None], Callable[[Any, Any], Lost | None]]:
    """What takes up an act and what ends it, as `AnyPlay` asks: *pairs* of the event that begins one and the event that
    ends it, whose `reason` or `outcome` says why."""
    ends = {end: begin for begin, end in pairs.items()}

    def takes(state: Any, event: Any) -> str | None:
        # At whom each ray of a spell goes was chosen when it was cast.
        taken = type(event) in pairs and getattr(event, "occasion", "") != "spell"
        return key(type(event), event.combatant) if taken else None

    def loses(state: Any, event: Any) -> Lost | None:
        begin = ends.get(type(event))
        if begin is None or _ray(state) or getattr(event, "reason", getattr(event, "outcome", "")) not in CAUSES:
            return None
        return Lost(key(begin, event.combatant), _stands)

    return takes, loses


def _ray(state: Any) -> bool:
    """Whether what is under way is a ray of a spell."""
    return getattr(getattr(state, "deed", None), "occasion", "") == "spell"


def key(begin: type, who: str) -> str:
    return f"{begin.__name__}:{who}"


def _stands(state: Any) -> Any:
    """Who is where, able to do what, with what in hand; and what the game master has said of cover meanwhile."""
    people = {
        ident: (
            *(getattr(who, name, None) for name in _BODY),
            [each.weapon for each in who.weapons if each.in_hand],
        )
        for ident, who in state.combatants.items()
    }
    said = getattr(state.deed, "cover", None)
    return people, dict(getattr(state, "distances", {})), getattr(state, "lying", ()), said


__all__ = ["CAUSES", "ways"]
