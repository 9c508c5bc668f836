"""Every scene is played through the front door: the real bot, the real discord.py, Discord's double.

What the bot sends is checked against Discord's published API description, and for numbers of which nobody says what
they are. The same scene, with the bot killed after
every step, must tell the same events. That each holds with the usual dice as well is seen where it is played with them
anyway: in `tests.secrecy.test_scenes`, or here with the bot killed.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.rehearsal.local import LocalTable
from bot.rehearsal.player import Player, StepFailed
from bot.rehearsal.schema import checker
from bot.rehearsal.script import load
from tests.choices.bare import bare, texts
from tests.slow_heart import bot_for

HERE = Path(__file__).parent
SCENES = sorted(HERE.glob("*.txt"))
SEED = "5eed"
API = HERE.parent / "discord" / "openapi.json"
KILLED = ("jurl", "escrimeur")
"""The scenes that are also played with the bot killed after every step."""
ALONE = ("absents", "escrimeur", "gm_repare")
"""The scenes that do not hold where the game master types something in between, as in `tests.secrecy.test_scenes`."""
OTHER_SEED = "d1ce"
"""A scene lays down every die that it depends on: it holds with other dice as well."""


async def played(scene: Path, database: Path, *, seed: str = SEED, restarts: bool = False) -> list[dict[str, Any]]:
    """The events of *scene*; a step that does not hold fails the test with its line and what was visible."""
    table = LocalTable(
        database,
        locale="en" if scene.stem.endswith("_en") else "fr",
        seed=seed,
        files=HERE,
        start=1_790_000_000.0,
        check=checker(API),
        factory=bot_for(scene),
    )
    async with table:
        try:
            await Player(table, restart_after_every_step=restarts).play(load(scene))
        except StepFailed as failed:
            pytest.fail(failed.report(scene.name))
        assert bare_in(table) == []
        return [{k: v for k, v in event.items() if k not in ("row", "encounter")} for event in table.events()]


def bare_in(table: LocalTable) -> list[str]:
    """The numbers in all that the bot told anybody, and did not say what they are."""
    sent = (each.body for each in table.double.log.since() if each.method in ("POST", "PATCH"))
    return [each for text in sorted({text for body in sent for text in texts(body)}) for each in bare(text)]


@pytest.mark.parametrize("scene", SCENES, ids=lambda path: path.stem)
async def test_the_scene_holds(scene: Path, tmp_path: Path) -> None:
    assert await played(scene, tmp_path / "scene.db", seed=OTHER_SEED)


@pytest.mark.parametrize("scene", [s for s in SCENES if s.stem.startswith(ALONE)], ids=lambda path: path.stem)
async def test_a_scene_that_is_played_nowhere_else_holds_with_the_usual_dice(scene: Path, tmp_path: Path) -> None:
    assert await played(scene, tmp_path / "scene.db")


@pytest.mark.parametrize("scene", [s for s in SCENES if s.stem.startswith(KILLED)], ids=lambda path: path.stem)
async def test_the_fight_is_the_same_when_the_bot_is_killed_after_every_step(scene: Path, tmp_path: Path) -> None:
    through = await played(scene, tmp_path / "through.db")
    killed = await played(scene, tmp_path / "killed.db", restarts=True)
    assert killed == through
