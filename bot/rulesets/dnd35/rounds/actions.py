"""Letting others act first, and being done."""

from __future__ import annotations

from typing import ClassVar

from bot.kernel.decisions import NOTHING, Choice, Field
from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.kernel.values import surely
from bot.rulesets.d20 import finishing
from bot.rulesets.d20.lurking import lies_in_wait
from bot.rulesets.dnd35.base.budget import Outlook, unable
from bot.rulesets.dnd35.base.needs import Deed
from bot.rulesets.dnd35.rounds import turns
from bot.rulesets.dnd35.rounds.turns import CameIn, EntryCalled, PlaceTaken, TurnDelayed, UnawareSaid
from bot.rulesets.dnd35.state import Fighter, State
from bot.rulesets.shared import resting
from bot.rulesets.shared.actions import Blanks, Doable, untold
from bot.rulesets.shared.book import Word, word
from bot.rulesets.shared.deciding import PRUDENT, manner_of
from bot.rulesets.shared.lacking import Lack, Said, always
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.needs import UNNAMED, must, no
from bot.rulesets.shared.options import Args, from_flag, from_text
from bot.rulesets.shared.people import known, opened, unless_so

# ---- Letting others act first, and coming in when one likes, between two turns (D35-ACT-013).

COMING = "coming"


def others(state: State, who: Fighter) -> bool:
    """Whether anybody else has turns, as far as everybody can see: without others there is nobody to let go first."""
    return any(each.id != who.id and not each.hidden and turns.has_turns(state, each) for each in placed(state))


def placed(state: State) -> list[Fighter]:
    """Those who have a place, in their order."""
    return [state.combatants[each] for each in state.order if each in state.combatants]


def may_come_in(state: State, who: Fighter) -> bool:
    """Whether *who* has let others act first, in this round or the one before, and his next turn has not come yet."""
    late = who.waited in (state.lap, state.round - 1 or -1)
    able = turns.has_turns(state, who) and not (who.out or unable(who))
    return bool(who.delays) and late and able and not (who.acted or turns.rests(state))


def coming(state: State) -> str | None:
    """Who comes in now: of several the first in the order of initiative."""
    found = (each.id for each in placed(state) if each.delays == COMING and may_come_in(state, each))
    return next(found, None) if state.opened else None


def come_in(scene: Scene[State]) -> Action:
    """Whoever has said that he comes in has his turn, and his place is where he comes in."""
    ident = surely(coming(scene.now))
    behind, ahead = gap(scene.now, ident)
    yield from tell(CameIn(ident, behind, ahead))
    yield from turns.begin_turn(scene, ident)


def gap(state: State, ident: str) -> tuple[str | None, str | None]:
    """Where *ident* comes in: right behind somebody, or else right before somebody who is first. Whoever is hidden
    counts for nothing there: a place beside his would tell of him."""
    seen = [each for each in placed(state) if each.id != ident and not each.hidden]
    still = (at for at, each in enumerate(seen) if turns.has_turns(state, each) and turns.comes(state, each))
    at = next(still, len(seen))
    if at:
        return seen[at - 1].id, None
    return None, seen[0].id if seen else None


def lulls(state: State) -> bool:
    """Whether somebody may want to come in before whatever is next, whom nobody asks. Before the turn of somebody
    hidden there is no breather, nor for him: it would tell of him. Between two rounds there is one, not two."""
    ident = turns.next_up(state)
    begun = any(each.acted for each in placed(state) if not each.hidden)
    if ident is not None and (state.combatants[ident].hidden or not begun):
        return False
    return any(each.delays == "open" and _waits(state, each) for each in placed(state))


def _waits(state: State, who: Fighter) -> bool:
    """Whether *who* may come in, and decides so himself: neither an autopilot nor whoever leaves it to the bot does."""
    alone = who.temperament is None and manner_of(who) != PRUDENT and not lies_in_wait(who)
    return alone and not who.hidden and may_come_in(state, who)


# ---- What the game master says of surprise and of turns, and whoever delays of his own.


@word(tool="unaware")
class SayUnaware(Word):
    """*who* does not know of the enemy when the fight begins (D35-BAS-004)."""

    who: CombatantId = from_text("who")
    on: bool = from_flag("words", "on", "off", "on")
    tells = UnawareSaid

    def check(self, state: State) -> None:
        who = known(state, self.who)
        if state.opened:
            raise Refused("already-begun")
        unless_so(who, who.unaware, self.on)


@word(tool="end_turn")
class EndTurn(Word):
    """The game master ends the turn under way: whoever it is says no more in it."""

    def check(self, state: State) -> None:
        opened(state)
        if state.turn is None or state.deeds:
            raise Refused("dnd35-no-turn")

    def take(self, scene: Scene[State]) -> Action:
        turn = scene.now.turn
        if turn is not None:
            yield from turns.end(scene, turn.who)


@word()
class CallEntry(Word):
    """*who*, who delays, comes in as soon as nobody's turn is under way (D35-ACT-013)."""

    who: CombatantId
    tells = EntryCalled
    goes_on: ClassVar[bool] = True
    """A breather between two turns is over with it (`bot.table.saying.answering`)."""

    def check(self, state: State) -> None:
        opened(state)
        who = known(state, self.who)
        if not may_come_in(state, who):
            raise Refused("dnd35-not-delaying", name=who.name)
        if who.delays == COMING:
            raise Refused("dnd35-comes-already", name=who.name)


@word(tool="go_on")
class Prolong(resting.Prolong):
    """Rounds go on although one side alone stands: until the end of this one, where turns of it are left, else of the
    next one."""

    def rests(self, state: State) -> bool:
        return turns.rests(state)

    def until(self, state: State) -> int:
        # The surprise round comes before the first.
        return max(1, state.round + (turns.next_up(state) is None))


class Delay(Deed):
    """Let others act first, until he comes in, or until after the turn of *target* at the latest; once a round, and
    before anything else is done (D35-ACT-013)."""

    code = "delay"
    idle = wild = timid = True
    needs = (
        no("late_delay", lambda at: at.turn.deeds),
        no("delayed", lambda at: at.who.waited == at.state.lap),
        must("nobody_later", lambda at: others(at.state, at.who)),
    )
    wrong = (always("nobody_later"),)

    def asks(self, at: Outlook) -> Blanks:
        return (Field("target", (NOTHING, *turns.later(at.state, at.who))),)

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        after = choice["target"]
        yield from tell(TurnDelayed(who) if after == NOTHING else PlaceTaken(who, after))


class ComeIn(Doable[Outlook]):
    """Have one's turn now that one has delayed: as soon as nobody's is under way (D35-ACT-013)."""

    code = "come_in"
    while_asked = True
    costs = untold

    def why_not(self, at: Outlook, said: Said) -> Lack | None:
        if not may_come_in(at.state, at.who):
            return "not_delaying", {}
        return ("comes_already", {}) if at.who.delays == COMING else None

    def said(self, at: Outlook) -> Blanks | None:
        return () if self.why_not(at, UNNAMED) is None else None

    def note(self, at: Outlook, by: int, args: Args) -> CallEntry:
        return CallEntry(by, at.who.id)


class Pass(Deed):
    """The turn is over."""

    code = "pass"
    idle = wild = timid = True

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from turns.end(scene, who)


class FinishAlone(finishing.FinishAlone):
    why_not = staticmethod(always("by_order"))

    def ends(self, scene: Scene[State], who: str) -> Action:
        yield from turns.end(scene, who, free=True)


ACTIONS = (Delay(), ComeIn(), Pass(), FinishAlone())
