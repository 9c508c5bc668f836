"""Range, size and speed of a target (ALT-RNG), and where distances come from."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.errors import Refused
from bot.rulesets.alternatif.base import arms, distances
from bot.rulesets.alternatif.combatants.words import SetField
from bot.rulesets.alternatif.engagement import Engage
from bot.rulesets.alternatif.shooting import events as s
from bot.rulesets.alternatif.shooting import rolls
from bot.rulesets.alternatif.shooting import words as shots
from bot.rulesets.alternatif.shooting.records import DistanceSaid
from bot.rulesets.alternatif.state import Settings
from tests.rulesets.alternatif.archers import BOW, SLING, archer, range_of, rests, shoots
from tests.rulesets.alternatif.exchange import GM, Exchange, fighter, game


def rolled(apart: int | None, face: int, shooter: Any = None, target: Any = None, **settings: Any) -> s.ShotRolled:
    """The shot of *shooter* (BM 3, Dexterity 1) at *target* (CA 40) at that many metres."""
    who = shooter or archer(dex_std=1)
    fight = range_of(who, target or fighter("Orc", "orcs", ac=40), apart=apart, **settings)
    rests(fight, who.id)
    shoots(fight, who.id, "orc", 1, face)
    return fight.said(s.ShotRolled)[0]


def terms(event: s.ShotRolled) -> dict[str, int]:
    return {each.name: each.value for each in event.terms}


@pytest.mark.rule("ALT-RNG-001")
def test_a_table_may_leave_adjustments_out() -> None:
    """With point-blank alone its +4 and its 17 to 20 remain; size and speed go with the rest."""
    big = fighter("Orc", "orcs", ac=40, size="large")
    for setting, near, far in (("all", 6, 0), ("point_blank_only", 4, 0), ("none", 0, 0)):
        close = rolled(5, 10, target=big, missile_adjustments=setting)
        away = rolled(90, 10, target=big, missile_adjustments=setting)
        assert close.total == 14 + near, setting
        assert away.total == 14 + far, setting
    assert rolled(5, 17, missile_adjustments="point_blank_only").critical
    assert not rolled(5, 17, missile_adjustments="none").critical
    assert rolled(5, 19, missile_adjustments="none").critical


@pytest.mark.rule("ALT-RNG-002")
@pytest.mark.parametrize(
    ("apart", "band"), [(5, "point_blank"), (6, "short"), (30, "short"), (31, "medium"), (60, "medium"), (90, "long")]
)
def test_four_ranges_by_the_weapons_data(apart: int, band: str) -> None:
    assert rolled(apart, 10).range == band


@pytest.mark.rule("ALT-RNG-002")
def test_beyond_long_range_nobody_can_be_shot_at() -> None:
    fight = range_of(archer(), fighter("Orc", "orcs"), apart=121)
    with pytest.raises(Refused, match="alternatif-out-of-range"):
        shoots(fight, "ysolde", "orc")
    assert fight.question("ysolde").fields[0].options == ("approach", "standby")


@pytest.mark.rule("ALT-RNG-002")
def test_distances_are_the_gms_word_in_metres_or_as_a_range() -> None:
    """People in contact are a cell apart; of others nobody knows it, and medium range changes nothing."""
    fight = Exchange(archer(), fighter("Orc", "orcs"), fighter("Ugar", "orcs"))
    assert distances.distance(fight.state, "ysolde", "orc") is None
    assert arms.band(fight.state, "ysolde", "orc", BOW) == "medium"
    said = {"tool": "distance", "who": "ysolde", "value": "4,5"}
    fight.notes(fight.game.compose(fight.state, "gm-tool", GM, said))
    assert [(each.other, each.metres) for each in fight.said(DistanceSaid)] == [
        ("orc", "4.5"),
        ("ugar", "4.5"),
    ]
    assert distances.distance(fight.state, "orc", "ysolde") == 450
    with pytest.raises(Refused, match="option-not-taken"):
        fight.game.compose(fight.state, "gm-tool", GM, {**said, "target": "orc", "words": "long"})
    del said["value"]
    fight.notes(fight.game.compose(fight.state, "gm-tool", GM, {**said, "target": "orc", "words": "long"}))
    assert arms.band(fight.state, "ysolde", "orc", BOW) == "long"
    fight.notes(fight.game.compose(fight.state, "gm-tool", GM, {**said, "target": "orc", "words": "unsaid"}))
    assert arms.band(fight.state, "ysolde", "orc", BOW) == "medium"
    fight.notes(Engage(GM, "ysolde", "orc"))
    assert distances.distance(fight.state, "ysolde", "orc") == distances.CELL
    with pytest.raises(Refused, match="alternatif-not-metres"):
        fight.game.compose(fight.state, "gm-tool", GM, {**said, "value": "loin"})


@pytest.mark.rule("ALT-RNG-003")
def test_point_blank_is_less_than_six_metres() -> None:
    """5 m: 17 + 3 + 1 + 4, critical; at exactly 6 m +2, and 17 is an ordinary result."""
    near, short = rolled(5, 17), rolled(6, 17)
    assert (near.total, near.critical) == (25, True)
    assert (short.total, short.critical) == (23, False)


@pytest.mark.rule("ALT-RNG-003")
@pytest.mark.parametrize(
    ("setting", "faces"), [("17-20", (17, 18, 19, 20)), ("17,19,20", (17, 19, 20)), ("18-20", (18, 19, 20))]
)
def test_the_point_blank_critical_is_the_tables_reading(setting: Any, faces: tuple[int, ...]) -> None:
    settings = Settings(point_blank_crit=setting)
    assert rolls.critical_faces(BOW, "point_blank", settings) == faces


@pytest.mark.rule("ALT-RNG-004")
def test_short_range_adds_2() -> None:
    shot = rolled(30, 10)
    assert (shot.total, terms(shot)["range"]) == (16, 2)
    assert rolls.critical_faces(BOW, "short", Settings()) == (19, 20)


@pytest.mark.rule("ALT-RNG-005")
def test_medium_range_changes_nothing() -> None:
    assert rolled(31, 10).total == 14
    assert rolls.critical_faces(BOW, "medium", Settings()) == (19, 20)


@pytest.mark.rule("ALT-RNG-006")
def test_long_range_takes_2_and_a_19_is_no_critical() -> None:
    """19 + BM 6 + 2 - 2 = 25."""
    shot = rolled(90, 19, archer(bm=6, dex_std=2))
    assert (shot.total, shot.critical) == (25, False)
    assert rolled(90, 20).critical


@pytest.mark.rule("ALT-RNG-007")
def test_an_object_has_neither_point_blank_nor_short_range() -> None:
    for apart, bonus, band in ((3, 0, "medium"), (8, 0, "medium"), (12, -2, "long")):
        fight = range_of(fighter("Ana"), fighter("Orc", "orcs", ac=40), apart=apart)
        rests(fight, "ana")
        shoots(fight, "ana", "orc", 1, 10, weapon="object")
        shot = fight.said(s.ShotRolled)[0]
        assert (shot.total, shot.range) == (13 + bonus, band)


@pytest.mark.example("EX-B-05")
@pytest.mark.rule("ALT-RNG-008")
def test_ex_b_05_size_of_the_target() -> None:
    """Human at ogre +2, at a giant +4; gnome at a human +2, at an ogre +4; human at gnome -2, at something minuscule
    -4."""
    pairs = {
        ("medium", "large"): 2,
        ("medium", "very_large"): 4,
        ("small", "medium"): 2,
        ("small", "large"): 4,
        ("medium", "small"): -2,
        ("medium", "tiny"): -4,
        ("medium", "medium"): 0,
    }
    assert {pair: rolls.size_bonus(*pair) for pair in pairs} == pairs  # type: ignore[arg-type]
    assert terms(rolled(45, 10, target=fighter("Orc", "orcs", ac=40, size="large")))["size"] == 2
    assert game().catalogue.creatures["ogre"].size == "large"  # type: ignore[index]


@pytest.mark.example("EX-B-06")
@pytest.mark.rule("ALT-RNG-009", "ALT-RNG-008")
def test_ex_b_06_a_flying_dragon_and_a_galloping_rider() -> None:
    """9 + BM 8 + Dexterity 3 + size 4 - speed 4 = 20; the rider costs 2."""
    for size, malus, total in (("very_large", -4, 20), ("medium", -2, 18)):
        fight = range_of(archer(bm=8, dex_std=3), fighter("Orc", "orcs", ac=40, size=size))
        rests(fight, "ysolde")
        tool = {"tool": "fast", "who": "orc", "value": str(malus)}
        fight.notes(fight.game.compose(fight.state, "gm-tool", GM, tool))
        shoots(fight, "ysolde", "orc", 1, 9)
        shot = fight.said(s.ShotRolled)[0]
        assert (shot.total, terms(shot)["speed"]) == (total, malus)
    with pytest.raises(Refused, match="number-range"):
        fight.says(shots.SaySpeed(GM, "orc", -5))


@pytest.mark.rule("ALT-RNG-010")
def test_all_adjustments_are_terms_of_one_sum() -> None:
    """A gnome slinger, rapid -3, long -2, at a human +2, with the game master's +2: -1 in all."""
    fight = range_of(archer(arm=SLING, size="small"), fighter("Orc", "orcs", ac=40), apart=90)
    rests(fight, "ysolde")
    fight.notes(SetField(GM, "ysolde", "next_strike", 2))
    shoots(fight, "ysolde", "orc", 1, 10, manner="rapid")
    shot = fight.said(s.ShotRolled)[0]
    assert terms(shot) == {"face": 10, "martial_bonus": 3, "cadence": -3, "range": -2, "size": 2, "gm": 2}
    assert shot.total == 12
