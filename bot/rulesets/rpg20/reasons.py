"""Why somebody cannot mean to do what he has named: the first thing that stands in the way, as the refusal says it.

What each action needs it says itself (`repertoire`); here stands what keeps somebody from anything at all, and the form
of all that can be named.
"""

from __future__ import annotations

from typing import Final

from bot.kernel.decisions import Choice, Decision
from bot.kernel.errors import Refused
from bot.rulesets.rpg20.base import Outlook
from bot.rulesets.rpg20.repertoire import ACTIONS, BOUND, MENU
from bot.rulesets.rpg20.sequences import slots
from bot.rulesets.rpg20.sequences import speech as parting
from bot.rulesets.rpg20.sequences.speech import opening
from bot.rulesets.rpg20.state import Fighter, State
from bot.rulesets.rpg20.state.conditions import CANNOT_MOVE, OUT
from bot.rulesets.shared.actions import ACTION
from bot.rulesets.shared.lacking import Lack, Reasons, Said, named, seen_by

FACTS: Final = ("metres", "most", "least", "target", "weapon", "status")
"""What the sentences name, beside who it is and what he would do."""


def refusal(state: State, said: Said) -> Refused:
    """Why `who` cannot mean what *said* names, its words resolved as far as they are known (`form`)."""
    who = state.combatants[said["who"]]
    return WHY.refusal(Outlook(state, who), said)


def form(state: State, who: Fighter) -> Decision:
    """All that *who* could ever name, for what is not offered is refused by its name."""
    people = seen_by(state, who)
    weapons = tuple(dict.fromkeys(each.weapon for each in (*who.weapons, *who.arms)))
    explosives = tuple(each.explosive for each in who.explosives)

    def blanks(partial: Choice) -> dict[str, tuple[str, ...]]:
        things = explosives if partial.get(ACTION) in ("grenade", "move_grenade") else weapons
        return {"target": people, "with": things}

    return named(who.id, MENU.codes, blanks, "pass")


# ---- who could say anything at all


def _present(at: Outlook, said: Said) -> Lack | None:
    state, who = at.state, at.who
    if who.out:
        return "out_oneself", {"status": next(OUT.of(who)).kind}
    if slots.rests(state):
        state = opening(state)
        who = state.combatants[who.id]
    if who.surprised == state.round and state.round:
        return "surprised", {}
    if who.acted and state.phase == "acting":
        return "acted", {}
    if who.means is not None or state.phase == "acting":
        return ("said", {}) if who.means is not None else ("next_sequence", {})
    if who.since > state.round:
        return "next_sequence", {}
    if state.phase != "declaring":
        return "busy", {}
    if parting.is_open(state):
        return "apart", {}
    return ("helpless", {}) if CANNOT_MOVE(who) and said.get(ACTION) not in BOUND.codes else None


WHY: Final = Reasons("rpg20-cannot", ACTIONS, first=_present, facts=FACTS)
