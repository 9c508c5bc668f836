"""What the percentile rules ask, and what their boards show: every option, order, tool and column in words."""

from __future__ import annotations

import dataclasses
import functools
import re
import typing
from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Any, TypeAlias

import pytest

from bot.kernel.decisions import Decision, Field
from bot.kernel.ruleset import Reader, Row, Slot, View
from bot.render import Renderer
from bot.render.words import Words
from bot.rulesets.percentile import defence, orders, reactions, scores, turns, view
from bot.rulesets.percentile import fumbles as mishaps
from bot.rulesets.percentile import riding as saddle
from bot.rulesets.percentile import spells as casting
from bot.rulesets.percentile import state as st
from bot.rulesets.percentile import unarmed as holds
from bot.rulesets.percentile.chapters import CONTENTS
from bot.rulesets.percentile.declaring import declarations, forms
from bot.rulesets.percentile.figures import fields
from bot.rulesets.percentile.rolls import rerolls
from bot.rulesets.percentile.state import Declaration, Fighter, Hit, PercentileState, Roll, Status, Turn, Weapon
from bot.text import LOCALES, Texts
from tests.render.conftest import Stand, opened, person
from tests.render.test_extremes import wrong
from tests.render.test_percentile import AXE, GM, JURL, ORC
from tests.together import of_each

WOLF = dataclasses.replace(ORC, id="wolf", name="Loup", initiative=2)


# ---- questions


def moments() -> Iterator[list[Decision]]:
    """Every question of the game, asked by its own code."""
    said = Declaration("attack", "orc", posture="defensive")
    ready = dataclasses.replace(JURL, declaration=said, posture="defensive")
    base = PercentileState(fighters={"jurl": JURL, "orc": ORC, "wolf": WOLF}, round=3, phase="declaring")
    base = dataclasses.replace(base, order=("jurl", "orc", "wolf"))

    def state(**changes: Any) -> PercentileState:
        return dataclasses.replace(base, **changes)

    def turn(actor: str = "orc", **changes: Any) -> tuple[Turn, ...]:
        return (Turn(actor, dataclasses.replace(said, target="jurl"), target="jurl", **changes),)

    def with_jurl(**changes: Any) -> dict[str, Fighter]:
        return {**base.fighters, "jurl": dataclasses.replace(ready, **changes)}

    yield forms.questions(base)
    yield [forms.declaration(base, JURL, typed=True)]
    held = dataclasses.replace(JURL, statuses=(Status("strangled", by="orc"),))
    yield forms.questions(state(fighters={**base.fighters, "jurl": held}))
    for asked in (Declaration("attack", "orc", discreet=True), Declaration("attack", "orc", aim="vital")):
        yield forms.questions(state(fighters=with_jurl(declaration=asked)))
    for hand, critical in (("main", False), ("second", False), ("main", True)):
        hit = Hit("jurl", typing.cast(Any, hand), critical)
        yield defence.questions(state(fighters=with_jurl(), turns=turn(hits=(hit,), face=12)))
    dodging = Declaration("dodge", "orc", posture="defensive")
    hit = Hit("jurl", "main", critical=False)
    yield defence.questions(state(fighters=with_jurl(declaration=dodging), turns=turn(hits=(hit,), face=12)))
    for held_rights in ({"advantages": 1}, {"advantages": 2}, {"disadvantages": 1}):
        for purpose in typing.get_args(st.Purpose):
            degree = "success" if "disadvantages" in held_rights else "failure"
            roll = Roll("jurl", purpose, 50, (), 72, typing.cast(Any, degree), 5, 96)
            yield rerolls.questions(state(fighters=with_jurl(**held_rights), roll=roll))
    roll = Roll("jurl", "attack", 50, (), 72, "failure", 5, 96)
    yield rerolls.questions(state(fighters=with_jurl(), roll=roll, turns=turn("jurl", ridden=True)))
    yield saddle.ride_question(state(fighters=with_jurl(), turns=turn("jurl", step="ready")))
    riders = {**base.fighters, "orc": dataclasses.replace(ORC, mounted=True)}
    yield saddle.fall_question(state(fighters=riders, turns=turn(pending="fall")))
    yield saddle.fall_question(state(fighters=with_jurl(), turns=turn("jurl", pending="fall")))
    choked = with_jurl(statuses=(Status("strangled", by="orc"),))
    first = dataclasses.replace(base.settings, wrestling_roll="first")
    yield turns.strangled_question(state(settings=first, fighters=choked, turns=turn("jurl")))
    yield holds.asphyxia_question(state(fighters=choked, phase="ending"))
    reacts = {"waits": "reaction", "on": "orc", "deed": "anything", "reaction": "attack", "target": "orc"}
    waiting = forms.made({"action": "wait", **reacts})
    patient = with_jurl(declaration=waiting, posture="anticipating")
    yield reactions.react_question(state(fighters=patient, turns=turn()))
    gone = {**base.fighters, "orc": dataclasses.replace(ORC, statuses=(Status("out_of_action"),))}
    yield turns.retarget_question(state(fighters=gone, turns=(Turn("jurl", said, target="orc"),)))
    for weapon in (AXE, Weapon("bow", "shooting", kind="arrow", hands=2), Weapon("bare_hands", "brawling")):
        friends = {**base.fighters, "orc": dataclasses.replace(ORC, main=weapon)}
        yield mishaps.questions(state(fighters=friends, turns=turn(pending="mishap", face=98)))
    yield mishaps.questions(state(turns=turn(pending="mishap", mishap="hits_wall")))
    stuck = with_jurl(statuses=(Status("stuck_weapon", weapon="main"),))
    acts = Turn("jurl", Declaration("other", detail="tire"))
    yield declarations.outcome_question(state(fighters=stuck, turns=(acts,)))
    yield mishaps.lethal_question(state(turns=turn(pending="lethal", victim="jurl")))
    for kind, detail in (("move", ""), ("other", ""), ("other", "allume une torche")):
        acts = Turn("jurl", Declaration(typing.cast(Any, kind), "orc", detail=detail), target="orc")
        yield declarations.outcome_question(state(turns=(acts,)))
    cast = Turn("jurl", Declaration("cast", "orc", spell="fire_bolt"), target="orc", pending="area")
    yield casting.area_question(state(turns=(cast,)))
    war = dataclasses.replace(base.settings, variant="battle")
    friends = {**base.fighters, "wolf": dataclasses.replace(WOLF, side=JURL.side)}
    yield casting.area_question(state(settings=war, fighters=friends, turns=(cast,)))
    yield holds.opposed_question(state(turns=turn(pending="opposed", victim="jurl")))
    yield scores.questions(state(fighters=with_jurl(scores={}), turns=turn("jurl", step="ready")), "ready")


Pressed: TypeAlias = tuple[dict[str, str], tuple[Field, ...]]


def pressed(decision: Decision, partial: dict[str, str]) -> Iterator[Pressed]:
    """Every partial answer that can be reached, the first few options of each field, and what is left to choose."""
    left = decision.legal(partial) or ()
    yield partial, left
    if left:
        for value in left[0].options[:14]:
            yield from pressed(decision, {**partial, left[0].name: value})


def telling(ways: Iterable[Pressed], known: set[object]) -> Iterator[Pressed]:
    """Those in which two choices stand together that stood together in none before, or after which others are left;
    *known*: those that did, and all that is left after one."""
    for partial, left in ways:
        new = {*combinations(partial.items(), 2), (*partial, *left)} - known
        if new or len(partial) < 2:
            known |= new
            yield partial, left


@functools.cache
def ways(*, whole: bool) -> list[tuple[Decision, list[Pressed]]]:
    """All questions, and the answers to each of which it is looked how they read; *whole*: all that there are."""
    found = []
    known: dict[object, set[object]] = defaultdict(set)
    for decision in (each for asked in moments() for each in asked):
        all_ways = pressed(decision, {})
        # Of one person who is asked the same at several moments, of the same things, the same is told.
        alike = decision.kind, decision.who, tuple(sorted(decision.facts.items()))
        found.append((decision, list(all_ways if whole else telling(all_ways, known[alike]))))
    return found


def test_every_question_of_the_game_is_among_these() -> None:
    assert all(moments())
    asked = {each.kind for found in moments() for each in found}
    assert asked == {
        "declare", "discreet", "vital", "defence", "advantage", "disadvantage", "ride", "fall", "strangled", "asphyxia",
        "react", "retarget", "mishap", "lethal", "outcome", "area", "opposed", "score",
    }  # fmt: skip


@of_each("locale", LOCALES)
def test_every_question_reads_well_with_every_option(
    renderer: Renderer, texts: Texts, locale: str, pytestconfig: pytest.Config
) -> None:
    """With `--hunt`, after whatever was chosen before it; else after each two choices at least."""
    game = Stand(
        [person("jurl", "Jurl", player=101), person("orc", "Orc", side="foes"), person("wolf", "Loup", side="foes")],
        id="percentile",
    )
    words = Words(texts, locale, game="percentile", people=game.persons).as_labels()
    seen = 0
    for decision, partials in ways(whole=bool(pytestconfig.getoption("--hunt"))):
        assert texts.has(f"question-percentile-{decision.kind}")
        assert texts.has(f"word-percentile-question-{decision.kind}")
        labelled = set()
        for partial, left in partials:
            seen += 1
            pair = opened(decision, partial=partial)
            card = renderer.question(game, None, [pair], locale, "e", {}, gm=9)
            assert wrong(re.sub(r"<@\d+>", "", card.text).strip()) is None, card.text
            for each in left:
                for option in each.options:
                    if (each.name, option) in labelled:
                        continue
                    # What it is called does not hang on what was chosen before.
                    labelled.add((each.name, option))
                    label = renderer.option(words, decision, each.name, option)
                    assert wrong(label) is None, label
                    assert 1 <= len(label) <= 80
                    assert not re.search(r"^[a-z]+(_[a-z]+)+$|fire_bolt", label), label
    assert seen > 100


def test_a_defence_says_what_it_is_made_with(renderer: Renderer, texts: Texts) -> None:
    labels = {
        renderer.option(Words(texts, "fr", game="percentile", labels=True), decision, "defence", option)
        for found in moments()
        for decision in found
        if decision.kind == "defence"
        for option in decision.fields[0].options
    }
    assert {"Parer\u00a0: lance", "Parer\u00a0: hache", "Esquiver", "Encaisser"} <= labels


@pytest.mark.parametrize(("locale", "vague"), [("fr", {"toujours", "jamais"}), ("en", {"always", "never"})])
def test_each_matter_of_orders_says_what_it_settles_and_calls_its_orders_by_what_they_do(
    renderer: Renderer, texts: Texts, locale: str, vague: set[str]
) -> None:
    words = Words(texts, locale, game="percentile", labels=True)
    rider = dataclasses.replace(JURL, mounted=True)
    form = orders.form(PercentileState(), rider)
    for matter in form.fields[0].options[1:]:
        assert words.first(f"about-percentile-matter-{matter}") is not None
        (field,) = form.legal({"matter": matter}) or ()
        said = [renderer.option(words, form, "order", each, {"matter": matter}) for each in field.options]
        assert len(set(said)) == len(said)
        assert not vague & set(said)


@pytest.mark.parametrize("locale", LOCALES)
def test_orders_tools_and_fields_have_their_words(texts: Texts, locale: str) -> None:
    words = Words(texts, locale, game="percentile", labels=True)
    wanted = [("matter", each) for each in orders.MATTERS]
    wanted += [("order", each) for known in orders.MATTERS.values() for each in known]
    wanted += [("tool", each) for each in CONTENTS.tools]
    wanted += [("field", each) for each in fields()]
    keys = [(code, f"word-percentile-{field}-{code}", f"word-{field}-{code}") for field, code in wanted]
    missing = [code for code, *own in keys if words.first(*own) is None]
    assert missing == []
    for field in ("matter", "tool", "field"):
        said = [words.word(each, code) for each, code in wanted if each == field]
        assert len(set(said)) == len(said)


# ---- boards


def rows(reader: Reader) -> tuple[Row, ...]:
    fighters = {
        "orc": dataclasses.replace(ORC, initiative=5, posture="offensive", posed=True),
        "jurl": dataclasses.replace(
            JURL, initiative=4, hit_points=6, posture="focus", posed=True, advantages=2, cover=-20, prepared=True,
            statuses=(Status("prone"), Status("off_balance", until=4)),
        ),
        "band": dataclasses.replace(ORC, id="band", name="Bataillon de gobelins", soldiers=30, initiative=2),
        "gone": dataclasses.replace(ORC, id="gone", name="Perdu", initiative=1, statuses=(Status("dead"),)),
    }  # fmt: skip
    state = PercentileState(fighters=fighters, round=2, phase="acting", order=("orc", "jurl", "band"))
    return view.view(state, reader, ()).rows


def test_the_tracker_is_in_the_order_of_initiative_and_fits_a_phone(renderer: Renderer) -> None:
    facts = {"round": 2, "phase": "acting", "seconds": 10, "bout": None, "decided": False}
    view = View("percentile", facts, rows(Reader(101)))
    card = renderer.tracker(
        view, [], "fr", held=None, breath=False, tempo="live", deadlines={}, encounter="e", lobby=False
    )
    assert card.text.split("```")[1].strip().split("\n") == [
        "1  Orc          indemne   Off.",
        "2  Jurl         blessures Foc.",
        "3  Bataillon d… 30 sold.",
        "   Perdu        a péri",
    ]
    assert "**Round 2" in card.text
    assert "❕ Jurl\u00a0: à terre, en déséquilibre" in card.text


@pytest.mark.parametrize("locale", LOCALES)
def test_ones_own_fighter_shows_what_only_its_side_knows(renderer: Renderer, locale: str) -> None:
    view = View("percentile", {"round": 2, "phase": "acting"}, rows(Reader(101)))
    text = renderer.fighter(view, Reader(101), [], locale).text
    assert wrong(text) is None
    assert "6/12" in text
    assert "10/10" not in text
    assert "10/10" in renderer.fighter(View("percentile", view.facts, rows(GM)), GM, [], locale).text


@pytest.mark.parametrize("locale", LOCALES)
def test_the_timeline_speaks_of_rounds(renderer: Renderer, locale: str) -> None:
    slots = (
        Slot(2, 2, "orc", "acts", {"action": None, "place": 1, "target": None}),
        Slot(2, 2, "jurl", "acts", {"action": "attack", "place": 2, "target": "orc"}),
        Slot(2, 4, "jurl", "status", {"status": "off_balance"}),
    )
    view = View("percentile", {"round": 2, "phase": "acting"}, rows(GM), schedule=slots)
    text = renderer.timeline(view, locale).text
    assert wrong(text.replace("\n  ", "\n")) is None
    assert ("jusqu’au round 4" if locale == "fr" else "until round 4") in re.sub(r"\s+", " ", text)
