"""The same as `engine` under the fifth edition's rules: one answer of two fighters who stand side by side and strike at
each other, turn after turn."""

from __future__ import annotations

from typing import Any, cast

from bench.engine import ENDLESS, Duel
from bot.kernel.decisions import Decision
from bot.kernel.engine import Engine
from bot.kernel.frame import Open
from bot.kernel.inputs import Begin
from bot.kernel.values import evolve
from bot.rulesets.dnd5 import Dnd5
from bot.rulesets.dnd5.people import Join
from bot.rulesets.dnd5.state import Fighter, Weapon

SWORD = Weapon("longsword", dice="1d8", type="slashing", properties=("versatile",), versatile="1d10", held="main")
"""What both hold."""


def fighter(ident: str, side: str, player: int) -> Fighter:
    """One of level 5: two attacks."""
    return Fighter(
        id=ident,
        name=ident.capitalize(),
        side=side,
        hit_points=ENDLESS,
        hit_points_max=ENDLESS,
        ac=16,
        attacks=2,
        speeds={"walk": 900},
        abilities={"strength": 16},
        weapons=(SWORD,),
        player=player,
    )


class FifthDuel(Duel):
    """Like `Duel`: each turn two attacks, then the rest of it is left."""

    def __init__(self, fighters: int = 2) -> None:
        # Nobody comes by a sheet or from the catalogue.
        game = Dnd5(cast(Any, None), cast(Any, None))
        opening = evolve(game.opening({}), distances={"conrath|jurl": 150})
        self.engine = cast(Any, Engine(game, opening, bytes(range(32))))
        self.line = self.decisions = self.events = self.bytes = 0
        people = [fighter("conrath", "a", 1), fighter("jurl", "b", 2)]
        people += [fighter(f"n{at}", "ab"[at % 2], at) for at in range(2, fighters)]
        self._take(Join(9, tuple(people)))
        self._take(Begin(9, "mix"))

    def _choice(self, question: Open, decision: Decision) -> dict[str, str]:
        if question.kind != "declare":
            return dict(decision.default)
        attack = "attack" in decision.all_fields({})[0].options
        return decision.filled({"action": "attack"}) if attack else {"action": "pass"}


__all__ = ["FifthDuel"]
