"""The game master's hand on points: damage goes the way of all damage, and what it means at 0 (DN5-HPS); on rolls,
damage and speeds: advantage and disadvantage, bonus and malus (DN5-ATK-001, DN5-DMG-012)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from bot.catalogue.dnd5_terms import DAMAGE_TYPES, DamageType
from bot.kernel.effects import Action, Scene
from bot.kernel.errors import Refused
from bot.kernel.values import evolve
from bot.rulesets.dnd5 import damage as dealing
from bot.rulesets.dnd5.people import CombatantRecorded
from bot.rulesets.dnd5.sheets import BELONGINGS
from bot.rulesets.dnd5.state import Fighter, State
from bot.rulesets.shared import correcting, giving
from bot.rulesets.shared.book import composed, word
from bot.rulesets.shared.options import Args, among, from_option, optional
from bot.rulesets.shared.people import known


def _kind(args: Args) -> str | None:
    return optional(args, "kind") and among(args, "kind", DAMAGE_TYPES)


@word(command="fix-damage")
class Damage(correcting.Damage):
    """Damage as of a blow: resistances where its type is said (*kind*), temporary hit points first, concentration, and
    what comes at 0 (DN5-DMG-010 to -012, DN5-HPS-004, -009, -015)."""

    kind: DamageType | None = from_option("kind", _kind, None, DAMAGE_TYPES, default=None)

    def check(self, state: State) -> None:
        if known(state, self.who).died:
            raise Refused("dnd5-dead", name=known(state, self.who).name)

    def take(self, scene: Scene[State]) -> Action:
        yield from dealing.said(scene, self.who, self.amount, self.kind, self.reason)


@word(command="fix-heal")
class Heal(correcting.Heal):
    """The dead are not healed: they are brought back first (DN5-HPS-002)."""

    def check(self, state: State) -> None:
        if known(state, self.who).died:
            raise Refused("dnd5-dead", name=known(state, self.who).name)
        super().check(state)


@word()
class FollowSheet(correcting.FollowSheet):
    """What is behind the fields of his sheet that were changed becomes what the sheet says now."""

    record: Fighter | None = None
    recorded: ClassVar[Any] = CombatantRecorded

    def taken_over(self, who: Fighter) -> Fighter:
        changed = {BELONGINGS[each] for each in self.fields}
        return evolve(who, **{name: getattr(self.record, name) for name in changed})


@word()
class GiveModifier(giving.GiveModifier):
    """Before any roll of anybody (DN5-ATK-001); upon damage that is dealt, or *taken*; upon a speed, for once: for a
    turn."""

    UPON: ClassVar[Mapping[str, giving.Bounds]] = {
        giving.ALL: giving.ROLLS,
        **dict.fromkeys(("attack", "check", "save", "contest"), giving.ROLLS),
        "ac": giving.SUMS,
        "damage": giving.DAMAGE,
        "taken": giving.DAMAGE,
        giving.SPEED: giving.FAR,
    }


@word()
class TakeModifier(giving.TakeModifier):
    """What he has given is taken off."""


UPON: Final = tuple(GiveModifier.UPON)
VALUES: Final = (*giving.LEANS, *giving.AMOUNTS)


@composed(command="fix-modifier", codes={"skill": UPON, "value": VALUES})
def modifier(state: State, by: int, args: Args) -> GiveModifier | TakeModifier:
    found: GiveModifier | TakeModifier = giving.composed(GiveModifier, TakeModifier, by, args)
    return found


@composed(tool="modifier", codes={"words": UPON, "value": VALUES})
@composed(tool="once", codes={"words": UPON, "value": VALUES})
def given(state: State, by: int, args: Args) -> GiveModifier | TakeModifier:
    found: GiveModifier | TakeModifier = giving.tooled(GiveModifier, TakeModifier, by, args)
    return found
