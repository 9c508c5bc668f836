"""Every scene with somebody hidden in it, and without: nobody but the game master can tell which.

The playing without also shows that the scene holds, with the dice that `tests.scenes` leaves to this one.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

import pytest

from tests.scenes.test_scenes import ALONE
from tests.secrecy.watching import PLAIN, SCENES, Watched, differences, named, watched

ALL = sorted(SCENES.glob("*.txt"))
NOBODY_HIDES = ("fosse",)
"""In the bear pit there are three, and everybody sees them: who is to be hidden there is refused (PCT-PIT-001)."""
SECONDS = {"mj_au_panneau": ("Alice", "/mj deleguer"), "mj_au_poste": ("Bob", "/mj deleguer")}
"""Who looks at everything for a while, as the game master's second, and from when on."""
SHADOW = "Vesper"
ASIDE = {"course_dnd5": f"/corriger placer qui:{SHADOW} case:P1"}
"""Where the way that everybody goes is one square wide, somebody hidden is first put aside: who stands in it is met."""


def lurking(play: Watched, *, aside: str = "") -> Sequence[str]:
    """Somebody is hidden from the beginning on; he waits, and does nothing. *aside*: what first puts him elsewhere,
    once everybody is placed."""
    if not play.faced:
        return ()
    if not play.added:
        play.added = True
        return (f"/npc add creature:orc name:{SHADOW} hidden:true", f"/npc give who:{SHADOW}")
    if play.coming and any(word in str(play.coming[0].step) for word in ("nnuler", "ndo", "/mj coup", "/gm blow")):
        # What he says himself would be the last ruling; of a word since the blow the game master is told first.
        return (PLAIN,)
    if aside and "plan" in str(play.coming[:1]):
        return (aside,)
    return (f"/standby who:{SHADOW}",)


@pytest.mark.parametrize("scene", ALL, ids=lambda each: each.stem)
async def test_nobody_can_tell_that_somebody_is_hidden(scene: Path, tmp_path: Path) -> None:
    stem = scene.stem.rpartition("_")[0]
    secretly = partial(lurking, aside=ASIDE.get(stem, ""))
    without = await watched(scene, tmp_path / "without.db", secretly, hidden=False)
    hidden = await watched(scene, tmp_path / "with.db", secretly, hidden=True)
    assert not without.failed or scene.stem.startswith(ALONE), "\n\n".join(without.failed)
    if not hidden.added:
        pytest.skip("nobody fights in this scene")
    assert any("personne ne se cache" in text for text in hidden.answers) == (stem in NOBODY_HIDES)
    second, since = SECONDS.get(stem, ("", ""))
    for play in (without, hidden):
        begun = False
        for what, seen in play.seen:
            begun = begun or (bool(since) and since in what)
            if begun:
                seen.pop(second, None)
    assert not named(hidden, SHADOW)
    found = differences(without, hidden)
    assert not found, "\n\n".join(found[:3])
