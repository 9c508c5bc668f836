"""`/help`, `/roll` and `/doctor` at the real bot, for everybody to whom they say something else, in both languages."""

from __future__ import annotations

import re

import pytest

from bot.rehearsal.local import LocalTable
from bot.rehearsal.seats import Person

from .hall import Hall
from .test_wrong import Before

MOST = 10


async def help_of(person: Person) -> str:
    """What `/help` tells *person*: private, ten lines at most, in both languages."""
    told = []
    for locale, command in (("fr", "/aide"), ("en", "/help")):
        person.member.locale = locale
        answer = await person.type(command)
        assert answer.private
        assert answer.problem is None
        (message,) = answer.messages
        lines = message.content.split("\n")
        assert 2 <= len(lines) <= MOST
        told.append(message.content)
    french, english = told
    # What can be pressed is called by Discord as English calls it: in French commands go by the names people type.
    assert not re.findall(r"</[^>]+>", french)
    assert len(re.findall(r"`/[^`]+`", french)) == len(re.findall(r"</[a-z -]+:\d+>", english)) > 0
    return english


async def test_where_nobody_plays(table: LocalTable) -> None:
    told = await help_of(table.person("Eve"))
    assert "Nobody fights" in told
    eve = table.person("Eve")
    eve.member.locale = "fr"
    assert "`/combat ouvrir` commence un combat" in (await eve.type("/aide")).messages[0].content
    assert re.search(r"</encounter open:\d+>", told)
    assert re.search(r"</sheet create:\d+>", told)
    # Nothing that is not there yet.
    assert "</sheet show:" not in told
    await eve.type("/sheet create ready:jurl")
    assert "</sheet show:" in await help_of(eve)


async def test_in_the_lobby(table: LocalTable) -> None:
    hall = await Hall.make(table)
    await hall.gm.type("/encounter open rules:alternatif")
    alice = hall.players["jurl"]
    told = await help_of(alice)
    assert "nobody is ready" in told
    assert "</encounter join:" in told
    assert "</encounter start:" not in told
    told = await help_of(hall.gm)
    assert "</encounter start:" not in told, "nobody is there to fight"
    assert "</npc add:" in told
    alice.member.locale = "en"
    await alice.type("/sheet create ready:jurl")
    await alice.type("/encounter join")
    told = await help_of(alice)
    assert "You play Jurl" in told
    assert "</encounter join:" not in told
    await hall.gm.type("/npc add creature:orc")
    assert "</encounter start:" in await help_of(hall.gm)


async def test_in_the_fight_everybody_reads_something_else(hall: Hall) -> None:
    before = Before.of(hall)
    jurl, gm, eve = hall.players["jurl"], hall.gm, hall.table.person("Eve")
    told = await help_of(jurl)
    assert "Your answer is awaited" in told
    assert "</declare:" in told
    assert "</answer:" in told
    link = re.search(r"https://discord\.com/channels/(\d+)/(\d+)/(\d+)", told)
    assert link is not None
    assert int(link[2]) == hall.channel.id
    assert f"<@{jurl.member.id}>" in hall.channel.messages[int(link[3])].content
    told = await help_of(gm)
    assert "Nothing is asked of you" in told
    assert "Jurl" in told
    assert "</gm undo:" in told
    told = await help_of(eve)
    assert "You are watching" in told
    assert "shows your fighter" not in told
    assert "</gm undo:" not in told
    assert "</answer:" not in told
    await hall.table.settled()
    assert Before.of(hall) == before


async def test_what_only_the_game_master_may_use_is_named_to_him_alone(hall: Hall) -> None:
    jurl = hall.players["jurl"]
    jurl.member.locale = "en"
    await jurl.press(next(each for each in jurl.buttons() if each in ("Wait!", "Attendez !", "Attendez\u202f!")))
    assert "Time waits" in await help_of(jurl)
    for person in (jurl, hall.table.person("Eve")):
        assert "</gm " not in await help_of(person)
    assert "</gm resume:" in await help_of(hall.gm)


async def test_held_after_a_restart_and_ended(hall: Hall) -> None:
    await hall.gm.type("/gm pause")
    await hall.table.restart()
    assert "The clock is held" in await help_of(hall.players["jurl"])
    assert "</gm resume:" in await help_of(hall.gm)
    await hall.gm.type("/encounter end")
    told = await help_of(hall.players["jurl"])
    assert "The fight of this channel is over" in told
    assert "</encounter export:" in told


async def test_a_roll_is_public_and_no_part_of_the_fight(hall: Hall) -> None:
    before = Before.of(hall).journal
    alice = hall.players["jurl"]
    alice.member.locale = "en"
    answer = await alice.type("/roll dice:2d6 + 3 - d4")
    assert not answer.private
    found = re.fullmatch(
        rf"🎲 <@{alice.member.id}> : 2d6 \[(\d), (\d)\] \+ 3 − d4 \[(\d)\] = \*\*(−?\d+)\*\*\n(.*)",
        answer.messages[0].content.replace("\u00a0", " ").replace(">:", "> :"),
    )
    assert found is not None, answer.messages[0].content
    first, second, third = (int(each) for each in found.groups()[:3])
    assert int(found[4].replace("−", "-")) == first + second + 3 - third
    assert "fight" in found[5] or "combat" in found[5]
    assert Before.of(hall).journal == before


@pytest.mark.parametrize("typed", ["999999d9", "101d6", "d1001", "1d0", "d", "3", "2d6+", "1d6 1d6", "9" * 90 + "d6"])
async def test_a_dice_bomb_is_refused_privately(table: LocalTable, typed: str) -> None:
    eve = table.person("Eve")
    eve.member.locale = "en"
    answer = await eve.type(f"/roll dice:{typed}")
    assert answer.private
    assert "roll" in answer.text
    assert "🎲" not in answer.text


@pytest.mark.parametrize("typed", ["999999d9", "101d6", "d1001", "d9999999", "1d6+99999999999999", "9" * 90 + "d6"])
async def test_a_roll_that_is_too_much_is_told_the_bounds(table: LocalTable, typed: str) -> None:
    eve = table.person("Eve")
    eve.member.locale = "en"
    assert "100 dice at most" in (await eve.type(f"/roll dice:{typed}")).text


async def test_the_check_up_is_for_those_who_manage_the_channel(hall: Hall) -> None:
    eve = hall.table.person("Eve")
    eve.member.locale = "fr"
    answer = await eve.type("/diagnostic")
    assert answer.private
    assert "gèrent ce salon" in answer.text


async def test_the_check_up_names_what_is_missing_and_how_to_mend_it(hall: Hall) -> None:
    gm = hall.gm
    gm.member.locale = "en"
    told = (await gm.type("/doctor")).text
    assert "I have all the permissions that I need" in told
    assert "No backup was ever made" in told
    assert "Version" in told
    await hall.table.double.deny("read_message_history", hall.channel)
    told = (await gm.type("/doctor")).text
    assert "Here I lack: “Read Message History”" in told
    assert "in the permissions of" in told
