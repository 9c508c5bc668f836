"""The studio: pictures come from a process of its own, once each, and their loss is nobody's trouble."""

from __future__ import annotations

import asyncio
import io
import os
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.pictures import Lane, Picture, TimelinePlan
from bot.pictures.drawing import draw
from bot.pictures.plans import dump
from bot.pictures.worker import serve
from bot.studio import MOST_DEATHS, MOST_KEPT, NotDrawn, Studio


def picture(name: str = "Jurl") -> Picture:
    return Picture(TimelinePlan(name, "Segment", ("1", "2"), (Lane(name, 0),)), "frise.png", name)


def acting(code: str) -> tuple[str, ...]:
    """A worker that does as *code* says; `ask()` reads a plan, `tell(...)` answers."""
    begins = (
        "import sys, os\n"
        "ask = sys.stdin.buffer.readline\n"
        "def tell(said):\n    sys.stdout.buffer.write(said)\n    sys.stdout.buffer.flush()\n"
    )
    return ("-c", begins + code)


@pytest.fixture
async def studio() -> AsyncIterator[Studio]:
    made = Studio()
    yield made
    await made.close()


async def test_a_picture_is_drawn_in_another_process_and_kept(studio: Studio) -> None:
    assert studio.kept(picture()) is None
    made = await studio.draw(picture())
    assert made == draw(picture().plan)
    assert studio.kept(picture()) == made
    assert await studio.draw(picture()) == made
    assert studio.drawn == 1
    assert studio._process is not None
    assert studio._process.pid != os.getpid()


async def test_who_asks_for_the_same_at_the_same_time_gets_the_same(studio: Studio) -> None:
    made = await asyncio.gather(*(studio.draw(picture(name)) for name in ("a", "b", "a", "b", "a")))
    assert studio.drawn == 2
    assert made[0] == made[2] == made[4] != made[1]


async def test_who_gives_up_waiting_takes_nobody_elses_picture_away(studio: Studio) -> None:
    first, second = (asyncio.ensure_future(studio.draw(picture())) for _ in range(2))
    await asyncio.sleep(0)
    first.cancel()
    assert await second == draw(picture().plan)


async def test_nothing_is_started_before_the_first_picture(studio: Studio) -> None:
    assert studio._process is None


async def test_a_process_that_died_is_started_anew(studio: Studio) -> None:
    await studio.draw(picture("a"))
    assert studio._process is not None
    before = studio._process
    before.kill()
    await before.wait()
    assert await studio.draw(picture("b")) == draw(picture("b").plan)
    assert studio._process is not before


async def test_a_process_that_dies_over_a_picture_is_given_one_more_chance() -> None:
    # It draws once, then dies over the next plan; a fresh one draws that.
    studio = Studio(worker=acting("ask(); tell(b'2\\nok'); ask()"))
    assert await studio.draw(picture("a")) == b"ok"
    assert await studio.draw(picture("b")) == b"ok"
    await studio.close()


@pytest.mark.parametrize("code", ["", "ask()", "ask(); tell(b'nonsense\\n')", "ask(); tell(b'10\\nshort')"])
async def test_a_picture_that_cannot_be_had_is_refused(code: str) -> None:
    studio = Studio(worker=acting(code))
    with pytest.raises(NotDrawn):
        await studio.draw(picture())
    assert studio.kept(picture()) is None
    await studio.close()


async def test_a_process_that_says_nothing_is_ended() -> None:
    studio = Studio(worker=acting("ask(); ask()"), patience=0.05)
    with pytest.raises(NotDrawn):
        await studio.draw(picture())
    assert studio._process is None
    await studio.close()


async def test_after_many_deaths_nothing_is_started_for_a_while(tmp_path: Path) -> None:
    marks = tmp_path / "starts"
    studio = Studio(worker=acting(f"open({str(marks)!r}, 'a').write('x')"))
    for number in range(MOST_DEATHS + 3):
        with pytest.raises(NotDrawn):
            await studio.draw(picture(str(number)))
    assert len(marks.read_text(encoding="utf-8")) == MOST_DEATHS
    await studio.close()


async def test_a_plan_that_cannot_be_drawn_harms_no_other() -> None:
    studio = Studio(worker=acting("ask(); tell(b'-1\\n'); ask(); tell(b'2\\nok')"))
    with pytest.raises(NotDrawn):
        await studio.draw(picture("a"))
    before = studio._process
    assert await studio.draw(picture("b")) == b"ok"
    assert studio._process is before
    await studio.close()


async def test_only_so_many_are_kept_the_latest_used() -> None:
    studio = Studio(worker=acting("while ask(): tell(b'1\\nx')"))
    await studio.draw(picture("first"))
    for number in range(MOST_KEPT - 1):
        await studio.draw(picture(str(number)))
    assert studio.kept(picture("first")) is not None
    await studio.draw(picture("one more"))
    assert studio.kept(picture("first")) is not None
    assert studio.kept(picture("0")) is None
    await studio.close()


async def test_it_ends_with_the_bot_and_draws_no_more() -> None:
    studio = Studio()
    await studio.draw(picture())
    assert studio._process is not None
    process = studio._process
    waiting = asyncio.ensure_future(studio.draw(picture("later")))
    await asyncio.sleep(0)
    await studio.close()
    assert process.returncode is not None
    with pytest.raises((NotDrawn, asyncio.CancelledError)):
        await waiting
    with pytest.raises(NotDrawn):
        await studio.draw(picture("much later"))
    await studio.close()


async def test_the_process_ends_by_itself_when_the_bot_is_killed() -> None:
    studio = Studio()
    await studio.draw(picture())
    process, studio._process = studio._process, None
    assert process is not None
    assert process.stdin is not None
    process.stdin.close()
    assert await asyncio.wait_for(process.wait(), 10) == 0
    await studio.close()


def test_the_worker_answers_each_line_and_says_what_it_could_not_draw(capsys: pytest.CaptureFixture[str]) -> None:
    out = io.BytesIO()
    serve(io.BytesIO(b'{"kind":"opera"}\n' + dump(picture().plan) + b"\n"), out)
    made = draw(picture().plan)
    assert out.getvalue() == b"-1\n" + b"%d\n" % len(made) + made
    assert "opera" in capsys.readouterr().err


def test_the_bot_itself_never_loads_the_drawing_library() -> None:
    code = "import sys, bot.app, bot.studio; sys.exit('PIL' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_the_process_that_draws_loads_nothing_of_the_bot() -> None:
    code = (
        "import sys, bot.pictures.worker; "
        "sys.exit(', '.join(each for each in sys.modules if each.startswith('bot.') and 'pictures' not in each) or 0)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
