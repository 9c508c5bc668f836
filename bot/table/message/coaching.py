"""What a lesson (`lesson`) adds to the message that asks its person something: advice, and two buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.render.cards import Button, Card
from bot.table.base.protocols import Posting

if TYPE_CHECKING:
    from bot.table.base.passage import Pair, Situation
    from bot.table.base.session import Session

CHOICES = 3
"""So many choices are coached."""


def advised(table: Posting, now: Situation, pairs: Sequence[Pair], session: Session, card: Card) -> Card:
    """*card*, which asks *pairs*, with the advice that goes with it."""
    lesson = session.lesson
    if lesson is None or not lesson.left or not card.rows:
        return card
    renderer, locale = table.services.renderer, table.locale
    advice = renderer.advice(table.ruleset, now.state, pairs[0], locale, again=pairs[0][1].kind in lesson.kinds)
    number = CHOICES - lesson.left + 1
    text = f"{card.text}\n{renderer.note(locale, 'lesson-advice', number=number, count=CHOICES)} {advice}"
    return card.model_copy(update={"text": text})


def buttons(table: Posting, session: Session, card: Card) -> tuple[Button, ...]:
    """The lesson's own buttons, where *card* asks something."""
    if session.lesson is None or not card.rows:
        return ()
    return tuple(_button(table, does) for does in (("quiet", "end") if session.lesson.left else ("end",)))


def _button(table: Posting, does: str) -> Button:
    label = table.services.renderer.note(table.locale, f"lesson-{does}")
    return Button(id=f"le|{table.id}|{does}", label=label, style="secondary")
