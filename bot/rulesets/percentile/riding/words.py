"""What the game master says of riders (PCT-MNT)."""

from __future__ import annotations

from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.percentile.damage import dealing
from bot.rulesets.percentile.people import known
from bot.rulesets.percentile.riding.events import MountedSaid
from bot.rulesets.percentile.state import PercentileState
from bot.rulesets.shared.book import Word, composed, word
from bot.rulesets.shared.naming import Called, CombatantId
from bot.rulesets.shared.options import Args, optional, text
from bot.rulesets.shared.people import two, unless_so


@word()
class SayMounted(Word):
    """*on* False: he dismounts; *fall*: he comes off and is hurt (PCT-MNT-004). *mount*: the combatant that he is
    on."""

    who: CombatantId
    on: bool
    fall: bool = False
    mount: Called | None = None

    def check(self, state: PercentileState) -> None:
        who = known(state, self.who)
        unless_so(who, who.mounted, self.on)
        if self.mount is not None:
            two(state, self.who, self.mount)

    def take(self, scene: Scene[PercentileState]) -> Action:
        if self.fall:
            yield from dealing.unhorse(scene, self.who)
        else:
            yield from tell(MountedSaid(self.who, self.on, self.mount))


@composed(tool="mount")
@composed(tool="dismount")
@composed(tool="fall")
def in_the_saddle(state: PercentileState, by: int, args: Args) -> SayMounted:
    """`target`: the combatant that he mounts."""
    on, fall = args["tool"] == "mount", args["tool"] == "fall"
    return SayMounted(by, text(args, "who"), on, fall, optional(args, "target") if on else None)
