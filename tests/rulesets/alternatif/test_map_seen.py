"""The grid as each reader may see it."""

from __future__ import annotations

from bot.kernel.ruleset import Reader
from tests.rulesets.alternatif.test_places import on_grid, stands


def test_hidden_people_are_on_nobodys_map_but_the_game_masters() -> None:
    fight = on_grid(stands("Ana", "C3", player=7), stands("Imp", "E5", "others", hidden=True))
    for reader in (Reader(), Reader(7)):
        ground = fight.game.view(fight.state, reader, ()).ground
        assert ground is not None
        assert [each.who for each in ground.figures] == ["ana"]
        # Nor does the map show by its size, or by where one could go, that somebody is there.
        assert (ground.right, ground.bottom) == (4, 4)
    mine = fight.game.view(fight.state, Reader(7), ()).ground
    assert mine is not None
    assert (4, 4, 1) in mine.reach
    assert (2, 1, 0) in mine.reach
    master = fight.game.view(fight.state, Reader(1, gm=True), ()).ground
    assert master is not None
    assert [each.who for each in master.figures] == ["ana", "imp"]
