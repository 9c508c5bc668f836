"""Wrestling, and what takes no action in a clinch."""

from __future__ import annotations

from typing import Literal

from bot.kernel.decisions import Choice
from bot.kernel.effects import Action, Scene
from bot.rulesets.alternatif.reaction.announcer import Announcer, blank, which
from bot.rulesets.alternatif.state import AlternatifState, within_reach
from bot.rulesets.alternatif.wrestling import entering, holds
from bot.rulesets.alternatif.wrestling.looking import encumbered, is_bare_handed, keeps_off, key_id, opponents
from bot.rulesets.alternatif.wrestling.words import FreeAct, Wrestle
from bot.rulesets.shared.actions import Blanks, Doable, untold
from bot.rulesets.shared.options import Args, optional


class Grapple(Doable[Announcer]):
    """Meaning to wrestle with somebody (ALT-WRE-001); in a clinch, after a while, going on."""

    code = "wrestle"

    def asked(self, at: Announcer) -> Blanks | None:
        return which("target", _possible(at))

    def said(self, at: Announcer) -> Blanks | None:
        if not at.clinched:
            return blank("target", _possible(at))
        if at.who.intent != "standby":
            return None
        return blank("target", tuple(opponents(at.state, at.who))) or ()

    costs = untold

    def note(self, at: Announcer, by: int, args: Args) -> Wrestle:
        return Wrestle(by, at.who.id, optional(args, "target"))

    def does(self, scene: Scene[AlternatifState], who: str, choice: Choice) -> Action:
        target = choice.get("target") or _possible(Announcer(scene.now, scene.now.combatants[who]))[0]
        return entering.announce(scene, who, target)


def _possible(at: Announcer) -> tuple[str, ...]:
    """Whom he may mean to wrestle with, those in contact first: nobody unless his hands hold nothing that he would have
    to let go of, and of those who keep him off none unless they are empty (ALT-WRE-009, -041)."""
    if encumbered(at.who):
        return ()
    bare, reach = is_bare_handed(at.who), within_reach(at.state, at.who)
    found = [each for each in at.near if bare or not keeps_off(at.state, at.state.combatants[each])]
    return tuple(sorted(found, key=lambda each: each not in reach))


class InTheClinch(Doable[Announcer]):
    """What takes no action in a clinch (ALT-WRE-019, -024, -027)."""

    code: Literal["release", "gag", "ungag", "step_out"]

    def said(self, at: Announcer) -> Blanks | None:
        return blank("target", tuple(holds.free_targets(at.state, at.who, self.code)))

    costs = untold

    def note(self, at: Announcer, by: int, args: Args) -> FreeAct:
        possible = holds.free_targets(at.state, at.who, self.code)
        about = optional(args, "target") or (possible[0] if possible else "")
        return FreeAct(by, at.who.id, self.code, about)


class Release(InTheClinch):
    """Letting go of a key, named by the part that it holds."""

    code = "release"

    def said(self, at: Announcer) -> Blanks | None:
        if not holds.free_targets(at.state, at.who, self.code):
            return None
        return blank("with", tuple(dict.fromkeys(key.part for key in at.who.wrestling.keys)))

    def note(self, at: Announcer, by: int, args: Args) -> FreeAct:
        part = str(args.get("with") or "")
        mine = [key_id(key.victim, key.part) for key in at.who.wrestling.keys if part in ("", key.part)]
        return FreeAct(by, at.who.id, self.code, mine[0] if mine else "")


class Gag(InTheClinch):
    code = "gag"


class Ungag(InTheClinch):
    code = "ungag"


class StepOut(InTheClinch):
    code = "step_out"
