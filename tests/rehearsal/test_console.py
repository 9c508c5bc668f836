"""The prompt and the command line: completion, seats, what is told, exit codes."""

import io
import json
import sys
from pathlib import Path

import pytest

from bot.rehearsal.completion import TableCompleter
from bot.rehearsal.console import Console
from bot.rehearsal.local import LocalTable
from bot.rehearsal.stage import Stage
from bot.rehearsal.transcript import Transcript

from .toy import FACTORY


@pytest.fixture
def console(table: LocalTable) -> Console:
    table.person("Bob")
    return Console(table, Transcript(table, "en"), "en", seat="Alice")


async def shown(table: LocalTable, console: Console, text: str) -> list[str]:
    return [proposal.text for proposal in await TableCompleter(table.seats, lambda: console.seat).propose(text)]


async def test_completion_follows_the_registered_commands(table: LocalTable, console: Console) -> None:
    assert await shown(table, console, "/st") == ["strike "]
    assert await shown(table, console, "/gm ") == ["panel "]
    assert await shown(table, console, "/strike ") == ["target:", "how:", "times:", "hard:", "who:"]
    assert await shown(table, console, "/strike target:o") == ["Orc ", "Ogre "]
    assert await shown(table, console, "/strike target:Orc h") == ["how:", "hard:"]
    assert await shown(table, console, "/strike target:Orc how:") == ["softly "]
    assert await shown(table, console, "/strike hard:") == ["yes ", "no "]
    assert await shown(table, console, "/strike who:@b") == ["@Bob "]
    assert await shown(table, console, "/dance ") == []


async def test_completion_knows_french_names_for_french_seats(table: LocalTable, console: Console) -> None:
    table.person("Bob", locale="fr")
    assert await shown(table, console, "Bob> /fr") == ["frapper "]
    assert await shown(table, console, "Bob> /frapper cible:Orc m") == ["maniere:"]


async def test_completion_shows_what_can_be_pressed_chosen_and_filled_in(table: LocalTable, console: Console) -> None:
    assert await console.obey("/strike target:Orc")
    assert await shown(table, console, "[") == ["[Parry]", "[Why?]", "[Form]"]
    assert await shown(table, console, "{") == ["{target} Orc", "{target} Goblin"]
    assert await shown(table, console, "as ") == ["as Bob", "as Alice"]
    assert await console.obey("[Form]")
    assert await shown(table, console, "(Name) x; (L") == ["(Level) "]


async def test_the_seat_sees_its_own_and_is_told_of_others(
    table: LocalTable, console: Console, capsys: pytest.CaptureFixture[str]
) -> None:
    await console.obey("/whisper text:secret of Alice")
    assert "only Alice\n    secret of Alice" in capsys.readouterr().out
    await console.obey("Bob> /strike target:Orc")
    assert console.seat.name == "Bob"
    assert "#table\n    @Bob strikes Orc" in capsys.readouterr().out
    await console.obey("as Alice")
    out = capsys.readouterr().out
    assert "Alice’s seat" in out
    assert "secret of Alice" in out
    await console.obey("Bob> look")
    out = capsys.readouterr().out
    assert "strikes Orc" in out
    assert "secret of Alice" not in out
    await console.obey("GM #screen> say behind the screen")
    await console.obey("GM>")
    assert "#screen\n    behind the screen" in capsys.readouterr().out


async def test_only_new_lines_of_a_changed_message_are_told(
    table: LocalTable, console: Console, capsys: pytest.CaptureFixture[str]
) -> None:
    await console.obey("/strike target:Orc")
    capsys.readouterr()
    await console.obey("[Parry]")
    assert capsys.readouterr().out == "  #table (changed)\n    Alice parries\n"


async def test_trouble_is_a_sentence_in_the_players_language(
    table: LocalTable, capsys: pytest.CaptureFixture[str]
) -> None:
    console = Console(table, Transcript(table, "fr"), "fr", seat="Alice")
    assert await console.obey("/danser")
    assert await console.obey("[Fuir]")
    assert await console.obey("wait demain")
    assert await console.obey('expect "dragon"')
    assert capsys.readouterr().out.splitlines() == [
        "  ! il n’y a pas de commande /danser",
        "  ! Alice ne voit pas [Fuir] ; il y a : –",
        "  ! ce n’est pas une durée : « demain » (30s, 5m, 2h, 1d, 1h30m)",
        "  ! « dragon » n’est visible par personne",
    ]


async def test_leaving_waiting_restarting_and_help(
    table: LocalTable, console: Console, capsys: pytest.CaptureFixture[str]
) -> None:
    assert not await console.obey("quit")
    await console.obey("wait 90s   # a while")
    await console.obey("restart")
    await console.obey("help")
    out = capsys.readouterr().out
    assert out.startswith("90 seconds later.\nThe bot was killed and started again.\n")
    assert "{list} choice" in out
    assert out.endswith("quit\n")
    assert table.bot.starts == 2


async def test_a_script_tells_what_happens_and_ends_well(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "scene.txt"
    path.write_text('Alice> /strike target:Orc\nexpect "strikes Orc"\n')
    assert await Stage("en", factory=FACTORY).open(path, None) == 0
    out = capsys.readouterr().out
    assert "Alice> /strike target:Orc\n  #table\n    @Alice strikes Orc" in out
    assert out.endswith("2 steps hold.\n")


async def test_a_script_that_fails_ends_with_1_and_says_where(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "scene.txt"
    path.write_text('Alice> /whisper text:x\nexpect "strikes Orc"\n')
    assert await Stage("fr", factory=FACTORY).open(path, None) == 1
    err = capsys.readouterr().err
    assert err.startswith(f'{path}:2: expect "strikes Orc"\n  « strikes Orc » n’est visible par personne')


async def test_a_script_that_is_none_ends_with_2(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "scene.txt"
    path.write_text("\ndance\n")
    assert await Stage("en", factory=FACTORY).open(path, None) == 2
    assert await Stage("en", factory=FACTORY).open(tmp_path / "missing.txt", None) == 2
    assert await Stage("en", factory=FACTORY, seed="xyz").open(path, None) == 2
    assert capsys.readouterr().err.splitlines() == [
        f"{path}:2: not a step: dance",
        f"There is no script {tmp_path / 'missing.txt'}.",
        "The seed must be hexadecimal digits, an even number of them.",
    ]


async def test_a_pipe_is_a_script(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO('Alice> /strike target:Orc\nexpect "nothing like it"\n'))
    assert await Stage("en", factory=FACTORY).open(None, None) == 1
    assert "stdin:2: " in capsys.readouterr().err


async def test_a_bot_that_does_not_start_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "scene.txt"
    path.write_text("Alice> hello\n")
    (tmp_path / "broken.db").write_text("not a number")
    assert await Stage("en", factory=FACTORY).open(path, tmp_path / "broken.db") == 2
    assert "the bot’s process failed: ValueError" in capsys.readouterr().err


async def test_events_come_as_lines_of_json_and_nothing_else(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    told = [{"row": 1, "seq": 1, "type": "opened"}, {"row": 2, "seq": 2, "type": "épée"}]

    def events(table: LocalTable, after: int = 0) -> list[dict[str, object]]:
        return [dict(event) for event in told if int(str(event["row"])) > after][:1]

    monkeypatch.setattr(LocalTable, "events", events)
    path = tmp_path / "scene.txt"
    path.write_text("Alice> hello\nAlice> again\n")
    assert await Stage("en", factory=FACTORY, json=True).open(path, None) == 0
    # The first was in the database before.
    assert [json.loads(line) for line in capsys.readouterr().out.splitlines()] == [{"seq": 2, "type": "épée"}]


def test_a_line_that_stands_once_more_in_a_changed_message_is_told(table: LocalTable) -> None:
    told = Transcript(table, "en")._lines(["a", "b", "a", "c"], ["a", "b"])
    assert told == ["a", "c"]
    assert Transcript(table, "en")._lines(["a", "b"], ["a", "b"]) == []
