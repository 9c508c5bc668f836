"""What the game master says of objects: that what was done in passing costs the action (DN5-TUR-011), that somebody is
near what lies on the ground (DN5-TUR-012)."""

from __future__ import annotations

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.rulesets.dnd5.base.distances import on_grid
from bot.rulesets.dnd5.objects.events import ActionDemanded, NearSaid
from bot.rulesets.dnd5.state import Lying, State
from bot.rulesets.shared.book import Word, composed, word
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import Args, among, text
from bot.rulesets.shared.people import known, unless_so


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
class SayNear(Word):
    """Without a grid: *who* is near the *weapon* of *source*, which lies on the ground, and can take it up."""

    who: CombatantId
    weapon: str
    source: CombatantId

    def check(self, state: State) -> None:
        who = known(state, self.who)
        if on_grid(state):
            raise Refused("dnd5-has-map")
        found = next((each for each in state.lying if lying_named(each) == f"{self.source}:{self.weapon}"), None)
        if found is None:
            raise Refused("dnd5-nothing-lies")
        unless_so(who, found.beside, who.id)

    def take(self, scene: Scene[State]) -> Action:
        yield from tell(NearSaid(self.who, self.weapon, self.source))


def lying_named(lying: Lying) -> str:
    """What tells it from the others, as the option of the tool has it."""
    return f"{lying.owner}:{lying.weapon.weapon}"


@composed(tool="near")
def near(state: State, by: int, args: Args) -> SayNear:
    """Of several things that lie there the *value* says which."""
    named = tuple(dict.fromkeys(map(lying_named, state.lying)))
    if not named:
        raise Refused("dnd5-nothing-lies")
    source, _, weapon = among(args, "value", named, named[0] if len(named) == 1 else None).partition(":")
    return SayNear(by, text(args, "who"), weapon, source)


__all__ = ["DemandAction", "SayNear", "lying_named"]
