"""The game master's hand on figures and points: set, lost, won back, taken over from a sheet.

A game whose figures stand in its combatants' own records (`gathering.Somebody`: their FIGURES and POINTS) takes this
chapter as it is; another makes its own of these words.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.kernel.persons import Typed
from bot.kernel.values import record
from bot.rulesets.shared import figures, following
from bot.rulesets.shared.book import Word, composed, happens, word
from bot.rulesets.shared.figures import LONGEST_REASON, bounds_of, figure_of, reason_of, with_figure
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import Args, from_number, from_text, from_words, text
from bot.rulesets.shared.people import known
from bot.rulesets.shared.secrecy import secret_figures

MOST: Final = 999


@happens()
class GmOverrode(figures.Overridden):
    def befalls(self, state: Any, who: Any) -> Any:
        return state.put(with_figure(who, self.what, who.FIGURES[self.what], self.after))


def override(scene: Scene[Any], ident: str, what: str, after: int, reason: str = "") -> Action:
    """The figure *what* of *ident* is *after* from now on; his points are never above their maximum."""
    who = scene.now.combatants[ident]
    before, secret = figure_of(who, what, who.FIGURES[what]), secret_figures(scene.now, who)
    yield from tell(GmOverrode(what, ident, before, after, reason, secret))
    if what == f"{who.POINTS}_max" and getattr(who, who.POINTS) > after:
        yield from tell(GmOverrode(who.POINTS, ident, getattr(who, who.POINTS), after, reason, secret))


@word(command="fix-set")
class SetField(figures.SetField):
    def bounds(self, who: Any) -> Mapping[str, tuple[int, int]]:
        most = getattr(who, f"{who.POINTS}_max", MOST)
        return {**bounds_of(who.FIGURES), who.POINTS: (who.FIGURES[who.POINTS].least, most)}

    def take(self, scene: Scene[Any]) -> Action:
        yield from override(scene, self.who, self.field, self.value, self.reason)


@word()
class FollowSheet(following.FollowSheet):
    maxima: ClassVar[Mapping[str, str]] = {}

    def bounds(self, who: Any) -> Mapping[str, tuple[int, int]]:
        return bounds_of(who.FIGURES)

    def override(self, scene: Scene[Any], name: str, value: int) -> Action:
        who = scene.now.combatants[self.who]
        yield from override(scene, self.who, name, value)
        if name == f"{who.POINTS}_max" and not who.out:
            left = following.left_of(getattr(who, who.POINTS), getattr(who, name), value)
            yield from override(scene, self.who, who.POINTS, self.kept(who.POINTS, left))


# ---- points


@record
class Points(Word):
    """So many points of somebody's, by the game master's word. A game says what becomes of them (`take`)."""

    who: CombatantId = from_text("who")
    amount: int = from_number("amount", 1, MOST)
    reason: Typed = from_words("reason", LONGEST_REASON)

    def check(self, state: Any) -> None:
        known(state, self.who)

    def take(self, scene: Scene[Any]) -> Action:
        raise NotImplementedError


@word(command="fix-damage")
class Damage(Points):
    def take(self, scene: Scene[Any]) -> Action:
        who = scene.now.combatants[self.who]
        left = max(who.FIGURES[who.POINTS].least, getattr(who, who.POINTS) - self.amount)
        yield from override(scene, self.who, who.POINTS, left, self.reason)


@word(command="fix-heal")
class Heal(Points):
    """Never above the usual maximum."""

    def check(self, state: Any) -> None:
        who = known(state, self.who)
        if _lost(who) <= 0:
            raise Refused("not-hurt", name=who.name)

    def take(self, scene: Scene[Any]) -> Action:
        who = scene.now.combatants[self.who]
        after = getattr(who, who.POINTS) + min(self.amount, _lost(who))
        yield from override(scene, self.who, who.POINTS, after, self.reason)


def _lost(who: Any) -> int:
    """The points that *who* has lost."""
    lost: int = getattr(who, f"{who.POINTS}_max") - getattr(who, who.POINTS)
    return lost


@composed(command="fix-back")
def fix_back(state: Any, by: int, args: Args) -> Heal:
    """Somebody who was out fights again, with a point."""
    return Heal(by, text(args, "who"), 1, reason_of(args))
