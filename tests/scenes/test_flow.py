"""What is watched in every scene (`flow`) is found where it is so."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.rulesets.rpg20.ruleset import Rpg20
from bot.rulesets.rpg20.sequences.events import SlotEnded
from tests.rulesets.anyplay import STRANDED, Lost
from tests.rulesets.rpg20.fight import Fight
from tests.scenes import flow
from tests.scenes.test_scenes import HERE, played

STANDS = "plus_rien_rpg20_fr.txt"
"""A scene in which nothing goes on by itself for a while."""


@pytest.mark.seldom
async def test_a_fight_that_stands_still_or_loses_what_it_offered_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = tmp_path / "scene.db"
    # Nothing of it is wrong as it is.
    assert await played(HERE / STANDS, database)

    def lost(state: Any, event: Any) -> Lost | None:
        return Lost(event.combatant, lambda at: 0) if isinstance(event, SlotEnded) else None

    with monkeypatch.context() as otherwise:
        otherwise.setattr(Rpg20, "rests", lambda self, state: None)
        assert any(each.endswith(STRANDED) for each in flow.faults(database))
    with monkeypatch.context() as otherwise:
        otherwise.setattr(Fight, "loses", staticmethod(lost))
        assert any("could not be done" in each for each in flow.faults(database))
