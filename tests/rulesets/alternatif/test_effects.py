"""Critical effects: where they strike, what they take, how they bleed and stop bleeding (ALT-CRI-006; house tables)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.values import evolve
from bot.rulesets.alternatif.combatants.figures import CombatantOut
from bot.rulesets.alternatif.engagement import Engage
from bot.rulesets.alternatif.melee.strikes import StrikeRolled
from bot.rulesets.alternatif.ordinary.listed import TaskBroken, TaskEnded
from bot.rulesets.alternatif.ordinary.words_announcing import Undertake
from bot.rulesets.alternatif.parry.parries import ParryRolled
from bot.rulesets.alternatif.reaction.dice import ActionLost
from bot.rulesets.alternatif.state import Arm, Combatant, Injury
from bot.rulesets.alternatif.wounds.events import Bled, DamageDealt, EffectDrawn, WeaponChanged
from bot.rulesets.alternatif.wounds.fumbles import AmendInjury
from tests.rulesets.alternatif.armed import armed, busy
from tests.rulesets.alternatif.exchange import CLAWS, GM, SHIELD, SPEAR, SWORD, Exchange, Fed, fighter

HEAD, RIGHT_ARM, LEFT_ARM, TORSO, RIGHT_LEG, LEFT_LEG = 5, 15, 30, 65, 85, 95


def wounded(face: int, *arms: Arm, left: int = 2, by: Arm = SWORD, due: int | None = None, **figures: Any) -> Exchange:
    """Bor, who holds *arms*, is struck by Ana in segment 4; *left* body points remain of 6; *face* is the d100."""
    bor = armed("Bor", *(arms or (SWORD,)), side="others", stamina=0, body=6, **figures)
    fight = Exchange(fighter("Ana", arm=by), bor)
    if due is None:
        fight.stands_by("bor")
    else:
        fight.attacks("bor", "ana", *[due] * len(bor.hands))
    fight.attacks("ana", "bor", 4)
    later = (Fed(6 - left, why="damage"), Fed(face, why="effect"), Fed(1, why="reaction"))
    fight.answers("ana", Fed(15, why="strike"), *later, target="bor")
    if ("bor", "parry") in fight.asked:
        fight.takes_it("bor", *later)
    return fight


# ---- column and table


@pytest.mark.rule("ALT-CRI-006")
@pytest.mark.parametrize(
    ("left", "column", "malus", "cut", "puncture", "blunt"),
    [
        (5, 5, 0, "none", "none", "none"),
        (4, 4, -1, "none", "minor", "none"),
        (3, 3, -2, "minor", "minor", "none"),
        (2, 2, -3, "minor", "serious", "none"),
        (1, 1, -4, "serious", "serious", "minor"),
    ],
)
def test_the_column_of_the_points_left_and_the_table_of_the_weapon(
    left: int, column: int, malus: int, cut: str, puncture: str, blunt: str
) -> None:
    for wound, bleeding in (("cut", cut), ("puncture", puncture), ("blunt", blunt)):
        fight = wounded(TORSO, left=left, by=evolve(SWORD, wound=wound))
        drawn = fight.one(EffectDrawn)
        assert (drawn.table, drawn.effect_column, drawn.place) == (wound, column, "torso")
        assert (drawn.malus, drawn.bleeding) == (malus, bleeding)
        assert (fight.who("bor").malus, fight.who("bor").bleeding) == (malus, bleeding)


@pytest.mark.rule("ALT-CRI-006", "ALT-GEN-015")
def test_the_column_of_0_is_that_of_the_felled() -> None:
    fight = wounded(TORSO, left=0)
    assert fight.one(EffectDrawn).effect_column == 0
    assert fight.who("bor").out


# ---- places


@pytest.mark.rule("ALT-CRI-006", "ALT-REA-014")
def test_a_blow_on_the_head_breaks_off_what_is_prepared() -> None:
    fight = wounded(HEAD, left=4, due=9)
    assert [(each.combatant, each.reason) for each in fight.said(ActionLost)] == [("bor", "interrupted")]
    assert ("bor", "declare") in fight.asked
    kept = wounded(TORSO, left=4, due=9)
    assert kept.said(ActionLost) == []
    assert kept.due("bor") == 9


@pytest.mark.rule("ALT-CRI-006", "ALT-REA-014")
def test_a_blow_on_the_head_breaks_off_another_action_too() -> None:
    fight = Exchange(fighter("Ana"), fighter("Bor", "others", stamina=0, body=6))
    fight.attacks("ana", "bor", 9)
    busy(fight, "bor", 0, 9)
    fight.answers("ana", Fed(15, why="frank"), Fed(2, why="damage"), Fed(HEAD, why="effect"), free="bor/right")
    assert fight.one(TaskBroken).combatant == "bor"
    assert fight.who("bor").task is None


@pytest.mark.rule("ALT-CRI-006")
@pytest.mark.parametrize(
    ("face", "left", "dropped", "held"),
    [
        (RIGHT_ARM, 2, ["longsword"], ["shield"]),
        (RIGHT_ARM, 3, [], ["longsword", "shield"]),
        (LEFT_ARM, 1, ["shield"], ["longsword"]),
        (LEFT_ARM, 3, [], ["longsword", "shield"]),
        (TORSO, 1, [], ["longsword", "shield"]),
    ],
)
def test_an_arm_lets_go_of_what_it_holds_with_two_points_left_or_fewer(
    face: int, left: int, dropped: list[str], held: list[str]
) -> None:
    fight = wounded(face, SWORD, SHIELD, left=left)
    bor = fight.who("bor")
    assert [each.weapon for each in bor.dropped] == dropped
    assert [each.arm.weapon for each in bor.hands] == held
    assert [each.change for each in fight.said(WeaponChanged)] == ["dropped"] * len(dropped)


@pytest.mark.rule("ALT-CRI-006")
@pytest.mark.parametrize("face", [RIGHT_ARM, LEFT_ARM])
def test_either_arm_lets_go_of_what_both_hold(face: int) -> None:
    bor = wounded(face, SPEAR).who("bor")
    assert [each.weapon for each in bor.dropped] == ["spear"]
    assert [each.arm.weapon for each in bor.hands] == ["fist"]


@pytest.mark.rule("ALT-CRI-006")
def test_claws_and_empty_hands_let_go_of_nothing() -> None:
    assert wounded(RIGHT_ARM, CLAWS).said(WeaponChanged) == []
    assert wounded(LEFT_ARM, SWORD).said(WeaponChanged) == []


@pytest.mark.rule("ALT-CRI-006")
@pytest.mark.parametrize(("face", "lame"), [(RIGHT_LEG, True), (LEFT_LEG, True), (TORSO, False)])
def test_a_leg_is_lame_with_two_points_left_or_fewer(face: int, lame: bool) -> None:
    assert wounded(face).one(EffectDrawn).lame is lame
    assert [each.lame for each in wounded(face).who("bor").injuries] == [lame]
    assert wounded(face, left=3).one(EffectDrawn).lame is False


# ---- the malus


def hurt(*maluses: int, **figures: Any) -> Combatant:
    injuries = tuple(Injury("torso", "cut", 3, each) for each in maluses)
    return evolve(fighter("Ana", **figures), injuries=injuries)


@pytest.mark.rule("ALT-CRI-006")
def test_of_several_wounds_the_worst_counts_on_strikes_and_parries() -> None:
    fight = Exchange(hurt(-1, -3, -2), fighter("Bor", "others"))
    fight.attacks("bor", "ana", 4)
    fight.attacks("ana", "bor", 5)
    fight.answers("bor", Fed(15, why="strike"), target="ana")
    fight.answers("ana", Fed(12, why="parry"), Fed(1, why="damage"), Fed(9, why="reaction"), parry="bor")
    parry = fight.one(ParryRolled)
    assert [(each.name, each.value) for each in parry.terms if each.name == "wound"] == [("wound", -3)]
    assert parry.total == 12 + 3 + 3 - 3
    fight.answers("ana", Fed(10, why="strike"), target="bor")
    assert fight.one(StrikeRolled).total == 10 + 3 + 3 - 3


@pytest.mark.rule("ALT-CRI-006")
def test_the_malus_is_no_part_of_the_damage() -> None:
    fight = Exchange(hurt(-4), fighter("Bor", "others"))
    fight.stands_by("bor")
    fight.attacks("ana", "bor", 4)
    fight.strikes("ana", "bor", 18)
    fight.takes_it("bor", 5, 3)
    assert fight.one(DamageDealt).total == 5


# ---- bleeding


def bleeding(kind: Any, *others: Any, stamina: int = 5, body: int = 4, segment: int = 8) -> Exchange:
    """Bor bleeds while Ana's action is due in *segment*, and is struck by nobody."""
    injuries = tuple(Injury("torso", "cut", 3, -2, each) for each in (kind, *others))
    bor = evolve(fighter("Bor", "others", stamina=stamina, body=body), injuries=injuries)
    fight = Exchange(fighter("Ana"), bor)
    fight.stands_by("bor")
    fight.attacks("ana", "bor", segment)
    return fight


@pytest.mark.rule("ALT-CRI-006")
@pytest.mark.parametrize(
    ("kind", "stamina", "left"),
    [("minor", 5, (4, 4)), ("minor", 0, (0, 3)), ("serious", 5, (5, 3)), ("none", 5, (5, 4))],
)
def test_wounds_bleed_at_the_end_of_each_round(kind: str, stamina: int, left: tuple[int, int]) -> None:
    fight = bleeding(kind, stamina=stamina)
    assert (fight.segment, fight.said(Bled)) == (8, [])
    fight.strikes("ana", "bor", 2, 6)
    assert (fight.who("bor").stamina, fight.who("bor").body) == left
    assert [each.segment for each in fight.said(Bled)] == ([] if kind == "none" else [10])
    assert fight.segment == 14
    assert fight.said(EffectDrawn) == []


@pytest.mark.rule("ALT-CRI-006")
def test_once_a_round_however_many_wounds_and_however_long_the_round_lasts() -> None:
    fight = bleeding("minor", "serious", "minor", segment=10)
    assert fight.said(Bled) == []
    fight.strikes("ana", "bor", 2, 9)
    assert [(each.segment, each.stamina, each.body) for each in fight.said(Bled)] == [(10, 0, 1)]
    assert fight.segment == 19
    fight.strikes("ana", "bor", 2, 9)
    assert [(each.segment, each.body) for each in fight.said(Bled)] == [(20, 1)]


@pytest.mark.rule("ALT-CRI-006", "ALT-GEN-015")
def test_one_may_fall_by_bleeding_and_the_fallen_bleed_no_more() -> None:
    injury = Injury("torso", "cut", 3, -2, "serious")
    bor = evolve(fighter("Bor", "others", body=1), injuries=(injury,))
    fight = Exchange(fighter("Ana"), bor, evolve(fighter("Cid", "others"), injuries=(injury,)))
    fight.stands_by("bor")
    fight.stands_by("cid")
    fight.attacks("ana", "bor", 8)
    fight.notes(Engage(GM, "ana", "cid"))
    fight.strikes("ana", "cid", 2, 6)
    assert [(each.combatant, each.segment) for each in fight.said(Bled)] == [("bor", 10), ("cid", 10)]
    assert fight.one(CombatantOut).combatant == "bor"
    assert fight.who("bor").fate == "open"
    fight.strikes("ana", "cid", 2, 9)
    assert [(each.combatant, each.segment) for each in fight.said(Bled)] == [("cid", 20)]


@pytest.mark.rule("ALT-CRI-006")
def test_a_bandage_stops_every_bleeding_and_leaves_each_malus() -> None:
    """Reaction 1d4, duration 2d6; the bandaged wound is not the last one."""
    injuries = (Injury("torso", "cut", 2, -3, "serious"), Injury("left_leg", "blunt", 4, -1))
    bor = evolve(fighter("Bor", "others", body=5), injuries=injuries)
    fight = Exchange(fighter("Ana"), bor)
    fight.stands_by("ana")
    fight.notes(Undertake(GM, "bor", "bandage"), 2, 3, 3)
    assert (fight.one(TaskEnded).segment, fight.said(Bled)) == (8, [])
    assert fight.who("bor").bleeding == "none"
    assert [each.malus for each in fight.who("bor").injuries] == [-3, -1]


@pytest.mark.rule("ALT-CRI-006")
def test_a_companion_bandages_too_and_is_refused_when_nothing_bleeds() -> None:
    bor = evolve(fighter("Bor", "others"), injuries=(Injury("torso", "cut", 2, -3, "minor"),))
    fight = Exchange(fighter("Ana"), bor, fighter("Cid", "others"))
    fight.stands_by("ana")
    fight.stands_by("bor")
    fight.notes(Undertake(GM, "cid", "bandage", target="bor"), 1, 1, 1)
    assert fight.one(TaskEnded).target == "bor"
    assert fight.who("bor").bleeding == "none"
    refused = fight.tries(Undertake(GM, "cid", "bandage", target="bor"))
    assert refused is not None
    assert refused.key == "alternatif-not-bleeding"


@pytest.mark.rule("ALT-CRI-006", "ALT-GEN-013")
def test_the_game_master_has_the_word_on_wounds() -> None:
    injuries = (Injury("torso", "cut", 2, -3, "serious"), Injury("left_leg", "blunt", 4, -1, "minor"))
    fight = Exchange(fighter("Ana"), evolve(fighter("Bor", "others"), injuries=injuries))
    fight.notes(AmendInjury(GM, "bor", malus=-5, text="main en bouillie"))
    last = fight.who("bor").injuries[-1]
    assert (last.malus, last.bleeding, last.text["fr"]) == (-5, "minor", "main en bouillie")
    assert fight.who("bor").bleeding == "serious"  # said of the last wound, the other one is as it was
    fight.notes(AmendInjury(GM, "bor", bleeding="none"))
    assert (fight.who("bor").bleeding, fight.who("bor").malus) == ("none", -5)
    fight.notes(AmendInjury(GM, "bor", healed=True))
    assert fight.who("bor").malus == -3
    fight.notes(AmendInjury(GM, "ana", malus=-2, bleeding="minor"))
    assert (fight.who("ana").malus, fight.who("ana").bleeding) == (-2, "minor")
