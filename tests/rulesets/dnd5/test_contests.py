"""Contests: grapples and shoves (DN5-CTS, DN5-EXT-005, -009)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.ruleset import EVERYBODY
from bot.rulesets.dnd5.attack.events import AttackRolled
from bot.rulesets.dnd5.conditions import SetCondition
from bot.rulesets.dnd5.contests.events import (
    ContestEnded,
    ContestRolled,
    Dragged,
    Grappled,
    HoldEnded,
    Shoved,
)
from bot.rulesets.dnd5.contests.grips import HoldContest, LetGo
from bot.rulesets.dnd5.fixing import Damage
from bot.rulesets.dnd5.movement.events import PlacedAt
from bot.rulesets.dnd5.movement.words import Place
from bot.rulesets.dnd5.orders import Order
from bot.rulesets.dnd5.reactions import ReactionsOpened
from bot.rulesets.dnd5.state import Fighter, Weapon
from bot.rulesets.shared.conditions import Condition
from tests.rulesets.dnd5.skirmish import GM, HALBERD, LONGSWORD, Skirmish, fighter, met

AXE = Weapon("battleaxe", dice="1d8", type="slashing", properties=("versatile",), versatile="1d10", held="both")


def bor(**more: Any) -> Fighter:
    """Strength 16, trained in athletics: + 5; one hand is free."""
    return fighter("Bor", strength=16, skills={"athletics": 5}, **more)


def goblin(**more: Any) -> Fighter:
    """Acrobatics + 6, athletics - 1."""
    given: dict[str, Any] = {"size": "small", "skills": {"acrobatics": 6, "athletics": -1}, **more}
    return fighter("Gob", "foes", **given)


def side_by_side(who: Fighter, other: Fighter, *rest: Fighter) -> Skirmish:
    return met(who, other, *rest, **{who.id: "J10", other.id: "K10"})


def held(who: Fighter | None = None, other: Fighter | None = None) -> Skirmish:
    """Bor, whose turn it is, holds the goblin beside him, and has used his action for that."""
    scene = side_by_side(who or bor(), other or goblin())
    scene.does("bor", "grapple", target="gob")
    scene.answers("gob", 11, 9, resist="acrobatics")
    return scene


@pytest.mark.rule("DN5-CTS-001")
def test_the_game_master_has_two_measure_themselves_in_whatever_he_says() -> None:
    """A tug-of-war over a staff: 12 + 5 against 15 + 1."""
    scene = side_by_side(bor(), fighter("Orc", "foes", skills={"athletics": 1}))
    scene.notes(HoldContest(GM, "bor", "orc"))
    scene.answers("@gm", 12, 15, price="free")
    rolled = scene.one(ContestRolled)
    assert (rolled.total, rolled.other_total, rolled.won) == (17, 16, True)
    assert "attack" in scene.offered("bor")
    scene.notes(HoldContest(GM, "bor", "orc", "stealth", "perception"))
    scene.answers("@gm", 10, 12, price="free")
    rolled = scene.one(ContestRolled)
    assert [each.name for each in rolled.terms] == ["face"]
    assert (rolled.total, rolled.other_total, rolled.won) == (10, 12, False)
    assert scene.asked == [("bor", "declare")]


@pytest.mark.rule("DN5-CTS-001")
def test_such_a_contest_is_had_at_the_price_of_an_action() -> None:
    """The game master is asked in the turn of whoever begins it, while he has his action; that is what holds in
    silence. Out of his turn, or with nothing left to pay with, nobody is asked."""
    scene = side_by_side(bor(), fighter("Orc", "foes", skills={"athletics": 1}))
    scene.notes(HoldContest(GM, "orc", "bor"), 5, 5)
    assert not scene.one(ContestRolled).action
    scene.notes(HoldContest(GM, "bor", "orc"))
    assert scene.asked == [("@gm", "price")]
    scene.is_silent("@gm", 12, 15)
    assert scene.one(ContestRolled).action
    assert scene.asked == [("bor", "declare")]
    assert not {"attack", "dodge"} & set(scene.offered("bor"))
    scene.notes(HoldContest(GM, "bor", "orc"), 3, 4)
    assert (scene.one(ContestRolled).action, scene.state.deeds) == (False, ())


@pytest.mark.rule("DN5-CTS-002")
def test_a_grapple_takes_the_place_of_one_attack_of_the_action() -> None:
    scene = side_by_side(bor(attacks=2), goblin(ac=10))
    scene.does("bor", "grapple", target="gob")
    scene.answers("gob", 11, 9, resist="acrobatics")
    assert scene.question("bor").facts["attacks"] == 1
    scene.attacks("bor", "gob", 10, 5)
    assert scene.one(AttackRolled).outcome == "hit"
    assert not {"attack", "grapple", "shove"} & set(scene.offered("bor"))


@pytest.mark.rule("DN5-CTS-003")
def test_whom_one_can_grapple() -> None:
    """At most one size larger, within reach, with a free hand."""
    ogre = fighter("Ogre", "foes", size="large")
    giant = fighter("Giant", "foes", size="huge")
    far = fighter("Far", "foes")
    scene = met(bor(), ogre, giant, far, bor="J10", ogre="K10", giant="J7", far="P20")
    assert scene.options("bor", "target", action="grapple") == ("ogre",)
    full = side_by_side(bor(shield=True), goblin())
    assert "grapple" not in full.offered("bor")
    assert "shove" in full.offered("bor")


@pytest.mark.rule("DN5-CTS-003")
def test_a_weapon_of_two_hands_leaves_one_free_and_is_no_use_while_it_holds_somebody() -> None:
    scene = side_by_side(fighter("Bor", "players", HALBERD, AXE, attacks=2), goblin(ac=5))
    assert "grapple" not in scene.offered("bor"), "two weapons of two hands"
    scene = side_by_side(fighter("Bor", "players", HALBERD, attacks=2), goblin(ac=5))
    scene.does("bor", "grapple", target="gob")
    scene.answers("gob", 20, 1, resist="acrobatics")
    assert scene.options("bor", "with", action="attack", target="gob") == ("unarmed_strike",)
    scene = side_by_side(fighter("Bor", "players", AXE, attacks=2), goblin(ac=5))
    scene.does("bor", "grapple", target="gob")
    scene.answers("gob", 20, 1, resist="acrobatics")
    scene.does("bor", "attack", 15, 8, target="gob", **{"with": "battleaxe"})
    assert scene.who("gob").hit_points == 12, "a d8, with one hand"


@pytest.mark.rule("DN5-CTS-004")
@pytest.mark.rule("DN5-CTS-005")
def test_the_target_chooses_how_it_resists_and_a_tie_saves_it() -> None:
    """11 + 5 against 9 + 6: held. 11 + 5 against 10 + 6: not."""
    scene = side_by_side(bor(), goblin())
    scene.does("bor", "grapple", target="gob")
    assert scene.asked == [("gob", "resist")]
    assert scene.question("gob").fields[0].options == ("acrobatics", "athletics"), "the better first"
    scene.answers("gob", 11, 9, resist="acrobatics")
    rolled = scene.one(ContestRolled)
    assert (rolled.total, rolled.other_total, rolled.won) == (16, 15, True)
    assert scene.one(Grappled).target == "gob"
    assert scene.who("gob").condition("grappled") == Condition("grappled", by="bor")
    scene.does("bor", "pass")
    assert scene.question("gob").facts["left"] == "0"
    assert not {"go", "approach"} & set(scene.offered("gob"))
    assert "attack" in scene.offered("gob"), "held, he strikes all the same"

    scene = side_by_side(bor(), goblin())
    scene.does("bor", "grapple", target="gob")
    scene.answers("gob", 11, 10, resist="acrobatics")
    assert not scene.one(ContestRolled).won
    assert not scene.said(Grappled)
    assert not scene.who("gob").has("grappled")


@pytest.mark.rule("DN5-CTS-004")
def test_natural_results_mean_nothing_in_a_contest() -> None:
    """20 + 5 against 20 + 6: lost. 1 + 5 against 1 - 1: won."""
    scene = side_by_side(bor(attacks=2), goblin())
    scene.does("bor", "grapple", target="gob")
    scene.answers("gob", 20, 20, resist="acrobatics")
    assert not scene.one(ContestRolled).won
    scene.does("bor", "grapple", target="gob")
    scene.answers("gob", 1, 1, resist="athletics")
    assert scene.one(ContestRolled).won


@pytest.mark.rule("DN5-CTS-004")
def test_in_silence_the_better_skill_resists_and_so_it_does_by_order() -> None:
    scene = side_by_side(bor(attacks=2), goblin())
    scene.does("bor", "grapple", target="gob")
    scene.is_silent("gob", 2, 10)
    assert scene.one(ContestRolled).against == "acrobatics"
    scene.notes(Order(GM, "gob", "resist", "always"))
    scene.does("bor", "grapple", 2, 10, target="gob")
    assert scene.one(ContestRolled).against == "acrobatics"


def test_the_chance_of_a_contest_is_told_before() -> None:
    """+ 5 against + 6 wins 171 of 400 times; the one who resists wins the rest."""
    scene = side_by_side(bor(), goblin())
    decision = scene.question("bor")
    choice = {"action": "grapple"}
    told = scene.game.prospect(scene.state, decision, choice, "target", "gob", EVERYBODY)
    assert told["chance"] == 43
    scene.does("bor", "grapple", target="gob")
    told = scene.game.prospect(scene.state, scene.question("gob"), {}, "resist", "acrobatics", EVERYBODY)
    assert told["chance"] == 57


def test_whoever_cannot_act_resists_nothing() -> None:
    scene = side_by_side(bor(), goblin())
    scene.notes(SetCondition(GM, "gob", "stunned", True))
    scene.does("bor", "grapple", target="gob")
    assert not scene.one(ContestRolled).opposed
    assert scene.who("gob").has("grappled")


@pytest.mark.rule("DN5-CTS-006")
def test_he_lets_go_whenever_he_likes_at_no_cost() -> None:
    scene = held(bor(attacks=2))
    scene.does("bor", "release")
    assert scene.one(HoldEnded).reason == "released"
    assert not scene.who("gob").has("grappled")
    assert scene.question("bor").facts["attacks"] == 1
    assert "release" not in scene.offered("bor")
    scene = held()
    scene.does("bor", "pass")
    scene.notes(LetGo(GM, "bor"))
    assert not scene.who("gob").has("grappled")
    assert scene.asked == [("gob", "declare")]
    assert scene.refusal(LetGo(GM, "bor")) == "dnd5-holds-nobody"


@pytest.mark.rule("DN5-CTS-007")
def test_escaping_costs_the_action_and_must_win() -> None:
    """14 + 6 against 13 + 5: free. 12 + 6 against 13 + 5: still held."""
    scene = held()
    scene.does("bor", "pass")
    scene.does("gob", "escape", 12, 13, skill="acrobatics")
    assert not scene.one(ContestRolled).won
    assert scene.who("gob").has("grappled")
    assert scene.asked == [("bor", "declare")], "the action is used, and he cannot move"
    scene.does("bor", "pass")
    scene.does("gob", "escape", 14, 13, skill="acrobatics")
    rolled = scene.one(ContestRolled)
    assert (rolled.total, rolled.other_total, rolled.against) == (20, 18, "athletics")
    assert scene.one(HoldEnded).reason == "free"
    assert not scene.who("gob").has("grappled")
    assert scene.question("gob").facts["left"] == "9"


@pytest.mark.rule("DN5-CTS-008")
def test_whoever_drags_somebody_has_half_his_speed_and_the_dragged_provokes_nobody() -> None:
    """Bor drags the small goblin 4.5 m; an orc may strike at him who leaves its reach, not at what he drags."""
    friend = fighter("Ana")
    scene = met(bor(), goblin(), fighter("Orc", "foes"), friend, bor="J10", gob="K10", orc="J11", ana="L10")
    scene.does("bor", "grapple", target="gob")
    scene.answers("gob", 11, 9, resist="acrobatics")
    assert scene.question("bor").facts["left"] == "4.5"
    scene.does("bor", "go", to="G9")
    assert scene.asked == [("orc", "opportunity")], "neither the goblin that he holds nor Ana"
    scene.answers("orc", **{"with": "-"})
    assert scene.who("bor").cell == "G9"
    assert scene.who("gob").cell in ("H9", "H10", "H8")
    assert [each.combatant for each in scene.said(Dragged)] == ["gob"] * len(scene.said(Dragged))
    assert scene.said(Dragged)
    assert scene.who("gob").has("grappled")
    assert scene.asked == [("gob", "declare")], "nothing is left of his turn"


@pytest.mark.rule("DN5-CTS-008")
@pytest.mark.parametrize("grid", [True, False])
def test_nobody_is_warned_of_whom_he_drags_along(grid: bool) -> None:
    """The hint names those who are asked, and nobody else; away from whom he holds he does not go."""
    people = bor(), goblin(), fighter("Orc", "foes")
    apart = {"bor|gob": 150, "bor|orc": 150, "gob|orc": 300}
    scene = met(*people, bor="J10", gob="K10", orc="J11") if grid else Skirmish(*people, apart=apart)
    scene.does("bor", "grapple", target="gob")
    scene.answers("gob", 11, 9, resist="acrobatics")
    told = scene.game.outlook(scene.state, scene.question("bor"), {"action": "withdraw"})
    assert (told["provoked"], told["strikers"]) == (1, "Orc")
    scene.does("bor", "withdraw")
    assert scene.asked == [("orc", "opportunity")]
    alone = met(bor(), goblin(), bor="J10", gob="K10")
    alone.does("bor", "grapple", target="gob")
    alone.answers("gob", 11, 9, resist="acrobatics")
    assert "withdraw" not in alone.offered("bor")
    assert alone.game.outlook(alone.state, alone.question("bor"), {"action": "go", "to": "G10"})["provoked"] == 0


@pytest.mark.rule("DN5-CTS-008")
def test_what_was_walked_before_counts_in_full_and_much_smaller_people_are_no_burden() -> None:
    scene = met(bor(), goblin(), bor="H10", gob="K10")
    scene.does("bor", "go", to="J10")
    scene.does("bor", "grapple", target="gob")
    scene.answers("gob", 11, 9, resist="acrobatics")
    assert scene.question("bor").facts["left"] == "1.5"
    scene = met(bor(size="large"), goblin(), bor="J10", gob="L10")
    scene.does("bor", "grapple", target="gob")
    scene.answers("gob", 11, 9, resist="acrobatics")
    assert scene.question("bor").facts["left"] == "9"


@pytest.mark.rule("DN5-CTS-008")
def test_without_a_grid_who_is_held_comes_along() -> None:
    scene = Skirmish(bor(), goblin(), fighter("Orc", "foes"), apart={"bor|gob": 150, "bor|orc": 900, "gob|orc": 900})
    scene.does("bor", "grapple", target="gob")
    scene.answers("gob", 11, 9, resist="acrobatics")
    scene.does("bor", "approach", target="orc")
    assert scene.who("gob").has("grappled")
    assert scene.state.distances["bor|gob"] == 150
    assert scene.state.distances["bor|orc"] == 450
    assert scene.state.distances["gob|orc"] == 450


@pytest.mark.rule("DN5-CTS-009")
@pytest.mark.rule("DN5-CTS-011")
def test_a_shove_knocks_prone_in_the_place_of_an_attack_and_the_next_one_has_advantage() -> None:
    scene = side_by_side(bor(attacks=2), goblin(ac=10))
    scene.does("bor", "shove", target="gob")
    scene.answers("gob", 12, 5, resist="acrobatics")
    assert scene.asked == [("bor", "shove")]
    scene.answers("bor", shove="prone")
    assert scene.one(Shoved).how == "prone"
    assert scene.who("gob").has("prone")
    scene.attacks("bor", "gob", 3, 12, 4)
    rolled = scene.one(AttackRolled)
    assert (rolled.up, rolled.face) == (("target_prone",), 12)


@pytest.mark.rule("DN5-CTS-002", "DN5-CTS-009")
@pytest.mark.parametrize(
    ("locale", "grapple", "shove"),
    [("fr", "Agripper un allié", "Bousculer un allié"), ("en", "Grapple a companion", "Shove a companion")],
)
def test_what_can_be_done_to_a_companion_alone_says_so(locale: str, grapple: str, shove: str) -> None:
    """The text speaks of a creature: a companion may be held, or pushed out of the way; nobody takes him for a foe."""
    scene = met(bor(), fighter("Ana"), goblin(), bor="J10", ana="K10", gob="T10")
    assert scene.options("bor", "target", action="grapple") == ("ana",)
    assert scene.label("bor", locale, action="grapple") == grapple
    assert scene.label("bor", locale, action="shove") == shove
    assert scene.game.outlook(scene.state, scene.question("bor"), {"action": "shove", "target": "ana"})["ally"]
    both = met(bor(), fighter("Ana"), goblin(), bor="J10", ana="K10", gob="I10")
    assert both.options("bor", "target", action="grapple") == ("gob", "ana")
    assert both.label("bor", locale, action="grapple") == grapple.split()[0]
    assert not both.game.outlook(both.state, both.question("bor"), {"action": "shove", "target": "gob"})["ally"]


@pytest.mark.rule("DN5-CTS-010")
def test_whom_one_can_shove() -> None:
    """At most one size larger; with sword and shield in hand, too."""
    ogre = fighter("Ogre", "foes", size="large")
    giant = fighter("Giant", "foes", size="huge")
    scene = met(bor(shield=True), ogre, giant, bor="J10", ogre="K10", giant="J7")
    assert scene.options("bor", "target", action="shove") == ("ogre",)


@pytest.mark.rule("DN5-CTS-011")
@pytest.mark.rule("DN5-REA-007")
def test_a_shove_pushes_to_a_square_farther_away_and_provokes_nobody() -> None:
    """17 against 14: the orc beside is pushed straight away from Aria, past Bor, who may not strike."""
    aria = fighter("Aria", skills={"athletics": 5})
    orc = fighter("Orc", "foes", skills={"athletics": 4})
    scene = met(aria, orc, bor(), aria="J10", orc="K10", bor="K11")
    scene.does("aria", "shove", target="orc")
    scene.answers("orc", 12, 10, resist="athletics")
    assert (scene.one(ContestRolled).total, scene.one(ContestRolled).other_total) == (17, 14)
    assert scene.options("aria", "shove") == ("prone", "L9", "L10", "L11")
    scene.answers("aria", shove="L10")
    assert scene.who("orc").cell == "L10"
    assert scene.one(PlacedAt).reason == "forced"
    assert not scene.said(ReactionsOpened)
    assert scene.asked == [("aria", "declare")]


@pytest.mark.rule("DN5-CTS-011")
def test_where_no_square_is_free_behind_nobody_is_pushed() -> None:
    friends = [fighter(f"F{at}", "foes") for at in range(3)]
    scene = met(bor(), goblin(), *friends, bor="J10", gob="K10", f0="L9", f1="L10", f2="L11")
    scene.does("bor", "shove", target="gob")
    scene.answers("gob", 12, 5, resist="acrobatics")
    assert scene.options("bor", "shove") == ("prone",)


@pytest.mark.rule("DN5-CTS-011")
def test_without_a_grid_a_shove_makes_room() -> None:
    scene = Skirmish(bor(), goblin(), apart={"bor|gob": 150})
    scene.does("bor", "shove", target="gob")
    scene.answers("gob", 12, 5, resist="acrobatics")
    scene.answers("bor", shove="push")
    assert scene.state.distances["bor|gob"] == 300


@pytest.mark.rule("DN5-EXT-005")
def test_a_tie_leaves_things_as_they_were_and_the_attack_is_used_up() -> None:
    """17 against 17."""
    scene = side_by_side(bor(), fighter("Orc", "foes", skills={"athletics": 4}))
    scene.does("bor", "shove", target="orc")
    scene.answers("orc", 12, 13, resist="athletics")
    rolled = scene.one(ContestRolled)
    assert (rolled.total, rolled.other_total, rolled.won) == (17, 17, False)
    assert scene.who("orc").cell == "K10"
    assert "attack" not in scene.offered("bor")


@pytest.mark.rule("DN5-EXT-009")
def test_a_hold_ends_when_the_holder_falls_or_the_held_is_carried_away() -> None:
    scene = held()
    scene.notes(Damage(GM, "bor", 30))
    assert scene.one(HoldEnded).reason == "unable"
    assert not scene.who("gob").has("grappled")
    scene = held()
    scene.notes(Place(GM, "gob", "M10"))
    assert scene.one(HoldEnded).reason == "apart"
    scene = held()
    scene.notes(SetCondition(GM, "bor", "incapacitated", True))
    assert not scene.who("gob").has("grappled")


@pytest.mark.rule("DN5-ACT-009")
def test_whoever_is_held_dodges_no_more_even_when_he_is_free_again() -> None:
    scene = side_by_side(goblin(), bor())
    scene.does("gob", "dodge")
    scene.does("gob", "pass")
    scene.does("bor", "grapple", target="gob")
    scene.answers("gob", 11, 9, resist="acrobatics")
    scene.does("bor", "release")
    assert not scene.who("gob").has("dodging")


def test_a_contest_comes_to_nothing_when_its_end_is_gone() -> None:
    scene = side_by_side(bor(), goblin())
    scene.does("bor", "grapple", target="gob")
    scene.notes(Place(GM, "gob", "P10"))
    assert scene.one(ContestEnded).reason == "no_target"
    assert scene.asked == [("bor", "declare")]
    assert LONGSWORD.in_hand


@pytest.mark.rule("DN5-CTS-006")
def test_a_player_lets_go_with_a_command_outside_his_turn() -> None:
    grip = Condition("grappled", by="bor")
    scene = Skirmish(
        fighter("Ana", "foes"),
        fighter("Bor", player=17),
        fighter("Cid", "foes", conditions=(grip,)),
        fighter("Dan", "foes", conditions=(grip,)),
        apart=dict.fromkeys(("ana|bor", "bor|cid", "bor|dan"), 150),
    )
    assert scene.asked == [("ana", "declare")]
    made = scene.game.compose(scene.state, "release", 17, {"who": "bor", "target": "cid"})
    scene.notes(made)
    assert [(each.combatant, each.reason) for each in scene.said(HoldEnded)] == [("cid", "released")]
    assert scene.who("dan").has("grappled")
    assert scene.refusal(made) == "dnd5-holds-nobody"
    scene.notes(scene.game.compose(scene.state, "release", 17, {"who": "bor"}))
    assert [each.combatant for each in scene.said(HoldEnded)] == ["dan"]
