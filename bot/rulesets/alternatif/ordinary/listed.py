"""The list of actions beside fighting that an encounter carries (tables 1 and 2; ALT-ACT-004 to -006)."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, Literal, NamedTuple

from bot.kernel.events import PUBLIC, Audience, side_of
from bot.kernel.persons import Name
from bot.kernel.values import evolve, fold
from bot.rulesets.alternatif.base import times
from bot.rulesets.alternatif.base.distances import (
    NOTHING_PENDING,
    State,
    both,
    halted,
    noticed,
    rested,
    slipping,
    slowed,
)
from bot.rulesets.alternatif.secrecy import PENDING
from bot.rulesets.alternatif.state import AlternatifState, Combatant, Hand, Proposal, Task
from bot.rulesets.shared.book import happens
from bot.rulesets.shared.naming import Aside, CombatantId

# ---- What happens to actions other than melee: proposed, begun, held, ended, broken off.


@happens("ALT-MEL-002", to=PENDING)
class ActionProposed:
    """*combatant* announces an action that is not melee; nothing is lost yet. *reaction* and *duration* (numbers or
    dice) are None while the game master has not given them."""

    combatant: CombatantId
    action: str
    stamp: int
    label: Name = ""
    weapon: str | None = None
    hand: Hand | None = None
    target: CombatantId | None = None
    reaction: str | None = None
    duration: str | None = None
    sure: bool = False

    def change(self, state: State) -> State:
        proposal = Proposal(
            self.action,
            self.stamp,
            self.label,
            self.weapon,
            self.hand,
            self.target,
            self.reaction,
            self.duration,
            self.sure,
        )
        if self.action == "together":
            proposal = evolve(proposal, group=self.combatant)
        return state.with_(self.combatant, proposal=proposal, news=())


@happens("ALT-MEL-002", to=PENDING)
class ProposalSettled:
    """*how*: its figures were given, its author is sure, or it comes to nothing."""

    combatant: CombatantId
    how: Literal["figures", "sure", "dropped", "refused"]
    reaction: str | None = None
    duration: str | None = None

    def befalls(self, state: State, who: Combatant) -> State:
        if who.proposal is None:
            return state
        match self.how:
            case "figures":
                proposal = evolve(who.proposal, reaction=self.reaction, duration=self.duration)
                return state.put(evolve(who, proposal=proposal))
            case "sure":
                return state.amend(who.id, "proposal", sure=True)
            case "dropped" | "refused":
                pass
        return state.put(evolve(who, proposal=None, spot=halted(who)))


@happens(to=PENDING)
class TaskBegun:
    """Prepared until the end of *prepared* (*stamp* when there is no reaction), done from *first* to *last*. *guard*:
    the enemies in contact, against whom the guard is down. *then*: the amount of a second stretch, rolled when the
    first is over. *maximum*: every die of the reaction or of the duration shows its greatest face. *group*: whose
    action it is, when several do it together."""

    combatant: CombatantId
    action: str
    stamp: int
    prepared: int
    first: int
    last: int
    reaction_die: str
    reaction_faces: tuple[int, ...]
    duration_die: str
    duration_faces: tuple[int, ...]
    label: Name = ""
    weapon: str | None = None
    hand: Hand | None = None
    target: CombatantId | None = None
    guard: tuple[CombatantId, ...] = ()
    then: str = ""
    maximum: bool = False
    group: Aside = ""

    def why(self) -> tuple[str, ...]:
        reaction = "ALT-REA-005" if self.reaction_faces or self.prepared > self.stamp else "ALT-REA-008"
        return (reaction, "ALT-MEL-002", "ALT-FRE-010") if self.guard else (reaction,)

    def change(self, state: State) -> State:
        task = Task(
            self.action,
            self.stamp,
            self.prepared,
            self.first,
            self.last,
            self.label,
            self.weapon,
            self.hand,
            self.target,
            then=self.then,
            maximum=self.maximum,
            bond="collective" if self.group else "",
            group=self.group,
        )
        who = state.combatants.get(self.combatant)
        if who is not None and who.magic.ambush and self.action == times.CAST:
            state = state.amend(who.id, "magic", ambush=False)
        # Another action drops what was in preparation (ALT-REA-015); a spell on the defensive goes on (ALT-PAR-016).
        weapon = {**NOTHING_PENDING, "rolled": None}
        state = rested(state, self.combatant)
        begun = both(
            state,
            self.combatant,
            weapon,
            task=task,
            proposal=None,
            unfinished=None,
            intent="none",
            announced=False,
            target=self.target,
        )
        return slipping(begun)


def simple(ident: str, action: str, stamp: int, first: int, **more: Any) -> TaskBegun:
    """*ident* begins an action without reaction, which fills the segment *first* (ALT-ACT-003); *more* of it."""
    return TaskBegun(ident, action, stamp, stamp, first, first, NONE, (), ONE, (), **more)


@happens("ALT-FRE-009", "ALT-FRE-010", changes=False, to=PUBLIC)
class GuardLowered:
    """*combatant*, engaged with *enemies*, lowers his guard to do something else: what everybody sees of
    `TaskBegun`."""

    combatant: CombatantId
    action: str
    enemies: tuple[CombatantId, ...]
    label: Name = ""
    weapon: str | None = None


@happens("ALT-REA-005", to=PUBLIC)
class TaskEnded:
    """The action takes its effect at the end of *segment*. One that was rushed at a *penalty* or a *chance* of failure
    (per cent, *face* of the d100) may have *failed*."""

    combatant: CombatantId
    action: str
    segment: int
    label: Name = ""
    weapon: str | None = None
    target: CombatantId | None = None
    penalty: int = 0
    chance: int = 0
    face: int | None = None
    failed: bool = False

    def befalls(self, state: State, who: Combatant) -> State:
        # An action that wins its race leaves the guard down for those who have not used the occasion yet (ALT-FRE-014).
        awaited = any(each.target == who.id and not each.settled for each in state.offers)
        lowered = self.segment if awaited else who.lowered
        shooting = who.shooting if who.spot.run is None else slowed(who)
        done = evolve(who, task=None, busy=self.segment, lowered=lowered, spot=halted(who), shooting=shooting)
        return state.put(done)


@happens()
class TaskBroken:
    """It is broken off; *left*: the segments still to be done of it, 0 when all of it is lost (ALT-REA-016). Of an
    *incantation* that is broken, `incantation_settled` has told it. Of one that was dropped: *unseen*, nobody saw it in
    preparation but its author's side; *fights*, he means to fight instead."""

    combatant: CombatantId
    action: str
    segment: int
    left: int = 0
    label: Name = ""
    reason: Literal["dropped", "interrupted", "incantation", "out"] = "interrupted"
    unseen: bool = False
    fights: bool = False

    def why(self) -> tuple[str, ...]:
        return ("ALT-REA-015",) if self.reason == "dropped" else ("ALT-REA-014", "ALT-REA-016")

    def audience(self) -> Audience:
        """What one gives up is as secret as what one had in preparation."""
        return side_of(self.combatant) if self.unseen else PUBLIC

    def befalls(self, state: State, who: Combatant) -> State:
        if who.task is None:
            return state
        begun = who.task.first <= self.segment
        left = Task(who.task.action, 0, 0, 1, self.left, who.task.label, who.task.weapon) if self.left else None
        busy = self.segment if begun else who.busy
        lowered = self.segment if who.task.exposed(self.segment) else who.lowered
        magic = evolve(who.magic, last=self.segment) if times.speaks(state, who) else who.magic
        shooting = who.shooting if who.spot.run is None else slowed(who)
        if shooting.plan is not None and who.task.action == "shoot":
            # Whoever is broken off drops out of a volley (ALT-VOL-007).
            shooting = evolve(shooting, plan=evolve(shooting.plan, volley=None, massed=False), choosing=False, into="")
        changed = evolve(
            who,
            task=None,
            unfinished=left,
            busy=busy,
            lowered=lowered,
            magic=magic,
            shooting=shooting,
            spot=halted(who),
        )
        state = state.put(changed).shaken(who)
        return state if self.reason in ("dropped", "out") else noticed(state, who.id, "broken")


@happens("ALT-REA-020", to=PENDING)
class ActionHeld:
    """Once prepared the action is kept ready, at the latest until *until* (ALT-REA-020)."""

    combatant: CombatantId
    action: str
    until: int | None
    label: Name = ""

    def change(self, state: State) -> State:
        return state.amend(self.combatant, "task", waits=True, until=self.until, asks_hold=False)


@happens("ALT-REA-020", to=PUBLIC)
class ActionReleased:
    """A held action is let go: it fills *first* to *last*."""

    combatant: CombatantId
    action: str
    first: int
    last: int
    label: Name = ""

    def befalls(self, state: State, who: Combatant) -> State:
        if who.task is None:
            return state
        task = evolve(who.task, waits=False, until=None, first=self.first, last=self.last)
        return slipping(state.put(evolve(who, task=task)))


NONE, ONE = "0", "1"


class Listed(NamedTuple):
    """An action of the list: its times as amounts, empty where the game master says them, and its names."""

    id: str
    reaction: str
    duration: str
    names: tuple[str, ...]

    @property
    def simple(self) -> bool:
        """Short and instinctive: no reaction, one segment (ALT-ACT-003)."""
        return (self.reaction, self.duration) == (NONE, ONE)


PLAIN: Mapping[str, Listed] = {
    each.id: each
    for each in (
        Listed("draw", NONE, ONE, ()),
        Listed("sheathe", NONE, ONE, ()),
        Listed("pick_up", NONE, ONE, ()),
        Listed("stand_up", NONE, ONE, ()),
        Listed("drink", "1d6", "1d6", ()),
        Listed("bandage", "1d4", "2d6", ()),
    )
}
"""What every encounter knows, whatever its data say: simple actions take one segment (ALT-MEL-013)."""


def written(actions: Iterable[Listed]) -> str:
    """The list as an encounter carries it: one text, which costs a snapshot little."""
    return json.dumps([list(each) for each in actions], ensure_ascii=False, separators=(",", ":"))


@lru_cache(maxsize=64)
def _read(text: str) -> Mapping[str, Listed]:
    found = dict(PLAIN)
    for ident, reaction, duration, names in json.loads(text) if text else ():
        found[ident] = Listed(ident, reaction, duration, tuple(names))
    return found


def actions(state: AlternatifState) -> Mapping[str, Listed]:
    """Every listed action by id."""
    return _read(state.actions)


def figures(state: AlternatifState, action: str) -> tuple[str | None, str | None]:
    """Reaction and duration of *action*; None for what the game master must say."""
    found = actions(state).get(action)
    if found is None:
        return None, None
    return found.reaction or None, found.duration or None


def meant(state: AlternatifState, label: str) -> Listed | None:
    """The listed action that *label*, somebody's own words, names; None: none of them (ALT-ACT-001)."""
    wanted = fold(label)
    if not wanted:
        return None
    return next((each for each in actions(state).values() if wanted in map(fold, each.names)), None)
