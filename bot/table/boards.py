"""The two messages that always stand in an encounter's channel: the first one, and the tracker."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.kernel.ruleset import EVERYBODY
from bot.table import gm_screen
from bot.table.session import Opening

if TYPE_CHECKING:
    from bot.kernel.ruleset import View
    from bot.pictures import Picture
    from bot.render.cards import Card
    from bot.table.protocols import Sight


def tracker(table: Sight, view: View) -> Card:
    """Where *table* stands, as *view* shows it to everybody."""
    standing = table.standing
    card = table.services.renderer.tracker(
        view,
        gm_screen.public(table),
        table.locale,
        held=standing.held,
        breath=standing.breath,
        tempo=table.session.tempo,
        deadlines={ident: table.services.wall(each.due) for ident, each in table.session.asked.items()},
        encounter=table.id,
        lobby=not standing.begun,
        ended=standing.ended,
    )
    return gm_screen.with_button(table, card)


def picture(table: Sight, view: View | None) -> Picture | None:
    """The map as everybody may see it, as the tracker tells it; None without one."""
    if view is None or view.ground is None or not table.standing.begun:
        return None
    return table.services.renderer.ground_picture(view, EVERYBODY, table.locale)


def opening(table: Sight) -> Card:
    """The first post: what was opened, the commitment of the dice, and the lobby's buttons."""
    card = table.services.renderer.opening(
        table.locale,
        ruleset=table.row.ruleset,
        variant=Opening.model_validate_json(table.row.opening).settings.get("variant"),
        tempo=table.session.tempo,
        commitment=table.row.commitment,
        gm=table.row.gm,
        encounter=table.id,
    )
    if not table.session.quiet:
        return card
    hours = table.services.renderer.note(
        table.locale, "quiet-hours", hours=table.session.quiet, zone=table.session.zone
    )
    return card.model_copy(update={"text": f"{card.text}\n{hours}"})


__all__ = ["opening", "picture", "tracker"]
