"""The messages of a table that can be drawn at any time: the first one, the tracker, and whatever asks something."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from bot.kernel.ruleset import EVERYBODY
from bot.render.cards import Card
from bot.table import gm_screen, lesson, table_settings
from bot.table.messages import redrawn
from bot.table.protocols import Amendable, Opened, Read
from bot.table.session import Opening

if TYPE_CHECKING:
    from bot.kernel.ruleset import View
    from bot.pictures import Picture
    from bot.table.handrolls import HandRolls
    from bot.table.session import Session


class Shown(Amendable, Read, Opened, Protocol):
    """One encounter, as far as its boards need it."""

    @property
    def rolls(self) -> HandRolls: ...


class Boards:
    """The boards of one table."""

    def __init__(self, table: Shown) -> None:
        self._table = table
        self._public: View | None = None
        """What everybody could see when the tracker was drawn last."""

    def forget(self) -> None:
        """What everybody could see is to be looked up again."""
        self._public = None

    def tracker(self) -> Card:
        """Where the table stands, as everybody may see it."""
        table = self._table
        standing, session = table.committed.standing, table.session
        self._public = view = table.view(EVERYBODY)
        card = table.services.renderer.tracker(
            view,
            gm_screen.public(table),
            table.locale,
            held=standing.pause,
            breath=standing.breath,
            tempo=session.tempo,
            deadlines={} if standing.pause else session.dates(table.services.wall),
            encounter=table.id,
            lobby=not standing.begun,
            ended=standing.ended,
        )
        return gm_screen.with_button(table, card)

    def picture(self) -> Picture | None:
        """The map as everybody may see it, as the tracker tells it; None without one."""
        table, view = self._table, self._public
        if view is None or view.ground is None or not table.committed.standing.begun:
            return None
        theme = table_settings.theme(table.committed.standing.table)
        return table.services.renderer.ground_picture(view, EVERYBODY, table.locale, theme)

    def opening(self, session: Session) -> Card:
        """The first post: what was opened, the commitment of the dice, and the lobby's buttons."""
        table = self._table
        if session.lesson is not None:
            # Nobody else is to take part, and its own buttons stand under its questions.
            return Card(text=lesson.opening(table, session.lesson.learner, table.row.commitment))
        card = table.services.renderer.opening(
            table.locale,
            ruleset=table.row.ruleset,
            variant=Opening.model_validate_json(table.row.opening).settings.get("variant"),
            tempo=session.tempo,
            commitment=table.row.commitment,
            gm=table.row.gm,
            encounter=table.id,
            lines=getattr(table.ruleset, "lines", False),
        )
        card = gm_screen.with_button(table, card)
        if not session.quiet:
            return card
        hours = table.services.renderer.note(table.locale, "quiet-hours", hours=session.quiet, zone=session.zone)
        return card.model_copy(update={"text": f"{card.text}\n{hours}"})

    def drawn_anew(self, session: Session, slot: str) -> Card | None:
        """The message of *slot* with what it asks by *session*; None when it asks nothing."""
        table = self._table
        if (card := table.rolls.drawn(session, slot)) is not None:
            return card
        draw = gm_screen.redrawn if gm_screen.is_screened(slot) else redrawn
        return draw(table, table.situation(), session, slot)


__all__ = ["Boards"]
