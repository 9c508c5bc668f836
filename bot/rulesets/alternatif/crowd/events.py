"""What happens to crowds and limbs; all of it is the game master's secret (ALT-GMX-011)."""

from __future__ import annotations

from typing import Any

from bot.kernel.events import GM_ONLY
from bot.kernel.values import evolve
from bot.rulesets.alternatif.base.records import NOTHING_PENDING, State, put, wields
from bot.rulesets.alternatif.crowd import limbs
from bot.rulesets.alternatif.state import Hand, Pace, Wielded
from bot.rulesets.shared.book import happens
from bot.rulesets.shared.naming import CombatantId


def _crowd(state: State, ident: str, **changes: Any) -> State:
    who = state.combatants.get(ident)
    return state if who is None else put(state, evolve(who, crowd=evolve(who.crowd, **changes)))


def _moment(weapon: Wielded) -> int:
    return -1 if weapon.up else weapon.due or 0


@happens("ALT-GMX-010", to=GM_ONLY)
class FlatReaction:
    """The action of *combatant* with *hand*, announced at *stamp*, comes at *segment* at a flat rate, instead of a roll
    of *die* (ALT-GMX-010)."""

    combatant: CombatantId
    hand: Hand
    die: str
    stamp: int
    segment: int

    def change(self, state: State) -> State:
        # Without a roll of its own: at a mixed pace the next one is rolled again.
        weapon = {"due": self.segment, "rolled": None}
        return wields(state, self.combatant, self.hand, weapon, announced=False, initial=False)


@happens("ALT-GMX-008", to=GM_ONLY)
class BandFormed:
    """*members* share one reaction die from now on, of which the first pending action stays (ALT-GMX-008); *band* is
    what they are called in events."""

    combatant: CombatantId
    band: str
    members: tuple[CombatantId, ...]

    def change(self, state: State) -> State:
        people = [state.combatants[each] for each in self.members if each in state.combatants]
        pending = [(who, each) for who in people for each in who.hands if each.pending]
        first, kept = min(pending, key=lambda pair: _moment(pair[1]), default=(None, None))
        for who in people:
            mine = who is first
            crowd = {"band": self.band, "turn": mine, "since": state.segment - 1, "sharing": len(people)}
            # One die for them all: whatever else was pending is given up.
            hands = tuple(each if each is kept else evolve(each, **NOTHING_PENDING) for each in who.hands)
            state = put(state, evolve(who, hands=hands, crowd=evolve(who.crowd, **crowd)))
        return state


@happens("ALT-GMX-008", to=GM_ONLY)
class BandDissolved:
    """*members* have each his own die again."""

    combatant: CombatantId
    band: str
    members: tuple[CombatantId, ...]

    def change(self, state: State) -> State:
        for ident in self.members:
            state = _crowd(state, ident, band="", turn=False, since=-1, sharing=0)
        return state


@happens("ALT-GMX-008", to=GM_ONLY)
class TurnPassed:
    """The next action of *band* is that of *combatant*; *sharing* of them are left at *segment*, and so many have the
    die. *due*: when it comes, if the game master has picked him for an action that is pending."""

    combatant: CombatantId
    band: str
    sharing: int
    segment: int
    due: int | None = None

    def change(self, state: State) -> State:
        for who in list(state.combatants.values()):
            if who.crowd.band != self.band:
                continue
            mine = who.id == self.combatant
            crowd = evolve(who.crowd, turn=mine, since=self.segment, sharing=self.sharing)
            hands = who.hands
            if self.due is not None:
                hands = tuple(evolve(each, **NOTHING_PENDING) for each in hands)
                if mine:
                    striking = next((each for each in hands if each.arm.strikes and not each.arm.is_shield), hands[0])
                    hands = tuple(evolve(each, due=self.due) if each is striking else each for each in hands)
            state = put(state, evolve(who, hands=hands, crowd=crowd))
        return state


@happens("ALT-GMX-010", to=GM_ONLY)
class PaceSet:
    """The reactions of *combatant* are rolled, come at a flat rate, or both by turns; *layout*: the places at which he
    acts, none for those of his die (ALT-GMX-010)."""

    combatant: CombatantId
    pace: Pace
    layout: tuple[int, ...] = ()

    def change(self, state: State) -> State:
        return _crowd(state, self.combatant, pace=self.pace, layout=self.layout)


@happens("ALT-GMX-009", to=GM_ONLY)
class ShieldSimplified:
    """The shield of *combatant* parries at no cost and his weapon is never postponed, or no more so (ALT-GMX-009)."""

    combatant: CombatantId
    on: bool

    def change(self, state: State) -> State:
        return _crowd(state, self.combatant, simple_shield=self.on)


@happens("ALT-GMX-005", to=GM_ONLY)
class LimbsChanged:
    """Of the weapons alike that one die moves in *hand*, *count* are left (ALT-GMX-005); with none the weapon is
    gone."""

    combatant: CombatantId
    hand: Hand
    weapon: str
    before: int
    count: int

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        weapon = None if who is None else who.holds(self.hand)
        if who is None or weapon is None:
            return state
        hands = tuple(limbs.left(each, self.weapon, self.count) if each is weapon else each for each in who.hands)
        kept = tuple(each for each in hands if each is not None)
        return put(state, evolve(who, hands=kept or (limbs.fist(weapon),)))


@happens("ALT-GMX-002", "ALT-GMX-003", "ALT-GMX-004", "ALT-GMX-007", to=GM_ONLY)
class LimbsRegrouped:
    """The weapons of *combatant* that have a die each, by groups: in each the weapons that its die moves, in the order
    in which they strike (ALT-GMX-002 to -004, -007). What is pending stays."""

    combatant: CombatantId
    groups: tuple[tuple[str, ...], ...]

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        return state if who is None else put(state, evolve(who, hands=limbs.regroup(who, self.groups)))
