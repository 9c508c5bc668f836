"""Spells where other chapters have a say: walls and other cover, and the saddle (D35-COV, D35-MNT-009)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.values import evolve
from bot.rulesets.dnd35.base.rolls import CHECKS, Trial
from bot.rulesets.dnd35.cover.circumstances import SayCover
from bot.rulesets.dnd35.damage import MassiveResisted
from bot.rulesets.dnd35.spells.areas import EffectPut, SaveRolled, SpellHurt
from bot.rulesets.dnd35.spells.events import SpellEnded, SpellStrained
from bot.rulesets.dnd35.state import Effect, Fighter
from tests.rulesets.dnd35.magic import caster, spell
from tests.rulesets.dnd35.skirmish import GM, Skirmish, astride, fighter, horse
from tests.rulesets.dnd35.test_cover import walled

MAGE = {"mage": "E8"}


def orc(**figures: Any) -> Fighter:
    return fighter("Orc", "foes", **{"met": True, "hit_points": 60, "reflex": 4, **figures})


def mage(*spells: str, **figures: Any) -> Fighter:
    return caster("Mage", *spells, initiative=30, **figures)


# ---- cover


@pytest.mark.rule("D35-COV-008")
def test_nothing_is_cast_at_whoever_is_covered_wholly() -> None:
    walls = tuple(f"G{row}" for row in range(1, 20))
    shut = walled(mage("magic_missile"), orc(), cells={**MAGE, "orc": "J8"}, ground={"obstacle": walls})
    assert "cast" not in shut.offered("mage")
    free = walled(mage("magic_missile"), orc(), cells={**MAGE, "orc": "J8"})
    assert free.options("mage", "target", action="cast", spell="magic_missile") == ("orc",)
    free.notes(SayCover(GM, "orc", "total"))
    assert "cast" not in free.offered("mage"), "by the game master's word as well"


@pytest.mark.rule("D35-COV-005", "D35-COV-008")
def test_a_wall_keeps_off_what_bursts_and_what_spreads_goes_round_it() -> None:
    cells = {**MAGE, "orc": "H8"}
    cone = walled(mage("burning_hands"), orc(), cells={**MAGE, "orc": "G8"}, ground={"obstacle": ("F7", "F8", "F9")})
    cone.does("mage", "cast", spell="burning_hands", at="G8")
    assert not cone.said(SpellHurt)
    ball = walled(mage("fireball"), orc(), cells=cells, ground={"obstacle": ("G7", "G8", "G9")})
    assert ball.options("mage", "at", action="cast", spell="fireball") == ("E8",), "not into a wall, nor beyond it"
    ball.does("mage", "cast", 6, 6, 6, 6, 3, 20, 1, spell="fireball", at="E8")
    assert [(each.target, each.dealt) for each in ball.said(SpellHurt)] == [("mage", 13), ("orc", 27)], "round it"
    walls = tuple(f"G{row}" for row in range(1, 20))
    shut = walled(mage("fireball"), orc(), cells=cells, ground={"obstacle": walls})
    shut.does("mage", "cast", 6, 6, 6, 6, 3, 20, spell="fireball", at="E8")
    assert [each.target for each in shut.said(SpellHurt)] == ["mage"], "too far round"


@pytest.mark.rule("D35-COV-005")
@pytest.mark.parametrize(("spell", "at", "cover"), [("burning_hands", "G8", 2), ("fireball", "E8", 0)])
def test_cover_adds_to_reflex_saves_against_spells_that_burst(spell: str, at: str, cover: int) -> None:
    scene = walled(mage(spell), orc(), cells={**MAGE, "orc": "G8"}, ground={"low_wall": ("F8",)})
    himself = (20,) if spell == "fireball" else ()
    scene.does("mage", "cast", 4, 4, 4, 4, 4, *himself, 9, spell=spell, at=at)
    made = next(each for each in scene.said(SaveRolled) if each.combatant == "orc")
    assert made.total == 9 + 4 + cover
    assert [each.value for each in made.terms if each.name == "shelter"] == [2] * bool(cover)


@pytest.mark.rule("D35-COV-009")
@pytest.mark.parametrize(("face", "dealt"), [(1, 10), (20, None)])
def test_behind_a_slit_one_evades_a_burst(face: int, dealt: int | None) -> None:
    scene = walled(mage("burning_hands"), orc(), cells={**MAGE, "orc": "G8"}, ground={"loophole": ("F8",)})
    scene.does("mage", "cast", 4, 4, 4, 4, 4, face, spell="burning_hands", at="G8")
    assert [each.dealt for each in scene.said(SpellHurt)] == ([] if dealt is None else [dealt])


# ---- in the saddle


def rides(*spells: str, **figures: Any) -> Skirmish:
    steed = horse()
    rider = astride(mage(*spells, skills={"ride": 6, "concentration": 4}, **figures), steed)
    cells = {"mage": "A10", "orc": "T12"}
    return Skirmish(rider, steed, orc(), cells=cells)


@pytest.mark.rule("D35-MNT-009")
@pytest.mark.parametrize(("action", "to", "against"), [("gallop", "U10", 11), ("ride_fast", "Y10", 16)])
def test_casting_in_the_middle_of_a_ride_takes_concentration(action: str, to: str, against: int) -> None:
    for face, kept in ((against - 4, True), (against - 5, False)):
        scene = rides("true_strike")
        scene.does("mage", action, heading="east", to=to)
        scene.does("mage", "cast", face, spell="true_strike")
        made = scene.one(SpellStrained)
        assert (made.strain, made.against, made.success) == ("ridden", against, kept)
        assert bool(scene.said(EffectPut)) == kept
        assert scene.one(SpellEnded).reason == ("done" if kept else "lost")


@pytest.mark.rule("D35-MNT-009")
def test_beside_one_move_of_the_mount_casting_takes_none_and_no_second_move_follows() -> None:
    scene = rides("true_strike")
    scene.does("mage", "go", column="K", to="K10")
    scene.does("mage", "cast", spell="true_strike")
    assert not scene.said(SpellStrained)
    assert not {"go", "gallop", "ride_fast"}.intersection(
        scene.offered("mage") if scene.asked == [("mage", "declare")] else ()
    )


@pytest.mark.rule("D35-HPS-015", "D35-ATK-011", "D35-COV-005")
@pytest.mark.parametrize("kind", ["fortitude", "reflex", "save"])
def test_what_spells_add_to_saves_counts_in_every_save(kind: str) -> None:
    """Resistance adds 1, whatever is saved against; each negative level takes 1."""
    plain = fighter("Bor", fortitude=4, reflex=4)
    helped = evolve(plain, effects=(Effect(spell("resistance"), "bor"),))
    drained = evolve(helped, negative=2)

    def total(who: Fighter) -> int:
        state = Skirmish(who).state
        on = Trial(who, 10, skill="reflex" if kind == "reflex" else "fortitude", against=15)
        return CHECKS.made(kind, state, on, 10).total

    assert [total(each) for each in (plain, helped, drained)] == [14, 15, 13]


@pytest.mark.rule("D35-HPS-015")
def test_a_spell_may_save_from_massive_damage() -> None:
    """Fifty points at one blow: 10 + 4 and 1 of the spell make 15."""
    bor = fighter("Bor", hit_points=90, fortitude=4, effects=(Effect(spell("resistance"), "bor"),))
    made = Skirmish(fighter("Ogre", "foes", strength=100), bor, cells={"ogre": "E10", "bor": "F10"})
    made.attacks("ogre", "bor", 15, 8, 10)
    resisted = made.one(MassiveResisted)
    assert (resisted.total, resisted.against, resisted.success) == (15, 15, True)
