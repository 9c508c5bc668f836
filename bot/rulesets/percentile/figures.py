"""The figures that the game master may set, and what the sheet of a combatant says of him."""

from __future__ import annotations

from collections.abc import Mapping

from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.percentile.initiative import placed_at
from bot.rulesets.percentile.state import DAMAGES, PercentileState
from bot.rulesets.shared.book import happens
from bot.rulesets.shared.figures import Overridden
from bot.rulesets.shared.secrecy import secret_figures

FIELDS: Mapping[str, tuple[int, int]] = {
    "hit_points": (0, 999),
    "hit_points_max": (1, 999),
    "psy": (0, 99),
    "psy_max": (0, 99),
    "initiative": (1, 7),
    "soldiers": (0, 9999),
}
SCORES = (
    "physique",
    "strength",
    "agility",
    "luck",
    "brawling",
    "wrestling",
    "melee",
    "pole_weapon",
    "shooting",
    "dodge",
    "riding",
    "magic",
    "magic_parry",
)
SCORE = (0, 150)
SKILLS = (*SCORES, "parry")
"""What is rolled for."""
GIVEN = (*SKILLS, *DAMAGES)
"""What a bonus or a penalty of the game master's may count for (PCT-TST-006)."""


def fields() -> Mapping[str, tuple[int, int]]:
    """What the game master may set on a combatant, with the least and the greatest value."""
    return {**FIELDS, **dict.fromkeys(SCORES, SCORE)}


@happens()
class GmOverrode(Overridden):
    """*what*: one of `fields`. *secret*: figures that the other side may not know."""

    def change(self, state: PercentileState) -> PercentileState:
        who = state.fighters.get(self.combatant)
        if who is None:
            return state
        if self.what == "initiative":
            return placed_at(state, who.id, self.after)
        if self.what == "hit_points_max" and who.soldiers is not None:
            # A battalion's usual hit points are those of each of its soldiers (PCT-BAT-003).
            return state.with_(who.id, hit_points_max=self.after, soldier_hit_points=self.after)
        if hasattr(who, self.what):
            return state.with_(who.id, **{self.what: self.after})
        return state.with_(who.id, scores={**who.scores, self.what: self.after})


def override(scene: Scene[PercentileState], ident: str, what: str, after: int, reason: str = "") -> Action:
    """The figure *what* of *ident* is *after* from now on."""
    who = scene.now.fighters[ident]
    before = getattr(who, what) if hasattr(who, what) else who.scores.get(what)
    yield from tell(GmOverrode(what, ident, before, after, reason, secret_figures(scene.now, who)))
