"""Fights at random under RPG 2.0: what must hold, holds (R20-SEQ-003, R20-RNG-011, R20-FIR-006, R20-WND-001)."""

import pytest

from tests.rulesets.rpg20.fight import Fight

STEPS, SEEDS = 60, 16
ASKED = {"adds", "declare", "defend", "lands", "metres", "moving", "outcome", "release", "retarget", "shield", "slot"}


@pytest.mark.rule("R20-SEQ-003", "R20-RNG-011", "R20-FIR-006", "R20-FIR-007", "R20-WND-001", "R20-ARM-003")
def test_nothing_impossible_happens_in_fights_at_random() -> None:
    asked: set[str] = set()
    told: set[str] = set()
    for seed in range(SEEDS):
        fight = Fight(seed)
        for _ in range(STEPS):
            fight.step()
        fight.check_replay()
        asked |= fight.asked
        told |= fight.kinds
    assert len(told) > 60
    assert len(asked & ASKED) > 8


@pytest.mark.parametrize("chunk", range(4))
@pytest.mark.hunt
def test_nothing_impossible_happens_in_many_more(chunk: int) -> None:
    for seed in range(chunk, 200, 4):
        fight = Fight(seed)
        for _ in range(STEPS):
            fight.step()
