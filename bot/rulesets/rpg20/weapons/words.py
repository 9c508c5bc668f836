"""The game master's word on things (R20-WPN-008, R20-ARM-010, R20-WPN-007)."""

from __future__ import annotations

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.rulesets.rpg20.armour.events import PieceSwitched
from bot.rulesets.rpg20.state import State
from bot.rulesets.rpg20.weapons.events import WeaponJammed
from bot.rulesets.shared.book import Word, word
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import from_flag, from_text
from bot.rulesets.shared.people import known


@word(tool="jam")
class Jam(Word):
    """A weapon is out of use, or back in use (R20-WPN-008)."""

    who: CombatantId = from_text("who")
    weapon: str = from_text("words")
    broken: bool = from_flag("value", "on", "off", "on")

    def check(self, state: State) -> None:
        who = known(state, self.who)
        if all(each.weapon != self.weapon for each in who.weapons):
            held = ", ".join(each.weapon for each in who.weapons)
            raise Refused("rpg20-no-weapon", name=who.name, value=self.weapon[:40], known=held)

    def take(self, scene: Scene[State]) -> Action:
        yield from tell(WeaponJammed(self.who, self.weapon, self.broken))


@word(tool="piece")
class SwitchPiece(Word):
    """A piece of armour counts for nothing, or counts again (R20-ARM-010)."""

    who: CombatantId = from_text("who")
    piece: str = from_text("words")
    off: bool = from_flag("value", "off", "on", "off")

    def check(self, state: State) -> None:
        who = known(state, self.who)
        if all(each.piece != self.piece for each in who.armour):
            worn = ", ".join(each.piece for each in who.armour)
            raise Refused("rpg20-no-piece", name=who.name, value=self.piece[:40], known=worn or "–")

    def take(self, scene: Scene[State]) -> Action:
        yield from tell(PieceSwitched(self.who, self.piece, self.off))


__all__ = ["Jam", "SwitchPiece"]
