"""The real bot with a second game beside its own, for the process that a test starts."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import bot.app
from bot.rehearsal import child
from tests.table.auction import Auction, teach

FACTORY = f"{__name__}:with_auction"


def with_auction(settings: dict[str, Any], start: float) -> Any:
    """The real bot, which also plays auctions; their words stand in the host's folder."""
    settings["house_data"] = str(teach(Path(settings["database_path"]).with_suffix(".house")))
    known = bot.app.rulesets_of

    def and_auctions(library: Any) -> Mapping[str, Any]:
        return {**known(library), Auction.id: Auction()}

    bot.app.rulesets_of = and_auctions
    return child.arbitre(settings, start)
