"""What is told without an input: that somebody waits for the game master's word (`notices`), and what came of it."""

from __future__ import annotations

from typing import Protocol

from bot.table.base.actor import REFEREE, Actor, Outcome
from bot.table.base.places import SCREEN
from bot.table.base.protocols import Amendable, Hosting, Presented
from bot.table.base.session import Session
from bot.table.message import gm_screen, living, notices


class Telling(Amendable, Presented, Hosting, Protocol):
    """One encounter, as far as telling something without an input needs it."""


async def tell(
    table: Telling,
    after: Session,
    text: str,
    *,
    calls: tuple[int, ...] = (),
    screen: bool = False,
    actor: Actor = REFEREE,
    message: int = 0,
) -> Outcome | None:
    """Commit *after*, and have the message that holds the present (in the channel, or on the *screen*) tell *text*; the
    lock is held. Whoever is called (*calls*) is called by the next one. What *actor* pressed on that *message* is
    answered by it; None: he is still to be answered. Raises `Refused`."""
    was, now = table.session, table.situation()
    slot = notices.pressed_slot(table, message)
    holds = was.onscreen if screen else was.living
    interaction = actor.interaction if slot is not None and slot == holds else None
    news = living.News(notice=text, calls=calls)
    fresh = living.fresh_slot(table, table.last_line)
    if screen:
        shown = gm_screen.present(table, now, after, f"{SCREEN}{fresh}", was=was, news=news, interaction=interaction)
    else:
        shown = living.present(table, now, after, fresh, was=was, news=news, interaction=interaction, pressed=slot)
    await table.amend(shown.session, [*shown.places, *notices.left_over(table)], actor=actor)
    if shown.host is None:
        return None
    return table.hosted(shown.host, update=shown.update, bare=shown.bare)
