"""However long an encounter is, looking back at it lets everybody else have their turn, counted in lines."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import pytest

from bot.kernel.errors import Refused
from bot.render import Renderer
from bot.table.base.background import AT_ONCE
from bot.table.house import table as doors
from bot.table.keeping import recovery
from bot.table.looking import chronicle, rulebook
from bot.text import Texts
from tests.table.conftest import ANA, CHANNEL, GM, World

BREAKS = 20
"""Pauses that make the journal long."""


async def long(world: World) -> Any:
    await world.begun()
    table = await world.tables.here(CHANNEL)
    for _ in range(BREAKS):
        await world.take(await table.game_clock.pause(world.actor(GM)))
        await world.take(await table.game_clock.resume(world.actor(GM)))
    await world.quiet()
    return table


class Counted:
    """How many pieces were done in one turn of the event loop, at most."""

    def __init__(self) -> None:
        self.most = self.all = self._now = 0

    def counting(self, piece: Callable[..., Any]) -> Callable[..., Any]:
        def counted(*args: Any, **named: Any) -> Any:
            self.all += 1
            self._now += 1
            self.most = max(self.most, self._now)
            return piece(*args, **named)

        return counted

    async def during(self, work: Awaitable[Any]) -> Any:
        async def others() -> None:
            while True:
                self._now = 0
                await asyncio.sleep(0)

        task = asyncio.create_task(others())
        try:
            return await work
        finally:
            task.cancel()


@pytest.mark.parametrize(
    ("who", "look"),
    [
        (ANA, lambda table, actor: table.looking.log(actor)),
        (GM, lambda table, actor: table.looking.log(actor)),
        (ANA, lambda table, actor: table.looking.export(actor, "story")),
        (GM, lambda table, actor: table.looking.export(actor, "story")),
    ],
)
async def test_what_looks_back_reads_few_lines_at_a_time(
    world: World, monkeypatch: pytest.MonkeyPatch, who: int, look: Callable[..., Awaitable[Any]]
) -> None:
    table = await long(world)
    counted = Counted()
    monkeypatch.setattr(chronicle, "_entry", counted.counting(chronicle._entry))
    await counted.during(look(table, world.actor(who)))
    assert counted.all >= 2 * BREAKS
    assert counted.most <= AT_ONCE + 1


async def test_a_story_is_told_few_rulings_at_a_time(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await long(world)
    counted = Counted()
    monkeypatch.setattr(Renderer, "_moments", counted.counting(lambda *_: []))
    told = [[None]] * 30
    original = Renderer.story
    monkeypatch.setattr(
        Renderer,
        "story",
        lambda self, game, state, _, *rest, **named: original(self, game, state, told, *rest, **named),
    )
    await counted.during(table.looking.export(world.actor(ANA), "story"))
    assert counted.all == len(told)
    assert counted.most <= AT_ONCE + 1


@pytest.mark.parametrize(
    "look",
    [
        lambda table, actor: table.undoing.preview(actor, to=1),
        lambda table, actor: table.undoing.preview(actor, 50),
        lambda table, actor: table.looking.why(actor, 2),
    ],
)
async def test_after_a_restart_few_lines_are_replayed_at_a_time(
    world: World, monkeypatch: pytest.MonkeyPatch, look: Callable[..., Awaitable[Any]]
) -> None:
    await long(world)
    await world.down()
    await world.up()
    table = await world.tables.here(CHANNEL)
    counted = Counted()
    monkeypatch.setattr(recovery, "recorded", counted.counting(recovery.recorded))
    person = world.actor(ANA) if "why" in look.__code__.co_names else world.actor(GM)
    with suppress(Refused):  # nothing to undo: it was looked at all the same
        await counted.during(look(table, person))
    assert counted.all >= 2 * BREAKS
    assert counted.most <= AT_ONCE + 1


async def test_the_titles_of_the_rules_are_read_some_at_a_time_and_once(monkeypatch: pytest.MonkeyPatch) -> None:
    texts, counted = Texts(), Counted()
    monkeypatch.setattr(rulebook, "_bare", counted.counting(rulebook._bare))
    book = await counted.during(rulebook.Rulebook.opened(texts, "en", "percentile"))
    assert counted.all >= len(book.rules) > 2 * rulebook.AT_ONCE
    assert counted.most <= 3 * (rulebook.AT_ONCE + 1)
    assert await rulebook.Rulebook.opened(texts, "en-GB", "percentile") is book


async def test_what_rules_much_is_written_down_and_worded_in_steps_of_their_own(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.begun()
    table = await world.tables.here(CHANNEL)
    turns = Counted()
    monkeypatch.setattr(doors, "draft", turns.counting(doors.draft))
    for kind, name in ((type(table.engine), "submitting"), (type(table.recorder), "line")):
        monkeypatch.setattr(kind, name, turns.counting(getattr(kind, name)))
    monkeypatch.setattr(doors, "MANY", 0)
    await turns.during(table.game_clock.pause(world.actor(GM)))
    assert (turns.all, turns.most) == (3, 1)


async def test_while_the_journal_is_replayed_the_encounter_takes_inputs(world: World) -> None:
    await long(world)
    await world.down()
    await world.up()
    table = await world.tables.here(CHANNEL)
    looking = [asyncio.create_task(table.undoing.preview(world.actor(GM), to=1)) for _ in range(2)]
    while not table.undoing.remembering.locked():  # noqa: ASYNC110 (what is waited for happens within)
        await asyncio.sleep(0)
    before = table.last_line
    await world.take(await table.game_clock.pause(world.actor(GM)))
    assert table.last_line == before + 1
    done = await asyncio.gather(*looking, return_exceptions=True)
    assert [each for each in done if isinstance(each, Exception) and not isinstance(each, Refused)] == []
    assert table.engine.mark(table.last_line) is not None


async def crowded(table: Any, world: World) -> None:
    """Three who decide by themselves come in."""
    for name in ("Orc", "Gob", "Troll"):
        joins = table.ruleset.compose(table.engine.state, "npc-add", GM, {"creature": name})
        await world.take(await table.submit(joins, world.actor(GM)))


async def test_while_creatures_decide_another_encounter_takes_inputs(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And whoever looks at theirs meanwhile sees what is committed."""
    other = CHANNEL + 1
    world.channel.places.add(other)
    for channel in (CHANNEL, other):
        opened = await world.tables.open(world.actor(GM), guild=1001, channel=channel, ruleset="quarrel", locale="fr")
        await world.take(opened)
    table, elsewhere = await world.tables.here(CHANNEL), await world.tables.here(other)
    await crowded(table, world)
    before, line = table.committed, elsewhere.last_line
    amid = []

    async def others() -> None:
        while table.committed is before:
            if table.engine.standing.begun and not table.engine.here.frame.standing.begun:
                amid.append((table.committed is before, len(table.questions()), table.last_line))
                if len(amid) == 1:
                    await elsewhere.scene.join(world.actor(ANA), {"sheet": '{"name": "Ana"}'})
            await asyncio.sleep(0)

    await asyncio.gather(others(), table.scene.start(world.actor(GM)))
    assert elsewhere.last_line == line + 1
    assert set(amid) == {(True, 0, table.last_line - 1)}
    assert table.committed.standing.begun


async def test_whoever_goes_while_creatures_decide_has_begun_nothing(world: World) -> None:
    await world.take(
        await world.tables.open(world.actor(GM), guild=1001, channel=CHANNEL, ruleset="quarrel", locale="fr")
    )
    table = await world.tables.here(CHANNEL)
    await crowded(table, world)
    frame = table.engine.frame
    beginning = asyncio.create_task(table.scene.start(world.actor(GM)))
    while not table.engine.standing.begun:  # noqa: ASYNC110 (what is waited for happens within)
        await asyncio.sleep(0)
    beginning.cancel()
    await asyncio.gather(beginning, return_exceptions=True)
    assert table.engine.frame == frame == table.committed
    await world.take(await table.scene.start(world.actor(GM)))
    assert table.committed.standing.begun
