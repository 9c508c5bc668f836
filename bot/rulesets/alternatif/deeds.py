"""The deeds of others until which somebody stands by (ALT-REA-011): he is asked once such a deed is seen to be done,
when the blows of its segment have fallen. And with which deeds one's own words are told (`worded`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bot.kernel.spoken_words import Part
from bot.kernel.values import evolve
from bot.rulesets.alternatif.charging.running import ChargeArrived
from bot.rulesets.alternatif.combatants.figures import CombatantOut
from bot.rulesets.alternatif.free_actions import FreeActionSettled
from bot.rulesets.alternatif.magic.casting import ItemUsed, SpellCast
from bot.rulesets.alternatif.melee.strikes import StrikeRolled
from bot.rulesets.alternatif.mounted import Dismounted, Mounted
from bot.rulesets.alternatif.moving.events import Ran, RunMeant, Stepped, Swapped
from bot.rulesets.alternatif.ordinary.listed import ActionProposed, TaskEnded
from bot.rulesets.alternatif.reaction.dice import ActionDeclared, ActionLost, IntentionSettled, StoodBy
from bot.rulesets.alternatif.shooting.events import ShotProposed, ShotRolled
from bot.rulesets.alternatif.specials.events import CounterAnnounced, SpecialAttempted
from bot.rulesets.alternatif.state import AlternatifState, Deed
from bot.rulesets.alternatif.surprise.ambush import SneakClinched
from bot.rulesets.alternatif.wounds.events import DamageDealt
from bot.rulesets.alternatif.wrestling.events import HoldRolled, WrestlingAnnounced

State = AlternatifState
_SEEN: Final[Mapping[type, tuple[str, tuple[Deed, ...]]]] = {
    **dict.fromkeys((StrikeRolled, ShotRolled, SpecialAttempted, HoldRolled), ("combatant", ("acts",))),
    **dict.fromkeys((SpellCast, ItemUsed, TaskEnded), ("combatant", ("acts",))),
    **dict.fromkeys((Stepped, Ran), ("combatant", ("moves",))),
    ChargeArrived: ("combatant", ("acts", "moves")),
    DamageDealt: ("target", ("hurt",)),
}
"""The events that show a deed: whose it is, and which ones."""
_WORDED: Final[Mapping[type, Part]] = {
    **dict.fromkeys((ActionProposed, ShotProposed, WrestlingAnnounced, CounterAnnounced, RunMeant), "announced"),
    **dict.fromkeys((StrikeRolled, ShotRolled, SpecialAttempted, HoldRolled, SneakClinched, SpellCast), "done"),
    **dict.fromkeys((ItemUsed, TaskEnded, Ran, ChargeArrived, Mounted, Dismounted), "done"),
    **dict.fromkeys((Stepped, Swapped, FreeActionSettled), "beside"),
    **dict.fromkeys((ActionLost, CombatantOut), "dropped"),
}
"""What somebody's event is to the words in which he does something."""


def worded(event: Any) -> tuple[str, Part] | None:
    """Whose words *event* concerns, and how (`Ruleset.deed_of`)."""
    match event:
        case ActionDeclared(repeated=False):
            return event.combatant, "announced"
        case StoodBy(forced=False):
            return event.combatant, "at_once"
        case IntentionSettled(how="back"):
            return event.combatant, "taken_back"
        case _:
            part = _WORDED.get(event.__class__)
            return None if part is None else (event.combatant, part)


def seen(state: State, event: Any) -> State:
    """*state* once *event* has happened in it: those who wait for what it shows are to be asked."""
    shown = _SEEN.get(event.__class__)
    if shown is None:
        return state
    whose = getattr(event, shown[0])
    doer = state.combatants.get(whose)
    if doer is None or doer.hidden:
        return state
    for who in list(state.combatants.values()):
        waiting = who.waiting
        if waiting is not None and waiting.whom == whose and waiting.deed in shown[1] and not waiting.came:
            state = state.put(evolve(who, waiting=evolve(waiting, came=True)))
    return state
