"""Who cannot defend himself (D35-ATK-010), and who can do nothing."""

from __future__ import annotations

from bot.kernel.values import lately
from bot.rulesets.dnd35.state import Fighter
from bot.rulesets.dnd35.state.plights import suffers


@lately
def helpless(who: Fighter) -> bool:
    """Whether *who* is unconscious, dying, or in a condition that leaves him helpless; no object is."""
    return not who.thing and (who.out or suffers(who, "helpless") or spent(who))


def spent(who: Fighter) -> bool:
    """Whether something has drained a score of his to nothing, so that he lies there."""
    return any(not who.score(each) for each in who.drained)  # type: ignore[arg-type]


@lately
def unable(who: Fighter) -> bool:
    """Whether *who* can do nothing at all: he is helpless, or does not come round to it, or is an object."""
    return who.thing or helpless(who) or suffers(who, "idle")


__all__ = ["helpless", "spent", "unable"]
