"""To fight on the defensive or with two weapons, said before the first attack; total defence (D35-ATK-002 to -004,
D35-BAS-018)."""

from __future__ import annotations

from bot.kernel.decisions import Choice
from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.dnd35.attack.volleys import second
from bot.rulesets.dnd35.base import budget, saddles
from bot.rulesets.dnd35.base.holds import grappling
from bot.rulesets.dnd35.base.outlook import Outlook
from bot.rulesets.dnd35.stances.events import StanceTaken, Way
from bot.rulesets.dnd35.state import State, Turn
from bot.rulesets.shared.actions import Blanks, Doable


def fresh(at: Outlook) -> Turn | None:
    """His turn, where he may still attack and has not begun to; nobody takes a stance who grapples (D35-GRA-009)."""
    turn = at.turn
    free = turn is not None and not turn.swings and budget.has_standard(turn)
    return turn if free and not grappling(at.state, at.who.id) else None


class Stance(Doable[Outlook]):
    """Said by the way; it holds for the attacks of this turn."""

    how: Way

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from tell(StanceTaken(who, self.how))


class Guard(Stance):
    """All attacks lose 4, the armour class gains 2 from the first of them until his next turn (D35-ATK-002)."""

    code = "guard"
    how = "guarded"

    def asked(self, at: Outlook) -> Blanks | None:
        turn = fresh(at)
        return () if turn is not None and not turn.guarded else None


class TwoWeapons(Stance):
    """One attack more with the other hand, in a full attack alone (D35-BAS-018)."""

    code = "two_weapons"
    how = "both"

    def asked(self, at: Outlook) -> Blanks | None:
        turn = fresh(at)
        # Nor where the mount has gone so far that one attack is all (D35-MNT-005).
        free = turn is not None and not (turn.both or turn.move or turn.restricted or saddles.single(turn))
        return () if free and second(at.who) is not None else None


class Defend(Stance):
    """The standard action, and no attacks of opportunity: 4 to the armour class (D35-ATK-003, -004). Who has said that
    he fights on the defensive does that."""

    code = "defend"
    how = "total"

    def asked(self, at: Outlook) -> Blanks | None:
        turn = fresh(at)
        return () if turn is not None and not (turn.guarded or turn.both) else None


ACTIONS = (Guard(), TwoWeapons(), Defend())

__all__ = ["ACTIONS", "Defend", "Guard", "Stance", "TwoWeapons", "fresh"]
