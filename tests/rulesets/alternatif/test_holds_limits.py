"""The edges of holds (ALT-WRE): what a key leaves free, what is named, who lies under whom, what goes astray."""

from __future__ import annotations

import pytest

from bot.kernel.values import evolve
from bot.rulesets.alternatif.engagement import Engage
from bot.rulesets.alternatif.melee.strikes import StrikeRolled
from bot.rulesets.alternatif.reaction.announcer import SetInitiative
from bot.rulesets.alternatif.state import AlternatifState, Arm, Key, Part, Wielded, Wrestler
from bot.rulesets.alternatif.wounds.events import WeaponChanged
from bot.rulesets.alternatif.wrestling import events as w
from bot.rulesets.alternatif.wrestling import holds
from bot.rulesets.alternatif.wrestling import records as clinches
from bot.rulesets.alternatif.wrestling.actions import Clinch
from bot.rulesets.alternatif.wrestling.records import unlocked
from tests.rulesets.alternatif.exchange import GM, SWORD, Exchange, Fed, fighter, game
from tests.rulesets.alternatif.locked import KNIFE, clinched, does, due, keys, wrestler


def options(fight: Exchange, who: str = "ana") -> tuple[str, ...]:
    return fight.question(who, "wrestle").fields[0].options


# ---- keys


@pytest.mark.rule("ALT-WRE-022")
def test_what_is_held_already_is_not_held_again() -> None:
    fight = clinched(wrestler("Ana", keys=(Key("bor", "head"),)), wrestler("Bor", "others"))
    assert "head" not in holds.free_parts(fight.state, "bor")
    left = fight.question("ana", "wrestle").legal({"action": "key"})
    assert left is not None
    assert left[0].options == ("right_arm", "left_arm", "neck", "right_leg", "left_leg")


@pytest.mark.rule("ALT-WRE-022", "ALT-WRE-011")
def test_of_two_keys_on_one_part_in_one_segment_one_holds() -> None:
    fight = clinched(wrestler("Ana"), wrestler("Bor", "others"), wrestler("Cid"), at=20)
    fight.notes(Clinch(GM, "cid", "bor"))
    fight.dice(Fed(8, who="cid", why="wrestle-reaction"), Fed(8, who="ana", why="wrestle-reaction"))
    does(fight, "ana", "-")
    assert (fight.segment, fight.asked) == (28, [("ana", "wrestle"), ("cid", "wrestle")])
    does(fight, "ana", "key", part="head")
    does(fight, "cid", "key", 19, 19, part="head")
    fight.answers("bor", counter="-")
    assert (keys(fight, "ana"), keys(fight, "cid")) == ([("bor", "head")], [])


@pytest.mark.rule("ALT-WRE-019", "ALT-WRE-020")
@pytest.mark.parametrize(("victim", "may"), [("cid", True), ("ana", False)])
def test_only_a_key_on_oneself_keeps_one_from_stepping_out(victim: str, may: bool) -> None:
    ana, cid = wrestler("Ana", locked=("bor",)), wrestler("Cid", locked=("bor",))
    bor = wrestler("Bor", "others", locked=("ana", "cid"), keys=(Key(victim, "head"),))
    state = AlternatifState(combatants={each.id: each for each in (ana, bor, cid)})
    assert holds.may_step_out(state, ana, "bor") is may


@pytest.mark.rule("ALT-WRE-023", "ALT-WRE-037")
@pytest.mark.parametrize(("part", "draws"), [(None, ["dagger"]), ("right_arm", []), ("left_arm", ["dagger"])])
def test_a_held_arm_draws_nothing(part: str | None, draws: list[str]) -> None:
    ana = wrestler("Ana", carried=(KNIFE,), locked=("bor",))
    bor = wrestler("Bor", "others", locked=("ana",), keys=(Key("ana", part),) if part else ())
    assert holds.drawable(AlternatifState(combatants={"ana": ana, "bor": bor}), ana) == draws


@pytest.mark.rule("ALT-WRE-023", "ALT-WRE-040", "ALT-WRE-009")
@pytest.mark.parametrize(
    ("hand", "part", "usable"),
    [
        ("right", None, True),
        ("right", "right_arm", False),
        ("right", "left_arm", True),
        ("left", "left_arm", False),
        ("both", None, True),
        ("both", "right_arm", False),
        ("both", "left_arm", False),
        ("third", "right_arm", True),
    ],
)
def test_what_a_held_arm_would_have_to_move_is_of_no_use(hand: str, part: str | None, usable: bool) -> None:
    """A garrotte takes both hands; a third limb has no arm that could be held."""
    ana = wrestler("Ana", arm=evolve(KNIFE, hand=hand), locked=("bor",))
    bor = wrestler("Bor", "others", locked=("ana",), keys=(Key("ana", part),) if part else ())
    assert ("dagger" in holds.weapons(AlternatifState(combatants={"ana": ana, "bor": bor}), ana)) is usable


# ---- what is named


@pytest.mark.rule("ALT-WRE-037")
@pytest.mark.parametrize("weapon", ["dagger", "stiletto"])
def test_he_draws_what_he_has_named(weapon: str) -> None:
    carried = (KNIFE, evolve(KNIFE, weapon="stiletto"))
    fight = clinched(wrestler("Ana", carried=carried), wrestler("Bor", "others"))
    does(fight, "ana", "draw", 15, weapon=weapon)
    fight.answers("bor", counter="-")
    assert (fight.one(WeaponChanged).weapon, fight.one(WeaponChanged).change) == (weapon, "drawn")


@pytest.mark.rule("ALT-WRE-038")
@pytest.mark.parametrize("weapon", ["dagger", "stiletto"])
def test_he_knocks_away_what_he_has_named(weapon: str) -> None:
    bor = evolve(
        wrestler("Bor", "others"),
        hands=(Wielded(KNIFE), Wielded(evolve(KNIFE, weapon="stiletto", hand="left"))),
        wrestling=Wrestler(locked=("ana",)),
    )
    ana = wrestler("Ana", locked=("bor",))
    fight = Exchange(ana, bor)
    fight.notes(SetInitiative(GM, "bor", 60)) if ("bor", "wrestle") not in fight.asked else None
    assert holds.held_things(fight.who("bor")) == ["dagger", "stiletto"]
    while ("ana", "wrestle") not in fight.asked:
        fight.answers("bor", 8, action="-")
    does(fight, "ana", "disarm", 15, weapon=weapon)
    if ("bor", "counter") in fight.asked:
        fight.answers("bor", counter="-")
    assert (fight.one(WeaponChanged).weapon, fight.one(WeaponChanged).change) == (weapon, "dropped")


# ---- on the ground


@pytest.mark.rule("ALT-WRE-033")
def test_turning_over_puts_on_top_until_the_other_turns_in_his_turn() -> None:
    fight = clinched(wrestler("Ana", prone=True), wrestler("Bor", "others", prone=True))
    does(fight, "ana", "turn_over", 19)
    fight.answers("bor", 8, counter="-")
    assert (fight.one(clinches.TurnedOver).target, fight.who("bor").wrestling.turned_by) == ("bor", "ana")
    fight.notes(SetInitiative(GM, "ana", 70))
    assert "turn_over" in options(fight, "bor")
    does(fight, "bor", "turn_over", 19)
    fight.answers("ana", counter="-") if ("ana", "counter") in fight.asked else None
    assert (fight.who("ana").wrestling.turned_by, fight.who("bor").wrestling.turned_by) == ("bor", None)


@pytest.mark.rule("ALT-WRE-033", "ALT-WRE-019")
def test_who_lies_under_one_still_does_when_another_lets_go() -> None:
    who = wrestler("Ana", locked=("bor", "cid"))
    under = evolve(who, wrestling=evolve(who.wrestling, turned_by="bor"))
    assert unlocked(under, "cid").wrestling.turned_by == "bor"
    assert unlocked(under, "bor").wrestling.turned_by is None


@pytest.mark.rule("ALT-WRE-032")
def test_who_stays_up_gives_up_only_the_keys_on_whom_he_brought_down() -> None:
    fight = clinched(wrestler("Ana", keys=(Key("dan", "head"),)), wrestler("Bor", "others"), wrestler("Dan", "others"))
    does(fight, "ana", "bring_down", 19, follow="stay")
    fight.answers("bor", counter="-")
    assert (keys(fight, "ana"), fight.said(clinches.KeyEnded)) == ([("dan", "head")], [])


@pytest.mark.rule("ALT-WRE-033")
@pytest.mark.parametrize(("scope", "turned", "total"), [("all", True, 6), ("all", False, 8), ("d20", True, 8)])
def test_being_underneath_takes_from_damage_only_where_it_weighs_on_all_dice(
    scope: str, turned: bool, total: int
) -> None:
    """A torsion of d3 = 2 and score 6."""
    ana = wrestler("Ana", bm=12, keys=(Key("bor", "head"),))
    if turned:
        ana = evolve(ana, wrestling=evolve(ana.wrestling, turned_by="bor"))
    fight = clinched(ana, wrestler("Bor", "others"), turned_scope=scope)
    fight.notes(SetInitiative(GM, "ana", 9)) if fight.segment != 9 and (
        "ana",
        "wrestle",
    ) not in fight.asked else None
    does(fight, "ana", "twist", 2)
    assert (fight.one(w.HoldHurt).total, fight.one(w.HoldHurt).critical) == (total, "none")


# ---- blows of others, and those who are gone


@pytest.mark.rule("ALT-WRE-021")
@pytest.mark.parametrize(("faces", "struck"), [((60, 1), "ana"), ((60, 2), "dan"), ((61,), "bor")])
def test_a_blow_that_strays_falls_on_one_of_the_others_at_random(faces: tuple[int, ...], struck: str) -> None:
    """Three wrestlers: 60 in 100; then a die of two."""
    fight = clinched(wrestler("Ana"), wrestler("Bor", "others"), wrestler("Dan"), fighter("Cid"))
    fight.notes(Clinch(GM, "dan", "bor"))
    fight.notes(Engage(GM, "cid", "bor"))
    fight.answers("cid", *faces, 2, free="bor/right")
    strayed = fight.one(clinches.BlowStrayed)
    assert (strayed.chance, strayed.victim or strayed.target) == (60, struck)
    assert fight.said(StrikeRolled)[0].target == struck


@pytest.mark.rule("ALT-GEN-010", "ALT-WRE-029")
@pytest.mark.parametrize(("strength", "total"), [(-4, 1), (-3, 1), (-2, 1), (-1, 2)])
def test_what_hurts_costs_a_point_at_least(strength: int, total: int) -> None:
    """A torsion of d3 = 2 with the score of a weakling: half of 3, and his Strength."""
    ana = wrestler("Ana", str_std=strength, keys=(Key("bor", "head"),))
    fight = clinched(ana, wrestler("Bor", "others"))
    does(fight, "ana", "twist", 2)
    assert fight.one(w.HoldHurt).total == total


@pytest.mark.rule("ALT-WRE-046")
def test_what_a_creature_can_do_and_cannot_is_changed_one_by_one() -> None:
    fight = clinched()
    for typed in ("avaler", "broyer"):
        tool = {"who": "ana", "tool": "own_hold", "words": typed, "value": "2d6"}
        fight.notes(game().compose(fight.state, "gm-tool", GM, tool))
    assert [each.names["fr"] for each in fight.who("ana").wrestling.own] == ["avaler", "broyer"]
    for shut in ("key", "batter"):
        fight.notes(game().compose(fight.state, "gm-tool", GM, {"who": "ana", "tool": "closed_hold", "value": shut}))
    assert fight.who("ana").wrestling.closed == ("key", "batter")
    fight.notes(game().compose(fight.state, "gm-tool", GM, {"who": "ana", "tool": "closed_hold", "value": "key"}))
    assert fight.who("ana").wrestling.closed == ("batter",)


@pytest.mark.rule("ALT-WRE-033")
def test_of_two_on_top_only_the_one_who_was_turned_lies_underneath_no_more() -> None:
    """Bor lies under Ana; Bor turns Cid over: Ana is still on top of Bor."""
    ana = wrestler("Ana", locked=("bor",))
    bor = evolve(wrestler("Bor", "others"), wrestling=Wrestler(locked=("ana", "cid"), turned_by="ana"))
    cid = wrestler("Cid", locked=("bor",))
    state = AlternatifState(combatants={each.id: each for each in (ana, bor, cid)})
    after = clinches.TurnedOver("bor", "cid").change(state).combatants
    assert (after["cid"].wrestling.turned_by, after["bor"].wrestling.turned_by) == ("bor", "ana")
    after = clinches.TurnedOver("bor", "ana").change(state).combatants
    assert (after["ana"].wrestling.turned_by, after["bor"].wrestling.turned_by) == ("bor", None)


@pytest.mark.rule("ALT-WRE-025")
@pytest.mark.parametrize(
    ("parts", "bonus"),
    [
        ((), 0),
        (("right_arm",), 0),
        (("head",), 0),
        (("right_leg",), 5),
        (("left_leg",), 5),
        (("right_leg", "left_leg"), 5),
    ],
)
def test_only_a_held_leg_helps_to_bring_down_and_two_no_more_than_one(parts: tuple[Part, ...], bonus: int) -> None:
    """Whoever holds it: here Cid does."""
    fight = clinched(
        wrestler("Ana"), wrestler("Bor", "others"), wrestler("Cid", keys=tuple(Key("bor", each) for each in parts))
    )
    does(fight, "ana", "bring_down", 4, follow="stay")
    assert sum(each.value for each in fight.one(w.HoldRolled).terms if each.name == "leg_key") == bonus


@pytest.mark.rule("ALT-WRE-039")
def test_only_who_is_locked_with_the_holder_breaks_his_key() -> None:
    """Bor holds Ana and Cid, who is not locked with him any more: Ana may free both, Cid nobody."""
    bor = wrestler("Bor", "others", locked=("ana",), keys=(Key("ana", "head"), Key("cid", "neck")))
    ana, cid = wrestler("Ana", locked=("bor",)), wrestler("Cid", locked=("dan",))
    dan = wrestler("Dan", "others", locked=("cid",))
    state = AlternatifState(combatants={each.id: each for each in (ana, bor, cid, dan)})
    assert [key.victim for _, key in holds.breakable(state, ana)] == ["ana", "cid"]
    assert holds.breakable(state, cid) == []


@pytest.mark.rule("ALT-WRE-029", "ALT-WRE-027")
@pytest.mark.parametrize(("keys_held", "offered"), [(1, True), (2, False)])
def test_a_torsion_wants_one_key_exactly(keys_held: int, offered: bool) -> None:
    held = (Key("bor", "head"), Key("bor", "left_arm"))[:keys_held]
    fight = clinched(wrestler("Ana", keys=held), wrestler("Bor", "others"))
    assert ("twist" in options(fight)) is offered


@pytest.mark.rule("ALT-WRE-034", "ALT-WRE-010")
@pytest.mark.parametrize(("status", "free"), [("offensive", False), ("defensive", True)])
def test_countering_costs_nothing_only_to_who_is_on_the_defensive(status: str, free: bool) -> None:
    fight = clinched(wrestler("Ana"), wrestler("Bor", "others", bm=0))
    if status == "defensive":
        does(fight, "ana", "key", 19, part="head")
        fight.answers("bor", 2, 8, 8, counter="ana+0")
        assert due(fight, "bor") == 64
    does(fight, "ana", "batter", 19)
    asked = fight.question("bor", "counter").about
    assert (asked["free"], asked["cost"]) == (free, 0 if free else 4)


@pytest.mark.rule("ALT-WRE-039")
def test_a_key_on_anybody_may_be_broken_ones_own_first_then_a_companions() -> None:
    """The orc holds a captive of no side of hers, Cid, and Ana herself."""
    orc = wrestler("Orc", "orcs", locked=("ana",), keys=tuple(Key(each, "head") for each in ("captive", "cid", "ana")))
    people = (wrestler("Ana", locked=("orc",)), orc, wrestler("Cid"), wrestler("Captive", "others"))
    state = AlternatifState(combatants={each.id: each for each in people})
    assert [key.victim for _, key in holds.breakable(state, people[0])] == ["ana", "cid", "captive"]


@pytest.mark.rule("ALT-WRE-037")
@pytest.mark.parametrize(("arm", "drawn"), [(KNIFE, ["dagger"]), (SWORD, [])])
def test_nothing_longer_than_a_dagger_is_drawn_in_a_clinch(arm: Arm, drawn: list[str]) -> None:
    ana, bor = wrestler("Ana", carried=(arm,), locked=("bor",)), wrestler("Bor", "others", locked=("ana",))
    assert holds.drawable(AlternatifState(combatants={"ana": ana, "bor": bor}), ana) == drawn


@pytest.mark.rule("ALT-WRE-023", "ALT-WRE-045", "ALT-WRE-040")
@pytest.mark.parametrize(
    ("hand", "part", "fist"),
    [
        ("right", None, True),
        ("right", "right_arm", True),
        ("right", "left_arm", False),
        ("left", "right_arm", False),
        ("left", "left_arm", True),
        ("both", None, False),
    ],
)
def test_a_fist_and_a_small_object_want_a_free_and_empty_hand(hand: str, part: Part | None, fist: bool) -> None:
    ana = wrestler("Ana", arm=evolve(KNIFE, hand=hand), locked=("bor",))
    bor = wrestler("Bor", "others", locked=("ana",), keys=(Key("ana", part),) if part else ())
    state = AlternatifState(combatants={"ana": ana, "bor": bor})
    assert ("fist" in holds.weapons(state, ana)) is fist
    assert ("use_object" in holds.actions(state, ana)) is fist


@pytest.mark.rule("ALT-WRE-034", "ALT-WRE-011")
def test_who_counters_with_nothing_pending_has_his_next_reaction_postponed() -> None:
    """Both act in 60, Bor gives his up; he counters the key and reacts with 5, half a d8 later: 60 + 5 + 4."""
    fight = clinched(at=59)
    fight.notes(SetInitiative(GM, "ana", 60))
    for each in ("ana", "bor"):
        fight.answers(each, wrestle_choice="act")
    fight.answers("ana", action="key", part="head")
    fight.answers("bor", 19, action="-")
    fight.dice(Fed(19, who="bor", why="wrestle-counter"), Fed(5, who="bor", why="wrestle-reaction"))
    fight.answers("bor", counter="ana+0")
    assert fight.one(w.CounterRolled).outcome == "success"
    (reacted,) = [each for each in fight.said(w.WrestlingReacted) if each.combatant == "bor"]
    assert (reacted.faces, reacted.postponed, reacted.segment) == ((5,), 4, 69)
