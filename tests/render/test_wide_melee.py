"""Two hands, free and frank attacks, fumbles, wounds and other actions in words: short, and each thing said once."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from bot.kernel.decisions import Decision
from bot.kernel.events import DecisionClosed
from bot.kernel.ruleset import EVERYBODY, Reader, View
from bot.render import Button, Card, Renderer
from bot.render.names import slug
from bot.rulesets.alternatif import occasions
from bot.rulesets.alternatif.base import checks as asking
from bot.rulesets.alternatif.facing import simultaneous_choices
from bot.rulesets.alternatif.free_actions import FreeActionOffered
from bot.rulesets.alternatif.melee.strikes import StrikeRolled
from bot.rulesets.alternatif.ordinary import events as asked_about
from bot.rulesets.alternatif.parry.parries import ParryRolled
from bot.rulesets.alternatif.parry.questions import parry_questions
from bot.rulesets.alternatif.reaction.dice import InitiativePostponed, ReactionRolled, StatusChanged
from bot.rulesets.alternatif.scene import SettingChanged
from bot.rulesets.alternatif.settings import OPTIONS
from bot.rulesets.alternatif.simultaneous import ChoiceRevealed
from bot.rulesets.alternatif.state import (
    AlternatifState,
    Arm,
    Blow,
    Combatant,
    Exceptional,
    Mishap,
    Offer,
    Proposal,
    Wielded,
)
from bot.rulesets.alternatif.striking import strike_questions
from bot.rulesets.alternatif.wounds import fumbles
from bot.rulesets.alternatif.wounds.events import (
    DamageDealt,
    EffectDrawn,
    ExceptionalShown,
    FumbleRolled,
    WeaponChanged,
    WoundsCounted,
)
from bot.text import LOCALES, Texts
from tests.render.conftest import JURL, ORC, Stand, opened, person, told
from tests.render.test_boards import FACTS, row, tracker

GM = Reader(9, gm=True)
SPEAR, AXE = Arm("spear", "right", haft_ac=12, structure=8), Arm("axe", "left", tags=("shield",))
STRIKE = StrikeRolled("orc", "attack", "jurl", "right", "axe", 19, 24, (), 16, (), "hit")
DAMAGE = DamageDealt("orc", "orc", "jurl", "axe", (6,), 6, (), 12, 1, "exceptional", True, 2)


def fighter(ident: str, side: str, *arms: Arm, **more: Any) -> Combatant:
    hands = tuple(Wielded(each) for each in arms)
    return Combatant(ident, ident.capitalize(), side, 4, 14, 20, 20, 5, 5, hands, **more)


def state(**more: Any) -> AlternatifState:
    jurl = fighter("jurl", "heroes", SPEAR, AXE, contacts=("orc",), player=101)
    orc = fighter("orc", "foes", SPEAR, contacts=("jurl",))
    return AlternatifState(opened=True, segment=12, combatants={"jurl": jurl, "orc": orc}, **more)


def card(renderer: Renderer, question: Decision, locale: str = "fr", reader: Reader = EVERYBODY) -> Card:
    stand = Stand([JURL, ORC])
    return renderer.question(stand, None, [opened(question)], locale, "enc", {}, gm=9, reader=reader)


def labels(card: Card) -> list[str]:
    return [item.label for line in card.rows for item in line if isinstance(item, Button)]


def ruling(renderer: Renderer, locale: str, *events: Any) -> str:
    return renderer.ruling(Stand([JURL, ORC]), None, told(*events), GM, locale)


def test_each_parry_says_its_weapon_and_its_cost(renderer: Renderer) -> None:
    now = state(blows=(Blow("orc", "orc", "jurl", SPEAR, 15, 23, natural=False),))
    jurl = now.combatants["jurl"]
    ready = dataclasses.replace(jurl, hands=(jurl.main, dataclasses.replace(jurl.hands[1], status="defensive")))
    (asked,) = parry_questions(dataclasses.replace(now, combatants={**now.combatants, "jurl": ready}))
    cost = asked.about["cost"]
    shown = card(renderer, asked)
    assert labels(shown) == ["Parer\u00a0: lance", "Parer\u00a0: hache", "Parer des deux", "Encaisser"]
    assert f"**Parer\u00a0: lance** — votre prochaine action viendra {cost} segments plus tard" in shown.text
    assert "**Parer\u00a0: hache** — parer ne retarde rien" in shown.text
    assert "reporte" not in shown.text
    english = card(renderer, asked, "en")
    assert labels(english)[1] == "Parry: axe"
    assert "**Parry: axe** — the parry delays nothing" in english.text


def test_a_strike_with_two_weapons_names_the_one_that_strikes_and_what_may_be_aimed_at(renderer: Renderer) -> None:
    now = state()
    jurl = now.combatants["jurl"]
    up = dataclasses.replace(jurl, hands=(jurl.main, dataclasses.replace(jurl.hands[1], up=True)))
    (asked,) = strike_questions(dataclasses.replace(now, combatants={**now.combatants, "jurl": up}))
    shown = card(renderer, asked)
    assert "votre action est venue (hache)" in shown.text
    offered = ["Frapper Orc", "Viser la lance d’Orc", "Action spéciale…", "Faire autre chose…", "Renoncer au coup"]
    assert labels(shown) == offered


@pytest.mark.parametrize(
    ("kind", "fr"), [("frank", "Orc baisse sa garde"), ("free", "Orc s’expose\u00a0: une action gratuite\u202f?")]
)
def test_a_free_action_says_why_and_with_what(renderer: Renderer, kind: Any, fr: str) -> None:
    now = state(offers=(Offer("jurl", "orc", kind, "gm"),))
    (asked,) = (occasions.frank_questions if kind == "frank" else occasions.free_questions)(now)
    shown = card(renderer, asked)
    assert fr in shown.text
    found = labels(shown)
    assert found[:2] == ["Frapper Orc\u00a0: lance", "Frapper Orc\u00a0: hache"]
    assert found[-1] == "Laisser passer"
    assert any(each.startswith("Viser") for each in found) == (kind == "free")


def test_the_gm_is_asked_for_the_times_of_an_action_and_named_as_the_gm(renderer: Renderer) -> None:
    now = state()
    jurl = dataclasses.replace(now.combatants["jurl"], proposal=Proposal("other", 12, "*chanter*"))
    now = dataclasses.replace(now, combatants={**now.combatants, "jurl": jurl})
    (asked,) = asked_about.questions(now)
    for locale, default in (("fr", "Sans réaction, Durée\N{NO-BREAK SPACE}: 1"), ("en", "No reaction, Duration: 1")):
        shown = card(renderer, asked, locale)
        assert shown.mentions == (9,)
        assert "**Jurl**" in shown.text
        assert "\\*chanter\\*" in shown.text
        assert default in shown.text
        assert "@gm" not in shown.text
    closed = DecisionClosed("1.0", asked.key, "figures", asking.GM, "default", {})
    assert ruling(renderer, "fr", closed) == "⌛ Le MJ n’a pas répondu à temps."


def test_what_the_gm_is_asked_about_somebody_hidden_is_shown_to_nobody_else(renderer: Renderer) -> None:
    stand = Stand([JURL, person("ghost", "Spectre", hidden=True)])
    asked = Decision("ghost:figures:1", "figures", asking.GM, (), {}, {"author": "ghost", "action": "drink"})
    pairs = [opened(asked)]
    assert renderer.question(stand, None, pairs, "fr", "enc", {}, gm=9).text == ""
    assert "Spectre" in renderer.question(stand, None, pairs, "fr", "enc", {}, gm=9, reader=GM).text


def test_whoever_lowers_his_guard_is_told_for_how_long(renderer: Renderer) -> None:
    now = state()
    for action, reaction, duration, said in (
        ("draw", "0", "1", "dégainer (lance)\u00a0: un segment la garde baissée face à Orc"),
        ("drink", "1d6", "1d6", "boire (lance)\u00a0: 2 à 12 segments la garde baissée face à Orc"),
    ):
        proposal = Proposal(action, 12, "", "spear", "right", None, reaction, duration)
        jurl = dataclasses.replace(now.combatants["jurl"], proposal=proposal)
        (asked,) = asked_about.questions(dataclasses.replace(now, combatants={**now.combatants, "jurl": jurl}))
        shown = card(renderer, asked)
        assert said in shown.text
        assert labels(shown) == ["Baisser la garde", "Y renoncer"]


def test_the_gm_judges_fumbles(renderer: Renderer) -> None:
    ana = fighter("ana", "heroes", AXE, contacts=("orc",))
    for kind, expected in (
        ("companion", ["Ana", "Au hasard", "Personne"]),
        ("magic", ["Elle tient bon", "Elle se brise"]),
    ):
        now = state(mishaps=(Mishap("jurl", "orc", SPEAR, kind),))  # type: ignore[arg-type]
        orc = dataclasses.replace(now.combatants["orc"], contacts=("jurl", "ana"))
        now = dataclasses.replace(now, combatants={**now.combatants, "orc": orc, "ana": ana})
        (asked,) = fumbles.questions(now)
        stand = Stand([JURL, ORC, person("ana", side="heroes")])
        shown = renderer.question(stand, None, [opened(asked)], "fr", "enc", {}, gm=9)
        assert "Jurl" in shown.text
        assert labels(shown) == expected


def test_the_default_of_a_secret_choice_does_not_tell_how_many_weapons_are_up(renderer: Renderer) -> None:
    """The public sentence says the same whoever is asked (ALT-SIM-010)."""
    said = set()
    for hands in (1, 2):
        now = state()
        people = {}
        for ident, who in now.combatants.items():
            up = tuple(dataclasses.replace(each, up=True) for each in who.hands[:hands])
            people[ident] = dataclasses.replace(who, hands=(*up, *who.hands[hands:]))
        asked = simultaneous_choices(dataclasses.replace(now, combatants=people))[0]
        pair = opened(asked, secret=True)
        said.add(renderer.question(Stand([JURL, ORC]), None, [pair], "fr", "enc", {"12.0": 60.0}).text)
    assert len(said) == 1
    assert "*Revenir en garde*" in said.pop()


def test_a_fumble_names_the_weapon_and_says_what_it_costs_in_one_line(renderer: Renderer) -> None:
    missed = dataclasses.replace(STRIKE, face=1, natural=1, outcome="miss")
    lost = FumbleRolled("orc", "right", "axe", "jurl", 4, "weapon_lost")
    text = ruling(renderer, "fr", missed, lost, WeaponChanged("orc", "right", "axe", "dropped"))
    assert text.split("\n") == [
        "⚔️ **Orc** frappe **Jurl** (hache)\u00a0: **1 pur, manqué\u202f!**",
        "💢 Échec critique d’Orc (hache). **Orc** lâche la hache.",
    ]


def test_a_wound_is_told_with_the_damage_that_made_it(renderer: Renderer) -> None:
    drawn = EffectDrawn("jurl", "cut", 3, 65, "torso", -2, "minor", text={"fr": "Il chancelle.", "en": "He reels."})
    text = ruling(renderer, "fr", DAMAGE, WoundsCounted("jurl", 3, 5), drawn)
    assert text.endswith(
        "critique exceptionnel\u202f! Blessure (torso), −2 aux jets de combat, hémorragie mineure. Il chancelle."
    )
    assert text.count("\n") == 0
    assert "minor bleeding. He reels." in ruling(renderer, "en", DAMAGE, drawn)


def test_a_sentence_joins_only_a_line_that_names_its_people(renderer: Renderer) -> None:
    attack = ChoiceRevealed("orc", "right", "attack", "jurl")
    guard = StatusChanged("jurl", "left", "defensive")
    assert ruling(renderer, "fr", attack, guard).split("\n") == [
        "⚡ **Orc** porte son attaque.",
        "**Jurl** passe sur la défensive.",
    ]


def test_natural_faces_are_told_as_they_fell(renderer: Renderer) -> None:
    sure = dataclasses.replace(STRIKE, face=18, natural=20, critical=True, occasion="frank")
    assert "attaque franche à **Jurl** (hache)\u00a0: **18 pur, touché\u202f!**" in ruling(renderer, "fr", sure)
    possible = dataclasses.replace(STRIKE, critical=True, occasion="free")
    assert "en action gratuite (hache)\u00a0: **touché, coup critique**, 24 contre 16." in ruling(
        renderer, "fr", possible
    )
    parried = ParryRolled("jurl", "orc", "orc", "left", "axe", 17, 20, (), 24, "parried", critical=True)
    assert "**17 pur, le coup d’Orc est dévié\u202f!**" in ruling(renderer, "fr", parried)


def test_the_off_hand_is_told_and_the_main_one_is_not(renderer: Renderer) -> None:
    for hand, marked in (("left", True), ("right", False), ("both", False)):
        rolled = ReactionRolled("jurl", hand, "d8", (3,), 0, False, 4, 0, 7)  # type: ignore[arg-type]
        postponed = InitiativePostponed("jurl", hand, 4, 12, "parry")  # type: ignore[arg-type]
        for event in (rolled, postponed):
            assert ("main gauche" in ruling(renderer, "fr", event)) == marked
            assert ("off hand" in ruling(renderer, "en", event)) == marked


def test_offers_of_a_fumble_or_of_a_lowered_guard_are_left_to_the_question(renderer: Renderer) -> None:
    for cause in ("fumble", "guard_down"):
        assert ruling(renderer, "fr", FreeActionOffered("orc", "jurl", "frank", cause, 12)) == ""  # type: ignore[arg-type]
    offered = FreeActionOffered("orc", "jurl", "free", "gm", 12)
    assert "Le MJ offre à **Orc** une action gratuite" in ruling(renderer, "fr", offered)


def test_who_has_his_guard_down_or_lies_on_the_ground_is_marked_below_the_table(renderer: Renderer) -> None:
    rows = (
        row("jurl", "Jurl", guard_down=True, prone=True),
        row("orc", "Orc", "b", prone=True),
        row("ana", "Ana", "b", guard_down=False, prone=False),
        row("wolf", "Loup", "b", guard_down=True, prone=True, out=True),
    )
    after = tracker(renderer, View("alternatif", FACTS, rows)).text.split("```")[2].strip().split("\n")
    assert after == ["🔓 Jurl\u00a0: garde baissée, au sol", "⤵️ Orc\u00a0: au sol"]
    many = tuple(row(f"id-{at}", f"Orc {at}", prone=True) for at in range(30))
    assert tracker(renderer, View("alternatif", FACTS, many)).text.count("au sol") == 8


@pytest.mark.parametrize("locale", LOCALES)
def test_every_setting_and_value_has_its_words(renderer: Renderer, texts: Texts, locale: str) -> None:
    for name, values in OPTIONS.items():
        assert texts.has(f"word-setting-{name}", locale)
        for value in values:
            if isinstance(value, str):
                assert texts.first(locale, (f"word-alternatif-value-{slug(value)}", f"word-value-{slug(value)}")), value
            text = ruling(renderer, locale, SettingChanged(name, values[0], value))
            assert "_" not in text
            assert "True" not in text


def test_an_exceptional_result_is_told_in_the_readers_language(renderer: Renderer) -> None:
    own = Exceptional((20,), {"fr": "il avale sa proie", "en": "it swallows its prey"})
    shown = ExceptionalShown("orc", "jurl", "axe", 20, dict(own.effect))
    assert ruling(renderer, "fr", shown) == "✴️ Résultat pur 20, hache\u00a0: il avale sa proie"
    assert ruling(renderer, "en", shown) == "✴️ Natural 20, axe: it swallows its prey"
