"""What the game master says of narrow places: who squeezes past whom, and who wriggles through a gap (D35-MOV-014,
-015). That somebody is squeezed where he is, is a condition (`/fix status`)."""

from __future__ import annotations

from typing import Final

from bot.kernel.effects import Action, Scene, roll, tell
from bot.kernel.errors import Refused
from bot.rulesets.dnd35.base.rolls import CHECKS, D20, Trial, spent
from bot.rulesets.dnd35.squeezing.events import PassageSaid, WriggleRolled
from bot.rulesets.dnd35.state import State
from bot.rulesets.shared.book import Word, word
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import from_flag, from_number, from_text
from bot.rulesets.shared.people import known, two, unless_so

GAP: Final = 30
"""The difficulty of a gap, unless the game master says another one."""
MOST: Final = 60


@word(tool="let_by")
class LetBy(Word):
    """*who* may squeeze past through the space of *target*."""

    who: CombatantId = from_text("who")
    target: CombatantId = from_text("target")
    on: bool = from_flag("words", "on", "off", "on")
    tells = PassageSaid

    def check(self, state: State) -> None:
        who, target = two(state, self.who, self.target)
        unless_so(who, target.id in who.passes, self.on)


@word(tool="wriggle")
class Wriggle(Word):
    """*who* wriggles through a gap, against that difficulty."""

    who: CombatantId = from_text("who")
    difficulty: int = from_number("value", 1, MOST, GAP)

    def check(self, state: State) -> None:
        who = known(state, self.who)
        if who.out:
            raise Refused("dnd35-cannot-act", name=who.name)

    def take(self, scene: Scene[State]) -> Action:
        (face,) = yield from roll(D20, who=self.who, why="wriggle")
        who = scene.now.combatants[self.who]
        made = CHECKS.made("skill", scene.now, Trial(who, face, skill="escape_artist"), face)
        success = made.total >= self.difficulty
        yield from spent(scene, "skill", Trial(who, face))
        yield from tell(WriggleRolled(who.id, against=self.difficulty, success=success, **made.told()))


__all__ = ["GAP", "LetBy", "Wriggle"]
