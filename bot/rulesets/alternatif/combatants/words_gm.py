"""The game master's hand on people's figures: what holds of them, what becomes of them (ALT-GEN-013).

While a question stands: a strike or a parry that was rolled stands as it was rolled; stamina 0, or body 0, voids
nothing, and who is brought to 0 body points falls when the segment's blows have landed (ALT-GEN-016).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias, get_args

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.kernel.persons import Typed
from bot.kernel.ruleset import only
from bot.rulesets.alternatif.base.checks import known, pair
from bot.rulesets.alternatif.combatants.events import CombatantBack, FateSaid, FlagSet, GmOverrode
from bot.rulesets.alternatif.combatants.figures import FIELDS, figure_of
from bot.rulesets.alternatif.state import AlternatifState, Combatant, Fate, Hand, grips_of, in_mode
from bot.rulesets.shared import figures
from bot.rulesets.shared.book import Word, composed, word
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import (
    Args,
    from_codes,
    from_flag,
    from_optional,
    from_text,
    from_words,
    number,
    text,
)
from bot.rulesets.shared.secrecy import secret_figures

State = AlternatifState
Flag: TypeAlias = Literal["surprised", "prone", "unaware"]
WHY: Final = 200
"""Characters of the game master's reason."""


def override(
    scene: Scene[State], ident: str, what: str, after: int | None, reason: str, hand: Hand | None = None
) -> Action:
    """The figure *what* of *ident*, or the moment of what is pending with him (`due`), is *after* from now on."""
    who = scene.now.combatants[ident]
    before: int | None
    if what != "due":
        before = figure_of(who, what, hand)
    elif in_mode(who):
        first = grips_of(who)[0]
        before = scene.now.segment if first.up else first.due
    else:
        weapon = who.main if hand is None else who.holds(hand) or who.main
        before = scene.now.segment if weapon.up else weapon.due
    secret = what == "due" or secret_figures(scene.now, who)
    yield from tell(GmOverrode(what, ident, before, after, reason, secret, hand))
    if what == "body" and after is not None and after > 0 and who.out:
        yield from tell(CombatantBack(ident))


@word(command="fix-set")
class SetField(figures.SetField):
    """Set one of the figures in `figures.FIELDS`."""

    def bounds(self, who: Combatant) -> Mapping[str, tuple[int, int]]:
        return FIELDS

    def take(self, scene: Scene[State]) -> Action:
        yield from override(scene, self.who, self.field, self.value, self.reason)


@composed(command="fix-modifier")
def modifier(state: State, by: int, args: Args) -> SetField:
    """A bonus or malus to the next strike."""
    only(args, "who", "value", "reason")
    return SetField(by, text(args, "who"), "next_strike", number(args, "value"), str(args.get("reason") or "")[:WHY])


@word(command="fix-status")
class SetFlag(Word):
    """*flag* `surprised`, `prone`, or `unaware` of the blows of *other*. Who is surprised, or unaware of the author of
    a blow in the air, parries no more."""

    who: CombatantId = from_text("who")
    flag: Flag = from_codes("status", get_args(Flag))
    on: bool = from_flag("state", "on", "off", "on")
    other: CombatantId | None = from_optional("other")
    tells = FlagSet

    def check(self, state: State) -> None:
        who = known(state, self.who)
        if self.flag == "unaware":
            if self.other is None:
                raise Refused("argument-missing", argument="other")
            pair(state, self.who, self.other)
            now = self.other in who.unaware
        else:
            now = who.prone if self.flag == "prone" else who.surprised
        if now == self.on:
            raise Refused("already-so", name=who.name)


@word(command="fix-back")
class Back(Word):
    """Somebody who was out fights again, with at least 1 body point."""

    who: CombatantId = from_text("who")
    reason: Typed = from_words("reason", WHY)

    def check(self, state: State) -> None:
        who = known(state, self.who)
        if not who.out:
            raise Refused("alternatif-not-out", name=who.name)

    def take(self, scene: Scene[State]) -> Action:
        if scene.now.combatants[self.who].body <= 0:
            yield from override(scene, self.who, "body", 1, self.reason)
        else:
            yield from tell(CombatantBack(self.who, self.reason))


@word(command="fix-fate")
class SayFate(Word):
    """What becomes of *who* (ALT-GEN-015). It may be said as soon as he has no body points left, before the blows of
    the segment have fallen and he with them."""

    who: CombatantId = from_text("who")
    fate: Fate = from_codes("fate", get_args(Fate))
    tells = FateSaid

    def check(self, state: State) -> None:
        who = known(state, self.who)
        if not who.out and who.body > 0:
            raise Refused("alternatif-not-out", name=who.name)
