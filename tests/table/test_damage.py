"""A damaged row is one fight's trouble: named, exported as far as it is readable, closed; the others play on."""

from __future__ import annotations

import json
import os
import random
import sqlite3
import traceback
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot import doctor
from bot.kernel.errors import Refused
from bot.store import Archive, StoreDamaged
from bot.table import Outcome
from bot.table.keeping import upkeep

from .conftest import ANA, BOB, CHANNEL, GM, GUILD, World

OTHER = CHANNEL + 1
"""A second channel; nothing of it is damaged."""
COLUMNS = {
    "encounters": (
        "guild",
        "channel",
        "ruleset",
        "opened_at",
        "gm",
        "locale",
        "seed",
        "commitment",
        "opening",
        "veil",
        "sealed",
    ),
    "heads": ("guild", "channel", "status", "line", "due_at", "awaiting", "facts", "packed", "epoch"),
    "lines": ("parent", "at", "by", "kind", "body", "interaction", "faces", "version", "schema", "kernel", "digest"),
    "events": ("line", "seq", "type", "body"),
    "snapshots": ("line", "position", "schema", "body", "checksum"),
    "outbox": ("channel", "version", "body", "nonce", "message", "token", "expires", "kind", "shown"),
    "persons": ("n", "user", "line", "salt", "seal"),
    "texts": ("ref", "n", "name", "salt", "text"),
    "packs": ("lines", "events", "last_no", "body"),
}
WAYS = ("garbage", "blob", "text", "number", "null", "cut", "empty", "swapped", "deleted", "altered")


def damage(path: Path, table: str, column: str, way: str, who: str, draw: random.Random) -> bool:
    """Damage one row of *who* in *table*; False where that column cannot be damaged like this."""
    key = "id" if table == "encounters" else "encounter"
    rowid = f"{key} = ?1"
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("pragma foreign_keys = off")
        db.text_factory = bytes
        if table == "lines":
            numbers = [row[0] for row in db.execute("select line from lines where encounter = ?", (who,))]
            rowid += f" and line = {draw.choice(numbers)}" if numbers else ""
        elif table == "persons":
            numbers = [row[0] for row in db.execute("select n from persons where encounter = ?", (who,))]
            rowid += f" and n = {draw.choice(numbers)}" if numbers else ""
        elif table == "texts":
            numbers = [row[0] for row in db.execute("select ref from texts where encounter = ? order by n", (who,))]
            rowid += f" and ref = '{draw.choice(numbers).decode()}'" if numbers else ""
        elif table in ("events", "snapshots", "outbox"):
            numbers = [row[0] for row in db.execute(f"select rowid from {table} where encounter = ?", (who,))]
            rowid += f" and rowid = {draw.choice(numbers)}" if numbers else ""
        found = db.execute(f"select {column} from {table} where {rowid}", (who,)).fetchone()
        if found is None:
            return False
        old = found[0] if isinstance(found[0], bytes) else str(found[0]).encode()
        try:
            match way:
                case "deleted":
                    return db.execute(f"delete from {table} where {rowid}", (who,)).rowcount > 0
                case "swapped":
                    other = db.execute(
                        f"select {column} from {table} where {column} is not ?2 order by random() limit 1",
                        (who, found[0]),
                    ).fetchone()
                    new: Any = None if other is None else other[0]
                    new = new.decode(errors="replace") if isinstance(new, bytes) and table != "packs" else new
                case "garbage":
                    db.execute(
                        f"update {table} set {column} = cast(?2 as text) where {rowid}", (who, b"\xff\xfe\x00" + old)
                    )
                    return True
                case "blob":
                    new = b"\x00\xff" + old
                case "text":
                    new = "dear aunt"
                case "number":
                    new = draw.choice([-1, 0, 7, 2**62, 1.5])
                case "null":
                    new = None
                case "cut":
                    new = old[: len(old) // 2].decode(errors="ignore")
                case "empty":
                    new = ""
                case _:
                    at = draw.randrange(len(old)) if old else 0
                    new = (old[:at] + bytes([old[at] ^ 1]) + old[at + 1 :]).decode(errors="replace") if old else "x"
            return db.execute(f"update {table} set {column} = ?2 where {rowid}", (who, new)).rowcount > 0
        except (sqlite3.IntegrityError, OverflowError):
            return False  # the table itself does not take it


async def fight(world: World, channel: int) -> str:
    """A fight that has begun in *channel*; its id."""
    world.channel.places.add(channel)
    tables = world.tables
    await world.take(await tables.open(world.actor(GM), guild=GUILD, channel=channel, ruleset="quarrel", locale="fr"))
    table = await tables.here(channel)
    for user, name in ((ANA, "Ana"), (BOB, "Bob")):
        await world.take(await table.scene.join(world.actor(user), {"sheet": f'{{"name": "{name}"}}'}))
    await world.take(await table.scene.start(world.actor(GM)))
    await world.quiet()
    return table.id


async def told(what: Any) -> str:
    """What somebody reads, whether it is refused or not; nothing else may come."""
    try:
        outcome: Outcome = await what
    except Refused as refused:
        return refused.key
    except StoreDamaged:
        return "damaged"  # said as a sentence by the client
    return outcome.card.text


async def lived_through(world: World, struck: str, spared: str) -> list[str]:
    """Start, look at the damaged fight in every way, close it, open another; what went wrong."""
    wrong: list[str] = []
    await world.up()
    try:
        tables = world.tables
        other = await tables.here(OTHER)
        if other.id != spared:
            wrong.append("the other fight is not where it was")
        await world.take(await other.game_clock.pause(world.actor(GM)))
        await world.take(await other.game_clock.resume(world.actor(GM)))
        for user in (ANA, GM):
            actor = world.actor(user)
            await told(tables.export(actor, CHANNEL, "journal"))
            for look in ("log", "status"):
                try:
                    table = await tables.latest(CHANNEL)
                    await told(getattr(table.looking, look)(actor))
                except Refused:
                    pass
        await world.wait(900)
        if CHANNEL in tables.channels:
            if await told(tables.end(world.actor(ANA), CHANNEL)) not in ("not-gm", "encounter-ended"):
                wrong.append("anybody may close it")
            await told(tables.end(world.actor(GM, manages=True), CHANNEL))
            await world.quiet()
        if CHANNEL in tables.channels:
            wrong.append("the channel stays blocked")
        if not wrong:
            await fight(world, CHANNEL)
            await world.wait(upkeep.PACKED_AFTER + 2 * upkeep.PURGE)
    except Exception as trouble:
        wrong.append("".join(traceback.format_exception(trouble)[-6:]))
    finally:
        await world.down()
    return wrong


def cases() -> Iterator[tuple[str, str, str, bool]]:
    for table, columns in COLUMNS.items():
        for column in columns:
            for way in WAYS:
                if way != "deleted" or column == columns[0]:
                    for ended in (False, True):
                        if ended or table != "packs":
                            yield table, column, way, ended


ALL = list(cases())
"""Some 1,000; `ARBITRE_DAMAGE=1` tries every one, otherwise some drawn by lot that differ from table to table."""
MET = [
    ("events", "type", "swapped", True),
    ("lines", "faces", "empty", False),
    ("snapshots", "line", "text", False),
    ("heads", "status", "empty", True),
    ("snapshots", "line", "garbage", False),
    ("encounters", "channel", "altered", False),
    ("encounters", "ruleset", "cut", False),
    ("persons", "user", "blob", False),
    ("persons", "salt", "text", True),
    ("texts", "salt", "altered", False),
]
"""What once held a channel or got nobody a sentence."""
CHOSEN = (
    ALL
    if "ARBITRE_DAMAGE" in os.environ
    else [each for table in COLUMNS for each in random.Random(table).sample([c for c in ALL if c[0] == table], 1)]
)


@pytest.mark.parametrize("table", COLUMNS)
async def test_whatever_is_damaged_others_play_on_and_the_channel_is_freed(
    world: World, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(upkeep, "PACKED_AFTER", 300.0)
    ids = {CHANNEL: await fight(world, CHANNEL), OTHER: await fight(world, OTHER)}
    await world.down()
    pristine = {False: world.path.read_bytes()}
    await world.up()
    await world.take(await (await world.tables.here(CHANNEL)).scene.end(world.actor(GM)))
    await world.quiet()
    await world.down()
    pristine[True] = world.path.read_bytes()
    if table == "packs":
        await world.up()
        await world.wait(upkeep.PACKED_AFTER + 3 * upkeep.PURGE)
        await world.down()
        pristine[True] = world.path.read_bytes()
    tried = 0
    wrong: list[str] = []
    for case in [each for each in (*MET, *CHOSEN) if each[0] == table]:
        _, column, way, ended = case
        assert sorted(each.name for each in world.path.parent.glob("t.db*")) == ["t.db", "t.db.lock"]
        world.path.write_bytes(pristine[ended])
        if damage(world.path, table, column, way, ids[CHANNEL], random.Random(str(case))):
            tried += 1
            wrong += [f"{case}: {each}" for each in await lived_through(world, ids[CHANNEL], ids[OTHER])]
    world.path.write_bytes(pristine[False])
    await world.up()
    assert wrong == []
    print(f"{table}: {tried} cases")


async def test_the_game_master_reads_which_line_exports_what_is_readable_and_closes_it(world: World) -> None:
    ident = await fight(world, CHANNEL)
    await fight(world, OTHER)
    await world.down()
    with closing(sqlite3.connect(world.path)) as db, db:
        db.execute("update lines set body = cast(x'ff00fe' as text) where encounter = ? and line = 3", (ident,))
        db.execute("delete from snapshots where encounter = ? and line > 1", (ident,))
    await world.up()
    with pytest.raises(Refused) as refused:
        await world.tables.here(CHANNEL)
    assert (refused.value.key, refused.value.facts) == ("encounter-damaged", {"where": "lines", "line": 3})
    said = world.services.renderer.refusal("fr", refused.value)
    assert "ligne 3" in said.replace("\xa0", " ").replace("\u202f", " ")
    await world.quiet()
    ((master, words),) = world.channel.whispers
    assert master == GM
    assert f"<#{CHANNEL}>" in words
    with pytest.raises(Refused) as refused:
        await world.tables.export(world.actor(ANA), CHANNEL, "journal")
    assert refused.value.key == "not-gm"
    outcome = await world.tables.export(world.actor(GM), CHANNEL, "journal")
    assert outcome.attachment is not None
    found = json.loads(outcome.attachment.content)
    assert [each["line"] for each in found["lines"]] == [1, 2]
    assert found["damaged"][0]["line"] == 3
    assert found["encounter"]["seed"] is None
    with pytest.raises(Refused) as refused:
        await world.tables.open(world.actor(GM), guild=GUILD, channel=CHANNEL, ruleset="quarrel")
    assert refused.value.key == "encounter-already-here"
    closed = await world.tables.end(world.actor(GM), CHANNEL)
    assert not closed.private
    assert await fight(world, CHANNEL) != ident
    await world.down()
    await world.up()
    assert (await world.tables.here(CHANNEL)).id != ident


@pytest.mark.parametrize("deaf", [False, True])
async def test_nobody_waits_for_what_is_due_in_a_fight_that_cannot_be_read(world: World, deaf: bool) -> None:
    ident = await fight(world, CHANNEL)
    await fight(world, OTHER)
    await world.down()
    with closing(sqlite3.connect(world.path)) as db, db:
        (whole,) = db.execute("select body from lines where encounter = ? and line = 3", (ident,)).fetchone()
        kept = db.execute("select * from snapshots where encounter = ? and line > 1", (ident,)).fetchall()
        db.execute("update lines set body = cast(x'ff00fe' as text) where encounter = ? and line = 3", (ident,))
        db.execute("delete from snapshots where encounter = ? and line > 1", (ident,))
    world.channel.deaf = {GM} if deaf else set()
    await world.up()
    # Nobody types anything: the deadline comes, and cannot be kept.
    await world.wait(900)
    assert [master for master, _ in world.channel.whispers] == ([] if deaf else [GM])
    posts = [text for how, _, text in world.channel.history if how == "post" and "ne peut plus être lu" in text]
    assert len(posts) == 1, "whoever waits in the channel reads it, once"
    with closing(sqlite3.connect(world.path)) as db, db:
        db.execute("update lines set body = ? where encounter = ? and line = 3", (whole, ident))
        db.executemany(f"insert into snapshots values ({','.join('?' * len(kept[0]))})", kept)
    # It was put right under the running bot: what was due comes as soon as somebody looks.
    before = (await world.tables.here(CHANNEL)).last_line
    await world.wait(60)
    assert (await world.tables.here(CHANNEL)).last_line > before


async def test_a_fight_without_a_readable_head_is_told_of_at_the_start(world: World) -> None:
    ident = await fight(world, CHANNEL)
    await world.down()
    with closing(sqlite3.connect(world.path)) as db, db:
        db.execute("update heads set status = cast(x'ff00fe' as text) where encounter = ?", (ident,))
    await world.up()
    await world.wait(1)
    assert [master for master, _ in world.channel.whispers] == [GM]
    assert any("ne peut plus être lu" in text for how, _, text in world.channel.history if how == "post")


@pytest.mark.parametrize("ended", [False, True])
@pytest.mark.parametrize(
    "spoil",
    [
        "update events set body = replace(body, 'Ana', 'Eve') || ' ' where line = ?2 and encounter = ?1",
        "update events set body = json_set(body, '$.by', 77) where line = ?2 and encounter = ?1",
        "delete from events where line = ?2 and encounter = ?1",
        "update lines set at = at + 1 where line = ?2 and encounter = ?1",
    ],
)
async def test_what_was_altered_and_can_still_be_read_is_damaged_not_upgraded(
    world: World, spoil: str, ended: bool
) -> None:
    ident = await fight(world, CHANNEL)
    table = await world.tables.here(CHANNEL)
    if ended:
        await world.take(await table.scene.end(world.actor(GM)))
        await world.quiet()
    line = table.last_line
    await world.down()
    with closing(sqlite3.connect(world.path)) as db, db:
        assert db.execute(spoil, (ident, line)).rowcount > 0
    assert [(each.key, each.facts["table"], each.facts["line"]) for each in doctor._deeply(world.path)] == [
        ("damaged", "lines", line)
    ]
    await world.up()
    with pytest.raises((Refused, StoreDamaged)) as refused:
        await world.tables.latest(CHANNEL)
    assert refused.value.key in ("encounter-damaged", "damaged")
    await world.quiet()
    assert "mis à jour" not in world.channel.reads()


async def test_an_altered_snapshot_is_noticed_and_costs_only_the_way_from_the_one_before(world: World) -> None:
    ident = await fight(world, CHANNEL)
    before = (await world.tables.here(CHANNEL)).committed.state
    await world.down()
    with closing(sqlite3.connect(world.path)) as db, db:
        ((newest,),) = db.execute("select max(line) from snapshots where encounter = ?", (ident,))
        db.execute(
            "update snapshots set body = replace(body, 'Ana', 'Eve') where encounter = ? and line = ?", (ident, newest)
        )
    with Archive(world.path) as archive:
        assert newest not in [each.line for each in archive.snapshots(ident)]
    await world.up()
    assert (await world.tables.here(CHANNEL)).committed.state == before


@pytest.mark.parametrize(
    ("spoil", "table", "line"),
    [
        ("update lines set body = cast(x'ff' as text) where line = 2 and encounter = ?", "lines", 2),
        ("update lines set faces = '[' where line = 2 and encounter = ?", "lines", 2),
        ("delete from lines where line = 2 and encounter = ?", "lines", 2),
        ("update events set body = substr(body, 2) where line = 3 and encounter = ?", "events", 3),
        ("update events set seq = 'x' || seq where line = 3 and encounter = ?", "events", 3),
        ("update snapshots set body = body || ' ' where line = 2 and encounter = ?", "snapshots", 2),
        ("update heads set facts = x'00' where encounter = ?", "heads", None),
        ("update heads set facts = '{' where encounter = ?", "heads", None),
        ("delete from heads where encounter = ?", "heads", None),
        ("update encounters set opening = '' where id = ?", "encounters", None),
        ("update encounters set seed = x'00' where id = ?", "encounters", None),
        ("update outbox set body = '{' where slot = 'opening' and encounter = ?", "outbox", None),
        ("insert into sheets values (1, 1, 'a', cast(x'ff' as text), 'quarrel', ?, 1.0, '[]')", "sheets", None),
    ],
)
async def test_the_doctor_finds_it_when_it_reads_everything(
    world: World, spoil: str, table: str, line: int | None
) -> None:
    ident = await fight(world, CHANNEL)
    await world.down()
    assert [each.key for each in doctor._deeply(world.path)] == ["sound"]
    with closing(sqlite3.connect(world.path)) as db, db:
        assert db.execute(spoil, (ident,)).rowcount > 0
    found = [each for each in doctor._deeply(world.path) if each.facts.get("table") == table]
    assert found
    assert all(each.bad for each in found)
    assert (line or 0) in [each.facts["line"] for each in found]
    if "heads set facts = x" in spoil:
        # That one keeps a fight from going on at all: it is looked for each time.
        assert [each.facts["encounter"] for each in doctor._unreadable(world.path)] == [ident]
    await world.up()


@pytest.mark.parametrize(
    "spoil",
    [
        "update notes set value = 'dear aunt' where key = 'uptime'",
        "delete from notes where key = 'uptime'",
        "update notes set value = replace(value, '\"down\": ', '\"down\": -') where key = 'uptime'",
        "update notes set value = json_object('down', 'NaN', 'alive', 'inf') where key = 'uptime'",
    ],
)
async def test_time_runs_out_on_nobody_where_the_sign_of_life_is_damaged(world: World, spoil: str) -> None:
    await fight(world, CHANNEL)
    await world.down()
    await world.clock.advance(100_000)
    await world.up()
    await world.wait(60)
    asked = set((await world.tables.here(CHANNEL)).session.asked)
    await world.down()
    with closing(sqlite3.connect(world.path)) as db, db:
        assert db.execute(spoil).rowcount == 1
    await world.up()
    await world.wait(170)
    assert set((await world.tables.here(CHANNEL)).session.asked) == asked
    await world.wait(200)
    assert set((await world.tables.here(CHANNEL)).session.asked) != asked
