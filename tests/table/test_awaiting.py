"""While everybody waits for one person that is the reason why another's word is not taken, in every game."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.kernel import inputs as said
from bot.kernel.decisions import Decision, Field
from bot.kernel.errors import Refused
from bot.kernel.frame import ABSENT, Open
from bot.kernel.values import evolve
from bot.render.names import GM
from bot.render.renderer import Renderer
from bot.render.words import Words
from bot.table.message.awaiting import reason
from bot.text import Texts
from tests.rulesets.test_round_over import TABLES, silent

TEXTS = Texts(strict=True)
LATE = {"alternatif": "strike", "dnd5": "declare", "dnd35": "declare", "rpg20": "declare"}
"""What somebody says in vain once the round is over, in the games in which nothing may be said then."""


def table_of(scene: Any, **changes: Any) -> Any:
    """As much of a table as the reason is found from; the second combatant's player, 7, let a deadline pass."""
    game, state = scene.game, scene.engine.state
    other = list(state.combatants)[1]
    people = [evolve(each, player=7) if each.id == other else each for each in game.people(state)]
    found = {
        "ruleset": game,
        "committed": SimpleNamespace(state=state, standing=scene.engine.standing),
        "session": SimpleNamespace(missed={other: 1}, prudent={}, undecided=()),
        "people": lambda: people,
        "questions": scene.engine.questions,
        "meaning": SimpleNamespace(words=lambda locale: Words(TEXTS, locale, game=game.id, people=people)),
        **changes,
    }
    return SimpleNamespace(**found)


def refusal(scene: Any, command: str) -> Refused:
    """Why the first combatant's word is not taken, as the game says it."""
    state = scene.engine.state
    who, other = list(state.combatants)[:2]
    try:
        word = scene.game.compose(state, command, 1, {"who": who, "target": other, "action": "attack"})
        scene.game.check(state, word)
    except Refused as refused:
        return refused
    raise AssertionError(f"{command} was taken")


def in_words(refused: Refused, locale: str) -> str:
    return Renderer(TEXTS).refusal(locale, refused, bare=True).replace("\u00a0", " ")


@pytest.mark.parametrize("game", LATE)
def test_while_the_fight_waits_for_somebody_absent_that_is_the_reason(game: str) -> None:
    scene = TABLES[game]()
    scene.says(said.Hold(0, ABSENT, ahead=True, after=max(1, scene.game.round_of(scene.engine.state))))
    silent(scene)
    refused = refusal(scene, LATE[game])
    table = table_of(scene)
    found = reason(table, "fr", refused)
    assert (found.key, found.facts["names"], found.facts["asked"]) == ("waits-for-absent", "Bor", "no")
    assert in_words(found, "fr") == "Le combat attend Bor, faute de réponse à temps. `Reprendre` le relance."
    table.session.undecided = (7,)
    asked = reason(table, "en", refused)
    assert in_words(asked, "en") == (
        "The fight waits for Bor: the GM is asked whether to have that character played, or to go on waiting. "
        "`Resume` lets it go on."
    )
    assert "le MJ doit dire si l’on joue à sa place ou si l’on attend encore" in in_words(asked, "fr")
    # Somebody else has had time stand still; or it runs.
    paused = evolve(scene.engine.standing, stopping="player")
    other = reason(table_of(scene, committed=SimpleNamespace(state=scene.engine.state, standing=paused)), "fr", refused)
    assert (other.key, other.facts["reason"]) == ("held", "ahead")
    runs = evolve(scene.engine.standing, stopping=None, questions=())
    there = SimpleNamespace(state=scene.engine.state, standing=runs)
    assert reason(table_of(scene, committed=there), "fr", refused) is refused


@pytest.mark.parametrize("game", TABLES)
def test_while_the_game_master_alone_is_awaited_that_is_the_reason(game: str) -> None:
    scene = TABLES[game]()
    form = Decision("k", "other", GM, (Field("how", ("a", "b")),), {"how": "a"})
    mine = (Open("1.1", "k", "other", GM, form.offered()), form)
    standing = evolve(scene.engine.standing, stopping=None, held=None)
    now = SimpleNamespace(state=scene.engine.state, standing=standing)
    table = table_of(scene, committed=now, questions=lambda: [mine])
    assert scene.game.untimely, "the game says which refusals speak of the moment alone"
    for code in sorted(scene.game.untimely):
        key, _, lack = code.partition("/")
        assert TEXTS.has(f"refused-{key}"), code
        found = reason(table, "fr", Refused(key, lack=lack))
        assert found.key == "gm-asked", code
    assert in_words(found, "fr") == "On attend d’abord le MJ (réponse) : la suite vient après."
    assert in_words(reason(table, "en", Refused("not-up")), "en").startswith("First the GM is awaited (")
    # Whatever speaks of what was said stays, and so does all while somebody else is awaited too.
    assert reason(table, "fr", Refused("unknown-name")).key == "unknown-name"
    both = [mine, (Open("1.2", "l", "other", next(iter(scene.engine.state.combatants)), form.offered()), form)]
    assert reason(table_of(scene, committed=now, questions=lambda: both), "fr", Refused("not-up")).key == "not-up"
