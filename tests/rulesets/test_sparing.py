"""An area that catches companions is asked about once more, of whoever decides himself, by their names; where it
catches none of them, and of autopilots, nothing is asked."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.values import evolve
from bot.rulesets.rpg20.sequences.speech import SetDistance
from bot.rulesets.shared import sparing
from bot.rulesets.shared.sparing import ANYWAY, FRIENDS
from tests.rulesets.dnd5 import magic as five
from tests.rulesets.dnd5 import skirmish as fifth
from tests.rulesets.dnd5.test_movement import grid, turns
from tests.rulesets.dnd35 import magic as three
from tests.rulesets.dnd35 import skirmish as third
from tests.rulesets.rpg20.fray import GM, Fray
from tests.rulesets.rpg20.fray import fighter as person
from tests.rulesets.turning import Turning


def at_five(*, hidden: bool = False) -> Turning[Any]:
    mage = five.caster("Ysolde", "fireball", cell="A4")
    friend = fifth.fighter("Berthe", cell="K4", hidden=hidden)
    foes = [fifth.fighter(name, "foes", cell=cell) for name, cell in (("Orc", "L4"), ("Gob", "V20"))]
    return grid(*turns(mage, friend, *foes))


def at_three(*, hidden: bool = False) -> Turning[Any]:
    mage = three.caster("Ysolde", "fireball", met=True)
    friend = third.fighter("Berthe", met=True, hidden=hidden)
    cells = {"ysolde": "A4", "berthe": "K4", "orc": "L4", "gob": "V20"}
    foes = [third.fighter(each, "foes", met=True) for each in ("Orc", "Gob")]
    return third.Skirmish(mage, friend, *foes, cells=cells)


AIMED = {"action": "cast", "spell": "fireball"}


@pytest.mark.parametrize("fight", [at_five, at_three])
def test_a_spell_that_catches_companions_waits_for_one_more_press(fight: Any) -> None:
    s = fight()
    level = {"slot": "3"} if fight is at_five else {}
    near, far = {**AIMED, **level, "at": "L4"}, {**AIMED, **level, "at": "V20"}
    decision = s.question("ysolde")
    assert [each.name for each in decision.legal(near)] == [FRIENDS]
    assert not decision.legal(near)[0].is_implied, "nobody says it by saying nothing"
    assert decision.legal(far) == ()
    assert decision.filled(near) == {**near, FRIENDS: ANYWAY}
    for locale in ("fr", "en"):
        assert "Berthe" in s.means("ysolde", locale, **near, friends=ANYWAY)
    s.answers("ysolde", **near)
    assert s.asked == [("ysolde", "declare")], "half an answer does nothing"
    s.answers("ysolde", *[6] * 20, **near, friends=ANYWAY)
    assert s.who("berthe").hit_points < s.who("berthe").hit_points_max


@pytest.mark.parametrize("fight", [at_five, at_three])
def test_neither_autopilots_are_asked_nor_does_it_tell_of_whoever_hides(fight: Any) -> None:
    level = {"slot": "3"} if fight is at_five else {}
    hiding = fight(hidden=True)
    assert hiding.question("ysolde").legal({**AIMED, **level, "at": "L4"}) == ()
    s = fight()
    led = evolve(s.who("ysolde"), temperament="furious")
    assert sparing.blank(s.state, s.who("ysolde"), lambda: ["orc", "berthe"])
    assert sparing.blank(s.state, led, lambda: ["orc", "berthe"]) == ()


def test_an_explosive_that_reaches_companions_waits_for_one_more_press() -> None:
    ana, bor, cid, zoe = (
        person("Ana", explosives=("grenade",)),
        *(person(each, "foes") for each in ("Bor", "Cid")),
        person("Zoe"),
    )
    fray = Fray(ana, bor, cid, zoe, apart=10)
    for one, metres in (("bor", 2), ("cid", 40)):
        fray.says(SetDistance(GM, one, "zoe", metres))
    decision = fray.question("ana")
    near, far = ({"action": "grenade", "target": each} for each in ("bor", "cid"))
    assert [each.name for each in decision.legal(near) or ()] == [FRIENDS]
    assert decision.legal(far) == ()
    for locale in ("fr", "en"):
        assert "Zoe" in Turning.means(fray, "ana", locale, **near, friends=ANYWAY)
