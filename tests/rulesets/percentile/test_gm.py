"""The game master's hand: tools and corrections, and what each does while something is under way."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from bot.kernel import inputs
from bot.kernel.errors import Refused, UnknownCommand
from bot.rulesets.percentile.attack import GiveOpportunity, SetCover, SetDistance
from bot.rulesets.percentile.battle import SoldiersLost
from bot.rulesets.percentile.chapters import CONTENTS
from bot.rulesets.percentile.damage import DamageRolled, HitPointsLost
from bot.rulesets.percentile.declaring.words import CloseDeclarations, Declare, ShowIntention
from bot.rulesets.percentile.figures import GmOverrode
from bot.rulesets.percentile.fixing import Damage, Heal, Leave, Remove, SetField, SetStatus
from bot.rulesets.percentile.initiative import SaySurprise, SwapPlaces
from bot.rulesets.percentile.people import Hide, Join, Reveal
from bot.rulesets.percentile.pit import BoutBegun, PitShuffled, Shuffle
from bot.rulesets.percentile.reactions import Fire
from bot.rulesets.percentile.riding import SayMounted
from bot.rulesets.percentile.rolls.d100 import D100Rolled
from bot.rulesets.percentile.rolls.rerolls import SetModifier, SetRerolls
from bot.rulesets.percentile.rounds import GrantAction, Prolong, StatusSet, TurnBegun, TurnEnded
from bot.rulesets.percentile.settings import SetSetting
from bot.rulesets.percentile.state import Declaration, Fighter, Spell
from bot.rulesets.shared import joining
from bot.rulesets.shared.choices import SettingChanged
from bot.rulesets.shared.people import CombatantLeft, HandOver
from tests.rulesets.percentile.brawl import BOW, GM, WRESTLING, Brawl, fighter


def hero(name: str = "P", **figures: Any) -> Fighter:
    return fighter(name, **{"initiative": 6, "melee": 50, "physique": 50, **figures})


def orc(name: str = "Orc", **figures: Any) -> Fighter:
    return fighter(name, "foes", **{"initiative": 2, "melee": 40, "physique": 40, **figures})


def composed(scene: Brawl, command: str, **args: Any) -> Any:
    """The note that a command of the game master's becomes."""
    return scene.game.compose(scene.state, command, GM, args)


def duel(**settings: Any) -> Brawl:
    return Brawl(hero(), orc(), **settings)


# ---- the tools


@pytest.mark.parametrize(
    ("given", "note"),
    [
        ({"tool": "surprise", "who": "p"}, SaySurprise(GM, "p", True)),
        ({"tool": "surprise", "who": "p", "value": 0}, SaySurprise(GM, "p", False)),
        ({"tool": "advantage", "who": "p"}, SetRerolls(GM, "p", "advantage", 1, "used")),
        (
            {"tool": "advantage", "who": "p", "value": "−1", "words": "used"},
            SetRerolls(GM, "p", "advantage", -1, "used"),
        ),
        (
            {"tool": "disadvantage", "who": "p", "value": 2, "words": "round"},
            SetRerolls(GM, "p", "disadvantage", 2, "round"),
        ),
        (
            {"tool": "disadvantage", "who": "p", "words": "combat"},
            SetRerolls(GM, "p", "disadvantage", 1, "used"),
        ),
        ({"tool": "modifier", "value": -20}, SetModifier(GM, None, -20)),
        (
            {"tool": "modifier", "who": "p", "value": 10, "words": "shooting", "target": "orc"},
            SetModifier(GM, "p", 10, "shooting", "orc"),
        ),
        ({"tool": "once", "who": "p", "value": 15}, SetModifier(GM, "p", 15, once=True)),
        ({"tool": "cover", "who": "p", "value": 20}, SetCover(GM, "p", -20)),
        ({"tool": "cover", "who": "p", "value": -20, "words": "all"}, SetCover(GM, "p", -20, True)),
        ({"tool": "opportunity", "who": "p", "target": "orc"}, GiveOpportunity(GM, "p", "orc")),
        (
            {"tool": "opportunity", "who": "p", "target": "orc", "words": "aim"},
            GiveOpportunity(GM, "p", "orc", "precise"),
        ),
        (
            {"tool": "opportunity", "who": "p", "target": "orc", "words": "vital", "value": 50},
            GiveOpportunity(GM, "p", "orc", "vital", -50),
        ),
        ({"tool": "action", "who": "p"}, GrantAction(GM, "p")),
        ({"tool": "distance", "who": "p", "target": "orc", "value": 300}, SetDistance(GM, "p", "orc", 300)),
        ({"tool": "distance", "who": "p", "target": "orc"}, SetDistance(GM, "p", "orc", None)),
        ({"tool": "swap", "who": "p", "target": "orc"}, SwapPlaces(GM, "p", "orc")),
        ({"tool": "mount", "who": "p"}, SayMounted(GM, "p", on=True)),
        ({"tool": "mount", "who": "p", "target": "orc"}, SayMounted(GM, "p", on=True, mount="orc")),
        ({"tool": "dismount", "who": "p"}, SayMounted(GM, "p", on=False)),
        ({"tool": "fall", "who": "p"}, SayMounted(GM, "p", on=False, fall=True)),
        ({"tool": "hint", "who": "orc", "words": "guette"}, ShowIntention(GM, "orc", "guette")),
        ({"tool": "shuffle"}, Shuffle(GM)),
        ({"tool": "close"}, CloseDeclarations(GM)),
        ({"tool": "react", "who": "p"}, Fire(GM, "p")),
        ({"tool": "react", "who": "p", "target": "orc"}, Fire(GM, "p", "orc")),
        ({"tool": "go_on"}, Prolong(GM)),
    ],
)
def test_what_each_tool_says(given: dict[str, Any], note: Any) -> None:
    assert composed(duel(), "gm-tool", **given) == note


NEEDED: Mapping[str, tuple[str, ...]] = {
    "surprise": ("who",),
    "advantage": ("who", "value"),
    "disadvantage": ("who", "value"),
    "modifier": ("value",),
    "once": ("who", "value"),
    "cover": ("who", "value"),
    "opportunity": ("who", "target"),
    "action": ("who",),
    "distance": ("who", "target", "value"),
    "swap": ("who", "target"),
    "mount": ("who",),
    "dismount": ("who",),
    "fall": ("who",),
    "hint": ("who", "words"),
    "shuffle": (),
    "close": (),
    "react": ("who",),
    "go_on": (),
}
"""The game master's tools and the arguments that each of them needs."""


def test_every_tool_is_tried() -> None:
    assert set(NEEDED) == set(CONTENTS.tools)


@pytest.mark.parametrize(("tool", "missing"), [(tool, each) for tool, needed in NEEDED.items() for each in needed])
def test_a_tool_wants_its_arguments(tool: str, missing: str) -> None:
    whole = {"who": "p", "target": "orc", "value": 1, "words": ""}
    given = {each: value for each, value in whole.items() if each in NEEDED[tool] and each != missing}
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
        ("fix-status", {"who": "p", "status": "prone", "state": "perhaps"}, "not-among"),
        ("fix-set", {"who": "p", "field": "hit_points", "value": "lots"}, "not-a-number"),
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
        ("fix-set", {"who": "p", "field": "shooting", "value": "80"}, SetField(GM, "p", "shooting", 80)),
        ("fix-damage", {"who": "p", "amount": 3, "reason": "feu"}, Damage(GM, "p", 3, "feu")),
        ("fix-heal", {"who": "p", "amount": 3}, Heal(GM, "p", 3)),
        ("fix-back", {"who": "p"}, Heal(GM, "p", 1)),
        ("fix-initiative", {"who": "p", "segment": 3}, SetField(GM, "p", "initiative", 3)),
        ("fix-status", {"who": "p", "status": "prone"}, SetStatus(GM, "p", "prone")),
        (
            "fix-status",
            {"who": "p", "status": "strangled", "other": "orc"},
            SetStatus(GM, "p", "strangled", True, None, "orc"),
        ),
        (
            "fix-status",
            {"who": "p", "status": "prone", "state": "off"},
            SetStatus(GM, "p", "prone", False),
        ),
        ("fix-fate", {"who": "p", "fate": "unconscious"}, SetStatus(GM, "p", "knocked_out")),
        ("npc-give", {"who": "orc", "temperament": "furious"}, HandOver(GM, "orc", None, "furious")),
        ("npc-give", {"who": "orc", "player": "17"}, HandOver(GM, "orc", 17)),
        ("npc-give", {"who": "orc"}, HandOver(GM, "orc")),
        ("npc-remove", {"who": "orc"}, Remove(GM, "orc")),
        ("npc-hide", {"who": "orc"}, Hide(GM, "orc")),
        ("npc-reveal", {"who": "orc"}, Reveal(GM, "orc")),
        ("leave", {"who": "p"}, Leave(GM, "p")),
        ("gm-settings", {"name": "fumble_from", "value": "98"}, SetSetting(GM, "fumble_from", 98)),
    ],
)
def test_what_each_correction_says(command: str, given: dict[str, Any], note: Any) -> None:
    assert composed(duel(), command, **given) == note


# ---- what is not possible


@pytest.mark.parametrize(
    ("note", "key"),
    [
        (Join(GM, ()), "too-many"),
        (Join(GM, tuple(hero(f"H{at}") for at in range(23))), "too-many"),
        (Remove(GM, "nobody"), "unknown-combatant"),
        (SetField(GM, "p", "hit_points", 13), "number-range"),
        (SetField(GM, "p", "psy", 1), "number-range"),
        (SetField(GM, "p", "initiative", 8), "number-range"),
        (SetField(GM, "p", "shooting", 151), "number-range"),
        (SetField(GM, "p", "beauty", 5), "unknown-field"),
        (SetField(GM, "p", "soldiers", 5), "percentile-no-soldiers"),
        (Damage(GM, "p", 0), "number-range"),
        (Heal(GM, "p", 1), "percentile-not-hurt"),
        (SetStatus(GM, "p", "prone", on=False), "already-so"),
        (SetStatus(GM, "p", "prone", until=0), "number-range"),
        (SetRerolls(GM, "p", "advantage", -1), "number-range"),
        (SetRerolls(GM, "p", "advantage", 0), "number-range"),
        (SetRerolls(GM, "p", "advantage", 10), "number-range"),
        (SetCover(GM, "p", 5), "number-range"),
        (SetDistance(GM, "p", "p", 100), "two-people"),
        (SetDistance(GM, "p", "orc", -1), "number-range"),
        (GiveOpportunity(GM, "p", "p"), "two-people"),
        (GrantAction(GM, "p"), "percentile-not-acting"),
        (SaySurprise(GM, "p", on=False), "already-so"),
        (SwapPlaces(GM, "p", "orc"), "percentile-no-swap"),
        (SayMounted(GM, "p", on=False), "already-so"),
        (SayMounted(GM, "p", on=True, mount="p"), "two-people"),
        (ShowIntention(GM, "p", "guette"), "percentile-no-hint"),
        (ShowIntention(GM, "orc", "guette"), "percentile-declare-first"),
        (Fire(GM, "p"), "percentile-no-reaction"),
        (Shuffle(GM), "percentile-pit-drawn"),
        (SetSetting(GM, "variant", "battle"), "percentile-variant-stands"),
        (HandOver(GM, "p", 17, "furious"), "one-decider"),
        (Reveal(GM, "p"), "not-hidden"),
    ],
)
def test_what_is_not_possible_is_refused_and_changes_nothing(note: Any, key: str) -> None:
    scene = duel()
    before = scene.state
    assert scene.refusal(note) == key
    assert scene.state == before


def test_as_many_may_join_as_there_is_room() -> None:
    scene = duel()
    scene.says(Join(GM, tuple(hero(f"H{at}") for at in range(joining.MOST - 2))))
    assert len(scene.state.fighters) == 24
    assert scene.refusal(Join(GM, (hero("One"),))) == "too-many"


# ---- figures


def test_setting_a_figure_is_told_with_what_it_was() -> None:
    scene = duel()
    scene.notes(SetField(GM, "p", "melee", 65, "bénédiction"))
    assert scene.one(GmOverrode) == GmOverrode("melee", "p", 50, 65, "bénédiction", secret=True)
    assert scene.who("p").scores["melee"] == 65
    scene.notes(SetField(GM, "p", "shooting", 30))
    assert scene.one(GmOverrode).before is None


def test_the_usual_hit_points_take_the_present_ones_down_with_them() -> None:
    scene = duel()
    scene.notes(SetField(GM, "p", "hit_points_max", 8))
    assert [(each.what, each.before, each.after) for each in scene.said(GmOverrode)] == [
        ("hit_points", 12, 8),
        ("hit_points_max", 12, 8),
    ]
    scene.notes(SetField(GM, "p", "hit_points_max", 20))
    assert (scene.hit_points("p"), scene.who("p").hit_points_max) == (8, 20)


@pytest.mark.rule("PCT-DMG-010")
def test_damage_by_word_of_the_game_master_takes_no_account_of_protection_and_healing_brings_back() -> None:
    scene = Brawl(hero(protections=()), orc(), orc("Troll"))
    scene.notes(Damage(GM, "orc", 15))
    assert scene.one(HitPointsLost) == HitPointsLost("orc", 15, 12)
    assert scene.who("orc").has("out_of_action")
    assert ("orc", "declare") not in scene.asked
    scene.notes(Heal(GM, "orc", 99))
    assert (scene.hit_points("orc"), scene.who("orc").out) == (12, False)
    assert ("orc", "declare") in scene.asked


@pytest.mark.rule("PCT-BAT-008")
def test_a_battalion_whose_last_soldier_has_fallen_is_brought_back_by_soldiers_not_by_healing() -> None:
    band = orc("Band", hit_points=3, soldiers=1, soldier_hit_points=3, strength=40)
    scene = Brawl(hero(), band, orc(), variant="battle")
    scene.notes(Damage(GM, "band", 3))
    assert scene.one(SoldiersLost) == SoldiersLost("band", 1, 0)
    assert scene.who("band").out
    scene.notes(Heal(GM, "band", 99))
    assert (scene.who("band").out, scene.who("band").soldiers) == (True, 0)
    scene.notes(SetField(GM, "band", "hit_points", 0))
    scene.notes(SetField(GM, "band", "soldiers", 25))
    assert (scene.who("band").out, scene.hit_points("band")) == (False, 3)


@pytest.mark.rule("PCT-BAT-003")
def test_the_usual_hit_points_of_a_battalion_are_those_of_the_soldiers_to_come() -> None:
    scene = Brawl(hero(), orc("Band", hit_points=6, soldiers=30, soldier_hit_points=6, strength=40), variant="battle")
    scene.notes(SetField(GM, "band", "hit_points_max", 4))
    scene.notes(Damage(GM, "band", 4))
    band = scene.who("band")
    assert (band.soldiers, band.hit_points, band.hit_points_max) == (29, 4, 4)


# ---- what happens to what is under way


def test_who_is_removed_while_he_acts_has_acted_and_the_round_goes_on() -> None:
    scene = Brawl(hero(mounted=True, riding=50), orc(), orc("Troll", initiative=1))
    scene.round({"p": Declaration("attack", "orc")})
    assert scene.asked == [("p", "ride")]
    scene.notes(Remove(GM, "p"))
    assert scene.one(CombatantLeft).combatant == "p"
    assert "p" not in scene.state.fighters
    assert scene.state.turns == ()
    assert scene.said(D100Rolled) == []


@pytest.mark.rule("PCT-DEC-009")
@pytest.mark.parametrize("how", ["remove", "fell", "hide"])
def test_a_target_that_is_gone_before_the_die_is_rolled_is_not_attacked(how: str) -> None:
    """The target leaves while the rider is asked about the riding roll."""
    scene = Brawl(hero(mounted=True, riding=50), orc(), orc("Troll", initiative=1))
    scene.round({"p": Declaration("attack", "orc")})
    assert scene.asked == [("p", "ride")]
    gone = {"remove": Remove(GM, "orc"), "fell": Damage(GM, "orc", 99), "hide": Hide(GM, "orc")}
    scene.notes(gone[how])
    assert scene.asked == [("p", "retarget")]
    scene.answers("p", target="troll")
    assert scene.asked == [("p", "ride")]
    scene.answers("p", 90, ride="no")
    assert [each.target for each in scene.said(D100Rolled)] == ["troll"]


def test_with_nobody_left_to_attack_the_action_comes_to_nothing() -> None:
    scene = Brawl(hero(mounted=True, riding=50), orc())
    scene.round({"p": Declaration("attack", "orc")})
    scene.notes(Remove(GM, "orc"))
    assert TurnEnded("p", "no_target") in scene.told
    assert scene.said(D100Rolled) == []


@pytest.mark.rule("PCT-FUM-005")
def test_who_is_thrown_off_balance_before_the_die_is_rolled_does_not_attack() -> None:
    scene = Brawl(hero(mounted=True, riding=50), orc())
    scene.round({"p": Declaration("attack", "orc")})
    scene.notes(SetStatus(GM, "p", "off_balance"))
    assert TurnEnded("p", "no_target") in scene.told
    assert scene.said(D100Rolled) == []


@pytest.mark.rule("PCT-DEC-009")
def test_a_spell_at_somebody_who_is_gone_is_aimed_anew() -> None:
    bolt = Spell("bolt", 2, "magic", "1d8")
    mage = fighter("P", initiative=6, psy=4, spells=(bolt,))
    scene = Brawl(mage, orc(), orc("Troll", initiative=1))
    scene.round({"p": Declaration("cast", "orc", spell="bolt")})
    assert scene.asked == [("@gm", "score")]
    scene.notes(Remove(GM, "orc"))
    assert scene.asked == [("p", "retarget")]


@pytest.mark.rule("PCT-UNA-003")
@pytest.mark.parametrize("status", ["knocked_out", "dead", "out_of_action"])
def test_who_is_out_by_the_time_his_grip_lands_holds_nobody(status: Any) -> None:
    wrestler = fighter("P", arm=WRESTLING, initiative=6, wrestling=60)
    people = (wrestler, hero("Q", initiative=1), fighter("Orc", "foes", initiative=2, melee=40))
    scene = Brawl(*people, wrestling_roll="first")
    scene.round({"p": Declaration("wrestling", "orc", hold="pin")}, 30)
    assert scene.asked == [("@gm", "score")]
    scene.notes(SetStatus(GM, "p", status))
    while ("@gm", "score") in scene.asked:
        scene.is_silent("@gm")
    assert not scene.who("orc").has("pinned")
    assert [each.purpose for each in scene.all if isinstance(each, D100Rolled)] == ["attack"]
    assert scene.state.round == 2


@pytest.mark.rule("PCT-UNA-005")
def test_whoever_is_out_has_let_go_of_those_he_held() -> None:
    scene = duel()
    for status in ("pinned", "strangled"):
        scene.notes(SetStatus(GM, "p", status, other="orc"))  # type: ignore[arg-type]
    scene.notes(SetStatus(GM, "orc", "knocked_out"))
    freed = [(each.combatant, each.status) for each in scene.said(StatusSet) if not each.on]
    assert freed == [("p", "pinned"), ("p", "strangled")]


@pytest.mark.rule("PCT-DEC-006")
def test_the_game_master_may_replace_a_locked_declaration_until_it_is_carried_out() -> None:
    scene = Brawl(hero(mounted=True, riding=50), orc())
    scene.round({"p": Declaration("attack", "orc"), "orc": Declaration("attack", "p")})
    assert scene.refuses("orc", "nothing") == "percentile-locked"
    scene.notes(Declare(GM, "orc", Declaration("nothing"), gm=True))
    scene.answers("p", 90, ride="no")
    assert [each.declaration.kind for each in scene.said(TurnBegun)] == ["nothing"]


@pytest.mark.rule("PCT-DEC-007")
def test_closing_the_declarations_leaves_the_others_with_nothing() -> None:
    scene = Brawl(hero(), orc(), orc("Troll", initiative=1))
    scene.declares("orc", "attack", "p")
    scene.notes(CloseDeclarations(GM), 90)
    assert [(each.combatant, each.declaration.kind) for each in scene.said(TurnBegun)] == [
        ("p", "nothing"),
        ("orc", "attack"),
        ("troll", "nothing"),
    ]
    assert scene.state.round == 2


def test_a_setting_counts_from_the_next_roll() -> None:
    scene = duel()
    scene.notes(SetSetting(GM, "fumble_from", 99))
    assert scene.one(SettingChanged) == SettingChanged("fumble_from", 96, 99)
    scene.round({"p": Declaration("attack", "orc")}, 97)
    assert scene.one(D100Rolled).degree == "failure"


def test_damage_while_a_question_stands_leaves_the_roll_and_asks_on() -> None:
    scene = Brawl(hero(advantages=1, arm=BOW, shooting=50), orc(initiative=1))
    scene.round({"p": Declaration("attack", "orc")}, 90)
    assert scene.asked == [("p", "advantage")]
    scene.notes(Damage(GM, "orc", 2))
    assert scene.one(DamageRolled).combatant is None
    assert scene.asked == [("p", "advantage")]
    scene.answers("p", 40, 8, advantage="reroll")
    assert scene.hit_points("orc") == 2


@pytest.mark.rule("PCT-PIT-001")
def test_chance_may_say_who_enters_the_pit_in_which_place() -> None:
    scene = Brawl(fighter("A", "pit-1"), fighter("B", "pit-2"), fighter("C", "pit-3"), begun=False, variant="pit")
    scene.says(Shuffle(GM), 6)
    assert scene.one(PitShuffled) == PitShuffled(("c", "b", "a"), 6)
    scene.says(inputs.Begin(GM), 3, 4)
    assert scene.one(BoutBegun) == BoutBegun(1, "c", "b", "a", None)
    assert scene.refusal(Shuffle(GM)) == "percentile-pit-drawn"
    assert scene.refusal(GiveOpportunity(GM, "a", "b")) == "percentile-pit-rests"
    # Who only watches is offered nothing to declare.
    assert scene.game.form(scene.state, "declare", "a") is None
    assert scene.game.form(scene.state, "declare", "c") is not None
