"""Cases worked out from the text and its ledger before anybody looked at the code: cover and concealment."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.values import evolve
from bot.rulesets.dnd35.attack.guesses import PlaceStruck
from bot.rulesets.dnd35.attack.strikes import AttackRolled, ThreatRolled
from bot.rulesets.dnd35.concealment.hiding import MissRolled
from bot.rulesets.dnd35.concealment.veils import SayConcealment, SayFog, SayLost
from bot.rulesets.dnd35.cover.circumstances import ReflexRolled, RollReflex, SayCover
from bot.rulesets.dnd35.cover.degrees import proposed
from bot.rulesets.dnd35.damage import DamageDealt
from bot.rulesets.dnd35.manoeuvres.events import TouchRolled
from bot.rulesets.dnd35.postures import SetCondition
from bot.rulesets.dnd35.state import FISTS, Fighter
from tests.rulesets.dnd35.casework import goes, rolled
from tests.rulesets.dnd35.skirmish import DAGGER, GM, LONGSPEAR, Skirmish, fighter
from tests.rulesets.dnd35.test_cover import archer, at, orc, walled
from tests.rulesets.dnd35.test_objects import CROSSBOW


def beside(*, ground: dict[str, tuple[str, ...]] | None = None, **ana: Any) -> Skirmish:
    """Ana beside an orc of class 15, on (0,0) and (1,0)."""
    people = fighter("Ana", **{"initiative": 30, "base_attack": 10, **ana}), orc(hit_points=60)
    return walled(*people, cells={"ana": at(0, 0), "orc": at(1, 0)}, ground=ground)


# ---- cover


@pytest.mark.rule("D35-BAS-016", "D35-COV-001", "D35-COV-006")
def test_a_wall_and_somebody_in_between_cover_once() -> None:
    cells = {"ana": at(0, 0), "orc": at(6, 0), "bor": at(3, 0)}
    made = walled(archer(), orc(), fighter("Bor"), cells=cells, ground={"low_wall": (at(5, 0),)})
    made.attacks("ana", "orc", 5, with_="longbow")
    assert rolled(made)[1] == 19


@pytest.mark.rule("D35-COV-001", "D35-CAM-003", "D35-BAS-022")
def test_cover_and_fog_at_once() -> None:
    """The class rises, and what hits all the same may miss."""
    ground = {"low_wall": (at(5, 0),), "fog": (at(6, 0),)}
    made = walled(archer(), orc(), cells={"ana": at(0, 0), "orc": at(6, 0)}, ground=ground)
    made.attacks("ana", "orc", 14, 20, with_="longbow")
    assert rolled(made) == (19, 19)
    assert made.one(MissRolled).missed


@pytest.mark.rule("D35-COV-003", "D35-MAN-008", "D35-BAS-006")
def test_cover_counts_against_touches_as_well() -> None:
    cells = {"ana": at(0, 0), "orc": at(1, 1)}
    made = walled(fighter("Ana", initiative=30), orc(), cells=cells, ground={"obstacle": (at(1, 0),)})
    made.does("ana", "trip", 5, target="orc", **{"with": FISTS})
    assert made.one(TouchRolled).against == 10 + 4


@pytest.mark.rule("D35-COV-007")
def test_whoever_shoots_at_a_large_one_chooses_the_square_without_cover() -> None:
    ogre = fighter("Ogre", "foes", size="large")
    cells = {"ana": at(0, 0), "ogre": at(6, 0)}
    half = walled(archer(), ogre, cells=cells, ground={"low_wall": (at(5, 0),)})
    half.attacks("ana", "ogre", 5, with_="longbow")
    assert rolled(half)[1] == 9, "its lower half stands free"
    whole = walled(archer(), ogre, cells=cells, ground={"low_wall": (at(5, 0), at(5, 1))})
    whole.attacks("ana", "ogre", 5, with_="longbow")
    assert rolled(whole)[1] == 13


@pytest.mark.rule("D35-COV-006")
def test_somebody_beside_the_line_covers_nobody() -> None:
    cells = {"ana": at(0, 0), "orc": at(6, 0), "bor": at(3, 1)}
    made = walled(archer(), orc(), fighter("Bor"), cells=cells)
    assert proposed(made.state, made.who("ana"), made.who("orc"), far=True) == "none"


@pytest.mark.rule("D35-COV-003", "D35-COV-006")
def test_a_long_spear_over_a_friends_shoulder() -> None:
    spear = fighter("Ana", "players", LONGSPEAR, initiative=30)
    cells = {"ana": at(0, 0), "bor": at(1, 0), "orc": at(2, 0)}
    made = walled(spear, orc(), fighter("Bor"), cells=cells)
    made.attacks("ana", "orc", 5, with_="longspear")
    assert rolled(made)[1] == 19


@pytest.mark.rule("D35-COV-005")
@pytest.mark.parametrize(("degree", "bonus"), [("cover", 2), ("soft", 0), ("improved", 4), ("none", 0)])
def test_what_cover_adds_to_a_reflex_save(degree: str, bonus: int) -> None:
    made = Skirmish(archer(), orc(reflex=3), cells={"ana": at(0, 0), "orc": at(6, 0)})
    if degree != "none":
        made.notes(SayCover(GM, "orc", degree))
    made.notes(RollReflex(GM, "orc", 15, attacker="ana"), 10)
    assert made.one(ReflexRolled).total == 13 + bonus


@pytest.mark.rule("D35-COV-008")
@pytest.mark.parametrize("action", ["attack", "trip", "disarm", "grapple", "feint", "coup", "bull_rush"])
def test_total_cover_keeps_everything_off(action: str) -> None:
    made = beside()
    assert action in (*made.offered("ana"), "coup")
    made.notes(SayCover(GM, "orc", "total"))
    assert action not in made.offered("ana")


@pytest.mark.rule("D35-COV-002")
def test_a_corner_of_ones_own_suffices_to_shoot_round_a_wall() -> None:
    """A wall right before her, half as wide as the line: from one of her corners all lines are free."""
    cells = {"ana": at(0, 0), "orc": at(5, 0)}
    made = walled(archer(), orc(), cells=cells, ground={"obstacle": (at(1, -1), at(1, -2))})
    assert proposed(made.state, made.who("ana"), made.who("orc"), far=True) == "none"


# ---- concealment


@pytest.mark.rule("D35-CAM-003", "D35-BAS-007", "D35-BAS-022")
def test_a_twenty_may_miss_in_fog_and_then_is_no_threat() -> None:
    made = beside(ground={"fog": (at(1, 0),)})
    made.attacks("ana", "orc", 20, 20)
    assert made.one(MissRolled).missed
    assert not made.said(ThreatRolled)
    assert not made.said(DamageDealt)


@pytest.mark.rule("D35-CAM-004", "D35-CAM-007")
@pytest.mark.parametrize(("said", "percent"), [(10, 20), (30, 30)])
def test_of_two_percentages_the_greater_one_counts(said: int, percent: int) -> None:
    """Fog 20 % on the ground, and fog of so many on the way of the shot."""
    cells = {"ana": at(0, 0), "orc": at(4, 0)}
    made = walled(evolve(archer(), base_attack=10), orc(), cells=cells, ground={"fog": (at(4, 0),)})
    made.notes(SayFog(GM, (at(2, 0),), said))
    made.attacks("ana", "orc", 15, percent, with_="longbow")
    assert (made.one(MissRolled).percent, made.one(MissRolled).missed) == (percent, True)


@pytest.mark.rule("D35-CAM-007")
@pytest.mark.parametrize(
    ("percent", "face", "missed"), [(100, 100, True), (0, None, False), (1, 1, True), (1, 2, False)]
)
def test_any_percentage_that_the_game_master_likes(percent: int, face: int | None, missed: bool) -> None:
    made = beside(ground={"fog": (at(1, 0),)})
    made.notes(SayConcealment(GM, "orc", "partial" if percent else "none", percent))
    made.attacks("ana", "orc", 15, *((face,) if face is not None else ()), 3)
    assert bool([each for each in made.said(MissRolled) if each.missed]) is missed


@pytest.mark.rule("D35-CAM-003", "D35-AOO-007")
def test_at_whoever_is_hidden_by_fog_alone_one_strikes_by_opportunity() -> None:
    people = evolve(orc(base_attack=10), initiative=40), fighter("Ana", initiative=30)
    made = walled(*people, cells={"orc": at(0, 0), "ana": at(1, 0)}, ground={"fog": (at(1, 0),)})
    made.passes("orc")
    goes(made, "ana", at(4, 0))
    assert made.asked == [("orc", "opportunity")]
    made.answers("orc", 10, 20, opportunity="strike")
    assert made.one(MissRolled).missed
    assert made.who("ana").cell == at(4, 0)


@pytest.mark.rule("D35-CAM-005", "D35-BAS-022")
def test_fifty_of_a_hundred_hits_on_the_invisible_miss() -> None:
    made = beside()
    made.notes(SetCondition(GM, "orc", "invisible", True))
    made.attacks("ana", "orc", 15, 51, 3)
    assert (made.one(MissRolled).percent, made.one(DamageDealt).dealt) == (50, 3)


@pytest.mark.rule("D35-CAM-005", "D35-ATK-005")
def test_the_invisible_flank_and_are_not_flanked_by_guess() -> None:
    """A companion whom nobody sees threatens all the same."""
    people = fighter("Ana", initiative=30, base_attack=5), orc(armour=20), fighter("Bor")
    made = walled(*people, cells={"ana": at(0, 0), "orc": at(1, 0), "bor": at(2, 0)})
    made.notes(SetCondition(GM, "bor", "invisible", True))
    made.attacks("ana", "orc", 8)
    assert rolled(made)[0] == 15


@pytest.mark.rule("D35-CAM-002")
def test_fog_over_the_attacker_alone_hinders_nothing() -> None:
    made = beside(ground={"fog": (at(0, 0),)})
    made.attacks("ana", "orc", 15, 3)
    assert not made.said(MissRolled)


@pytest.mark.rule("D35-CAM-001", "D35-CAM-002")
def test_a_shot_from_beside_looks_for_corners_and_not_at_the_square() -> None:
    """Whoever shoots from beside does so by the rule of shots: out of fog over himself nothing hinders."""
    made = walled(
        evolve(archer(), base_attack=10),
        orc(met=False),
        cells={"ana": at(0, 0), "orc": at(1, 0)},
        ground={"fog": (at(1, 0),)},
    )
    made.attacks("ana", "orc", 15, 20, with_="longbow")
    assert made.one(MissRolled).missed


@pytest.mark.rule("D35-CAM-005", "D35-MOV-001")
def test_nobody_charges_into_the_dark() -> None:
    dark = tuple(at(x, y) for x in range(4, 8) for y in range(-1, 2))
    made = walled(
        fighter("Ana", initiative=30), orc(), cells={"ana": at(0, 0), "orc": at(5, 0)}, ground={"darkness": dark}
    )
    assert "charge" not in made.offered("ana")


@pytest.mark.rule("D35-MOV-001", "D35-CAM-001")
def test_a_charge_into_fog_is_possible_and_may_miss() -> None:
    people: tuple[Fighter, ...] = fighter("Ana", initiative=30, base_attack=10), orc()
    made = walled(*people, cells={"ana": at(0, 0), "orc": at(5, 0)}, ground={"fog": (at(5, 0),)})
    made.does("ana", "charge", 10, 20, target="orc", **{"with": "longsword"})
    assert made.one(AttackRolled).total == 22
    assert made.one(MissRolled).missed


@pytest.mark.rule("D35-CAM-005", "D35-AOO-002", "D35-BAS-013")
@pytest.mark.parametrize("weapon", ["light_crossbow", "dagger"])
def test_what_is_shot_or_thrown_at_a_guess_is_gone_as_well(weapon: str) -> None:
    arms = CROSSBOW, evolve(DAGGER, thrown=True, increment=300, increments=5)
    people = fighter("Ana", "players", *arms, initiative=30), orc(), fighter("Ugh", "foes")
    made = walled(*people, cells={"ana": at(0, 0), "orc": at(4, 0), "ugh": at(20, 30)})
    made.notes(SetCondition(GM, "orc", "invisible", True))
    made.notes(SayLost(GM, "orc"))
    made.does("ana", "guess", 5, to=at(3, 0), **{"with": weapon})
    assert made.one(PlaceStruck).outcome == "miss"
    if weapon == "dagger":
        assert [(each.weapon.weapon, each.cell) for each in made.state.lying] == [("dagger", at(3, 0))]
    else:
        assert not made.who("ana").arm("light_crossbow").loaded
