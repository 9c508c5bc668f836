"""What each chapter of the 3.5 rules makes of a fight without a grid."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel import inputs
from bot.kernel.ruleset import EVERYBODY, Reader
from bot.kernel.values import evolve
from bot.rulesets.d20.casting import TAKE
from bot.rulesets.dnd35.attack.guesses import GuessSettled, PlaceJudged, PlaceStruck
from bot.rulesets.dnd35.attack.strikes import AttackRolled
from bot.rulesets.dnd35.base.gaps import on_grid
from bot.rulesets.dnd35.concealment.veils import SayFog, SayLost
from bot.rulesets.dnd35.cover.circumstances import SayCover
from bot.rulesets.dnd35.grapple.events import StoodApart
from bot.rulesets.dnd35.grapple.holds import SayGrapple
from bot.rulesets.dnd35.manoeuvres.events import Pushed, ThrownBack
from bot.rulesets.dnd35.movement.events import DistanceSaid, MoveEnded, Spaced
from bot.rulesets.dnd35.movement.ways import SayDistance
from bot.rulesets.dnd35.objects.things import SayNear
from bot.rulesets.dnd35.positions import SayAcross
from bot.rulesets.dnd35.readying.responses import ReadyReleased
from bot.rulesets.dnd35.running.endurance import RunBegun
from bot.rulesets.dnd35.settings import SetSetting
from bot.rulesets.dnd35.spells.areas import SaveRolled
from bot.rulesets.dnd35.turning import flight as reach
from bot.rulesets.shared.conditions import Condition
from tests.rulesets.dnd35.fight import FIRST_WITHOUT, Fight
from tests.rulesets.dnd35.magic import caster
from tests.rulesets.dnd35.skirmish import (
    DAGGER,
    GM,
    LONGBOW,
    LONGSPEAR,
    LONGSWORD,
    PLAYER,
    Skirmish,
    astride,
    fighter,
    horse,
)
from tests.rulesets.dnd35.told import Told, duel
from tests.rulesets.test_random_play import played


def value(rolled: AttackRolled, name: str) -> int:
    """What the term of that name adds to an attack."""
    return sum(each.value for each in rolled.terms if each.name == name)


def three(**apart: int) -> Told:
    """Ana and Bor beside an orc."""
    people = (fighter("Ana", initiative=20), fighter("Bor"), fighter("Orc", "foes", hit_points=90))
    return Told(*people, apart={"ana|orc": 150, "bor|orc": 150, **apart})


# ---- flanking, cover


@pytest.mark.rule("D35-ATK-005")
def test_two_flank_a_foe_by_the_game_masters_word_until_one_of_them_moves() -> None:
    s = three()
    s.attacks("ana", "orc", 3)
    assert value(s.one(AttackRolled), "flanking") == 0
    s.passes("ana")
    s.notes(SayAcross(GM, "ana", "orc"))
    assert s.refusal(SayAcross(GM, "ana", "orc")) == "already-so"
    assert s.refusal(SayAcross(GM, "ana", "bor")) == "dnd35-own-side"
    s.attacks("bor", "orc", 3)
    assert value(s.one(AttackRolled), "flanking") == 2
    s.passes("bor")
    s.does("orc", "step", target="away")
    assert s.who("ana").across == ()


@pytest.mark.rule("D35-ATK-005")
def test_nobody_flanks_with_somebody_who_threatens_nothing() -> None:
    s = three()
    s.notes(SayAcross(GM, "ana", "orc"))
    s.notes(SayDistance(GM, "bor", "orc", 900))
    s.attacks("ana", "orc", 3)
    assert value(s.one(AttackRolled), "flanking") == 0


@pytest.mark.rule("D35-ATK-005")
def test_on_a_grid_the_map_says_who_flanks() -> None:
    s = Skirmish(fighter("Ana", initiative=20), fighter("Orc", "foes"))
    assert s.refusal(SayAcross(GM, "ana", "orc")) == "dnd35-has-map"


@pytest.mark.rule("D35-COV-002", "D35-COV-006")
def test_nobody_is_covered_until_the_game_master_says_so() -> None:
    people = (fighter("Ana", "players", LONGBOW, initiative=20), fighter("Bor"), fighter("Orc", "foes"))
    s = Told(*people)
    s.notes(SayCover(GM, "orc", "soft", "ana"))
    s.attacks("ana", "orc", 3, with_="longbow")
    assert sum(each.value for each in s.one(AttackRolled).against_terms if each.name == "shelter") == 4
    assert s.refusal(SayFog(GM, ("E5",), 20)) == "dnd35-no-map"


@pytest.mark.rule("D35-ATK-009")
def test_a_shot_at_somebody_beside_a_companion_loses_four() -> None:
    people = (fighter("Ana", "players", LONGBOW, initiative=20), fighter("Bor"), fighter("Orc", "foes"))
    s = Told(*people, apart={"bor|orc": 150})
    s.attacks("ana", "orc", 3, with_="longbow")
    assert value(s.one(AttackRolled), "into_melee") == -4


# ---- somebody unseen


def lost(apart: int = 150) -> Told:
    """Ana knows that a spy is there, and not where."""
    spy = fighter("Spy", "foes", conditions=(Condition("invisible"),), hit_points=30)
    s = Told(fighter("Ana", initiative=20, player=PLAYER), fighter("Bor"), spy, apart={"ana|spy": apart})
    s.notes(SayLost(GM, "spy"))
    return s


@pytest.mark.rule("D35-CAM-005")
@pytest.mark.parametrize(
    ("right", "apart", "there"), [("right", 150, "spy"), ("wrong", 150, None), ("right", 900, None)]
)
def test_the_game_master_says_whether_somebody_has_guessed_right(right: str, apart: int, there: str | None) -> None:
    s = lost(apart)
    assert "attack" not in s.offered("ana")
    assert s.options("ana", "target", action="guess", **{"with": "longsword"}) == ("spy",)
    s.does("ana", "guess", target="spy", **{"with": "longsword"})
    assert s.asked == [("@gm", "guessed")]
    s.answers("@gm", 2, guessed=right)
    assert s.one(GuessSettled).right == (right == "right")
    assert (s.one(PlaceStruck).outcome, s.one(PlaceJudged).target) == ("miss", there)


@pytest.mark.rule("D35-CAM-005")
def test_a_right_guess_hits_every_other_time() -> None:
    s = lost()
    s.does("ana", "guess", target="spy", **{"with": "longsword"})
    s.answers("@gm", 19, 51, 1, 4, guessed="right")
    judged = s.one(PlaceJudged)
    assert (judged.veil_face, judged.percent, judged.outcome) == (51, 50, "threat")
    assert s.who("spy").hit_points == 26


@pytest.mark.rule("D35-CAM-005")
def test_nobody_reads_how_far_somebody_is_whom_he_does_not_see() -> None:
    s = lost()
    s.does("ana", "step", target="away")
    (ended,) = [each for each in s.all if isinstance(each, MoveEnded)][-1:]
    assert "spy" in ended.distances
    for reader in (EVERYBODY, Reader(user=PLAYER)):
        assert "spy" not in s.game.redacted(s.state, ended, reader).distances
        said = DistanceSaid("ana", "spy", 300, "3")
        assert not s.game.may_read(s.state, said, reader)
        rows = {row.id: row.facts for row in s.game.view(s.state, reader, ()).rows}
        assert "spy" not in str(rows["ana"].get("gaps"))


# ---- manoeuvres


@pytest.mark.rule("D35-MAN-002", "D35-MAN-004")
def test_whoever_wins_a_bull_rush_pushes_and_goes_along() -> None:
    s = Told(fighter("Aria", initiative=20), fighter("Orc", "foes", initiative=10), apart={"aria|orc": 150})
    s.does("aria", "bull_rush", 20, 13, target="orc")
    assert s.options("aria", "far") == ("1.5", "3")
    s.answers("aria", far="3")
    assert s.one(Pushed).metres == "3"
    assert s.gap("aria", "orc") == 150


@pytest.mark.rule("D35-MAN-006")
def test_whoever_loses_it_stands_before_the_other_again() -> None:
    s = Told(fighter("Aria", initiative=20), fighter("Orc", "foes", initiative=10), apart={"aria|orc": 150})
    s.does("aria", "bull_rush", 5, 13, target="orc")
    assert s.one(ThrownBack).cell == ""
    assert s.gap("aria", "orc") == 150


@pytest.mark.rule("D35-MAN-005")
def test_whoever_is_pushed_leaves_those_who_stood_near() -> None:
    people = (fighter("Aria", initiative=20), fighter("Bor", met=True), fighter("Orc", "foes", initiative=10))
    s = Told(*people, apart={"aria|orc": 150, "bor|orc": 150})
    s.does("aria", "bull_rush", 20, 13, target="orc")
    s.answers("aria", far="1.5")
    # Out of his reach: he may strike.
    assert s.asked == [("bor", "opportunity")]
    s.answers("bor", opportunity="-")
    assert (s.gap("bor", "orc"), s.gap("aria", "orc")) == (300, 150)


@pytest.mark.rule("D35-MAN-021", "D35-MAN-022", "D35-MAN-024")
def test_somebody_runs_a_foe_over_and_goes_on() -> None:
    s = Told(fighter("Aria", initiative=20), fighter("Orc", "foes", initiative=10), apart={"aria|orc": 450})
    s.does("aria", "overrun", target="orc")
    s.answers("orc", give_way="block")
    s.answers("orc", 18, 3, resist="strength")
    assert s.who("orc").has("prone")
    # 3 m to him and 3 m through him of 9 m: 3 m are left.
    assert s.asked == [("aria", "onward")]
    s.answers("aria", onward="go", target="away")
    assert s.gap("aria", "orc") == 150 + 300


@pytest.mark.rule("D35-MAN-015")
def test_what_was_struck_from_a_hand_lies_beside_whoever_held_it() -> None:
    people = (fighter("Ana", initiative=20, feats=("improved_disarm",)), fighter("Orc", "foes", initiative=10))
    s = Told(*people, apart={"ana|orc": 150})
    s.does("ana", "disarm", 19, 3, target="orc", aimed="longsword", **{"with": "longsword"})
    (lies,) = s.state.lying
    assert (lies.cell, lies.beside) == (None, "orc")
    assert s.options("ana", "with", action="pick_up") == ()
    s.passes("ana")
    assert s.options("orc", "with", action="pick_up") == ("longsword",)
    # Once he goes away it lies beside whoever still stands there.
    s.does("orc", "withdraw")
    assert s.state.lying[0].beside == "ana"


@pytest.mark.rule("D35-BAS-013")
def test_what_was_thrown_lies_beside_its_target_until_somebody_is_said_to_be_near() -> None:
    knife = evolve(DAGGER, thrown=True, increment=300, increments=5)
    s = Told(fighter("Ana", "players", knife, initiative=20), fighter("Orc", "foes", initiative=10))
    s.attacks("ana", "orc", 2, with_="dagger")
    assert s.state.lying[0].beside == "orc"
    assert "pick_up" not in s.offered("ana")
    s.notes(SayNear(GM, "ana", "dagger", "ana"))
    assert s.options("ana", "with", action="pick_up") == ("dagger",)
    assert s.refusal(SayNear(GM, "ana", "club", "ana")) == "dnd35-nothing-lies"


# ---- grapples


def held() -> Told:
    """Bor and an orc grapple in one space; Bor is up."""
    bor = fighter("Bor", "players", LONGSWORD, DAGGER, base_attack=4, strength=16, initiative=20)
    orc = fighter("Orc", "foes", DAGGER, initiative=10)
    s = Told(bor, orc, fighter("Wolf", "foes"), apart={"bor|orc": 0, "bor|wolf": 900, "orc|wolf": 900})
    s.says(SayGrapple(GM, "bor", "orc"))
    return s


@pytest.mark.rule("D35-GRA-006")
def test_whoever_takes_hold_of_somebody_enters_his_space() -> None:
    bor = fighter("Bor", initiative=20, base_attack=4, strength=16, feats=("improved_grapple",))
    s = Told(bor, fighter("Orc", "foes", initiative=10), apart={"bor|orc": 150})
    s.does("bor", "grapple", 15, 15, 3, 2, target="orc")
    assert s.gap("bor", "orc") == 0


@pytest.mark.rule("D35-GRA-015")
def test_whoever_gets_out_stands_beside_the_other() -> None:
    s = held()
    s.does("bor", "escape", 18, 2, skill="grapple")
    assert s.one(StoodApart).cell == ""
    assert s.gap("bor", "orc") == 150


@pytest.mark.rule("D35-GRA-018")
def test_whoever_drags_the_grapple_takes_all_with_him() -> None:
    s = held()
    s.does("bor", "drag", 18, 2, target="wolf")
    assert s.gap("bor", "orc") == 0
    assert s.gap("bor", "wolf") == s.gap("orc", "wolf") == 900 - 450


# ---- mounts


def rider(apart: int = 900, **settings: Any) -> Told:
    people = (astride(fighter("Ana", initiative=20), horse()), horse(), fighter("Orc", "foes", initiative=10))
    return Told(*people, apart={"horse|orc": apart}, **settings)


@pytest.mark.rule("D35-MNT-002")
def test_whoever_rides_is_where_the_mount_is() -> None:
    s = rider()
    assert (s.gap("ana", "horse"), s.gap("ana", "orc"), s.gap("horse", "orc")) == (0, 900, 900)
    assert s.refusal(SayDistance(GM, "ana", "horse", 300)) == "dnd35-in-saddle"
    s.does("ana", "approach", target="orc")
    assert s.gap("ana", "orc") == s.gap("horse", "orc") == 150
    s.does("ana", "dismount")
    assert (s.gap("ana", "horse"), s.gap("ana", "orc")) == (150, 150)


@pytest.mark.rule("D35-MNT-007")
def test_a_charge_in_the_saddle_goes_twice_as_far_as_the_mount() -> None:
    assert "charge" in rider(3150).offered("ana")
    assert "charge" not in rider(3300).offered("ana")


@pytest.mark.rule("D35-MNT-006", "D35-MNT-008")
def test_a_stretch_in_the_saddle_goes_half_way_first() -> None:
    people = (astride(fighter("Ana", "players", LONGBOW, initiative=20), horse()), horse())
    s = Told(*people, fighter("Orc", "foes", initiative=10), apart={"horse|orc": 6000})
    s.dice(20)
    s.does("ana", "gallop", target="orc")
    assert s.gap("ana", "orc") == 6000 - 1500
    s.does("ana", "ride_on")
    assert s.gap("ana", "orc") == 6000 - 3000


# ---- running, turning, areas, what is held ready


@pytest.mark.rule("D35-MOV-007")
def test_somebody_runs_four_times_as_far_towards_somebody_or_away() -> None:
    s = duel(apart=3000)
    assert s.options("ana", "target", action="run") == ("away", "orc")
    s.does("ana", "run", target="orc")
    assert s.one(RunBegun).metres == "28.5"
    assert s.gap("ana", "orc") == 150
    away = duel(apart=900)
    assert away.options("ana", "target", action="run") == ("away",)
    away.does("ana", "run", target="away")
    assert away.gap("ana", "orc") == 900 + 3600


@pytest.mark.rule("D35-TUR-001", "D35-TUR-003", "D35-TUR-005")
def test_a_turning_touches_the_nearest_and_breaks_where_the_cleric_comes_near() -> None:
    cleric = fighter("Cleric", initiative=20, turning=6, turns=3, level=6, charisma=14)
    undead = [fighter(each, "foes", being="undead", level=4) for each in ("Near", "Far", "Beyond")]
    s = Told(cleric, *undead, apart={"cleric|near": 600, "cleric|far": 900, "cleric|beyond": 1950})
    assert [each.id for each in reach.within(s.state, s.who("cleric"))] == ["near", "far"]
    s.does("cleric", "turn_undead", 19, 1, 1)
    assert (s.who("near").has("turned"), s.who("far").has("turned")) == (True, True)
    s.passes("cleric")
    assert s.gap("cleric", "near") > 600
    s.notes(SayDistance(GM, "cleric", "near", 150))
    assert not s.who("near").has("turned")


@pytest.mark.rule("D35-BAS-014")
def test_an_area_catches_those_near_whom_it_is_aimed_at_and_the_game_master_has_the_last_word() -> None:
    mage = caster("Mage", "fireball", initiative=20)
    foes = [fighter(each, "foes") for each in ("Orc", "Gob", "Imp")]
    s = Told(mage, *foes, apart={"orc|gob": 600, "orc|imp": 750, "mage|orc": 1500, "mage|gob": 1500, "mage|imp": 1500})
    s.does("mage", "cast", spell="fireball", at="orc")
    assert s.asked == [("@gm", "caught")]
    assert s.question("@gm").facts["names"] == "Orc, Gob"
    s.answers("@gm", person="gob")
    s.answers("@gm", person="imp")
    s.answers("@gm", 1, 1, 1, 1, 1, 20, 20, person=TAKE)
    assert [each.combatant for each in s.said(SaveRolled)] == ["orc", "imp"]


@pytest.mark.rule("D35-ACT-009", "D35-ACT-011")
def test_what_is_held_ready_meets_whoever_comes_near_if_need_be_with_a_step() -> None:
    people = (fighter("Ana", "players", LONGSPEAR, initiative=20), fighter("Orc", "foes", initiative=10))
    s = Told(*people)
    s.does("ana", "ready", on="near", whom="orc", response="attack")
    s.passes("ana")
    s.does("orc", "approach", target="ana")
    assert s.asked == [("ana", "ready")]
    # Two squares away, where a spear reaches.
    assert s.gap("ana", "orc") == 300
    assert s.options("ana", "step", react="now") == ("stay",)
    s.answers("ana", 2, react="now", step="stay", **{"with": "longspear"})
    assert s.one(ReadyReleased).step is None


@pytest.mark.rule("D35-ACT-011")
def test_a_step_back_brings_a_long_weapon_to_bear() -> None:
    people = (fighter("Ana", "players", LONGSPEAR, initiative=20), fighter("Orc", "foes", initiative=10))
    s = Told(*people, apart={"ana|orc": 150})
    s.does("ana", "ready", on="attacks", whom="orc", response="attack")
    s.passes("ana")
    s.attacks("orc", "ana")
    assert s.options("ana", "step", react="now") == ("back",)
    s.answers("ana", 2, react="now", step="back", **{"with": "longspear"})
    assert s.gap("ana", "orc") == 300


# ---- the table


def test_a_map_that_is_put_away_before_the_fight_leaves_its_distances() -> None:
    s = Skirmish(fighter("Ana", initiative=20), fighter("Orc", "foes"), begun=False, cells={"ana": "E10", "orc": "H10"})
    s.says(SetSetting(GM, "map", "none"))
    s.says(inputs.Begin(GM))
    assert (s.who("ana").cell, s.who("ana").gaps) == (None, {"orc": 450})
    setting = next(each for each in s.game.settings_of(s.state) if each.name == "map")
    assert setting.fixed, "a fight that has begun keeps its distances"


def test_a_table_that_takes_a_map_before_the_fight_puts_all_on_squares() -> None:
    s = Skirmish(fighter("Ana", initiative=20), fighter("Orc", "foes"), begun=False, map="none")
    s.says(SayDistance(GM, "ana", "orc", 450))
    s.says(SetSetting(GM, "map", "square"))
    s.says(inputs.Begin(GM))
    assert s.who("ana").cell is not None
    assert s.who("ana").gaps == {}


def test_what_is_shown_are_distances_and_no_map() -> None:
    s = Told(fighter("Ana", initiative=20, player=PLAYER), fighter("Orc", "foes"), apart={"ana|orc": 450})
    view = s.game.view(s.state, Reader(user=PLAYER), ())
    assert view.ground is None
    assert view.facts["gaps"] == "who=orc|metres=4.5"
    assert {row.id: row.facts for row in view.rows}["ana"]["gaps"] == "who=orc|metres=4.5"


def test_a_way_says_beforehand_whom_it_exposes_one_to() -> None:
    s = duel(foe=(LONGSPEAR,))
    decision = s.question("ana")
    told = s.game.outlook(s.state, decision, {"action": "approach", "target": "orc"})
    assert (told["far"], told["strikers"], told["reached"], told["gap"]) == ("7.5", "Orc", "Orc", "9")
    assert s.game.outlook(s.state, decision, {"action": "leave"})["provoked"] == 0


def test_autopilots_fight_to_the_end() -> None:
    people = [
        fighter(name, side, arm, temperament=temper, initiative=20 - at, hit_points=9, base_attack=4, strength=16)
        for at, (name, side, arm, temper) in enumerate(
            (
                ("Ana", "players", LONGSWORD, "furious"),
                ("Bor", "players", LONGSPEAR, "steady"),
                ("Orc", "foes", LONGSWORD, "steady"),
                ("Gob", "foes", LONGBOW, "cautious"),
            )
        )
    ]
    s = Told(*people)
    assert not s.asked
    standing = {each.side for each in s.state.combatants.values() if not each.out}
    assert len(standing) == 1


def test_of_somebody_hidden_nothing_is_told_to_others() -> None:
    people = (fighter("Ana", initiative=20), fighter("Orc", "foes", initiative=10))
    alone = Told(*people)
    ambush = Told(*people, fighter("Spy", "foes", hidden=True, initiative=1))
    spaced = [[each for each in s.all if isinstance(each, Spaced) and not each.unseen] for s in (alone, ambush)]
    assert spaced[0] == spaced[1]
    assert ambush.gap("ana", "spy") == 900
    ambush.does("ana", "approach", target="orc")
    assert ambush.one(MoveEnded).distances == {"orc": "1.5"}


@pytest.mark.parametrize("seed", range(FIRST_WITHOUT, FIRST_WITHOUT + 16, 2))
def test_fights_at_random_hold_without_a_grid(seed: int) -> None:
    fight = played(Fight, seed)
    assert not on_grid(fight.engine.state)
