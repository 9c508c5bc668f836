"""The edges of circumstances (ALT-TAC, ALT-MNT, ALT-CHG): whom a wrestler faces, lost factors, runs in the saddle."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.errors import Refused
from bot.kernel.values import evolve
from bot.rulesets.alternatif.base import shares
from bot.rulesets.alternatif.base import shares as wielding
from bot.rulesets.alternatif.base.distances import FULL_MOVES, slipped
from bot.rulesets.alternatif.charging import running
from bot.rulesets.alternatif.charging.actions import Charge
from bot.rulesets.alternatif.melee.strikes import StrikeRolled
from bot.rulesets.alternatif.moving.words import SayGround
from bot.rulesets.alternatif.reaction.announcer import SetInitiative
from bot.rulesets.alternatif.scene import SegmentReached
from bot.rulesets.alternatif.specials import events as s
from bot.rulesets.alternatif.state import (
    AlternatifState,
    Arm,
    Combatant,
    Footing,
    Injury,
    Light,
    Mount,
    Riding,
    Room,
    Settings,
    Task,
    Wielded,
    light_key,
)
from bot.rulesets.alternatif.state.combatant import Ground
from bot.rulesets.alternatif.state.magic import Spot
from bot.rulesets.alternatif.tactics import blind, room
from bot.rulesets.alternatif.tactics.blind import GropedInTheDark
from tests.rulesets.alternatif.exchange import DAGGER, GM, SHIELD, SPEAR, SWORD, Fed, fighter
from tests.rulesets.alternatif.locked import wrestler
from tests.rulesets.alternatif.test_charges import ana, charges, field, orc
from tests.rulesets.alternatif.test_moving import moves
from tests.rulesets.alternatif.test_places import on_grid, stands
from tests.rulesets.alternatif.test_riders import LANCE
from tests.rulesets.alternatif.test_tactics import melee, tool


def among(*people: Combatant, ground: Ground | None = None, **settings: Any) -> AlternatifState:
    return AlternatifState(
        settings=evolve(Settings(), **settings),
        combatants={each.id: each for each in people},
        ground=ground or Ground(),
    )


# ---- numbers


@pytest.mark.rule("ALT-TAC-002", "ALT-TAC-003")
def test_who_is_clinched_with_another_does_not_count() -> None:
    """Two orcs before Ana; the one who wrestles with Cid is turned against Cid, though he met and struck Ana first."""
    contacts = ("orc", "ugar")
    hero = fighter("Ana", contacts=contacts)
    cid = wrestler("Cid", contacts=("orc",), locked=("orc",))
    free = wrestler("Orc", "orcs", contacts=("ana", "cid"), target="ana")
    other = fighter("Ugar", "orcs", contacts=("ana",))
    held = wrestler("Orc", "orcs", contacts=("ana", "cid"), target="ana", locked=("cid",))
    assert room.bonus(among(hero, cid, free, other), other, hero) == 2
    assert room.facing(among(hero, cid, held, other), held) == "cid"
    assert room.bonus(among(hero, cid, held, other), other, hero) == 0


# ---- light


@pytest.mark.rule("ALT-TAC-007")
@pytest.mark.parametrize(("light", "sneak"), [(Light(50, -4), True), (Light(25, -3), False), (Light(), False)])
def test_only_out_of_complete_darkness_a_first_blow_is_a_sneak_attack(light: Light, sneak: bool) -> None:
    victim, imp = fighter("Ana", unaware=("imp",)), fighter("Imp", "imps")
    state = among(victim, imp, ground=Ground(lights={light_key("ana", "imp"): light}))
    assert blind.is_sneak(state, "imp", "ana") is sneak


@pytest.mark.rule("ALT-TAC-012", "ALT-TAC-011")
@pytest.mark.parametrize(
    ("light", "rank", "malus"),
    [(Light(50, -4), 0, -4), (Light(50, -4), 5, -2), (Light(25, -3), 0, -3), (Light(25, 0), 0, 0)],
)
def test_the_better_of_light_and_blind_sense_and_none_where_the_light_takes_nothing(
    light: Light, rank: int, malus: int
) -> None:
    who, imp = fighter("Ana", footing=Footing(blind_sense=rank)), fighter("Imp", "imps")
    state = among(who, imp, ground=Ground(lights={light_key("ana", "imp"): light}))
    assert dict(room.sight(state, who, imp))["blind"] == malus


@pytest.mark.rule("ALT-TAC-011")
def test_whoever_is_pinned_down_stays_so_when_another_is_let_go() -> None:
    fight = melee(fighter("Ana"), fighter("Imp", "imps"), fighter("Quasit", "imps"))
    for who in ("imp", "quasit"):
        tool(fight, tool="blind_sense", who="ana", target=who)
    assert fight.who("ana").footing.pinned == ("imp", "quasit")
    tool(fight, tool="blind_sense", who="ana", target="imp", words="off")
    assert fight.who("ana").footing.pinned == ("quasit",)


@pytest.mark.rule("ALT-TAC-012")
@pytest.mark.parametrize("value", ["101/-4", "-1/-4", "50/-11", "50/1"])
def test_a_light_is_a_chance_in_100_and_a_malus_of_10_at_most(value: str) -> None:
    fight = melee(fighter("Ana"), fighter("Imp", "imps"))
    with pytest.raises(Refused, match="number-range"):
        tool(fight, tool="light", value=value)
    tool(fight, tool="light", value="100/-10")
    assert fight.state.ground.lights[light_key()] == Light(100, -10)
    with pytest.raises(Refused, match="alternatif-light-as-before"):
        tool(fight, tool="light", value="100/-10")


@pytest.mark.rule("ALT-TAC-004", "ALT-TAC-011")
@pytest.mark.parametrize("which", ["higher", "blind_sense", "light"])
def test_nobody_stands_higher_than_himself(which: str) -> None:
    fight = melee(fighter("Ana"), fighter("Imp", "imps"))
    with pytest.raises(Refused, match="two-people"):
        tool(fight, tool=which, who="ana", target="ana")


# ---- room


@pytest.mark.rule("ALT-TAC-013", "ALT-TAC-015")
def test_lost_factors_are_nothing_and_turned_ones_the_contrary() -> None:
    who = fighter("Ana")
    for width, inverted, factors in (
        (200, None, (3, 3)),
        (199, None, (0, 0)),
        (101, True, (0, 0)),
        (100, True, (-3, -3)),
    ):
        state = among(who, ground=Ground(rooms={"": Room(width=width, inverted=inverted)}))
        arm = room.as_it_is_wielded(state, who, SWORD)
        assert (arm.attack, arm.defence) == factors


@pytest.mark.rule("ALT-TAC-013", "ALT-TAC-014")
@pytest.mark.parametrize(
    ("ground", "said", "left"),
    [
        ((), None, "kept"),
        (("high_ground",), None, "kept"),
        (("narrow",), None, "lost"),
        (("low_ceiling",), None, "lost"),
        (("narrow",), Room(width=100, inverted=True), "inverted"),
        (("narrow",), Room(width=200), "kept"),
        (("low_ceiling",), Room(ceiling=240), "inverted"),
        (("high_ground",), Room(width=150), "lost"),
    ],
)
def test_a_measure_that_was_said_goes_before_what_the_cell_is_like(
    ground: tuple[str, ...], said: Room | None, left: str
) -> None:
    who = fighter("Ana", spot=Spot(ground=ground))
    state = among(who, ground=Ground(rooms={} if said is None else {"": said}))
    assert room.left_of(state, who, SWORD) == left


@pytest.mark.rule("ALT-TAC-013")
def test_one_person_may_have_room_where_the_others_have_none() -> None:
    fight = melee(fighter("Orc", "orcs", ac=40), fighter("Ana"))
    tool(fight, tool="width", value="1.5")
    tool(fight, tool="width", who="ana")
    found = {each: room.left_of(fight.state, fight.who(each), SWORD) for each in ("ana", "orc")}
    assert found == {"ana": "kept", "orc": "lost"}


# ---- in the saddle


@pytest.mark.rule("ALT-MNT-002")
@pytest.mark.parametrize(
    ("rank", "held", "arm", "hand"),
    [
        (3, None, SWORD, "right"),
        (3, None, SPEAR, None),
        (3, SWORD, evolve(DAGGER, left_rank=0), None),
        (3, SWORD, SHIELD, None),
        (4, SWORD, evolve(DAGGER, left_rank=0), "left"),
        (4, None, SPEAR, "both"),
    ],
)
def test_with_a_hand_on_the_bridle_he_takes_up_one_thing_for_one_hand(
    rank: int, held: Arm | None, arm: Arm, hand: str | None
) -> None:
    bare = wrestler("Ana", riding=Riding(rank, Mount("horse", 16, stirrups=True)))
    who = bare if held is None else evolve(bare, hands=(Wielded(held),))
    assert wielding.free_hand(who, arm) == hand


@pytest.mark.rule("ALT-CHG-003", "ALT-CHG-004", "ALT-MNT-008")
@pytest.mark.parametrize(("cells", "segments", "last"), [(16, 1, 16), (17, 2, 1), (20, 2, 4), (32, 2, 16), (35, 3, 3)])
def test_the_last_stretch_in_the_saddle(cells: int, segments: int, last: int) -> None:
    """A horse of speed 16: what counts is the last segment at tables that want it so, else the whole run."""
    who = fighter("Ana", riding=Riding(5, Mount("horse", 16, stirrups=True)))
    assert (running.segments_for(who, cells), running.last_stretch(who, cells)) == (segments, last)
    assert running.has_impetus(among(who, charge_min_scope="last_segment"), who, cells) is (last >= 4)
    assert running.has_impetus(among(who), who, cells)


# ---- charging


@pytest.mark.rule("ALT-CHG-003", "ALT-CHG-004")
@pytest.mark.parametrize(("cells", "last"), [(3, 3), (4, 4), (6, 6), (7, 1), (10, 4), (14, 8), (15, 1)])
def test_the_last_stretch_on_foot(cells: int, last: int) -> None:
    """At most 6 in the first segment, 8 in the others."""
    who = fighter("Ana", str_std=2)
    assert running.last_stretch(who, cells) == last
    assert running.has_impetus(among(who, charge_min_scope="last_segment"), who, cells) is (last >= 4)
    assert running.has_impetus(among(who), who, cells) is (cells >= 4)


@pytest.mark.rule("ALT-CHG-001", "ALT-MOV-007")
def test_over_the_map_a_charge_needs_a_way() -> None:
    fight = on_grid(stands("Ana", "A1"), stands("Orc", "A9", "others"))
    fight.notes(SayGround(GM, ("A2", "B2", "B1"), ground="obstacle"))
    with pytest.raises(Refused, match="alternatif-no-way"):
        charges(fight)
    fight.notes(SayGround(GM, ("B2",), ground="obstacle", on=False))
    charges(fight)
    assert "orc" in fight.who("ana").contacts


@pytest.mark.rule("ALT-CHG-001")
@pytest.mark.parametrize(
    ("figures", "key"), [({"prone": True}, "prone"), ({"injuries": (Injury("leg", "blunt", 1, lame=True),)}, "lame")]
)
def test_neither_from_the_ground_nor_on_a_broken_leg(figures: dict[str, Any], key: str) -> None:
    fight = field(ana(**figures), orc())
    with pytest.raises(Refused, match=f"alternatif-charge-{key}"):
        charges(fight)


@pytest.mark.rule("ALT-CHG-001", "ALT-CHG-004")
def test_who_runs_at_one_may_turn_against_another() -> None:
    """Fourteen cells take the segments 4 and 5; in 5 somebody else has the word, and she is still running."""
    fight = field(ana(), orc(), fighter("Ugar", "orcs"), fighter("Bor"), fighter("Dan"), cells=14)
    for each in ("ana", "bor", "dan"):
        if (each, "declare") in fight.asked:
            fight.stands_by(each)
    fight.notes(SetInitiative(GM, "bor", 4))
    fight.notes(SetInitiative(GM, "dan", 5))
    charges(fight)
    fight.strikes("bor", "orc", Fed(2, why="strike"))
    assert (fight.segment, fight.asked) == (5, [("dan", "strike")])
    with pytest.raises(Refused, match="alternatif-already-doing"):
        charges(fight)
    assert fight.tries(Charge(GM, "ana", "ugar")) is None


@pytest.mark.rule("ALT-TAC-011")
def test_only_who_runs_slips_out_of_blind_sense() -> None:
    state = among(fighter("Ana", footing=Footing(pinned=("imp", "quasit"))), fighter("Imp", "imps"))
    assert slipped(state, "imp").combatants["ana"].footing.pinned == ("quasit",)


@pytest.mark.rule("ALT-TAC-011")
@pytest.mark.parametrize("action", FULL_MOVES)
def test_blind_sense_ends_with_the_first_segment_of_a_full_move(action: str) -> None:
    """He runs from 9 to 11: pinned down in 8, lost in 9, before his run is over; whoever stays is not."""
    runs = Task(action, stamp=8, prepared=8, first=9, last=11)
    state = among(
        fighter("Ana", footing=Footing(pinned=("imp", "quasit"))),
        fighter("Imp", "imps", task=runs),
        fighter("Quasit", "imps"),
    )
    before = SegmentReached(8, 1, 8).change(state)
    assert before.combatants["ana"].footing.pinned == ("imp", "quasit")
    assert SegmentReached(9, 1, 9).change(before).combatants["ana"].footing.pinned == ("quasit",)


@pytest.mark.rule("ALT-TAC-011", "ALT-MOV-012")
def test_the_frank_attack_at_whoever_turns_to_run_may_go_astray_again() -> None:
    """Ana had pinned the imp down; before he has run his first cell her blow needs the d100, which says 50: astray."""
    fight = on_grid(stands("Ana", "D3"), stands("Imp", "C3", "imps"))
    tool(fight, tool="light", value="50/-4")
    tool(fight, tool="blind_sense", who="ana", target="imp")
    moves(fight, "imp", how="flee")
    fight.answers("imp", expose="yes")
    assert (fight.asked[0], fight.who("imp").spot.cell) == (("ana", "free"), "C3")
    fight.answers("ana", Fed(50, 100), free="imp/right")
    assert fight.one(GropedInTheDark).outcome == "astray"


@pytest.mark.rule("ALT-TAC-014")
@pytest.mark.parametrize(
    ("stature", "lost", "inverted"), [("human", 300, 250), ("dwarf", 250, 200), ("gnome", 200, 150)]
)
def test_the_very_centimetre_at_which_a_ceiling_is_too_low(stature: Any, lost: int, inverted: int) -> None:
    """For two hands half a metre more is wanted before anything is lost."""
    who = fighter("Ana", footing=Footing(stature=stature))
    two_hands = evolve(SWORD, hand="both")
    for ceiling, one, two in (
        (lost + 50, "kept", "kept"),
        (lost + 49, "kept", "lost"),
        (lost, "kept", "lost"),
        (lost - 1, "lost", "lost"),
        (inverted, "lost", "lost"),
        (inverted - 1, "inverted", "inverted"),
    ):
        state = among(who, ground=Ground(rooms={"": Room(ceiling=ceiling)}))
        assert (room.left_of(state, who, SWORD), room.left_of(state, who, two_hands)) == (one, two)


@pytest.mark.rule("ALT-CHG-009")
def test_who_screens_whom_is_said_of_each_pair() -> None:
    fight = field(ana(), orc(), fighter("Ugar", "orcs"), fighter("Chief", "orcs"))
    for guard in ("orc", "ugar"):
        tool(fight, tool="screen", who=guard, target="chief")
    tool(fight, tool="screen", who="orc", target="chief", words="off")
    assert fight.state.ground.screens == ("ugar>chief",)
    with pytest.raises(Refused, match="already-so"):
        tool(fight, tool="screen", who="ugar", target="chief")


@pytest.mark.rule("ALT-TAC-013")
@pytest.mark.parametrize(("size", "left"), [("tiny", "kept"), ("small", "kept"), ("medium", "lost"), ("large", "lost")])
def test_who_is_small_has_room_enough(size: Any, left: str) -> None:
    who = fighter("Ana", size=size)
    assert room.left_of(among(who, ground=Ground(rooms={"": Room(width=150)})), who, SWORD) == left


@pytest.mark.rule("ALT-MNT-007", "ALT-MNT-002")
@pytest.mark.parametrize(
    ("mount", "rank", "lance", "sword"),
    [
        (None, 5, False, True),
        (Mount("mule", 10), 5, False, True),
        (Mount("horse", 16, stirrups=True), 5, True, True),
        (Mount("horse", 16, stirrups=True), 3, True, True),
    ],
)
def test_what_a_rider_can_use(mount: Mount | None, rank: int, lance: bool, sword: bool) -> None:
    for arm, usable in ((LANCE, lance), (SWORD, sword)):
        who = fighter("Ana", arm=arm, riding=Riding(rank, mount))
        assert shares.usable(who, who.main.arm) is usable


@pytest.mark.rule("ALT-CHG-008", "ALT-CHG-006", "ALT-SPE-005")
@pytest.mark.parametrize(("face", "outcome"), [(14, "failed"), (15, "succeeded"), (16, "succeeded")])
def test_a_push_in_reception_is_opposed_by_the_charge(face: int, outcome: str) -> None:
    """The charge makes 21: the push of 20 fails, those of 21 and 22 succeed; she strikes all the same."""
    fight = field(ana(), orc())
    charges(fight)
    fight.answers("ana", charge="attack/right")
    fight.answers("orc", Fed(10, why="charge"), Fed(face, why="special-right"), reception="special", how="push")
    found = fight.one(s.SpecialResolved)
    assert (found.outcome, found.total, found.against) == (outcome, face + 6, 21)
    assert fight.one(StrikeRolled).outcome == "hit"
