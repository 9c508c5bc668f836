"""What a terminal opens with: a duel that plays itself to its end, then a lesson for whoever sits there."""

import io
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.rehearsal import stage
from bot.rehearsal.console import Console
from bot.rehearsal.local import LocalTable
from bot.rehearsal.phone import Phone, columns
from bot.rehearsal.player import Player
from bot.rehearsal.reading import contains
from bot.rehearsal.script import Act, Command, Line, load
from bot.rehearsal.stage import DUELS, START, Stage

NARROW = 36
"""Columns of a small phone."""
WORDS = {
    "fr": ("Grok est hors de combat", "Le combat est fini", "Conseil 1 sur 3", "sans conseil"),
    "en": ("Grok is out of the fight", "The fight is over", "Advice 1 of 3", "no advice"),
}


class Terminal(io.StringIO):
    """Keys that nobody presses."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize("locale", ["fr", "en"])
async def test_it_plays_itself_to_its_end_and_is_read_on_a_small_phone(tmp_path: Path, locale: str) -> None:
    read: list[str] = []
    async with LocalTable(tmp_path / "duel.db", locale=locale, start=START) as table:
        phone = Phone(table, table.person("Alice"), locale, width=NARROW)
        lines = load(DUELS / f"duel_{locale}.txt")

        def tell(line: Line) -> None:
            read.extend(phone.step(line))
            if isinstance(line.step, Act) and isinstance(line.step.action, Command):
                answer = player.last
                assert answer is not None
                assert not answer.private or "🎲" in answer.text, answer.text

        player = Player(table, after_step=tell)
        await player.play(lines)
    text = " ".join(read)
    felled, ended, advice, _ = WORDS[locale]
    assert contains(text, felled)
    assert contains(text, ended)
    assert contains(text, advice)
    assert [line for line in read if columns(line) > NARROW] == []
    # It is short.
    assert len(lines) <= 12


@pytest.mark.parametrize("locale", ["fr", "en"])
async def test_whoever_sits_at_the_terminal_is_the_one_who_learns(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], locale: str
) -> None:
    felled, ended, advice, skip = WORDS[locale]
    monkeypatch.setattr(sys, "stdin", Terminal())
    monkeypatch.setattr(stage, "READING_S", 0.0)
    seats = []

    async def run(console: Console, ahead: Sequence[str]) -> None:
        seats.append(console.seat.name)
        assert console.seat.asked()[:1] == [{"fr": "Attaquer Gobelin (85\u00a0%)", "en": "Attack Goblin (85%)"}[locale]]
        await console.tick(5)
        await console.obey(skip)
        assert not any("💡" in text for text in console.seat.visible())

    monkeypatch.setattr(Console, "run", run)
    assert await Stage(locale).open(None, None) == 0
    assert seats == ["Alice"]
    out = capsys.readouterr().out
    assert out.index(felled) < out.index(ended) < out.index(advice)
    assert "**" not in out
    assert "```" not in out
    assert "<t:" not in out
    assert "-0 s" not in out
