"""The questions of a fight as forms, made from the state alone: whom to strike, whether to parry, what to do next.

A key is `combatant:kind:segment` and, where somebody may be asked several times in a segment, how often he has
answered: nobody is asked the same twice, but about what changed meanwhile. `naming` has what all of them share;
`awaited` knows who is asked what comes next (what he is asked stands in `repertoire`), `exchange` asks about
simultaneous actions and strikes, `parries` those who were hit."""

from __future__ import annotations

from bot.rulesets.alternatif.forms.awaited import (
    can_repeat,
    goes_on,
    idle_weapons,
    is_idle,
    may_go_for,
    must_be_asked,
    prepares,
    shoots_on,
)
from bot.rulesets.alternatif.forms.exchange import (
    aim_of,
    chosen_aim,
    chosen_special,
    confronted,
    pieces,
    simultaneous_choices,
    strike_question,
    strike_questions,
    strikers,
    targets_of,
    undecided,
    undecided_strikes,
)
from bot.rulesets.alternatif.forms.naming import (
    EQUIPMENT,
    GM,
    NOTHING,
    RECKLESS,
    Questions,
    asked_in,
    key_of,
    kind_in,
)
from bot.rulesets.alternatif.forms.parries import (
    free_weapons,
    may_be_asked_to_parry,
    parriable,
    parry_cost,
    parry_parts,
    parry_questions,
)

__all__ = [
    "EQUIPMENT",
    "GM",
    "NOTHING",
    "RECKLESS",
    "Questions",
    "aim_of",
    "asked_in",
    "can_repeat",
    "chosen_aim",
    "chosen_special",
    "confronted",
    "free_weapons",
    "goes_on",
    "idle_weapons",
    "is_idle",
    "key_of",
    "kind_in",
    "may_be_asked_to_parry",
    "may_go_for",
    "must_be_asked",
    "parriable",
    "parry_cost",
    "parry_parts",
    "parry_questions",
    "pieces",
    "prepares",
    "shoots_on",
    "simultaneous_choices",
    "strike_question",
    "strike_questions",
    "strikers",
    "targets_of",
    "undecided",
    "undecided_strikes",
]
