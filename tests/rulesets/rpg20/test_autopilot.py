"""What creatures left to themselves do: cover, rounds, ways of shooting, postures, care, flight; by temperament."""

from typing import Any

import pytest

from bot.kernel.values import evolve
from bot.rulesets.rpg20 import autopilot
from bot.rulesets.rpg20.sequences.speech import SetDistance
from bot.rulesets.rpg20.state import Fighter, Ill
from tests.rulesets.rpg20.fray import GM, Fray, arm, fighter

WILD = ("furious", "never_guard")
ALL = (*WILD, "steady", "cautious", "desperate")


def foe(name: str = "Bor", *arms: Any, **figures: Any) -> Fighter:
    return fighter(name, "foes", *arms, **figures)


def ana(*arms: Any, **figures: Any) -> Fighter:
    return fighter("Ana", "players", *arms, **figures)


def does(fray: Fray, temperament: str, who: str = "ana") -> dict[str, str]:
    """What *who* of that temperament answers; it is among what is offered."""
    decision = fray.question(who)
    led = evolve(fray.who(who), temperament=temperament)
    found = autopilot.answers(fray.state, led, decision)
    assert found is not None
    assert decision.legal(found) == ()
    return dict(found)


# ---- shooting


@pytest.mark.parametrize(("temperament", "action"), [
    ("furious", "shoot"), ("never_guard", "shoot"), ("steady", "shoot"), ("cautious", "move"), ("desperate", "move"),
])  # fmt: skip
def test_cautious_ones_take_cover_before_they_shoot(temperament: str, action: str) -> None:
    fray = Fray(ana(arm("pistol")), foe("Bor", arm("rifle")), apart=20)
    found = does(fray, temperament)
    assert found["action"] == action
    assert found.get("goal") == ("cover" if action == "move" else None)


def test_under_cover_they_shoot_and_without_anybody_who_shoots_they_need_none() -> None:
    assert (
        does(Fray(ana(arm("pistol"), cover=True), foe("Bor", arm("rifle")), apart=20), "cautious")["action"] == "shoot"
    )
    assert does(Fray(ana(arm("pistol")), foe(), apart=20), "cautious")["action"] == "shoot"


def test_somebody_desperate_and_wounded_under_cover_does_not_walk_towards_his_foes() -> None:
    fray = Fray(ana(points=5, points_max=20, cover=True), foe("Bor", arm("rifle")), apart=20)
    assert does(fray, "desperate") == {"action": "defend"}


def test_a_steady_marksman_takes_cover_once_wounded() -> None:
    hale = Fray(ana(arm("pistol")), foe("Bor", arm("rifle")), apart=20)
    hurt = Fray(ana(arm("pistol"), points=9, points_max=20), foe("Bor", arm("rifle")), apart=20)
    assert (does(hale, "steady")["action"], does(hurt, "steady")["goal"]) == ("shoot", "cover")


@pytest.mark.parametrize(("temperament", "firearms", "cover", "mode"), [
    ("steady", 6, False, "short"),   # 13: three shots deal more than one
    ("steady", 1, False, "short"),   # 8: still
    ("furious", 6, False, "long"),   # it spares no rounds
    ("steady", 13, False, "short"),  # 20
])  # fmt: skip
def test_an_assault_rifle_is_fired_in_bursts_and_long_ones_by_the_wild_alone(
    temperament: str, firearms: int, cover: bool, mode: str
) -> None:
    rifle = ana(arm("assault_rifle", rounds=30), domains={"firearms": firearms}, cover=cover)
    assert does(Fray(rifle, foe(), apart=20), temperament)["how"] == mode


def test_a_long_burst_is_worth_it_against_several_in_line() -> None:
    others = [foe(each) for each in ("Cid", "Dan", "Eve")]
    fray = Fray(ana(arm("assault_rifle", rounds=30)), foe(), *others, apart=20)
    found = does(fray, "steady")
    assert [found[each] for each in ("how", "second", "third", "fourth")] == ["long", "cid", "dan", "eve"]


@pytest.mark.parametrize(("temperament", "firearms", "mode"), [
    ("cautious", 6, "precision"),  # 13 and 3: 16 of 20
    ("steady", 6, "single"),       # it would rather not act last
    ("steady", 14, "rapid"),       # 21 and 20 are both sure: the first shot is
    ("furious", 14, "rapid"),
])  # fmt: skip
def test_the_way_of_shooting_follows_the_chances_and_the_temperament(
    temperament: str, firearms: int, mode: str
) -> None:
    fray = Fray(ana(arm("pistol"), domains={"firearms": firearms}), foe(), apart=20)
    assert does(fray, temperament)["how"] == mode


def test_the_easier_target_is_shot_at_though_it_is_not_the_nearest() -> None:
    fray = Fray(ana(arm("pistol")), foe("Bor", cover=True, motion="fast"), foe("Cid"), apart=20)
    assert does(fray, "steady")["target"] == "cid"


def test_nobody_shoots_beyond_the_range_of_his_weapon() -> None:
    fray = Fray(ana(arm("machine_pistol")), foe("Bor"), foe("Cid"), apart=60)
    assert does(fray, "steady")["action"] == "move"
    fray.says(SetDistance(GM, "ana", "cid", 30))
    assert does(fray, "steady")["target"] == "cid"


@pytest.mark.parametrize("temperament", ALL)
def test_what_is_empty_is_loaded(temperament: str) -> None:
    fray = Fray(ana(arm("assault_rifle", rounds=0), cover=True), foe(), apart=20)
    assert does(fray, temperament)["action"] == "load"


@pytest.mark.parametrize(("cover", "rounds", "action"), [(True, 2, "load"), (True, 3, "shoot"), (False, 2, "shoot")])
def test_under_cover_a_magazine_is_filled_before_it_is_empty(cover: bool, rounds: int, action: str) -> None:
    fray = Fray(ana(arm("assault_rifle", rounds=rounds), cover=cover), foe(), apart=20)
    assert does(fray, "steady")["action"] == action
    assert does(fray, "furious")["action"] == "shoot"


def test_a_gun_that_is_carried_is_drawn_when_the_foes_are_far() -> None:
    fray = Fray(ana(arm("long_sword"), arm("pistol", "carried")), foe(), apart=20)
    assert does(fray, "steady") == {"action": "draw", "with": "pistol"}
    assert does(fray, "furious")["action"] == "charge"


def test_a_grenade_is_thrown_at_several_and_never_where_a_companion_stands() -> None:
    people = (ana(arm("pistol"), explosives=("grenade",)), foe(), foe("Cid"), fighter("Zoe"))
    fray = Fray(*people, apart=10)
    for one, other, metres in (("bor", "cid", 2), ("bor", "zoe", 12), ("cid", "zoe", 12)):
        fray.says(SetDistance(GM, one, other, metres))
    assert does(fray, "steady")["action"] == "grenade"
    fray.says(SetDistance(GM, "bor", "zoe", 4))
    fray.says(SetDistance(GM, "cid", "zoe", 4))
    assert does(fray, "steady")["action"] == "shoot"


# ---- hand to hand


@pytest.mark.parametrize(("temperament", "how"), [
    ("furious", "offensive"), ("never_guard", "offensive"), ("steady", "normal"), ("cautious", "normal"),
])  # fmt: skip
def test_the_posture_is_that_of_the_temperament(temperament: str, how: str) -> None:
    found = does(Fray(ana(), foe()), temperament)
    assert (found["action"], found["how"], found["with"]) == ("strike", how, "long_sword")


def test_nobody_guards_against_foes_of_whom_all_know_that_they_will_not_strike() -> None:
    fray = Fray(ana(initiative=5), foe("Bor", arm("pistol"), initiative=20))
    assert does(fray, "steady")["how"] == "normal"
    fray.means("bor", "shoot", target="ana", how="single")
    assert does(fray, "steady")["how"] == "offensive"
    secret = Fray(ana(), foe("Bor", helpless=True), intentions="secret")
    assert does(secret, "steady")["how"] == "offensive"


@pytest.mark.parametrize(("temperament", "points", "action"), [
    *(("furious", 1, "strike"), ("steady", 9, "strike"), ("cautious", 10, "strike"), ("cautious", 9, "defend")),
    *(("desperate", 10, "strike"), ("desperate", 9, "move")),
])  # fmt: skip
def test_the_wounded_fight_on_defend_themselves_or_flee(temperament: str, points: int, action: str) -> None:
    found = does(Fray(ana(points=points, points_max=20), foe()), temperament)
    assert found["action"] == action
    assert found.get("goal") == ("away" if action == "move" else None)


def test_a_steady_one_who_is_failing_and_beset_defends_himself() -> None:
    people = ana(points=4, points_max=20), foe(), foe("Cid")
    assert does(Fray(*people), "steady") == {"action": "defend"}
    assert does(Fray(*people[:2]), "steady")["action"] == "strike"


def test_whoever_lies_on_the_ground_cannot_flee_and_defends_himself() -> None:
    assert does(Fray(ana(points=4, points_max=20, down=True), foe()), "desperate") == {"action": "defend"}


@pytest.mark.parametrize(("temperament", "action"), [("furious", "shoot"), ("steady", "shoot")])
def test_with_a_foe_at_hand_a_burst_is_better_than_fists(temperament: str, action: str) -> None:
    fray = Fray(ana(arm("assault_rifle", rounds=30), domains={"bare_hands": 0, "melee_weapons": 0}), foe())
    assert does(fray, temperament)["action"] == action


def test_with_a_foe_at_hand_a_butt_is_better_than_an_empty_pistol_and_weak_fists() -> None:
    fray = Fray(ana(arm("pistol", rounds=0), domains={"bare_hands": 0, "melee_weapons": 7}), foe())
    assert does(fray, "steady")["with"] == "pistol"


def test_somebody_helpless_does_nothing() -> None:
    assert does(Fray(ana(helpless=True), foe()), "furious") == {"action": "pass"}


# ---- care


def bleeding(name: str = "Zoe", **figures: Any) -> Fighter:
    return fighter(name, ills=(Ill("haemorrhage", 1, gauge="torso"),), **figures)


@pytest.mark.parametrize(("temperament", "action"), [
    ("steady", "treat"), ("cautious", "treat"), ("furious", "shoot"), ("never_guard", "shoot"), ("desperate", "shoot"),
])  # fmt: skip
def test_steady_and_cautious_ones_treat_a_bleeding_companion(temperament: str, action: str) -> None:
    fray = Fray(ana(arm("pistol"), domains={"medicine": 3}), bleeding(), foe(), apart=20)
    fray.says(SetDistance(GM, "ana", "zoe", 1))
    found = does(fray, temperament)
    assert found["action"] == action
    if action == "treat":
        assert found["target"] == "zoe"


def test_they_go_to_a_companion_further_away_and_stay_where_a_foe_is_upon_them() -> None:
    fray = Fray(ana(arm("pistol"), domains={"medicine": 3}), bleeding(), foe(), apart=20)
    assert does(fray, "steady") == {"action": "move", "goal": "approach", "target": "zoe"}
    fray.says(SetDistance(GM, "ana", "bor", 1))
    assert does(fray, "steady")["action"] in ("strike", "shoot")


def test_the_most_urgent_need_comes_first_and_nobody_is_treated_twice() -> None:
    cid = fighter("Cid", ills=(Ill("coma", 1),))
    fray = Fray(ana(domains={"medicine": 3}, initiative=5), cid, bleeding(), fighter("Mia", domains={"medicine": 5}))
    assert does(fray, "steady")["target"] == "zoe"
    fray.means("mia", "treat", target="zoe")
    assert does(fray, "steady")["target"] == "cid"


def test_whoever_knows_nothing_of_it_does_not_try() -> None:
    fray = Fray(ana(arm("pistol"), skill=4), bleeding(), foe(), apart=20)
    assert does(fray, "steady")["action"] == "shoot"


def test_one_who_bleeds_treats_himself() -> None:
    fray = Fray(bleeding("Ana", domains={"medicine": 4}), foe(), apart=20)
    found = does(fray, "cautious")
    assert (found["action"], found["target"]) == ("treat", "ana")


def test_whoever_cannot_get_up_is_helped_up() -> None:
    fray = Fray(ana(), fighter("Zoe", down=True, felled=True), foe(), apart=20)
    fray.says(SetDistance(GM, "ana", "zoe", 1))
    assert does(fray, "steady") == {"action": "help", "target": "zoe"}


def test_the_fallen_of_the_other_side_are_left_alone() -> None:
    fray = Fray(ana(arm("pistol"), domains={"medicine": 5}), foe("Bor", ills=(Ill("haemorrhage", 1),)), apart=1)
    assert does(fray, "steady")["action"] in ("strike", "shoot")


# ---- being attacked


@pytest.mark.parametrize(("temperament", "points", "answer"), [
    *(("cautious", 20, "dodge"), ("desperate", 20, "dodge"), ("steady", 20, "none"), ("steady", 9, "dodge")),
    *(("furious", 3, "none"),),
])  # fmt: skip
def test_an_action_is_given_up_for_a_dodge_by_the_careful_and_by_the_wounded(
    temperament: str, points: int, answer: str
) -> None:
    fray = Fray(foe("Bor", arm("pistol")), ana(points=points, points_max=20), apart=20)
    fray.means("bor", "shoot", target="ana", how="single")
    fray.means("ana", "move", goal="away")
    fray.acts("bor", 10)
    assert does(fray, temperament) == {"defend": answer}


@pytest.mark.parametrize(
    ("gauges", "parts"),
    [
        *(({}, "middle"), ({"right_leg": 3, "left_leg": 3}, "low"), ({"head": 2}, "high")),
    ],
)
def test_the_shield_covers_most_of_the_body_and_what_is_wounded_first(gauges: dict[str, int], parts: str) -> None:
    fray = Fray(foe(), ana(shield="metal_rondache"))
    sore = fray.who("ana")
    for name, left in gauges.items():
        sore = sore.with_gauge(evolve(sore.gauge(name), left=left))
    fray.means("bor", "strike", target="ana", how="normal", with_="long_sword")
    fray.means("ana", "pass")
    fray.acts("bor", 1)
    decision = fray.question("ana")
    assert autopilot.answers(fray.state, evolve(sore, temperament="steady"), decision) == {"shield": parts}


def test_whoever_holds_a_weapon_strikes_with_it_unless_bare_hands_deal_much_more() -> None:
    even = Fray(ana(arm("iron_bar"), skill=5, domains={"melee_weapons": 4, "bare_hands": 4}), foe())
    fists = Fray(ana(arm("iron_bar"), skill=5, domains={"melee_weapons": 4, "bare_hands": 9}), foe())
    assert does(even, "steady")["with"] == "iron_bar"
    assert does(fists, "steady")["with"] == "fists"


@pytest.mark.parametrize("temperament", ALL)
def test_blows_stop_when_the_foe_has_fallen_senseless(temperament: str) -> None:
    """A 7 on the table of the torso: unconscious; a follow-up and a second blow would still be there."""
    fray = Fray(ana(), foe(gauges={"torso": 1}))
    fray.means("ana", "strike", target="bor", how="offensive")
    fray.means("bor", "pass")
    fray.acts("ana", 9, 9, 1, 1, 7)
    assert does(fray, temperament) == {"target": "stop"}
    fray.answers("ana", target="stop")
    assert does(fray, temperament) == {"target": "stop"}
