"""Looking back at a fight: the log by pages, its story in both languages, what a player's export proves, and hides."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from bot.build import build_of
from bot.catalogue import load_library
from bot.rehearsal.seats import Answer, Person
from bot.rulesets import rulesets_of
from bot.table.keeping.document import Unverified
from bot.table.keeping.verifying import verify

from .hall import Hall


def files(person: Person, answer: Answer) -> list[bytes]:
    """What is attached to the messages of *answer*."""
    kept = person.seats.double.world.files
    return [kept[urlsplit(told["url"]).path] for message in answer.messages for told in message.payload["attachments"]]


async def exported(person: Person, how: str = "") -> Any:
    answer = await person.type(f"/encounter export{how}")
    assert answer.private
    (content,) = files(person, answer)
    return content.decode() if how else json.loads(content)


@pytest.fixture
async def over(hall: Hall) -> Hall:
    """A fight that was played to its end, with something undone on the way."""
    await hall.answer_one()
    await hall.undone()
    await hall.gm.type("/gm resume")
    await hall.played_out(12)
    return hall


async def test_every_page_of_the_log_once_and_nothing_twice(over: Hall) -> None:
    reader = over.players["jurl"]
    reader.member.locale = "en"
    pages = []
    while True:
        answer = await reader.type(f"/encounter log page:{len(pages) + 1}")
        assert answer.private
        if "does not exist" in answer.text or "no such page" in answer.text.lower() or len(pages) > 40:
            break
        pages.append(answer.messages[0].content)
    assert pages
    assert all(len(each) <= 2_000 for each in pages)
    numbers = [int(line[1:].split("`")[0]) for page in reversed(pages) for line in page.split("\n") if line[:1] == "`"]
    assert numbers == sorted(set(numbers))
    assert "~~" in "".join(pages)
    assert f"{len(pages)}" in answer.text or len(pages) == 1


async def test_the_story_is_told_in_the_readers_language_without_what_was_undone(over: Hall) -> None:
    stories = []
    for locale, title in (("fr", "# Un combat (D&D Alternatif)"), ("en", "# A fight (D&D Alternatif)")):
        over.players["jurl"].member.locale = locale
        told = await exported(over.players["jurl"], " format:story")
        assert told.startswith(title)
        assert "~~" not in told
        assert "<@" not in told
        assert "\n## Round 1\n" in told
        assert "Segment" not in told
        # Nobody's sums, not even one's own: what stands in the paragraphs are words.
        tale = re.sub(r"(?:Chef orc|Orc chief|Round) \d", "", told[: told.rindex("\n## ")].partition("\n## ")[2])
        assert not re.search(r"\d", tale), tale
        assert "Jurl" in told
        stories.append(told)
    assert stories[0] != stories[1]
    assert stories[0].count("\n## ") == stories[1].count("\n## ")


async def test_while_the_fight_lasts_everybody_has_the_story_and_the_gm_the_journal(hall: Hall) -> None:
    alice = hall.players["jurl"]
    alice.member.locale = "en"
    refused = await alice.type("/encounter export")
    assert refused.private
    assert "only the GM may export it" in refused.text
    assert "So far" in await exported(alice, " format:story")
    whole = await exported(hall.gm)
    assert whole["encounter"]["seed"] is None
    assert len(whole["lines"]) > 3


async def test_a_players_export_proves_its_dice_and_hides_other_peoples_figures(over: Hall) -> None:
    rulesets = rulesets_of(load_library())
    whole = await exported(over.gm)
    assert verify(whole, rulesets, build=build_of())[0] == len(whole["lines"])
    part = await exported(over.players["jurl"])
    lines, _, rolls, *_ = verify(part, rulesets, build=build_of())
    assert lines == len(part["lines"])
    told = [line for line in part["lines"] if "line" in line]
    rolled = [each for line in told for each in line["dice"] if isinstance(each, list)]
    assert rolls == len(rolled) > 3
    # What he may not know of is counted, and nothing more.
    assert all(set(line) == {"parts"} for line in part["lines"] if "line" not in line)
    assert [at for at, line in enumerate(part["lines"], 1) if "line" in line] == [line["line"] for line in told]
    # Of the orcs, only who they are; of his own fighter, everything.
    joined = [each for line in told for event in line["events"] for each in records(event)]
    assert {len(each) for each in joined if each["id"] != "p1"} <= {3}
    assert all(len(each) > 10 for each in joined if each["id"] == "p1")
    mine = over.players["jurl"].member.id
    (number,) = [-int(n) for n, each in part["persons"].items() if each["user"] == mine]
    assert [each["user"] for each in part["persons"].values() if each["user"] is not None] == [mine]
    for line in told:
        assert set(line["input"]) == {"digest"} or line["input"]["by"] == number or line["input"]["type"] == "begin"
    forged = json.loads(json.dumps(part))
    at = next(line for line in forged["lines"] if any(isinstance(each, list) for each in line.get("dice", ())))
    next(each for each in at["dice"] if isinstance(each, list))[1][0] += 1
    with pytest.raises(Unverified) as caught:
        verify(forged, rulesets, build=build_of())
    assert caught.value.key == "export-wrong-face"
    forged = json.loads(json.dumps(part))
    forged["encounter"]["seed"] = "00" * 32
    with pytest.raises(Unverified) as caught:
        verify(forged, rulesets, build=build_of())
    assert caught.value.key == "export-wrong-seed"


def records(value: Any) -> list[dict[str, Any]]:
    """Everybody described in *value*, at any depth."""
    if isinstance(value, list):
        return [each for item in value for each in records(item)]
    if not isinstance(value, dict):
        return []
    if "id" in value and "name" in value:
        return [value]
    return [each for item in value.values() for each in records(item)]


def test_the_command_line_verifies_a_players_export_too(tmp_path: Path) -> None:
    """The words of both answers differ."""
    from bot.text import Texts

    texts = Texts()
    for locale in ("fr", "en"):
        assert texts.say(locale, "cli-verified-seen", lines=3, rolls=5) != texts.say(
            locale, "cli-verified", lines=3, events=5
        )
