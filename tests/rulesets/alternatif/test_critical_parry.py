"""Critical parries: whose, on which faces, and what they undo (ALT-CRI-001, -002, -013 to -017; table 12)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.values import evolve
from bot.rulesets.alternatif.free_actions import OfferFree
from bot.rulesets.alternatif.parry.parries import ParryRolled
from bot.rulesets.alternatif.reaction.dice import InitiativePostponed
from bot.rulesets.alternatif.state import AlternatifState, Arm, Exceptional, Settings
from bot.rulesets.alternatif.wounds.events import DamageDealt, EffectDrawn, ExceptionalShown
from bot.rulesets.alternatif.wounds.injuries import parry_score
from tests.rulesets.alternatif.armed import armed, busy
from tests.rulesets.alternatif.exchange import AXE, DAGGER, GM, SHIELD, SPEAR, SWORD, Exchange, Fed, fighter, game

OUT_OF_REACH = 60
"""The martial bonus of a blow that no ordinary parry here reaches."""


def score(family: str, level: int, typed: int | None = None, **settings: Any) -> int:
    who = fighter("Ana", family=family, level=level, critical_parry=typed)
    return parry_score(who, Settings(**settings))


def parried(face: int, *arms: Arm, strike: int = 15, bm: int = OUT_OF_REACH, **figures: Any) -> Exchange:
    """Ana's blow (*strike* on the die, martial bonus *bm*), which Bor tries to parry with *face*."""
    fight = Exchange(fighter("Ana", bm=bm), armed("Bor", *(arms or (SWORD,)), side="others", stamina=40, **figures))
    fight.stands_by("bor")
    fight.attacks("ana", "bor", 4)
    fight.strikes("ana", "bor", strike)
    option = fight.question("bor").fields[0].options[0]
    fight.parries("bor", option, Fed(face, why="parry"), Fed(2, why="fumble"), Fed(4, why="damage"), Fed(6, why="body"))
    return fight


# ---- table 12


@pytest.mark.rule("ALT-CRI-014")
@pytest.mark.parametrize("family", ["priest", "mage"])
@pytest.mark.parametrize(
    ("levels", "lowest"), [((1, 4), 19), ((5, 8), 18), ((9, 12), 17), ((13, 16), 16), ((17, 20), 15), ((30, 30), 15)]
)
def test_the_basic_score_by_level(family: str, levels: tuple[int, int], lowest: int) -> None:
    assert {score(family, level) for level in range(levels[0], levels[1] + 1)} == {lowest}


@pytest.mark.rule("ALT-CRI-015")
@pytest.mark.parametrize("family", ["fighter", "rogue"])
@pytest.mark.parametrize(
    ("levels", "lowest"), [((1, 4), 18), ((5, 8), 17), ((9, 12), 16), ((13, 16), 15), ((17, 20), 14), ((30, 30), 14)]
)
def test_fighters_and_rogues_need_one_less(family: str, levels: tuple[int, int], lowest: int) -> None:
    assert {score(family, level) for level in range(levels[0], levels[1] + 1)} == {lowest}


@pytest.mark.example("EX-A-30")
@pytest.mark.rule("ALT-CRI-014", "ALT-CRI-015")
def test_ex_a_30_priests_and_warriors() -> None:
    """Priest of level 1: 19 or 20. Warrior of level 5: from 17. Mage of level 12: 17 and up."""
    for family, level, lowest in (("priest", 1, 19), ("fighter", 5, 17), ("mage", 12, 17)):
        for face in range(lowest - 1, 21):
            parry = parried(face, family=family, level=level).one(ParryRolled)
            assert parry.total < parry.against
            assert (parry.critical, parry.outcome) == ((True, "parried") if face >= lowest else (False, "failed"))


@pytest.mark.rule("ALT-CRI-014", "ALT-CRI-015")
@pytest.mark.parametrize(
    ("class_", "lowest"),
    [
        ("priest", 19),
        ("druid", 19),
        ("sorcerer", 19),
        ("bard", 19),
        ("mage", 19),
        ("warrior", 18),
        ("ranger", 18),
        ("barbarian", 18),
        ("thief", 18),
        ("assassin", 18),
        ("mountebank", 18),
        ("courtesan", 18),
        ("journeyman", 18),
    ],
)
def test_every_class_of_a_sheet_has_its_familys_score(class_: str, lowest: int) -> None:
    alternatif = game()
    _, body = alternatif.sheets.propose({"name": "X", "class": class_, "level": 1})
    (who,) = alternatif.recruiter.player(AlternatifState(), {"sheet": body, "player": 7})
    assert parry_score(who, Settings()) == lowest


@pytest.mark.rule("ALT-CRI-015")
def test_several_classes_are_the_total_level_in_a_family_of_fighters_or_rogues() -> None:
    """Mage 8 and thief 1: level 9 in all, lowered: 16. The score may be typed as well."""
    assert score("rogue", 9) == 16
    for class_, level, others, lowest, bm in (
        ("mage", 8, "thief = 1", 16, 3),
        ("thief", 1, "mage = 8", 16, 3),
        ("warrior", 3, "mage = 2", 17, 4),
        ("priest", 3, "mage = 2", 18, 2),
        ("mage", 5, "", 18, 1),
    ):
        made = f'name = "X"\nclass = "{class_}"\nlevel = {level}\nstamina = 20\nbody = 5\n[other_classes]\n{others}\n'
        _, body = game().sheets.read(made)
        (who,) = game().recruiter.player(AlternatifState(), {"sheet": body, "player": 7})
        assert (parry_score(who, Settings()), who.bm) == (lowest, bm), class_
        assert who.level == level + (int(others[-1]) if others else 0)
    text = 'name = "X"\nclass = "mage"\nlevel = 9\nstamina = 20\nbody = 5\ncritical_parry = 16\n'
    _, body = game().sheets.read(text)
    (who,) = game().recruiter.player(AlternatifState(), {"sheet": body, "player": 7})
    assert (who.family, parry_score(who, Settings())) == ("mage", 16)


@pytest.mark.rule("ALT-CRI-013")
@pytest.mark.parametrize(("rule", "lowest"), [("base_by_level", 19), ("fighter_by_level", 18), ("never", 20)])
def test_monsters_follow_the_setting_by_their_hit_dice(rule: str, lowest: int) -> None:
    """Ogre, 4 hit dice: 19 or 20."""
    (ogre,) = game().recruiter.creatures(AlternatifState(), {"creature": "ogre"})
    assert (ogre.level, ogre.family) == (4, "")
    assert parry_score(ogre, Settings(monster_critical_parry=rule)) == lowest  # type: ignore[arg-type]


@pytest.mark.rule("ALT-CRI-013", "ALT-CRI-014")
@pytest.mark.parametrize(("family", "rule"), [("", "never"), ("", "base_by_level"), ("fighter", "base_by_level")])
def test_the_score_typed_on_a_sheet_wins(family: str, rule: str) -> None:
    assert score(family, 20, typed=17, monster_critical_parry=rule) == 17


@pytest.mark.rule("ALT-CRI-001", "ALT-CRI-013")
def test_a_natural_20_is_always_a_critical_parry() -> None:
    fight = Exchange(fighter("Ana", bm=OUT_OF_REACH), fighter("Bor", "others"), monster_critical_parry="never")
    fight.stands_by("bor")
    fight.attacks("ana", "bor", 4)
    fight.strikes("ana", "bor", 20)
    fight.parries("bor", "ana", Fed(20, why="parry"))
    parry = fight.one(ParryRolled)
    assert (parry.critical, parry.outcome) == (True, "parried")


# ---- what it undoes


@pytest.mark.rule("ALT-CRI-016", "ALT-CRI-002")
@pytest.mark.parametrize(("face", "cancelled"), [(16, False), (17, True)])
def test_a_critical_parry_cancels_a_natural_20_and_all_it_brings(face: int, cancelled: bool) -> None:
    """Attack d20 = 20; a warrior of level 5 parries with a 17 and a lower total: no damage, no body loss."""
    fight = parried(face, strike=20, family="fighter", level=5)
    assert fight.one(ParryRolled).total < fight.one(ParryRolled).against
    assert len(fight.said(DamageDealt)) == (not cancelled)
    assert fight.who("bor").body == (5 if cancelled else 0)
    assert bool(fight.said(EffectDrawn)) is not cancelled


@pytest.mark.rule("ALT-CRI-002", "ALT-CRI-015")
@pytest.mark.parametrize("strike", [19, 20])
def test_against_a_natural_20_question_and_sum_say_which_face_stops_it(strike: int) -> None:
    fight = Exchange(fighter("Ana", bm=OUT_OF_REACH), fighter("Bor", "others", family="fighter", level=5))
    fight.stands_by("bor")
    fight.attacks("ana", "bor", 4)
    fight.strikes("ana", "bor", strike)
    asked = fight.question("bor").about
    assert (asked["natural"], asked["score"]) == (strike == 20, 17)
    fight.parries("bor", "ana", Fed(16, why="parry"))
    parry = fight.one(ParryRolled)
    assert parry.needed == (17 if strike == 20 else None)
    assert ("ALT-CRI-002" in parry.why()) == (strike == 20)


@pytest.mark.rule("ALT-CRI-016", "ALT-GEN-012")
@pytest.mark.parametrize(("face", "shown"), [(18, 1), (19, 0)])
def test_it_wipes_out_the_weapons_own_effects_too(face: int, shown: int) -> None:
    fangs = evolve(SWORD, exceptional=(Exceptional((19, 20), {"fr": "avale", "en": "swallows"}),))
    fight = Exchange(fighter("Ana", arm=fangs, bm=OUT_OF_REACH), fighter("Bor", "others", family="priest", stamina=40))
    fight.stands_by("bor")
    fight.attacks("ana", "bor", 4)
    fight.strikes("ana", "bor", 19)
    fight.parries("bor", "ana", Fed(face, why="parry"), Fed(3, why="damage"))
    assert len(fight.said(ExceptionalShown)) == shown


@pytest.mark.rule("ALT-CRI-016", "ALT-PAR-008")
def test_a_critical_parry_costs_what_any_parry_costs() -> None:
    fight = Exchange(fighter("Ana", bm=OUT_OF_REACH), fighter("Bor", "others"))
    fight.attacks("bor", "ana", 9)
    fight.attacks("ana", "bor", 4)
    fight.strikes("ana", "bor", 20)
    fight.parries("bor", "ana", Fed(20, why="parry"), Fed(4, why="reaction"))
    assert fight.one(InitiativePostponed).segment == 14
    assert fight.status("bor") == "defensive"


@pytest.mark.rule("ALT-CRI-016", "ALT-FRE-012")
def test_it_does_not_work_against_frank_attacks() -> None:
    fight = Exchange(fighter("Ana"), armed("Bor", SWORD, SHIELD, side="others", critical_parry=2, stamina=40))
    fight.attacks("ana", "bor", 9)
    busy(fight, "bor", 0, 2)
    fight.answers("ana", Fed(15, why="frank"), free="bor/right")
    assert fight.said(ParryRolled) == []
    assert fight.one(DamageDealt).target == "bor"


@pytest.mark.rule("ALT-CRI-016", "ALT-CRI-003")
def test_it_cancels_a_free_attack() -> None:
    fight = Exchange(fighter("Ana"), fighter("Cid"), fighter("Bor", "others", critical_parry=18))
    fight.stands_by("bor")
    fight.attacks("cid", "bor", 3)
    fight.attacks("ana", "bor", 9)
    fight.notes(OfferFree(GM, "ana", "bor"))
    fight.answers("cid", Fed(2, why="strike"), target="bor")
    fight.answers("ana", Fed(20, why="free"), free="bor/right")
    fight.parries("bor", "ana", Fed(18, why="parry"))
    assert fight.said(DamageDealt) == []


@pytest.mark.rule("ALT-CRI-017")
@pytest.mark.parametrize("arm", [SWORD, AXE, SPEAR, DAGGER, SHIELD], ids=lambda arm: str(arm.weapon))
@pytest.mark.parametrize(("face", "outcome"), [(17, "failed"), (18, "parried")])
def test_the_score_is_its_owners_with_any_melee_weapon(arm: Arm, face: int, outcome: str) -> None:
    """Warrior of level 1, d20 = 18: cancelled; 17: not, whatever he holds. Shots themselves have no rules here yet."""
    fight = parried(face, arm, family="fighter", level=1)
    assert fight.one(ParryRolled).outcome == outcome
