"""`/rule`: the whole way from what is typed to the private answer, with a table of cardboard in the channel or none."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.client import Arbitre
from bot.rehearsal.seats import Person

from .cardboard import Cardboard


@pytest.fixture
def nobody_plays(board: Cardboard) -> None:
    """No encounter in the channel."""
    board.absent = board.asleep = True


def plays(client: Arbitre, game: str) -> None:
    """Put the rules of *game* on the channel's table."""
    tables: Any = client.tables
    tables.table.ruleset = SimpleNamespace(id=game)


@pytest.mark.usefixtures("nobody_plays")
async def test_a_rule_is_told_privately_in_the_readers_language(alice: Person, bob: Person) -> None:
    for person, line, told in (
        (alice, "/rule rule:ALT-PAR-009", "**Size of a postponement** (`ALT-PAR-009`)\nHalf the reaction die"),
        (alice, "/rule rule:size of a", "**Size of a postponement** (`ALT-PAR-009`)"),
        (bob, "/regle regle:par 9", "**Valeur du report** (`ALT-PAR-009`)\nLa moitié du dé de réaction"),
        (bob, "/regle regle:valeur", "**Valeur du report** (`ALT-PAR-009`)"),
    ):
        answer = await person.type(line)
        assert answer.private, line
        assert len(answer.messages) == 1
        assert answer.words.startswith(told), answer.words


@pytest.mark.usefixtures("nobody_plays")
async def test_what_cannot_be_told_is_refused_privately(alice: Person, bob: Person) -> None:
    unknown = await alice.type("/rule rule:zork")
    assert unknown.private
    assert unknown.words == "en: unknown-rule typed=zork example=ALT-ACT-001"
    several = await bob.type("/regle regle:parade cr")
    assert several.private
    assert several.words.startswith(
        "fr: which-rule typed=parade cr names=parade critique des créatures (ALT-CRI-013), "
    )


async def test_the_rules_are_those_of_the_game_that_is_played(alice: Person, client: Arbitre) -> None:
    plays(client, "chess")
    assert (await alice.type("/rule rule:ALT-PAR-009")).words == "en: no-rules"
    assert await alice.autocomplete("/rule rule:") == []
    plays(client, "percentile")
    assert (await alice.type("/rule rule:ALT-PAR-009")).words.startswith("en: unknown-rule typed=ALT-PAR-009")
    assert "PCT-TST-001" in (await alice.type("/rule rule:PCT-TST-001")).words
    assert all(each["value"].startswith("PCT-") for each in await alice.autocomplete("/rule rule:"))
    plays(client, "alternatif")
    assert (await alice.type("/rule rule:ALT-PAR-009")).words.startswith("**Size of a postponement**")
    assert await alice.autocomplete("/rule rule:size") != []


@pytest.mark.usefixtures("nobody_plays")
async def test_rules_are_offered_while_they_are_typed(alice: Person, bob: Person) -> None:
    assert len(await alice.autocomplete("/rule rule:")) == 25
    offered = await bob.autocomplete("/regle regle:attaque franche")
    assert [(each["name"], each["value"]) for each in offered][:2] == [
        ("attaque franche (ALT-FRE-012)", "ALT-FRE-012"),
        ("attaque franche et fin d’action (ALT-FRE-014)", "ALT-FRE-014"),
    ]
    offered = await alice.autocomplete("/rule rule:opportunity attack")
    assert [each["value"] for each in offered][:2] == ["ALT-FRE-012", "ALT-FRE-014"]
    assert [each["value"] for each in await alice.autocomplete("/rule rule:sim-01")] == [
        "ALT-SIM-001",
        "ALT-SIM-010",
        "ALT-SIM-011",
        "ALT-SIM-012",
    ]
