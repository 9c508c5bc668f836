"""All reactions that there are: the kinds of them, what gives one, and what may be held ready (DN5-REA)."""

from __future__ import annotations

from bot.rulesets.dnd5.attack import opportunity
from bot.rulesets.dnd5.reactions.offering import reactions_are
from bot.rulesets.dnd5.readying import ready

reactions_are(
    {
        opportunity.OPPORTUNITY: opportunity.KIND,
        ready.READY: ready.KIND,
    },
    {
        "step": (opportunity.provoked,),
        "stepped": (ready.readied,),
        "hit": (),
        "attacked": (ready.readied,),
        "cast": (),
        "spelled": (ready.readied,),
        "damaged": (),
    },
)
ready.responses_are({"attack": ready.ATTACK, "move": ready.MOVE, "said": ready.OTHER})
