"""Concealment: miss chances, the invisible, guesses at a square, who notices whom (D35-CAM, D35-AOO-007)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel import inputs
from bot.kernel.decisions import NOTHING
from bot.kernel.ruleset import Reader
from bot.rulesets.dnd35.attack.arms import armour_class
from bot.rulesets.dnd35.attack.guesses import GuessBegun, PlaceJudged, PlaceStruck
from bot.rulesets.dnd35.attack.strikes import AttackRolled, ThreatRolled
from bot.rulesets.dnd35.base.rolls import locates, sees
from bot.rulesets.dnd35.concealment.hiding import (
    ConcealmentJudged,
    FogSaid,
    MissRolled,
    SightLost,
    SightRegained,
    SpotRolled,
    concealed,
)
from bot.rulesets.dnd35.concealment.veils import UNSEEN, SayConcealment, SayFog, SayLost, Veil, veil
from bot.rulesets.dnd35.cover.circumstances import SayGround
from bot.rulesets.dnd35.damage import DamageDealt
from bot.rulesets.dnd35.mounts.riding import RideBegun, RodeOn
from bot.rulesets.dnd35.movement.events import MoveBegun, MoveEnded, Stepped
from bot.rulesets.dnd35.movement.ways import Place
from bot.rulesets.dnd35.postures import SetCondition
from bot.rulesets.dnd35.running.endurance import RunBegun
from bot.rulesets.dnd35.state import Effect, Fighter
from bot.rulesets.shared.conditions import Condition
from bot.rulesets.shared.overruling import RuleBlow
from bot.rulesets.shared.people import HandOver
from tests.rulesets.dnd35.magic import spell
from tests.rulesets.dnd35.skirmish import GM, LONGBOW, LONGSPEAR, PLAYER, Skirmish, fighter
from tests.rulesets.dnd35.test_cover import archer, at, orc, walled


def spy(**figures: Any) -> Fighter:
    return fighter("Spy", "foes", **figures)


def vanishes(made: Skirmish, who: str) -> None:
    """*who* is invisible from now on; where he stands everybody has seen."""
    made.notes(SetCondition(GM, who, "invisible", on=True))


def misty(*people: Fighter, cells: dict[str, str], fog: tuple[str, ...], **settings: Any) -> Skirmish:
    return walled(*people, cells=cells, ground={"fog": fog}, **settings)


def seen(made: Skirmish, who: str, target: str, **more: Any) -> Veil:
    return veil(made.state, made.who(who), made.who(target), **more)


@pytest.mark.rule("D35-CAM-001")
def test_a_shot_is_hindered_by_fog_only_where_every_corner_is() -> None:
    cells = {"ana": at(0, 0), "orc": at(4, 0)}
    aside = misty(archer(), orc(), cells=cells, fog=(at(2, -1),))
    assert seen(aside, "ana", "orc", weapon=LONGBOW, shot=True) == Veil(0)
    between = misty(archer(), orc(), cells=cells, fog=(at(2, 0),))
    assert seen(between, "ana", "orc", weapon=LONGBOW, shot=True) == Veil(20)
    within = misty(archer(), orc(), cells=cells, fog=(at(4, 0),))
    assert seen(within, "ana", "orc", weapon=LONGBOW, shot=True) == Veil(20)
    out_of = misty(archer(), orc(), cells=cells, fog=(at(0, 0),))
    assert seen(out_of, "ana", "orc", weapon=LONGBOW, shot=True) == Veil(0)


@pytest.mark.rule("D35-CAM-001")
def test_a_reach_weapon_is_hindered_as_a_shot_is() -> None:
    spear = fighter("Ana", "players", LONGSPEAR, initiative=30)
    made = misty(spear, orc(), cells={"ana": at(0, 0), "orc": at(2, 0)}, fog=(at(1, 0),))
    made.attacks("ana", "orc", 18, 20, with_="longspear")
    assert made.one(MissRolled).missed


@pytest.mark.rule("D35-CAM-002")
def test_in_melee_the_square_of_the_target_counts() -> None:
    people = (fighter("Ana", initiative=30), orc())
    cells = {"ana": at(0, 0), "orc": at(1, 0)}
    both = misty(*people, cells=cells, fog=(at(0, 0), at(1, 0)))
    assert (seen(both, "ana", "orc"), seen(both, "orc", "ana")) == (Veil(20), Veil(20))
    alone = misty(*people, cells=cells, fog=(at(0, 0),))
    assert (seen(alone, "ana", "orc"), seen(alone, "orc", "ana")) == (Veil(0), Veil(20))
    ogre = fighter("Ogre", "foes", size="large")
    large = misty(
        fighter("Ana", initiative=30), ogre, cells={"ana": at(0, 0), "ogre": at(1, 0)}, fog=(at(1, 0), at(2, 0))
    )
    assert seen(large, "ana", "ogre") == Veil(0), "whoever attacks chooses the square"


@pytest.mark.rule("D35-CAM-003")
@pytest.mark.rule("D35-BAS-022")
def test_a_hit_on_somebody_concealed_may_miss_before_a_threat_is_confirmed() -> None:
    people = (fighter("Ana", initiative=30, base_attack=6), orc())
    cells = {"ana": at(0, 0), "orc": at(1, 0)}
    made = misty(*people, cells=cells, fog=(at(1, 0),))
    made.attacks("ana", "orc", 14, 20)
    rolled, missed = made.one(AttackRolled), made.one(MissRolled)
    assert (rolled.total, rolled.against, rolled.outcome) == (20, 15, "hit")
    assert (missed.face, missed.percent, missed.missed) == (20, 20, True)
    assert made.said(DamageDealt) == []
    lucky = misty(*people, cells=cells, fog=(at(1, 0),))
    lucky.attacks("ana", "orc", 20, 21, 15, 8, 8)
    order = [
        type(each) for each in lucky.told if isinstance(each, AttackRolled | MissRolled | ThreatRolled | DamageDealt)
    ]
    assert order == [AttackRolled, MissRolled, ThreatRolled, DamageDealt]
    assert lucky.one(DamageDealt).faces == (8, 8)
    clear = misty(*people, cells=cells, fog=(at(1, 0),))
    clear.attacks("ana", "orc", 2)
    assert clear.said(MissRolled) == [], "what misses takes no d100"


@pytest.mark.rule("D35-CAM-004")
@pytest.mark.rule("D35-CAM-005")
@pytest.mark.example("EX-D35-07")
def test_miss_chances_in_numbers() -> None:
    def strikes(face: int, *, invisible: bool) -> MissRolled:
        made = misty(
            fighter("Ana", initiative=30, base_attack=7),
            orc(),
            cells={"ana": at(0, 0), "orc": at(1, 0)},
            fog=(at(1, 0),),
        )
        if invisible:
            vanishes(made, "orc")
        made.attacks("ana", "orc", 13, face)
        return made.one(MissRolled)

    assert strikes(20, invisible=False).missed
    assert not strikes(21, invisible=False).missed
    assert (strikes(50, invisible=True).percent, strikes(50, invisible=True).missed) == (50, True)
    assert not strikes(51, invisible=True).missed


def test_the_chance_that_is_offered_counts_the_miss_chance() -> None:
    people = (fighter("Ana", initiative=30, base_attack=4), orc())
    made = misty(*people, cells={"ana": at(0, 0), "orc": at(1, 0)}, fog=(at(1, 0),))
    choice = {"action": "attack", "target": "orc", "with": "longsword"}
    assert made.game.chance(made.state, made.question("ana"), choice) == pytest.approx(0.5 * 0.8)
    assert "20% miss chance" in made.means("ana", "en", action="attack", target="orc")
    assert made.means("ana", "fr", **choice).startswith("40")
    made.notes(SayConcealment(GM, "orc", "partial", 30))
    assert made.game.chance(made.state, made.question("ana"), choice) == pytest.approx(0.5 * 0.7)


@pytest.mark.rule("D35-CAM-005")
def test_in_complete_darkness_nobody_sees_but_who_has_eyes_for_it() -> None:
    people = (fighter("Ana", initiative=30), orc(darkvision=1800))
    dark = tuple(at(x, y) for x in range(3) for y in range(3))
    made = walled(*people, cells={"ana": at(0, 0), "orc": at(1, 0)}, ground={"darkness": dark})
    ana, foe = made.who("ana"), made.who("orc")
    assert (sees(made.state, ana, foe), sees(made.state, foe, ana)) == (False, True)
    assert seen(made, "ana", "orc") == Veil(50, total=True)
    assert seen(made, "orc", "ana") == Veil(0)


@pytest.mark.rule("D35-CAM-005")
@pytest.mark.rule("D35-AOO-007")
def test_nobody_strikes_by_opportunity_at_whom_he_does_not_see() -> None:
    rogue = fighter("Ana", initiative=30)
    made = walled(rogue, orc(), cells={"ana": at(0, 0), "orc": at(1, 0)})
    made.passes("ana", "orc")
    vanishes(made, "ana")
    made.does("ana", "go", 10, 9, to=at(-3, 0))
    assert made.who("ana").cell == at(-3, 0)
    assert made.asked == [("ana", "declare")]


@pytest.mark.rule("D35-CAM-005")
def test_whoever_is_not_seen_strikes_better_and_at_no_dexterity() -> None:
    quick = fighter("Ana", dexterity=16, dodge=1, met=True)
    made = walled(spy(initiative=30), quick, cells={"spy": at(0, 0), "ana": at(1, 0)})
    made.passes("spy", "ana")
    vanishes(made, "spy")
    assert armour_class(made.state, made.who("ana")) == 14
    made.attacks("spy", "ana", 5)
    rolled = made.one(AttackRolled)
    assert (rolled.total, rolled.against) == (5 + UNSEEN, 10)


# ---- where somebody is


def lost(*, watcher: int = 9, hide: int = 6, faces: tuple[int, int] = (8, 20), **figures: Any) -> Skirmish:
    """A rogue whom nobody sees goes past a guard."""
    rogue = spy(skills={"hide": hide}, initiative=30, **figures)
    guard = fighter("Ana", skills={"spot": watcher}, player=PLAYER)
    made = walled(rogue, guard, cells={"spy": at(0, 0), "ana": at(2, 2)})
    vanishes(made, "spy")
    made.does("spy", "go", *faces, to=at(3, 0))
    return made


@pytest.mark.rule("D35-CAM-006")
@pytest.mark.example("EX-D35-07")
def test_somebody_invisible_who_moves_is_noticed_by_spot_against_hide() -> None:
    made = lost()
    rolled = made.one(SpotRolled)
    assert (rolled.other_total, rolled.total, rolled.found, rolled.free) == (34, 29, False, True)
    assert [(each.name, each.value) for each in rolled.other_terms][-1] == ("invisible", 20)
    assert not locates(made.who("ana"), made.who("spy"))
    found = lost(watcher=15, hide=0)
    assert (found.one(SpotRolled).other_total, found.one(SpotRolled).total) == (28, 35)
    assert locates(found.who("ana"), found.who("spy"))
    assert seen(found, "ana", "spy") == Veil(50, total=True), "he is located, and not seen"


@pytest.mark.rule("D35-CAM-006")
def test_whoever_stays_where_he_is_gains_forty() -> None:
    made = lost()
    made.passes("spy", "ana")
    made.passes("spy")
    made.does("ana", "spot", 20, 1, target="spy")
    rolled = made.one(SpotRolled)
    assert (rolled.combatant, rolled.total, rolled.other_total, rolled.found) == ("ana", 29, 1 + 6 + 40, False)
    turn = made.state.turn
    assert turn is not None
    assert (turn.move, turn.standard) == (True, False), "a move action"
    assert "spot" in made.offered("ana"), "another in the place of the standard action"


@pytest.mark.rule("D35-CAM-006")
def test_the_free_check_comes_once_in_a_round() -> None:
    made = lost()
    made.does("spy", "go", to=at(5, 0))
    assert made.said(SpotRolled) == []
    assert made.who("spy").hidden_from == ("ana",)
    made.passes("ana")
    made.does("spy", "go", 1, 20, to=at(3, 0))
    assert made.one(SpotRolled).found


@pytest.mark.rule("D35-CAM-005")
def test_nobody_whose_place_is_not_known_is_a_target_and_squares_can_be_guessed() -> None:
    made = lost()
    made.passes("spy")
    assert "attack" not in made.offered("ana")
    assert "charge" not in made.offered("ana")
    assert "approach" not in made.offered("ana")
    assert at(3, 1) in made.options("ana", "to", **{"action": "guess", "with": "longsword"})
    assert at(5, 5) not in made.options("ana", "to", **{"action": "guess", "with": "longsword"})


@pytest.mark.rule("D35-CAM-005")
def test_a_guess_at_the_right_square_hits_every_other_time() -> None:
    def guessed(*faces: int, cell: str = at(3, 1)) -> Skirmish:
        made = lost(armour=6, hit_points=30)
        made.notes(Place(GM, "spy", at(3, 1)))
        made.passes("spy")
        made.does("ana", "guess", *faces, to=cell, **{"with": "longsword"})
        return made

    right = guessed(16, 50)
    struck, judged = right.one(PlaceStruck), right.one(PlaceJudged)
    assert (struck.face, struck.outcome) == (16, "miss")
    assert (judged.target, judged.total, judged.against, judged.veil_face, judged.percent) == ("spy", 16, 16, 50, 50)
    assert right.said(DamageDealt) == []
    lucky = guessed(16, 51, 4)
    assert lucky.one(PlaceStruck).outcome == "hit"
    assert lucky.one(DamageDealt).dealt == 4
    assert locates(lucky.who("ana"), lucky.who("spy"))
    wrong = guessed(20, cell=at(1, 1))
    assert (wrong.one(PlaceStruck).outcome, wrong.one(PlaceJudged).target) == ("miss", None)
    turn = wrong.state.turn
    assert turn is not None
    assert turn.standard, "the attack is spent"


@pytest.mark.rule("D35-CAM-005")
def test_nobody_but_the_game_master_learns_why_a_guess_missed() -> None:
    made = lost(armour=6)
    made.passes("spy")
    made.does("ana", "guess", 5, to=at(1, 1), **{"with": "longsword"})
    player = Reader(PLAYER)
    known = [type(each) for each in made.told if made.game.may_read(made.state, each, player)]
    assert PlaceStruck in known
    assert GuessBegun in known
    assert PlaceJudged not in known
    there = lost(armour=30)
    there.notes(Place(GM, "spy", at(3, 1)))
    there.passes("spy")
    there.does("ana", "guess", 5, to=at(3, 1), **{"with": "longsword"})
    assert there.one(PlaceStruck) == PlaceStruck("ana", at(3, 1), "longsword", 5, "miss")


@pytest.mark.rule("D35-CAM-005")
def test_where_somebody_goes_unseen_is_not_told_and_not_shown() -> None:
    made = lost()
    player, master = Reader(PLAYER), Reader(GM, gm=True)
    moves = [each for each in made.told if isinstance(each, MoveBegun | Stepped)]
    assert moves
    assert not any(made.game.may_read(made.state, each, player) for each in moves)
    assert all(made.game.may_read(made.state, each, master) for each in moves)
    assert concealed(made.state, "spy", player)
    rows = {row.id: row.facts for row in made.game.view(made.state, player, ()).rows}
    assert rows["spy"]["cell"] is None
    ground = made.game.view(made.state, player, ()).ground
    assert ground is not None
    assert [each.who for each in ground.figures] == ["ana"]
    whole = made.game.view(made.state, master, ()).ground
    assert whole is not None
    assert len(whole.figures) == 2


@pytest.mark.rule("D35-CAM-005")
def test_where_somebody_runs_unseen_is_not_told_either() -> None:
    """Nor where a mount carries him, nor where he was stopped."""
    made = lost()
    run = RunBegun("spy", ("H10",), "1.5", "H10")
    ride = RideBegun("spy", "ana", "run", ("H10",), (), "1.5", "H10", 1)
    on, stopped = RodeOn("spy", "ana", ("H10",), "H10"), MoveEnded("spy", stopped=True, cell="H10")
    for each in (run, ride, on, stopped):
        assert not made.game.may_read(made.state, each, Reader(PLAYER))
        assert made.game.may_read(made.state, each, Reader(GM, gm=True))


@pytest.mark.rule("D35-CAM-005")
def test_against_the_game_masters_people_the_channel_reads_where_a_character_goes() -> None:
    """Nobody reads it from whom it would be kept: a word on cover once took every step out of the channel."""
    ana = fighter("Ana", initiative=30, player=PLAYER)
    made = walled(ana, orc(), cells={"ana": at(0, 0), "orc": at(6, 0)})
    vanishes(made, "ana")
    made.notes(SayConcealment(GM, "orc", "partial", 30))
    made.does("ana", "go", 3, 5, to=at(1, 1))
    moves = [each for each in made.told if isinstance(each, MoveBegun | Stepped)]
    channel, rival = Reader(0), Reader(2)
    assert moves
    assert all(made.game.may_read(made.state, each, channel) for each in moves)
    assert not concealed(made.state, "ana", channel)
    # As soon as somebody plays against her, the channel is theirs as well.
    made.notes(HandOver(GM, "orc", rival.user))
    assert concealed(made.state, "ana", channel)
    assert concealed(made.state, "ana", rival)
    assert not concealed(made.state, "ana", Reader(PLAYER))


@pytest.mark.rule("D35-CAM-005")
def test_whoever_is_seen_again_is_known_to_all() -> None:
    made = lost()
    made.notes(SetCondition(GM, "spy", "invisible", on=False))
    assert made.one(SightRegained).watchers == ("ana",)
    assert made.who("spy").hidden_from == ()


def test_in_the_dark_nobody_hears_of_a_step_and_in_the_light_all_see() -> None:
    dark = tuple(at(x, y) for x in range(3) for y in range(-1, 3))
    made = walled(
        fighter("Ana", initiative=30, player=PLAYER),
        orc(),
        cells={"ana": at(6, 0), "orc": at(0, 0)},
        ground={"darkness": dark},
    )
    made.passes("ana")
    made.does("orc", "go", to=at(1, 0))
    assert made.one(SightLost).watchers == ("ana",)
    assert made.said(SpotRolled) == []
    made.passes("orc", "ana")
    made.does("orc", "go", to=at(4, 0))
    assert made.one(SightRegained).watchers == ("ana",)


@pytest.mark.rule("D35-CAM-005")
def test_whoever_is_struck_in_melee_knows_from_where() -> None:
    made = lost()
    made.passes("spy", "ana")
    made.notes(Place(GM, "spy", at(2, 1)))
    assert made.who("spy").hidden_from == ("ana",)
    made.attacks("spy", "ana", 2)
    assert locates(made.who("ana"), made.who("spy"))


@pytest.mark.rule("D35-CAM-005")
def test_a_shot_at_a_square_exposes_like_any_shot() -> None:
    people = (spy(initiative=40), archer(), orc(met=True))
    made = walled(*people, cells={"spy": at(6, 0), "ana": at(0, 0), "orc": at(0, 1)})
    vanishes(made, "spy")
    made.notes(SayLost(GM, "spy"))
    assert made.one(SightLost).watchers == ("ana",)
    made.passes("spy")
    made.does("ana", "guess", column="J", to=at(5, 0), **{"with": "longbow"})
    assert made.asked == [("orc", "opportunity")]
    made.answers("orc", 5, opportunity=NOTHING)
    assert made.one(PlaceStruck).outcome == "miss"


# ---- what the game master says


@pytest.mark.rule("D35-CAM-007")
def test_the_game_master_sets_the_percentage_of_somebody() -> None:
    made = walled(fighter("Ana", initiative=30, base_attack=9), orc(), cells={"ana": at(0, 0), "orc": at(1, 0)})
    made.notes(SayConcealment(GM, "orc", "partial", 30))
    assert made.refusal(SayConcealment(GM, "orc", "partial", 30)) == "already-so"
    assert made.refusal(SayConcealment(GM, "orc", "partial", 130)) == "number-range"
    made.attacks("ana", "orc", 14, 30)
    missed = made.one(MissRolled)
    assert (missed.percent, missed.missed, missed.why()) == (30, True, ("D35-CAM-007",))
    made.notes(SayConcealment(GM, "orc", "total", None, "ana"))
    assert seen(made, "ana", "orc") == Veil(50, total=True)
    made.notes(SayConcealment(GM, "orc", "map", None, "ana"))
    made.notes(SayConcealment(GM, "orc", "map"))
    assert made.state.screens == ()


@pytest.mark.rule("D35-CAM-007")
def test_the_game_master_sets_the_percentage_of_a_place() -> None:
    made = walled(fighter("Ana", initiative=30), orc(), cells={"ana": at(0, 0), "orc": at(1, 0)})
    made.notes(SayFog(GM, (at(1, 0), at(1, 1)), 30))
    assert made.one(FogSaid).percent == 30
    assert seen(made, "ana", "orc") == Veil(30)
    made.notes(SayGround(GM, (at(1, 0),)))
    assert seen(made, "ana", "orc") == Veil(0)
    assert made.state.hazes == {at(1, 1): 30}
    made.notes(SayFog(GM, (at(1, 1),), 0))
    assert (made.state.hazes, made.state.grounds) == ({}, {})


@pytest.mark.rule("D35-CAM-007")
def test_the_game_master_judges_single_attacks_where_the_table_wants_it() -> None:
    people = (fighter("Ana", initiative=30, base_attack=9), orc())
    made = misty(*people, cells={"ana": at(0, 0), "orc": at(1, 0)}, fog=(at(1, 0),), cover="judge")
    made.attacks("ana", "orc")
    made.answers("@gm", cover="none")
    assert made.asked == [("@gm", "concealment")]
    assert made.question("@gm").default == {"percent": "20"}
    made.answers("@gm", 14, 70, percent="70")
    assert made.one(ConcealmentJudged).percent == 70
    assert made.one(MissRolled).missed


def test_the_game_masters_word_on_a_blow_goes_before_concealment() -> None:
    made = misty(fighter("Ana", initiative=30), orc(), cells={"ana": at(0, 0), "orc": at(1, 0)}, fog=(at(1, 0),))
    made.notes(RuleBlow(GM, "ana", "orc", "hit"))
    made.attacks("ana", "orc", 2, 5)
    assert made.said(MissRolled) == []
    assert made.one(DamageDealt).dealt == 5


@pytest.mark.rule("D35-CAM-005")
def test_the_game_master_says_who_is_lost_and_who_is_found() -> None:
    made = walled(fighter("Ana", initiative=30), spy(), cells={"ana": at(0, 0), "spy": at(1, 0)})
    assert made.refusal(SayLost(GM, "spy")) == "dnd35-nobody-loses", "everybody sees him"
    vanishes(made, "spy")
    assert made.options("ana", "target", action="attack") == ("spy",)
    made.notes(SayLost(GM, "spy"))
    assert "guess" in made.offered("ana")
    assert made.refusal(SayLost(GM, "spy")) == "dnd35-nobody-loses"
    made.notes(SayLost(GM, "spy", on=False))
    assert made.options("ana", "target", action="attack") == ("spy",)
    hidden = walled(
        fighter("Ana", initiative=30),
        spy(hidden=True, conditions=(Condition("invisible"),)),
        orc(),
        cells={"ana": at(0, 0), "spy": at(1, 0), "orc": at(5, 0)},
    )
    assert "guess" not in hidden.offered("ana"), "that would tell that somebody is there"
    hidden.notes(SayLost(GM, "spy"))
    assert not hidden.who("spy").hidden
    assert "guess" in hidden.offered("ana")


@pytest.mark.rule("D35-CAM-006")
def test_whoever_begins_the_fight_invisible_may_be_noticed_at_once() -> None:
    made = Skirmish(
        fighter("Ana", initiative=30), spy(conditions=(Condition("invisible"),)), cells={"ana": at(0, 0)}, begun=False
    )
    made.says(inputs.Begin(GM), 1, 20)
    assert [each.found for each in made.all if isinstance(each, SpotRolled)] == [False]
    assert made.who("spy").hidden_from == ("ana",)


def test_an_autopilot_looks_for_whom_it_has_lost() -> None:
    made = lost()
    made.notes(HandOver(GM, "ana", None, "steady"))
    made.passes("spy")
    assert [each.combatant for each in made.all if isinstance(each, SpotRolled) and not each.free][:1] == ["ana"]


@pytest.mark.rule("D35-CAM-003")
def test_whoever_would_trip_or_take_hold_of_somebody_in_fog_may_miss_as_well() -> None:
    people = (fighter("Ana", initiative=30, base_attack=9, feats=("improved_trip", "improved_grapple")), orc())
    made = misty(*people, cells={"ana": at(0, 0), "orc": at(1, 0)}, fog=(at(1, 0),))
    made.does("ana", "trip", 15, 20, target="orc", **{"with": "unarmed_strike"})
    assert made.one(MissRolled).missed
    assert not made.who("orc").has("prone")
    grab = misty(*people, cells={"ana": at(0, 0), "orc": at(1, 0)}, fog=(at(1, 0),))
    grab.does("ana", "grapple", 15, 20, target="orc")
    assert grab.one(MissRolled).missed
    assert grab.state.grips == ()


@pytest.mark.rule("D35-CAM-005")
def test_no_charge_at_whom_one_does_not_see() -> None:
    made = walled(fighter("Ana", initiative=30), spy(), cells={"ana": at(0, 0), "spy": at(4, 0)})
    vanishes(made, "spy")
    assert "charge" not in made.offered("ana")
    assert "approach" in made.offered("ana"), "his square is still known"


@pytest.mark.rule("D35-BAS-021")
def test_what_lasts_a_round_lasts_until_the_next_turn_begins() -> None:
    made = walled(fighter("Ana", initiative=30), orc(), cells={"ana": at(0, 0), "orc": at(4, 0)})
    made.does("ana", "charge", 2, target="orc", **{"with": "longsword"})
    assert armour_class(made.state, made.who("ana")) == 8
    made.passes("orc")
    assert armour_class(made.state, made.who("ana")) == 10


@pytest.mark.rule("D35-CAM-003")
@pytest.mark.rule("D35-CAM-004")
def test_a_spell_that_blurs_somebody_lets_one_hit_of_five_miss() -> None:
    """It counts while it holds; what the game master says stands before it."""
    blur = Effect(spell("blur", 3), "orc")
    assert blur.spell.concealed == 20

    def strikes(face: int) -> Skirmish:
        made = Skirmish(fighter("Ana"), fighter("Orc", "foes", effects=(blur,)), cells={"ana": "E10", "orc": "F10"})
        made.attacks("ana", "orc", 15, face, 5)
        return made

    missed, hit = strikes(20), strikes(21)
    assert (missed.one(MissRolled).percent, missed.who("orc").hit_points) == (20, 20)
    assert (hit.one(MissRolled).missed, hit.one(DamageDealt).target) == (False, "orc")
    assert hit.who("orc").hit_points < 20
    made = strikes(21)
    made.notes(SayConcealment(GM, "orc", "none"))
    assert seen(made, "ana", "orc") == Veil()
