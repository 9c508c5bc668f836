"""All reactions that there are: the kinds of them, and what gives one (DN5-REA)."""

from __future__ import annotations

from bot.rulesets.dnd5.attack import opportunity
from bot.rulesets.dnd5.reactions.offering import reactions_are

reactions_are({opportunity.OPPORTUNITY: opportunity.KIND}, {"step": (opportunity.provoked,)})
