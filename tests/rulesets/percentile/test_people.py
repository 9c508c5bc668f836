"""Who may see what, and what is under way and to come (PCT-DEC-001, -004)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel import events as told
from bot.kernel import inputs
from bot.kernel.codec import Codec
from bot.kernel.ruleset import EVERYBODY, Reader, Slot, View
from bot.rulesets.percentile.damage import DamageRolled, HitPointsCounted, HitPointsLost
from bot.rulesets.percentile.declaring.declarations import ActionDeclared, IntentionShown
from bot.rulesets.percentile.declaring.words import ShowIntention
from bot.rulesets.percentile.figures import GmOverrode
from bot.rulesets.percentile.fixing import Damage, Remove, SetField, SetStatus
from bot.rulesets.percentile.initiative import OrderSet
from bot.rulesets.percentile.orders import Order
from bot.rulesets.percentile.people import CombatantJoined, CombatantRecorded, Hide, Join, Reveal
from bot.rulesets.percentile.rolls.d100 import D100Rolled
from bot.rulesets.percentile.rounds import RoundStarted, TurnBegun, TurnStepped
from bot.rulesets.percentile.state import Declaration, Fighter
from bot.rulesets.shared.people import (
    CombatantHidden,
    CombatantLeft,
    CombatantRevealed,
    HandedOver,
    HandOver,
    OrderGiven,
)
from tests.coding import state_of, state_text
from tests.rulesets.percentile.brawl import GM, Brawl, fighter

ALICE, BOB, SPY = 11, 12, 13
MASTER = Reader(GM, gm=True)


def orc(name: str = "Orc", initiative: int = 2, **figures: Any) -> Fighter:
    return fighter(name, "foes", **{"initiative": initiative, "melee": 40, **figures})


@pytest.fixture
def scene() -> Brawl:
    """Alice plays Ana, Bob plays Bor beside her; an orc faces them, an assassin hides."""
    return Brawl(
        fighter("Ana", player=ALICE, initiative=5, melee=50),
        fighter("Bor", player=BOB, initiative=4, melee=50),
        orc(),
        orc("Assassin", 6, hidden=True),
    )


def view(scene: Brawl, reader: Reader) -> View:
    return scene.game.view(scene.state, reader, scene.engine.standing.questions)


def facts(scene: Brawl, reader: Reader) -> dict[str, Any]:
    return {row.id: row.facts for row in view(scene, reader).rows}


def readers(scene: Brawl, event: Any) -> set[str]:
    """Who may read *event*."""
    named = {"master": MASTER, "alice": Reader(ALICE), "bob": Reader(BOB), "spy": Reader(SPY), "all": EVERYBODY}
    return {name for name, reader in named.items() if scene.game.may_read(scene.state, event, reader)}


ALL = {"master", "alice", "bob", "spy", "all"}


# ---- figures


def test_figures_are_for_ones_own_side_and_others_see_a_word(scene: Brawl) -> None:
    for reader in (Reader(ALICE), Reader(BOB), MASTER):
        assert facts(scene, reader)["ana"]["hit_points"] == 12
    for reader in (Reader(ALICE), EVERYBODY, Reader(SPY)):
        seen = facts(scene, reader)["orc"]
        assert not {"hit_points", "hit_points_max", "psy", "psy_max", "defences", "prepared", "energy"} & set(seen)
        assert seen["health"] == "unhurt"
    assert facts(scene, MASTER)["orc"]["hit_points"] == 12
    assert "hit_points" not in facts(scene, EVERYBODY)["ana"]


@pytest.mark.parametrize(
    ("lost", "word"),
    [
        (0, "unhurt"),
        (1, "scratched"),
        (5, "scratched"),
        (6, "wounded"),
        (8, "wounded"),
        (9, "badly_wounded"),
        (11, "badly_wounded"),
        (12, "out"),
    ],
)
def test_health_in_words(scene: Brawl, lost: int, word: str) -> None:
    if lost:
        scene.notes(Damage(GM, "orc", lost))
    assert facts(scene, EVERYBODY)["orc"]["health"] == word


def test_a_lethal_wound_is_counted_for_the_game_master_alone(scene: Brawl) -> None:
    scene.notes(SetStatus(GM, "ana", "lethal_wound", until=4))
    assert facts(scene, MASTER)["ana"]["dies_at"] == 4
    for reader in (Reader(BOB), EVERYBODY):
        seen = facts(scene, reader)["ana"]
        assert "dies_at" not in seen
        assert seen["status"] is None


def test_what_is_told_of_figures(scene: Brawl) -> None:
    scene.notes(Damage(GM, "orc", 3))
    assert readers(scene, scene.one(HitPointsLost)) == ALL
    assert readers(scene, scene.one(DamageRolled)) == ALL
    assert readers(scene, scene.one(HitPointsCounted)) == {"master"}
    scene.notes(Damage(GM, "ana", 3))
    assert readers(scene, scene.one(HitPointsCounted)) == {"master", "alice", "bob"}
    scene.notes(SetField(GM, "orc", "melee", 45))
    assert readers(scene, scene.one(GmOverrode)) == {"master"}
    scene.notes(SetField(GM, "ana", "melee", 45))
    # Nobody but the game master's people is on the other side: it is no secret.
    assert readers(scene, scene.one(GmOverrode)) == ALL
    records = [each for each in scene.all if isinstance(each, CombatantRecorded)]
    assert [readers(scene, each) for each in records] == [
        {"master", "alice", "bob"},
        {"master", "alice", "bob"},
        {"master"},
        {"master"},
    ]


def test_in_a_duel_of_players_corrections_are_for_ones_own_side() -> None:
    made = Brawl(fighter("Ana", player=ALICE, initiative=5), orc("Spike", player=SPY))
    made.notes(SetField(GM, "ana", "melee", 45))
    assert readers(made, made.one(GmOverrode)) == {"master", "alice"}


def test_who_decides_is_public_when_it_is_a_player_and_orders_are_their_owners(scene: Brawl) -> None:
    scene.notes(HandOver(GM, "orc", None, "furious"))
    assert readers(scene, scene.one(HandedOver)) == {"master"}
    scene.notes(HandOver(GM, "bor", ALICE))
    assert readers(scene, scene.one(HandedOver)) == ALL
    scene.notes(Order(GM, "ana", "defence", "always"))
    assert readers(scene, scene.one(OrderGiven)) == {"master", "alice"}
    assert facts(scene, MASTER)["orc"]["temperament"] == "furious"
    assert "temperament" not in facts(scene, Reader(ALICE))["orc"]
    assert facts(scene, EVERYBODY)["orc"]["autopilot"] is True


# ---- intentions


@pytest.mark.rule("PCT-DEC-001")
def test_what_players_announce_is_public(scene: Brawl) -> None:
    scene.declares("ana", "attack", "orc", posture="offensive")
    assert readers(scene, scene.one(ActionDeclared)) == ALL
    seen = facts(scene, EVERYBODY)["ana"]
    assert (seen["action"], seen["target"], seen["declared_posture"]) == ("attack", "orc", "offensive")
    assert (seen["declared"], facts(scene, EVERYBODY)["bor"]["declared"]) == (True, False)
    # The posture is taken when all have spoken.
    assert seen["posture"] is None


@pytest.mark.rule("PCT-DEC-004")
def test_what_the_game_masters_people_mean_is_his_until_their_turn(scene: Brawl) -> None:
    scene.declares("orc", "attack", "ana", posture="offensive")
    said = scene.one(ActionDeclared)
    assert readers(scene, said) == {"master"}
    assert readers(scene, scene.one(IntentionShown)) == ALL
    for reader in (EVERYBODY, Reader(ALICE)):
        seen = facts(scene, reader)["orc"]
        assert not {"action", "target", "declared_posture"} & set(seen)
        assert (seen["hint"], seen["seems"], seen["declared"]) == ("attack", None, True)
    assert facts(scene, MASTER)["orc"]["target"] == "ana"
    scene.notes(ShowIntention(GM, "orc", "hésite"))
    assert facts(scene, EVERYBODY)["orc"]["seems"] == "hésite"
    scene.declares("assassin", "nothing")
    scene.declares("ana", "nothing")
    scene.declares("bor", "nothing", None, 90)
    assert readers(scene, next(each for each in scene.said(TurnBegun) if each.combatant == "orc")) == ALL


@pytest.mark.rule("PCT-DEC-004")
def test_the_question_does_not_betray_what_he_means_either(scene: Brawl) -> None:
    ident = next(each.id for each, _ in scene.engine.questions() if each.who == "orc")
    scene.says(inputs.Answer(GM, ident, {"action": "attack", "target": "ana", "posture": "none"}))
    (closed,) = [each for each in scene.told if isinstance(each, told.DecisionClosed) and each.who == "orc"]
    assert closed.choice["target"] == "ana"
    assert readers(scene, closed) == {"master"}


def test_a_player_who_plays_one_of_the_others_sees_what_he_has_said(scene: Brawl) -> None:
    scene.notes(HandOver(GM, "orc", SPY))
    scene.declares("orc", "attack", "ana")
    assert readers(scene, scene.one(ActionDeclared)) == {"master", "spy"}
    assert facts(scene, Reader(SPY))["orc"]["target"] == "ana"


# ---- hidden people


def test_the_hidden_are_the_game_masters_alone(scene: Brawl) -> None:
    assert "assassin" in facts(scene, MASTER)
    for reader in (EVERYBODY, Reader(ALICE), Reader(SPY)):
        assert "assassin" not in facts(scene, reader)
    assert [each.combatant for each in scene.all if isinstance(each, CombatantJoined)] == ["ana", "bor", "orc"]
    (order,) = [each for each in scene.all if isinstance(each, OrderSet)]
    assert order.order[0] == "assassin"
    assert readers(scene, order) == ALL
    assert scene.game.redacted(scene.state, order, EVERYBODY).order == order.order[1:]
    assert scene.game.redacted(scene.state, order, MASTER) == order
    assert [facts(scene, EVERYBODY)[each]["place"] for each in order.order[1:]] == [1, 2, 3]
    scene.declares("assassin", "attack", "ana")
    for event in scene.told:
        if not isinstance(event, told.KernelEvent):
            assert readers(scene, event) == {"master"}
    assert scene.question("ana").legal({"action": "attack", "target": "assassin"}) is None


def test_what_speaks_of_the_hidden_as_a_second_person_is_not_told_either(scene: Brawl) -> None:
    for event in (
        TurnStepped("ana", target="assassin"),
        D100Rolled("ana", "attack", 20, 50, (), "success", 5, 96, "assassin"),
        DamageRolled("ana", "assassin", "sword", (4,), (), (), 4),
        CombatantLeft("assassin", "Assassin", "left"),
    ):
        assert readers(scene, event) == {"master"}, event
    assert readers(scene, RoundStarted(2)) == ALL
    several = TurnStepped("ana", targets=("orc", "assassin"))
    assert readers(scene, several) == ALL
    assert scene.game.redacted(scene.state, several, EVERYBODY) == TurnStepped("ana", targets=("orc",))
    assert scene.game.redacted(scene.state, several, MASTER) == several


def test_hiding_is_told_to_the_game_master_and_revealing_to_all(scene: Brawl) -> None:
    scene.notes(Hide(GM, "orc"))
    assert readers(scene, scene.one(CombatantHidden)) == {"master"}
    assert "orc" not in facts(scene, EVERYBODY)
    scene.notes(Reveal(GM, "assassin"))
    assert scene.one(CombatantRevealed) == CombatantRevealed("assassin", "Assassin", "foes", "sword")
    assert readers(scene, scene.one(CombatantRevealed)) == ALL
    assert "assassin" in facts(scene, EVERYBODY)


def test_people_are_listed_in_the_order_in_which_they_joined_rows_in_that_of_initiative(scene: Brawl) -> None:
    people = scene.game.people(scene.state)
    assert [(each.id, each.player, each.hidden) for each in people] == [
        ("ana", ALICE, False),
        ("bor", BOB, False),
        ("orc", None, False),
        ("assassin", None, True),
    ]
    assert [row.id for row in view(scene, MASTER).rows] == ["assassin", "ana", "bor", "orc"]
    assert [row.id for row in view(scene, EVERYBODY).rows] == ["ana", "bor", "orc"]


def test_who_faces_whom_is_known_once_they_have_struck(scene: Brawl) -> None:
    assert view(scene, EVERYBODY).facing == ()
    scene.round({"ana": Declaration("attack", "orc"), "assassin": Declaration("nothing")}, 90)
    assert view(scene, EVERYBODY).facing == (("ana", "orc"),)


def test_whoever_attacks_is_hidden_no_more(scene: Brawl) -> None:
    scene.round({"assassin": Declaration("attack", "ana"), "ana": Declaration("attack", "orc")}, 90, 90)
    assert scene.one(CombatantRevealed) == CombatantRevealed("assassin", "Assassin", "foes", "sword")
    assert not scene.who("assassin").hidden
    assert set(view(scene, EVERYBODY).facing) == {("ana", "orc"), ("assassin", "ana")}


# ---- joining


def test_an_id_that_is_taken_gets_a_number_and_who_is_hidden_is_not_announced(scene: Brawl) -> None:
    scene.notes(Join(GM, (orc(initiative=None), orc("Ghost", initiative=None, hidden=True))), 3, 2)
    assert [each.combatant for each in scene.said(CombatantRecorded)] == ["orc-2", "ghost"]
    assert scene.one(CombatantJoined) == CombatantJoined("orc-2", "Orc", "foes", "sword", None)
    assert scene.who("orc-2").id == "orc-2"


# ---- the timeline


def acts(round_: int, who: str, **facts_: Any) -> Slot:
    known = {"manners": None, "spell": None} if facts_["action"] else {}
    return Slot(round_, round_, who, "acts", {**facts_, **known})


@pytest.mark.rule("PCT-RND-001")
def test_the_view_counts_rounds_and_about_ten_seconds_for_each(scene: Brawl) -> None:
    assert (view(scene, EVERYBODY).facts["round"], view(scene, EVERYBODY).facts["seconds"]) == (1, 10)
    scene.round({})
    assert (view(scene, EVERYBODY).facts["round"], view(scene, EVERYBODY).facts["seconds"]) == (2, 20)


@pytest.mark.rule("PCT-DEC-004")
def test_who_acts_when_and_what_he_does_or_seems_to_do(scene: Brawl) -> None:
    scene.declares("ana", "attack", "orc")
    scene.declares("orc", "cast" if scene.who("orc").spells else "flee")
    scene.notes(ShowIntention(GM, "orc", "hésite"))
    assert view(scene, EVERYBODY).schedule == (
        acts(1, "ana", place=1, action="attack", target="orc"),
        acts(1, "bor", place=2, action=None, hint=None),
        acts(1, "orc", place=3, action=None, hint="move", seems="hésite"),
    )
    assert view(scene, MASTER).schedule == (
        acts(1, "assassin", place=1, action=None, hint=None),
        acts(1, "ana", place=2, action="attack", target="orc"),
        acts(1, "bor", place=3, action=None, hint=None),
        acts(1, "orc", place=4, action="flee", target=None),
    )


def test_who_has_acted_or_is_out_is_no_more_to_come(scene: Brawl) -> None:
    scene.notes(Remove(GM, "assassin"))
    scene.round({"ana": Declaration("other"), "orc": Declaration("attack", "ana")})
    assert scene.asked == [("@gm", "outcome")]
    assert [slot.who for slot in view(scene, EVERYBODY).schedule] == ["bor", "orc"]
    scene.notes(SetStatus(GM, "orc", "knocked_out"))
    assert [slot.who for slot in view(scene, EVERYBODY).schedule] == ["bor"]


def test_how_long_something_lasts_is_for_ones_own_side_and_of_the_hidden_for_the_game_master(scene: Brawl) -> None:
    for ident in ("ana", "orc", "assassin"):
        scene.notes(SetStatus(GM, ident, "off_balance", until=3))
    own = Slot(1, 3, "ana", "status", {"status": "off_balance"})
    for reader, who in ((Reader(BOB), ["ana"]), (EVERYBODY, []), (MASTER, ["ana", "orc", "assassin"])):
        found = [slot for slot in view(scene, reader).schedule if slot.kind == "status"]
        assert [slot.who for slot in found] == who
        assert not who or found[0] == own
    scene.notes(Hide(GM, "ana"))
    assert [slot for slot in view(scene, Reader(BOB)).schedule if slot.kind == "status"] == []


def test_before_the_scene_opens_nothing_is_to_come() -> None:
    made = Brawl(fighter("Ana"), orc(), begun=False)
    assert view(made, MASTER).schedule == ()
    assert view(made, MASTER).facts["opened"] is False


@pytest.mark.rule("PCT-PIT-003")
def test_who_rests_in_the_pit_is_not_to_come() -> None:
    pit = [fighter(name, f"pit-{name}") for name in ("A", "B", "C")]
    made = Brawl(*pit, begun=False, variant="pit")
    made.says(inputs.Begin(GM), 3, 4)
    assert [slot.who for slot in view(made, EVERYBODY).schedule] == ["b", "a"]
    assert {ident: each["fighting"] for ident, each in facts(made, EVERYBODY).items()} == {
        "a": True,
        "b": True,
        "c": False,
    }


def test_everything_goes_through_json_and_back(scene: Brawl) -> None:
    codec = Codec(scene.game)
    scene.round({"ana": Declaration("attack", "orc"), "orc": Declaration("attack", "bor")}, 30, 6, 90)
    for event in scene.all:
        assert codec.load_events(codec.dump_event(event))[0] == event
    assert state_of(codec, state_text(codec, scene.state)) == scene.state
