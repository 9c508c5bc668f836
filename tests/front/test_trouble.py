"""Discord in trouble, places lost, a full disk, rules that raise: said once, and then everything goes on."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Collection
from typing import Any

import pytest

from bot.rehearsal.faults import Fault
from bot.rehearsal.local import LocalTable
from bot.rehearsal.seats import Answer
from bot.store import rescued, restore

from . import saboteurs
from .hall import QUESTION, Facts, Hall, whole
from .storm import CALLBACK, EDIT, POST, rest, until
from .test_wrong import Before, plain, refused

KINDS: dict[str, dict[str, Any]] = {
    "429": {"status": 429, "retry_after": 0.05},
    "429 of a proxy": {"status": 429, "retry_after": 0.05, "via": False},
    "429 everywhere": {"status": 429, "retry_after": 0.05, "everywhere": True},
    "500 before": {"status": 500},
    "502 after": {"status": 502, "applied": True},
    "503 before": {"status": 503},
    "503 after": {"status": 503, "applied": True},
    "504 after": {"status": 504, "applied": True},
    "cut before": {"cut": True},
    "cut after": {"cut": True, "applied": True},
    "cut thrice": {"cut": True, "count": 3},
    "slow": {"delay": 0.3},
    "slowly answered": {"delay": 0.3, "applied": True},
    "cut for long": {"cut": True, "count": 6},
}
OFTEN = frozenset({"429", "500 before", "502 after", "cut after", "slow"})
"""One of each sort, for every run: refused, failed before it was done and after, cut off, and late."""

SEED = "1dea"
"""Dice with which each of these steps is of its kind: an answer that edits a message, for one."""


def lines(table: LocalTable) -> int:
    """How many inputs are in the journals."""
    return sum(map(len, Facts(table.database).entries.values()))


async def through_trouble(
    hall: Hall, route: str, kind: dict[str, Any], act: Callable[[], Any], inputs: int
) -> list[str]:
    """Do *act* while *route* is in trouble; what is wrong once that is over."""
    table, double = hall.table, hall.table.double
    before, mark = lines(table), double.log.mark()
    fault = double.faults.add(Fault(route, **kind))
    answer = await act()
    await table.settled()
    await table.wait(70)
    double.faults.clear()
    await table.wait(70)
    await rest(table)
    wrong = whole(table, [hall])
    if not fault.hits:
        wrong.append("nothing was in trouble")
    if lines(table) != before + inputs:
        wrong.append(f"{lines(table) - before} inputs")
    if len(double.log.since(mark, route)) > 25:
        wrong.append(f"{len(double.log.since(mark, route))} requests")
    if isinstance(answer, Answer) and kind.get("count", 1) < 4 and answer.problem is not None:
        wrong.append(f"not answered: {answer.problem}")
    return wrong


@pytest.mark.parametrize(
    "kinds",
    [pytest.param(OFTEN, id="often"), pytest.param(KINDS.keys() - OFTEN, id="seldom", marks=pytest.mark.seldom)],
)
async def test_each_route_in_each_trouble(kinds: Collection[str], make_table: Callable[..., Any]) -> None:
    """One tempo in which nobody is hurried; the answers, posts and edits of ordinary play."""

    # Not all at once: a bot that waits for its turn on a busy machine is no trouble of Discord's.
    going = asyncio.Semaphore(4)

    async def play(name: str, kind: dict[str, Any]) -> list[str]:
        async with going:
            return await played(name, kind)

    async def played(name: str, kind: dict[str, Any]) -> list[str]:
        table = await make_table(name.replace(" ", "-"), seed=SEED)
        hall = await Hall.make(table)
        await hall.gm.type("/encounter open tempo:post")
        await hall.assembled()
        alice, bob = hall.players.values()
        wrong: list[str] = []

        async def step(what: str, route: str, act: Callable[[], Any], inputs: int = 1) -> None:
            wrong.extend(f"{name}, {what}: {each}" for each in await through_trouble(hall, route, kind, act, inputs))

        await step("answer to a command", CALLBACK, lambda: hall.gm.type("/encounter start"))
        if kind.get("status", 0) < 500:  # else the library itself waits for seconds each time
            await step("refusal", CALLBACK, lambda: alice.type("/gm undo"), 0)
            await step("private answer", CALLBACK, lambda: alice.type("/encounter status"), 0)
        await step("private input", CALLBACK, lambda: alice.type("/declare action:attack target:Chef orc 1"))
        # Somebody else's action comes, and he is called.
        await step("new post", POST, lambda: bob.type("/declare action:attack target:Chef orc 1"))
        if kind.get("count", 1) < 4:
            await step("answer to a press", CALLBACK, hall.answer_one)
            await step("edit", EDIT, lambda: hall.gm.type("/encounter end"))
        return wrong

    found = await asyncio.gather(*(play(name, kind) for name, kind in KINDS.items() if name in kinds))
    assert [each for wrong in found for each in wrong] == []


# ---- lost places


async def lose(hall: Hall, how: str) -> None:
    double = hall.table.double
    match how:
        case "deleted":
            await double.delete_channel(hall.channel)
        case "removed":
            await double.remove_bot()
        case right:
            await double.deny(right, hall.channel)
    await hall.table.settled()


def trouble(hall: Hall) -> list[tuple[str, Any]]:
    facts = Facts(hall.table.database)
    return [(head.status, json.loads(head.facts)["trouble"]) for head in facts.heads.values()]


@pytest.mark.parametrize(("how", "known"), [("deleted", "gone"), ("removed", "gone")])
async def test_a_place_that_is_gone_holds_the_fight_and_is_left_alone(hall: Hall, how: str, known: str) -> None:
    table = hall.table
    mark = table.double.log.mark()
    await lose(hall, how)
    assert trouble(hall) == [("held", known)]
    assert len(table.double.log.since(mark, "* /channels/*")) <= 3
    mark = table.double.log.mark()
    await table.wait(7_200)
    assert table.double.log.since(mark, "* /channels/*") == []
    # A restart may look once more, no oftener.
    await table.restart()
    await table.wait(7_200)
    assert len(table.double.log.since(mark, "* /channels/*")) <= 3
    assert trouble(hall)[0][0] == "held"


async def test_a_bot_that_comes_back_says_so_and_goes_on(hall: Hall) -> None:
    await lose(hall, "removed")
    await hall.table.wait(7_200)
    assert trouble(hall) == [("held", "gone")]
    await hall.table.double.invite_bot()
    await rest(hall.table)
    assert trouble(hall) == [("running", None)]
    assert hall.reads().count("de nouveau accessible") == 1
    assert whole(hall.table, [hall]) == []
    await hall.played_out()
    await rest(hall.table)
    assert whole(hall.table, [hall]) == []


@pytest.mark.parametrize(
    ("right", "words"), [("send_messages", "Envoyer des messages"), ("view_channel", "Voir le salon")]
)
async def test_a_permission_withdrawn_holds_the_fight_and_is_named(hall: Hall, right: str, words: str) -> None:
    table = hall.table
    await lose(hall, right)
    mark = table.double.log.mark()
    for player in hall.players.values():
        await player.type("/declare action:attack target:Chef orc 1")
    await table.wait(3_600)
    assert trouble(hall) == [("held", right)]
    assert len(table.double.log.since(mark, "* /channels/*")) <= 8
    # Its answers to commands still arrive: so the game master hears of it, and resuming too early is harmless.
    told = await hall.gm.type("/encounter status")
    assert told.private
    assert f"« {words} »" in plain(told.text)
    mark = table.double.log.mark()
    await hall.gm.type("/gm resume")
    await table.wait(3_600)
    assert trouble(hall) == [("held", right)]
    assert len(table.double.log.since(mark, "* /channels/*")) <= 8
    # Given back, it is seen at once: nobody need say anything.
    await table.double.allow(right, hall.channel)
    await rest(table)
    assert whole(table, [hall]) == []
    assert trouble(hall) == [("running", None)]
    await hall.played_out()
    await rest(table)
    assert whole(table, [hall]) == []


async def test_a_message_that_somebody_deleted_is_said_anew(hall: Hall) -> None:
    control = hall.controls(*QUESTION)[0]
    tracker = hall.controls("m|")[0].message
    for message in (control.message, tracker):
        hall.table.double.messages.remove(message)
    for player in hall.players.values():
        await player.type("/declare action:attack target:Chef orc 1")
    await rest(hall.table)
    assert hall.controls("m|")
    assert [each for each in whole(hall.table, [hall]) if not each.endswith(" is nowhere")] == []


async def test_a_tracker_moves_down_before_discord_refuses_its_edits(make_table: Callable[..., Any]) -> None:
    table = await make_table()
    table.double.messages.late_edits_allowed = 1
    hall = await Hall.make(table)
    await hall.gm.type("/encounter open tempo:post")
    await hall.assembled()
    await hall.gm.type("/encounter start")
    await rest(table)
    first = hall.controls("m|")[0].message
    await table.wait(3_700)
    await hall.answer_one()
    await rest(table)
    (control,) = hall.controls("m|")
    assert control.message.id > first.id
    assert table.double.log.since(0, EDIT)[-1].code != 30046


# ---- a full disk, and rules that raise


async def test_a_full_disk_is_told_and_nothing_changes(make_table: Callable[..., Any]) -> None:
    table = await make_table(factory=f"{saboteurs.HERE}:full_disk")
    hall = await Hall.make(table)
    await hall.begun()
    alice, gm = hall.players["jurl"], hall.gm
    full = saboteurs.flag(table.database, saboteurs.FULL)
    await rest(table)
    before = Before.of(hall)
    full.touch()
    control = next(each for each in hall.controls("q|") if each.label.startswith("Jurl"))
    for person, act in (
        (alice, lambda: hall.use(alice, control)),
        (alice, lambda: alice.type("/declare action:attack target:Chef orc 1")),
        (gm, lambda: gm.type("/gm pause")),
        (gm, lambda: gm.type("/encounter end")),
    ):
        for locale, wanted in (("fr", "disque de l’hôte est plein"), ("en", "host’s disk is full")):
            person.member.locale = locale
            assert refused(await act(), wanted) == []
        person.member.locale = "fr"
    await table.settled()
    assert Before.of(hall) == before
    # A deadline that falls due meanwhile is taken once there is room again.
    await table.wait(200)
    assert Before.of(hall).journal == before.journal
    full.unlink()
    await table.wait(60)
    assert lines(table) > sum(map(len, before.journal.values()))
    await rest(table)
    assert whole(table, [hall]) == []


async def test_a_file_deleted_under_the_bot_is_told_and_what_was_taken_comes_back(hall: Hall) -> None:
    table, gm = hall.table, hall.gm
    await rest(table)
    before = Before.of(hall)
    await asyncio.to_thread(table.database.unlink)
    control = next(each for each in hall.controls("q|") if each.label.startswith("Jurl"))
    for person, act in (
        (hall.players["jurl"], lambda: hall.use(hall.players["jurl"], control)),
        (hall.players["jurl"], lambda: hall.players["jurl"].type("/declare action:attack target:Chef orc 1")),
        (gm, lambda: gm.type("/sheet create name:Nel class:guerrier level:1")),
        (gm, lambda: gm.type("/encounter end")),
    ):
        for locale, wanted in (("fr", "supprimé ou remplacé sous lui"), ("en", "deleted or replaced under it")):
            person.member.locale = locale
            assert refused(await act(), wanted) == []
        person.member.locale = "fr"
    assert "supprimé ou remplacé" in plain((await gm.type("/doctor")).text)
    await table.kill_bot()
    (saved,) = rescued(table.database)
    await asyncio.to_thread(restore, saved, table.database)
    await table.start_bot()
    await rest(table)
    assert Before.of(hall) == before
    assert await hall.answer_one() is not None
    await rest(table)
    assert whole(table, [hall]) == []


async def test_rules_that_raise_hold_that_fight_alone(make_table: Callable[..., Any]) -> None:
    table = await make_table(factory=f"{saboteurs.HERE}:broken_rules")
    halls = [await Hall.make(table, name) for name in ("struck", "spared")]
    for hall in halls:
        await hall.begun()
    struck, spared = halls
    broken = saboteurs.flag(table.database, saboteurs.BROKEN)
    alice = struck.players["jurl"]
    facts = Facts(table.database)
    (ident,) = [each for each, row in facts.encounters.items() if row.channel == struck.channel.id]
    state = facts.entries[ident][-1]
    broken.write_text("action_declared")
    for locale, wanted in (("fr", "n’a pas pu être rendue"), ("en", "could not be made")):
        alice.member.locale = locale
        answer = await alice.type("/declare action:attack target:Chef orc 1")
        if locale == "fr":
            assert refused(answer, wanted) == []
        await table.settled()
    alice.member.locale = "fr"
    broken.unlink()
    facts = Facts(table.database)
    # Nothing but the hold came of it; the game master is called, and told what was set aside.
    assert [each.line.kind for each in facts.entries[ident][state.line.line :]] == ["hold"]
    assert facts.heads[ident].status == "held"
    assert struck.gm.pinged()
    assert "`/gm undo`" in struck.reads() or "`/mj annuler`" in struck.reads()
    assert "Chef orc 1" in (await struck.gm.type("/encounter status")).text
    await spared.played_out()
    await struck.gm.type("/gm resume")
    await struck.played_out()
    await rest(table)
    assert whole(table, halls) == []
    assert {head.status for head in Facts(table.database).heads.values()} == {"ended"}


# ---- the gateway


@pytest.mark.parametrize("how", ["reconnect", "closed", "invalid", "identify anew"])
async def test_a_question_outlives_the_connection(hall: Hall, how: str) -> None:
    gateway = hall.table.double.gateway
    identified, resumed = gateway.identified, gateway.resumed
    match how:
        case "reconnect":
            await gateway.reconnect()
        case "closed":
            await gateway.close(4000)
        case "invalid":
            await gateway.invalidate()
        case _:
            await gateway.close(4009)
    anew = how in ("invalid", "identify anew")
    await until(lambda: gateway.identified > identified if anew else gateway.resumed > resumed, 20)
    answer = await hall.answer_one()
    assert answer is not None
    assert answer.problem is None
    await rest(hall.table)
    assert whole(hall.table, [hall]) == []


async def test_an_event_told_twice_counts_once(hall: Hall) -> None:
    """After a resume Discord may repeat what it does not know to have arrived."""
    double = hall.table.double
    alice = hall.players["jurl"]
    session = double.gateway.session_of_guild()
    assert session is not None
    sent: list[Any] = []
    push = session.push

    async def twice(kind: str, data: Any) -> None:
        sent.append(kind)
        await push(kind, data)
        await push(kind, data)

    session.push = twice  # type: ignore[method-assign]
    before = lines(hall.table)
    answer = await alice.type("/declare action:attack target:Chef orc 1")
    await hall.gm.type("/gm pause")
    session.push = push  # type: ignore[method-assign]
    await rest(hall.table)
    assert sent == ["INTERACTION_CREATE"] * 2
    assert lines(hall.table) == before + 2
    assert len(answer.messages) == 1
    assert whole(hall.table, [hall]) == []
