"""The story of a fight has no numbers but those in people's names, and every sentence of it is whole."""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import date
from typing import Any

import pytest

from bot.kernel.events import KERNEL_EVENTS
from bot.kernel.frame import Recorded, Told
from bot.kernel.inputs import Redo, Undo
from bot.kernel.ruleset import Reader
from bot.render import Renderer
from bot.render.names import user
from bot.render.words import Words
from bot.rulesets.shared.choices import SettingChanged
from bot.rulesets.shared.people import HandedOver
from bot.text import Texts
from tests.rulesets.anyplay import AnyPlay
from tests.rulesets.test_random_play import GAMES

GM = Reader("0", gm=True)
SEEDS = {"dnd5": (0, 12), "dnd35": (0, 8), "rpg20": (4, 7)}
"""Fights in which enough happens to be told."""
USUAL = (3, 7)
STEPS = 60
ROUNDS = {("rpg20", "fr"): "Séquence", ("rpg20", "en"): "Sequence"}
"""What a round is called where the text does not call it one."""


@pytest.fixture(
    scope="module",
    params=[(name, seed) for name in GAMES for seed in SEEDS.get(name, USUAL)],
    ids=lambda each: f"{each}",
)
def fight(request: pytest.FixtureRequest) -> AnyPlay[Any]:
    name, seed = request.param
    made: AnyPlay[Any] = GAMES[name].fight(seed)
    for _ in range(STEPS):
        made.step()
    return made


def told(fight: AnyPlay[Any]) -> list[list[Told]]:
    return _rulings(fight.journal)


def holding(fight: AnyPlay[Any]) -> list[list[Told]]:
    """What has not been taken back: the rest is in no story (`bot.table.looking.chronicle`)."""
    lines: list[Recorded] = []
    upto: int | None = None
    for line in reversed(fight.journal):
        if upto is not None and line.line > upto:
            continue
        upto = None
        if isinstance(line.given, Undo | Redo):
            upto = line.given.to
        else:
            lines.append(line)
    return _rulings(reversed(lines))


def _rulings(lines: Iterable[Recorded]) -> list[list[Told]]:
    found = [[Told(0, each) for each in line.events if each.__class__ not in KERNEL_EVENTS] for line in lines]
    return [line for line in found if line]


def nameless(fight: AnyPlay[Any], text: str) -> str:
    for name in sorted((each.name for each in fight.game.people(fight.engine.state)), key=len, reverse=True):
        text = text.replace(name, "X")
    return text


@pytest.mark.parametrize("locale", ["fr", "en"])
def test_a_story_has_no_numbers_and_its_sentences_are_whole(fight: AnyPlay[Any], locale: str) -> None:
    renderer, game, state = Renderer(Texts(strict=True)), fight.game, fight.engine.state
    view = game.view(state, GM, ())
    story = "".join(renderer.story(game, state, holding(fight), view, GM, locale, day=date(2026, 1, 2), ended=False))
    called = ROUNDS.get((game.id, locale), "Round")
    rounds = re.findall(rf"^## {called} \d+$", story, re.MULTILINE)
    assert rounds
    assert len(rounds) == len(set(rounds)), "a round has one heading"
    paragraphs = story[: story.rindex("\n## ")].split("\n\n")[2:]
    tale = nameless(fight, "\n".join(each for each in paragraphs if not each.startswith(("## ", "- "))))
    assert len(tale) > 400
    assert not re.findall(r".{0,40}\d.{0,20}", tale)
    assert not re.findall(r".{0,40}\bnone\b.{0,20}", tale)
    for paragraph in tale.splitlines():
        assert not paragraph or paragraph.rstrip("*")[-1] in ".!?»”)…", paragraph


@pytest.mark.parametrize("locale", ["fr", "en"])
def test_what_is_withheld_leaves_no_hole(fight: AnyPlay[Any], locale: str) -> None:
    """At a table that shows words alone a ruling never says that a number is “none”."""
    renderer, game, state = Renderer(Texts(strict=True)), fight.game, fight.engine.state
    for line in told(fight):
        # A setting may be called so: what was chosen is no number that is withheld.
        veiled = [
            each._replace(event=game.in_words(each.event))
            for each in line
            if not isinstance(each.event, SettingChanged)
        ]
        assert not re.findall(r".{0,40}\bnone\b.{0,20}", renderer.ruling(game, state, veiled, GM, locale))


@pytest.mark.parametrize(("locale", "somebody"), [("fr", "un joueur"), ("en", "a player")])
def test_no_sentence_holds_a_bare_number_of_discord(
    locale: str, somebody: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file calls nobody, and whoever is called in somebody's own words is no number there."""
    words = Words(Texts(strict=True), locale)
    typed = "protège <@200215976960000001>, pas <@!200215976960000002> ni <#200215976960000003>"
    for shown in (words.shown(typed), words.as_labels().shown(typed)):
        assert shown == f"protège {somebody}, pas {somebody} ni …"
    fight: AnyPlay[Any] = GAMES["dnd5"].fight(0)
    renderer, game, state = Renderer(Texts(strict=True)), fight.game, fight.engine.state
    # As an event would that names a person in its tale, too.
    lines = [f"🎭 {user(200_215_976_960_000_001)} : **X**.", f"🎭 **X** : {user(-1)}."]
    monkeypatch.setattr(renderer, "_lines", lambda *_, **__: iter(lines))
    events = [[Told(0, HandedOver(game.people(state)[0].id, 1, None))]]
    view = game.view(state, GM, ())
    story = "".join(renderer.story(game, state, events, view, GM, locale, day=date(2026, 1, 2), ended=False))
    assert f"{somebody.capitalize()} : **X**. **X** : {somebody}." in story
    assert not re.search(r"@|\d{5}", story)
