"""Views, questions and events as cards (plain data) and short texts.

`cards.py` is what a message is; `words.py` turns ids and numbers into the facts of a sentence; `rulings.py`,
`questions.py`, `orders.py`, `boards.py` and `notices.py` word what their names say; `renderer.py` puts them together.
Pure: what a reader may see is projected before it comes here (`View`, `may_read`). Nothing here knows a game: a game's
own words are catalogue keys that hold its id.
"""

from __future__ import annotations

from bot.render.cards import Blank, Button, Card, Form, Item, Option, Select
from bot.render.renderer import Renderer
from bot.render.rulings import Entry

__all__ = ["Blank", "Button", "Card", "Entry", "Form", "Item", "Option", "Renderer", "Select"]
