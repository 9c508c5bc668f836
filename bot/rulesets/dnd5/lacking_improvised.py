"""What may stand in the way of what no rule speaks of: what it is said to cost (DN5-ACT-002, DN5-REA-001)."""

from __future__ import annotations

from bot.rulesets.dnd5 import lacking
from bot.rulesets.dnd5.base.budget import Outlook, no_reaction
from bot.rulesets.dnd5.objects.actions import REACTION
from bot.rulesets.dnd5.state import Fighter
from bot.rulesets.shared.lacking import Lack, Said


def interjects(at: Outlook, said: Said) -> Lack | None:
    """The reaction, with which something is done out of one's turn that no rule speaks of (DN5-REA-001)."""
    state, who = at.state, at.who
    if state.turn is not None and state.turn.who == who.id:
        return None
    if said.get("price") not in (None, REACTION):
        return "reaction_alone", {}
    return _reaction(who)


def _reaction(who: Fighter) -> Lack | None:
    match no_reaction(who):
        case "":
            return None
        case "spell":
            return "no_reaction", {"spell": who.under("stops_reactions")[0].spell.spell}
        case _:
            return "no_reaction", {}


def priced(at: Outlook, said: Said) -> Lack | None:
    """What it is said to cost (DN5-ACT-002)."""
    match said.get("price"):
        case "action":
            return lacking.action(at, said)
        case "bonus":
            return lacking.bonus(at, said)
        case "object":
            return ("in_passing", lacking.left_of(at)) if at.turn is not None and at.turn.object else None
        case "move":
            return ("on_foot_alone", {}) if at.who.rides is not None else lacking.moves(at, said)
        case "reaction":
            return _reaction(at.who)
        case _:
            return None
