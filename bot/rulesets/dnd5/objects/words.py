"""What the game master says of objects: that what was done in passing costs the action (DN5-TUR-011), that somebody is
near what lies on the ground (DN5-TUR-012)."""

from __future__ import annotations

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.rulesets.dnd5.base.budget import may_react
from bot.rulesets.dnd5.base.distances import on_grid
from bot.rulesets.dnd5.objects.events import ActionDemanded, ImprovisedDone, NearSaid
from bot.rulesets.dnd5.state import Fighter, State
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


def may_interject(state: State, who: Fighter) -> bool:
    """Whether *who* may do something out of his turn with his reaction that no rule speaks of; nobody hidden: it would
    tell of him (DN5-REA-001, -002)."""
    own = state.turn is not None and state.turn.who == who.id
    return state.opened and not (own or who.hidden) and may_react(who)


@word()
class Interject(Word):
    """*who* does something out of his turn that no rule speaks of: his reaction (DN5-REA-001)."""

    who: CombatantId

    def check(self, state: State) -> None:
        who = known(state, self.who)
        if not may_interject(state, who):
            raise Refused("dnd5-no-reaction", name=who.name)

    def take(self, scene: Scene[State]) -> Action:
        yield from tell(ImprovisedDone(self.who, "reaction"))


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


__all__ = ["DemandAction", "Interject", "SayNear", "may_interject"]
