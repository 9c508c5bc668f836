"""Who acts in which place: totals, ties that are rolled off, people who come late, who wait, who go.

A combatant has an *initiative* (None: still to be rolled), and *tie*, the faces of what he rolled against his equals;
the state has an *order* of ids. A game says how the order goes (`Ordering`): what ranks somebody, and who is equal to
whom. What can be found from the state alone, that the order is out of date (`stale`), or who is up (`next_up`), is
found there; the events only say what has changed.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import field
from typing import Any

from bot.kernel.dice import Dice
from bot.kernel.effects import Action, Scene, roll, tell
from bot.kernel.events import GM_ONLY, PUBLIC, Audience
from bot.kernel.values import evolve, record
from bot.rulesets.shared.book import happens
from bot.rulesets.shared.check import Term, total
from bot.rulesets.shared.naming import Aside, CombatantId


@happens(to=PUBLIC)
class InitiativeRolled:
    """*terms* add up to the *initiative*."""

    combatant: CombatantId
    face: int
    terms: tuple[Term, ...]
    initiative: int

    def change(self, state: Any) -> Any:
        return state.with_(self.combatant, initiative=self.initiative, tie=())


@happens(to=PUBLIC)
class TieRolled:
    """It only settles the order among equals."""

    combatant: CombatantId
    face: int

    def befalls(self, state: Any, who: Any) -> Any:
        return state.with_(who.id, tie=(*who.tie, self.face))


@happens()
class OrderSet:
    """Who acts in which place, first to last. *unseen*: only the places of people who are hidden have changed."""

    order: tuple[Aside, ...]
    unseen: bool = False

    def change(self, state: Any) -> Any:
        return evolve(state, order=self.order)

    def audience(self) -> Audience:
        return GM_ONLY if self.unseen else PUBLIC


@happens(to=PUBLIC)
class PlaceTaken:
    """*combatant* lets others act before him: from now on his place is the one after *behind*, with the same total. Who
    waits does so once a round (`waited`: the last one)."""

    combatant: CombatantId
    behind: CombatantId

    def change(self, state: Any) -> Any:
        who, other = state.combatants.get(self.combatant), state.combatants.get(self.behind)
        if who is None or other is None:
            return state
        # As if he had lost a roll to him, and won against those who have waited for him before.
        waited = (each.tie[-1] for each in state.combatants.values() if each.tie and each.tie[:-1] == other.tie)
        state = state.with_(
            who.id, initiative=other.initiative, tie=(*other.tie, max(waited, default=0) + 1), waited=state.round
        )
        return evolve(state, order=moved(state.order, who.id, other.id))


@record
class Ordering:
    """How a game's order goes. *rank*: what somebody's place depends on, the least acts first. *equal*: what those have
    in common who roll against each other, the greatest first; None for who rolls against nobody. *dice*: what they
    roll. *tied*, *told* and *rolled*: the events. *late*: that of somebody whose place has gone by in this round; None:
    whoever comes late acts in it all the same."""

    rank: Callable[[Any], Any]
    equal: Callable[[Any], Hashable | None]
    dice: Dice
    tied: Callable[[str, int], Any] = TieRolled
    told: Callable[[tuple[str, ...], bool], Any] = field(default=OrderSet)
    rolled: Callable[[str, int, tuple[Term, ...], int], Any] = InitiativeRolled
    late: Callable[[str], Any] | None = None

    def ranked(self, state: Any, among: Iterable[str]) -> tuple[str, ...]:
        """*among* in the order in which they act."""
        return tuple(sorted(among, key=lambda ident: self.rank(state.combatants[ident])))

    def first_tie(self, state: Any, among: Sequence[str]) -> list[str]:
        """The first of *among* who are still equal, in the order in which they joined; empty where nobody is."""
        groups: dict[Any, list[str]] = {}
        for who in state.combatants.values():
            if who.id in among and (equal := self.equal(who)) is not None:
                groups.setdefault(equal, []).append(who.id)
        tied = {equal: group for equal, group in groups.items() if len(group) > 1}
        return tied[max(tied)] if tied else []

    def stale(self, state: Any, among: Sequence[str]) -> bool:
        """Whether the order is not what the totals of *among* say."""
        if any(state.combatants[ident].initiative is None for ident in among):
            return True
        return bool(self.first_tie(state, among)) or self.ranked(state, among) != state.order

    def roll(self, scene: Scene[Any], among: Sequence[str], bonus: Callable[[Any, Any], tuple[Term, ...]]) -> Action:
        """Whoever of *among* has no initiative rolls, with the *bonus* that the state and he have; then the order is
        set. Latecomers find their place so."""
        for ident in among:
            if scene.now.combatants[ident].initiative is None:
                (face,) = yield from roll(self.dice, who=ident, why="initiative")
                terms = (Term("face", face), *bonus(scene.now, scene.now.combatants[ident]))
                yield from tell(self.rolled(ident, face, terms, total(terms)))
        yield from self.settle(scene, among)

    def settle(self, scene: Scene[Any], among: Sequence[str]) -> Action:
        """Ties are rolled off until no two of *among* are equal, then the order stands."""
        while tied := self.first_tie(scene.now, among):
            for ident in tied:
                (face,) = yield from roll(self.dice, who=ident, why="tie")
                yield from tell(self.tied(ident, face))
        state = scene.now
        order = self.ranked(state, among)
        if self.late is not None:
            for ident in gone_by(state, order):
                yield from tell(self.late(ident))
        if order != state.order:
            hidden = {each.id for each in state.combatants.values() if each.hidden}
            before, after = ([each for each in places if each not in hidden] for places in (state.order, order))
            yield from tell(self.told(order, before == after))


def placed(state: Any, among: Iterable[str]) -> tuple[str, ...]:
    """Those who have a place, and those of *among* who have a total and no place: who comes back, or comes late."""
    late = (ident for ident in among if ident not in state.order)
    return (*state.order, *(ident for ident in late if state.combatants[ident].initiative is not None))


def gone_by(state: Any, order: Sequence[str]) -> list[str]:
    """Those of *order* who have no place yet, and would have one before somebody who has acted in this round."""
    acted = [at for at, ident in enumerate(order) if state.combatants[ident].acted]
    if not (state.order and acted):
        return []
    return [ident for at, ident in enumerate(order) if ident not in state.order and at < max(acted)]


def moved(order: Sequence[str], ident: str, behind: str) -> tuple[str, ...]:
    """*order* with *ident* right behind another.

    >>> moved(("ana", "bor", "cid"), "ana", "bor")
    ('bor', 'ana', 'cid')
    """
    others = [each for each in order if each != ident]
    at = others.index(behind) + 1
    return (*others[:at], ident, *others[at:])


def next_up(state: Any, may: Callable[[Any], bool]) -> str | None:
    """The first in the order who is still here and *may* act; None: nobody is left."""
    found = (state.combatants.get(ident) for ident in state.order)
    return next((who.id for who in found if who is not None and may(who)), None)
