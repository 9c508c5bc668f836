"""Volleys (ALT-VOL)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.errors import Refused
from bot.kernel.values import evolve
from bot.rulesets.alternatif.combatants.words import Join
from bot.rulesets.alternatif.ordinary.words_announcing import LetGo
from bot.rulesets.alternatif.reaction.announcer import SetInitiative
from bot.rulesets.alternatif.scene import SegmentReached
from bot.rulesets.alternatif.shooting import events as s
from bot.rulesets.alternatif.shooting import words as shots
from bot.rulesets.alternatif.state import Combatant, Wielded
from tests.rulesets.alternatif.archers import CROSSBOW, archer, range_of, rests, shoots
from tests.rulesets.alternatif.exchange import GM, SHIELD, SWORD, Exchange, Fed, fighter
from tests.rulesets.alternatif.waiting import comes_to, goes_on


def ogre(name: str = "Ogre", **figures: Any) -> Combatant:
    return fighter(name, "others", **{"ac": 40, "stamina": 200, "size": "large", **figures})


def terms(event: s.ShotRolled) -> dict[str, int]:
    return {each.name: each.value for each in event.terms}


def three(manner: str = "volley") -> Exchange:
    """Three bows, reactions 2, 5 and 4, at an ogre; nobody else moves."""
    people = [archer(name) for name in ("A", "B", "C")]
    fight = range_of(*people, ogre())
    rests(fight, "a", "b", "c")
    for who, face in (("a", 2), ("b", 5)):
        shoots(fight, who, "ogre", face, manner=manner)
    shoots(fight, "c", "ogre", 4, manner=manner)
    return fight


@pytest.mark.rule("ALT-VOL-001")
def test_a_volley_leaves_with_its_slowest_shooter() -> None:
    fight = three()
    appointed = fight.said(s.VolleyAppointed)[0]
    assert (appointed.segment, appointed.members) == (5, ("a", "b", "c"))
    assert [each.combatant for each in fight.said(s.ShotRolled)[:3]] == ["a", "b", "c"]
    first = next(at for at, each in enumerate(fight.told) if isinstance(each, s.ShotRolled))
    reached = [each.segment for each in fight.told[:first] if isinstance(each, SegmentReached)]
    assert reached == [5]


def massed(count: int, arm: Any = None, **settings: Any) -> Exchange:
    """*count* archers of one kind, the game master's, before two targets."""
    kind = archer("Garde", "others") if arm is None else archer("Garde", "others", arm)
    people = [evolve(kind, id=f"g{at}", name=f"Garde {at}", origin="guard_archer") for at in range(count)]
    targets = [fighter(name, ac=60, stamina=900, body=99, surprised=True) for name in ("Capitaine", "Porteur")]
    fight = Exchange(*people, *targets, **settings)
    fight.stands_by("capitaine")
    fight.stands_by("porteur")
    return fight


def ordered(fight: Exchange, target: str, *faces: int | Fed, **more: Any) -> None:
    tool = {"tool": "volley", "who": "g0", "target": target, **more}
    fight.notes(fight.game.compose(fight.state, "gm-tool", GM, tool), *faces)


@pytest.mark.example("EX-B-07")
@pytest.mark.rule("ALT-VOL-002")
@pytest.mark.parametrize(
    ("arm", "words", "segment"),
    [
        (None, "normal", 6),
        (None, "rapid", 4),
        (CROSSBOW, "normal", 8),
        (evolve(archer().main.arm, specialised=True), "normal", 4),
    ],
)
def test_too_many_archers_take_the_greatest_result_of_the_die(arm: Any, words: str, segment: int) -> None:
    fight = massed(8, arm)
    ordered(fight, "capitaine", words=words)
    begun = fight.said(s.ShotBegun)[0]
    assert (begun.faces, begun.segment) == ((), segment)


@pytest.mark.rule("ALT-VOL-002")
@pytest.mark.parametrize(("limit", "rolls"), [(6, True), (5, False)])
def test_up_to_the_tables_limit_each_rolls(limit: int, rolls: bool) -> None:
    fight = massed(6, volley_roll_limit=limit)
    ordered(fight, "capitaine")
    assert bool(fight.said(s.ShotBegun)[0].faces) is rolls


@pytest.mark.rule("ALT-VOL-002")
def test_ten_crossbows_begun_in_2_shoot_in_10() -> None:
    fight = massed(10, CROSSBOW)
    for each in list(fight.asked):
        fight.stands_by(each[0])
    fight.notes(Join(GM, (fighter("Orc", "orcs", ac=40),)))
    rests(fight)
    comes_to(fight, 2)
    ordered(fight, "capitaine")
    goes_on(fight)
    assert fight.said(s.ShotBegun)[0].segment == 10


@pytest.mark.rule("ALT-VOL-003")
def test_each_shot_gains_1_for_every_other_shooter() -> None:
    """8 + BM 2 + Dexterity 1 + size 2 + 3 = 16."""
    people = [archer(name, bm=2, dex_std=1) for name in ("A", "B", "C", "D")]
    fight = range_of(*people, ogre())
    rests(fight, "a", "b", "c", "d")
    for who in ("a", "b", "c"):
        shoots(fight, who, "ogre", 3, manner="volley")
    shoots(fight, "d", "ogre", 3, 8, 8, 8, 8, manner="volley")
    assert [(each.total, terms(each)["volley"]) for each in fight.said(s.ShotRolled)[:4]] == [(16, 3)] * 4


@pytest.mark.rule("ALT-VOL-004")
def test_the_bonus_is_counted_by_target() -> None:
    """Nine archers: five at the captain (+4 each), four at the bearer (+3 each)."""
    fight = massed(9)
    ordered(fight, "capitaine", value="5")
    ordered(fight, "porteur")
    found = {(each.target, terms(each)["volley"]) for each in fight.said(s.ShotRolled)[:9]}
    assert found == {("capitaine", 4), ("porteur", 3)}


@pytest.mark.example("EX-B-07")
@pytest.mark.rule("ALT-VOL-001", "ALT-VOL-002", "ALT-VOL-003", "ALT-VOL-005")
def test_ex_b_07_massed_volleys() -> None:
    """Eight archers at one target, rapid: 7 - 3 = +4 each, at 4, 8, 12 …"""
    fight = massed(8)
    ordered(fight, "capitaine", words="rapid")
    rolled = fight.said(s.ShotRolled)
    assert {(terms(each)["volley"], terms(each)["cadence"]) for each in rolled} == {(7, -3)}
    reached = [each.segment for each in fight.said(SegmentReached)]
    assert reached[:3] == [4, 8, 12]
    assert len(rolled) >= 24


@pytest.mark.rule("ALT-VOL-005")
def test_a_volley_needs_archers_whom_nobody_is_upon() -> None:
    fight = massed(3)
    with pytest.raises(Refused, match="alternatif-no-archers"):
        fight.says(shots.OrderVolley(GM, "capitaine", "g0"))
    with pytest.raises(Refused, match="number-range"):
        fight.says(shots.OrderVolley(GM, "g0", "capitaine", 4))


def told(fight: Exchange) -> list[str]:
    return [each.combatant for each in fight.said(s.ShotProposed)]


@pytest.mark.rule("ALT-VOL-005")
def test_the_archer_named_is_the_first_of_a_count_and_names_are_those_named() -> None:
    fight = massed(5)
    ordered(fight, "capitaine", 3, 3, who="g3", value="2")
    assert told(fight) == ["g3", "g0"]
    ordered(fight, "capitaine", 3, 3, who="g4", value="Garde 1, garde 4, Garde 1")
    assert told(fight) == ["g4", "g1"]
    with pytest.raises(Refused, match="alternatif-in-a-volley"):
        ordered(fight, "porteur", who="g2", value="Garde 1")
    with pytest.raises(Refused, match="alternatif-no-archer"):
        ordered(fight, "porteur", who="g2", value="Capitaine")


@pytest.mark.rule("ALT-VOL-005")
def test_archers_of_several_sheets_shoot_in_one_volley() -> None:
    """Each has an origin of his own; a player's character is ordered by nobody."""
    una, ida, eve = (evolve(archer(name, "others"), origin=name) for name in ("Una", "Ida", "Eve"))
    fight = Exchange(una, ida, evolve(eve, player=7), fighter("Orc", ac=60, stamina=900))
    fight.notes(
        fight.game.compose(
            fight.state, "gm-tool", GM, {"tool": "volley", "who": "una", "target": "orc", "value": "Ida"}
        ),
        2,
        5,
    )
    assert told(fight) == ["una", "ida"]
    assert fight.said(s.VolleyAppointed)[-1].members == ("una", "ida")
    assert fight.tries(shots.OrderVolley(GM, "una", "orc", archers=("eve",))).key == "alternatif-no-archer"  # type: ignore[union-attr]


@pytest.mark.rule("ALT-VOL-005", "ALT-VOL-007")
def test_whoever_prepares_a_volley_is_not_taken_for_another_one_while_others_are_free() -> None:
    """Ordered in 0; in 2 the rest of the body is meant, and nobody twice; then those ordered before, anew."""
    fight = massed(4, CROSSBOW)
    ordered(fight, "capitaine", 6, 6, value="2")
    fight.notes(SetInitiative(GM, "capitaine", 2))
    for each in ("g2", "g3"):
        fight.stands_by(each)
    assert fight.segment == 2
    ordered(fight, "porteur", 6, 6)
    assert told(fight) == ["g2", "g3"]
    ordered(fight, "porteur", 6, 6)
    assert told(fight) == ["g0", "g1"]


@pytest.mark.rule("ALT-VOL-002", "ALT-VOL-004")
def test_how_many_are_too_many_counts_by_target() -> None:
    """Nine, five at one and four at the other: each rolls, for neither volley has more than six."""
    fight = massed(9)
    ordered(fight, "capitaine", value="5")
    assert all(each.faces for each in fight.said(s.ShotBegun))
    ordered(fight, "porteur", value="4")
    assert all(each.faces for each in fight.said(s.ShotBegun))


@pytest.mark.rule("ALT-VOL-001", "ALT-VOL-004")
def test_two_volleys_at_two_targets_do_not_wait_for_each_other() -> None:
    fight = massed(4)
    ordered(fight, "capitaine", 2, 1, value="2")
    ordered(fight, "porteur", 6, 5)
    appointed = [(each.members, each.segment) for each in fight.said(s.VolleyAppointed) if each.target == "porteur"]
    assert appointed[:2] == [(("g2",), 6), (("g2", "g3"), 6)]
    assert [(each.target, each.combatant) for each in fight.said(s.ShotRolled)][:2] == [
        ("capitaine", "g0"),
        ("capitaine", "g1"),
    ]


@pytest.mark.rule("ALT-VOL-006")
def test_a_shield_stops_one_arrow_of_a_volley_and_the_bearer_chooses_which() -> None:
    people = [archer(name) for name in ("A", "B", "C", "D")]
    bearer = evolve(fighter("Bor", "others", stamina=99), hands=(Wielded(SWORD), Wielded(SHIELD)))
    fight = range_of(*people, bearer)
    rests(fight, "a", "b", "c", "d")
    for who in ("a", "b", "c"):
        shoots(fight, who, "bor", 3, manner="volley")
    shoots(fight, "d", "bor", 3, 15, 16, 17, 18, manner="volley")
    question = fight.question("bor")
    assert sum(option.endswith("/left") for option in question.fields[0].options) == 4
    fight.parries("bor", "c+shot/left", 16)
    assert all(not option.endswith("/left") for option in fight.question("bor").fields[0].options)


@pytest.mark.rule("ALT-VOL-007")
def test_who_is_broken_off_drops_out_and_the_others_do_not_wait() -> None:
    """Planned for 6 by A, B and C; B dodges in 4: A and C shoot at 6 with +1 each; then each rolls anew from 6."""
    people = [archer(name, reflex=9) for name in ("A", "B", "C")]
    fight = range_of(*people, ogre(), archer("Una", "others"))
    rests(fight, "a", "b", "c", "una")
    shoots(fight, "una", "b", 4)
    shoots(fight, "a", "ogre", 2, manner="volley")
    shoots(fight, "b", "ogre", 6, manner="volley")
    shoots(fight, "c", "ogre", 5, Fed(18, 20, why="shot"), manner="volley")
    assert fight.segment == 4
    feeds = (Fed(6, 6, why="reaction"), Fed(6, 6, why="reaction"))
    fight.parries("b", "una+shot/dodge", 18, *feeds)
    rolled = fight.said(s.ShotRolled)[:2]
    assert [(each.combatant, terms(each)["volley"]) for each in rolled] == [("a", 1), ("c", 1)]
    again = [each for each in fight.said(s.ShotBegun) if each.combatant == "a"]
    assert again[0].stamp == 6


@pytest.mark.rule("ALT-VOL-007")
def test_a_ready_shooter_of_a_volley_may_loose_earlier() -> None:
    people = [archer("A"), archer("B")]
    fight = range_of(*people, ogre())
    shoots(fight, "a", "ogre", 2, manner="volley")
    shoots(fight, "b", "ogre", 6, manner="volley")
    fight.notes(SetInitiative(GM, "ogre", 4))
    assert fight.segment == 4
    fight.notes(LetGo(GM, "a"), 10)
    rolled = fight.said(s.ShotRolled)
    assert [(each.combatant, each.volley) for each in rolled] == [("a", 0)]
