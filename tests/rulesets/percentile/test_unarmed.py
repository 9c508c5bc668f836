"""Bare hands: blows, holds, getting free, knocking out (PCT-UNA), and opposed rolls (PCT-TST-007)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.ruleset import Reader
from bot.rulesets.percentile.damage import DamageRolled, HitPointsLost
from bot.rulesets.percentile.declaring.declarations import OtherResolved
from bot.rulesets.percentile.declaring.words import Declare
from bot.rulesets.percentile.defence import DefenceChosen, HitSpent
from bot.rulesets.percentile.fixing import SetStatus
from bot.rulesets.percentile.reactions import Fire
from bot.rulesets.percentile.rolls.d100 import D100Rolled
from bot.rulesets.percentile.rounds import StatusSet, TurnEnded
from bot.rulesets.percentile.settings import SetSetting
from bot.rulesets.percentile.state import FISTS, Declaration, Fighter, Term, Trigger, Weapon
from bot.rulesets.percentile.unarmed import AsphyxiaJudged, ContestJudged, LetGo
from tests.rulesets.percentile import brawl
from tests.rulesets.percentile.brawl import (
    BOW,
    CUDGEL,
    DAGGER,
    GM,
    HALBERD,
    SWORD,
    WRESTLING,
    Fed,
    fighter,
    mail,
)

MACE = Weapon("mace", "melee", "1d6")


class Brawl(brawl.Brawl):
    """At a table where Wrestling is rolled first; how the text has it is told by `test_wrestling`."""

    def __init__(self, *people: Fighter, **settings: Any) -> None:
        super().__init__(*people, **{"wrestling_roll": "first", **settings})


def at(target: str = "b", **more: Any) -> Declaration:
    return Declaration("attack", target, **more)


def grip(hold: Any, target: str = "b", **more: Any) -> Declaration:
    return Declaration("wrestling", target, hold=hold, **more)


def wrestler(**figures: Any) -> Fighter:
    """A (6): Lutte 60, Physique 65."""
    return fighter("A", **{"initiative": 6, "wrestling": 60, "physique": 65, "brawling": 50, "melee": 50} | figures)


def foe(**figures: Any) -> Fighter:
    """B (1): Physique 50, 30 hit points."""
    return fighter(
        "B", "foes", **{"initiative": 1, "physique": 50, "melee": 50, "dodge": 50, "hit_points": 30} | figures
    )


def contest(mine: int, other: int, said: Declaration | None = None, **settings: Any) -> Brawl:
    """A has got hold of B; they strain against each other."""
    scene = Brawl(wrestler(), foe(), **settings)
    scene.round({"a": grip("pin"), "b": said or Declaration("nothing")}, 31, mine, other)
    return scene


def held(*others: Fighter, **figures: Any) -> Brawl:
    """A (6), of Physique 65, holds B, of Physique 50, since the first round."""
    scene = Brawl(wrestler(**figures), foe(), *others)
    scene.round({"a": grip("pin")}, 31, 40, 90)
    assert scene.who("b").has("pinned")
    return scene


def strangled(*others: Fighter, said: Declaration | None = None, **settings: Any) -> Brawl:
    """A (6) has got B, of Physique 45, by the throat, and B's turn has come."""
    scene = Brawl(wrestler(), foe(physique=45), *others, **settings)
    scene.round({"a": grip("strangle"), "b": said or at("a")}, 50)
    assert scene.who("b").has("strangled")
    return scene


def thrown(scene: Brawl) -> list[tuple[str, int, int]]:
    """The d100 just rolled: what for, against which score, and what they showed."""
    return [(each.purpose, each.score, each.face) for each in scene.said(D100Rolled)]


def tool(scene: Brawl, command: str, **said: str) -> Any:
    return scene.game.compose(scene.state, command, GM, said)


# ---- blows


@pytest.mark.rule("PCT-UNA-001")
def test_a_fist_does_1d4_and_the_bonus() -> None:
    scene = Brawl(wrestler(arm=FISTS, bonus="1"), foe(protections=(mail(2),)))
    scene.round({"a": at()}, 44, Fed(3, 4))
    assert thrown(scene) == [("attack", 50, 44)]
    assert scene.one(DamageRolled).terms == (Term("dice", 3), Term("bonus", 1), Term("protection", -2))
    assert scene.hit_points("b") == 28


@pytest.mark.rule("PCT-UNA-001")
@pytest.mark.parametrize(("arm", "hands"), [(FISTS, "main"), (SWORD, "fists"), (WRESTLING, "main"), (SWORD, "grip")])
@pytest.mark.parametrize(("setting", "dealt"), [("added", 4), ("none", 3)])
def test_the_bonus_of_bare_hands_is_the_tables_choice(arm: Weapon, hands: Any, setting: str, dealt: int) -> None:
    scene = Brawl(wrestler(arm=arm, bonus="1"), foe(), unarmed_bonus=setting)
    scene.round({"a": at(arm=hands)}, 44, Fed(3, 4))
    assert scene.one(DamageRolled).dealt == dealt


@pytest.mark.rule("PCT-UNA-001")
def test_that_choice_is_about_bare_hands_alone_and_never_rolls_the_bonus() -> None:
    scene = Brawl(wrestler(bonus="1"), foe(), unarmed_bonus="none")
    scene.round({"a": at()}, 44, 3)
    assert scene.one(DamageRolled).dealt == 4
    scene = Brawl(wrestler(arm=FISTS, bonus="1d4"), foe(), unarmed_bonus="none")
    scene.round({"a": at()}, 44, 3)
    assert scene.one(DamageRolled).terms == (Term("dice", 3),)


@pytest.mark.rule("PCT-UNA-001", "PCT-TST-005")
def test_anybody_can_brawl_whatever_he_carries_and_without_having_learnt_it() -> None:
    scene = Brawl(fighter("A", arm=HALBERD, initiative=6, physique=40), foe())
    scene.round({"a": at(arm="fists")}, 40, Fed(4, 4))
    assert thrown(scene) == [("attack", 40, 40)]
    assert (scene.one(DamageRolled).weapon, scene.hit_points("b")) == ("bare_hands", 26)


# ---- wrestling


@pytest.mark.rule("PCT-UNA-002")
def test_only_who_has_learnt_it_wrestles_and_says_what_he_tries() -> None:
    scene = Brawl(wrestler(), foe())
    assert "wrestling" in scene.question("a").fields[0].options
    assert "wrestling" not in scene.question("b").fields[0].options
    assert scene.refuses("b", "wrestling", "a", hold="throw_down") == "percentile-not-possible"
    assert scene.refuses("a", "wrestling", "b") == "percentile-which-hold"
    fields = {each.name: each.options for each in scene.question("a").legal({"action": "wrestling"}) or ()}
    assert (fields["target"], fields["hold"]) == (("b",), ("pin", "throw_down", "strangle"))


@pytest.mark.rule("PCT-UNA-002")
@pytest.mark.parametrize(("face", "taken"), [(60, True), (61, False), (2, True)])
@pytest.mark.parametrize(("hold", "status"), [("throw_down", "prone"), ("strangle", "strangled")])
def test_the_wrestling_roll_decides(face: int, taken: bool, hold: str, status: Any) -> None:
    scene = Brawl(wrestler(bonus="3"), foe(initiative=7))
    scene.round({"a": grip(hold)}, face)
    assert thrown(scene) == [("attack", 60, face)]
    assert scene.one(D100Rolled).terms == (Term("score_wrestling", 60),)
    assert scene.who("b").has(status) is taken
    # It does not hurt, and a critical one wins nothing more.
    assert (scene.said(DamageRolled), scene.hit_points("b")) == ([], 30)


@pytest.mark.rule("PCT-UNA-002", "PCT-DEF-001", "PCT-DEF-007")
@pytest.mark.parametrize(
    ("said", "defence", "face", "stopped"),
    [
        (Declaration("parry", posture="defensive"), "parry/main", 50, True),
        (Declaration("parry", posture="defensive"), "parry/main", 51, False),
        (Declaration("dodge", "a", "defensive"), "dodge", 50, True),
    ],
)
def test_it_is_an_attack_that_may_be_parried_and_dodged(
    said: Declaration, defence: str, face: int, stopped: bool
) -> None:
    scene = Brawl(wrestler(), foe())
    scene.round({"a": grip("throw_down"), "b": said}, 50)
    assert scene.asked == [("b", "defence")]
    scene.answers("b", face, defence=defence)
    assert scene.who("b").has("prone") is not stopped


@pytest.mark.rule("PCT-UNA-002", "PCT-DEF-012")
def test_a_critical_grip_is_stopped_by_a_critical_defence_alone() -> None:
    for face, stopped in ((6, False), (5, True)):
        scene = Brawl(wrestler(), foe())
        scene.round({"a": grip("throw_down"), "b": Declaration("parry", posture="defensive")}, 5)
        scene.answers("b", face, defence="parry/main")
        assert scene.who("b").has("prone") is not stopped


@pytest.mark.rule("PCT-UNA-002")
def test_a_plain_blow_of_a_wrestlers_does_1d4_by_his_own_skill() -> None:
    scene = Brawl(wrestler(), foe())
    scene.round({"a": at(arm="grip")}, 60, Fed(4, 4))
    assert thrown(scene) == [("attack", 60, 60)]
    assert scene.hit_points("b") == 26
    # Nobody else has one.
    assert scene.refuses("b", "attack", "a", arm="grip") == "percentile-other-weapon"


# ---- holding


@pytest.mark.rule("PCT-UNA-003", "PCT-TST-007", "PCT-SYS-001")
def test_whoever_wins_the_opposed_roll_holds_the_other() -> None:
    scene = contest(40, 35)
    # Margins of 25 and 15; the one who began rolls first.
    assert thrown(scene) == [("attack", 60, 31), ("opposed", 65, 40), ("opposing", 50, 35)]
    assert scene.one(ContestJudged) == ContestJudged("a", "b", "a")
    assert scene.one(StatusSet) == StatusSet("b", "pinned", on=True, by="a")
    assert scene.one(HitSpent).reason == "held"


@pytest.mark.rule("PCT-UNA-003", "PCT-TST-007")
@pytest.mark.parametrize(
    ("mine", "other", "winner"),
    [
        (65, 51, "a"),
        (66, 50, "b"),
        (66, 51, None),
        (40, 24, "b"),
        (40, 25, "b"),
        (40, 26, "a"),
        (60, 3, "b"),
        (4, 1, "a"),
        (5, 6, "a"),
    ],
)
def test_who_wins_an_opposed_roll(mine: int, other: int, winner: str | None) -> None:
    """Physique 65 against 50; at equal margins the one who resists wins."""
    scene = contest(mine, other)
    assert scene.one(ContestJudged).winner == winner
    assert scene.who("b").has("pinned") is (winner == "a")


@pytest.mark.rule("PCT-UNA-003", "PCT-TST-007")
@pytest.mark.parametrize(("mine", "other", "winner"), [(45, 44, "a"), (44, 45, "b"), (45, 45, "b"), (45, 5, "b")])
def test_at_some_tables_the_higher_success_wins(mine: int, other: int, winner: str) -> None:
    assert contest(mine, other, opposed="highest_success").one(ContestJudged).winner == winner


@pytest.mark.rule("PCT-UNA-003", "PCT-TST-007")
@pytest.mark.parametrize("winner", ["a", "b", "-", None])
def test_at_others_the_game_master_says_who_wins(winner: str | None) -> None:
    scene = contest(40, 35, opposed="gm")
    assert thrown(scene)[1:] == [("opposed", 65, 40), ("opposing", 50, 35)]
    assert (scene.question("@gm").kind, scene.question("@gm").fields[0].options) == ("opposed", ("a", "b", "-"))
    if winner is None:
        scene.is_silent("@gm")
    else:
        scene.answers("@gm", winner=winner)
    assert scene.one(ContestJudged).winner == (winner if winner in ("a", "b") else None)
    assert scene.who("b").has("pinned") is (winner == "a")


@pytest.mark.rule("PCT-UNA-003", "PCT-DEC-009")
def test_the_held_one_loses_his_action_and_can_only_get_free() -> None:
    scene = contest(40, 35, said=at("a"))
    assert scene.said(TurnEnded)[-1] == TurnEnded("b", "lost", "pinned")
    assert scene.hit_points("a") == 12
    assert scene.question("b").fields[0].options == ("get_free", "nothing", "feint")
    for kind, more in (("attack", {}), ("dodge", {"posture": "defensive"})):
        assert scene.refuses("b", kind, "a", **more) == "percentile-not-possible"
    for kind in ("move", "flee", "disengage"):
        assert scene.refuses("b", kind) == "percentile-not-possible"
    # He still is in his posture, but has no hand for a parry.
    scene = Brawl(wrestler(), foe(), fighter("C", initiative=5, melee=50))
    scene.round({"a": grip("pin"), "b": at("a", posture="defensive"), "c": at()}, 31)
    scene.answers("b", 40, 35, 50, 4, defence="-")
    assert scene.said(DefenceChosen)[-1] == DefenceChosen("b", "c", None, "held")
    assert scene.hit_points("b") == 26


@pytest.mark.rule("PCT-UNA-003", "PCT-TST-007")
@pytest.mark.parametrize(("mine", "other", "free"), [(20, 36, True), (20, 35, False), (51, 66, False), (50, 66, True)])
def test_the_held_one_gets_free_by_the_opposed_roll_which_he_begins(mine: int, other: int, free: bool) -> None:
    scene = held()
    scene.round({"b": Declaration("get_free")}, mine, other)
    assert thrown(scene) == [("opposed", 50, mine), ("opposing", 65, other)]
    assert scene.who("b").has("pinned") is not free


@pytest.mark.rule("PCT-UNA-003")
def test_whoever_falls_or_lets_go_holds_nobody_any_more() -> None:
    scene = held(fighter("C", initiative=2), fighter("D", "foes", initiative=3, melee=50), hit_points=3)
    scene.round({"d": at("a")}, 50, 8)
    assert scene.who("a").out
    assert not scene.who("b").has("pinned")
    scene = held()
    scene.notes(tool(scene, "fix-status", who="b", status="pinned", state="off"))
    assert "attack" in scene.question("b").fields[0].options


# ---- throwing


@pytest.mark.rule("PCT-UNA-004")
def test_a_throw_needs_no_other_die_and_standing_up_is_a_move() -> None:
    scene = Brawl(wrestler(), foe())
    scene.round({"a": grip("throw_down"), "b": at("a")}, 59, 50, 3)
    assert thrown(scene) == [("attack", 60, 59), ("attack", 50, 50)]
    assert scene.one(StatusSet) == StatusSet("b", "prone", on=True)
    # On the ground he acts as before: it is for the game master to make it harder.
    assert scene.hit_points("a") == 9
    scene.notes(tool(scene, "gm-tool", tool="modifier", who="b", value="-20"))
    scene.round({"b": at("a")}, 31)
    assert thrown(scene) == [("attack", 30, 31)]
    scene.round({"b": Declaration("move")})
    assert scene.one(OtherResolved).outcome == "done"
    assert scene.one(StatusSet) == StatusSet("b", "prone", on=False)


# ---- strangling


@pytest.mark.rule("PCT-UNA-005", "PCT-SYS-003")
def test_the_strangled_one_is_asked_on_his_first_turn_whether_he_gets_free() -> None:
    scene = strangled()
    asked = scene.question("b")
    assert (asked.kind, asked.fields[0].options, asked.about["action"]) == ("strangled", ("get_free", "act"), "attack")
    scene.answers("b", 45, strangled="get_free")
    assert thrown(scene) == [("get_free", 45, 45)]
    assert scene.one(StatusSet) == StatusSet("b", "strangled", on=False)
    # That was his action, and the end of the round has nothing to judge.
    assert scene.hit_points("a") == 12
    assert scene.state.round == 2


@pytest.mark.rule("PCT-UNA-005")
@pytest.mark.parametrize(
    "said",
    [
        Declaration("nothing"),
        Declaration("parry", posture="defensive"),
        Declaration("dodge", "a", "defensive"),
        Declaration("wait", posture="anticipating", waits="bonus"),
        Declaration("move"),
        Declaration("flee"),
    ],
)
@pytest.mark.parametrize("frees", [True, False])
def test_whatever_he_meant_to_do_he_may_try_each_round(said: Declaration, frees: bool) -> None:
    scene = Brawl(wrestler(), foe(physique=45))
    scene.round({"a": grip("strangle"), "b": said}, 50)
    if said.posture == "defensive":
        scene.answers("b", defence="-")
    assert scene.asked == [("b", "strangled")]
    scene.answers("b", *((45,) if frees else ()), strangled="get_free" if frees else "act")
    assert scene.who("b").has("strangled") is not frees
    # Nobody gets away meanwhile.
    assert not scene.who("b").has("fled")


@pytest.mark.rule("PCT-UNA-005", "PCT-DEF-013")
def test_who_has_tried_to_break_off_has_had_his_action() -> None:
    scene = Brawl(wrestler(), foe(physique=45))
    scene.round({"a": grip("strangle"), "b": Declaration("disengage")}, 51, 50)
    assert TurnEnded("b", "broke") in scene.said(TurnEnded)
    assert scene.asked == [("@gm", "asphyxia")]


@pytest.mark.rule("PCT-UNA-005", "PCT-POS-007")
def test_so_has_who_has_reacted() -> None:
    waits = Declaration(
        "wait", "a", "anticipating", waits="reaction", trigger=Trigger("enemy", "wrestling"), reaction="attack"
    )
    scene = Brawl(wrestler(hit_points=30), foe())
    scene.round({"a": grip("strangle"), "b": waits})
    scene.answers("b", 50, 3, 50, react="now")
    assert (scene.hit_points("a"), scene.who("b").has("strangled")) == (27, True)
    assert scene.asked == [("@gm", "asphyxia")]


@pytest.mark.rule("PCT-UNA-005")
def test_a_failed_attempt_an_hours_breath_and_free_at_last() -> None:
    scene = strangled()
    scene.answers("b", 50, 3, strangled="act")
    # He is not kept from striking.
    assert scene.hit_points("a") == 9
    scene.answers("@gm", asphyxia="nothing")
    assert (scene.state.round, scene.one(AsphyxiaJudged).outcome) == (2, "nothing")
    scene.round({"b": Declaration("get_free")}, 46)
    assert thrown(scene) == [("get_free", 45, 46)]
    assert scene.asked == [("@gm", "asphyxia")]
    scene.answers("@gm", Fed(4, 6), asphyxia="1d6")
    assert scene.hit_points("b") == 26
    scene.round({"b": Declaration("get_free")}, 12)
    assert not scene.who("b").has("strangled")
    assert scene.state.round == 4


@pytest.mark.rule("PCT-UNA-005")
def test_nobody_gets_away_from_whoever_strangles_him() -> None:
    scene = strangled(said=Declaration("flee"))
    scene.answers("b", strangled="act")
    assert scene.said(TurnEnded)[-1] == TurnEnded("b", "lost", "strangled")
    assert thrown(scene) == []
    scene.answers("@gm", asphyxia="nothing")
    kinds = set(scene.question("b").fields[0].options)
    assert {"flee", "move", "disengage"} & kinds == set()
    assert {"attack", "parry", "dodge", "get_free"} <= kinds


@pytest.mark.rule("PCT-UNA-005", "PCT-DEF-001")
def test_strangled_he_may_defend_himself() -> None:
    scene = Brawl(wrestler(), foe(), fighter("C", initiative=5, melee=50))
    scene.round({"a": grip("strangle"), "b": Declaration("parry", posture="defensive"), "c": at()}, 50)
    scene.answers("b", 50, defence="-")
    assert scene.who("b").has("strangled")
    assert scene.one(D100Rolled).combatant == "c"
    scene.answers("b", 50, defence="parry/main")
    assert (scene.hit_points("b"), scene.asked) == (30, [("b", "strangled")])


@pytest.mark.rule("PCT-UNA-005")
@pytest.mark.parametrize(
    ("setting", "first"), [("ask", "nothing"), ("1d4", "1d4"), ("1d6", "1d6"), ("1d8", "1d8"), ("1d10", "1d10")]
)
def test_the_tables_dice_are_what_the_game_master_is_led_to(setting: str, first: str) -> None:
    scene = strangled(asphyxia_dice=setting)
    scene.answers("b", 90, strangled="act")
    asked = scene.question("@gm")
    assert (asked.about["victim"], asked.fields[0].options[0], asked.default) == ("b", first, {"asphyxia": first})
    assert set(asked.fields[0].options) == {"nothing", "1d4", "1d6", "1d8", "1d10", "knocked_out", "dead"}
    scene.is_silent("@gm", *(() if setting == "ask" else (4,)))
    assert scene.hit_points("b") == (30 if setting == "ask" else 26)


@pytest.mark.rule("PCT-UNA-005")
def test_any_sum_of_dice_may_be_what_asphyxia_does() -> None:
    """The table's own dice come first; all of them are rolled, and what is beside them is told as what it is."""
    scene = strangled(asphyxia_dice="1d8 + 2D4-1")
    assert scene.state.settings.asphyxia_dice == "1d8+2d4-1"
    scene.answers("b", 90, strangled="act")
    assert scene.question("@gm").fields[0].options[0] == "1d8+2d4-1"
    scene.is_silent("@gm", 8, 3, 4)
    dealt = scene.one(DamageRolled)
    assert (dealt.faces, dealt.terms, dealt.dealt) == ((8, 3, 4), (Term("dice", 15), Term("flat", -1)), 14)
    assert scene.hit_points("b") == 16


@pytest.mark.rule("PCT-UNA-005")
@pytest.mark.parametrize("given", ["", "5", "2d", "1d6-1d4", "1d6 1d4", "d6+d6+d6+d6+d6+d6", "21d6", "1d1", "often"])
def test_what_is_no_sum_of_dice_is_refused(given: str) -> None:
    scene = Brawl(wrestler(), foe())
    assert scene.refusal(SetSetting(GM, "asphyxia_dice", given)) == "percentile-asphyxia-dice"
    scene.notes(SetSetting(GM, "asphyxia_dice", "2d6"))
    assert scene.state.settings.asphyxia_dice == "2d6"
    # It stands among those that are offered from now on, and goes back to the game master's word.
    listed = next(each for each in scene.game.settings_of(scene.state) if each.name == "asphyxia_dice")
    assert (listed.typed, listed.options[-1]) == (True, "2d6")
    scene.notes(SetSetting(GM, "asphyxia_dice", "ask"))
    assert scene.state.settings.asphyxia_dice == "ask"


@pytest.mark.rule("PCT-UNA-005")
def test_no_armour_helps_to_breathe() -> None:
    scene = Brawl(wrestler(), foe(protections=(mail(5),)))
    scene.round({"a": grip("strangle")}, 50)
    scene.answers("b", strangled="act")
    scene.answers("@gm", 4, asphyxia="1d4")
    assert scene.one(DamageRolled).terms == (Term("dice", 4),)
    assert scene.hit_points("b") == 26


@pytest.mark.rule("PCT-UNA-005")
@pytest.mark.parametrize("word", ["knocked_out", "dead"])
def test_the_end_may_be_unconsciousness_or_death(word: Any) -> None:
    scene = strangled()
    scene.answers("b", 90, strangled="act")
    scene.answers("@gm", asphyxia=word)
    assert scene.one(AsphyxiaJudged).outcome == word
    assert scene.who("b").has(word)
    assert scene.hit_points("b") == 30
    # Nobody is left to fight.
    assert scene.asked == []


@pytest.mark.rule("PCT-UNA-005")
def test_when_the_strangler_falls_the_hold_is_over() -> None:
    scene = strangled(fighter("D", "foes", initiative=5, melee=50), fighter("C", initiative=7))
    scene.answers("b", 90, strangled="act")
    scene.answers("@gm", asphyxia="nothing")
    scene.round({"d": at("a")}, 5, 8)
    assert scene.who("a").out
    assert not scene.who("b").has("strangled")
    assert scene.state.round == 3


# ---- knocking out


@pytest.mark.rule("PCT-UNA-006", "PCT-SYS-004")
@pytest.mark.parametrize(
    ("arm", "taken"),
    [(SWORD, False), (HALBERD, False), (BOW, False), (CUDGEL, True), (MACE, True), (FISTS, True), (WRESTLING, True)],
)
def test_with_what_somebody_can_be_knocked_out(arm: Weapon, taken: bool) -> None:
    scene = Brawl(wrestler(arm=arm), foe())
    fields = {e.name: e.options for e in scene.question("a").legal({"action": "special", "target": "b"}) or ()}
    assert ("knock_out" in fields.get("how", ())) is (taken and "how" in fields)
    said = Declare(GM, "a", at(knock_out=True))
    if taken:
        scene.notes(said)
        assert scene.who("a").declaration == at(knock_out=True)
    else:
        assert scene.refusal(said) == "percentile-cannot-knock-out"


@pytest.mark.rule("PCT-UNA-006")
def test_a_staff_does_not_cut_and_yet_is_no_melee_weapon_and_both_hands_must_be_blunt() -> None:
    staff = Weapon("staff", "pole_weapon", "1d6", hands=2)
    assert Brawl(wrestler(arm=staff), foe()).refuses("a", "attack", "b", knock_out=True) == (
        "percentile-cannot-knock-out"
    )
    scene = Brawl(wrestler(arm=CUDGEL, second=DAGGER), foe())
    assert scene.refuses("a", "attack", "b", knock_out=True, two=True) == "percentile-cannot-knock-out"
    # A swordsman may use his fists.
    scene = Brawl(wrestler(), foe())
    scene.notes(Declare(GM, "a", at(knock_out=True, arm="fists")))
    assert scene.who("a").declaration == at(knock_out=True, arm="fists")


@pytest.mark.rule("PCT-UNA-006")
def test_it_is_announced_and_the_ordinary_defence_comes_first() -> None:
    scene = Brawl(wrestler(arm=CUDGEL), foe(luck=40))
    # Without a word of it, a blow is a blow.
    scene.round({"a": at()}, 50, 6)
    assert thrown(scene) == [("attack", 50, 50)]
    scene.round({"a": at(knock_out=True), "b": Declaration("parry", posture="defensive")}, 50)
    scene.answers("b", 50, defence="parry/main")
    assert thrown(scene) == [("parry", 50, 50)]
    assert not scene.who("b").statuses
    scene.round({"a": at(knock_out=True)}, 51)
    assert thrown(scene) == [("attack", 50, 51)]
    # Afterwards it cannot be announced any more.
    scene.round({"a": at(), "b": Declaration("parry", posture="defensive")}, 50)
    assert scene.refusal(Declare(GM, "a", at(knock_out=True))) == "percentile-locked"


@pytest.mark.rule("PCT-UNA-006", "PCT-UNA-007", "PCT-UNA-008", "PCT-UNA-009")
def test_ex_pct_28_the_cudgel() -> None:
    """EX-PCT-28: 50 against 50, d6 6; 41 against a Chance of 40; d4 3 hours; 6 / 3 = 2: Orc 10 PV."""
    ana = fighter("Ana", arm=CUDGEL, initiative=6, melee=50, second=SWORD)
    scene = Brawl(ana, fighter("Orc", "foes", initiative=1, melee=50, physique=60, luck=40))
    said = {"knock_out": True}
    assert scene.refuses("ana", "attack", "orc", arm="second", **said) == "percentile-cannot-knock-out"
    scene.round({"ana": at("orc", **said)}, Fed(50, 100), Fed(6, 6), Fed(41, 100), Fed(3, 4))
    assert thrown(scene) == [("attack", 50, 50), ("resist", 40, 41)]
    assert scene.one(StatusSet) == StatusSet("orc", "knocked_out", on=True, hours=3)
    assert scene.one(HitPointsLost) == HitPointsLost("orc", 2, 2, waited=True)
    assert scene.hit_points("orc") == 10
    assert [each.kind for each in scene.who("orc").statuses] == ["knocked_out"]


@pytest.mark.rule("PCT-UNA-007")
@pytest.mark.parametrize(
    ("posture", "field", "face", "awake"),
    [
        (None, "luck", 36, False),
        (None, "luck", 35, True),
        ("focus", "luck", 36, False),
        ("offensive", "luck", 36, False),
        ("defensive", "physique", 36, True),
        ("defensive", "physique", 70, True),
        ("defensive", "physique", 71, False),
    ],
)
def test_physique_resists_in_defensif_and_chance_otherwise(posture: Any, field: str, face: int, awake: bool) -> None:
    scene = Brawl(wrestler(arm=CUDGEL), foe(physique=70, luck=35))
    said = Declaration("other", posture=posture, detail="waits")
    hours = () if awake else (2,)
    if posture == "defensive":
        scene.round({"a": at(knock_out=True), "b": said}, 50)
        scene.answers("b", 6, face, *hours, defence="-")
    else:
        scene.round({"a": at(knock_out=True), "b": said}, 50, 6, face, *hours)
    roll = scene.said(D100Rolled)[-1]
    assert (roll.purpose, roll.terms) == ("resist", (Term(f"score_{field}", 70 if field == "physique" else 35),))
    assert scene.who("b").has("knocked_out") is not awake
    # Awake, he suffers all of it; else a third.
    assert scene.hit_points("b") == (24 if awake else 28)


@pytest.mark.rule("PCT-UNA-007")
def test_it_is_rolled_even_if_armour_has_taken_everything_and_a_critical_blow_changes_nothing() -> None:
    scene = Brawl(wrestler(arm=CUDGEL), foe(luck=35, protections=(mail(6),)))
    scene.round({"a": at(knock_out=True)}, 50, 5, 36, 1)
    assert scene.one(DamageRolled).dealt == 0
    assert scene.who("b").has("knocked_out")
    assert scene.hit_points("b") == 30
    scene = Brawl(wrestler(arm=CUDGEL), foe(luck=35))
    scene.round({"a": at(knock_out=True)}, 5, 5, 35)
    assert thrown(scene)[-1] == ("resist", 35, 35)
    assert scene.hit_points("b") == 20


@pytest.mark.rule("PCT-UNA-007", "PCT-TST-005", "PCT-SYS-003")
def test_a_chance_that_nobody_knows_is_the_game_masters_word() -> None:
    scene = Brawl(wrestler(arm=CUDGEL), foe())
    scene.round({"a": at(knock_out=True)}, 50, 6)
    assert (scene.question("@gm").kind, scene.question("@gm").about["skill"]) == ("score", "luck")
    scene.answers("@gm", 30, score="30")
    assert thrown(scene) == [("resist", 30, 30)]
    assert scene.who("b").scores["luck"] == 30


@pytest.mark.rule("PCT-UNA-008")
def test_for_the_rest_of_the_fight_he_takes_no_part() -> None:
    scene = Brawl(wrestler(arm=CUDGEL), foe(luck=35), fighter("C", "foes", initiative=1))
    scene.round({"a": at(knock_out=True), "b": at("a")}, 50, 6, 36, Fed(3, 4))
    assert scene.one(StatusSet).hours == 3
    # His own attack of this round is lost with him.
    assert scene.hit_points("a") == 12
    for _ in range(3):
        assert scene.asked == [("a", "declare"), ("c", "declare")]
        assert scene.refuses("a", "attack", "b") == "percentile-target-out"
        scene.round({})
    assert scene.refuses("b", "nothing") == "percentile-out"


@pytest.mark.rule("PCT-UNA-009", "PCT-TST-009")
@pytest.mark.parametrize(
    ("face", "armour", "bonus", "third", "left"),
    [
        (5, 0, "2", 2, 2),
        (6, 0, "0", 2, 2),
        (2, 0, "0", 0, 0),
        # The third is of the original damage, before the armour: 9 and 8, of which 1 alone gets through.
        (6, 1, "3", 3, 2),
        (5, 7, "3", 1, 0),
        (5, 8, "3", 0, 0),
    ],
)
def test_knocked_out_he_loses_a_third_of_the_original_damage_rounded_down_at_once(
    face: int, armour: int, bonus: str, third: int, left: int
) -> None:
    worn = (mail(armour),) if armour else ()
    for setting, lost in (("original", third), ("dealt", left)):
        scene = Brawl(wrestler(arm=CUDGEL, bonus=bonus), foe(luck=35, protections=worn), knock_out_third=setting)
        scene.round({"a": at(knock_out=True)}, 50, face, 36, 1)
        assert scene.one(HitPointsLost) == HitPointsLost("b", lost, lost, waited=True)
        assert scene.hit_points("b") == 30 - lost


@pytest.mark.rule("PCT-UNA-009", "PCT-UNA-007")
def test_the_third_saves_whom_the_whole_blow_would_have_felled() -> None:
    scene = Brawl(wrestler(arm=CUDGEL), foe(luck=35, hit_points=5))
    scene.round({"a": at(knock_out=True)}, 50, 6, 36, 1)
    assert (scene.hit_points("b"), scene.who("b").has("out_of_action")) == (3, False)
    scene = Brawl(wrestler(arm=CUDGEL), foe(luck=35, hit_points=5))
    scene.round({"a": at(knock_out=True)}, 50, 6, 35)
    assert (scene.hit_points("b"), scene.who("b").has("out_of_action")) == (0, True)


# ---- the example


@pytest.mark.rule("PCT-UNA-001", "PCT-UNA-002", "PCT-UNA-004", "PCT-UNA-005")
def test_ex_pct_29_brawling_throwing_strangling() -> None:
    """EX-PCT-29: 50 against 50, d4 4; 40 against 40, a throw; 39 against 40, by the throat; Physique 30 against 30."""
    ana = fighter("Ana", arm=FISTS, initiative=6, hit_points=9, brawling=50, wrestling=40, second=WRESTLING)
    scene = Brawl(ana, fighter("Orc", "foes", initiative=1, melee=50, physique=30))
    scene.round({"ana": at("orc")}, Fed(50, 100), Fed(4, 4))
    assert scene.hit_points("orc") == 8
    scene.round({"ana": grip("throw_down", "orc")}, Fed(40, 100))
    assert [each.kind for each in scene.who("orc").statuses] == ["prone"]
    scene.round({"ana": grip("strangle", "orc")}, Fed(39, 100))
    # Orc had meant to do nothing in this round, and keeps to it; the game master has nothing to add.
    scene.answers("orc", strangled="act")
    assert {each.kind for each in scene.who("orc").statuses} == {"prone", "strangled"}
    scene.answers("@gm", asphyxia="nothing")
    assert scene.state.round == 4
    scene.round({"orc": Declaration("get_free")}, Fed(30, 100))
    assert thrown(scene) == [("get_free", 30, 30)]
    assert (scene.hit_points("orc"), [each.kind for each in scene.who("orc").statuses]) == (8, ["prone"])


@pytest.mark.rule("PCT-UNA-003", "PCT-UNA-005")
@pytest.mark.parametrize("hold", ["pinned", "strangled"])
def test_letting_go_is_free(hold: Any) -> None:
    scene = Brawl(fighter("A", initiative=6, wrestling=60), fighter("B", "foes", initiative=2))
    scene.says(SetStatus(GM, "b", hold, other="a"))
    assert scene.game.view(scene.state, Reader(GM, gm=True), ()).rows[0].facts["holds"] == "B"
    assert scene.refusal(LetGo(GM, "b")) == "percentile-holds-nobody"
    scene.notes(scene.game.compose(scene.state, "release", GM, {"who": "a"}))
    assert not scene.who("b").has(hold)
    assert scene.who("a").declaration is None
    assert scene.refusal(LetGo(GM, "a")) == "percentile-holds-nobody"
    # Who waits for something lets go of that.
    assert isinstance(scene.game.compose(scene.state, "release", GM, {"who": "a"}), Fire)
