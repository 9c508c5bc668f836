"""Who acts when: initiative and its ties, the surprise round, whose turn it is, its end (D35-BAS-001 to -004)."""

from __future__ import annotations

from bot.kernel.effects import Action, Scene, tell, wait
from bot.rulesets.dnd35.base.rolls import D20
from bot.rulesets.dnd35.base.saddles import led, steed
from bot.rulesets.dnd35.rounds.events import (
    CameLate,
    DelayLost,
    InitiativeRolled,
    OrderSet,
    RoundStarted,
    SurpriseBegun,
    TieRolled,
    TurnBegun,
    TurnEnded,
)
from bot.rulesets.dnd35.state import Fighter, State
from bot.rulesets.dnd35.state.people import UNNAMED
from bot.rulesets.dnd35.state.plights import penalties
from bot.rulesets.shared import conditions, giving, initiative, seeing
from bot.rulesets.shared.check import Term, terms
from bot.rulesets.shared.conditions import Anchor

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


def bonus(state: State, who: Fighter) -> tuple[Term, ...]:
    """What is added to his initiative, a check of Dexterity, as things stand."""
    lost = (*penalties(who, "checks"), *penalties(who, "initiative"))
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
    ident = next_up(scene.now)
    assert ident is not None
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


__all__ = [
    "ORDERING",
    "ambush",
    "ambushed",
    "begin",
    "begin_turn",
    "bonus",
    "comes",
    "decided",
    "end",
    "has_turns",
    "later",
    "next_round",
    "next_up",
    "order",
    "placed",
    "stale",
    "stop",
    "taking_part",
]
