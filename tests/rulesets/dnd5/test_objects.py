"""What lies on the ground: let go of, thrown, slipped out of somebody's hand; who takes it up, and when (DN5-EXT-010,
DN5-TUR-008, -009, -012)."""

from __future__ import annotations

import pytest

from bot.kernel.values import evolve
from bot.rulesets.dnd5.attack.events import AttackBegun
from bot.rulesets.dnd5.conditions import SetCondition
from bot.rulesets.dnd5.fixing import Damage, Heal
from bot.rulesets.dnd5.movement.events import MoveBegun
from bot.rulesets.dnd5.objects.actions import SayNear
from bot.rulesets.dnd5.objects.events import LetFall, ObjectHandled
from bot.rulesets.dnd5.state import Lying
from bot.rulesets.shared.options import Heard
from bot.rulesets.shared.people import HandOver
from tests.rulesets.dnd5.skirmish import DAGGER, GM, HALBERD, LONGSWORD, SHORTSWORD, Skirmish, fighter, met
from tests.rulesets.dnd5.test_traits import creature

NEAR = {"ana|orc": 150}
SHEATHED = evolve(SHORTSWORD, held="carried")


def fallen(*arms: object, **more: object) -> Skirmish:
    """Ana is down before the orc has its turn."""
    s = Skirmish(fighter("Ana", "players", *arms or (LONGSWORD,)), fighter("Orc", "foes"), apart=NEAR)  # type: ignore[arg-type]
    s.notes(Damage(GM, "ana", 20))
    return s


@pytest.mark.rule("DN5-EXT-010")
@pytest.mark.rule("DN5-HPS-003")
def test_whoever_falls_unconscious_drops_what_he_holds() -> None:
    s = fallen(LONGSWORD, SHEATHED, shield=True)
    assert [(each.combatant, each.weapon) for each in s.said(LetFall)] == [("ana", "longsword")]
    assert [(each.weapon, each.held) for each in s.who("ana").weapons] == [
        ("longsword", "dropped"),
        ("shortsword", "carried"),
    ]
    assert [(each.weapon.weapon, each.owner, each.beside) for each in s.state.lying] == [("longsword", "ana", "ana")]


@pytest.mark.rule("DN5-EXT-010")
def test_so_does_whoever_falls_asleep_or_is_said_to_be_unconscious_and_nobody_who_dies_at_once() -> None:
    s = Skirmish(fighter("Ana"), fighter("Orc", "foes", mortal=True), apart=NEAR)
    s.notes(SetCondition(GM, "ana", "unconscious", on=True))
    assert [each.weapon for each in s.said(LetFall)] == ["longsword"]
    assert s.who("ana").has("prone")
    s.notes(Damage(GM, "orc", 20))
    assert s.said(LetFall) == []


@pytest.mark.rule("DN5-TUR-008")
@pytest.mark.rule("DN5-TUR-012")
def test_it_is_picked_up_with_the_free_object_lying_or_standing() -> None:
    s = fallen()
    s.notes(Heal(GM, "ana", 10))
    s.passes("orc")
    assert "attack" in s.offered("ana")
    assert s.options("ana", "with", action="attack", target="orc") == ("unarmed_strike",)
    assert s.options("ana", "do", action="object") == ("pick_up", "handle", "use")
    s.does("ana", "object", do="pick_up", weapon="longsword")
    handled = s.one(ObjectHandled)
    assert (handled.cost, handled.held, handled.source) == ("object", "both", None)
    assert (s.state.lying, [each.held for each in s.who("ana").weapons]) == ((), ["both"])
    assert s.options("ana", "with", action="attack", target="orc") == ("longsword",)


@pytest.mark.rule("DN5-TUR-009")
def test_a_second_thing_in_the_turn_costs_the_action() -> None:
    s = fallen()
    s.notes(Heal(GM, "ana", 10))
    s.passes("orc")
    s.does("ana", "object", do="handle")
    s.does("ana", "object", do="pick_up", weapon="longsword")
    assert s.one(ObjectHandled).cost == "action"


@pytest.mark.rule("DN5-TUR-012")
def test_what_is_let_go_lies_there_and_anybody_beside_it_takes_it() -> None:
    """A foe beside it has it; with his own hand free, at his own strength, and proficient only where he is."""
    orc = fighter("Orc", "foes", evolve(HALBERD, held="carried"), proficient=("simple",))
    arm = evolve(LONGSWORD, category="martial", magic=1)
    s = Skirmish(fighter("Ana", "players", arm), orc, apart=NEAR)
    s.does("ana", "object", do="let_go", weapon="longsword")
    assert s.one(ObjectHandled).cost == "free"
    assert s.options("ana", "weapon", action="object", do="draw") == (), "it is no more by her"
    s.passes("ana")
    s.does("orc", "object", do="pick_up", weapon="longsword")
    assert s.one(ObjectHandled).source == "ana"
    taken = s.who("orc").weapons[0]
    assert (taken.weapon, taken.magic, taken.proficient, taken.held) == ("longsword", 1, False, "both")
    assert s.who("ana").weapons == ()


@pytest.mark.rule("DN5-ATK-022")
def test_what_is_thrown_lies_where_its_target_stands() -> None:
    s = Skirmish(fighter("Ana", "players", DAGGER), fighter("Orc", "foes"), apart={"ana|orc": 450})
    s.attacks("ana", "orc", 2, with_="dagger")
    assert [each.beside for each in s.state.lying] == ["orc"]
    assert "pick_up" not in s.options("ana", "do", action="object")
    s.does("ana", "approach", target="orc")
    s.does("ana", "object", do="pick_up", weapon="dagger")
    assert [each.held for each in s.who("ana").weapons] == ["main"]


def test_whoever_walks_off_leaves_it_behind_and_the_game_master_says_who_comes_near() -> None:
    s = Skirmish(fighter("Ana"), fighter("Orc", "foes"), apart={"ana|orc": 900})
    assert s.refusal(SayNear(GM, "ana", "longsword", "ana")) == "dnd5-nothing-lies"
    s.does("ana", "object", do="let_go", weapon="longsword")
    s.does("ana", "approach", target="orc")
    assert [each.beside for each in s.state.lying] == [None]
    assert "pick_up" not in s.options("ana", "do", action="object")
    assert s.game.offers(s.state, "gm-tool-near", "value", "fr") == [("longsword", "ana:longsword")]
    note = s.game.compose(s.state, "gm-tool", GM, Heard({"tool": "near", "who": "ana"}))
    s.notes(note)
    assert "pick_up" in s.options("ana", "do", action="object")
    s = Skirmish(fighter("Ana"), fighter("Orc", "foes"), apart=NEAR)
    s.does("ana", "object", do="let_go", weapon="longsword")
    s.does("ana", "withdraw")
    s.answers("orc", **{"with": "-"})
    assert [each.beside for each in s.state.lying] == ["orc"], "it lies at the feet of who stood there"


def test_on_a_grid_it_lies_on_its_cell() -> None:
    s = met(fighter("Ana"), fighter("Orc", "foes"), ana="E5", orc="M5")
    s.does("ana", "object", do="let_go", weapon="longsword")
    assert s.state.lying == (Lying(LONGSWORD, "ana", "E5"),)
    s.does("ana", "go", to="G5")
    assert "pick_up" not in s.options("ana", "do", action="object")
    s.does("ana", "go", to="F4")
    assert "pick_up" in s.options("ana", "do", action="object")
    assert s.refusal(SayNear(GM, "ana", "longsword", "ana")) == "dnd5-has-map"


def test_a_creature_drops_what_its_two_hands_hold_and_keeps_its_claws() -> None:
    s = Skirmish(
        fighter("Ana"), creature("orc", "Orc", mortal=False), creature("wolf", "Wolf", mortal=False), apart=NEAR
    )
    for who in ("orc", "wolf"):
        s.notes(SetCondition(GM, who, "unconscious", on=True))
    assert [(each.combatant, each.weapon) for each in s.all if isinstance(each, LetFall)] == [("orc", "greataxe")]
    s.notes(SetCondition(GM, "orc", "unconscious", on=False))
    s.passes("ana")
    assert s.options("orc", "weapon", action="object", do="pick_up") == ("greataxe",)
    s.does("orc", "object", do="pick_up", weapon="greataxe")
    arm = next(each for each in s.who("orc").weapons if each.weapon == "greataxe")
    assert (arm.held, arm.to_hit) == ("natural", 5)


# ---- autopilots


def test_an_autopilot_takes_up_its_weapon_before_it_strikes() -> None:
    s = fallen()
    s.notes(Heal(GM, "ana", 10))
    s.notes(HandOver(GM, "ana", None, "steady"))
    s.does("orc", "pass", 2)
    assert [each.what for each in s.said(ObjectHandled)] == ["pick_up"]
    assert s.said(AttackBegun)[0].weapon == "longsword"


def test_an_autopilot_draws_what_it_has_by_it() -> None:
    s = Skirmish(fighter("Ana", "players", SHEATHED), fighter("Orc", "foes"), apart=NEAR)
    s.notes(HandOver(GM, "ana", None, "steady"), 2)
    assert [(each.what, each.weapon) for each in s.said(ObjectHandled)] == [("draw", "shortsword")]
    assert s.said(AttackBegun)[0].weapon == "shortsword"


def test_a_disarmed_autopilot_goes_to_its_weapon() -> None:
    s = met(fighter("Ana"), fighter("Orc", "foes"), ana="E5", orc="T5")
    s.does("ana", "object", do="let_go", weapon="longsword")
    s.does("ana", "go", to="G5")
    s.passes("ana", "orc")
    s.notes(HandOver(GM, "ana", None, "steady"))
    assert [each.cell for each in s.said(MoveBegun)][:1] != []
    assert [each.what for each in s.said(ObjectHandled)] == ["pick_up"]


@pytest.mark.rule("DN5-TUR-008")
def test_nobody_lets_go_of_what_he_holds_because_nothing_else_is_left() -> None:
    s = Skirmish(fighter("Ana"), fighter("Bor", "foes"))
    s.does("ana", "object", do="handle")
    s.does("ana", "dodge")
    asked = s.question("ana")
    assert [each.options for each in asked.all_fields({"action": "object"}) if each.name == "do"] == [("let_go",)]
    assert "do" not in asked.implied({"action": "object"})
