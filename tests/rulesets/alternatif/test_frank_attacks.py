"""Frank attacks, and the race against an action that ends (ALT-FRE-012 to -014)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.errors import Refused
from bot.kernel.values import evolve
from bot.rulesets.alternatif.combatants.words import Reveal, SetFlag
from bot.rulesets.alternatif.engagement import Engage
from bot.rulesets.alternatif.free_actions import OfferFree
from bot.rulesets.alternatif.melee.strikes import StrikeRolled
from bot.rulesets.alternatif.ordinary.listed import TaskBroken, TaskEnded
from bot.rulesets.alternatif.parry.parries import ParryChosen
from bot.rulesets.alternatif.reaction.announcer import Interrupt
from bot.rulesets.alternatif.reaction.dice import ReactionRolled, SimultaneousTestRolled
from bot.rulesets.alternatif.state import Combatant
from bot.rulesets.alternatif.wounds.events import DamageDealt, FumbleRolled
from bot.rulesets.shared.people import Hide
from tests.rulesets.alternatif.armed import armed, busy
from tests.rulesets.alternatif.exchange import AXE, GM, SHIELD, Exchange, fighter


def lowered(
    ana: Combatant | None = None,
    *enemies: Combatant,
    reaction: int = 0,
    duration: int = 1,
    **settings: Any,
) -> Exchange:
    """Ana lowers her guard from segment 1 on, with the *enemies* (Bor: martial bonus -1, a sword) upon her."""
    foes = enemies or (fighter("Bor", "others", bm=-1),)
    fight = Exchange(ana or armed("Ana", ac=15, stamina=60), *foes, **settings)
    for each in foes:
        fight.stands_by(each.id)
        fight.notes(Engage(GM, "ana", each.id))
    busy(fight, "ana", reaction, duration)
    assert fight.asked == [(each.id, "free") for each in foes]
    return fight


# ---- the attack itself (ALT-FRE-012)


@pytest.mark.rule("ALT-FRE-012", "ALT-CRI-003")
@pytest.mark.parametrize(
    ("face", "outcome", "critical"),
    [
        (12, "miss", False),
        (16, "hit", False),
        (17, "hit", True),
        (18, "hit", True),
        (19, "hit", True),
        (20, "hit", True),
    ],
)
def test_it_is_critical_from_17_to_20_and_never_parried(face: int, outcome: str, critical: bool) -> None:
    """d20 = 17, total 19 against AC 15: critical; the target has a free shield: no parry question. Total 14: a miss."""
    fight = lowered()
    dice = {"miss": [], "hit": [4, 1] if critical else [4]}[outcome]
    fight.answers("bor", face, *dice, free="ana/right")
    strike = fight.one(StrikeRolled)
    assert (strike.occasion, strike.total, strike.against) == ("frank", face + 2, 15)
    assert (strike.outcome, strike.critical) == (outcome, critical)
    assert fight.said(ParryChosen) == []
    assert [each.doubled for each in fight.said(DamageDealt)] == ([] if outcome == "miss" else [critical])


@pytest.mark.rule("ALT-FRE-012", "ALT-CRI-003")
@pytest.mark.parametrize(("face", "outcome"), [(17, "miss"), (19, "miss"), (20, "hit")])
def test_only_a_natural_20_hits_by_itself(face: int, outcome: str) -> None:
    fight = lowered(armed("Ana", ac=30, stamina=60))
    fight.answers("bor", face, *([4, 1] if outcome == "hit" else []), free="ana/right")
    assert fight.one(StrikeRolled).outcome == outcome


@pytest.mark.rule("ALT-FRE-012", "ALT-FAC-005")
@pytest.mark.parametrize(("ignores", "against"), [(True, 15), (False, 19)])
def test_the_victims_defence_factor_does_not_count_unless_the_table_says_so(ignores: bool, against: int) -> None:
    fight = lowered(frank_ignores_defence_factor=ignores)
    fight.answers("bor", 2, free="ana/right")
    assert fight.one(StrikeRolled).against == against


@pytest.mark.rule("ALT-FRE-012", "ALT-FRE-006")
def test_it_is_an_attack_on_the_victim_and_nothing_else() -> None:
    """Her shield could be broken, but not by a frank attack. What else there is is no frank attack."""
    wooden = evolve(SHIELD, haft_ac=5, structure=1)
    fight = lowered(armed("Ana", AXE, wooden))
    assert fight.question("bor").fields[0].options == ("ana/right", "ana/seize", "special", "-")
    with pytest.raises(Refused):
        fight.answers("bor", free="equipment")


@pytest.mark.rule("ALT-FRE-012", "ALT-FRE-002")
def test_otherwise_it_is_like_any_free_action() -> None:
    """No reaction; Bor's own action comes when it was due."""
    fight = Exchange(fighter("Ana", stamina=60), fighter("Bor", "others"))
    fight.attacks("bor", "ana", 3)
    busy(fight, "ana", 0, 2)
    fight.answers("bor", 2, free="ana/right")
    fight.answers("bor", 2, free="ana/right")
    assert fight.said(ReactionRolled) == []
    fight.stands_by("ana")
    assert (fight.segment, fight.asked) == (3, [("bor", "strike")])


@pytest.mark.rule("ALT-FRE-012")
def test_a_fumbled_frank_attack_opens_nothing_to_somebody_busy() -> None:
    fight = lowered()
    fight.answers("bor", 1, 2, free="ana/right")
    assert fight.one(FumbleRolled).result == "free_action"
    assert ("ana", "free") not in fight.asked


@pytest.mark.rule("ALT-FRE-013", "ALT-PAR-017")
def test_the_victim_has_nothing_to_oppose() -> None:
    """Neither weapon of Ana's may parry or take a free action while her guard is down."""
    fight = lowered(
        armed("Ana", stamina=60), fighter("Bor", "others", bm=9), fighter("Cid", "others", bm=9), duration=2
    )
    with pytest.raises(Refused, match="alternatif-cannot-take"):
        fight.says(OfferFree(GM, "ana", "bor"))
    fight.answers("bor", 10, 4, free="ana/right")
    assert fight.asked == [("cid", "free")]
    assert fight.said(ParryChosen) == []


# ---- frank blows and others in the same segment


@pytest.mark.rule("ALT-GEN-016", "ALT-FRE-011")
def test_a_frank_blow_that_falls_leaves_another_blow_to_be_parried() -> None:
    """Bor learns what Ana does only when Eve has been hit and is asked."""
    heroes = (fighter("Ana", stamina=60), fighter("Eve"))
    fight = Exchange(*heroes, fighter("Bor", "others", bm=9), fighter("Cid", "others", bm=9))
    for ident in ("eve", "bor"):
        fight.stands_by(ident)
    fight.notes(Engage(GM, "ana", "bor"))
    fight.notes(SetFlag(GM, "bor", "unaware", on=True, other="ana"))
    fight.attacks("cid", "eve", 1)
    busy(fight, "ana", 0, 2)
    fight.strikes("cid", "eve", 10)
    assert fight.asked == [("eve", "parry")]
    fight.notes(SetFlag(GM, "bor", "unaware", on=False, other="ana"))
    assert fight.asked == [("bor", "free")]
    fight.answers("bor", 10, 4, free="ana/right")
    assert [each.target for each in fight.said(DamageDealt)] == ["ana"]
    assert fight.asked == [("eve", "parry")]


@pytest.mark.rule("ALT-GEN-016", "ALT-FRE-011")
def test_frank_attacks_come_before_the_regular_actions_of_the_segment() -> None:
    fight = Exchange(fighter("Ana", stamina=1, body=1), fighter("Bor", "others", bm=9), fighter("Cid"))
    fight.attacks("cid", "bor", 1)
    fight.stands_by("bor")
    fight.notes(Engage(GM, "ana", "bor"))
    busy(fight, "ana", 0, 1)
    assert fight.asked == [("bor", "free")]  # Cid's blow waits
    fight.answers("bor", 2, free="ana/right")
    assert fight.asked == [("cid", "strike")]


# ---- against an action that ends in the same segment (ALT-FRE-014)


def casting(**settings: Any) -> Exchange:
    """Casting 3 to 5, announced at stamp 0; Bor has let 1 to 4 pass, and it is 5."""
    ana = fighter("Ana", stamina=1, body=9)
    fight = lowered(ana, fighter("Bor", "others", bm=9), reaction=2, duration=3, **settings)
    for _ in range(4):
        fight.answers("bor", free="-")
    assert (fight.segment, fight.asked) == (5, [("bor", "free")])
    assert fight.who("ana").task is not None
    return fight


@pytest.mark.rule("ALT-FRE-014")
def test_the_frank_attack_comes_before_the_end_of_the_action() -> None:
    fight = casting()
    fight.answers("bor", 2, free="ana/right")
    kinds = [type(each) for each in fight.told]
    assert kinds.index(StrikeRolled) < kinds.index(TaskEnded)
    assert fight.one(TaskEnded).segment == 5


@pytest.mark.rule("ALT-FRE-014", "ALT-REA-014")
def test_so_it_can_still_interrupt_it() -> None:
    """A blow to the head (d100 of 5): nothing takes effect at the end of 5."""
    fight = casting()
    fight.answers("bor", 10, 3, 5, free="ana/right")
    assert fight.one(TaskBroken).segment == 5
    assert fight.said(TaskEnded) == []


@pytest.mark.rule("ALT-FRE-014", "ALT-GEN-013")
def test_or_the_game_master_says_so() -> None:
    fight = casting()
    fight.notes(Interrupt(GM, "ana"))
    assert fight.one(TaskBroken).segment == 5
    assert fight.asked == [("bor", "free")]  # and the occasion stands
    fight.answers("bor", 2, free="ana/right")
    assert fight.said(TaskEnded) == []


@pytest.mark.rule("ALT-FRE-014", "ALT-REA-017", "ALT-REA-019")
@pytest.mark.parametrize(
    ("author", "attacker", "done_first"), [(1, 3, True), (1, 2, False), (4, 4, False), (5, 2, False)]
)
def test_a_table_may_have_the_two_race(author: int, attacker: int, done_first: bool) -> None:
    """Two seconds earlier, the action is done before the blow falls."""
    fight = casting(frank_against_completion="simultaneous_test")
    fight.answers("bor", author, attacker, 10, 3, 5, free="ana/right")
    test = fight.one(SimultaneousTestRolled)
    assert (test.combatant, test.other, test.gap) == ("ana", "bor", 2)
    assert [type(each) for each in fight.told if isinstance(each, (TaskEnded, TaskBroken))] == [
        TaskEnded if done_first else TaskBroken
    ]
    assert fight.one(StrikeRolled).occasion == "frank"  # the attack takes place in any case


@pytest.mark.rule("ALT-FRE-014")
def test_there_is_no_race_before_the_last_segment() -> None:
    fight = lowered(duration=2, frank_against_completion="simultaneous_test")
    fight.answers("bor", 2, free="ana/right")
    assert fight.said(SimultaneousTestRolled) == []


@pytest.mark.rule("ALT-FRE-014", "ALT-FRE-011")
def test_who_wins_the_race_against_one_is_still_exposed_to_the_others() -> None:
    foes = (fighter("Bor", "others"), fighter("Cid", "others"))
    fight = lowered(fighter("Ana", stamina=60), *foes, frank_against_completion="simultaneous_test")
    fight.answers("bor", 1, 6, 2, free="ana/right")
    assert fight.one(TaskEnded).segment == 1
    assert fight.asked == [("cid", "free")]
    fight.answers("cid", 2, free="ana/right")
    assert fight.said(SimultaneousTestRolled) == []
    assert fight.one(StrikeRolled).occasion == "frank"


@pytest.mark.rule("ALT-FRE-011")
def test_who_lies_low_unseen_is_not_asked() -> None:
    """He stands by where nobody knows of him: time goes on, as it would without him."""
    fight = Exchange(armed("Ana", stamina=60), fighter("Bor", "others"), fighter("Lurker", "others"))
    for each in ("bor", "lurker"):
        fight.stands_by(each)
        fight.notes(Engage(GM, "ana", each))
    fight.notes(Hide(GM, "lurker"))
    busy(fight, "ana", 0, 2)
    assert fight.asked == [("bor", "free")]
    # Shown, he is offered what everybody in contact is.
    fight.notes(Reveal(GM, "lurker"))
    fight.answers("bor", free="-")
    assert ("lurker", "free") in fight.asked
