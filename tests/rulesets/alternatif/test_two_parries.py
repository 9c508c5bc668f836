"""Parries with a weapon in each hand (ALT-PAR-005, -013 to -016)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from bot.kernel.errors import Refused
from bot.rulesets.alternatif.engagement import Separate
from bot.rulesets.alternatif.parry.parries import ParryChosen, ParryRolled
from bot.rulesets.alternatif.reaction.dice import InitiativePostponed, ReactionRolled, StatusChanged
from bot.rulesets.alternatif.state import FIST, Arm
from bot.rulesets.alternatif.wounds.events import DamageDealt
from bot.text import Texts
from tests.rulesets.alternatif.armed import LEFT_SWORD, armed, dues, sets, statuses
from tests.rulesets.alternatif.exchange import DAGGER, GM, SHIELD, SWORD, Exchange, fighter

# At a martial bonus of 7 a sword in the right hand has a d8, a weapon in the left a d10, a shield a d12.
BM = 7


def two_hits(*arms: Arm, right: int = 9, left: int = 12) -> Exchange:
    """Hits of 18 (Ana) and 24 (Cid) in segment 7 upon Bor, who holds *arms*, due at *right* and *left*."""
    fight = Exchange(
        fighter("Ana"), fighter("Cid", bm=6), armed("Bor", *arms, side="others", bm=BM, stamina=60, stamina_max=60)
    )
    fight.attacks("bor", "ana", *range(1, len(arms) + 1))
    sets(fight, "bor", **({"right": right, "left": left} if len(arms) > 1 else {"right": right}))
    fight.attacks("ana", "bor", 7)
    fight.attacks("cid", "bor", 7)
    # Two upon one: +2 each.
    fight.strikes("ana", "bor", 10)
    fight.strikes("cid", "bor", 13)
    assert [each.total for each in fight.state.blows] == [18, 24]
    return fight


def one_hit(*arms: Arm, right: int = 9, left: int = 10, segment: int = 6) -> Exchange:
    """A hit of 24 in *segment* upon Bor, who holds *arms* (a sword and a shield), due at *right* and *left*."""
    fight = Exchange(fighter("Ana", bm=6), armed("Bor", *arms, side="others", bm=BM, stamina=60))
    fight.attacks("bor", "ana", 1, 2)
    sets(fight, "bor", right=right, left=left)
    fight.attacks("ana", "bor", segment)
    fight.strikes("ana", "bor", 15)
    assert (fight.segment, [each.total for each in fight.state.blows]) == (segment, [24])
    return fight


def postponed(fight: Exchange) -> dict[str, tuple[int, int | None]]:
    """By how much, and until when, the actions of each hand were postponed."""
    return {each.hand: (each.by, each.segment) for each in fight.said(InitiativePostponed)}


@pytest.mark.rule("ALT-PAR-005")
def test_one_sword_stops_one_of_two_hits_and_the_other_goes_through() -> None:
    """Hits of 18 and 24 in segment 7, one sword: one of them goes through."""
    fight = two_hits(SWORD)
    assert fight.question("bor").fields[0].options == ("ana", "cid", "-")
    fight.parries("bor", "ana", 15, 6, 9, 9)
    assert [each.attacker for each in fight.said(ParryRolled)] == ["ana"]
    assert [(each.combatant, each.total) for each in fight.said(DamageDealt)] == [("cid", 6)]


@pytest.mark.rule("ALT-PAR-005", "ALT-PAR-014")
def test_two_weapons_stop_two_hits_and_both_go_on_the_defensive() -> None:
    """Sword d8 due at 9 and dagger d10 due at 12, two parries in 7: due at 13 and 17."""
    fight = two_hits(SWORD, DAGGER)
    options = fight.question("bor").fields[0].options
    assert options == ("ana/right", "ana/left", "ana/double", "cid/right", "cid/left", "cid/double", "-")
    fight.parries("bor", "cid/right", 19)
    assert postponed(fight) == {"right": (4, 13)}
    assert fight.question("bor").fields[0].options == ("ana", "-")  # the dagger is left, and the other blow
    fight.parries("bor", "ana", 19, 10, 10)
    assert postponed(fight) == {"left": (5, 17)}
    assert fight.said(DamageDealt) == []
    assert statuses(fight, "bor") == {"right": "offensive", "left": "defensive"}  # at 13 the sword came up
    assert (fight.segment, dues(fight, "bor")["left"]) == (13, 17)


@pytest.mark.rule("ALT-PAR-014", "ALT-PAR-004")
def test_after_one_parry_the_other_blow_may_be_let_in() -> None:
    fight = two_hits(SWORD, DAGGER)
    fight.parries("bor", "cid/left", 19)
    fight.takes_it("bor", 6, 10, 10)
    assert [each.combatant for each in fight.said(DamageDealt)] == ["ana"]
    assert fight.segment == 9  # the sword's initiative is untouched


@pytest.mark.rule("ALT-PAR-013")
def test_the_weapon_that_parries_alone_is_postponed() -> None:
    """Sword (d8) due at 9, shield (d12) due at 10. The shield parries in 6: shield due at 16, sword still 9."""
    fight = one_hit()
    about = fight.question("bor").about
    assert (about["ana/right.cost"], about["ana/left.cost"], about["ana/double.cost"]) == (4, 6, 6)
    fight.parries("bor", "ana/left", 19, 10)
    assert postponed(fight) == {"left": (6, 16)}
    assert fight.said(StatusChanged)[0] == StatusChanged("bor", "left", "defensive")
    assert statuses(fight, "bor") == {"right": "offensive", "left": "defensive"}
    assert (fight.segment, fight.asked, dues(fight, "bor")["left"]) == (9, [("bor", "strike")], 16)


@pytest.mark.rule("ALT-PAR-013", "ALT-PAR-010")
def test_the_shield_goes_on_parrying_for_nothing_while_the_sword_attacks() -> None:
    fight = one_hit(right=9, left=10)
    fight.parries("bor", "ana/left", 19, 5)  # Ana is due at 11
    fight.strikes("bor", "ana", 2, 8)  # the sword misses at 9 and is due at 17
    assert fight.segment == 11
    fight.strikes("ana", "bor", 15)
    about = fight.question("bor").about
    assert (about["ana/left.cost"], about["ana/right.cost"]) == (0, 4)
    fight.parries("bor", "ana/left", 19, 10)
    assert fight.said(InitiativePostponed) == []
    assert (fight.segment, fight.asked) == (16, [("bor", "strike")])
    assert fight.question("bor").about["hand"] == "left"  # the shield's own action, at last
    assert statuses(fight, "bor")["left"] == "offensive"


@pytest.mark.rule("ALT-PAR-015")
@pytest.mark.parametrize(("sword", "shield"), [(19, 2), (2, 19), (19, 18)])
def test_a_double_parry_cancels_if_either_succeeds_and_both_weapons_pay(sword: int, shield: int) -> None:
    """Attack 24; both dice fall, even when the first sufficed; both weapons are on the defensive."""
    fight = one_hit()
    fight.parries("bor", "ana/double", sword, shield, 10)
    chosen = fight.one(ParryChosen)
    assert (chosen.double, chosen.blow) == (True, "ana")
    assert [(each.hand, each.face) for each in fight.said(ParryRolled)] == [("right", sword), ("left", shield)]
    assert postponed(fight) == {"right": (4, 13), "left": (6, 16)}
    assert fight.said(DamageDealt) == []
    # Announced before any die fell.
    kinds = [type(each) for each in fight.told]
    assert kinds.index(ParryChosen) < kinds.index(ParryRolled)


@pytest.mark.rule("ALT-PAR-015", "ALT-PAR-004")
def test_a_double_parry_may_fail_and_uses_both_weapons_up() -> None:
    fight = two_hits(SWORD, DAGGER)
    fight.parries("bor", "cid/double", 2, 3, 6, 4, 10, 10)
    assert [each.outcome for each in fight.said(ParryRolled)] == ["failed", "failed"]
    assert {each.combatant for each in fight.said(DamageDealt)} == {"ana", "cid"}  # nothing is left for Ana's blow
    assert postponed(fight) == {"right": (4, 13), "left": (5, 17)}


@pytest.mark.rule("ALT-PAR-015")
def test_a_failed_parry_cannot_be_followed_by_a_second_one_against_the_same_blow() -> None:
    fight = one_hit()
    fight.parries("bor", "ana/right", 2, 6, 10)
    assert fight.one(ParryRolled).outcome == "failed"
    assert fight.one(DamageDealt).total == 6  # the shield is free, and too late
    assert fight.segment == 10


@pytest.mark.rule("ALT-PAR-015")
def test_a_double_parry_takes_two_weapons_that_can_parry() -> None:
    fight = one_hit(SWORD, Arm("fist", "left", tags=("natural", "no_parry"), left_rank=0))
    assert fight.question("bor").fields[0].options == ("ana", "-")
    with pytest.raises(Refused):
        fight.parries("bor", "ana/double")


@pytest.mark.rule("ALT-PAR-003")
def test_two_bare_fists_parry_nothing() -> None:
    fists = (FIST, Arm("fist", "left", tags=("natural", "no_parry"), left_rank=0))
    fight = Exchange(fighter("Ana", bm=6), armed("Captive", *fists, side="others", stamina=60))
    fight.stands_by("captive")
    fight.attacks("ana", "captive", 6)
    fight.strikes("ana", "captive", 15, 6, 9)
    assert fight.said(ParryChosen) == []
    assert fight.one(DamageDealt).total == 6


@pytest.mark.rule("ALT-PAR-016")
def test_a_parry_in_stand_by_is_added_to_the_next_reaction() -> None:
    """Stand-by, parries in 6 with a d8 weapon, announces in 8 with a 3: due at 8 + 3 + 4, defensive until 15."""
    fight = Exchange(fighter("Ana", bm=6), armed("Bor", SWORD, side="others", bm=BM))
    fight.stands_by("bor")
    fight.attacks("ana", "bor", 6)
    fight.strikes("ana", "bor", 15)
    fight.parries("bor", "ana", 19, 2)
    assert postponed(fight) == {"right": (4, None)}
    assert (fight.segment, fight.asked) == (8, [("ana", "strike")])
    fight.attacks("bor", "ana", 3)
    assert (dues(fight, "bor"), statuses(fight, "bor")) == ({"right": 15}, {"right": "defensive"})
    fight.strikes("ana", "bor", 2, 10)
    assert (fight.segment, statuses(fight, "bor")) == (15, {"right": "offensive"})


@pytest.mark.rule("ALT-PAR-016", "ALT-PAR-013")
def test_with_two_weapons_only_the_one_that_parried_owes_its_postponement() -> None:
    fight = Exchange(fighter("Ana", bm=6), armed("Bor", side="others", bm=BM))
    fight.stands_by("bor")
    fight.attacks("ana", "bor", 6)
    fight.strikes("ana", "bor", 15)
    fight.parries("bor", "ana/left", 19, 2)
    assert postponed(fight) == {"left": (6, None)}
    assert fight.segment == 8
    fight.attacks("bor", "ana", 3, 1)
    reactions = {each.hand: (each.stamp, each.postponed, each.segment) for each in fight.said(ReactionRolled)}
    assert reactions == {"right": (8, 0, 11), "left": (8, 6, 15)}
    assert statuses(fight, "bor") == {"right": "offensive", "left": "defensive"}


@pytest.mark.rule("ALT-PAR-016", "ALT-PAR-015", "ALT-PAR-010")
def test_each_weapon_owes_its_own_postponement_and_only_once() -> None:
    fight = Exchange(fighter("Ana", bm=6), armed("Bor", side="others", bm=BM))
    fight.stands_by("bor")
    fight.attacks("ana", "bor", 4)
    fight.strikes("ana", "bor", 15)
    fight.parries("bor", "ana/double", 19, 19, 3)
    assert postponed(fight) == {"right": (4, None), "left": (6, None)}
    fight.strikes("ana", "bor", 15)  # in 7
    assert fight.question("bor").about["free"] is True
    fight.parries("bor", "ana/double", 19, 19, 1)
    assert postponed(fight) == {}
    fight.attacks("bor", "ana", 3, 1)  # in 8
    assert {each.hand: each.segment for each in fight.said(ReactionRolled)} == {"right": 15, "left": 15}


@pytest.mark.rule("ALT-PAR-013", "ALT-PAR-011")
def test_a_weapon_that_comes_up_leaves_the_other_on_the_defensive() -> None:
    fight = one_hit(SWORD, LEFT_SWORD, right=9, left=10)
    fight.parries("bor", "ana/double", 19, 19, 10)
    assert dues(fight, "bor")["left"] == 15
    assert (fight.segment, statuses(fight, "bor")) == (13, {"right": "offensive", "left": "defensive"})


@pytest.mark.example("EX-A-22")
@pytest.mark.rule("ALT-PAR-004", "ALT-REA-009")
def test_ex_a_22_with_two_weapons_the_one_that_has_not_attacked_still_parries() -> None:
    """The sword attacks in 5; hit in 5, its bearer has his shield; from 6 on the sword again."""
    fight = Exchange(fighter("Ana"), armed("Bor", side="others", bm=BM, stamina=60))
    fight.attacks("bor", "ana", 5, 12)
    fight.attacks("ana", "bor", 5)
    fight.answers("ana", choice="attack")
    fight.answers("bor", 15, 2, choice="attack")
    assert (fight.segment, fight.question("bor", "parry").about["weapon"]) == (5, "shield")
    assert fight.question("bor").fields[0].options == ("ana", "-")
    fight.parries("bor", "ana", 19, 1, 8)
    assert fight.segment == 6
    fight.strikes("ana", "bor", 15)
    assert fight.question("bor").fields[0].options == ("ana/right", "ana/left", "ana/double", "-")


@pytest.mark.rule("ALT-PAR-012")
def test_a_weapon_that_never_acted_counts_as_on_the_offensive() -> None:
    fight = one_hit(SWORD, SHIELD)
    assert statuses(fight, "bor") == {"right": "offensive", "left": "offensive"}
    assert fight.question("bor").about["free"] is False


@pytest.mark.rule("ALT-PAR-012")
def test_when_the_contact_ends_both_weapons_start_afresh() -> None:
    fight = one_hit()
    fight.parries("bor", "ana/double", 19, 19, 10)
    fight.notes(Separate(GM, "ana", "bor"))
    assert statuses(fight, "bor") == {"right": "offensive", "left": "offensive"}
    assert dues(fight, "bor") == {"right": None, "left": None}


# ---- like weapons, told apart


@pytest.mark.rule("ALT-PAR-005", "ALT-PAR-015")
@pytest.mark.parametrize("alike", [True, False])
def test_two_like_weapons_and_two_blows_of_one_person_are_told_apart(alike: bool) -> None:
    """Both of Ana's hands have hit Bor: a blow is told by its weapon, and by its hand where both are alike; so is what
    he parries with."""
    left = LEFT_SWORD if alike else DAGGER
    fight = Exchange(armed("Ana", SWORD, left, bm=6), armed("Bor", SWORD, left, side="others", bm=BM, stamina=60))
    fight.stands_by("bor")
    fight.attacks("ana", "bor", 5, 5)
    fight.strikes("ana", "bor", 15)
    fight.strikes("ana", "bor", 15)
    asked = fight.question("bor")
    options = [each for each in asked.fields[0].options if each.endswith(("/right", "/left"))]
    names = ("by", "by_hand", "weapon", "twin")
    told = [tuple(asked.about[f"{option}.{name}"] for name in names) for option in options]
    assert len(set(told)) == len(told) == 4
    assert told[0] == (
        ("longsword", "right", "longsword", "right") if alike else ("longsword", None, "longsword", None)
    )
    labels = [
        Texts(strict=True).say("fr", "option-alternatif-parry-parry", **_blanks(asked.about, option))
        for option in options
    ]
    assert len(set(labels)) == 4


def _blanks(about: Mapping[str, Any], option: str) -> dict[str, Any]:
    own = {name.removeprefix(f"{option}."): value for name, value in about.items() if name.startswith(f"{option}.")}
    blanks = {name: value for name, value in about.items() if "." not in name} | own
    said = {name: "none" if value is None else value for name, value in blanks.items()}
    return {**said, "by_word": said["by"]}
