"""What outlives an encounter: sheets, settings, notes; and a person who wants to be forgotten."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from storekit import message, opening, step

from bot.store import EventRow, PersonRow, SheetRow, Store, StoreConflict, TextRow, name_key

ALICE, BOB = 111111111111111111, 222222222222222222


def sheet(name: str, owner: int = ALICE, guild: int = 1, body: str = "level = 3") -> SheetRow:
    return SheetRow(guild, owner, name, "alternatif", body, 5.0)


async def test_sheets_belong_to_a_person_in_a_server_and_case_does_not_tell_them_apart(store: Store) -> None:
    for row in (sheet("Élodie"), sheet("aldric"), sheet("Aldric", owner=BOB), sheet("Aldric", guild=2)):
        await store.put_sheet(row)
    await store.put_sheet(sheet("ALDRIC", body="level = 4"))
    assert await store.sheet(1, ALICE, "  aLDRIC ") == sheet("ALDRIC", body="level = 4")
    assert await store.sheet(1, ALICE, "ÉLODIE") == sheet("Élodie")
    assert await store.sheet(1, BOB, "Élodie") is None
    assert [(row.name, row.owner) for row in await store.sheets(1)] == [
        ("ALDRIC", ALICE),
        ("Aldric", BOB),
        ("Élodie", ALICE),
    ]
    assert await store.sheets(2, ALICE) == [sheet("Aldric", guild=2)]
    assert await store.delete_sheet(1, ALICE, "Aldric")
    assert not await store.delete_sheet(1, ALICE, "Aldric")
    assert [row.owner for row in await store.sheets(1)] == [BOB, ALICE]


def test_names_are_compared_without_case_and_spaces() -> None:
    assert name_key(" Jean  STRASSE") == name_key("jean straße")
    assert name_key("Élodie") == name_key("E\u0301LODIE")
    assert name_key("Elodie") != name_key("Élodie")


async def test_settings_and_notes_are_kept_and_taken_back(path: Path) -> None:
    store = await Store.open(path)
    await store.put_setting(1, "tempo", '"live"')
    await store.put_setting(1, "tempo", '"evening"')
    await store.put_setting(1, "dice", '"table"')
    await store.put_setting(2, "tempo", '"live"')
    await store.put_note("commands", "abc")
    await store.put_note("commands", "def")
    await store.close()
    store = await Store.open(path)
    assert await store.settings(1) == {"dice": '"table"', "tempo": '"evening"'}
    await store.put_setting(1, "dice", None)
    assert await store.settings(1) == {"tempo": '"evening"'}
    assert await store.settings(3) == {}
    assert await store.note("commands") == "def"
    await store.put_note("commands", None)
    assert await store.note("commands") is None
    await store.close()


async def test_a_person_is_forgotten_and_nothing_else(store: Store) -> None:
    longer = int(f"{ALICE}7")  # another person, whose number begins like hers
    first = opening("duel")
    assert first.create is not None
    first.create = replace(first.create, gm=ALICE)
    first.persons = [PersonRow(1, ALICE), PersonRow(2, BOB), PersonRow(3, longer)]
    await store.commit(first)
    one = step("duel", 1, by=-1, outbox=(message("q", body=f'{{"text":"Ava <@{ALICE}> <@{longer}> {ALICE}"}}'),))
    one.events = [EventRow(1, "joined", f'{{"user":-1,"armour":{ALICE},"name":"ref-of-ava"}}')]
    one.texts = [
        TextRow("ref-of-ava", 1, True, b"salt", "Ava"),
        TextRow("ref-of-ava", 2, False, b"salt", "Ava"),  # Bob said her name: it is hers all the same
        TextRow("ref-of-both", 1, False, b"salt", "a slip"),
        TextRow("ref-of-both", 2, False, b"salt", "a slip"),
        TextRow("ref-of-bobs", 2, True, b"salt", "Bor"),
    ]
    await store.commit(one)
    await store.commit(opening("other"))
    await store.put_sheet(sheet("Aldric"))
    await store.put_sheet(sheet("Aldric", owner=BOB))

    done = await store.forget_user(ALICE)
    assert (done.sheets, done.texts, done.encounters) == (1, 2, ("duel",))
    assert (await store.forget_user(ALICE)).encounters == ()
    loaded = await store.load("duel")
    assert loaded is not None
    assert loaded.persons == (PersonRow(1, None), PersonRow(2, BOB), PersonRow(3, longer))
    assert [(each.ref, each.n) for each in loaded.texts] == [("ref-of-bobs", 2), ("ref-of-both", 2)]
    assert (loaded.encounter.gm, loaded.epoch) == (-1, 1)
    # What is recorded is as it was, her number as an armour class included.
    assert loaded.entries[0].events[0].body == f'{{"user":-1,"armour":{ALICE},"name":"ref-of-ava"}}'
    (slot,) = await store.slots("duel")
    assert slot.row.body == f'{{"text":"@… @… <@{longer}> {ALICE}"}}'
    assert [each.owner for each in await store.sheets(1)] == [BOB]
    assert (await store.epochs(["duel", "other"])) == {"duel": 1, "other": 0}

    # What was read before is not written any more.
    late = step("duel", 2, by=-1)
    late.epoch = 0
    with pytest.raises(StoreConflict, match="forgotten"):
        await store.commit(late)
    late.epoch = 1
    await store.commit(late)


async def test_statistics_count_what_is_there(store: Store) -> None:
    await store.commit(opening("a", channel=1))
    await store.commit(opening("b", channel=2))
    await store.commit(step("a", 1, snapshot=True, outbox=(message("r"),)))
    await store.commit(step("b", 1, status="ended"))
    await store.put_sheet(sheet("Aldric"))
    seen = await store.statistics()
    assert (seen.encounters, seen.live, seen.lines, seen.events, seen.snapshots) == (2, 1, 2, 4, 3)
    assert (seen.unshown, seen.sheets, seen.last_backup) == (1, 1, None)
    assert seen.file_bytes > 0
