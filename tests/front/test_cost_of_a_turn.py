"""What a turn of the fifth edition costs a player on a phone: presses, questions, pings, and posts to read.

Six rounds of one duel, with the same dice: the fighter of level 5 goes near and strikes twice; the orc, which the game
master leads, strikes back and goes away, which gives her an opportunity attack. It is played with every question
answered by a press, with standing orders for what others do, and left to the bot. The table of the averages stands in
`bench/README.md`; `python -m tests.front.test_cost_of_a_turn` prints it.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from bot.rehearsal.local import LocalTable
from bot.rehearsal.reading import controls
from bot.rehearsal.seats import Answer, Person

from .conftest import START
from .hall import QUESTION, Facts, Hall
from .storm import POST

README: Final = Path(__file__).resolve().parents[2] / "bench" / "README.md"
SEED: Final = "5eed"
ROUNDS: Final = 6
OURS: Final = ("Attaquer", "épée longue", "S’approcher", "Finir mon tour")
"""What the player presses, whatever of it is offered first."""
THEIRS: Final = ("S’éloigner", "Finir mon tour")
SAME: Final = "Finir quand même"
"""What is asked once more, of whoever ends a turn with an attack unused, in his own panel."""
ORDERS: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "none": (),
    "for reactions": (("opportunity", "always"),),
    "everything prudently": (("manner", "prudent"),),
}


@dataclass(frozen=True)
class Cost:
    """The player's share of so many *turns*."""

    turns: int
    presses: int
    questions: int
    pings: int
    posts: int

    def line(self, orders: str) -> str:
        each = (f"{what / self.turns:.1f}" for what in (self.presses, self.questions, self.pings, self.posts))
        return f"| {orders} | {' | '.join(each)} |"


async def fight(table: LocalTable, orders: tuple[tuple[str, str], ...]) -> Cost:
    hall = await Hall.make(table)
    alice, gm = hall.players["jurl"], hall.gm
    await gm.type("/encounter open rules:dnd5")
    await alice.type("/sheet create rules:dnd5 ready:Berthe")
    await alice.type("/encounter join")
    await gm.type("/npc add creature:orc name:Urg")
    await gm.type("/npc give who:Urg")
    for who in ("Berthe", "Urg"):
        for field in ("hit_points_max", "hit_points"):
            await gm.type(f"/fix set who:{who} field:{field} value:900")
    for matter, order in orders:
        assert (await alice.type(f"/orders matter:{matter} order:{order}")).problem is None
    # She is first: else he would be out of reach before she has come near, for ever.
    assert (await gm.type("/gm dice faces:initiative Berthe 20; initiative Urg 1")).problem is None
    await gm.type("/encounter start")
    await table.settled()
    mark, presses = table.double.log.mark(), 0
    for _ in range(120):
        if turns(table) >= ROUNDS:
            break
        ours = await press(hall, alice, OURS)
        presses += ours
        if not (ours or await press(hall, gm, THEIRS)):
            if (resume := next(iter(hall.controls("c|")), None)) is not None:
                await hall.use(gm, resume)
            await table.wait(1)
        await table.settled()
    posts = table.double.log.since(mark, POST)
    pings = sum(f"<@{alice.member.id}>" in each.body["content"] for each in posts)
    return Cost(turns(table), presses, asked(table), pings, len(posts))


async def press(hall: Hall, person: Person, wanted: tuple[str, ...]) -> bool:
    """Press what of *wanted* *person* is offered first, else the first thing; whether anything was asked."""
    found = [each for each in hall.controls(*QUESTION) if person in hall.asked(each)]
    for label in wanted:
        for each in found:
            if each.is_button and each.component.get("label", "").startswith(label):
                await means_it(hall, person, await hall.use(person, each))
                return True
            for option in () if each.is_button else each.options:
                if option["label"].startswith(label):
                    await hall.click(person, each.message, each.component["custom_id"], option["value"])
                    return True
    for each in found[:1]:
        await hall.use(person, each)
    return bool(found)


async def means_it(hall: Hall, person: Person, answer: Answer) -> None:
    """Press once more, where *person* is asked whether he means what he pressed."""
    for each in () if answer.message is None else controls(answer.message):
        if each.is_button and each.label == SAME:
            await hall.use(person, each)
            return


def told(table: LocalTable) -> list[dict[str, Any]]:
    (entries,) = Facts(table.database).entries.values()
    return [json.loads(event.body) for entry in entries for event in entry.events]


def turns(table: LocalTable) -> int:
    return sum(each["type"] == "turn_ended" and each["combatant"] == "p1" for each in told(table))


def asked(table: LocalTable) -> int:
    return sum(
        each["type"] == "decision_closed" and each["who"] == "p1" and each["how"] == "answered" for each in told(table)
    )


def struck_in_passing(table: LocalTable) -> int:
    return sum(each["type"] == "attack_begun" and each.get("occasion") == "opportunity" for each in told(table))


async def test_what_a_turn_costs_is_what_the_table_says_and_orders_make_it_less(make_table: Callable[..., Any]) -> None:
    costs: dict[str, Cost] = {}
    for name, orders in ORDERS.items():
        table = await make_table(name.split()[0], seed=SEED)
        costs[name] = await fight(table, orders)
        assert struck_in_passing(table) >= ROUNDS - 2, "the orc goes away, and is struck at"
    plain, reacting, prudent = costs.values()
    assert {each.turns for each in costs.values()} == {ROUNDS}
    # Each question costs a press or two (one of several weapons, the side to which one goes), and calls nobody twice.
    assert plain.questions <= plain.presses <= 2 * plain.questions
    assert plain.pings <= plain.questions
    # What others do is no longer asked; left to the bot, nothing is.
    assert plain.questions - reacting.questions >= ROUNDS - 2
    assert reacting.presses < plain.presses
    assert (prudent.presses, prudent.questions, prudent.pings) == (0, 0, 0)
    page = README.read_text("utf-8")
    assert [line for name, each in costs.items() if (line := each.line(name)) not in page] == []


async def _made() -> None:
    for name, orders in ORDERS.items():
        with tempfile.TemporaryDirectory() as folder:
            async with LocalTable(Path(folder) / "arbitre.db", seed=SEED, start=START) as table:
                sys.stdout.write((await fight(table, orders)).line(name) + "\n")


if __name__ == "__main__":
    asyncio.run(_made())
