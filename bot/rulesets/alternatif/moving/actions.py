"""Running at an enemy who is out of reach, or away from those who are upon one."""

from __future__ import annotations

from bot.kernel.decisions import Choice
from bot.kernel.effects import Action, Scene
from bot.rulesets.alternatif.moving import runs
from bot.rulesets.alternatif.moving.under_way import APPROACH, FLIGHT, FULL_MOVE
from bot.rulesets.alternatif.moving.words import Move
from bot.rulesets.alternatif.ordinary import tasks
from bot.rulesets.alternatif.ordinary.tasks import Undertaking
from bot.rulesets.alternatif.reaction.announcer import Announcer, which
from bot.rulesets.alternatif.state import AlternatifState, Combatant, within_reach
from bot.rulesets.alternatif.state.planned import flees
from bot.rulesets.shared.actions import Blanks, Doable, untold
from bot.rulesets.shared.options import Args

State = AlternatifState


class Approach(Doable[Announcer]):
    """Running at an enemy of whom it is known that he is farther off, while nobody is within arm's length
    (ALT-MOV-012, -021)."""

    code = APPROACH

    def asked(self, at: Announcer) -> Blanks | None:
        if at.strikable or at.who.prone:
            return None
        return which("target", at.sought if at.state.settings.map != "none" else at.afar)

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        return runs.approach(scene, who, choice.get("target"))


class Flee(Doable[Announcer]):
    """Running away from everybody in contact (ALT-MOV-012)."""

    code = "flee"

    def asked(self, at: Announcer) -> Blanks | None:
        """What people choose seldom is not offered; to a plan that has it in its words it is."""
        return self.said(at) if flees(at.state, at.who) else None

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        return Move(0, who, "flee").take(scene)

    def said(self, at: Announcer) -> Blanks | None:
        return () if within_reach(at.state, at.who) and not at.who.prone else None

    costs = untold

    def note(self, at: Announcer, by: int, args: Args) -> Move:
        return Move(by, at.who.id, "flee")


class FullMove(Undertaking):
    """A full move whose way is known (ALT-MOV-007); it is announced with `/move`, or by running at somebody."""

    code = FULL_MOVE

    def figures(self, state: State, who: Combatant, thing: str | None) -> tuple[str | None, str | None]:
        run = who.spot.run
        if run is not None and run.speeds and run.at < 0:
            return tasks.NONE, str(len(run.speeds))
        return super().figures(state, who, thing)


class Flight(FullMove):
    """A full move away from everybody in contact, once it is announced (ALT-MOV-012)."""

    code = FLIGHT
