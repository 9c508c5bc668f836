"""All reactions that there are: the kinds of them, what gives one, and what may be held ready (DN5-REA)."""

from __future__ import annotations

from typing import Final

from bot.rulesets.dnd5 import readying as ready
from bot.rulesets.dnd5 import traits as parrying
from bot.rulesets.dnd5.attack import striking as opportunity
from bot.rulesets.dnd5.reactions import Trigger, What, reactions_are
from bot.rulesets.dnd5.spells import casting

HOOKS: Final[tuple[tuple[What, Trigger], ...]] = (
    ("step", opportunity.provoked),
    ("stepped", ready.readied),
    ("attacked", ready.readied),
    ("spelled", ready.readied),
    *casting.HOOKS,
    ("hit", parrying.on_hit),
)
"""What gives a reaction, by what happens."""

reactions_are(
    {
        opportunity.OPPORTUNITY: opportunity.KIND,
        ready.READY: ready.KIND,
        **casting.KINDS,
        parrying.PARRY: parrying.KIND,
    },
    HOOKS,
)
SPELL: Final = ready.Response(
    casting.hold_blanks, casting.hold, casting.may_release, casting.release_fields, casting.release
)
"""A spell of one action: cast as ever, held with concentration, let go with the reaction (DN5-ACT-019, -020)."""
ready.responses_are({"attack": ready.ATTACK, "spell": SPELL, "move": ready.MOVE, "said": ready.OTHER})
