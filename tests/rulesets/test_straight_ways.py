"""Over free ground a way is straight where a straight line of squares costs no more, in both games on squares; whom it
provokes, and what it costs, does not hang on that."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

import pytest

from bot.kernel import inputs
from bot.rulesets.dnd5.movement import ways as ways5
from bot.rulesets.dnd5.movement.words import Place
from bot.rulesets.dnd35.base.budget import taken
from bot.rulesets.dnd35.movement import ways as ways35
from bot.rulesets.shared.ground.geometry import name_of, point_of
from tests.rulesets.dnd5 import skirmish as skirmish5
from tests.rulesets.dnd35 import skirmish as skirmish35

GM, START, FAR = 1, "J10", "Z20"


def turns(cells: Sequence[str]) -> int:
    """How often a way over *cells* changes its direction."""
    at = [point for each in (START, *cells) if (point := point_of(each)) is not None]
    steps = [(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(at)]
    return sum(one != other for one, other in pairwise(steps))


def goals() -> Iterator[tuple[str, int]]:
    """The cells around, and how often the straightest way to each turns."""
    here = point_of(START)
    assert here is not None
    for x in range(-5, 6):
        for y in range(-5, 6):
            if x or y:
                yield name_of((here[0] + x, here[1] + y)), 0 if 0 in (x, y) or abs(x) == abs(y) else 1


@pytest.mark.rule("DN5-MOV-015")
@pytest.mark.parametrize("diagonals", ["equal", "alternating"])
def test_a_straight_way_is_straight_under_the_fifth_editions_rules(diagonals: str) -> None:
    people = skirmish5.fighter("Ana"), skirmish5.fighter("Orc", "foes")
    scene = skirmish5.Skirmish(*people, begun=False, map="square", diagonals=diagonals)
    scene.notes(Place(GM, "ana", START))
    scene.notes(Place(GM, "orc", FAR))
    scene.says(inputs.Begin(GM))
    found = {goal: ways5.best_way(scene.state, scene.who("ana"), [goal], 900) for goal, _ in goals()}
    bent = [goal for goal, least in goals() if (way := found[goal]) is not None and turns(way.cells) > least]
    assert bent == []
    assert sum(way is not None for way in found.values()) > 80


@pytest.mark.rule("DN5-REA-004")
def test_away_from_a_foe_at_hand_he_goes_in_a_line_too_which_provokes_nobody_else() -> None:
    """Out of the reach of the orc beside him he comes later on the straight way, and is struck at once all the same; a
    rat whose reach he would come into is worth a detour that costs nothing."""
    people = skirmish5.fighter("Ana"), skirmish5.fighter("Orc", "foes"), skirmish5.fighter("Rat", "foes")
    for rat, straight in ((FAR, True), ("K7", False)):
        scene = skirmish5.Skirmish(*people, begun=False, map="square")
        for who, cell in (("ana", START), ("orc", "K10"), ("rat", rat)):
            scene.notes(Place(GM, who, cell))
        scene.says(inputs.Begin(GM))
        way = ways5.best_way(scene.state, scene.who("ana"), ["J4"], 900)
        assert way is not None
        assert (way.provokes, way.cost, way.far) == (("orc",), 900, 900)
        assert (turns(way.cells) == 0) is straight


@pytest.mark.rule("D35-BAS-019")
@pytest.mark.parametrize("diagonals", ["equal", "alternating"])
def test_a_straight_way_is_straight_under_the_3_5_rules(diagonals: str) -> None:
    people = skirmish35.fighter("Ana"), skirmish35.fighter("Orc", "foes")
    scene = skirmish35.Skirmish(*people, cells={"ana": START, "orc": FAR}, diagonals=diagonals)
    found = ways35.reached(scene.state, scene.who("ana"), 6)
    assert [goal for goal, least in goals() if goal in found and turns(found[goal].cells) > least] == []
    assert (found["L8"].cells, found["L8"].cost) == (("K9", "L8"), 3 if diagonals == "alternating" else 2)


@pytest.mark.rule("D35-BAS-019", "D35-BAS-012")
def test_whom_a_way_provokes_does_not_hang_on_how_straight_it_is() -> None:
    """Whoever could strike at the way that is found without looking whether it is straight can strike at this one."""
    people = skirmish35.fighter("Ana"), skirmish35.fighter("Orc", "foes"), skirmish35.fighter("Rat", "foes")
    scene = skirmish35.Skirmish(*people, cells={"ana": START, "orc": "L7", "rat": "H12"})
    state, who = scene.state, scene.who("ana")
    found, held = ways35.reached(state, who, 6), ways35._held(state, who)
    assert len(held) == 2
    shut, full = ways35.closed(state, who), taken(state, who)
    plain = ways35._found(point_of(START), 1, 6, True, shut, full, frozenset())  # type: ignore[arg-type]
    assert list(found) == list(plain), "in the same order"
    assert [each.cost for each in found.values()] == [each.cost for each in plain.values()]
