"""What can be done in a grapple (D35-GRA-010 to -021)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.decisions import NOTHING
from bot.kernel.errors import Refused
from bot.kernel.values import evolve
from bot.rulesets.dnd35.attack.strikes import AttackRolled
from bot.rulesets.dnd35.base import saddles as holds
from bot.rulesets.dnd35.damage import DamageDealt
from bot.rulesets.dnd35.grapple.events import (
    ClinchEnded,
    ComponentFetched,
    GrappleRolled,
    GripEnded,
    ItemUsed,
    LightDrawn,
    PinEnded,
    Pinned,
    SpellHeld,
    SpellTaken,
    StoodApart,
)
from bot.rulesets.dnd35.movement.events import MoveBegun
from bot.rulesets.dnd35.reasons import refusal
from bot.rulesets.dnd35.state import FISTS, Spell
from tests.rulesets.dnd35.holding import grappling, three
from tests.rulesets.dnd35.magic import spell
from tests.rulesets.dnd35.skirmish import DAGGER, GREATSWORD, LONGSPEAR, LONGSWORD, fighter

SHEATHED = evolve(DAGGER, held="carried")


def foes(**at: int) -> dict[str, Any]:
    """Figures of the orc with which he adds so much to grapple checks."""
    return {"base_attack": at["bonus"], "strength": 10}


@pytest.mark.rule("D35-GRA-010")
def test_magic_items_are_activated_but_no_scrolls() -> None:
    scene = grappling(arms=(LONGSWORD, SHEATHED))
    items = scene.options("bor", "item", action="use_item")
    assert "wand" in items
    assert "scroll" not in items
    with pytest.raises(Refused, match="not-offered"):
        scene.does("bor", "use_item", item="scroll")
    scene.does("bor", "use_item", item="wand")
    assert scene.one(ItemUsed).item == "wand"
    assert not scene.said(GrappleRolled), "no check"
    assert scene.state.turn is not None
    assert (scene.state.turn.standard, scene.state.turn.move) == (True, False)


@pytest.mark.rule("D35-GRA-011")
def test_the_opponent_is_attacked_with_light_weapons_alone_and_at_four_less() -> None:
    scene = grappling(fighter("Ugh", "foes"), bor={"base_attack": 3}, cells={"bor": "F10", "orc": "F10", "ugh": "F11"})
    assert scene.options("bor", "target", action="attack") == ("orc",), "nobody outside"
    assert scene.options("bor", "with", action="attack", target="orc") == ("dagger",)
    assert scene.options("bor", "target", action="unarmed") == ("orc",)
    with pytest.raises(Refused, match="not-offered"):
        scene.attacks("bor", "orc", 12, with_="longsword")
    scene.attacks("bor", "orc", 12, 3, with_="dagger")
    assert scene.one(AttackRolled).total == 12 + 6 - 4
    assert ("in_grapple", -4) in [(each.name, each.value) for each in scene.one(AttackRolled).terms]


@pytest.mark.rule("D35-GRA-011")
def test_an_attack_with_bare_hands_in_a_grapple_exposes_to_nobody() -> None:
    scene = grappling(orc={"met": True})
    scene.attacks("bor", "orc", 15, 2, with_=FISTS)
    assert scene.one(DamageDealt).dealt == 5


LIGHTNING = Spell("dimension_door", 3, components=("V",))
FIREBALL = Spell("fireball", 3, components=("V", "S", "M"))
SUMMONS = Spell("summon", 1, casting="full", components=("V",))
POWDER = Spell("powder", 1, components=("V", "M"))
MAGE = {"skills": {"concentration": 10}, "spells": (LIGHTNING, FIREBALL, SUMMONS, POWDER)}


@pytest.mark.rule("D35-GRA-012")
def test_a_spell_needs_no_gestures_one_action_and_concentration() -> None:
    scene = grappling(bor=MAGE)
    assert scene.options("bor", "with", action="cast_held") == ("dimension_door",)
    scene.does("bor", "cast_held", 13, **{"with": "dimension_door"})
    made = scene.one(SpellHeld)
    assert (made.total, made.against, made.success) == (23, 23, True)
    assert scene.one(SpellTaken).spell == "dimension_door"
    lost = grappling(bor=MAGE)
    lost.does("bor", "cast_held", 12, **{"with": "dimension_door"})
    assert not lost.one(SpellHeld).success
    assert not lost.said(SpellTaken)


@pytest.mark.rule("D35-GRA-012")
def test_a_spell_for_which_there_is_nobody_is_not_cast_in_a_grapple_and_lost() -> None:
    mend = evolve(spell("cure_light_wounds"), components=("V",), only="undead")
    scene = grappling(bor={**MAGE, "spells": (mend,)})
    assert "cast_held" not in scene.offered("bor")
    assert refusal(scene.state, {"who": "bor", "action": "cast_held"}).facts["lack"] == "no_aim"


@pytest.mark.rule("D35-GRA-012", "D35-BAS-020")
def test_whoever_is_struck_while_he_casts_must_concentrate_for_that_as_well() -> None:
    ugh = fighter("Ugh", "foes", DAGGER, base_attack=9, met=True)
    cells = {"bor": "F10", "orc": "F10", "ugh": "F11"}
    scene = grappling(ugh, bor=MAGE, cells=cells)
    scene.does("bor", "cast_held", **{"with": "dimension_door"})
    assert scene.asked == [("ugh", "opportunity")]
    scene.answers("ugh", 15, 4, 7, 13, opportunity="strike")
    hurt, held = scene.said(SpellHeld)
    assert (hurt.against, hurt.total, hurt.success) == (10 + 4 + 3, 17, True)
    assert (held.against, held.success) == (23, True)
    spoiled = grappling(ugh, bor=MAGE, cells=cells)
    spoiled.does("bor", "cast_held", **{"with": "dimension_door"})
    spoiled.answers("ugh", 15, 4, 6, opportunity="strike")
    assert [each.success for each in spoiled.said(SpellHeld)] == [False]


@pytest.mark.rule("D35-GRA-013")
def test_a_check_that_is_won_deals_an_unarmed_strike() -> None:
    scene = grappling()
    scene.does("bor", "crush", 10, 8, 3, target="orc", harm="nonlethal")
    made, dealt = scene.one(GrappleRolled), scene.one(DamageDealt)
    assert (made.total, made.other_total) == (17, 13)
    assert (dealt.dealt, dealt.lethal) == (6, False)
    assert not scene.said(AttackRolled)
    deadly = grappling()
    deadly.does("bor", "crush", 12, 8, 3, target="orc", harm="lethal")
    assert (deadly.one(GrappleRolled).total, deadly.one(DamageDealt).lethal) == (12 + 7 - 4, True)
    assert deadly.who("orc").hit_points == 14


@pytest.mark.rule("D35-GRA-002", "D35-GRA-013")
def test_further_options_in_a_turn_have_a_lower_bonus() -> None:
    scene = grappling(bor={"base_attack": 6})
    scene.does("bor", "crush", 10, 19, target="orc", harm="nonlethal")
    assert scene.one(GrappleRolled).total == 10 + 9
    scene.does("bor", "pin", 10, 19, target="orc")
    assert scene.one(GrappleRolled).total == 10 + 4
    assert scene.asked == [("orc", "declare")], "two attacks are two options"


@pytest.mark.rule("D35-GRA-014")
def test_a_light_weapon_is_drawn_by_a_move_action_and_a_check() -> None:
    scene = grappling(arms=(LONGSWORD, SHEATHED), orc=foes(bonus=5), grapple_draw_check=True)
    scene.does("bor", "draw_light", 11, 10, **{"with": "dagger"})
    assert (scene.one(GrappleRolled).total, scene.one(GrappleRolled).other_total) == (18, 15)
    assert (scene.one(LightDrawn).hand, scene.one(LightDrawn).dropped) == ("off", "")
    assert scene.state.turn is not None
    assert (scene.state.turn.standard, scene.state.turn.move) == (False, True)
    scene.attacks("bor", "orc", 15, 2, with_="dagger")
    assert scene.one(DamageDealt).dealt == 2 + 1, "half of the Strength in the other hand"
    failed = grappling(arms=(LONGSWORD, SHEATHED), grapple_draw_check=True)
    failed.does("bor", "draw_light", 2, 18, **{"with": "dagger"})
    assert not failed.said(LightDrawn)


@pytest.mark.rule("D35-GRA-014")
def test_both_hands_full_let_something_fall_and_a_table_may_do_without_the_check() -> None:
    scene = grappling(arms=(GREATSWORD, SHEATHED), grapple_draw_check=False)
    scene.does("bor", "draw_light", **{"with": "dagger"})
    assert not scene.said(GrappleRolled)
    assert (scene.one(LightDrawn).hand, scene.one(LightDrawn).dropped) == ("main", "greatsword")
    assert [each.weapon for each in scene.who("bor").arms] == ["dagger", FISTS]


@pytest.mark.rule("D35-GRA-015")
def test_an_escape_must_beat_all_opponents_and_leads_to_a_square_of_his_choice() -> None:
    scene = three(orc={"base_attack": 6, "strength": 16})
    scene.passes("bor")
    scene.does("orc", "escape", 12, 12, 13, skill="grapple")
    assert [(each.total, each.other_total) for each in scene.said(GrappleRolled)] == [(21, 19), (21, 17)]
    assert scene.asked == [("orc", "apart")]
    assert not scene.state.grips
    around = scene.options("orc", "to")
    assert len(around) == 8
    scene.answers("orc", to="G11")
    assert scene.who("orc").cell == "G11"
    assert scene.who("bor").cell != scene.who("cleo").cell, "nobody stays on another's square"
    stays = three(orc={"base_attack": 6, "strength": 16})
    stays.passes("bor")
    stays.does("orc", "escape", 9, 12, 13, skill="grapple")
    assert [(each.total, each.other_total) for each in stays.said(GrappleRolled)] == [(18, 19), (18, 17)]
    assert len(stays.state.grips) == 2


@pytest.mark.rule("D35-GRA-015")
def test_where_one_square_is_free_nobody_is_asked() -> None:
    around = ("E9", "F9", "G9", "E10", "G10", "E11", "F11")
    crowd = [fighter(f"C{at}", "others", cell=cell) for at, cell in enumerate(around)]
    scene = grappling(*crowd)
    scene.does("bor", "escape", 15, 5, skill="grapple")
    assert scene.one(StoodApart).cell == "G11"


@pytest.mark.rule("D35-GRA-016")
def test_escape_artist_takes_a_standard_action() -> None:
    scene = grappling(bor={"skills": {"escape_artist": 11}}, orc=foes(bonus=9))
    assert scene.options("bor", "skill", action="escape") == ("grapple", "escape_artist")
    scene.does("bor", "escape", 12, 8, skill="escape_artist")
    made = scene.one(GrappleRolled)
    assert (made.total, made.other_total, made.outcome) == (23, 17, "won")
    assert scene.one(GripEnded).reason == "free"
    assert scene.state.turn is not None
    assert (scene.state.turn.standard, scene.state.turn.swings) == (True, 0)
    busy = grappling(bor={"base_attack": 6})
    busy.does("bor", "crush", 2, 19, target="orc", harm="nonlethal")
    assert busy.options("bor", "skill", action="escape") == ("grapple",), "after an attack no standard action is left"


@pytest.mark.rule("D35-GRA-017")
def test_a_pin_holds_for_a_round() -> None:
    scene = grappling(bor={"base_attack": 6}, orc=foes(bonus=5))
    scene.does("bor", "pin", 14, 13, target="orc")
    assert (scene.one(GrappleRolled).total, scene.one(GrappleRolled).other_total) == (23, 18)
    assert scene.one(Pinned).target == "orc"
    scene.passes("bor")
    assert holds.pinned_by(scene.state, "orc") == "bor"
    assert scene.offered("orc") == ("break_free", "delay", "pass") or "break_free" in scene.offered("orc")
    scene.passes("orc")
    assert holds.pinned_by(scene.state, "orc") == "bor", "his next turn is still that of somebody who pins"
    scene.passes("bor")
    assert [each.reason for each in scene.said(PinEnded)] == ["over"]
    assert holds.grappling(scene.state, "orc")
    strict = grappling(bor={"base_attack": 6}, orc=foes(bonus=5), grapple_pin_until="begin")
    strict.does("bor", "pin", 14, 13, target="orc")
    strict.passes("bor", "orc")
    assert [each.reason for each in strict.said(PinEnded)] == ["over"]
    assert strict.asked == [("bor", "declare")]


@pytest.mark.rule("D35-GRA-017")
def test_a_pin_can_be_renewed() -> None:
    scene = grappling()
    scene.does("bor", "pin", 14, 5, target="orc")
    scene.passes("bor", "orc")
    scene.does("bor", "pin", 14, 5, target="orc")
    scene.passes("bor")
    assert not scene.said(PinEnded)
    assert holds.pinned_by(scene.state, "orc") == "bor"


@pytest.mark.rule("D35-GRA-018")
def test_the_grapple_moves_half_of_the_speed_with_everybody_in_it() -> None:
    scene = grappling(pinned=("bor", "orc"), orc=foes(bonus=5))
    reached = scene.options("bor", "to", action="drag", column="I")
    assert "I10" in reached
    assert max(scene.options("bor", "column", action="drag")) == "I", "9 m: 4.5 m"
    scene.does("bor", "drag", 9, 10, to="I10", column="I")
    assert (scene.one(GrappleRolled).total, scene.one(GrappleRolled).other_total) == (20, 15)
    assert (scene.one(MoveBegun).metres, scene.one(MoveBegun).cause) == ("4.5", "drag")
    assert scene.who("bor").cell == scene.who("orc").cell == "I10"
    assert scene.state.turn is not None
    assert (scene.state.turn.standard, scene.state.turn.move) == (True, False)
    plain = grappling()
    plain.does("bor", "drag", 9, 10, to="I10", column="I")
    assert plain.one(GrappleRolled).total == 16


@pytest.mark.rule("D35-GRA-018")
def test_several_in_a_grapple_are_dragged_against_all_opponents_and_without_the_bonus() -> None:
    scene = three(pinned=("orc", "cleo"))
    scene.passes("bor")
    scene.does("orc", "drag", 12, 5, 6, to="F12", column="F")
    assert [each.target for each in scene.said(GrappleRolled)] == ["bor", "cleo"]
    assert scene.said(GrappleRolled)[0].total == 12 + 5, "others take part"
    assert {scene.who(each).cell for each in ("bor", "orc", "cleo")} == {"F12"}


@pytest.mark.rule("D35-GRA-018", "D35-AOO-001")
def test_those_outside_may_strike_at_whoever_drags() -> None:
    ugh = fighter("Ugh", "foes", met=True)
    scene = grappling(ugh, cells={"bor": "F10", "orc": "F10", "ugh": "E10"})
    scene.does("bor", "drag", 15, 5, to="I10", column="I")
    assert scene.asked == [("ugh", "opportunity")]
    scene.answers("ugh", opportunity=NOTHING)
    assert scene.who("orc").cell == "I10"


@pytest.mark.rule("D35-GRA-019")
def test_a_component_is_got_in_hand_in_a_whole_turn() -> None:
    scene = grappling(bor=MAGE)
    assert "powder" not in scene.options("bor", "with", action="cast_held")
    scene.does("bor", "fetch")
    assert scene.one(ComponentFetched).combatant == "bor"
    assert not scene.said(GrappleRolled), "no check"
    assert scene.asked == [("orc", "declare")], "his turn is over"
    scene.passes("orc")
    assert "powder" in scene.options("bor", "with", action="cast_held")
    scene.does("bor", "cast_held", 12, **{"with": "powder"})
    assert scene.one(SpellTaken).spell == "powder"
    assert not scene.who("bor").component, "it is used up"


@pytest.mark.rule("D35-GRA-020")
def test_a_companion_is_freed_of_a_pin_and_still_grapples() -> None:
    scene = three(pinned=("orc", "bor"))
    scene.passes("bor", "orc")
    # The orc's turn is over, and with it the pin: he does it again.
    scene = three(pinned=("orc", "bor"))
    scene.passes("bor")
    scene.does("orc", "pin", 15, 2, target="bor")
    scene.passes("orc")
    assert scene.options("cleo", "target", action="free_ally") == ("bor",)
    scene.does("cleo", "free_ally", 15, 9, target="bor")
    assert (scene.one(GrappleRolled).total, scene.one(GrappleRolled).other_total) == (19, 14)
    assert (scene.one(PinEnded).reason, scene.one(PinEnded).target) == ("freed", "bor")
    assert holds.opponents(scene.state, "bor") == ("orc",)


@pytest.mark.rule("D35-GRA-021")
def test_the_opponents_own_weapon_is_turned_against_him() -> None:
    scene = grappling(bor={"base_attack": 3}, orc={"armour": 4})
    assert scene.options("bor", "with", action="turn_weapon", target="orc") == ("dagger",)
    scene.does("bor", "turn_weapon", 15, 8, 13, 3, target="orc", **{"with": "dagger"})
    made, dealt = scene.one(AttackRolled), scene.one(DamageDealt)
    assert (made.total, made.against, made.outcome) == (15, 14, "hit")
    assert (dealt.dealt, dealt.target) == (6, "orc")
    assert [each.weapon for each in scene.who("orc").arms] == ["dagger", FISTS], "it stays with him"
    lost = grappling()
    lost.does("bor", "turn_weapon", 2, 18, target="orc", **{"with": "dagger"})
    assert not lost.said(AttackRolled)
    light = grappling(theirs=(LONGSWORD,), turned_weapons="light_only")
    assert "turn_weapon" not in light.offered("bor")
    heavy = grappling(theirs=(LONGSWORD,))
    heavy.does("bor", "turn_weapon", 15, 8, 14, 5, target="orc", **{"with": "longsword"})
    assert (heavy.one(DamageDealt).dealt, heavy.one(DamageDealt).target) == (5 + 3, "orc")
    far = grappling(theirs=(LONGSPEAR,))
    assert "turn_weapon" not in far.offered("bor"), "it strikes nobody so near"


def test_nothing_is_tried_any_more_against_somebody_who_has_fallen() -> None:
    from bot.rulesets.dnd35.fixing import Damage
    from tests.rulesets.dnd35.skirmish import GM

    ugh = fighter("Ugh", "foes", met=True)
    scene = grappling(ugh, bor=MAGE, cells={"bor": "F10", "orc": "F10", "ugh": "F11"})
    scene.does("bor", "cast_held", **{"with": "dimension_door"})
    scene.notes(Damage(GM, "bor", 25))
    scene.answers("ugh", opportunity=NOTHING) if scene.asked == [("ugh", "opportunity")] else None
    assert [each.reason for each in scene.all if isinstance(each, ClinchEnded)] == ["unable"]
    assert not scene.state.grips


@pytest.mark.rule("D35-GRA-012")
def test_a_character_brings_the_spells_of_the_sheet() -> None:
    from bot.catalogue import load_library
    from bot.rulesets import rulesets_of

    ruleset = rulesets_of(load_library())["dnd35"]
    library: Any = ruleset
    catalogue = library.recruiter._catalogue
    sheet = next(each.sheet for each in catalogue.characters.values() if each.sheet.spells)
    who = library.recruiter.from_sheet(sheet, ident="a", name="A", player=None, side="players")
    assert [each.spell for each in who.spells] == list(sheet.spells)
    first = catalogue.spells[sheet.spells[0]]
    assert who.spells[0].components == tuple(first.components)
    assert who.spells[0].level == first.levels.get(sheet.class_, first.lowest)
