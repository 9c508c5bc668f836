"""What every roll has in common: advantage and disadvantage, checks and saves, people who lie (DN5-EXT)."""

from __future__ import annotations

import pytest

from bot.rulesets.dnd5.attack.events import AttackRolled
from bot.rulesets.dnd5.conditions import SetCondition
from bot.rulesets.dnd5.cover import SayCover
from bot.rulesets.dnd5.spells.events import SaveRolled
from tests.rulesets.dnd5.magic import caster
from tests.rulesets.dnd5.skirmish import GM, HALBERD, LONGSWORD, SHORTBOW, Skirmish, fighter


@pytest.mark.rule("DN5-EXT-001")
def test_one_source_of_each_kind_cancels_all_of_them() -> None:
    """Attacker unseen (for); target prone at 30 m and a long range (twice against): a plain d20."""
    s = Skirmish(fighter("Ana", "players", SHORTBOW), fighter("Gob", "foes"), apart={"ana|gob": 3000})
    s.notes(SetCondition(GM, "gob", "prone"))
    s.notes(SetCondition(GM, "ana", "invisible"))
    s.attacks("ana", "gob", 11, with_="shortbow")
    rolled = s.one(AttackRolled)
    assert (rolled.faces, rolled.face) == ((11,), 11)
    assert (len(rolled.up), len(rolled.down)) == (1, 2)


@pytest.mark.rule("DN5-EXT-001")
def test_sources_of_the_same_kind_do_not_add_up() -> None:
    s = Skirmish(fighter("Ana", "players", SHORTBOW), fighter("Gob", "foes"), apart={"ana|gob": 3000})
    s.notes(SetCondition(GM, "gob", "prone"))
    s.attacks("ana", "gob", 15, 4, with_="shortbow")
    rolled = s.one(AttackRolled)
    assert (rolled.faces, rolled.face, len(rolled.down)) == ((15, 4), 4, 2)


@pytest.mark.rule("DN5-EXT-003")
def test_a_natural_20_saves_nobody_whose_total_is_too_low() -> None:
    """Dexterity save against 15: d20[20] - 6 = 14 fails; d20[12] + 3 = 15 holds, and d20[1] + 14 as well."""
    for save, face, success in ((-6, 20, False), (3, 12, True), (3, 11, False), (14, 1, True)):
        foe = fighter("Bor", "foes", hit_points=60, saves={"dexterity": save})
        s = Skirmish(caster("Ana", "sacred_flame"), foe, apart={"ana|bor": 900})
        s.does("ana", "cast", 1, 1, face, spell="sacred_flame", target="bor")
        rolled = s.one(SaveRolled)
        assert (rolled.against, rolled.total, rolled.success) == (15, face + save, success)


@pytest.mark.rule("DN5-EXT-003")
def test_the_modifier_is_half_of_what_a_score_is_above_ten_rounded_down() -> None:
    scores = {1: -5, 9: -1, 10: 0, 11: 0, 16: 3, 20: 5}
    found = {each: fighter("Ana", dexterity=each).modifier("dexterity") for each in scores}
    assert found == scores


@pytest.mark.rule("DN5-EXT-008")
@pytest.mark.parametrize(
    ("weapon", "far", "face"), [(LONGSWORD, 150, 12), (SHORTBOW, 900, 5), (HALBERD, 300, 5), (HALBERD, 150, 12)]
)
def test_who_lies_is_struck_more_easily_from_beside_him_and_less_from_afar(weapon, far, face) -> None:  # type: ignore[no-untyped-def]
    """2d20[5, 12]: sword at 1.5 m 12, arrow from 9 m 5; with a reach of 3 m from 3 m away 5."""
    s = Skirmish(fighter("Ana", "players", weapon), fighter("Gob", "foes", hit_points=60), apart={"ana|gob": far})
    s.notes(SetCondition(GM, "gob", "prone"))
    s.attacks("ana", "gob", 5, 12, 1, with_=weapon.weapon)
    assert s.one(AttackRolled).face == face


@pytest.mark.rule("DN5-EXT-008")
def test_who_lies_strikes_badly() -> None:
    s = Skirmish(fighter("Ana"), fighter("Gob", "foes"), apart={"ana|gob": 150})
    s.notes(SetCondition(GM, "ana", "prone"))
    s.attacks("ana", "gob", 18, 3)
    rolled = s.one(AttackRolled)
    assert (rolled.face, rolled.down) == (3, ("prone",))


@pytest.mark.rule("DN5-COV-004")
@pytest.mark.parametrize(("cast", "helped"), [("sacred_flame", False), ("burning_hands", True)])
def test_cover_is_no_help_against_what_comes_from_above(cast: str, helped: bool) -> None:
    s = Skirmish(caster("Ana", cast), fighter("Bor", "foes", hit_points=60), apart={"ana|bor": 150})
    s.notes(SayCover(GM, "bor", "half"))
    if cast == "sacred_flame":
        s.does("ana", "cast", 1, 1, 10, spell=cast, target="bor")
    else:
        s.does("ana", "cast", spell=cast, slot="1", at="bor")
        s.answers("@gm", 1, 1, 1, 10, person="take")
    assert ("shelter" in [each.name for each in s.one(SaveRolled).terms]) == helped
