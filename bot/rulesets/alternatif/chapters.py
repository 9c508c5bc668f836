"""The chapters of the text, and what each adds to the game: melee first, then the others, each in a package of its own.

A chapter brings its events with what they change, its notes with when they are possible and what they do, its commands
and the codes that their options take. What it changes in the order of work stands in `encounter`, what it asks of a
blow in `melee`, `parry` and `wounds`: those tell the text's story and call the chapters where the text does.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.kernel.decisions import Scalar
from bot.kernel.errors import Refused
from bot.kernel.events import Audience
from bot.rulesets.alternatif import compose
from bot.rulesets.alternatif.charging import events as charging_events
from bot.rulesets.alternatif.charging import words as charging_words
from bot.rulesets.alternatif.crowd import events as crowd_events
from bot.rulesets.alternatif.crowd import words as crowd_words
from bot.rulesets.alternatif.doings import events as doings_events
from bot.rulesets.alternatif.doings import words as doings_words
from bot.rulesets.alternatif.events import announced, blows, people, scene, timed, wounds
from bot.rulesets.alternatif.fatigue import events as fatigue_events
from bot.rulesets.alternatif.fatigue import words as fatigue_words
from bot.rulesets.alternatif.magic import events as magic_events
from bot.rulesets.alternatif.magic import words as magic_words
from bot.rulesets.alternatif.mounted import events as mounted_events
from bot.rulesets.alternatif.mounted import words as mounted_words
from bot.rulesets.alternatif.moving import events as moving_events
from bot.rulesets.alternatif.moving import words as moving_words
from bot.rulesets.alternatif.shooting import events as shooting_events
from bot.rulesets.alternatif.shooting import words as shooting_words
from bot.rulesets.alternatif.specials import events as specials_events
from bot.rulesets.alternatif.specials import words as specials_words
from bot.rulesets.alternatif.state import AlternatifState
from bot.rulesets.alternatif.surprise import events as surprise_events
from bot.rulesets.alternatif.surprise import words as surprise_words
from bot.rulesets.alternatif.tactics import events as tactics_events
from bot.rulesets.alternatif.tactics import words as tactics_words
from bot.rulesets.alternatif.words import announcing, contacts, figures, initiative, joining, standing
from bot.rulesets.alternatif.wrestling import events as wrestling_events
from bot.rulesets.alternatif.wrestling import words as wrestling_words
from bot.rulesets.shared.book import Change, Chapter, Check, Command, Rules, Take

CHAPTERS: tuple[Chapter, ...] = (
    Chapter.of(
        *(scene, people, announced, timed, blows, wounds),
        *(compose, announcing, joining, figures, initiative, contacts, standing),
    ),
    Chapter.of(doings_events, doings_words),
    Chapter.of(magic_events, magic_words),
    Chapter.of(specials_events, specials_words),
    Chapter.of(shooting_events, shooting_words),
    Chapter.of(wrestling_events, wrestling_words),
    Chapter.of(moving_events, moving_words),
    Chapter.of(charging_events, charging_words),
    Chapter.of(surprise_events, surprise_words),
    Chapter.of(fatigue_events, fatigue_words),
    Chapter.of(tactics_events, tactics_words),
    Chapter.of(mounted_events, mounted_words),
    Chapter.of(crowd_events, crowd_words),
)
"""Every chapter, in the order of the text."""

EVENTS: Mapping[type, Change | None] = {kind: change for each in CHAPTERS for kind, change in each.events.items()}
NOTES: Mapping[type, tuple[Check, Take]] = {kind: both for each in CHAPTERS for kind, both in each.notes.items()}
TOOLS: Mapping[str, Command] = {name: make for each in CHAPTERS for name, make in each.tools.items()}
"""What the game master does with `/gm tool` (`tool`, `who`, `target`, `value`, `words`)."""


def _tool(state: AlternatifState, by: int, args: Mapping[str, Scalar]) -> Any:
    """The note for a tool. Raises `Refused`."""
    named = str(args.get("tool") or "")
    make = TOOLS.get(named)
    if make is None:
        raise Refused("not-among", argument="tool", value=named[:40], options=", ".join(TOOLS))
    return make(state, by, args)


COMMANDS: Mapping[str, Command] = {
    **({"gm-tool": _tool} if TOOLS else {}),
    **{name: make for each in CHAPTERS for name, make in each.commands.items()},
}
CODES: Mapping[tuple[str, str], tuple[str, ...]] = {
    **({("gm-tool", "tool"): tuple(TOOLS)} if TOOLS else {}),
    **{option: codes for each in CHAPTERS for option, codes in each.codes.items()},
}
AUDIENCES: Mapping[type, Callable[[Any], Audience]] = {
    kind: told for each in CHAPTERS for kind, told in each.audiences.items()
}
RULES: Mapping[type, Rules] = {kind: rules for each in CHAPTERS for kind, rules in each.rules.items()}
