"""Cover: degrees, corners, creatures, large ones, saves, who says so (D35-COV, D35-AOO-007). Squares of the examples
are counted from E10."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel import inputs
from bot.rulesets.dnd35.attack.strikes import AttackEnded, AttackRolled
from bot.rulesets.dnd35.base.rolls import CHECKS, Trial
from bot.rulesets.dnd35.cover.circumstances import (
    SPREAD,
    CoverJudged,
    CoverSaid,
    GroundSaid,
    ReflexRolled,
    RollReflex,
    SayCover,
    SayGround,
    comes_through,
    evades,
    ground,
)
from bot.rulesets.dnd35.cover.degrees import degree, from_cell, proposed, total
from bot.rulesets.dnd35.movement.ways import Place
from bot.rulesets.dnd35.opportunities import OpportunityTaken
from bot.rulesets.dnd35.state import Fighter
from bot.rulesets.shared.people import HandOver
from tests.rulesets.dnd35.holding import grappling
from tests.rulesets.dnd35.skirmish import GM, LONGBOW, LONGSPEAR, Skirmish, fighter


def at(x: int, y: int) -> str:
    """The square of an example."""
    return f"{chr(ord('E') + x)}{10 + y}"


def walled(
    *people: Fighter, cells: dict[str, str], ground: dict[str, tuple[str, ...]] | None = None, **settings: Any
) -> Skirmish:
    """A fight with ground that is said before it begins."""
    made = Skirmish(*people, begun=False, cells=cells, **settings)
    for kind, where in (ground or {}).items():
        made.notes(SayGround(GM, where, kind))
    made.says(inputs.Begin(GM))
    return made


def archer(name: str = "Ana", **figures: Any) -> Fighter:
    return fighter(name, "players", LONGBOW, base_attack=5, initiative=30, **figures)


def orc(**figures: Any) -> Fighter:
    return fighter("Orc", "foes", initiative=20, **{"armour": 5, **figures})


def shot(cells: dict[str, str], ground: dict[str, tuple[str, ...]], *more: Fighter, **settings: Any) -> Skirmish:
    """Ana, an archer, and an orc whose class is 15."""
    return walled(archer(), orc(), *more, cells=cells, ground=ground, **settings)


@pytest.mark.rule("D35-COV-001")
def test_cover_adds_four_to_the_armour_class() -> None:
    made = shot({"ana": at(0, 0), "orc": at(4, 0)}, {"low_wall": (at(3, 0),)})
    made.attacks("ana", "orc", 13, with_="longbow")
    rolled = made.one(AttackRolled)
    assert (rolled.total, rolled.against, rolled.outcome) == (18, 19, "miss")
    assert [(each.name, each.value) for each in rolled.against_terms][-1] == ("shelter", 4)
    assert "D35-COV-001" in rolled.why()


@pytest.mark.rule("D35-COV-002")
@pytest.mark.rule("D35-COV-008")
def test_a_shot_looks_for_a_corner_with_free_lines() -> None:
    cells = {"ana": at(0, 0), "orc": at(4, 0)}
    one = shot(cells, {"obstacle": (at(2, -1),)})
    assert proposed(one.state, one.who("ana"), one.who("orc"), far=True) == "none"
    one.attacks("ana", "orc", 10, 3, with_="longbow")
    assert (one.one(AttackRolled).total, one.one(AttackRolled).against) == (15, 15)
    two = shot(cells, {"obstacle": (at(2, 0),)})
    assert proposed(two.state, two.who("ana"), two.who("orc"), far=True) == "cover"
    three = shot(cells, {"obstacle": (at(2, -1), at(2, 0), at(2, 1))})
    assert proposed(three.state, three.who("ana"), three.who("orc"), far=True) == "total"
    assert total(three.state, three.who("ana"), three.who("orc"))


@pytest.mark.rule("D35-COV-002")
def test_a_reach_weapon_looks_for_cover_as_shots_do() -> None:
    spear = fighter("Ana", "players", LONGSPEAR, initiative=30)
    made = walled(spear, orc(), cells={"ana": at(0, 0), "orc": at(2, 0)}, ground={"obstacle": (at(1, -1), at(1, 1))})
    assert proposed(made.state, made.who("ana"), made.who("orc"), far=True) == "none", "the way between them is free"
    made.attacks("ana", "orc", 10, with_="longspear")
    assert made.one(AttackRolled).against == 15
    shut = walled(spear, orc(), cells={"ana": at(0, 0), "orc": at(2, 0)}, ground={"obstacle": (at(1, 0),)})
    shut.attacks("ana", "orc", 18, with_="longspear")
    assert shut.one(AttackRolled).against == 19


@pytest.mark.rule("D35-COV-003")
def test_in_melee_a_single_line_through_a_wall_is_cover() -> None:
    made = walled(
        fighter("Ana", initiative=30),
        orc(),
        cells={"ana": at(0, 0), "orc": at(1, 1)},
        ground={"obstacle": (at(1, 0),)},
    )
    made.attacks("ana", "orc", 18)
    assert made.one(AttackRolled).against == 19
    straight = walled(
        fighter("Ana", initiative=30),
        orc(),
        cells={"ana": at(0, 0), "orc": at(1, 0)},
        ground={"obstacle": (at(0, 1), at(1, 1), at(0, -1), at(1, -1))},
    )
    straight.attacks("ana", "orc", 18, 3)
    assert straight.one(AttackRolled).against == 15, "lines beside a wall are free"


@pytest.mark.rule("D35-COV-004")
@pytest.mark.rule("D35-AOO-007")
def test_whoever_is_covered_is_not_exposed() -> None:
    people = (fighter("Ana", initiative=30), orc())
    cells = {"orc": at(0, 0), "ana": at(1, 1)}
    covered = walled(*people, cells=cells, ground={"obstacle": (at(1, 0),)})
    covered.passes("ana")
    covered.passes("orc")
    covered.does("ana", "go", to=at(3, 1))
    assert covered.who("ana").cell == at(3, 1)
    open_ = walled(*people, cells=cells)
    open_.passes("ana", "orc")
    open_.does("ana", "go", to=at(3, 1))
    assert open_.asked == [("orc", "opportunity")]


@pytest.mark.rule("D35-COV-004")
def test_a_creature_between_them_covers_from_a_reach_weapon_too() -> None:
    guard = fighter("Orc", "foes", LONGSPEAR, initiative=20)
    people = (fighter("Ana", initiative=30), guard, fighter("Bor", initiative=10))
    cells = {"orc": at(0, 0), "ana": at(2, 0), "bor": at(1, 0)}
    made = walled(*people, cells=cells)
    made.passes("ana", "orc", "bor")
    made.does("ana", "go", to=at(4, 0))
    assert made.who("ana").cell == at(4, 0)
    off = walled(*people, cells=cells, soft_cover="off")
    off.passes("ana", "orc", "bor")
    off.does("ana", "go", to=at(4, 0))
    assert off.asked == [("orc", "opportunity")]


def save(made: Skirmish, who: str, face: int, against: int, **more: Any) -> Any:
    """A Reflex save of *who*."""
    return CHECKS.made("reflex", made.state, Trial(made.who(who), face, against=against, **more), face)


@pytest.mark.rule("D35-COV-005")
def test_cover_helps_against_what_bursts_and_not_against_what_spreads() -> None:
    made = walled(
        fighter("Mage", "foes", initiative=30),
        fighter("Ana", reflex=4),
        cells={"mage": at(0, 0), "ana": at(4, 0)},
        ground={"low_wall": (at(3, 0),)},
    )
    made.notes(RollReflex(GM, "ana", 15, attacker="mage"), 9)
    lightning = made.one(ReflexRolled)
    assert (lightning.total, lightning.success, lightning.suffers) == (15, True, "half")
    made.notes(RollReflex(GM, "ana", 15, spreads=True, attacker="mage"), 9)
    fireball = made.one(ReflexRolled)
    assert (fireball.total, fireball.success, fireball.suffers) == (13, False, "all")
    assert SPREAD in made.game.contents.codes["gm-tool-reflex", "words"]
    assert save(made, "ana", 9, 15, origin=at(0, 0)).total == 15
    assert save(made, "ana", 9, 15, origin=at(8, 0)).total == 13, "it comes from this side of the wall"


@pytest.mark.rule("D35-COV-006")
def test_a_creature_covers_from_shots_and_from_no_burst() -> None:
    ally = fighter("Bor", initiative=10)
    made = walled(archer(), orc(armour=3), ally, cells={"ana": at(0, 0), "orc": at(6, 0), "bor": at(5, 0)})
    made.attacks("ana", "orc", 15, with_="longbow")
    rolled = made.one(AttackRolled)
    assert rolled.against == 13 + 4
    assert (rolled.total, rolled.outcome) == (20 - 4, "miss"), "into a melee as well (D35-ATK-009)"
    assert "D35-COV-001" in rolled.why()
    assert save(made, "orc", 10, 15, target=made.who("ana")).total == 10
    foe = walled(
        archer(), orc(armour=3), fighter("Gob", "foes"), cells={"ana": at(0, 0), "orc": at(6, 0), "gob": at(4, 0)}
    )
    assert proposed(foe.state, foe.who("ana"), foe.who("orc"), far=True) == "soft"
    assert proposed(foe.state, foe.who("ana"), foe.who("orc"), far=False) == "soft", "in melee as well"
    shots = {"soft_cover_melee": "off"}
    less = walled(
        archer(),
        orc(armour=3),
        fighter("Gob", "foes"),
        cells={"ana": at(0, 0), "orc": at(6, 0), "gob": at(4, 0)},
        **shots,
    )
    assert proposed(less.state, less.who("ana"), less.who("orc"), far=False) == "none", "from shots and reach alone"
    assert proposed(less.state, less.who("ana"), less.who("orc"), far=True) == "soft"
    off = walled(
        archer(), orc(armour=3), ally, cells={"ana": at(0, 0), "orc": at(6, 0), "bor": at(5, 0)}, soft_cover="off"
    )
    assert proposed(off.state, off.who("ana"), off.who("orc"), far=True) == "none"


def test_nobody_in_hiding_and_nobody_on_the_ground_covers_anybody() -> None:
    spy = fighter("Spy", "foes", hidden=True)
    made = walled(archer(), orc(), spy, cells={"ana": at(0, 0), "orc": at(6, 0), "spy": at(3, 0)})
    assert proposed(made.state, made.who("ana"), made.who("orc"), far=True) == "none"
    down = fighter("Bor", hit_points=-3, hit_points_max=20, stable=True, shown="dying")
    fallen = walled(archer(), orc(), down, cells={"ana": at(0, 0), "orc": at(6, 0), "bor": at(3, 0)})
    assert proposed(fallen.state, fallen.who("ana"), fallen.who("orc"), far=True) == "none"


@pytest.mark.rule("D35-COV-007")
def test_whoever_attacks_chooses_the_squares_of_large_creatures() -> None:
    ogre = fighter("Ogre", "foes", size="large", initiative=30)
    made = walled(ogre, fighter("Ana"), cells={"ogre": at(0, 0), "ana": at(2, 1)}, ground={"obstacle": (at(2, 0),)})
    ogre_, ana = made.who("ogre"), made.who("ana")
    assert proposed(made.state, ogre_, ana, far=False) == "none"
    assert proposed(made.state, ana, ogre_, far=False) == "none", (
        "attacked, it is its square nearest to her that counts"
    )
    shut = walled(
        ogre, fighter("Ana"), cells={"ogre": at(0, 0), "ana": at(2, 2)}, ground={"obstacle": (at(2, 1), at(2, 0))}
    )
    assert proposed(shut.state, shut.who("ogre"), shut.who("ana"), far=False) == "cover"


@pytest.mark.rule("D35-COV-008")
def test_nobody_attacks_whoever_is_covered_wholly() -> None:
    made = shot({"ana": at(0, 0), "orc": at(4, 0)}, {"obstacle": tuple(at(2, y) for y in range(-3, 4))})
    assert "attack" not in made.offered("ana")
    turn = made.state.turn
    assert turn is not None
    assert not turn.standard, "no action is spent"
    made.notes(SayGround(GM, (at(2, 0),)))
    assert made.options("ana", "target", action="attack") == ("orc",)


@pytest.mark.rule("D35-COV-008")
def test_an_autopilot_does_not_shoot_at_what_it_cannot_see() -> None:
    made = shot({"ana": at(0, 0), "orc": at(4, 0)}, {"obstacle": tuple(f"G{y}" for y in range(1, 40))})
    made.notes(HandOver(GM, "ana", None, "steady"))
    assert made.said(AttackRolled) == []
    assert made.state.turn is None or made.state.turn.who != "ana"


@pytest.mark.rule("D35-COV-008")
def test_no_charge_and_no_way_goes_through_a_wall() -> None:
    made = walled(
        fighter("Ana", initiative=30),
        orc(),
        cells={"ana": at(0, 0), "orc": at(4, 0)},
        ground={"obstacle": tuple(at(2, y) for y in range(-2, 3))},
    )
    assert "charge" not in made.offered("ana")
    assert at(2, 0) not in made.options("ana", "to", action="go", column="G")
    assert made.refusal(Place(GM, "ana", at(2, 0))) == "dnd35-cell-taken"
    assert made.refusal(SayGround(GM, (at(0, 0),), "obstacle")) == "dnd35-somebody-there"


@pytest.mark.rule("D35-COV-009")
@pytest.mark.example("EX-D35-04")
def test_cover_in_numbers() -> None:
    made = walled(
        archer(),
        orc(reflex=3),
        fighter("Bor", initiative=5),
        cells={"ana": at(0, 0), "orc": at(6, 0), "bor": at(0, 6)},
    )
    ana = made.who("ana")

    def numbers(**more: Any) -> tuple[int, int]:
        who, target = made.who("ana"), made.who("orc")
        trial = Trial(who, 10, target, LONGBOW, shot=True)
        against = CHECKS.made("attack", made.state, trial, 10).against
        return against, save(made, "orc", 0, 15, target=who, **more).total

    assert numbers() == (15, 3)
    made.notes(SayCover(GM, "orc", "cover"))
    assert numbers() == (19, 5), "a wall, and an effect that bursts from its other side"
    assert numbers(spread=True) == (19, 3)
    made.notes(SayCover(GM, "orc", "map"))
    made.notes(Place(GM, "bor", at(3, 0)))
    assert numbers() == (19, 3), "a creature in between"
    made.notes(SayCover(GM, "orc", "improved"))
    assert numbers() == (23, 7)
    assert evades(made.state, Trial(made.who("orc"), 10, ana))
    assert not evades(made.state, Trial(made.who("orc"), 10, ana, spread=True))


@pytest.mark.rule("D35-COV-009")
def test_a_slit_doubles_what_cover_gives_and_lets_its_bearer_evade() -> None:
    made = walled(
        archer(),
        orc(armour=4, reflex=4),
        cells={"ana": at(0, 0), "orc": at(5, 0)},
        ground={"loophole": (at(4, 0),), "obstacle": (at(4, -1), at(4, 1))},
    )
    made.attacks("ana", "orc", 16, with_="longbow")
    rolled = made.one(AttackRolled)
    assert (rolled.total, rolled.against, rolled.outcome) == (21, 22, "miss")
    assert "D35-COV-009" in rolled.why()
    made.notes(RollReflex(GM, "orc", 17, attacker="ana"), 8)
    fire = made.one(ReflexRolled)
    assert (fire.total, fire.success, fire.suffers) == (16, False, "half")
    assert "D35-COV-009" in fire.why()
    assert comes_through(20, saved=False, evades=True) == 10
    made.notes(RollReflex(GM, "orc", 17, attacker="ana"), 9)
    assert made.one(ReflexRolled).suffers == "nothing"
    out = proposed(made.state, made.who("orc"), made.who("ana"), far=True)
    assert out == "none", "whoever stands at the slit shoots through it"


@pytest.mark.rule("D35-COV-002")
def test_what_the_game_master_says_holds_until_he_takes_it_back() -> None:
    made = walled(archer(), orc(), fighter("Bor", "beasts"), cells={"ana": at(0, 0), "orc": at(6, 0), "bor": at(0, 3)})
    ana, bor, foe = (made.who(each) for each in ("ana", "bor", "orc"))
    made.notes(SayCover(GM, "orc", "improved"))
    assert made.one(CoverSaid).why() == ("D35-COV-009",)
    made.notes(SayCover(GM, "orc", "none", "ana"))
    assert (degree(made.state, ana, foe, far=True), degree(made.state, bor, foe, far=True)) == ("none", "improved")
    assert made.refusal(SayCover(GM, "orc", "none", "ana")) == "already-so"
    made.notes(SayCover(GM, "orc", "total", "ana"))
    assert made.options("ana", "target", action="attack") == ("bor",)
    made.notes(SayCover(GM, "orc", "map", "ana"))
    made.notes(SayCover(GM, "orc", "map"))
    assert made.state.shelters == ()


@pytest.mark.rule("D35-COV-002")
def test_without_a_map_there_is_only_what_the_game_master_says() -> None:
    ground = {"obstacle": tuple(at(2, y) for y in range(-3, 4))}
    made = shot({"ana": at(0, 0), "orc": at(4, 0)}, ground, cover="said")
    assert made.options("ana", "target", action="attack") == ("orc",)
    made.notes(SayCover(GM, "orc", "cover"))
    made.attacks("ana", "orc", 13, with_="longbow")
    assert made.one(AttackRolled).against == 19


@pytest.mark.rule("D35-COV-002")
def test_a_table_may_have_its_game_master_judge_every_attack() -> None:
    made = shot({"ana": at(0, 0), "orc": at(4, 0)}, {"low_wall": (at(3, 0),)}, cover="judge")
    made.attacks("ana", "orc", with_="longbow")
    assert made.asked == [("@gm", "cover")]
    assert made.question("@gm").default == {"cover": "cover"}
    made.answers("@gm", 14, cover="improved")
    assert made.one(CoverJudged).degree == "improved"
    assert made.one(AttackRolled).against == 23


@pytest.mark.rule("D35-COV-008")
def test_total_cover_by_the_game_masters_judgement_stops_an_attack_begun() -> None:
    made = shot({"ana": at(0, 0), "orc": at(4, 0)}, {}, cover="judge")
    made.attacks("ana", "orc", with_="longbow")
    made.answers("@gm", cover="total")
    assert made.said(AttackRolled) == []
    assert made.one(AttackEnded).reason == "no_target"


@pytest.mark.rule("D35-COV-001")
def test_a_low_wall_helps_whoever_is_nearer_to_it() -> None:
    cells = {"ana": at(0, 0), "orc": at(9, 0)}
    assert degree_of(cells, at(8, 0)) == "cover"
    assert degree_of(cells, at(1, 0)) == "none", "she shoots over the wall before her"
    assert degree_of({"ana": at(-4, 0), "orc": at(14, 0)}, at(6, 0)) == "none", "too far from it"


def degree_of(cells: dict[str, str], wall: str) -> str:
    made = shot(cells, {"low_wall": (wall,)})
    return proposed(made.state, made.who("ana"), made.who("orc"), far=True)


def test_the_ground_is_said_by_cells_and_rectangles() -> None:
    made = Skirmish(archer(), orc())
    made.notes(ground(made.state, GM, {"ground": "obstacle", "cells": "C3 D3-E4"}))
    assert made.one(GroundSaid).cells == ("C3", "D3", "E3", "D4", "E4")
    made.notes(ground(made.state, GM, {"ground": "low_wall", "cells": "C3"}))
    assert made.state.grounds["C3"] == ("obstacle", "low_wall")
    made.notes(ground(made.state, GM, {"ground": "obstacle", "cells": "C3", "state": "off"}))
    made.notes(ground(made.state, GM, {"ground": "plain", "cells": "D3-E4"}))
    assert made.state.grounds == {"C3": ("low_wall",)}


def test_a_burst_from_a_cell_finds_the_same_walls() -> None:
    made = walled(
        fighter("Ana", initiative=30), orc(), cells={"ana": at(0, 0), "orc": at(4, 0)}, ground={"obstacle": (at(2, 0),)}
    )
    assert from_cell(made.state, at(4, 0), made.who("ana")) == "cover"
    assert from_cell(made.state, at(0, 4), made.who("ana")) == "none"
    assert from_cell(made.state, at(0, 0), made.who("ana")) == "none"


def test_opportunities_stay_where_nothing_covers() -> None:
    made = walled(
        fighter("Ana", initiative=30), orc(), cells={"orc": at(0, 0), "ana": at(1, 0)}, ground={"low_wall": (at(0, 1),)}
    )
    made.passes("ana", "orc")
    made.does("ana", "go", to=at(4, 0))
    made.answers("orc", 2, opportunity="strike")
    assert len([each for each in made.all if isinstance(each, OpportunityTaken)]) == 1


@pytest.mark.rule("D35-COV-008", "D35-GRA-001")
def test_what_covers_from_everybody_does_not_stand_between_those_at_grips() -> None:
    made = grappling()
    made.notes(SayCover(GM, "bor", "total", None))
    assert not total(made.state, made.who("orc"), made.who("bor"))
    made.notes(SayCover(GM, "bor", "total", "orc"))
    assert total(made.state, made.who("orc"), made.who("bor")), "the game master has said it of these two"
