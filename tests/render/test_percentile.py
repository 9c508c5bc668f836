"""The percentile rules in words: every event, sum, question, order and board, with numbers at the edges."""

from __future__ import annotations

import dataclasses
import functools
import itertools
import typing
from collections.abc import Iterator
from typing import Any

import pytest

from bot.kernel.ruleset import EVERYBODY, Reader
from bot.render import Entry, Renderer
from bot.render.words import fields_of
from bot.rulesets.percentile import Percentile, view
from bot.rulesets.percentile import fumbles as mishaps
from bot.rulesets.percentile import unarmed as holds
from bot.rulesets.percentile.attack import AttackJudged
from bot.rulesets.percentile.chapters import CONTENTS
from bot.rulesets.percentile.damage import DamageRolled, HitPointsCounted, HitPointsLost
from bot.rulesets.percentile.declaring.declarations import ActionDeclared, IntentionShown
from bot.rulesets.percentile.defence import DefenceChosen, DefenceJudged
from bot.rulesets.percentile.initiative import InitiativeRolled, OrderSet
from bot.rulesets.percentile.rolls.d100 import D100Rolled, RollSettled
from bot.rulesets.percentile.rounds import RoundStarted, TurnBegun, TurnEnded, TurnStepped
from bot.rulesets.percentile.state import Declaration, Fighter, PercentileState, Spell, Term, Trigger, Weapon
from bot.rulesets.shared.choices import Turned
from bot.rulesets.shared.secrecy import people
from bot.text import LOCALES, Texts
from tests.render.conftest import HOSTILE, Stand, person, told
from tests.render.test_extremes import wrong
from tests.together import of_each

GM = Reader(9, gm=True)
EVENTS = Percentile.event_types
NUMBERS = (0, 1, 2, 999, -83)
QUIET = {"quiet", "break"}


def stand(name: str = "Émile") -> Stand:
    return Stand([person("jurl", "Jurl", player=101), person("orc", name, side="foes")], id="percentile")


# ---- events, with every value of every field


def values(kind: Any, name: str) -> tuple[Any, ...]:
    """The values to try in a field of this type."""
    origin, args = typing.get_origin(kind), typing.get_args(kind)
    special: dict[str, tuple[Any, ...]] = {
        "declaration": declarations(),
        "record": (None,),
        "weapon": ("spear", "axe", None) if None in args or type(None) in args else ("spear",),
        "spell": ("fire_bolt",),
        "mishap": (*mishaps.ARMED, *mishaps.SHOT, "hits_wall", "other"),
        "outcome": ("nothing", *holds.DICE, "knocked_out", "dead"),
        "hint": ("", "rôde"),
        "detail": ("", "allume une torche"),
        "reason": ("", "il est tombé"),
        "skill": (None, "melee", "parry"),
        "what": ("hit_points", "melee"),
        "setting": ("thrown_as_arrows",),
        "before": (None, 3) if type(None) in args else (True,),
        "after": (None, 3) if type(None) in args else (False,),
        "matter": ("defence",),
        "order": ("always",),
    }
    if origin is typing.Literal:
        return args
    if name in ("faces", "others"):
        return ((6,), (3, 999)) if name == "faces" else ((), (6,))
    if name in special and not (name == "order" and origin is tuple):
        return special[name]
    if origin is tuple:
        inner = values(args[0], name)
        return ((), (inner[0],), (inner[0], inner[-1]))
    if args:
        return tuple(dict.fromkeys(v for each in args for v in values(each, name)))
    if kind is type(None):
        return (None,)
    if kind is bool:
        return (False, True)
    if kind is int:
        return (0, 101) if name == "player" else NUMBERS
    if kind is Turned:
        return (Turned("thrown_as_arrows", True, False), Turned("wrestling_roll", "text", "first"))
    if kind is Term:
        return tuple(Term("dice", n) for n in NUMBERS)
    return ("orc", "jurl")


@functools.cache
def declarations() -> tuple[Declaration, ...]:
    """Every kind of declaration, and every value of what it may say."""
    return tuple(_declarations())


def _declarations() -> Iterator[Declaration]:
    hints = typing.get_type_hints(Declaration)
    for kind in typing.get_args(hints["kind"]):
        for target in (None, "orc") if kind in ("cast", "move", "other", "nothing") else ("orc",):
            plain = Declaration(kind, target, spell="fire_bolt", waits="bonus", hold="throw_down")
            yield plain
            for name in ("posture", "hold", "waits", "aim", "two", "knock_out", "charge", "discreet"):
                hint = hints[name]
                options = (True,) if hint is bool else tuple(v for v in literal(hint))
                for value in options:
                    yield dataclasses.replace(plain, **{name: value})
        yield Declaration(kind, "orc", detail="en hurlant", posture="focus", spell="fire_bolt", waits="bonus")


def literal(hint: Any) -> Iterator[Any]:
    if typing.get_origin(hint) is typing.Literal:
        yield from typing.get_args(hint)
    else:
        for each in typing.get_args(hint):
            yield from literal(each)


def variants(kind: Any) -> Iterator[Any]:
    """Events of this kind: all values of any two fields beside each other."""
    hints = typing.get_type_hints(kind)
    fields = [f.name for f in dataclasses.fields(kind) if f.name != "type"]
    tried = {name: values(hints[name], name) for name in fields}
    base = {name: options[0] for name, options in tried.items()}
    yield kind(**base)
    for one in fields:
        for value in tried[one]:
            yield kind(**{**base, one: value})
    for one, other in itertools.combinations(fields, 2):
        for first, second in itertools.product(tried[one], tried[other]):
            yield kind(**{**base, one: first, other: second})


@of_each("kind", EVENTS, lambda kind: str(kind.__name__))
def test_every_event_has_a_sentence_and_reads_well(renderer: Renderer, texts: Texts, kind: Any) -> None:
    tag = next(f.default for f in dataclasses.fields(kind) if f.name == "type")
    # What every game tells has one sentence for all.
    key = texts.first("fr", (f"event-percentile-{tag}", f"event-{tag}"))
    assert key is not None
    facts = {*fields_of(next(variants(kind))), "tale"}
    found: dict[str, str] = {}
    for locale in LOCALES:
        for blank in texts.blanks(locale, key) | texts.blanks(locale, f"{key}-more"):
            assert blank in facts or blank.rpartition("_")[0] in facts, f"{key}: {blank}"
    for event in variants(kind):
        for locale in LOCALES:
            for text in (
                *renderer.log(stand(), None, [Entry(1, told(event, event))], GM, locale),
                renderer.why(stand(), None, told(event), GM, locale),
            ):
                if (fault := wrong(text)) is not None:
                    found.setdefault(f"{fault}: {text}", str(event))
    assert found == {}


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_names_do_no_harm(renderer: Renderer, name: str) -> None:
    for kind in EVENTS:
        event = next(variants(kind))
        for locale in LOCALES:
            for text in renderer.log(stand(name), None, [Entry(1, told(event))], GM, locale):
                for bad in ("@everyone", "<@42", "://", "\u202e"):
                    assert bad not in text


def test_every_rule_that_why_may_name_has_a_title(texts: Texts) -> None:
    named = {rule for kind in EVENTS for event in variants(kind) for rule in CONTENTS.rules_of(event)}
    assert len(named) > 60
    assert sorted(rule for rule in named if not texts.has(f"rule-{rule}")) == []


# ---- what a ruling looks like

SPEAR = Weapon("spear", "pole_weapon", "1d8")
AXE = Weapon("axe", "melee", "1d6")
JURL = Fighter(
    "jurl", "Jurl", "heroes", 12, 12,
    scores={"pole_weapon": 55, "melee": 40, "dodge": 45, "wrestling": 30, "riding": 35, "magic": 50},
    pc=True, player=101, initiative=6, main=SPEAR, second=AXE, mounted=True, psy=5, psy_max=5,
    spells=(Spell("fire_bolt", 2, "magic", "1d6"),),
)  # fmt: skip
ORC = Fighter("orc", "Orc", "foes", 10, 10, scores={"melee": 50}, main=AXE, second=AXE, initiative=4)


HIT = D100Rolled(
    "jurl", "attack", 43, 55, (Term("score_melee", 50), Term("focus", 5)), "success", 5, 96, "orc", "spear"
)
PARRY = D100Rolled("orc", "parry", 71, 45, (Term("score_melee", 45),), "failure", 5, 96, "jurl")
DAMAGE = DamageRolled("jurl", "orc", "spear", (6,), (), (Term("dice", 6), Term("bonus", 2), Term("protection", -3)), 5)


def test_an_exchange_reads_in_order_and_in_few_lines(renderer: Renderer) -> None:
    events = told(
        TurnBegun("jurl", Declaration("attack", "orc")),
        TurnStepped("jurl", step="ready"),
        HIT,
        RollSettled("jurl", "attack", 43, "success"),
        AttackJudged("jurl", "orc", ("main",), critical=False),
        DefenceChosen("orc", "jurl", "parry"),
        PARRY,
        RollSettled("orc", "parry", 71, "failure"),
        DefenceJudged("orc", "jurl", stopped=False),
        DAMAGE,
        HitPointsLost("orc", 5, 5),
        HitPointsCounted("orc", 7),
        TurnEnded("jurl", "done"),
    )
    assert renderer.ruling(stand("Orc"), None, events, EVERYBODY, "fr").split("\n") == [
        "⚔️ **Jurl** attaque **Orc** (lance)\u00a0: **touché**, 43 (il fallait 55 ou moins).",
        "🛡️ **Orc** pare\u00a0: échec, 71 (il fallait 45 ou moins). L’attaque de Jurl passe.",
        "💥 **Orc** perd **5 points de vie**.",
    ]
    assert renderer.ruling(stand("Orc"), None, events, EVERYBODY, "en").split("\n") == [
        "⚔️ **Jurl** attacks **Orc** (spear): **a hit**, 43 (55 or less needed).",
        "🛡️ **Orc** parries: a failure, 71 (45 or less needed). Jurl’s attack gets through.",
        "💥 **Orc** loses **5 hit points**.",
    ]
    why = renderer.why(stand("Orc"), None, events, EVERYBODY, "fr")
    assert "50 (Mêlée) + 5 (Focus) = **55**" in why
    assert "6 (dés) + 2 (bonus aux dégâts) − 3 (protection) = **5**" in why


@pytest.mark.rule("PCT-ATK-009", "PCT-ATK-010")
@pytest.mark.parametrize(
    ("hands", "main", "fr", "en"),
    [
        (
            ("main",),
            True,
            "La seconde arme de Jurl (lance) manque (il fallait 50 ou moins).",
            "The second weapon of Jurl (spear) misses (50 or less needed).",
        ),
        (
            ("second",),
            False,
            "Seule la seconde arme de Jurl (lance) touche (il fallait 50 ou moins).",
            "Only the second weapon of Jurl (spear) hits (50 or less needed).",
        ),
        (
            ("main", "second"),
            True,
            "Les deux armes de Jurl touchent (seconde\u00a0: lance, il fallait 50 ou moins).",
            "Both weapons of Jurl hit (the second, spear: 50 or less needed).",
        ),
    ],
)
def test_which_weapon_of_whom_hits_or_misses_is_named(
    renderer: Renderer, hands: tuple[Any, ...], main: bool, fr: str, en: str
) -> None:
    judged = AttackJudged("jurl", "orc", hands, critical=False, second_score=50, main=main, second_weapon="spear")
    events = told(TurnStepped("jurl", step="ready"), HIT, judged, TurnEnded("jurl", "done"))
    for locale, expected in (("fr", fr), ("en", en)):
        assert expected in renderer.ruling(stand("Orc"), None, events, EVERYBODY, locale).replace("**", "")


def test_who_has_no_defence_is_told_in_the_line_of_the_hit(renderer: Renderer) -> None:
    events = told(HIT, RollSettled("jurl", "attack", 43, "success"), DefenceChosen("orc", "jurl", None), DAMAGE)
    assert renderer.ruling(stand("Orc"), None, events, EVERYBODY, "fr").split("\n") == [
        "⚔️ **Jurl** attaque **Orc** (lance)\u00a0: **touché**, 43 (il fallait 55 ou moins). **Orc** ne se défend pas.",
        "💥 **Orc** perd **5 points de vie**.",
    ]


def test_several_of_a_kind_make_one_line(renderer: Renderer) -> None:
    events = told(
        RoundStarted(1),
        InitiativeRolled("jurl", 5, 5),
        InitiativeRolled("orc", None, 7),
        OrderSet(("orc", "jurl")),
    )
    assert renderer.ruling(stand("Orc"), None, events, EVERYBODY, "fr").split("\n") == [
        "— Round 1 —",
        "🎲 Initiative\u00a0: Jurl\u00a0**5** · Orc\u00a0**7** (surprise)",
        "🧭 Ordre\u00a0: Orc et Jurl.",
    ]


def test_what_a_character_of_the_game_masters_seems_to_do_is_told_in_its_place(renderer: Renderer) -> None:
    state = PercentileState(fighters={"jurl": JURL, "orc": ORC}, round=1, phase="declaring")
    events = told(
        ActionDeclared("orc", Declaration("attack", "jurl", posture="offensive")),
        IntentionShown("orc", "attack"),
    )

    class Game(Stand):
        def may_read(self, state: Any, event: Any, reader: Reader) -> bool:
            return view.may_read(state, event, reader, CONTENTS.audience(event))

    game = Game(people(state), id="percentile")
    assert renderer.ruling(game, state, events, Reader(101), "fr") == "👁️ **Orc** semble vouloir attaquer"
    assert "attaquer **Jurl**, posture Offensif" in renderer.ruling(game, state, events, GM, "fr")


def test_a_reaction_says_what_it_waits_for(renderer: Renderer) -> None:
    waits = Trigger("enemy", "attack", "jurl")
    said = Declaration("wait", posture="anticipating", waits="reaction", trigger=waits, reaction="attack")
    events = told(ActionDeclared("jurl", said))
    french, english = (renderer.ruling(stand("Orc"), None, events, EVERYBODY, each) for each in ("fr", "en"))
    assert "réagir si un ennemi attaque **Jurl**\u00a0: attaquer qui le fait, posture Anticipatif." in french
    assert "react if an enemy attacks **Jurl**: attack whoever does, " in english
