"""What no list holds, in one's own words, for what it costs (D35-ACT-004 to -006, D35-AOO-002)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.kernel.decisions import Choice, Field
from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.dnd35.base.holds import grappling, pinned_by
from bot.rulesets.dnd35.base.outlook import Outlook
from bot.rulesets.dnd35.objects.actions import affords, is_left
from bot.rulesets.dnd35.objects.events import Cost
from bot.rulesets.dnd35.objects.events_unlisted import Kind, UnlistedBegun
from bot.rulesets.dnd35.objects.handling import may_interject
from bot.rulesets.dnd35.objects.words import Interject
from bot.rulesets.dnd35.state import State
from bot.rulesets.shared.actions import Blanks, Doable, untold
from bot.rulesets.shared.options import Args

IMMEDIATE: Final[Kind] = "immediate"
COSTS: Final[Mapping[Kind, Cost]] = {
    "free": "free",
    "swift": "swift",
    "immediate": "immediate",
    "move": "move",
    "standard": "standard",
    "full": "full",
    "activate": "standard",
    "handle": "move",
    "heavy": "move",
    "light": "full",
    "scroll": "standard",
    "door": "move",
}
"""The action that each takes."""
IN_WORDS: Final[tuple[Kind, ...]] = ("standard", "move", "free", "swift", IMMEDIATE, "full")
"""What is said by its cost alone; where the table has an immediate action of one's own turn be its swift one, that is
said (D35-ACT-006)."""
STILL: Final[tuple[Kind, ...]] = ("free", "swift", IMMEDIATE)
"""What is left of it to whoever is pinned."""
NAMED: Final = tuple(each for each in COSTS if each not in IN_WORDS)
"""What the text names."""


class Unlisted(Doable[Outlook]):
    """Whatever his player says: in his turn for what it costs, out of it as an immediate action."""

    code = "other"
    while_asked = True
    costs = untold

    def asked(self, at: Outlook) -> Blanks | None:
        if at.turn is None:
            return None
        # Whoever is pinned moves no limb (D35-GRA-023); in a grapple hands do what that allows (D35-GRA-010 to -021).
        apart = at.state.settings.immediate_action == "apart"
        words = STILL if pinned_by(at.state, at.who.id) else IN_WORDS
        said = [each for each in words if is_left(at, COSTS[each]) and (apart or each != IMMEDIATE)]
        named = [] if grappling(at.state, at.who.id) else [each for each in NAMED if affords(at, COSTS[each])]
        found = (*said, *named)
        return (Field("what", found, alone=True),) if found else None

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        what = next(each for each in COSTS if each == choice["what"])
        yield from tell(UnlistedBegun(who, what, COSTS[what]))

    def said(self, at: Outlook) -> Blanks | None:
        return (Field("what", (IMMEDIATE,)),) if may_interject(at.state, at.who) else None

    def note(self, at: Outlook, by: int, args: Args) -> Interject:
        return Interject(by, at.who.id)


ACTIONS = (Unlisted(),)

__all__ = ["ACTIONS", "COSTS", "IMMEDIATE", "IN_WORDS", "NAMED", "STILL", "Unlisted"]
