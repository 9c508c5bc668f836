"""What the game master says of spells (DN5-EXT-012), and of the ground that they have changed (DN5-MOV-007)."""

from __future__ import annotations

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.rulesets.dnd5.base.distances import on_grid
from bot.rulesets.dnd5.spells import lasting
from bot.rulesets.dnd5.spells.events_lasting import ZoneSaid
from bot.rulesets.dnd5.state import State, Zone
from bot.rulesets.shared.book import Word, composed, word
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import Args, among, from_text, text
from bot.rulesets.shared.people import known, unless_so


@word(tool="concentration")
class EndConcentration(Word):
    """The concentration of *who* ends: something has broken it, or he lets it go at another moment than his turn."""

    who: CombatantId = from_text("who")

    def check(self, state: State) -> None:
        who = known(state, self.who)
        if who.concentrates is None:
            raise Refused("dnd5-no-concentration", name=who.name)

    def take(self, scene: Scene[State]) -> Action:
        yield from lasting.drop(scene, self.who, "gm")


def zone_named(zone: Zone) -> str:
    """What tells *zone* from the others, as the option of the tool has it."""
    return f"{zone.by}:{zone.spell.spell}"


@word()
class SayZone(Word):
    """Without a grid: *who* comes into what a spell has made of the ground (`zone_named`), or goes out of it."""

    who: CombatantId
    zone: str
    on: bool = True

    def check(self, state: State) -> None:
        who = known(state, self.who)
        if on_grid(state):
            raise Refused("dnd5-has-map")
        zone = next((each for each in state.zones if zone_named(each) == self.zone), None)
        if zone is None:
            raise Refused("dnd5-no-zone")
        if who.died or who.fled:
            raise Refused("already-so", name=who.name)
        unless_so(who, who.id in zone.people, self.on)

    def take(self, scene: Scene[State]) -> Action:
        by, _, spell = self.zone.partition(":")
        yield from tell(ZoneSaid(self.who, spell, by, self.on))


@composed(tool="zone", codes={"words": ("on", "off")})
def zone(state: State, by: int, args: Args) -> SayZone:
    """Of several areas the *value* says which."""
    named = tuple(map(zone_named, state.zones))
    if not named:
        raise Refused("dnd5-no-zone")
    which = among(args, "value", named, named[0] if len(named) == 1 else None)
    return SayZone(by, text(args, "who"), which, among(args, "words", ("on", "off"), "on") == "on")


__all__ = ["EndConcentration", "SayZone", "zone_named"]
