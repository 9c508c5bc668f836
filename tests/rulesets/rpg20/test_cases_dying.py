"""Coma, slow death, bleeding, several assailants and halved chances: cases worked out from the text and its ledger with
the code closed."""

from __future__ import annotations

from typing import Any

import pytest

from bot.rulesets.rpg20.attack import AttackRolled
from bot.rulesets.rpg20.evading import DefenceRolled
from bot.rulesets.rpg20.sequences import ticks
from bot.rulesets.rpg20.sequences.events import SlotEnded
from bot.rulesets.rpg20.sequences.speech import GiveModifier, SetDistance
from bot.rulesets.rpg20.state import Fighter, Ill
from bot.rulesets.rpg20.wounds.events import Bled, BodyTested, Consequenced, Treated
from tests.rulesets.rpg20.fray import GM, Fray, arm, fighter


def struck(*faces: int, settings: dict[str, Any] | None = None, how: str = "normal", **bor: Any) -> Fray:
    """A blow of Ana's at Bor, who does nothing, and what is rolled after it has landed."""
    fray = Fray(fighter("Ana"), fighter("Bor", "foes", **bor), fighter("Eve"), **(settings or {}))
    fray.means("ana", "strike", target="bor", how=how)
    fray.all_pass("bor")
    fray.means("eve", "strike", target="bor")
    fray.acts("ana", 5, *faces)
    return fray


# ---- the total below zero


@pytest.mark.rule("R20-WND-003", "R20-WND-004")
@pytest.mark.parametrize(
    ("points", "faces", "dead", "coma"),
    [
        # 8 points to the torso of 9, which stays at 1: the total alone crosses.
        (8, (), False, False),
        (7, (7,), False, True),
        (7, (8,), True, False),
        (1, (1,), False, True),
    ],
)
def test_the_total_at_zero_and_below(points: int, faces: tuple[int, ...], dead: bool, coma: bool) -> None:
    fray = struck(9, 4, 4, *faces, points=points)
    who = fray.who("bor")
    assert (who.points, who.dead, who.suffers("coma")) == (points - 8, dead, coma)
    assert len(fray.said(BodyTested)) == len(faces)


@pytest.mark.rule("R20-WND-004", "R20-SPE-005", "R20-MEL-013")
def test_somebody_in_a_coma_cannot_be_missed_and_does_nothing() -> None:
    fray = struck(9, 4, 4, 3, points=7)
    fray.acts("eve")
    assert fray.asked == [("eve", "place")]
    fray.answers("eve", 1, 1, place="human_4")
    assert [each for each in fray.all if isinstance(each, AttackRolled)][-1].outcome == "sure"
    assert fray.who("bor").gauge("right_arm").left == 4


@pytest.mark.rule("R20-WND-003")
@pytest.mark.parametrize(("setting", "tests"), [("never", 0), ("each_loss", 1)])
def test_a_further_loss_below_zero(setting: str, tests: int) -> None:
    ill = (Ill("coma"),)
    fray = Fray(
        fighter("Ana"), fighter("Bor", "foes", points=-3, ills=ill), fighter("Eve", "foes"), coma_retest=setting
    )
    fray.means("ana", "strike", target="bor")
    fray.all_pass("eve")
    fray.acts("ana")
    fray.answers("ana", 1, 1, *(9,) * tests, place="human_16")
    assert len(fray.said(BodyTested)) == tests
    assert fray.who("bor").dead is bool(tests)


@pytest.mark.rule("R20-WND-015", "R20-WND-006", "R20-WND-003")
def test_of_one_blow_the_place_comes_first_and_then_the_total() -> None:
    """Torso 5 and total 7, 8 points: paralysed by a 5, then a 7 against Corps 7: in a coma besides."""
    fray = struck(9, 4, 4, 5, 7, points=7, gauges={"torso": 5})
    assert [type(each) for each in fray.told if isinstance(each, Consequenced | BodyTested)] == [
        Consequenced,
        BodyTested,
    ]
    who = fray.who("bor")
    assert who.suffers("pain")
    assert who.suffers("coma")


@pytest.mark.rule("R20-WND-015", "R20-WND-005")
def test_whoever_dies_of_the_head_is_not_tested_for_the_total() -> None:
    fray = struck(2, 4, 4, points=3)
    assert fray.who("bor").dead
    assert not fray.said(BodyTested)


# ---- the torso's table


@pytest.mark.rule("R20-WND-006", "R20-WND-008", "R20-WND-009")
@pytest.mark.parametrize(
    ("faces", "ill", "out", "delay"),
    [
        ((1,), "", False, (0, "")),
        ((2,), "", False, (0, "")),
        ((3,), "haemorrhage", False, (0, "")),
        ((4,), "haemorrhage", False, (0, "")),
        ((5,), "pain", True, (0, "")),
        ((6,), "pain", True, (0, "")),
        ((7,), "unconscious", True, (0, "")),
        ((8, 2), "slow_death", False, (2, "days")),
        ((9, 6), "slow_death", False, (6, "hours")),
    ],
)
def test_each_face_of_the_torso(faces: tuple[int, ...], ill: str, out: bool, delay: tuple[int, str]) -> None:
    fray = struck(10, 4, 4, *faces, gauges={"torso": 7}, points=40)
    who = fray.who("bor")
    assert [each.kind for each in who.ills] == ([ill] if ill else [])
    assert (who.out, who.dead) == (out, False)
    assert [(each.number, each.unit) for each in who.ills] == ([delay] if ill else [])


@pytest.mark.rule("R20-WND-006")
def test_the_last_face_of_the_torso_kills() -> None:
    assert struck(10, 4, 4, 10, gauges={"torso": 7}, points=40).who("bor").dead


@pytest.mark.rule("R20-WND-009", "R20-WND-006")
def test_whoever_dies_slowly_goes_on_fighting_and_loses_nothing_meanwhile() -> None:
    fray = struck(10, 4, 4, 9, 1, gauges={"torso": 7}, points=40)
    fray.acts("eve", 20)
    assert fray.state.round == 2
    assert ("bor", "declare") in fray.asked
    assert fray.who("bor").points == 32
    assert not fray.said(Bled)


@pytest.mark.rule("R20-WND-009", "R20-WND-017")
@pytest.mark.parametrize(("face", "healed"), [(7, True), (8, False)])
def test_a_slow_death_is_treated_like_any_other_state(face: int, healed: bool) -> None:
    """Habilité 7, no Médecine: a 7."""
    fray = Fray(fighter("Ana"), fighter("Bor", ills=(Ill("slow_death", 1, 4, "hours"),)), fighter("Cid", "foes"))
    fray.means("ana", "treat", target="bor")
    fray.all_pass("bor", "cid")
    fray.acts("ana", face)
    assert (fray.one(Treated).success, fray.who("bor").ills == ()) == (healed, healed)


@pytest.mark.rule("R20-WND-017", "R20-WND-004")
def test_out_of_a_coma_one_acts_again_without_a_point_more() -> None:
    fray = Fray(fighter("Ana"), fighter("Bor", points=-2, ills=(Ill("coma"),)), fighter("Cid", "foes"))
    fray.means("ana", "treat", target="bor")
    fray.all_pass("cid")
    fray.acts("ana", 1)
    assert fray.state.round == 2
    assert ("bor", "declare") in fray.asked
    assert fray.who("bor").points == -2


@pytest.mark.rule("R20-WND-002", "R20-WND-016")
@pytest.mark.parametrize(
    ("torso", "setting", "faces", "rolled"),
    [(8, "crossing", (), 0), (7, "crossing", (1,), 1), (-1, "crossing", (), 0), (-1, "every_wound", (1,), 1)],
)
def test_the_torso_at_zero_below_and_already_below(
    torso: int, setting: str, faces: tuple[int, ...], rolled: int
) -> None:
    fray = struck(9, 4, 4, *faces, gauges={"torso": torso}, points=40, settings={"wound_rolls": setting})
    assert len(fray.said(Consequenced)) == rolled
    assert fray.who("bor").gauge("torso").left == torso - 8


@pytest.mark.rule("R20-WND-007", "R20-WND-003", "R20-SEQ-015")
def test_two_haemorrhages_take_two_points_and_the_first_below_zero_is_tested_for() -> None:
    ills = (Ill("haemorrhage", 0, gauge="torso"), Ill("haemorrhage", 0, gauge="left_leg"))
    fray = Fray(fighter("Ana"), fighter("Bor", "foes", points=1, ills=ills))
    fray.means("ana", "pass")
    fray.told.clear()
    fray.dice(8)
    fray.means("bor", "pass")
    assert fray.who("bor").points == -1
    assert fray.who("bor").dead


@pytest.mark.rule("R20-WND-007")
def test_a_corpse_does_not_bleed_and_somebody_in_a_coma_does() -> None:
    bleeds = Ill("haemorrhage", 0, gauge="torso")
    people = [
        fighter("Ana"),
        fighter("Bor", "foes", points=-1, ills=(bleeds, Ill("coma"))),
        fighter("Cid", "foes", points=5, ills=(bleeds,), dead=True),
        fighter("Dan", "foes"),
    ]
    fray = Fray(*people)
    fray.all_pass("ana", "dan")
    assert (fray.who("bor").points, fray.who("cid").points) == (-2, 5)


# ---- several assailants (R20-SPE-010)


def cornered(*blows: tuple[str, int], setting: str = "halve", **bor: Any) -> Fray:
    """Bor defends himself against Ana, then Cid; each strikes with 13 - 3 = 10, for he fights with a domain of 6."""
    people = [fighter("Ana"), fighter("Bor", "foes", **bor), fighter("Cid")]
    fray = Fray(*people, multiple_assailants=setting)
    for who in ("ana", "cid"):
        fray.means(who, "strike", target="bor")
    fray.means("bor", "defend")
    return fray


@pytest.mark.rule("R20-SPE-010", "R20-MEL-015")
def test_a_second_parry_against_a_second_assailant_has_half_the_threshold() -> None:
    """Parry 13. Margin 3: 9 or less. Margin 1 of the second: 13 - 1 - 1 = 11, halved 5."""
    fray = cornered()
    fray.acts("ana", 7)
    fray.answers("bor", 9, defend="parry")
    assert (fray.one(DefenceRolled).total, fray.one(DefenceRolled).success) == (9, True)
    fray.acts("cid", 9)
    fray.answers("bor", 6, 9, 1, 1, defend="parry")
    assert (fray.one(DefenceRolled).total, fray.one(DefenceRolled).success) == (5, False)


@pytest.mark.rule("R20-SPE-010", "R20-MEL-012", "R20-GEN-006")
@pytest.mark.parametrize(
    ("movement", "face", "setting", "value"),
    [
        # 7 + 5 - 3 = 9, halved 4.
        (5, 7, "halve", 4),
        (5, 7, "off", 9),
        # 7 + 0 - 9 = -2 stays.
        (0, 1, "halve", -2),
        # 7 + 0 - 7 = 0 stays, too.
        (0, 3, "halve", 0),
    ],
)
def test_a_second_dodge_is_halved_last_and_nothing_below_one_is(
    movement: int, face: int, setting: str, value: int
) -> None:
    fray = cornered(setting=setting, domains={"movement": movement})
    fray.acts("ana", 10)
    fray.answers("bor", 1, defend="parry")
    fray.acts("cid", face)
    fray.answers("bor", 20, 9, 1, 1, defend="dodge")
    assert fray.one(DefenceRolled).total == value


@pytest.mark.rule("R20-SPE-010", "R20-MEL-011")
def test_two_blows_of_one_assailant_are_no_several_assailants() -> None:
    fray = Fray(fighter("Ana"), fighter("Bor", "foes"), multiple_assailants="halve")
    fray.means("ana", "strike", target="bor", how="offensive")
    fray.means("bor", "defend")
    fray.acts("ana", 7)
    fray.answers("bor", 9, 7, defend="parry")
    fray.answers("bor", 9, defend="parry")
    assert fray.one(DefenceRolled).total == 9


@pytest.mark.rule("R20-SPE-010", "R20-MEL-005")
def test_halving_gives_nobody_a_third_defence() -> None:
    fray = Fray(*(fighter(each) for each in ("Ana", "Cid", "Eve")), fighter("Bor", "foes"), multiple_assailants="halve")
    for who in ("ana", "cid", "eve"):
        fray.means(who, "strike", target="bor")
    fray.means("bor", "defend")
    for who in ("ana", "cid"):
        fray.acts(who, 10)
        fray.answers("bor", 1, defend="parry")
    fray.acts("eve", 10, 16, 1, 1)
    assert not fray.said(DefenceRolled)
    assert [each.reason for each in fray.said(SlotEnded)][:1] == ["done"]


@pytest.mark.rule("R20-SPE-010", "R20-EVD-009")
def test_a_dodge_of_a_shot_counts_among_the_attempts() -> None:
    """Ana's arrow is dodged; then Cid's blow: 7 + 5 - 3 = 9, halved 4."""
    people = [fighter("Ana", "players", arm("short_bow", "both")), fighter("Bor", "foes"), fighter("Cid")]
    fray = Fray(*people, multiple_assailants="halve")
    fray.means("ana", "shoot", target="bor", how="single")
    fray.means("cid", "strike", target="bor")
    fray.means("bor", "defend")
    fray.acts("ana", 18)
    fray.answers("bor", 1, defend="dodge")
    fray.acts("cid", 7)
    fray.answers("bor", 5, 16, 1, 1, defend="dodge")
    assert (fray.one(DefenceRolled).total, fray.one(DefenceRolled).success) == (4, False)


# ---- in which order chances are halved (R20-GEN-006)


def moving(*, face: int, how: str = "single", place: str = "", metres: int = 10, bonus: int = 0, **bor: Any) -> Fray:
    """A shot on the move, granted: Ana has 7 + 6, and +2 for 10 m by a Perception of 7."""
    fray = Fray(
        fighter("Ana", "players", arm("pistol")),
        fighter("Bor", "foes", **bor),
        apart=metres,
        tie_break="natural",
    )
    fray.means("ana", "move_shoot", target="bor", how=how, **({"place": place} if place else {}))
    fray.answers("@gm", moving="grant")
    if bonus:
        fray.notes(GiveModifier(GM, "ana", bonus))
    fray.all_pass("bor")
    fray.acts("ana", face)
    return fray


@pytest.mark.rule("R20-GEN-006", "R20-ACT-003", "R20-FIR-003")
@pytest.mark.parametrize(
    ("how", "bonus", "bor", "value"),
    [
        ("single", 0, {}, 7),  # 15 // 2
        ("rapid", 0, {}, 7),  # (15 - 1) // 2
        ("precision", 0, {}, 9),  # (15 + 3) // 2
        ("single", 0, {"cover": True}, 6),  # (15 - 2) // 2
        ("single", 0, {"cover": True, "motion": "fast", "bulk": "tiny"}, 4),  # (15 - 6) // 2
        ("single", 4, {}, 9),  # (15 + 4) // 2
        ("single", -16, {}, -1),  # -1 stays
    ],
)
def test_everything_is_added_before_a_chance_is_halved(how: str, bonus: int, bor: dict[str, Any], value: int) -> None:
    fray = moving(face=20, how=how, bonus=bonus, **bor)
    assert fray.said(AttackRolled)[0].total == value


@pytest.mark.rule("R20-GEN-006", "R20-SPE-014")
@pytest.mark.parametrize(("face", "came", "margin"), [(6, "hit", 0), (7, "near", 0), (8, "miss", 0)])
def test_aimed_on_the_move_both_values_are_halved(face: int, came: str, margin: int) -> None:
    """(15 - 2) // 2 = 6 hits the hand, 15 // 2 = 7 elsewhere."""
    fray = moving(face=face, how="aim", place="human_5")
    told = fray.said(AttackRolled)[0]
    assert (told.total, told.outcome, told.margin) == (6, came, margin)


@pytest.mark.rule("R20-ACT-003", "R20-WND-017")
def test_care_on_the_move_is_halved_too() -> None:
    """7 + 6 = 13, halved 6."""
    ana = fighter("Ana", domains={"medicine": 6})
    hurt = fighter("Bor", ills=(Ill("haemorrhage"),))
    fray = Fray(ana, hurt, fighter("Cid", "foes"), apart=None)
    fray.notes(SetDistance(GM, "ana", "bor", 8))
    fray.means("ana", "move_treat", target="bor")
    fray.answers("@gm", moving="grant")
    fray.all_pass("bor", "cid")
    fray.acts("ana", 7)
    assert (fray.one(Treated).total, fray.one(Treated).success) == (6, False)


@pytest.mark.rule("R20-EVD-004", "R20-GEN-005")
def test_everything_that_hampers_a_dodge_adds_up() -> None:
    """7 + 5 - 5 (hampered) - 5 (darkness) - 5 (corridor) - 2 (precision) - 4 (margin) = -9."""
    people: list[Fighter] = [fighter("Ana", "players", arm("pistol")), fighter("Bor", "foes", hampered=True)]
    fray = Fray(*people, apart=10)
    fray.notes(ticks.SetLight(GM, "dark"))
    fray.notes(ticks.SetConfined(GM, True))
    fray.means("ana", "shoot", target="bor", how="precision")
    fray.all_pass("bor")
    # 13 + 2 (10 m) - 2 (dark) + 3 (precision) = 16: a 12 has a margin of 4.
    fray.acts("ana", 12)
    fray.answers("bor", 1, 16, 1, defend="dodge")
    assert (fray.one(DefenceRolled).total, fray.one(DefenceRolled).success) == (-9, False)
