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

SEED = "5eed"
"""Dice with which nothing breaks the habit: after a wound that interrupts, or a weapon lost, one is asked anew."""
EXCHANGES = 24
ORDERS = ("strike", "last_target"), ("strike-left", "never"), ("parry", "never"), ("parry-left", "always")
ALSO = ("free", "always"), ("simultaneous", "attack")


@dataclass
class Cost:
    """A player's share, over the whole duel. *presses*: buttons, panels included; *questions*: those answered, of which
    *already* before the counting of presses began; *blows*: those of the enemy's that reached him; *calls*: messages
    that mention him."""

    exchanges: int
    presses: int
    questions: Counter[str]
    already: int
    blows: int
    calls: int
    posts: int


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
    already = sum(asked(table, "p1").values())
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
    return Cost(strikes(table), presses, asked(table, "p1"), already, blows(table), calls, len(posts))


async def press(hall: Hall, player: Person) -> int:
    """Answer the first question that calls *player* with what it offers first; how many presses that took.

    A secret question costs the opening of its panel, and a press for each weapon whose action is due.
    """
    for control in hall.controls(*QUESTION):
        if player not in hall.asked(control):
            continue
        answer = await hall.use(player, control)
        if not control.component["custom_id"].startswith("x|") or answer.message is None:
            return 1
        presses = 1
        while answer.message is not None and (panel := next(iter(controls(answer.message)), None)) is not None:
            answer = await hall.use(player, panel)
            presses += 1
        if presses > 1:
            return presses
    return 0


def told(table: LocalTable) -> list[dict[str, Any]]:
    (entries,) = Facts(table.database).entries.values()
    return [json.loads(event.body) for entry in entries for event in entry.events]


def strikes(table: LocalTable) -> int:
    """The player's own actions so far."""
    return sum(e["type"] == "strike_rolled" and e["combatant"] == "p1" for e in told(table))


def blows(table: LocalTable) -> int:
    """The blows that reached the player so far."""
    return sum(e["type"] == "strike_rolled" and e["target"] == "p1" and e["outcome"] != "miss" for e in told(table))


def asked(table: LocalTable, who: str) -> Counter[str]:
    """The questions that *who* had to answer, by kind."""
    return Counter(
        e["kind"] for e in told(table) if e["type"] == "decision_closed" and e["who"] == who and e["how"] == "answered"
    )


async def test_an_exchange_costs_what_the_rules_leave_to_decide_and_orders_make_it_nothing(
    make_table: Callable[..., Any],
) -> None:
    before = await duel(await make_table("before", seed=SEED))
    after = await duel(await make_table("after", seed=SEED), *ORDERS, *ALSO)
    # What the rules put: an action of one's own is asked once, a blow that arrives once; nothing else is.
    questions = before.questions
    assert set(questions) <= {"declare", "strike", "parry", "simultaneous", "free"}
    assert questions["strike"] + questions["simultaneous"] <= before.exchanges + 1
    assert questions["parry"] <= before.blows
    # An action of one's own costs a press, or two where it is chosen in secret: its panel, which two weapons due at
    # once share, and the choice. A blow costs one, so does a free action.
    own = before.exchanges + questions["simultaneous"]
    assert before.presses <= own + questions["parry"] + questions["free"]
    assert before.presses >= sum(questions.values()) - before.already
    # Nobody is called more often than asked.
    assert before.calls <= sum(questions.values())
    # But for the first announcement, nothing is asked any more.
    assert (after.presses, after.calls, after.questions) == (0, 0, Counter({"declare": 1}))
    assert after.posts < before.posts
