"""What is in preparation: announcements of melee, reactions, initiatives; which of two events comes first."""

from __future__ import annotations

from dataclasses import field
from typing import Any, Final, Literal

from bot.kernel.events import PUBLIC, Audience
from bot.kernel.persons import Typed
from bot.kernel.values import LATER, evolve
from bot.rulesets.alternatif.base.records import (
    NOTHING_PENDING,
    NOTHING_UP,
    State,
    both,
    noticed,
    put,
    rested,
    stirred,
    wields,
    with_,
)
from bot.rulesets.alternatif.secrecy import PENDING, pending_of
from bot.rulesets.alternatif.state import Deed, Hand, Intention, Rolled, Status, stood_by
from bot.rulesets.shared import planning
from bot.rulesets.shared.book import happens
from bot.rulesets.shared.naming import CombatantId


@happens(to=PENDING)
class ActionDeclared:
    """*repeated*: by default, without a word (the reaction says what it changes). *kept*: a melee action was in
    preparation already, it goes on. *second*: the weapon of the off hand, which fights too."""

    combatant: CombatantId
    action: Literal["melee"]
    hand: Hand
    weapon: str
    target: CombatantId | None
    repeated: bool
    stamp: int
    kept: bool = False
    second: str | None = None

    def why(self) -> tuple[str, ...]:
        if self.repeated:
            return ("ALT-REA-012",)
        return ("ALT-REA-001", "ALT-MEL-014") if self.kept else ("ALT-REA-001", "ALT-GEN-004")

    def change(self, state: State) -> State:
        if self.repeated:
            return state
        state = rested(state, self.combatant)
        who = state.combatants.get(self.combatant)
        if who is None:
            return state
        # Whom he means to strike he is turned against, whatever was said before (ALT-TAC-003).
        footing = who.footing if who.footing.faces in (None, self.target) else evolve(who.footing, faces=None)
        announced = not self.kept
        return put(
            state,
            evolve(
                who, intent="melee", target=self.target, announced=announced, proposal=None, footing=footing, news=()
            ),
        )


@happens("ALT-REA-002", "ALT-REA-026", to=PENDING)
class ReactionRolled:
    """*segment* (the due one) = *stamp* + max(1, sum of *faces* + *adjust*) + *fixed* + *postponed*; *raised*: what
    that minimum adds."""

    combatant: CombatantId
    hand: Hand
    die: str
    faces: tuple[int, ...]
    adjust: int
    initial: bool
    stamp: int
    postponed: int
    segment: int
    fixed: int = 0
    raised: int = field(default=0, metadata={LATER: True})

    def why(self) -> tuple[str, ...]:
        return (*(("ALT-REA-031",) if self.initial else ()), *(("ALT-PAR-016",) if self.postponed else ()))

    def change(self, state: State) -> State:
        # An initial roll stays one when the same action is taken up again in the same segment.
        rolled = Rolled(self.stamp, self.die, self.faces, self.initial)
        changes: dict[str, Any] = {"announced": False}
        if self.initial:
            changes["initial"] = False
        who = state.combatants.get(self.combatant)
        if state.ahead and who is not None and not who.hidden:
            # He counts from this very segment: his side knows of it from now on.
            state = evolve(state, ahead=0)
        return wields(state, self.combatant, self.hand, {"due": self.segment, "rolled": rolled}, **changes)


@happens(to=PUBLIC)
class StoodBy:
    """*forced*: there is nobody left to fight; he is asked again as soon as there is. *until*: the segment until which
    he means to wait, or the *deed* of *whom*; None: until he is asked again."""

    combatant: CombatantId
    segment: int
    forced: bool
    until: int | None = None
    deed: Deed | None = None
    whom: CombatantId | None = None

    def why(self) -> tuple[str, ...]:
        return ("ALT-REA-012",) if self.forced else ("ALT-REA-011",)

    def change(self, state: State) -> State:
        intent = "none" if self.forced else "standby"
        state = rested(state, self.combatant)
        who = state.combatants.get(self.combatant)
        waiting = None if who is None or self.forced else stood_by(state, who, self.until, self.deed, self.whom)
        return both(
            state,
            self.combatant,
            NOTHING_PENDING,
            intent=intent,
            waiting=waiting,
            announced=False,
            proposal=None,
            news=(),
            intention=None,
        )


@happens("ALT-REA-012", to=PENDING)
class CarriedOn:
    """Asked again, *combatant* goes on as he announced, or says at once what he does instead."""

    combatant: CombatantId

    def change(self, state: State) -> State:
        return with_(state, self.combatant, news=(), carried_on=state.segment)


@happens("ALT-REA-011", to=PUBLIC)
class PlanEnded(planning.PlanEnded):
    """He is asked what he does, whether he stands by or would have gone on."""

    def change(self, state: State) -> State:
        state = super().change(state)
        who = state.combatants.get(self.combatant)
        if who is None:
            return state
        return stirred(put(state, evolve(who, news=(*who.news, "plan"))), who.id)


@happens("ALT-REA-011", "ALT-REA-015", to=PENDING)
class IntentionSaid:
    """*combatant* has said what he does next, once his present action is over, or in its place (*soon*)."""

    combatant: CombatantId
    action: str
    target: CombatantId | None = None
    weapon: str | None = None
    how: Typed = ""
    soon: bool = False

    def change(self, state: State) -> State:
        said = Intention(self.action, self.target, self.weapon, self.how, self.soon)
        return with_(state, self.combatant, intention=said)


@happens("ALT-REA-011", to=PENDING)
class IntentionSettled:
    """What *combatant* meant to do next is announced now, or was taken *back*, or is impossible: *reason* is the
    refusal and its facts, as `shared.seeing.alike` writes them."""

    combatant: CombatantId
    how: Literal["announced", "back", "impossible"]
    action: str
    reason: Typed = ""

    def change(self, state: State) -> State:
        if self.how != "impossible":
            return with_(state, self.combatant, intention=None)
        return noticed(with_(state, self.combatant, intention=None, hindered=self.reason), self.combatant, "next")


@happens("ALT-REA-023", to=PENDING)
class BeatImposed:
    """His next reaction counts from *until*; what was pending comes at *due*."""

    combatant: CombatantId
    segments: int
    until: int
    due: int | None

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        if who is None:
            return state
        hands = tuple(evolve(each, due=None if each.due is None else each.due + self.segments) for each in who.hands)
        task, more = who.task, self.segments
        if task is not None and state.segment < task.first:
            # What is still in preparation comes later, too.
            task = evolve(task, prepared=task.prepared + more, first=task.first + more, last=task.last + more)
        return put(state, evolve(who, hands=hands, task=task, beat_until=self.until))


@happens("ALT-REA-004", "ALT-PAR-011", to=PENDING)
class ActionCameUp:
    combatant: CombatantId
    hand: Hand
    segment: int

    def change(self, state: State) -> State:
        weapon = {**NOTHING_UP, "due": None, "up": True, "status": "offensive", "carry": 0}
        return wields(state, self.combatant, self.hand, weapon)


_LOST: Final = {
    "given_up": ("ALT-MEL-009",),
    "no_target": ("ALT-MEL-014", "ALT-MEL-009"),
    "contact_lost": ("ALT-MEL-003",),
    "interrupted": ("ALT-REA-014",),
    "free_action": ("ALT-FRE-003",),
}


@happens()
class ActionLost:
    combatant: CombatantId
    hand: Hand
    reason: Literal["given_up", "no_target", "contact_lost", "interrupted", "free_action"]
    segment: int

    def why(self) -> tuple[str, ...]:
        return _LOST[self.reason]

    def audience(self) -> Audience:
        return PUBLIC if self.reason == "given_up" else pending_of(self.combatant)

    def change(self, state: State) -> State:
        if self.reason == "interrupted":
            return wields(state, self.combatant, self.hand, NOTHING_PENDING, intent="none", announced=False)
        return wields(state, self.combatant, self.hand, NOTHING_PENDING)


@happens(to=PENDING)
class InitiativePostponed:
    """*segment*: the new due one; None when nothing was pending (the next reaction bears it, ALT-PAR-016)."""

    combatant: CombatantId
    hand: Hand
    by: int
    segment: int | None
    reason: Literal["parry", "guard"]

    def why(self) -> tuple[str, ...]:
        if self.reason == "guard":
            return ("ALT-SIM-003", "ALT-PAR-009")
        return ("ALT-PAR-008", "ALT-PAR-009") if self.segment is not None else ("ALT-PAR-016", "ALT-PAR-009")

    def change(self, state: State) -> State:
        weapon = {**NOTHING_UP, "due": self.segment, "status": "defensive", "carry": self.by}
        return wields(state, self.combatant, self.hand, weapon)


@happens(changes=False, to=PUBLIC)
class StatusChanged:
    """What a postponement, or an action that comes up, does: in words."""

    combatant: CombatantId
    hand: Hand
    status: Status

    def why(self) -> tuple[str, ...]:
        return ("ALT-PAR-012",) if self.status == "defensive" else ("ALT-PAR-011",)


@happens("ALT-REA-018", "ALT-REA-019", changes=False, to=PUBLIC)
class SimultaneousTestRolled:
    """The seconds in which two events of one segment fall; *earlier* prevents the other, None when the gap is less than
    *gap* (ALT-REA-018, -019)."""

    combatant: CombatantId
    other: CombatantId
    face: int
    other_face: int
    second: int
    other_second: int
    gap: int
    earlier: CombatantId | None
