"""That what is told of an option hangs on another one is found (`alone`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from bot.kernel.decisions import Choice, Decision
from bot.kernel.errors import Refused
from bot.kernel.ruleset import Reader
from bot.rulesets.percentile import Percentile, prospects
from bot.rulesets.percentile.state import Spell
from tests.rulesets import alone
from tests.rulesets.percentile.brawl import Brawl, fighter

COLD, WARM = Spell("cold", 1, "magic", "1d6"), Spell("warm", 2, "magic", "1d6")


def brawl() -> Brawl:
    """A mage who can pay the one of her spells in any posture, and the other one in Focus alone."""
    return Brawl(fighter("Ana", magic=40, psy=1, spells=(COLD, WARM)), fighter("Orc", "foes"))


def found(scene: Brawl) -> list[str]:
    return list(alone.faults(scene.game, scene.engine.frame, [scene.question("ana")]))


def test_what_is_told_of_an_option_hangs_on_no_other() -> None:
    assert found(brawl()) == []


def test_a_figure_that_hangs_on_the_list_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = Percentile.prospect

    def by_place(
        self: Percentile, state: Any, decision: Decision, partial: Choice, field: str, value: str, reader: Reader
    ) -> Mapping[str, Any]:
        told = dict(plain(self, state, decision, partial, field, value, reader))
        blank = next(iter(decision.legal(partial) or ()))
        return {**told, "chance": blank.options.index(value)} if value in blank.options else told

    monkeypatch.setattr(Percentile, "prospect", by_place)
    assert any("alone" in each for each in found(brawl()))
    assert any("in the other order" in each for each in found(brawl()))


def test_a_figure_taken_from_the_first_of_several_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = prospects._different
    monkeypatch.setattr(prospects, "_different", lambda state, who, field: plain(state, who, field)[:1])
    assert any("with spells in the other order" in each for each in found(brawl()))


def test_a_reason_that_hangs_on_what_else_one_has_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = brawl()
    plain = scene.game.check

    def by_spells(state: Any, note: Any) -> None:
        try:
            plain(state, note)
        except Refused as refused:
            raise Refused(refused.key, **{**refused.facts, "name": state.fighters["ana"].spells[0].spell}) from None

    monkeypatch.setattr(scene.game, "check", by_spells)
    assert any("cannot" in each for each in found(scene))
