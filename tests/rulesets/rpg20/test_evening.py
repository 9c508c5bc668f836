"""What an evening of three people found at the table: each failed before it was mended."""

from __future__ import annotations

import pytest

from bot.kernel.decisions import NOTHING
from bot.kernel.inputs import Answer
from bot.kernel.ruleset import Reader
from bot.rulesets.rpg20 import prospects
from bot.rulesets.rpg20.declaring import Rethink
from bot.rulesets.rpg20.explosions.blasts import Blasted, Exploded, in_doubt, in_zone
from bot.rulesets.rpg20.sequences.events import IntentionDeclared, IntentionShown, SlotEnded, Surprised, SurpriseTested
from bot.rulesets.rpg20.sequences.speech import Ambush, Improvise, SetDistance
from bot.rulesets.rpg20.state import Fighter, Ill, Intention
from bot.rulesets.rpg20.view import view
from bot.rulesets.shared.joining import FOES
from tests.rulesets.rpg20.fray import GM, Fray, arm, fighter

SEES_ALL = Reader(0, gm=True)


def at_hand(*others: Fighter, **bor: object) -> Fray:
    """Ana, in offensive posture, against Bor, who does nothing; *others* defend themselves."""
    fray = Fray(fighter("Ana"), fighter("Bor", "foes", **bor), *others)
    fray.means("ana", "strike", target="bor", how="offensive")
    fray.all_pass("bor")
    for each in others:
        fray.means(each.id, "defend")
    return fray


# ---- nobody acts at a corpse


@pytest.mark.rule("R20-SEQ-010")
@pytest.mark.parametrize(("ills", "options", "silence"), [
    ((Ill("coma"),), ("dan", "cid", NOTHING), "dan"),
    ((), ("cid", "dan", NOTHING), "cid"),
])  # fmt: skip
def test_whose_target_is_gone_turns_in_silence_to_somebody_who_still_stands(
    ills: tuple[Ill, ...], options: tuple[str, ...], silence: str
) -> None:
    others = [fighter("Cid", "foes", ills=ills), fighter("Dan", "foes")]
    fray = Fray(fighter("Ana"), fighter("Bor", "foes", gauges={"head": 1}), fighter("Eve"), *others)
    for who in ("ana", "eve"):
        fray.means(who, "strike", target="bor")
    fray.all_pass("bor", *(each.id for each in others if not each.out))
    fray.acts("ana", 5, 1, 6, 6)
    fray.acts("eve")
    asked = fray.question("eve")
    assert (asked.kind, asked.fields[0].options, asked.default) == ("retarget", options, {"target": silence})


@pytest.mark.rule("R20-SEQ-010")
def test_where_the_senseless_alone_are_left_silence_lets_it_be() -> None:
    people = [fighter("Cid", "foes", ills=(Ill("coma"),)), fighter("Dan", "foes")]
    fray = Fray(fighter("Ana"), fighter("Bor", "foes", gauges={"head": 1}), fighter("Eve"), *people)
    fray.notes(SetDistance(GM, "eve", "dan", 30))
    for who in ("ana", "eve"):
        fray.means(who, "strike", target="bor")
    fray.all_pass("bor", "dan")
    fray.acts("ana", 5, 1, 6, 6)
    fray.acts("eve")
    assert fray.question("eve").default == {"target": NOTHING}


@pytest.mark.rule("R20-SEQ-010", "R20-SEQ-013")
def test_whoever_has_nobody_left_to_act_at_is_asked_nothing_once_one_side_alone_stands() -> None:
    fray = Fray(fighter("Ana"), fighter("Bor", "foes", gauges={"head": 1}), fighter("Eve"))
    for who in ("ana", "eve"):
        fray.means(who, "strike", target="bor")
    fray.all_pass("bor")
    fray.acts("ana", 5, 1, 6, 6)
    assert fray.who("bor").dead
    assert [(each.combatant, each.reason) for each in fray.said(SlotEnded)] == [("ana", "done"), ("eve", "no_target")]


@pytest.mark.rule("R20-SEQ-010", "R20-SEQ-011")
def test_while_somebody_else_still_stands_far_away_one_waits_or_gives_up_and_strikes_no_corpse() -> None:
    fray = Fray(fighter("Ana"), fighter("Bor", "foes", gauges={"head": 1}), fighter("Eve"), fighter("Cid", "foes"))
    fray.notes(SetDistance(GM, "eve", "cid", 20))
    for who in ("ana", "eve"):
        fray.means(who, "strike", target="bor")
    fray.all_pass("bor", "cid")
    fray.acts("ana", 5, 1, 6, 6)
    asked = fray.question("eve")
    assert (asked.kind, asked.fields[0].options, asked.facts["gone"]) == ("slot", ("hold", "give_up"), True)


@pytest.mark.rule("R20-SEQ-010")
def test_whose_target_is_gone_is_told_so_before_he_turns_to_another() -> None:
    fray = Fray(fighter("Ana"), fighter("Bor", "foes", gauges={"head": 1}), fighter("Eve"), fighter("Cid", "foes"))
    for who in ("ana", "eve"):
        fray.means(who, "strike", target="bor")
    fray.all_pass("bor", "cid")
    fray.acts("ana", 5, 1, 6, 6)
    asked = fray.question("eve")
    assert "act" in asked.fields[0].options
    assert asked.facts["gone"] is True
    fray.acts("eve")
    assert fray.asked == [("eve", "retarget")]


@pytest.mark.rule("R20-SPE-004", "R20-WND-011", "R20-SEQ-010")
def test_whose_weapon_has_fallen_is_not_asked_whether_he_strikes_with_it_now() -> None:
    fray = Fray(fighter("Ana"), fighter("Bor", "foes"), disarm_damage="none")
    fray.means("ana", "strike", target="bor", how="disarm")
    fray.means("bor", "strike", target="ana", how="offensive")
    fray.acts("ana", 5, 20)
    assert [(each.combatant, each.reason) for each in fray.said(SlotEnded)] == [
        ("ana", "done"),
        ("bor", "empty_handed"),
    ]


@pytest.mark.rule("R20-MEL-011")
def test_whoever_defends_himself_is_told_how_often_he_still_can() -> None:
    fray = Fray(fighter("Ana"), fighter("Bor", "foes"))
    fray.means("ana", "strike", target="bor", how="offensive")
    fray.means("bor", "defend")
    fray.acts("ana", 1)
    assert fray.question("bor").facts["left"] == 2
    fray.answers("bor", 1, 1, defend="parry")
    assert fray.question("bor").facts["left"] == 1


# ---- a second strike is one's own to leave


@pytest.mark.rule("R20-MEL-002")
def test_the_second_strike_may_be_left() -> None:
    fray = at_hand(fighter("Cid", "foes"))
    fray.acts("ana", 20)
    fray.answers("ana", target="stop")
    assert [each.reason for each in fray.said(SlotEnded) if each.combatant == "ana"] == ["done"]


@pytest.mark.rule("R20-MEL-002", "R20-SPE-005")
def test_nobody_strikes_again_unasked_at_somebody_who_has_fallen_senseless() -> None:
    fray = at_hand(gauges={"torso": 1})
    fray.acts("ana", 9, 9, 1, 1, 7)
    assert fray.who("bor").out
    assert not fray.who("bor").dead
    fray.answers("ana", target="stop")
    assert fray.asked == [("ana", "again")]
    assert fray.options("ana", "target") == ("bor", "stop")


@pytest.mark.rule("R20-MEL-003", "R20-SPE-005")
@pytest.mark.parametrize(("senseless", "silence"), [(True, "stop"), (False, "bor")])
def test_silence_strikes_nobody_who_has_fallen_senseless(senseless: bool, silence: str) -> None:
    """A 7 on the table of the torso: unconscious. Whoever says nothing strikes on only at somebody who still stands."""
    fray = at_hand(gauges={"torso": 1 if senseless else 9})
    fray.acts("ana", 9, 9, 1, 1, *(7,) * senseless)
    assert fray.who("bor").out is senseless
    assert fray.question("ana").kind == "follow"
    assert fray.question("ana").default == {"target": silence}


@pytest.mark.rule("R20-MEL-002")
def test_with_one_foe_who_still_stands_the_second_strike_follows_without_a_question() -> None:
    fray = at_hand()
    fray.acts("ana", 20, 19)
    assert [each.reason for each in fray.said(SlotEnded)][:1] == ["done"]


# ---- how far everybody is


@pytest.mark.rule("R20-RNG-009", "R20-SPE-009")
def test_whoever_has_charged_is_no_longer_as_far_from_the_others_as_he_was() -> None:
    fray = Fray(fighter("Ana"), fighter("Bor", "foes"), fighter("Cid", "foes"), fighter("Dan", "foes"), apart=10)
    fray.notes(SetDistance(GM, "bor", "cid", 4))
    del fray.state.distances["bor|dan"]
    fray.means("ana", "charge", target="bor")
    fray.all_pass("bor", "cid", "dan")
    fray.acts("ana", 20)
    far = {each: fray.state.distance("ana", each) for each in ("bor", "cid", "dan")}
    assert far == {"bor": 1, "cid": 4, "dan": None}


@pytest.mark.rule("R20-MEL-017")
def test_whoever_goes_to_somebody_else_leaves_those_at_hand() -> None:
    fray = Fray(fighter("Ana"), fighter("Bor", "foes"), fighter("Cid", "foes"))
    for each in ("ana", "bor"):
        fray.notes(SetDistance(GM, each, "cid", 9))
    fray.means("ana", "move", goal="approach", target="cid")
    fray.all_pass("bor", "cid")
    fray.acts("ana")
    assert fray.state.engaged("ana", "cid")
    assert not fray.state.engaged("ana", "bor")


@pytest.mark.rule("R20-MEL-017", "R20-SEQ-010")
def test_the_chance_of_a_strike_at_somebody_far_away_is_not_told() -> None:
    fray = Fray(fighter("Ana"), fighter("Bor", "foes"), apart=8)
    said = {"action": "strike", "target": "bor"}
    assert fray.game.foresee(fray.state, fray.question("ana"), said) is None
    assert prospects.outlook(fray.state, fray.question("ana"), said)["aloof"] is True
    fray.notes(SetDistance(GM, "ana", "bor", 1))
    assert fray.game.foresee(fray.state, fray.question("ana"), said) is not None


@pytest.mark.rule("R20-MEL-010", "R20-SEQ-004")
@pytest.mark.parametrize("intentions", ["open", "secret"])
def test_the_chance_of_a_blow_says_that_it_may_fall_and_tells_nothing_that_is_secret(intentions: str) -> None:
    """13 at somebody who does not fight; 10 once he has said openly that he does."""
    fray = Fray(fighter("Ana"), fighter("Bor", "foes"), intentions=intentions)
    said = {"action": "strike", "target": "bor"}
    before = prospects.after_hit(fray.state, fray.question("ana"), said)["hangs"]
    fray.notes(Improvise(GM, "bor", "waits"))
    means = Intention("strike", targets=("ana",), weapon="long_sword", posture="normal")
    state = fray.state.with_("bor", means=means)
    after = prospects.after_hit(state, fray.question("ana"), said)["hangs"]
    chance = fray.game.foresee(state, fray.question("ana"), said)
    assert (before, after, chance) == ((True, False, 0.5) if intentions == "open" else (True, True, 0.65))


@pytest.mark.rule("R20-WPN-001", "R20-WPN-004")
def test_of_several_weapons_each_says_what_harm_it_does() -> None:
    fray = Fray(fighter("Ana", "players", arm("sabre"), arm("dagger", "second")), fighter("Bor", "foes"))
    said = {"action": "strike", "target": "bor"}
    asked = fray.question("ana")
    found = [prospects.outlook(fray.state, asked, {**said, "with": each})["harm"] for each in ("sabre", "dagger")]
    assert found == ["1d8+2", "1d6"]


# ---- who is caught by an explosion


def thrown(**distances: int) -> Fray:
    """A grenade of Ana's at Bor; how far the others are from him, by their names; nobody has said it of those left."""
    people = [fighter(each, "foes") for each in ("Bor", "Cid", "Dan", "Eve")]
    fray = Fray(fighter("Ana", explosives=("grenade",)), *people, apart=None)
    for who in ("bor", *distances):
        fray.says(SetDistance(GM, *(("ana", "bor", 12) if who == "bor" else ("bor", who, distances[who]))))
    fray.means("ana", "grenade", target="bor")
    fray.all_pass("bor", "cid", "dan", "eve")
    return fray


@pytest.mark.rule("R20-EXP-001", "R20-EXP-008")
def test_who_else_stands_in_the_zone_is_asked_of_the_game_master_where_no_distance_tells() -> None:
    fray = thrown(cid=4, dan=7)
    fray.acts("ana", 3)
    asked = fray.question("@gm")
    assert (asked.kind, asked.facts["at"], asked.facts["zone"]) == ("caught", "bor", 6)
    assert fray.options("@gm", "target") == (NOTHING, "eve")
    fray.answers("@gm", 1, 1, 1, *(9,) * 9, target="eve")
    assert fray.one(Exploded).victims == ("bor", "cid", "eve")


@pytest.mark.rule("R20-EXP-001")
def test_several_are_named_one_after_the_other_and_unless_anybody_says_nobody_else_is_caught() -> None:
    fray = thrown()
    fray.acts("ana", 3)
    fray.answers("@gm", target="dan")
    assert fray.options("@gm", "target") == (NOTHING, "cid", "eve")
    assert fray.question("@gm").facts["named"] == "Dan"
    fray.answers("@gm", target="cid")
    # Whoever was named is caught, also where nobody says any more.
    fray.is_silent("@gm", 1, 1, 1, *(9,) * 9)
    assert [each.combatant for each in fray.said(Blasted)] == ["bor", "cid", "dan"]
    silent = thrown()
    silent.acts("ana", 3)
    silent.is_silent("@gm", 1, 1, 1, 9, 9, 9)
    assert silent.one(Exploded).victims == ("bor",)


@pytest.mark.rule("R20-EXP-001")
@pytest.mark.parametrize(
    ("parted", "inside", "doubtful"),
    [
        # 2 m and 3 m are at most 5; 2 m and 12 m are at least 10.
        ({"bor|cid": 2, "cid|dan": 3}, ["bor", "cid", "dan"], []),
        ({"bor|cid": 2, "cid|dan": 12}, ["bor", "cid"], []),
        ({"bor|cid": 4, "cid|dan": 5}, ["bor", "cid"], ["dan"]),
    ],
)
def test_what_distances_tell_of_the_zone_is_asked_of_nobody(
    parted: dict[str, int], inside: list[str], doubtful: list[str]
) -> None:
    fray = Fray(fighter("Bor"), fighter("Cid"), fighter("Dan"), apart=None)
    fray.state.distances.update(parted)
    assert (in_zone(fray.state, "bor", 6), in_doubt(fray.state, "bor", 6)) == (inside, doubtful)


@pytest.mark.rule("R20-EXP-001")
def test_nobody_is_asked_about_whoever_is_hidden() -> None:
    fray = Fray(fighter("Bor"), fighter("Cid", hidden=True), apart=None)
    assert in_doubt(fray.state, "bor", 6) == []


@pytest.mark.rule("R20-EXP-001", "R20-EXP-004")
def test_an_explosion_names_nobody_who_is_dead_already() -> None:
    fray = Fray(fighter("Bor"), fighter("Cid", dead=True))
    assert in_zone(fray.state, "bor", 6) == ["bor"]


# ---- surprise, care


@pytest.mark.rule("R20-SPE-011", "R20-GEN-010")
def test_every_ambusher_rolls_though_the_first_is_heard_and_then_no_target_does() -> None:
    people = [fighter("Ana"), fighter("Bor", "foes"), fighter("Cid", "foes")]
    fray = Fray(*people, begun=False)
    fray.notes(Ambush(GM, FOES), 20, 2)
    assert [each.combatant for each in fray.said(SurpriseTested)] == ["bor", "cid"]
    assert not fray.said(Surprised)


@pytest.mark.rule("R20-WND-017")
def test_whoever_is_too_far_away_to_treat_somebody_is_told_why_it_comes_to_nothing() -> None:
    hurt = fighter("Eve", ills=(Ill("haemorrhage"),))
    fray = Fray(fighter("Ana"), fighter("Bor", "foes"), hurt, apart=None)
    fray.means("ana", "treat", target="eve")
    fray.all_pass("bor", "eve")
    fray.acts("ana")
    fray.answers("@gm", metres="3")
    assert fray.said(SlotEnded)[0].reason == "too_far"


# ---- intentions in secret


def secretly(**settings: str) -> Fray:
    fray = Fray(fighter("Ana"), fighter("Bor", "foes"), intentions="secret", **settings)
    fray.notes(Improvise(GM, "ana", "climbs the crate"))
    return fray


@pytest.mark.rule("R20-SEQ-004", "R20-SEQ-008")
def test_own_words_said_in_secret_may_be_said_otherwise_until_everything_is_told() -> None:
    fray = secretly()
    fray.notes(Improvise(GM, "ana", "bars the door"))
    means = fray.who("ana").means
    assert means is not None
    assert means.words == "bars the door"
    fray.means("bor", "pass")
    assert fray.refusal(Improvise(GM, "ana", "runs")) == "moment-passed"


@pytest.mark.rule("R20-SEQ-004", "R20-SEQ-010")
def test_an_action_of_the_list_may_take_the_place_of_own_words_said_in_secret() -> None:
    fray = secretly()
    asked = fray.game.stepwise(fray.state, "declare", "ana")
    assert asked is not None
    args = {"who": "ana", "action": "strike", "target": "bor"}
    word = fray.game.compose(fray.state, "declare", GM, args)
    assert isinstance(word, Rethink)
    fray.notes(word)
    told = fray.one(IntentionDeclared)
    assert (told.means.deed, told.means.target, told.secret) == ("strike", "bor", True)
    # And once more, until everybody has spoken.
    fray.notes(Improvise(GM, "ana", "bars the door"))
    fray.means("bor", "pass")
    assert fray.game.form_of(fray.state, "declare", "ana") is None


@pytest.mark.rule("R20-SEQ-010")
def test_own_words_said_openly_bind() -> None:
    fray = Fray(fighter("Ana"), fighter("Bor", "foes"))
    fray.notes(Improvise(GM, "ana", "climbs the crate"))
    assert fray.refusal(Improvise(GM, "ana", "bars the door")) == "moment-passed"
    assert fray.refusal(Rethink(GM, "ana", (("action", "pass"),))) == "moment-passed"


@pytest.mark.rule("R20-SHD-002", "R20-SEQ-004")
def test_where_a_blow_is_aimed_is_told_openly_and_never_of_what_was_said_in_secret() -> None:
    fray = Fray(fighter("Ana"), fighter("Bor", "foes", shield="wooden_targe"), intentions="secret")
    for who in ("ana", "bor"):
        ident = next(each.id for each, _ in fray.engine.questions() if each.who == who)
        aims = {"action": "strike", "target": "bor", "how": "aim", "place": "human_1"}
        choice = fray.question(who).filled(aims if who == "ana" else {"action": "pass"})
        fray.says(Answer(GM, ident, choice))
    shown = next(each for each in fray.said(IntentionShown) if each.combatant == "ana")
    assert (shown.means.deed, shown.means.aim, shown.place) == ("strike", 0, "")
    means = fray.who("ana").means
    assert means is not None
    assert means.aim == 1


# ---- what is seen


@pytest.mark.rule("R20-WND-009", "R20-SEQ-015")
def test_how_long_somebody_dying_slowly_has_left_stands_on_the_board() -> None:
    fray = Fray(fighter("Ana", ills=(Ill("slow_death", 1, 4, "hours", "torso"),)), fighter("Bor", "foes"))
    row = next(each for each in view(fray.state, SEES_ALL, ()).rows if each.id == "ana")
    assert "slow_death" in str(row.facts["status"])
    assert "4" in str(row.facts["delays"])
    assert "hours" in str(row.facts["delays"])


@pytest.mark.rule("R20-SEQ-004", "R20-SEQ-007")
def test_no_place_is_shown_while_the_order_is_not_told() -> None:
    fray = Fray(fighter("Ana"), fighter("Bor", "foes"))
    fray.means("ana", "strike", target="bor")
    fray.means("bor", "strike", target="ana")
    places = [each.facts["place"] for each in view(fray.state, SEES_ALL, ()).rows]
    assert places == [1, 2]
    fray.acts("ana", 20)
    fray.acts("bor", 20)
    assert fray.state.round == 2
    assert [each.facts["place"] for each in view(fray.state, SEES_ALL, ()).rows] == [None, None]
