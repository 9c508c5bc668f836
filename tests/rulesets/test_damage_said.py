"""Damage that the game master says goes the way of all damage; what he sets, he only sets."""

from __future__ import annotations

from typing import Any

import pytest

from bot.catalogue import load_library
from bot.kernel.values import evolve
from bot.rulesets import rulesets_of
from bot.rulesets.dnd5.damage import DamageDealt
from bot.rulesets.dnd5.fixing import Damage as Damage5
from bot.rulesets.dnd35.damage import DamageSaid, MassiveResisted
from bot.rulesets.dnd35.dying import Fell
from bot.rulesets.dnd35.fixing import Damage as Damage35
from bot.rulesets.dnd35.spells.events import CastingEnded, SpellStrained
from bot.rulesets.dnd35.state import Spell, Ward
from bot.rulesets.shared.correcting import SetField
from bot.text import LOCALES, Texts
from tests.rulesets.dnd5 import skirmish as five
from tests.rulesets.dnd35 import skirmish as three
from tests.rulesets.dnd35.magic import caster

GM = 1


@pytest.mark.rule("D35-BAS-009", "D35-BAS-020", "D35-HPS-002", "D35-HPS-010", "D35-HPS-015")
def test_under_the_35_rules_it_meets_wards_concentration_falls_and_death() -> None:
    golem = three.fighter(
        *("Golem", "foes"), met=True, wards=(Ward(5, ("magic",)),), resists={"cold": 4}, immune=("fire",), hit_points=60
    )
    s = three.Skirmish(three.fighter("Ana", met=True), golem)
    for kind, dealt in (("fire", 0), ("cold", 6), ("slashing", 5), (None, 10), ("acid", 10)):
        s.told.clear()
        s.says(Damage35(GM, "golem", 10, kind=kind))
        assert s.one(DamageSaid).dealt == dealt, kind
    s.told.clear()
    s.says(Damage35(GM, "ana", 20, kind="nonlethal"))
    assert (s.who("ana").hit_points, s.who("ana").nonlethal) == (20, 20)
    s.says(Damage35(GM, "ana", 24, reason="une poutre"))
    assert s.who("ana").dying
    assert s.said(Fell)
    giant = three.Skirmish(three.fighter("Ana", met=True), three.fighter("Giant", "foes", met=True, hit_points=90))
    giant.says(Damage35(GM, "giant", 50), 2)
    assert not giant.one(MassiveResisted).success
    assert giant.who("giant").died
    # Whoever casts for a whole round must keep hold of the spell.
    call = Spell("call", 1, casting="round", reach="self", rounds=3)
    mage = evolve(caster("Mage", "sleep", met=True), spells=(call,))
    s = three.Skirmish(mage, three.fighter("Orc", "foes", met=True), cells={"mage": "A4", "orc": "H4"})
    s.does("mage", "cast", spell="call")
    s.says(Damage35(GM, "mage", 9), 1)
    assert (s.one(SpellStrained).against, s.one(SpellStrained).success) == (20, False)
    assert s.said(CastingEnded) or s.who("mage").casting is None


@pytest.mark.rule("DN5-DMG-010", "DN5-DMG-011", "DN5-HPS-009", "DN5-HPS-015")
def test_under_the_fifth_edition_it_meets_resistances_temporary_points_and_death() -> None:
    wards = {"resistant": ("fire", "nonmagical:slashing"), "vulnerable": ("cold",), "immune": ("poison",)}
    s = five.Skirmish(five.fighter("Ana"), five.fighter("Troll", "foes", hit_points=80, wards=wards))
    for kind, dealt in (("fire", 5), ("cold", 20), ("poison", 0), ("slashing", 5), ("acid", 10), (None, 10)):
        s.told.clear()
        s.says(Damage5(GM, "troll", 10, kind=kind))  # type: ignore[arg-type]
        assert s.one(DamageDealt).dealt == dealt, kind
    s.told.clear()
    s.says(Damage5(GM, "ana", 20, reason="la chute"))
    assert s.who("ana").hit_points == 0
    said = s.sentence("fr", s.one(DamageDealt))
    assert "Par le MJ" in said
    assert "la chute" in said
    s.says(Damage5(GM, "ana", 3))
    assert s.who("ana").failures == 1


def test_what_is_set_is_only_set() -> None:
    golem = three.fighter("Golem", "foes", met=True, hit_points=60, immune=("fire",))
    s = three.Skirmish(three.fighter("Ana", met=True), golem)
    s.says(SetField(GM, "golem", "hit_points", 5))
    assert s.who("golem").hit_points == 5
    assert not s.said(DamageSaid)


def test_every_kind_that_is_offered_is_taken_and_has_its_word() -> None:
    texts = Texts(strict=True)
    for ident, game in rulesets_of(load_library()).items():
        state: Any = game.opening({})
        kinds = [value for _, value in game.offers(state, "fix-damage", "kind", "fr")]
        assert ident not in ("dnd5", "dnd35", "alternatif") or kinds
        for kind in kinds:
            word = game.compose(state, "fix-damage", GM, {"who": "ana", "amount": 3, "kind": kind})
            assert word.kind == kind
            assert all(texts.say(locale, f"word-{ident}-kind-{kind}") for locale in LOCALES)
