"""Views, questions and events as cards (plain data) and short texts.

`cards.py` is what a message is; `names.py` what ids and codes are called, and `words.py` turns them and numbers into
the facts of a sentence; `rulings.py`, `orders.py`, `boards.py` and `notices.py` word what their names say, `choices.py`
what may be chosen. Of questions, `asked.py` is what one shows now, `unseen.py` what of it everybody may see, `rows.py`
how they lie in rows, `questions.py` their sentences. `renderer.py` puts all together.
Pure: what a reader may see is projected before it comes here (`View`, `may_read`). Nothing here knows a game: a game's
own words are catalogue keys that hold its id.
"""

from __future__ import annotations

from bot.render.cards import Button, Card, Select
from bot.render.renderer import Renderer
from bot.render.rulings import Entry

__all__ = ["Button", "Card", "Entry", "Renderer", "Select"]
