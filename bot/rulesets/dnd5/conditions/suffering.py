"""A condition comes over somebody, with what goes with it (DN5-EXT-007 to -011)."""

from __future__ import annotations

from typing import Final

from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.dnd5.base.budget import DOWN
from bot.rulesets.dnd5.state import CONDITIONS, State
from bot.rulesets.shared.conditions import Anchor, ConditionSet

DROPS: Final = CONDITIONS.that("drops_prone")


def suffer(
    scene: Scene[State],
    ident: str,
    condition: str,
    *,
    until: Anchor | None = None,
    by: str | None = None,
    gm: bool = False,
) -> Action:
    """*condition* holds of *ident* *until* that moment, by somebody's doing, or by the game master's word. Whoever
    becomes unconscious falls prone (DN5-EXT-010)."""
    who = scene.now.combatants[ident]
    if condition != "prone" or until is not None or not who.has("prone"):
        yield from tell(ConditionSet(ident, condition, True, until, by, gm))
    if condition in DROPS.figures and not DOWN(who):
        yield from tell(ConditionSet(ident, "prone", True))


__all__ = ["suffer"]
