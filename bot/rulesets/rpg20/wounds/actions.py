"""Getting up, helping up, and care (R20-WND-013, -014, -017)."""

from __future__ import annotations

from typing import Final

from bot.kernel.decisions import Choice, Field
from bot.rulesets.rpg20.base.outlook import Outlook
from bot.rulesets.rpg20.sequences.actions import Meant
from bot.rulesets.rpg20.state import Intention
from bot.rulesets.rpg20.state.deeds import Goal
from bot.rulesets.shared.actions import Blanks


class Rise(Meant):
    """Getting up counts as a move (R20-WND-014)."""

    code = "rise"
    deed = "rise"

    def asked(self, at: Outlook) -> Blanks | None:
        return () if at.who.down and not at.who.felled else None


class Help(Meant):
    """Somebody at hand who cannot get up is helped to his feet: that counts as a move, too (R20-WND-013, -014)."""

    code = "help"
    deed = "help"

    def asked(self, at: Outlook) -> Blanks | None:
        found = tuple(
            each
            for each in at.seen
            if at.state.combatants[each].down and not at.state.combatants[each].out and _at_hand(at, each)
        )
        return None if at.who.down or not found else (Field("target", found),)

    def means(self, at: Outlook, choice: Choice) -> Intention:
        return Intention("help", targets=(choice["target"],))


def _at_hand(at: Outlook, ident: str) -> bool:
    """Whether he is beside him, as far as anybody has said."""
    return at.state.distance(at.who.id, ident) is None or at.state.engaged(at.who.id, ident)


class Treat(Meant):
    """Somebody's wound is treated, beside him (R20-WND-017)."""

    code = "treat"
    deed = "treat"
    moving = False

    def patients(self, at: Outlook) -> tuple[str, ...]:
        return tuple(
            each.id
            for each in at.state.combatants.values()
            if each.ills
            and not each.dead
            and (not each.hidden or each.side == at.who.side)
            and (each.id == at.who.id or _at_hand(at, each.id)) != self.moving
        )

    def asked(self, at: Outlook) -> Blanks | None:
        found = self.patients(at)
        if not found or (self.moving and at.who.down):
            return None

        def fields(given: Choice) -> tuple[Field, ...]:
            patient = at.state.combatants.get(given.get("target", ""))
            ills = () if patient is None else tuple(dict.fromkeys(each.kind for each in patient.ills))
            target = (Field("target", found),)
            return (*target, Field("ill", ills)) if ills and (len(ills) > 1 or "ill" in given) else target

        return fields

    def means(self, at: Outlook, choice: Choice) -> Intention:
        goal: Goal = "approach" if self.moving else ""
        return Intention("treat", self.moving, goal, (choice["target"],), detail=choice.get("ill", ""))


class MoveAndTreat(Treat):
    """A move to somebody whose wound is treated: at half chances, with the game master's leave (R20-ACT-003,
    R20-SEQ-008)."""

    code = "move_treat"
    moving = True


ACTIONS: Final = (Rise(), Help(), Treat(), MoveAndTreat())

__all__ = ["ACTIONS", "Help", "MoveAndTreat", "Rise", "Treat"]
