"""Scenes: each kind of step, holding and failing, with the bot in a process that is killed and started again."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.rehearsal import script
from bot.rehearsal.local import LocalTable
from bot.rehearsal.player import Player, StepFailed
from bot.rehearsal.schema import BodyChecker

from .toy import FACTORY

START = 1_750_000_000.0


@pytest.fixture
async def table(checker: BodyChecker, tmp_path: Path) -> AsyncIterator[LocalTable]:
    running = LocalTable(tmp_path / "toy.db", locale="en", start=START, files=tmp_path, factory=FACTORY, check=checker)
    async with running:
        yield running
    assert running.double.violations == []


async def play(table: LocalTable, text: str, *, restart: bool = False) -> Player:
    player = Player(table, restart_after_every_step=restart)
    await player.play(script.parse(text))
    return player


WHOLE = """
# A line of its own, and blank ones, are nothing.

GM> /gm panel                                   # the GM's own
refuse "your panel"
Alice> /strike target:Orc how:softly
expect "alice strikes   ORC soft"
expect Bob count 1 "strikes Orc"
Bob> /strike target:Goblin
Alice> [Why?] of "strikes Orc"
expect Alice "1d20 + 4"
expect not Bob "1d20 + 4"
Bob> {target} Goblin of "strikes Orc"
refuse "chosen c2"
Alice> [Form]
expect Alice "(Level)"
Alice> (Name) Aldric; (Class) Mage
refuse "aldric level 1 mage"
Alice> (Name) Zoe
"""


async def test_every_kind_of_action(table: LocalTable) -> None:
    with pytest.raises(StepFailed) as failed:
        await play(table, WHOLE)
    assert failed.value.line is not None
    assert (failed.value.line.number, str(failed.value)) == (19, "no form is open")


async def test_the_scene_survives_a_kill_after_every_step(table: LocalTable) -> None:
    without_form, _, _ = WHOLE.partition("Alice> [Form]")  # discord.py's own forms do not outlive the process
    await play(table, without_form, restart=True)
    assert table.bot.starts == 1 + 5


async def test_time_restart_locale_files_chat_and_other_channels(table: LocalTable, tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("x")
    await play(
        table,
        f"""
        wait 1m30s
        Alice> /clock_says
        refuse "{START + 90:.0f} after 1 starts"
        restart
        Alice> /clock_says
        refuse "{START + 90:.0f} after 2 starts"
        locale Alice fr
        Alice> /frapper cible:Orc
        Alice> /echo file:@a.txt
        expect "@back.txt"
        GM #screen> /strike target:Ogre
        expect GM "strikes Ogre"
        expect not Alice "strikes Ogre"
        Alice> I say # nothing
        Alice> <Explain> of "I say"
        refuse "about: I say"
        Alice> /post text:gone
        expect "~~gone~~"
        expect not "~~posted~~"
        offer Alice /strike target: Orc
        offer not Alice /strike target: Dragon
        """,
    )


@pytest.mark.parametrize(
    ("step", "reason"),
    [
        ('expect "strikes Ogre"', "“strikes Ogre” is visible to nobody"),
        ('expect Bob "psst"', "“psst” is not visible to Bob"),
        ('expect not "strikes Orc"', "“strikes Orc” is visible to somebody"),
        ('expect count 2 "strikes Orc"', "“strikes Orc” is visible 1 times"),
        ('refuse "not your turn"', "the previous step was not answered with “not your turn”"),
        ('refuse "strikes Orc"', "that answer was not private"),
        ("Alice> [Flee]", "Alice sees no [Flee]; there are: [Parry] [Why?] [Form]"),
        ("Alice> {target} Dragon", "{target}: no option “Dragon”; there are: Orc | Goblin"),
        ("Alice> /dance", "no command /dance"),
        ("Alice #attic> /gm panel", "there is no channel #attic"),
        ("offer Alice /strike target: Dragon", "“Dragon” is not offered to Alice; offered: Orc, Ogre, Goblin"),
        ("offer not Alice /strike target: Orc", "“Orc” is offered to Alice; offered: Orc, Ogre, Goblin"),
    ],
)
async def test_a_step_that_does_not_hold_says_why(table: LocalTable, step: str, reason: str) -> None:
    with pytest.raises(StepFailed) as failed:
        await play(table, f"Bob> [x]\n{step}" if step.startswith("Bob") else f"Alice> /strike target:Orc\n{step}")
    assert str(failed.value) == reason
    assert failed.value.line is not None
    assert failed.value.line.number == 2
    assert "scene:2: " in failed.value.report("scene")


async def test_a_failure_shows_what_was_visible(table: LocalTable) -> None:
    with pytest.raises(StepFailed) as failed:
        await play(table, 'Alice> /whisper text:secret\nBob> hello\nexpect "dragon"')
    report = failed.value.report("scene")
    assert "private | secret" in report
    assert "#table | hello" in report


async def test_no_answer_is_a_failure(table: LocalTable, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.rehearsal.seats.PATIENCE_S", 0.05)
    with pytest.raises(StepFailed, match="did not answer"):
        await play(table, "Alice> /silent")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("\nwait soon", "not a duration"),
        ("expect dragon", "expect .not. .who."),
        ('expect ""', "an empty text"),
        ('expect not count 2 "x"', "do not go together"),
        ("refuse nothing", "refuse wants a text"),
        ("offer Alice /strike target", "offer"),
        ("locale Alice elvish", "locale wants"),
        ("Alice> [Parry", "what closes"),
        ("Alice>", "nothing is done"),
        ("dance", "not a step"),
    ],
)
def test_what_is_no_script_names_its_line(text: str, reason: str) -> None:
    with pytest.raises(script.ScriptError, match=reason) as wrong:
        script.parse(text)
    assert wrong.value.line == text.count("\n") + 1


def test_the_language_reads_labels_values_and_comments() -> None:
    def action(text: str) -> script.Action:
        step = script.parse_step(text)
        assert isinstance(step, script.Act)
        return step.action

    assert action('A> [Parry: axe [2]] of "a \\"b\\""') == script.Press("Parry: axe [2]", 'a "b"')
    assert action("A> {target} Orc; Goblin") == script.Choose("target", ("Orc", "Goblin"))
    assert action("A> (Level (1-20)) 3; (Note) a; b") == script.Fill((("Level (1-20)", "3"), ("Note", "a; b")))
    assert action("A> <Explain> of @Bob") == script.Use("Explain", None, "Bob")
    assert script.without_comment("Alice> /say text:#screen # aside") == "Alice> /say text:#screen"
    assert script.duration("1d2h30m5s") == 95405
