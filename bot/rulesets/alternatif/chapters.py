"""The chapters of the text, and what each adds to the game: a module each, or a package of a few.

A chapter brings its events with what they change, its notes with when they are possible and what they do, its commands
and the codes that their options take. What it changes in the order of work stands in `encounter`. What it adds
to a blow, a shot, a parry or a wound stands in `roll_table`: those who throw know no chapter.
"""

from __future__ import annotations

from bot.rulesets.alternatif import (
    afterwards,
    declaring,
    encounter,
    engagement,
    free_actions,
    mounted,
    orders,
    plans,
    repertoire,
    roll_table,
    same_segment,
    scene,
    simultaneous,
    striking,
)
from bot.rulesets.alternatif.base import checks as asking
from bot.rulesets.alternatif.base import rolls
from bot.rulesets.alternatif.charging import actions as charging_actions
from bot.rulesets.alternatif.charging import running as charging_running
from bot.rulesets.alternatif.combatants import figures as combatants_events
from bot.rulesets.alternatif.combatants import words as combatants_words
from bot.rulesets.alternatif.crowd import limbs as crowd_events
from bot.rulesets.alternatif.crowd import recruits as crowd_words
from bot.rulesets.alternatif.fatigue import breath as fatigue_events
from bot.rulesets.alternatif.fatigue import malus as fatigue_words
from bot.rulesets.alternatif.magic import casting as magic_events
from bot.rulesets.alternatif.magic import recruits as magic_words
from bot.rulesets.alternatif.melee import strikes as melee_events
from bot.rulesets.alternatif.moving import events as moving_events
from bot.rulesets.alternatif.moving import words as moving_words
from bot.rulesets.alternatif.ordinary import events as ordinary_events
from bot.rulesets.alternatif.ordinary import listed as ordinary_events_tasks
from bot.rulesets.alternatif.ordinary import tasks
from bot.rulesets.alternatif.ordinary import words as ordinary_words
from bot.rulesets.alternatif.ordinary import words_announcing as ordinary_words_announcing
from bot.rulesets.alternatif.parry import parries as parry_events
from bot.rulesets.alternatif.reaction import announcer as reaction_words
from bot.rulesets.alternatif.reaction import dice as reaction_events
from bot.rulesets.alternatif.shooting import events as shooting_events
from bot.rulesets.alternatif.shooting import records as shooting_events_said
from bot.rulesets.alternatif.shooting import words as shooting_words
from bot.rulesets.alternatif.specials import counters as specials_words
from bot.rulesets.alternatif.specials import events as specials_events
from bot.rulesets.alternatif.specials import records as specials_events_weapons
from bot.rulesets.alternatif.surprise import ambush as surprise_events
from bot.rulesets.alternatif.surprise import words as surprise_words
from bot.rulesets.alternatif.tactics import blind as tactics_events
from bot.rulesets.alternatif.tactics import room as tactics_words
from bot.rulesets.alternatif.wounds import events as wounds_events
from bot.rulesets.alternatif.wounds import fumbles as wounds_words
from bot.rulesets.alternatif.wrestling import actions as wrestling_words
from bot.rulesets.alternatif.wrestling import events as wrestling_events
from bot.rulesets.alternatif.wrestling import records as wrestling_events_clinch
from bot.rulesets.shared import giving, lines, overruling, planning
from bot.rulesets.shared import people as everybody
from bot.rulesets.shared.book import Chapter
from bot.rulesets.shared.game import Contents

CHAPTERS: tuple[Chapter, ...] = (
    Chapter.of(everybody, lines, planning, overruling, giving),
    Chapter.of(combatants_events, combatants_words),
    Chapter.of(scene),
    Chapter.of(engagement),
    Chapter.of(reaction_events, reaction_words),
    Chapter.of(wounds_events, wounds_words),
    Chapter.of(ordinary_events, ordinary_events_tasks, ordinary_words, ordinary_words_announcing),
    Chapter.of(magic_events, magic_words),
    Chapter.of(melee_events),
    Chapter.of(parry_events),
    Chapter.of(simultaneous),
    Chapter.of(free_actions),
    Chapter.of(specials_events, specials_events_weapons, specials_words),
    Chapter.of(shooting_events, shooting_events_said, shooting_words),
    Chapter.of(wrestling_events, wrestling_events_clinch, wrestling_words),
    Chapter.of(moving_events, moving_words),
    Chapter.of(charging_running, charging_actions),
    Chapter.of(surprise_events, surprise_words),
    Chapter.of(fatigue_events, fatigue_words),
    Chapter.of(tactics_events, tactics_words),
    Chapter.of(mounted),
    Chapter.of(crowd_events, crowd_words),
    Chapter.of(declaring, afterwards, orders, plans),
)
"""Every chapter, in the order of the text."""
roll_table.fill()
asking.question_for.told_by(encounter.question_for)
scene.RESTS.told_by(encounter.rests)
scene.STILL.told_by(encounter.is_still)
reaction_events.pairs.told_by(same_segment.pairs)
reaction_events.is_prevented.told_by(same_segment.is_prevented)
reaction_events.is_between.told_by(same_segment.is_between)
reaction_events.in_order.told_by(same_segment.in_order)
striking.instead.told_by(repertoire.instead)
striking.turns_to.told_by(repertoire.announces)
tasks.known.told_by(repertoire.undertaken)
tasks.undertaking.told_by(repertoire.undertaking)

CONTENTS = Contents(
    *CHAPTERS,
    codes={
        ("gm-dice", "why"): (
            *("reaction", "strike", "free", "frank", "parry", "damage", "body", "effect", "fumble", "stray"),
            *("companion", "task-reaction", "task-duration", "task-delay", "task-second", "task-failure", "second"),
            *("spell", "beat", "shot", "dodge", "astray", "charge", "reception"),
            *("special", "reflex", "grip", "fall", "hold", "sneak-save", "stealth", "notice", "exhaustion"),
            *("wrestle", "wrestle-reaction", "wrestle-counter", "wrestle-damage", "stray-blow", "cell"),
        ),
    },
)
"""All that can happen and be said; *why*: how the purposes of the dice begin."""
rolls.happens.told_by(CONTENTS.after)
