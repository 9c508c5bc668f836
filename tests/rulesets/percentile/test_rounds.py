"""The round: its steps and their order, one action each, when a fight is over (PCT-RND), and the order of dice
(PCT-SYS-001)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel import inputs
from bot.kernel.errors import Refused
from bot.kernel.ruleset import EVERYBODY, Reader
from bot.rulesets.percentile.chapters import CONTENTS
from bot.rulesets.percentile.damage import DamageRolled
from bot.rulesets.percentile.declaring.words import CloseDeclarations, Declare
from bot.rulesets.percentile.defence import DefenceChosen
from bot.rulesets.percentile.fixing import Damage, Heal, Remove, SetStatus
from bot.rulesets.percentile.initiative import InitiativeRolled, OrderSet
from bot.rulesets.percentile.people import Join, Reveal
from bot.rulesets.percentile.postures import PostureTaken
from bot.rulesets.percentile.rolls.d100 import D100Rolled, RerollsChanged
from bot.rulesets.percentile.rounds import (
    ActionGranted,
    GrantAction,
    PhaseReached,
    RoundEnded,
    RoundStarted,
    SceneOpened,
    StatusSet,
    TurnBegun,
    TurnEnded,
)
from bot.rulesets.percentile.state import Declaration, Fighter, Posture, Status
from bot.rulesets.percentile.unarmed import AsphyxiaJudged
from tests.rulesets.percentile.brawl import CUDGEL, DAGGER, GM, HALBERD, Brawl, fighter

PARRY = Declaration("parry", posture="defensive")
TALK = Declaration("other", detail="talks")


def at(target: str, posture: Posture | None = None, **more: Any) -> Declaration:
    return Declaration("attack", target, posture, **more)


def foe(name: str = "B", **figures: Any) -> Fighter:
    return fighter(name, "foes", **{"initiative": 1, "hit_points": 30, "melee": 50} | figures)


def acted(scene: Brawl) -> list[str]:
    """Whose turns have begun in the whole story, in order."""
    return [each.combatant for each in scene.all if isinstance(each, TurnBegun)]


def command(scene: Brawl, name: str, **args: Any) -> Any:
    return scene.game.compose(scene.state, name, GM, args)


# ---- steps


@pytest.mark.rule("PCT-RND-001", "PCT-RND-003")
def test_everybody_has_an_opportunity_to_act_in_every_round() -> None:
    scene = Brawl(fighter("A", initiative=5), fighter("B", initiative=4), foe("C"))
    scene.round({})
    facts = scene.game.view(scene.state, EVERYBODY, ()).facts
    assert (facts["round"], facts["seconds"]) == (2, 20)
    scene.round({})
    assert acted(scene) == ["a", "b", "c", "a", "b", "c"]
    assert scene.one(RoundStarted) == RoundStarted(3)
    assert CONTENTS.rules_of(SceneOpened()) == ("PCT-RND-001",)


@pytest.mark.rule("PCT-RND-002", "PCT-RND-006")
def test_the_steps_of_a_round_in_their_order() -> None:
    scene = Brawl(fighter("A"), foe(initiative=None), begun=False)
    scene.says(inputs.Begin(GM), 5, 3)
    steps = (RoundStarted, InitiativeRolled, OrderSet, PhaseReached, TurnBegun, RoundEnded)
    scene.round({})
    told = [each for each in scene.all if isinstance(each, steps)]
    names = [each.phase if isinstance(each, PhaseReached) else each.type for each in told]
    assert names[:12] == [
        "round_started",
        "initiative_rolled",
        "initiative_rolled",
        "order_set",
        "declaring",
        "breaking",
        "acting",
        "turn_begun",
        "turn_begun",
        "ending",
        "round_ended",
        "round_started",
    ]
    # Step 1 again: the standing order, no die.
    assert names[12:] == ["declaring"]
    assert CONTENTS.rules_of(RoundStarted(2)) == ("PCT-RND-002", "PCT-RND-003")


@pytest.mark.rule("PCT-RND-002")
def test_nothing_is_resolved_before_everybody_has_declared() -> None:
    scene = Brawl(fighter("A", initiative=5, melee=50), foe(initiative=3))
    scene.declares("a", "attack", "b")
    assert (scene.said(TurnBegun), scene.asked) == ([], [("b", "declare")])
    with pytest.raises(Refused) as refused:
        command(scene, "strike", who="a")
    assert (refused.value.key, refused.value.facts["names"]) == ("percentile-not-all-declared", "B")
    scene.declares("b", "attack", "a", 90, 90)
    assert acted(scene) == ["a", "b"]


@pytest.mark.rule("PCT-RND-002")
def test_who_is_hidden_is_not_named_among_those_awaited() -> None:
    scene = Brawl(fighter("A", initiative=5, melee=50), foe(), foe("Spy", hidden=True))
    scene.declares("a", "nothing")
    with pytest.raises(Refused) as refused:
        command(scene, "strike", who="a")
    assert refused.value.facts["names"] == "B"


@pytest.mark.rule("PCT-RND-006", "PCT-DEF-013")
def test_breaking_off_is_rolled_before_all_actions() -> None:
    scene = Brawl(fighter("A", initiative=6, melee=60), foe(initiative=2, dodge=40))
    scene.round({"a": at("b"), "b": Declaration("disengage")}, 41, 60, 3)
    assert [(each.combatant, each.purpose) for each in scene.said(D100Rolled)] == [("b", "disengage"), ("a", "attack")]
    assert acted(scene) == ["a", "b"]


@pytest.mark.rule("PCT-RND-006", "PCT-POS-001")
def test_postures_take_effect_for_everybody_at_once_before_the_first_roll() -> None:
    a = fighter("A", initiative=6, melee=60)
    scene = Brawl(a, fighter("Q", initiative=2, melee=50), foe(initiative=4, dodge=40))
    scene.declares("a", "attack", "b", posture="focus")
    scene.declares("q", "attack", "b", posture="offensive")
    assert [scene.who(each).posture for each in ("a", "q", "b")] == [None, None, None]
    scene.declares("b", "disengage", None, 90, posture="defensive")
    kinds = [each for each in scene.told if isinstance(each, (PhaseReached, PostureTaken, D100Rolled, TurnBegun))]
    assert kinds[:5] == [
        PhaseReached("breaking"),
        PostureTaken("a", "focus"),
        PostureTaken("q", "offensive"),
        # Of the game master's people it is told when it first matters.
        PostureTaken("b", "defensive"),
        scene.said(D100Rolled)[0],
    ]
    assert [scene.who(each).posture for each in ("a", "q", "b")] == ["focus", "offensive", "defensive"]


@pytest.mark.rule("PCT-RND-006")
def test_a_round_ends_with_strangling_then_countdowns_then_what_ends_with_it() -> None:
    dying = Status("lethal_wound", until=1)
    scene = Brawl(
        fighter("A", initiative=6, statuses=(Status("strangled", by="b"), Status("off_balance", until=1))),
        fighter("Q", initiative=5, statuses=(dying,), brief_advantages=1, advantages=1),
        foe(),
        wrestling_roll="first",
    )
    scene.round({"a": TALK})
    scene.answers("a", strangled="act")
    scene.answers("@gm", outcome="done")
    assert scene.asked == [("@gm", "asphyxia")]
    assert not scene.who("q").out
    scene.answers("@gm", 2, asphyxia="1d6")
    ends = (AsphyxiaJudged, StatusSet, RerollsChanged, RoundEnded, RoundStarted)
    assert [each for each in scene.told if isinstance(each, ends)] == [
        AsphyxiaJudged("a", "1d6"),
        StatusSet("q", "dead", on=True),
        RerollsChanged("q", 0, 0, "expired"),
        RoundEnded(1),
        RoundStarted(2),
    ]
    assert scene.hit_points("a") == 10
    # What held until this round is over, without a word.
    assert [each.kind for each in scene.who("a").statuses] == ["strangled"]
    assert [each.kind for each in scene.who("q").statuses] == ["dead"]


# ---- one action each


@pytest.mark.rule("PCT-RND-004")
def test_one_action_a_round_and_no_second_one() -> None:
    scene = Brawl(fighter("A", initiative=5, melee=50), fighter("Q", initiative=4), foe())
    scene.round({"a": at("b"), "q": TALK}, 90)
    assert scene.asked == [("@gm", "outcome")]
    assert scene.refusal(Declare(GM, "a", at("b"))) == "percentile-locked"
    assert scene.refusal(Declare(GM, "a", at("b"), gm=True)) == "percentile-has-acted"
    with pytest.raises(Refused) as refused:
        command(scene, "strike", who="a")
    assert refused.value.key == "percentile-by-itself"
    assert acted(scene) == ["a", "q"]


@pytest.mark.rule("PCT-RND-004")
def test_the_game_master_may_grant_one_more() -> None:
    scene = Brawl(fighter("A", initiative=5, melee=50), fighter("Q", initiative=4), foe())
    grant = command(scene, "gm-tool", tool="action", who="a")
    assert grant == GrantAction(GM, "a")
    assert scene.refusal(grant) == "percentile-not-acting"
    scene.round({"a": at("b"), "q": TALK}, 90)
    scene.notes(grant)
    assert scene.one(ActionGranted) == ActionGranted("a")
    assert CONTENTS.rules_of(scene.one(ActionGranted)) == ("PCT-RND-004",)
    assert scene.refusal(grant) == "already-so"
    scene.answers("@gm", outcome="done")
    # Its owner says which, before the next one in the order acts.
    assert scene.asked == [("a", "declare")]
    scene.answers("a", 50, 4, action="attack", target="b", posture="none")
    assert scene.one(DamageRolled).dealt == 4
    begun = [(each.combatant, each.occasion) for each in scene.all if isinstance(each, TurnBegun)]
    assert begun == [("a", "action"), ("q", "action"), ("a", "extra"), ("b", "action")]
    # It was one more, and for this round.
    assert scene.state.round == 2
    assert not scene.who("a").extra


@pytest.mark.rule("PCT-RND-004")
def test_what_was_granted_and_not_used_is_gone_with_the_round() -> None:
    scene = Brawl(fighter("A", initiative=5, melee=50), fighter("Q", initiative=4), foe())
    scene.round({"q": TALK})
    scene.says(GrantAction(GM, "a"))
    scene.answers("@gm", outcome="done")
    scene.is_silent("a")
    assert scene.state.round == 2
    scene.round({})
    assert [each.occasion for each in scene.said(TurnBegun)] == ["action"] * 3


@pytest.mark.rule("PCT-RND-004")
def test_nor_is_it_kept_for_a_later_round_by_who_could_not_use_it() -> None:
    scene = Brawl(fighter("A", initiative=5, melee=50), fighter("Q", initiative=4), foe())
    scene.round({"q": TALK})
    scene.says(GrantAction(GM, "a"))
    scene.says(SetStatus(GM, "a", "knocked_out"))
    scene.answers("@gm", outcome="done")
    assert scene.state.round == 2
    scene.says(SetStatus(GM, "a", "knocked_out", on=False))
    scene.round({})
    assert [each.occasion for each in scene.said(TurnBegun)] == ["action"] * 3
    assert scene.state.round == 3


@pytest.mark.rule("PCT-RND-005", "PCT-DEF-002")
def test_a_defence_once_a_tour_is_once_a_round() -> None:
    scene = Brawl(fighter("A", initiative=5, melee=50), foe("N1", initiative=6), foe("N2"))
    said = {"a": PARRY, "n1": at("a"), "n2": at("a")}
    scene.round({})
    scene.round(said, 50)
    scene.answers("a", 50, 50, 1, defence="parry/main")
    # The second blow found no defence left; in round 3 there is one again.
    assert [each.how for each in scene.said(DefenceChosen)] == ["parry", None]
    assert scene.state.round == 3
    assert scene.who("a").defences == ()
    scene.round(said, 50)
    assert scene.asked == [("a", "defence")]


@pytest.mark.rule("PCT-RND-005", "PCT-ATK-008")
def test_so_many_tours_to_live_are_rounds() -> None:
    scene = Brawl(fighter("A", initiative=5, melee=90), foe(), foe("C"))
    scene.round({"a": at("b", aim="vital", penalty=-20)}, 70, 1)
    scene.answers("@gm", 2, delay="d4")
    assert scene.state.round == 2
    scene.round({})
    assert not scene.who("b").out
    scene.round({})
    assert scene.who("b").has("dead")
    assert scene.state.round == 4


# ---- the end of a fight


@pytest.mark.rule("PCT-RND-007")
def test_when_the_last_opponent_has_fled_the_end_is_proposed_and_no_round_opens() -> None:
    scene = Brawl(fighter("A", initiative=5, melee=50), foe(physique=40))
    for _ in range(2):
        scene.round({})
    assert scene.game.view(scene.state, EVERYBODY, ()).facts["decided"] is False
    scene.round({"a": PARRY, "b": Declaration("flee")}, 40)
    assert scene.state.round == 3
    assert scene.said(RoundEnded) == [RoundEnded(3)]
    assert scene.said(RoundStarted) == []
    assert scene.asked == []
    facts = scene.game.view(scene.state, EVERYBODY, ()).facts
    assert (facts["decided"], facts["nobody"]) == (True, False)
    # It is not over before the game master says so.
    assert not scene.engine.standing.ended
    scene.says(inputs.End(GM))
    assert scene.engine.standing.ended


@pytest.mark.rule("PCT-RND-007")
@pytest.mark.parametrize("status", ["out_of_action", "dead", "knocked_out", "fled"])
def test_who_is_out_does_not_keep_a_fight_going(status: Any) -> None:
    scene = Brawl(fighter("A", initiative=5), foe(), foe("C", statuses=(Status(status),)))
    assert scene.state.order == ("a", "b")
    scene.round({"a": TALK})
    scene.says(SetStatus(GM, "b", status))
    scene.answers("@gm", outcome="done")
    assert (scene.state.round, scene.asked) == (1, [])


@pytest.mark.rule("PCT-RND-007")
@pytest.mark.parametrize("status", ["prone", "pinned", "strangled", "off_balance", "disengaged"])
def test_who_is_only_in_trouble_still_fights(status: Any) -> None:
    scene = Brawl(fighter("A", initiative=5), foe(physique=50, statuses=(Status(status),)))
    scene.declares("a", "nothing")
    # Whoever is strangled has his roll; this one fails.
    scene.says(CloseDeclarations(GM), *((99,) if status == "strangled" else ()))
    if status == "strangled":
        scene.answers("@gm", asphyxia="nothing")
    assert scene.state.round == 2


@pytest.mark.rule("PCT-RND-007")
def test_a_fight_that_is_decided_goes_on_when_somebody_comes() -> None:
    scene = Brawl(fighter("A", initiative=5, melee=50), foe(hit_points=1))
    scene.round({"a": at("b")}, 50, 4)
    assert (scene.state.round, scene.asked) == (1, [])
    scene.notes(Join(GM, (foe("C"),)))
    assert scene.one(RoundStarted) == RoundStarted(2)
    assert sorted(scene.asked) == [("a", "declare"), ("c", "declare")]
    # So it does when somebody who was down is up again.
    scene.notes(Heal(GM, "b", 1))
    scene.says(SetStatus(GM, "c", "knocked_out"))
    scene.round({})
    assert scene.state.round == 3


@pytest.mark.rule("PCT-RND-007")
def test_the_game_master_may_end_it_at_any_time() -> None:
    scene = Brawl(fighter("A", initiative=5, melee=50), foe())
    scene.round({"a": at("b"), "b": PARRY}, 50)
    assert scene.asked == [("b", "defence")]
    scene.says(inputs.End(GM))
    assert scene.engine.standing.ended
    assert scene.asked == []
    assert scene.refusal(Damage(GM, "b", 1)) == "encounter-ended"


# ---- the order of dice


def faces(scene: Brawl) -> list[tuple[str, str, tuple[int, ...]]]:
    """Who rolled what for, in the order in which it was told."""
    found: list[tuple[str, str, tuple[int, ...]]] = []
    for each in scene.told:
        if isinstance(each, D100Rolled):
            found.append((each.combatant, str(each.purpose), (each.face,)))
        elif isinstance(each, DamageRolled):
            found.append((str(each.combatant), "damage", (*each.others, *each.faces)))
    return found


@pytest.mark.rule("PCT-SYS-001", "PCT-MNT-001", "PCT-DMG-008")
def test_a_mounted_halberd_attack_from_riding_to_damage() -> None:
    rider = fighter("A", arm=HALBERD, initiative=6, pole_weapon=60, riding=50, mounted=True, bonus="1d4")
    scene = Brawl(rider, foe())
    scene.round({"a": at("b"), "b": PARRY})
    scene.answers("a", 50, 60, ride="try")
    assert faces(scene) == [("a", "riding", (50,)), ("a", "attack", (60,))]
    # The parry fails; two rolls of the weapon, the better kept, and the bonus once.
    scene.answers("b", 51, 3, 7, 2, defence="parry/main")
    assert faces(scene) == [("b", "parry", (51,)), ("a", "damage", (3, 7))]
    assert scene.one(DamageRolled).dealt == 9
    assert scene.state.round == 2


@pytest.mark.rule("PCT-SYS-001", "PCT-ATK-009")
def test_one_die_for_two_weapons_then_hit_by_hit() -> None:
    scene = Brawl(fighter("A", initiative=6, melee=90, second=DAGGER), foe())
    scene.round({"a": at("b", two=True), "b": PARRY}, 60)
    scene.answers("b", 51, 3, 2, defence="parry/main")
    assert faces(scene) == [("b", "parry", (51,)), ("a", "damage", (3,)), ("a", "damage", (2,))]


@pytest.mark.rule("PCT-SYS-001", "PCT-UNA-007")
def test_a_knock_out_is_resisted_after_the_damage_and_before_the_hours() -> None:
    scene = Brawl(fighter("A", arm=CUDGEL, initiative=6, melee=60), foe(luck=30))
    scene.round({"a": at("b", knock_out=True)}, 50, 6, 31, 3)
    assert faces(scene) == [("a", "attack", (50,)), ("a", "damage", (6,)), ("b", "resist", (31,))]
    assert [each.hours for each in scene.said(StatusSet)] == [3]
    assert scene.hit_points("b") == 28


@pytest.mark.rule("PCT-SYS-001", "PCT-TST-007")
def test_of_an_opposed_roll_who_began_it_rolls_first() -> None:
    a = fighter("A", initiative=6, wrestling=60, physique=50)
    scene = Brawl(a, foe(physique=40), wrestling_roll="first")
    scene.round({"a": Declaration("wrestling", "b", hold="pin")}, 60, 50, 41)
    assert faces(scene) == [("a", "attack", (60,)), ("a", "opposed", (50,)), ("b", "opposing", (41,))]


@pytest.mark.rule("PCT-SYS-001", "PCT-ADV-005")
def test_after_every_d100_its_rerolls_at_once() -> None:
    a = fighter("A", initiative=6, melee=50, advantages=1)
    scene = Brawl(a, foe(advantages=1))
    scene.round({"a": at("b"), "b": PARRY}, 60)
    scene.answers("a", 40, advantage="reroll")
    assert scene.asked == [("b", "defence")]
    scene.answers("b", 55, defence="parry/main")
    assert scene.asked == [("b", "advantage")]
    scene.answers("b", 56, 4, advantage="reroll")
    assert faces(scene) == [("b", "parry", (56,)), ("a", "damage", (4,))]


@pytest.mark.rule("PCT-ATK-001", "PCT-DEC-009")
def test_who_is_felled_does_not_strike_back_later() -> None:
    scene = Brawl(fighter("A", initiative=5, melee=50), foe(hit_points=3, initiative=2), foe("C"))
    scene.round({"a": at("b"), "b": at("a")}, 50, 5)
    assert [(each.combatant, each.reason) for each in scene.said(TurnEnded)] == [("a", "done"), ("c", "nothing")]
    assert [each.combatant for each in scene.said(D100Rolled)] == ["a"]
    assert scene.game.view(scene.state, Reader(GM, gm=True), ()).facts["round"] == 2


@pytest.mark.rule("PCT-RND-002", "PCT-RND-006")
def test_a_round_does_not_wait_for_somebody_hidden() -> None:
    scene = Brawl(fighter("A", initiative=5, melee=50), foe(), foe("Spy", hidden=True))
    assert scene.asked == [("a", "declare"), ("b", "declare"), ("spy", "declare")]
    scene.declares("a", "nothing")
    scene.declares("b", "nothing")
    begun = {each.combatant: each.unseen for each in scene.all if isinstance(each, TurnBegun)}
    assert begun == {"a": False, "b": False, "spy": True}


@pytest.mark.rule("PCT-RND-007")
def test_no_round_opens_for_somebody_hidden_alone() -> None:
    scene = Brawl(fighter("A", initiative=5, melee=50), foe(), foe("Spy", hidden=True))
    scene.notes(Remove(GM, "b"))
    scene.declares("a", "nothing")
    assert (scene.state.round, scene.asked) == (1, [])
    assert scene.game.view(scene.state, EVERYBODY, ()).facts["decided"] is True
    scene.notes(Reveal(GM, "spy"))
    assert scene.state.round == 2
