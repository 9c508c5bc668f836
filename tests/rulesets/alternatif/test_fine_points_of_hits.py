"""Fine points of shots that leave and of those who are hit: several hits at once, cover by shooter, what a dodge costs,
who is seen, natural faces (ALT-DEF, ALT-MIS, ALT-RNG, ALT-TAC)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.rulesets.alternatif import events as e
from bot.rulesets.alternatif import notes
from bot.rulesets.alternatif.shooting import arms, sums
from bot.rulesets.alternatif.shooting import events as s
from bot.rulesets.alternatif.shooting import notes as shots
from bot.rulesets.alternatif.state import Combatant, Settings
from tests.rulesets.alternatif.archers import BOW, PAVISE, archer, range_of, rests, shoots
from tests.rulesets.alternatif.exchange import GM, SHIELD, SWORD, Exchange, Fed, fighter
from tests.rulesets.alternatif.test_fine_points_of_shots import orc, tool
from tests.rulesets.alternatif.test_missile_defence import bearer, options, struck


def hit_by_three(target: Combatant, *, unseen: str = "", **cover: int) -> Exchange:
    """Ysolde, Una and Ulf hit *target* in 6 with 17, 18 and 19; he is covered from each as *cover* says."""
    people = [archer(name) for name in ("Ysolde", "Una", "Ulf")]
    fight = range_of(*people, target)
    rests(fight, *(each.id for each in people))
    for who, percent in cover.items():
        fight.notes(shots.SayCover(GM, target.id, percent, who))
    if unseen:
        fight.notes(notes.SetFlag(GM, target.id, "unaware", True, unseen))
    for each in people[:-1]:
        shoots(fight, each.id, target.id, 6)
    faces = (Fed(face, 20, why="shot") for face in (14, 15, 16))
    shoots(fight, people[-1].id, target.id, 6, *faces)
    assert fight.segment == 6
    return fight


# ---- several hits


@pytest.mark.rule("ALT-DEF-015", "ALT-DEF-016")
@pytest.mark.parametrize(
    ("cover", "met"),
    [
        ({"ysolde": 50, "una": 50, "ulf": 50}, ["ysolde", "ulf"]),
        ({"ysolde": 49, "una": 50, "ulf": 50}, ["ulf"]),
        ({"ysolde": 60, "una": 49, "ulf": 60}, []),
        ({"una": 60}, []),
    ],
)
def test_half_of_the_body_must_be_covered_from_each_whose_shot_one_dodge_meets(
    cover: dict[str, int], met: list[str]
) -> None:
    fight = hit_by_three(bearer(SWORD, ac=0, reflex=20), **cover)
    fight.parries("bor", "una+shot/dodge", 19)
    assert [each.attacker for each in fight.said(s.ShotAlsoMet)] == met


@pytest.mark.rule("ALT-DEF-006", "ALT-DEF-011")
def test_a_pavise_meets_nothing_that_its_bearer_does_not_see_coming() -> None:
    fight = hit_by_three(bearer(SWORD, PAVISE, ac=0, bm=9), unseen="ulf")
    assert "ulf+shot/left" not in options(fight)
    fight.parries("bor", "una+shot/left", 15, 1, 1)
    assert [each.attacker for each in fight.said(s.ShotAlsoMet)] == ["ysolde"]
    assert {each.combatant for each in fight.said(e.DamageDealt)} == {"ulf"}


# ---- who may do what about a hit


@pytest.mark.rule("ALT-DEF-011", "ALT-ACT-002")
@pytest.mark.parametrize(("busy", "asked"), [(6, False), (5, True)])
def test_who_spends_the_segment_on_something_else_neither_parries_nor_dodges(busy: int, asked: bool) -> None:
    fight = range_of(archer(), bearer(SHIELD, busy=busy))
    rests(fight, "ysolde")
    shoots(fight, "ysolde", "bor", 6, Fed(18, 20, why="shot"))
    assert (fight.segment == 6 and ("bor", "defend") in fight.asked) is asked
    assert bool(fight.said(e.DamageDealt)) is not asked


@pytest.mark.rule("ALT-DEF-002", "ALT-DEF-009")
def test_what_parries_nothing_in_melee_parries_no_shot_either() -> None:
    assert options(struck(archer("Bor", "others", stamina=90), 18)) == ("ysolde+shot/dodge", "-")


@pytest.mark.rule("ALT-DEF-004", "ALT-DEF-005")
def test_who_does_something_else_in_melee_breaks_it_off_to_parry() -> None:
    """At grips with Ana, busy with something: the parry interrupts it and postpones nothing."""
    fight = Exchange(archer(), bearer(), fighter("Ana", stamina=90))
    fight.notes(notes.Engage(GM, "bor", "ana"))
    rests(fight, "ysolde")
    fight.notes(notes.Grant(GM, "bor", "fouiller", "0", "9"))
    shoots(fight, "ysolde", "bor", 6, Fed(18, 20, why="shot"))
    while ("ana", "free") in fight.asked:
        fight.answers("ana", free="-")
    assert fight.segment == 6
    fight.parries("bor", "ysolde+shot/left", 15)
    assert fight.one(s.ShotDefended).interrupts is True
    assert fight.one(e.TaskBroken).reason == "interrupted"
    assert fight.said(e.InitiativePostponed) == []


@pytest.mark.rule("ALT-DEF-010")
@pytest.mark.parametrize("engaged", [True, False])
def test_after_a_dodge_in_melee_no_first_reaction_of_the_engagement_is_left(engaged: bool) -> None:
    """Dexterity helps the next reaction of somebody whose engagement is still to come, and his alone."""
    fight = Exchange(archer(), bearer(SWORD, bm=7, dex_std=3), fighter("Ana", stamina=90))
    if engaged:
        fight.notes(notes.Engage(GM, "bor", "ana"))
    rests(fight, "ysolde")
    assert fight.who("bor").initial
    shoots(fight, "ysolde", "bor", 6, Fed(18, 20, why="shot"))
    fight.parries("bor", "ysolde+shot/dodge", 2, 1, 1)
    assert fight.who("bor").initial is not engaged


@pytest.mark.rule("ALT-TAC-001", "ALT-DEF-003")
def test_numbers_help_no_parry_of_a_shot() -> None:
    """Bor and Ana are both upon the archer: her shot is met with the die, BM 3 and the shield's 4 alone."""
    fight = Exchange(archer(stamina=90), bearer(), fighter("Ana", "others", stamina=90))
    for each in ("bor", "ana"):
        fight.notes(notes.Engage(GM, "ysolde", each))
    rests(fight, "ysolde")
    shoots(fight, "ysolde", "bor")
    fight.answers("ysolde", 1, Fed(18, 20, why="shot"), expose="yes")
    while ("bor", "defend") not in fight.asked:
        who = next(who for who, kind in fight.asked if kind == "free")
        fight.answers(who, free="-")
    fight.parries("bor", "ysolde+shot/left", 15)
    made = fight.one(s.ShotDefended)
    assert {each.name: each.value for each in made.terms} == {"face": 15, "martial_bonus": 3, "defence_factor": 4}


# ---- the shot itself


@pytest.mark.rule("ALT-MIS-014")
@pytest.mark.parametrize(
    ("setting", "face", "outcome", "natural"),
    [(True, 18, "miss", None), (True, 19, "hit", 20), (False, 19, "miss", None), (False, 20, "hit", 20)],
)
def test_only_critical_faces_hit_by_themselves_where_the_table_says_so(
    setting: bool, face: int, outcome: str, natural: int | None
) -> None:
    fight = range_of(archer(), orc(), crit_faces_autohit=setting)
    rests(fight, "ysolde")
    shoots(fight, "ysolde", "orc", 3, Fed(face, 20, why="shot"))
    rolled = fight.said(s.ShotRolled)[0]
    assert (rolled.outcome, rolled.natural) == (outcome, natural)


@pytest.mark.rule("ALT-MIS-018")
@pytest.mark.parametrize(
    ("setting", "face", "fumbled"), [("fumble_table", 1, True), ("fumble_table", 2, False), ("miss", 1, False)]
)
def test_a_natural_1_is_a_fumble_only_where_the_table_says_so(setting: str, face: int, fumbled: bool) -> None:
    fight = range_of(archer(), orc(), missile_fumble=setting)
    rests(fight, "ysolde")
    shoots(fight, "ysolde", "orc", 3, Fed(face, 20, why="shot"), Fed(6, 20, why="shot"))
    first = [each for each in fight.told if isinstance(each, s.ShotRolled | e.FumbleRolled)][:2]
    assert isinstance(first[0], s.ShotRolled)
    assert isinstance(first[-1], e.FumbleRolled) is fumbled


@pytest.mark.rule("ALT-RNG-001", "ALT-RNG-006")
@pytest.mark.parametrize(("adjustments", "faces"), [("all", (20,)), ("point_blank_only", (19, 20)), ("none", (19, 20))])
def test_long_range_narrows_the_critical_faces_only_where_it_counts(adjustments: Any, faces: tuple[int, ...]) -> None:
    settings = Settings(missile_adjustments=adjustments)
    assert sums.critical_faces(BOW, "long", settings) == faces
    assert sums.range_bonus("long", settings) == (-2 if adjustments == "all" else 0)


@pytest.mark.rule("ALT-MIS-008", "ALT-MIS-007")
def test_rapid_and_aimed_at_once_where_a_table_has_both() -> None:
    assert arms.parts("rapid_aim_2") == (1, 2, False, False)
    fight = range_of(archer(dex_std=2), orc(), aim_with_rapid=True)
    rests(fight, "ysolde")
    shoots(fight, "ysolde", "orc", 2, Fed(12, 20, why="shot"), manner="rapid_aim_2")
    begun, rolled = fight.said(s.ShotBegun)[0], fight.said(s.ShotRolled)[0]
    assert (begun.die, begun.segment, rolled.total) == ("d4", 4, 12 + 3 + 2 - 3 + 2)


@pytest.mark.rule("ALT-MIS-022")
@pytest.mark.parametrize(("cells", "broken"), [(1, False), (2, True)])
def test_two_cells_are_a_full_move_and_break_a_shot_off(cells: int, broken: bool) -> None:
    fight = Exchange(archer(), orc())
    shoots(fight, "ysolde", "orc", 6)
    tool(fight, "walk", who="ysolde", value=str(cells))
    assert bool(fight.said(e.TaskBroken)) is broken


@pytest.mark.rule("ALT-TAC-007", "ALT-SNK-010")
def test_who_shoots_out_of_hiding_shows_himself_and_out_of_the_dark_it_is_a_sneak_shot() -> None:
    fight = range_of(archer(sneak_rank=2), fighter("Orc", "orcs", stamina=90, dex_std=2), apart=20)
    rests(fight, "ysolde")
    fight.notes(notes.Hide(GM, "ysolde"))
    shoots(fight, "ysolde", "orc", 3, Fed(12, 20, why="shot"))
    assert fight.said(e.CombatantRevealed)[0].combatant == "ysolde"
    assert not fight.said(s.ShotRolled)[0].sneak, "unseen, but not out of the dark"
    dark = range_of(archer(sneak_rank=2), fighter("Orc", "orcs", stamina=90, dex_std=2), apart=20)
    rests(dark, "ysolde")
    tool(dark, "light", who="orc", target="ysolde", words="dark")
    dark.notes(notes.SetFlag(GM, "orc", "unaware", True, "ysolde"))
    shoots(dark, "ysolde", "orc", 3, Fed(12, 20, why="shot"))
    rolled = dark.said(s.ShotRolled)[0]
    assert (rolled.sneak, rolled.against) == (True, 8)
    assert dark.said(s.ShotDefended) == []
