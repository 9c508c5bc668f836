"""Two dozen creatures on a map that decide for themselves: between two of their decisions others have their turn."""

from __future__ import annotations

from typing import Any

from bot.kernel import inputs
from bot.kernel.engine import Engine
from bot.kernel.line import AT_ONCE, USUAL
from bot.rulesets.dnd5.state import State
from tests.rulesets.dnd5 import wild
from tests.rulesets.dnd5.skirmish import GM

SECRET = bytes(range(32))


def crowd() -> Engine[State]:
    game = wild.game()
    engine: Engine[State] = Engine(game, game.opening({"map": "square"}), SECRET)
    for line, (creature, side) in enumerate((("orc", "foes"), ("goblin", "players")), start=1):
        added = {"creature": creature, "name": creature, "count": 12, "side": side}
        engine.submit(game.compose(engine.state, "npc-add", GM, added), line)
    return engine


def test_no_slice_of_a_line_holds_more_than_a_few_decisions_and_a_line_no_more_than_its_turns() -> None:
    engine, whole = crowd(), crowd()
    given: Any = inputs.Begin(GM)
    most = 0
    for _ in range(4):
        line = engine.standing.at + 1
        work, decided = engine.submitting(given, line), 0
        while True:
            try:
                next(work)
            except StopIteration as done:
                progress = done.value
                break
            so_far = sum(engine._line.often.values())
            most, decided = max(most, so_far - decided), so_far
        assert sum(type(each.event) in engine.game.steps for each in progress.events) <= USUAL.steps
        assert progress.events == whole.submit(given, line).events
        assert decided > AT_ONCE
        given = inputs.Continue(GM)
    # Reactions to one deed are asked of several at once; nobody waits for more than these.
    assert most <= AT_ONCE + 1
    assert engine.frame == whole.frame
