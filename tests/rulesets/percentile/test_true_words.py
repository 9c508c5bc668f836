"""What is offered, announced and explained says what is so: postures, holds, falls, and the rule beside its line."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.frame import Told
from bot.kernel.ruleset import EVERYBODY, Reader
from bot.render.questions import Questions
from bot.render.renderer import Renderer
from bot.render.rulings import Rulings
from bot.rulesets.percentile.damage import Unhorsed
from bot.rulesets.percentile.defence import DefenceChosen
from bot.rulesets.percentile.rounds import GrantAction, StatusSet
from bot.rulesets.percentile.state import FISTS, Declaration, Shield, Status, Weapon
from bot.rulesets.percentile.view import view
from bot.text import Texts
from tests.rulesets.percentile.brawl import BOW, DAGGER, GM, SWORD, Brawl, fighter, mail

TEXTS = Texts()
MASTER = Reader(GM, gm=True)
NARROW = {ord("\u202f"): " ", ord("\u00a0"): " "}


def offered(
    scene: Brawl, who: str, value: str, locale: str = "fr", field: str = "posture", **choice: str
) -> tuple[str, str]:
    """The label of *value* of *field* after *choice* in the question of *who*, and what is told of it."""
    questions, decision = Questions(TEXTS), scene.question(who)
    words = Rulings(TEXTS).game_words(scene.game, scene.state, locale).as_labels()
    prospect = scene.game.prospect(scene.state, decision, choice, field, value, MASTER)
    label = questions.option(words, decision, field, value, choice)
    means = questions.means(words, decision, field, value, choice, prospect)
    return label.translate(NARROW), means.translate(NARROW)


def said(scene: Brawl, who: str, field: str, value: str, **choice: str) -> str:
    """What is told of *value* of *field* after *choice*."""
    questions, decision = Questions(TEXTS), scene.question(who)
    words = Rulings(TEXTS).game_words(scene.game, scene.state, "fr").as_labels()
    prospect = scene.game.prospect(scene.state, decision, choice, field, value, MASTER)
    return questions.means(words, decision, field, value, choice, prospect).translate(NARROW)


def told(scene: Brawl, locale: str = "fr") -> str:
    events = [Told(1, each) for each in scene.told]
    return (
        Renderer(TEXTS).ruling(scene.game, scene.state, events, EVERYBODY, locale).replace("**", "").translate(NARROW)
    )


def why(scene: Brawl, locale: str = "fr") -> str:
    events = [Told(1, each) for each in scene.told]
    return Rulings(TEXTS).why(scene.game, scene.state, events, MASTER, locale).replace("**", "").translate(NARROW)


@pytest.mark.rule("PCT-DEF-011", "PCT-DEF-016", "PCT-POS-012")
@pytest.mark.parametrize(
    ("arm", "figures", "fr", "en"),
    [
        (SWORD, {}, "Défensif (peut parer)", "Defensive (may parry)"),
        (FISTS, {}, "Défensif (rien pour parer)", "Defensive (nothing to parry with)"),
        (BOW, {}, "Défensif (rien pour parer)", "Defensive (nothing to parry with)"),
        (FISTS, {"magic_parry": 40}, "Défensif (parade magique seule)", "Defensive (magic parry only)"),
        (FISTS, {"shield": Shield(10, 1)}, "Défensif (peut parer)", "Defensive (may parry)"),
    ],
)
def test_whoever_has_nothing_to_parry_with_is_told_so(arm: Weapon, figures: Any, fr: str, en: str) -> None:
    scene = Brawl(fighter("A", arm=arm, brawling=50, shooting=50, melee=50, **figures), fighter("B", "foes"))
    assert offered(scene, "a", "defensive", action="attack", target="b")[0] == fr
    assert offered(scene, "a", "defensive", "en", action="attack", target="b")[0] == en
    means = offered(scene, "a", "defensive", action="attack", target="b")[1]
    assert ("aucune défense pour autant" in means) == ("rien pour parer)" in fr)
    # What is announced as a dodge is one, bare hands or not.
    assert "esquive" in offered(scene, "a", "defensive", action="dodge", target="b")[1]


@pytest.mark.rule("PCT-POS-009", "PCT-POS-011", "PCT-UNA-002")
def test_offensive_promises_maximum_damage_to_blows_alone() -> None:
    a = fighter("A", melee=50, wrestling=50, physique=50)
    scene = Brawl(a, fighter("B", "foes"), wrestling_roll="first")
    label, means = offered(scene, "a", "offensive", action="attack", target="b")
    assert (label, "dégâts maximum" in means) == ("Offensif (dégâts maximum)", True)
    label, means = offered(scene, "a", "offensive", action="wrestling", target="b", hold="pin")
    assert (label, "dégâts" in means) == ("Offensif (critique jusqu’à 10)", False)
    assert "critique jusqu’à 10" in means
    label, means = offered(scene, "a", "offensive", "en", action="flee")
    assert label == "Offensive"
    assert "no bonus to this action, no defence this round" in means


@pytest.mark.rule("PCT-DEF-001", "PCT-DMG-010", "PCT-ATK-010")
def test_each_rule_stands_beside_what_it_has_decided() -> None:
    """B, in Offensive, cannot defend, and falls to the first of two blows; nothing is heaped at the end."""
    a = fighter("A", initiative=6, melee=70, second=DAGGER)
    scene = Brawl(a, fighter("B", "foes", initiative=1, hit_points=3, melee=50), fighter("C", "foes", initiative=1))
    scene.round({"a": Declaration("attack", "b", two=True), "b": Declaration("attack", "a", "offensive")}, 30, 8)
    lines = why(scene).split("\n")
    after = {line: lines[at + 1] for at, line in enumerate(lines[:-1])}

    def beside(start: str) -> str:
        return next(below for line, below in after.items() if line.startswith(start))

    assert "PCT-DEF-001" in beside("B ne se défend pas : sa posture (Offensif)")
    assert "PCT-POS-010" in beside("B ne se défend pas")
    assert "PCT-DMG-010" in beside("🤕 B est hors de combat")
    assert "PCT-ATK-010" in beside("Le second coup frappe dans le vide")
    assert not any(line.startswith("Règle") for line in lines)
    assert "B does not defend: the posture (Offensive)" in why(scene, "en")


@pytest.mark.rule(
    "PCT-DEF-001", "PCT-DEF-010", "PCT-DEF-011", "PCT-DEF-016", "PCT-DEF-009", "PCT-ATK-004", "PCT-UNA-003"
)
def test_no_defence_names_the_rule_that_keeps_it() -> None:
    rules = {
        "held": "PCT-UNA-003",
        "posture": "PCT-DEF-001",
        "unseen": "PCT-ATK-004",
        "spell": "PCT-DEF-011",
        "shot": "PCT-DEF-010",
        "spent": "PCT-DEF-009",
        "unarmed": "PCT-DEF-016",
        "unguarded": "PCT-DEF-001",
    }
    for reason, rule in rules.items():
        assert rule in DefenceChosen("b", "a", None, reason).why()  # type: ignore[arg-type]
    assert DefenceChosen("b", "a", None, "posture", "anticipating").why() == ("PCT-DEF-001", "PCT-POS-008")
    # Whoever could, and does not, keeps it: no posture has decided that.
    assert DefenceChosen("b", "a", None).why() == ("PCT-DEF-002",)


@pytest.mark.rule("PCT-MNT-004", "PCT-UNA-004")
def test_who_is_thrown_off_his_mount_falls_first_and_armour_does_not_help_him() -> None:
    a = fighter("A", initiative=6, wrestling=60, physique=50)
    scene = Brawl(a, fighter("B", "foes", initiative=1, mounted=True))
    scene.round({"a": Declaration("wrestling", "b", hold="throw_down")}, 4)
    kinds = [type(each) for each in scene.told if isinstance(each, Unhorsed | StatusSet)]
    assert kinds[:2] == [Unhorsed, StatusSet]
    text = told(scene)
    assert "B tombe de sa monture et perd 4 points de vie : aucune protection ne compte." in text
    assert text.index("tombe de sa monture") < text.index("A jette B à terre")
    assert "loses 4 hit points: no protection counts." in told(scene, "en")
    assert "Chute : 4 (d6), sans protection" in why(scene)


@pytest.mark.rule("PCT-UNA-003", "PCT-UNA-005", "PCT-DEF-002")
def test_a_hold_is_named_when_it_is_tried_and_when_it_is_to_be_stopped() -> None:
    a = fighter("A", initiative=6, wrestling=60, physique=50)
    scene = Brawl(a, fighter("B", initiative=1, side="foes", melee=50, pc=True), wrestling_roll="first")
    said = Declaration("wrestling", "b", hold="strangle")
    scene.round({"a": said, "b": Declaration("attack", "a", "defensive")}, 31)
    assert "A tente d’étrangler B : touché, 31" in told(scene)
    assert "A tries to strangle B: a hit, 31" in told(scene, "en")
    asked = scene.question("b")
    assert (asked.about["hand"], asked.about["hold"]) == ("hold", "strangle")
    assert said.manners == "strangle"
    assert Declaration("attack", "b", two=True, aim="precise", arm="main").manners == "aim, two"
    assert Declaration("attack", "b", arm="fists", knock_out=True).manners == "fists, knock_out"
    assert Declaration("move").manners is None


@pytest.mark.rule("PCT-MNT-001", "PCT-MNT-003", "PCT-UNA-003")
def test_what_a_manner_adds_is_told_as_the_table_counts_it() -> None:
    """A charge adds where the setting says, a riding roll gives what it gives, a pin names one's own Physique."""
    rider = {"melee": 50, "riding": 40, "wrestling": 50, "physique": 65, "mounted": True, "initiative": 6}
    for setting, where in (("damage", "2 aux dégâts"), ("score", "2 au score")):
        scene = Brawl(fighter("A", **rider), fighter("B", "foes"), charge_strength=setting)
        given = {"action": "special", "target": "b", "with": "main"}
        assert where in said(scene, "a", "how", "charge", **given)
    assert "(la vôtre : 65)" in said(scene, "a", "hold", "pin", action="wrestling", target="b")
    for setting, gain in (("advantage", "relancer l’attaque"), ("gate", "bonus de 5")):
        scene = Brawl(fighter("A", **rider), fighter("B", "foes", initiative=1), riding_roll=setting)
        scene.round({"a": Declaration("attack", "b")})
        assert gain in said(scene, "a", "ride", "try")


@pytest.mark.rule("PCT-POS-001", "PCT-DEF-001")
def test_doing_nothing_says_what_is_left_to_defend_oneself_with() -> None:
    for last, expected in ((None, "sans défense"), ("offensive", "sans défense"), ("defensive", "une parade")):
        scene = Brawl(fighter("A", last_posture=last, melee=50), fighter("B", "foes"))
        assert expected in said(scene, "a", "action", "nothing")
    bare = Brawl(fighter("A", arm=FISTS, last_posture="defensive"), fighter("B", "foes"))
    assert "sans rien pour parer" in said(bare, "a", "action", "nothing")


@pytest.mark.rule("PCT-BAT-008", "PCT-DMG-003", "PCT-BAT-005")
def test_soldiers_take_damage_and_lose_no_hit_points_of_their_battalion() -> None:
    horde = fighter("Horde", "foes", initiative=1, soldiers=30, soldier_hit_points=4, hit_points=4, melee=50)
    scene = Brawl(fighter("A", initiative=6, melee=50, protections=(mail(9),)), horde, variant="battle")
    scene.round({"a": Declaration("attack", "horde"), "horde": Declaration("attack", "a")}, 30, 8, 40, 6)
    assert "Horde encaisse 8 de dégâts." in told(scene)
    assert "un soldat tombe" in told(scene)
    assert "de chaque coup (2 coups)" in told(scene)
    assert "of each blow" in told(scene, "en")


@pytest.mark.rule("PCT-PIT-001")
def test_only_those_of_the_bout_face_each_other() -> None:
    """B and C had struck at each other's next foe before: one of the three waits for his turn in the pit."""
    scene = Brawl(
        fighter("A", last_target="b"), fighter("B", last_target="c"), fighter("C", last_target="a"), variant="pit"
    )
    resting = scene.state.pit.rests if scene.state.pit is not None else ""
    assert resting
    assert all(resting not in pair for pair in view(scene.state, EVERYBODY, ()).facing)


def test_the_chance_of_whoever_comes_last_of_many_is_told_while_he_declares() -> None:
    others = [fighter(f"F{each}", "foes", initiative=each + 2) for each in range(8)]
    scene = Brawl(fighter("A", melee=60, initiative=1), *others)
    assert "60 %" in said(scene, "a", "target", "f0", action="attack", posture="none")


@pytest.mark.rule("PCT-RND-004")
def test_one_more_action_without_a_roll_tells_no_chance_of_what_was_declared() -> None:
    scene = Brawl(fighter("A", melee=60, initiative=1), fighter("B", "foes", initiative=9))
    scene.round({"a": Declaration("attack", "b"), "b": Declaration("other", detail="talks")})
    scene.says(GrantAction(GM, "a"))
    scene.answers("@gm", outcome="done")
    assert scene.question("a").key == "a:extra:1"
    assert " %" not in said(scene, "a", "action", "other")
    assert "60 %" in said(scene, "a", "target", "b", action="attack")


@pytest.mark.rule("PCT-FUM-008")
def test_the_chance_of_whoever_has_broken_his_bow_is_told_for_what_he_takes_instead() -> None:
    broken = (Status("broken_weapon", weapon="main"),)
    scene = Brawl(fighter("A", arm=BOW, brawling=40, statuses=broken), fighter("B", "foes"))
    assert "30 %" in said(scene, "a", "how", "aim", action="special", target="b")
    assert "attack" not in scene.question("a").all_fields({})[0].options
