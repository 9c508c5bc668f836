"""What the game master says of objects: that what was done in passing costs the action (DN5-TUR-011), that somebody is
near what lies on the ground (DN5-TUR-012)."""

from __future__ import annotations

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.rulesets.dnd5.base.distances import on_grid
from bot.rulesets.dnd5.objects.events import ActionDemanded, NearSaid
from bot.rulesets.dnd5.state import State
from bot.rulesets.shared.book import Word, composed, word
from bot.rulesets.shared.d20 import lying
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import Args, text
from bot.rulesets.shared.people import known


@word(tool="needs_action")
class DemandAction(Word):
    """What whoever is up has handled in passing takes special care: it costs his action."""

    def check(self, state: State) -> None:
        turn = state.turn
        if turn is None or not turn.object or turn.action:
            raise Refused("dnd5-nothing-in-passing")

    def take(self, scene: Scene[State]) -> Action:
        turn = scene.now.turn
        if turn is not None:
            yield from tell(ActionDemanded(turn.who))


@word()
class SayNear(lying.SayNear):
    """Without a grid."""

    who: CombatantId
    weapon: str
    source: CombatantId
    nothing = "dnd5-nothing-lies"

    def check(self, state: State) -> None:
        known(state, self.who)
        if on_grid(state):
            raise Refused("dnd5-has-map")
        super().check(state)

    def take(self, scene: Scene[State]) -> Action:
        yield from tell(NearSaid(self.who, self.weapon, self.source))


@composed(tool="near")
def near(state: State, by: int, args: Args) -> SayNear:
    """Of several things that lie there the *value* says which."""
    weapon, source = lying.which(state, args, "dnd5-nothing-lies")
    return SayNear(by, text(args, "who"), weapon, source)


__all__ = ["DemandAction", "SayNear"]
