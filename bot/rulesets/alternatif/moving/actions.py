"""Running at an enemy who is out of reach."""

from __future__ import annotations

from bot.kernel.decisions import Choice
from bot.kernel.effects import Action, Scene
from bot.rulesets.alternatif.moving import runs
from bot.rulesets.alternatif.moving.under_way import APPROACH, FULL_MOVE
from bot.rulesets.alternatif.ordinary import tasks
from bot.rulesets.alternatif.ordinary.tasks import Undertaking
from bot.rulesets.alternatif.reaction.announcer import Announcer, which
from bot.rulesets.alternatif.state import AlternatifState, Combatant
from bot.rulesets.shared.actions import Blanks, Doable

State = AlternatifState


class Approach(Doable[Announcer]):
    """On a grid: running at an enemy, while nobody is within arm's length (ALT-MOV-021)."""

    code = APPROACH

    def asked(self, at: Announcer) -> Blanks | None:
        if at.strikable or at.who.prone or at.state.settings.map == "none":
            return None
        return which("target", at.sought)

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        return runs.approach(scene, who, choice.get("target"))


class FullMove(Undertaking):
    """A full move whose way is known (ALT-MOV-007); it is announced with `/move`, or by running at somebody."""

    code = FULL_MOVE

    def figures(self, state: State, who: Combatant, thing: str | None) -> tuple[str | None, str | None]:
        run = who.spot.run
        if run is not None and run.speeds and run.at < 0:
            return tasks.NONE, str(len(run.speeds))
        return super().figures(state, who, thing)
