"""What happens in shooting."""

from __future__ import annotations

from dataclasses import field
from typing import Any, Literal, TypeAlias

from bot.kernel.events import GM_ONLY, PUBLIC
from bot.kernel.persons import Name
from bot.kernel.values import LATER, evolve
from bot.rulesets.alternatif.base.arms import OBJECT, SHOOT
from bot.rulesets.alternatif.base.distances import (
    NOTHING_PENDING,
    ByDefence,
    ByNatural,
    State,
    both,
    noticed,
    rested,
    spent,
    wields,
)
from bot.rulesets.alternatif.secrecy import PENDING
from bot.rulesets.alternatif.shooting.records import leaves, met, planned
from bot.rulesets.alternatif.state import Arm, Blow, Combatant, Hand, Proposal, Task
from bot.rulesets.alternatif.state.arms import Band, Plan
from bot.rulesets.shared.book import happens
from bot.rulesets.shared.check import Term, behind
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.overruling import counted

Judgement: TypeAlias = Literal["plain", "malus_2", "malus_4", "percent"]
"""How a shot into a melee is resolved (ALT-MIS-025)."""

_TERMS = {
    "cadence": ("ALT-MIS-004", "ALT-MIS-005"),
    "aim": ("ALT-MIS-007",),
    "size": ("ALT-RNG-008",),
    "speed": ("ALT-RNG-009",),
    "volley": ("ALT-VOL-003", "ALT-VOL-004"),
    "into_melee": ("ALT-MIS-025",),
    "wound": ("ALT-CRI-006",),
}

_AGAINST = {"defence_factor": ("ALT-MIS-011",), "cover": ("ALT-DEF-012",), "base_12": ("ALT-FAC-007",)}

_RANGES = {"point_blank": "ALT-RNG-003", "short": "ALT-RNG-004", "medium": "ALT-RNG-005", "long": "ALT-RNG-006"}


def _arm(who: Combatant, event: ShotRolled) -> Arm:
    held = who.holds(event.hand)
    return OBJECT if held is None or held.arm.weapon != event.weapon else held.arm


@happens("ALT-MIS-001", "ALT-MIS-006", to=PENDING)
class ShotProposed:
    """*combatant* means to shoot at *target*. *repeated*: by default, without a word. *aim*: the segments of careful
    aim, which may still be *choosing*. *reaction*, *more*: the die and the segments that come on top. *sure*: nobody
    need be asked whether the guard may be lowered for it."""

    combatant: CombatantId
    target: CombatantId
    weapon: str
    hand: Hand
    stamp: int
    reaction: str
    more: int
    cadence: int = 0
    aim: int = 0
    choosing: bool = False
    volley: Name | None = None
    massed: bool = False
    repeated: bool = False
    sure: bool = False

    def change(self, state: State) -> State:
        more = str(self.more)
        proposal = Proposal(SHOOT, self.stamp, "", self.weapon, self.hand, self.target, self.reaction, more, self.sure)
        # What is to be named after the die begins at nothing; what is wished is what he will repeat.
        aim = 0 if self.choosing else self.aim
        plan = Plan(self.weapon, self.cadence, aim, self.aim, self.volley, self.massed)
        said = {"plan": plan, "choosing": self.choosing, "into": ""}
        state = state.with_(self.combatant, proposal=proposal)
        if not self.repeated:
            state = state.with_(self.combatant, news=())
        return state.amend(self.combatant, "shooting", **said)


@happens("ALT-MIS-001", "ALT-MIS-002", "ALT-MIS-019", to=PENDING)
class ShotBegun:
    """The die has fallen: the projectile leaves in *segment* = *stamp* + sum of *faces* + *fixed* + *aim*. No *faces*:
    the weapon was *ready*, or the archers are too many to roll (then *fixed* is the whole reaction)."""

    combatant: CombatantId
    target: CombatantId
    weapon: str
    hand: Hand
    stamp: int
    die: str
    faces: tuple[int, ...]
    fixed: int
    aim: int
    cadence: int
    segment: int
    ready: bool = False
    guard: tuple[CombatantId, ...] = ()

    def change(self, state: State) -> State:
        state = rested(state, self.combatant)
        rolled = {"rolled_at": self.stamp, "rolled_die": self.die, "rolled_faces": self.faces} if self.faces else {}
        state = state.amend(self.combatant, "shooting", ready=False, **rolled)
        segment = self.segment
        task = Task(SHOOT, self.stamp, segment, segment, segment, "", self.weapon, self.hand, self.target)
        # Another action drops what was in preparation (ALT-REA-015).
        return both(
            state,
            self.combatant,
            {**NOTHING_PENDING, "rolled": None},
            task=task,
            proposal=None,
            unfinished=None,
            intent="missile",
            announced=False,
            target=self.target,
        )

    def why(self) -> tuple[str, ...]:
        rules = ["ALT-MIS-004", "ALT-MIS-006"] if self.cadence else []
        if self.aim:
            rules.append("ALT-MIS-007")
        if self.ready:
            rules.append("ALT-MIS-020")
        elif not self.faces:
            rules.append("ALT-VOL-002")
        return (*rules, "ALT-MIS-021") if self.guard else tuple(rules)


@happens("ALT-MIS-007", to=PENDING)
class ShotAimed:
    """The careful aim of a shot, named after its die: it leaves in *segment* (ALT-MIS-007)."""

    combatant: CombatantId
    aim: int
    segment: int

    def change(self, state: State) -> State:
        state = planned(state, self.combatant, aim=self.aim, wished=self.aim)
        return leaves(state, self.combatant, self.segment).amend(self.combatant, "shooting", choosing=False)


@happens("ALT-GEN-013", to=PENDING)
class ShotMoved:
    """The game master has a shot leave in *segment*."""

    combatant: CombatantId
    segment: int

    def change(self, state: State) -> State:
        return leaves(state, self.combatant, self.segment, waits=False, until=None)


@happens("ALT-MIS-024", to=PENDING)
class TargetChanged:
    """A shot in preparation is meant for *target* now; what was *aimed* at another is not any more (ALT-MIS-024)."""

    combatant: CombatantId
    target: CombatantId
    aim_lost: bool = False

    def befalls(self, state: State, who: Combatant) -> State:
        if who.task is None:
            return state
        if self.aim_lost:
            state = planned(state, who.id, aim=0)
        state = state.with_(who.id, task=evolve(who.task, target=self.target), target=self.target)
        return state.amend(who.id, "shooting", into="")


@happens("ALT-MIS-009", to=PENDING)
class AimLost:
    """The target of a carefully aimed shot that was held is out of sight or of range (ALT-MIS-009)."""

    combatant: CombatantId

    def change(self, state: State) -> State:
        return planned(state.amend(self.combatant, "task", target=None), self.combatant, aim=0)


@happens("ALT-MIS-017", to=PENDING)
class ShotKept:
    """A projectile that could leave stays ready: nobody to shoot at, or its author's word."""

    combatant: CombatantId
    weapon: str
    reason: Literal["no_target", "chosen"]

    def change(self, state: State) -> State:
        return planned(state.amend(self.combatant, "task", waits=True, until=None), self.combatant, volley=None)


@happens("ALT-VOL-001", to=PENDING)
class VolleyAppointed:
    """The shots of *members*, who wait for each other, leave in *segment*, that of the slowest (ALT-VOL-001)."""

    combatant: CombatantId
    target: CombatantId
    members: tuple[CombatantId, ...]
    segment: int

    def change(self, state: State) -> State:
        for ident in self.members:
            state = state.amend(ident, "task", waits=True, until=self.segment)
        return state


@happens("ALT-MIS-023", to=PUBLIC)
class OrderSettled:
    """Whose of two actions of one segment comes first: that of *earlier*, None: both at once (ALT-MIS-023)."""

    combatant: CombatantId
    other: CombatantId
    earlier: CombatantId | None

    def change(self, state: State) -> State:
        for ident, other in ((self.combatant, self.other), (self.other, self.combatant)):
            who = state.combatants.get(ident)
            if who is None:
                continue
            before = who.shooting.before if who.shooting.tested == state.segment else ()
            if self.earlier == ident:
                before = (*before, other)
            state = state.amend(ident, "shooting", tested=state.segment, before=before)
        return state


@happens("ALT-REA-019", to=GM_ONLY)
class PreventionAsked:
    """A spell of *other* (*weapon*) that was early enough may keep *combatant* from what he is about to do; it has no
    dice, so the game master says whether it does (ALT-REA-019)."""

    combatant: CombatantId
    other: CombatantId
    weapon: str | None

    def change(self, state: State) -> State:
        return state.amend(self.combatant, "shooting", doubt=f"{self.other}/{self.weapon or ''}")


@happens("ALT-REA-019", to=PUBLIC)
class PreventionSettled:
    """Whether the earlier spell of *other* keeps *combatant* from what he was about to do."""

    combatant: CombatantId
    other: CombatantId
    prevented: bool

    def befalls(self, state: State, who: Combatant) -> State:
        stopped = state.segment if self.prevented else who.shooting.stopped
        return state.amend(who.id, "shooting", doubt=None, stopped=stopped)


@happens("ALT-MIS-025", to=GM_ONLY)
class MeleeJudged:
    """How *combatant*'s shot into a melee of his *friends* is resolved (ALT-MIS-025)."""

    combatant: CombatantId
    target: CombatantId
    how: Judgement
    friends: tuple[CombatantId, ...] = ()

    def change(self, state: State) -> State:
        return state.amend(self.combatant, "shooting", into=self.how)


@happens("ALT-MIS-025", "ALT-WRE-021", changes=False, to=PUBLIC)
class ShotStrayed:
    """*face* (d100) at most *chance*: the shot goes to *companion*; None: to the *target* (ALT-MIS-025)."""

    combatant: CombatantId
    target: CombatantId
    chance: int
    face: int
    companion: CombatantId | None


@happens(to=PUBLIC)
class ShotRolled(ByNatural):
    """A projectile has left. *against*: current armour class, with shield and cover. *range*: where the target stands,
    *metres*: how far, None where nobody has said it. *natural*, *unseen*, *critical*, *sneak*: as of a strike."""

    combatant: CombatantId
    target: CombatantId
    hand: Hand
    weapon: str
    face: int
    total: int
    terms: tuple[Term, ...]
    against: int
    against_terms: tuple[Term, ...]
    outcome: Literal["hit", "miss"]
    range: Band
    metres: int | None = None
    natural: Literal[1, 20] | None = None
    unseen: bool = False
    critical: bool = False
    volley: int = 0
    sneak: bool = False

    @property
    def exchange(self) -> str:
        return f"{self.combatant}+shot"

    def change(self, state: State) -> State:
        state = counted(state, self.combatant)
        who = state.combatants.get(self.combatant)
        if who is None:
            return state
        arm = _arm(who, self)
        state = state.amend(who.id, "shooting", into="")
        state = wields(state, who.id, self.hand, {"acted": state.segment}, next_strike=0)
        if self.sneak:
            state = spent(state, self.combatant, self.target)
        if self.outcome == "miss":
            # Cadence, aim and target belong to each projectile (ALT-MIS-006, -007): he may choose them anew.
            return noticed(state, who.id, "missed")
        blow = Blow(
            id=self.exchange,
            attacker=self.combatant,
            target=self.target,
            arm=arm,
            face=self.face,
            total=self.total,
            natural=self.natural == 20,
            occasion="shot",
            critical=self.critical,
            unseen=self.unseen,
            sneak=self.sneak,
        )
        return evolve(state, blows=(*state.blows, blow))

    def why(self) -> tuple[str, ...]:
        rules = ["ALT-MIS-010", "ALT-MIS-011"]
        if self.range in _RANGES:
            rules.append(_RANGES[self.range])
        rules += behind(self.terms, _TERMS)
        rules += behind(self.against_terms, _AGAINST)
        if self.natural is not None:
            rules.append("ALT-MIS-014" if self.natural == 20 else "ALT-MIS-018")
        if self.critical:
            rules.append("ALT-MIS-013")
        return tuple(dict.fromkeys(rules))


@happens(to=PUBLIC)
class ShotDefended(ByDefence):
    """A parry with *hand*, or a dodge, against a projectile that hit (ALT-DEF-001). *critical*: a critical parry, which
    annuls anything; *only_critical*: nothing else could (ALT-DEF-009), with no face below *needed*.
    *interrupts*: its author has broken off what he was doing (ALT-DEF-004, -010)."""

    combatant: CombatantId
    attacker: CombatantId
    blow: str
    way: Literal["parry", "dodge"]
    hand: Hand | None
    weapon: str | None
    face: int
    total: int
    terms: tuple[Term, ...]
    against: int
    outcome: Literal["parried", "failed"]
    critical: bool = False
    only_critical: bool = False
    interrupts: bool = False
    needed: int | None = None

    @property
    def exchange(self) -> str:
        return self.blow

    def befalls(self, state: State, who: Combatant) -> State:
        segment = state.segment
        if self.way == "dodge":
            # Everything begins anew, and nothing acts any more in this segment; no first reaction of an engagement
            # follows (ALT-DEF-010, -011).
            weapon = {**NOTHING_PENDING, "acted": segment, "carry": 0, "rolled": None}
            changes: dict[str, Any] = {"initial": False} if who.contacts else {}
            broken = any(each.pending for each in who.hands)
            state = both(state, who.id, weapon, busy=segment, announced=False, **changes).amend(
                who.id, "shooting", rolled_at=-1
            )
            if broken and state.settings.ask_again == "always":
                # Who is asked after every action is not told that this one was done.
                state = noticed(state, who.id, "broken")
        elif self.hand is not None:
            state = wields(state, who.id, self.hand, {"acted": segment}).amend(who.id, "shooting", rolled_at=-1)
        return met(state, self.blow, parried=self.outcome == "parried")

    def why(self) -> tuple[str, ...]:
        if self.way == "dodge":
            rules = ["ALT-DEF-008", "ALT-DEF-010"]
            rules += ["ALT-DEF-009"] if self.settled() == "undodged" else []
        else:
            rules = ["ALT-DEF-002", "ALT-DEF-003", "ALT-DEF-004" if self.interrupts else "ALT-DEF-005"]
        if any(each.name == "cover" for each in self.terms):
            rules.append("ALT-DEF-014")
        if self.critical or (self.only_critical and self.face != 1):
            rules += ["ALT-DEF-009", "ALT-CRI-017"]
        elif self.settled() == "lost":
            rules.append("ALT-CRI-010")
        return tuple(rules)


@happens(to=PUBLIC)
class ShotAlsoMet:
    """The same roll of *combatant* against another projectile of the segment, by what *lets* it: a pavise, or his cover
    (ALT-DEF-006, -015)."""

    combatant: CombatantId
    attacker: CombatantId
    blow: str
    total: int
    against: int
    outcome: Literal["parried", "failed"]
    lets: Literal["pavise", "cover"] | None = field(default=None, metadata={LATER: True})

    @property
    def exchange(self) -> str:
        return self.blow

    def why(self) -> tuple[str, ...]:
        found = {"pavise": ("ALT-DEF-006",), "cover": ("ALT-DEF-015",), None: ("ALT-DEF-006", "ALT-DEF-015")}
        return found[self.lets]

    def change(self, state: State) -> State:
        return met(state, self.blow, parried=self.outcome == "parried")
