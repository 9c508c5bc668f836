"""What the game master says of grapples (D35-GRA-005, -017)."""

from __future__ import annotations

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.rulesets.dnd35.base import holds
from bot.rulesets.dnd35.grapple import holding
from bot.rulesets.dnd35.grapple.events import Gripped, PinEnded, Pinned
from bot.rulesets.dnd35.state import State
from bot.rulesets.shared.book import Word, word
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import from_flag, from_text
from bot.rulesets.shared.people import two, unless_so


@word(tool="grapple")
class SayGrapple(Word):
    """*who* and *target* grapple with each other from now on, or no more."""

    who: CombatantId = from_text("who")
    target: CombatantId = from_text("target")
    on: bool = from_flag("words", "on", "off", "on")

    def check(self, state: State) -> None:
        who, target = two(state, self.who, self.target)
        unless_so(who, holds.grip(state, who.id, target.id) is not None, self.on)
        if self.on and (who.out or target.out or who.hidden or target.hidden or not holding.near(who, target)):
            raise Refused("dnd35-cannot-grapple", name=who.name, other=target.name)

    def take(self, scene: Scene[State]) -> Action:
        if self.on:
            yield from tell(Gripped(self.who, self.target))
        else:
            yield from holding.part(scene, self.who, self.target, "gm")


@word(tool="pin")
class SayPin(Word):
    """*who* has pinned *target*, with whom he grapples, or pins him no more."""

    who: CombatantId = from_text("who")
    target: CombatantId = from_text("target")
    on: bool = from_flag("words", "on", "off", "on")

    def check(self, state: State) -> None:
        who, target = two(state, self.who, self.target)
        if holds.grip(state, who.id, target.id) is None:
            raise Refused("dnd35-no-grapple", name=who.name, other=target.name)
        unless_so(who, holds.pins(state, who.id) == target.id, self.on)
        taken = holds.pinned_by(state, target.id) or holds.pins(state, who.id) or holds.pinned_by(state, who.id)
        if self.on and taken is not None:
            raise Refused("dnd35-pinned-already", name=who.name, other=target.name)

    def take(self, scene: Scene[State]) -> Action:
        event = Pinned(self.who, self.target) if self.on else PinEnded(self.who, self.target, "over")
        yield from tell(event)


__all__ = ["SayGrapple", "SayPin"]
