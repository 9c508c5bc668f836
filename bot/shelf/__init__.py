"""The shelf: the only door to what outlives an encounter. A sheet belongs to its owner, in a server.

`keeping` finds, keeps, shares and deletes sheets; `desk` makes and changes them, and serves the buttons and forms of
their cards; `shelf` puts them together with the encounters that play copies of them. Authority is checked here.
"""

from __future__ import annotations

from bot.shelf.editing import SHEETS
from bot.shelf.keeping import LARGEST_BYTES, MOST_SHEETS
from bot.shelf.shelf import Shelf

__all__ = ["LARGEST_BYTES", "MOST_SHEETS", "SHEETS", "Shelf"]
