"""Defending against shots: parry, dodge, pavise, cover (ALT-DEF), and what the others' chapters say of shots."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.errors import Refused
from bot.kernel.values import evolve
from bot.rulesets.alternatif import orders, prospects
from bot.rulesets.alternatif.combatants.words import Join, SetFlag
from bot.rulesets.alternatif.orders import Order
from bot.rulesets.alternatif.ordinary.listed import TaskBegun, TaskBroken
from bot.rulesets.alternatif.ordinary.words_announcing import Grant, KeepReady, Undertake
from bot.rulesets.alternatif.parry import from_afar
from bot.rulesets.alternatif.reaction.announcer import Beat
from bot.rulesets.alternatif.reaction.dice import InitiativePostponed, ReactionRolled
from bot.rulesets.alternatif.shooting import events as s
from bot.rulesets.alternatif.shooting import words as shots
from bot.rulesets.alternatif.shooting.records import CoverSaid
from bot.rulesets.alternatif.shooting.rolls import cover_bonus
from bot.rulesets.alternatif.state import Arm, Combatant, Wielded
from bot.rulesets.alternatif.wounds.events import DamageDealt
from bot.rulesets.shared.people import HandOver
from tests.rulesets.alternatif.archers import PAVISE, archer, range_of, rests, shoots
from tests.rulesets.alternatif.armed import dues, sets
from tests.rulesets.alternatif.exchange import GM, SHIELD, SWORD, Exchange, Fed, fighter
from tests.rulesets.alternatif.test_told_beforehand import label, told
from tests.rulesets.alternatif.waiting import comes_to

DAGGER = Arm("dagger", "left", attack=1, defence=1, damage="1d4")


def bearer(*held: Arm, name: str = "Bor", **figures: Any) -> Combatant:
    """Bor with a sword and a shield unless he holds something else; armour class 10."""
    made = fighter(name, "others", **{"stamina": 90, **figures})
    return evolve(made, hands=tuple(Wielded(each) for each in held or (SWORD, SHIELD)))


def struck(target: Combatant, *faces: int, archers: int = 1, **settings: Any) -> Exchange:
    """Ysolde (and others like her) shoot at *target* at medium range with these strike faces, BM 3, in segment 6;
    the dice of reaction are 6."""
    people = [archer(name) for name in ("Ysolde", "Una", "Ulf")[:archers]]
    fight = range_of(*people, target, **settings)
    rests(fight, *(each.id for each in people))
    for each in people[:-1]:
        shoots(fight, each.id, target.id, 6)
    shoots(fight, people[-1].id, target.id, 6, *(Fed(face, 20, why="shot") for face in faces))
    assert fight.segment == 6
    return fight


def options(fight: Exchange, who: str = "bor") -> tuple[str, ...]:
    return fight.question(who).fields[0].options


@pytest.mark.rule("ALT-DEF-001", "ALT-DEF-002", "ALT-CRI-017")
def test_who_is_hit_may_take_it_parry_or_dodge() -> None:
    """The shield stops a shot, the sword only by a critical parry; no answer in time: he takes it."""
    fight = struck(bearer(), 18)
    question = fight.question("bor")
    assert options(fight) == ("ysolde+shot/left", "ysolde+shot/dodge", "ysolde+shot/right", "-")
    ways = {each: question.about[f"{each}.way"] for each in options(fight)[:3]}
    assert list(ways.values()) == ["parry", "dodge", "critical"]
    assert question.about["total"] == 21
    fight.is_silent("bor", 4, 4)
    assert fight.one(DamageDealt).total == 8


@pytest.mark.rule("ALT-DEF-001")
def test_only_one_defence_is_tried_against_a_projectile() -> None:
    fight = struck(bearer(), 18)
    fight.parries("bor", "ysolde+shot/left", 2, 1, 1)
    assert fight.one(s.ShotDefended).outcome == "failed"
    assert fight.one(DamageDealt).target == "bor"


@pytest.mark.rule("ALT-DEF-002")
def test_a_shield_that_has_acted_parries_no_shot_and_something_else_may_serve_as_one() -> None:
    target = evolve(bearer(), hands=(Wielded(SWORD), Wielded(SHIELD, acted=6)))
    assert "ysolde+shot/left" not in options(struck(target, 18))
    bare = bearer(SWORD)
    fight = range_of(archer(), bare)
    fight.notes(fight.game.compose(fight.state, "gm-tool", GM, {"tool": "shield", "who": "bor", "value": "1"}))
    held = fight.who("bor").holds("left")
    assert held is not None
    assert (held.arm.is_shield, held.arm.defence) == (True, 1)


@pytest.mark.rule("ALT-DEF-003")
@pytest.mark.parametrize(("face", "total", "outcome"), [(11, 21, "failed"), (12, 22, "parried")])
def test_the_parry_total_is_that_of_melee(face: int, total: int, outcome: str) -> None:
    """Strike 22; die + BM 5 + Strength 1 + shield 4."""
    fight = struck(bearer(bm=5, str_hit=1, critical_parry=20, ac=5), 19)
    fight.parries("bor", "ysolde+shot/left", face)
    made = fight.one(s.ShotDefended)
    assert (made.total, made.against, made.outcome) == (total, 22, outcome)


@pytest.mark.rule("ALT-DEF-004")
def test_a_parry_out_of_melee_breaks_everything_off() -> None:
    fight = range_of(archer(), bearer())
    fight.notes(Grant(GM, "bor", "sort", "9", "0"))
    shoots(fight, "ysolde", "bor", 6, 18)
    assert fight.segment == 6
    fight.parries("bor", "ysolde+shot/left", 15)
    made = fight.one(s.ShotDefended)
    assert (made.outcome, made.interrupts) == ("parried", True)
    assert (fight.one(TaskBroken).segment, fight.one(TaskBroken).left) == (6, 0)
    fight.notes(Grant(GM, "bor", "sort", "1d8", "0"), 5)
    assert fight.one(TaskBegun).last == 11


@pytest.mark.rule("ALT-DEF-004")
def test_an_archer_who_parries_loses_a_held_shot_and_begins_anew() -> None:
    other = evolve(
        archer("Bor", "others"),
        hands=(Wielded(evolve(DAGGER, hand="right", missile=archer().main.arm.missile)), Wielded(SHIELD)),
    )
    fight = range_of(archer(), other)
    shoots(fight, "bor", "ysolde", 2)
    fight.notes(KeepReady(GM, "bor"))
    shoots(fight, "ysolde", "bor", 6, 18)
    fight.parries("bor", "ysolde+shot/left", 2, 1, 1, Fed(6, 6, why="reaction-shot"), Fed(3, 6, why="reaction-shot"))
    assert fight.one(TaskBroken).action == "shoot"
    begun = next(each for each in fight.said(s.ShotBegun) if each.combatant == "bor")
    assert (begun.stamp, begun.faces) == (6, (3,))


@pytest.mark.rule("ALT-DEF-005")
def test_a_parry_in_melee_puts_the_shield_on_the_defensive_and_costs_nothing_else() -> None:
    """Shield (d12) due at 14, sword at 9: after the parry in 6, 20 and 9; a second one costs no more."""
    fight = Exchange(archer(), bearer(), fighter("Ana", stamina=90))
    rests(fight, "ysolde", "bor")
    fight.attacks("bor", "ana", 1, 1)
    sets(fight, "bor", right=9, left=14)
    shoots(fight, "ysolde", "bor", 6, 18)
    assert fight.segment == 6
    fight.parries("bor", "ysolde+shot/left", 15, Fed(2, 6, why="reaction-shot"), Fed(18, 20, why="shot"))
    assert fight.said(s.ShotDefended)[0].interrupts is False
    assert fight.said(InitiativePostponed)[0].by == 6
    assert dues(fight, "bor") == {"right": 9, "left": 20}
    assert fight.segment == 8
    fight.parries("bor", "ysolde+shot/left", 15)
    assert fight.said(InitiativePostponed) == []
    assert dues(fight, "bor")["left"] == 20


@pytest.mark.rule("ALT-DEF-006", "ALT-VOL-006")
def test_a_shield_stops_one_projectile_and_its_bearer_knows_all_totals_first() -> None:
    fight = struck(bearer(), 14, 17, 19, archers=3)
    about = fight.question("bor").about
    totals = {blow: about[f"{blow}+shot.total"] for blow in ("ysolde", "una", "ulf")}
    assert totals == {"ysolde": 17, "una": 20, "ulf": 22}
    fight.parries("bor", "una+shot/left", 15)
    assert fight.said(s.ShotAlsoMet) == []
    # The shield is used up: what is left is the sword's critical parry.
    assert options(fight) == ("ysolde+shot/right", "ulf+shot/right", "-")


@pytest.mark.rule("ALT-DEF-006", "ALT-VOL-006")
@pytest.mark.parametrize(("limit", "by", "met"), [(0, "ulf", ["ysolde", "una"]), (2, "una", ["ysolde"])])
def test_a_pavise_meets_them_all_with_one_roll(limit: int, by: str, met: list[str]) -> None:
    """17, 20 and 24: a total of 21 stops the first two. What is said of the roll is said of the hardest."""
    fight = struck(
        bearer(SWORD, PAVISE, bm=3, ac=8), 14, 17, 19, archers=3, pavise_limit=limit, point_blank_crit="17-20"
    )
    shields = [each for each in options(fight) if each.endswith("/left")]
    assert shields == ([f"{by}+shot/left"] if not limit else ["una+shot/left", "ulf+shot/left"])
    fight.parries("bor", f"{by}+shot/left", 12, 1, 1)
    made = fight.one(s.ShotDefended)
    assert (made.total, made.outcome) == (21, "failed" if by == "ulf" else "parried")
    results = {each.attacker: each.outcome for each in fight.said(s.ShotAlsoMet)}
    assert results == dict.fromkeys(met, "parried")
    assert {rule for each in fight.said(s.ShotAlsoMet) for rule in fight.game.rules_of(each)} == {"ALT-DEF-006"}


@pytest.mark.rule("ALT-DEF-007")
def test_slipping_a_shield_on_takes_a_segment() -> None:
    """On the back it parries nothing: a dodge is left."""
    target = evolve(bearer(SWORD), carried=(evolve(SHIELD, left_rank=0),))
    assert options(struck(target, 18)) == ("ysolde+shot/dodge", "ysolde+shot/right", "-")
    fight = Exchange(target, archer())
    rests(fight)
    fight.notes(Undertake(GM, "bor", "draw", "shield"))
    begun = fight.one(TaskBegun)
    assert (begun.first, begun.last) == (1, 1)
    assert fight.who("bor").holds("left") is not None


@pytest.mark.rule("ALT-DEF-008")
@pytest.mark.parametrize(("face", "outcome"), [(13, "parried"), (12, "failed")])
def test_a_dodge_is_a_reflex_save_against_the_strike_total(face: int, outcome: str) -> None:
    fight = struck(bearer(SWORD, reflex=5, dodge=2), 17)
    fight.parries("bor", "ysolde+shot/dodge", face)
    made = fight.one(s.ShotDefended)
    assert (made.way, made.total, made.against, made.outcome) == ("dodge", face + 7, 20, outcome)


@pytest.mark.rule("ALT-DEF-008")
@pytest.mark.parametrize(("setting", "outcome"), [(False, "failed"), (True, "parried")])
def test_a_natural_20_on_a_dodge_decides_where_the_table_says_so(setting: bool, outcome: str) -> None:
    fight = struck(bearer(SWORD, reflex=-5), 18, save_natural_20=setting)
    fight.parries("bor", "ysolde+shot/dodge", 20)
    assert fight.one(s.ShotDefended).outcome == outcome


@pytest.mark.rule("ALT-DEF-009", "ALT-CRI-016", "ALT-CRI-017", "ALT-MIS-014")
@pytest.mark.parametrize(("face", "outcome"), [(17, "parried"), (16, "failed")])
def test_a_natural_20_shot_yields_to_a_critical_parry_with_any_weapon(face: int, outcome: str) -> None:
    """A level-6 warrior: 17 to 20."""
    fight = struck(bearer(SWORD, level=6, family="fighter", bm=40), 20)
    assert options(fight) == ("ysolde+shot/right", "-")
    fight.parries("bor", "ysolde+shot/right", face)
    made = fight.one(s.ShotDefended)
    assert (made.outcome, made.only_critical) == (outcome, True)


@pytest.mark.rule("ALT-DEF-009")
def test_a_natural_20_is_dodged_only_where_the_table_says_so() -> None:
    assert "ysolde+shot/dodge" not in options(struck(bearer(SWORD), 20))
    fight = struck(bearer(SWORD, reflex=20), 20, nat20_shot_dodge=True)
    fight.parries("bor", "ysolde+shot/dodge", 15)
    assert fight.one(s.ShotDefended).outcome == "parried"


@pytest.mark.rule("ALT-CRI-017")
@pytest.mark.parametrize(("face", "outcome"), [(18, "parried"), (17, "failed")])
def test_a_warriors_sword_turns_an_arrow_aside_with_18(face: int, outcome: str) -> None:
    fight = struck(bearer(SWORD, level=1, family="fighter", bm=40), 15)
    fight.parries("bor", "ysolde+shot/right", face)
    assert fight.one(s.ShotDefended).outcome == outcome


@pytest.mark.rule("ALT-DEF-010")
def test_a_dodge_in_melee_rolls_every_weapon_anew() -> None:
    """Sword due at 12, dagger at 9; a dodge at 7 fails: d8=6 and d10=3 make 13 and 10, without Dexterity."""
    fight = Exchange(archer(), bearer(SWORD, DAGGER, bm=7, dex_std=3, left_hand_rank=6), fighter("Ana", stamina=90))
    rests(fight, "ysolde", "bor")
    fight.attacks("bor", "ana", 8, 8)
    sets(fight, "bor", right=12, left=9)
    fight.notes(Beat(GM, "ysolde", 1))
    shoots(fight, "ysolde", "bor", 6, 18)
    assert fight.segment == 7
    fight.parries("bor", "ysolde+shot/dodge", 2, 1, 1, Fed(6, why="reaction-right"), Fed(3, why="reaction-left"))
    rolled = {each.hand: each for each in fight.said(ReactionRolled) if each.combatant == "bor" and each.stamp == 7}
    assert {hand: each.segment for hand, each in rolled.items()} == {"right": 13, "left": 10}
    assert not any(each.initial for each in rolled.values())


@pytest.mark.rule("ALT-DEF-011", "ALT-PAR-017")
def test_who_is_surprised_or_does_not_see_it_coming_defends_himself_in_no_way() -> None:
    fight = range_of(archer(), evolve(bearer(), surprised=True))
    rests(fight, "ysolde")
    shoots(fight, "ysolde", "bor", 6, 18)
    assert fight.said(DamageDealt)[0].target == "bor"
    unseen = range_of(archer(), bearer())
    rests(unseen, "ysolde")
    unseen.notes(SetFlag(GM, "bor", "unaware", True, "ysolde"))
    shoots(unseen, "ysolde", "bor", 6, 18)
    assert unseen.said(DamageDealt)[0].target == "bor"


@pytest.mark.rule("ALT-DEF-011")
@pytest.mark.parametrize(("setting", "offered"), [(False, False), (True, True)])
def test_who_has_acted_in_the_segment_does_not_dodge(setting: bool, offered: bool) -> None:
    target = evolve(bearer(), hands=(Wielded(SWORD, acted=6), Wielded(SHIELD)))
    fight = struck(target, 18, dodge_after_acting=setting)
    assert ("ysolde+shot/dodge" in options(fight)) is offered
    assert "ysolde+shot/left" in options(fight)


@pytest.mark.rule("ALT-DEF-011")
def test_an_archer_who_has_just_loosed_does_not_dodge_nor_does_who_spends_the_segment_moving() -> None:
    fight = range_of(archer("A", ac=40), archer("B", "others", stamina=90))
    shoots(fight, "a", "b", 5)
    shoots(fight, "b", "a", 5, 15, 2)
    assert fight.said(DamageDealt)[0].target == "b"
    mover = Exchange(archer(), bearer())
    rests(mover, "ysolde")
    comes_to(_with_orc(mover), 6)
    mover.notes(shots.Walk(GM, "bor", 4))
    assert mover.who("bor").shooting.full_move == 6


@pytest.mark.rule("ALT-DEF-011")
def test_a_wrestler_does_not_dodge() -> None:
    target = bearer(SWORD)
    caught = evolve(target, wrestling=evolve(target.wrestling, locked=("ana",)))
    ways = {each.kind for each in from_afar.ways(*_hit(target))}
    assert ways == {"dodge", "critical"}
    state, _, blow = _hit(target)
    assert "dodge" not in {each.kind for each in from_afar.ways(state, caught, blow)}


def _hit(target: Combatant) -> tuple[Any, Combatant, Any]:
    """The moment in which an arrow has hit *target*."""
    fight = struck(target, 18)
    return fight.state, fight.who(target.id), fight.state.blows[0]


def _with_orc(fight: Exchange) -> Exchange:
    fight.notes(Join(GM, (fighter("Orc", "orcs", ac=40),)))
    rests(fight)
    return fight


@pytest.mark.rule("ALT-DEF-012", "ALT-DEF-016", "ALT-MIS-011")
def test_cover_adds_to_the_armour_class_and_to_the_shield() -> None:
    """CA 14, shield 4, 50%: 23. From the flank there is none; nobody else learns it where the GM wishes."""
    fight = range_of(archer(), archer("Una"), bearer(ac=14))
    rests(fight, "ysolde", "una")
    tool = {"tool": "cover", "who": "bor", "target": "ysolde", "value": "50", "words": "secret"}
    fight.notes(fight.game.compose(fight.state, "gm-tool", GM, tool))
    said = fight.one(CoverSaid)
    assert (said.bonus, fight.game.audience(said).to) == (5, "gm")
    shoots(fight, "ysolde", "bor", 6)
    shoots(fight, "una", "bor", 6, 5, 5)
    rolled = {each.combatant: each.against for each in fight.said(s.ShotRolled)[:2]}
    assert rolled == {"ysolde": 23, "una": 18}


@pytest.mark.rule("ALT-DEF-012", "ALT-DEF-013")
def test_the_table_of_cover() -> None:
    table = {25: 0, 29: 0, 30: 3, 39: 3, 45: 4, 50: 5, 69: 6, 79: 7, 89: 8, 90: 9, 91: 10, 95: 14, 99: 18}
    assert {percent: cover_bonus(percent) for percent in table} == table


@pytest.mark.rule("ALT-DEF-013")
def test_who_is_wholly_covered_cannot_be_shot_at() -> None:
    fight = range_of(archer(), bearer())
    fight.notes(shots.SayCover(GM, "bor", 100))
    with pytest.raises(Refused, match="alternatif-wholly-covered"):
        shoots(fight, "ysolde", "bor")


@pytest.mark.example("EX-B-04")
@pytest.mark.rule("ALT-DEF-012", "ALT-DEF-014")
def test_ex_b_04_behind_a_rock() -> None:
    """40%: +4 to CA and to a dodge or a shield's parry. Strike 22 beats 14 + 4; 12 + reflex 6 + 4 = 22 annuls it."""
    fight = range_of(archer(), bearer(SWORD, ac=14, reflex=6))
    rests(fight, "ysolde")
    fight.notes(shots.SayCover(GM, "bor", 40))
    shoots(fight, "ysolde", "bor", 6, 19)
    assert fight.said(s.ShotRolled)[0].against == 18
    fight.parries("bor", "ysolde+shot/dodge", 12)
    made = fight.one(s.ShotDefended)
    assert (made.total, made.against, made.outcome) == (22, 22, "parried")


@pytest.mark.rule("ALT-DEF-015")
def test_half_covered_one_defence_meets_several_shots() -> None:
    """60%: 10 + 5 + 6 = 21 annuls the 18 and the 21, not the 25."""
    target = bearer(SWORD, reflex=5, ac=2)
    people = [archer("Ysolde"), archer("Una"), archer("Ulf", bm=8)]
    fight = range_of(*people, target)
    rests(fight, "ysolde", "una", "ulf")
    fight.notes(shots.SayCover(GM, "bor", 60))
    shoots(fight, "ysolde", "bor", 6)
    shoots(fight, "una", "bor", 6)
    shoots(fight, "ulf", "bor", 6, 15, 18, 17)
    # One roll is one answer, against the hardest of them, and says all that it meets.
    assert [each for each in options(fight) if each.endswith("/dodge")] == ["ulf+shot/dodge"]
    decision = fight.question("bor")
    totals = "Ysolde (total 18), Una (total 21), Ulf (total 25)"
    assert label(fight, decision, "parry", "ulf+shot/dodge") == f"Esquiver d’un seul jet {totals}"
    assert label(fight, decision, "parry", "ulf+shot/dodge", "en") == f"Dodge in one roll {totals}"
    untold = prospects.discreetly(decision)
    assert label(fight, untold, "parry", "ulf+shot/dodge") == "Esquiver d’un seul jet Ysolde, Una, Ulf"
    assert "la chance dite est celle contre Ulf" in told(fight, decision, "parry", "ulf+shot/dodge")
    fight.parries("bor", "ulf+shot/dodge", 10, 1, 1)
    assert (fight.one(s.ShotDefended).total, fight.one(s.ShotDefended).outcome) == (21, "failed")
    assert {each.attacker: each.outcome for each in fight.said(s.ShotAlsoMet)} == {
        "ysolde": "parried",
        "una": "parried",
    }
    assert fight.game.rules_of(fight.said(s.ShotAlsoMet)[0]) == ("ALT-DEF-015",)


@pytest.mark.rule("ALT-DEF-001", "ALT-PAR-018")
def test_standing_orders_answer_shots() -> None:
    """The shield's order speaks of shots, the sword's hope for a critical parry is nobody's order; dodging has its
    own."""
    fight = struck(bearer(), 18)
    fight.notes(Order(GM, "bor", "parry-left", "always"), 15)
    assert fight.said(s.ShotDefended)[0].hand == "left"
    other = range_of(archer(), bearer(SWORD))
    rests(other, "ysolde")
    other.notes(Order(GM, "bor", "parry", "always"))
    other.notes(Order(GM, "bor", "dodge", "never"))
    shoots(other, "ysolde", "bor", 6, 18)
    assert ("bor", "defend") not in other.asked
    assert "dodge" in orders.matters(other.who("bor"))


@pytest.mark.rule("ALT-DEF-001", "ALT-SIM-012")
@pytest.mark.parametrize(
    ("temperament", "held", "way"),
    [
        ("steady", (SWORD, SHIELD), "parry"),
        ("never_guard", (SWORD, SHIELD), None),
        ("cautious", (SWORD,), "dodge"),
        ("steady", (SWORD,), None),
    ],
)
def test_autopilots_defend_themselves_by_temperament(temperament: Any, held: tuple[Arm, ...], way: str | None) -> None:
    fight = range_of(archer(), bearer(*held))
    rests(fight, "ysolde")
    shoots(fight, "ysolde", "bor", 1, 15)
    fight.notes(HandOver(GM, "bor", None, temperament))
    assert [each.way for each in fight.said(s.ShotDefended)][:1] == ([] if way is None else [way])


@pytest.mark.rule("ALT-SIM-011", "ALT-DEF-011")
def test_a_weapon_that_has_struck_in_the_segment_parries_no_shot() -> None:
    """The melee action and the arrow of one segment: the strike is rolled first, and the hand is used up."""
    fight = Exchange(archer(), bearer(SWORD), fighter("Ana", stamina=90))
    rests(fight, "ysolde", "bor")
    fight.attacks("bor", "ana", 6)
    shoots(fight, "ysolde", "bor", 6)
    assert ("bor", "strike") in fight.asked
