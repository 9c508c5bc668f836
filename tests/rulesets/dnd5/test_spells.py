"""Casting: what it costs, attacks and saves, areas, damage (DN5-ACT-012, DN5-ATK-006, DN5-DMG-005, -006)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.errors import Refused
from bot.kernel.values import evolve
from bot.rulesets.dnd5.attack.events import AttackEnded, AttackRolled, AttackTurned
from bot.rulesets.dnd5.conditions import SetCondition
from bot.rulesets.dnd5.damage import DamageDealt
from bot.rulesets.dnd5.dying.mending import Healed
from bot.rulesets.dnd5.fixing import Damage
from bot.rulesets.dnd5.movement.events import Borne, FallAverted, Plunged
from bot.rulesets.dnd5.movement.words import SayHeight
from bot.rulesets.dnd5.spells.events import (
    Bolstered,
    Carried,
    DartsWarded,
    Recharged,
    SaveRolled,
    SpellAimed,
    SpellBegun,
    SpellChecked,
    SpellCountered,
    SpellEnded,
)
from bot.rulesets.shared.people import HandOver
from tests.rulesets.dnd5.magic import caster, every_spell, spell
from tests.rulesets.dnd5.skirmish import GM, LONGBOW, Skirmish, fighter, met

NEAR = {"ana|bor": 150}


def begun(*people, apart=NEAR, **settings):  # type: ignore[no-untyped-def]
    return Skirmish(*people, apart=apart, **settings)


@pytest.mark.rule("DN5-ACT-012")
def test_the_casting_time_says_what_is_spent() -> None:
    """One action, one bonus action; ten minutes are not for a turn, a reaction not for one's own turn."""
    s = begun(
        caster("Ana", "fire_bolt", "shield_of_faith", "shield_spell", "prayer_of_healing"), fighter("Bor", "foes")
    )
    assert s.options("ana", "spell", action="cast") == ("fire_bolt", "shield_of_faith")
    assert "selon le sort" in s.means("ana", "fr", action="cast")
    s.does("ana", "cast", spell="shield_of_faith", slot="1", target="ana")
    assert s.state.turn is not None
    assert (s.state.turn.action, s.state.turn.bonus) == (False, True)
    assert s.who("ana").slots["1"] == 3
    # What is spent is not promised any more.
    assert s.means("ana", "fr", action="cast").endswith("votre action")
    assert s.means("ana", "en", action="cast").endswith("your action")
    s.does("ana", "cast", 5, spell="fire_bolt", target="bor")
    assert s.state.turn is not None
    assert s.state.turn.action
    assert "cast" not in s.offered("ana")


def test_what_harms_goes_at_a_companion_only_by_his_name() -> None:
    """Nobody but a companion could be held: that is no reason to hold him unasked."""
    wolf = fighter("Wolf", "foes", being="beast")
    s = begun(caster("Ana", "hold_person"), fighter("Bor"), wolf, apart={"ana|bor": 300, "ana|wolf": 300})
    chosen = {"action": "cast", "spell": "hold_person", "slot": "2"}
    (field,) = s.question("ana").legal(chosen) or ()
    assert (field.name, field.options, field.is_implied) == ("target", ("bor",), False)


@pytest.mark.rule("DN5-ACT-012")
def test_beside_a_bonus_spell_only_a_cantrip_is_cast() -> None:
    s = begun(caster("Ana", "fire_bolt", "magic_missile", "misty_step"), fighter("Bor", "foes"))
    s.does("ana", "cast", spell="misty_step", slot="2", at="away")
    assert s.options("ana", "spell", action="cast") == ("fire_bolt",)
    assert s.one(Carried).distances == {"bor": 1050}
    s = begun(caster("Ana", "fire_bolt", "magic_missile", "misty_step"), fighter("Bor", "foes"))
    s.does("ana", "cast", 1, 2, 3, spell="magic_missile", slot="1", target="bor")
    assert "cast" not in s.offered("ana")


def test_a_slot_is_spent_and_a_higher_one_does_more() -> None:
    s = begun(caster("Ana", "guiding_bolt"), fighter("Bor", "foes", hit_points=60), apart={"ana|bor": 900})
    assert s.options("ana", "slot", action="cast", spell="guiding_bolt") == ("1", "2", "3")
    s.does("ana", "cast", 15, 1, 2, 3, 4, 5, 6, spell="guiding_bolt", slot="3", target="bor")
    assert s.one(DamageDealt).dealt == 21
    assert s.who("ana").slots == {"1": 4, "2": 3, "3": 1}


@pytest.mark.rule("DN5-ATK-006")
def test_a_spell_attack_adds_ability_and_proficiency() -> None:
    """Intelligence +4, proficiency +3: d20[7] + 4 + 3 = 14."""
    s = begun(caster("Ana", "fire_bolt"), fighter("Bor", "foes"), apart={"ana|bor": 900})
    s.does("ana", "cast", 7, 4, 6, spell="fire_bolt", target="bor")
    rolled = s.one(AttackRolled)
    assert [(each.name, each.value) for each in rolled.terms] == [("face", 7), ("intelligence", 4), ("proficiency", 3)]
    assert (rolled.total, rolled.outcome) == (14, "hit")
    dealt = s.one(DamageDealt)
    assert (dealt.dealt, dealt.types, dealt.spell, dealt.weapon) == (10, ("fire",), "fire_bolt", None)


@pytest.mark.rule("DN5-ATK-006")
def test_a_spell_shot_beside_a_foe_is_hampered_like_any_other() -> None:
    s = begun(caster("Ana", "fire_bolt"), fighter("Bor", "foes"))
    s.does("ana", "cast", 18, 3, spell="fire_bolt", target="bor")
    assert (s.one(AttackRolled).face, s.one(AttackRolled).down) == (3, ("close_foe",))


@pytest.mark.rule("DN5-DMG-005")
def test_the_casting_ability_is_added_to_damage_only_where_the_spell_says_so() -> None:
    """3d6[2, 5, 4] = 11."""
    s = begun(caster("Ana", "burning_hands"), fighter("Bor", "foes"))
    s.does("ana", "cast", spell="burning_hands", slot="1", at="bor")
    s.answers("@gm", 2, 5, 4, 1, person="take")
    assert s.one(DamageDealt).dealt == 11
    ana = caster("Ana", "burning_hands")
    modified = evolve(ana, spells=(evolve(ana.spells[0], modified=True),))
    s = begun(modified, fighter("Bor", "foes"))
    s.does("ana", "cast", spell="burning_hands", slot="1", at="bor")
    s.answers("@gm", 2, 5, 4, 1, person="take")
    assert s.one(DamageDealt).dealt == 15


def fireball(**settings):  # type: ignore[no-untyped-def]
    """A fireball among three: the one in the middle saves, the last one resists fire."""
    s = begun(
        caster("Ana", "fireball"),
        fighter("Bor", "foes", hit_points=40),
        fighter("Cid", "foes", hit_points=40),
        fighter("Dan", "foes", hit_points=40, wards={"resistant": ("fire",)}),
        apart={"ana|bor": 1800, "ana|cid": 1800, "ana|dan": 1800, "bor|cid": 150, "bor|dan": 150, "cid|dan": 150},
        **settings,
    )
    s.does("ana", "cast", spell="fireball", slot="3", at="bor")
    return s


@pytest.mark.rule("DN5-DMG-006")
@pytest.mark.example("EX-DN5-20")
def test_one_damage_roll_for_all_whom_a_fireball_catches() -> None:
    """8d6[4, 2, 6, 1, 5, 3, 4, 3] = 28: shared by three; who saved takes 14, who resists fire and failed takes 14."""
    s = fireball()
    s.answers("@gm", 4, 2, 6, 1, 5, 3, 4, 3, 5, 15, 5, person="take")
    assert [(each.combatant, each.success) for each in s.said(SaveRolled)] == [
        ("bor", False),
        ("cid", True),
        ("dan", False),
    ]
    assert {each.target: each.dealt for each in s.said(DamageDealt)} == {"bor": 28, "cid": 14, "dan": 14}


@pytest.mark.rule("DN5-COV-005")
def test_the_game_master_says_whom_an_area_catches() -> None:
    s = fireball()
    assert dict(s.question("@gm").facts)["names"] == "Bor, Cid, Dan"
    s.answers("@gm", person="cid")
    assert dict(s.question("@gm").facts)["names"] == "Bor, Dan"
    s.answers("@gm", person="ana")
    s.answers("@gm", 4, 2, 6, 1, 5, 3, 4, 3, 5, 5, 5, person="take")
    assert [each.combatant for each in s.said(SaveRolled)] == ["ana", "bor", "dan"]


def test_on_a_grid_a_fireball_catches_who_stands_within_its_radius() -> None:
    s = begun(
        evolve(caster("Ana", "fireball"), cell="A1"),
        evolve(fighter("Bor", "foes"), cell="K10"),
        evolve(fighter("Cid", "foes"), cell="O10"),
        evolve(fighter("Dan", "foes"), cell="P10"),
        apart={},
        map="square",
    )
    assert "K10" in s.options("ana", "at", action="cast", spell="fireball", slot="3")
    s.does("ana", "cast", *[1] * 8, 20, 20, spell="fireball", slot="3", at="K10")
    assert {each.target for each in s.said(DamageDealt)} == {"bor", "cid"}, "the map says it, nobody else is asked"
    # One of them above it: the map does not say all of it.
    ana = evolve(caster("Ana", "fireball"), cell="A1")
    bird = fighter("Bor", "foes", speeds={"walk": 900, "fly": 900})
    s = begun(ana, evolve(bird, cell="K10", height=900), apart={}, map="square")
    s.does("ana", "cast", spell="fireball", slot="3", at="K10")
    assert s.question("@gm").kind == "caught"


@pytest.mark.rule("DN5-DMG-006")
def test_missiles_at_several_share_one_roll_and_at_one_fall_one_by_one() -> None:
    s = begun(caster("Ana", "magic_missile"), fighter("Bor", "foes"), fighter("Cid", "foes"), apart={"ana|bor": 900})
    s.does("ana", "cast", spell="magic_missile", slot="1", target="bor")
    assert s.question("ana").kind == "also"
    s.answers("ana", target="cid")
    s.answers("ana", 3, target="-")
    assert [(each.target, each.dealt) for each in s.said(DamageDealt)] == [("bor", 4), ("cid", 4), ("cid", 4)]
    s = begun(caster("Ana", "magic_missile"), fighter("Bor", "foes"), apart={"ana|bor": 900})
    s.does("ana", "cast", 1, 2, 3, spell="magic_missile", slot="1", target="bor")
    assert [each.dealt for each in s.said(DamageDealt)] == [2, 3, 4]


@pytest.mark.parametrize(
    ("locale", "first", "asked", "rest", "leads"),
    [
        (
            "fr",
            "le premier de 3 projectiles, un par un",
            "Bor × 1, Cid × 1",
            "Tout le reste sur Cid",
            "Cid : 1 de plus",
        ),
        ("en", "the first of 3 missiles, one by one", "Bor × 1, Cid × 1", "All the rest at Cid", "Cid: 1 more"),
    ],
)
def test_how_missiles_are_shared_out_is_said_before_and_while_one_chooses(
    locale: str, first: str, asked: str, rest: str, leads: str
) -> None:
    s = begun(caster("Ana", "magic_missile"), fighter("Bor", "foes"), fighter("Cid", "foes"), apart={"ana|bor": 900})
    cast = {"action": "cast", "spell": "magic_missile"}
    assert ": 3, " in s.means("ana", locale, **cast)
    assert ": 4" in s.means("ana", locale, **cast, slot="2")
    assert first in s.means("ana", locale, **cast, slot="1", target="bor")
    s.does("ana", "cast", spell="magic_missile", slot="1", target="bor")
    s.answers("ana", target="cid")
    assert s.one(SpellAimed).missiles == 1
    assert s.question("ana").facts["upon"] == asked
    assert s.label("ana", locale, target="-") == rest
    assert s.means("ana", locale, target="-").replace("\u00a0", " ").endswith(leads)
    s.answers("ana", 3, target="-")
    assert (s.said(SpellAimed)[-1].missiles, s.said(SpellAimed)[-1].target) == (1, "cid")


@pytest.mark.parametrize(
    ("locale", "only", "chosen"),
    [
        ("fr", "Ana** lance *shield spell* en réaction, niveau\u00a01.", "sur sa propre personne, niveau\u00a01."),
        ("en", "Ana** casts *shield spell* as a reaction, level\u00a01.", ", on themself, level\u00a01."),
    ],
)
def test_a_spell_for_oneself_has_its_own_sentence(locale: str, only: str, chosen: str) -> None:
    s = begun(fighter("Bor", "foes"), caster("Ana", "shield_spell", "cure_wounds", hit_points_max=30))
    s.attacks("bor", "ana", 14)
    s.answers("ana", spell="shield_spell", slot="1")
    assert only in s.sentence(locale, s.one(SpellBegun))
    s.passes("bor")
    s.does("ana", "cast", 3, spell="cure_wounds", slot="1", target="ana")
    assert s.sentence(locale, s.one(SpellBegun)).endswith(chosen)


def test_rays_are_attacks_of_their_own() -> None:
    s = begun(caster("Ana", "scorching_ray"), fighter("Bor", "foes"), apart={"ana|bor": 900})
    s.does("ana", "cast", 15, 1, 2, 2, 15, 3, 4, spell="scorching_ray", slot="2", target="bor")
    assert [each.outcome for each in s.said(AttackRolled)] == ["hit", "miss", "hit"]
    assert [each.dealt for each in s.said(DamageDealt)] == [3, 7]


def test_beams_grow_in_number_with_the_level_of_the_caster() -> None:
    assert spell("eldritch_blast", 5).targets == 2
    assert spell("eldritch_blast", 4).targets == 1
    assert spell("fire_bolt", 11).damage[0].dice == "3d10"


# ---- reactions


@pytest.mark.rule("DN5-ACT-012", "DN5-REA-001")
def test_a_shield_turns_aside_what_has_hit() -> None:
    """CA 14: 16 hits, against 19 it does not; the slot and the reaction are spent."""
    s = begun(fighter("Bor", "foes"), caster("Ana", "shield_spell"))
    s.attacks("bor", "ana", 14)
    assert s.question("ana").kind == "spell_hit"
    assert "perdu" not in s.means("ana", "fr", spell="shield_spell"), "nothing is held ready"
    assert s.means("ana", "fr", spell="shield_spell").endswith(", +5 à la CA")
    assert s.means("ana", "en", spell="shield_spell").endswith(", +5 to AC")
    s.answers("ana", spell="shield_spell", slot="1")
    turned = s.one(AttackTurned)
    assert (turned.total, turned.against) == (16, 19)
    assert "est déviée, 16 contre 19\u00a0: elle ne touche plus **Ana**." in s.sentence("fr", turned)
    assert "is turned aside, 16 against 19: it does not hit **Ana** any more." in s.sentence("en", turned)
    assert s.who("ana").hit_points == 20
    assert (s.who("ana").reacted, s.who("ana").slots["1"]) == (True, 3)
    s.passes("bor")
    assert not s.who("ana").effects, "it ends as her turn begins"


@pytest.mark.parametrize("plight", ["dead", "fled"])
def test_a_hit_finds_nobody_whom_the_game_master_has_taken_away_meanwhile(plight: str) -> None:
    s = begun(fighter("Bor", "foes"), caster("Ana", "shield_spell"))
    s.attacks("bor", "ana", 14)
    s.says(SetCondition(GM, "ana", plight, True))
    assert s.one(AttackEnded).reason == "no_target"
    assert not s.said(DamageDealt)


def test_a_shield_may_be_too_weak_and_is_no_use_against_a_natural_20() -> None:
    s = begun(fighter("Bor", "foes"), caster("Ana", "shield_spell"))
    s.attacks("bor", "ana", 18)
    s.answers("ana", 5, spell="shield_spell", slot="1")
    assert s.one(DamageDealt).dealt == 5
    s = begun(fighter("Bor", "foes"), caster("Ana", "shield_spell"))
    s.attacks("bor", "ana", 20, 5, 5)
    assert s.one(DamageDealt).dealt == 10


def test_a_shield_keeps_missiles_off() -> None:
    s = begun(caster("Ana", "magic_missile"), caster("Bor", "shield_spell", side="foes"), apart={"ana|bor": 900})
    s.does("ana", "cast", spell="magic_missile", slot="1", target="bor")
    s.answers("bor", spell="shield_spell", slot="1")
    assert s.one(DartsWarded).combatant == "bor"
    assert not s.said(DamageDealt)


def test_a_counterspell_undoes_a_spell_of_its_level_and_a_higher_one_by_a_check() -> None:
    s = begun(caster("Ana", "fireball", "magic_missile"), caster("Bor", "counterspell", side="foes", slots={"3": 1}))
    s.does("ana", "cast", spell="fireball", slot="3", at="bor")
    assert s.question("bor").kind == "spell_cast"
    s.answers("bor", spell="counterspell", slot="3")
    assert s.one(SpellCountered).target == "ana"
    assert [each.reason for each in s.said(SpellEnded)] == ["done", "countered"]
    assert s.who("ana").slots["3"] == 1, "what was cast is spent"
    assert not s.said(SaveRolled)
    mage = caster("Ana", "fireball", slots={"5": 1})
    s = begun(mage, caster("Bor", "counterspell", side="foes", slots={"3": 1}))
    s.does("ana", "cast", spell="fireball", slot="5", at="bor")
    s.answers("bor", 10, spell="counterspell", slot="3")
    assert (s.one(SpellChecked).against, s.one(SpellChecked).total, s.one(SpellChecked).success) == (15, 14, False)
    assert not s.said(SpellCountered)
    assert s.question("@gm").kind == "caught"


def test_a_counterspell_may_be_countered() -> None:
    s = begun(
        caster("Ana", "fireball", "counterspell", slots={"3": 2}),
        caster("Bor", "counterspell", side="foes", slots={"3": 1}),
    )
    s.does("ana", "cast", spell="fireball", slot="3", at="bor")
    s.answers("bor", spell="counterspell", slot="3")
    assert s.question("ana").kind == "spell_cast"
    s.answers("ana", spell="counterspell", slot="3")
    assert s.one(SpellCountered).target == "bor"
    assert s.question("@gm").kind == "caught"


def test_a_rebuke_answers_damage_once_the_attack_is_over() -> None:
    s = begun(fighter("Bor", "foes", dexterity=10), caster("Ana", "hellish_rebuke"))
    s.attacks("bor", "ana", 15, 3)
    assert s.question("ana").kind == "spell_damaged"
    s.answers("ana", 5, 6, 9, spell="hellish_rebuke", slot="1")
    assert s.one(DamageDealt).dealt == 11
    assert s.one(SaveRolled).against == 15


# ---- what single spells do


def test_healing_adds_the_casting_ability() -> None:
    cid = fighter("Cid", hit_points=3, hit_points_max=20)
    s = begun(caster("Ana", "cure_wounds"), cid, fighter("Bor", "foes"))
    s.does("ana", "cast", 5, 4, spell="cure_wounds", slot="2", target="cid")
    assert (s.one(Healed).rolled, s.who("cid").hit_points) == (13, 16)


def test_who_lies_at_0_is_raised_by_a_word() -> None:
    s = begun(caster("Ana", "healing_word"), fighter("Cid", hit_points=0, hit_points_max=20), fighter("Bor", "foes"))
    s.does("ana", "cast", 3, spell="healing_word", slot="1", target="cid")
    assert s.who("cid").hit_points == 7
    assert not s.who("cid").unconscious


@pytest.mark.rule("DN5-HPS-015", "DN5-HPS-017")
@pytest.mark.parametrize(("had", "choice", "has"), [(3, "take", 6), (3, "keep", 3), (9, "take", 6), (9, "keep", 9)])
def test_temporary_points_of_a_spell_do_not_add_up_and_their_owner_chooses(had: int, choice: str, has: int) -> None:
    s = begun(caster("Ana", "false_life", temporary=had), fighter("Bor", "foes"))
    s.does("ana", "cast", 2, spell="false_life", slot="1")
    assert (s.one(Bolstered).rolled, s.who("ana").temporary) == (6, had)
    assert s.asked == [("ana", "temporary")]
    assert s.question("ana").default == {"temporary": "take" if had < 6 else "keep"}
    s.answers("ana", temporary=choice)
    assert s.who("ana").temporary == has


@pytest.mark.rule("DN5-HPS-017")
@pytest.mark.parametrize("had", [0, 6])
def test_nobody_is_asked_where_there_is_nothing_to_choose(had: int) -> None:
    s = begun(caster("Ana", "false_life", temporary=had), fighter("Bor", "foes"))
    s.does("ana", "cast", 2, spell="false_life", slot="1")
    assert s.who("ana").temporary == 6
    assert ("ana", "temporary") not in s.asked


def test_armour_of_a_mage_counts_for_who_wears_none() -> None:
    s = begun(
        caster("Ana", "mage_armour", ac=12, dexterity=14),
        fighter("Cid", armoured=True),
        fighter("Bor", "foes", ac=9),
        apart={"ana|bor": 150, "bor|cid": 150},
    )
    assert s.options("ana", "target", action="cast", spell="mage_armour", slot="1") == ("ana", "bor")
    s.does("ana", "cast", spell="mage_armour", slot="1", target="ana")
    s.passes("ana", "cid")
    s.attacks("bor", "ana", 12)
    assert (s.one(AttackRolled).against, s.one(AttackRolled).outcome) == (15, "miss")


def test_thunder_pushes_who_fails() -> None:
    s = begun(
        evolve(caster("Ana", "thunderwave"), cell="D4"),
        evolve(fighter("Bor", "foes", hit_points=30), cell="E4"),
        apart={},
        map="square",
    )
    s.does("ana", "cast", 3, 4, 5, spell="thunderwave", slot="1", at="E4")
    assert s.who("bor").cell == "G4"
    assert "opportunity" not in [kind for _, kind in s.asked]


def test_a_breath_comes_back_by_its_die() -> None:
    breath = evolve(spell("fire_breath"), dc=17, recharge=5)
    dragon = fighter("Bor", "foes", spells=(breath,), hit_points=80)
    s = begun(dragon, fighter("Ana"))
    s.does("bor", "cast", spell="fire_breath", at="ana")
    s.answers("@gm", 1, 1, 1, 1, 1, 1, 10, person="take")
    assert s.one(SaveRolled).against == 17
    assert "cast" not in s.offered("bor")
    s.passes("bor")
    s.dice(4)
    s.does("ana", "pass")
    assert s.one(Recharged).on is False
    s.passes("bor")
    s.dice(5)
    s.does("ana", "pass")
    assert s.one(Recharged).on
    assert "cast" in s.offered("bor")


CASTABLE = [each for each in every_spell() if each not in ("prayer_of_healing",)]


@pytest.mark.parametrize("ident", CASTABLE)
@pytest.mark.parametrize("grid", ["none", "square"])
def test_every_spell_of_the_data_is_cast_to_its_end(ident: str, grid: str) -> None:
    """By an autopilot of nobody: each question is answered with what it offers first."""
    own = spell(ident)
    if own.casting == "reaction":
        return
    level = str(own.level)
    ana = caster("Ana", ident, ac=10, hit_points=10, hit_points_max=30, slots={level: 2} if own.level else {})
    down = evolve(fighter("Cid", hit_points=0, hit_points_max=12), died=own.revives, fallen=True)
    bor = fighter("Bor", "foes", hit_points=40)
    s = begun(ana, down, bor, apart={"ana|bor": 150, "ana|cid": 150, "bor|cid": 150}, map=grid)
    while s.asked and s.asked[0][1] != "declare":
        s.answers(s.asked[0][0], **s.question(s.asked[0][0]).filled({}))
    choice = s.question("ana").filled({"action": "cast", "spell": ident})
    s.answers("ana", **choice)
    assert s.one(SpellBegun).spell == ident
    while not s.said(SpellEnded):
        who = s.asked[0][0]
        s.answers(who, **s.question(who).filled({}))
    assert s.one(SpellEnded).reason == "done"
    assert not any(each.deed == "cast" for each in s.state.deeds)


def test_an_autopilot_casts_what_helps_most() -> None:
    """A fireball among three foes, none at one beside whom a companion stands; a cantrip at a single weak foe."""
    ana = caster("Ana", "fire_bolt", "fireball", temperament="steady")
    foes = [fighter(name, "foes", hit_points=30) for name in ("Bor", "Cid", "Dan")]
    apart = {"ana|bor": 1800, "ana|cid": 1800, "ana|dan": 1800, "bor|cid": 150, "bor|dan": 150, "cid|dan": 150}
    s = Skirmish(ana, *foes, apart=apart)
    assert [each.spell for each in s.all if isinstance(each, SpellBegun)] == ["fireball"]
    s = Skirmish(ana, fighter("Bor", "foes", hit_points=5), apart={"ana|bor": 1800})
    assert [each.spell for each in s.all if isinstance(each, SpellBegun)] == ["fire_bolt"]
    eve = fighter("Eve")
    apart = {"ana|bor": 1800, "ana|eve": 1800, "bor|eve": 150}
    s = Skirmish(ana, fighter("Bor", "foes", hit_points=30), eve, apart=apart)
    assert [each.spell for each in s.all if isinstance(each, SpellBegun)] == ["fire_bolt"]


def test_an_autopilot_guards_itself_where_that_helps() -> None:
    mage = caster("Ana", "shield_spell")
    s = begun(fighter("Bor", "foes"), mage)
    s.notes(HandOver(GM, "ana", None, "steady"))
    s.attacks("bor", "ana", 18, 5)
    assert s.who("ana").slots["1"] == 4
    s = begun(fighter("Bor", "foes"), mage)
    s.notes(HandOver(GM, "ana", None, "steady"))
    s.attacks("bor", "ana", 13)
    assert s.said(AttackTurned)


# ---- feather fall


def aloft(*figures: Any, **more: Any) -> Skirmish:
    """Ana, who knows feather fall, on the ground; Bor and Cid fly 12 m above it."""
    flies = {"speeds": {"walk": 900, "fly": 1200}, "mode": "fly", "height": 1200, "hit_points": 60}
    return Skirmish(
        caster("Ana", "feather_fall", **more), fighter("Bor", **flies), fighter("Cid", **flies), fighter("Orc", "foes")
    )


@pytest.mark.rule("DN5-EXT-014", "DN5-REA-001", "DN5-REA-003")
def test_whoever_has_feather_fall_is_asked_before_somebody_comes_down() -> None:
    s = aloft()
    s.notes(SetCondition(GM, "bor", "stunned"))
    assert s.said(Plunged) == []
    assert s.options("ana", "spell") == ("feather_fall", "-")
    s.answers("ana", spell="feather_fall", slot="1")
    assert (s.one(Plunged).softly, s.one(Plunged).metres) == (True, "12")
    assert s.said(DamageDealt) == []
    bor = s.who("bor")
    assert (bor.height, bor.has("prone"), bor.effects) == (0, False, ())
    assert (s.who("ana").reacted, s.who("ana").slots["1"]) == (True, 3)


@pytest.mark.rule("DN5-EXT-014")
def test_whoever_is_borne_comes_down_18_m_a_round() -> None:
    s = aloft(speeds={"walk": 900, "fly": 900}, mode="fly", height=3000)
    s.notes(SayHeight(GM, "bor", 4000))
    s.notes(SetCondition(GM, "bor", "stunned"))
    s.answers("ana", spell="feather_fall", slot="1")
    assert (s.one(Borne).metres, s.said(Plunged)) == ("22", [])
    assert (s.who("bor").height, s.who("bor").has("prone")) == (2200, False)
    # As his next turn begins, another 18 m, and in the one after that the rest.
    s.passes("ana")
    assert s.one(Borne).metres == "4"
    s.passes("cid", "orc", "ana")
    assert (s.one(Plunged).softly, s.one(Plunged).metres) == (True, "4")
    assert s.said(DamageDealt) == []


@pytest.mark.rule("DN5-EXT-014")
def test_several_who_fall_together_are_all_borne_by_one_spell() -> None:
    s = aloft()
    s.notes(SetCondition(GM, "bor", "stunned"))
    s.notes(SetCondition(GM, "cid", "stunned"))
    assert s.asked == [("ana", "spell_falls")]
    s.answers("ana", spell="feather_fall", slot="1")
    assert s.options("ana", "target") == ("cid", "-"), "the orc stands on the ground"
    s.answers("ana", target="cid")
    assert [(each.combatant, each.softly) for each in s.said(Plunged)] == [("bor", True), ("cid", True)]
    assert s.said(DamageDealt) == []
    assert s.who("ana").slots["1"] == 3


@pytest.mark.rule("DN5-EXT-014", "DN5-REA-010")
def test_whoever_lets_fall_spends_nothing_and_short_falls_ask_nobody() -> None:
    s = aloft()
    s.notes(SetCondition(GM, "bor", "stunned"))
    s.dice(1, 2, 3, 4)
    s.answers("ana", spell="-")
    assert s.one(DamageDealt).dealt == 10
    assert s.who("bor").has("prone")
    assert (s.who("ana").reacted, s.who("ana").slots["1"]) == (False, 4)
    s.notes(SayHeight(GM, "cid", 250))
    s.notes(SetCondition(GM, "cid", "stunned"))
    assert s.said(Plunged)[-1].height == 250


@pytest.mark.rule("DN5-MOV-015", "DN5-EXT-014")
def test_who_is_held_again_while_he_falls_does_not_come_down() -> None:
    s = aloft()
    s.notes(SetCondition(GM, "bor", "stunned"))
    s.notes(SetCondition(GM, "bor", "aloft"))
    assert s.said(Plunged) == []
    assert s.one(FallAverted).combatant == "bor"
    assert not s.state.deeds


# ---- cells


@pytest.mark.rule("DN5-REA-007", "DN5-ACT-012")
def test_of_many_cells_for_a_step_in_a_blink_the_column_is_asked_first_and_each_list_fits() -> None:
    s = met(caster("Ana", "misty_step"), fighter("Orc", "foes"), ana="H10", orc="H12")
    chosen = {"action": "cast", "spell": "misty_step", "slot": "2"}
    columns = s.options("ana", "column", **chosen)
    assert columns == tuple("BCDEFGHIJKLMN"), "nine metres are six squares on either side"
    cells = [s.options("ana", "at", **chosen, column=each) for each in columns]
    assert max(map(len, cells)) <= 25
    assert sum(map(len, cells)) == 13 * 13 - 2
    # Whoever types the cell need not say its column.
    s.answers("ana", **chosen, at="B4")
    assert s.who("ana").cell == "B4"


@pytest.mark.rule("DN5-ATK-011")
def test_of_many_cells_to_shoot_at_by_guess_the_column_is_asked_first() -> None:
    s = met(fighter("Ana", "players", LONGBOW), fighter("Orc", "foes"), ana="H10", orc="H12")
    assert s.options("ana", "column", action="guess") == tuple("BCDEFGHIJKLMN")
    cells = s.options("ana", "to", action="guess", column="B")
    assert sorted(cells, key=lambda each: int(each[1:])) == [f"B{row}" for row in range(4, 17)]


@pytest.mark.rule("DN5-ACT-012")
@pytest.mark.parametrize(
    ("chosen", "french", "english"),
    [
        ("cure_wounds", "points de vie rendus : 1d8 + 4", "hit points regained: 1d8 + 4"),
        ("false_life", "points de vie temporaires : 1d4 + 4", "temporary hit points: 1d4 + 4"),
        (
            "sleep",
            "points de vie vaincus : 5d8, sans connaissance",
            "hit points overcome: 5d8, unconscious",
        ),
        ("mage_armour", "CA 13 + Dextérité", "AC 13 + Dexterity"),
        ("misty_step", "9 m au plus", "9 m at most"),
        ("hold_person", "sauvegarde Sagesse DD 15, sinon paralysie", "Wisdom save DC 15, else paralysed"),
        ("bless", "+1d4 (attaques, sauvegardes)", "+1d4 to attacks and saves"),
        ("bane", "−1d4 (attaques, sauvegardes)", "−1d4 to attacks and saves"),
        ("hunters_mark", "+1d6 de dégâts", "+1d6 damage"),
        ("fireball", "DD 15 pour moitié", "DC 15 for half"),
    ],
)
def test_what_a_spell_does_is_told_with_its_figure_before_it_is_chosen(chosen: str, french: str, english: str) -> None:
    """Also what its caster adds (Intelligence 18: 4 points)."""
    s = begun(
        caster("Ana", chosen, hit_points=9, hit_points_max=20), fighter("Bor", "foes", hit_points=9, being="humanoid")
    )
    fr, en = (s.means("ana", each, action="cast", spell=chosen).replace("\u00a0", " ") for each in ("fr", "en"))
    assert french in fr
    assert english in en


def test_what_a_higher_slot_adds_to_those_who_fall_asleep_is_told() -> None:
    s = begun(caster("Ana", "sleep"), fighter("Bor", "foes"))
    assert "vaincus\u00a0: 7d8" in s.means("ana", "fr", action="cast", spell="sleep", slot="2")


# ---- what strikes again


def spirit(*more: Any, slots: dict[str, int] | None = None, **settings: Any) -> Skirmish:
    """Ana, of casting ability 18 (+7 to hit), stands 12 m from an orc of 40 hit points and armour class 14; a goblin is
    6 m beyond the orc, and a troll far from both."""
    ana = caster("Ana", "spiritual_weapon", "cure_wounds", initiative=40, **({"slots": slots} if slots else {}))
    figures = {"hit_points": 40, "hit_points_max": 40, "ac": 14}
    foes = [fighter(name, "foes", **figures) for name in ("Orc", "Gob", "Troll")]
    cells = {"ana": "A1", "orc": "I1", "gob": "N1", "troll": "U1"}
    return met(ana, *foes, *more, **cells, **settings) if not settings else begun(ana, *foes, *more, **settings)


def rounds(s: Skirmish) -> None:
    """On to Ana's next turn."""
    s.passes("ana", "orc", "gob", "troll")


@pytest.mark.rule("DN5-DMG-009", "DN5-ACT-012", "DN5-ATK-006")
def test_a_spiritual_weapon_strikes_at_once_and_with_each_bonus_action_again() -> None:
    """10 + 7 = 17 against 14; 5 of a d8 and 4 of the casting ability: 9 of force. A minute long, without a slot."""
    s = spirit()
    assert set(s.options("ana", "target", action="cast", spell="spiritual_weapon", slot="2")) == {"orc"}
    s.does("ana", "cast", 10, 5, spell="spiritual_weapon", slot="2", target="orc")
    assert (s.one(AttackRolled).total, s.one(DamageDealt).dealt) == (17, 9)
    assert [each.type for each in s.one(DamageDealt).parts] == ["force"]
    assert s.who("ana").slots == {"1": 4, "2": 2, "3": 2}
    assert s.state.turn is not None
    assert (s.state.turn.bonus, s.state.turn.action) == (True, False)
    assert "attack" not in s.offered("ana"), "the weapon is no reach of hers"
    assert not s.who("orc").effects
    assert [(each.spell.spell, each.slot, each.cell) for each in s.who("ana").effects] == [
        ("spiritual_weapon", 2, "I1")
    ]
    rounds(s)
    # From I1 it goes 6 m, and strikes whoever is beside it then: five squares to N1, and not twelve to U1.
    assert set(s.options("ana", "target", action="cast", spell="spiritual_weapon")) == {"orc", "gob"}
    assert s.options("ana", "slot", action="cast", spell="spiritual_weapon") == ()
    s.does("ana", "cast", 10, 8, spell="spiritual_weapon", target="gob")
    assert (s.one(SpellBegun).how, s.one(DamageDealt).dealt) == ("again", 12)
    assert s.who("ana").slots == {"1": 4, "2": 2, "3": 2}
    assert s.who("ana").effects[0].cell == "N1"
    # What strikes again is no spell that is cast: one of a slot may stand beside it.
    s.notes(Damage(GM, "ana", 5))
    assert "cure_wounds" in s.options("ana", "spell", action="cast")
    for _ in range(9):
        assert s.who("ana").effects
        rounds(s)
    assert s.who("ana").effects == ()
    assert s.options("ana", "slot", action="cast", spell="spiritual_weapon") == ("2",), "a third slot adds nothing"


@pytest.mark.rule("DN5-ACT-012")
@pytest.mark.parametrize(("slot", "faces"), [("2", (5,)), ("4", (5, 5))])
def test_its_dice_are_one_more_for_two_levels_of_the_slot(slot: str, faces: tuple[int, ...]) -> None:
    s = spirit(slots={"2": 1, "3": 1, "4": 1})
    assert s.options("ana", "slot", action="cast", spell="spiritual_weapon") == ("2", "4")
    s.does("ana", "cast", 10, *faces, spell="spiritual_weapon", slot=slot, target="orc")
    assert s.one(DamageDealt).dealt == 5 * len(faces) + 4
    rounds(s)
    s.does("ana", "cast", 10, *faces, spell="spiritual_weapon", target="orc")
    assert s.one(DamageDealt).dealt == 5 * len(faces) + 4


@pytest.mark.rule("DN5-ACT-012")
def test_without_a_grid_it_stays_beside_whom_it_struck_and_an_autopilot_uses_it() -> None:
    apart = {"ana|orc": 1200, "ana|gob": 2000, "gob|orc": 600, "ana|troll": 3000, "orc|troll": 2000}
    s = spirit(apart=apart)
    s.does("ana", "cast", 2, spell="spiritual_weapon", slot="2", target="orc")
    assert s.one(AttackRolled).outcome == "miss"
    rounds(s)
    assert set(s.options("ana", "target", action="cast", spell="spiritual_weapon")) == {"orc", "gob"}
    said = {"who": "ana", "action": "cast", "spell": "spiritual_weapon", "target": "troll"}
    with pytest.raises(Refused) as refused:
        s.game.compose(s.state, "declare", GM, said)
    assert (refused.value.facts["lack"], refused.value.facts["most"]) == ("spell_far", "7.5")
    s.notes(HandOver(GM, "ana", None, "steady"), 10, 5)
    assert [each.how for each in s.said(SpellBegun)][:1] == ["again"]
