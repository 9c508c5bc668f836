"""One object that words everything: what the table, the shelf and the client are given."""

from __future__ import annotations

from bot.render.boards import Boards
from bot.render.notices import Notices
from bot.render.orders import Orders
from bot.render.rulings import Rulings
from bot.render.sheets import SheetCards
from bot.text import Texts


class Renderer(Rulings, Orders, Boards, Notices, SheetCards):
    """Rulings, questions, standing orders, boards and notices of every game, in every language of *texts*.

    Pure: keeps nothing but the texts."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts


__all__ = ["Renderer"]
