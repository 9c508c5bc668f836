"""What the text says where the reference rules say something else, and what was begun before it did."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from bot.kernel import inputs
from bot.kernel.decisions import NOTHING
from bot.kernel.values import evolve
from bot.rulesets.dnd35.attack.strikes import AttackRolled
from bot.rulesets.dnd35.base.budget import squeezes
from bot.rulesets.dnd35.base.rolls import lowered
from bot.rulesets.dnd35.cover.circumstances import SayGround
from bot.rulesets.dnd35.damage import DamageDealt
from bot.rulesets.dnd35.fixing import Damage, Heal
from bot.rulesets.dnd35.grapple.events import GrappleRolled, LightDrawn
from bot.rulesets.dnd35.manoeuvres.events import ContestRolled, ManoeuvreEnded, TouchRolled
from bot.rulesets.dnd35.recruit import PLAYED, PLAYED_FEATS
from bot.rulesets.dnd35.revisions import FORMERLY, REVISIONS
from bot.rulesets.dnd35.settings import CHOICES, OPTIONS
from bot.rulesets.dnd35.state import FISTS
from bot.rulesets.dnd35.tactics import hard
from bot.rulesets.shared.conditions import Condition
from bot.table.base.session import Opening
from tests.rulesets.dnd35.casework import BESIDE, class_of, goes, reachable, terms_of
from tests.rulesets.dnd35.holding import grappling
from tests.rulesets.dnd35.skirmish import DAGGER, GM, LONGBOW, LONGSWORD, Skirmish, astride, fighter, game, horse

READY = ("characters", "classes", "creatures")
"""The files of what is ready to be played."""


def test_a_fight_that_is_open_keeps_what_it_was_begun_with() -> None:
    old = Opening(settings={"size_limits": "off"}).state(game()).settings
    assert {name: getattr(old, name) for name in FORMERLY} == {**FORMERLY, "size_limits": "off"}
    step = REVISIONS[1].state
    assert step is not None
    assert step({"settings": {"size_limits": "off"}})["settings"] == {**FORMERLY, "size_limits": "off"}
    for name, value in FORMERLY.items():
        assert value in OPTIONS[name]
        assert value != getattr(CHOICES.usual, name), name


@pytest.mark.rule("D35-MNT-004")
@pytest.mark.parametrize(("reading", "size", "more"), [("shots_too", "medium", 1), ("melee", "medium", 0)])
def test_from_the_saddle_one_shoots_down_as_well(reading: str, size: str, more: int) -> None:
    """d20[11]+5+1=17 against a goblin on foot, by a blow or a shot; against an ogre nothing."""
    steed = horse()
    for target, found in ((size, more), ("large", 0)):
        rider = astride(fighter("Aria", "players", LONGBOW, base_attack=5, skills={"ride": 10}), steed)
        people = rider, steed, fighter("Gob", "foes", armour=30, size=target, met=True)
        scene = Skirmish(*people, cells={"aria": "C4", "gob": "M4"}, high_ground=reading)
        scene.dice(10)
        scene.attacks("aria", "gob", 11, with_="longbow")
        rolled = scene.one(AttackRolled)
        assert (rolled.total, terms_of(rolled).get("above", 0)) == (16 + found, found)


@pytest.mark.rule("D35-ATK-005")
@pytest.mark.parametrize(("reading", "total"), [("text", 8 + 5 + 2 - 4), ("srd", 8 + 5 - 4)])
def test_a_line_across_the_opponent_is_all_that_a_flank_asks_for(reading: str, total: int) -> None:
    people = fighter("Bor"), fighter("Aria", "players", LONGBOW, base_attack=5)
    cells = {"bor": "E10", "orc": "F10", "aria": "G10"}
    scene = Skirmish(*people, fighter("Orc", "foes", armour=20, met=False), cells=cells, flanking=reading)
    scene.passes("bor")
    scene.attacks("aria", "orc", 8, with_="longbow")
    assert scene.one(AttackRolled).total == total


@pytest.mark.rule("D35-ATK-005")
def test_whoever_cannot_act_flanks_nobody() -> None:
    for conditions, more in (((), 2), ((Condition("paralysed"),), 0)):
        bor = fighter("Bor", conditions=conditions)
        people = fighter("Aria", base_attack=5), bor, fighter("Orc", "foes", armour=20)
        scene = Skirmish(*people, cells={"bor": "E10", "orc": "F10", "aria": "G10"})
        scene.attacks("aria", "orc", 8)
        assert scene.one(AttackRolled).total == 8 + 5 + more


@pytest.mark.rule("D35-ATK-008")
def test_only_humanoids_are_feinted_without_a_loss() -> None:
    for being, text, alike in (
        ("humanoid", 0, 0),
        ("giant", -4, 0),
        ("monstrous_humanoid", -4, 0),
        ("undead", -4, -4),
    ):
        target = fighter("Thing", "foes", being=being)
        assert (hard(target), hard(target, "alike")) == (text, alike), being


@pytest.mark.rule("D35-GRA-014")
def test_in_a_grapple_a_light_weapon_is_drawn_by_a_mere_move_action() -> None:
    scene = grappling(arms=(LONGSWORD, evolve(DAGGER, held="carried")))
    scene.does("bor", "draw_light", **{"with": "dagger"})
    assert scene.said(LightDrawn)
    assert not scene.said(GrappleRolled)
    assert scene.state.turn is not None
    assert (scene.state.turn.standard, scene.state.turn.move) == (False, True)


@pytest.mark.rule("D35-MAN-011", "D35-MAN-008")
def test_a_trip_in_return_is_a_whole_one() -> None:
    def beaten(**orc: object) -> Skirmish:
        people = fighter("Aria", met=True, armour=5), fighter("Orc", "foes", **orc)
        scene = Skirmish(*people, cells=BESIDE)
        scene.does("aria", "trip", 15, target="orc", **{"with": FISTS})
        scene.answers("orc", 2, 10, resist="strength")
        return scene

    scene = beaten()
    scene.answers("orc", counter="retort")
    assert scene.asked == [("aria", "opportunity")]
    scene.answers("aria", 2, opportunity=NOTHING)
    assert (scene.one(TouchRolled).hit, scene.one(TouchRolled).against) == (False, 10)
    assert scene.one(ManoeuvreEnded).reason == "done"
    assert not scene.said(ContestRolled)
    assert ("aria", "counter") not in scene.asked
    learnt = beaten(feats=("improved_trip",))
    learnt.answers("orc", 15, counter="retort")
    assert learnt.asked == [("aria", "resist")], "who has learnt it is exposed to nothing"


@pytest.mark.rule("D35-MOV-001", "D35-BAS-011")
def test_without_a_grid_difficult_ground_keeps_nobody_from_a_charge() -> None:
    for reading, charges in (("text", True), ("srd", False)):
        people = evolve(fighter("Aria"), stretch=("difficult",)), fighter("Orc", "foes")
        scene = Skirmish(*people, map="none", charge_line=reading)
        assert ("charge" in scene.offered("aria")) is charges
        winding = Skirmish(evolve(people[0], stretch=("winding",)), people[1], map="none", charge_line=reading)
        assert "charge" not in winding.offered("aria")


@pytest.mark.rule("D35-MOV-014", "D35-MOV-013")
def test_anybody_squeezes_past_an_opponent_and_stops_beyond_him() -> None:
    """One square before him, his own at double cost, one behind him: 1 + 2 + 1 of six, at -4 where he is squeezed."""

    def corridor(**settings: str) -> Skirmish:
        people = fighter("Aria", speed=600), fighter("Orc", "foes", met=True, base_attack=6)
        scene = Skirmish(*people, cells={"aria": "E1", "orc": "F1"}, begun=False, **settings)
        scene.notes(SayGround(GM, ("D2", "E2", "F2", "G2"), "obstacle"))
        scene.says(inputs.Begin(GM))
        return scene

    asks_the_gm = corridor(squeeze_past="said")
    assert "G1" not in reachable(asks_the_gm, "aria")
    scene = corridor()
    assert {"G1", "H1"} & reachable(scene, "aria") == {"G1", "H1"}
    assert "F1" not in reachable(scene, "aria"), "nobody stops there"
    assert "serré contre Orc" in scene.means("aria", "fr", action="go", column="G", to="G1")
    goes(scene, "aria", "G1")
    scene.answers("orc", opportunity="later")
    assert squeezes(scene.state, scene.who("aria"))
    scene.answers("orc", 2, opportunity="strike")
    assert scene.one(AttackRolled).against == 10 - 4
    assert (scene.who("aria").cell, squeezes(scene.state, scene.who("aria"))) == ("G1", False)


# ---- what stands on a sheet has its effect


def test_every_feat_of_the_ready_data_is_read_by_a_rule() -> None:
    data = {name: tomllib.loads(Path(f"data/dnd35/{name}.toml").read_text("utf-8")) for name in READY}
    stands = {
        str(feat)
        for entries in data.values()
        for entry in entries.values()
        for feat in entry.get("sheet", entry).get("feats", ())
    }
    # What several natural attacks gain by it is in the figures of a profile (`tests/catalogue/test_dnd35_entries.py`).
    assert stands - {"multiattack"} <= PLAYED_FEATS
    sources = [*Path("bot/rulesets/dnd35").rglob("*.py"), *Path("bot/catalogue").glob("dnd35*.py")]
    apart = ("recruit.py", "dnd35_terms.py", "repertoire.py", "reasons.py")
    rules = "\n".join(each.read_text("utf-8") for each in sources if each.name not in apart)
    with_weapon = {"weapon_focus", "weapon_specialization", "improved_critical"}
    assert [each for each in sorted(PLAYED_FEATS - with_weapon) if f'"{each}"' not in rules] == []
    # No feature of a class is typed by its name: evasion and the like would be words that do nothing.
    sheets = [entry["sheet"] for entry in data["characters"].values()]
    assert [each.get("name") for each in sheets if each.get("features")] == []
    traits = {str(each) for entry in data["creatures"].values() for each in entry.get("traits", ())}
    assert traits & PLAYED
    assert [each for each in sorted(PLAYED) if f'"{each}"' not in rules and each != "powerful_charge"] == []


def test_point_blank_shots_hit_and_harm_one_more_as_near_as_nine_metres() -> None:
    for orc, more in (("I10", 1), ("K10", 1), ("M10", 0)):
        aria = fighter("Aria", "players", LONGBOW, base_attack=5, feats=("point_blank_shot",))
        people = aria, fighter("Orc", "foes", met=True)
        scene = Skirmish(*people, cells={"aria": "E10", "orc": orc})
        scene.attacks("aria", "orc", 15, 4, with_="longbow")
        assert (scene.one(AttackRolled).total, scene.one(DamageDealt).dealt) == (20 + more, 4 + more), orc


def test_mobility_is_for_those_who_are_struck_at_on_their_way() -> None:
    people = fighter("Aria", feats=("mobility",)), fighter("Orc", "foes", met=True)
    scene = Skirmish(*people, cells=BESIDE)
    assert class_of(scene, "aria", "orc") == 10
    scene.does("aria", "leave")
    scene.answers("orc", 13, opportunity="strike")
    assert scene.one(AttackRolled).against == 14


@pytest.mark.rule("D35-HPS-005", "D35-BAS-017")
def test_whoever_is_brought_round_lies_where_he_fell() -> None:
    scene = Skirmish(fighter("Aria"), fighter("Orc", "foes"), cells=BESIDE)
    scene.notes(Damage(GM, "orc", 25))
    scene.notes(Heal(GM, "orc", 8))
    assert (scene.who("orc").shown, scene.who("orc").has("prone")) == ("up", True)
    scene.passes("aria")
    assert "stand" in scene.offered("orc")


@pytest.mark.rule("D35-MAN-010")
def test_whoever_has_learnt_to_trip_strikes_at_the_fallen_at_once() -> None:
    """6 + 6 + 3 against 10 + 4 of armour, and 4 less on the ground; the attack of the trip is as though it had not been
    made, and the second of a full attack still comes."""

    def tripped(*feats: str, weapon: str = FISTS, **orc: object) -> Skirmish:
        people = fighter("Aria", feats=feats, base_attack=6, strength=16), fighter("Orc", "foes", **orc)
        scene = Skirmish(*people, cells=BESIDE)
        scene.does("aria", "trip", 15, target="orc", **{"with": weapon})
        return scene

    scene = tripped("improved_trip", armour=4)
    scene.answers("orc", 15, 2, 6, 5, resist="strength")
    blow = scene.one(AttackRolled)
    assert (blow.weapon, blow.total, blow.against) == ("longsword", 6 + 6 + 3, 10 + 4 - 4)
    assert scene.one(DamageDealt).dealt == 5 + 3
    assert scene.state.turn is not None
    assert (scene.state.turn.swings, scene.state.turn.move) == (1, False)
    scene.attacks("aria", "orc", 6)
    assert terms_of(scene.one(AttackRolled))["later"] == -5

    plain = tripped()
    plain.answers("orc", 15, 2, resist="strength")
    assert not plain.said(AttackRolled), "nobody else does"

    firm = tripped("improved_trip")
    firm.answers("orc", 2, 15, resist="strength")
    assert not firm.said(AttackRolled), "nor does he who has not tripped"


@pytest.mark.rule("D35-HPS-009")
def test_what_drains_the_dead_leaves_him_no_more_points_than_he_may_have() -> None:
    killed = fighter("Orc", "foes", constitution=12, hit_points=9, hit_points_max=9, level=2, slain=True, doomed=9)
    weak = lowered(killed, "constitution", 2)
    assert (weak.hit_points, weak.hit_points_max, weak.died) == (7, 7, True)
    again = lowered(weak, "constitution", -2)
    assert (again.hit_points, again.hit_points_max, again.died) == (7, 9, True)


@pytest.mark.rule("D35-BAS-006")
def test_the_armour_that_slows_somebody_is_named_beside_his_dexterity() -> None:
    for most, name in ((99, "dexterity"), (1, "dexterity_armoured")):
        orc = fighter("Orc", "foes", armour=8, dexterity=16, max_dexterity=most, met=True)
        scene = Skirmish(fighter("Aria"), orc, cells=BESIDE)
        scene.attacks("aria", "orc", 2)
        against = {each.name: each.value for each in scene.one(AttackRolled).against_terms}
        assert against[name] == min(3, most)
