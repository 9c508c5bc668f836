"""Shooting and throwing: plainly, or in a manner of one's own."""

from __future__ import annotations

from bot.kernel.decisions import Choice, Field
from bot.kernel.effects import Action, Scene
from bot.rulesets.alternatif.ordinary.tasks import Undertaking
from bot.rulesets.alternatif.reaction.announcer import Announcer, blank, times
from bot.rulesets.alternatif.shooting import announcing, arms, preparing
from bot.rulesets.alternatif.shooting.words import Shoot
from bot.rulesets.alternatif.state import AlternatifState, Arm
from bot.rulesets.shared.actions import Blanks, Costs, Doable
from bot.rulesets.shared.options import Args, optional

INSTANT = "0"
"""The duration of a shot: it comes at the end of its reaction."""


def shot_times(arm: Arm, manner: str) -> Costs:
    """When a shot with *arm* in that *manner* leaves: its die by the cadence, and the segments of careful aim
    (ALT-MIS-004 to -007)."""
    if arm.missile is None:
        return times(None, None)
    cadence, aim, _, _ = arms.parts(manner)
    fixed = arm.missile.fixed + aim
    return times(f"{f'{fixed}+' if fixed else ''}{arms.die(arm, cadence)}", INSTANT)


class ShootPlainly(Undertaking, Doable[Announcer]):
    """A shot (ALT-MIS-001); the question makes it at the normal cadence, with what is in hand."""

    code = arms.SHOOT

    def asked(self, at: Announcer) -> Blanks | None:
        return blank("target", at.marks)

    def said(self, at: Announcer) -> Blanks | None:
        """Whom a weapon reaches and with which one somebody is reached go together, and the manners are those of the
        weapon once it is named, else of the first that does."""
        if not at.aims:
            return None

        def fields(partial: Choice) -> tuple[Field, ...]:
            target, weapon = partial.get("target"), partial.get("with")
            targets = at.aims.get(weapon or "") or tuple(dict.fromkeys(sum(at.aims.values(), ())))
            reaching = tuple(each for each, found in at.aims.items() if target is None or target in found)
            reaching = reaching or tuple(at.aims)
            arm = arms.arm_of(at.who, weapon if weapon in reaching else reaching[0])
            manners = arms.manners(arm, at.state.settings) if arm is not None else ()
            return Field("target", targets), Field("with", reaching), Field("how", manners)

        return fields

    def costs(self, at: Announcer, thing: str | None) -> Costs:
        arm = next((each for each in arms.shootable(at.who) if thing in (None, each.weapon)), None)
        return times(None, None) if arm is None else shot_times(arm, arms.NORMAL)

    def note(self, at: Announcer, by: int, args: Args) -> Shoot:
        return Shoot(by, at.who.id, optional(args, "target"), optional(args, "with"), optional(args, "how"))

    def does(self, scene: Scene[AlternatifState], who: str, choice: Choice) -> Action:
        return announcing.answered(scene, who, choice)

    def begins(self, scene: Scene[AlternatifState], ident: str) -> Action:
        return preparing.begin(scene, ident)


class ShootSo(Doable[Announcer]):
    """In the question: a shot in another manner than plainly."""

    code = "shoot_so"

    def asked(self, at: Announcer) -> Blanks | None:
        if not at.marks:
            return None
        manners = arms.manners(arms.held(at.who)[0], at.state.settings)[1:]
        return Field("target", at.marks), Field("how", manners)

    def does(self, scene: Scene[AlternatifState], who: str, choice: Choice) -> Action:
        return announcing.answered(scene, who, choice)
