"""One entrance to all pictures: a plan comes in, the bytes of a PNG go out."""

from __future__ import annotations

from bot.pictures import timeline
from bot.pictures.plans import Plan, TimelinePlan


def draw(plan: Plan) -> bytes:
    """*plan* as a PNG; the same plan always gives the same bytes."""
    if isinstance(plan, TimelinePlan):
        return timeline.draw(plan)
    raise ValueError(f"no such plan: {plan.kind}")
