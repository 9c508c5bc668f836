"""Actions and bonus actions: help, hide, search, dash, dodge (DN5-ACT, DN5-TUR-004 to -006, DN5-EXT-006, -013)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel import inputs
from bot.kernel.ruleset import EVERYBODY, Reader
from bot.kernel.values import evolve
from bot.rulesets.dnd5.actions.circumstances import (
    ActionTaken,
    HelpGiven,
    Hid,
    HideDenied,
    SayFound,
    Searched,
    concealed,
)
from bot.rulesets.dnd5.attack.events import AttackRolled
from bot.rulesets.dnd5.base.rolls import SWAYS, Trial
from bot.rulesets.dnd5.conditions import SetCondition
from bot.rulesets.dnd5.contests.events import ContestRolled
from bot.rulesets.dnd5.movement.events import MoveBegun
from bot.rulesets.dnd5.rounds.turns import SaySurprise, noticing, passive
from bot.rulesets.dnd5.state import Fighter
from bot.rulesets.shared.people import HandOver
from tests.rulesets.dnd5.skirmish import DAGGER, GM, LONGBOW, SHORTSWORD, Skirmish, fighter, met

CUNNING = ("bonus:dash", "bonus:disengage", "bonus:hide")


def orc(**more: Any) -> Fighter:
    return fighter("Orc", "foes", **{"hit_points": 40, "ac": 13, **more})


def rogue(*weapons: Any, **more: Any) -> Fighter:
    return fighter("Ana", "players", *weapons, **{"player": 17, "features": CUNNING, "skills": {"stealth": 5}, **more})


@pytest.mark.rule("DN5-ACT-001")
@pytest.mark.rule("DN5-TUR-003")
def test_what_anybody_can_do_in_his_turn() -> None:
    scene = met(fighter("Bor"), fighter("Aria"), orc(), bor="J10", aria="J11", orc="K10")
    standard = {"attack", "help", "search", "dodge", "dash", "hide", "disengage", "pass"}
    assert standard <= set(scene.offered("bor"))
    scene.does("bor", "dash")
    assert not (standard - {"pass"}) & set(scene.offered("bor")), "one of them a turn"


@pytest.mark.rule("DN5-ACT-003")
def test_help_with_a_task_gives_advantage_on_the_next_check_alone() -> None:
    """5 and 17: 17 + 4 = 21. A second check is plain."""
    aria = fighter("Aria", skills={"athletics": 4})
    scene = met(fighter("Bor"), aria, orc(), bor="J9", aria="J10", orc="K10")
    scene.does("bor", "help", target="aria", against="task")
    assert (scene.one(HelpGiven).target, scene.one(HelpGiven).against) == ("aria", None)
    assert "dodge" not in scene.offered("bor"), "it costs the action"
    scene.does("bor", "pass")
    scene.does("aria", "shove", target="orc")
    scene.answers("orc", 5, 17, 20, resist="athletics")
    rolled = scene.one(ContestRolled)
    assert (rolled.faces, rolled.total, rolled.up) == ((5, 17), 21, ("helped",))
    assert scene.who("bor").helps is None


@pytest.mark.rule("DN5-ACT-003")
def test_help_is_over_when_the_helper_acts_again() -> None:
    scene = met(fighter("Bor"), fighter("Aria"), orc(), bor="J9", aria="J10", orc="K10")
    scene.does("bor", "help", target="aria", against="task")
    scene.passes("bor", "aria", "orc")
    assert scene.who("bor").helps is None


@pytest.mark.rule("DN5-ACT-004")
def test_help_against_somebody_gives_the_first_attack_advantage() -> None:
    """3 and 14: 14 + 5 = 19 against 13; the second attack of that turn: one die. The foe must be near the helper."""
    aria = fighter("Aria", strength=16, attacks=2)
    far = fighter("Far", "foes")
    scene = met(fighter("Bor"), aria, orc(), far, bor="J9", aria="J10", orc="K10", far="P20")
    assert scene.options("bor", "against", action="help", target="aria") == ("orc", "task")
    scene.does("bor", "help", target="aria", against="orc")
    scene.does("bor", "pass")
    scene.attacks("aria", "orc", 3, 14, 4)
    rolled = scene.one(AttackRolled)
    assert (rolled.faces, rolled.total, rolled.up, rolled.outcome) == ((3, 14), 19, ("helped",), "hit")
    scene.attacks("aria", "orc", 5)
    assert scene.one(AttackRolled).faces == (5,)


@pytest.mark.rule("DN5-ACT-006")
def test_several_attacks_of_one_action_at_different_targets_with_steps_between() -> None:
    scene = met(
        fighter("Bor", strength=16, attacks=2),
        fighter("A", "foes", hit_points=5),
        fighter("B", "foes"),
        bor="J10",
        a="K10",
        b="N10",
    )
    scene.attacks("bor", "a", 15, 5)
    scene.answers("bor", spare="kill")
    scene.does("bor", "go", to="M11")
    scene.attacks("bor", "b", 15, 5)
    assert scene.who("b").hit_points == 12
    assert "attack" not in scene.offered("bor")


@pytest.mark.rule("DN5-ACT-007")
@pytest.mark.rule("DN5-EXT-013")
@pytest.mark.rule("DN5-EXT-005")
def test_whoever_searches_finds_a_hider_by_a_higher_total_alone() -> None:
    """Stealth 15: 13 + 3 = 16 finds, 12 + 3 = 15 does not. The game master says with what sense."""
    gob = fighter("Gob", "foes", hidden_from=("bor",), stealth=15)
    for face, found in ((12, ()), (13, ("gob",))):
        scene = Skirmish(fighter("Bor", skills={"perception": 3, "investigation": 0}), gob, orc())
        scene.does("bor", "search")
        assert scene.asked == [("@gm", "sense")]
        scene.answers("@gm", face, sense="perception")
        assert (scene.one(Searched).total, scene.one(Searched).found) == (face + 3, found)
        assert scene.who("gob").hidden_from == (() if found else ("bor",))
    scene = Skirmish(fighter("Bor", skills={"perception": 3, "investigation": 0}), gob, orc())
    scene.does("bor", "search")
    scene.answers("@gm", 15, sense="investigation")
    assert (scene.one(Searched).skill, scene.one(Searched).total) == ("investigation", 15)


@pytest.mark.rule("DN5-ACT-008")
def test_dodging_hampers_attackers_whom_he_sees_and_helps_his_dexterity() -> None:
    """18 and 7: 7 + 5 = 12. An invisible attacker is not hampered by it."""
    aria = fighter("Aria", ac=16, dexterity=16)
    scene = Skirmish(aria, orc(strength=16), apart={"aria|orc": 150})
    scene.does("aria", "dodge")
    found = SWAYS.found("save", scene.state, Trial(scene.who("aria"), ability="dexterity"))
    assert [(each.name, each.better) for each in found] == [("dodging", True)]
    scene.does("aria", "pass")
    scene.attacks("orc", "aria", 18, 7)
    rolled = scene.one(AttackRolled)
    assert (rolled.faces, rolled.total, rolled.down) == ((18, 7), 12, ("dodging",))
    scene = Skirmish(aria, orc(strength=16), apart={"aria|orc": 150})
    scene.does("aria", "dodge")
    scene.does("aria", "pass")
    scene.notes(SetCondition(GM, "orc", "invisible", True))
    scene.attacks("orc", "aria", 18, 7)
    assert scene.one(AttackRolled).down == ()


@pytest.mark.rule("DN5-ACT-009")
def test_whoever_is_incapacitated_dodges_no_more() -> None:
    scene = Skirmish(fighter("Aria"), orc(), apart={"aria|orc": 150})
    scene.does("aria", "dodge")
    scene.notes(SetCondition(GM, "aria", "incapacitated", True))
    assert not scene.who("aria").has("dodging")


@pytest.mark.rule("DN5-ACT-010")
@pytest.mark.example("EX-DN5-13")
def test_dash_gives_the_speed_once_more() -> None:
    scene = Skirmish(fighter("Aria"), orc())
    scene.does("aria", "dash")
    assert scene.question("aria").facts["left"] == "18"


@pytest.mark.rule("DN5-ACT-011")
@pytest.mark.example("EX-DN5-14")
def test_dash_gives_the_speed_as_it_is() -> None:
    """9 m reduced to 4.5 m: 9 m in all. Speed 0: no dash."""
    scene = Skirmish(fighter("Aria", speed=450), orc())
    scene.does("aria", "dash")
    assert scene.question("aria").facts["left"] == "9"
    scene = Skirmish(fighter("Aria"), orc())
    scene.notes(SetCondition(GM, "aria", "restrained", True))
    assert "dash" not in scene.offered("aria")


@pytest.mark.rule("DN5-ACT-010")
def test_whoever_only_flies_or_swims_dashes_as_well() -> None:
    for speeds in ({"walk": 0, "fly": 1800}, {"walk": 0, "swim": 1800}):
        scene = Skirmish(fighter("Aria", speeds=speeds), orc())
        assert "dash" in scene.offered("aria")


@pytest.mark.rule("DN5-ACT-013")
@pytest.mark.rule("DN5-EXT-013")
def test_whoever_hides_is_held_against_every_passive_perception() -> None:
    """13 + 5 = 18 against 14 and 11: hidden from both; 10 + 5 = 15 equals 15: unnoticed, too."""
    keen = fighter("Keen", "foes", skills={"perception": 4})
    dull = fighter("Dull", "foes", skills={"perception": 1})
    scene = Skirmish(rogue(), keen, dull, fighter("Bo"))
    scene.does("ana", "hide")
    assert scene.asked == [("@gm", "hideout")]
    scene.answers("@gm", 13, hideout="allow")
    assert (scene.one(Hid).total, scene.one(Hid).unnoticed_by) == (18, ("keen", "dull"))
    assert (scene.who("ana").hidden_from, scene.who("ana").stealth) == (("keen", "dull"), 18)
    assert not scene.who("ana").hidden, "her companions see her"
    assert "dodge" not in scene.offered("ana")
    scene.does("ana", "pass")
    assert "ana" not in scene.options("keen", "target", action="attack")
    scene = Skirmish(rogue(), fighter("Keen", "foes", skills={"perception": 5}), fighter("Dull", "foes"))
    scene.does("ana", "hide")
    scene.answers("@gm", 10, hideout="allow")
    assert scene.one(Hid).unnoticed_by == ("keen", "dull")
    scene = Skirmish(rogue(), fighter("Keen", "foes", skills={"perception": 6}), fighter("Dull", "foes"))
    scene.does("ana", "hide")
    scene.answers("@gm", 10, hideout="allow")
    assert scene.one(Hid).unnoticed_by == ("dull",)


@pytest.mark.rule("DN5-EXT-013")
def test_against_the_game_masters_people_the_channel_reads_where_a_character_hides() -> None:
    """Nobody reads it from whom it would be kept, until a player plays one of them."""
    scene = Skirmish(rogue(player=1), orc(), fighter("Bo"))
    scene.does("ana", "hide")
    scene.answers("@gm", 15, hideout="allow")
    channel, rival = Reader(0), Reader(2)
    assert not concealed(scene.state, "ana", channel)
    scene.notes(HandOver(GM, "orc", rival.user))
    assert concealed(scene.state, "ana", channel)
    assert concealed(scene.state, "ana", rival)


@pytest.mark.rule("DN5-EXT-013")
def test_the_game_master_says_that_whoever_hides_is_found() -> None:
    scene = Skirmish(rogue(), orc(), fighter("Bo"))
    assert scene.refusal(SayFound(GM, "ana")) == "not-hidden"
    scene.does("ana", "hide")
    scene.answers("@gm", 15, hideout="allow")
    assert scene.who("ana").hidden_from == ("orc",)
    scene.notes(SayFound(GM, "ana"))
    assert (scene.who("ana").hidden_from, scene.who("ana").stealth) == ((), None)


@pytest.mark.rule("DN5-ACT-013")
@pytest.mark.rule("DN5-ATK-012")
@pytest.mark.rule("DN5-ATK-013")
def test_hidden_one_strikes_with_advantage_once() -> None:
    scene = Skirmish(rogue(LONGBOW, attacks=2), orc(), fighter("Bo"))
    scene.does("ana", "quick_hide")
    scene.answers("@gm", 15, hideout="allow")
    scene.does("ana", "attack", 3, 12, 4, target="orc", **{"with": "longbow"})
    assert (scene.one(AttackRolled).face, scene.one(AttackRolled).up) == (12, ("unseen",))
    assert scene.who("ana").hidden_from == ()
    scene.does("ana", "attack", 3, target="orc", **{"with": "longbow"})
    assert scene.one(AttackRolled).faces == (3,)


@pytest.mark.rule("DN5-EXT-013")
def test_where_there_is_nothing_to_hide_behind_nothing_is_spent() -> None:
    scene = Skirmish(rogue(), orc())
    scene.does("ana", "hide")
    scene.answers("@gm", hideout="deny")
    assert scene.said(HideDenied)
    assert not {"hide", "quick_hide"} & set(scene.offered("ana")), "the game master has said it for this turn"
    assert "dodge" in scene.offered("ana")


@pytest.mark.rule("DN5-EXT-013")
def test_nobody_of_whom_one_is_hidden_reads_where_he_goes() -> None:
    """The map and the moves tell it to his own side and to the game master alone; whoever finds him sees him."""
    gob = fighter("Gob", "foes", skills={"stealth": 6})
    scene = met(gob, fighter("Bor", player=17), orc(player=18), gob="J10", bor="N10", orc="P20")
    scene.does("gob", "hide")
    scene.answers("@gm", 12, hideout="allow")
    scene.does("gob", "go", to="J12")

    def cell(reader: Reader) -> Any:
        return next(row for row in scene.game.view(scene.state, reader, ()).rows if row.id == "gob").facts["cell"]

    moved = next(each for each in scene.told if isinstance(each, MoveBegun))
    readers = {"bor": Reader(17), "orc": Reader(18), "gm": Reader(gm=True), "channel": EVERYBODY}
    assert {name: cell(each) for name, each in readers.items()} == {
        "bor": None,
        "orc": "J12",
        "gm": "J12",
        "channel": None,
    }
    assert not scene.game.may_read(scene.state, moved, Reader(17))
    assert scene.game.may_read(scene.state, moved, Reader(18))
    scene.does("gob", "pass")
    assert "gob" not in scene.options("bor", "target", action="approach")
    scene.does("bor", "search")
    scene.answers("@gm", 19, sense="perception")
    assert cell(Reader(17)) == "J12"


@pytest.mark.rule("DN5-EXT-006")
def test_passive_values() -> None:
    """10 + 2 + 2 = 14; with disadvantage 9, with advantage 19."""
    who = fighter("Bor", skills={"perception": 4})
    assert (passive(who), passive(who, lean=-1), passive(who, lean=1)) == (14, 9, 19)
    scene = Skirmish(who, orc())
    assert noticing(scene.state, scene.who("bor")) == 14
    scene.notes(SetCondition(GM, "bor", "poisoned", True))
    assert noticing(scene.state, scene.who("bor")) == 9


@pytest.mark.rule("DN5-TUR-004")
@pytest.mark.rule("DN5-TUR-005")
@pytest.mark.example("EX-DN5-02")
def test_bonus_actions_are_what_something_grants_and_one_a_turn() -> None:
    scene = met(rogue(), orc(), fighter("Bor"), ana="J10", orc="K10", bor="L11")
    quick = {"quick_dash", "quick_disengage", "quick_hide"}
    assert quick <= set(scene.offered("ana"))
    scene.does("ana", "go", to="J11")
    scene.attacks("ana", "orc", 2)
    scene.does("ana", "quick_disengage")
    assert (scene.one(ActionTaken).what, scene.one(ActionTaken).cost) == ("disengage", "bonus")
    assert scene.who("ana").has("disengaged")
    assert not quick & set(scene.offered("ana")), "a second one is refused"
    scene.does("ana", "pass")
    scene.does("orc", "pass")
    assert not (quick | {"second_weapon"}) & set(scene.offered("bor")), "a fighter has none"


@pytest.mark.rule("DN5-TUR-005")
def test_of_several_bonus_actions_one_is_chosen() -> None:
    """Two light blades and cunning: having disengaged, no attack with the other hand."""
    blades = (SHORTSWORD, DAGGER)
    scene = met(rogue(blades[0], evolve(blades[1], held="off")), orc(), ana="J10", orc="K10")
    scene.attacks("ana", "orc", 2, with_="shortsword")
    assert {"second_weapon", "quick_disengage"} <= set(scene.offered("ana"))
    scene.does("ana", "quick_disengage")
    assert "second_weapon" not in scene.offered("ana")


@pytest.mark.rule("DN5-TUR-005")
def test_a_quick_dash_adds_to_a_dash() -> None:
    scene = Skirmish(rogue(), orc())
    scene.does("ana", "quick_dash")
    assert "dash" in scene.offered("ana")
    scene.does("ana", "dash")
    assert scene.question("ana").facts["left"] == "27"


@pytest.mark.rule("DN5-TUR-006")
def test_whoever_cannot_act_has_no_bonus_action() -> None:
    scene = Skirmish(rogue(), orc())
    scene.notes(SetCondition(GM, "ana", "incapacitated", True))
    assert not {"quick_dash", "quick_hide", "dash"} & set(scene.offered("ana"))
    scene = Skirmish(rogue(), orc(), begun=False)
    scene.notes(SaySurprise(GM, "ana", True))
    scene.says(inputs.Begin(GM))
    assert ("ana", "declare") not in scene.asked


def test_nothing_of_a_guess_at_hiding_is_told_before_where_numbers_are_not_shown() -> None:
    """The chance to hide hangs on the passive perception of foes."""
    scene = Skirmish(rogue(), orc(skills={"perception": 4}))
    scene.does("ana", "hide")
    told = scene.game.prospect(scene.state, scene.question("@gm"), {}, "hideout", "allow", Reader(gm=True))
    assert told["chance"] == 60
    scene = Skirmish(rogue(), orc(skills={"perception": 4}), foe_numbers="words")
    told = scene.game.prospect(scene.state, scene.question("ana"), {}, "action", "hide", EVERYBODY)
    assert "chance" not in told
