"""The timeline as a picture through the front door: whose it is, and nothing in it that its reader may not know."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from bot.rehearsal.local import LocalTable
from bot.rehearsal.reading import attached, controls
from bot.rehearsal.seats import Answer, Person
from bot.rehearsal.world import Message
from tests.pictures.drawn import opened

from .hall import Hall
from .test_trouble import trouble

COMMAND = {"fr": "/combat frise", "en": "/encounter timeline"}


async def asked(table: LocalTable, person: Person, locale: str = "fr") -> Answer:
    person.member.locale = locale
    answer = await person.type(COMMAND[locale])
    await table.settled()
    return answer


async def test_each_reader_has_a_picture_of_what_that_reader_may_know(hall: Hall) -> None:
    alice, gm = hall.players["jurl"], hall.gm
    await hall.answer_one()
    own, masters = await asked(hall.table, alice), await asked(hall.table, gm)
    for answer in (own, masters):
        assert answer.private
        (picture,) = answer.files
        assert picture.name == "frise.png"
        assert len(picture.content) <= 15_000
        assert opened(picture.content).width == 640
        # The same in words, in the message and for whoever does not see the picture.
        assert picture.about.split("\n")[0] in answer.words
    assert "Jurl" in own.files[0].about
    assert own.files[0].content != masters.files[0].content
    spectator = await asked(hall.table, hall.table.person("Carol"))
    assert spectator.files == []
    assert "Rien en vue" in spectator.words


async def test_nobody_learns_of_the_foes_moments(hall: Hall) -> None:
    for _ in range(6):
        await hall.answer_one()
        for player in hall.players.values():
            answer = await asked(hall.table, player)
            for picture in answer.files:
                assert "Orc" not in picture.about


async def test_the_picture_speaks_the_readers_language(hall: Hall) -> None:
    await hall.answer_one()
    french, english = await asked(hall.table, hall.gm), await asked(hall.table, hall.gm, "en")
    assert [each.name for each in (*french.files, *english.files)] == ["frise.png", "timeline.png"]
    assert french.files[0].content != english.files[0].content


async def test_the_same_state_is_drawn_once_and_comes_with_the_answer(hall: Hall) -> None:
    await hall.answer_one()
    first = await asked(hall.table, hall.gm)
    edits = sum(each.method == "PATCH" for each in hall.table.double.log.entries)
    again = await asked(hall.table, hall.gm)
    assert again.files[0].content == first.files[0].content
    assert sum(each.method == "PATCH" for each in hall.table.double.log.entries) == edits, "no edit was needed"


async def test_after_a_restart_the_message_stands_and_the_next_one_has_its_picture(hall: Hall) -> None:
    await hall.answer_one()
    before = await asked(hall.table, hall.gm)
    await hall.table.restart()
    after = await asked(hall.table, hall.gm)
    assert after.files[0].content == before.files[0].content
    assert before.words == after.words


async def test_percentile_rounds_have_a_picture_too(make_table: Callable[..., Any]) -> None:
    table = await make_table()
    gm, alice = table.person("GM", gm=True), table.person("Alice")
    await gm.type("/encounter open rules:percentile")
    await alice.type("/sheet create rules:percentile ready:ambre")
    await alice.type("/encounter join")
    await gm.type("/npc add creature:orc count:2")
    await gm.type("/encounter start")
    await table.settled()
    (picture,) = (await asked(table, alice)).files
    assert opened(picture.content).width == 640
    assert json.dumps(picture.about, ensure_ascii=False).count("Round") >= 1


@pytest.mark.parametrize("who", ["nobody", "lobby"])
async def test_without_a_fight_there_is_nothing_to_draw(table: LocalTable, who: str) -> None:
    gm = table.person("GM", gm=True)
    if who == "lobby":
        await gm.type("/encounter open rules:alternatif")
        await gm.type("/npc add creature:orc count:2")
    answer = await asked(table, gm)
    assert answer.private
    assert answer.files == []


# ---- the map


@pytest.fixture
async def field(hall: Hall) -> Hall:
    """The fight is played on squares."""
    await hall.gm.type("/gm settings setting:map value:square")
    await hall.table.wait(2)
    return hall


def tracker(hall: Hall) -> Message:
    (found,) = [each for each in hall.messages() if any("m|" in str(c.component["custom_id"]) for c in controls(each))]
    return found


async def test_the_tracker_has_a_map_of_what_everybody_sees(field: Hall) -> None:
    world = field.table.double.world
    (first,) = attached(world, tracker(field))
    assert first.name == "plan.png"
    assert len(first.content) <= 15_000
    opened(first.content)
    assert "Jurl en " in first.about
    await field.gm.type("/fix terrain ground:obstacle cells:I12 state:on")
    await field.table.wait(2)
    (second,) = attached(world, tracker(field))
    assert second.content != first.content
    assert "obstacle\u00a0: I12" in second.about


async def test_each_reader_has_a_map_and_nobody_sees_who_is_hidden(field: Hall) -> None:
    alice = field.players["jurl"]
    alice.member.locale = "fr"
    shown = await field.gm.type("/encounter map")
    await field.table.settled()
    hidden = shown.words.split("```")[1].split("\n")[-2][4:26].strip()
    assert hidden.startswith("Chef orc")
    await field.gm.type(f"/npc hide who:{hidden}")
    await field.table.wait(2)
    own = await alice.press("Plan")
    await field.table.settled()
    assert own.private
    (picture,) = own.files
    public = attached(field.table.double.world, tracker(field))
    for told in (own.words, picture.about, *(each.about for each in public)):
        assert hidden not in told
        assert "Jurl" in told
    masters = await field.gm.type("/encounter map")
    assert hidden in masters.words


async def test_the_map_is_pressed_after_a_restart_too(field: Hall) -> None:
    alice = field.players["jurl"]
    before = await alice.press("Plan")
    await field.table.settled()
    await field.table.restart()
    after = await alice.press("Plan")
    await field.table.settled()
    assert after.private
    assert [each.content for each in after.files] == [each.content for each in before.files]
    timeline = await alice.press("Frise")
    assert timeline.private
    assert timeline.problem is None


async def test_without_the_right_to_attach_files_the_fight_goes_on(field: Hall) -> None:
    double = field.table.double
    await double.deny("attach_files", double.table)
    await double.gateway.pulse()
    await field.gm.type("/fix terrain ground:obstacle cells:I12 state:on")
    await field.table.wait(2)
    assert attached(double.world, tracker(field)) == []
    assert trouble(field) == [("running", None)]


async def test_where_no_map_is_played_on_it_says_so(hall: Hall) -> None:
    answer = await hall.gm.type("/encounter map")
    assert answer.private
    assert "plan" in answer.words
    assert answer.files == []
