"""The worked examples of archers and mages, with bows, crossbows and spells as the data have them."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.values import evolve
from bot.rulesets.alternatif.combatants.figures import CombatantOut
from bot.rulesets.alternatif.magic.casting import SpellCast
from bot.rulesets.alternatif.ordinary.listed import TaskBegun
from bot.rulesets.alternatif.ordinary.words_announcing import Drop, KeepReady, LetGo, Undertake
from bot.rulesets.alternatif.reaction.announcer import SetInitiative
from bot.rulesets.alternatif.reaction.dice import ReactionRolled
from bot.rulesets.alternatif.scene import SegmentReached
from bot.rulesets.alternatif.shooting import events as s
from bot.rulesets.alternatif.shooting import words as shots
from bot.rulesets.alternatif.state import Magic, Spell
from bot.rulesets.alternatif.wounds.events import DamageDealt, WeaponChanged
from bot.rulesets.alternatif.wrestling import events as w
from bot.rulesets.alternatif.wrestling.actions import Wrestle
from tests.rulesets.alternatif.archers import BOW, CROSSBOW, archer, range_of, rests, shoots
from tests.rulesets.alternatif.exchange import GM, SHIELD, SWORD, Exchange, fighter
from tests.rulesets.alternatif.waiting import comes_to, goes_on, waiting

FIREBALL = Spell("fireball", 3, "VSM", left=2)
TELUARD = fighter("Teluard", magic=Magic((FIREBALL,)))


def terms(event: s.ShotRolled) -> dict[str, int]:
    return {each.name: each.value for each in event.terms}


def casts(fight: Exchange, who: str, *faces: int) -> None:
    fight.notes(Undertake(GM, who, "cast", "fireball"), *faces)


def span(fight: Exchange) -> tuple[int, int, int, int]:
    """Decided, prepared, first and last segment of the incantation."""
    begun = fight.one(TaskBegun)
    return begun.stamp, begun.prepared, begun.first, begun.last


@pytest.mark.example("EX-A-01")
@pytest.mark.rule("ALT-GEN-001", "ALT-MIS-001")
@pytest.mark.parametrize("stopped", [True, False])
def test_the_arrow_of_5_flies_before_the_bolt_of_7(stopped: bool) -> None:
    """A d6 of 5 for the bow; a 5 and the crossbow's 2 for you. If the arrow stops you, your bolt never leaves."""
    you = archer("You", arm=CROSSBOW, **({"stamina": 1, "body": 1} if stopped else {"stamina": 60}))
    fight = range_of(you, archer("Foe", "others", stamina=60))
    shoots(fight, "you", "foe", 5)
    assert fight.one(s.ShotBegun).segment == 7
    shoots(fight, "foe", "you", 5, 15)
    assert fight.segment == 5
    assert [each.combatant for each in fight.said(s.ShotRolled)] == ["foe"]
    if stopped:
        fight.takes_it("you", 4, 4, 50)
        assert fight.one(CombatantOut).combatant == "you"
        assert [each for each in fight.said(s.ShotRolled) if each.combatant == "you"] == []
    else:
        fight.takes_it("you", 4, 4, 6, 15)
        assert fight.said(s.ShotRolled)[0].combatant == "you"
        assert fight.segment == 7


@pytest.mark.example("EX-A-05")
@pytest.mark.rule("ALT-REA-005", "ALT-REA-006", "ALT-MAG-006")
def test_teluard_casts_one_fireball_after_the_other() -> None:
    """Decided at the end of 7, d8 = 5: prepared at the end of 12, in effect at the end of 15, eight segments in all;
    then a 6: the next incantation starts at the end of 21.

    The text has him busy "from the twelfth to the fourteenth"; its own count, and its other fireball, give 13 to 15.
    """
    fight = waiting(TELUARD)
    comes_to(fight, 7)
    casts(fight, "teluard")
    goes_on(fight, 5)
    assert fight.one(TaskBegun).reaction_die == "1d8"
    assert span(fight) == (7, 12, 13, 15)
    fight.stands_by("orc")
    assert (fight.one(SpellCast).segment, fight.segment) == (15, 15)
    assert fight.segment - 7 == 5 + 3
    casts(fight, "teluard", 6)
    assert span(fight)[:3] == (15, 21, 22)


@pytest.mark.example("EX-A-09")
@pytest.mark.rule("ALT-REA-005")
def test_a_fireball_that_opens_the_scene() -> None:
    """Preparation in 1 to 5, incantation in 6 to 8, effect at the end of 8."""
    fight = waiting(TELUARD)
    casts(fight, "teluard", 5)
    assert span(fight) == (0, 5, 6, 8)
    assert fight.one(SpellCast).segment == 8


@pytest.mark.example("EX-A-06")
@pytest.mark.rule("ALT-GEN-005", "ALT-ACT-008", "ALT-WRE-001")
def test_an_archer_who_drops_his_bow_is_a_wrestler_at_once() -> None:
    """In 6, and letting go is no action; the first wrestling action comes only after its reaction, here a 4: in 10.
    (Bor, who is in contact by that announcement, may profit from the guard that the bow had lowered in 6.)"""
    fight = Exchange(archer(), fighter("Bor", "others"), fighter("Orc", "others", ac=40))
    rests(fight, "bor")
    shoots(fight, "ysolde", "bor", 5)
    fight.notes(SetInitiative(GM, "orc", 6), 2, 6)
    fight.stands_by("bor")
    assert (fight.segment, fight.who("ysolde").intent) == (6, "missile")
    fight.notes(Drop(GM, "ysolde"))
    assert (fight.one(WeaponChanged).weapon, fight.one(WeaponChanged).change) == ("long_bow", "dropped")
    fight.notes(Wrestle(GM, "ysolde", "bor"))
    assert (fight.segment, fight.who("ysolde").intent) == (6, "wrestling")
    fight.answers("bor", free="-")
    fight.answers("orc", 4, target="-")
    reacted = fight.one(w.WrestlingReacted)
    assert (reacted.stamp, reacted.faces, reacted.segment) == (6, (4,), 10)


@pytest.mark.example("EX-A-07")
@pytest.mark.rule("ALT-REA-015", "ALT-MIS-002")
def test_jaris_drops_his_bow_for_a_spell() -> None:
    """At 3, d6 = 3: he would shoot in 6. At 5 he drops the bow for a spell, d8 = 4: his incantation starts at 9, and
    nothing leaves in 6."""
    jaris = evolve(archer("Jaris"), magic=Magic((FIREBALL,)))
    fight = range_of(jaris, fighter("Golem", "others", ac=40), fighter("Orc", "orcs", ac=40))
    rests(fight)
    comes_to(fight, 3)
    shoots(fight, "jaris", "golem")
    goes_on(fight, 3)
    assert (fight.one(s.ShotBegun).die, fight.one(s.ShotBegun).segment) == ("d6", 6)
    comes_to(fight, 5)
    fight.notes(Drop(GM, "jaris"))
    casts(fight, "jaris")
    goes_on(fight, 4)
    assert fight.one(TaskBegun).reaction_die == "1d8"
    assert span(fight) == (5, 9, 10, 12)
    fight.stands_by("orc")
    assert fight.said(s.ShotRolled) == []
    assert fight.one(SpellCast).segment == 12


@pytest.mark.example("EX-A-08")
@pytest.mark.rule("ALT-REA-002", "ALT-REA-004")
def test_an_arrow_of_3_leaves_at_the_end_of_3() -> None:
    """Segments 1 to 3 are its reaction time; the next die counts from the end of 3."""
    fight = range_of(archer(), fighter("Orc", "orcs", ac=40))
    fight.stands_by("orc")
    shoots(fight, "ysolde", "orc", 3, 10, 4, 10, 6)
    begun = fight.said(s.ShotBegun)
    assert [(each.stamp, each.segment) for each in begun][:2] == [(0, 3), (3, 7)]
    first = next(at for at, each in enumerate(fight.told) if isinstance(each, s.ShotRolled))
    assert [each.segment for each in fight.told[:first] if isinstance(each, SegmentReached)] == [3]


@pytest.mark.example("EX-A-11")
@pytest.mark.rule("ALT-REA-020", "ALT-MIS-017")
def test_an_arrow_held_from_3_leaves_in_7_at_whom_comes_in_range() -> None:
    fight = range_of(archer(), fighter("Orc", "orcs", ac=40))
    shoots(fight, "ysolde", "orc", 3)
    assert fight.one(s.ShotBegun).segment == 3
    fight.notes(KeepReady(GM, "ysolde"))
    fight.stands_by("orc")
    comes_to(fight, 7)
    assert fight.said(s.ShotRolled) == []
    fight.notes(LetGo(GM, "ysolde", "orc"), 12)
    assert (fight.segment, fight.one(s.ShotRolled).face) == (7, 12)
    assert fight.said(ReactionRolled) == []
    assert fight.said(s.ShotBegun) == []


@pytest.mark.example("EX-B-02")
@pytest.mark.rule("ALT-MIS-002", "ALT-MIS-003", "ALT-MIS-004", "ALT-MIS-005")
@pytest.mark.parametrize(
    ("specialised", "manner", "die", "cadence"),
    [
        (False, None, "d6", 0),
        (False, "rapid", "d4", -3),
        (False, "fast", "d3", -6),
        (True, None, "d4", 0),
        (True, "rapid", "d3", -3),
        (True, "fast", "d2", -6),
    ],
)
def test_cadence_and_specialisation_choose_the_die(specialised: bool, manner: Any, die: str, cadence: int) -> None:
    fight = range_of(archer(arm=evolve(BOW, specialised=specialised)), fighter("Orc", "orcs", ac=40))
    fight.stands_by("orc")
    shoots(fight, "ysolde", "orc", 1, 10, manner=manner)
    assert fight.said(s.ShotBegun)[0].die == die
    assert terms(fight.said(s.ShotRolled)[0]).get("cadence", 0) == cadence


@pytest.mark.example("EX-B-03")
@pytest.mark.rule("ALT-MIS-012")
def test_an_ordinary_archers_long_bow_does_2d4() -> None:
    fight = range_of(archer(str_damage=3), fighter("Orc", "orcs", ac=12, stamina=60))
    fight.stands_by("orc")
    shoots(fight, "ysolde", "orc", 1, 15)
    fight.takes_it("orc", 3, 2)
    dealt = fight.one(DamageDealt)
    assert (dealt.faces, [(each.name, each.value) for each in dealt.terms], dealt.total) == ((3, 2), [("face", 5)], 5)


@pytest.mark.example("EX-B-04")
@pytest.mark.rule("ALT-DEF-012", "ALT-DEF-014")
@pytest.mark.parametrize(
    ("way", "own"),
    [("left", {"martial_bonus": 3, "defence_factor": 4}), ("dodge", {"reflex": 6})],
)
def test_behind_a_rock_with_a_shield(way: str, own: dict[str, int]) -> None:
    """40%: CA 14, shield 4 and rock 4 make 22; the rock adds 4 to the shield's parry and to a dodge."""
    target = fighter("Bor", "others", ac=14, reflex=6, stamina=60)
    fight = range_of(archer(bm=8), evolve(target, hands=(*target.hands, evolve(target.hands[0], arm=SHIELD))))
    rests(fight, "ysolde")
    fight.notes(shots.SayCover(GM, "bor", 40))
    shoots(fight, "ysolde", "bor", 6, 15)
    assert (fight.said(s.ShotRolled)[0].total, fight.said(s.ShotRolled)[0].against) == (23, 22)
    fight.parries("bor", f"ysolde+shot/{way}", 12, 3, 3)
    made = fight.one(s.ShotDefended)
    assert {each.name: each.value for each in made.terms} == {"face": 12, "cover": 4, **own}


@pytest.mark.example("EX-B-05")
@pytest.mark.rule("ALT-RNG-008")
@pytest.mark.parametrize(
    ("shooter", "target", "bonus"),
    [
        ("medium", "large", 2),
        ("medium", "very_large", 4),
        ("small", "medium", 2),
        ("medium", "small", -2),
        ("medium", "tiny", -4),
    ],
    ids=["ogre", "giant-or-dragon", "gnome-at-a-human", "gnome", "minuscule"],
)
def test_sizes_of_shooter_and_target(shooter: Any, target: Any, bonus: int) -> None:
    fight = range_of(archer(size=shooter), fighter("Orc", "orcs", ac=40, size=target))
    fight.stands_by("orc")
    shoots(fight, "ysolde", "orc", 1, 10)
    shot = fight.said(s.ShotRolled)[0]
    assert (shot.total, terms(shot)["size"]) == (13 + bonus, bonus)


@pytest.mark.example("EX-B-01")
@pytest.mark.rule("ALT-MIS-002", "ALT-MIS-004", "ALT-MIS-006", "ALT-RNG-003", "ALT-MEL-001")
def test_bodran_shoots_twice_and_draws_his_sword() -> None:
    """d6 = 4: an arrow in 4. His foes are three segments off, so the second is rapid, d4 = 2: in 6, with -3, and +4
    at point-blank: it fells the first of them. One segment is left before 7."""
    bodran = evolve(archer("Bodran"), carried=(SWORD,))
    fight = range_of(bodran, fighter("Runner", "others", ac=12, stamina=5, body=1), fighter("Orc", "others", ac=40))
    rests(fight, "bodran", "runner")
    shoots(fight, "bodran", "runner", 4)
    assert (fight.one(s.ShotBegun).die, fight.one(s.ShotBegun).segment) == ("d6", 4)
    fight.notes(SetInitiative(GM, "orc", 7), 11)
    fight.stands_by("runner")
    first = fight.one(s.ShotRolled)
    assert (fight.segment, first.total, terms(first)) == (4, 14, {"face": 11, "martial_bonus": 3})
    shoots(fight, "bodran", "runner", manner="rapid")
    fight.notes(shots.SayDistance(GM, "bodran", "runner", 500))
    fight.takes_it("runner", 1, 1, 2, 14)
    begun = fight.one(s.ShotBegun)
    assert (begun.stamp, begun.die, begun.segment) == (4, "d4", 6)
    second = fight.one(s.ShotRolled)
    assert (fight.segment, second.total, second.outcome) == (6, 14 + 3 - 3 + 4, "hit")
    assert (terms(second)["cadence"], terms(second)["range"]) == (-3, 4)
    fight.takes_it("runner", 2, 2, 50)
    assert fight.one(CombatantOut).combatant == "runner"
    fight.notes(Drop(GM, "bodran"))
    fight.notes(Undertake(GM, "bodran", "draw", "longsword"))
    assert (fight.one(TaskBegun).first, fight.one(TaskBegun).last) == (7, 7)
    goes_on(fight)
    assert fight.who("bodran").main.arm.weapon == "longsword"
