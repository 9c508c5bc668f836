"""Simultaneous tests: the second in which an event of a segment falls, and how much earlier is early enough
(ALT-REA-017 to -019)."""

from __future__ import annotations

import pytest

from bot.kernel.errors import Refused
from bot.rulesets.alternatif.engagement import Engage
from bot.rulesets.alternatif.magic.casting import EffectRolled, IncantationSettled, SpellCast
from bot.rulesets.alternatif.melee.strikes import StrikeRolled
from bot.rulesets.alternatif.ordinary.listed import TaskEnded
from bot.rulesets.alternatif.ordinary.words_announcing import Undertake
from bot.rulesets.alternatif.reaction.announcer import CallTest, SetInitiative
from bot.rulesets.alternatif.reaction.dice import ActionLost, SimultaneousTestRolled, second_of
from bot.rulesets.alternatif.shooting.events import ShotRolled
from bot.rulesets.alternatif.state import Magic, Settings, Spell
from bot.rulesets.alternatif.wounds.events import DamageDealt
from bot.rulesets.alternatif.wounds.fumbles import Damage
from tests.rulesets.alternatif.archers import archer, range_of, shoots
from tests.rulesets.alternatif.armed import sets
from tests.rulesets.alternatif.exchange import GM, Exchange, fighter
from tests.rulesets.alternatif.waiting import comes_to, goes_on, starts, waiting


@pytest.mark.rule("ALT-REA-018")
@pytest.mark.parametrize(
    ("face", "dex", "settings", "second"),
    [
        (2, 3, Settings(), 1),
        (5, 2, Settings(), 3),
        (4, 0, Settings(), 4),
        (5, 2, Settings(simultaneous_test_dex=False), 5),
        (4, -2, Settings(), 4),
        (4, -2, Settings(negative_dex_on_reaction="applied"), 6),
    ],
)
def test_dexterity_makes_the_second_earlier_but_never_below_1(
    face: int, dex: int, settings: Settings, second: int
) -> None:
    assert second_of(fighter("Ana", dex_std=dex), face, settings) == second


def archers(**settings: object) -> Exchange:
    """Two archers whose arrows leave in segment 5; an orc's action stops the clock in it, before they do."""
    fight = Exchange(fighter("A"), fighter("B", "others"), fighter("Orc", "orcs", ac=40), **settings)
    starts(fight, "a", "arrow", "5", "0")
    starts(fight, "b", "arrow", "5", "0")
    comes_to(fight, 5)
    return fight


def called(fight: Exchange, a: int, b: int, gap: int | None = None) -> str | None:
    """Who prevents the other's shot when the dice show *a* and *b*."""
    fight.notes(CallTest(GM, "a", "b", gap), a, b)
    rolled = fight.one(SimultaneousTestRolled)
    assert (rolled.second, rolled.other_second) == (a, b)
    return rolled.earlier


@pytest.mark.example("EX-A-10a")
@pytest.mark.rule("ALT-REA-017", "ALT-REA-018", "ALT-REA-019")
def test_ex_a_10a_one_second_apart_both_arrows_fly() -> None:
    fight = archers()
    assert called(fight, 3, 4) is None
    goes_on(fight)
    assert [each.combatant for each in fight.said(TaskEnded)] == ["a", "b"]


@pytest.mark.example("EX-A-10b")
@pytest.mark.rule("ALT-REA-017", "ALT-REA-019")
def test_ex_a_10b_two_seconds_apart_the_later_one_falls_before_shooting() -> None:
    """The shot itself is the game master's word: B is felled by it, and his arrow never leaves."""
    fight = archers()
    assert called(fight, 2, 4) == "a"
    fight.notes(Damage(GM, "b", 40))
    goes_on(fight)
    assert [each.combatant for each in fight.said(TaskEnded)] == ["a"]


@pytest.mark.example("EX-A-10c")
@pytest.mark.rule("ALT-REA-019")
def test_ex_a_10c_far_apart_the_game_master_asks_for_more() -> None:
    assert called(archers(), 2, 4, gap=3) is None
    assert called(archers(), 1, 4, gap=3) == "a"
    assert called(archers(), 1, 4, gap=4) is None
    assert called(archers(simultaneous_test_gap=3), 2, 4) is None


@pytest.mark.rule("ALT-REA-019")
@pytest.mark.parametrize(("a", "b", "earlier"), [(4, 4, None), (6, 4, "b"), (5, 4, None), (1, 6, "a")])
def test_two_seconds_decide_and_either_may_be_the_earlier(a: int, b: int, earlier: str | None) -> None:
    assert called(archers(), a, b) == earlier


@pytest.mark.rule("ALT-REA-019")
def test_the_gap_of_one_test_is_1_to_5_seconds() -> None:
    fight = archers()
    for gap in (0, 6):
        with pytest.raises(Refused, match="number-range"):
            fight.says(CallTest(GM, "a", "b", gap))
    with pytest.raises(Refused, match="two-people"):
        fight.says(CallTest(GM, "a", "a"))


@pytest.mark.rule("ALT-REA-017")
def test_two_swords_in_one_segment_call_for_no_test() -> None:
    """Both are due in 8: simultaneous choices, both blows, and not a single die of seconds."""
    fight = Exchange(fighter("Ana"), fighter("Bor", "others"))
    fight.notes(Engage(GM, "ana", "bor"))
    sets(fight, "ana", right=8)
    sets(fight, "bor", right=8)
    fight.answers("ana", choice="attack")
    fight.answers("bor", 15, 15, 3, 3, 9, 10, choice="attack")
    assert len(fight.said(DamageDealt)) == 2
    assert fight.said(SimultaneousTestRolled) == []


@pytest.mark.rule("ALT-REA-017")
@pytest.mark.parametrize(
    ("rule", "faces", "first"),
    [
        ("simultaneous_test", (2, 4), "spell"),
        ("simultaneous_test", (3, 4), "blow"),
        ("simultaneous_test", (4, 2), "blow"),
        ("frank_first", (), "blow"),
    ],
)
def test_a_spell_that_ends_while_a_frank_attack_falls_is_tested_if_the_table_wants_it(
    rule: str, faces: tuple[int, ...], first: str
) -> None:
    """Whichever comes first; the spell is done in any case unless the blow breaks it."""
    fight = waiting(engaged=True, frank_against_completion=rule)
    comes_to(fight, 8)
    starts(fight, "teluard", "spell", "0", "1")
    fight.answers("orc", *faces, 10, 3, free="teluard/right")
    order = [type(each).__name__ for each in fight.told if isinstance(each, TaskEnded | StrikeRolled)]
    assert order == (["TaskEnded", "StrikeRolled"] if first == "spell" else ["StrikeRolled", "TaskEnded"])
    assert len(fight.said(SimultaneousTestRolled)) == (1 if rule == "simultaneous_test" else 0)


def spell_against_blow(
    blow: str | None, *faces: int, dice: str = "", at: str | None = None, **settings: object
) -> Exchange:
    """Teluard's spell of level 1, prepared until 4, ends in 5, where the orc strikes at *blow* (None: he is
    asked whom); nobody is engaged."""
    mage = fighter("Teluard", stamina=30, magic=Magic((Spell("s", 1, "VSM", left=1, dice=dice),)))
    fight = Exchange(mage, fighter("Ana"), fighter("Orc", "orcs", stamina=6, body=2), **settings)
    fight.notes(SetInitiative(GM, "orc", 5))
    fight.stands_by("ana")
    fight.notes(Undertake(GM, "teluard", "cast", "s", "", at), 4)
    assert fight.segment == 5
    if blow is not None:
        fight.strikes("orc", blow, *faces)
    return fight


@pytest.mark.rule("ALT-REA-017", "ALT-GEN-016")
def test_a_blow_at_somebody_whose_incantation_ends_is_for_the_game_master_to_order() -> None:
    """Declined, the segment keeps its order: the blow falls first, and breaks the spell."""
    fight = spell_against_blow("teluard", interrupted_spell="lost")
    asked = fight.question("@gm")
    assert (asked.kind, asked.default) == ("race", {"race": "blow"})
    assert (asked.about["one"], asked.about["other"]) == ("orc", "teluard")
    fight.answers("@gm", 15, 4, race="blow")
    assert fight.said(SimultaneousTestRolled) == []
    assert fight.one(DamageDealt).target == "teluard"
    assert fight.one(IncantationSettled).how == "lost"
    assert fight.said(SpellCast) == []


@pytest.mark.rule("ALT-REA-017", "ALT-REA-019")
@pytest.mark.parametrize(
    ("orc", "teluard", "cast"), [(2, 4, False), (3, 4, True), (4, 4, True), (4, 3, True), (5, 3, True)]
)
def test_a_blow_prevents_a_spell_only_two_seconds_earlier(orc: int, teluard: int, cast: bool) -> None:
    """One second apart both happen: the spell is done, and the blow falls all the same."""
    fight = spell_against_blow("teluard", interrupted_spell="lost")
    fight.answers("@gm", orc, teluard, 15, 4, race="2")
    rolled = fight.one(SimultaneousTestRolled)
    assert (rolled.second, rolled.other_second) == (orc, teluard)
    assert bool(fight.said(SpellCast)) == cast
    assert bool(fight.said(IncantationSettled)) != cast
    assert fight.one(DamageDealt).target == "teluard"


@pytest.mark.rule("ALT-REA-017", "ALT-REA-019")
@pytest.mark.parametrize(("orc", "teluard", "struck"), [(5, 3, False), (4, 3, True)])
def test_a_spell_two_seconds_earlier_prevents_the_blow_of_whom_it_fells(orc: int, teluard: int, struck: bool) -> None:
    """Teluard's spell strikes the orc, who strikes at Ana, and falls in any case."""
    fight = spell_against_blow("ana", dice="8d6", at="orc")
    assert fight.question("@gm").about["other"] == "teluard"
    fight.answers("@gm", orc, teluard, race="2")
    assert ("@gm", "effect") in fight.asked
    fight.answers("@gm", 6, 6, 6, 6, 6, 6, 6, 6, *((15,) if struck else ()), target="orc")
    assert fight.said(EffectRolled)
    assert bool(fight.said(StrikeRolled)) == struck
    lost = [each.reason for each in fight.said(ActionLost)]
    assert lost == ([] if struck else ["interrupted"])
    if struck:
        fight.takes_it("ana", 4)
        assert fight.one(DamageDealt).target == "ana"
    assert fight.who("orc").out


@pytest.mark.rule("ALT-REA-017", "ALT-GEN-016")
def test_no_test_where_neither_could_prevent_the_other() -> None:
    """A blow at Ana, and a spell that harms nobody: nothing depends on their order."""
    fight = spell_against_blow("ana", 15, 4)
    assert ("@gm", "race") not in fight.asked


# ---- what the table's gap and a test that the game master calls decide


@pytest.mark.rule("ALT-REA-019")
@pytest.mark.parametrize(
    ("gap", "offered"),
    [(1, ("1", "2", "3")), (2, ("2", "3", "4")), (3, ("3", "4", "5")), (4, ("4", "5")), (5, ("5",))],
)
def test_the_gaps_that_are_offered_begin_with_the_table_s_own(gap: int, offered: tuple[str, ...]) -> None:
    for kind, fight in (("race", spell_against_blow("teluard", simultaneous_test_gap=gap)), ("order", duel(gap))):
        asked = fight.question("@gm")
        assert asked.kind == kind
        assert asked.fields[0].options[1:] == offered


def duel(gap: int = 2) -> Exchange:
    """Two archers shoot at each other in one segment, and each may fell the other."""
    fight = range_of(
        archer("A", body=1, stamina=1), archer("B", "others", body=1, stamina=1), simultaneous_test_gap=gap
    )
    shoots(fight, "a", "b", 5, 5)
    shoots(fight, "b", "a", 5, 5)
    return fight


@pytest.mark.rule("ALT-REA-017", "ALT-REA-019", "ALT-MIS-023")
@pytest.mark.parametrize(("pair", "faces"), [("ab", (2, 4)), ("ba", (4, 2))])
def test_a_test_that_the_game_master_calls_settles_the_order_of_two_shots(pair: str, faces: tuple[int, int]) -> None:
    """Called while the question stands: it is withdrawn, and B never shoots."""
    fight = duel()
    assert fight.asked == [("@gm", "order")]
    fight.notes(CallTest(GM, *pair), *faces, 19, 4, 4, 4, 4)
    assert fight.one(SimultaneousTestRolled).earlier == "a"
    assert [each.combatant for each in fight.said(ShotRolled)] == ["a"]
    assert ("@gm", "order") not in fight.asked


@pytest.mark.rule("ALT-REA-017", "ALT-REA-019")
@pytest.mark.parametrize(("orc", "teluard", "cast"), [(2, 4, False), (3, 4, True), (5, 3, True)])
@pytest.mark.parametrize("chosen", [True, False])
def test_a_test_that_the_game_master_calls_settles_whether_a_blow_prevents_a_spell(
    orc: int, teluard: int, cast: bool, chosen: bool
) -> None:
    """Called at the question of the order, or before: while the orc is still asked whom he strikes."""
    fight = spell_against_blow("teluard" if chosen else None, interrupted_spell="lost")
    faces = (orc, teluard, *((15, 4) if chosen else ()))
    fight.notes(CallTest(GM, "teluard", "orc"), *(faces[1::-1] + faces[2:]))
    told = list(fight.told)
    if not chosen:
        fight.strikes("orc", "teluard", 15, 4)
        told += fight.told
    assert any(isinstance(each, SpellCast) for each in told) == cast
    assert any(isinstance(each, IncantationSettled) for each in told) != cast
    assert sum(isinstance(each, SimultaneousTestRolled) for each in told) == 1
    assert ("@gm", "race") not in fight.asked
