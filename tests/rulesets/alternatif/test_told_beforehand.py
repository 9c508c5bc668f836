"""What an option is said to cost is what it costs: a parry of somebody who prepares something or stands by, the time of
a blow with all that moves it, the way and the time of a charge. In both languages."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from bot.kernel.decisions import Decision
from bot.kernel.ruleset import EVERYBODY
from bot.render.choices import Sight
from bot.render.questions import Questions
from bot.render.words import Words
from bot.rulesets.alternatif.charging.running import ChargeBegun
from bot.rulesets.alternatif.ordinary.listed import TaskBegun
from bot.rulesets.alternatif.reaction.dice import InitiativePostponed, ReactionRolled
from bot.rulesets.alternatif.shooting.words import SayDistance
from bot.text import Texts
from tests.rulesets.alternatif.armed import armed
from tests.rulesets.alternatif.exchange import AXE, GM, SHIELD, Exchange, fighter
from tests.rulesets.alternatif.test_charges import ana, charges, field, orc
from tests.rulesets.alternatif.test_moving import stands
from tests.rulesets.alternatif.test_parry import struck


@cache
def texts() -> Texts:
    return Texts(strict=True)


def told(fight: Exchange, decision: Decision, name: str, value: str, locale: str = "fr", **chosen: str) -> str:
    """What choosing *value* is said to lead to."""
    words = Words(texts(), locale, game="alternatif", people=fight.game.people(fight.state))
    sight = Sight(fight.game, fight.state, EVERYBODY)
    said = Questions(texts()).offer(words, sight, decision, name, value, chosen)
    return said.replace("\u202f", " ").replace("\u00a0", " ")


def label(fight: Exchange, decision: Decision, name: str, value: str, locale: str = "fr") -> str:
    """How choosing *value* is offered."""
    words = Words(texts(), locale, game="alternatif", people=fight.game.people(fight.state))
    said = Questions(texts()).option(words, decision, name, value)
    return said.replace("\u202f", " ").replace("\u00a0", " ")


def outlook(fight: Exchange, who: str, **choice: str) -> dict[str, Any]:
    form = fight.game.form(fight.state, "declare", who)
    assert form is not None
    return dict(fight.game.outlook(fight.state, form, choice))


@pytest.mark.rule("ALT-PAR-008", "ALT-PAR-016")
@pytest.mark.parametrize(
    ("due", "fr", "en"),
    [
        (9, "votre action vient 5 segments plus tard", "your action comes 5 segments later"),
        (None, "votre prochaine action viendra 5 segments plus tard", "your next action will come 5 segments later"),
    ],
)
def test_a_parry_says_whether_it_postpones_an_action_or_the_next_one(due: int | None, fr: str, en: str) -> None:
    fight = struck(due=due, segment=6)
    decision = fight.question("bor", "parry")
    option = decision.fields[0].options[0]
    assert told(fight, decision, "parry", option).endswith(fr)
    assert told(fight, decision, "parry", option, "en").endswith(en)
    moved = "votre action ne bouge pas" if due else "rien n’en est retardé"
    assert told(fight, decision, "parry", "-") == f"vous prenez les dégâts du coup ; {moved}"
    fight.parries("bor", option, 19, 2)
    assert fight.one(InitiativePostponed).by == 5


@pytest.mark.rule("ALT-PAR-008", "ALT-PAR-015")
def test_of_a_parry_with_both_weapons_each_says_its_own_delay() -> None:
    fight = Exchange(armed("Ana", AXE, SHIELD), fighter("Orc", "orcs"))
    fight.stands_by("ana")
    fight.attacks("orc", "ana", 3)
    fight.strikes("orc", "ana", 19)
    decision = fight.question("ana", "parry")
    both = next(each for each in decision.fields[0].options if each.endswith("/double"))
    # These two weapons come without French names.
    assert told(fight, decision, "parry", both).endswith(
        "vos prochaines actions seront retardées : axe de 5 segments, shield de 6 segments"
    )
    fight.parries("ana", both, 2, 3, 1)
    assert [each.by for each in fight.said(InitiativePostponed)] == [5, 6]


@pytest.mark.rule("ALT-REA-031", "ALT-PAR-016")
@pytest.mark.parametrize("face", [1, 10])
def test_the_time_of_a_blow_counts_dexterity_and_what_a_parry_still_costs(face: int) -> None:
    """A d10, 1 to 10: with Dexterity +2 the first comes in 1 to 8; after a parry while standing by, 5 later."""
    fight = Exchange(fighter("Bor", dex_std=2), fighter("Orc", "orcs"))
    assert outlook(fight, "bor", action="attack", target="orc").items() >= {"least": 1, "most": 8}.items()
    fight.stands_by("bor")
    fight.attacks("orc", "bor", 3)
    fight.strikes("orc", "bor", 19)
    fight.parries("bor", fight.question("bor", "parry").fields[0].options[0], 2, 1)
    seen = outlook(fight, "bor", action="attack", target="orc")
    assert (seen["least"], seen["most"]) == (6, 13)
    fight.attacks("bor", "orc", face)
    rolled = fight.one(ReactionRolled)
    assert rolled.segment - fight.segment == seen["least" if face == 1 else "most"]


@pytest.mark.rule("ALT-CHG-001", "ALT-CHG-003", "ALT-CHG-004")
@pytest.mark.parametrize(
    ("cells", "fr", "en"),
    [
        (
            12,
            "24 m à courir, 2 segments ; coup avec un bonus de 2 ; on peut vous recevoir",
            "24 m to run, 2 segments; a blow with a bonus of 2; you may be received",
        ),
        (
            3,
            "6 m à courir, un segment ; trop court pour prendre de l’élan, donc sans coup",
            "6 m to run, one segment; too short to gather speed, so without a blow",
        ),
        (
            None,
            "le MJ dira à quelle distance il est, donc combien de temps vous courez",
            "the game master will say how far it is, and so how long you run",
        ),
    ],
)
def test_a_charge_says_how_far_and_how_long(cells: int | None, fr: str, en: str) -> None:
    fight = field(ana(), orc(), cells=cells)
    form = fight.game.form(fight.state, "declare", "ana")
    assert form is not None
    assert told(fight, form, "target", "orc", action="charge") == fr
    assert told(fight, form, "target", "orc", "en", action="charge") == en
    if cells is None:
        assert told(fight, form, "action", "charge").endswith("le MJ dira à quelle distance")
        return
    assert told(fight, form, "action", "charge").startswith(f"Orc à {2 * cells} m (")
    charges(fight)
    begun = fight.one(TaskBegun)
    assert begun.last - begun.first + 1 == (2 if cells == 12 else 1)
    assert [each.cells for each in fight.said(ChargeBegun)] == ([12] if cells == 12 else [])


def test_of_many_the_nearest_are_named_and_nobody_unknown() -> None:
    others = [fighter(f"Orc{each}", "orcs") for each in range(1, 6)]
    fight = field(ana(), *others, cells=None)
    for at, each in enumerate(others):
        fight.notes(SayDistance(GM, "ana", each.id, 2400 - 400 * at))
    form = fight.game.form(fight.state, "declare", "ana")
    assert form is not None
    assert told(fight, form, "action", "charge").startswith("Orc5 à 8 m (un segment), Orc4 à 12 m (un segment) ;")
    assert "Orc3" not in told(fight, form, "action", "charge")


@pytest.mark.rule("ALT-MOV-021", "ALT-MOV-006")
@pytest.mark.parametrize(
    ("cell", "expected"),
    [
        ("I1", "14 m à courir, 2 segments ; c’est une charge, avec son coup au bout"),
        ("C1", "un pas de 2 m, fait aussitôt"),
    ],
)
def test_on_the_map_the_way_is_told_and_whether_running_there_is_a_charge(cell: str, expected: str) -> None:
    fight = Exchange(stands("Ana", "A1"), stands("Orc", cell, "orcs"), map="square")
    assert told(fight, fight.question("ana"), "target", "orc", action="approach") == expected
