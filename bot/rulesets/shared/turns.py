"""Rounds and turns: everybody acts once a round, one after the other, as the order of initiative says.

For games in which whoever is up acts at once, and others may answer between. A turn inside a turn (a reaction, an
attack of opportunity) is a stage of the game's own that stands before the one of turns: it has work as long as its
blow lies open in the state, so nobody goes on before it is settled.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import field
from typing import Any, ClassVar, Generic, Self, TypeVar

from bot.kernel.decisions import Choice, Decision, Field
from bot.kernel.effects import Action, Scene, ask_first, tell
from bot.kernel.events import PUBLIC
from bot.kernel.persons import Name
from bot.kernel.values import evolve, record
from bot.rulesets.shared import conditions, initiative
from bot.rulesets.shared.actions import Blanks, Doable, Form, Menu, Repertoire
from bot.rulesets.shared.book import happens
from bot.rulesets.shared.conditions import Anchor, Condition
from bot.rulesets.shared.gathering import Gathering, Somebody
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.working import Stage

D = TypeVar("D")
K = TypeVar("K")


@record
class InTurn(Somebody):
    """Somebody who acts in turn. *acted*: he has had his turn in this round; *reacted*: his reaction; *waited*: the
    last round in which he let others act first; *tie*: what he rolled against his equals; *finishes*: it has
    been offered to him that his turns end by themselves once nothing but what is free is left of them."""

    initiative: int | None = None
    tie: tuple[int, ...] = ()
    acted: bool = False
    reacted: bool = False
    waited: int = 0
    conditions: tuple[Condition, ...] = ()
    finishes: bool = False


@record
class Rounds(Gathering):
    """A state with rounds and an order. *round* 0: before the beginning. *left*: by their ids what those were called
    who are gone."""

    combatants: dict[str, Any] = field(default_factory=dict)
    round: int = 0
    order: tuple[str, ...] = ()
    left: dict[str, Name] = field(default_factory=dict)
    fresh: ClassVar[dict[str, Any]] = {"acted": False, "reacted": False}
    """What is said of everybody when a round begins."""

    @property
    def opened(self) -> bool:
        return self.round > 0

    def without(self, ident: str) -> Any:
        return evolve(super().without(ident), order=tuple(each for each in self.order if each != ident))


class Turning:
    """A state whose *turn* holds what somebody has used of it; None: nobody's."""

    turn: Any

    def in_turn(self, **changes: Any) -> Self:
        """The turn under way is changed."""
        return self if self.turn is None else evolve(self, turn=evolve(self.turn, **changes))


class Doing(Turning, Generic[D]):
    """A state with *deeds*: the last of them is what is being done, beneath it stands what that interrupts."""

    deeds: tuple[D, ...]

    @property
    def deed(self) -> D | None:
        """What is being done."""
        return self.deeds[-1] if self.deeds else None

    def doing(self, kind: type[K]) -> K | None:
        """What is being done, where it is of that *kind*."""
        return self.deed if isinstance(self.deed, kind) else None

    def in_deed(self, **changes: Any) -> Self:
        """What is being done is changed."""
        if not self.deeds:
            return self
        return evolve(self, deeds=(*self.deeds[:-1], evolve(self.deeds[-1], **changes)))


@happens(to=PUBLIC)
class RoundStarted:
    round: int

    def change(self, state: Any) -> Any:
        people = {ident: evolve(who, **state.fresh) for ident, who in state.combatants.items()}
        return evolve(state, round=self.round, combatants=people)


@happens(to=PUBLIC)
class TurnEnded:
    combatant: CombatantId

    def change(self, state: Any) -> Any:
        return state.with_(self.combatant, acted=True)


def up(state: Any) -> str | None:
    """Who is up; None: the round is over."""
    return initiative.next_up(state, lambda who: not (who.acted or who.out))


def later(state: Any, who: Any) -> tuple[str, ...]:
    """Those who come after *who* in the order, as far as everybody can see them."""
    after = (state.combatants[each] for each in state.order[state.order.index(who.id) + 1 :])
    return tuple(each.id for each in after if not each.out and not each.hidden)


def able(state: Any) -> list[str]:
    """Those who take part, in the order in which they joined."""
    return [each.id for each in state.combatants.values() if not each.out]


def end_turn(scene: Scene[Any], ident: str) -> Action:
    """The turn of *ident* is over, and what ends with it."""
    yield from tell(TurnEnded(ident))
    yield from conditions.end(scene, Anchor(scene.now.round, "end", ident))


def next_round(scene: Scene[Any]) -> Action:
    """The round is over, and what ends with it; the next one begins."""
    if scene.now.round:
        yield from conditions.end(scene, Anchor(scene.now.round))
    yield from tell(RoundStarted(scene.now.round + 1))


@record
class Outlook:
    """What actions look at: the state, and *who* is up."""

    state: Any
    who: Any


class Pass(Doable[Outlook]):
    """Do nothing in this turn."""

    code = "pass"

    def asked(self, at: Outlook) -> Blanks | None:
        return ()

    def does(self, scene: Scene[Any], who: str, choice: Choice) -> Action:
        yield from end_turn(scene, who)


class Delay(Doable[Outlook]):
    """Let others act first: the turn comes after that of the *target*, in this round and in those that follow. Once a
    round: two who let each other act first would never be done."""

    code = "delay"

    def asked(self, at: Outlook) -> Blanks | None:
        found = () if at.who.waited == at.state.round else later(at.state, at.who)
        return (Field("target", found),) if found else None

    def does(self, scene: Scene[Any], who: str, choice: Choice) -> Action:
        yield from tell(initiative.PlaceTaken(who, choice["target"]))


def acting(
    repertoire: Repertoire[Any], menu: Menu, outlook: Callable[[Any, Any], Any] = Outlook, usual: str = Pass.code
) -> Stage[Any]:
    """The stage of turns: whoever is up is asked what he does, of what *menu* offers, and does it. *outlook*: what his
    actions look at, from the state and himself; *usual*: what he does who says nothing."""

    def asked(state: Any) -> Iterator[Decision]:
        if (ident := up(state)) is not None:
            who = state.combatants[ident]
            form = Form(repertoire.offered(menu, outlook(state, who)))
            # Whoever waits is asked again in the same round.
            key = f"{ident}:declare:{state.round}.{len(who.tie)}"
            yield Decision(key, "declare", ident, form({}), {"action": usual}, {"round": state.round}, form)

    def act(scene: Scene[Any]) -> Action:
        answer = yield from ask_first(asked)
        if answer is not None:
            ident = answer[0].partition(":")[0]
            yield from repertoire.answered(outlook(scene.now, scene.now.combatants[ident]), scene, ident, answer[1])

    return Stage("turn", up, act)
