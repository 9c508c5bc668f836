"""What of a table can be drawn at any time: the first message, where it stands, and the map; and the way to somebody's
body, for whoever may look at it."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import TYPE_CHECKING, Any, Final, Protocol

from bot.kernel.ruleset import EVERYBODY, Body, Reader
from bot.render.cards import Card, Item
from bot.render.names import Ready
from bot.render.words import Words
from bot.table.base import presets
from bot.table.base.protocols import Amendable, Opened, Read
from bot.table.base.session import Opening
from bot.table.base.settings_pages import theme
from bot.table.message import gm_screen, lesson
from bot.table.message.awaiting import rests

if TYPE_CHECKING:
    from bot.pictures import Picture
    from bot.table.base.passage import Situation
    from bot.table.base.session import Session


BODY: Final = "bd"
"""The button that shows somebody's body."""


class Shown(Amendable, Read, Opened, Protocol):
    """One encounter, as far as its boards need it."""


class Boards:
    """The boards of one table."""

    def __init__(self, table: Shown) -> None:
        self._table = table
        self._has_ground: bool | None = None
        """Whether there was a map when it was drawn last; None: nobody knows."""

    def forget(self) -> None:
        """What everybody could see is to be looked up again."""
        self._has_ground = None

    def tracker(
        self,
        now: Situation,
        session: Session,
        *,
        asked: Container[str] = (),
        beside: Sequence[Item] = (),
        longest: int = 1_950,
    ) -> Card:
        """Where the table stands as *now*, as everybody may see it, in *longest* characters, and what can always be
        pressed; *asked*: the questions that are worded above; *beside*: what else can be pressed now."""
        table = self._table
        standing = now.standing
        view = table.ruleset.view(now.state, EVERYBODY, standing.questions)
        self._has_ground = view.ground is not None
        seen = gm_screen.public(table.ruleset, now.state, now.questions)
        card = table.services.renderer.tracker(
            view,
            seen,
            table.locale,
            held=standing.pause,
            breath=standing.breath,
            tempo=session.tempo,
            deadlines={} if standing.pause else session.dates(table.services.wall),
            encounter=table.id,
            lobby=not standing.begun,
            ended=standing.ended,
            asked=asked,
            beside=beside,
            rests=None if session.roll is not None else rests(table.ruleset, now, seen),
            longest=longest,
        )
        return card if standing.ended else gm_screen.with_button(table, card)

    def picture(self) -> Picture | None:
        """The map as everybody may see it; None without one."""
        table = self._table
        if self._has_ground is False or not table.committed.standing.begun:
            return None
        view = table.view(EVERYBODY)
        if view.ground is None:
            self._has_ground = False
            return None
        ground = theme(table.committed.standing.table)
        return table.services.renderer.ground_picture(view, EVERYBODY, table.locale, ground)

    def opening(self, session: Session) -> Card:
        """The first post: what was opened, the commitment of the dice, and the lobby's buttons."""
        table = self._table
        if session.lesson is not None:
            # Nobody else is to take part, and its own buttons stand under its questions.
            return Card(text=lesson.opening(table, session.lesson.learner, table.row.commitment))
        opened = Opening.model_validate_json(table.row.opening).settings
        card = table.services.renderer.opening(
            table.locale,
            ruleset=table.row.ruleset,
            variant=opened.get("variant"),
            tempo=session.tempo,
            commitment=table.row.commitment,
            gm=table.row.gm,
            encounter=table.id,
            lines=getattr(table.ruleset, "lines", False),
        )
        card = gm_screen.with_button(table, card)
        words = Words(table.services.renderer.texts, table.locale, game=table.ruleset.id)
        if otherwise := presets.opened_otherwise(words, table.ruleset, opened):
            said = table.services.renderer.note(table.locale, "opened-otherwise", changes=Ready(otherwise))
            card = card.model_copy(update={"text": f"{card.text}\n{said}"})
        if not session.quiet:
            return card
        hours = table.services.renderer.note(table.locale, "quiet-hours", hours=session.quiet, zone=session.zone)
        return card.model_copy(update={"text": f"{card.text}\n{hours}"})


def body_of(ruleset: Any, state: Any, who: str, reader: Reader) -> Body | None:
    """The body of *who* as *reader* may see it; None where he may not, or in a game without bodies."""
    found = getattr(ruleset, "body", None)
    body: Body | None = None if found is None else found(state, who, reader)
    return body


def body_press(encounter: str, who: str) -> str:
    """The id of the button that shows the body of *who*."""
    return f"{BODY}|{encounter}|{who}"
