"""The game master's word on things (R20-WPN-008, R20-ARM-010, R20-WPN-007)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.kernel.values import fold
from bot.rulesets.rpg20.armour.events import PieceSwitched
from bot.rulesets.rpg20.state import State
from bot.rulesets.rpg20.state.body import Names
from bot.rulesets.rpg20.weapons.events import WeaponJammed
from bot.rulesets.shared.book import Word, composed, word
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import Args, among, text
from bot.rulesets.shared.people import known

ON, OFF = "on", "off"


def called(typed: str, things: Iterable[tuple[str, Names]]) -> str:
    """The id of the one of *things* that *typed* names, in any language, or that begins so; what names none, as it
    is."""
    wanted = fold(typed)
    found = [(ident, [fold(each) for each in (ident, *names.values())]) for ident, names in things]
    exact = [ident for ident, names in found if wanted in names]
    begun = [ident for ident, names in found if any(each.startswith(wanted) for each in names)]
    return next(iter((*exact, *begun)), typed)


@word()
class Jam(Word):
    """A weapon is out of use, or back in use (R20-WPN-008)."""

    who: CombatantId
    weapon: str
    broken: bool = True

    def check(self, state: State) -> None:
        who = known(state, self.who)
        if all(each.weapon != self.weapon for each in who.weapons):
            held = ", ".join(each.weapon for each in who.weapons)
            raise Refused("rpg20-no-weapon", name=who.name, value=self.weapon[:40], known=held, argument="weapon")

    def take(self, scene: Scene[State]) -> Action:
        yield from tell(WeaponJammed(self.who, self.weapon, self.broken))


@composed(tool="jam", codes={"value": (ON, OFF)})
def jam(state: State, by: int, args: Args) -> Jam:
    """`words`: the weapon of `who`, by its name; `value`: it jams, or works again."""
    who = known(state, text(args, "who"))
    named = called(text(args, "words"), ((each.weapon, each.names) for each in who.weapons))
    return Jam(by, who.id, named, among(args, "value", (ON, OFF), ON) == ON)


@word()
class SwitchPiece(Word):
    """A piece of armour counts for nothing, or counts again (R20-ARM-010)."""

    who: CombatantId
    piece: str
    off: bool = True

    def check(self, state: State) -> None:
        who = known(state, self.who)
        if all(each.piece != self.piece for each in who.armour):
            worn = ", ".join(each.piece for each in who.armour)
            raise Refused("rpg20-no-piece", name=who.name, value=self.piece[:40], known=worn, argument="piece")

    def take(self, scene: Scene[State]) -> Action:
        yield from tell(PieceSwitched(self.who, self.piece, self.off))


@composed(tool="piece", codes={"value": (OFF, ON)})
def piece(state: State, by: int, args: Args) -> SwitchPiece:
    """`words`: the piece that `who` wears, by its name; `value`: it counts for nothing, or counts again."""
    who = known(state, text(args, "who"))
    named = called(text(args, "words"), ((each.piece, each.names) for each in who.armour))
    return SwitchPiece(by, who.id, named, among(args, "value", (OFF, ON), OFF) == OFF)


__all__ = ["Jam", "SwitchPiece", "called"]
