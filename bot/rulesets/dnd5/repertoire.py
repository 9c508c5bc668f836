"""All that can be done in one's turn, in the order in which it is offered (DN5-ACT-001, DN5-TUR-003)."""

from __future__ import annotations

from typing import Final

from bot.rulesets.dnd5 import readying, traits
from bot.rulesets.dnd5.actions import actions as others
from bot.rulesets.dnd5.attack import striking as attacking
from bot.rulesets.dnd5.base.budget import Outlook
from bot.rulesets.dnd5.base.needs import BONUS
from bot.rulesets.dnd5.contests import grips as contending
from bot.rulesets.dnd5.dying import mending
from bot.rulesets.dnd5.mounts import actions as riding
from bot.rulesets.dnd5.movement import moves as moving
from bot.rulesets.dnd5.objects import actions as handling
from bot.rulesets.dnd5.spells import zones as casting
from bot.rulesets.shared.actions import Menu, Repertoire
from bot.rulesets.shared.needs import Needing

ACTIONS: Final = (
    *attacking.ACTIONS,
    *casting.ACTIONS,
    *contending.ACTIONS,
    *moving.ACTIONS,
    *riding.ACTIONS,
    *mending.ACTIONS,
    *readying.ACTIONS,
    *handling.ACTIONS,
    *traits.ACTIONS,
    *others.ACTIONS,
)
MENU: Final = Menu(
    "asked",
    (
        *(
            "attack",
            "cast",
            "second_weapon",
            "reckless",
            "rush",
            "approach",
            "go",
            "withdraw",
            "jump",
            "fly",
            "altitude",
            "land",
        ),
        *("stand", "first_aid", "escape", "struggle", "wake", "grapple", "shove", "unarmed"),
        *("dash", "dodge", "disengage", "quick_dash", "quick_disengage", "quick_hide"),
        *("help", "hide", "search", "ready", "guess", "mount", "dismount"),
        *("steed_dash", "steed_dodge", "steed_disengage", "take_reins", "give_reins"),
        *("object", "improvise", "drop", "release", "let_go", "pass", "finish_alone"),
    ),
)
BETWEEN: Final = Menu("said", ("improvise",))
"""What can be said whosever turn it is."""
REPERTOIRE: Final[Repertoire[Outlook]] = Repertoire(ACTIONS, (MENU, BETWEEN))
FREE: Final = frozenset(each.code for each in ACTIONS if each.free)
"""What costs nothing, and what the game master may let pass for that: a turn does not end before somebody who could
still do it (DN5-MOV-008, DN5-TUR-007 to -009)."""
IDLE: Final = FREE | {"pass", "finish_alone"}
"""What is no reason to ask an autopilot: where nothing else is left to it, its turn is over."""
BESIDES: Final = frozenset(each.code for each in ACTIONS if isinstance(each, Needing) and BONUS in each.needs)
"""What is done as a bonus action, spells apart (DN5-TUR-004 to -006)."""
