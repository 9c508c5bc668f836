"""All that can be done in one's turn, in the order in which it is offered."""

from __future__ import annotations

from typing import Final

from bot.rulesets.dnd35 import positions as finishing
from bot.rulesets.dnd35 import postures as standing
from bot.rulesets.dnd35 import stances
from bot.rulesets.dnd35 import tactics as helping
from bot.rulesets.dnd35 import traits as struggling
from bot.rulesets.dnd35.attack import actions as attacking
from bot.rulesets.dnd35.base.budget import Outlook
from bot.rulesets.dnd35.base.needs import Deed
from bot.rulesets.dnd35.charging import actions as charging
from bot.rulesets.dnd35.concealment import hiding as looking
from bot.rulesets.dnd35.grapple import actions as grappling
from bot.rulesets.dnd35.manoeuvres import actions as trying
from bot.rulesets.dnd35.mounts import saddle as riding
from bot.rulesets.dnd35.movement import steps as moving
from bot.rulesets.dnd35.objects import actions as handling
from bot.rulesets.dnd35.objects import things as unlisted
from bot.rulesets.dnd35.readying import ready as holding
from bot.rulesets.dnd35.recovery import aid as recovering
from bot.rulesets.dnd35.rounds import actions as waiting
from bot.rulesets.dnd35.running import endurance as running
from bot.rulesets.dnd35.spells import actions as casting
from bot.rulesets.dnd35.turning import actions as turning
from bot.rulesets.shared.actions import Menu, Repertoire

ACTIONS: Final = (
    *attacking.ACTIONS,
    *finishing.ACTIONS,
    *looking.ACTIONS,
    *stances.ACTIONS,
    *grappling.ACTIONS,
    *holding.ACTIONS,
    *charging.ACTIONS,
    *trying.ACTIONS,
    *helping.ACTIONS,
    *turning.ACTIONS,
    *casting.ACTIONS,
    *handling.ACTIONS,
    *unlisted.ACTIONS,
    *struggling.ACTIONS,
    *running.ACTIONS,
    *riding.ACTIONS,
    *recovering.ACTIONS,
    *moving.ACTIONS,
    *standing.ACTIONS,
    *waiting.ACTIONS,
)
MENU: Final = Menu(
    "asked",
    (
        *("ride_on", "control_mount"),
        *("attack", "unarmed", "guess", "coup", "guard", "two_weapons", "other_kind", "usual_kind", "first_aid"),
        *(each.code for each in grappling.ACTIONS),
        *("defend", "charge"),
        *("trip", "disarm", "snatch", "sunder", "smash", "bull_rush", "overrun", "charge_into", "feint", "aid"),
        *("turn_undead", "dispel_turning", "bolster", "cast", "deliver", "wake", "struggle"),
        *("draw", "sheathe", "let_fall", "load", "drink"),
        *("stand", "approach", "go", "leave", "withdraw", "withdraw_to", "run", "gallop", "ride_fast", "step", "spot"),
        *(
            "mount",
            "dismount",
            "pick_up",
            "drop_prone",
            "squeeze",
            "unsqueeze",
            "other",
            "ready",
            "delay",
            "pass",
            "finish_alone",
        ),
    ),
)
BETWEEN: Final = Menu("said", ("come_in", "other"))
"""What can be said whosever turn it is."""
REPERTOIRE: Final[Repertoire[Outlook]] = Repertoire(ACTIONS, (MENU, BETWEEN))
FREE: Final = frozenset(each.code for each in ACTIONS if each.free)
"""What costs nothing: a turn does not end before somebody who could still do it (D35-ACT-004). What is said in words is
said before: else no turn would end by itself."""
IDLE: Final = frozenset(each.code for each in ACTIONS if each.free or each.idle)
"""What is no reason to ask an autopilot: where nothing else is left to it, its turn is over."""
DEEDS: Final = [each for each in ACTIONS if isinstance(each, Deed)]
MIDWAY: Final = frozenset(each.code for each in DEEDS if each.midway)
WILD: Final = frozenset(each.code for each in DEEDS if each.wild)
TIMID: Final = frozenset(each.code for each in DEEDS if each.timid)
