"""Fine points of magic: scrolls and the pause, the unused segment, what an effect costs whom, who is interrupted
(ALT-MAG)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.errors import Refused
from bot.kernel.values import evolve
from bot.rulesets.alternatif.base import times
from bot.rulesets.alternatif.magic.casting import (
    EffectRolled,
    IncantationDisturbed,
    IncantationSettled,
    ItemUsed,
    SpellCast,
)
from bot.rulesets.alternatif.magic.recruits import Stow
from bot.rulesets.alternatif.ordinary import words as said
from bot.rulesets.alternatif.ordinary.listed import TaskBegun, TaskBroken
from bot.rulesets.alternatif.ordinary.words_announcing import Standby, Undertake
from bot.rulesets.alternatif.state import FIST, Item, ItemPlace, Magic, Settings, Spell
from bot.rulesets.alternatif.wounds.events import DamageDealt
from tests.rulesets.alternatif.exchange import GM, Exchange, fighter
from tests.rulesets.alternatif.test_magic import WORD, caster, casts, in_the_middle, span, spell
from tests.rulesets.alternatif.test_magic_items import owner, uses, wand
from tests.rulesets.alternatif.waiting import comes_to, goes_on, waiting

MASTER = "@gm"
SCROLL = Item("r", "scroll", "belt", spell=Spell("s", 2, "VSM"))


# ---- the pause


@pytest.mark.rule("ALT-MAG-011", "ALT-MAG-018")
def test_reading_a_scroll_is_an_incantation_and_needs_the_pause_before_it_and_after_it() -> None:
    """A word of power in 3, the scroll's d8 = 1: it could begin in 5 as it is. Read in 5 and 6; the next word: in 8."""
    reader = fighter("Teluard", arm=FIST, magic=Magic((WORD,), (SCROLL,)))
    fight = waiting(reader)
    comes_to(fight, 3)
    casts(fight, WORD.id)
    goes_on(fight)
    assert fight.one(SpellCast).segment == 3
    uses(fight, "r", 1)
    begun = fight.one(TaskBegun)
    assert (begun.prepared, begun.first, begun.last) == (4, 5, 6)
    fight.stands_by("orc")
    assert fight.one(ItemUsed).segment == 6
    casts(fight, WORD.id)
    assert span(fight)[2] == 8


@pytest.mark.rule("ALT-MAG-011", "ALT-MAG-010")
def test_an_incantation_given_up_needs_the_pause_after_it_too() -> None:
    """Spoken from 3 on and broken off in 4: not even a word of power before 6."""
    fight = waiting(caster(spell(9, "VSM"), WORD))
    comes_to(fight, 1)
    casts(fight)
    goes_on(fight, 1)
    comes_to(fight, 4)
    casts(fight, WORD.id)
    assert fight.one(IncantationSettled).how == "lost"
    goes_on(fight)
    assert span(fight) == (4, 4, 6, 6)


@pytest.mark.rule("ALT-MAG-011", "ALT-MAG-018")
def test_only_scrolls_and_spells_are_incantations() -> None:
    who = fighter("Teluard", magic=Magic((WORD,), (SCROLL, wand("hand")), last=4))
    assert times.is_incantation(who, times.CAST, WORD.id)
    assert times.is_incantation(who, times.USE, "r")
    assert not times.is_incantation(who, times.USE, "w")
    assert not times.is_incantation(who, "drink", "r")
    assert [times.earliest(who, times.USE, thing) for thing in ("r", "w")] == [6, 0]


# ---- when an item may be used


@pytest.mark.rule("ALT-MAG-016")
@pytest.mark.parametrize(
    ("place", "beat", "busy", "settings", "latest"),
    [
        ("hand", 0, -1, {}, 6),
        ("hand", 0, 6, {}, 7),
        ("hand", 8, -1, {}, 9),
        ("hand", 0, -1, {"zero_reaction_start": "next_segment"}, 7),
        ("belt", 0, -1, {}, 9),
        ("belt", 0, -1, {"wand_timing": "plus_one_segment"}, 10),
        ("belt", 8, -1, {}, 11),
        ("bag", 0, -1, {}, 14),
    ],
)
def test_a_wand_may_be_announced_while_it_rests_when_its_effect_comes_late_enough(
    place: ItemPlace, beat: int, busy: int, settings: dict[str, Any], latest: int
) -> None:
    """In 6, unused so far: this very segment; used, or after a beat until 8, one later; from the belt up to 3 later,
    and one more for the word where the table wants it."""
    fight = owner(wand(place), **settings)
    comes_to(fight, 6)
    who = evolve(fight.who("teluard"), beat_until=beat, busy=busy)
    ready = evolve(who, magic=Magic(items=(evolve(wand(place), ready=latest),)))
    assert times.items(fight.state, ready) == ["w"]
    resting = evolve(who, magic=Magic(items=(evolve(wand(place), ready=latest + 1),)))
    assert times.items(fight.state, resting) == []
    with pytest.raises(Refused, match="alternatif-item-rests"):
        times.check(fight.state, resting, times.USE, "w")


@pytest.mark.rule("ALT-MAG-015", "ALT-MAG-016")
@pytest.mark.parametrize("face", [1, 2, 3])
def test_what_the_die_brings_too_soon_waits_until_the_wand_is_ready(face: int) -> None:
    """Used in 6 and put away at once, ready from 9 on: pointed again from 6 on, d3 = 1 would be 7."""
    fight = owner(wand("hand"))
    comes_to(fight, 6)
    uses(fight)
    goes_on(fight)
    fight.notes(Stow(GM, "teluard", "w", "belt"))
    fight.answers("teluard", face, action="use")
    assert (fight.one(TaskBegun).prepared, fight.one(TaskBegun).first) == (6 + face, 9)
    fight.stands_by("orc")
    assert fight.one(ItemUsed).segment == 9


@pytest.mark.rule("ALT-MAG-016")
def test_a_hand_that_has_acted_has_used_its_segment_too() -> None:
    fight = owner(wand("hand"))
    comes_to(fight, 6)
    who = fight.who("teluard")
    acted = evolve(who, hands=tuple(evolve(each, acted=6) for each in who.hands))
    assert [times.latest(fight.state, each, "w") for each in (who, acted)] == [6, 7]


# ---- what they do


@pytest.mark.rule("ALT-MAG-014", "ALT-MAG-018")
def test_a_scroll_does_what_its_spell_does_and_is_spent() -> None:
    """Dice of the spell written on it, 2d6 + 3 = 10; what is noted of the scroll itself counts for nothing."""
    scroll = evolve(SCROLL, spell=evolve(SCROLL.spell, dice="2d6", plus=3), dice="5d6")
    fight = owner(scroll)
    fight.notes(Undertake(GM, "teluard", "use", "r", "", "orc"), 1)
    assert fight.who("teluard").magic.item("r") is None
    fight.answers(MASTER, 3, 4, target="orc")
    assert fight.one(EffectRolled).total == 10
    assert fight.one(DamageDealt).total == 10


@pytest.mark.rule("ALT-MAG-015")
def test_a_wand_that_harms_is_applied_by_the_game_master_and_one_that_does_not_is_not_asked_about() -> None:
    for dice, harms in (("1d6", True), ("", False)):
        fight = owner(evolve(wand("hand"), dice=dice))
        assert times.harms(fight.who("teluard"), "w") is harms
        uses(fight)
        assert ((MASTER, "effect") in fight.asked) is harms
    scrolls = fighter("Ana", magic=Magic(items=(SCROLL, evolve(SCROLL, id="fire", spell=spell(3, "V", dice="3d6")))))
    assert [times.harms(scrolls, thing) for thing in ("r", "fire")] == [False, True]


@pytest.mark.rule("ALT-MAG-014")
@pytest.mark.parametrize(("face", "share", "points"), [(1, "half", 1), (5, "half", 2), (5, "full", 5)])
def test_half_an_effect_is_rounded_down_and_never_nothing(face: int, share: str, points: int) -> None:
    fight = waiting(caster(spell(1, "VS", dice="1d6")))
    casts(fight, "s", 1, target="orc")
    fight.answers(MASTER, face, **({"target": "orc"} if share == "full" else {"target": "half", "halved": "orc"}))
    assert fight.one(DamageDealt).total == points


@pytest.mark.rule("ALT-MAG-014")
def test_nobody_is_struck_twice_by_one_effect() -> None:
    fight = waiting(caster(spell(3, "VS", dice="6d6", area=True)), fighter("Bor", "others", stamina=60))
    casts(fight, "s", 2, target="orc")
    assert set(fight.question(MASTER, "effect").fields[0].options) == {"orc", "bor", "teluard", "half", "-"}
    fight.answers(MASTER, 1, 2, 3, 4, 5, 6, target="orc")
    assert set(fight.question(MASTER, "effect").fields[0].options) == {"bor", "teluard", "half", "-"}


@pytest.mark.rule("ALT-MAG-010", "ALT-MAG-014")
def test_a_spell_that_hurts_a_mage_in_mid_incantation_may_break_his_own() -> None:
    """Teluard casts from 3 to 11; the other mage's word of 1d6 strikes him in 4."""
    other = evolve(fighter("Mage", "others"), magic=Magic((Spell("word", 3, "V", dice="1d6"),)))
    fight = waiting(caster(spell(9, "VS")), other)
    comes_to(fight, 1)
    casts(fight)
    goes_on(fight, 1)
    comes_to(fight, 4)
    fight.notes(Undertake(GM, "mage", "cast", "word", "", "teluard"))
    fight.answers("orc", target="-")
    fight.answers(MASTER, 4, target="teluard")
    disturbed = fight.one(IncantationDisturbed)
    assert (disturbed.combatant, disturbed.cause) == ("teluard", "wound")
    assert fight.question(MASTER).kind == "incantation"


# ---- given up


@pytest.mark.rule("ALT-MAG-010", "ALT-REA-015")
@pytest.mark.parametrize(("setting", "how", "left"), [("ask_gm", "lost", 0), ("lost", "lost", 0), ("kept", "kept", 1)])
def test_a_spell_given_up_by_its_caster_is_kept_only_where_the_table_keeps_them(
    setting: str, how: str, left: int
) -> None:
    fight = in_the_middle(contact=False, interrupted_spell=setting)
    fight.notes(Standby(GM, "teluard"))
    assert fight.one(IncantationSettled).how == how
    assert fight.who("teluard").magic.spells[0].left == left


@pytest.mark.rule("ALT-MAG-009")
def test_a_preparation_given_up_costs_no_spell() -> None:
    """In 4 he still prepares (d8 = 6): neither a cry nor giving it up takes the spell from his mind."""
    fight = waiting(caster(spell(3, "VSM")))
    comes_to(fight, 1)
    casts(fight)
    goes_on(fight, 6)
    comes_to(fight, 4)
    fight.notes(said.TakeAside(GM, "teluard", "shout", "Attention !"))
    assert fight.said(IncantationDisturbed) == []
    fight.notes(Standby(GM, "teluard"))
    assert fight.said(IncantationSettled) == []
    assert fight.one(TaskBroken).action == "cast"
    assert fight.who("teluard").magic.spells[0].left == 1


@pytest.mark.rule("ALT-MAG-014")
def test_what_has_left_the_mind_cannot_be_cast_while_another_spell_can() -> None:
    fight = Exchange(caster(evolve(spell(3, "VSM"), left=0), WORD), fighter("Orc", "orcs"))
    with pytest.raises(Refused, match="alternatif-spell-gone"):
        casts(fight, "s")
    casts(fight, WORD.id)
    assert fight.one(TaskBegun).weapon == WORD.id


@pytest.mark.rule("ALT-MAG-015", "ALT-MAG-018", "ALT-MAG-019")
def test_only_a_scroll_is_read_for_as_long_as_the_spell_on_it() -> None:
    """A wand with a spell in it is pointed and triggered as any wand; of other things the game master says the
    times."""
    fire = spell(3, "VSM")
    items = (
        Item("scroll", "scroll", "belt", spell=fire),
        Item("wand", "wand", "belt", spell=fire),
        Item("ring", "ring", "worn", spell=fire),
        Item("horn", "other", "belt", spell=fire, reaction="1d3", duration="2"),
    )
    who, settings = fighter("Ana", magic=Magic(items=items)), Settings()
    found = {each.id: times.figures(who, times.USE, each.id, settings) for each in items}
    assert found == {"scroll": ("1d8", "3"), "wand": ("1d3", "0"), "ring": ("0", "1"), "horn": (None, None)}
    assert times.suggested(who, "horn") == ("1d3", "2")
    assert times.suggested(who, "wand") == ("1d3", "1")


@pytest.mark.rule("ALT-MAG-007")
@pytest.mark.parametrize("casting", [100, 600])
def test_an_incantation_lasts_as_long_as_its_official_time(casting: int) -> None:
    fight = waiting(caster(spell(3, "VSM", casting=casting)))
    comes_to(fight, 2)
    casts(fight)
    goes_on(fight, 4)
    assert span(fight) == (2, 6, 7, 6 + casting)


@pytest.mark.rule("ALT-MAG-014")
def test_what_never_misses_strikes_by_itself_and_who_was_named_is_struck_by_one_press_or_none() -> None:
    sure = waiting(caster(evolve(spell(1, "VS", dice="1d6"), sure=True)))
    casts(sure, "s", 1, target="orc")
    assert (MASTER, "effect") not in sure.asked
    # The roll waits for nobody, and the mage goes on.
    assert sure.one(DamageDealt).target == "orc"
    open_ = waiting(caster(spell(1, "VS", dice="1d6")))
    casts(open_, "s", 1, target="orc")
    question = open_.question(MASTER, "effect")
    assert question.default == {"target": "orc"}
    assert question.legal({"target": "orc"}) == ()
    assert question.legal({"target": "half", "halved": "orc"}) == ()
    open_.answers(MASTER, 4, target="orc")
    assert open_.one(DamageDealt).total == 4
    assert (MASTER, "effect") not in open_.asked
