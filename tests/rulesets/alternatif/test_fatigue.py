"""Fatigue: thresholds, tiring and restful rounds, breathlessness, exhaustion, a pause (ALT-FAT)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.errors import Refused
from bot.kernel.ruleset import Reader
from bot.kernel.values import evolve
from bot.rulesets.alternatif.combatants.figures import GmOverrode
from bot.rulesets.alternatif.combatants.words import SetField
from bot.rulesets.alternatif.engagement import Engage
from bot.rulesets.alternatif.fatigue import breath
from bot.rulesets.alternatif.fatigue import malus as word
from bot.rulesets.alternatif.fatigue.malus import malus
from bot.rulesets.alternatif.melee.strikes import StrikeRolled
from bot.rulesets.alternatif.moving.words import Move
from bot.rulesets.alternatif.ordinary.words_announcing import Declare, Grant, Standby, Undertake
from bot.rulesets.alternatif.shooting import words as shooting
from bot.rulesets.alternatif.shooting.events import ShotRolled
from bot.rulesets.alternatif.state import Combatant, Fatigue, Magic, Settings, Spell
from bot.rulesets.alternatif.state.magic import Spot
from bot.rulesets.alternatif.wounds.events import DamageDealt
from tests.rulesets.alternatif.archers import archer
from tests.rulesets.alternatif.classes import armour_class, class_terms, parry_terms, strike_terms
from tests.rulesets.alternatif.exchange import GM, SWORD, Exchange, Fed, fighter, game

ERWAN = {"bm": 3, "ac": 16, "stamina": 900, "body": 99}


def breathing(name: str = "Erwan", side: str = "heroes", *, limit: int | None = 12, **figures: Any) -> Combatant:
    points, fortitude = figures.pop("points", 0), figures.pop("fortitude", 0)
    made = fighter(name, side, **(ERWAN | figures))
    return evolve(made, fatigue=Fatigue(limit, points=points, fortitude=fortitude))


def foe(**figures: Any) -> Combatant:
    """Somebody to be fought, whose breath nobody counts."""
    return fighter("Foe", "foes", **(ERWAN | figures))


def hall(*people: Combatant, **settings: Any) -> Exchange:
    """*people* stand about; a clock that nobody fights lets time pass."""
    return Exchange(*people, fighter("Clock", people[0].side, stamina=900), **settings)


def clocked(fight: Exchange, segment: int) -> None:
    """Time passes to *segment*, with nobody doing anything."""
    while fight.segment < segment:
        fight.notes(Grant(GM, "clock", "attendre", "0", str(segment - fight.segment)))


def tired_through(fight: Exchange, first: int, last: int) -> None:
    """Erwan exerts himself in each of the rounds from *first* to *last*; the next one has begun then."""
    for round_ in range(first, last + 1):
        clocked(fight, (round_ - 1) * 10 + 1)
        fight.notes(word.SayEffort(GM, "erwan", "tiring"))
    clocked(fight, last * 10 + 1)


def points(fight: Exchange, who: str = "erwan") -> int:
    return fight.who(who).fatigue.points


# ---- the threshold


@pytest.mark.rule("ALT-FAT-001")
def test_10_and_constitution_and_half_the_rank_in_endurance() -> None:
    sheets, recruiter = game().sheets, game().recruiter
    text = 'name = "Erwan"\nstamina = 20\nbody = 5\ncon_std = 2\nbm = 3\nendurance_rank = 5\nlevel = {}\n'
    for level in (1, 20):
        _, body = sheets.read(text.format(level))
        (made,) = recruiter.player(game().opening({}), {"sheet": body, "player": 7})
        assert made.fatigue.limit == 14


@pytest.mark.rule("ALT-FAT-001")
def test_creatures_have_one_too_but_for_the_tireless() -> None:
    found = {
        kind: game().recruiter.creatures(game().opening({}), {"creature": kind})[0].fatigue.limit
        for kind in ("orc", "zombie", "stone_golem")
    }
    assert found == {"orc": 10, "zombie": None, "stone_golem": None}


@pytest.mark.rule("ALT-FAT-002")
def test_encumbrance_lowers_it() -> None:
    sheets, recruiter = game().sheets, game().recruiter
    text = 'name = "Erwan"\nstamina = 20\nbody = 5\ncon_std = 2\nbm = 3\nendurance_rank = 5\n'

    def limit(more: str) -> int | None:
        _, body = sheets.read(text + more)
        (made,) = recruiter.player(game().opening({}), {"sheet": body, "player": 7})
        return made.fatigue.limit

    assert limit('armour = "plate_and_mail"\n') == 11
    assert limit('armour = "leather"\n') == 14
    # What else he carries is typed in, and wins.
    assert limit('armour = "plate"\nencumbrance = 6\n') == 8


# ---- points


@pytest.mark.rule("ALT-FAT-003")
@pytest.mark.parametrize("blows", [1, 5])
def test_one_point_for_a_round_however_many_blows(blows: int) -> None:
    fight = Exchange(breathing(), foe())
    fight.stands_by("foe")
    fight.attacks("erwan", "foe", 1)
    for _ in range(blows - 1):
        fight.strikes("erwan", "foe", 2, 1)
        assert points(fight) == 0, "the round is not over"
    fight.strikes("erwan", "foe", 2, 10)
    assert fight.segment == 10 + blows
    assert points(fight) == 1


@pytest.mark.rule("ALT-FAT-003")
def test_rounds_are_those_of_the_scene() -> None:
    """One blow at segment 9 and one at 11 are two rounds."""
    fight = Exchange(breathing(), foe())
    fight.stands_by("foe")
    fight.attacks("erwan", "foe", 9)
    fight.strikes("erwan", "foe", 2, 2)
    assert (fight.segment, points(fight)) == (11, 1)
    fight.strikes("erwan", "foe", 2, 10)
    assert (fight.segment, points(fight)) == (21, 2)


@pytest.mark.rule("ALT-FAT-004")
@pytest.mark.parametrize(
    ("cells", "speed", "effort"),
    [(3, 9, "neutral"), (4, 9, "tiring"), (1, 9, "restful"), (2, 6, "neutral"), (3, 6, "tiring")],
)
def test_moving_at_a_third_of_the_speed(cells: int, speed: int, effort: str) -> None:
    assert breath.of_move(cells, speed) == effort


@pytest.mark.rule("ALT-FAT-004", "ALT-FAT-007")
@pytest.mark.parametrize(("cells", "after"), [(4, 6), (2, 4), (1, 4)])
def test_what_a_move_is_worth(cells: int, after: int) -> None:
    """Walking is two cells a segment, and rests, as it does on a grid."""
    fight = hall(breathing(points=5))
    clocked(fight, 3)
    fight.notes(shooting.Walk(GM, "erwan", cells))
    clocked(fight, 11)
    assert points(fight) == after


@pytest.mark.rule("ALT-FAT-004")
@pytest.mark.parametrize(("effort", "after"), [("tiring", 6), ("neutral", 5), ("restful", 4)])
def test_the_game_master_says_what_it_is(effort: Any, after: int) -> None:
    fight = hall(breathing(points=5))
    clocked(fight, 3)
    fight.notes(word.SayEffort(GM, "erwan", effort))
    clocked(fight, 11)
    assert points(fight) == after


@pytest.mark.rule("ALT-FAT-004")
@pytest.mark.parametrize(("action", "after"), [("sheathe", 4), ("jump", 6)])
def test_sheathing_rests_and_jumping_tires(action: str, after: int) -> None:
    fight = hall(breathing(points=5))
    fight.notes(Undertake(GM, "erwan", action))
    clocked(fight, 11)
    assert fight.who("erwan").busy > 0, "it was done"
    assert points(fight) == after


@pytest.mark.rule("ALT-FAT-004")
def test_shots_and_spells_tire() -> None:
    one = evolve(archer("Erwan", stamina=90), fatigue=Fatigue(12, points=5))
    fight = Exchange(one, foe(ac=0, stamina=1, body=1))
    fight.stands_by("foe")
    fight.answers("erwan", 3, Fed(15, 20, why="shot"), action="shoot", target="foe")
    assert fight.segment == 3
    fight.takes_it("foe", 4, 4)
    assert fight.who("foe").out
    fight.notes(Grant(GM, "erwan", "attendre", "0", "9"))
    assert (fight.segment, points(fight)) == (12, 6)
    mage = evolve(breathing(points=5), magic=Magic((Spell("web", 12, "VS"),)))
    other = hall(mage, fighter("Orc", "foes"))
    for ident in ("orc", "clock"):
        other.stands_by(ident) if (ident, "declare") in other.asked else None
    other.answers("erwan", 1, action="cast")
    # An incantation of 12 segments, from 2 to 13, tires in both rounds.
    assert other.segment == 13
    assert points(other) == 6
    other.notes(Standby(GM, "erwan"))
    clocked(other, 21)
    assert points(other) == 7


@pytest.mark.rule("ALT-FAT-004")
def test_who_has_an_enemy_upon_him_does_not_rest() -> None:
    fight = hall(breathing(points=5), foe())
    for ident in ("erwan", "foe", "clock"):
        fight.stands_by(ident)
    fight.notes(Engage(GM, "erwan", "foe"))
    clocked(fight, 11)
    assert points(fight) == 5


# ---- out of breath


@pytest.mark.rule("ALT-FAT-005")
@pytest.mark.parametrize(("gathered", "cost"), [(10, 0), (11, -1), (12, -2), (14, -4)])
def test_the_malus_begins_at_the_threshold(gathered: int, cost: int) -> None:
    assert Fatigue(11, points=gathered).malus == cost


@pytest.mark.example("EX-B-18")
@pytest.mark.rule("ALT-FAT-005")
def test_ex_b_18_sixteen_points_over_a_threshold_of_thirteen() -> None:
    """Sixteen tiring rounds; in the seventeenth every roll loses 16 - 13 + 1 = 4: 12 + BM 3 + sword 3 - 4 = 14."""
    assert Fatigue(13, points=16).malus == -4
    fight = hall(breathing(limit=13), foe())
    for ident in ("erwan", "foe", "clock"):
        fight.stands_by(ident)
    tired_through(fight, 1, 16)
    assert (points(fight), fight.segment) == (16, 161)
    fight.attacks("erwan", "foe", 5)
    fight.stands_by("clock")
    fight.strikes("erwan", "foe", 12, 10)
    rolled = fight.one(StrikeRolled)
    assert (rolled.total, {each.name: each.value for each in rolled.terms}["fatigue"]) == (14, -4)


@pytest.mark.example("EX-B-19")
@pytest.mark.rule("ALT-FAT-003", "ALT-FAT-005", "ALT-FAT-006")
def test_ex_b_19_erwan_out_of_breath() -> None:
    fight = hall(breathing(limit=12), foe())
    for ident in ("erwan", "foe", "clock"):
        fight.stands_by(ident)
    found = []
    for round_ in range(1, 16):
        clocked(fight, (round_ - 1) * 10 + 1)
        erwan, settings = fight.who("erwan"), fight.state.settings
        total = sum(each.value for each in strike_terms(erwan, SWORD, 10, settings))
        assert total == 10 + 3 + 3 + malus(erwan, settings)
        against = sum(each.value for each in armour_class(erwan, settings))
        assert against == 16 + 3 + malus(erwan, settings)
        found.append(malus(erwan, settings))
        fight.notes(word.SayEffort(GM, "erwan", "tiring"))
    assert found == [0] * 12 + [-1, -2, -3]
    assert points(fight) == 14


@pytest.mark.rule("ALT-FAT-006")
@pytest.mark.parametrize(
    ("scope", "on_d20", "on_class", "on_damage"),
    [("d20_and_ac", -2, -2, 0), ("d20", -2, 0, 0), ("all_dice", -2, 0, -2)],
)
def test_what_the_malus_weighs_on(scope: Any, on_d20: int, on_class: int, on_damage: int) -> None:
    """Malus 2: strikes, parries and saves at -2; class 16 counts as 14."""
    who, settings = breathing(limit=11, points=12), Settings(fatigue_scope=scope)
    fresh = breathing(limit=11)

    def cost(kind: Any, *more: Any) -> int:
        return sum(t.value for t in kind(who, *more)) - sum(t.value for t in kind(fresh, *more))

    assert cost(strike_terms, SWORD, 10, settings) == on_d20
    assert cost(parry_terms, SWORD, 10, settings) == on_d20
    assert cost(armour_class, settings) == on_class
    assert cost(class_terms, settings) == on_class
    fight = Exchange(who, foe(ac=5), fatigue_scope=scope)
    fight.stands_by("foe")
    fight.attacks("erwan", "foe", 4)
    # A reaction, too, costs time where it weighs on every die.
    assert fight.segment == 4 - on_damage
    fight.strikes("erwan", "foe", 15)
    fight.dice(Fed(5, 8, why="damage"))
    fight.takes_it("foe")
    assert fight.one(DamageDealt).total == 5 + on_damage


@pytest.mark.rule("ALT-FAT-006")
def test_shots_and_dodges_are_at_a_malus_too() -> None:
    tired = evolve(archer("Erwan", stamina=90, bm=4), fatigue=Fatigue(11, points=12))
    fight = Exchange(tired, evolve(foe(ac=10), fatigue=Fatigue(11, points=11)))
    fight.stands_by("foe")
    fight.answers("erwan", 3, Fed(12, 20, why="shot"), action="shoot", target="foe")
    shot = fight.one(ShotRolled)
    assert (shot.total, shot.against) == (12 + 4 - 2, 10 - 1)
    fight.answers("foe", Fed(10, 20, why="dodge"), parry="erwan+shot/dodge")
    dodged = next(each for each in fight.told if each.type == "shot_defended")
    assert dodged.total == 9


# ---- rest


@pytest.mark.rule("ALT-FAT-007")
@pytest.mark.parametrize(("begun", "rounds", "left"), [(8, 3, 5), (2, 4, 0)])
def test_a_restful_round_takes_a_point_away(begun: int, rounds: int, left: int) -> None:
    fight = hall(breathing(points=begun))
    clocked(fight, rounds * 10 + 1)
    assert points(fight) == left


@pytest.mark.example("EX-B-20")
@pytest.mark.rule("ALT-FAT-003", "ALT-FAT-007")
def test_ex_b_20_erwan_gets_his_breath_back() -> None:
    fight = hall(breathing(limit=12))
    tired_through(fight, 1, 10)
    assert points(fight) == 10
    clocked(fight, 151)
    assert points(fight) == 5


# ---- exhaustion


@pytest.mark.rule("ALT-FAT-008")
@pytest.mark.parametrize(("face", "alive"), [(6, True), (5, False)])
def test_the_23rd_point_over_a_threshold_of_11_may_kill(face: int, alive: bool) -> None:
    fight = hall(breathing(limit=11, points=21, fortitude=4), foe())
    for ident in ("erwan", "foe", "clock"):
        fight.stands_by(ident)
    tired_through(fight, 1, 1)
    assert not fight.said(breath.ExhaustionSaved), "22 points are twice the threshold, not beyond it"
    fight.notes(word.SayEffort(GM, "erwan", "tiring"))
    fight.dice(Fed(face, 20, why="exhaustion"))
    saved = []
    while fight.segment < 21:
        fight.notes(Grant(GM, "clock", "attendre", "0", str(21 - fight.segment)))
        saved += fight.said(breath.ExhaustionSaved)
    (one,) = saved
    assert (one.points, one.total, one.against) == (23, face + 4, 10)
    erwan = fight.who("erwan")
    assert (erwan.out, erwan.fate) == ((False, None) if alive else (True, "dead"))


@pytest.mark.rule("ALT-FAT-008")
@pytest.mark.parametrize(("rule", "saves"), [("each_point", 3), ("once", 1)])
def test_at_every_further_point_or_once(rule: str, saves: int) -> None:
    fight = hall(breathing(limit=3, points=6, fortitude=30), exhaustion_save=rule)
    made = 0
    for round_ in range(1, 4):
        fight.notes(word.SayEffort(GM, "erwan", "tiring"))
        while fight.segment < round_ * 10 + 1:
            fight.notes(Grant(GM, "clock", "attendre", "0", str(round_ * 10 + 1 - fight.segment)))
            made += len(fight.said(breath.ExhaustionSaved))
    assert made == saves


@pytest.mark.rule("ALT-FAT-008")
@pytest.mark.parametrize(("weighs", "total"), [(False, 12), (True, 11 + 1 - 13)])
def test_whether_the_malus_weighs_on_that_save(weighs: bool, total: int) -> None:
    """With a threshold of 11 and 23 points the malus is 13."""
    fight = hall(breathing(limit=11, points=22, fortitude=1), exhaustion_save_malus=weighs)
    fight.notes(word.SayEffort(GM, "erwan", "tiring"))
    fight.dice(Fed(11, 20, why="exhaustion"))
    found: list[breath.ExhaustionSaved] = []
    while fight.segment < 11:
        fight.notes(Grant(GM, "clock", "attendre", "0", str(11 - fight.segment)))
        found += fight.said(breath.ExhaustionSaved)
    assert found[0].total == total


# ---- on horseback


@pytest.mark.rule("ALT-FAT-009")
def test_seven_mounted_rounds_are_three_points() -> None:
    fight = hall(breathing())
    fight.notes(word.SaySaddle(GM, "erwan", True))
    tired_through(fight, 1, 7)
    assert points(fight) == 3


@pytest.mark.rule("ALT-FAT-009")
def test_a_rest_between_does_not_begin_the_count_anew() -> None:
    fight = hall(breathing())
    fight.notes(word.SaySaddle(GM, "erwan", True))
    tired_through(fight, 1, 1)
    clocked(fight, 21)
    tired_through(fight, 3, 3)
    assert points(fight) == 1
    fight.notes(word.SaySaddle(GM, "erwan", False))
    tired_through(fight, 4, 4)
    assert points(fight) == 2


# ---- silently, until it matters


@pytest.mark.example("EX-B-21")
@pytest.mark.rule("ALT-FAT-010")
def test_ex_b_21_a_reminder_at_round_seven() -> None:
    fight = hall(breathing(limit=12), breathing("Ana", limit=14))
    for round_ in range(1, 8):
        clocked(fight, (round_ - 1) * 10 + 1)
        for name in ("erwan", "ana"):
            fight.notes(word.SayEffort(GM, name, "tiring"))
        assert not fight.said(breath.BreathShown)
    clocked(fight, 71)
    fight.notes(word.RemindFatigue(GM))
    assert [(each.combatant, each.points) for each in fight.said(breath.BreathShown)] == [("erwan", 7), ("ana", 7)]


@pytest.mark.rule("ALT-FAT-010")
@pytest.mark.parametrize(("setting", "first"), [("auto", 7), ("always", 1), ("off", None)])
def test_it_is_shown_from_three_rounds_before_the_first_threshold(setting: str, first: int | None) -> None:
    fight = hall(breathing(limit=10), fatigue=setting)
    shown = []
    for round_ in range(1, 10):
        clocked(fight, (round_ - 1) * 10 + 1)
        if setting == "off":
            assert isinstance(fight.tries(word.SayEffort(GM, "erwan", "tiring")), Refused)
        else:
            fight.notes(word.SayEffort(GM, "erwan", "tiring"))
        while fight.segment < round_ * 10 + 1:
            fight.notes(Grant(GM, "clock", "attendre", "0", str(round_ * 10 + 1 - fight.segment)))
            shown += [each.round for each in fight.said(breath.BreathShown)]
    assert (shown[0] if shown else None) == first
    assert points(fight) == (0 if setting == "off" else 9)


@pytest.mark.rule("ALT-FAT-010")
@pytest.mark.parametrize(("gathered", "look"), [(3, "fresh"), (8, "tiring"), (11, "out_of_breath")])
def test_the_game_master_tells_how_tired_somebody_looks(gathered: int, look: str) -> None:
    fight = hall(breathing(limit=11, points=gathered), foe())
    fight.notes(word.TellBreath(GM, "erwan", "foe"))
    told = fight.one(breath.BreathTold)
    assert (told.combatant, told.other, told.look) == ("erwan", "foe", look)
    refused = fight.tries(word.TellBreath(GM, "foe"))
    assert refused is not None
    assert refused.key == "alternatif-tireless"


# ---- a pause


@pytest.mark.rule("ALT-FAT-010")
def test_what_is_told_to_one_is_for_his_player_alone_and_without_anybody_it_is_for_all() -> None:
    """And whoever is told has no simultaneous choice to make just then (ALT-SIM-012)."""
    fight = hall(breathing(limit=11, player=5), foe(), breathing("Ana", player=6))
    fight.notes(word.TellBreath(GM, "ana", "erwan"))
    told = fight.one(breath.BreathTold)
    readers = {user: game().may_read(fight.state, told, Reader(user=user)) for user in (5, 6, 8)}
    assert readers == {5: True, 6: False, 8: False}
    assert game().letter_to(told) == "erwan"
    fight.notes(word.TellBreath(GM, "ana"))
    assert game().may_read(fight.state, fight.one(breath.BreathTold), Reader(user=8))
    assert game().letter_to(fight.one(breath.BreathTold)) is None


@pytest.mark.rule("ALT-FAT-011")
def test_a_steps_back_at_71_and_b_does_not_follow() -> None:
    fight = hall(breathing(points=7), breathing("Bor", "foes", points=6))
    for ident in ("erwan", "bor", "clock"):
        fight.stands_by(ident)
    fight.notes(Engage(GM, "erwan", "bor"))
    clocked(fight, 71)
    assert (points(fight), points(fight, "bor")) == (7, 6)
    fight.notes(word.TakeRest(GM, 3))
    assert fight.who("erwan").contacts == ()
    assert fight.one(breath.RestAgreed).until == 110
    assert fight.segment == 110
    clocked(fight, 111)
    # Rounds 9, 10 and 11.
    assert (points(fight), points(fight, "bor")) == (4, 3)


@pytest.mark.rule("ALT-FAT-011")
def test_one_cell_back_that_nobody_follows_lets_both_rest() -> None:
    """The tacit way, on the grid: a step of one's own, the other stays where he is, and the contact is broken."""
    erwan = evolve(breathing(points=7), spot=Spot(cell="C3"))
    fight = hall(erwan, evolve(breathing("Bor", "foes", points=6), spot=Spot(cell="D3")), map="square")
    for ident in ("erwan", "bor", "clock"):
        fight.stands_by(ident)
    assert fight.who("erwan").contacts == ("bor",)
    clocked(fight, 71)
    before = points(fight), points(fight, "bor")
    fight.notes(Move(GM, "erwan", to="B3"))
    fight.notes(Grant(GM, "clock", "attendre", "0", "1"))
    fight.answers("bor", follow="-")
    assert (fight.who("erwan").contacts, fight.who("bor").contacts) == ((), ())
    fight.notes(word.TakeRest(GM, 3))
    assert fight.segment == 110
    clocked(fight, 111)
    assert (points(fight), points(fight, "bor")) == (before[0] - 3, before[1] - 3)


@pytest.mark.rule("ALT-FAT-011")
def test_who_strikes_on_ends_it() -> None:
    fight = Exchange(breathing(points=7), breathing("Bor", "foes", points=6))
    for ident in ("erwan", "bor"):
        fight.stands_by(ident)
    fight.notes(Engage(GM, "erwan", "bor"))
    fight.notes(word.TakeRest(GM, 2))
    assert fight.segment == 20
    assert not breath.resting(fight.state)
    refused = fight.tries(word.TakeRest(GM, 0))
    assert refused is not None
    assert refused.key == "number-range"
    fight.notes(Grant(GM, "erwan", "attendre", "0", "5"))
    assert ("bor", "declare") not in fight.asked
    fight.notes(Declare(GM, "bor", "melee", "erwan"), 9)
    assert fight.due("bor") is not None


@pytest.mark.rule("ALT-FAT-011")
def test_nobody_rests_in_the_middle_of_something() -> None:
    fight = Exchange(breathing(points=7), breathing("Bor", "foes", points=6))
    fight.stands_by("bor")
    fight.notes(Undertake(GM, "erwan", "other", label="lire"))
    refused = fight.tries(word.TakeRest(GM, 2))
    assert refused is not None
    assert refused.key == "alternatif-not-at-rest"


def test_what_the_game_master_sets() -> None:
    fight = hall(breathing(limit=12))
    for name, value in (("fatigue", 12), ("fatigue_threshold", 10), ("encumbrance", 2), ("fortitude", 3)):
        fight.notes(SetField(GM, "erwan", name, value))
        assert fight.one(GmOverrode).after == value
    found = fight.who("erwan").fatigue
    assert (found.points, found.limit, found.fortitude, found.malus) == (12, 8, 3, -5)
