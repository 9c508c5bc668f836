"""A situation is text: any state can be written down and read back, and a fight goes on from what a test says."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from bot.kernel.frame import Frame, Open, Queued, Standing
from bot.kernel.inputs import Begin
from bot.kernel.persons import PersonKept, Persons, TextKept, reference
from bot.kernel.values import evolve
from bot.table.keeping import situation
from tests.rulesets.situation import GM, SECRET, games, stand
from tests.rulesets.test_random_play import GAMES, played

BLOW_IN_THE_AIR = """
game = "alternatif"
[standing]
begun = true
[state]
opened = true
segment = 3
[[state.blows]]
id = "orc"
attacker = "orc"
target = "ana"
face = 16
total = 22
natural = false
arm = { weapon = "axe", hand = "right", attack = 3, defence = 2, damage = "1d8" }

[state.combatants.ana]
id = "ana"
name = "Ana"
side = "players"
player = 1
bm = 5
ac = 16
stamina = 26
stamina_max = 26
body = 6
body_max = 6
initial = false
intent = "melee"
target = "orc"
contacts = ["orc"]
[[state.combatants.ana.hands]]
due = 5
arm = { weapon = "spear", hand = "both", attack = 6, defence = 5, damage = "1d8", wound = "puncture" }

[state.combatants.orc]
id = "orc"
name = "Orc"
side = "foes"
bm = 2
ac = 14
stamina = 12
stamina_max = 12
body = 5
body_max = 5
initial = false
intent = "melee"
target = "ana"
contacts = ["ana"]
[[state.combatants.orc.hands]]
acted = 3
arm = { weapon = "axe", hand = "right", attack = 3, defence = 2, damage = "1d8" }
"""

SECOND_ROUND = """
game = "percentile"
[standing]
begun = true
[state]
order = ["ana", "orc"]
phase = "declaring"
round = 2

[state.fighters.ana]
id = "ana"
name = "Ana"
side = "players"
player = 1
pc = true
hit_points = 12
hit_points_max = 12
initiative = 5
seat = 1
scores = { melee = 60, dodge = 45, agility = 50 }
main = { weapon = "sword", skill = "melee", dice = "1d8", cutting = true }

[state.fighters.orc]
id = "orc"
name = "Orc"
side = "foes"
hit_points = 9
hit_points_max = 14
initiative = 2
seat = 2
posed = true
posture = "offensive"
scores = { melee = 45, dodge = 25, agility = 40 }
main = { weapon = "club", skill = "melee", dice = "1d6" }
declaration = { kind = "attack", target = "ana", posture = "offensive" }
"""


def test_alternatif_goes_on_from_a_blow_in_the_air() -> None:
    fight = stand(BLOW_IN_THE_AIR)
    assert fight.asked("ana").kind == "parry"
    fight.lay("damage", 8)
    told = fight.answer("ana", parry="-")
    (wound,) = [each for each in told if each.type == "damage_dealt"]
    assert (wound.combatant, wound.target, wound.faces) == ("orc", "ana", (8,))
    assert fight.state.combatants["ana"].stamina == 26 - 8
    assert fight.state.blows == ()


def test_percentile_goes_on_from_the_declarations_of_the_second_round() -> None:
    fight = stand(SECOND_ROUND)
    assert fight.asked("ana").kind == "declare"
    fight.lay("attack", 4, 90)
    fight.lay("damage", 3)
    told = fight.answer("ana", action="attack", target="orc", posture="defensive")
    rolled = [(each.combatant, each.face, each.degree) for each in told if each.type == "d100_rolled"]
    assert rolled == [("ana", 4, "critical"), ("orc", 90, "failure")]
    assert fight.state.round == 3
    assert fight.state.fighters["orc"].hit_points < 9


LEAST, ENOUGH = 2, 8
"""Fights of each game, and places in them where people are asked."""


def random_frames(name: str) -> list[tuple[Any, Frame[Any]]]:
    """A few places of a few random fights of a game: of so many that people are asked in some of them."""
    found: list[tuple[Any, Frame[Any]]] = []
    for seed in range(20):
        if seed >= LEAST and sum(bool(frame.standing.questions) for _, frame in found) > ENOUGH:
            break
        fight = played(GAMES[name].fight, seed)
        marks = [fight.engine.mark(line) for line in list(fight.states)[:: max(1, len(fight.states) // 9)]]
        found += [(fight.game, mark.frame) for mark in marks if mark is not None]
    return found


@pytest.mark.parametrize("name", GAMES)
def test_any_state_reads_back_as_it_was_written(name: str) -> None:
    frames = random_frames(name)
    assert len(frames) > 12
    asked = 0
    for game, frame in frames:
        text = situation.written(game, frame)
        found = situation.read(game, text)
        assert found.state == frame.state
        told = situation.shareable(frame.standing)
        assert found.standing == (told if told.moment else evolve(told, moment=game.moment(frame.state)))
        assert situation.written(game, found) == text
        tomllib.loads(text)
        engine = situation.stood(game, found, SECRET)
        if frame.standing.at_work and frame.standing.questions:
            # Started from the text, the rules ask what they asked.
            before = {each.key for each in frame.standing.questions}
            assert {each.key for each in engine.standing.questions} == before
            asked += 1
    assert asked > 3


def test_what_is_as_in_a_fight_just_opened_is_left_out_and_what_is_not_is_said() -> None:
    for game in games().values():
        opened = game.opening({})
        text = situation.written(game, Frame(opened, Standing()))
        assert tomllib.loads(text)["state"] == {}
        assert situation.read(game, text).state == opened
    game = games()["alternatif"]
    bare = evolve(game.opening({}), criticals="")
    text = situation.written(game, Frame(bare, Standing()))
    assert situation.read(game, text).state == bare


def test_no_secret_nobodys_name_and_nothing_of_the_seed_is_in_it() -> None:
    fight = stand(SECOND_ROUND.replace("player = 1\n", "player = 4242\n"))
    salt = bytes(16)
    persons = Persons(
        bytes, [PersonKept(3, 4242, 0, salt, "")], [TextKept(reference(salt, "Ana"), 3, True, salt, "Ana")]
    )
    secret = Open("1.0", "k", "declare", "ana", (), secret=True, partial={"action": "hushed"}, answered=True)
    begun = Open("1.1", "l", "declare", "orc", (("action", ("shown",)),), partial={"action": "shown"})
    waiting = Queued("2", '{"by":4242,"type":"end"}')
    standing = evolve(
        fight.engine.standing,
        questions=(secret, begun),
        parked={"k": {"action": "hushed"}},
        gifts=("777",),
        mix="777",
        queued=(waiting,),
    )
    written = situation.written(games()["percentile"], Frame(fight.state, standing), persons)
    for hidden in ("hushed", "4242", "777", '"Ana"', SECRET.hex()):
        assert hidden not in written, hidden
    assert "shown" in written
    found = situation.read(games()["percentile"], written)
    assert found.state.fighters["ana"].player == -3
    assert situation.written(games()["percentile"], found) == written


def test_nothing_where_something_is_usual_is_said_too() -> None:
    fight = stand(
        BLOW_IN_THE_AIR + '\n[state.combatants.orc.magic]\nspells = [{ id = "light", level = 1, left = nan }]\n'
    )
    (spell,) = fight.state.combatants["orc"].magic.spells
    assert spell.left is None
    text = situation.written(games()["alternatif"], fight.engine.frame)
    assert "left = nan" in text
    assert situation.read(games()["alternatif"], text).state == fight.state


@pytest.mark.parametrize(
    "text",
    [
        "",
        "game = 3",
        'game = "alternatif"\n[state]\nsegment = "late"',
        'game = "alternatif"\n[state]\nunheard_of = 1',
        BLOW_IN_THE_AIR.replace("stamina_max = 12", "stamina_most = 12"),
        BLOW_IN_THE_AIR.replace('weapon = "axe", hand', 'waepon = "axe", hand'),
    ],
)
def test_what_is_no_situation_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        stand(text)


def test_a_situation_of_the_other_game_is_refused() -> None:
    with pytest.raises(ValueError, match="not of"):
        situation.read(games()["percentile"], BLOW_IN_THE_AIR)


def test_one_that_was_held_ended_or_never_begun_stands_so() -> None:
    for line in ("held = 'hand'", "ended = true", "breath = true"):
        fight = stand(BLOW_IN_THE_AIR.replace("begun = true", f"begun = true\n{line}"))
        assert fight.engine.questions() == []
    lobby = stand(SECOND_ROUND.replace("begun = true", ""))
    assert lobby.engine.questions() == []
    assert lobby.say(Begin(GM))[0].type == "begun"
    assert lobby.asked("ana").kind == "declare"
