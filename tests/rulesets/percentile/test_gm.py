"""The game master's hand: tools and corrections, and what each does while something is under way."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel import inputs
from bot.kernel.errors import Refused, UnknownCommand
from bot.rulesets.percentile import compose
from bot.rulesets.percentile.events import (
    BoutBegun,
    D100Rolled,
    DamageRolled,
    FighterLeft,
    GmOverrode,
    HitPointsLost,
    PitShuffled,
    SettingChanged,
    SoldiersLost,
    StatusSet,
    TurnBegun,
    TurnEnded,
)
from bot.rulesets.percentile.state import Declaration, Fighter, Spell
from bot.rulesets.shared import joining
from tests.rulesets.percentile.brawl import BOW, GM, WRESTLING, Brawl, fighter, notes


def hero(name: str = "P", **figures: Any) -> Fighter:
    return fighter(name, **{"initiative": 6, "melee": 50, "physique": 50, **figures})


def orc(name: str = "Orc", **figures: Any) -> Fighter:
    return fighter(name, "foes", **{"initiative": 2, "melee": 40, "physique": 40, **figures})


def composed(scene: Brawl, command: str, **args: Any) -> Any:
    """The note that a command of the game master's becomes."""
    return compose.compose(scene.state, command, GM, args, scene.game.recruiter)


def duel(**settings: Any) -> Brawl:
    return Brawl(hero(), orc(), **settings)


# ---- the tools


@pytest.mark.parametrize(
    ("given", "note"),
    [
        ({"tool": "surprise", "who": "p"}, notes.SaySurprise(GM, "p", True)),
        ({"tool": "surprise", "who": "p", "value": 0}, notes.SaySurprise(GM, "p", False)),
        ({"tool": "advantage", "who": "p"}, notes.SetRerolls(GM, "p", "advantage", 1, "used")),
        (
            {"tool": "advantage", "who": "p", "value": "−1", "words": "used"},
            notes.SetRerolls(GM, "p", "advantage", -1, "used"),
        ),
        (
            {"tool": "disadvantage", "who": "p", "value": 2, "words": "round"},
            notes.SetRerolls(GM, "p", "disadvantage", 2, "round"),
        ),
        (
            {"tool": "disadvantage", "who": "p", "words": "combat"},
            notes.SetRerolls(GM, "p", "disadvantage", 1, "used"),
        ),
        ({"tool": "modifier", "value": -20}, notes.SetModifier(GM, None, -20)),
        (
            {"tool": "modifier", "who": "p", "value": 10, "words": "tir", "target": "orc"},
            notes.SetModifier(GM, "p", 10, "tir", "orc"),
        ),
        ({"tool": "once", "who": "p", "value": 15}, notes.SetModifier(GM, "p", 15, once=True)),
        ({"tool": "cover", "who": "p", "value": 20}, notes.SetCover(GM, "p", -20)),
        ({"tool": "cover", "who": "p", "value": -20, "words": "all"}, notes.SetCover(GM, "p", -20, True)),
        ({"tool": "opportunity", "who": "p", "target": "orc"}, notes.GiveOpportunity(GM, "p", "orc")),
        (
            {"tool": "opportunity", "who": "p", "target": "orc", "words": "aim"},
            notes.GiveOpportunity(GM, "p", "orc", "precise"),
        ),
        (
            {"tool": "opportunity", "who": "p", "target": "orc", "words": "vital", "value": 50},
            notes.GiveOpportunity(GM, "p", "orc", "vital", -50),
        ),
        ({"tool": "action", "who": "p"}, notes.GrantAction(GM, "p")),
        ({"tool": "distance", "who": "p", "target": "orc", "value": 300}, notes.SetDistance(GM, "p", "orc", 300)),
        ({"tool": "distance", "who": "p", "target": "orc"}, notes.SetDistance(GM, "p", "orc", None)),
        ({"tool": "swap", "who": "p", "target": "orc"}, notes.SwapPlaces(GM, "p", "orc")),
        ({"tool": "mount", "who": "p"}, notes.SayMounted(GM, "p", on=True)),
        ({"tool": "mount", "who": "p", "target": "orc"}, notes.SayMounted(GM, "p", on=True, mount="orc")),
        ({"tool": "dismount", "who": "p"}, notes.SayMounted(GM, "p", on=False)),
        ({"tool": "fall", "who": "p"}, notes.SayMounted(GM, "p", on=False, fall=True)),
        ({"tool": "hint", "who": "orc", "words": "guette"}, notes.ShowIntention(GM, "orc", "guette")),
        ({"tool": "shuffle"}, notes.Shuffle(GM)),
        ({"tool": "close"}, notes.CloseDeclarations(GM)),
        ({"tool": "react", "who": "p"}, notes.Fire(GM, "p")),
        ({"tool": "react", "who": "p", "target": "orc"}, notes.Fire(GM, "p", "orc")),
    ],
)
def test_what_each_tool_says(given: dict[str, Any], note: Any) -> None:
    assert composed(duel(), "gm-tool", **given) == note


@pytest.mark.parametrize(
    ("tool", "missing"), [(tool, each) for tool, needed in compose.TOOLS.items() for each in needed]
)
def test_a_tool_wants_its_arguments(tool: str, missing: str) -> None:
    whole = {"who": "p", "target": "orc", "value": 1, "words": ""}
    given = {each: value for each, value in whole.items() if each in compose.TOOLS[tool] and each != missing}
    if tool == "hint" and missing != "words":
        given["words"] = "guette"
    optional = missing == "value" and tool in ("advantage", "disadvantage", "distance")
    if optional:
        composed(duel(), "gm-tool", tool=tool, **given)
        return
    with pytest.raises(Refused) as refused:
        composed(duel(), "gm-tool", tool=tool, **given)
    assert (refused.value.key, refused.value.facts["argument"]) == ("argument-missing", missing)


@pytest.mark.parametrize(
    ("command", "given", "key"),
    [
        ("gm-tool", {"tool": "thunder"}, "not-among"),
        ("gm-tool", {"tool": "advantage", "who": "p", "words": "forever"}, "not-among"),
        ("gm-tool", {"tool": "advantage", "who": "p", "value": "many"}, "not-a-number"),
        ("gm-tool", {"tool": "opportunity", "who": "p", "target": "orc", "words": "nose"}, "not-among"),
        ("fix-fate", {"who": "p", "fate": "asleep"}, "not-among"),
        ("fix-status", {"who": "p", "status": "drunk"}, "not-among"),
        ("fix-status", {"who": "p", "status": "a_terre", "state": "perhaps"}, "not-among"),
        ("fix-set", {"who": "p", "field": "pv", "value": "lots"}, "not-a-number"),
        ("fix-damage", {"who": "p"}, "argument-missing"),
        ("npc-give", {"who": "p", "temperament": "sleepy"}, "not-among"),
        ("orders", {"who": "p", "matter": "declare"}, "argument-missing"),
    ],
)
def test_commands_that_are_refused_before_they_are_notes(command: str, given: dict[str, Any], key: str) -> None:
    with pytest.raises(Refused) as refused:
        composed(duel(), command, **given)
    assert refused.value.key == key


def test_an_unknown_command_is_no_refusal_but_a_fault() -> None:
    with pytest.raises(UnknownCommand):
        composed(duel(), "segment")


@pytest.mark.parametrize(
    ("command", "given", "note"),
    [
        ("fix-set", {"who": "p", "field": "tir", "value": "80"}, notes.SetField(GM, "p", "tir", 80)),
        ("fix-damage", {"who": "p", "amount": 3, "reason": "feu"}, notes.Damage(GM, "p", 3, "feu")),
        ("fix-heal", {"who": "p", "amount": 3}, notes.Heal(GM, "p", 3)),
        ("fix-back", {"who": "p"}, notes.Heal(GM, "p", 1)),
        ("fix-initiative", {"who": "p", "segment": 3}, notes.SetField(GM, "p", "initiative", 3)),
        ("fix-status", {"who": "p", "status": "a_terre"}, notes.SetStatus(GM, "p", "a_terre")),
        (
            "fix-status",
            {"who": "p", "status": "etrangle", "other": "orc"},
            notes.SetStatus(GM, "p", "etrangle", True, None, "orc"),
        ),
        (
            "fix-status",
            {"who": "p", "status": "a_terre", "state": "off"},
            notes.SetStatus(GM, "p", "a_terre", False),
        ),
        ("fix-fate", {"who": "p", "fate": "unconscious"}, notes.SetStatus(GM, "p", "assomme")),
        ("npc-give", {"who": "orc", "temperament": "furious"}, notes.HandOver(GM, "orc", None, "furious")),
        ("npc-give", {"who": "orc", "player": "17"}, notes.HandOver(GM, "orc", 17)),
        ("npc-give", {"who": "orc"}, notes.HandOver(GM, "orc")),
        ("npc-remove", {"who": "orc"}, notes.Remove(GM, "orc")),
        ("npc-hide", {"who": "orc"}, notes.Hide(GM, "orc")),
        ("npc-reveal", {"who": "orc"}, notes.Reveal(GM, "orc")),
        ("leave", {"who": "p"}, notes.Leave(GM, "p")),
        ("gm-settings", {"name": "fumble_from", "value": "98"}, notes.SetSetting(GM, "fumble_from", 98)),
    ],
)
def test_what_each_correction_says(command: str, given: dict[str, Any], note: Any) -> None:
    assert composed(duel(), command, **given) == note


# ---- what is not possible


@pytest.mark.parametrize(
    ("note", "key"),
    [
        (notes.Join(GM, ()), "percentile-too-many"),
        (notes.Join(GM, tuple(hero(f"H{at}") for at in range(23))), "percentile-too-many"),
        (notes.Remove(GM, "nobody"), "percentile-unknown-combatant"),
        (notes.SetField(GM, "p", "pv", 13), "number-range"),
        (notes.SetField(GM, "p", "psy", 1), "number-range"),
        (notes.SetField(GM, "p", "initiative", 8), "number-range"),
        (notes.SetField(GM, "p", "tir", 151), "number-range"),
        (notes.SetField(GM, "p", "beauty", 5), "percentile-unknown-field"),
        (notes.SetField(GM, "p", "soldiers", 5), "percentile-no-soldiers"),
        (notes.Damage(GM, "p", 0), "number-range"),
        (notes.Heal(GM, "p", 1), "percentile-not-hurt"),
        (notes.SetStatus(GM, "p", "a_terre", on=False), "percentile-already-so"),
        (notes.SetStatus(GM, "p", "a_terre", until=0), "number-range"),
        (notes.SetRerolls(GM, "p", "advantage", -1), "number-range"),
        (notes.SetRerolls(GM, "p", "advantage", 0), "number-range"),
        (notes.SetRerolls(GM, "p", "advantage", 10), "number-range"),
        (notes.SetCover(GM, "p", 5), "number-range"),
        (notes.SetDistance(GM, "p", "p", 100), "percentile-two-people"),
        (notes.SetDistance(GM, "p", "orc", -1), "number-range"),
        (notes.GiveOpportunity(GM, "p", "p"), "percentile-two-people"),
        (notes.GrantAction(GM, "p"), "percentile-not-acting"),
        (notes.SaySurprise(GM, "p", on=False), "percentile-already-so"),
        (notes.SwapPlaces(GM, "p", "orc"), "percentile-no-swap"),
        (notes.SayMounted(GM, "p", on=False), "percentile-already-so"),
        (notes.SayMounted(GM, "p", on=True, mount="p"), "percentile-two-people"),
        (notes.ShowIntention(GM, "p", "guette"), "percentile-no-hint"),
        (notes.ShowIntention(GM, "orc", "guette"), "percentile-declare-first"),
        (notes.Fire(GM, "p"), "percentile-no-reaction"),
        (notes.Shuffle(GM), "percentile-pit-drawn"),
        (notes.SetSetting(GM, "variant", "battle"), "percentile-variant-stands"),
        (notes.HandOver(GM, "p", 17, "furious"), "percentile-one-decider"),
        (notes.Reveal(GM, "p"), "percentile-already-so"),
    ],
)
def test_what_is_not_possible_is_refused_and_changes_nothing(note: Any, key: str) -> None:
    scene = duel()
    before = scene.state
    assert scene.refusal(note) == key
    assert scene.state == before


def test_as_many_may_join_as_there_is_room() -> None:
    scene = duel()
    scene.says(notes.Join(GM, tuple(hero(f"H{at}") for at in range(joining.MOST - 2))))
    assert len(scene.state.fighters) == 24
    assert scene.refusal(notes.Join(GM, (hero("One"),))) == "percentile-too-many"


# ---- figures


def test_setting_a_figure_is_told_with_what_it_was() -> None:
    scene = duel()
    scene.notes(notes.SetField(GM, "p", "melee", 65, "bénédiction"))
    assert scene.one(GmOverrode) == GmOverrode("melee", "p", 50, 65, "bénédiction", secret=True)
    assert scene.who("p").scores["melee"] == 65
    scene.notes(notes.SetField(GM, "p", "tir", 30))
    assert scene.one(GmOverrode).before is None


def test_the_usual_hit_points_take_the_present_ones_down_with_them() -> None:
    scene = duel()
    scene.notes(notes.SetField(GM, "p", "pv_max", 8))
    assert [(each.what, each.before, each.after) for each in scene.said(GmOverrode)] == [
        ("pv", 12, 8),
        ("pv_max", 12, 8),
    ]
    scene.notes(notes.SetField(GM, "p", "pv_max", 20))
    assert (scene.pv("p"), scene.who("p").pv_max) == (8, 20)


@pytest.mark.rule("PCT-DMG-010")
def test_damage_by_word_of_the_game_master_takes_no_account_of_protection_and_healing_brings_back() -> None:
    scene = Brawl(hero(protections=()), orc(), orc("Troll"))
    scene.notes(notes.Damage(GM, "orc", 15))
    assert scene.one(HitPointsLost) == HitPointsLost("orc", 15, 12)
    assert scene.who("orc").has("hors_combat")
    assert ("orc", "declare") not in scene.asked
    scene.notes(notes.Heal(GM, "orc", 99))
    assert (scene.pv("orc"), scene.who("orc").out) == (12, False)
    assert ("orc", "declare") in scene.asked


@pytest.mark.rule("PCT-BAT-008")
def test_a_battalion_whose_last_soldier_has_fallen_is_brought_back_by_soldiers_not_by_healing() -> None:
    band = orc("Band", pv=3, soldiers=1, soldier_pv=3, force=40)
    scene = Brawl(hero(), band, orc(), variant="battle")
    scene.notes(notes.Damage(GM, "band", 3))
    assert scene.one(SoldiersLost) == SoldiersLost("band", 1, 0)
    assert scene.who("band").out
    scene.notes(notes.Heal(GM, "band", 99))
    assert (scene.who("band").out, scene.who("band").soldiers) == (True, 0)
    scene.notes(notes.SetField(GM, "band", "pv", 0))
    scene.notes(notes.SetField(GM, "band", "soldiers", 25))
    assert (scene.who("band").out, scene.pv("band")) == (False, 3)


@pytest.mark.rule("PCT-BAT-003")
def test_the_usual_hit_points_of_a_battalion_are_those_of_the_soldiers_to_come() -> None:
    scene = Brawl(hero(), orc("Band", pv=6, soldiers=30, soldier_pv=6, force=40), variant="battle")
    scene.notes(notes.SetField(GM, "band", "pv_max", 4))
    scene.notes(notes.Damage(GM, "band", 4))
    band = scene.who("band")
    assert (band.soldiers, band.pv, band.pv_max) == (29, 4, 4)


# ---- what happens to what is under way


def test_who_is_removed_while_he_acts_has_acted_and_the_round_goes_on() -> None:
    scene = Brawl(hero(mounted=True, equitation=50), orc(), orc("Troll", initiative=1))
    scene.round({"p": Declaration("attaque", "orc")})
    assert scene.asked == [("p", "ride")]
    scene.notes(notes.Remove(GM, "p"))
    assert scene.one(FighterLeft).combatant == "p"
    assert "p" not in scene.state.fighters
    assert scene.state.turns == ()
    assert scene.said(D100Rolled) == []


@pytest.mark.rule("PCT-DEC-009")
@pytest.mark.parametrize("how", ["remove", "fell", "hide"])
def test_a_target_that_is_gone_before_the_die_is_rolled_is_not_attacked(how: str) -> None:
    """The target leaves while the rider is asked about the riding roll."""
    scene = Brawl(hero(mounted=True, equitation=50), orc(), orc("Troll", initiative=1))
    scene.round({"p": Declaration("attaque", "orc")})
    assert scene.asked == [("p", "ride")]
    gone = {"remove": notes.Remove(GM, "orc"), "fell": notes.Damage(GM, "orc", 99), "hide": notes.Hide(GM, "orc")}
    scene.notes(gone[how])
    assert scene.asked == [("p", "retarget")]
    scene.answers("p", target="troll")
    assert scene.asked == [("p", "ride")]
    scene.answers("p", 90, ride="no")
    assert [each.target for each in scene.said(D100Rolled)] == ["troll"]


def test_with_nobody_left_to_attack_the_action_comes_to_nothing() -> None:
    scene = Brawl(hero(mounted=True, equitation=50), orc())
    scene.round({"p": Declaration("attaque", "orc")})
    scene.notes(notes.Remove(GM, "orc"))
    assert TurnEnded("p", "no_target") in scene.told
    assert scene.said(D100Rolled) == []


@pytest.mark.rule("PCT-FUM-005")
def test_who_is_thrown_off_balance_before_the_die_is_rolled_does_not_attack() -> None:
    scene = Brawl(hero(mounted=True, equitation=50), orc())
    scene.round({"p": Declaration("attaque", "orc")})
    scene.notes(notes.SetStatus(GM, "p", "desequilibre"))
    assert TurnEnded("p", "no_target") in scene.told
    assert scene.said(D100Rolled) == []


@pytest.mark.rule("PCT-DEC-009")
def test_a_spell_at_somebody_who_is_gone_is_aimed_anew() -> None:
    bolt = Spell("bolt", 2, "magie", "1d8")
    mage = fighter("P", initiative=6, psy=4, spells=(bolt,))
    scene = Brawl(mage, orc(), orc("Troll", initiative=1))
    scene.round({"p": Declaration("sort", "orc", spell="bolt")})
    assert scene.asked == [("@gm", "score")]
    scene.notes(notes.Remove(GM, "orc"))
    assert scene.asked == [("p", "retarget")]


@pytest.mark.rule("PCT-UNA-003")
@pytest.mark.parametrize("status", ["assomme", "mort", "hors_combat"])
def test_who_is_out_by_the_time_his_grip_lands_holds_nobody(status: Any) -> None:
    wrestler = fighter("P", arm=WRESTLING, initiative=6, lutte=60)
    scene = Brawl(wrestler, hero("Q", initiative=1), fighter("Orc", "foes", initiative=2, melee=40))
    scene.round({"p": Declaration("lutte", "orc", hold="immobiliser")}, 30)
    assert scene.asked == [("@gm", "score")]
    scene.notes(notes.SetStatus(GM, "p", status))
    while ("@gm", "score") in scene.asked:
        scene.is_silent("@gm")
    assert not scene.who("orc").has("immobilise")
    assert [each.purpose for each in scene.all if isinstance(each, D100Rolled)] == ["attack"]
    assert scene.state.round == 2


@pytest.mark.rule("PCT-UNA-005")
def test_whoever_is_out_has_let_go_of_those_he_held() -> None:
    scene = duel()
    for status in ("immobilise", "etrangle"):
        scene.notes(notes.SetStatus(GM, "p", status, other="orc"))  # type: ignore[arg-type]
    scene.notes(notes.SetStatus(GM, "orc", "assomme"))
    freed = [(each.combatant, each.status) for each in scene.said(StatusSet) if not each.on]
    assert freed == [("p", "immobilise"), ("p", "etrangle")]


@pytest.mark.rule("PCT-DEC-006")
def test_the_game_master_may_replace_a_locked_declaration_until_it_is_carried_out() -> None:
    scene = Brawl(hero(mounted=True, equitation=50), orc())
    scene.round({"p": Declaration("attaque", "orc"), "orc": Declaration("attaque", "p")})
    assert scene.refuses("orc", "rien") == "percentile-locked"
    scene.notes(notes.Declare(GM, "orc", Declaration("rien"), gm=True))
    scene.answers("p", 90, ride="no")
    assert [each.declaration.kind for each in scene.said(TurnBegun)] == ["rien"]


@pytest.mark.rule("PCT-DEC-007")
def test_closing_the_declarations_leaves_the_others_with_nothing() -> None:
    scene = Brawl(hero(), orc(), orc("Troll", initiative=1))
    scene.declares("orc", "attaque", "p")
    scene.notes(notes.CloseDeclarations(GM), 90)
    assert [(each.combatant, each.declaration.kind) for each in scene.said(TurnBegun)] == [
        ("p", "rien"),
        ("orc", "attaque"),
        ("troll", "rien"),
    ]
    assert scene.state.round == 2


def test_a_setting_counts_from_the_next_roll() -> None:
    scene = duel()
    scene.notes(notes.SetSetting(GM, "fumble_from", 99))
    assert scene.one(SettingChanged) == SettingChanged("fumble_from", 96, 99)
    scene.round({"p": Declaration("attaque", "orc")}, 97)
    assert scene.one(D100Rolled).degree == "failure"


def test_damage_while_a_question_stands_leaves_the_roll_and_asks_on() -> None:
    scene = Brawl(hero(advantages=1, arm=BOW, tir=50), orc(initiative=1))
    scene.round({"p": Declaration("attaque", "orc")}, 90)
    assert scene.asked == [("p", "advantage")]
    scene.notes(notes.Damage(GM, "orc", 2))
    assert scene.one(DamageRolled).combatant is None
    assert scene.asked == [("p", "advantage")]
    scene.answers("p", 40, 8, advantage="reroll")
    assert scene.pv("orc") == 2


@pytest.mark.rule("PCT-PIT-001")
def test_chance_may_say_who_enters_the_pit_in_which_place() -> None:
    scene = Brawl(fighter("A", "pit-1"), fighter("B", "pit-2"), fighter("C", "pit-3"), begun=False, variant="pit")
    scene.says(notes.Shuffle(GM), 6)
    assert scene.one(PitShuffled) == PitShuffled(("c", "b", "a"), 6)
    scene.says(inputs.Begin(GM), 3, 4)
    assert scene.one(BoutBegun) == BoutBegun(1, "c", "b", "a", None)
    assert scene.refusal(notes.Shuffle(GM)) == "percentile-pit-drawn"
    assert scene.refusal(notes.GiveOpportunity(GM, "a", "b")) == "percentile-pit-rests"
    # Who only watches is offered nothing to declare.
    assert scene.game.form(scene.state, "declare", "a") is None
    assert scene.game.form(scene.state, "declare", "c") is not None
