"""Special actions and wrestling against an incantation, or another action, of the same segment (ALT-REA-017 to -019),
and what breaks an incantation when it comes to that (ALT-MAG-010)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.values import evolve
from bot.rulesets.alternatif.magic.casting import EffectRolled, IncantationDisturbed, IncantationSettled, SpellCast
from bot.rulesets.alternatif.melee.strikes import StrikeRolled
from bot.rulesets.alternatif.orders import Order
from bot.rulesets.alternatif.ordinary.listed import TaskEnded
from bot.rulesets.alternatif.ordinary.words_announcing import Undertake
from bot.rulesets.alternatif.reaction.announcer import SetInitiative
from bot.rulesets.alternatif.reaction.dice import ActionLost, SimultaneousTestRolled
from bot.rulesets.alternatif.shooting.events import PreventionSettled, ShotRolled
from bot.rulesets.alternatif.specials.events import SpecialAttempted, SpecialResolved
from bot.rulesets.alternatif.state import FIST, Arm, Magic, Spell
from bot.rulesets.alternatif.wrestling import events as w
from bot.rulesets.alternatif.wrestling import records as clinches
from bot.rulesets.alternatif.wrestling.actions import Clinch
from tests.rulesets.alternatif.archers import archer, shoots
from tests.rulesets.alternatif.armed import busy
from tests.rulesets.alternatif.bottes import attempts
from tests.rulesets.alternatif.exchange import GM, SWORD, Exchange, fighter
from tests.rulesets.alternatif.locked import announces, does, wrestler

SPELL = Spell("s", 1, "VSM", left=1)


def casting(spell: Spell = SPELL, at: str | None = None, **settings: Any) -> Exchange:
    """Teluard's spell of one segment, prepared until 4, ends in 5, when the orc's action has come up; nobody is in
    contact, so nothing was offered to the orc before."""
    settings.setdefault("interrupted_spell", "lost")
    mage = fighter("Teluard", stamina=30, magic=Magic((spell,)))
    fight = Exchange(mage, fighter("Ana"), fighter("Orc", "orcs", stamina=6, body=2), **settings)
    fight.notes(SetInitiative(GM, "orc", 5))
    fight.stands_by("ana")
    fight.notes(Undertake(GM, "teluard", "cast", spell.id, "", at), 4)
    assert (fight.segment, fight.asked) == (5, [("orc", "strike")])
    return fight


def seized(spell: Spell = SPELL, at: str | None = None, arm: Arm = FIST, **settings: Any) -> Exchange:
    """The same in contact: the orc, who wrestles and takes no free action, may act in 5, too."""
    settings.setdefault("interrupted_spell", "lost")
    mage = fighter("Teluard", arm=arm, stamina=30, magic=Magic((spell,)))
    fight = Exchange(mage, fighter("Ana"), wrestler("Orc", "orcs", stamina=6, body=2), **settings)
    fight.notes(Order(GM, "orc", "free", "never"))
    fight.stands_by("ana")
    announces(fight, "orc", "teluard", 5)
    fight.notes(Undertake(GM, "teluard", "cast", spell.id, "", at))
    fight.answers("teluard", 4, expose="yes")
    assert (fight.segment, fight.asked) == (5, [("orc", "wrestle")])
    return fight


def special(fight: Exchange, how: str, *faces: int) -> None:
    """The orc makes a special action against Teluard of his action."""
    attempts(fight, how, *faces, who="orc", whom="teluard", **({"flank": "right"} if how == "breakthrough" else {}))


def is_raced(fight: Exchange) -> bool:
    return ("@gm", "race") in fight.asked


# ---- special actions


@pytest.mark.rule("ALT-REA-017", "ALT-MAG-010")
@pytest.mark.parametrize(
    ("how", "raced"),
    [
        ("push", True),
        ("knock_down", True),
        ("breakthrough", True),
        ("engage_wrestling", True),
        ("disarm", False),
        ("weapon_capture", False),
    ],
)
def test_what_could_break_an_incantation_is_for_the_game_master_to_order(how: str, raced: bool) -> None:
    """Whoever loses his sword goes on speaking: nothing depends on that order."""
    fight = casting()
    special(fight, how, *(() if raced else (10, 10)))
    assert is_raced(fight) is raced
    assert bool(fight.said(SpecialAttempted)) is not raced
    if raced:
        asked = fight.question("@gm")
        assert (asked.about["one"], asked.about["other"], asked.about["deed"]) == ("orc", "teluard", "special")
        assert asked.default == {"race": "blow"}


@pytest.mark.rule("ALT-REA-017", "ALT-REA-019", "ALT-MAG-010")
@pytest.mark.parametrize("how", ["push", "knock_down", "engage_wrestling"])
@pytest.mark.parametrize(("orc", "teluard", "cast"), [(2, 4, False), (3, 4, True), (4, 4, True), (5, 3, True)])
def test_it_prevents_a_spell_only_two_seconds_earlier(how: str, orc: int, teluard: int, cast: bool) -> None:
    """d20 = 18 against a reflex save of 3: whoever is shoved, thrown or seized cannot go on speaking. One second apart
    both happen: the spell is done, and the special action all the same."""
    fight = casting()
    special(fight, how)
    fight.answers("@gm", orc, teluard, 18, 3, race="2")
    assert fight.one(SpecialResolved).outcome == "succeeded"
    assert bool(fight.said(SpellCast)) is cast
    assert [each.how for each in fight.said(IncantationSettled)] == ([] if cast else ["lost"])
    causes = [] if cast else ["interrupted" if how == "engage_wrestling" else "shoved"]
    assert [each.cause for each in fight.said(IncantationDisturbed)] == causes


@pytest.mark.rule("ALT-REA-017", "ALT-GEN-016")
def test_declined_the_special_action_comes_first_and_one_that_fails_breaks_nothing() -> None:
    for faces, cast in (((18, 3), False), ((4, 19), True)):
        fight = casting()
        special(fight, "push")
        fight.answers("@gm", *faces, race="blow")
        assert fight.said(SimultaneousTestRolled) == []
        assert bool(fight.said(SpellCast)) is cast


@pytest.mark.rule("ALT-MAG-010")
def test_the_game_master_says_what_becomes_of_an_incantation_that_is_shoved() -> None:
    fight = casting(interrupted_spell="ask_gm")
    special(fight, "push")
    fight.answers("@gm", 18, 3, race="blow")
    asked = fight.question("@gm", "incantation")
    assert (asked.about["author"], asked.about["cause"]) == ("teluard", "shoved")
    fight.answers("@gm", incantation="goes_on")
    assert fight.one(SpellCast).combatant == "teluard"


@pytest.mark.rule("ALT-REA-017", "ALT-REA-019")
@pytest.mark.parametrize("how", ["push", "disarm"])
@pytest.mark.parametrize(("orc", "teluard", "done"), [(5, 3, False), (4, 3, True)])
def test_a_harmful_spell_two_seconds_earlier_prevents_the_special_action(
    how: str, orc: int, teluard: int, done: bool
) -> None:
    fight = casting(evolve(SPELL, dice="8d6"), at="orc")
    special(fight, how)
    fight.answers("@gm", orc, teluard, race="2")
    fight.answers("@gm", *[6] * 8, *([18, 3] if done else []), target="orc")
    assert fight.said(EffectRolled)
    assert bool(fight.said(SpecialAttempted)) is done
    assert [each.reason for each in fight.said(ActionLost)] == ([] if done else ["interrupted"])


# ---- wrestling


@pytest.mark.rule("ALT-REA-017", "ALT-REA-019", "ALT-WRE-015", "ALT-MAG-010")
@pytest.mark.parametrize(("orc", "teluard", "cast"), [(2, 4, False), (3, 4, True), (4, 4, True), (5, 3, True)])
def test_seizing_somebody_prevents_his_spell_only_two_seconds_earlier(orc: int, teluard: int, cast: bool) -> None:
    """In a clinch nobody does anything else. One second apart the spell is done, and both wrestle all the same."""
    fight = seized()
    does(fight, "orc", "grab")
    asked = fight.question("@gm", "race")
    assert (asked.about["one"], asked.about["other"], asked.about["deed"]) == ("orc", "teluard", "hold")
    fight.answers("@gm", orc, teluard, 4, 4, race="2")
    assert fight.one(clinches.ClinchBegun).how == "grab"
    assert bool(fight.said(SpellCast)) is cast
    assert [each.how for each in fight.said(IncantationSettled)] == ([] if cast else ["lost"])


@pytest.mark.rule("ALT-REA-017", "ALT-WRE-013")
def test_so_does_passing_the_guard_of_a_mage_with_a_staff() -> None:
    fight = seized(arm=SWORD)
    assert fight.question("orc").fields[0].options[0] in ("pass_guard", "grab")
    does(fight, "orc", fight.question("orc").fields[0].options[0])
    assert is_raced(fight)


@pytest.mark.rule("ALT-REA-017", "ALT-GEN-016", "ALT-WRE-015")
def test_without_a_test_the_wrestler_comes_first() -> None:
    fight = seized()
    does(fight, "orc", "grab")
    fight.answers("@gm", 4, 4, race="blow")
    assert fight.said(SimultaneousTestRolled) == []
    assert fight.said(SpellCast) == []
    assert fight.one(clinches.ClinchBegun).how == "grab"


@pytest.mark.rule("ALT-REA-017", "ALT-WRE-015")
def test_it_is_the_same_against_any_other_action() -> None:
    """A clinch breaks off whatever is under way: a potion drunk in time, or not."""
    for faces, drunk in (((2, 4), False), ((4, 2), True)):
        fight = Exchange(fighter("Bor", arm=FIST), wrestler("Orc", "orcs"))
        fight.notes(Order(GM, "orc", "free", "never"))
        announces(fight, "orc", "bor", 5)
        busy(fight, "bor", 4, 1, label="potion")
        does(fight, "orc", "grab")
        fight.answers("@gm", *faces, 4, 4, race="2")
        assert bool(fight.said(TaskEnded)) is drunk


@pytest.mark.rule("ALT-REA-017", "ALT-REA-019")
@pytest.mark.parametrize(("orc", "teluard", "done"), [(5, 3, False), (4, 3, True)])
def test_a_harmful_spell_two_seconds_earlier_prevents_the_wrestler(orc: int, teluard: int, done: bool) -> None:
    fight = seized(evolve(SPELL, dice="8d6"), at="orc")
    does(fight, "orc", "grab")
    fight.answers("@gm", orc, teluard, race="2")
    fight.answers("@gm", *[6] * 8, *([4] if done else []), target="orc")
    assert bool(fight.said(clinches.ClinchBegun)) is done
    assert [each.reason for each in fight.said(w.WrestlingLost)] == ([] if done else ["interrupted"])


@pytest.mark.rule("ALT-REA-017")
def test_wrestlers_between_themselves_call_for_no_test() -> None:
    """Actions of one kind in one segment have rules of their own (ALT-WRE-011)."""
    fight = Exchange(wrestler("Ana"), wrestler("Bor", "others"))
    fight.notes(Clinch(GM, "ana", "bor"), 3, 3)
    for who in ("ana", "bor"):
        fight.answers(who, wrestle_choice="act")
    does(fight, "ana", "batter")
    does(fight, "bor", "batter", 2, 2, 8, 8)
    assert len(fight.said(w.HoldRolled)) == 2
    assert fight.said(SimultaneousTestRolled) == []


# ---- shots, and spells that have no dice


@pytest.mark.rule("ALT-REA-017", "ALT-MIS-023")
def test_an_arrow_at_somebody_whose_incantation_ends_calls_for_a_test() -> None:
    """The ledger's own example: any wound would break it, felled or not."""
    for said, faces, cast in (("together", (), True), ("2", (5, 1), True), ("2", (1, 5), False)):
        mage = fighter("Teluard", "others", stamina=60, magic=Magic((SPELL,)))
        fight = Exchange(archer("A"), mage, interrupted_spell="lost")
        fight.notes(Undertake(GM, "teluard", "cast", "s"), 4)
        shoots(fight, "a", "teluard", 5)
        assert fight.question("@gm").kind == "order"
        fight.answers("@gm", *faces, 19, 4, order=said)
        assert fight.said(ShotRolled)[0].outcome == "hit"
        assert bool(fight.said(SpellCast)) is cast


@pytest.mark.rule("ALT-REA-019")
@pytest.mark.parametrize("deed", ["blow", "special", "hold"])
@pytest.mark.parametrize("prevented", ["yes", "no"])
def test_an_earlier_spell_without_dice_stops_a_deed_if_the_game_master_says_so(deed: str, prevented: str) -> None:
    """A word that holds somebody fast: what it does nobody but the game master knows."""
    fight = seized(at="orc") if deed == "hold" else casting(at="orc")
    if deed == "blow":
        fight.strikes("orc", "ana")
    elif deed == "special":
        special(fight, "push")
    else:
        does(fight, "orc", "grab")
    fight.answers("@gm", 4, 2, race="2")
    assert fight.one(SpellCast).target == "orc"
    asked = fight.question("@gm", "prevented")
    assert (asked.about["author"], asked.about["target"], asked.about["weapon"]) == ("teluard", "orc", "s")
    assert asked.default == {"prevented": "no"}
    faces = {"blow": (2,), "special": (18, 3), "hold": (4, 4)}[deed]
    fight.answers("@gm", *(faces if prevented == "no" else ()), prevented=prevented)
    assert fight.one(PreventionSettled).prevented is (prevented == "yes")
    done = fight.said(StrikeRolled) or fight.said(SpecialAttempted) or fight.said(clinches.ClinchBegun)
    assert bool(done) is (prevented == "no")
    lost = [each.reason for each in (*fight.said(ActionLost), *fight.said(w.WrestlingLost))]
    assert lost == (["interrupted"] if prevented == "yes" else [])


@pytest.mark.rule("ALT-REA-019")
def test_one_second_is_not_enough_for_a_spell_without_dice_either() -> None:
    fight = casting(at="orc")
    fight.strikes("orc", "ana")
    fight.answers("@gm", 4, 3, 2, race="2")
    assert fight.said(SpellCast)
    assert ("@gm", "prevented") not in fight.asked
    assert fight.one(StrikeRolled).combatant == "orc"


@pytest.mark.rule("ALT-REA-017")
def test_a_spell_without_dice_upon_a_friend_who_strikes_calls_for_no_test() -> None:
    """It helps him: nothing depends on the order."""
    fight = Exchange(
        fighter("Teluard", magic=Magic((SPELL,))), fighter("Ana"), fighter("Orc", "orcs", stamina=6, body=2)
    )
    fight.stands_by("orc")
    fight.notes(SetInitiative(GM, "ana", 5))
    fight.notes(Undertake(GM, "teluard", "cast", "s", "", "ana"), 4)
    fight.strikes("ana", "orc", 2)
    assert not is_raced(fight)
    assert fight.one(SpellCast).target == "ana"
