"""What a phone makes of the messages: whole fights of both languages, read as they were sent, 36 columns wide."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest

from bot.rehearsal.phone import columns
from bot.rehearsal.player import Player, StepFailed
from bot.rehearsal.reading import controls
from bot.rehearsal.script import Act, load
from bot.rehearsal.world import Message
from tests.front.test_requests import SCENES

WIDTH = 36
LABEL, USUAL = 44, 28
"""A button's longest words, and those that four in five keep to: Discord gives a longer one a row of its own."""


async def read(make_table: Callable[..., Any], name: str) -> tuple[set[str], set[str]]:
    """Every text of the fight *name*, and every label."""
    table = await make_table(name, seed=None, locale=name[-2:], check=None)
    texts, labels = set[str](), set[str]()

    def see(_: str, message: Message) -> None:
        texts.add(message.content)
        labels.update(each.label for each in controls(message) if each.is_button)

    table.double.world.watchers.append(see)
    player = Player(table)
    for line in load(SCENES / f"{name}.txt"):
        if isinstance(line.step, Act):
            with suppress(StepFailed):
                await player.play([line])
    return texts, labels


@pytest.mark.parametrize("name", ["jurl_fr", "game_en"])
async def test_nothing_that_is_drawn_in_columns_breaks_and_labels_are_short(
    make_table: Callable[..., Any], name: str
) -> None:
    texts, labels = await read(make_table, name)
    assert len(texts) > 20
    blocks = [
        line for text in texts for block in re.findall(r"```\w*\n(.*?)```", text, re.S) for line in block.split("\n")
    ]
    assert [each for each in blocks if columns(each) > WIDTH] == []
    assert max(map(len, labels)) <= LABEL
    assert sum(len(each) > USUAL for each in labels) <= len(labels) / 5
