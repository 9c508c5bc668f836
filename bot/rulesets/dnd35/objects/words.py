"""The game master gives somebody a potion."""

from __future__ import annotations

from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.dnd35.objects.events import PotionGiven
from bot.rulesets.dnd35.state import Spell, State
from bot.rulesets.shared.book import Word, composed, word
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


@composed(tool="potion")
def potion(state: State, by: int, args: Args) -> GivePotion:
    """Of which spell it is, by its name alone: the game, which knows all spells, fills in the rest (`ruleset`)."""
    return GivePotion(by, text(args, "who"), Spell(text(args, "value")))


__all__ = ["GivePotion", "potion"]
