"""Every scene with somebody hidden in it, and without: nobody but the game master can tell which."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.secrecy.watching import SCENES, Watched, differences, watched

ALL = sorted(SCENES.glob("*.txt"))
ALONE = ("fosse", "mj_au_panneau")
"""Scenes in which nobody else has a place (the bear pit is for three), or in which others act as game masters."""
BY_NUMBER = ("bataille",)
"""Scenes that are compared up to an undoing by number: what the game master does with the hidden counts as well."""
SHADOW = "Umbra"


def lurking(play: Watched) -> Sequence[str]:
    """Somebody is hidden from the beginning on; he waits, and does nothing."""
    if not play.faced:
        return ()
    if not play.added:
        play.added = True
        return (f"/npc add creature:orc name:{SHADOW} hidden:true", f"/npc give who:{SHADOW}")
    return (f"/standby who:{SHADOW}",)


@pytest.mark.parametrize("scene", [each for each in ALL if not each.stem.startswith(ALONE)], ids=lambda each: each.stem)
async def test_nobody_can_tell_that_somebody_is_hidden(scene: Path, tmp_path: Path) -> None:
    without = await watched(scene, tmp_path / "without.db", lurking, hidden=False)
    hidden = await watched(scene, tmp_path / "with.db", lurking, hidden=True)
    if not hidden.added:
        pytest.skip("nobody fights in this scene")
    assert not any(SHADOW in text for _, seen in hidden.seen for texts in seen.values() for text in texts)
    if scene.stem.startswith(BY_NUMBER):
        for play in (without, hidden):
            play.seen = play.seen[: next(at for at, (what, _) in enumerate(play.seen) if "Annuler ces" in what)]
    found = differences(without, hidden)
    assert not found, "\n\n".join(found[:3])
