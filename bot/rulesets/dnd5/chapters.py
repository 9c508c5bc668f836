"""The table of contents: the chapters of the rule text in its order, a module each, or a package of a few.

A chapter holds what can happen in it and what can be said, what can be done in one's turn, what it makes of rolls,
and its rules. Beneath them all are `state` and `base`; `roll_table` lists what every roll is made of, `reacting` all
reactions, `repertoire` all actions, `encounter` the order of work.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.rulesets.dnd5 import conditions as conditions_events
from bot.rulesets.dnd5 import cover, damage, fixing, orders, people, reactions, readying, settings, traits, water
from bot.rulesets.dnd5.actions import circumstances as actions_events
from bot.rulesets.dnd5.attack import events as attack_events
from bot.rulesets.dnd5.contests import events as contests_events
from bot.rulesets.dnd5.contests import grips as contests_words
from bot.rulesets.dnd5.dying import mending as dying_events
from bot.rulesets.dnd5.mounts import saddle as mounts_events
from bot.rulesets.dnd5.movement import events as movement_events
from bot.rulesets.dnd5.movement import words as movement_words
from bot.rulesets.dnd5.objects import actions as objects_words
from bot.rulesets.dnd5.objects import events as objects_events
from bot.rulesets.dnd5.rounds import turns as rounds_events
from bot.rulesets.dnd5.spells import events as spells_events
from bot.rulesets.dnd5.spells import events_lasting as spells_lasting
from bot.rulesets.dnd5.spells import lasting as spells_words
from bot.rulesets.shared import choices, coming, conditions, correcting, giving, overruling
from bot.rulesets.shared import people as everybody
from bot.rulesets.shared.book import Chapter
from bot.rulesets.shared.game import Contents

DICE: Final = (
    *("initiative", "tie", "stealth", "check", "attack", "damage", "death", "fall", "saddle"),
    *("contest", "search", "medicine", "hours"),
    *("save", "concentration", "added", "spell", "recharge"),
)
"""What dice are rolled for: how their purposes begin."""
CODES: Final[Mapping[tuple[str, str], tuple[str, ...]]] = {("gm-dice", "why"): DICE}
CHAPTERS: Final = (
    Chapter.of(everybody, coming, people, overruling),  # who is here, sides, names
    Chapter.of(rounds_events),  # DN5-INI, DN5-TUR: surprise, initiative, rounds, turns
    Chapter.of(reactions),  # DN5-REA
    Chapter.of(movement_events, movement_words),  # DN5-MOV
    Chapter.of(actions_events),  # DN5-ACT
    Chapter.of(attack_events),  # DN5-ATK
    Chapter.of(readying),  # DN5-ACT-015 to -018
    Chapter.of(objects_events, objects_words),  # DN5-TUR-008 to -012, DN5-ACT-002, -021
    Chapter.of(contests_events, contests_words),  # DN5-CTS
    Chapter.of(cover),  # DN5-COV
    Chapter.of(damage),  # DN5-DMG
    Chapter.of(dying_events),  # DN5-HPS
    Chapter.of(mounts_events),  # DN5-MNT
    Chapter.of(water),  # DN5-AQU
    Chapter.of(conditions_events, conditions),  # DN5-EXT: what other chapters lend
    Chapter.of(spells_events, spells_lasting, spells_words),  # DN5-ACT-012, -019, -020, DN5-EXT-012
    Chapter.of(traits),  # what creatures have beside their figures
    Chapter.of(correcting, giving, fixing, orders, choices, settings),  # the game master's hand, orders, settings
)
"""Every chapter, in the order of the text."""
CONTENTS: Final = Contents(*CHAPTERS, codes=CODES)
"""All that can happen and be said under these rules."""
