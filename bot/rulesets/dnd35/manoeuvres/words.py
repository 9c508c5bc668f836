"""The game master says what somebody wears or carries that others could want (D35-MAN-017, -020)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.kernel.values import evolve
from bot.rulesets.dnd35.manoeuvres import possible
from bot.rulesets.dnd35.manoeuvres.events_things import ThingGiven
from bot.rulesets.dnd35.state import State, Thing
from bot.rulesets.shared.book import Word, word
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import from_codes, from_optional_codes, from_text
from bot.rulesets.shared.people import known

THINGS: Final[Mapping[str, Thing]] = {
    each.item: each
    for each in (
        Thing("purse", "tiny", "easy", 0, 2),
        Thing("potion", "diminutive", "plain", 1, 1),
        Thing("scroll", "diminutive", "plain", 0, 1),
        Thing("wand", "tiny", "plain", 5, 5),
        Thing("ring", "fine", "secured", 10, 2),
        Thing("amulet", "diminutive", "secured", 10, 2),
        Thing("holy_symbol", "tiny", "easy", 10, 5),
        Thing("key", "diminutive", "plain", 10, 2),
        Thing("cloak", "small", "easy", 0, 4),
        Thing("lantern", "small", "easy", 10, 5),
        Thing("backpack", "small", "secured", 2, 4),
        Thing("book", "small", "plain", 0, 5),
    )
}
"""House data: what people wear and carry, of which size, how fastened, how much it stands."""
GONE: Final = "gone"
HOW: Final = ("plain", "easy", "secured", GONE)


@word(tool="thing")
class GiveThing(Word):
    """*who* wears or carries a *thing*, fastened as it mostly is, or as is said; or has it no more."""

    who: CombatantId = from_text("who")
    thing: str = from_codes("value", tuple(THINGS))
    how: str | None = from_optional_codes("words", HOW)

    def check(self, state: State) -> None:
        who = known(state, self.who)
        has = possible.thing(who, self.thing) is not None
        if self.how == GONE and not has:
            raise Refused("dnd35-has-no-such-thing", name=who.name)

    def take(self, scene: Scene[State]) -> Action:
        thing = THINGS[self.thing]
        fastened = next((each for each in ("plain", "easy", "secured") if each == self.how), thing.fastened)
        given = evolve(thing, fastened=fastened)
        yield from tell(ThingGiven(self.who, self.thing, given, gone=self.how == GONE))


__all__ = ["HOW", "THINGS", "GiveThing"]
