"""Advantages and disadvantages: who has one, which rolls they change, when one is asked (PCT-ADV)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel import inputs
from bot.kernel.dice import Fed
from bot.kernel.errors import Refused
from bot.kernel.ruleset import EVERYBODY
from bot.rulesets.percentile.attack import AttackJudged
from bot.rulesets.percentile.chapters import CONTENTS
from bot.rulesets.percentile.damage import DamageRolled
from bot.rulesets.percentile.fixing import SetStatus
from bot.rulesets.percentile.initiative import InitiativeRolled
from bot.rulesets.percentile.postures import BonusSpent
from bot.rulesets.percentile.rolls.d100 import D100Rolled, RerollsChanged, RollSettled
from bot.rulesets.percentile.rolls.rerolls import SetRerolls
from bot.rulesets.percentile.rounds import StatusSet
from bot.rulesets.percentile.spells import SpellCast
from bot.rulesets.percentile.state import Declaration, Fighter, Posture, Spell, Weapon
from bot.rulesets.percentile.unarmed import ContestJudged
from tests.rulesets.percentile.brawl import BOW, CUDGEL, DAGGER, GM, Brawl, fighter

PARRY = Declaration("parry", posture="defensive")
TALK = Declaration("other", detail="talks")


def at(target: str = "b", posture: Posture | None = None, **more: Any) -> Declaration:
    return Declaration("attack", target, posture, **more)


def foe(name: str = "B", **figures: Any) -> Fighter:
    return fighter(name, "foes", **{"initiative": 1, "hit_points": 40, "melee": 50} | figures)


def hero(**figures: Any) -> Fighter:
    return fighter("P", **{"initiative": 6, "melee": 50, "player": 17} | figures)


def tool(scene: Brawl, name: str, **args: Any) -> Any:
    return scene.game.compose(scene.state, "gm-tool", GM, {"tool": name, **args})


def held(scene: Brawl, who: str = "p") -> tuple[int, int]:
    """The advantages and disadvantages that *who* has."""
    return scene.who(who).advantages, scene.who(who).disadvantages


def faces(scene: Brawl) -> list[int]:
    """The d100 of the whole story."""
    return [each.face for each in scene.all if isinstance(each, D100Rolled)]


# ---- granting


@pytest.mark.rule("PCT-ADV-001")
def test_the_game_master_gives_one_and_it_is_kept_until_it_is_used() -> None:
    scene = Brawl(hero(), foe())
    given = tool(scene, "advantage", who="p")
    assert given == SetRerolls(GM, "p", "advantage", 1, "used")
    scene.notes(given)
    assert scene.one(RerollsChanged) == RerollsChanged("p", 1, 0, "gm")
    assert CONTENTS.rules_of(scene.one(RerollsChanged)) == ("PCT-ADV-001",)
    rows = {row.id: row.facts for row in scene.game.view(scene.state, EVERYBODY, ()).rows}
    assert (rows["p"]["advantages"], rows["p"]["disadvantages"]) == (1, 0)
    for _ in range(3):
        scene.round({})
    assert held(scene) == (1, 0)
    scene.round({"p": at()}, 63)
    scene.answers("p", 64, advantage="reroll")
    assert held(scene) == (0, 0)


@pytest.mark.rule("PCT-ADV-001")
def test_they_add_up_may_be_taken_back_and_foes_may_have_them_too() -> None:
    scene = Brawl(hero(), foe())
    scene.notes(tool(scene, "advantage", who="p", value=2))
    scene.notes(tool(scene, "advantage", who="p"))
    scene.notes(tool(scene, "disadvantage", who="b", value=2))
    assert (held(scene), held(scene, "b")) == ((3, 0), (0, 2))
    scene.notes(tool(scene, "advantage", who="p", value=-2))
    assert held(scene) == (1, 0)
    # No more than there are, and neither nothing nor a crowd.
    for value in (-2, 0, 10):
        assert scene.refusal(tool(scene, "advantage", who="p", value=value)) == "number-range"
    assert scene.refusal(SetRerolls(GM, "nobody", "advantage", 1)) == "unknown-combatant"


@pytest.mark.rule("PCT-ADV-001")
def test_for_this_round_only_or_for_the_combat() -> None:
    scene = Brawl(hero(), foe())
    scene.notes(tool(scene, "advantage", who="p", value=2, words="round"))
    scene.notes(tool(scene, "advantage", who="p", words="combat"))
    scene.notes(tool(scene, "disadvantage", who="p", words="round"))
    assert held(scene) == (3, 1)
    with pytest.raises(Refused, match="not-among"):
        tool(scene, "advantage", who="p", words="tomorrow")
    # What would end with the round is spent first.
    scene.round({"p": at()}, 60)
    scene.answers("p", 60, advantage="reroll")
    assert (scene.who("p").advantages, scene.who("p").brief_advantages) == (2, 1)
    scene.answers("p", advantage="keep")
    assert RerollsChanged("p", 1, 0, "expired") in scene.told
    assert held(scene) == (1, 0)
    scene.round({})
    assert held(scene) == (1, 0)


@pytest.mark.rule("PCT-ADV-001", "PCT-ADV-002")
@pytest.mark.parametrize(("value", "asked"), [(1, [("p", "advantage")]), (-1, [])])
def test_at_any_moment_also_while_a_roll_is_looked_at(value: int, asked: list[tuple[str, str]]) -> None:
    scene = Brawl(hero(advantages=1), foe())
    scene.round({"p": at()}, 63)
    scene.notes(tool(scene, "advantage", who="p", value=value))
    assert scene.asked[:1] == asked or (not asked and scene.state.round == 2)
    if asked:
        assert scene.question("p").about["held"] == 2
    else:
        # Taken back, there is nothing to ask: the result stands.
        assert scene.one(RollSettled).face == 63
        assert faces(scene) == [63]


# ---- using


@pytest.mark.rule("PCT-ADV-002")
@pytest.mark.parametrize(("again", "hits"), [(41, True), (51, False)])
def test_an_advantage_rolls_a_failure_again(again: int, hits: bool) -> None:
    scene = Brawl(hero(advantages=1), foe())
    scene.round({"p": at()}, 63)
    assert scene.asked == [("p", "advantage")]
    asked = scene.question("p")
    assert asked.fields[0].options == ("reroll", "keep")
    assert (asked.about["face"], asked.about["score"], asked.about["held"]) == (63, 50, 1)
    scene.answers("p", again, 3, advantage="reroll")
    assert scene.one(D100Rolled).again == "advantage"
    assert CONTENTS.rules_of(scene.one(RerollsChanged)) == ("PCT-ADV-002", "PCT-ADV-005")
    assert bool(scene.said(DamageRolled)) is hits
    assert held(scene) == (0, 0)


@pytest.mark.rule("PCT-ADV-002")
def test_its_holder_may_keep_it_and_a_success_asks_him_nothing() -> None:
    scene = Brawl(hero(advantages=1), foe())
    scene.round({"p": at()}, 63)
    scene.answers("p", advantage="keep")
    assert (faces(scene), held(scene), scene.state.round) == ([63], (1, 0), 2)
    scene.round({"p": at()}, 50, 1)
    assert (held(scene), scene.state.round) == ((1, 0), 3)
    # Nobody's answer keeps it as well.
    scene.round({"p": at()}, 63)
    scene.is_silent("p")
    assert (faces(scene), held(scene)) == ([63, 50, 63], (1, 0))


@pytest.mark.rule("PCT-ADV-003")
@pytest.mark.parametrize(("again", "hits"), [(77, False), (50, True)])
def test_a_disadvantage_rolls_a_success_again_when_the_game_master_wants(again: int, hits: bool) -> None:
    scene = Brawl(hero(disadvantages=1), foe())
    scene.round({"p": at()}, 30)
    assert scene.asked == [("@gm", "disadvantage")]
    asked = scene.question("@gm")
    assert (asked.about["roller"], asked.about["face"], asked.about["purpose"]) == ("p", 30, "attack")
    scene.answers("@gm", again, 3, disadvantage="reroll")
    assert scene.one(D100Rolled).again == "disadvantage"
    assert CONTENTS.rules_of(scene.one(D100Rolled))[-1] == "PCT-ADV-003"
    assert bool(scene.said(DamageRolled)) is hits
    assert held(scene) == (0, 0)


@pytest.mark.rule("PCT-ADV-003")
def test_he_may_let_it_be_and_a_failure_asks_him_nothing() -> None:
    scene = Brawl(hero(disadvantages=1), foe())
    scene.round({"p": at()}, 30)
    scene.answers("@gm", 3, disadvantage="keep")
    assert (scene.hit_points("b"), held(scene)) == (37, (0, 1))
    scene.round({"p": at()}, 51)
    assert scene.state.round == 3
    scene.round({"p": at()}, 30)
    scene.is_silent("@gm", 3)
    assert (scene.hit_points("b"), held(scene)) == (34, (0, 1))


# ---- criticals and fumbles are final


@pytest.mark.rule("PCT-ADV-004")
@pytest.mark.parametrize(
    ("face", "posture", "asked"),
    [
        (97, None, []),
        (96, None, []),
        (95, None, [("p", "advantage")]),
        (51, None, [("p", "advantage")]),
        (50, None, [("@gm", "disadvantage")]),
        (8, None, [("@gm", "disadvantage")]),
        (8, "offensive", []),
        (10, "offensive", []),
        (11, "offensive", [("@gm", "disadvantage")]),
        (5, None, []),
        (1, None, []),
    ],
)
def test_neither_a_critical_nor_a_fumble_is_rolled_again(
    face: int, posture: Posture | None, asked: list[tuple[str, str]]
) -> None:
    scene = Brawl(hero(advantages=1, disadvantages=1), foe())
    scene.round({"p": at("b", posture), "b": TALK}, face, 1)
    mine = [each for each in scene.asked if each[1] in ("advantage", "disadvantage")]
    assert mine == asked
    if not asked:
        assert RollSettled("p", "attack", face, "fumble" if face > 50 else "critical") in scene.told


@pytest.mark.rule("PCT-ADV-004", "PCT-TST-004")
def test_the_range_of_the_table_counts() -> None:
    scene = Brawl(hero(advantages=1), foe(), fumble_from=99)
    scene.round({"p": at()}, 98)
    assert scene.asked == [("p", "advantage")]
    scene.answers("p", 99, advantage="reroll")
    assert scene.asked == [("@gm", "mishap")]


@pytest.mark.rule("PCT-ADV-004", "PCT-ATK-014")
def test_a_reroll_with_a_dangerous_weapon_is_as_dangerous() -> None:
    arquebus = Weapon("arquebus", "shooting", "1d10", hands=2, kind="powder", parries=False, fumble_from=91)
    scene = Brawl(hero(arm=arquebus, shooting=50, advantages=2), foe())
    scene.round({"p": at()}, 90)
    scene.answers("p", 91, advantage="reroll")
    assert (scene.one(D100Rolled).degree, scene.asked) == ("fumble", [("@gm", "mishap")])


@pytest.mark.rule("PCT-ADV-004", "PCT-POS-011")
def test_a_reroll_in_offensif_has_the_range_of_offensif() -> None:
    scene = Brawl(hero(advantages=1, disadvantages=1), foe())
    scene.round({"p": at("b", "offensive")}, 60)
    scene.answers("p", 9, advantage="reroll")
    # A critical that nobody can touch any more.
    assert scene.one(D100Rolled).degree == "critical"
    assert scene.one(DamageRolled).dealt == 16
    assert held(scene) == (0, 1)


@pytest.mark.rule("PCT-ADV-002", "PCT-ADV-003", "PCT-ADV-004")
def test_ex_pct_32_an_advantage_rerolls_a_failure_a_disadvantage_a_success() -> None:
    """EX-PCT-32: 96 fumble, 5 critical, 51 and 4 by the advantage, 50 and 51 by the disadvantage; the Orc has 36."""
    ana = fighter("Ana", initiative=6, melee=50, advantages=1, disadvantages=1)
    scene = Brawl(ana, fighter("Orc", "foes", initiative=1, hit_points=40, melee=50))
    said = {"ana": at("orc")}
    scene.round(said, 96)
    assert scene.asked == [("@gm", "mishap")]
    scene.answers("@gm", mishap="off_balance")
    assert scene.state.round == 2
    scene.round({})
    scene.round(said, 5, 1)
    assert (scene.state.round, scene.hit_points("orc")) == (4, 38)
    scene.round(said, 51)
    assert scene.asked == [("ana", "advantage")]
    scene.answers("ana", 4, 1, advantage="reroll")
    assert (scene.state.round, scene.hit_points("orc")) == (5, 36)
    scene.round(said, 50)
    assert scene.asked == [("@gm", "disadvantage")]
    scene.answers("@gm", 51, disadvantage="reroll")
    assert (scene.state.round, scene.hit_points("orc")) == (6, 36)
    assert held(scene, "ana") == (0, 0)


# ---- when, and which result stands


@pytest.mark.rule("PCT-ADV-005")
def test_the_new_result_stands_though_it_is_worse() -> None:
    scene = Brawl(hero(advantages=2), foe())
    scene.round({"p": at()}, 63)
    scene.answers("p", 99, advantage="reroll")
    assert scene.one(RollSettled) == RollSettled("p", "attack", 99, "fumble")
    assert scene.asked == [("@gm", "mishap")]
    # One use, one reroll.
    assert held(scene) == (1, 0)


@pytest.mark.rule("PCT-ADV-005")
def test_nothing_follows_from_a_roll_before_it_stands() -> None:
    scene = Brawl(hero(disadvantages=1, prepared=True), foe())
    scene.round({"p": at(), "b": PARRY}, 60)
    assert scene.asked == [("@gm", "disadvantage")]
    assert (scene.said(AttackJudged), scene.said(BonusSpent), scene.said(RollSettled)) == ([], [], [])
    scene.answers("@gm", 55, disadvantage="reroll")
    # The bonus of waiting counts for the reroll too.
    assert (scene.one(D100Rolled).score, scene.one(RollSettled).face) == (60, 55)
    assert scene.asked == [("b", "defence")]
    assert len(scene.said(BonusSpent)) == 1


@pytest.mark.rule("PCT-ADV-005", "PCT-DMG-007")
def test_a_reroll_may_be_a_critical_with_all_its_effects() -> None:
    scene = Brawl(hero(advantages=1), foe())
    scene.round({"p": at(), "b": PARRY}, 63)
    scene.answers("p", 2, advantage="reroll")
    assert scene.question("b").about["critical"] is True
    scene.answers("b", 6, 4, defence="parry/main")
    assert scene.one(DamageRolled).dealt == 8


@pytest.mark.rule("PCT-ADV-006")
def test_an_advantage_and_a_disadvantage_on_one_roll() -> None:
    scene = Brawl(hero(advantages=1, disadvantages=1), foe())
    scene.round({"p": at()}, 80)
    scene.answers("p", 20, advantage="reroll")
    assert scene.asked == [("@gm", "disadvantage")]
    scene.answers("@gm", 66, disadvantage="reroll")
    assert (faces(scene), held(scene)) == ([80, 20, 66], (0, 0))
    assert scene.one(RollSettled) == RollSettled("p", "attack", 66, "failure")
    assert scene.state.round == 2


@pytest.mark.rule("PCT-ADV-006")
def test_every_yes_spends_one_and_a_no_closes_the_question() -> None:
    scene = Brawl(hero(advantages=3), foe())
    scene.round({"p": at()}, 80)
    scene.answers("p", 81, advantage="reroll")
    assert (scene.asked, scene.question("p").about["held"]) == ([("p", "advantage")], 2)
    scene.answers("p", 82, advantage="reroll")
    scene.answers("p", advantage="keep")
    assert (faces(scene), held(scene), scene.state.round) == ([80, 81, 82], (1, 0), 2)


@pytest.mark.rule("PCT-ADV-006", "PCT-MNT-001")
def test_that_of_the_saddle_is_offered_first() -> None:
    scene = Brawl(hero(advantages=1, riding=60, mounted=True), foe())
    scene.round({"p": at()})
    scene.answers("p", 60, 80, ride="try")
    assert scene.question("p").about["by"] == "riding"
    scene.answers("p", 81, advantage="reroll")
    assert (scene.one(D100Rolled).again, held(scene)) == ("riding", (1, 0))
    assert scene.question("p").about["by"] == "advantage"
    scene.answers("p", 82, advantage="reroll")
    assert (faces(scene), held(scene)) == ([60, 80, 81, 82], (0, 0))


@pytest.mark.rule("PCT-ADV-006")
def test_he_who_has_fallen_is_asked_no_more() -> None:
    scene = Brawl(hero(advantages=1), fighter("Q", initiative=2), foe())
    scene.round({"p": at(), "b": TALK}, 80)
    assert scene.asked == [("p", "advantage")]
    scene.notes(SetStatus(GM, "p", "knocked_out"))
    assert scene.asked == [("@gm", "outcome")]
    assert held(scene) == (1, 0)


# ---- which rolls


BREAK, FLEE = Declaration("disengage"), Declaration("flee")
RAY = Spell("ray", 1, "magic", "1d6")
SPEAR = Weapon("spear", "pole_weapon", "1d6")


@pytest.mark.rule("PCT-ADV-007")
@pytest.mark.parametrize(
    ("said", "purpose"),
    [
        (at(), "attack"),
        (Declaration("wrestling", "b", hold="throw_down"), "attack"),
        (Declaration("cast", "b", spell="ray"), "cast"),
        (BREAK, "disengage"),
        (FLEE, "flee"),
    ],
)
def test_the_rolls_of_an_action(said: Declaration, purpose: str) -> None:
    scores = dict.fromkeys(("physique", "wrestling", "magic", "dodge"), 50)
    scene = Brawl(hero(advantages=1, disadvantages=1, psy=5, spells=(RAY,), **scores), foe(), wrestling_roll="first")
    scene.round({"p": said}, 51)
    assert (scene.asked, scene.question("p").about["purpose"]) == ([("p", "advantage")], purpose)
    scene.answers("p", 50, advantage="reroll")
    assert (scene.asked, scene.question("@gm").about["purpose"]) == ([("@gm", "disadvantage")], purpose)
    scene.answers("@gm", 52, disadvantage="reroll")
    scene.lets_go()
    assert [(each.purpose, each.face) for each in scene.said(D100Rolled)] == [(purpose, 52)]
    assert scene.state.round == 2
    if purpose == "cast":
        assert scene.one(SpellCast).worked is False
        assert scene.who("p").psy == 4


@pytest.mark.rule("PCT-ADV-007", "PCT-MNT-001")
def test_a_riding_roll() -> None:
    scene = Brawl(hero(advantages=1, riding=60, mounted=True), foe())
    scene.round({"p": at()})
    scene.answers("p", 61, ride="try")
    assert (scene.asked, scene.question("p").about["purpose"]) == ([("p", "advantage")], "riding")
    scene.answers("p", 60, 90, advantage="reroll")
    assert scene.question("p").about["by"] == "riding"


@pytest.mark.rule("PCT-ADV-007", "PCT-DEF-007")
@pytest.mark.parametrize(("said", "how"), [(PARRY, "parry/main"), (Declaration("dodge", "b", "defensive"), "dodge")])
def test_a_parry_and_a_dodge(said: Declaration, how: str) -> None:
    scene = Brawl(hero(initiative=1, dodge=50, advantages=1, disadvantages=1), foe(initiative=6))
    scene.round({"p": said, "b": at("p")}, 50)
    scene.answers("p", 51, defence=how)
    assert scene.asked == [("p", "advantage")]
    scene.answers("p", 50, advantage="reroll")
    assert scene.asked == [("@gm", "disadvantage")]
    scene.answers("@gm", 52, 5, disadvantage="reroll")
    assert scene.hit_points("p") == 7


@pytest.mark.rule("PCT-ADV-007", "PCT-UNA-007")
@pytest.mark.parametrize("posture", ["defensive", None])
def test_the_roll_against_a_knock_out(posture: Posture | None) -> None:
    scene = Brawl(hero(arm=CUDGEL), foe(advantages=1, physique=40, luck=40), foe("C"))
    scene.round({"p": at("b", knock_out=True), "b": at("p", posture)}, 50, *((2, 41) if posture is None else ()))
    if posture is not None:
        scene.answers("b", 2, 41, defence="-")
    assert (scene.asked, scene.question("b").about["purpose"]) == ([("b", "advantage")], "resist")
    scene.answers("b", 40, 90, advantage="reroll")
    assert not scene.who("b").out
    assert scene.hit_points("b") == 38


@pytest.mark.rule("PCT-ADV-007", "PCT-TST-007")
def test_each_die_of_an_opposed_roll() -> None:
    scene = Brawl(hero(wrestling=60, physique=50, disadvantages=1), foe(physique=40, advantages=1))
    scene.round({"p": Declaration("wrestling", "b", hold="pin")}, 30)
    # Success means under one's own score, whoever wins in the end.
    assert (scene.asked, scene.question("@gm").about["purpose"]) == ([("@gm", "disadvantage")], "opposed")
    scene.answers("@gm", 20, 41, disadvantage="reroll")
    assert (scene.asked, scene.question("b").about["purpose"]) == ([("b", "advantage")], "opposing")
    scene.answers("b", 5, advantage="reroll")
    assert scene.one(ContestJudged).winner == "b"


@pytest.mark.rule("PCT-ADV-007", "PCT-UNA-005")
def test_getting_free() -> None:
    scene = Brawl(hero(physique=45, advantages=1), foe())
    scene.says(SetStatus(GM, "p", "strangled", other="b"))
    # It comes in his turn, whatever he does.
    scene.round({"p": Declaration("parry", posture="defensive")}, 46)
    assert scene.asked == [("p", "advantage")]
    scene.answers("p", 45, advantage="reroll")
    assert StatusSet("p", "strangled", on=False) in scene.told


@pytest.mark.rule("PCT-ADV-007")
def test_neither_initiative_nor_damage_nor_hours_nor_arrows() -> None:
    people = [hero(initiative=None, arm=CUDGEL, advantages=9, disadvantages=9, luck=40), foe(initiative=None)]
    scene = Brawl(*people, foe("C", initiative=None), begun=False)
    scene.says(inputs.Begin(GM), 1, 6, 5)
    assert len(scene.said(InitiativeRolled)) == 3
    assert [each[1] for each in scene.asked] == ["declare"] * 3
    both = {"advantages": 9, "disadvantages": 9}
    scene = Brawl(hero(arm=CUDGEL, **both), foe(luck=40), foe("C"))
    scene.round({"p": at("b", knock_out=True)}, 3, 1, 41, 1)
    # A critical that cannot be touched, damage, the victim's failed roll, hours: nobody is asked anything.
    assert scene.who("b").has("knocked_out")
    assert scene.state.round == 2
    archers = foe("Archers", arm=BOW, initiative=6, soldiers=30, soldier_hit_points=4, **both)
    scene = Brawl(hero(initiative=1, hit_points=60), archers, variant="battle")
    scene.round({"archers": at("p")}, 7, 2)
    assert scene.one(AttackJudged).arrows == 7
    assert scene.state.round == 2


@pytest.mark.rule("PCT-ADV-007", "PCT-ATK-009")
@pytest.mark.parametrize(
    ("main", "second", "face", "asked"),
    [
        # The main one hits and the second misses: a success.
        (70, 70, 60, ("@gm", "disadvantage")),
        (70, 70, 50, ("@gm", "disadvantage")),
        (70, 70, 71, ("p", "advantage")),
        # The main one misses and the second, in a better hand, hits: a failure.
        (30, 80, 55, ("p", "advantage")),
    ],
)
def test_two_weapons_on_one_die_are_judged_by_the_main_one(
    main: int, second: int, face: int, asked: tuple[str, str]
) -> None:
    p = hero(arm=SPEAR, pole_weapon=main, melee=second, advantages=1, disadvantages=1, second=DAGGER)
    scene = Brawl(p, foe())
    scene.round({"p": at(two=True)}, face)
    assert scene.asked == [asked]


def test_a_reroll_takes_the_next_face_that_is_laid_down() -> None:
    scene = Brawl(hero(advantages=1), foe())
    scene.round({"p": at()}, Fed(63, 100, why="attack"))
    scene.answers("p", Fed(41, 100, why="attack"), 3, advantage="reroll")
    assert (faces(scene), scene.hit_points("b")) == ([63, 41], 37)
