"""The table of contents: the chapters of the rule text in its order, a package each.

What can happen in a chapter stands in its `events`, what can be said in its `words`, what can be done in one's turn in
its `actions`, what it makes of rolls in its `circumstances`. Beneath them all are `state` and `base`; `roll_table`
lists what every roll is made of, `reacting` all reactions, `repertoire` all actions, `encounter` the order of work.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.rulesets.dnd5 import conditions as conditions_events
from bot.rulesets.dnd5 import conditions as conditions_words
from bot.rulesets.dnd5 import cover as cover_events
from bot.rulesets.dnd5 import cover as cover_words
from bot.rulesets.dnd5 import damage as damage_events
from bot.rulesets.dnd5 import fixing, orders, people, settings
from bot.rulesets.dnd5 import reactions as reactions_events
from bot.rulesets.dnd5 import readying as readying_events
from bot.rulesets.dnd5 import readying as readying_words
from bot.rulesets.dnd5 import traits as traits_events
from bot.rulesets.dnd5 import water as water_events
from bot.rulesets.dnd5 import water as water_words
from bot.rulesets.dnd5.actions import circumstances as actions_events
from bot.rulesets.dnd5.actions import circumstances as actions_words
from bot.rulesets.dnd5.attack import events as attack_events
from bot.rulesets.dnd5.contests import events as contests_events
from bot.rulesets.dnd5.contests import grips as contests_words
from bot.rulesets.dnd5.dying import mending as dying_events
from bot.rulesets.dnd5.dying import mending as dying_words
from bot.rulesets.dnd5.mounts import saddle as mounts_events
from bot.rulesets.dnd5.mounts import saddle as mounts_words
from bot.rulesets.dnd5.movement import events as movement_events
from bot.rulesets.dnd5.movement import words as movement_words
from bot.rulesets.dnd5.objects import actions as objects_words
from bot.rulesets.dnd5.objects import events as objects_events
from bot.rulesets.dnd5.objects import events as objects_things
from bot.rulesets.dnd5.rounds import turns as rounds_events
from bot.rulesets.dnd5.rounds import turns as rounds_words
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
    Chapter.of(rounds_events, rounds_words),  # DN5-INI, DN5-TUR: surprise, initiative, rounds, turns
    Chapter.of(reactions_events),  # DN5-REA
    Chapter.of(movement_events, movement_words),  # DN5-MOV
    Chapter.of(actions_events, actions_words),  # DN5-ACT
    Chapter.of(attack_events),  # DN5-ATK
    Chapter.of(readying_events, readying_words),  # DN5-ACT-015 to -018
    Chapter.of(objects_events, objects_words, objects_things),  # DN5-TUR-008 to -012, DN5-ACT-002, -021
    Chapter.of(contests_events, contests_words),  # DN5-CTS
    Chapter.of(cover_events, cover_words),  # DN5-COV
    Chapter.of(damage_events),  # DN5-DMG
    Chapter.of(dying_events, dying_words),  # DN5-HPS
    Chapter.of(mounts_events, mounts_words),  # DN5-MNT
    Chapter.of(water_events, water_words),  # DN5-AQU
    Chapter.of(conditions_events, conditions_words, conditions),  # DN5-EXT: what other chapters lend
    Chapter.of(spells_events, spells_lasting, spells_words),  # DN5-ACT-012, -019, -020, DN5-EXT-012
    Chapter.of(traits_events),  # what creatures have beside their figures
    Chapter.of(correcting, giving, fixing, orders, choices, settings),  # the game master's hand, orders, settings
)
"""Every chapter, in the order of the text."""
CONTENTS: Final = Contents(*CHAPTERS, codes=CODES)
"""All that can happen and be said under these rules."""
