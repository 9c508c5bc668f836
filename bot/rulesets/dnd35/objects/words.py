"""The game master gives somebody a potion; says, without a grid, who is near what lies on the ground."""

from __future__ import annotations

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.rulesets.dnd35.movement.words import without_grid
from bot.rulesets.dnd35.objects.events import NearSaid, PotionGiven
from bot.rulesets.dnd35.objects.events_unlisted import UnlistedBegun
from bot.rulesets.dnd35.objects.handling import may_interject
from bot.rulesets.dnd35.state import Spell, State
from bot.rulesets.shared.book import Word, composed, word
from bot.rulesets.shared.d20 import lying
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import Args, text
from bot.rulesets.shared.people import known


@word()
class GivePotion(Word):
    """*who* has a *potion* by him from now on."""

    who: CombatantId
    potion: Spell

    def check(self, state: State) -> None:
        known(state, self.who)

    def take(self, scene: Scene[State]) -> Action:
        yield from tell(PotionGiven(self.who, self.potion.spell, self.potion))


@word()
class Interject(Word):
    """*who* does something out of his turn that no list holds: an immediate action (D35-ACT-006)."""

    who: CombatantId

    def check(self, state: State) -> None:
        who = known(state, self.who)
        if not may_interject(state, who):
            raise Refused("dnd35-not-immediate", name=who.name)

    def take(self, scene: Scene[State]) -> Action:
        yield from tell(UnlistedBegun(self.who, "immediate", "immediate"))


@word()
class SayNear(lying.SayNear):
    """Without a grid."""

    who: CombatantId
    weapon: str
    source: CombatantId
    nothing = "dnd35-nothing-lies"

    def check(self, state: State) -> None:
        known(state, self.who)
        without_grid(state)
        super().check(state)

    def take(self, scene: Scene[State]) -> Action:
        yield from tell(NearSaid(self.who, self.weapon, self.source))


@composed(tool="near")
def near(state: State, by: int, args: Args) -> SayNear:
    """Of several things that lie there the *value* says which."""
    weapon, source = lying.which(state, args, "dnd35-nothing-lies")
    return SayNear(by, text(args, "who"), weapon, source)


@composed(tool="potion")
def potion(state: State, by: int, args: Args) -> GivePotion:
    """Of which spell it is, by its name alone: the game, which knows all spells, fills in the rest (`ruleset`)."""
    return GivePotion(by, text(args, "who"), Spell(text(args, "value")))


__all__ = ["GivePotion", "Interject", "SayNear", "near", "potion"]
