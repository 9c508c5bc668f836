"""Damage, stamina and body points, falling and getting up (ALT-GEN-010, -011, -015, -016, ALT-CRI-007)."""

from __future__ import annotations

import pytest

from bot.kernel.errors import Refused
from bot.kernel.ruleset import Reader
from bot.rulesets.alternatif.combatants.figures import CombatantBack, CombatantOut, FateSaid
from bot.rulesets.alternatif.combatants.words import Back, SayFate
from bot.rulesets.alternatif.reaction.dice import ReactionRolled
from bot.rulesets.alternatif.wounds.events import DamageDealt, WoundsCounted
from bot.rulesets.alternatif.wounds.fumbles import Damage, Heal
from bot.rulesets.alternatif.wounds.injuries import wear
from tests.rulesets.alternatif.exchange import GM, Exchange, fighter


@pytest.mark.rule("ALT-GEN-011")
@pytest.mark.parametrize(
    ("stamina", "points", "lost"), [(20, 8, (8, 0)), (6, 8, (6, 2)), (0, 3, (0, 3)), (8, 8, (8, 0))]
)
def test_wear_damage_takes_stamina_first(stamina: int, points: int, lost: tuple[int, int]) -> None:
    assert wear(fighter("Ana", stamina=stamina), points) == lost


@pytest.mark.rule("ALT-GEN-015")
def test_at_0_body_points_a_fighter_is_out_and_the_game_master_has_the_word() -> None:
    """Body 2, three points: body -1, out, the game master is asked."""
    fight = Exchange(fighter("Ana"), fighter("Bor", "others", stamina=0, body=2))
    fight.attacks("bor", "ana", 9)
    fight.attacks("ana", "bor", 4)
    fight.strikes("ana", "bor", 15)
    fight.takes_it("bor", 3)
    bor = fight.who("bor")
    assert (bor.body, bor.out, bor.fate) == (-1, True, "open")
    assert bor.main.due is None
    assert bor.contacts == ()
    rows = {row.id: row.facts for row in fight.game.view(fight.state, Reader(1, gm=True), ()).rows}
    assert rows["bor"]["fate"] == "open"
    fight.notes(SayFate(GM, "bor", "dying"))
    assert fight.who("bor").fate == "dying"


@pytest.mark.rule("ALT-GEN-015")
def test_what_becomes_of_somebody_may_be_said_while_another_blow_is_in_the_air() -> None:
    fight = Exchange(fighter("Ana"), fighter("Bor", "others"), fighter("Cid", "others"))
    fight.attacks("ana", "cid", 4)
    fight.attacks("cid", "ana", 9)
    fight.stands_by("bor")
    fight.strikes("ana", "cid", 15)
    with pytest.raises(Refused, match="alternatif-not-out"):
        fight.notes(SayFate(GM, "bor", "dead"))
    fight.notes(Damage(GM, "bor", 60))
    assert not fight.who("bor").out  # blows fall first (ALT-GEN-016)
    fight.notes(SayFate(GM, "bor", "dead"))
    fight.takes_it("cid", 3)
    assert (fight.who("bor").out, fight.who("bor").fate) == (True, "dead")
    # Healed before he falls he has no fate.
    fight.notes(Heal(GM, "bor", 99, "body"))
    assert (fight.who("bor").out, fight.who("bor").fate) == (False, None)


@pytest.mark.rule("ALT-GEN-015", "ALT-GEN-013")
def test_the_game_master_may_bring_somebody_back() -> None:
    fight = Exchange(fighter("Ana"), fighter("Bor", "others"))
    fight.notes(Damage(GM, "bor", 30))
    assert fight.who("bor").out
    fight.notes(Heal(GM, "bor", 4, "body"))
    assert fight.said(CombatantBack) == []  # still below 0
    fight.notes(Heal(GM, "bor", 9, "body"))
    assert fight.one(CombatantBack).combatant == "bor"
    assert fight.who("bor").body == 5
    assert ("bor", "declare") in fight.asked
    fight.notes(Damage(GM, "bor", 5, "body"))
    fight.notes(Back(GM, "bor"))
    assert (fight.who("bor").body, fight.who("bor").out) == (1, False)
    with pytest.raises(Refused, match="alternatif-not-out"):
        fight.says(Back(GM, "bor"))


@pytest.mark.rule("ALT-GEN-016")
def test_all_results_apply_even_those_of_somebody_felled_in_the_same_segment() -> None:
    fight = Exchange(
        fighter("Ana", stamina=0, body=1),
        fighter("Cid"),
        fighter("Bor", "others", stamina=60),
        fighter("Dan", "others"),
    )
    fight.attacks("ana", "bor", 5)
    fight.attacks("dan", "ana", 5)
    fight.stands_by("cid")
    fight.stands_by("bor")
    assert fight.asked == [("ana", "simultaneous"), ("dan", "simultaneous")]
    fight.answers("ana", choice="attack", target="bor")
    fight.answers("dan", 15, 15, choice="attack")
    fight.takes_it("bor", 4, 6)
    # The order of the wounds is the order of the strikes; only then does Ana fall.
    assert [(each.combatant, each.target) for each in fight.said(DamageDealt)] == [("ana", "bor"), ("dan", "ana")]
    assert fight.one(CombatantOut).combatant == "ana"


@pytest.mark.rule("ALT-GEN-016")
def test_the_dice_of_a_segment_come_in_the_stated_order() -> None:
    """Strikes, then parries, then damage, then the reactions of the next announcements."""
    fight = Exchange(fighter("Ana"), fighter("Cid"), fighter("Bor", "others", stamina=60))
    fight.attacks("cid", "bor", 5)
    fight.attacks("ana", "bor", 5)
    fight.stands_by("bor")
    fight.strikes("ana", "bor", 15)
    fight.strikes("cid", "bor", 16)
    fight.parries("bor", "ana", 2, 3, 4, 7, 8)
    order = [type(each).__name__ for each in fight.told if hasattr(each, "faces") or hasattr(each, "face")]
    assert order == ["ParryRolled", "DamageDealt", "DamageDealt", "ReactionRolled", "ReactionRolled"]
    assert [each.combatant for each in fight.said(ReactionRolled)] == ["ana", "cid"]


@pytest.mark.rule("ALT-GEN-011", "ALT-CRI-007")
def test_what_is_left_is_told_to_the_side_of_the_wounded_alone() -> None:
    fight = Exchange(fighter("Ana", player=11), fighter("Bor", "others", player=12, stamina=6, body=3))
    fight.stands_by("bor")
    fight.attacks("ana", "bor", 4)
    fight.stands_by("bor")
    fight.strikes("ana", "bor", 15)
    fight.takes_it("bor", 8, 70, 6)
    counted = fight.said(WoundsCounted)[0]
    assert (counted.stamina_left, counted.body_left) == (0, 1)
    may_read = fight.game.may_read
    assert may_read(fight.state, counted, Reader(12))
    assert not may_read(fight.state, counted, Reader(11))
    assert not may_read(fight.state, counted, Reader())
    assert may_read(fight.state, fight.one(DamageDealt), Reader())


# ---- what became of the fallen


@pytest.mark.rule("ALT-GEN-015")
def test_when_the_fight_is_decided_the_game_master_is_asked_what_became_of_the_fallen() -> None:
    """Whom a player leads by himself, all others together; while the fight goes on nobody waits for it."""
    heroes = (fighter("Ana"), fighter("Cid", player=7))
    fight = Exchange(*heroes, *(fighter(f"Orc{n}", "others") for n in (1, 2)))
    for each in ("cid", "orc1"):
        fight.notes(Damage(GM, each, 40))
    assert ("@gm", "fate") not in fight.asked
    fight.notes(Damage(GM, "orc2", 40))
    assert fight.asked == [("@gm", "fate"), ("@gm", "fate")]
    cid, orcs = (decision for _, decision in fight.engine.questions())
    assert (cid.about["fallen"], orcs.about["fallen"], orcs.about["count"]) == ("Cid", "Orc1, Orc2", 2)
    assert orcs.default == {"fate": "open"}
    fight.answers("@gm", fate="dying")
    assert fight.who("cid").fate == "dying"
    fight.is_silent("@gm")
    assert [(each.combatant, each.fate) for each in fight.said(FateSaid)] == [("orc1", "open"), ("orc2", "open")]
    assert fight.asked == []
    # Whoever is brought back, and falls again, is asked about again.
    fight.notes(Back(GM, "orc1"))
    fight.notes(Damage(GM, "orc1", 40))
    assert fight.question("@gm").about["fallen"] == "Orc1"


@pytest.mark.rule("ALT-GEN-015")
def test_of_both_sides_down_and_of_the_hidden_the_question_tells_nothing() -> None:
    fight = Exchange(fighter("Ana"), fighter("Bor", "others"), fighter("Dan", "others", hidden=True))
    for each in ("dan", "ana", "bor"):
        fight.notes(Damage(GM, each, 40))
    assert fight.question("@gm").about["fallen"] == "Ana, Bor"
