"""The order of work: the first stage that has work does it, and a look at the state spares most of the asking."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.kernel.effects import Action, Checkpoint, Scene, Tell, tell
from bot.rulesets.shared.working import Stage, Stages, brought


def idle(scene: Scene[int]) -> Action:
    yield from ()


def least(at: int) -> Callable[[int], bool]:
    return lambda state: state >= at


def test_the_first_stage_that_has_work_does_it() -> None:
    order = Stages(Stage("late", least(5), idle), Stage("early", least(1), idle))
    assert [order.first(now).name for now in (9, 3)] == ["late", "early"]
    with pytest.raises(LookupError):
        order.first(0)


def test_a_stage_that_always_has_work_is_the_last_one_asked() -> None:
    order = Stages(Stage("late", least(5), idle), Stage("waiting", None, idle))
    assert [order.first(now).name for now in (9, 3)] == ["late", "waiting"]


def test_what_is_not_seen_is_not_asked() -> None:
    asked: list[str] = []

    def told(name: str) -> Callable[[int], bool]:
        return lambda state: asked.append(name) is not None

    stages = (Stage("odd", told("odd"), idle, 1), Stage("both", told("both"), idle, 3), Stage("any", told("any"), idle))
    order = Stages(*stages, Stage("waiting", None, idle), look=lambda state: state % 4)
    found: dict[int, list[str]] = {}
    for state in (0, 1, 2, 3, 7):
        assert order.first(state).name == "waiting"
        found[state] = asked[:]
        asked.clear()
    assert found == {0: ["any"], 1: ["odd", "any"], 2: ["any"], 3: ["odd", "both", "any"], 7: ["odd", "both", "any"]}


def test_a_checkpoint_stands_before_every_stage() -> None:
    scene: Scene[int] = Scene()
    scene.now = 9
    order = Stages(
        Stage("late", least(5), lambda scene: tell("late")), Stage("early", None, lambda scene: tell("early"))
    )
    played = order.play(scene)
    assert [next(played), next(played)] == [Checkpoint(), Tell("late")]
    scene.now = 0
    assert [next(played), next(played)] == [Checkpoint(), Tell("early")]


def test_what_stands_above_the_order_is_brought_by_whoever_plays_it() -> None:
    scene: Scene[int] = Scene()
    scene.now = 0
    order = Stages(Stage("talk", None, brought))
    played = order.play(scene, talk=lambda scene: tell("said"))
    assert [next(played), next(played)] == [Checkpoint(), Tell("said")]
    played = order.play(scene)
    next(played)
    with pytest.raises(LookupError):
        next(played)
