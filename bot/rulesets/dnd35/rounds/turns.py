"""Who acts when: initiative and its ties, the surprise round, whose turn it is, its end (D35-BAS-001 to -004)."""

from __future__ import annotations

from typing import Final

from bot.kernel.effects import Action, Scene, tell, wait
from bot.kernel.events import GM_ONLY, PUBLIC, Audience
from bot.kernel.values import evolve, surely
from bot.rulesets.dnd35.base.budget import ahead_of
from bot.rulesets.dnd35.base.rolls import D20, ON_CHECKS
from bot.rulesets.dnd35.base.saddles import MOVES, led, steed
from bot.rulesets.dnd35.state import Fighter, State, Turn
from bot.rulesets.dnd35.state.conditions import CONDITIONS
from bot.rulesets.dnd35.state.people import UNNAMED, Delays
from bot.rulesets.shared import conditions, giving, initiative, seeing, turns
from bot.rulesets.shared.book import OWNER, happens
from bot.rulesets.shared.check import Term, terms
from bot.rulesets.shared.conditions import Anchor
from bot.rulesets.shared.naming import Aside, CombatantId

# ---- What is told of initiative, rounds and turns.


@happens("D35-BAS-002", to=PUBLIC)
class InitiativeRolled(initiative.InitiativeRolled):
    combatant: CombatantId
    face: int
    terms: tuple[Term, ...]
    initiative: int

    def change(self, state: State) -> State:
        edge = self.initiative - self.face
        return state.with_(self.combatant, initiative=self.initiative, tie=(), edge=edge)


@happens("D35-BAS-002", to=PUBLIC)
class TieRolled(initiative.TieRolled):
    combatant: CombatantId
    face: int


@happens("D35-BAS-001")
class OrderSet(initiative.OrderSet):
    order: tuple[Aside, ...]
    unseen: bool = False

    def audience(self) -> Audience:
        return GM_ONLY if self.unseen else PUBLIC


@happens("D35-BAS-001", to=PUBLIC)
class CameLate:
    """The place of *combatant*, who comes late, has gone by in this round: he acts from the next one on."""

    combatant: CombatantId

    def change(self, state: State) -> State:
        return state.with_(self.combatant, acted=True)


@happens("D35-ACT-013", to=PUBLIC)
class PlaceTaken(initiative.PlaceTaken):
    """Whoever delays has his turn after *behind*, in this round and in those that follow, unless he comes in before."""

    combatant: CombatantId
    behind: CombatantId

    def change(self, state: State) -> State:
        if self.behind not in state.combatants:
            return state
        return _put_off(placed_behind(state, self.combatant, self.behind), self.combatant, "named")


@happens("D35-ACT-013", to=PUBLIC)
class TurnDelayed:
    """*combatant* lets others act first, for as long as he likes: until his next turn at the latest."""

    combatant: CombatantId

    def change(self, state: State) -> State:
        return _put_off(state, self.combatant, "fresh")


def _put_off(state: State, ident: str, how: Delays) -> State:
    """*state* once *ident*, whose turn it is, has let others act first. What an immediate action has cost him of this
    turn it costs him of the one that he has instead (D35-ACT-006)."""
    swift = state.turn is not None and state.turn.swift
    hurried = {"hurried": swift} if state.settings.immediate_action == "swift" else {}
    return evolve(state.with_(ident, delays=how, waited=state.lap, **hurried), turn=None)


def placed_behind(state: State, ident: str, other: str) -> State:
    """*state* with *ident* in the place just behind *other*, for the rest of the fight."""
    who, before = state.combatants.get(ident), state.combatants.get(other)
    if who is None or before is None:
        return state
    moved: State = initiative.PlaceTaken(ident, other).change(state)
    return moved.with_(ident, edge=before.edge, waited=who.waited)


@happens("D35-ACT-013", to=OWNER)
class EntryCalled:
    """*combatant*, who delays, has said that he comes in as soon as nobody's turn is under way."""

    combatant: CombatantId

    def change(self, state: State) -> State:
        return state.with_(self.combatant, delays="coming")


@happens("D35-ACT-013", to=PUBLIC)
class CameIn:
    """*combatant*, who has delayed, acts now: his place is the one just behind *behind*, or just before *ahead*, from
    now on; without either he keeps his own."""

    combatant: CombatantId
    behind: CombatantId | None = None
    ahead: CombatantId | None = None

    def change(self, state: State) -> State:
        if self.behind is not None:
            return placed_behind(state, self.combatant, self.behind)
        return state if self.ahead is None else ahead_of(state, self.combatant, self.ahead)


@happens("D35-ACT-013", to=PUBLIC)
class DelayLost:
    """*combatant* has not come in before his next turn: what he has let pass is not made up for."""

    combatant: CombatantId

    def change(self, state: State) -> State:
        return state.with_(self.combatant, delays="")


@happens("D35-BAS-004", to=GM_ONLY)
class UnawareSaid:
    """Whether *combatant* knows of the enemy when the fight begins."""

    combatant: CombatantId
    on: bool

    def change(self, state: State) -> State:
        return state.with_(self.combatant, unaware=self.on)


@happens("D35-BAS-004", to=PUBLIC)
class SurpriseBegun:
    """A surprise round: *members* do not know of the enemy, and do not act in it."""

    members: tuple[Aside, ...]

    def change(self, state: State) -> State:
        return evolve(state, ambush="on")


@happens("D35-BAS-001", to=PUBLIC)
class RoundStarted(turns.RoundStarted):
    round: int

    def change(self, state: State) -> State:
        started: State = super().change(state)
        return evolve(started, ambush="over")


@happens("D35-BAS-001")
class TurnBegun:
    """*restricted*: he has a single standard or move action (D35-ACT-007). *steed*: the mount that acts with him
    (D35-MNT-002)."""

    combatant: CombatantId
    restricted: bool = False
    unseen: bool = False
    steed: CombatantId | None = None

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        # Where the table has it so, an immediate action since his last turn has cost him the swift one of this
        # (D35-ACT-006).
        hurried = who is not None and who.hurried and state.settings.immediate_action == "swift"
        fresh = {"reacted": False, "seized": 0, "stances": (), "ready": None, "hurried": False, "stirred": False}
        spent = {"reacted": who.reacted, "seized": who.seized} if who is not None and who.waited == state.lap else {}
        # Whoever delays has no further opportunities of the round for it (D35-AOO-004).
        state = state.with_(self.combatant, **{**fresh, **spent}, reins=False, delays="")
        if self.steed is not None:
            state = state.with_(self.steed, **fresh, met=True)
        turn = Turn(self.combatant, restricted=self.restricted, swift=hurried, steed=_spent(state, self))
        return evolve(state, turn=turn)

    def audience(self) -> Audience:
        return GM_ONLY if self.unseen else PUBLIC

    def why(self) -> tuple[str, ...]:
        ridden = ("D35-MNT-002",) if self.steed is not None else ()
        return (*(("D35-ACT-007",) if self.restricted else ()), *ridden)


def _spent(state: State, event: TurnBegun) -> int:
    """How many move actions the mount of whoever is up has made in this round: all, where it had a turn of its own."""
    who = state.combatants.get(event.combatant)
    return MOVES if who is not None and who.mount is not None and event.steed is None else 0


@happens(to=PUBLIC)
class TurnOpened:
    """What comes first in his turn is done."""

    combatant: CombatantId

    def change(self, state: State) -> State:
        return state.in_turn(began=True)


@happens("D35-BAS-001", to=PUBLIC)
class TurnEnded(turns.TurnEnded):
    """*free*: he was asked when nothing but what is free was left to him, and so whether his turns end by themselves
    then."""

    combatant: CombatantId
    free: bool = False

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        if who is not None and who.mount is not None:
            state = state.with_(who.mount, acted=True, met=True)
        if who is not None and not who.hidden:
            for each in state.combatants.values():
                if each.delays == "fresh":
                    state = state.with_(each.id, delays="open")
        ended = evolve(state.with_(self.combatant, acted=True, met=True), turn=None)
        return ended.with_(self.combatant, finishes=True) if self.free else ended


ORDERING = initiative.Ordering(
    lambda who: (-(who.initiative or 0), -who.edge, [-face for face in who.tie], who.id),
    lambda who: None if who.initiative is None or who.hidden else (who.initiative, who.edge, who.tie),
    D20,
    TieRolled,
    OrderSet,
    InitiativeRolled,
    CameLate,
)
"""The higher total first; of equal ones the higher modifier; whoever is still equal rolls off (D35-BAS-002)."""


def taking_part(state: State) -> list[str]:
    """Those whose turn comes, in the order in which they joined: the dying lose hit points in theirs."""
    return [each.id for each in state.combatants.values() if has_turns(state, each)]


def has_turns(state: State, who: Fighter) -> bool:
    """Whether his turn comes: a mount acts in that of its rider (D35-MNT-002)."""
    # Whoever regenerates gets up again (`traits.noting`).
    able = who.dying or not who.out or bool(who.regenerates and who.nonlethal and not who.died)
    return able and not led(state, who)


ON_INITIATIVE: Final = CONDITIONS.that("initiative")


def bonus(state: State, who: Fighter) -> tuple[Term, ...]:
    """What is added to his initiative, a check of Dexterity, as things stand."""
    lost = (*ON_CHECKS.terms(who), *ON_INITIATIVE.terms(who))
    quick = (who.dexterity - 10) // 2 + who.altered("dexterity")
    given = giving.terms(who, (giving.ALL, "check"))
    return (*terms(("dexterity", quick), ("quickness", who.quickness), *lost), *given)


def order(scene: Scene[State]) -> Action:
    yield from ORDERING.roll(scene, placed(scene.now), bonus)


def placed(state: State) -> list[str]:
    """Those who have a place: whoever has fallen keeps his."""
    return [each.id for each in state.combatants.values() if has_turns(state, each) or each.id in state.order]


def stale(state: State) -> bool:
    return ORDERING.stale(state, placed(state))


def ambushed(state: State) -> bool:
    """Whether a surprise round comes first: some know of the enemy, and some do not (D35-BAS-004)."""
    known = {each.unaware for each in state.combatants.values() if not each.out}
    return not state.round and not state.ambush and len(known) == 2


def ambush(scene: Scene[State]) -> Action:
    unaware = tuple(each.id for each in scene.now.combatants.values() if each.unaware)
    yield from tell(SurpriseBegun(unaware))


def next_up(state: State) -> str | None:
    """Whose turn is next in this round; None: the round is over. Before the first round only those act who know of the
    enemy."""
    if not state.opened:
        return None
    return initiative.next_up(state, lambda who: has_turns(state, who) and comes(state, who))


def comes(state: State, who: Fighter) -> bool:
    """Whether the place of *who* is still to come in this round."""
    past = who.acted or (who.delays in UNNAMED and who.waited == state.lap)
    return not (past or (state.ambush == "on" and who.unaware))


def later(state: State, who: Fighter) -> tuple[str, ...]:
    """Those whose turn is still to come in this round, as far as everybody can see them."""
    at = state.order.index(who.id) if who.id in state.order else len(state.order)
    after = (state.combatants[each] for each in state.order[at + 1 :])
    return tuple(each.id for each in after if not (each.out or each.hidden) and comes(state, each))


def decided(state: State) -> bool:
    """Whether nobody fights any more, as far as everybody can see. While somebody may still be saved, or die, rounds go
    on; and until the end of that up to which they are to."""
    if state.prolonged and state.prolonged >= state.round:
        return False
    seen = [each for each in state.combatants.values() if not each.hidden]
    return seeing.is_decided(seen) and not any(each.dying for each in seen)


def rests(state: State) -> bool:
    """Whether no turn, nor round, begins by itself."""
    return state.opened and state.turn is None and not state.deeds and decided(state)


def next_round(scene: Scene[State]) -> Action:
    """The round is over, and what ends with it; the next one begins."""
    if scene.now.round:
        yield from conditions.end(scene, Anchor(scene.now.round))
    yield from tell(RoundStarted(scene.now.round + 1))


def begin(scene: Scene[State]) -> Action:
    """The turn of whoever is next begins."""
    ident = surely(next_up(scene.now))
    if scene.now.combatants[ident].delays in UNNAMED:
        yield from tell(DelayLost(ident))
    yield from begin_turn(scene, ident)


def begin_turn(scene: Scene[State], ident: str) -> Action:
    """The turn of *ident* begins, and what holds until then ends (D35-BAS-021)."""
    who = scene.now.combatants[ident]
    slow = "single_actions" in who.features
    restricted = scene.now.ambush == "on" or who.disabled or who.staggered or slow
    mount = steed(scene.now, who)
    # One that has had its turn in this round has none again.
    acts = mount is not None and not mount.acted and not who.out
    yield from tell(TurnBegun(ident, restricted, unseen=who.hidden, steed=who.mount if acts else None))
    yield from conditions.end(scene, Anchor(scene.now.round, "begin", ident))


def end(scene: Scene[State], ident: str, *, free: bool = False) -> Action:
    """The turn of *ident* is over, and what ends with it; *free*: he has said so when nothing but what is free was left
    to him."""
    yield from tell(TurnEnded(ident, free=free))
    # A speed that is given for once holds for a turn.
    yield from giving.used_up(scene, ident, (giving.SPEED,))
    yield from conditions.end(scene, Anchor(scene.now.round, "end", ident))


def stop(scene: Scene[State]) -> Action:
    """Nothing goes on by itself."""
    yield from wait()
