"""What the game master must hear although the channel cannot tell him: by direct message, else on his screen."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from bot.port import PortError
from bot.render.cards import Card
from bot.table.authority import listed
from bot.table.postman import nonce_of

if TYPE_CHECKING:
    from bot.table.sight import Sight

log = logging.getLogger(__name__)

PATIENCE = 10.0
"""Seconds that a letter may take; the encounter is held all the same, a little later."""


async def place_gone(table: Sight) -> None:
    """Tell the game master that the channel of his fight was deleted: it stands, and how what was played is had."""
    names = listed(each.name for each in table.ruleset.people(table.state) if not each.out)
    text = table.house.renderer.note(table.locale, "letter-gone", names=names, encounter=table.id)
    card = Card(text=text)
    port, gm, screen = table.house.port, table.sitting.gms[0], table.sitting.screen
    try:
        async with asyncio.timeout(PATIENCE):
            try:
                await port.whisper(gm, card)
            except PortError as closed:
                if screen is None:
                    raise
                log.info("encounter %s: its game master takes no direct message (%s)", table.id, closed)
                told = card.model_copy(update={"text": f"<@{gm}> {text}", "mentions": (gm,)})
                await port.post(screen, told, nonce_of(table.id, "letter-gone"))
    except (PortError, TimeoutError) as trouble:
        log.warning("encounter %s: its game master could not be told that its channel is gone: %s", table.id, trouble)


__all__ = ["place_gone"]
