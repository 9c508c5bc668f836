"""What happens around ordinary actions, beside `events_tasks`."""

from __future__ import annotations

from typing import Literal

from bot.kernel.events import GM_ONLY
from bot.kernel.persons import Name
from bot.kernel.values import evolve
from bot.rulesets.alternatif.base.records import State, put, with_
from bot.rulesets.alternatif.state import Proposal
from bot.rulesets.shared.book import OWNER, PUBLIC, SIDE, happens
from bot.rulesets.shared.naming import CombatantId


@happens(to=SIDE)
class TaskRetimed:
    """An action that is under way has other times: *reason* says why. *die* and *faces*: what was rolled for it.
    *penalty* (0 or less) and *chance* of failure in per cent belong to a rushed one (ALT-ACT-014 to -018, -020)."""

    combatant: CombatantId
    action: str
    reason: Literal["gm", "rushed", "aggravated", "second", "coordinated"]
    prepared: int
    first: int
    last: int
    die: str = ""
    faces: tuple[int, ...] = ()
    penalty: int = 0
    chance: int = 0
    label: Name = ""
    words: Name = ""

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        if who is None or who.task is None:
            return state
        task = evolve(who.task, prepared=self.prepared, first=self.first, last=self.last)
        match self.reason:
            case "rushed":
                task = evolve(task, penalty=self.penalty, chance=self.chance)
            case "aggravated":
                task = evolve(task, maximum=False)
            case "second":
                task = evolve(task, then="")
            case "coordinated":
                task = evolve(task, bond="coordinated")
            case "gm":
                pass
        return put(state, evolve(who, task=task))

    def why(self) -> tuple[str, ...]:
        return {
            "gm": ("ALT-ACT-014", "ALT-ACT-016"),
            "rushed": ("ALT-ACT-018",),
            "aggravated": ("ALT-ACT-017",),
            "second": ("ALT-ACT-015",),
            "coordinated": ("ALT-ACT-020",),
        }[self.reason]


@happens("ALT-ACT-017", to=GM_ONLY)
class TaskLetBe:
    """The game master lets an action of maximal dice go on as it was rolled (ALT-ACT-017)."""

    combatant: CombatantId

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        if who is None or who.task is None:
            return state
        return put(state, evolve(who, task=evolve(who.task, maximum=False)))


@happens("ALT-ACT-019", to=SIDE)
class JoinedIn:
    """*combatant* does what *other* does, together with him (ALT-ACT-019)."""

    combatant: CombatantId
    other: CombatantId
    action: str
    stamp: int
    label: Name = ""
    sure: bool = False

    def change(self, state: State) -> State:
        leader = state.combatants.get(self.other)
        if leader is not None and leader.task is not None:
            state = put(state, evolve(leader, task=evolve(leader.task, bond="collective", group=leader.id)))
        elif leader is not None and leader.proposal is not None:
            state = put(state, evolve(leader, proposal=evolve(leader.proposal, group=leader.id)))
        proposal = Proposal(self.action, self.stamp, self.label, sure=self.sure, group=self.other)
        return with_(state, self.combatant, proposal=proposal)


@happens("ALT-ACT-019", to=SIDE)
class CompanionsSettled:
    """What the game master said of the others, when one of those who act together was interrupted (ALT-ACT-019)."""

    combatant: CombatantId
    goes_on: bool

    def change(self, state: State) -> State:
        """Nobody has to be asked about any more."""
        who = state.combatants.get(self.combatant)
        if who is None or who.task is None:
            return state
        group = who.task.group
        combatants = {
            ident: evolve(each, task=evolve(each.task, shaken=False))
            if each.task is not None and each.task.group == group
            else each
            for ident, each in state.combatants.items()
        }
        return evolve(state, combatants=combatants)


@happens("ALT-ACT-008", "ALT-ACT-011", changes=False, to=PUBLIC)
class AsideTaken:
    """Something that is no action: it takes no time and disturbs nothing (ALT-ACT-008, -011)."""

    combatant: CombatantId
    kind: Literal["shout", "step", "turn", "relax"]
    words: Name = ""


@happens("ALT-REA-024", to=OWNER)
class BeatWaived:
    """*combatant* acts without his beat, at a *penalty* (0 or less) to his next roll; *words*: what the game master
    lets him believe (ALT-REA-024)."""

    combatant: CombatantId
    penalty: int
    words: Name = ""

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        if who is None:
            return state
        task = None if who.task is None else evolve(who.task, penalty=min(0, who.task.penalty + self.penalty))
        return put(state, evolve(who, beat_until=0, next_strike=who.next_strike + self.penalty, task=task))
