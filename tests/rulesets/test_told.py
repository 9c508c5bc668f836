"""What is told names the rule that decided it, and its sums are right.

That terms add up, and that an outcome which the numbers do not give says why, is looked at in all fights at random
(`truth`, by `AnyPlay.check_events`). Here every outcome of every kind of roll is built, and the cases that seldom
happen are laid down.
"""

from __future__ import annotations

from dataclasses import MISSING, fields
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest

from bot.catalogue import load_library
from bot.kernel.events import KERNEL_EVENTS
from bot.kernel.frame import Told
from bot.kernel.ruleset import Reader
from bot.kernel.values import evolve
from bot.render.rulings import Rulings
from bot.rulesets import rulesets_of
from bot.rulesets.dnd5.attack.events import AttackRolled
from bot.rulesets.dnd5.damage import DamageDealt
from bot.rulesets.dnd35.attack.strikes import AttackRolled as AttackRolled35
from bot.rulesets.dnd35.damage import DamageDealt as DamageDealt35
from bot.rulesets.dnd35.turning.flight import StrengthRolled, TurningRolled
from bot.rulesets.rpg20.attack import AttackRolled as AttackRolled20
from bot.rulesets.shared.check import ByFace, came_off
from bot.rulesets.shared.overruling import RuleBlow
from bot.text import Texts
from tests.rulesets import truth
from tests.rulesets.dnd5.skirmish import LONGSWORD, Skirmish, fighter
from tests.rulesets.dnd5.test_dying import struck
from tests.rulesets.dnd5.test_water import CROSSBOW, under
from tests.rulesets.dnd35 import test_traits, test_turning
from tests.rulesets.rpg20 import fray

GM = 1
TEXTS = Texts()
RULINGS = Rulings(TEXTS)
BY_THE_SUM = {
    "alternatif": {"exhaustion_saved", "notice_tested", "simultaneous_test_rolled", "grip_tested", "weapons_kept"},
    "dnd5": {"saddle_saved", "spell_checked", "save_rolled", "concentration_rolled", "struggled", "condition_saved"}
    | {"improvised_judged", "aid_given", "endured", "death_saved"},
    "dnd35": {"endurance_rolled", "wriggle_rolled", "ride_rolled", "first_aid_rolled", "spell_strained", "struggled"}
    | {"spell_identified", "resistance_rolled", "spell_held", "turning_rolled", "seat_rolled"},
    "percentile": {"contest_rolled", "roll_settled"},
    "rpg20": set(),
}
"""Rolls of which no face decides by itself: the sum says it all, or their sentence."""


def why(game: Any, state: Any, event: Any, locale: str = "fr") -> str:
    return RULINGS.why(game, state, [Told(1, event)], Reader(GM, gm=True), locale)


def of_type(hint: Any) -> Any:
    """Something that a field of that type may hold."""
    args = get_args(hint)
    if get_origin(hint) is Literal:
        return args[0]
    if hint in (int, "int") or int in args:
        return 7
    if hint is bool:
        return False
    if get_origin(hint) is tuple:
        return ()
    return None if type(None) in args else "x"


def built(kind: Any, **given: Any) -> Any:
    hints = get_type_hints(kind)
    needed = [each for each in fields(kind) if each.default is MISSING and each.default_factory is MISSING]
    return kind(**{each.name: of_type(hints[each.name]) for each in needed if each.name not in given} | given)


def outcomes(kind: Any) -> list[dict[str, Any]]:
    """What a roll of that *kind* may come to, by the field that says so."""
    hints, names = get_type_hints(kind), {each.name for each in fields(kind)}
    for name in ("success", "succeeds", "hit", "confirmed", "won", "stays"):
        if name in names:
            return [{name: True}, {name: False}]
    for name in ("outcome", "degree"):
        if name in names:
            return [{name: each} for each in get_args(hints[name])]
    return []


def rolled(kind: Any) -> bool:
    names = {each.name for each in fields(kind)}
    return "face" in names and bool(outcomes(kind)) and bool(names & {"total", "score"})


@pytest.mark.parametrize("game", [*rulesets_of(load_library()).values()], ids=lambda each: str(each.id))
def test_every_outcome_of_every_roll_names_what_decided(game: Any) -> None:
    """A face that decides by itself is named, in both languages and by its rule, wherever the sum says otherwise; a
    kind of roll that has no such face is in the list above."""
    plain, unnamed = set(), set()
    for kind in game.event_types:
        if kind in KERNEL_EVENTS or not rolled(kind):
            continue
        if not issubclass(kind, ByFace) and not hasattr(kind, "settled"):
            plain.add(kind.__dataclass_fields__["type"].default)
            continue
        for outcome in outcomes(kind):
            for face in (1, 20, 98):
                event = face_of(game.id, kind, outcome, face)
                if event is None or truth.held(game.id, event) is not False:
                    continue
                code = event.settled()
                keys = (f"settled-{game.id}-{code}", f"settled-{code}")
                worded = code and all(TEXTS.first(locale, keys) for locale in ("fr", "en"))
                if not worded or not game.rules_of(event):
                    unnamed.add((kind.__name__, *outcome.values(), face))
    assert unnamed == set()
    assert plain <= BY_THE_SUM[game.id]


def face_of(game: str, kind: Any, outcome: dict[str, Any], face: int) -> Any:
    """The roll whose die showed *face* and which came out so although its sum says otherwise; None: a law that lets
    that face decide for the other side only."""
    won = came_off(built(kind, **outcome))
    low = game in ("percentile", "rpg20")
    if won is None or face not in ((1, 98) if game == "percentile" else (1, 20)):
        return None
    decides_for = (face < 50) if game == "percentile" else (face == 1) is low
    if decides_for is not won:
        return None
    names = {each.name for each in fields(kind)}
    total = (0 if won else 100) if low else (0 if won else 99)
    given: dict[str, Any] = {"face": face, "score" if "score" in names else "total": total, **outcome}
    given |= {name: 50 for name in ("against", "other_total") if name in names}
    if "other_total" in names:
        # Of two who roll none has a face that decides: what is to be named is how equal totals come out.
        given["total"] = 50
    if "natural" in names:
        given["natural"] = face
    if "critical" in names and game == "alternatif":
        given["critical"] = won
    given |= {"critical_to": 5, "fumble_from": 97} if "fumble_from" in names else {}
    if game == "percentile" and outcome.get("degree") == "failure":
        return None
    return built(kind, **given)


# ---- laid down


@pytest.mark.rule("DN5-AQU-002")
def test_a_shot_that_the_water_stops_says_so() -> None:
    scene = under(CROSSBOW, apart=3000)
    scene.attacks("ana", "gob", 20, 20, with_="light_crossbow")
    shot = scene.one(AttackRolled)
    assert (shot.settled(), "DN5-AQU-002" in scene.game.rules_of(shot)) == ("beyond", True)
    assert "au-delà de la portée normale manque toujours" in why(scene.game, scene.state, shot)


@pytest.mark.rule("DN5-EXT-010", "DN5-ATK-008")
def test_a_critical_hit_on_the_helpless_is_no_natural_20() -> None:
    scene = struck(fighter("Zoe", hit_points=0, fallen=True), 12, 12, 4, 5)
    blow = scene.one(AttackRolled)
    assert (blow.outcome, blow.face, blow.settled()) == ("critical", 12, "at_mercy")
    rules = scene.game.rules_of(blow)
    assert "DN5-ATK-008" not in rules
    assert "DN5-EXT-010" in rules


@pytest.mark.rule("R20-GEN-003")
def test_a_20_that_fails_and_a_1_that_succeeds_say_by_what() -> None:
    sure = fray.Fray(fray.fighter("Ana", skill=15), fray.fighter("Bor", "foes"), natural_results="one_and_twenty")
    sure.means("ana", "strike", target="bor", with_="long_sword")
    sure.means("bor", "pass")
    sure.acts("ana", 20)
    missed = sure.one(AttackRolled20)
    assert "R20-GEN-003" in sure.game.rules_of(missed)
    assert "Un 20 échoue toujours" in why(sure.game, sure.state, missed)
    assert "A 20 always fails" in why(sure.game, sure.state, missed, "en")


@pytest.mark.parametrize(
    ("outcome", "faces", "said"),
    [
        ("miss", (19,), "aurait touché\u00a0; le MJ dit\u00a0: manqué"),
        ("hit", (2, 4), "aurait manqué\u00a0; le MJ dit"),
    ],
)
def test_an_overruled_blow_says_what_it_would_have_done(outcome: Any, faces: tuple[int, ...], said: str) -> None:
    scene = Skirmish(fighter("Aria"), fighter("Gob", "foes", ac=15), fighter("Rat", "foes"), apart={"aria|gob": 150})
    scene.notes(RuleBlow(GM, "aria", "gob", outcome))
    scene.attacks("aria", "gob", *faces)
    told = [Told(at, each) for at, each in enumerate(scene.told)]
    assert said in RULINGS.ruling(scene.game, scene.state, told, Reader(GM, gm=True), "fr")
    assert said in RULINGS.why(scene.game, scene.state, told, Reader(GM, gm=True), "fr"), "and where its sum is"


# ---- damage


def ruled(scene: Any, event: Any, locale: str = "fr") -> str:
    return RULINGS.ruling(scene.game, scene.state, [Told(1, event)], Reader(GM, gm=True), locale)


@pytest.mark.rule("DN5-HPS-009", "DN5-HPS-015")
@pytest.mark.parametrize(
    ("figures", "fr", "en"),
    [
        ({"hit_points": 0, "fallen": True}, "est déjà à 0 et encaisse encore", "is at 0 already and takes"),
        ({"hit_points": 0, "fallen": True, "temporary": 2}, "points temporaires\u00a0: −2", "temporary points: −2"),
        ({"hit_points": 3}, "perd **ses 3 derniers points de vie** pour", "loses **the last 3 hit points** for"),
        ({"temporary": 5}, "points temporaires\u00a0: −5", "temporary points: −5"),
    ],
)
def test_what_was_dealt_and_where_it_went_is_told(figures: Any, fr: str, en: str) -> None:
    faces = (12, 12, 4, 5) if "fallen" in figures else (12, 4)
    scene = struck(fighter("Zoe", **figures), *faces)
    dealt = scene.one(DamageDealt)
    for locale, said in (("fr", fr), ("en", en)):
        text = ruled(scene, dealt, locale)
        assert said in text
        assert "ne perd rien" not in text
        assert truth.of_words(why(scene.game, scene.state, dealt, locale)) == 1


@pytest.mark.rule("DN5-DMG-010", "DN5-DMG-011", "DN5-DMG-012")
def test_resistance_and_vulnerability_are_terms_like_all_others() -> None:
    wards = {"resistant": ("slashing",), "vulnerable": ("slashing",)}
    dealt = struck(fighter("Zoe", wards=wards), 12, 5).one(DamageDealt)
    named = [(each.name, each.value) for each in dealt.terms]
    assert named[-2:] == [("resistant", -4), ("vulnerable", 4)]
    assert sum(value for _, value in named) == dealt.dealt == 8


@pytest.mark.rule("D35-BAS-008")
def test_a_sneak_attack_is_named_in_what_is_told_and_in_its_sum() -> None:
    orc = test_traits.fighter("Orc", "foes", met=False, hit_points=40)
    scene = test_traits.against(test_traits.LONGSWORD, orc=orc, sneak=2)
    scene.attacks("wolf", "orc", 15, 4, 5, 6)
    dealt = scene.one(DamageDealt35)
    assert [(each.name, each.value) for each in dealt.terms][-1] == ("sneak", 11)
    assert "attaque sournoise" in ruled(scene, dealt)
    assert "11 (attaque sournoise)" in why(scene.game, scene.state, dealt)
    assert scene.game.rules_of(evolve(scene.one(AttackRolled35), face=20, outcome="hit"))[-1] == "D35-BAS-007"


@pytest.mark.rule("D35-TUR-002", "D35-TUR-003")
def test_a_turning_says_whom_it_does_not_touch_and_why() -> None:
    """A ghoul of 2 hit dice counts as 8: a check of 11 reaches 5. Of 4 and 6 hit dice 7 in all touch the 4 alone."""
    scene = test_turning.table(test_turning.cleric(), test_turning.dead("Ghoul", 2, defiant=6), ghoul="F10")
    scene.does("cleric", "turn_undead", 9)
    failed = scene.one(TurningRolled)
    assert (failed.won, failed.resisting) == (False, ("ghoul",))
    assert "Résiste au renvoi" in ruled(scene, failed)
    assert "Harder to turn" in ruled(scene, failed, "en")
    people = test_turning.dead("A", 4), test_turning.dead("B", 6)
    scene = test_turning.table(test_turning.cleric(), *people, a="F10", b="G10")
    scene.does("cleric", "turn_undead", 19, 1, 1)
    assert scene.one(StrengthRolled).passed == ("b",)
    assert "Pas assez pour" in ruled(scene, scene.one(StrengthRolled))


def test_the_helper_reads_sums_as_they_stand() -> None:
    assert truth.of_words("> 12 (dé) + 4 (bonus (x)) − 1 (a) = **15** contre 3 (b) = **3**") == 2
    assert truth.of_words("[7 (dés) − 4 (moitié)] × 4 = **12**") == 1
    with pytest.raises(AssertionError):
        truth.of_words("4 (dés) + 5 (sort) = **13**")
    assert LONGSWORD.dice
