"""Fine points of shots that leave and of those who are hit: several hits at once, cover by shooter, what a dodge costs,
who is seen, natural faces (ALT-DEF, ALT-MIS, ALT-RNG, ALT-TAC)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.values import evolve
from bot.rulesets.alternatif.base import arms
from bot.rulesets.alternatif.combatants.figures import CombatantRevealed
from bot.rulesets.alternatif.combatants.words import SetFlag
from bot.rulesets.alternatif.engagement import Engage
from bot.rulesets.alternatif.ordinary.listed import TaskBroken, TaskEnded
from bot.rulesets.alternatif.ordinary.words_announcing import Grant
from bot.rulesets.alternatif.reaction.dice import InitiativePostponed
from bot.rulesets.alternatif.shooting import events as s
from bot.rulesets.alternatif.shooting import rolls
from bot.rulesets.alternatif.shooting import words as shots
from bot.rulesets.alternatif.state import Arm, Combatant, Settings
from bot.rulesets.alternatif.wounds.events import DamageDealt, FumbleRolled
from bot.rulesets.shared.people import Hide
from tests.rulesets.alternatif.archers import BOW, PAVISE, archer, range_of, rests, shoots
from tests.rulesets.alternatif.exchange import GM, SHIELD, SWORD, Exchange, Fed, fighter
from tests.rulesets.alternatif.test_fine_points_of_shots import orc, tool
from tests.rulesets.alternatif.test_missile_defence import bearer, options, struck


def hit_by_three(target: Combatant, *, unseen: str = "", last: int = 16, **cover: int) -> Exchange:
    """Ysolde, Una and Ulf hit *target* in 6 with 17, 18 and BM 3 + *last*; he is covered from each as *cover* says."""
    people = [archer(name) for name in ("Ysolde", "Una", "Ulf")]
    fight = range_of(*people, target)
    rests(fight, *(each.id for each in people))
    for who, percent in cover.items():
        fight.notes(shots.SayCover(GM, target.id, percent, who))
    if unseen:
        fight.notes(SetFlag(GM, target.id, "unaware", True, unseen))
    for each in people[:-1]:
        shoots(fight, each.id, target.id, 6)
    faces = (Fed(face, 20, why="shot") for face in (14, 15, last))
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
    together = {"una", *met}
    dodges = [each.removesuffix("+shot/dodge") for each in options(fight) if each.endswith("/dodge")]
    assert len(together & set(dodges)) == 1, "one roll that meets several is offered once"
    (one,) = together & set(dodges)
    assert len(dodges) == sum(cover.get(each, 0) < 50 for each in ("ysolde", "una", "ulf")) + 1
    fight.parries("bor", f"{one}+shot/dodge", 19)
    assert {each.attacker for each in fight.said(s.ShotAlsoMet)} == together - {one}
    assert {each.lets for each in fight.said(s.ShotAlsoMet)} == ({"cover"} if met else set())


@pytest.mark.rule("ALT-DEF-006", "ALT-DEF-011")
def test_a_pavise_meets_nothing_that_its_bearer_does_not_see_coming() -> None:
    fight = hit_by_three(bearer(SWORD, PAVISE, ac=0, bm=9), unseen="ulf")
    assert "ulf+shot/left" not in options(fight)
    fight.parries("bor", "una+shot/left", 15, 1, 1)
    assert [each.attacker for each in fight.said(s.ShotAlsoMet)] == ["ysolde"]
    assert {each.combatant for each in fight.said(DamageDealt)} == {"ulf"}


@pytest.mark.rule("ALT-DEF-006", "ALT-DEF-009", "ALT-DEF-015")
@pytest.mark.parametrize(("how", "held"), [("left", PAVISE), ("dodge", SWORD)])
def test_a_natural_20_among_several_hits_is_met_by_no_ordinary_roll(how: str, held: Arm) -> None:
    """17 with a bonus of 40 stops the 17 and the 18, not the natural 20."""
    fight = hit_by_three(
        bearer(SWORD, held, bm=40, ac=0) if held is PAVISE else bearer(held, reflex=40, ac=0),
        last=20,
        **({} if held is PAVISE else dict.fromkeys(("ysolde", "una", "ulf"), 50)),
    )
    fight.parries("bor", f"una+shot/{how}", 17, 1, 1)
    met = {each.attacker: each.outcome for each in fight.said(s.ShotAlsoMet)}
    assert met["ulf"] == "failed"
    assert set(met) == {"ysolde", "ulf"}


# ---- who may do what about a hit


@pytest.mark.rule("ALT-DEF-011", "ALT-ACT-002")
@pytest.mark.parametrize(("busy", "asked"), [(6, False), (5, True)])
def test_who_spends_the_segment_on_something_else_neither_parries_nor_dodges(busy: int, asked: bool) -> None:
    fight = range_of(archer(), bearer(SHIELD, busy=busy))
    rests(fight, "ysolde")
    shoots(fight, "ysolde", "bor", 6, Fed(18, 20, why="shot"))
    assert (fight.segment == 6 and ("bor", "defend") in fight.asked) is asked
    assert bool(fight.said(DamageDealt)) is not asked


@pytest.mark.rule("ALT-DEF-002", "ALT-DEF-009")
def test_what_parries_nothing_in_melee_parries_no_shot_either() -> None:
    assert options(struck(archer("Bor", "others", stamina=90), 18)) == ("ysolde+shot/dodge", "-")


@pytest.mark.rule("ALT-DEF-004", "ALT-DEF-005")
def test_who_does_something_else_in_melee_breaks_it_off_to_parry() -> None:
    """At grips with Ana, busy with something: the parry interrupts it and postpones nothing."""
    fight = Exchange(archer(), bearer(), fighter("Ana", stamina=90))
    fight.notes(Engage(GM, "bor", "ana"))
    rests(fight, "ysolde")
    fight.notes(Grant(GM, "bor", "fouiller", "0", "9"))
    shoots(fight, "ysolde", "bor", 6, Fed(18, 20, why="shot"))
    while ("ana", "free") in fight.asked:
        fight.answers("ana", free="-")
    assert fight.segment == 6
    fight.parries("bor", "ysolde+shot/left", 15)
    assert fight.one(s.ShotDefended).interrupts is True
    assert fight.one(TaskBroken).reason == "interrupted"
    assert fight.said(InitiativePostponed) == []


@pytest.mark.rule("ALT-DEF-010")
@pytest.mark.parametrize("engaged", [True, False])
def test_after_a_dodge_in_melee_no_first_reaction_of_the_engagement_is_left(engaged: bool) -> None:
    """Dexterity helps the next reaction of somebody whose engagement is still to come, and his alone."""
    fight = Exchange(archer(), bearer(SWORD, bm=7, dex_std=3), fighter("Ana", stamina=90))
    if engaged:
        fight.notes(Engage(GM, "bor", "ana"))
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
        fight.notes(Engage(GM, "ysolde", each))
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


@pytest.mark.rule("ALT-MIS-023", "ALT-REA-019")
@pytest.mark.parametrize("outcome", ["hurt", "missed", "felled"])
def test_the_slower_archer_looses_all_the_same_unless_he_falls(outcome: str) -> None:
    """The arrow of A is 2 seconds early. B, whom 8 points would fell, takes 2 of them, or it misses: he shoots in 5."""
    fight = range_of(archer("A", stamina=90), archer("B", "others", stamina=5, body=2), apart=45)
    shoots(fight, "a", "b", 5)
    shoots(fight, "b", "a", 5)
    assert fight.segment == 5
    face = Fed(2 if outcome == "missed" else 15, 20, why="shot")
    fight.answers("@gm", 2, 4, face, *([Fed(3, 20, why="shot")] if outcome == "missed" else []), order="2")
    rolled = [(each.combatant, fight.segment) for each in fight.told if isinstance(each, s.ShotRolled)][:2]
    if outcome != "missed":
        assert rolled == [("a", 5)]
        points = (1, 1) if outcome == "hurt" else (4, 4, 50)
        fight.takes_it("b", *(Fed(each, 4 if each < 5 else 100) for each in points), Fed(3, 20, why="shot"))
        rolled += [(each.combatant, 5) for each in fight.said(s.ShotRolled)[:1]]
    assert [who for who, _ in rolled] == (["a"] if outcome == "felled" else ["a", "b"])
    ended = [each.segment for each in fight.told if isinstance(each, TaskEnded) and each.combatant == "b"]
    assert ended[:1] == ([] if outcome == "felled" else [5])


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
    first = [each for each in fight.told if isinstance(each, s.ShotRolled | FumbleRolled)][:2]
    assert isinstance(first[0], s.ShotRolled)
    assert isinstance(first[-1], FumbleRolled) is fumbled


@pytest.mark.rule("ALT-RNG-002", "ALT-RNG-003")
@pytest.mark.parametrize(
    ("centimetres", "band"),
    [(599, "point_blank"), (600, "short"), (3000, "short"), (3001, "medium"), (6001, "long"), (12_001, "beyond")],
)
def test_every_centimetre_counts_where_a_range_ends(centimetres: int, band: str) -> None:
    fight = range_of(archer(), orc(), apart=None)
    fight.notes(shots.SayDistance(GM, "ysolde", "orc", centimetres))
    assert arms.band(fight.state, "ysolde", "orc", BOW) == band


@pytest.mark.rule("ALT-RNG-002")
@pytest.mark.parametrize(("metres", "possible"), [(0, True), (2000, True), (-1, False), (2001, False)])
def test_a_distance_is_at_most_two_kilometres(metres: int, possible: bool) -> None:
    fight = range_of(archer(), orc(), apart=None)
    assert (fight.tries(shots.SayDistance(GM, "ysolde", "orc", metres * 100)) is None) is possible


@pytest.mark.rule("ALT-RNG-003")
@pytest.mark.parametrize(
    ("setting", "faces"), [("17-20", (17, 18, 19, 20)), ("17,19,20", (17, 19, 20)), ("18-20", (18, 19, 20))]
)
def test_the_table_says_which_faces_are_critical_at_point_blank(setting: Any, faces: tuple[int, ...]) -> None:
    settings = Settings(point_blank_crit=setting)
    found = [face for face in range(1, 21) if face in rolls.critical_faces(BOW, "point_blank", settings)]
    assert tuple(found) == faces


@pytest.mark.rule("ALT-RNG-007")
def test_what_was_said_to_be_near_is_medium_range_for_a_plain_object() -> None:
    fight = range_of(archer(), orc(), apart=None)
    found = {}
    for said in ("point_blank", "short", "medium", "long", "beyond"):
        fight.notes(shots.SayDistance(GM, "ysolde", "orc", None, said))
        found[said] = [arms.band(fight.state, "ysolde", "orc", each) for each in (BOW, arms.OBJECT)]
    assert found == {
        "point_blank": ["point_blank", "medium"],
        "short": ["short", "medium"],
        "medium": ["medium", "medium"],
        "long": ["long", "long"],
        "beyond": ["beyond", "beyond"],
    }


@pytest.mark.rule("ALT-RNG-001", "ALT-RNG-008", "ALT-RNG-009")
@pytest.mark.parametrize(
    ("adjustments", "found"),
    [
        ("all", {"range": 4, "size": 4, "speed": -4}),
        ("point_blank_only", {"range": 4}),
        ("none", {}),
    ],
)
def test_size_and_speed_count_only_at_a_table_with_all_adjustments(adjustments: str, found: dict[str, int]) -> None:
    """A flying dragon, very large, at 5 metres."""
    fight = range_of(archer(), orc(size="very_large"), apart=5, missile_adjustments=adjustments)
    tool(fight, "fast", who="orc", value="-4")
    rests(fight, "ysolde")
    shoots(fight, "ysolde", "orc", 3, Fed(10, 20, why="shot"))
    terms = {each.name: each.value for each in fight.said(s.ShotRolled)[0].terms}
    assert terms == {"face": 10, "martial_bonus": 3, **found}


@pytest.mark.rule("ALT-MIS-011")
def test_the_best_shield_in_hand_counts_against_a_shot() -> None:
    two = bearer(evolve(SHIELD, hand="right", defence=2), PAVISE)
    assert (rolls.best_shield(two), rolls.best_shield(bearer(SWORD))) == (6, 0)


@pytest.mark.rule("ALT-MIS-007", "ALT-MIS-024")
@pytest.mark.parametrize("aim", ["2", "-"])
def test_who_names_his_aim_after_the_die_names_it_again_for_the_next_shot(aim: str) -> None:
    """The same again: whoever aimed is asked once more, whoever did not just shoots on."""
    fight = Exchange(archer(), orc(), aim_declared="after")
    rests(fight, "ysolde")
    shoots(fight, "ysolde", "orc", 3, manner="aim")
    fight.answers("ysolde", Fed(10, 20, why="shot"), Fed(6, 6, why="reaction-shot"), aim=aim)
    assert (("ysolde", "aim") in fight.asked) is (aim != "-")


@pytest.mark.rule("ALT-RNG-001", "ALT-RNG-006")
@pytest.mark.parametrize(("adjustments", "faces"), [("all", (20,)), ("point_blank_only", (19, 20)), ("none", (19, 20))])
def test_long_range_narrows_the_critical_faces_only_where_it_counts(adjustments: Any, faces: tuple[int, ...]) -> None:
    settings = Settings(missile_adjustments=adjustments)
    assert rolls.critical_faces(BOW, "long", settings) == faces
    assert rolls.range_bonus("long", settings) == (-2 if adjustments == "all" else 0)


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
    assert bool(fight.said(TaskBroken)) is broken


@pytest.mark.rule("ALT-TAC-007", "ALT-SNK-010")
def test_who_shoots_out_of_hiding_shows_himself_and_out_of_the_dark_it_is_a_sneak_shot() -> None:
    fight = range_of(archer(sneak_rank=2), fighter("Orc", "orcs", stamina=90, dex_std=2), apart=20)
    rests(fight, "ysolde")
    fight.notes(Hide(GM, "ysolde"))
    shoots(fight, "ysolde", "orc", 3, Fed(12, 20, why="shot"))
    assert fight.said(CombatantRevealed)[0].combatant == "ysolde"
    assert not fight.said(s.ShotRolled)[0].sneak, "unseen, but not out of the dark"
    dark = range_of(archer(sneak_rank=2), fighter("Orc", "orcs", stamina=90, dex_std=2), apart=20)
    rests(dark, "ysolde")
    tool(dark, "light", who="orc", target="ysolde", words="dark")
    dark.notes(SetFlag(GM, "orc", "unaware", True, "ysolde"))
    shoots(dark, "ysolde", "orc", 3, Fed(12, 20, why="shot"))
    rolled = dark.said(s.ShotRolled)[0]
    assert (rolled.sneak, rolled.against) == (True, 8)
    assert dark.said(s.ShotDefended) == []
