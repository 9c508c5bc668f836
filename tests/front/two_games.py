"""The real bot with one game more beside its own, for the process that a test starts."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import bot.app
from bot.kernel.ruleset import Ruleset
from bot.rehearsal import child
from tests.front.brawl import BRAWL_WORDS, Brawl
from tests.table.auction import WORDS, Auction, taught

FACTORY = f"{__name__}:with_auction"
BRAWL = f"{__name__}:with_brawl"


def with_auction(settings: dict[str, Any], start: float) -> Any:
    """The real bot, which also plays auctions."""
    return _with(Auction(), WORDS, settings, start)


def with_brawl(settings: dict[str, Any], start: float) -> Any:
    """The real bot, which also plays brawls."""
    return _with(Brawl(), BRAWL_WORDS, settings, start)


def _with(game: Ruleset[Any], words: Mapping[str, str], settings: dict[str, Any], start: float) -> Any:
    """The real bot, which also plays *game*, whose *words* stand in the host's folder."""
    settings["house_data"] = str(taught(game.id, words, Path(settings["database_path"]).with_suffix(".house")))
    known = bot.app.rulesets_of

    def and_more(library: Any) -> Mapping[str, Any]:
        return {**known(library), game.id: game}

    bot.app.rulesets_of = and_more
    return child.arbitre(settings, start)
