"""Announcing a charge, and the game master's word on who guards whom."""

from __future__ import annotations

from typing import Final

from bot.kernel.effects import Action, Scene
from bot.kernel.errors import Refused
from bot.rulesets.alternatif.base.checks import target_meant
from bot.rulesets.alternatif.base.needs import ANNOUNCES, About, Need, armed, unclinched, usable_hands
from bot.rulesets.alternatif.charging import running
from bot.rulesets.alternatif.charging.events import ScreenSaid
from bot.rulesets.alternatif.moving import runs
from bot.rulesets.alternatif.ordinary import tasks
from bot.rulesets.alternatif.state import AlternatifState, Combatant, reaches
from bot.rulesets.alternatif.state.arms import CHARGE
from bot.rulesets.alternatif.state.combatant import pair
from bot.rulesets.alternatif.state.conditions import CHARGES_NOT
from bot.rulesets.shared import people
from bot.rulesets.shared.book import word
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import from_flag, from_text
from bot.rulesets.shared.people import unless_so

State = AlternatifState


def sound(state: State, who: Combatant) -> None:
    """That he is on his feet, and that no wound keeps him from running."""
    if (kept := CHARGES_NOT.by(who)) is not None:
        raise Refused(f"alternatif-charge-{kept}", name=who.name)


ABLE: Final[tuple[Need, ...]] = (armed, sound)
"""What a charge asks of somebody himself."""


@word()
class Charge(About):
    """*who* charges at *target* (ALT-CHG-001)."""

    needs = (*ANNOUNCES, unclinched, *ABLE, usable_hands)
    target: CombatantId | None = None

    def refuse(self, state: State, who: Combatant) -> None:
        target = state.combatants[target_meant(state, who, self.target)]
        if target.id in who.contacts:
            raise Refused("alternatif-charge-in-contact", name=who.name, target=target.name)
        if not reaches(who, target):
            raise Refused("alternatif-behind-the-pikes", name=who.name, target=target.name)
        if state.settings.map != "none":
            # Over the map there must be a way.
            runs.toward(state, who, target.id, "run")
        if running.is_charge(who.task) and who.task is not None and who.task.target == target.id:
            raise Refused("alternatif-already-doing", name=who.name)

    def take(self, scene: Scene[State]) -> Action:
        state = scene.now
        target = target_meant(state, state.combatants[self.who], self.target)
        if state.settings.map != "none":
            who = state.combatants[self.who]
            yield from runs.announce(scene, self.who, runs.toward(state, who, target, "run"))
            return
        yield from tasks.propose(scene, self.who, CHARGE, target=target)


@word(tool="screen")
class SayScreen(About):
    """Whoever charges at *other* passes within reach of *who*, or no more (ALT-CHG-009)."""

    other: CombatantId = from_text("target")
    on: bool = from_flag("words", "on", "off", "on")
    tells = ScreenSaid

    def refuse(self, state: State, who: Combatant) -> None:
        _, other = people.two(state, who.id, self.other)
        if who.side != other.side:
            raise Refused("alternatif-not-a-companion", name=other.name)
        unless_so(who, pair(who.id, other.id) in state.ground.screens, self.on)
