"""The game master lets something go off that nobody throws: a charge that was laid, a barrel, a bomb (R20-EXP-001,
-008)."""

from __future__ import annotations

from bot.catalogue.rpg20_terms import code
from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.rulesets.rpg20.explosions import throwing
from bot.rulesets.rpg20.explosions.events import ChargeSet
from bot.rulesets.rpg20.state import Charge, State
from bot.rulesets.rpg20.weapons.words import called
from bot.rulesets.shared.book import Word, composed, word
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import Args, in_range, number, text
from bot.rulesets.shared.people import known

WIDEST = 100
ZONE = 3
"""Metres of an explosion of which nothing else is said (R20-EXP-001)."""


@word()
class Blast(Word):
    """Something goes off at the place of *who*: *dice* to everybody within *zone* metres."""

    who: CombatantId
    dice: str
    zone: int = ZONE

    def check(self, state: State) -> None:
        known(state, self.who)
        in_range("zone", self.zone, 1, WIDEST)
        try:
            found = code(self.dice)
        except ValueError:
            found = None
        if found is None or not found.dice or found.halved:
            raise Refused("rpg20-no-dice", value=self.dice[:40])
        if state.blow is not None or state.burst is not None or state.charge is not None:
            raise Refused("rpg20-in-the-middle")

    def take(self, scene: Scene[State]) -> Action:
        """At once, unless it is open who stands there: then he is asked (`throwing.go_off`)."""
        charge = Charge(self.who, str(code(self.dice)), self.zone)
        yield from tell(ChargeSet(charge.who, charge.dice, charge.zone))
        if not (scene.now.opened and throwing.charge_question(scene.now)):
            yield from throwing.set_off(scene, charge)


@composed(tool="blast")
def blast(state: State, by: int, args: Args) -> Blast:
    """`who`: at whose place; `words`: its dice, or an explosive that somebody has with him; `value`: its zone in
    metres."""
    who, typed = text(args, "who"), text(args, "words").strip()
    there = {each.explosive: each for someone in state.combatants.values() for each in someone.explosives}
    named = there.get(called(typed, ((ident, each.names) for ident, each in there.items())))
    if named is None:
        return Blast(by, who, typed, number(args, "value", ZONE))
    plus = f"{named.plus:+}" if named.plus else ""
    return Blast(by, who, f"{named.dice}{plus}" if named.dice else "0", number(args, "value", named.zone))


__all__ = ["Blast", "blast"]
