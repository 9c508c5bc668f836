"""The table of contents: the chapters of the rule text in its order, a module each, or a package of a few.

A chapter holds what can happen in it and what can be said, what can be done in one's turn, what it makes of rolls,
and its rules. Beneath them all are `state` and `base`; `roll_table` lists what every roll is made of, `repertoire`
all actions, `encounter` the order of work.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.rulesets.dnd35 import (
    damage,
    dying,
    fixing,
    opportunities,
    orders,
    people,
    positions,
    postures,
    settings,
    squeezing,
    stances,
    tactics,
    traits,
)
from bot.rulesets.dnd35.attack import guesses as attack_places
from bot.rulesets.dnd35.attack import strikes as attack_events
from bot.rulesets.dnd35.charging import actions as charging_events
from bot.rulesets.dnd35.concealment import hiding as concealment_events
from bot.rulesets.dnd35.concealment import veils as concealment_words
from bot.rulesets.dnd35.cover import circumstances as cover_events
from bot.rulesets.dnd35.grapple import events as grapple_events
from bot.rulesets.dnd35.grapple import holds as grapple_words
from bot.rulesets.dnd35.manoeuvres import events as manoeuvres_events
from bot.rulesets.dnd35.manoeuvres import events_things as manoeuvres_things
from bot.rulesets.dnd35.mounts import riding as mounts_events
from bot.rulesets.dnd35.movement import events as movement_events
from bot.rulesets.dnd35.movement import ways as movement_words
from bot.rulesets.dnd35.objects import actions as objects_events
from bot.rulesets.dnd35.objects import things as objects_put
from bot.rulesets.dnd35.readying import ready as readying_words
from bot.rulesets.dnd35.readying import responses as readying_events
from bot.rulesets.dnd35.recovery import aid as recovery_events
from bot.rulesets.dnd35.rounds import actions as rounds_words
from bot.rulesets.dnd35.rounds import turns as rounds_events
from bot.rulesets.dnd35.running import endurance as running_events
from bot.rulesets.dnd35.spells import areas as spells_upon
from bot.rulesets.dnd35.spells import events as spells_events
from bot.rulesets.dnd35.spells import falling as spells_words
from bot.rulesets.dnd35.turning import flight as turning_events
from bot.rulesets.shared import choices, coming, conditions, correcting, giving, overruling, resting
from bot.rulesets.shared import people as everybody
from bot.rulesets.shared.book import Chapter
from bot.rulesets.shared.game import Contents

MAGIC: Final = ("spell", "save", "resistance", "spellcraft", "fall", "drained", "rounds", "muffled")
MORE: Final = ("stray", "touch", "contest", "feint", "turning", "turned", "reflex", "veil", "spot", *MAGIC)
DICE: Final = (
    *("initiative", "tie", "attack", "confirm", "damage", "extra", "massive", "coup", "dying"),
    *("grab", "grapple", "concentration", *MORE),
    *("first_aid", "awakening", "mending", "endurance", "wriggle", "ride", "seat", "saddle_fall"),
)
"""What dice are rolled for: how their purposes begin."""
CODES: Final[Mapping[tuple[str, str], tuple[str, ...]]] = {("gm-dice", "why"): DICE}
CHAPTERS: Final = (
    Chapter.of(everybody, coming, people, overruling, resting),  # who is here, sides, names
    Chapter.of(rounds_events, rounds_words),  # D35-BAS-001 to -004, D35-ACT-013
    Chapter.of(movement_events, movement_words),  # D35-ACT-003, D35-BAS-019
    Chapter.of(cover_events),  # D35-COV
    Chapter.of(concealment_events, concealment_words),  # D35-CAM
    Chapter.of(opportunities),  # D35-AOO
    Chapter.of(attack_events, attack_places),  # D35-BAS-005 to -010
    Chapter.of(damage),  # D35-BAS-009, D35-HPS-010, -015
    Chapter.of(dying),  # D35-HPS-001 to -005
    Chapter.of(readying_events, readying_words),  # D35-ACT-008 to -012
    Chapter.of(charging_events),  # D35-MOV-001 to -006, -011, -012
    Chapter.of(stances),  # D35-ATK-002 to -004, D35-BAS-018
    Chapter.of(positions),  # D35-ATK-005, -009 to -011
    Chapter.of(grapple_events, grapple_words),  # D35-GRA
    Chapter.of(postures, conditions),  # D35-BAS-017, D35-AOO-002
    Chapter.of(tactics),  # D35-ATK-001, -006 to -008
    Chapter.of(manoeuvres_events, manoeuvres_things),  # D35-MAN
    Chapter.of(turning_events),  # D35-TUR
    Chapter.of(spells_events, spells_upon, spells_words),  # D35-BAS-014, -020, D35-ACT-005, -006
    # D35-ACT-004 to -006, D35-AOO-002, D35-BAS-023
    Chapter.of(objects_events, objects_put),
    Chapter.of(traits),  # what creatures have beside their figures
    Chapter.of(running_events),  # D35-MOV-007 to -010
    Chapter.of(squeezing),  # D35-MOV-013 to -016
    Chapter.of(mounts_events),  # D35-MNT
    Chapter.of(recovery_events),  # D35-HPS-005 to -009, -013, -014
    Chapter.of(correcting, giving, fixing, orders, choices, settings),  # the game master's hand, orders, settings
)
"""Every chapter, in the order of the text."""
CONTENTS: Final = Contents(*CHAPTERS, codes=CODES)
"""All that can happen and be said under these rules."""
