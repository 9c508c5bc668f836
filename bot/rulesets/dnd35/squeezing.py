"""Squeezing through narrow places and past opponents (D35-MOV-013 to -016)."""

from __future__ import annotations

from typing import Final

from bot.kernel.effects import Action, Scene, roll, tell
from bot.kernel.errors import Refused
from bot.kernel.events import PUBLIC
from bot.rulesets.dnd35.base.budget import PENALTY, SQUEEZED, squeezes
from bot.rulesets.dnd35.base.rolls import CHECKS, D20, Trial, spent
from bot.rulesets.dnd35.state import Fighter, State
from bot.rulesets.shared.book import Word, happens, word
from bot.rulesets.shared.check import Term, terms
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import from_flag, from_number, from_text
from bot.rulesets.shared.people import known, two, unless_so

# ---- What is told of those who squeeze (D35-MOV-014, -015).


@happens("D35-MOV-014", to=PUBLIC)
class PassageSaid:
    """*combatant* may squeeze past through the space of *target*, or may no more, by the game master's word."""

    combatant: CombatantId
    target: CombatantId
    on: bool

    def befalls(self, state: State, who: Fighter) -> State:
        kept = tuple(each for each in who.passes if each != self.target)
        return state.with_(who.id, passes=(*kept, self.target) if self.on else kept)


@happens("D35-MOV-015", changes=False, to=PUBLIC)
class WriggleRolled:
    """*combatant* wriggles through a gap that is narrower than half his space: Escape Artist, against what the game
    master has said; where he comes out is the game master's as well."""

    combatant: CombatantId
    face: int
    terms: tuple[Term, ...]
    total: int
    against: int
    success: bool


# ---- What the game master says of narrow places: who squeezes past whom, and who wriggles through a gap (D35-MOV-014,
# -015). That somebody is squeezed where he is, is a condition (`/fix status`).

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


# ---- What being squeezed makes of attacks (D35-MOV-014).


def squeezed(state: State, on: Trial) -> tuple[Term, ...]:
    """Whoever is squeezed attacks worse."""
    return terms((SQUEEZED, PENALTY if squeezes(state, on.who) else 0))
