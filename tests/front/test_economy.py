"""Where one message could become two: secrets revealed, several fights at once, words offered, bursts and restarts."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable
from itertools import pairwise
from typing import Any

from bot.rehearsal.local import LocalTable
from bot.rehearsal.reading import controls

from .hall import Facts, Hall, whole
from .storm import CALLBACK, POST, edits_of, rest
from .test_autopilots import left_alone


async def test_the_reveal_of_a_secret_is_one_post_with_the_next_question_in_it(make_table: Callable[..., Any]) -> None:
    # Dice by which actions come up together.
    table: LocalTable = await make_table(seed="feed")
    hall = await Hall.make(table)
    await hall.begun()
    revealed = 0
    for _ in range(40):
        ways = (each for each in hall.controls("x|") if "." not in each.component["custom_id"].split("|")[2])
        secret = next(ways, None)
        if secret is None:
            if await hall.answer_one() is None:
                break
            continue
        for person in hall.asked(secret):
            panel = await hall.use(person, secret)
            assert panel.private
            if panel.message is not None and any(True for _ in controls(panel.message)):
                break
        assert panel.message is not None
        await rest(table)
        mark = table.double.log.mark()
        await hall.use(person, next(controls(panel.message)))
        await rest(table)
        assert len(table.double.log.since(mark, CALLBACK)) == 1
        posts = table.double.log.since(mark, POST)
        assert len(posts) <= 1
        if posts:
            revealed += 1
            asked = [
                f"<@{each.member.id}>" for each in hall.people if f"<@{each.member.id}>" in posts[0].body["content"]
            ]
            # Whoever is asked is called in the first words.
            assert not asked or posts[0].body["content"].startswith("<@")
    assert revealed >= 2
    await rest(table)
    assert whole(table, [hall]) == []


async def test_words_offered_cost_one_answer_each(hall: Hall) -> None:
    await rest(hall.table)
    mark = hall.table.double.log.mark()
    assert await hall.players["jurl"].autocomplete("/declare action:attack target:")
    assert [each.path.rsplit("/", 1)[1] for each in hall.table.double.log.since(mark)] == ["callback"]


async def test_fights_at_once_cost_no_more_than_one_by_one(make_table: Callable[..., Any]) -> None:
    table = await make_table()
    halls = [await Hall.make(table, f"hall-{number}") for number in range(3)]
    for hall in halls:
        await hall.begun()
    await rest(table)
    mark = table.double.log.mark()
    people = [player for hall in halls for player in hall.players.values()]
    answers = await asyncio.gather(*(player.type("/declare action:attack target:Chef orc 1") for player in people))
    await rest(table)
    assert [each.problem for each in answers] == [None] * len(people)
    assert len(table.double.log.since(mark, CALLBACK)) == len(people)
    for hall in halls:
        assert len(table.double.log.since(mark, f"POST /channels/{hall.channel.id}/*")) <= 2
        tracker = hall.controls("m|")[0].message
        assert len(edits_of(table, tracker.id, mark)) <= 2
    assert whole(table, halls) == []


async def test_the_tracker_follows_a_burst_at_its_own_pace_and_ends_right(hall: Hall) -> None:
    table = hall.table
    await rest(table)
    tracker = hall.controls("m|")[0].message
    mark = table.double.log.mark()
    for time in range(12):
        # Each of them shows: a tracker that reads the same is not edited.
        await hall.gm.type(f"/fix set who:Chef orc 2 field:body value:{6 if time % 2 else 1}")
        await table.wait(0.25)
    await rest(table)
    times = [each.at for each in edits_of(table, tracker.id, mark)]
    assert 2 <= len(times) <= 6
    # Discord's clock is moved first, so it may be a step of 0.25 s ahead of the bot's.
    assert all(later - earlier >= 0.75 for earlier, later in pairwise(times)), times
    # A bot that knows only the file draws the same.
    shown = tracker.content
    await table.restart()
    await hall.gm.type("/gm dice faces:13")
    await hall.gm.type("/fix initiative who:Chef orc 1")
    await rest(table)
    # But for the deadlines, which the time away has put off.
    drawn = tracker.content.replace("⌛ Chef orc 1\u00a0: temporise depuis l’ouverture\n", "")
    assert drawn != tracker.content
    assert re.sub(r"<t:\d+", "", drawn) == re.sub(r"<t:\d+", "", shown)
    assert segment(table) in shown


def segment(table: LocalTable) -> str:
    """How the tracker names the present moment, from the journal."""
    (entries,) = Facts(table.database).entries.values()
    told = [json.loads(event.body) for entry in entries for event in entry.events]
    reached = [each["segment"] for each in told if each["type"] == "segment_reached"]
    return f"Segment {reached[-1]} " if reached else "Ouverture"


async def test_autopilots_whom_nobody_watches_come_to_rest(table: LocalTable) -> None:
    hall = await left_alone(table)
    for _ in range(200):
        await table.wait(60)
        (head,) = Facts(table.database).heads.values()
        (entries,) = Facts(table.database).entries.values()
        # Whoever is away is waited for first.
        if '"unattended"' in entries[-1].line.body:
            break
    assert head.status == "held"
    assert '"unattended"' in entries[-1].line.body
    # It stays so, without a word, until somebody comes.
    mark = table.double.log.mark()
    await table.wait(86_400)
    assert table.double.log.since(mark) == []
    await hall.use(hall.players["jurl"], hall.controls("c|")[0])
    await rest(table)
    (head,) = Facts(table.database).heads.values()
    assert head.status == "running"
    assert whole(table, [hall]) == []
