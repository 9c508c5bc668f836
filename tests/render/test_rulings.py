"""Rulings read like a referee speaks: hit or miss, the defender's choice, the damage; and nothing that is secret."""

from __future__ import annotations

import dataclasses
import typing
from typing import Any

import pytest

from bot.kernel import events as kernel
from bot.kernel.ruleset import EVERYBODY, Reader
from bot.render import Entry, Renderer
from bot.rulesets.alternatif import Alternatif
from bot.rulesets.alternatif.chapters import CONTENTS
from bot.rulesets.alternatif.combatants.figures import CombatantJoined
from bot.rulesets.alternatif.melee.strikes import StrikeRolled
from bot.rulesets.alternatif.parry.parries import ParryChosen, ParryRolled
from bot.rulesets.alternatif.reaction.dice import ReactionRolled, StatusChanged
from bot.rulesets.alternatif.scene import RoundEnded, SegmentReached
from bot.rulesets.alternatif.simultaneous import SimultaneousAnnounced
from bot.rulesets.alternatif.tactics.room import with_terms
from bot.rulesets.alternatif.wounds.events import DamageDealt
from bot.rulesets.shared.check import Term
from bot.text import LOCALES, Texts
from tests.render.conftest import HOSTILE, JURL, ORC, Stand, person, told
from tests.together import of_each

GM = Reader(9, gm=True)
STRIKE = StrikeRolled(
    combatant="orc",
    action="attack",
    target="jurl",
    hand="right",
    weapon="axe",
    face=12,
    total=19,
    terms=(Term("face", 12), Term("martial_bonus", 4), Term("attack_factor", 3)),
    against=16,
    against_terms=(Term("armour_class", 14), Term("defence_factor", 2)),
    outcome="hit",
)
PARRY = ParryRolled("jurl", "orc", "orc", "both", "spear", 3, 12, (Term("face", 3),), 19, "failed")
DAMAGE = DamageDealt("orc", "orc", "jurl", "axe", (6,), 6, (Term("face", 6),), 5, 1, critical="wear")
REACTION = ReactionRolled("orc", "right", "d10", (5,), 0, False, 17, 0, 22)


def test_an_exchange_reads_in_order_and_in_few_lines(renderer: Renderer, duel: Stand) -> None:
    events = told(
        SegmentReached(12, 2, 2),
        STRIKE,
        ParryChosen("jurl", "orc", "orc", "both"),
        PARRY,
        StatusChanged("jurl", "both", "defensive"),
        DAMAGE,
    )
    assert renderer.ruling(duel, None, events, EVERYBODY, "fr").split("\n") == [
        "— Segment 12 (round 2) —",
        "⚔️ **Orc** frappe **Jurl** (hache)\u00a0: **touché**, 19 contre 16.",
        "🛡️ **Jurl** pare (lance)\u00a0: la parade échoue, 12 contre 19. **Jurl** passe sur la défensive.",
        "💥 **Jurl** perd **5 points d’endurance et un point de coup**\u00a0: critique d’usure\u202f!",
    ]
    assert renderer.ruling(duel, None, events, EVERYBODY, "en").split("\n") == [
        "— Segment 12 (round 2) —",
        "⚔️ **Orc** strikes **Jurl** (axe): **a hit**, 19 against 16.",
        "🛡️ **Jurl** parries (spear): the parry fails, 12 against 19. **Jurl** goes on the defensive.",
        "💥 **Jurl** loses **5 stamina points and one body point**: an attrition critical!",
    ]


def test_taking_the_hit_is_told(renderer: Renderer, duel: Stand) -> None:
    events = told(ParryChosen("jurl", None, None, None))
    assert renderer.ruling(duel, None, events, EVERYBODY, "fr") == "**Jurl** encaisse."


@pytest.mark.parametrize(
    ("natural", "face", "fr"),
    [(20, 20, "20 pur, touché"), (1, 1, "1 pur, manqué")],
)
def test_natural_results_are_named(renderer: Renderer, duel: Stand, natural: Any, face: int, fr: str) -> None:
    event = dataclasses.replace(STRIKE, face=face, natural=natural)
    assert fr in renderer.ruling(duel, None, told(event), EVERYBODY, "fr")


def test_what_a_reader_may_not_read_is_not_there(renderer: Renderer) -> None:
    stand = Stand([JURL, ORC], secret=frozenset({"reaction_rolled"}))
    events = told(STRIKE, REACTION)
    for locale in LOCALES:
        public = renderer.ruling(stand, None, events, EVERYBODY, locale)
        assert "22" not in public
        assert "d10" not in public
        assert "22" in renderer.ruling(stand, None, events, GM, locale)
        assert "22" not in renderer.why(stand, None, events, EVERYBODY, locale)
        assert all("22" not in page for page in renderer.log(stand, None, [Entry(1, events)], EVERYBODY, locale))


def test_a_question_to_somebody_hidden_is_not_told(renderer: Renderer) -> None:
    stand = Stand([JURL, person("ghost", "Spectre", hidden=True)])
    closed = kernel.DecisionClosed("1.0", "k", "strike", "ghost", "default", {})
    assert renderer.ruling(stand, None, told(closed), EVERYBODY, "fr") == ""
    assert "Spectre" in renderer.ruling(stand, None, told(closed), GM, "fr")


def test_a_line_between_parts_needs_something_after_it(renderer: Renderer, duel: Stand) -> None:
    assert renderer.ruling(duel, None, told(SegmentReached(3, 1, 3)), EVERYBODY, "fr") == ""
    events = told(SegmentReached(3, 1, 3), RoundEnded(1), SegmentReached(12, 2, 2), STRIKE)
    text = renderer.ruling(duel, None, events, EVERYBODY, "fr")
    assert "Segment 12" in text
    assert "Fin du round 1" in text
    assert "Segment 3 " not in text
    # Nor does it stand bare for whoever has nothing else to read (the log has it).
    for events in (told(SegmentReached(3, 1, 3)), told(STRIKE, SegmentReached(12, 2, 2))):
        text = renderer.ruling(duel, None, events, Reader(101), "fr", anything=True)
        assert "Segment" not in text
        assert renderer.aside(duel, None, events, EVERYBODY, "fr").count("Segment") == 1


def test_a_confrontation_is_announced_once(renderer: Renderer, duel: Stand) -> None:
    events = told(SimultaneousAnnounced("jurl", ("orc",)), SimultaneousAnnounced("orc", ("jurl",)))
    assert renderer.ruling(duel, None, events, EVERYBODY, "fr") == "⚡ **Simultané\u202f!** Jurl face à Orc."


def joined(*names: str, weapon: str = "axe") -> tuple[Any, ...]:
    return tuple(CombatantJoined(name.lower(), name, "foes", weapon) for name in names)


@pytest.mark.parametrize(
    ("names", "fr", "en"),
    [
        (["Orc"], "**Orc** entre dans le combat", "**Orc** enters the fight"),
        (
            ["Orc 1", "Orc 2"],
            "**Orc 1** et **Orc 2** entrent dans le combat",
            "**Orc 1** and **Orc 2** enter the fight",
        ),
        (
            [f"Orc {at}" for at in range(1, 9)],
            "**Orc 1** à **Orc 8** entrent dans le combat",
            "**Orc 1** to **Orc 8** enter the fight",
        ),
        (
            ["Orc 2", "Orc 4", "Orc 5"],
            "**Orc 2**, **Orc 4** et **Orc 5** entrent dans le combat",
            "**Orc 2**, **Orc 4** and **Orc 5** enter the fight",
        ),
    ],
)
def test_those_who_join_together_are_told_in_one_line(
    renderer: Renderer, duel: Stand, names: list[str], fr: str, en: str
) -> None:
    assert renderer.ruling(duel, None, told(*joined(*names)), EVERYBODY, "fr") == f"🛡️ {fr} (hache)."
    assert renderer.ruling(duel, None, told(*joined(*names)), EVERYBODY, "en") == f"🛡️ {en} (axe)."


def test_only_those_of_one_kind_share_a_line(renderer: Renderer, duel: Stand) -> None:
    events = told(*joined("Orc 1", "Orc 2"), *joined("Archer", weapon="bow"))
    lines = renderer.ruling(duel, None, events, EVERYBODY, "fr").split("\n")
    assert len(lines) == 2
    assert "Archer" not in lines[0]


def test_nothing_to_read_is_an_empty_text(renderer: Renderer, duel: Stand) -> None:
    assert renderer.ruling(duel, None, [], EVERYBODY, "fr") == ""
    assert renderer.ruling(duel, None, told(kernel.DecisionOpened("1.0", "k", "strike", "jurl")), EVERYBODY, "fr") == ""


def test_a_flood_is_summarised_in_the_middle(renderer: Renderer, duel: Stand) -> None:
    events = told(*[dataclasses.replace(STRIKE, total=100 + at) for at in range(90)])
    text = renderer.ruling(duel, None, events, EVERYBODY, "fr")
    assert len(text) <= 1900
    assert "100 contre" in text
    assert "189 contre" in text
    assert "150 contre" not in text
    assert "autres décisions" in text


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_names_do_no_harm(renderer: Renderer, name: str) -> None:
    stand = Stand([person("jurl", name), person("orc", name, side="foes")])
    for locale in LOCALES:
        text = renderer.ruling(stand, None, told(STRIKE, PARRY, DAMAGE), EVERYBODY, locale)
        assert text.count("\n") == 2
        for bad in ("@everyone", "<@", "://", "\u202e"):
            assert bad not in text
        if "**gras**" in name:
            assert "\\*\\*gras\\*\\*" in text


def samples(kind: Any) -> Any:
    """A value for a field of this type."""
    origin, args = typing.get_origin(kind), typing.get_args(kind)
    if origin is typing.Literal:
        return args[0]
    if origin is tuple:
        return (samples(args[0]), samples(args[0])) if args[-1] is Ellipsis else tuple(map(samples, args))
    if args and type(None) in args:
        return samples(next(each for each in args if each is not type(None)))
    if args:
        return samples(args[0])
    if kind is bool:
        return True
    if kind is int:
        return 7
    if kind is Term:
        return Term("face", 7)
    if dataclasses.is_dataclass(kind):
        hints = typing.get_type_hints(kind)
        return kind(**{each.name: samples(hints[each.name]) for each in dataclasses.fields(kind)})
    return "orc"


def every_event() -> list[Any]:
    made = []
    for kind in (*Alternatif.event_types, *typing.get_args(kernel.KernelEvent)):
        hints = typing.get_type_hints(kind)
        values = {f.name: samples(hints[f.name]) for f in dataclasses.fields(kind) if f.name != "type"}
        if "choice" in values and kind is kernel.DecisionClosed:
            values["choice"] = {}
        made.append(kind(**values))
    return made


@of_each("event", every_event(), lambda event: str(event.type))
def test_every_event_has_a_sentence_in_both_languages(
    renderer: Renderer, duel: Stand, texts: Texts, event: Any
) -> None:
    fields = {each.name for each in dataclasses.fields(event)} | {"tale"}
    if hasattr(event, "exchange"):
        fields.add("alone")
    key = f"event-{duel.id}-{event.type}"
    if not texts.has(key):
        key = f"event-{event.type}"
    assert texts.has(key)
    for locale in LOCALES:
        for blank in texts.blanks(locale, key):
            assert blank in fields or blank.rpartition("_")[0] in fields, f"{key}: {blank}"
        pages = renderer.log(duel, None, [Entry(1, told(event))], GM, locale)
        assert all("{" not in page for page in pages)


def test_every_variant_of_a_literal_field_is_worded(renderer: Renderer, duel: Stand) -> None:
    """A code that chooses the wording has its own variant: none of them falls through to a raw code."""
    for event in every_event():
        hints = typing.get_type_hints(event.__class__)
        for each in dataclasses.fields(event):
            for value in typing.get_args(hints[each.name]) if typing.get_origin(hints[each.name]) else ():
                if isinstance(value, str) and each.name != "type":
                    changed = dataclasses.replace(event, **{each.name: value})
                    for locale in LOCALES:
                        text = renderer.ruling(duel, None, told(changed), GM, locale)
                        assert "_" not in text.replace("\\_", ""), (event.type, value, text)


def test_blows_that_fall_together_are_told_one_after_the_other(renderer: Renderer, duel: Stand) -> None:
    """Blow, defence and damage of each stand together, though the rules roll all blows first (ALT-GEN-016)."""
    back = dataclasses.replace(STRIKE, combatant="jurl", target="orc", hand="both", weapon="spear", total=22)
    parried = ParryRolled("orc", "jurl", "jurl", "right", "axe", 2, 9, (Term("face", 2),), 22, "failed")
    hurt = DamageDealt("jurl", "jurl", "orc", "spear", (4,), 4, (Term("face", 4),), 4, 0)
    events = told(SegmentReached(12, 2, 2), STRIKE, back, PARRY, parried, DAMAGE, hurt)
    lines = renderer.ruling(duel, None, events, EVERYBODY, "fr").split("\n")
    assert [each[:4] for each in lines[1:]] == ["⚔️ *", "🛡️ *", "💥 **", "⚔️ *", "🛡️ *", "💥 **"]
    assert [each.split("**")[1] for each in lines[1:]] == ["Orc", "Jurl", "Jurl", "Jurl", "Orc", "Orc"]


def test_what_stands_apart_from_its_blow_says_whose_it_is(renderer: Renderer, duel: Stand) -> None:
    assert renderer.ruling(duel, None, told(PARRY, DAMAGE), EVERYBODY, "fr").split("\n") == [
        "🛡️ **Jurl** pare (lance)\u00a0: la parade échoue devant le coup d’Orc, 12 contre 19.",
        "💥 **Jurl** perd **5 points d’endurance et un point de coup**\u00a0: critique d’usure\u202f!",
    ]
    assert "(coup d’Orc)" in renderer.ruling(duel, None, told(DAMAGE), EVERYBODY, "fr")
    assert "(Orc’s blow)" in renderer.ruling(duel, None, told(DAMAGE), EVERYBODY, "en")
    # A new segment: what was told before it stands too far above.
    later = renderer.ruling(duel, None, told(STRIKE, SegmentReached(13, 2, 2), DAMAGE), EVERYBODY, "fr")
    assert "(coup d’Orc)" in later


def test_why_shows_every_term_and_the_rules(renderer: Renderer) -> None:
    stand = Stand([JURL, ORC], rules={"strike_rolled": ("ALT-MEL-006", "ALT-XXX-999")})
    text = renderer.why(stand, None, told(SegmentReached(12, 2, 2), STRIKE), EVERYBODY, "fr")
    assert "12 (dé) + 4 (bonus martial) + 3 (facteur d’attaque) = **19**" in text
    assert "14 (CA) + 2 (facteur de défense) = **16**" in text
    assert "ALT-MEL-006 (force de frappe), ALT-XXX-999" in text
    assert "Segment 12" not in text


def test_why_without_a_sum_says_so(renderer: Renderer, duel: Stand) -> None:
    assert renderer.why(duel, None, [], EVERYBODY, "fr") == renderer.texts.say("fr", "why-nothing")


def test_every_rule_that_why_may_name_has_a_title(texts: Texts) -> None:
    own = [event for event in every_event() if not isinstance(event, kernel.KernelEvent)]
    named = {rule for event in own for rule in with_terms(event, CONTENTS.rules_of(event))}
    assert len(named) > 20
    assert sorted(rule for rule in named if not texts.has(f"rule-{rule}")) == []


def test_a_struck_ruling_is_struck_line_by_line(renderer: Renderer) -> None:
    text = renderer.struck("un\n\n**deux**\n~~trois~~", by="↩️ *Annulé.*")
    assert text == "~~un~~\n\n~~**deux**~~\n~~trois~~\n↩️ *Annulé.*"
    assert len(renderer.struck("x\n" * 1500, by="fin")) <= 2000
    assert renderer.struck("x\n" * 1500, by="fin").endswith("fin")


def test_the_log_strikes_out_what_was_undone_and_turns_pages(renderer: Renderer, duel: Stand) -> None:
    entries = [Entry(at, told(STRIKE, DAMAGE), undone=at == 2) for at in range(1, 41)]
    pages = renderer.log(duel, None, entries, EVERYBODY, "fr")
    assert len(pages) > 2
    assert all(len(page) <= 1900 for page in pages)
    assert "~~`2` " in pages[0]
    assert "~~`1` " not in pages[0]
    assert sum(page.count("⚔️") for page in pages) == 40
