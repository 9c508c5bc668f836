"""Announcing a charge, and the game master's word on who guards whom."""

from __future__ import annotations

from bot.kernel.effects import Action, Scene
from bot.kernel.errors import Refused
from bot.rulesets.alternatif.base import shares as wielding
from bot.rulesets.alternatif.base.checks import free_to_announce, known, may_act, target_meant, unclinched
from bot.rulesets.alternatif.charging import running
from bot.rulesets.alternatif.charging.events import ScreenSaid
from bot.rulesets.alternatif.moving import runs
from bot.rulesets.alternatif.ordinary import tasks
from bot.rulesets.alternatif.shooting import arms
from bot.rulesets.alternatif.state import AlternatifState, reaches
from bot.rulesets.alternatif.state.arms import CHARGE
from bot.rulesets.alternatif.state.combatant import pair
from bot.rulesets.alternatif.state.conditions import CHARGES_NOT
from bot.rulesets.shared.book import Word, word
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import from_flag, from_text
from bot.rulesets.shared.people import opened

State = AlternatifState


@word()
class Charge(Word):
    """*who* charges at *target* (ALT-CHG-001)."""

    who: CombatantId
    target: CombatantId | None = None

    def check(self, state: State) -> None:
        """He can run at somebody now: on his feet and sound, armed for melee, and not in contact with him yet."""
        opened(state)
        who = may_act(state, self.who)
        free_to_announce(state, who)
        unclinched(who)
        target = state.combatants[target_meant(state, who, self.target)]
        if not arms.fights_hand_to_hand(who):
            raise Refused("alternatif-only-shoots", name=who.name, weapon=who.main.arm.weapon)
        wielding.check_usable(who)
        if target.id in who.contacts:
            raise Refused("alternatif-charge-in-contact", name=who.name, target=target.name)
        if (kept := CHARGES_NOT.by(who)) is not None:
            raise Refused(f"alternatif-charge-{kept}", name=who.name)
        if not reaches(who, target):
            raise Refused("alternatif-behind-the-pikes", name=who.name, target=target.name)
        if state.settings.map != "none":
            # Over the map there must be a way.
            runs.toward(state, who, target.id, "run")
        if running.is_charge(who.task) and who.task is not None and who.task.target == target.id:
            raise Refused("alternatif-already-doing", name=who.name)

    def take(self, scene: Scene[State]) -> Action:
        """It is announced: no reaction; how long it takes is known when it begins (ALT-CHG-001)."""
        state = scene.now
        target = target_meant(state, state.combatants[self.who], self.target)
        if state.settings.map != "none":
            who = state.combatants[self.who]
            yield from runs.announce(scene, self.who, runs.toward(state, who, target, "run"))
            return
        yield from tasks.propose(scene, self.who, CHARGE, target=target)


@word(tool="screen")
class SayScreen(Word):
    """Whoever charges at *other* passes within reach of *who*, or no more (ALT-CHG-009)."""

    who: CombatantId = from_text("who")
    other: CombatantId = from_text("target")
    on: bool = from_flag("words", "on", "off", "on")
    tells = ScreenSaid

    def check(self, state: State) -> None:
        """They are two people of one side, and it is not so already."""
        who, other = known(state, self.who), known(state, self.other)
        if who.id == other.id:
            raise Refused("two-people", name=who.name)
        if who.side != other.side:
            raise Refused("alternatif-not-a-companion", name=other.name)
        if (pair(who.id, other.id) in state.ground.screens) == self.on:
            raise Refused("already-so", name=who.name)
