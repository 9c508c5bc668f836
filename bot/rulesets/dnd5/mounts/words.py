"""What the game master says of mounts (DN5-MNT-001, -006)."""

from __future__ import annotations

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.rulesets.dnd5.base.budget import DOWN, incapacitated
from bot.rulesets.dnd5.mounts.events import Dismounted, Mounted, ReinsTaken
from bot.rulesets.dnd5.mounts.riding import landing, may_be_led
from bot.rulesets.dnd5.state import State, rider
from bot.rulesets.shared.book import Word, word
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import from_flag, from_text
from bot.rulesets.shared.people import known, two, unless_so


@word(tool="mount")
class Saddle(Word):
    """*who* rides *mount* from now on, at no cost: its size must do, the rest is the game master's word."""

    who: CombatantId = from_text("who")
    mount: CombatantId = from_text("target")

    def check(self, state: State) -> None:
        who, mount = two(state, self.who, self.mount)
        unless_so(who, who.rides, self.mount)
        if mount.step <= who.step:
            raise Refused("dnd5-mount-small", name=who.name, mount=mount.name)
        taken = rider(state, mount) is not None or mount.rides is not None or who.rides is not None
        if taken or rider(state, who) is not None or incapacitated(mount) or who.out or DOWN(mount):
            raise Refused("dnd5-mount-taken", name=who.name, mount=mount.name)

    def take(self, scene: Scene[State]) -> Action:
        mount = scene.now.combatants[self.mount]
        yield from tell(Mounted(self.who, self.mount, 0, may_be_led(mount), said=True))


@word(tool="dismount")
class Unsaddle(Word):
    """*who* stands beside his mount, at no cost."""

    who: CombatantId = from_text("who")

    def check(self, state: State) -> None:
        who = known(state, self.who)
        if who.rides is None:
            raise Refused("dnd5-not-riding", name=who.name)

    def take(self, scene: Scene[State]) -> Action:
        state = scene.now
        who = state.combatants[self.who]
        mount = state.combatants.get(who.rides or "")
        if mount is not None:
            yield from tell(Dismounted(who.id, mount.id, "said", landing(state, who, mount)))


@word(tool="reins")
class SayReins(Word):
    """*who* controls what he rides, or lets it act by itself: the game master may have it either way."""

    who: CombatantId = from_text("who")
    on: bool = from_flag("words", "on", "off", "on")

    def check(self, state: State) -> None:
        who = known(state, self.who)
        if who.rides is None:
            raise Refused("dnd5-not-riding", name=who.name)
        unless_so(who, who.reins, self.on)

    def take(self, scene: Scene[State]) -> Action:
        yield from tell(ReinsTaken(self.who, str(scene.now.combatants[self.who].rides), self.on))


__all__ = ["Saddle", "SayReins", "Unsaddle"]
