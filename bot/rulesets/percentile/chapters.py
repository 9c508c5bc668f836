"""The table of contents: the chapters of the rule text in its order, a module each, or a package of a few.

A chapter holds what can happen in it and what can be said, what can be done in one's turn, what it makes of rolls,
and its rules. Beneath them all is `state`; `turns`, `breaking` and `encounter` tell a round's story and call the
chapters where the text does.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, get_args

from bot.rulesets.percentile import (
    attack,
    battle,
    damage,
    defence,
    figures,
    fixing,
    fumbles,
    initiative,
    orders,
    people,
    pit,
    plans,
    postures,
    reactions,
    riding,
    rounds,
    settings,
    spells,
    unarmed,
)
from bot.rulesets.percentile.declaring import declarations
from bot.rulesets.percentile.declaring import words as declaring_words
from bot.rulesets.percentile.rolls import d100 as rolls_events
from bot.rulesets.percentile.rolls import rerolls as rolls_words
from bot.rulesets.percentile.state import Purpose
from bot.rulesets.shared import choices, lines, overruling, planning
from bot.rulesets.shared import people as everybody
from bot.rulesets.shared.book import Chapter
from bot.rulesets.shared.game import Contents

DICE: Final = (
    *("initiative", "tie", *get_args(Purpose), "damage", "bonus", "arrows", "friend", "wall", "string", "mishap"),
    *("lethal", "asphyxia", "hours", "fall", "pit"),
)
"""What dice are rolled for: how their purposes begin."""
CODES: Final[Mapping[tuple[str, str], tuple[str, ...]]] = {
    ("open", "variant"): ("combat", "battle", "pit"),
    ("gm-dice", "why"): DICE,
}
CHAPTERS: Final = (
    Chapter.of(everybody, lines, people, planning, overruling),  # who is here, sides, names
    Chapter.of(rounds),  # PCT-RND: rounds, steps, the action under way, what holds
    Chapter.of(initiative),  # PCT-INI
    Chapter.of(declarations, declaring_words),  # PCT-DEC
    Chapter.of(postures),  # PCT-POS
    Chapter.of(reactions),  # PCT-POS-007
    Chapter.of(rolls_events, rolls_words),  # PCT-TST, PCT-ADV
    Chapter.of(attack),  # PCT-ATK
    Chapter.of(defence),  # PCT-DEF
    Chapter.of(damage),  # PCT-DMG
    Chapter.of(fumbles),  # PCT-FUM, lethal wounds
    Chapter.of(unarmed),  # PCT-UNA
    Chapter.of(spells),  # PCT-POS-013
    Chapter.of(riding),  # PCT-MNT
    Chapter.of(battle),  # PCT-BAT
    Chapter.of(pit),  # PCT-PIT
    Chapter.of(figures, fixing, orders, plans, choices, settings),  # the game master's hand, standing orders, settings
)
"""Every chapter, in the order of the text."""
CONTENTS: Final = Contents(*CHAPTERS, codes=CODES)
"""All that can happen and be said under these rules."""
