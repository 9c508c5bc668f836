"""The benchmarks run; what they measure is nobody's test."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bench.__main__ import main
from bench.capacity import line
from bench.goals import G9, G12, Result, table


def test_the_engine_is_measured_beside_its_floor(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--quick", "--only", "G9", "--json", str(tmp_path / "figures.json")]) == 0
    shown = capsys.readouterr().out
    assert "G9" in shown
    first, fifth = json.loads((tmp_path / "figures.json").read_text("utf-8"))["results"]
    for figures in (first, fifth):
        assert figures["ours"] > figures["floor_figure"] > 0
        assert figures["notes"]["events a decision"] > 2


def test_how_many_fights_one_bot_can_serve_is_the_lesser_of_two_limits() -> None:
    by_discord, by_core = line(0.5, 0.002, 0.0), line(0.1, 0.004, 0.0)
    assert (by_discord.ours, by_core.ours) == (1_000, 2_500)
    shown = table([by_discord])
    assert "fights one bot can serve within Discord's limits at one input per fight and 10 s" in shown
    assert "by Discord's limit 1,000, by one core 5,000" in shown
    assert "no limit" in table([line(0.0, 0.004, 0.0)])


def test_an_unknown_goal_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--only", "G99"])
    assert "G1, G2" in capsys.readouterr().err


def test_a_ratio_and_an_excess_are_held_against_their_limits() -> None:
    ratio = Result(G9, floor=10.0, ours=40.0)
    assert ratio.verdict == "met"
    excess = Result(G12, floor=0.1, ours=1.5, scale=1.5)
    assert excess.verdict == "good", "a slower machine is given more time"
    assert "≤ 3 ms" in table([excess])
