"""Concentration and readied spells (DN5-ACT-019, -020, DN5-EXT-012), and what spells leave on people."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.decisions import NOTHING
from bot.kernel.values import evolve
from bot.rulesets.dnd5.attack.events import AttackRolled
from bot.rulesets.dnd5.base.budget import speed
from bot.rulesets.dnd5.conditions import SetCondition
from bot.rulesets.dnd5.damage import DamageDealt
from bot.rulesets.dnd5.dying.mending import DeathSaved
from bot.rulesets.dnd5.fixing import Damage
from bot.rulesets.dnd5.spells import castable
from bot.rulesets.dnd5.spells.events import (
    PoolRolled,
    SaveRolled,
    SpellBegun,
    SpellCountered,
    SpellHeld,
    Struggled,
    Woken,
)
from bot.rulesets.dnd5.spells.events_lasting import (
    Concentrated,
    ConcentrationEnded,
    ConcentrationRolled,
    EffectEnded,
    ZoneEnded,
    ZoneMade,
)
from bot.rulesets.dnd5.spells.lasting import EndConcentration
from bot.rulesets.dnd5.state import Fighter, Holding, Spell
from tests.rulesets.dnd5.magic import caster
from tests.rulesets.dnd5.skirmish import GM, LONGSWORD, Skirmish, fighter

NEAR = {"ana|bor": 150}


def begun(*people: Any, apart: dict[str, int] = NEAR, **settings: Any) -> Skirmish:
    return Skirmish(*people, apart=apart, **settings)


def blessed(bor: Fighter | None = None, **figures: Any) -> Skirmish:
    """Ana has blessed herself and concentrates; Bor acts."""
    ana = caster("Ana", "bless", "bane", **{"hit_points": 60, "ac": 10, **figures})
    s = begun(ana, bor or fighter("Bor", "foes"))
    s.does("ana", "cast", spell="bless", slot="1", target="ana")
    s.passes("ana")
    return s


# ---- concentration


@pytest.mark.rule("DN5-EXT-012")
def test_damage_shakes_concentration() -> None:
    """25 damage: DC 12, kept by d20[9] + 3; the blessing's own die is added to it, too."""
    s = blessed(fighter("Bor", "foes", evolve(LONGSWORD, damage=20, to_hit=20)), constitution=16)
    s.attacks("bor", "ana", 15, 5, 1, 8)
    assert s.one(DamageDealt).dealt == 25
    rolled = s.one(ConcentrationRolled)
    assert (rolled.against, rolled.total, rolled.success) == (12, 12, True)
    assert [each.name for each in rolled.terms] == ["face", "constitution", "bless"]
    assert s.who("ana").concentrates == "bless"


@pytest.mark.rule("DN5-EXT-012")
def test_two_hits_are_two_saves_against_10() -> None:
    s = blessed(fighter("Bor", "foes", attacks=2))
    s.attacks("bor", "ana", 15, 6, 1, 10)
    assert s.one(ConcentrationRolled).against == 10
    s.attacks("bor", "ana", 15, 8, 1, 2)
    assert s.one(ConcentrationRolled).success is False
    assert s.one(ConcentrationEnded).reason == "failed"
    assert [each.reason for each in s.said(EffectEnded)] == ["concentration"]
    assert (s.who("ana").concentrates, s.who("ana").effects) == (None, ())


@pytest.mark.rule("DN5-EXT-012")
def test_a_second_concentration_ends_the_first() -> None:
    s = blessed()
    s.passes("bor")
    s.does("ana", "cast", 5, spell="bane", slot="1", target="bor")
    assert s.one(SaveRolled).success is False
    assert s.one(Concentrated).spell == "bane"
    assert [(each.combatant, each.spell) for each in s.said(EffectEnded)] == [("ana", "bless")]
    assert [each.spell.spell for each in s.who("bor").effects] == ["bane"]


@pytest.mark.rule("DN5-EXT-012")
def test_it_ends_when_the_caster_is_incapacitated_or_falls_and_at_will() -> None:
    s = blessed(hit_points=4)
    s.attacks("bor", "ana", 15, 8)
    s.answers("bor", spare="kill")
    assert not s.said(ConcentrationRolled)
    assert s.who("ana").effects == ()
    s = blessed()
    s.passes("bor")
    s.does("ana", "let_go")
    assert s.one(ConcentrationEnded).reason == "at_will"
    assert s.who("ana").effects == ()
    assert s.state.turn is not None
    assert not s.state.turn.action, "that is no action"
    s = blessed()
    s.notes(EndConcentration(GM, "ana"))
    assert s.who("ana").effects == ()
    assert s.refusal(EndConcentration(GM, "ana")) == "dnd5-no-concentration"


def test_nothing_is_kept_up_where_everybody_has_saved() -> None:
    s = begun(caster("Ana", "hold_person"), fighter("Bor", "foes"))
    s.does("ana", "cast", 15, spell="hold_person", slot="2", target="bor")
    assert s.one(SaveRolled).success
    assert s.who("ana").concentrates is None


# ---- readied spells


@pytest.mark.rule("DN5-ACT-019")
def test_only_a_spell_of_one_action_is_readied() -> None:
    s = begun(caster("Ana", "fire_bolt", "misty_step", "shield_spell", "fireball", "prayer_of_healing"), fighter("Bor"))
    assert [each.spell for each in castable.holdable(s.state, s.who("ana"))] == ["fire_bolt", "fireball"]


def holding(**figures: Any) -> Skirmish:
    """Ana holds missiles that she has readied; Bor acts."""
    held = {"holding": Holding("magic_missile", 1), "concentrates": "magic_missile"}
    ana = caster("Ana", "magic_missile", "web", **held, **figures)
    return begun(fighter("Bor", "foes", evolve(LONGSWORD, damage=6)), ana, fighter("Cid", "foes"))


@pytest.mark.rule("DN5-ACT-019", "DN5-ACT-020")
def test_damage_before_the_release_may_break_the_hold() -> None:
    """11 damage: DC 10; Constitution save d20[8] + 1 = 9: failed, the missiles are lost."""
    s = holding(constitution=12)
    s.attacks("bor", "ana", 15, 5, 8)
    rolled = s.one(ConcentrationRolled)
    assert (rolled.damage, rolled.against, rolled.total, rolled.success) == (11, 10, 9, False)
    ended = s.one(ConcentrationEnded)
    assert (ended.spell, ended.held) == ("magic_missile", True)
    assert (s.who("ana").holding, s.who("ana").concentrates) == (None, None)
    assert s.who("ana").slots["1"] == 4, "it was spent when it was readied"


@pytest.mark.rule("DN5-ACT-019", "DN5-EXT-012")
@pytest.mark.parametrize("hit_points", [5, 1])
def test_whoever_falls_or_dies_loses_what_he_holds_ready(hit_points: int) -> None:
    """11 damage: with 5 of 20 points he falls, with 1 of 3 he is dead at once (DN5-HPS-004)."""
    s = holding(hit_points=hit_points, hit_points_max={5: 20, 1: 3}[hit_points])
    s.attacks("bor", "ana", 15, 5)
    s.answers("bor", spare="kill")
    assert s.who("ana").died is (hit_points == 1)
    ended = s.one(ConcentrationEnded)
    assert (ended.spell, ended.held, ended.reason) == ("magic_missile", True, "incapacitated")
    ana = s.who("ana")
    assert (ana.holding, ana.ready, ana.concentrates) == (None, None, None)


@pytest.mark.rule("DN5-ACT-019", "DN5-EXT-012")
def test_nothing_is_held_by_whom_the_game_master_has_taken_away() -> None:
    s = holding()
    s.says(SetCondition(GM, "ana", "fled", True))
    assert s.one(ConcentrationEnded).held
    assert s.who("ana").holding is None


def readies(s: Skirmish, on: str = "moves", whom: str = "enemy", spell: str = "magic_missile", **more: str) -> None:
    s.does("ana", "ready", on=on, whom=whom, response="spell", spell=spell, **more)


def waiting(*spells: str, **figures: Any) -> Skirmish:
    """Ana acts first, 9 m from her foes Bor and Cid."""
    apart = {"ana|bor": 900, "ana|cid": 900, "bor|cid": 150}
    ana = caster("Ana", *(spells or ("magic_missile",)), **{"hit_points": 60, "ac": 10, **figures})
    return begun(
        ana,
        fighter("Bor", "foes", evolve(LONGSWORD, damage=6), hit_points=30),
        fighter("Cid", "foes", hit_points=30),
        apart=apart,
    )


@pytest.mark.rule("DN5-ACT-019")
def test_a_readied_spell_is_cast_at_once_and_let_go_with_the_reaction() -> None:
    """Slot and action now; whom it is for when the trigger comes, whoever has set it off first."""
    s = waiting("magic_missile", "misty_step")
    assert s.options("ana", "spell", action="ready", on="moves", whom="enemy", response="spell") == ("magic_missile",)
    assert not s.options("ana", "target", action="ready", on="moves", whom="enemy", response="spell")
    readies(s, slot="1")
    assert s.one(SpellBegun).how == "held"
    assert s.one(SpellHeld).slot == 1
    assert (s.who("ana").slots["1"], s.who("ana").concentrates) == (3, "magic_missile")
    assert s.state.turn is not None
    assert (s.state.turn.action, s.state.turn.casts) == (True, ("spell",))
    assert "cast" not in s.offered("ana"), "neither another one, nor a bonus spell beside it"
    lost = s.means("ana", "fr", action="let_go"), s.means("ana", "en", action="let_go")
    assert lost[0].startswith("*magic missile*, que vous tenez prêt, se dissipe sans effet")
    assert lost[1] == "*magic missile*, which you hold ready, fades without effect; costs nothing"
    s.passes("ana", "bor")
    s.does("cid", "approach", target="ana")
    assert s.asked == [("ana", "ready")]
    assert s.options("ana", "target", react="now") == ("cid", "bor")
    s.answers("ana", react="now", target="cid")
    s.answers("ana", 1, 1, 1, target="-")
    assert sum(each.dealt for each in s.said(DamageDealt)) == 6
    ana = s.who("ana")
    assert (ana.holding, ana.concentrates, ana.ready, ana.reacted) == (None, None, None, True)
    assert ana.slots["1"] == 3, "it was spent when it was readied"
    assert s.asked == [("cid", "declare")]


@pytest.mark.rule("DN5-ACT-019")
def test_a_readied_spell_whose_trigger_never_comes_is_lost_with_its_slot() -> None:
    s = waiting()
    readies(s, on="casts", slot="1")
    s.passes("ana", "bor", "cid")
    ended = s.one(ConcentrationEnded)
    assert (ended.spell, ended.reason, ended.held) == ("magic_missile", "over", True)
    ana = s.who("ana")
    assert (ana.holding, ana.ready, ana.concentrates, ana.slots["1"]) == (None, None, None, 3)
    assert not s.said(DamageDealt)


@pytest.mark.rule("DN5-ACT-019")
def test_an_area_is_aimed_when_it_is_let_go_and_one_may_wait_on() -> None:
    s = waiting("fireball")
    readies(s, spell="fireball", slot="3")
    s.passes("ana")
    s.does("bor", "approach", target="ana")
    s.answers("ana", react="-")
    assert s.who("ana").holding == Holding("fireball", 3)
    s.passes("bor")
    s.does("cid", "approach", target="ana")
    assert s.options("ana", "at", react="now")[0] == "cid"
    s.answers("ana", react="now", at="cid", friends="anyway")
    assert s.asked == [("@gm", "caught")]
    s.answers("@gm", person="ana")
    s.answers("@gm", *[1] * 8, 20, 20, person="take")
    assert {each.target for each in s.said(DamageDealt)} == {"bor", "cid"}


@pytest.mark.rule("DN5-ACT-019")
def test_a_spell_that_is_countered_while_it_is_readied_is_not_held() -> None:
    mage = caster("Bor", "counterspell", side="foes")
    s = begun(caster("Ana", "magic_missile"), mage, apart={"ana|bor": 900})
    readies(s, slot="1")
    s.answers("bor", spell="counterspell", slot="3")
    assert s.one(SpellCountered).spell == "magic_missile"
    assert not s.said(SpellHeld)
    ana = s.who("ana")
    assert (ana.holding, ana.ready, ana.concentrates, ana.slots["1"]) == (None, None, None, 3)


@pytest.mark.rule("DN5-ACT-019", "DN5-ACT-020")
@pytest.mark.example("EX-DN5-17")
def test_the_web_ends_when_missiles_are_readied_and_damage_may_break_their_hold() -> None:
    """11 damage: DC 10; Constitution save d20[8] + 1 = 9: failed, the missiles are lost without effect."""
    s = waiting("web", "magic_missile", constitution=12)
    s.does("ana", "cast", spell="web", slot="2", at="bor")
    s.answers("@gm", person="take")
    assert s.who("ana").concentrates == "web"
    # Whoever begins his turn in it saves.
    s.does("ana", "pass", 1, 20)
    assert s.who("bor").has("restrained")
    s.passes("bor", "cid")
    readies(s, on="attacks", slot="1")
    assert [(each.combatant, each.spell) for each in s.said(EffectEnded)] == [("bor", "web")]
    assert s.who("ana").concentrates == "magic_missile"
    s.passes("ana")
    s.does("bor", "approach", target="ana")
    s.attacks("bor", "ana", 15, 5, 8)
    rolled = s.one(ConcentrationRolled)
    assert (rolled.damage, rolled.against, rolled.total, rolled.success) == (11, 10, 9, False)
    assert s.one(ConcentrationEnded).held
    assert s.asked == [("bor", "declare")], "nothing is left to be let go"
    assert [each.target for each in s.said(DamageDealt)] == ["ana"]
    assert (s.who("ana").holding, s.who("ana").ready, s.who("ana").slots["1"]) == (None, None, 3)


@pytest.mark.rule("DN5-ACT-020")
def test_the_same_spell_readied_anew_ends_what_it_did() -> None:
    s = waiting("bless")
    s.does("ana", "cast", spell="bless", slot="1", target="ana")
    s.passes("ana", "bor", "cid")
    readies(s, spell="bless", slot="1")
    assert [each.spell for each in s.said(EffectEnded)] == ["bless"]
    assert (s.who("ana").effects, s.who("ana").concentrates) == ((), "bless")


# ---- what spells leave on people


@pytest.mark.rule("DN5-EXT-011")
def test_who_is_held_saves_anew_at_the_end_of_each_of_his_turns() -> None:
    s = begun(caster("Ana", "hold_person"), fighter("Bor", "foes", wisdom=10))
    s.does("ana", "cast", 5, spell="hold_person", slot="2", target="bor")
    assert s.who("bor").has("paralysed")
    s.dice(5)
    s.passes("ana")
    assert [(each.combatant, each.success) for each in s.said(SaveRolled)] == [("bor", False)]
    assert s.who("bor").has("paralysed")
    s.attacks("ana", "bor", 15, 3, 4, 4)
    assert s.one(AttackRolled).critical, "whoever is paralysed is hit critically from close by"
    s.dice(15)
    s.passes("ana")
    assert s.one(EffectEnded).reason == "saved"
    assert not s.who("bor").has("paralysed")
    assert s.who("ana").concentrates is None


def test_only_humanoids_are_held_by_a_spell_for_them() -> None:
    s = begun(caster("Ana", "hold_person", "fire_bolt"), fighter("Bor", "foes", being="beast"))
    assert s.options("ana", "spell", action="cast") == ("fire_bolt",)


def test_who_is_immune_to_a_condition_does_not_suffer_it() -> None:
    s = begun(caster("Ana", "hold_person"), fighter("Bor", "foes", immune_to=("paralysed",)))
    s.does("ana", "cast", 5, spell="hold_person", slot="2", target="bor")
    assert not s.who("bor").conditions
    assert s.who("ana").concentrates is None


def test_sleep_takes_the_weakest_first_until_they_are_hurt_or_shaken() -> None:
    """5d8[4, 4, 4, 4, 4] = 20: 6 and 9 fall asleep, 12 does not; the undead never do."""
    people = (
        fighter("Bor", "foes", hit_points=12),
        fighter("Cid", "foes", hit_points=6),
        fighter("Dan", "foes", hit_points=9),
        fighter("Eve", "foes", hit_points=1, being="undead"),
    )
    names = ("ana", "bor", "cid", "dan", "eve")
    apart = {f"{a}|{b}": 150 for a in names for b in names if a < b}
    s = begun(caster("Ana", "sleep"), *people, apart=apart)
    s.does("ana", "cast", spell="sleep", slot="1", at="bor")
    s.answers("@gm", person="ana")
    s.answers("@gm", 4, 4, 4, 4, 4, person="take")
    assert s.one(PoolRolled).points == 20
    assert [each.id for each in s.state.combatants.values() if each.has("unconscious")] == ["cid", "dan"]
    assert all(s.who(each).has("prone") for each in ("cid", "dan"))
    s.passes("ana")
    s.does("bor", "wake", target="cid")
    assert s.one(Woken).target == "cid"
    assert not s.who("cid").has("unconscious")
    assert s.who("cid").has("prone")
    s.notes(Damage(GM, "dan", 1))
    assert not s.who("dan").has("unconscious"), "whatever hurts him wakes him"


def test_a_sleeper_wakes_when_he_is_struck() -> None:
    s = begun(caster("Ana", "sleep"), fighter("Bor", "foes", hit_points=15))
    s.does("ana", "cast", spell="sleep", slot="1", at="bor")
    s.answers("@gm", 4, 4, 4, 4, 4, person="take")
    s.passes("ana")
    s.attacks("ana", "bor", 15, 1, 1, 1)
    assert s.one(AttackRolled).critical
    assert not s.who("bor").has("unconscious")


def test_who_is_invisible_is_seen_again_once_he_attacks() -> None:
    s = begun(caster("Ana", "invisibility", attacks=1), fighter("Bor", "foes"))
    s.does("ana", "cast", spell="invisibility", slot="2", target="ana")
    assert s.who("ana").has("invisible")
    s.passes("ana", "bor")
    s.attacks("ana", "bor", 15, 3, 3)
    assert s.one(AttackRolled).up == ("unseen",)
    assert not s.who("ana").has("invisible")
    assert s.who("ana").concentrates is None
    s = begun(caster("Ana", "greater_invisibility", slots={"4": 1}), fighter("Bor", "foes"))
    s.does("ana", "cast", spell="greater_invisibility", slot="4", target="ana")
    s.passes("ana", "bor")
    s.attacks("ana", "bor", 15, 3, 3)
    assert s.who("ana").has("invisible")


def test_ground_that_a_spell_changes_is_difficult_while_it_lasts() -> None:
    ana = evolve(caster("Ana", "web", "grease"), cell="A1")
    s = begun(ana, evolve(fighter("Bor", "foes"), cell="F6"), apart={}, map="square")
    s.does("ana", "cast", spell="web", slot="2", at="F6")
    assert "F6" in s.one(ZoneMade).cells
    assert s.state.zones
    s.does("ana", "pass", 5)
    assert s.who("bor").has("restrained")
    assert speed(s.who("bor")) == 0
    assert "struggle" in s.offered("bor")
    s.does("bor", "struggle", 20)
    assert s.one(Struggled).against == 15
    assert not s.who("bor").has("restrained")
    s.passes("bor")
    s.does("ana", "let_go")
    assert s.said(ZoneEnded)
    assert s.state.zones == ()


def test_frost_slows_until_the_casters_next_turn() -> None:
    s = begun(caster("Ana", "ray_of_frost"), fighter("Bor", "foes"), apart={"ana|bor": 900})
    s.does("ana", "cast", 15, 3, 3, spell="ray_of_frost", target="bor")
    assert speed(s.who("bor")) == 600
    s.passes("ana", "bor")
    assert speed(s.who("bor")) == 900


def test_what_marks_a_target_helps_the_next_attack_alone() -> None:
    s = begun(caster("Ana", "guiding_bolt"), fighter("Cid", attacks=2), fighter("Bor", "foes", hit_points=60))
    s = begun(
        caster("Ana", "guiding_bolt"),
        fighter("Cid", attacks=2),
        fighter("Bor", "foes", hit_points=60),
        apart={"ana|bor": 900, "bor|cid": 150},
    )
    s.does("ana", "cast", 15, 1, 1, 1, 1, spell="guiding_bolt", slot="1", target="bor")
    s.passes("ana")
    s.attacks("cid", "bor", 3, 15, 2)
    assert s.one(AttackRolled).up == ("marked",)
    s.attacks("cid", "bor", 3)
    assert s.one(AttackRolled).up == ()


def test_a_shock_takes_the_reaction_and_mockery_hampers_the_next_attack() -> None:
    s = begun(caster("Ana", "shocking_grasp", "vicious_mockery"), fighter("Bor", "foes"))
    s.does("ana", "cast", 15, 3, 3, spell="shocking_grasp", target="bor")
    s.does("ana", "withdraw")
    assert s.asked == [("bor", "declare")], "no opportunity attack"
    assert not s.who("bor").effects
    s = begun(caster("Ana", "vicious_mockery"), fighter("Bor", "foes", attacks=2))
    s.does("ana", "cast", 3, 2, 2, spell="vicious_mockery", target="bor")
    s.passes("ana")
    s.attacks("bor", "ana", 15, 3)
    assert s.one(AttackRolled).down == ("hampered",)
    s.attacks("bor", "ana", 3)
    assert s.one(AttackRolled).down == ()


def test_the_mark_of_a_hunter_adds_a_die_to_his_hits() -> None:
    s = begun(caster("Ana", "hunters_mark", "divine_favour"), fighter("Bor", "foes", hit_points=40))
    s.does("ana", "cast", spell="hunters_mark", slot="1", target="bor")
    s.attacks("ana", "bor", 15, 4, 6)
    assert [(each.type, each.rolled) for each in s.one(DamageDealt).parts] == [("slashing", 4), ("slashing", 6)]


def test_a_chilled_target_regains_nothing() -> None:
    s = begun(caster("Ana", "chill_touch"), caster("Bor", "cure_wounds", side="foes"), apart={"ana|bor": 900})
    s.does("ana", "cast", 15, 3, 3, spell="chill_touch", target="bor")
    s.passes("ana")
    s.does("bor", "cast", 5, spell="cure_wounds", slot="1", target="bor")
    assert s.who("bor").hit_points == 14


def test_a_wolf_brings_down_whom_it_bites() -> None:
    rider = Spell("bite", save="strength", condition="prone", innate=True, dc=11)
    bite = evolve(LONGSWORD, weapon="bite", rider=rider)
    s = begun(fighter("Bor", "foes", bite), fighter("Ana"))
    s.attacks("bor", "ana", 15, 3, 5, with_="bite")
    assert s.one(SaveRolled).against == 11
    assert s.who("ana").has("prone")
    assert not s.who("ana").effects


@pytest.mark.rule("DN5-HPS-006", "DN5-HPS-005")
@pytest.mark.parametrize(("die", "outcome"), [(1, "success"), (None, "failure")])
def test_magic_alone_raises_a_death_save(die: int | None, outcome: str) -> None:
    """A 9 fails, whatever the Constitution; with a blessing's 1 it is a 10."""
    cid = fighter("Cid", constitution=20, hit_points=4, hit_points_max=20)
    s = begun(caster("Ana", "bless", hit_points=60), cid, fighter("Bor", "foes"), apart={"ana|cid": 150})
    if die is not None:
        s.does("ana", "cast", spell="bless", slot="1", target="cid")
        s.answers("ana", target=NOTHING)
    s.notes(Damage(GM, "cid", 4))
    s.does("ana", "pass", *(() if die is None else (die,)), 9)
    saved = s.one(DeathSaved)
    assert (saved.total, saved.outcome) == (9 + (die or 0), outcome)
    assert [each.name for each in saved.terms] == ["face", *(() if die is None else ("bless",))]
