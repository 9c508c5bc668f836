"""The two messages that always stand in an encounter's channel: the first one, and the tracker."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.kernel.ruleset import EVERYBODY
from bot.table import screen
from bot.table.sitting import Opening

if TYPE_CHECKING:
    from bot.kernel.ruleset import View
    from bot.pictures import Picture
    from bot.render.cards import Card
    from bot.table.sight import Sight


def tracker(table: Sight, view: View) -> Card:
    """Where *table* stands, as *view* shows it to everybody."""
    standing = table.standing
    card = table.house.renderer.tracker(
        view,
        screen.public(table),
        table.locale,
        held=standing.held,
        breath=standing.breath,
        tempo=table.sitting.tempo,
        deadlines={ident: table.house.wall(each.due) for ident, each in table.sitting.asked.items()},
        encounter=table.id,
        lobby=not standing.begun,
        ended=standing.ended,
    )
    return screen.with_button(table, card)


def picture(table: Sight, view: View | None) -> Picture | None:
    """The map as everybody may see it, as the tracker tells it; None without one."""
    if view is None or view.ground is None or not table.standing.begun:
        return None
    return table.house.renderer.ground_picture(view, EVERYBODY, table.locale)


def opening(table: Sight) -> Card:
    """The first post: what was opened, the commitment of the dice, and the lobby's buttons."""
    card = table.house.renderer.opening(
        table.locale,
        ruleset=table.row.ruleset,
        variant=Opening.model_validate_json(table.row.opening).settings.get("variant"),
        tempo=table.sitting.tempo,
        commitment=table.row.commitment,
        gm=table.row.gm,
        encounter=table.id,
    )
    if not table.sitting.quiet:
        return card
    hours = table.house.renderer.note(table.locale, "quiet-hours", hours=table.sitting.quiet, zone=table.sitting.zone)
    return card.model_copy(update={"text": f"{card.text}\n{hours}"})


__all__ = ["opening", "picture", "tracker"]
