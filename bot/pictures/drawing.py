"""One entrance to all pictures: a plan comes in, the bytes of a PNG go out."""

from __future__ import annotations

from bot.pictures import body, ground, timeline
from bot.pictures.plans import BodyPlan, Plan, TimelinePlan


def draw(plan: Plan) -> bytes:
    """*plan* as a PNG; the same plan always gives the same bytes."""
    if isinstance(plan, BodyPlan):
        return body.draw(plan)
    return timeline.draw(plan) if isinstance(plan, TimelinePlan) else ground.draw(plan)
