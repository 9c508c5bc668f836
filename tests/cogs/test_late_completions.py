"""A completion that comes too late, or that nobody can offer anything for, is no trouble to anybody."""

from __future__ import annotations

import logging

import pytest

from bot.client import Arbitre
from bot.kernel import bounds
from bot.rehearsal.double import Double
from bot.rehearsal.faults import Fault
from bot.rehearsal.seats import Person

from .cardboard import Cardboard
from .connecting import until

CALLBACK = "POST /interactions/*/callback"


@pytest.mark.parametrize("fault", [{"status": 404}, {"cut": True}])
async def test_what_discord_does_not_take_any_more_leaves_no_traceback(
    client: Arbitre,
    alice: Person,
    board: Cardboard,
    double: Double,
    caplog: pytest.LogCaptureFixture,
    fault: dict[str, int],
) -> None:
    board.offers = [("Orc", "orc")]
    double.faults.add(Fault(CALLBACK, **fault))  # type: ignore[arg-type]
    with caplog.at_level(logging.INFO):
        interaction = await double.send(4, alice.member.id, alice.place, typed(double, "or"), None)
        await until(lambda: "a completion was not taken" in caplog.text)
    assert [each for each in caplog.records if each.exc_info or each.levelno >= logging.ERROR] == []
    double.faults.clear()
    if not interaction.done.done():
        interaction.done.set_result("late")
    assert [each["value"] for each in await alice.autocomplete("/strike target:or")] == ["orc"]


async def test_what_is_typed_is_looked_at_so_far_and_no_further(
    client: Arbitre, alice: Person, board: Cardboard, double: Double
) -> None:
    interaction = await double.send(4, alice.member.id, alice.place, typed(double, "x" * 6_000, "y" * 6_000), None)
    await interaction.done
    asked = board.last.args
    assert asked["typed"] == "x" * bounds.LONGEST_KEY
    assert asked["others"]["who"] == "y" * bounds.LONGEST_KEY


async def test_an_option_longer_than_any_is_refused_by_its_name(
    client: Arbitre, alice: Person, board: Cardboard, double: Double
) -> None:
    data = typed(double, "x" * 6_000)
    interaction = await double.send(2, alice.member.id, alice.place, data, None)
    await interaction.done
    assert interaction.original is not None
    assert interaction.original.content == f"en: option-too-long option=target most={bounds.LONGEST_OPTION}"
    assert board.calls == []


def typed(double: Double, target: str, who: str | None = None) -> dict[str, object]:
    command = next(each for each in double.commands if each["name"] == "strike")
    options: list[dict[str, object]] = [{"type": 3, "name": "target", "value": target, "focused": True}]
    if who is not None:
        options.append({"type": 3, "name": "who", "value": who})
    return {"id": command["id"], "name": "strike", "type": 1, "options": options}
