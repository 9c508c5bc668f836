"""What an ordinary exchange of blows costs a player on a phone: questions, presses, calls, messages to read.

An exchange is one action of the player's own and whatever the enemy does until the next one. The same duel (shield and
weapon against an orc chief on autopilot, the same seed) is played with every question answered by a press, and again
with standing orders for everything.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from bot.rehearsal.local import LocalTable
from bot.rehearsal.reading import controls
from bot.rehearsal.seats import Person

from .hall import QUESTION, Facts, Hall
from .storm import POST

EXCHANGES = 24
ORDERS = ("strike", "last_target"), ("strike-left", "never"), ("parry", "never"), ("parry-left", "always")
ALSO = ("free", "always"), ("simultaneous", "attack")


@dataclass
class Cost:
    """A player's share, over the whole duel. *presses*: buttons, panels included; *calls*: messages that mention
    him."""

    exchanges: int
    presses: int
    questions: Counter[str]
    calls: int
    posts: int

    def each(self, count: int) -> float:
        """*count* an exchange."""
        return round(count / self.exchanges, 2)


async def duel(table: LocalTable, *orders: tuple[str, str]) -> Cost:
    hall = await Hall.make(table, foes={"orc_chief": 1})
    alice = hall.players["jurl"]
    hall.players = {"isaure": alice}
    await hall.assembled()
    for who in ("Isaure", "Chef orc"):
        for field, value in (("stamina", 999), ("body", 99)):
            await hall.gm.type(f"/fix set who:{who} field:{field} value:{value}")
    for matter, order in orders:
        said = await alice.type(f"/orders matter:{matter} order:{order}")
        assert said.problem is None, said.text
    await hall.gm.type("/encounter start")
    await alice.type("/declare action:attack target:Chef orc")
    await table.settled()
    mark = table.double.log.mark()
    presses = 0
    for _ in range(600):
        if strikes(table) >= EXCHANGES:
            break
        pressed = await press(hall, alice)
        presses += pressed
        if not pressed:
            if (resume := next(iter(hall.controls("c|")), None)) is not None:
                await hall.use(hall.gm, resume)
            await table.wait(1)
        await table.settled()
    posts = table.double.log.since(mark, POST)
    calls = sum(f"<@{alice.member.id}>" in each.body["content"] for each in posts)
    return Cost(strikes(table), presses, asked(table, "isaure"), calls, len(posts))


async def press(hall: Hall, player: Person) -> int:
    """Answer the first question that calls *player* with what it offers first; how many presses that took."""
    for control in hall.controls(*QUESTION):
        if player not in hall.asked(control):
            continue
        answer = await hall.use(player, control)
        if not control.component["custom_id"].startswith("x|") or answer.message is None:
            return 1
        panel = next(iter(controls(answer.message)), None)
        if panel is None:
            continue
        await hall.use(player, panel)
        return 2
    return 0


def told(table: LocalTable) -> list[dict[str, Any]]:
    (entries,) = Facts(table.database).entries.values()
    return [json.loads(event.body) for entry in entries for event in entry.events]


def strikes(table: LocalTable) -> int:
    """The player's own actions so far."""
    return sum(e["type"] == "strike_rolled" and e["combatant"] == "isaure" for e in told(table))


def asked(table: LocalTable, who: str) -> Counter[str]:
    """The questions that *who* had to answer, by kind."""
    return Counter(
        e["kind"] for e in told(table) if e["type"] == "decision_closed" and e["who"] == who and e["how"] == "answered"
    )


async def test_an_exchange_costs_what_the_rules_leave_to_decide_and_orders_make_it_nothing(
    make_table: Callable[..., Any],
) -> None:
    before = await duel(await make_table("before"))
    after = await duel(await make_table("after"), *ORDERS, *ALSO)
    # A press for every question that the rules put; a secret one takes two, its panel and the choice.
    questions = before.questions
    assert set(questions) <= {"declare", "strike", "parry", "simultaneous", "free"}
    assert questions["strike"] + questions["simultaneous"] <= before.exchanges + 1
    assert before.presses <= sum(questions.values()) + 2 * questions["simultaneous"]
    assert before.each(before.presses) <= 2
    # Nobody is called more often than asked.
    assert before.calls <= sum(questions.values())
    # But for the first announcement, nothing is asked any more.
    assert (after.presses, after.calls, after.questions) == (0, 0, Counter({"declare": 1}))
    assert after.posts < before.posts
