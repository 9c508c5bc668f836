"""What is said of riders: in the saddle and out of it, and directing a mount."""

from __future__ import annotations

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.kernel.persons import Typed
from bot.kernel.values import evolve
from bot.rulesets.alternatif.base.checks import free_to_announce, known, may_act, opened, unclinched
from bot.rulesets.alternatif.mounted import saddle
from bot.rulesets.alternatif.mounted.events import Dismounted, Mounted, Steered
from bot.rulesets.alternatif.mounted.stable import mounts
from bot.rulesets.alternatif.ordinary import tasks
from bot.rulesets.alternatif.reaction.events import ActionLost
from bot.rulesets.alternatif.state import AlternatifState
from bot.rulesets.shared.book import Word, word
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import from_flag, from_text

State = AlternatifState

STEER = "steer"
"""The action of directing a mount, as it is announced."""


def _rider(state: State, ident: str) -> None:
    who = known(state, ident)
    if who.riding.mount is None:
        raise Refused("alternatif-not-mounted", name=who.name)


@word(tool="mount")
class Mounts(Word):
    """*who* is in the saddle of a *mount* of the encounter's list; *lenient*: a poor rider may use both hands
    (ALT-MNT-002)."""

    who: CombatantId = from_text("who")
    mount: str = from_text("value")
    lenient: bool = from_flag("words", "both_hands", "strict", "strict")

    def check(self, state: State) -> None:
        """There is such a mount, and his hands fit the saddle (ALT-MNT-002)."""
        who = known(state, self.who)
        if who.out:
            raise Refused("alternatif-out", name=who.name, fate=who.fate or "open")
        unclinched(who)
        found = mounts(state).get(self.mount)
        if found is None:
            options = ", ".join(mounts(state))
            raise Refused("not-among", argument="value", value=self.mount[:40], options=options)
        riding = evolve(who.riding, mount=found, lenient=self.lenient)
        if riding == who.riding:
            raise Refused("already-so", name=who.name)
        saddle.check(evolve(who, riding=riding))

    def take(self, scene: Scene[State]) -> Action:
        yield from tell(Mounted(self.who, mounts(scene.now)[self.mount], self.lenient))


@word(tool="dismount")
class Dismounts(Word):
    """*who* is on foot again."""

    who: CombatantId = from_text("who")
    tells = Dismounted

    def check(self, state: State) -> None:
        _rider(state, self.who)


@word()
class Steer(Word):
    """*who* directs his mount: faster, about, stop … (ALT-MNT-005, -006). *words*: how, up to 80 characters."""

    who: CombatantId
    words: Typed = ""

    def check(self, state: State) -> None:
        """He is in the saddle and may speak; who is to strike now may lose his blow for it
        (ALT-MNT-006)."""
        opened(state)
        who = may_act(state, self.who)
        _rider(state, self.who)
        unclinched(who)
        free_to_announce(state, who)
        if who.task is not None and who.task.action == STEER:
            raise Refused("alternatif-already-doing", name=who.name)

    def take(self, scene: Scene[State]) -> Action:
        """No action at all for a good rider (ALT-MNT-005); a simple action for a poor one, which breaks off what was to
        come (ALT-MNT-006)."""
        state = scene.now
        who = state.combatants[self.who]
        if who.riding.well:
            yield from tell(Steered(who.id, self.words))
            return
        for weapon in who.hands:
            if weapon.up:
                yield from tell(ActionLost(who.id, weapon.arm.hand, "interrupted", state.segment))
        yield from tasks.propose(scene, who.id, STEER, label=self.words, figures=(tasks.NONE, tasks.ONE))
