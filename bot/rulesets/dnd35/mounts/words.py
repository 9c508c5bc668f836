"""What the game master says of mounts (D35-MNT-002, -011)."""

from __future__ import annotations

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.rulesets.dnd35.base.holds import grappling
from bot.rulesets.dnd35.base.saddles import large_enough, rider
from bot.rulesets.dnd35.mounts.events import Dismounted, Mounted, SaddleSaid
from bot.rulesets.dnd35.mounts.riding import free, landing
from bot.rulesets.dnd35.state import State
from bot.rulesets.shared.book import Word, word
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import from_flag, from_text
from bot.rulesets.shared.people import known, two, unless_so


@word(tool="mount")
class Saddle(Word):
    """*who* rides *mount* from now on, at no cost: its size must do, and its side."""

    who: CombatantId = from_text("who")
    mount: CombatantId = from_text("target")

    def check(self, state: State) -> None:
        who, mount = two(state, self.who, self.mount)
        unless_so(who, who.mount, self.mount)
        if not large_enough(mount, who):
            raise Refused("dnd35-mount-small", name=who.name, mount=mount.name)
        busy = who.mount is not None or rider(state, who) is not None or grappling(state, who.id) or who.out
        if busy or not free(state, mount) or mount.side != who.side:
            raise Refused("dnd35-mount-taken", name=who.name, mount=mount.name)

    def take(self, scene: Scene[State]) -> Action:
        yield from tell(Mounted(self.who, self.mount, said=True))


@word(tool="dismount")
class Unsaddle(Word):
    """*who* stands beside his mount, at no cost."""

    who: CombatantId = from_text("who")

    def check(self, state: State) -> None:
        who = known(state, self.who)
        if who.mount is None:
            raise Refused("dnd35-not-riding", name=who.name)

    def take(self, scene: Scene[State]) -> Action:
        who = scene.now.combatants[self.who]
        yield from tell(Dismounted(who.id, "said", who.mount, landing(scene.now, who)))


@word(tool="war_saddle")
class SaySaddle(Word):
    """The saddle of *who* is a military one, or is not."""

    who: CombatantId = from_text("who")
    on: bool = from_flag("words", "on", "off", "on")
    tells = SaddleSaid

    def check(self, state: State) -> None:
        who = known(state, self.who)
        unless_so(who, who.war_saddle, self.on)


__all__ = ["Saddle", "SaySaddle", "Unsaddle"]
