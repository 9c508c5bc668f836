"""Counter-attacks (ALT-CTR)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

import pytest

from bot.kernel.decisions import Scalar
from bot.kernel.ruleset import Reader
from bot.kernel.values import evolve
from bot.rulesets.alternatif.combatants.words import Remove
from bot.rulesets.alternatif.engagement import Engage
from bot.rulesets.alternatif.free_actions import FreeActionOffered, OfferFree
from bot.rulesets.alternatif.melee.strikes import StrikeRolled
from bot.rulesets.alternatif.ordinary.words_announcing import Declare
from bot.rulesets.alternatif.parry.parries import ParryRolled
from bot.rulesets.alternatif.reaction.dice import InitiativePostponed, ReactionRolled
from bot.rulesets.alternatif.specials import events as s
from bot.rulesets.alternatif.specials.counters import PrepareCounter
from bot.rulesets.alternatif.state import Kind
from bot.rulesets.alternatif.state.magic import Spot
from bot.rulesets.alternatif.wounds.events import DamageDealt, FumbleRolled
from tests.rulesets.alternatif.archers import BOW
from tests.rulesets.alternatif.armed import armed, sets
from tests.rulesets.alternatif.exchange import DAGGER, GM, SHIELD, SWORD, Exchange, fighter

BLADE = evolve(SWORD, reaction="d8")
"""A sword whose reactions are a d8, as the text's example has them."""


def waits(how: str = "breakthrough", face: int = 3, on: str = "none") -> Exchange:
    """In 4 Cassandra announces a counter-attack upon the guard, whose action is up; her reaction die shows *face*. *on*
    a map she stands in C3, he in D3."""
    guard = fighter("Guard", "others", bm=5, stamina=60, spot=Spot(cell="D3"))
    cassandra = fighter("Cassandra", arm=BLADE, bm=6, ac=10, stamina=30, spot=Spot(cell="C3"))
    fight = Exchange(cassandra, guard, map=on)
    fight.stands_by("cassandra")
    fight.attacks("guard", "cassandra", 4)
    assert fight.asked == [("guard", "strike")]
    fight.notes(PrepareCounter(GM, "cassandra", cast(Kind, how), "guard"), face)
    return fight


def strikes_in(fight: Exchange, segment: int, who: str = "guard") -> None:
    """Whoever is up lets his action pass; the next one comes up in that segment."""
    fight.answers(who, segment - fight.segment, target="-")
    assert (fight.segment, fight.asked) == (segment, [(who, "strike")])


@pytest.mark.rule("ALT-CTR-001")
@pytest.mark.parametrize(
    ("how", "possible"),
    [
        ("breakthrough", True),
        ("disarm", True),
        ("weapon_capture", True),
        ("engage_wrestling", True),
        ("push", False),
        ("knock_down", False),
    ],
)
def test_four_can_be_done_as_counter_attacks(how: str, possible: bool) -> None:
    fight = Exchange(fighter("Cassandra"), fighter("Guard", "others"))
    refused = fight.tries(PrepareCounter(GM, "cassandra", cast(Kind, how), "guard"))
    assert (refused is None) is possible
    if refused is not None:
        assert refused.key == "alternatif-no-such-counter"


@pytest.mark.example("EX-A-33")
@pytest.mark.rule("ALT-CTR-002", "ALT-MEL-005", "ALT-CTR-003", "ALT-CTR-004", "ALT-SPE-022", "ALT-MOV-019")
@pytest.mark.parametrize("on", ["none", "square"])
def test_ex_a_33_cassandra(on: str) -> None:
    """EX-A-33: announced in 4, die 3: nothing in 7. In 9 the guard's 20 hits, her 22 passes him; 7 points, no parry.
    She is in his back, and the manoeuvre has given him no free attack."""
    fight = waits(on=on)
    assert fight.segment == 4
    assert fight.due("cassandra") == 7
    strikes_in(fight, 9)
    assert fight.said(s.SpecialAttempted) == []
    fight.strikes("guard", "cassandra", 12, 19, 7, 4)
    assert fight.one(s.SpecialAttempted).occasion == "counter"
    assert (fight.one(StrikeRolled).total, fight.one(StrikeRolled).occasion) == (20, "regular")
    found = fight.one(s.SpecialResolved)
    assert (found.outcome, found.total, found.against) == ("succeeded", 22, 20)
    assert (fight.one(DamageDealt).target, fight.one(DamageDealt).stamina) == ("cassandra", 7)
    assert fight.said(ParryRolled) == []
    assert fight.said(s.SpecialAnswered) == []
    assert fight.said(FreeActionOffered) == []
    assert fight.who("cassandra").stamina == 30 - 7
    if on == "square":
        assert fight.who("cassandra").spot.cell == "E3"


@pytest.mark.rule("ALT-CTR-002")
def test_only_ones_own_side_knows() -> None:
    fight = waits()
    assert fight.game.audience(fight.one(s.CounterAnnounced)).to == "side"


@pytest.mark.rule("ALT-CTR-003")
@pytest.mark.parametrize(("segment", "triggered"), [(6, False), (7, True)])
def test_armed_from_its_segment_on(segment: int, triggered: bool) -> None:
    fight = waits()
    strikes_in(fight, segment)
    fight.strikes("guard", "cassandra", 2, *([10] if triggered else []), 4)
    assert bool(fight.said(s.SpecialAttempted)) is triggered


@pytest.mark.rule("ALT-CTR-003")
def test_what_is_done_to_others_does_not_set_it_off() -> None:
    fight = Exchange(fighter("Cassandra"), fighter("Dora"), fighter("Guard", "others", stamina=60))
    fight.stands_by("dora")
    fight.notes(PrepareCounter(GM, "cassandra", "disarm", "guard"), 3)
    fight.attacks("guard", "cassandra", 8)
    fight.notes(Engage(GM, "dora", "guard"))
    assert fight.asked == [("guard", "strike")]
    fight.strikes("guard", "dora", 2, 4)
    assert fight.said(s.SpecialAttempted) == []
    assert fight.who("cassandra").main.counter is not None


@pytest.mark.rule("ALT-CTR-002")
def test_an_armed_counter_attack_has_no_moment_of_its_own_and_is_its_own_sides_affair() -> None:
    """Announced in 4, d8 = 3: armed from 7 on. In 9 nothing of it is due any more, and only her own card tells it."""
    fight = waits()

    def seen(reader: Reader) -> Mapping[str, Scalar]:
        view = fight.game.view(fight.state, reader, ())
        (row,) = (each for each in view.rows if each.id == "cassandra")
        own = [each.moment for each in view.schedule if each.who == "cassandra"]
        return {name: row.facts.get(name) for name in ("counters", "next", "due")} | {"slots": str(own)}

    told = "weapon=longsword|special=breakthrough|target=guard|due="
    assert seen(Reader(1, gm=True)) == {"counters": f"{told}7", "next": 7, "due": 7, "slots": "[7]"}
    strikes_in(fight, 9)
    assert seen(Reader(1, gm=True)) == {"counters": f"{told}0", "next": None, "due": None, "slots": "[]"}
    assert seen(Reader(7)) == {"counters": None, "next": None, "due": None, "slots": "[]"}


@pytest.mark.rule("ALT-CTR-005")
def test_the_next_reaction_counts_from_where_it_was_set_off() -> None:
    """Triggered in 9, d8=4: 13."""
    fight = waits()
    strikes_in(fight, 9)
    fight.strikes("guard", "cassandra", 2, 10, 4)
    rolled = next(each for each in fight.said(ReactionRolled) if each.combatant == "cassandra")
    assert (rolled.die, rolled.stamp, rolled.segment) == ("d8", 9, 13)
    assert fight.who("cassandra").main.counter is None


@pytest.mark.rule("ALT-CTR-006")
def test_it_is_dropped_for_a_plain_attack() -> None:
    """Armed since 7, drops it in 12 for a plain attack, d8=3: 15."""
    fight = waits()
    strikes_in(fight, 12)
    fight.notes(Declare(GM, "cassandra", "melee", "guard"), 3)
    assert fight.one(s.CounterDropped).reason == "given_up"
    assert fight.due("cassandra") == 15


@pytest.mark.rule("ALT-CTR-006")
def test_nobody_waits_for_one_who_is_gone() -> None:
    fight = waits()
    fight.notes(Remove(GM, "guard"))
    assert fight.who("cassandra").main.counter is None


@pytest.mark.rule("ALT-CTR-007")
@pytest.mark.parametrize(("segment", "again"), [(6, 11), (8, 12)])
def test_a_parry_puts_it_off(segment: int, again: int) -> None:
    """A d8 weapon armed at 7 parries a second enemy in 8: armed again at 12. Not armed yet: its initiative is moved."""
    guard, dan = fighter("Guard", "others", stamina=60), fighter("Dan", "others", stamina=60)
    fight = Exchange(fighter("Cassandra", arm=BLADE, bm=6, stamina=30), guard, dan)
    fight.stands_by("guard")
    fight.stands_by("cassandra")
    fight.attacks("dan", "cassandra", 4)
    fight.notes(PrepareCounter(GM, "cassandra", "disarm", "guard"), 3)
    assert fight.due("cassandra") == 7
    strikes_in(fight, segment, "dan")
    fight.strikes("dan", "cassandra", 15)
    fight.parries("cassandra", "dan", 12)
    assert fight.one(InitiativePostponed).segment == again


@pytest.mark.rule("ALT-CTR-008", "ALT-SPE-007")
def test_the_enemys_natural_20_makes_it_fail() -> None:
    """Counter-disarm 24, enemy attack d20=20: hit for a critical, weapon kept."""
    fight = waits("disarm")
    strikes_in(fight, 9)
    fight.strikes("guard", "cassandra", 20, 19, 4, 3)
    assert fight.one(s.SpecialResolved).outcome == "failed"
    assert fight.one(DamageDealt).doubled
    assert fight.who("guard").main.arm.weapon == "longsword"


@pytest.mark.rule("ALT-CTR-008")
def test_its_own_natural_1_fumbles() -> None:
    fight = waits("disarm")
    strikes_in(fight, 9)
    fight.strikes("guard", "cassandra", 3, 1, 4)
    assert fight.one(FumbleRolled).result == "weapon_lost"


@pytest.mark.rule("ALT-CTR-001")
def test_a_bow_prepares_no_counter_attack() -> None:
    """It has no action of melee."""
    fight = Exchange(fighter("Ysolde", arm=BOW), fighter("Guard", "others"))
    refused = fight.tries(PrepareCounter(GM, "ysolde", "disarm", "guard"))
    assert refused is not None
    assert refused.key == "alternatif-only-shoots"


@pytest.mark.rule("ALT-CTR-001", "ALT-SPE-001")
@pytest.mark.parametrize("on", [True, False])
def test_a_table_without_special_actions_has_no_counter_attacks_either(on: bool) -> None:
    fight = Exchange(fighter("Cassandra"), fighter("Guard", "others"), special_actions=on)
    form = fight.game.form(fight.state, "declare", "cassandra")
    assert form is not None
    assert ("counter" in form.fields[0].options) is on
    refused = fight.tries(PrepareCounter(GM, "cassandra", "disarm", "guard"))
    assert (None if refused is None else refused.key) == (None if on else "alternatif-no-specials")


@pytest.mark.rule("ALT-CTR-003")
def test_a_free_attack_does_not_set_it_off() -> None:
    """It waits for the enemy's next regular one."""
    fight = waits("disarm")
    strikes_in(fight, 9)
    fight.notes(OfferFree(GM, "guard", "cassandra"))
    fight.answers("guard", target="-")
    assert (fight.segment, fight.asked) == (9, [("guard", "free")])
    fight.answers("guard", 2, 4, free="cassandra/right")
    assert fight.said(StrikeRolled)[0].occasion == "free"
    assert fight.said(s.SpecialAttempted) == []
    assert fight.who("cassandra").main.counter is not None


@pytest.mark.rule("ALT-CTR-007")
def test_another_weapon_parries_without_disturbing_it() -> None:
    """The sword is armed in 7; in 4 the shield parries a second enemy."""
    guard, dan = fighter("Guard", "others", stamina=60), fighter("Dan", "others", stamina=60)
    fight = Exchange(armed("Cassandra", BLADE, SHIELD, bm=6, stamina=30), guard, dan)
    fight.stands_by("guard")
    fight.stands_by("cassandra")
    fight.attacks("dan", "cassandra", 4)
    fight.notes(PrepareCounter(GM, "cassandra", "disarm", "guard"), 3)
    fight.strikes("dan", "cassandra", 15)
    fight.parries("cassandra", "dan/left", 12)
    assert fight.one(ParryRolled).weapon == "shield"
    assert "right" not in [each.hand for each in fight.said(InitiativePostponed)]
    assert fight.due("cassandra") == 7
    assert fight.who("cassandra").main.counter is not None


@pytest.mark.rule("ALT-CTR-008")
@pytest.mark.parametrize(
    ("first", "second", "against", "outcome"),
    [(10, 15, 20, "succeeded"), (10, 16, 21, "failed"), (16, 10, 21, "failed")],
)
def test_every_attack_of_that_enemy_in_the_segment_must_be_beaten(
    first: int, second: int, against: int, outcome: str
) -> None:
    """Counter-disarm 19 + 6 + 3 - 8 = 20 against the sword and the dagger of one guard."""
    guard = armed("Guard", SWORD, DAGGER, side="others", bm=5, stamina=60)
    fight = Exchange(fighter("Cassandra", arm=BLADE, bm=6, ac=40, stamina=30), guard)
    fight.stands_by("guard")
    fight.notes(PrepareCounter(GM, "cassandra", "disarm", "guard"), 3)
    sets(fight, "guard", right=9, left=9)
    fight.answers("guard", first, target="cassandra")
    fight.answers("guard", second, 19, target="cassandra")
    found = fight.one(s.SpecialResolved)
    assert (found.total, found.against, found.outcome) == (20, against, outcome)


@pytest.mark.rule("ALT-CTR-008", "ALT-SPE-025")
def test_its_own_natural_20_has_its_effect() -> None:
    """A breakthrough strikes a blow on the way: d8 = 5, neither doubled nor parried."""
    fight = waits("breakthrough")
    strikes_in(fight, 9)
    fight.strikes("guard", "cassandra", 2, 20, 5, 4)
    dealt = fight.one(DamageDealt)
    assert (dealt.target, dealt.stamina, dealt.doubled) == ("guard", 5, False)
    assert fight.said(ParryRolled) == []
