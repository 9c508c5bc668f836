"""Casting: what it provokes and what disturbs it, touches and rays, saves, areas (D35-BAS-014, -020)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.decisions import NOTHING
from bot.kernel.values import evolve
from bot.rulesets.d20.casting import TAKE
from bot.rulesets.dnd35.attack.arms import armour_class
from bot.rulesets.dnd35.attack.strikes import AttackRolled, ThreatRolled
from bot.rulesets.dnd35.cover.circumstances import SayCover
from bot.rulesets.dnd35.damage import DamageDealt
from bot.rulesets.dnd35.dying import Fell
from bot.rulesets.dnd35.objects.things import Interject
from bot.rulesets.dnd35.reasons import refusal
from bot.rulesets.dnd35.spells import areas
from bot.rulesets.dnd35.spells.areas import (
    EffectEnded,
    EffectPut,
    ResistanceRolled,
    SaveRolled,
    SpellHealed,
    SpellHurt,
    TriedAnew,
    Unaffected,
    Woken,
)
from bot.rulesets.dnd35.spells.castable import QUICK
from bot.rulesets.dnd35.spells.events import (
    CastingGoesOn,
    SpellAimed,
    SpellBegun,
    SpellEnded,
    SpellNoted,
    SpellStrained,
    TouchHeld,
)
from bot.rulesets.dnd35.spells.falling import EndSpells
from bot.rulesets.dnd35.state import Effect, State
from bot.rulesets.dnd35.view import facts
from bot.rulesets.shared.coming import Remove
from bot.rulesets.shared.seeing import Look
from tests.rulesets.dnd35.magic import caster, every_spell, spell
from tests.rulesets.dnd35.skirmish import GM, Fed, Skirmish, fighter

APART = {"mage": "A4", "orc": "H4"}
BESIDE = {"mage": "E8", "orc": "F8"}


def orc(**figures):  # type: ignore[no-untyped-def]
    return fighter("Orc", "foes", **{"met": True, "hit_points": 40, **figures})


def facing(*spells: str, cells: dict[str, str] = APART, others=(), target=None, **figures) -> Skirmish:  # type: ignore[no-untyped-def]
    """A mage of level 5 who is up, then an orc."""
    return Skirmish(caster("Mage", *spells, **figures), target or orc(), *others, cells=cells)


# ---- what casting takes


@pytest.mark.rule("D35-ACT-005", "D35-ACT-006")
def test_a_quickened_spell_is_a_swift_action_beside_all_the_rest() -> None:
    """One in a turn, which provokes nothing; where the table has it so an immediate action takes its place."""
    mage = caster("Mage", "quick_true_strike", level=9, slots=(4,) * 6, initiative=18)
    orc = fighter("Orc", "foes", initiative=5, armour=20, hit_points=60)
    s = Skirmish(mage, orc, cells={"mage": "E10", "orc": "F10"}, immediate_action="swift")
    s.passes("mage", "orc")
    s.does("mage", "cast", spell="quick_true_strike")
    assert s.asked == [("mage", "declare")], "nobody strikes at her for it"
    assert "cast" not in s.offered("mage")
    s.attacks("mage", "orc", 9, 2, with_="dagger")
    assert s.one(AttackRolled).total >= 9 + 20
    assert "standard" not in s.options("mage", "what", action="other")
    s.passes("mage")
    s.notes(Interject(GM, "mage"))
    s.passes("orc")
    assert "cast" not in s.offered("mage"), "the immediate action has taken the swift one"
    s.passes("mage", "orc")
    assert "cast" in s.offered("mage")


@pytest.mark.rule("D35-BAS-020")
def test_a_spell_takes_its_casting_time_and_one_of_the_day() -> None:
    s = facing("magic_missile", "sleep", "daze")
    s.does("mage", "cast", 1, 1, 1, spell="magic_missile", target="orc")
    s.answers("mage", 1, 1, 1, target=NOTHING) if s.asked[0][1] == "also" else None
    turn = s.state.turn
    assert turn is not None
    assert (turn.standard, turn.move) == (True, False)
    assert s.who("mage").slots == (4, 3, 4, 4)
    assert "cast" not in s.offered("mage"), "a turn has one standard action"


@pytest.mark.rule("D35-BAS-020")
@pytest.mark.parametrize("known", [("feather_fall", "magic_missile"), ("magic_missile", "feather_fall")])
def test_why_nothing_can_be_cast_is_what_keeps_one_from_any_spell(known: tuple[str, ...]) -> None:
    """Not what is so of the spell that happens to be known first."""
    s = facing(*known)
    s.does("mage", "cast", 1, 1, 1, spell="magic_missile", target="orc")
    s.answers("mage", 1, 1, 1, target=NOTHING) if s.asked[0][1] == "also" else None
    assert refusal(s.state, {"who": "mage", "action": "cast"}).facts["lack"] == "standard"


@pytest.mark.rule("D35-BAS-020")
def test_without_a_spell_of_its_level_left_one_of_a_higher_level_goes() -> None:
    s = facing("magic_missile", slots=(1, 0, 2))
    s.does("mage", "cast", 1, 1, 1, spell="magic_missile", target="orc")
    assert s.who("mage").slots == (1, 0, 1)
    none = facing("magic_missile", slots=(3, 0, 0))
    assert "cast" not in none.offered("mage")


@pytest.mark.rule("D35-BAS-020")
def test_casting_in_a_threatened_square_gives_an_attack_before_it() -> None:
    """Level 2, 5 points of damage: 10 + 5 + 2 = 17; 9 + 7 = 16, and the spell is lost (the ledger's example)."""
    s = facing("scorching_ray", cells=BESIDE, skills={"concentration": 7}, hit_points=20)
    s.does("mage", "cast", spell="scorching_ray", target="orc", manner="openly")
    assert s.asked == [("orc", "opportunity")]
    s.answers("orc", 15, 5, 9, opportunity="strike")
    made = s.one(SpellStrained)
    assert (made.strain, made.total, made.against, made.success) == ("hurt", 16, 17, False)
    assert s.one(SpellEnded).reason == "lost"
    assert s.who("mage").slots == (4, 4, 3, 4)
    assert s.who("orc").hit_points == 40


@pytest.mark.rule("D35-BAS-020")
def test_on_the_defensive_nothing_is_provoked_and_concentration_is_needed() -> None:
    s = facing("scorching_ray", cells=BESIDE)
    s.does("mage", "cast", 7, 15, 1, 2, 3, 4, spell="scorching_ray", target="orc", manner="defensive")
    made = s.one(SpellStrained)
    assert (made.strain, made.total, made.against, made.success) == ("defensive", 17, 15 + 2, True)
    lost = facing("scorching_ray", cells=BESIDE)
    lost.does("mage", "cast", 6, spell="scorching_ray", target="orc", manner="defensive")
    assert (lost.one(SpellStrained).total, lost.one(SpellEnded).reason) == (16, "lost")
    trained = facing("scorching_ray", cells=BESIDE, feats=("combat_casting",))
    trained.does("mage", "cast", 3, 15, 1, 2, 3, 4, spell="scorching_ray", target="orc", manner="defensive")
    assert trained.one(SpellStrained).total == 17


@pytest.mark.rule("D35-BAS-020")
def test_on_the_defensive_it_is_said_how_likely_a_spell_is_kept_also_one_of_an_area() -> None:
    """Concentration +10 against 15 + 1: a 6 will do."""
    s = facing("bless", "burning_hands", cells=BESIDE)
    casting = {"action": "cast", "spell": "bless"}
    assert s.game.chance(s.state, s.question("mage"), {**casting, "manner": "defensive"}) == pytest.approx(0.75)
    assert s.game.chance(s.state, s.question("mage"), {**casting, "manner": "openly"}) is None
    burning = {"action": "cast", "spell": "burning_hands", "at": "F8", "manner": "defensive"}
    assert s.game.chance(s.state, s.question("mage"), burning) == pytest.approx(0.75)


def test_the_chance_of_a_spell_is_that_of_all_that_must_go_well() -> None:
    """Concentration +10 against 15 + its level, resistance 15 against a d20 and level 5, the save of the orc."""
    daze = {"action": "cast", "spell": "daze", "target": "orc"}

    def chance(s: Skirmish, **choice: str) -> Any:
        return s.game.chance(s.state, s.question("mage"), choice)

    fails = chance(facing("daze"), **daze)
    assert 0 < fails < 1
    assert chance(facing("daze", target=orc(resistance=15)), **daze) == pytest.approx(0.55 * fails)
    beside = facing("daze", "ray_of_frost", target=orc(resistance=15), cells=BESIDE)
    assert chance(beside, manner="openly", **daze) == pytest.approx(0.55 * fails)
    assert chance(beside, manner="defensive", **daze) == pytest.approx(0.8 * 0.55 * fails)
    ray = {**daze, "spell": "ray_of_frost"}
    hits = chance(beside, manner="openly", **ray)
    assert chance(beside, manner="defensive", **ray) == pytest.approx(0.8 * hits)


@pytest.mark.rule("D35-BAS-020", "D35-AOO-002")
def test_out_of_reach_nothing_is_asked() -> None:
    s = facing("daze", "magic_missile")
    assert not s.options("mage", "manner", action="cast", spell="daze", target="orc")
    s.does("mage", "cast", 1, 1, 1, spell="magic_missile", target="orc")
    assert ("orc", "opportunity") not in s.asked


@pytest.mark.rule("D35-BAS-020")
def test_a_casting_of_a_round_comes_to_its_end_as_the_next_turn_begins() -> None:
    s = facing("sleep", others=(fighter("Gob", "foes", met=True),), cells={**APART, "gob": "H5"})
    s.does("mage", "cast", spell="sleep", at="H4")
    assert s.said(CastingGoesOn)
    assert set(s.offered("mage")) <= {"step", "delay", "drop_prone", "let_fall", "other", "pass"}, (
        "it was the whole turn"
    )
    s.passes("mage", "orc")
    s.does("gob", "pass", 2, 20)
    assert [each.combatant for each in s.said(SaveRolled)] == ["orc", "gob"]
    assert s.who("orc").has("sleeping")
    assert not s.who("gob").has("sleeping")
    assert s.asked == [("mage", "declare")]


@pytest.mark.rule("D35-BAS-020", "D35-ACT-012")
def test_damage_in_between_disturbs_a_casting_of_a_round() -> None:
    s = facing("sleep", cells={"mage": "E8", "orc": "F8"})
    s.does("mage", "cast", 20, spell="sleep", at="F8", manner="defensive")
    s.passes("mage")
    s.attacks("orc", "mage", 15, 4, 5)
    made = s.one(SpellStrained)
    assert (made.hurt, made.against, made.total, made.later) == (4, 10 + 4 + 1, 15, True)
    assert s.who("mage").casting is not None
    lost = facing("sleep", cells={"mage": "E8", "orc": "F8"})
    lost.does("mage", "cast", 20, spell="sleep", at="F8", manner="defensive")
    lost.passes("mage")
    lost.attacks("orc", "mage", 15, 4, 4)
    assert lost.who("mage").casting is None
    lost.passes("orc")
    assert lost.asked == [("mage", "declare")]


# ---- touches, rays, missiles


@pytest.mark.rule("D35-BAS-006", "D35-BAS-008")
def test_a_ray_is_a_touch_attack_from_afar_and_may_be_critical() -> None:
    target = orc(armour=8, natural=4, dexterity=14)
    s = facing("ray_of_frost", target=target, dexterity=16, base_attack=2)
    s.does("mage", "cast", 7, 3, spell="ray_of_frost", target="orc")
    made = s.one(AttackRolled)
    assert (made.total, made.against, made.outcome) == (7 + 2 + 3, 12, "hit")
    assert s.one(SpellHurt).dealt == 3
    critical = facing("scorching_ray", target=target, dexterity=16, base_attack=2)
    critical.does("mage", "cast", 20, 10, *(1,) * 8, spell="scorching_ray", target="orc")
    assert critical.one(ThreatRolled).confirmed
    assert critical.one(SpellHurt).dealt == 8


@pytest.mark.rule("D35-ATK-009", "D35-AOO-002")
def test_a_ray_is_a_shot_it_exposes_and_loses_4_into_a_melee() -> None:
    s = facing("ray_of_frost", cells=BESIDE)
    s.does("mage", "cast", 10, spell="ray_of_frost", target="orc", manner="defensive")
    assert s.asked == [("orc", "opportunity")], "the ray is a shot, however the spell was cast"
    mixed = facing("ray_of_frost", others=(fighter("Bor"),), cells={**APART, "bor": "G4"})
    mixed.does("mage", "cast", 14, 1, spell="ray_of_frost", target="orc")
    assert mixed.one(AttackRolled).total == 14 - 4


def test_missiles_hit_whomever_they_are_shared_out_to() -> None:
    s = facing("magic_missile", others=(fighter("Gob", "foes"),), cells={**APART, "gob": "H6"})
    s.does("mage", "cast", spell="magic_missile", target="orc")
    assert s.asked == [("mage", "also")]
    s.answers("mage", target="gob")
    s.answers("mage", 1, 2, 4, target=NOTHING)
    assert s.one(SpellAimed).targets == ("gob",)
    assert [(each.target, each.dealt) for each in s.said(SpellHurt)] == [("orc", 2), ("gob", 3), ("gob", 5)]


def test_a_missile_for_somebody_who_is_gone_is_lost_and_the_others_go_on() -> None:
    s = facing("magic_missile", others=(fighter("Gob", "foes"),), cells={**APART, "gob": "H6"})
    s.does("mage", "cast", spell="magic_missile", target="orc")
    s.answers("mage", target="gob")
    s.dice(2, 3)
    s.notes(Remove(GM, "orc"))
    assert [(each.target, each.dealt) for each in s.said(SpellHurt)] == [("gob", 3), ("gob", 4)]


def test_whose_only_target_is_gone_says_anew_whom_a_spell_is_for() -> None:
    s = facing("magic_missile", others=(fighter("Gob", "foes"),), cells={**APART, "gob": "H6"})
    s.does("mage", "cast", spell="magic_missile", target="orc")
    s.notes(Remove(GM, "orc"))
    assert s.asked == [("mage", "point")]
    s.answers("mage", 1, 2, 4, target="gob")
    assert [(each.target, each.dealt) for each in s.said(SpellHurt)] == [("gob", 2), ("gob", 3), ("gob", 5)]


def test_what_harms_goes_at_a_companion_only_by_his_name() -> None:
    """Nobody but a companion could be held: that is no reason to hold him unasked."""
    s = facing("hold_person", target=orc(being="undead"), others=(fighter("Bor"),), cells={**APART, "bor": "B4"})
    (field,) = s.question("mage").legal({"action": "cast", "spell": "hold_person"}) or ()
    assert (field.name, field.options, field.is_implied) == ("target", ("bor",), False)
    among = facing("hold_person", others=(fighter("Bor"),), cells={**APART, "bor": "B4"})
    (field,) = among.question("mage").legal({"action": "cast", "spell": "hold_person"}) or ()
    assert field.options == ("orc", "bor")


def test_a_shield_stops_missiles_and_counts_for_the_class() -> None:
    s = facing("shield_spell", others=(caster("Foe", "magic_missile", side="foes"),), cells={**APART, "foe": "H6"})
    before = armour_class(s.state, s.who("mage")), armour_class(s.state, s.who("mage"), touch=True)
    s.does("mage", "cast", spell="shield_spell")
    assert armour_class(s.state, s.who("mage")) == before[0] + 4
    assert armour_class(s.state, s.who("mage"), touch=True) == before[1]
    s.passes("mage", "orc")
    s.does("foe", "cast", spell="magic_missile", target="mage")
    s.answers("foe", target=NOTHING)
    assert s.one(Unaffected).combatant == "mage"
    assert s.who("mage").hit_points == 20


@pytest.mark.rule("D35-BAS-006")
def test_a_touch_harms_saves_and_is_held_where_it_misses() -> None:
    s = facing("inflict_light_wounds", cells=BESIDE, target=orc(armour=6, will=2), base_attack=3)
    s.does("mage", "cast", 20, 7, 6, 12, spell="inflict_light_wounds", target="orc", manner="defensive")
    made = s.one(AttackRolled)
    assert (made.total, made.against) == (10, 10)
    assert (s.one(SaveRolled).total, s.one(SaveRolled).against, s.one(SaveRolled).success) == (14, 15, False)
    assert s.one(SpellHurt).dealt == 6 + 5
    missed = facing("inflict_light_wounds", cells=BESIDE, target=orc(dexterity=18))
    missed.does("mage", "cast", 20, 2, spell="inflict_light_wounds", target="orc", manner="defensive")
    assert missed.said(TouchHeld)
    missed.passes("mage", "orc")
    missed.does("mage", "deliver", 18, 4, 20, target="orc")
    assert (missed.one(SpellHurt).dealt, missed.one(SpellHurt).halved) == ((4 + 5) // 2, True)
    assert missed.who("mage").charged is None
    assert missed.who("mage").slots == (4, 3, 4, 4), "it was one spell"


def test_what_heals_the_living_harms_the_undead() -> None:
    dead = fighter("Bones", "foes", being="undead", hit_points=12, armour=5, met=True)
    bor = fighter("Bor", hit_points=3, hit_points_max=20)
    s = facing("cure_light_wounds", target=dead, others=(bor,), cells={"mage": "E8", "bones": "F8", "bor": "D8"})
    s.does("mage", "cast", 20, 4, spell="cure_light_wounds", target="bor", manner="defensive")
    assert (s.one(SpellHealed).given, s.who("bor").hit_points) == (9, 12)
    s.passes("mage", "bones", "bor")
    s.does("mage", "cast", 20, 15, 6, 20, spell="cure_light_wounds", target="bones", manner="defensive")
    assert (s.one(SpellHurt).dealt, s.one(SaveRolled).save) == (11 // 2, "will")


@pytest.mark.rule("D35-HPS-005")
def test_healing_brings_back_the_dying() -> None:
    bor = fighter("Bor", hit_points=-5, hit_points_max=20, shown="dying")
    s = facing("cure_minor_wounds", others=(bor,), cells={**APART, "bor": "B4"})
    s.does("mage", "cast", spell="cure_minor_wounds", target="bor")
    assert (s.who("bor").hit_points, s.who("bor").stable) == (-4, True)
    more = facing("cure_light_wounds", others=(bor,), cells={**APART, "bor": "B4"})
    more.does("mage", "cast", 8, spell="cure_light_wounds", target="bor")
    assert (more.who("bor").hit_points, more.one(Fell).how) == (8, "up")


# ---- saves and areas


@pytest.mark.rule("D35-BAS-014")
def test_a_save_is_made_against_10_the_level_and_the_ability() -> None:
    """Fireball of a caster of Intelligence 18: 10 + 3 + 4 = 17, half for who makes it; natural 20 and 1 decide."""

    def burnt(face: int, reflex: int) -> tuple[int, bool]:
        s = facing("fireball", target=orc(reflex=reflex))
        s.does("mage", "cast", 6, 6, 6, 6, 3, face, spell="fireball", at="H4")
        assert s.one(SaveRolled).against == 17
        return s.one(SpellHurt).dealt, s.one(SaveRolled).success

    assert burnt(13, 4) == (27 // 2, True)
    assert burnt(12, 4) == (27, False)
    assert burnt(20, -9) == (13, True)
    assert burnt(1, 30) == (27, False)


def test_an_area_catches_all_within_it_and_where_the_map_does_not_say_it_the_game_master_does() -> None:
    near, far = fighter("Gob", "foes"), fighter("Bor")
    s = facing("fireball", others=(near, far), cells={**APART, "gob": "H7", "bor": "H9"})
    s.does("mage", "cast", 1, 1, 1, 1, 1, 20, 20, spell="fireball", at="H4")
    assert [each.combatant for each in s.said(SaveRolled)] == ["orc", "gob"], "nobody is asked what all can see"
    s = facing("fireball", others=(near, far), cells={**APART, "gob": "H7", "bor": "H9"})
    s.notes(SayCover(GM, "gob", "cover"))
    s.does("mage", "cast", spell="fireball", at="H4")
    question = s.question("@gm")
    assert (question.facts["names"], question.facts["count"]) == ("Orc, Gob", 2)
    assert s.game.discretion(s.state, question) == "whole", "nobody else reads it"
    s.answers("@gm", person="gob")
    s.answers("@gm", person="bor")
    s.answers("@gm", 1, 1, 1, 1, 1, 20, 20, person=TAKE)
    assert [each.combatant for each in s.said(SaveRolled)] == ["orc", "bor"]


def test_where_somebody_stands_nowhere_the_map_leaves_an_area_in_doubt() -> None:
    placed, nowhere = evolve(fighter("Gob", "foes"), cell="H4"), fighter("Bor")
    assert not areas.doubtful(State({"gob": placed}))
    assert areas.doubtful(State({"gob": placed, "bor": nowhere}))


@pytest.mark.rule("D35-BAS-022")
def test_hands_burn_in_a_cone_and_all_are_hurt_by_the_same_dice() -> None:
    others = (fighter("Gob", "foes"), fighter("Imp", "foes"))
    cells = {"mage": "E8", "orc": "G8", "gob": "H8", "imp": "E11"}
    s = facing("burning_hands", others=others, cells=cells)
    s.does("mage", "cast", 4, 4, 4, 4, 4, 1, 20, spell="burning_hands", at="G8")
    assert [(each.target, each.dealt) for each in s.said(SpellHurt)] == [("orc", 20), ("gob", 10)]


def test_sleep_takes_the_weakest_first_and_spares_whom_nature_protects() -> None:
    others = (
        fighter("Elf", "foes", immune=("sleep",), level=1),
        fighter("Ogre", "foes", level=4),
        fighter("Gob", "foes", level=1),
    )
    s = facing("sleep", target=orc(level=2), others=others, cells={**APART, "elf": "H5", "ogre": "I4", "gob": "I5"})
    s.does("mage", "cast", spell="sleep", at="H4")
    s.passes("mage", "orc", "elf", "ogre")
    s.does("gob", "pass", 1, 1)
    assert [each.combatant for each in s.said(SaveRolled)] == ["orc", "gob"], "3 of 4 hit dice; the ogre has too many"
    assert s.who("gob").has("sleeping")


def test_whoever_sleeps_is_woken_by_a_blow_or_a_companion() -> None:
    s = facing("sleep", target=orc(level=2), others=(fighter("Gob", "foes", level=8),), cells={**APART, "gob": "H5"})
    s.does("mage", "cast", spell="sleep", at="H4")
    s.passes("mage", "orc")
    s.does("gob", "pass", 1)
    assert s.who("orc").has("sleeping")
    s.passes("mage")
    assert s.asked == [("gob", "declare")], "whoever sleeps has no say"
    s.does("gob", "wake", target="orc")
    assert s.one(Woken).target == "orc"
    assert not s.who("orc").has("sleeping")


@pytest.mark.rule("D35-ATK-010", "D35-BAS-014")
def test_whoever_is_held_is_helpless_and_saves_anew_in_his_turns() -> None:
    s = facing("hold_person", target=orc(will=1))
    s.does("mage", "cast", 5, spell="hold_person", target="orc")
    assert s.one(SaveRolled).against == 10 + 2 + 4
    assert s.who("orc").has("paralysed")
    assert armour_class(s.state, s.who("orc")) == 5, "a Dexterity of 0"
    s.does("mage", "pass", 14)
    assert (s.one(SaveRolled).success, s.said(TriedAnew) != []) == (False, True)
    assert s.asked == [("mage", "declare")], "it was the whole turn"
    s.does("mage", "pass", 15)
    assert s.one(EffectEnded).reason == "saved"
    assert not s.who("orc").has("paralysed")


def test_daze_costs_a_turn_and_nothing_of_more_than_four_dice() -> None:
    s = facing("daze", target=orc(level=4))
    s.does("mage", "cast", 1, spell="daze", target="orc")
    s.passes("mage")
    assert s.asked == [("mage", "declare")]
    assert not s.who("orc").has("dazed")
    strong = facing("daze", target=orc(level=5))
    strong.does("mage", "cast", spell="daze", target="orc")
    assert strong.one(Unaffected).combatant == "orc"
    assert not strong.said(SaveRolled)


def test_magic_resistance_must_be_overcome_first() -> None:
    s = facing("ray_of_frost", target=orc(resistance=15))
    s.does("mage", "cast", 15, 3, 9, spell="ray_of_frost", target="orc")
    assert (s.one(ResistanceRolled).total, s.one(ResistanceRolled).success) == (14, False)
    assert not s.said(SpellHurt)
    through = facing("daze", target=orc(resistance=15))
    through.does("mage", "cast", 10, 20, spell="daze", target="orc")
    assert (through.one(ResistanceRolled).total, through.one(ResistanceRolled).success) == (15, True)
    kept = facing("daze", target=orc(resistance=16))
    kept.does("mage", "cast", 10, spell="daze", target="orc")
    assert not kept.said(SaveRolled)


# ---- what stays


@pytest.mark.rule("D35-BAS-016")
def test_bonuses_of_one_kind_do_not_add_up() -> None:
    s = facing("mage_armour", "shield_of_faith", armour=2, deflection=1)
    before = armour_class(s.state, s.who("mage"))
    s.does("mage", "cast", spell="mage_armour", target="mage")
    assert armour_class(s.state, s.who("mage")) == before + 2, "4 of armour in the place of 2"
    s.passes("mage", "orc")
    s.does("mage", "cast", spell="shield_of_faith", target="mage")
    assert armour_class(s.state, s.who("mage")) == before + 2 + 1


def test_blessings_are_for_companions_and_curses_for_foes() -> None:
    s = facing("bless", "bane", others=(fighter("Bor"),), cells={**APART, "bor": "B4"})
    s.does("mage", "cast", spell="bless")
    assert [each.combatant for each in s.said(EffectPut)] == ["mage", "bor"]
    s.passes("mage", "orc")
    s.passes("bor")
    s.does("mage", "cast", 2, spell="bane")
    assert [each.combatant for each in s.said(SaveRolled)] == ["orc"]
    s.passes("mage")
    s.does("orc", "approach", target="bor")
    s.passes("orc")
    s.attacks("bor", "orc", 9)
    assert s.one(AttackRolled).total == 10


def test_a_true_strike_counts_for_one_attack_and_for_what_confirms_it() -> None:
    s = facing("true_strike", cells=BESIDE, target=orc(armour=15))
    s.does("mage", "cast", 20, spell="true_strike", manner="defensive")
    s.passes("mage", "orc")
    s.attacks("mage", "orc", 19, 5, 1, 1, with_="dagger")
    assert s.one(AttackRolled).total == 39
    assert (s.one(ThreatRolled).total, s.one(ThreatRolled).confirmed) == (25, True)
    assert not s.who("mage").effects


def test_strength_that_is_raised_counts_for_attacks_and_damage() -> None:
    s = facing("bulls_strength", cells=BESIDE)
    s.does("mage", "cast", 20, spell="bulls_strength", target="mage", manner="defensive")
    s.passes("mage", "orc")
    s.attacks("mage", "orc", 15, 2, with_="dagger")
    assert (s.one(AttackRolled).total, s.one(DamageDealt).dealt) == (17, 4)


@pytest.mark.rule("D35-BAS-021")
def test_a_spell_ends_as_its_last_round_is_over() -> None:
    held = evolve(spell("resistance"), rounds=1)
    s = facing(spells=(held,))
    s.does("mage", "cast", spell="resistance", target="mage")
    s.passes("mage", "orc")
    assert s.one(EffectEnded).reason == "over"
    assert not s.who("mage").effects


def test_whoever_is_invisible_is_seen_once_he_has_attacked() -> None:
    s = facing("invisibility", cells=BESIDE)
    s.does("mage", "cast", 20, spell="invisibility", target="mage", manner="defensive")
    assert s.who("mage").has("invisible")
    s.passes("mage", "orc")
    s.attacks("mage", "orc", 2, with_="dagger")
    assert s.one(EffectEnded).reason == "broken"
    assert not s.who("mage").has("invisible")


def test_the_game_master_ends_spells() -> None:
    s = facing("shield_spell")
    assert s.refusal(EndSpells(GM, "mage")) == "dnd35-no-spells"
    s.does("mage", "cast", spell="shield_spell")
    s.notes(EndSpells(GM, "mage"))
    assert not s.who("mage").effects


# ---- all of them

ROLLS = (20, 15, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
LATER = ("feather_fall",)
"""What is cast when somebody falls (`test_falls`)."""


@pytest.mark.parametrize("name", [each for each in every_spell() if each not in LATER])
def test_every_spell_does_something_or_is_noted_for_the_game_master(name: str) -> None:
    bor = fighter("Bor", hit_points=2, hit_points_max=20)
    weak, cells = orc(will=-9, reflex=-9, level=1), {**BESIDE, "bor": "E9"}
    s = facing(name, target=weak, others=(bor,), cells=cells, slots=(4,) * 6)
    at, partial = "mage", {"action": "cast", "spell": name}
    if spell(name).casting not in QUICK:
        partial["manner"] = "defensive"
    while left := s.question("mage").legal(partial):
        partial[left[0].name] = left[0].options[0]
    s.answers(at, *(Fed(20, 20, why="concentration"),), **partial)
    for _ in range(12):
        who, kind = s.asked[0]
        if kind in ("also", "point"):
            s.is_silent(who)
        elif kind == "opportunity":
            s.answers(who, opportunity=NOTHING)
        elif kind == "declare" and s.who("mage").casting is not None:
            s.passes(who)
        else:
            break
    done = [each for each in s.all if isinstance(each, SpellHurt | SpellHealed | EffectPut | SpellNoted | AttackRolled)]
    saved = [each for each in s.all if isinstance(each, SaveRolled)]
    assert [each for each in s.all if isinstance(each, SpellBegun)]
    assert done or saved, name


def test_my_fighter_shows_what_is_left_of_spells_and_what_holds_on_whom() -> None:
    """Slots, touch spells that are held and potions are one's own side's to know; what holds on somebody is seen."""
    potion = spell("cure_light_wounds", 1)
    blurred = (Effect(spell("blur", 3), "mage"),)
    s = facing("daze", slots=(2, 0, 1), potions=(potion,), effects=blurred, charged=spell("cure_light_wounds"))
    own = facts(s.state, s.who("mage"), Look(gm=False, own=True, awaited=False))
    assert own["slots"] == "level=0|left=2, level=2|left=1"
    assert (own["potions"], own["spells"], own["holding"]) == ("cure_light_wounds", "blur", "cure_light_wounds")
    assert own["spent"] is False
    theirs = facts(s.state, s.who("mage"), Look(gm=False, own=False, awaited=False))
    assert theirs["spells"] == "blur"
    assert not {"slots", "potions", "holding", "spent"} & theirs.keys()
    none = facing("daze", slots=(0, 0))
    assert facts(none.state, none.who("mage"), Look(gm=False, own=True, awaited=False))["spent"] is True
