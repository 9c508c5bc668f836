"""Question cards: who is asked, what happens by default and until when, what to press; within Discord's limits."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from bot.kernel.decisions import Choice, Decision, Field, Scalar
from bot.kernel.frame import Open
from bot.kernel.ruleset import Reader
from bot.render import Button, Card, Renderer, Select
from bot.render.words import Words
from bot.text import LOCALES, Texts
from tests.render.conftest import HOSTILE, JURL, ORC, Stand, opened, person

GM = Reader(9, gm=True)
ENC = "abcdefghijklmnop"
BEASTS = ("orc", "wolf", "bear", "ogre", "troll", "lion", "boar", "stag")


def parry(who: str = "jurl", blows: tuple[str, ...] = ("orc",), *, free: bool = False) -> Decision:
    about: dict[str, Any] = {
        "weapon": "spear",
        "free": free,
        "cost": 0 if free else 4,
        "count": len(blows),
        "attacker": blows[0],
        "total": 17,
        "natural": False,
    }
    for at, blow in enumerate(blows):
        about |= {f"{blow}.attacker": blow, f"{blow}.total": 17 + at, f"{blow}.natural": False}
    return Decision(f"{who}:parry", "parry", who, (Field("parry", (*blows, "-")),), {"parry": "-"}, about)


def strike(who: str, targets: tuple[str, ...]) -> Decision:
    return Decision(
        f"{who}:strike", "strike", who, (Field("target", (*targets, "-")),), {"target": targets[0]}, {"segment": 20}
    )


def declare(who: str, targets: tuple[str, ...]) -> Decision:
    action, attack, target = (
        Field("action", ("attack", "standby")),
        Field("action", ("attack",)),
        Field("target", targets),
    )

    def form(partial: Choice) -> tuple[Field, ...]:
        if partial.get("action") == "standby":
            return (action,)
        return (attack, target) if "target" in partial and "action" not in partial else (action, target)

    return Decision(f"{who}:declare", "declare", who, (action, target), {"action": "standby"}, {}, form)


def sealed(who: str) -> Decision:
    field = Field("choice", ("attack", "return_to_guard"))
    return Decision(f"{who}:simultaneous", "simultaneous", who, (field,), {"choice": "return_to_guard"}, {})


def items(card: Card) -> list[Any]:
    return [item for row in card.rows for item in row]


def fits(card: Card) -> None:
    """Discord's limits, and ids that are all different."""
    assert len(card.text) <= 2000
    assert len(card.rows) <= 5
    ids = [item.id for item in items(card)]
    assert len(ids) == len(set(ids))
    assert all(len(each) <= 100 for each in ids)
    for row in card.rows:
        assert 1 <= len(row) <= 5
        for item in row:
            if isinstance(item, Button):
                assert 1 <= len(item.label) <= 80
            else:
                assert len(row) == 1
                assert 1 <= len(item.options) <= 25
                assert len(item.placeholder) <= 150
                assert all(1 <= len(o.label) <= 100 and 1 <= len(o.value) <= 100 for o in item.options)


def ask(renderer: Renderer, stand: Stand, *pairs: tuple[Open, Decision], locale: str = "fr", **more: Any) -> Card:
    deadlines: Mapping[str, float] = more.pop("deadlines", {each.id: 1_800_000_000.7 for each, _ in pairs})
    card = renderer.question(stand, None, pairs, locale, ENC, deadlines, **more)
    fits(card)
    return card


def test_a_parry_is_asked_in_one_message(renderer: Renderer, duel: Stand) -> None:
    card = ask(renderer, duel, opened(parry()))
    assert card.text == (
        "<@101> **Jurl**, le coup d’Orc vous touche (total 17). Parez-vous\u202f? "
        "Sinon, <t:1800000000:R>\u00a0: *Encaisser*.\n"
        "– **Parer\u00a0: lance** — votre prochaine action viendra 4 segments plus tard\n"
        "– **Encaisser** — vous prenez les dégâts du coup\u202f; rien n’en est retardé"
    )
    assert card.mentions == (101,)
    assert [(item.label, item.id) for item in items(card)] == [
        ("Parer\u00a0: lance", f"q|{ENC}|12.0|0|parry|orc"),
        ("Encaisser", f"q|{ENC}|12.0|0|parry|-"),
    ]


def test_the_same_in_english(renderer: Renderer, duel: Stand) -> None:
    card = ask(renderer, duel, opened(parry(free=True)), locale="en", deadlines={})
    assert card.text == (
        "<@101> **Jurl**, Orc’s blow hits you (total 17). Do you parry? "
        "By default: *Take the hit*.\n"
        "– **Parry: spear** — the parry delays nothing\n"
        "– **Take the hit** — you take the damage of the blow; nothing is delayed"
    )
    assert [item.label for item in items(card)] == ["Parry: spear", "Take the hit"]


def test_of_several_blows_each_is_offered(renderer: Renderer) -> None:
    stand = Stand([JURL, ORC, person("wolf", "Loup", side="foes")])
    card = ask(renderer, stand, opened(parry(blows=("orc", "wolf"))))
    assert [item.label for item in items(card)] == [
        "Parer Orc (total 17)\u00a0: lance",
        "Parer Loup (total 18)\u00a0: lance",
        "Encaisser",
    ]


def test_choosing_a_target_implies_the_attack(renderer: Renderer, duel: Stand) -> None:
    card = ask(renderer, duel, opened(declare("jurl", ("orc",))))
    assert [(item.label, item.id.split("|", 4)[4]) for item in items(card)] == [
        ("Attaquer Orc", "target|orc"),
        ("Temporiser", "action|standby"),
    ]


def test_many_targets_make_a_select_and_doing_nothing_stays_one_click(renderer: Renderer) -> None:
    foes = [person(f"orc-{at}", f"Orc {at}", side="foes") for at in range(1, 13)]
    stand = Stand([JURL, *foes])
    ids = tuple(each.id for each in foes)
    for decision, nothing in ((declare("jurl", ids), "action|standby"), (strike("jurl", ids), "target|-")):
        card = ask(renderer, stand, opened(decision))
        assert isinstance(card.rows[0][0], Select)
        assert card.rows[0][0].id == f"s|{ENC}|12.0|0|target"
        assert [item.id.split("|", 4)[4] for item in card.rows[1]] == [nothing]


def test_step_by_step_when_nothing_is_implied(renderer: Renderer, duel: Stand) -> None:
    choice, target = Field("choice", ("attack", "return_to_guard")), Field("target", ("orc", "wolf"))

    def form(partial: Choice) -> tuple[Field, ...]:
        return (choice, target) if partial.get("choice") == "attack" else (choice,)

    decision = Decision("k", "simultaneous", "jurl", (choice,), {"choice": "return_to_guard"}, {}, form)
    first = ask(renderer, duel, opened(decision))
    assert {item.id.split("|")[4] for item in items(first)} == {"choice"}
    then = ask(renderer, duel, opened(decision, partial={"choice": "attack"}), reader=GM)
    assert [item.id.split("|")[4:] for item in items(then)] == [
        ["target", "orc"],
        ["target", "wolf"],
        ["choice", "return_to_guard"],
        ["", ""],
    ]
    assert "Déjà choisi" in then.text
    # The channel never sees half of it: whoever answers goes on in private.
    assert ask(renderer, duel, opened(decision, partial={"choice": "attack"})) == first


def test_a_choice_half_made_keeps_only_what_leads_elsewhere_beside_it(renderer: Renderer, duel: Stand) -> None:
    reaction, duration = Field("reaction", ("0", "1d6", "refuse")), Field("duration", ("0", "1"))

    def form(partial: Choice) -> tuple[Field, ...]:
        return (reaction,) if partial.get("reaction") == "refuse" else (reaction, duration)

    decision = Decision("k", "figures", "jurl", form({}), {"reaction": "refuse"}, {"author": "jurl"}, form)
    card = ask(renderer, duel, opened(decision, partial={"reaction": "1d6"}), reader=GM)
    assert [item.id.split("|")[4:] for item in items(card)] == [
        ["duration", "0"],
        ["duration", "1"],
        ["reaction", "refuse"],
        ["", ""],
    ]
    # What is chosen now, and what would be something else, are no one row.
    assert [[item.id.split("|")[4] for item in row if isinstance(item, Button)] for row in card.rows] == [
        ["duration", "duration"],
        ["reaction", ""],
    ]


def test_a_choice_half_made_has_no_two_buttons_for_nobody(renderer: Renderer, duel: Stand) -> None:
    def form(partial: Choice) -> tuple[Field, ...]:
        first = Field("target", ("-", "orc", "wolf"))
        return (first, Field("other", ("-", "wolf"))) if partial.get("target") == "orc" else (first,)

    decision = Decision("k", "strike", "jurl", form({}), {"target": "-"}, {"segment": 20}, form)
    card = ask(renderer, duel, opened(decision, partial={"target": "orc"}), reader=GM)
    # To take the first one back there is [Start over].
    assert [item.id.split("|")[4:] for item in items(card)] == [["other", "-"], ["other", "wolf"], ["", ""]]


def test_doing_nothing_stands_once_beside_a_select(renderer: Renderer, duel: Stand) -> None:
    card = ask(renderer, duel, opened(strike("jurl", BEASTS)))
    select, button = items(card)[:2]
    assert [option.value for option in select.options] == list(BEASTS)
    assert button.id.endswith("|target|-")


def test_more_options_than_a_select_holds_stand_in_a_second_one(renderer: Renderer) -> None:
    ids = tuple(f"orc-{at}" for at in range(1, 31))
    stand = Stand([JURL, *(person(each, each.title(), side="foes") for each in ids)])
    decision = Decision("k", "strike", "jurl", (Field("target", ids),), {"target": ids[0]}, {"segment": 20})
    card = ask(renderer, stand, opened(decision))
    first, second = items(card)
    assert [each.value for each in (*first.options, *second.options)] == list(ids)
    assert (first.id, second.id) == (f"s|{ENC}|12.0|0|target", f"s|{ENC}|12.0|0|target|1")
    assert second.placeholder.startswith(first.placeholder)
    assert "plus de choix que de place" not in card.text
    (alone,) = items(ask(renderer, stand, opened(decision), room=1))
    assert len(alone.options) == 25
    assert "plus de choix que de place" in ask(renderer, stand, opened(decision), room=1).text


def test_a_half_made_answer_of_two_selects_keeps_its_way_back(renderer: Renderer) -> None:
    ids = tuple(f"orc-{at}" for at in range(1, 61))
    stand = Stand([JURL, *(person(each, each.title(), side="foes") for each in ids)])
    how, whom = Field("how", ("strike", "push")), Field("target", ids)
    decision = Decision("k", "strike", "jurl", (how, whom), {"how": "strike", "target": ids[0]}, {"segment": 20})
    card = ask(renderer, stand, opened(decision, partial={"how": "push"}), room=3, reader=GM)
    assert [len(getattr(each, "options", ())) for each in items(card)] == [25, 25, 0]
    assert items(card)[-1].id == f"q|{ENC}|12.0|0||"
    assert "plus de choix que de place" in card.text


def test_what_holds_without_an_answer_is_never_what_finds_no_place(renderer: Renderer) -> None:
    ids = tuple(f"orc-{at}" for at in range(1, 31))
    stand = Stand([JURL, *(person(each, each.title(), side="foes") for each in ids)])
    for usual, last in ((ids[-1], ids[-1]), (ids[3], ids[24])):
        decision = Decision("k", "strike", "jurl", (Field("target", ids),), {"target": usual}, {"segment": 20})
        (select, *_) = items(ask(renderer, stand, opened(decision), room=1))
        assert [option.value for option in select.options] == [*ids[:24], last]


def test_a_chance_without_room_beside_a_consequence_stands_in_the_label_alone(renderer: Renderer) -> None:
    words = Words(Texts(), "en", game="dnd35")
    decision = Decision("k", "declare", "jurl", (Field("action", ("charge", "feint")),), {"action": "feint"})
    charge = renderer.under(words, decision, "action", "charge", {}, {"chance": 95})
    assert charge == "the whole turn, straight on: one attack gains 2, your AC loses 2 until your next turn"
    feint = renderer.under(words, decision, "action", "feint", {}, {"chance": 95})
    assert feint.startswith("95% to succeed; ")


def test_up_to_eight_choices_of_a_question_that_is_alone_are_buttons(renderer: Renderer, duel: Stand) -> None:
    card = ask(renderer, duel, opened(strike("jurl", BEASTS[:7])))
    assert [each.id.rpartition("|")[2] for each in items(card)] == [*BEASTS[:7], "-"]
    assert [len(row) for row in card.rows] == [5, 3]


def test_when_several_people_are_asked_labels_begin_with_the_name(renderer: Renderer) -> None:
    stand = Stand([JURL, ORC, person("ana", player=102)])
    card = ask(renderer, stand, opened(parry(), "12.0"), opened(parry("ana"), "12.1"))
    # Who is asked the very same is asked in one sentence; another question has a sentence of its own.
    assert card.text.startswith(
        "<@101> <@102> **Jurl et Ana**, le coup d’Orc vous touche (total 17). Parez-vous\u202f?"
    )
    assert card.text.count("le coup d’Orc") == 1
    # No line tells what a button leads to: the sentence says what a parry costs.
    assert "Parer reportera votre prochaine action de 4 segments." in card.text
    assert card.mentions == (101, 102)
    assert [item.label.split(" · ")[0] for item in items(card)] == ["Jurl", "Jurl", "Ana", "Ana"]
    card = ask(renderer, stand, opened(parry(), "12.0"), opened(strike("ana", ("orc",)), "12.1"))
    assert card.text.startswith("<@101> <@102>\n**Jurl**, le coup")
    assert "\n**Ana**, " in card.text


def test_nobody_is_mentioned_twice_and_the_gm_stands_in_for_those_nobody_plays(renderer: Renderer) -> None:
    stand = Stand([JURL, ORC, person("dog", player=101)])
    pairs = [opened(parry("jurl"), "1.0"), opened(parry("dog"), "1.1"), opened(strike("orc", ("jurl",)), "1.2")]
    card = ask(renderer, stand, *pairs, gm=9)
    assert card.mentions == (101, 9)
    assert card.text.count("<@101>") == 1


def test_a_hidden_fighter_is_not_asked_in_public(renderer: Renderer) -> None:
    stand = Stand([JURL, person("ghost", "Spectre", player=77, hidden=True)])
    pairs = [opened(parry(blows=("jurl",)), "1.0"), opened(strike("ghost", ("jurl",)), "1.1")]
    card = ask(renderer, stand, *pairs, gm=9)
    assert "Spectre" not in card.text
    assert card.mentions == (101,)
    assert all("1.1" not in item.id for item in items(card))
    shown = ask(renderer, stand, *pairs, gm=9, reader=Reader(9, gm=True))
    assert "Spectre" in shown.text


def test_a_secret_question_is_one_button_that_tells_nothing(renderer: Renderer) -> None:
    stand = Stand([JURL, person("ana", player=102, side="foes")])
    fresh = [opened(sealed("jurl"), "14.0", secret=True), opened(sealed("ana"), "14.1", secret=True)]
    partial = {"choice": "attack"}
    answered = [opened(sealed("jurl"), "14.0", secret=True, partial=partial, answered=True), fresh[1]]
    card = ask(renderer, stand, *fresh)
    assert [(item.label, item.id) for item in items(card)] == [("Choisir en secret", f"x|{ENC}|14")]
    assert ask(renderer, stand, *answered) == card


def test_the_private_panel_marks_the_present_choice(renderer: Renderer, duel: Stand) -> None:
    pair = opened(sealed("jurl"), "14.0", secret=True, partial={"choice": "attack"}, answered=True)
    card = renderer.secret_panel(duel, None, [pair], "fr", ENC, {})
    fits(card)
    assert [item.label for item in items(card)] == ["✓ Porter l’attaque", "Revenir en garde"]
    assert "*Porter l’attaque*" in card.text
    assert card.mentions == ()
    assert renderer.secret_panel(duel, None, [], "fr", ENC, {}).rows == ()


def test_one_reads_more_in_ones_own_panel_than_the_channel_shows(renderer: Renderer) -> None:
    foes = ("rat", "bat", "cat", "dog", "cow", "owl", "hen")
    people = [JURL, *(person(each, side="foes") for each in foes)]
    pair = opened(parry(blows=foes))

    def told(stand: Stand) -> tuple[Card, Card, list[int]]:
        cards = ask(renderer, stand, pair), renderer.secret_panel(stand, None, [pair], "fr", ENC, {})
        return *cards, [sum(line.startswith("– **") for line in each.text.splitlines()) for each in cards]

    shown, panel, lines = told(Foreseen(people))
    assert lines == [5, len(foes) + 1]
    assert ("[Mon combattant]" in shown.text, "[Mon combattant]" in panel.text) == (True, False)
    # Those that lead to the very same share a line, unless each has a chance of its own.
    shown, _, lines = told(Stand(people))
    assert lines == [2, 2]
    assert all(each in shown.text.splitlines()[1].lower() for each in foes)


class Foreseen(Stand):
    """Where all that is offered is rolled for."""

    def prospect(self, *given: Any) -> Mapping[str, Scalar]:
        return {"chance": 95}


def test_what_is_answered_is_not_asked_again(renderer: Renderer, duel: Stand) -> None:
    pair = opened(parry(), partial={"parry": "-"}, answered=True)
    card = ask(renderer, duel, pair)
    assert card.rows == ()
    assert card.mentions == ()


@pytest.mark.parametrize("asked", [1, 3, 5, 6, 12])
@pytest.mark.parametrize("foes", [1, 4, 12, 23])
@pytest.mark.parametrize("locale", LOCALES)
def test_any_crowd_fits(renderer: Renderer, asked: int, foes: int, locale: str) -> None:
    names = HOSTILE * 4
    heroes = [person(f"hero-{at}", names[at], player=100 + at) for at in range(asked)]
    band = [person(f"foe-{at}", names[at + 3], side="foes") for at in range(foes)]
    stand = Stand([*heroes, *band])
    ids = tuple(each.id for each in band)
    for make in (declare, strike, parry):
        pairs = [opened(make(each.id, ids), f"9999.{at}") for at, each in enumerate(heroes)]
        card = ask(renderer, stand, *pairs, locale=locale)
        assert items(card)
        assert "@everyone" not in card.text
        secret = [(Open(q.id, q.key, q.kind, q.who, q.offered, True), d) for q, d in pairs]
        fits(renderer.secret_panel(stand, None, secret, locale, ENC, {}))


def test_too_many_for_one_message_open_a_panel(renderer: Renderer) -> None:
    heroes = [person(f"hero-{at}", player=100 + at) for at in range(7)]
    foes = tuple(f"foe-{at}" for at in range(9))
    stand = Stand([*heroes, *(person(each, side="foes") for each in foes)])
    pairs = [opened(strike(each.id, foes), f"3.{at}") for at, each in enumerate(heroes)]
    card = ask(renderer, stand, *pairs)
    assert [item.id for item in items(card)] == [f"x|{ENC}|3"]
