"""Fighting on horseback (ALT-MNT)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.errors import Refused
from bot.kernel.values import evolve
from bot.rulesets.alternatif import mounted as m
from bot.rulesets.alternatif.charging import running as c
from bot.rulesets.alternatif.combatants.words import SetField
from bot.rulesets.alternatif.melee.strikes import StrikeRolled
from bot.rulesets.alternatif.mounted import mounts
from bot.rulesets.alternatif.ordinary.listed import TaskBegun, TaskBroken
from bot.rulesets.alternatif.ordinary.words_announcing import Declare
from bot.rulesets.alternatif.parry.parries import ParryRolled
from bot.rulesets.alternatif.reaction.dice import ActionLost
from bot.rulesets.alternatif.shooting import events as shots
from bot.rulesets.alternatif.shooting.words import SayDistance, Shoot, Walk
from bot.rulesets.alternatif.state import Arm, Combatant, Footing, Mount, Riding
from tests.rulesets.alternatif.archers import BOW, archer, range_of, rests, shoots
from tests.rulesets.alternatif.armed import armed
from tests.rulesets.alternatif.exchange import GM, SPEAR, Exchange, Fed, fighter
from tests.rulesets.alternatif.test_charges import charges, field, meet, orc, strikes
from tests.rulesets.alternatif.test_tactics import blow, melee, terms, tool

HORSE = Mount("horse", 16, stirrups=True)
LANCE = Arm("cavalry_lance", "right", attack=4, damage="1d10", tags=("pole_weapon", "mounted_only", "needs_stirrups"))


def rider(rank: int, name: str = "Ana", mount: Mount | None = HORSE, **figures: Any) -> Combatant:
    made = fighter(name, **{"stamina": 60, **figures})
    return evolve(made, riding=Riding(rank, mount))


@pytest.mark.rule("ALT-MNT-001")
@pytest.mark.parametrize(
    ("rank", "bonus"), [(0, -4), (1, -2), (2, -1), (3, 0), (4, 2), (5, 2), (6, 3), (7, 3), (8, 4), (9, 4)]
)
def test_the_rank_in_riding_rules_every_combat_action(rank: int, bonus: int) -> None:
    fight = melee(fighter("Orc", "orcs", ac=40), rider(rank))
    assert terms(blow(fight, "ana", "orc")).get("riding", 0) == bonus


@pytest.mark.rule("ALT-MNT-001")
def test_rank_6_with_a_sabre() -> None:
    """d20 = 10 + 7 + 2 + 3 + 3 = 25 (BM 7, Str 2, factor 3, riding 3), against somebody mounted or on foot."""
    for foe in (fighter("Orc", "orcs", ac=40), rider(0, "Orc", side="orcs", ac=40)):
        fight = melee(foe, rider(6, bm=7, str_hit=2))
        struck = blow(fight, "ana", "orc", 10)
        assert (struck.total, terms(struck)["riding"]) == (25, 3)
        assert "ALT-MNT-001" in fight.game.rules_of(struck)


@pytest.mark.rule("ALT-MNT-001", "ALT-TAC-004")
def test_it_replaces_the_bonus_for_height() -> None:
    on_a_hill = evolve(rider(4), footing=Footing(high=True))
    fight = melee(fighter("Orc", "orcs", ac=40), on_a_hill)
    assert "high_ground" not in terms(blow(fight, "ana", "orc"))
    fight = melee(fighter("Orc", "orcs", ac=40), rider(4))
    assert "high_ground" not in terms(blow(fight, "orc", "ana"))  # a horse is no height


@pytest.mark.rule("ALT-MNT-002")
def test_a_poor_rider_has_one_hand() -> None:
    """Rank 3 with a bow, or with sword and shield: refused in the saddle; a game master may allow it."""
    for held in ((BOW,), (SPEAR,), ()):
        who = evolve(armed("Ana", *held), riding=Riding(3))
        fight = melee(fighter("Orc", "orcs"), who)
        with pytest.raises(Refused, match="alternatif-one-hand-for-the-bridle"):
            tool(fight, tool="mount", who="ana", value="horse")
        tool(fight, tool="mount", who="ana", value="horse", words="both_hands")
        assert fight.one(m.Mounted).lenient
    fight = melee(fighter("Orc", "orcs"), rider(3))
    fight.attacks("ana", "orc", 4)  # a single one-handed weapon will do
    assert (fight.segment, fight.asked) == (4, [("ana", "strike")])


@pytest.mark.rule("ALT-MNT-002")
def test_what_he_cannot_hold_neither_strikes_nor_parries_nor_counts() -> None:
    """A rank that is lowered in the saddle leaves the sword; the shield is no use (no parry, no factor)."""
    who = evolve(armed("Ana", stamina=60), riding=Riding(5, HORSE))
    fight = melee(fighter("Orc", "orcs"), who)
    assert blow(fight, "orc", "ana", 10).against == 10 + 4
    fight.takes_it("ana")
    fight.notes(SetField(GM, "ana", "riding", 2))
    assert blow(fight, "orc", "ana", 10).against == 10 + 3
    assert fight.question("ana", "parry").about["weapons"] == 1
    fight.takes_it("ana")
    with pytest.raises(Refused, match="alternatif-one-hand-for-the-bridle"):
        fight.notes(Declare(GM, "ana", "melee", "orc"))


@pytest.mark.rule("ALT-MNT-003")
def test_a_poor_riders_parry() -> None:
    """Rank 1: d20 = 14 + 4 + 3 - 2 = 19."""
    fight = melee(rider(1, bm=4), fighter("Orc", "orcs"))
    blow(fight, "orc", "ana", 12)
    fight.parries("ana", "orc", Fed(14, why="parry"))
    rolled = fight.one(ParryRolled)
    assert (rolled.total, terms(rolled)["riding"]) == (19, -2)


@pytest.mark.rule("ALT-MNT-004")
def test_a_good_archer_in_the_saddle() -> None:
    """Rank 9: both hands free for the bow, and +4 on shots."""
    fight = range_of(archer(dex_std=1), fighter("Orc", "orcs", ac=40), apart=45)
    fight.notes(SetField(GM, "ysolde", "riding", 9))
    tool(fight, tool="mount", who="ysolde", value="warhorse")
    assert fight.who("ysolde").riding.mount == mounts(fight.state)["warhorse"]
    rests(fight, "ysolde")
    shoots(fight, "ysolde", "orc", 1, 10)
    assert terms(fight.said(shots.ShotRolled)[0])["riding"] == 4


@pytest.mark.rule("ALT-MNT-005")
def test_a_good_rider_guides_his_mount_and_fights() -> None:
    """Directing the mount is no action: what he prepares stands, and so does his guard."""
    fight = melee(fighter("Orc", "orcs"), rider(5, player=7))
    fight.attacks("ana", "orc", 6)
    said = fight.game.compose(fight.state, "declare", 7, {"who": "ana", "action": "steer", "how": "au galop"})
    fight.notes(said)
    assert fight.one(m.Steered).words == "au galop"
    assert fight.said(TaskBegun) == []
    assert ("ana", "strike") in fight.asked


@pytest.mark.rule("ALT-MNT-005")
def test_a_good_rider_shoots_while_his_horse_gallops() -> None:
    """Horse gallops 12 cells at segment 6; the rider shoots at 6. On foot the shot would be broken off."""
    for rank, shoots_ in ((9, True), (0, False)):
        made = evolve(archer(), riding=Riding(rank, HORSE if rank else None))
        fight = range_of(made, fighter("Orc", "orcs", ac=40), fighter("Bor", stamina=60), apart=45)
        rests(fight, "ysolde", "bor")
        fight.notes(SayDistance(GM, "bor", "orc", 200))
        fight.notes(Shoot(GM, "ysolde", "orc"), 6)
        fight.attacks("bor", "orc", 5)
        fight.notes(Walk(GM, "ysolde", 12))
        assert bool(fight.said(TaskBroken)) != shoots_
        task = fight.who("ysolde").task
        assert (task is not None and task.last == 6) == shoots_


@pytest.mark.rule("ALT-MNT-005")
@pytest.mark.parametrize(("provokes", "asked"), [(False, False), (True, True)])
def test_whether_riding_past_lowers_the_guard_is_the_tables_choice(provokes: bool, asked: bool) -> None:
    fight = field(rider(5), orc(), fighter("Guard", "orcs", stamina=60), mounted_pass_provokes=provokes)
    tool(fight, tool="screen", who="guard", target="orc")
    charges(fight)
    assert (("guard", "free") in fight.asked) == asked


@pytest.mark.rule("ALT-MNT-006")
def test_a_poor_rider_who_turns_his_horse_loses_his_blow() -> None:
    """Due now: the blow is lost; an adjacent orc has a frank attack."""
    fight = melee(fighter("Orc", "orcs", stamina=60), rider(2, player=7))
    fight.attacks("ana", "orc", 7)
    assert ("ana", "strike") in fight.asked
    fight.notes(fight.game.compose(fight.state, "declare", 7, {"who": "ana", "action": "steer"}))
    lost = fight.one(ActionLost)
    assert (lost.combatant, lost.reason) == ("ana", "interrupted")
    assert ("orc", "free") in fight.asked
    fight.answers("orc", Fed(10, why="frank"), free="ana/right")
    assert fight.one(StrikeRolled).occasion == "frank"


@pytest.mark.rule("ALT-MNT-006")
def test_a_poor_rider_leads_no_charge() -> None:
    """He comes into contact without a free action; he is received all the same."""
    fight = field(rider(3), orc(), cells=12)
    charges(fight)
    arrived = fight.one(c.ChargeArrived)
    assert (arrived.mounted, arrived.strikes, arrived.receives, arrived.segment) == (True, False, True, 1)


@pytest.mark.rule("ALT-MNT-006")
def test_only_riders_direct_a_mount() -> None:
    fight = melee(fighter("Orc", "orcs"), fighter("Ana", player=7))
    with pytest.raises(Refused, match="alternatif-not-mounted"):
        fight.notes(fight.game.compose(fight.state, "declare", 7, {"who": "ana", "action": "steer"}))
    form = fight.game.form(fight.state, "declare", "ana")
    assert form is not None
    assert "steer" not in form.fields[0].options


@pytest.mark.rule("ALT-MNT-007")
def test_a_cavalry_lance_needs_a_saddle_with_stirrups() -> None:
    fight = melee(fighter("Orc", "orcs"), evolve(armed("Ana", LANCE), riding=Riding(3)))
    with pytest.raises(Refused, match="alternatif-lance-on-foot"):
        fight.notes(Declare(GM, "ana", "melee", "orc"))
    with pytest.raises(Refused, match="alternatif-lance-without-stirrups"):
        tool(fight, tool="mount", who="ana", value="mule")
    tool(fight, tool="mount", who="ana", value="horse")
    fight.attacks("ana", "orc", 4)
    assert (fight.segment, fight.asked) == (4, [("ana", "strike")])


@pytest.mark.rule("ALT-MNT-008")
def test_a_charge_with_the_lance() -> None:
    """Rank 5: d20 = 8 + 6 + 2 + 4 (lance factor) + 2 (charge) + 2 (riding) = 24, at the speed of the mount: 16 cells in
    one segment."""
    fight = field(evolve(rider(5, bm=6, str_hit=2), hands=armed("X", LANCE).hands), orc(ac=20), cells=16)
    charges(fight)
    arrived = fight.one(c.ChargeArrived)
    assert (arrived.segment, arrived.strikes, arrived.receives) == (1, True, True)
    meet(fight, "attack/right", "-", Fed(8, why="charge"))
    struck = strikes(fight)["ana"]
    assert (struck.total, terms(struck)["charge"], terms(struck)["riding"]) == (24, 2, 2)
    assert "ALT-MNT-008" in fight.game.rules_of(arrived)


@pytest.mark.rule("ALT-MNT-008")
def test_the_rider_parries_the_reception_with_a_hand_that_has_not_acted() -> None:
    fight = field(evolve(armed("Ana", stamina=60), riding=Riding(5, HORSE)), orc(), cells=10)
    charges(fight)
    meet(fight, "attack/right", "attack/right", Fed(2, why="charge"), Fed(15, why="reception"))
    question = fight.question("ana", "parry")
    assert question.about["weapon"] == "shield"


def test_who_dismounts_is_on_foot() -> None:
    fight = melee(fighter("Orc", "orcs", ac=40), rider(6))
    tool(fight, tool="dismount", who="ana")
    assert "riding" not in terms(blow(fight, "ana", "orc"))
    with pytest.raises(Refused, match="alternatif-not-mounted"):
        tool(fight, tool="dismount", who="ana")
    with pytest.raises(Refused, match="not-among"):
        tool(fight, tool="mount", who="ana", value="unicorn")


def test_mounts_are_house_data() -> None:
    game = Exchange(fighter("Ana")).game
    assert len(game.catalogue.mounts) >= 6
    assert {each.source for each in game.catalogue.mounts.values()} == {"house data"}
    offered = dict(game.offers(game.opening({}), "gm-tool-mount", "value", "fr"))
    assert offered["destrier"] == "warhorse"
