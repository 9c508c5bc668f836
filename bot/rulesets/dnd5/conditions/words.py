"""The game master puts conditions on people, and takes them off (`/fix status`)."""

from __future__ import annotations

from typing import Final

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.kernel.values import evolve
from bot.rulesets.dnd5.conditions.events import PLIGHTS, PlightSaid, StatusTimed
from bot.rulesets.dnd5.conditions.suffering import suffer
from bot.rulesets.dnd5.state import ABILITIES, State
from bot.rulesets.dnd5.state.conditions import SAID
from bot.rulesets.shared.book import Word, composed, word
from bot.rulesets.shared.conditions import Anchor, ConditionSet
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import Args, among, in_range, number, optional, text
from bot.rulesets.shared.people import known, unless_so
from bot.rulesets.shared.until import TURN, UNTIL, rounds

HARDEST: Final = 30


@word()
class SetCondition(Word):
    """The game master puts a condition on *who*, or takes it off; likewise that he is dead, stable or gone. *until*:
    when it ends by itself; *ability* and *dc*: the save at the end of each of his turns that ends it.
    *holder*: who has grappled him (DN5-CTS-005)."""

    who: CombatantId
    status: str
    on: bool = True
    until: Anchor | None = None
    ability: str | None = None
    dc: int = 0
    holder: CombatantId | None = None

    def check(self, state: State) -> None:
        who = known(state, self.who)
        match self.status:
            case "dead":
                now = who.died
            case "stable" | "fled":
                now = getattr(who, self.status)
            case _:
                now = who.has(self.status)
        # What holds already may be given another end.
        if not (now and self.on and (self.until or self.ability)):
            unless_so(who, now, self.on)
        if self.holder is not None and known(state, self.holder).id == self.who:
            raise Refused("dnd5-held-by-whom", name=who.name, argument="other")
        if self.status == "stable" and self.on and who.died:
            raise Refused("dnd5-dead", name=who.name)
        if self.ability is not None:
            in_range("dc", self.dc, 1, HARDEST)

    def take(self, scene: Scene[State]) -> Action:
        plight = next((each for each in PLIGHTS if each == self.status), None)
        if plight is not None:
            yield from tell(PlightSaid(self.who, plight, self.on))
            return
        if self.on:
            yield from suffer(scene, self.who, self.status, until=self.until, by=self.holder, gm=True)
        else:
            yield from tell(ConditionSet(self.who, self.status, False, gm=True))
        resisted = any(each.kind == self.status for each in scene.now.combatants[self.who].resists)
        until = self.until
        if until is not None or self.ability is not None or resisted:
            timed = StatusTimed(self.who, self.status, save=self.ability, dc=self.dc)
            if until is not None:
                timed = evolve(timed, edge=until.edge, of=until.who, round=until.round)
            yield from tell(timed)


@composed(
    command="fix-status",
    codes={"status": (*SAID, *PLIGHTS), "state": ("on", "off"), "until": UNTIL, "save": ABILITIES},
)
def status(state: State, by: int, args: Args) -> SetCondition:
    """`/fix status`: *status* of *who*; for a condition also *until* when (a number: so many rounds; of *other*, who is
    he himself unless given), and a *save* against *dc* that ends it."""
    who, found = text(args, "who"), among(args, "status", (*SAID, *PLIGHTS))
    on = among(args, "state", ("on", "off"), "on") == "on"
    if not on or found in PLIGHTS:
        return SetCondition(by, who, found, on)
    holder = optional(args, "other") if found == "grappled" else None
    if found == "grappled" and holder is None:
        raise Refused("dnd5-held-by-whom", name=known(state, who).name, argument="other")
    ability = among(args, "save", ABILITIES) if optional(args, "save") else None
    dc = number(args, "dc") if ability is not None else 0
    return SetCondition(by, who, found, on, _until(state, who, args), ability, dc, holder)


def _until(state: State, ident: str, args: Args) -> Anchor | None:
    said = optional(args, "until")
    if said is None:
        return None
    if said == TURN:
        if state.turn is None:
            raise Refused("dnd5-no-turn")
        return Anchor(state.round, "end", state.turn.who)
    other = optional(args, "other") or ident
    who = known(state, other)
    later = who.acted or other not in state.order
    # The turn under way is not his next one.
    up = state.turn is not None and state.turn.who == other
    if said in ("end", "begin"):
        return Anchor(state.round + (1 if later or up else 0), "end" if said == "end" else "begin", other)
    return Anchor(state.round + rounds(args) - (0 if later or up else 1), "end", other)


__all__ = ["SAID", "SetCondition", "status"]
