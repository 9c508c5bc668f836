"""Who is waited for: whoever let a deadline pass and has not been heard since, nor decided about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.render.names import user
from bot.table.base.session import ABSENT_AFTER

if TYPE_CHECKING:
    from bot.kernel.ruleset import Person
    from bot.table.base.protocols import Named
    from bot.table.base.session import Session


def awaited(session: Session, people: Sequence[Person]) -> list[Person]:
    """Those whose players let a deadline pass, and have not been heard since, nor decided about."""
    return [
        each
        for each in people
        if session.missed.get(each.id) and each.player is not None and not (each.autopilot or each.out)
        if each.id not in session.prudent
    ]


def seen(session: Session, people: Sequence[Person]) -> list[Person]:
    """Those of them for whom time stands still: nobody hidden."""
    return [each for each in awaited(session, people) if not each.hidden]


def players(session: Session, people: Sequence[Person]) -> tuple[int, ...]:
    """The players who are waited for."""
    return tuple(dict.fromkeys(each.player for each in seen(session, people) if each.player is not None))


def is_awaited(session: Session, people: Sequence[Person], player: int) -> bool:
    """Whether *player* is one of them."""
    return player in players(session, people)


def given_up(session: Session, people: Sequence[Person]) -> list[Person]:
    """Those whom the bot plays as soon as the rung is reached: about whom the game master was asked and has said
    nothing, or is one of those who are away himself."""
    there = awaited(session, people)
    late = [each for each in there if session.missed[each.id] >= ABSENT_AFTER]
    away = session.gms[0] in {each.player for each in there}
    return [each for each in late if away or each.hidden or each.player in session.undecided]


def stopped(table: Named, session: Session, people: Sequence[Person]) -> str:
    """That time stands still for those who are waited for by *session*, and calls them."""
    there = seen(session, people)
    names = tuple(each.name for each in there)
    called = " ".join(user(each) for each in players(session, people))
    return f"{called} " + table.services.renderer.note(table.locale, "absent-stop", names=names, count=len(names))
