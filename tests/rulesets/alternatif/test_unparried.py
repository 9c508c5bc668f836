"""Blows that nobody can parry (ALT-PAR-017, ALT-SIM-009, ALT-MEL-012)."""

from __future__ import annotations

import pytest

from bot.kernel.values import evolve
from bot.rulesets.alternatif.combatants.words import SetFlag
from bot.rulesets.alternatif.engagement import Engage
from bot.rulesets.alternatif.melee.strikes import StrikeRolled
from bot.rulesets.alternatif.parry.parries import ParryChosen
from bot.rulesets.alternatif.wounds.events import DamageDealt, EquipmentDamaged
from tests.rulesets.alternatif.armed import armed, busy
from tests.rulesets.alternatif.exchange import GM, SHIELD, SWORD, Exchange, fighter

WOODEN = evolve(SHIELD, haft_ac=12, structure=10)


def blow(face: int = 10, *, segment: int = 7, **figures: object) -> Exchange:
    """Ana's action comes up in *segment* against Bor, who waits with a sword and a shield."""
    fight = Exchange(fighter("Ana", bm=8), armed("Bor", SWORD, WOODEN, side="others", **figures))
    fight.stands_by("bor")
    fight.attacks("ana", "bor", segment)
    return fight


def not_asked(fight: Exchange) -> bool:
    """Whether the blow fell without a word of Bor's."""
    return len(fight.said(DamageDealt)) == 1 and fight.said(ParryChosen) == []


def test_the_same_blow_in_the_open_is_parried() -> None:
    fight = blow()
    fight.strikes("ana", "bor", 10)
    assert fight.asked == [("bor", "parry")]


@pytest.mark.rule("ALT-PAR-017", "ALT-FAC-005")
def test_a_blow_from_behind_cannot_be_seen_coming() -> None:
    """An assassin strikes from behind in 7 while the sword is free: no parry question, no defence factor."""
    fight = blow()
    fight.notes(SetFlag(GM, "bor", "unaware", on=True, other="ana"))
    fight.strikes("ana", "bor", 4, 6, 8)
    strike = fight.one(StrikeRolled)
    assert (strike.unseen, strike.against) == (True, 10)
    assert not_asked(fight)


@pytest.mark.rule("ALT-PAR-017")
def test_who_cannot_see_one_enemys_blows_parries_the_others() -> None:
    fight = Exchange(fighter("Ana", bm=8), fighter("Cid", bm=8), armed("Bor", side="others", stamina=60))
    fight.stands_by("bor")
    fight.notes(SetFlag(GM, "bor", "unaware", on=True, other="ana"))
    fight.attacks("ana", "bor", 7)
    fight.attacks("cid", "bor", 7)
    fight.strikes("ana", "bor", 10)
    fight.strikes("cid", "bor", 10)
    assert fight.question("bor", "parry").fields[0].options == ("cid/right", "cid/left", "cid/double", "-")


@pytest.mark.rule("ALT-PAR-017")
def test_the_game_masters_word_may_make_a_blow_in_the_air_unparried() -> None:
    fight = blow()
    fight.strikes("ana", "bor", 10)
    fight.notes(SetFlag(GM, "bor", "surprised"), 6, 8)
    assert not_asked(fight)


@pytest.mark.rule("ALT-PAR-017", "ALT-FAC-005")
def test_who_is_surprised_does_not_parry_though_his_weapon_still_counts() -> None:
    fight = blow(surprised=True)
    fight.strikes("ana", "bor", 10, 6, 8)
    assert fight.one(StrikeRolled).against == 14
    assert not_asked(fight)


@pytest.mark.rule("ALT-PAR-017", "ALT-MEL-012")
def test_an_attack_on_equipment_is_not_parried() -> None:
    """A hit on the shield while the sword is free: no parry prompt."""
    fight = blow()
    fight.answers("ana", 10, 4, 8, target="equipment")
    assert fight.one(StrikeRolled).aimed == "shield"
    assert fight.one(EquipmentDamaged).left == 6
    assert fight.said(ParryChosen) == []


@pytest.mark.rule("ALT-PAR-017", "ALT-FRE-012", "ALT-CRI-016")
@pytest.mark.parametrize("score", [19, 2])
def test_a_frank_attack_is_not_parried_not_even_by_a_critical_parry(score: int) -> None:
    fight = Exchange(fighter("Ana"), armed("Bor", side="others", critical_parry=score))
    fight.stands_by("ana")
    fight.notes(Engage(GM, "ana", "bor"))
    busy(fight, "bor", 0, 1)
    fight.answers("ana", 12, 6, free="bor/right")
    assert fight.one(StrikeRolled).occasion == "frank"
    assert not_asked(fight)


@pytest.mark.rule("ALT-PAR-017", "ALT-PAR-004")
def test_a_weapon_that_has_acted_in_the_segment_does_not_parry() -> None:
    """The sword has attacked in 7, the shield has struck in 7: neither parries in 7."""
    fight = Exchange(armed("Bor", side="others", stamina=60), fighter("Ana", bm=8, stamina=60), fighter("Cid"))
    fight.attacks("bor", "cid", 7, 7)
    fight.stands_by("cid")
    fight.attacks("ana", "bor", 7)
    fight.answers("ana", choice="attack")
    fight.answers("bor", 2, 3, 10, choice="attack", target="cid", choice_left="attack", target_left="cid")
    assert [each.hand for each in fight.said(StrikeRolled) if each.combatant == "bor"] == ["right", "left"]
    assert not_asked(fight)


@pytest.mark.rule("ALT-PAR-017", "ALT-FRE-010")
@pytest.mark.parametrize(("segment", "asked"), [(1, False), (2, False), (3, False), (4, True)])
def test_nobody_parries_while_he_prepares_or_does_something_else(segment: int, asked: bool) -> None:
    """Announced at stamp 0, reaction 2, one segment of doing: from 1 to 3 Bor has nothing to parry with."""
    fight = Exchange(fighter("Ana", bm=8), armed("Bor", side="others"))
    fight.attacks("ana", "bor", segment)
    busy(fight, "bor", 2, 1)
    for _ in range(min(segment, 3)):
        fight.answers("ana", free="-")  # she waits for her regular action
    if asked:
        fight.stands_by("bor")
    fight.strikes("ana", "bor", 10, *([] if asked else [6, 8]))
    assert fight.segment == segment if asked else not_asked(fight)
    assert (("bor", "parry") in fight.asked) is asked
