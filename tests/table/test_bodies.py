"""Somebody's body is reached from *My fighter*, told to him alone, with its picture; the game master has it, too."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.errors import Refused
from bot.kernel.ruleset import Body, BodyPart, Reader
from bot.pictures import BodyPlan
from bot.table.house import presses
from bot.table.house.presses import Press

from .conftest import ANA, BOB, CHANNEL, GM, World


def body(state: Any, who: str, reader: Reader) -> Body | None:
    """That of a quarreller, for his player and the game master."""
    found = state.people.get(who)
    if found is None or not (reader.gm or found.player == reader.user):
        return None
    return Body(who, found.grit, 20, (BodyPart("head", found.grit, 20),))


@pytest.fixture
async def table(world: World, monkeypatch: pytest.MonkeyPatch) -> Any:
    await world.begun()
    made = await world.tables.here(CHANNEL)
    monkeypatch.setattr(made.ruleset, "body", body, raising=False)
    return made


def buttons(card: Any) -> dict[str, str]:
    return {each.id: each.label for row in card.rows for each in row if hasattr(each, "label")}


def own(table: Any, user: int) -> str:
    return next(each.id for each in table.people() if each.player == user)


async def test_my_fighter_has_a_way_to_the_body_and_to_no_other(world: World, table: Any) -> None:
    card = (await table.looking.status(world.actor(ANA))).card
    ways = {ident: label for ident, label in buttons(card).items() if ident.startswith("bd|")}
    assert ways == {f"bd|{table.id}|{own(table, ANA)}": "Mon corps"}


async def test_a_game_without_bodies_offers_none(world: World) -> None:
    await world.begun()
    plain: Any = await world.tables.here(CHANNEL)
    card = (await plain.looking.status(world.actor(ANA))).card
    assert not [each for each in buttons(card) if each.startswith("bd|")]
    with pytest.raises(Refused, match="no-body"):
        await plain.looking.body(world.actor(ANA), own(plain, ANA))


async def test_the_press_shows_it_privately_with_its_picture(world: World, table: Any) -> None:
    press = Press(table, world.actor(ANA), (own(table, ANA),), (), 1, None)
    outcome = await presses.done("bd", press)
    assert outcome.private
    assert "Ana" in outcome.card.text
    assert outcome.picture is not None
    assert isinstance(outcome.picture.plan, BodyPlan)
    assert outcome.picture.plan.theme == "dark"
    assert outcome.picture.name == "corps.png"


async def test_nobody_looks_at_the_body_of_somebody_else_and_the_game_master_at_all(world: World, table: Any) -> None:
    theirs = own(table, ANA)
    with pytest.raises(Refused, match="no-body"):
        await table.looking.body(world.actor(BOB), theirs)
    assert (await table.looking.body(world.actor(GM), theirs)).private
    card = (await table.cockpit.person(world.actor(GM), theirs)).card
    assert buttons(card)[f"bd|{table.id}|{theirs}"] == "Corps"
