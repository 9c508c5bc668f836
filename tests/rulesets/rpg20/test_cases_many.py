"""Bursts among several targets, stray bullets, and what the chapter leaves to the game master of battles: cases worked
out from the text and its ledger with the code closed."""

from __future__ import annotations

from typing import Any

import pytest

from bot.rulesets.rpg20.battle import (
    BattleAdvised,
    BattleTallied,
    DrawLot,
    LotDrawn,
    NoteTactic,
    TacticNoted,
    Tally,
    WavesReckoned,
)
from bot.rulesets.rpg20.evading import DefenceRolled
from bot.rulesets.rpg20.people import Join
from bot.rulesets.rpg20.places import PlaceFound
from bot.rulesets.rpg20.sequences import ticks
from bot.rulesets.rpg20.shooting.events import BurstRolled, BurstShared
from bot.rulesets.rpg20.weapons import RoundsSpent
from bot.rulesets.rpg20.wounds.events import Wounded
from tests.rulesets.rpg20.fray import GM, Fray, arm, fighter

NAMES = ("Bor", "Cid", "Dan", "Eve", "Fay", "Gus")
LINE = ("target", "second", "third", "fourth", "fifth", "sixth")


def spraying(many: int, *faces: int, **first: Any) -> Fray:
    """Ana's long burst at *many* people in a line, 10 m away: 13 + 2 = 15. Nobody of them does anything; *faces*: what
    is rolled after the test."""
    foes = [fighter(name, "foes", points=90, **(first if not at else {})) for at, name in enumerate(NAMES[:many])]
    fray = Fray(fighter("Ana", "players", arm("assault_rifle")), *foes, apart=10)
    fray.means("ana", "shoot", how="long", **{name: who.id for name, who in zip(LINE, foes, strict=False)})
    fray.all_pass(*(each.id for each in foes))
    fray.acts("ana", 5, *faces)
    return fray


@pytest.mark.rule("R20-FIR-005", "R20-FIR-006", "R20-FIR-007")
@pytest.mark.parametrize(
    ("many", "number", "shares", "stray"),
    [
        (1, 1, (1,), 0),
        (1, 10, (10,), 0),
        (2, 1, (1, 0), 0),
        (2, 4, (2, 2), 0),
        (2, 5, (3, 2), 0),
        (3, 1, (0, 1, 0), 0),
        (3, 2, (0, 1, 0), 1),
        (3, 3, (1, 1, 1), 0),
        (3, 5, (1, 2, 1), 1),
        (3, 8, (2, 3, 2), 1),
        (3, 10, (3, 4, 3), 0),
        (4, 1, (0, 1, 0, 0), 0),
        (4, 2, (0, 1, 1, 0), 0),
        (4, 3, (0, 1, 1, 0), 1),
        (4, 6, (1, 2, 2, 1), 0),
        (4, 9, (2, 3, 2, 2), 0),
        (5, 4, (0, 0, 1, 0, 0), 3),
        (5, 6, (1, 1, 2, 1, 1), 0),
        (5, 9, (1, 1, 2, 1, 1), 3),
        (6, 5, (0, 0, 1, 1, 0, 0), 3),
        (6, 10, (1, 1, 2, 2, 1, 1), 2),
    ],
)
def test_so_many_projectiles_among_so_many(many: int, number: int, shares: tuple[int, ...], stray: int) -> None:
    told = spraying(many, number).one(BurstShared)
    assert (told.shares, told.stray) == (shares, stray)


@pytest.mark.rule("R20-FIR-007", "R20-EVD-008")
def test_projectiles_that_somebody_dodges_are_lost_and_fall_on_nobody_else() -> None:
    """Two each. Bor dodges: 7 + 5 - 3 - margin 10 + ... = -1 cannot succeed, so with 20 in movement it is 14."""
    fray = spraying(2, 4, domains={"movement": 20})
    fray.answers("bor", 14, defend="dodge")
    assert (fray.one(DefenceRolled).total, fray.one(DefenceRolled).success) == (14, True)
    fray.answers("cid", 16, 1, 1, 19, 1, 1, defend="none")
    assert [each.target for each in fray.said(Wounded)] == ["cid", "cid"]
    assert fray.who("bor").points == 90


@pytest.mark.rule("R20-EVD-008", "R20-EVD-005")
def test_a_dodge_that_fails_leaves_each_projectile_its_own_place() -> None:
    fray = spraying(1, 3, domains={"movement": 20})
    fray.answers("bor", 15, 4, 1, 1, 16, 2, 2, 19, 3, 3, defend="dodge")
    assert not fray.one(DefenceRolled).success
    assert [each.face for each in fray.said(PlaceFound)] == [4, 16, 19]
    assert [each.points for each in fray.said(Wounded)] == [3, 5, 7]


@pytest.mark.rule("R20-RNG-011", "R20-FIR-005")
def test_ten_rounds_are_gone_though_nobody_is_hit() -> None:
    fray = Fray(fighter("Ana", "players", arm("assault_rifle")), fighter("Bor", "foes"), apart=10)
    fray.means("ana", "shoot", how="long", target="bor")
    fray.all_pass("bor")
    fray.acts("ana", 16)
    assert not fray.one(BurstRolled).success
    assert not fray.said(BurstShared)
    assert fray.one(RoundsSpent).left == 20


@pytest.mark.rule("R20-FIR-005", "R20-GEN-004")
def test_whoever_is_hardest_to_hit_decides_for_all() -> None:
    """15, and 13 at somebody under cover: 13 for both."""
    people = [fighter("Bor", "foes"), fighter("Cid", "foes", cover=True)]
    fray = Fray(fighter("Ana", "players", arm("assault_rifle")), *people, apart=10)
    fray.means("ana", "shoot", how="long", target="bor", second="cid")
    fray.all_pass("bor", "cid")
    fray.acts("ana", 14)
    assert (fray.one(BurstRolled).total, fray.one(BurstRolled).success) == (13, False)


@pytest.mark.rule("R20-FIR-006", "R20-WND-015")
def test_who_dies_of_the_first_projectile_takes_the_others_with_him() -> None:
    """Three of five at Bor; the second target has its own two."""
    fray = spraying(2, 5, gauges={"head": 1})
    fray.answers("bor", 1, 6, 6, defend="none")
    fray.answers("cid", 16, 1, 1, 16, 1, 1, defend="none")
    assert fray.who("bor").dead
    assert fray.who("cid").points == 84
    assert fray.asked[0][1] == "declare" or not fray.asked


# ---- battles


@pytest.mark.rule("R20-MAS-001")
@pytest.mark.parametrize(("many", "told"), [(9, 0), (10, 1), (12, 1)])
def test_the_advice_comes_from_ten_on_and_hinders_nothing(many: int, told: int) -> None:
    fray = Fray(*(fighter(f"Orc{at}", "foes") for at in range(many)), begun=False)
    assert len([each for each in fray.all if isinstance(each, BattleAdvised)]) == told
    fray.begins()
    assert fray.state.opened


@pytest.mark.rule("R20-MAS-001", "R20-SEQ-014")
def test_the_tenth_may_come_in_the_middle_of_a_fight() -> None:
    fray = Fray(fighter("Ana"), *(fighter(f"Orc{at}", "foes") for at in range(8)))
    fray.notes(Join(GM, (fighter("Zoe"),)))
    assert fray.one(BattleAdvised).count == 10


@pytest.mark.rule("R20-MAS-004")
@pytest.mark.parametrize(
    ("odds", "characters", "opponents"),
    [
        ("1:3", 4, 12),
        ("1:1", 5, 5),
        ("2:3", 3, 5),
        ("2:3", 4, 6),
        ("3:1", 4, 2),
        ("1:100", 1, 100),
        ("300:1000", 4, 14),
    ],
)
def test_opponents_mirror_the_odds_and_are_rounded_up_for_all(odds: str, characters: int, opponents: int) -> None:
    fray = Fray(fighter("Ana"), fighter("Bor", "foes"))
    said = {"tool": "waves", "words": odds, "value": characters}
    fray.notes(fray.game.compose(fray.state, "gm-tool", GM, said))
    assert fray.one(WavesReckoned).total == opponents


@pytest.mark.rule("R20-MAS-002")
@pytest.mark.parametrize(("face", "outcome"), [(1, "the bridge holds"), (3, "the bridge burns")])
def test_each_issue_that_is_named_has_the_same_chance(face: int, outcome: str) -> None:
    fray = Fray(fighter("Ana"), fighter("Bor", "foes"))
    fray.notes(DrawLot(GM, "the bridge holds; the bridge falls; the bridge burns"), face)
    assert (fray.one(LotDrawn).outcome, fray.one(LotDrawn).of) == (outcome, 3)


@pytest.mark.rule("R20-MAS-003")
def test_a_plan_changes_no_figure() -> None:
    fray = Fray(fighter("Ana"), fighter("Bor", "foes"))
    before = fray.state
    fray.notes(NoteTactic(GM, "round the hill by night"))
    assert fray.one(TacticNoted).words == "round the hill by night"
    assert fray.state == before


@pytest.mark.rule("R20-MAS-005", "R20-WND-004")
def test_somebody_in_a_coma_has_fallen_and_somebody_paralysed_too() -> None:
    people = [fighter("Ana"), fighter("Zoe"), *(fighter(f"Orc{at}", "foes") for at in range(3))]
    fray = Fray(*people)
    fray.notes(ticks.SetState(GM, "orc0", "coma", True))
    fray.notes(ticks.SetState(GM, "orc1", "pain", True))
    fray.notes(ticks.SetState(GM, "zoe", "haemorrhage", True))
    fray.notes(Tally(GM, 3))
    told = fray.one(BattleTallied)
    assert (told.beaten, told.of, told.fallen, told.count) == (2, 3, 0, 2)
