"""What the game master says of contests (DN5-CTS-001, -006)."""

from __future__ import annotations

from typing import Final

from bot.kernel.effects import Action, Scene
from bot.kernel.errors import Refused
from bot.rulesets.dnd5.base.budget import held_by
from bot.rulesets.dnd5.contests import contesting, holding
from bot.rulesets.dnd5.state import State
from bot.rulesets.shared.book import Word, composed, word
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import Args, from_codes, from_optional, from_text, optional, text
from bot.rulesets.shared.people import known, two

SKILLS: Final = (
    *("athletics", "acrobatics", "stealth", "sleight_of_hand", "perception", "insight"),
    *("deception", "intimidation", "persuasion", "strength", "dexterity", "constitution"),
)
"""What two may measure themselves in."""


@word(tool="contest")
class HoldContest(Word):
    """*who* measures himself with *target*, as the game master has it: both roll, *who* first. In his turn, what it
    costs him is asked (DN5-CTS-001)."""

    who: CombatantId = from_text("who")
    target: CombatantId = from_text("target")
    skill: str = from_codes("value", SKILLS, "athletics")
    against: str = from_codes("words", SKILLS, "athletics")

    def check(self, state: State) -> None:
        two(state, self.who, self.target)

    def take(self, scene: Scene[State]) -> Action:
        yield from contesting.improvised(scene, self.who, self.target, self.skill, self.against)


@word(tool="release")
class LetGo(Word):
    """*who* lets go of those whom he holds, or of *target* alone, at any time (DN5-CTS-006)."""

    who: CombatantId = from_text("who")
    target: CombatantId | None = from_optional("target")

    def check(self, state: State) -> None:
        who = known(state, self.who)
        if not [each for each in held_by(state, who) if self.target in (None, each.id)]:
            raise Refused("dnd5-holds-nobody", name=who.name)

    def take(self, scene: Scene[State]) -> Action:
        yield from holding.release(scene, self.who, self.target)


@composed(command="release")
def let_go(state: State, by: int, args: Args) -> LetGo:
    """`/release`: whoever holds somebody lets him go, also outside his own turn."""
    return LetGo(by, text(args, "who"), optional(args, "target"))


__all__ = ["SKILLS", "HoldContest", "LetGo"]
