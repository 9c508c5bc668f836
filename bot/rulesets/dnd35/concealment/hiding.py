"""What is told of concealment, and of those who are lost from sight and found (D35-CAM)."""

from __future__ import annotations

from typing import Final, Literal

from bot.kernel.decisions import Choice
from bot.kernel.effects import Action, Scene, tell
from bot.kernel.events import PUBLIC
from bot.kernel.ruleset import Reader
from bot.kernel.values import evolve, surely
from bot.rulesets.dnd35.base.budget import Outlook, moved
from bot.rulesets.dnd35.base.needs import MOVE, Deed
from bot.rulesets.dnd35.base.rolls import BLIND, FOG, UNSEEN, Rivals, Side, Trial, blind_foes, oppose, sees
from bot.rulesets.dnd35.state import Fighter, Screen, Screened, State
from bot.rulesets.shared import secrecy, sheltering
from bot.rulesets.shared.actions import Blanks
from bot.rulesets.shared.book import happens
from bot.rulesets.shared.check import Term, terms
from bot.rulesets.shared.lacking import Lack, always
from bot.rulesets.shared.naming import Aside, CombatantId
from bot.rulesets.shared.needs import blank


@happens("D35-CAM-003", to=PUBLIC)
class MissRolled:
    """A hit of *combatant* on *target*, who is concealed: a d100 of at most *percent* misses."""

    combatant: CombatantId
    target: CombatantId
    face: int
    percent: int
    missed: bool

    decides = True

    def change(self, state: State) -> State:
        return state.in_deed(at="done") if self.missed else state

    def why(self) -> tuple[str, ...]:
        if self.percent == 20:
            return ("D35-CAM-004",)
        return ("D35-CAM-004", "D35-CAM-005") if self.percent == 50 else ("D35-CAM-007",)


@happens("D35-CAM-007", to=PUBLIC)
class ConcealmentSaid:
    """*combatant* is concealed so far from *attacker* (None: from everybody) by the game master's word: *percent* of a
    hundred hits miss; `map`: the word is taken back."""

    combatant: CombatantId
    kind: Screened | Literal["map"]
    percent: int = 0
    attacker: Aside | None = None

    def change(self, state: State) -> State:
        now = None if self.kind == "map" else Screen(self.combatant, self.kind, self.percent, self.attacker)
        return evolve(state, screens=sheltering.replaced(state.screens, self.combatant, self.attacker, now))

    def why(self) -> tuple[str, ...]:
        return ("D35-CAM-005",) if self.kind == "total" else ()


@happens("D35-CAM-007", to=PUBLIC)
class ConcealmentJudged:
    """*percent* of a hundred hits of this attack miss *target*."""

    combatant: CombatantId
    target: CombatantId
    percent: int

    def change(self, state: State) -> State:
        return state.in_deed(veil=self.percent)


@happens("D35-CAM-007", to=PUBLIC)
class FogSaid:
    """Over *cells* lies fog: *percent* of a hundred hits on those in it miss; none: it lifts."""

    cells: tuple[str, ...]
    percent: int

    def change(self, state: State) -> State:
        grounds = dict(state.grounds)
        hazes = {cell: each for cell, each in state.hazes.items() if cell not in self.cells}
        for cell in self.cells:
            kept = tuple(each for each in grounds.pop(cell, ()) if each != FOG)
            kinds = (*kept, FOG) if self.percent else kept
            if kinds:
                grounds[cell] = kinds
        if self.percent:
            hazes |= dict.fromkeys(self.cells, self.percent)
        return evolve(state, grounds=grounds, hazes=hazes)


@happens("D35-CAM-006", "D35-BAS-015", to=PUBLIC)
class SpotRolled:
    """*combatant* looks for *target*, whom he does not see: Spot against Hide. *found*: he knows the square. *free*: at
    the other's move, once in a round; else in his own turn, of which it takes *move*: a move action."""

    combatant: CombatantId
    target: CombatantId
    face: int
    terms: tuple[Term, ...]
    total: int
    other_face: int
    other_terms: tuple[Term, ...]
    other_total: int
    found: bool
    free: bool = False
    move: bool = False

    def change(self, state: State) -> State:
        state = located(state, self.target, self.combatant) if self.found else lost(state, self.target, self.combatant)
        if self.free and self.combatant in state.combatants:
            state = state.with_(self.combatant, pricked=state.round)
        if self.move and state.turn is not None:
            state = state.in_turn(deeds=state.turn.deeds + 1, **moved(state.turn))
        return state


@happens("D35-CAM-005", to=PUBLIC)
class SightLost:
    """None of *watchers* knows any more where *combatant* is."""

    combatant: CombatantId
    watchers: tuple[Aside, ...]

    def change(self, state: State) -> State:
        for each in self.watchers:
            state = lost(state, self.combatant, each)
        return state


@happens("D35-CAM-005", to=PUBLIC)
class SightRegained:
    """*watchers* know again where *combatant* is: they see him, or have been told."""

    combatant: CombatantId
    watchers: tuple[Aside, ...]

    def change(self, state: State) -> State:
        for each in self.watchers:
            state = located(state, self.combatant, each)
        return state


@happens("D35-CAM-006", to=PUBLIC)
class MoveSettled:
    """Everybody who did not see *combatant* move has been asked whether he has noticed it."""

    combatant: CombatantId

    def change(self, state: State) -> State:
        return state.with_(self.combatant, slipped=False)


def lost(state: State, ident: str, watcher: str) -> State:
    """*state* once *watcher* does not know where *ident* is."""
    who = state.combatants.get(ident)
    if who is None or watcher in who.hidden_from or watcher not in state.combatants:
        return state
    return state.with_(ident, hidden_from=(*who.hidden_from, watcher))


def located(state: State, ident: str, watcher: str) -> State:
    """*state* once *watcher* knows where *ident* is."""
    who = state.combatants.get(ident)
    if who is None or watcher not in who.hidden_from:
        return state
    return state.with_(ident, hidden_from=tuple(each for each in who.hidden_from if each != watcher))


# ---- Who notices somebody unseen who moves, and who looks for him (D35-CAM-005, -006).

MOVING: Final = 20
STILL: Final = 40
"""What the Hide check of somebody invisible gains, and what it gains when he stays where he is."""


def hiding(who: Fighter) -> tuple[Term, ...]:
    """What helps the Hide check of somebody invisible: more for who has not stirred since his last turn began.

    >>> from bot.rulesets.shared.conditions import Condition
    >>> spy = Fighter("s", "S", "foes", conditions=(Condition("invisible"),))
    >>> [each.value for each in (*hiding(spy), *hiding(Fighter("t", "T", "foes")))]
    [40]
    """
    if not UNSEEN(who):
        return ()
    return terms(("invisible", MOVING if who.stirred else STILL))


def _spots(watcher: Fighter, target: Fighter) -> Side:
    return Side("skill", Trial(watcher, 0, target, skill="spot"))


def _hides(target: Fighter, watcher: Fighter) -> Side:
    return Side("skill", Trial(target, 0, watcher, skill="hide", added=hiding(target), defends=True))


# ---- somebody unseen has moved, or is seen again


def seen_again(state: State, who: Fighter) -> tuple[str, ...]:
    """Those who did not know where he was, and see him now."""
    if not who.hidden_from:
        return ()
    return tuple(each for each in who.hidden_from if sees(state, state.combatants[each], who))


def unsettled(state: State) -> Fighter | None:
    """Who is seen again, or has moved unseen, and is under way no more."""
    for each in state.combatants.values():
        if seen_again(state, each):
            return each
        if each.slipped and not each.hidden and not _under_way(state, each):
            return each
    return None


def settle(scene: Scene[State]) -> Action:
    """Whoever sees him knows where he is; whoever does not loses him, unless he notices it: with Spot against Hide,
    once in a round for nothing, and only what is invisible rather than in the dark."""
    who = surely(unsettled(scene.now))
    again = seen_again(scene.now, who)
    if again:
        yield from tell(SightRegained(who.id, again))
        return
    watchers = blind_foes(scene.now, who)
    able = [each for each in watchers if _may_notice(scene.now, each, who)]
    deaf = tuple(each.id for each in watchers if each not in able and each.id not in who.hidden_from)
    if deaf:
        yield from tell(SightLost(who.id, deaf))
    for each in able:
        watcher, hidden = scene.now.combatants[each.id], scene.now.combatants[who.id]
        # Whoever moves has begun it: he rolls first (D35-BAS-022).
        rivals = Rivals(scene.now, _hides(hidden, watcher), (_spots(watcher, hidden),))
        made = yield from oppose(scene, rivals, why="spot")
        yield from tell(
            SpotRolled(
                each.id,
                who.id,
                made.theirs.face,
                made.theirs.terms,
                made.theirs.total,
                made.mine.face,
                made.mine.terms,
                made.mine.total,
                found=not made.won,
                free=True,
            )
        )
    yield from tell(MoveSettled(who.id))


def _may_notice(state: State, watcher: Fighter, who: Fighter) -> bool:
    """Whether *watcher* may notice for nothing that *who* has moved unseen: with his eyes."""
    invisible = UNSEEN(who) and not BLIND(watcher)
    return invisible and not _pricked(state, watcher) and not who.out


def _pricked(state: State, who: Fighter) -> bool:
    """Whether he has had his free check in this round."""
    return who.pricked == state.round and state.round > 0


def sought(state: State, who: Fighter) -> tuple[str, ...]:
    """Those of whom he knows that they are there, and not where; nobody looks who is blind."""
    if BLIND(who):
        return ()
    return tuple(
        each.id
        for each in state.combatants.values()
        if who.id in each.hidden_from and not (each.hidden or each.died) and UNSEEN(each)
    )


# ---- what readers know


def concealed(state: State, ident: str, reader: Reader) -> bool:
    """Whether *reader* does not know where *ident* is: all whom he plays have lost him, or he moves just now and none
    of them sees it."""
    who = state.combatants.get(ident)
    if who is None or not (who.hidden_from or who.slipped or _may_be_unseen(state, who)):
        return False
    eyes = secrecy.eyes_upon(state, who, reader)
    if eyes is None:
        return False
    return all(
        each.id in who.hidden_from or ((who.slipped or _under_way(state, who)) and not sees(state, each, who))
        for each in eyes
    )


def goes_unseen(state: State, ident: str, reader: Reader) -> bool:
    """Whether nobody by whose eyes *reader* sees would see *ident* go anywhere."""
    who = state.combatants.get(ident)
    if who is None or not (who.hidden_from or _may_be_unseen(state, who)):
        return False
    eyes = secrecy.eyes_upon(state, who, reader)
    return eyes is not None and all(not sees(state, each, who) for each in eyes)


def _may_be_unseen(state: State, who: Fighter) -> bool:
    blind = any(BLIND(each) for each in state.combatants.values() if each.side != who.side)
    return blind or UNSEEN(who) or bool(state.screens) or bool(state.grounds)


def _under_way(state: State, who: Fighter) -> bool:
    """Whether he is moving."""
    return any(deed.deed == "move" and deed.who == who.id for deed in state.deeds)


# ---- To look for somebody unseen: a move action (D35-CAM-006).


class Spot(Deed):
    """Look for somebody of whom he knows that he is there, and not where."""

    code = "spot"
    needs = (MOVE,)
    wrong = (always("nobody_unseen"),)

    def asks(self, at: Outlook) -> Blanks | Lack:
        return blank("target", sought(at.state, at.who), none="nobody_unseen")

    def trial(self, at: Outlook, choice: Choice) -> Rivals:
        target = at.state.combatants[choice["target"]]
        return Rivals(at.state, _spots(at.who, target), (_hides(target, at.who),))

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        made = yield from oppose(scene, self.trial(Outlook(scene.now, scene.now.combatants[who]), choice), why="spot")
        yield from tell(
            SpotRolled(
                who,
                choice["target"],
                made.mine.face,
                made.mine.terms,
                made.mine.total,
                made.theirs.face,
                made.theirs.terms,
                made.theirs.total,
                found=made.won,
                move=True,
            )
        )


ACTIONS = (Spot(),)
