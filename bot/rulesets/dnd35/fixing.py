"""The game master's hand: what stands behind the fields of a sheet, what healing does, and how somebody is brought back
(D35-HPS-005)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from bot.catalogue.dnd35_terms import DAMAGE_TYPES35
from bot.kernel.effects import Action, Scene, tell
from bot.kernel.values import evolve
from bot.rulesets.dnd35 import damage as dealing
from bot.rulesets.dnd35.damage import NONLETHAL
from bot.rulesets.dnd35.dying import Recalled, Stabilised
from bot.rulesets.dnd35.people import CombatantRecorded
from bot.rulesets.dnd35.sheets import BELONGINGS
from bot.rulesets.dnd35.state import Fighter, State
from bot.rulesets.shared import correcting, giving
from bot.rulesets.shared.book import Word, composed, word
from bot.rulesets.shared.figures import LONGEST_REASON
from bot.rulesets.shared.options import Args, among, from_option, optional, text
from bot.rulesets.shared.people import known

KINDS: Final = (*DAMAGE_TYPES35, NONLETHAL)
"""Of what kind damage may be said to be."""


@word()
class FollowSheet(correcting.FollowSheet):
    """What is behind the fields of his sheet that were changed becomes what the sheet says now."""

    record: Fighter | None = None
    recorded: ClassVar[Any] = CombatantRecorded

    def taken_over(self, who: Fighter) -> Fighter:
        changed = {name for each in self.fields for name in BELONGINGS[each]}
        return evolve(who, **{name: getattr(self.record, name) for name in changed})


@word(command="fix-damage")
class Damage(correcting.Damage):
    """Damage as of a blow: what wards against its type (*kind*) counts, concentration, sleep, falls and death."""

    kind: str | None = from_option(
        "kind", lambda args: optional(args, "kind") and among(args, "kind", KINDS), None, KINDS, default=None
    )

    def take(self, scene: Scene[State]) -> Action:
        yield from dealing.said(scene, self.who, self.amount, self.kind, self.reason)


@word(command="fix-heal")
class Heal(correcting.Heal):
    """Any healing stabilises the dying, even of a point, and takes as many points of nonlethal damage away
    (D35-HPS-014)."""

    def check(self, state: State) -> None:
        who = known(state, self.who)
        if who.doomed is None and (not who.nonlethal or who.died):
            super().check(state)

    def take(self, scene: Scene[State]) -> Action:
        who = scene.now.combatants[self.who]
        if who.doomed is not None:
            yield from tell(Recalled(self.who))
        if who.hit_points < who.hit_points_max:
            yield from super().take(scene)
        if who.nonlethal:
            left = max(0, who.nonlethal - self.amount)
            yield from correcting.override(scene, self.who, "nonlethal", left, self.reason)
        if scene.now.combatants[self.who].dying:
            yield from tell(Stabilised(self.who))


@composed(command="fix-back")
def fix_back(state: State, by: int, args: Args) -> Word:
    """Somebody who was out fights again: with a hit point, or without the nonlethal damage that has knocked him out."""
    who = known(state, text(args, "who"))
    reason = (optional(args, "reason") or "")[:LONGEST_REASON]
    if who.doomed is None and who.hit_points > 0 and who.nonlethal > who.hit_points:
        return correcting.SetField(by, who.id, "nonlethal", 0, reason)
    return Heal(by, who.id, max(1, 1 - who.hit_points), reason)


@word()
class GiveModifier(giving.GiveModifier):
    """Before any roll of anybody, a circumstance of the moment; upon a speed, for once: for a turn. These rules know
    no advantage."""

    UPON: ClassVar[Mapping[str, giving.Bounds]] = {
        giving.ALL: giving.SUMS,
        **dict.fromkeys(("attack", "check", "save", "contest", "ac"), giving.SUMS),
        "damage": giving.DAMAGE,
        "taken": giving.DAMAGE,
        giving.SPEED: giving.FAR,
    }


@word()
class TakeModifier(giving.TakeModifier):
    """What he has given is taken off."""


UPON: Final = tuple(GiveModifier.UPON)


@composed(command="fix-modifier", codes={"skill": UPON, "value": giving.AMOUNTS})
def modifier(state: State, by: int, args: Args) -> GiveModifier | TakeModifier:
    found: GiveModifier | TakeModifier = giving.composed(GiveModifier, TakeModifier, by, args)
    return found


@composed(tool="modifier", codes={"words": UPON, "value": giving.AMOUNTS})
@composed(tool="once", codes={"words": UPON, "value": giving.AMOUNTS})
def given(state: State, by: int, args: Args) -> GiveModifier | TakeModifier:
    found: GiveModifier | TakeModifier = giving.tooled(GiveModifier, TakeModifier, by, args)
    return found
