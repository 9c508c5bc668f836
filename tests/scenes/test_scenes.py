"""Every scene is played through the front door: the real bot, the real discord.py, Discord's double.

What the bot sends is checked against Discord's published API description, and for numbers of which nobody says what
they are. The same scene, with the bot killed after every step, must tell the same events.

A scene in which somebody is hidden in every run (`tests.secrecy.cover`) is played there once without anybody hidden,
and must hold and be checked all the same: here it is played with `--hunt` only. Any other shows nothing that is not
looked for there.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from bot.rehearsal.faults import Request
from bot.rehearsal.local import LocalTable
from bot.rehearsal.player import Player, StepFailed
from bot.rehearsal.schema import checker
from bot.rehearsal.script import load
from tests.choices.bare import bare, texts
from tests.scenes import flow
from tests.secrecy import cover
from tests.slow_heart import bot_for

HERE = Path(__file__).parent
SCENES = sorted(HERE.glob("*.txt"))
SEED = "5eed"
API = HERE.parent / "discord" / "openapi.json"
KILLED = ("jurl", "escrimeur")
"""The scenes that are also played with the bot killed after every step."""
KILLED_ALWAYS = "jurl_fr"
"""The one of them that is played in every run."""
ALONE = ("absents", "escrimeur", "gm_repare")
"""The scenes that do not hold where the game master types something in between, as in `tests.secrecy.test_scenes`."""
OTHER_SEED = "d1ce"
"""A scene lays down every die that it depends on: it holds with other dice than those of `tests.secrecy` as well."""


def table_for(scene: Path, database: Path, *, seed: str) -> LocalTable:
    """Where *scene* is played: what the bot sends is checked."""
    return LocalTable(
        database,
        locale="en" if scene.stem.endswith("_en") else "fr",
        seed=seed,
        files=HERE,
        start=1_790_000_000.0,
        check=checker(API),
        factory=bot_for(scene),
    )


async def played(scene: Path, database: Path, *, seed: str = SEED, restarts: bool = False) -> list[dict[str, Any]]:
    """The events of *scene*; a step that does not hold fails the test with its line and what was visible."""
    async with table_for(scene, database, seed=seed) as table:
        try:
            await Player(table, restart_after_every_step=restarts).play(load(scene))
        except StepFailed as failed:
            pytest.fail(failed.report(scene.name))
        assert bare_in(table.double.log.since()) == []
        assert composed_in(table) == []
        assert flow.faults(table.database) == []
        if scene.stem not in cover.chosen() and cover.fought(load(scene)):
            assert cover.uncovered(scene, table) == [], cover.HOW.format(scene.stem)
        return [{k: v for k, v in event.items() if k not in ("row", "encounter")} for event in table.events()]


def bare_in(sent: Iterable[Request]) -> list[str]:
    """The numbers in all that the bot told anybody by what it *sent*, and did not say what they are."""
    bodies = [each.body for each in sent if each.method in ("POST", "PATCH")]
    return [each for text in sorted({text for body in bodies for text in texts(body)}) for each in bare(text)]


HALF = ("Déjà choisi", "Chosen so far")


def composed_in(table: LocalTable) -> list[str]:
    """What anybody may read in the channel of an answer that is only half made."""
    told = (text for _, text in table.person("Zoé").messages())
    return [text for text in told if any(half in text for half in HALF)]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if metafunc.function is test_the_scene_holds:
        every = bool(metafunc.config.getoption("--hunt"))
        metafunc.parametrize("scene", [each for each in SCENES if every or plainly(each)], ids=lambda path: path.stem)


def plainly(scene: Path) -> bool:
    """Whether *scene* is played here in every run, and not elsewhere already, where all is looked for that is here."""
    return scene.stem.startswith(ALONE) or not (scene.stem in cover.chosen() or scene.stem.startswith(KILLED))


async def test_the_scene_holds(scene: Path, tmp_path: Path) -> None:
    assert await played(scene, tmp_path / "scene.db", seed=OTHER_SEED)


@pytest.mark.parametrize("scene", [s for s in SCENES if s.stem.startswith(ALONE)], ids=lambda path: path.stem)
async def test_a_scene_that_is_played_nowhere_else_holds_with_the_usual_dice(scene: Path, tmp_path: Path) -> None:
    assert await played(scene, tmp_path / "scene.db")


@pytest.mark.parametrize(
    "scene",
    [
        pytest.param(each, marks=() if each.stem == KILLED_ALWAYS else pytest.mark.seldom)
        for each in SCENES
        if each.stem.startswith(KILLED)
    ],
    ids=lambda path: path.stem,
)
async def test_the_fight_is_the_same_when_the_bot_is_killed_after_every_step(scene: Path, tmp_path: Path) -> None:
    through = await played(scene, tmp_path / "through.db")
    killed = await played(scene, tmp_path / "killed.db", restarts=True)
    assert killed == through
