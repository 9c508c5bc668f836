"""Pictures: the timeline, the map and somebody's body, drawn from plain plans.

`plans.py` is what a picture shows, projected and worded for its reader before it comes here (`bot.render.picturing`,
`bot.render.bodies`); `timeline.py`, `ground.py` and `body.py` draw it with the tools of `brush.py`. Pure: the same plan
gives the same bytes. Nothing here knows a game.

`worker.py` is the process in which this happens, because drawing would hold up everybody else; `bot.studio` runs it.
That process starts quickly and stays small only as long as nothing here imports the rest of the bot: no part of it is
imported, and the drawing library by `brush.py` and `paletted.py` alone, which the bot itself never loads.
"""

from __future__ import annotations

from bot.pictures.plans import (
    Bar,
    BodyPart,
    BodyPlan,
    BodyShield,
    GroundPlan,
    Lane,
    Picture,
    Plan,
    TimelinePlan,
    Token,
)

__all__ = [
    "Bar",
    "BodyPart",
    "BodyPlan",
    "BodyShield",
    "GroundPlan",
    "Lane",
    "Picture",
    "Plan",
    "TimelinePlan",
    "Token",
]
