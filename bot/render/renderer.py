"""One object that words everything: what the table, the shelf and the client are given."""

from __future__ import annotations

from bot.render.acting import Acting
from bot.render.bodies import Bodies
from bot.render.notices import Notices
from bot.render.orders import Orders
from bot.render.plans import Plans
from bot.render.questions import Questions
from bot.render.sheets import SheetCards
from bot.render.story import Stories
from bot.text import Texts


class Renderer(Stories, Bodies, Questions, Orders, Plans, Acting, Notices, SheetCards):
    """Rulings, stories, questions, standing orders, boards and notices of every game, in every language of *texts*.

    Pure: keeps nothing but the texts."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
