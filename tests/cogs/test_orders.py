"""Standing orders and the timeline as Discord shows them: private, changed in place, still there after a restart."""

from __future__ import annotations

from bot.client import Arbitre
from bot.kernel.decisions import Choice, Decision, Field
from bot.kernel.ruleset import Row, Slot, View
from bot.rehearsal.double import Double
from bot.rehearsal.seats import Person, Seats
from bot.render import Renderer
from bot.text import Texts
from tests.render.conftest import Stand, person

from .cardboard import Cardboard, Notebook
from .connecting import make_client, running

MATTER = Field("matter", ("parry", "free"))
ORDER = Field("order", ("ask", "always", "never", "if_defensive", "last_target", "attack"))
JURL = Stand([person("jurl", "Jurl", player=1)])


def form(parry: str) -> Decision:
    def fields(partial: Choice) -> tuple[Field, ...]:
        return (MATTER, ORDER) if "matter" in partial else (MATTER,)

    about = {"parry.order": parry, "free.order": "ask"}
    return Decision("orders", "orders", "jurl", (MATTER,), {"matter": "parry", "order": "ask"}, about, fields)


class Panels:
    """What the table would answer, made by the real renderer."""

    def __init__(self, board: Cardboard, texts: Texts, locale: str) -> None:
        self.board, self.renderer, self.locale = board, Renderer(texts), locale

    def answer(self, matter: str | None = None, *, parry: str = "ask", pressed: bool = False) -> None:
        game, made = JURL, form(parry)
        card = self.renderer.orders_panel(game, None, made, self.locale, "enc", matter=matter)  # type: ignore[arg-type]
        self.board.answers(card, private=True, update=pressed)


async def test_the_panel_is_private_and_changes_in_place(
    alice: Person, bob: Person, board: Cardboard, client: Arbitre, texts: Texts
) -> None:
    panels = Panels(board, texts, "en")
    panels.answer()
    first = await alice.type("/orders")
    assert first.private
    assert not bob.sees("orders in force")

    panels.answer("parry", pressed=True)
    page = await alice.choose("Change an order…", "parry")
    assert (board.last.args["custom_id"], board.last.args["values"]) == ("v|enc|jurl", ["parry"])
    assert page.problem is None

    panels.answer(parry="always", pressed=True)
    await alice.press("always")
    assert board.last.args["custom_id"] == "v|enc|jurl|parry|always"
    assert alice.sees("parry: **always**")
    assert not alice.sees("parry: **ask**")
    await client.settled()


async def test_the_panel_outlives_a_restart(
    double: Double, board: Cardboard, notebook: Notebook, texts: Texts, seats: Seats
) -> None:
    panels = Panels(board, texts, "fr")
    bob = seats.person("Bob", locale="fr")
    async with running(make_client(double, board, notebook, texts)):
        panels.answer("free")
        await bob.type("/consignes sujet:gratuit")
    async with running(make_client(double, board, notebook, texts)):
        panels.answer(pressed=True)
        answer = await bob.press("Retour")
        assert answer.problem is None
        assert (board.last.args["custom_id"], board.last.args["values"]) == ("v|enc|jurl", [])
    assert bob.sees("consignes en vigueur")


async def test_the_timeline_is_private(alice: Person, bob: Person, board: Cardboard, texts: Texts) -> None:
    rows = (Row("jurl", "Jurl", "a"),)
    view = View("alternatif", {"segment": 3, "round": 1}, rows, schedule=(Slot(5, 9, "jurl", "guard_down"),))
    board.answers(Renderer(texts).timeline(view, "en"), private=True)
    answer = await alice.type("/encounter timeline")
    assert board.last.name == "timeline"
    assert answer.private
    assert alice.sees("Jurl: guard down, until segment 9")
    assert not bob.sees("guard down")
