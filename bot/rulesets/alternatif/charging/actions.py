"""Charging at somebody."""

from __future__ import annotations

from bot.kernel.decisions import Choice
from bot.kernel.effects import Action, Scene
from bot.rulesets.alternatif import places, tasks
from bot.rulesets.alternatif.charging.running import CHARGE, is_lame
from bot.rulesets.alternatif.charging.words import Charge
from bot.rulesets.alternatif.outlook import NO_COSTS, Outlook, blank, named
from bot.rulesets.alternatif.state import AlternatifState, foes
from bot.rulesets.alternatif.state.charging import LEAST
from bot.rulesets.shared.actions import Blanks, Costs, Doable
from bot.rulesets.shared.options import Args


class RunAt(Doable[Outlook]):
    """Running at somebody to strike him (ALT-CHG-001)."""

    code = CHARGE

    def asked(self, at: Outlook) -> Blanks | None:
        """Without a grid, with impetus, where the distance has been said and nobody is upon him (ALT-CHG-003); on a
        grid running at somebody is a charge in itself (ALT-MOV-021)."""
        state, who = at.state, at.who
        if state.settings.map != "none" or who.contacts or who.riding.mount is not None or not able(at):
            return None
        run = LEAST * places.CELL
        return blank("target", tuple(e for e in at.strikable if (places.distance(state, who.id, e) or 0) >= run))

    def said(self, at: Outlook) -> Blanks | None:
        if at.who.wrestling.locked or not able(at):
            return None
        return blank("target", tuple(each for each in foes(at.state, at.who) if each not in at.who.contacts))

    def costs(self, at: Outlook, thing: str | None) -> Costs:
        return NO_COSTS

    def note(self, at: Outlook, by: int, args: Args) -> Charge:
        return Charge(by, at.who.id, named(args, "target"))

    def does(self, scene: Scene[AlternatifState], who: str, choice: Choice) -> Action:
        return tasks.propose(scene, who, self.code, target=choice.get("target"))


def able(at: Outlook) -> bool:
    """Whether he is on his feet, sound, and armed for melee."""
    return not at.who.prone and at.fights and not is_lame(at.who)


__all__ = ["RunAt"]
