"""Commands that say something in any chapter of the text: what one does (`/declare`), and what one cannot do now. Names
of people are ids already; what is wrong is said with what is right."""

from __future__ import annotations

from typing import Any

from bot.kernel.errors import Refused
from bot.rulesets.alternatif import repertoire
from bot.rulesets.alternatif.base.checks import known, may_act
from bot.rulesets.alternatif.encounter import IN_PLACE, question_for, stage
from bot.rulesets.alternatif.melee.actions import check_means
from bot.rulesets.alternatif.ordinary import tasks
from bot.rulesets.alternatif.state import AlternatifState
from bot.rulesets.shared.book import composed
from bot.rulesets.shared.options import Args, text


@composed(command="declare")
def declare(state: AlternatifState, by: int, args: Args) -> Any:
    """What somebody does (`action`), in every chapter of the text: the word that says it."""
    who = may_act(state, text(args, "who"))
    return repertoire.word(state, who, by, args)


@composed(command="strike")
def strike(state: AlternatifState, by: int, args: Args) -> Any:
    """No word at all: why there is nothing to strike with now, for a strike is an answer."""
    who = known(state, text(args, "who"))
    if stage(state) == IN_PLACE:
        named = tasks.in_place(state)[0]
        raise Refused("alternatif-counts-before", name=who.name, who=state.combatants[named].name)
    kind = question_for(state, who.id)
    if kind is not None:
        raise Refused("alternatif-answer-first", name=who.name, kind=kind, announces=False)
    if who.out:
        raise Refused("alternatif-out", name=who.name, fate=who.fate or "open")
    due = [each.due for each in who.hands if each.due is not None]
    if not due:
        raise Refused("alternatif-nothing-to-strike-with", name=who.name)
    raise Refused("alternatif-not-your-moment", name=who.name, segment=min(due), now=state.segment)


@composed(command="means")
def means(state: AlternatifState, by: int, args: Args) -> None:
    """No word at all: whether a fighter can act with what was named, and in that manner."""
    check_means(known(state, text(args, "who")), args)
