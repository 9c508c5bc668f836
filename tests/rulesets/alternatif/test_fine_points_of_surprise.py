"""Fine points of surprise and sneak attacks: what was said of whom, ranges, saves, two daggers (ALT-SUR, ALT-SNK)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel import inputs
from bot.kernel.values import evolve
from bot.rulesets.alternatif.base.arms import OBJECT
from bot.rulesets.alternatif.base.rolls import CHECKS, Throw
from bot.rulesets.alternatif.engagement import Engage
from bot.rulesets.alternatif.moving import events as moving
from bot.rulesets.alternatif.ordinary.words_announcing import Declare, Grant
from bot.rulesets.alternatif.shooting import words as shooting
from bot.rulesets.alternatif.state import FIST, Magic, Spell, Task, Wielded
from bot.rulesets.alternatif.state.arms import Rolled
from bot.rulesets.alternatif.state.magic import Spot
from bot.rulesets.alternatif.surprise import ambush as reach
from bot.rulesets.alternatif.surprise import sneak
from bot.rulesets.alternatif.surprise import words as word
from bot.rulesets.alternatif.wounds.events import DamageDealt
from tests.rulesets.alternatif.archers import BOW, CROSSBOW, JAVELIN, archer
from tests.rulesets.alternatif.exchange import GM, SWORD, Exchange, fighter
from tests.rulesets.alternatif.test_sneak_attacks import cassandra, killer, sentry, stab
from tests.rulesets.alternatif.test_surprise import LATE, UNNOTICED, ambush, hero, orc

# ---- what is said


@pytest.mark.rule("ALT-SUR-006")
def test_what_is_said_of_all_adds_only_what_was_not_said_before() -> None:
    fight = Exchange(hero(), hero("Bor"), orc(), begun=False)
    fight.notes(word.SaySurprise(GM, "orc", "ana"))
    fight.notes(word.SaySurprise(GM, "orc", None))
    assert [each.target for each in fight.said(reach.SurpriseSaid)] == ["bor"]
    refused = fight.tries(word.SaySurprise(GM, "orc", None))
    assert refused is not None
    assert refused.key == "already-so"


@pytest.mark.rule("ALT-SUR-006")
@pytest.mark.parametrize(
    ("note", "possible"),
    [
        (word.SaySurprise(GM, "orc", "ana", LATE, 1), True),
        (word.SaySurprise(GM, "orc", "ana", LATE, 100), True),
        (word.SaySurprise(GM, "orc", "ana", LATE, 101), False),
        (word.TestNotice(GM, "orc", "ana", -20, 40), True),
        (word.TestNotice(GM, "orc", "ana", -21, 0), False),
        (word.TestNotice(GM, "orc", "ana", 0, 41), False),
    ],
)
def test_what_the_game_master_says_has_bounds(note: Any, possible: bool) -> None:
    fight = Exchange(hero(), orc(), begun=False)
    assert (fight.tries(note) is None) is possible


@pytest.mark.rule("ALT-SUR-006", "ALT-SUR-013")
def test_who_notices_is_tested_in_the_middle_of_a_fight_for_the_present_segment() -> None:
    fight = Exchange(hero(), orc(), orc("Bandit"))
    fight.attacks("ana", "orc", 6)
    fight.attacks("orc", "ana", 9)
    fight.stands_by("bandit")
    assert fight.segment == 6
    fight.notes(word.TestNotice(GM, "bandit", "ana"), 10, 9)
    assert (fight.one(reach.SurpriseSaid).segment, fight.one(reach.SurpriseSprung).segment) == (6, 6)


@pytest.mark.rule("ALT-SUR-006", "ALT-SUR-003")
def test_noticed_after_all_he_loses_the_free_action_that_he_has_not_taken() -> None:
    """His own falls; what another surpriser was offered stands."""
    fight = ambush(hero(), orc(), orc("Goblin"), by="orc")
    fight.notes(word.SaySurprise(GM, "goblin", "ana"))
    assert {("orc", "free"), ("goblin", "free")} <= set(fight.asked)
    fight.notes(word.SaySurprise(GM, "orc", "ana", None))
    assert ("orc", "free") not in fight.asked
    assert ("goblin", "free") in fight.asked


@pytest.mark.rule("ALT-SUR-005")
def test_who_does_something_else_lies_in_no_wait_and_a_spell_is_prepared_once() -> None:
    busy = Exchange(archer(), orc())
    busy.notes(Grant(GM, "ysolde", "fouiller", "0", "9"))
    refused = busy.tries(word.LieInWait(GM, "ysolde", "orc"))
    assert refused is not None
    assert refused.key == "already-so"
    mage = Exchange(hero(magic=Magic((Spell("web", 2, "VSM"),))), orc(), begun=False)
    mage.notes(word.LieInWait(GM, "ana", "orc", "web"))
    refused = mage.tries(word.LieInWait(GM, "ana", "orc", "web"))
    assert refused is not None
    assert refused.key == "already-so"


# ---- the segment comes


@pytest.mark.rule("ALT-SUR-001")
@pytest.mark.parametrize("who", ["ana", "orc"])
def test_nobody_who_is_out_or_has_changed_sides_surprises_or_is_surprised(who: str) -> None:
    fight = Exchange(hero(), orc(), begun=False)
    fight.notes(word.SaySurprise(GM, "orc", "ana"))
    state = evolve(fight.state, segment=1)
    assert len(reach.unsprung(state)) == 1
    for changes in ({"out": True}, {"side": "foes" if who == "ana" else "heroes"}):
        people = {**state.combatants, who: evolve(state.combatants[who], **changes)}
        assert reach.unsprung(evolve(state, combatants=people)) == []
        before = evolve(state, segment=0, combatants=people)
        assert reach.coming(before) == []


@pytest.mark.rule("ALT-SUR-009")
@pytest.mark.parametrize(
    ("surprised", "stamp", "segment", "another"),
    [
        (("ana",), 0, 1, False),
        (("ana", "bor"), 0, 1, False),
        (("bor",), 0, 1, True),
        (("bor",), 1, 1, False),
        (("bor",), 0, 2, False),
    ],
)
def test_only_who_named_another_before_the_first_segment_surprises_nobody(
    surprised: tuple[str, ...], stamp: int, segment: int, another: bool
) -> None:
    """His blow at Ana is announced; she, or both, or Bor alone are surprised."""
    fight = Exchange(hero(), hero("Bor"), orc(), begun=False)
    for each in surprised:
        fight.notes(word.SaySurprise(GM, "orc", each))
    begun = Wielded(SWORD, due=4, rolled=Rolled(stamp, "d8", (4,), True))
    who = evolve(fight.who("orc"), target="ana", hands=(begun,))
    state = evolve(fight.state, segment=segment, combatants={**fight.state.combatants, "orc": who})
    assert reach.assails_another(state, who) is another


@pytest.mark.rule("ALT-SUR-010")
def test_hidden_in_the_next_cell_he_has_no_way_to_run() -> None:
    fight = ambush(hero(spot=Spot(cell="C3")), orc(hidden=True, spot=Spot(cell="C4")), map="square")
    assert fight.said(moving.Ran) == []
    assert fight.one(reach.SurpriseSprung).how == "hand_to_hand"
    assert ("orc", "free") in fight.asked


@pytest.mark.rule("ALT-SUR-011", "ALT-SUR-012")
@pytest.mark.parametrize(
    ("hands", "frank"),
    [((SWORD,), False), ((SWORD, evolve(FIST, hand="left")), False), ((FIST,), True), ((BOW,), False)],
)
def test_one_weapon_in_hand_is_enough_to_fend_with(hands: tuple[Any, ...], frank: bool) -> None:
    """A bow is one, unless the table holds that an archer's guard is down."""
    fight = ambush(hero(), orc())
    who = evolve(fight.who("ana"), hands=tuple(Wielded(each) for each in hands))
    assert reach.defenceless(fight.state, who) is frank
    strict = evolve(fight.state, settings=evolve(fight.state.settings, surprised_with_bow="defenceless"))
    assert reach.defenceless(strict, who) is (frank or BOW in hands)


@pytest.mark.rule("ALT-SUR-010", "ALT-SUR-003")
def test_who_has_his_hands_full_falls_upon_nobody_from_afar() -> None:
    """Wrestling, with his guard down, surprised himself: only whom he is in contact with already."""
    fight = Exchange(hero(), orc(), begun=False)
    state, by, victim = fight.state, fight.who("orc"), fight.who("ana")
    assert reach.hand_to_hand(state, by, victim)
    for hampered in (
        evolve(by, wrestling=evolve(by.wrestling, locked=("bor",))),
        evolve(by, task=Task("search", 0, 0, 0, 9)),
        evolve(by, surprised=True),
        evolve(by, hands=(Wielded(BOW),)),
    ):
        assert not reach.hand_to_hand(state, hampered, victim)
        assert reach.hand_to_hand(state, evolve(hampered, contacts=("ana",)), victim)


@pytest.mark.rule("ALT-SUR-009")
def test_who_fell_upon_another_is_no_surprise_to_the_rest() -> None:
    """The orc names Bor beforehand: Ana, whom he would have surprised, may parry him in the same segment."""
    fight = Exchange(hero(), hero("Bor"), orc(), begun=False)
    fight.notes(word.SaySurprise(GM, "orc", "ana"))
    fight.says(inputs.Begin(GM))
    fight.notes(Declare(GM, "orc", "melee", "bor"), 5)
    fight.stands_by("bor")
    assert fight.one(reach.SurpriseSprung).how == "else"
    assert fight.state.surprises == ()


# ---- sneak attacks


@pytest.mark.rule("ALT-SNK-010")
@pytest.mark.parametrize(
    ("arm", "said", "within"),
    [
        (BOW, "point_blank", True),
        (BOW, "short", True),
        (BOW, "medium", False),
        (BOW, "long", False),
        (OBJECT, "medium", True),
        (OBJECT, "long", False),
        (SWORD, "short", False),
    ],
)
def test_a_range_that_was_said_tells_whether_a_shot_is_near_enough(arm: Any, said: Any, within: bool) -> None:
    """A plain object has no short range of its own; what the game master said of it as medium is near enough."""
    fight = Exchange(archer(), sentry(), begun=False)
    fight.notes(shooting.SayDistance(GM, "ysolde", "sentry", None, said))
    assert sneak.within_short(fight.state, "ysolde", "sentry", arm) is within


@pytest.mark.rule("ALT-SNK-010", "ALT-RNG-002")
@pytest.mark.parametrize(
    ("arm", "centimetres", "within"),
    [(BOW, 3000, True), (BOW, 3001, False), (JAVELIN, 1500, True), (JAVELIN, 1501, False), (OBJECT, 1600, True)],
)
def test_a_distance_that_was_said_tells_it_too(arm: Any, centimetres: int, within: bool) -> None:
    """Short range of the weapon, its last metre included; of what has no short range, 30 metres."""
    fight = Exchange(archer(), sentry(), begun=False)
    fight.notes(shooting.SayDistance(GM, "ysolde", "sentry", centimetres))
    assert sneak.within_short(fight.state, "ysolde", "sentry", arm) is within


@pytest.mark.rule("ALT-SNK-010")
def test_in_contact_he_is_near_enough_whatever_was_said_before() -> None:
    fight = Exchange(archer(), sentry())
    fight.notes(shooting.SayDistance(GM, "ysolde", "sentry", None, "long"))
    assert not sneak.within_short(fight.state, "ysolde", "sentry", BOW)
    fight.notes(Engage(GM, "ysolde", "sentry"))
    assert sneak.within_short(fight.state, "ysolde", "sentry", BOW)


@pytest.mark.rule("ALT-SNK-005")
@pytest.mark.parametrize(
    ("setting", "face", "margin"), [(False, 20, 10), (True, 20, None), (True, 19, 11)], ids=["off", "on", "19"]
)
def test_a_natural_20_saves_whatever_the_rank_only_where_the_table_says_so(
    setting: bool, face: int, margin: int | None
) -> None:
    """Rank 20: against 30."""
    fight = stab(killer(rank=20), sentry(stamina=200), save_natural_20=setting)
    fight.answers("assassin", 15, 3, face, *([] if margin is None else [50]), free="sentry/right")
    saved = fight.one(reach.SneakSaved)
    assert (saved.against, saved.outcome) == (30, "success" if margin is None else "failure")
    assert (saved.margin, saved.natural) == ((0, 20) if margin is None else (margin, None))


@pytest.mark.rule("ALT-SNK-009")
def test_a_heavy_weapon_helps_against_a_stab_and_not_against_a_shot() -> None:
    fight = stab(killer(), sentry(reflex=2))
    state, victim = fight.state, fight.who("sentry")

    def names(arm: Any) -> dict[str, int]:
        found = CHECKS.terms("sneak_save", state, Throw(victim.id, "assassin", 7, arm=arm))
        return {each.name: each.value for each in found}

    assert names(evolve(SWORD, tags=("heavy",))) == {"face": 7, "reflex": 2, "heavy_weapon": 3}
    assert names(evolve(CROSSBOW, tags=("missile", "heavy", "no_parry"))) == {"face": 7, "reflex": 2}


@pytest.mark.rule("ALT-SNK-016", "ALT-SNK-002")
def test_two_daggers_strike_together_only_at_somebody_who_has_not_noticed_at_all() -> None:
    fight = Exchange(cassandra(), sentry(), begun=False, two_dagger_sneak="always")
    fight.notes(word.SaySurprise(GM, "cassandra", "sentry"))
    fight.says(inputs.Begin(GM))
    assert "sentry/pair" not in fight.question("cassandra").fields[0].options
    assert "sentry/right" in fight.question("cassandra").fields[0].options


@pytest.mark.rule("ALT-SNK-016")
def test_what_was_refused_against_one_may_be_asked_against_another() -> None:
    fight = Exchange(cassandra(), sentry(), fighter("Guard", "guards"), begun=False)
    for each in ("sentry", "guard"):
        fight.notes(word.SaySurprise(GM, "cassandra", each, UNNOTICED))
    fight.says(inputs.Begin(GM))
    fight.answers("cassandra", free="sentry/pair")
    assert fight.asked == [("@gm", "daggers")]
    assert [each.pair for each in fight.state.surprises] == ["asked", ""]
    fight.answers("@gm", daggers="no")
    found = fight.question("cassandra").fields[0].options
    assert ("sentry/pair" in found, "guard/pair" in found) == (False, True)


@pytest.mark.rule("ALT-SNK-016")
def test_the_daggers_of_two_killers_are_two_sneak_attacks() -> None:
    """Each has her own pair, her own damage and her own save of the victim."""
    other = evolve(cassandra(), id="livia", name="Livia")
    fight = Exchange(cassandra(), other, sentry(stamina=200, reflex=20), begun=False, two_dagger_sneak="always")
    for each in ("cassandra", "livia"):
        fight.notes(word.SaySurprise(GM, each, "sentry", UNNOTICED))
    fight.says(inputs.Begin(GM))
    told = []
    for each in ("cassandra", "livia"):
        fight.answers(each, 15, 15, *(() if each == "cassandra" else (4, 4, 10, 1, 1, 10)), free="sentry/pair")
        told += fight.told
    assert [each.attacker for each in told if isinstance(each, reach.SneakSaved)] == ["cassandra", "livia"]
    totals = [each.total for each in told if isinstance(each, DamageDealt)]
    assert totals == [4 + 4 + 6, 1 + 1 + 6]
