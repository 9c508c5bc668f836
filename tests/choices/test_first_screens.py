"""The first screens of ten people of each game, as a newcomer reads them in either language: *My fighter*, the tracker,
the first question. Every number on them says what it is."""

from __future__ import annotations

from functools import cache

import pytest

from bot.app import worded
from bot.catalogue import Library, load_library
from bot.kernel import inputs
from bot.kernel.engine import Budget, Engine
from bot.kernel.ruleset import EVERYBODY, Reader
from bot.render import Renderer
from bot.render.cards import Button, Card, Select
from bot.rulesets import rulesets_of
from bot.settings import Settings
from bot.text import LOCALES
from tests.choices.bare import bare

GM = 1
PEOPLE = 10
"""So many join, of whom half are characters with a player each; and half are creatures, whom the game master leads."""


@cache
def library() -> Library:
    return load_library()


def read(card: Card) -> list[str]:
    """All that is read on *card*."""
    found = [card.text]
    for each in (item for row in card.rows for item in row):
        if isinstance(each, Button):
            found.append(each.label)
        elif isinstance(each, Select):
            found += [each.placeholder or "", *(text for o in each.options for text in (o.label, o.description or ""))]
    return found


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", ["alternatif", "percentile", "dnd5", "dnd35"])
def test_every_number_on_the_first_screens_says_what_it_is(game: str, locale: str) -> None:
    renderer = Renderer(worded(library(), Settings()))
    ruleset = rulesets_of(library())[game]
    engine = Engine(ruleset, ruleset.opening({}), bytes(32), budget=Budget(steps=400, rulings=400))
    line = 0

    def says(given: object) -> None:
        nonlocal line
        line += 1
        engine.submit(given, line)

    ready = [ident for ident, _ in ruleset.sheets.ready(locale)][: PEOPLE // 2]
    creatures = [value for _, value in ruleset.offers(engine.state, "npc-add", "creature", locale)][: PEOPLE // 2]
    for at, ident in enumerate(ready):
        _, body = ruleset.sheets.propose({"ready": ident, "locale": locale})
        says(ruleset.compose(engine.state, "join", GM, {"sheet": body, "player": 100 + at, "locale": locale}))
    for each in creatures:
        says(ruleset.compose(engine.state, "npc-add", GM, {"creature": each, "count": 1, "locale": locale}))
    for who in ruleset.people(engine.state):
        if who.player is None:
            says(ruleset.compose(engine.state, "npc-give", GM, {"who": who.id}))
    says(inputs.Begin(GM))
    people = ruleset.people(engine.state)
    assert len(people) == PEOPLE
    readers = [EVERYBODY, Reader(GM, gm=True), *(Reader(each.player) for each in people if each.player is not None)]
    asked = {each.who for each, _ in engine.questions()}
    screens: list[Card] = []
    for reader in readers:
        opens = [each for each, _ in engine.questions()]
        view = ruleset.view(engine.state, reader, opens)
        screens.append(renderer.fighter(view, reader, opens, locale))
        screens.append(
            renderer.tracker(
                view, opens, locale, held=None, breath=False, tempo="live", deadlines={}, encounter="e", lobby=False
            )
        )
        whose = {each.id for each in people if each.player == (None if reader.gm else reader.user)}
        for question, decision in engine.questions():
            if question.who in whose or not reader.user:
                pair = (question, decision)
                screens.append(renderer.secret_panel(ruleset, engine.state, [pair], locale, "e", {}, reader=reader))
    texts = {text for card in screens for text in read(card)}
    assert asked
    assert len(screens) > 2 * len(readers)
    assert any(any(each.isdigit() for each in text) for text in texts)
    assert [each for text in sorted(texts) for each in bare(text)] == []
