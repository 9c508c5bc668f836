"""The game master puts conditions on people, and takes them off (`/fix status`)."""

from __future__ import annotations

from typing import Final, get_args

from bot.catalogue.dnd35_terms import Condition35
from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.rulesets.dnd35.base import holds
from bot.rulesets.dnd35.base.tight import SQUEEZED
from bot.rulesets.dnd35.grapple.words import SayGrapple, SayPin
from bot.rulesets.dnd35.postures.events import StatusTimed, Widened
from bot.rulesets.dnd35.postures.room import has_room, rooms
from bot.rulesets.dnd35.state import State
from bot.rulesets.shared.book import Word, composed, word
from bot.rulesets.shared.conditions import Anchor, ConditionSet, has, next_turn
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import Args, among, optional, text
from bot.rulesets.shared.people import known, unless_so
from bot.rulesets.shared.until import TURN, UNTIL, rounds

FIRST: Final = ("prone", SQUEEZED, "dazed", "stunned", "sleeping", "paralysed", "entangled", "invisible")
CONDITIONS: Final = (*FIRST, *(each for each in get_args(Condition35) if each not in FIRST))
"""Those that the game master may put on somebody: all that the catalogue knows, and want of room."""
GRAPPLED, PINNED = "grappled", "pinned"
BETWEEN: Final = (GRAPPLED, PINNED)
"""What holds between two: it is said with the other one, from whom one can then get free (D35-GRA-005, -017)."""


@word()
class SetCondition(Word):
    """The game master puts a condition on *who*, or takes it off; *until*: when it ends by itself."""

    who: CombatantId
    status: str
    on: bool = True
    until: Anchor | None = None

    def check(self, state: State) -> None:
        who = known(state, self.who)
        # What holds already may be given another end.
        if not (self.on and self.until is not None):
            unless_so(who, has(who, self.status), self.on)
        if self.status == SQUEEZED and not self.on and not has_room(state, who):
            raise Refused("dnd35-no-room", cell=who.cell or "", name=who.name)

    def take(self, scene: Scene[State]) -> Action:
        if self.status == SQUEEZED and not self.on:
            who = scene.now.combatants[self.who]
            yield from tell(Widened(who.id, next(iter(rooms(scene.now, who)), None) or None, gm=True))
            return
        yield from tell(ConditionSet(self.who, self.status, self.on, self.until, gm=True))
        if self.until is not None:
            yield from tell(StatusTimed(self.who, self.status, self.until.round, self.until.edge, self.until.who))


@composed(command="fix-status", codes={"status": (*CONDITIONS, *BETWEEN), "state": ("on", "off"), "until": UNTIL})
def status(state: State, by: int, args: Args) -> SetCondition | SayGrapple | SayPin:
    """`/fix status`: *status* of *who*; *until* when (a number: so many rounds; of *other*, who is he himself unless
    given); a grapple or a pin with the *other* one."""
    who, found = known(state, text(args, "who")), among(args, "status", (*CONDITIONS, *BETWEEN))
    on = among(args, "state", ("on", "off"), "on") == "on"
    if found in BETWEEN:
        other = _holder(state, who.id, found, optional(args, "other"), on=on)
        if other is None or other == who.id:
            raise Refused("dnd35-held-by-whom", name=who.name, argument="other", status=found)
        return SayGrapple(by, who.id, other, on) if found == GRAPPLED else SayPin(by, other, who.id, on)
    return SetCondition(by, who.id, found, on, _until(state, who.id, args) if on else None)


def _holder(state: State, ident: str, found: str, said: str | None, *, on: bool) -> str | None:
    """Who holds him: whoever is named; where it ends, the only one who does."""
    if said is not None or on:
        return said
    if found == PINNED:
        return holds.pinned_by(state, ident)
    there = holds.opponents(state, ident)
    return there[0] if len(there) == 1 else None


def _until(state: State, ident: str, args: Args) -> Anchor | None:
    """When it ends. So many rounds last until just before the same place in the order, so many rounds later
    (D35-BAS-021): that of whoever is up, as far as everybody sees him."""
    said = optional(args, "until")
    if said is None:
        return None
    up = None if state.turn is None else state.combatants[state.turn.who]
    if said == TURN:
        if up is None:
            raise Refused("dnd35-no-turn")
        return Anchor(state.round, "end", up.id)
    other = optional(args, "other") or ident
    if said in ("end", "begin"):
        known(state, other)
        # The turn under way is not his next one.
        more = 1 if up is not None and up.id == other and not up.acted else 0
        at = next_turn(state, other, "end" if said == "end" else "begin")
        return Anchor(at.round + more, at.edge, other)
    here = up.id if up is not None and not up.hidden else other
    return Anchor((state.round if state.opened else 1) + rounds(args), "begin", here)


__all__ = ["CONDITIONS", "SetCondition", "status"]
