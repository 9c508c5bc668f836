"""Scenes with somebody hidden in them, and without: nobody but the game master can tell which. In every run these are
as many as show all that scenes show (`tests.secrecy.cover`), and with `--hunt` all.

The playing without also shows that the scene holds, with the dice that `tests.scenes` leaves to this one.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

import pytest

from bot.rehearsal.schema import checker
from bot.rehearsal.script import load
from tests.scenes import flow
from tests.scenes.test_scenes import ALONE, API, bare_in
from tests.secrecy import cover
from tests.secrecy.watching import PLAIN, SCENES, Secretly, Watched, differences, named, watched

ALL = sorted(SCENES.glob("*.txt"))
NOBODY_HIDES = ("fosse",)
"""In the bear pit there are three, and everybody sees them: who is to be hidden there is refused (PCT-PIT-001)."""
SECONDS = {"mj_au_panneau": ("Alice", "/mj deleguer"), "mj_au_poste": ("Bob", "/mj deleguer")}
"""Who looks at everything for a while, as the game master's second, and from when on."""
MUCH = 34
"""So many things that none before it shows a scene brings which is played in every run; the others CI plays."""
SHADOW = "Vesper"
LOOKS_BACK = ("nnuler", "ndo", "↩️", "/mj panneau", "/mj coup", "/gm blow")
"""What somebody says who looks at the last rulings, or takes them back."""
ASIDE = dict.fromkeys(("course_dnd5", "lutte_dnd35", "evening_dnd35"), f"/fix place who:{SHADOW} cell:P1")
"""Where somebody hidden would stand on the way that everybody goes, he is first put aside: who stands in it is met."""


def lurking(play: Watched, *, aside: str = "") -> Sequence[str]:
    """Somebody is hidden from the beginning on; he waits, and does nothing. *aside*: what first puts him elsewhere,
    once everybody is placed."""
    if not play.faced:
        return ()
    if not play.added:
        play.added = True
        return (f"/npc add creature:orc name:{SHADOW} hidden:true", f"/npc give who:{SHADOW}")
    if play.coming and any(word in str(play.coming[0].step) for word in LOOKS_BACK):
        # What he says himself would be the last ruling; of a word since the blow the game master is told first.
        return (PLAIN,)
    if aside and any(word in str(play.coming[:1]).casefold() for word in ("plan", "'map'")):
        return (aside,)
    return (f"/standby who:{SHADOW}",)


def secretly(scene: Path) -> Secretly:
    return partial(lurking, aside=ASIDE.get(scene.stem.rpartition("_")[0], ""))


async def without_anybody(scene: Path, database: Path) -> Watched:
    """*scene* with nobody hidden: it must hold, and what the bot sends is checked as in `tests.scenes`."""
    return await watched(scene, database, secretly(scene), hidden=False, check=checker(API))


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "scene" in metafunc.fixturenames:
        every = bool(metafunc.config.getoption("--hunt"))
        scenes = [
            pytest.param(each, marks=() if len(cover.chosen().get(each.stem, ())) >= MUCH else pytest.mark.seldom)
            for each in ALL
            if every or each.stem in cover.chosen()
        ]
        metafunc.parametrize("scene", scenes, ids=lambda each: each.stem)


async def test_nobody_can_tell_that_somebody_is_hidden(scene: Path, tmp_path: Path) -> None:
    stem = scene.stem.rpartition("_")[0]
    without = await without_anybody(scene, tmp_path / "without.db")
    assert not without.failed or scene.stem.startswith(ALONE), "\n\n".join(without.failed)
    assert without.table.double.violations == []
    assert bare_in(without.sent) == []
    assert flow.faults(without.table.database) == []
    if not without.added:
        pytest.skip("nobody fights in this scene")
    assert cover.missed(scene, without.table) == [], cover.HOW.format(scene.stem)
    hidden = await watched(scene, tmp_path / "with.db", secretly(scene), hidden=True)
    assert hidden.added
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


def test_whoever_is_chosen_to_be_looked_at_is_a_scene_with_a_fight() -> None:
    there = {each.stem: each for each in ALL}
    assert [each for each in cover.chosen() if each not in there or not cover.fought(load(there[each]))] == []
