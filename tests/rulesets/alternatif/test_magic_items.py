"""Wands, rings, scrolls and other magic items (ALT-MAG-015 to -019)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.errors import Refused
from bot.kernel.events import PUBLIC
from bot.rulesets.alternatif.magic import recruits as magic
from bot.rulesets.alternatif.magic.casting import ItemStowed, ItemUsed
from bot.rulesets.alternatif.ordinary.listed import TaskBegun
from bot.rulesets.alternatif.ordinary.words_announcing import Drop, Undertake
from bot.rulesets.alternatif.state import FIST, Arm, Item, ItemPlace, Magic, Spell
from bot.rulesets.alternatif.wounds.events import WeaponChanged
from tests.rulesets.alternatif.exchange import GM, Exchange, fighter
from tests.rulesets.alternatif.waiting import comes_to, goes_on, waiting

MASTER = "@gm"
BLADE = Arm("dagger", "right", attack=1, defence=1, damage="1d4", left_rank=2)


def owner(item: Item, **settings: Any) -> Exchange:
    """Teluard has *item*; everybody stands by."""
    return waiting(fighter("Teluard", arm=FIST, carried=(BLADE,), magic=Magic(items=(item,))), **settings)


def wand(place: ItemPlace) -> Item:
    return Item("w", "wand", place)


def uses(fight: Exchange, thing: str = "w", *faces: int) -> None:
    fight.notes(Undertake(GM, "teluard", "use", thing), *faces)


@pytest.mark.rule("ALT-MAG-015", "ALT-REA-007")
@pytest.mark.parametrize(
    ("place", "faces", "timing", "effect"),
    [
        ("belt", (2,), "end_of_reaction", 2),
        ("belt", (2,), "plus_one_segment", 3),
        ("bag", (7,), "end_of_reaction", 7),
        ("hand", (), "end_of_reaction", 1),
    ],
)
def test_a_wand_takes_effect(place: ItemPlace, faces: tuple[int, ...], timing: str, effect: int) -> None:
    """From the belt d3 = 2: at the end of 2. From the bottom of a bag 1d8. In hand at the opening: in segment 1."""
    fight = owner(wand(place), wand_timing=timing)
    uses(fight, "w", *faces)
    used = fight.one(ItemUsed)
    assert (used.segment, used.place) == (effect, "hand")


@pytest.mark.rule("ALT-MAG-015", "ALT-MAG-016")
def test_later_uses_need_no_die_as_long_as_it_stays_in_hand() -> None:
    fight = owner(wand("belt"))
    uses(fight, "w", 2)
    fight.stands_by("teluard")
    comes_to(fight, 7)
    uses(fight)
    goes_on(fight)
    assert fight.one(TaskBegun).reaction_faces == ()
    assert fight.one(ItemUsed).segment == 7
    fight.stands_by("orc")
    fight.stands_by("teluard")
    comes_to(fight, 12)
    fight.notes(magic.Stow(GM, "teluard", "w", "belt"))
    uses(fight)
    goes_on(fight, 3)
    assert fight.one(TaskBegun).reaction_die == "1d3"


@pytest.mark.rule("ALT-MAG-016")
def test_a_hand_that_draws_a_weapon_puts_the_wand_away() -> None:
    fight = owner(wand("hand"))
    fight.notes(Undertake(GM, "teluard", "draw", "dagger"))
    assert fight.one(WeaponChanged).change == "drawn"
    assert fight.who("teluard").magic.items[0].place == "belt"


@pytest.mark.rule("ALT-MAG-016")
def test_a_wand_let_go_lies_at_ones_feet_until_it_is_picked_up() -> None:
    """Letting go is not an action; on the ground it is neither offered nor used; picking it up takes one segment, and
    then it needs no die."""
    fight = owner(wand("hand"))
    fight.notes(Drop(GM, "teluard", "w"))
    assert fight.one(ItemStowed).place == "ground"
    assert fight.one(ItemStowed).audience() == PUBLIC
    with pytest.raises(Refused, match="alternatif-item-on-the-ground"):
        fight.says(Undertake(GM, "teluard", "use", "w"))
    comes_to(fight, 4)
    fight.notes(Undertake(GM, "teluard", "pick_up", "w"))
    goes_on(fight)
    assert (fight.one(ItemStowed).place, fight.segment) == ("hand", 4)
    fight.answers("teluard", action="use")
    assert fight.one(TaskBegun).reaction_faces == ()
    fight.stands_by("orc")
    assert fight.one(ItemUsed).segment == 5


@pytest.mark.rule("ALT-MAG-016")
def test_a_wand_put_away_takes_one_segment_and_costs_the_reaction_again() -> None:
    fight = owner(wand("hand"))
    fight.notes(Undertake(GM, "teluard", "sheathe", "w"))
    assert (fight.one(ItemStowed).place, fight.segment) == ("belt", 1)
    assert fight.one(ItemStowed).audience() != PUBLIC
    fight.answers("teluard", 2, action="use")
    assert fight.one(TaskBegun).reaction_die == "1d3"


@pytest.mark.example("EX-A-17")
@pytest.mark.rule("ALT-MAG-016")
@pytest.mark.parametrize(("rest", "ready"), [("two_full_segments", 9), ("two_apart", 8)])
def test_ex_a_17_a_wand_used_in_6_rests(rest: str, ready: int) -> None:
    """In 7 it is refused, and as often until *ready*."""
    fight = owner(wand("hand"), wand_rest=rest)
    comes_to(fight, 6)
    uses(fight)
    goes_on(fight)
    assert (fight.one(ItemUsed).segment, fight.one(ItemUsed).ready) == (6, ready)
    fight.stands_by("orc")
    fight.stands_by("teluard")
    for segment in range(7, ready):
        comes_to(fight, segment)
        with pytest.raises(Refused, match="alternatif-item-rests"):
            fight.says(Undertake(GM, "teluard", "use", "w"))
        goes_on(fight)
        fight.stands_by("orc")
    comes_to(fight, ready)
    uses(fight)
    goes_on(fight)
    assert fight.one(ItemUsed).segment == ready


@pytest.mark.rule("ALT-MAG-016")
def test_four_uses_fit_into_ten_segments() -> None:
    fight = owner(wand("hand"))
    done = []
    for segment in (1, 4, 7, 10):
        comes_to(fight, segment)
        uses(fight)
        goes_on(fight)
        done.append(fight.one(ItemUsed).segment)
        fight.stands_by("orc")
        fight.stands_by("teluard")
    assert done == [1, 4, 7, 10]


@pytest.mark.rule("ALT-MAG-017")
@pytest.mark.parametrize(
    ("place", "face", "die", "effect"), [("worn", None, "0", 3), ("pocket", 2, "1d3", 5), ("bag", 5, "1d8", 8)]
)
def test_a_ring(place: ItemPlace, face: int | None, die: str, effect: int) -> None:
    """Worn it is a simple action; from a pocket 1d3, from the baggage 1d8: at stamp 3, d8 = 5, at the end of 8."""
    fight = owner(Item("w", "ring", place))
    comes_to(fight, 3)
    uses(fight)
    goes_on(fight, *(() if face is None else (face,)))
    assert fight.one(TaskBegun).reaction_die == die
    if place != "worn":
        fight.stands_by("orc")
    assert (fight.one(ItemUsed).segment, fight.one(ItemUsed).place) == (effect, "worn")


@pytest.mark.rule("ALT-MAG-018")
@pytest.mark.parametrize("die", ["1d8", "1d6"])
def test_a_scroll_is_read_for_as_long_as_its_spell_is_cast(die: str) -> None:
    """Level 2 from stamp 0, a 5: reads 6-7. Then it is spent."""
    scroll = Item("w", "scroll", "belt", spell=Spell("mirror_image", 2, "VS"))
    fight = owner(scroll, scroll_reaction_die=die)
    uses(fight, "w", 5)
    begun = fight.one(TaskBegun)
    assert (begun.reaction_die, begun.first, begun.last) == (die, 6, 7)
    assert (fight.one(ItemUsed).segment, fight.one(ItemUsed).spent) == (7, True)
    assert fight.who("teluard").magic.items == ()
    assert fight.who("teluard").magic.last == 7
    with pytest.raises(Refused, match="alternatif-no-items"):
        fight.says(Undertake(GM, "teluard", "use", "w"))


@pytest.mark.example("EX-A-18")
@pytest.mark.rule("ALT-MAG-019")
@pytest.mark.parametrize(
    ("place", "die", "face", "whole"),
    [("belt", "1d3", 1, 3), ("belt", "1d3", 3, 5), ("bag", "1d8", 1, 3), ("bag", "1d8", 8, 10)],
)
def test_ex_a_18_the_game_master_confirms_the_times_of_a_horn(
    place: ItemPlace, die: str, face: int, whole: int
) -> None:
    """At the belt 1d3 + 2 segments, 3 to 5 in all: from stamp 7, d3 = 1, it is blown in 9-10. From a bag 1d8 + 2: 3
    to 10."""
    fight = owner(Item("w", "other", place, duration="2"))
    comes_to(fight, 7)
    uses(fight)
    goes_on(fight)
    assert fight.question(MASTER).default == {"reaction": die, "duration": "2"}
    fight.answers(MASTER, face, reaction=die, duration="2")
    begun = fight.one(TaskBegun)
    assert (begun.first, begun.last) == (7 + face + 1, 7 + whole)
    fight.stands_by("orc")
    assert fight.one(ItemUsed).segment == 7 + whole
