"""The table of contents: the chapters of the rule text in its order, a module each, or a package of a few.

A chapter holds what can happen in it and what can be said, what can be done in one's turn, what it makes of rolls,
and its rules. Beneath them all are `state` and `base`; `roll_table` lists what every test is made of, `encounter` the
order of work.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.rulesets.rpg20 import (
    armour,
    attack,
    battle,
    declaring,
    evading,
    fixing,
    melee,
    orders,
    people,
    places,
    settings,
    specials,
    weapons,
)
from bot.rulesets.rpg20.explosions import blasts as explosions_events
from bot.rulesets.rpg20.explosions import throws as explosions_words
from bot.rulesets.rpg20.sequences import events as sequences_events
from bot.rulesets.rpg20.sequences import speech as sequences_words
from bot.rulesets.rpg20.sequences import ticks as events_ticks
from bot.rulesets.rpg20.shooting import events as shooting_events
from bot.rulesets.rpg20.wounds import events as wounds_events
from bot.rulesets.shared import choices, coming, correcting, giving, overruling
from bot.rulesets.shared import people as everybody
from bot.rulesets.shared.book import Chapter
from bot.rulesets.shared.game import Contents

DICE: Final = (
    *("initiative", "tie", "strike", "shot", "throw", "dodge", "avoid", "parry", "stop", "place", "damage", "bonus"),
    *(
        "armour",
        "shield",
        "wound",
        "delay",
        "endure",
        "stun",
        "keep",
        "treat",
        "spot",
        "projectiles",
        "explosion",
        "lot",
    ),
)
"""What dice are rolled for: how their purposes begin."""
CODES: Final[Mapping[tuple[str, str], tuple[str, ...]]] = {("gm-dice", "why"): DICE}
CHAPTERS: Final = (
    Chapter.of(everybody, coming, people, overruling),  # who is here, sides, names
    Chapter.of(attack),  # R20-GEN
    Chapter.of(sequences_events, events_ticks, sequences_words),  # R20-SEQ, R20-ACT
    Chapter.of(shooting_events),  # R20-RNG, R20-FIR
    Chapter.of(evading),  # R20-EVD
    Chapter.of(melee),  # R20-MEL
    Chapter.of(specials),  # R20-SPE
    Chapter.of(places),  # R20-LOC
    Chapter.of(weapons),  # R20-WPN
    Chapter.of(explosions_events, explosions_words),  # R20-EXP
    Chapter.of(armour),  # R20-ARM, R20-SHD
    Chapter.of(wounds_events),  # R20-WND
    Chapter.of(battle),  # R20-MAS
    # The game master's hand, standing orders, settings.
    Chapter.of(correcting, giving, declaring, fixing, orders, choices, settings),
)
"""Every chapter, in the order of the text."""
CONTENTS: Final = Contents(*CHAPTERS, codes=CODES)
"""All that can happen and be said under these rules."""
