"""What creatures have beside their figures: every trait that a profile names does what it says, or the game master
reads what it means."""

from __future__ import annotations

import ast
from dataclasses import fields
from pathlib import Path
from typing import Any, get_args

import pytest

from bot.catalogue import load_library
from bot.catalogue.dnd5_creatures import Dnd5Creature, Trait
from bot.catalogue.dnd5_sheet import Dnd5Sheet
from bot.kernel.ruleset import Reader
from bot.kernel.values import evolve
from bot.rulesets import dnd5
from bot.rulesets.dnd5 import recruit
from bot.rulesets.dnd5.attack.events import AttackRolled, AttackTurned
from bot.rulesets.dnd5.base.distances import distance
from bot.rulesets.dnd5.base.rolls import SWAYS, Trial
from bot.rulesets.dnd5.conditions import SetCondition
from bot.rulesets.dnd5.damage import DamageDealt
from bot.rulesets.dnd5.dying.mending import Fell, Healed
from bot.rulesets.dnd5.orders import Order
from bot.rulesets.dnd5.rounds.turns import noticing
from bot.rulesets.dnd5.spells.events import Carried, SaveRolled
from bot.rulesets.dnd5.state import Fighter, Weapon, sees
from bot.rulesets.dnd5.traits import NOTED, RECKLESS, SENSES, TRAITS, Endured, Parried
from bot.rulesets.shared.people import HandOver
from bot.rulesets.shared.turns import InTurn
from bot.text import LOCALES, Texts
from tests.rulesets.dnd5 import wild
from tests.rulesets.dnd5.magic import caster
from tests.rulesets.dnd5.skirmish import GM, LONGSWORD, SHORTBOW, Skirmish, fighter, met

NEAR = {"ana|bor": 150}


def creature(kind: str, name: str, side: str = "foes", **changes: Any) -> Fighter:
    """One of the packaged data."""
    made = wild.game()
    profile = load_library().dnd5.creatures[kind]
    found = made.recruiter.from_creature(made.opening({}), profile, {}, ident=name.lower(), name=name, side=side)
    return evolve(found, temperament=None, **changes)


# ---- nothing that a profile names is without effect


def _asked_for() -> set[str]:
    """The codes that a chapter looks for among what somebody has (`"brave" in who.features`, `gift("aggressive")`)."""
    found: set[str] = set()
    for path in Path(dnd5.__file__).parent.rglob("*.py"):
        for each in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            code = None
            if isinstance(each, ast.Compare) and "features" in ast.unparse(each.comparators[0]):
                code = ast.unparse(each.left)
            elif isinstance(each, ast.Call) and ast.unparse(each.func) == "gift":
                code = ast.unparse(each.args[0])
            if code is not None:
                found.add(RECKLESS if code == "RECKLESS" else code.strip("'"))
    return found


def test_every_trait_has_its_mechanics_or_a_note_for_the_game_master() -> None:
    assert set(get_args(Trait)) == set(TRAITS)
    known = _asked_for()
    creatures = load_library().dnd5.creatures.values()
    # What lets it get away and hide is in its bonus actions; a charge is in its own figures.
    assert all(each.bonus_actions for each in creatures if "nimble" in each.traits)
    assert all(each.charge is not None for each in creatures if "charge" in each.traits)
    assert [each for each in TRAITS if each not in (*NOTED, "nimble", "charge") and each not in known] == []
    assert known.isdisjoint((*NOTED, *SENSES)), "what is noted for the game master is decided by him"
    # What a noted trait has for the rules is in the figures: who is at home in water swims, who climbs walls climbs.
    for trait, speed in (("amphibious", "swim_m"), ("water_breathing", "swim_m"), ("spider_climb", "climb_m")):
        assert all(getattr(each, speed) for each in creatures if trait in each.traits)


def test_every_trait_is_named_and_a_noted_one_says_what_it_means() -> None:
    texts = Texts()
    for locale in LOCALES:
        for each in (*TRAITS, *SENSES):
            said = texts.say(locale, f"word-dnd5-traits-{each}")
            assert said
            whose = "MJ" if locale == "fr" else "GM"
            assert whose in said or each not in (*NOTED, *SENSES), f"{locale}: {each} is not said to be the {whose}’s"


def test_the_game_master_reads_the_traits_of_a_creature_and_the_players_do_not() -> None:
    s = Skirmish(fighter("Ana", player=17), creature("kobold", "Kob"))
    for reader, told in ((Reader(GM, gm=True), "pack_tactics, sunlight_sensitivity, darkvision"), (Reader(17), None)):
        (row,) = (each for each in s.game.view(s.state, reader, ()).rows if each.id == "kob")
        assert row.facts.get("traits") == told


# ---- what they make of rolls


@pytest.mark.rule("DN5-EXT-001")
def test_blood_drives_some_on_hand_to_hand() -> None:
    s = Skirmish(
        creature("hunter_shark", "Jaw"), fighter("Ana", hit_points=20, hit_points_max=21), apart={"ana|jaw": 150}
    )
    s.does("jaw", "attack", 3, 17, 1, 1, target="ana", **{"with": "bite"})
    assert s.one(AttackRolled).up == ("blood_frenzy",)
    whole = evolve(s.who("ana"), hit_points=21)
    shark = s.who("jaw")
    assert SWAYS.found("attack", s.state, Trial(shark, whole, shark.weapons[0])) == ()
    bow = Trial(shark, s.who("ana"), SHORTBOW)
    assert "blood_frenzy" not in [each.name for each in SWAYS.found("attack", s.state, bow)]


@pytest.mark.rule("DN5-EXT-001", "DN5-EXT-006")
def test_keen_senses_miss_little_also_where_nobody_rolls() -> None:
    s = Skirmish(creature("wolf", "Wolf"), fighter("Ana"))
    assert noticing(s.state, s.who("wolf")) == 10 + s.who("wolf").skill("perception") + 5
    assert SWAYS.found("check", s.state, Trial(s.who("wolf"), skill="stealth")) == ()


@pytest.mark.rule("DN5-EXT-001", "DN5-EXT-003")
def test_the_brave_resist_fear_and_the_sure_footed_what_throws_them_down() -> None:
    s = Skirmish(caster("Ana", "fear", "grease"), creature("knight", "Sir"), creature("mule", "Mule"))

    def up(who: str, ability: str, condition: str) -> list[str]:
        trial = Trial(s.who(who), ability=ability, condition=condition)
        return [each.name for each in SWAYS.found("save", s.state, trial)]

    assert (up("sir", "wisdom", "frightened"), up("sir", "wisdom", "")) == (["brave"], [])
    assert (up("mule", "dexterity", "prone"), up("mule", "strength", "prone")) == (["sure_footed"], ["sure_footed"])
    assert up("mule", "dexterity", "restrained") == []


def test_what_a_spell_would_bring_is_known_to_who_saves_against_it() -> None:
    s = Skirmish(caster("Ana", "grease"), creature("mule", "Mule", hit_points=30), apart={"ana|mule": 900})
    s.does("ana", "cast", spell="grease", slot="1", at="mule")
    s.dice(2, 18)
    s.answers("@gm", person="take")
    assert s.one(SaveRolled).up == ("sure_footed",)


# ---- reckless


@pytest.mark.rule("DN5-EXT-001")
def test_who_strikes_recklessly_strikes_better_and_is_struck_better() -> None:
    s = Skirmish(creature("berserker", "Bor"), fighter("Ana", hit_points=90), apart=NEAR)
    s.does("bor", "reckless")
    assert "reckless" not in s.offered("bor")
    s.does("bor", "attack", 4, 15, 2, target="ana", **{"with": "greataxe"})
    assert s.one(AttackRolled).up == ("reckless",)
    s.passes("bor")
    s.attacks("ana", "bor", 4, 15, 2)
    assert s.one(AttackRolled).up == ("target_reckless",)
    s.passes("ana")
    assert not s.who("bor").has("reckless"), "until its next turn begins"


def test_after_the_attack_it_is_too_late_for_recklessness() -> None:
    s = Skirmish(creature("berserker", "Bor"), fighter("Ana"), apart=NEAR)
    s.does("bor", "attack", 2, target="ana", **{"with": "greataxe"})
    assert "reckless" not in s.offered("bor")


def test_a_furious_autopilot_strikes_recklessly() -> None:
    s = Skirmish(fighter("Ana", hit_points=90), creature("berserker", "Bor"), apart=NEAR)
    s.says(HandOver(GM, "bor", None, "furious"))
    s.passes("ana")
    assert "reckless" in s.one(AttackRolled).up


# ---- aggressive


@pytest.mark.rule("DN5-TUR-004", "DN5-TUR-005")
@pytest.mark.parametrize("grid", [True, False])
def test_an_orc_rushes_at_a_foe_and_keeps_its_movement(grid: bool) -> None:
    orc, ana = creature("orc", "Orc"), fighter("Ana")
    s = met(orc, ana, orc="A10", ana="O10") if grid else Skirmish(orc, ana, apart={"ana|orc": 2100})
    assert s.options("orc", "target", action="rush") == ("ana",)
    s.does("orc", "rush", target="ana")
    assert s.state.turn is not None
    assert (s.state.turn.bonus, s.state.turn.action, s.state.turn.moved) == (True, False, 0)
    assert "rush" not in s.offered("orc")
    s.does("orc", "approach", target="ana")
    assert distance(s.state, s.who("orc"), s.who("ana")) == 300, "9 m, and 9 m again"


def test_an_aggressive_autopilot_comes_within_reach_in_one_turn() -> None:
    s = Skirmish(fighter("Ana", hit_points=90), creature("orc", "Orc"), apart={"ana|orc": 1800})
    s.says(HandOver(GM, "orc", None, "furious"))
    s.passes("ana")
    assert s.one(AttackRolled).combatant == "orc"


# ---- charge


@pytest.mark.rule("DN5-DMG-002", "DN5-EXT-003")
def test_a_boar_that_has_run_gores_and_throws_down() -> None:
    s = met(creature("boar", "Boar"), fighter("Ana", hit_points=40), boar="A10", ana="G10")
    s.does("boar", "approach", target="ana")
    s.does("boar", "attack", 15, 4, 5, 3, target="ana", **{"with": "tusks"})
    assert s.one(DamageDealt).dealt == 4 + 1 + 5
    saved = s.one(SaveRolled)
    assert (saved.ability, saved.against, saved.success) == ("strength", 11, False)
    assert s.who("ana").has("prone")


def test_who_has_not_run_far_enough_does_not_charge() -> None:
    s = met(creature("boar", "Boar"), fighter("Ana", hit_points=40), boar="D10", ana="G10")
    s.does("boar", "approach", target="ana")
    s.does("boar", "attack", 15, 4, target="ana", **{"with": "tusks"})
    assert s.one(DamageDealt).dealt == 5
    assert s.said(SaveRolled) == []


@pytest.mark.rule("DN5-DMG-002")
@pytest.mark.parametrize(
    ("start", "bend", "dealt"), [("A10", "D10", 1 + 3 + 5), ("D14", "D11", 1 + 3), ("G14", "D12", 1 + 3)]
)
def test_who_has_run_that_far_but_not_straight_at_him_does_not_charge(start: str, bend: str, dealt: int) -> None:
    """By A10 and D10 six squares straight on to F10; down the map first, only the last of the way goes at him."""
    s = met(creature("boar", "Boar"), fighter("Ana", hit_points=40), boar=start, ana="G10")
    s.does("boar", "go", to=bend)
    s.does("boar", "approach", target="ana")
    charges = dealt > 4
    s.does("boar", "attack", 15, 3, *((5, 3) if charges else ()), target="ana", **{"with": "tusks"})
    assert s.one(DamageDealt).dealt == dealt
    assert bool(s.said(SaveRolled)) is charges


@pytest.mark.parametrize("at", ["ana", "bor"])
def test_without_a_grid_a_charge_is_a_run_at_whom_it_hits(at: str) -> None:
    """6 m lie between the boar and both; Ana and Bor stand side by side."""
    apart = {"ana|boar": 750, "boar|bor": 750, "ana|bor": 150}
    s = Skirmish(creature("boar", "Boar"), fighter("Ana", hit_points=40), fighter("Bor", hit_points=40), apart=apart)
    s.does("boar", "approach", target=at)
    charges = at == "ana"
    s.does("boar", "attack", 15, 3, *((5, 3) if charges else ()), target="ana", **{"with": "tusks"})
    assert s.one(DamageDealt).dealt == (9 if charges else 4)


def test_a_minotaur_charges_with_its_horns_alone_and_hurls_back() -> None:
    s = met(creature("minotaur", "Min"), fighter("Ana", hit_points=90), min="A10", ana="G10")
    s.does("min", "approach", target="ana")
    s.does("min", "attack", 15, 1, 1, 2, 2, 3, target="ana", **{"with": "horns"})
    assert s.one(DamageDealt).dealt == 2 + 4 + 4
    assert (s.one(Carried).forced, s.who("ana").has("prone")) == (True, True)


# ---- undead fortitude


@pytest.mark.rule("DN5-EXT-003", "DN5-HPS-003")
@pytest.mark.parametrize(("face", "stands"), [(9, True), (8, False)])
def test_a_zombie_may_stay_up_with_one_hit_point(face: int, stands: bool) -> None:
    """Constitution +3 against 5 and 7 damage."""
    s = Skirmish(fighter("Ana", strength=16), creature("zombie", "Zed", hit_points=4), apart={"ana|zed": 150})
    s.attacks("ana", "zed", 15, 4, face)
    told = s.one(Endured)
    assert (told.damage, told.against, told.success) == (7, 12, stands)
    assert s.who("zed").hit_points == int(stands)
    assert bool(s.said(Fell)) is not stands or s.asked == [("ana", "spare")]


@pytest.mark.parametrize(("weapon", "face"), [(evolve(LONGSWORD, type="radiant"), 15), (LONGSWORD, 20)])
def test_neither_light_nor_a_critical_hit_leaves_a_zombie_up(weapon: Weapon, face: int) -> None:
    s = Skirmish(
        fighter("Ana", "players", weapon, strength=16), creature("zombie", "Zed", hit_points=4), apart={"ana|zed": 150}
    )
    s.attacks("ana", "zed", face, 4, *([4] if face == 20 else []))
    assert s.said(Endured) == []
    assert s.who("zed").hit_points == 0


# ---- wounds that close


@pytest.mark.rule("DN5-HPS-001")
@pytest.mark.parametrize(("kind", "healed"), [("slashing", True), ("fire", False)])
def test_a_troll_heals_as_its_turn_begins_unless_it_was_burnt(kind: Any, healed: bool) -> None:
    blade = evolve(LONGSWORD, type=kind)
    s = Skirmish(fighter("Ana", "players", blade), creature("troll", "Troll"), apart={"ana|troll": 150})
    s.attacks("ana", "troll", 18, 8)
    s.passes("ana")
    assert [each.regained for each in s.said(Healed)] == ([8] if healed else [])
    s.passes("troll", "ana")
    assert s.who("troll").hit_points == s.who("troll").hit_points_max, "later it closes again"


@pytest.mark.rule("DN5-HPS-001", "DN5-HPS-004", "DN5-HPS-013")
@pytest.mark.parametrize("face", [8, 1])
def test_a_troll_at_0_comes_to_in_its_turn_however_hard_it_was_hit(face: int) -> None:
    """12 damage, or 5, to one of 4 hit points that has 4 at most: massive, or not. It makes no death saves, and further
    blows bring its death no nearer."""
    felled = creature("troll", "Troll", hit_points=4, hit_points_max=4)
    s = Skirmish(fighter("Ana", strength=18, attacks=2), felled, fighter("Orc", "foes"), apart={"ana|troll": 150})
    s.attacks("ana", "troll", 18, face)
    s.answers("ana", spare="kill")
    assert s.one(Fell).how == "unconscious"
    s.attacks("ana", "troll", 18, 18, 1, 1)
    assert s.who("troll").failures == 0
    s.passes("ana")
    assert [each.regained for each in s.said(Healed)] == [4]
    assert s.asked == [("troll", "declare")]
    assert s.who("troll").has("prone")


@pytest.mark.rule("DN5-HPS-013")
def test_a_troll_that_was_burnt_dies_as_its_turn_begins_at_0() -> None:
    blade = evolve(LONGSWORD, type="fire")
    felled = creature("troll", "Troll", hit_points=4)
    s = Skirmish(fighter("Ana", "players", blade), felled, fighter("Orc", "foes"), apart={"ana|troll": 150})
    s.attacks("ana", "troll", 18, 8)
    s.answers("ana", spare="kill")
    assert not s.who("troll").died, "until then it may still be healed"
    s.passes("ana")
    assert (s.who("troll").died, s.said(Healed)) == (True, [])


# ---- in the air


@pytest.mark.rule("DN5-REA-004")
def test_who_flies_by_provokes_nobody() -> None:
    owl = fighter("Owl", "foes", speeds={"walk": 150, "fly": 1800}, mode="fly", features=("flyby",))
    s = met(owl, fighter("Ana"), owl="D10", ana="E10")
    s.does("owl", "withdraw")
    assert ("ana", "opportunity") not in s.asked
    walks = met(evolve(owl, mode="walk", speeds={"walk": 900}), fighter("Ana"), owl="D10", ana="E10")
    walks.does("owl", "withdraw")
    assert ("ana", "opportunity") in walks.asked


# ---- a parry


def captain(**changes: Any) -> Skirmish:
    """Ana, +5 with her longsword, beside a captain of armour class 15 who parries with +2."""
    ana = fighter("Ana", strength=16)
    return Skirmish(ana, creature("bandit_captain", "Cap", **changes), apart={"ana|cap": 150})


@pytest.mark.rule("DN5-REA-001", "DN5-REA-002")
@pytest.mark.parametrize(("face", "turned"), [(11, True), (12, False)])
def test_a_parry_adds_to_the_armour_class_against_one_melee_hit(face: int, turned: bool) -> None:
    """16 hits armour class 15 and misses 17; 17 hits all the same. It is his reaction."""
    s = captain()
    s.attacks("ana", "cap", face)
    assert s.asked == [("cap", "parry")]
    assert dict(s.question("cap").facts)["bonus"] == 2
    s.answers("cap", 4, parry="parry")
    assert bool(s.said(AttackTurned)) is turned
    assert bool(s.said(DamageDealt)) is not turned
    assert s.who("cap").reacted
    assert s.one(Parried).bonus == 2


def test_whoever_takes_the_hit_keeps_his_reaction() -> None:
    s = captain()
    s.attacks("ana", "cap", 11)
    s.answers("cap", 4, parry="-")
    assert s.one(DamageDealt).dealt == 7
    assert not s.who("cap").reacted


def test_nobody_parries_a_critical_hit_an_arrow_whom_he_does_not_see_or_without_a_blade() -> None:
    s = captain()
    s.attacks("ana", "cap", 20, 1, 1)
    assert s.one(DamageDealt).critical
    s = captain()
    s.notes(SetCondition(GM, "ana", "invisible", on=True))
    s.attacks("ana", "cap", 11, 11, 4)
    assert s.one(DamageDealt).dealt == 7
    s = captain(weapons=())
    s.attacks("ana", "cap", 11, 4)
    assert s.one(DamageDealt).dealt == 7
    s = Skirmish(fighter("Ana", "players", SHORTBOW), creature("bandit_captain", "Cap"), apart={"ana|cap": 900})
    s.attacks("ana", "cap", 15, 4, with_="shortbow")
    assert s.said(Parried) == []
    assert s.one(DamageDealt).dealt == 4


@pytest.mark.parametrize(("face", "parries"), [(11, True), (12, False)])
def test_an_autopilot_parries_where_that_turns_the_hit_aside(face: int, parries: bool) -> None:
    s = captain()
    s.notes(HandOver(GM, "cap", None, "steady"))
    s.attacks("ana", "cap", face, 4)
    assert bool(s.said(Parried)) is parries


@pytest.mark.parametrize(("order", "parries"), [("always", True), ("useful", False), ("never", False)])
def test_a_standing_order_parries(order: str, parries: bool) -> None:
    s = captain()
    s.notes(Order(GM, "cap", "parry", order))
    s.attacks("ana", "cap", 12, 4)
    assert bool(s.said(Parried)) is parries


# ---- whatever a profile says is played


SAID = {
    "id": "its name in the data",
    "name": "its name",
    "the": "its article",
    "gender": "its gender",
    "plural": "its number",
    "source": "where it comes from",
    "about": "told to the game master",
    "hit_dice": "hit points are their average",
    "hit_plus": "hit points are their average",
    "challenge": "for the game master who chooses it",
    "role": "for lists",
}
"""The fields of a profile that are words, or found in others."""


def _read(path: Path, *functions: str) -> set[str]:
    """What is looked at in *path*, of anything; with *functions*, what these look at of a creature."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    inner = [each for each in ast.walk(tree) if isinstance(each, ast.FunctionDef) and each.name in functions] or [tree]
    found = [each for part in inner for each in ast.walk(part) if isinstance(each, ast.Attribute)]
    return {
        each.attr
        for each in found
        if not functions or (isinstance(each.value, ast.Name) and each.value.id == "creature")
    }


def test_every_field_of_a_profile_is_taken_over_into_a_fight() -> None:
    """What the recruiter does not read has no effect on anything."""
    read = _read(Path(recruit.__file__), "from_creature", "_castable", "_senses")
    assert set(Dnd5Creature.model_fields) - read - SAID.keys() == set()


ELSEWHERE = {
    **dict.fromkeys(("strength", "dexterity", "constitution", "intelligence", "wisdom", "charisma"), "its scores"),
    **dict.fromkeys(("ac", "unarmoured", "walk_m"), "the catalogue's figures of it (`armour_class`, `walk_m`)"),
    "proficiency": "its bonus of proficiency",
    "hit_points_max": "it whole",
    "class_": "what its figures were made from",
    "mount": "it joins the fight with its rider (`shared.people`)",
    "slots_max": "for a rest, after the fight",
    "features": "its owner's own words, which no rule can read",
}
"""The fields of a sheet that reach a fight by way of another."""


def test_every_field_of_a_sheet_is_taken_over_into_a_fight() -> None:
    """So all that stands on a ready character is played; none of them is left to words alone."""
    tree = ast.parse(Path(recruit.__file__).read_text(encoding="utf-8"))
    read = {
        each.attr for each in ast.walk(tree) if isinstance(each, ast.Attribute) and ast.unparse(each.value) == "sheet"
    }
    assert set(Dnd5Sheet.model_fields) - read == ELSEWHERE.keys()
    assert not any(each.sheet.features for each in load_library().dnd5.characters.values())


SHARED = {
    "nature": "which temperament an autopilot has unless another is said (`shared.people`)",
    "given": "what the game master has given: its terms and sways are found there (`shared.giving`)",
}
"""Figures of a fighter that no chapter of this game looks at, since what all games share does."""


def test_every_figure_of_a_fighter_is_looked_at_by_a_chapter() -> None:
    """What nobody looks at helps nobody, and stands in nobody's way."""
    folder = Path(dnd5.__file__).parent
    looked: set[str] = set()
    for path in folder.rglob("*.py"):
        if path.name not in ("recruit.py", "sheets.py"):
            looked |= _read(path)
    assert {each.name for each in fields(Fighter)} - {each.name for each in fields(InTurn)} - looked == SHARED.keys()


@pytest.mark.rule("DN5-EXT-011", "DN5-ATK-010")
def test_blindsight_perceives_the_invisible_and_needs_no_eyes_as_far_as_it_reaches() -> None:
    ana = fighter("Ana")
    for far, seen in ((150, True), (450, False)):
        s = Skirmish(ana, creature("giant_spider", "Spin"), apart={"ana|spin": far})
        s.notes(SetCondition(GM, "ana", "invisible", on=True))
        spin = s.who("spin")
        assert spin.blindsight == 300
        assert sees(s.state, spin, s.who("ana")) is seen
        s.notes(SetCondition(GM, "spin", "blinded", on=True))
        assert sees(s.state, s.who("spin"), s.who("ana")) is seen
