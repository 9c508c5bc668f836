"""The tour: every command, option, value, button and form, used by whom it is for and refused to whom it is not.

`steps` says what a step is; `duel` and `halls` are fights of ordinary melee; `tools` and `doings` go through the game
master's tools and through what can be announced. `STORIES` are played one after another in channels of their own, so
the later ones find the sheets of the first.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from .doings import CHANGED, CLINCH, DOINGS, MOVES, OTHERS, SPECIALS
from .duel import DUEL, SHEET
from .fixes import FIXES
from .halls import AWAY, COCKPIT, FLEES, HIDDEN, IN_PLACE, LESSON, NEXT, PLANNED, READY, ROUNDS, TABLE, TOGETHER, WAITS
from .steps import ELSEWHERE, OFFERED, WRONG, Step
from .tools import TOOLS

STORIES: Mapping[str, Sequence[Step]] = {
    "duel": DUEL,
    "waits": WAITS,
    "table": TABLE,
    "flees": FLEES,
    "next": NEXT,
    "planned": PLANNED,
    "cockpit": COCKPIT,
    "ready": READY,
    "together": TOGETHER,
    "hidden": HIDDEN,
    "away": AWAY,
    "in place": IN_PLACE,
    "lesson": LESSON,
    "rounds": ROUNDS,
    "fixes": FIXES,
    "tools": TOOLS,
    "changed": CHANGED,
    "doings": DOINGS,
    "others": OTHERS,
    "clinch": CLINCH,
    "moves": MOVES,
    "specials": SPECIALS,
}
NOBODY_IS_WRONG: Mapping[str, str] = {"help": "it says something to everybody"}
LOOKS = frozenset(
    {
        *("help", "roll", "rule", "why", "doctor", "sheet show", "sheet edit", "sheet export", "sheet delete"),
        *(
            "encounter status",
            "encounter timeline",
            "encounter map",
            "encounter log",
            "encounter export",
            "gm panel",
            "gm undo",
            "gm note",
            "orders",
        ),
        *(
            "j",
            "n",
            "m",
            "mp",
            "tl",
            "g",
            "w",
            "v",
            "x",
            "gp",
            "gl",
            "il",
            "gs",
            "gc",
            "pf",
            "gb",
            "sc",
            "gt",
            "ck",
            "cp",
        ),
        *("sheet|keep", "sheet share"),
    }
)
"""What changes neither a fight nor a sheet."""
ANYBODYS: Mapping[str, str] = {
    "sheet|new": "everybody may make a character",
    "sheet|made": "everybody may make a character",
    "mp": "everybody may look at what everybody sees",
    "tl": "everybody may look at what everybody sees",
    "sheet|anew": "it opens what one has typed oneself",
    "sheet|read": "everybody may paste a sheet",
    "sheet|retext": "it opens what one has typed oneself",
}

__all__ = ["ANYBODYS", "ELSEWHERE", "LOOKS", "NOBODY_IS_WRONG", "OFFERED", "SHEET", "STORIES", "WRONG", "Step"]
