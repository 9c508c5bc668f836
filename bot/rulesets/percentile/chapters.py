"""The table of contents: the chapters of the rule text in its order, each a module that says what can happen in it,
what can be said, and what is done.

Beneath them all are `state`, `action`, `statuses` and `postures`; `encounter` is the order of work in a round.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, get_args

from bot.rulesets.percentile import (
    action,
    attack,
    battle,
    damage,
    declaring,
    defence,
    ending,
    figures,
    fixing,
    initiative,
    mishaps,
    orders,
    outcomes,
    people,
    pit,
    postures,
    reactions,
    riding,
    rolls,
    rounds,
    saying,
    settings,
    spells,
    statuses,
    unarmed,
)
from bot.rulesets.percentile.state import Purpose
from bot.rulesets.shared import choices
from bot.rulesets.shared import people as everybody
from bot.rulesets.shared.book import Chapter
from bot.rulesets.shared.game import Contents

DICE: Final = (
    *("initiative", "tie", *get_args(Purpose), "damage", "bonus", "arrows", "friend", "wall", "string", "mishap"),
    *("lethal", "asphyxia", "hours", "fall"),
)
"""What dice are rolled for: how their purposes begin."""
CODES: Final[Mapping[tuple[str, str], tuple[str, ...]]] = {
    ("open", "variant"): ("combat", "battle", "pit"),
    ("gm-dice", "why"): DICE,
}
CONTENTS: Final = Contents(
    Chapter.of(everybody, people),  # who is here, sides, names
    Chapter.of(rounds),  # PCT-RND: rounds and steps
    Chapter.of(initiative),  # PCT-INI
    Chapter.of(declaring, saying),  # PCT-DEC
    Chapter.of(action, outcomes),  # an action, and what no rule settles
    Chapter.of(postures, reactions),  # PCT-POS
    Chapter.of(rolls),  # PCT-TST, PCT-ADV
    Chapter.of(attack),  # PCT-ATK
    Chapter.of(defence),  # PCT-DEF; `breaking`: breaking off and fleeing
    Chapter.of(damage, statuses),  # PCT-DMG
    Chapter.of(mishaps),  # PCT-FUM, lethal wounds
    Chapter.of(unarmed, ending),  # PCT-UNA, the end of a round
    Chapter.of(spells),  # PCT-POS-013
    Chapter.of(riding),  # PCT-MNT
    Chapter.of(battle),  # PCT-BAT
    Chapter.of(pit),  # PCT-PIT
    Chapter.of(figures, fixing, orders, choices, settings),  # the game master's hand, standing orders, settings
    codes=CODES,
)
"""All that can happen and be said under these rules."""
