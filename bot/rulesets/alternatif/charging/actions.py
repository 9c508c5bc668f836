"""Charging at somebody, as it is announced; the game master's word on who guards whom (ALT-CHG-001, -009)."""

from __future__ import annotations

from typing import Final

from bot.kernel.decisions import Choice, Scalar
from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.rulesets.alternatif.base import distances, moves
from bot.rulesets.alternatif.base.checks import target_meant
from bot.rulesets.alternatif.base.needs import ANNOUNCES, About, Need, armed, met, unclinched, usable_hands
from bot.rulesets.alternatif.charging import running
from bot.rulesets.alternatif.charging.running import ChargeBegun, ScreenSaid
from bot.rulesets.alternatif.moving import contacts as moving
from bot.rulesets.alternatif.moving import runs
from bot.rulesets.alternatif.ordinary import tasks
from bot.rulesets.alternatif.ordinary.listed import ProposalSettled
from bot.rulesets.alternatif.ordinary.tasks import Undertaking
from bot.rulesets.alternatif.reaction.announcer import Announcer, blank, named
from bot.rulesets.alternatif.state import AlternatifState, Combatant, Task, foes, reaches
from bot.rulesets.alternatif.state.arms import CHARGE, LEAST
from bot.rulesets.alternatif.state.combatant import pair
from bot.rulesets.alternatif.state.conditions import CHARGES_NOT
from bot.rulesets.shared import people
from bot.rulesets.shared.actions import Blanks, Doable, untold
from bot.rulesets.shared.book import word
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import Args, from_flag, from_text
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


# ---- the action


class RunAt(Undertaking, Doable[Announcer]):
    """Running at somebody to strike him (ALT-CHG-001)."""

    code = CHARGE

    def asked(self, at: Announcer) -> Blanks | None:
        """Without a grid, with impetus, where the distance has been said and nobody is upon him (ALT-CHG-003); on a
        grid running at somebody is a charge in itself (ALT-MOV-021)."""
        state, who = at.state, at.who
        if state.settings.map != "none" or who.contacts or who.riding.mount is not None or not met(ABLE, state, who):
            return None
        run = LEAST * distances.CELL
        return blank("target", tuple(e for e in at.afar if (distances.distance(state, who.id, e) or 0) >= run))

    def said(self, at: Announcer) -> Blanks | None:
        if not met(ABLE, at.state, at.who):
            return None
        return blank("target", tuple(each for each in foes(at.state, at.who) if each not in at.who.contacts))

    costs = untold

    def note(self, at: Announcer, by: int, args: Args) -> Charge:
        return Charge(by, at.who.id, named(args, "target"))

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        return tasks.propose(scene, who, self.code, target=choice.get("target"))

    def figures(self, state: State, who: Combatant, thing: str | None) -> tuple[str | None, str | None]:
        """A full move needs no reaction; it lasts as long as the way is (ALT-CHG-001, -004)."""
        return tasks.NONE, tasks.ONE

    def awaits(self, state: State, who: Combatant) -> bool:
        return running.is_unmeasured(state, who)

    def begins(self, scene: Scene[State], ident: str) -> Action:
        who = scene.now.combatants[ident]
        target = None if who.proposal is None else who.proposal.target
        if target not in scene.now.combatants:
            yield from tell(ProposalSettled(ident, "dropped"))
            return
        assert target is not None
        cells = running.cells_between(scene.now, ident, target) or 0
        yield from tasks.begin(scene, ident, str(running.segments_for(who, cells)))
        task = scene.now.combatants[ident].task
        if task is not None and task.last > task.first:
            yield from tell(ChargeBegun(ident, target, cells, task.last))

    def ends(self, scene: Scene[State], who: Combatant, task: Task) -> Action:
        return running.arrives(scene, who.id, task.target)


def run_to(at: Announcer, action: str, target: str) -> dict[str, Scalar] | None:
    """The run that *action*, a charge or an approach, begins at *target*: `run`, its cells; `time`, the segments that
    it takes, 0 for a step; `impetus`, whether it ends with a blow (ALT-CHG-001, -003, ALT-MOV-021). None while nobody
    has said how far that is, and where no way leads there."""
    state, who = at.state, at.who
    gridded = state.settings.map != "none"
    if action == CHARGE and not gridded:
        cells = running.cells_between(state, who.id, target)
        if cells is None:
            return None
        return _told(cells, running.segments_for(who, cells), running.has_impetus(state, who, cells))
    if not gridded and distances.distance(state, who.id, target) is None:
        return None
    try:
        run = runs.toward(state, who, target, "run")
    except Refused:
        return None
    apart = distances.distance(state, who.id, target) or 0
    cells = len(run.path) if gridded else max(1, apart // distances.CELL - 1)
    if action != CHARGE and cells == 1:
        # One cell is a step, which is no action (ALT-MOV-006).
        return _told(cells, 0, False)
    return _told(cells, len(run.speeds), gridded and met(ABLE, state, who) and running.has_impetus(state, who, cells))


def _told(cells: int, time: int, impetus: bool) -> dict[str, Scalar]:
    return {"run": cells, "time": time, "impetus": impetus}


class FullMove(moving.FullMove):
    """A full move at an enemy is a charge (ALT-MOV-021)."""

    def ends(self, scene: Scene[State], who: Combatant, task: Task) -> Action:
        run = moves.run_of(who)
        if run is not None and run.aim is not None:
            yield from running.comes_upon(scene, who.id, run.aim, run.cells)
