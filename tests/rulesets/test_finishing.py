"""The end of a turn of the d20 games: it does not come before somebody who could still do something."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.decisions import Decision
from bot.kernel.inputs import Answer
from bot.kernel.values import evolve
from bot.render.cards import Button
from bot.render.questions import Questions
from bot.rulesets.d20.finishing import ALONE, FINISH, LOSE, PASS, UNUSED
from bot.rulesets.dnd5 import orders as fifth
from bot.rulesets.dnd35 import orders as third
from bot.rulesets.shared.deciding import ALWAYS, ASK, HARM, MANNER, PRUDENT
from bot.text import Texts
from tests.rulesets.dnd5 import skirmish as fifth_table
from tests.rulesets.dnd35 import skirmish as third_table
from tests.rulesets.turning import GM, Turning

GAMES = {"dnd5": fifth_table, "dnd35": third_table}
PRONE = {"dnd5": "drop", "dnd35": "drop_prone"}


def scene_of(game: str, *, beside: bool = True, **figures: Any) -> Turning[Any]:
    """Aria is up, and cannot go anywhere; an orc stands beside her, or far away."""
    table: Any = GAMES[game]
    still = {"speeds": {"walk": 0}} if game == "dnd5" else {"speed": 0}
    aria = evolve(table.fighter("Aria", "players", table.LONGSWORD, table.DAGGER), **{**still, **figures})
    people = (aria, table.fighter("Orc", "foes", hit_points=50))
    if game == "dnd5":
        return fifth_table.Skirmish(*people, alone=False, apart={"aria|orc": 150 if beside else 3000})
    return third_table.Skirmish(*people, alone=False, cells={"aria": "F10", "orc": "F11" if beside else "P30"})


def exhausted(scene: Turning[Any]) -> Decision:
    """The question to Aria once nothing but what is free is left to her."""
    for _ in range(8):
        asked = scene.question("aria")
        if asked.facts["free"]:
            return asked
        offered = [each for each in scene.offered("aria") if each in ("dodge", "defend", "draw", "sheathe")]
        scene.answers("aria", **asked.filled({"action": offered[0]}))
    raise AssertionError(scene.offered("aria"))


@pytest.mark.rule("DN5-MOV-008")
@pytest.mark.parametrize("game", GAMES)
def test_a_turn_does_not_end_before_what_is_free(game: str) -> None:
    scene = scene_of(game, beside=False)
    asked = exhausted(scene)
    # The end stands first, then the offer that it come by itself.
    assert scene.offered("aria")[:2] == (PASS, ALONE)
    assert asked.default in ({"action": PASS}, {"action": "silent"})
    scene.does("aria", PRONE[game])
    assert scene.who("aria").has("prone")
    assert scene.asked == [("aria", "declare")]
    scene.does("aria", PASS)
    assert scene.asked == [("orc", "declare")]
    # It is offered once: whoever has ended it himself is not asked again.
    assert scene.who("aria").finishes
    scene.does("orc", PASS)
    exhausted(scene)
    assert ALONE not in scene.offered("aria")
    scene.is_silent("aria")
    assert scene.asked == [("orc", "declare")]


@pytest.mark.parametrize("game", GAMES)
def test_a_standing_order_ends_it_by_itself(game: str) -> None:
    scene = scene_of(game, beside=False)
    exhausted(scene)
    scene.does("aria", ALONE)
    assert scene.who("aria").orders == {FINISH: ALWAYS}
    assert scene.asked == [("orc", "declare")]
    for orders in ({FINISH: ALWAYS}, {MANNER: HARM}):
        scene = scene_of(game, beside=False, orders=orders)
        asked = scene.question("aria")
        assert not asked.facts["free"]
        scene.answers("aria", **asked.filled({"action": "dodge" if game == "dnd5" else "defend"}))
        if game == "dnd35" and scene.asked[0][0] == "aria":
            scene.answers("aria", **scene.question("aria").filled({"action": "sheathe"}))
        assert scene.asked[0][0] == "orc", orders
    scene = scene_of(game, beside=False, orders={MANNER: HARM, FINISH: ASK})
    exhausted(scene)
    # Whoever leaves all to the bot, and an autopilot, is not asked at all.
    for figures in ({"orders": {MANNER: PRUDENT}}, {"temperament": "cautious"}):
        assert scene_of(game, **figures).asked == [("orc", "declare")]


@pytest.mark.parametrize("game", GAMES)
def test_an_unused_attack_is_asked_about_once_more(game: str) -> None:
    scene = scene_of(game)
    ident = scene.engine.questions()[0][0].id
    scene.says(Answer(GM, ident, {"action": PASS}))
    (left,) = scene.question("aria").legal({"action": PASS}) or ()
    assert (left.name, left.options, left.is_implied) == (UNUSED, (LOSE,), False)
    assert scene.asked == [("aria", "declare")]
    scene.says(Answer(GM, ident, {UNUSED: LOSE}))
    assert scene.asked == [("orc", "declare")]
    # Silence is no slip of the finger.
    scene.is_silent("orc")
    assert scene.asked == [("aria", "declare")]
    # Whom she cannot strike she has no attack unused on.
    far = scene_of(game, beside=False)
    assert far.question("aria").legal({"action": PASS}) == ()


@pytest.mark.parametrize("game", GAMES)
def test_nothing_at_all_left_is_the_end(game: str) -> None:
    # Whoever could still do something misses it by his silence; whoever has only what is free left misses nothing.
    scene = scene_of(game, beside=False)
    assert not scene.question("aria").idle
    exhausted(scene)
    assert scene.question("aria").idle
    scene.is_silent("aria")
    assert not scene.question("orc").idle
    helpless = {"hit_points": 0, "hit_points_max": 20} if game == "dnd5" else {"hit_points": -3, "hit_points_max": 20}
    assert scene_of(game, **helpless).asked[0][0] == "orc"


@pytest.mark.parametrize("game", GAMES)
def test_the_press_that_ends_it_is_on_the_first_row(game: str) -> None:
    words = {"fr": ("Finir mon tour", "Finir quand même"), "en": ("End my turn", "End it all the same")}
    scene = scene_of(game)
    renderer = Questions(Texts(strict=True))

    def labels(locale: str, *, panel: bool = False) -> list[list[str]]:
        card = (renderer.secret_panel if panel else renderer.question)(
            scene.game, scene.state, scene.engine.questions(), locale, "e", {}
        )
        return [[item.label for item in row if isinstance(item, Button)] for row in card.rows]

    for locale, (end, _) in words.items():
        assert labels(locale)[0] == [end]
        assert len(labels(locale)) == 2
    scene.says(Answer(GM, scene.engine.questions()[0][0].id, {"action": PASS}))
    for locale, (end, same) in words.items():
        # Whoever pressed is asked once more in his own panel; the channel sees nothing of it.
        assert labels(locale, panel=True)[0][0] == same
        assert labels(locale)[0] == [end]
    scene = scene_of(game, beside=False)
    exhausted(scene)
    for locale, (end, _) in words.items():
        assert labels(locale)[0][0] == end


def test_the_order_is_a_matter_of_both_games() -> None:
    assert all(each.MATTERS[FINISH] == (ASK, ALWAYS) for each in (fifth, third))
