"""The figures that the game master may set: those of a fighter, his local gauges, his shield (R20-GEN-012)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.values import evolve
from bot.rulesets.rpg20.state import Fighter, State
from bot.rulesets.shared import correcting
from bot.rulesets.shared.book import happens
from bot.rulesets.shared.figures import bounds_of, figure_of, with_figure
from bot.rulesets.shared.secrecy import secret_figures

SHIELD: Final = "shield"
LEAST: Final = -999


def bounds(who: Fighter) -> Mapping[str, tuple[int, int]]:
    """What may be set on *who*, each with its least and its greatest value: no gauge is fuller than it was whole."""
    shield = {} if who.shield is None else {SHIELD: (0, who.shield.most)}
    gauges = {each.gauge: (LEAST, each.most) for each in who.gauges}
    return {**bounds_of(who.FIGURES), "points": (LEAST, who.points_max), **gauges, **shield}


def values(who: Fighter) -> Mapping[str, int]:
    """The figures of *who*, as far as he has them."""
    found = {name: figure_of(who, name, each) for name, each in who.FIGURES.items()}
    gauges = {each.gauge: each.left for each in who.gauges}
    shield = {} if who.shield is None else {SHIELD: who.shield.left}
    return {name: value for name, value in found.items() if value is not None} | gauges | shield


def with_value(who: Fighter, what: str, value: int | None) -> Fighter:
    """*who* once the figure *what* is *value*."""
    if what in who.FIGURES:
        changed: Fighter = with_figure(who, what, who.FIGURES[what], value)
        return changed
    if what == SHIELD:
        return who if who.shield is None else evolve(who, shield=evolve(who.shield, left=value))
    found = next((each for each in who.gauges if each.gauge == what), None)
    return who if found is None else who.with_gauge(evolve(found, left=value))


@happens()
class GmOverrode(correcting.GmOverrode):
    """*what*: a figure of a fighter, one of his gauges, or `shield`."""

    def change(self, state: State) -> State:
        who: Fighter | None = state.combatants.get(self.combatant)
        return state if who is None else state.put(with_value(who, self.what, self.after))


def override(scene: Scene[State], ident: str, what: str, after: int, reason: str = "") -> Action:
    """The figure *what* of *ident* is *after* from now on; his points are never above their maximum."""
    who = scene.now.combatants[ident]
    secret = secret_figures(scene.now, who)
    yield from tell(GmOverrode(what, ident, values(who).get(what), after, reason, secret))
    if what == "points_max" and who.points > after:
        yield from tell(GmOverrode("points", ident, who.points, after, reason, secret))
