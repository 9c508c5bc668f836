"""What is refused is refused for what really stands in the way, in both games that are played by turns on squares."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel import inputs
from bot.kernel.errors import Refused
from bot.kernel.values import evolve
from bot.rulesets.dnd5 import reasons as reasons5
from bot.rulesets.dnd5.movement.words import Place as Place5
from bot.rulesets.dnd5.movement.words import SayGround as SayGround5
from bot.rulesets.dnd5.state import Guess as Guess5
from bot.rulesets.dnd35 import reasons as reasons35
from bot.rulesets.dnd35.cover.words import SayGround as SayGround35
from bot.rulesets.dnd35.state import Guess as Guess35
from tests.rulesets.dnd5 import magic as magic5
from tests.rulesets.dnd5 import skirmish as skirmish5
from tests.rulesets.dnd35 import magic as magic35
from tests.rulesets.dnd35 import skirmish as skirmish35
from tests.rulesets.turning import GM

GAMES = {
    "dnd5": (skirmish5, magic5, reasons5, SayGround5, Guess5("orc", "guess", "dagger")),
    "dnd35": (skirmish35, magic35, reasons35, SayGround35, Guess35("orc", "dagger", "A1")),
}


@pytest.fixture(params=GAMES)
def table(request: pytest.FixtureRequest) -> tuple[Any, Any, Any, Any]:
    """A scene in Ana's turn, with how its refusals are found, its word about the ground, and something under way."""
    skirmish, magic, reasons, ground, deed = GAMES[request.param]
    people = magic.caster("Ana", "fireball"), skirmish.fighter("Orc", "foes", size="large"), skirmish.fighter("Rat")
    places = {"ana": "C10", "orc": "G10", "rat": "C12"}
    if request.param == "dnd35":
        return skirmish.Skirmish(*people, cells=places), reasons, ground, deed
    scene = skirmish.Skirmish(*people, begun=False, map="square")
    for who, cell in places.items():
        scene.notes(Place5(GM, who, cell))
    scene.says(inputs.Begin(GM))
    return scene, reasons, ground, deed


def lack(table: Any, state: Any, **said: str) -> tuple[str, dict[str, Any]]:
    refused = table[1].refusal(state, {"who": "ana", "action": "cast", **said})
    return str(refused.facts["lack"]), dict(refused.facts)


def test_a_square_that_an_area_cannot_be_aimed_at_is_named(table: Any) -> None:
    state = table[0].state
    hers = evolve(state, turn=evolve(state.turn, who="ana"))
    code, facts = lack(table, hers, spell="fireball", to="A99")
    assert (code, facts["cell"], facts["spell"]) == ("aim_there", "A99", "fireball")


def test_what_is_under_way_comes_before_whose_turn_it_is(table: Any) -> None:
    """Also for whoever is not up; of what somebody hidden does in his turn nothing is told."""
    state = table[0].state
    turn = evolve(state.turn, who="orc")
    assert lack(table, evolve(state, turn=turn))[0] == "turn"
    busy = evolve(state, turn=turn, deeds=(table[3],))
    code, facts = lack(table, busy)
    assert (code, facts["up"]) == ("busy", "Orc")
    code, facts = lack(table, evolve(busy, turn=evolve(turn, who="ana")))
    assert (code, facts["up"]) == ("busy", "")
    assert lack(table, busy.with_("orc", hidden=True))[0] == "turn"


def test_whoever_is_surprised_is_told_so_in_the_turns_of_others_too(table: Any) -> None:
    state = table[0].state
    taken = evolve(state, turn=evolve(state.turn, who="orc"))
    if hasattr(state, "ambush"):
        taken = evolve(taken, ambush="on").with_("ana", unaware=True)
    else:
        taken = taken.with_("ana", surprised=True)
    assert lack(table, taken)[0] == "surprised"


def test_an_obstacle_on_somebody_large_names_the_square_that_was_typed(table: Any) -> None:
    scene, _, ground, _ = table
    with pytest.raises(Refused) as refused:
        ground(GM, ("B2", "H11"), "obstacle").check(scene.state)
    assert refused.value.key.endswith("-somebody-there")
    assert (refused.value.facts["cell"], refused.value.facts["name"]) == ("H11", "Orc")
