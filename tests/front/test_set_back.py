"""A backup is put back under a fight that went on: its channel reads so, and what was said since counts no more."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from bot.rehearsal.local import LocalTable
from bot.rehearsal.reading import controls, text_of
from bot.store import RESTORED, Archive, backup, restore

from .hall import QUESTION, Facts, Hall

TOLD = "Le fichier du bot a été remis dans son état du"


@pytest.mark.parametrize("way", ["restored", "laid in place", "as it was"])
async def test_a_channel_is_told_once_that_its_fight_was_set_back(table: LocalTable, tmp_path: Path, way: str) -> None:
    hall = await Hall.make(table)
    await hall.begun()
    copy = tmp_path / "copy.db"
    backup(table.database, copy)
    known = {each.id for each in hall.messages()}
    hall.players["jurl"].say("Et maintenant ?")
    for _ in range(4):
        await hall.answer_one()
    later = [each for each in hall.messages() if each.id not in known and list(controls(each))]
    stale = [(each, control) for each in later for control in controls(each)]
    await table.kill_bot()
    if way == "restored":
        restore(copy, table.database)
    elif way == "laid in place":
        for beside in ("-wal", "-shm"):
            table.database.with_name(table.database.name + beside).unlink(missing_ok=True)
        shutil.copyfile(copy, table.database)
    await table.start_bot()
    told = [each for each in hall.messages() if TOLD in text_of(table.double.world, each)]
    if way == "as it was":
        assert told == []
        return
    # It stands below all else, with the present; and is said once, however often the bot starts.
    (below,) = told
    assert below.id == max(each.id for each in hall.messages())
    assert [each for each in controls(below) if each.component["custom_id"].startswith(QUESTION)]
    with Archive(table.database) as archive:
        assert archive.note(RESTORED) is None
    await table.restart()
    print([(each.id, text_of(table.double.world, each)[:300]) for each in hall.messages()])
    print(table.bot.last_words())
    assert sum(TOLD in text_of(table.double.world, each) for each in hall.messages()) == 1
    # What was said since asks in vain: its questions may bear the numbers of others.
    assert len(stale) > 2
    for message, control in stale:
        for person in hall.people:
            answer = await hall.click(person, message, control.component["custom_id"])
            assert answer.private
            assert "ne compte plus" in answer.text
    lines = Facts(table.database).entries
    assert await hall.answer_one() is not None
    assert Facts(table.database).entries != lines
