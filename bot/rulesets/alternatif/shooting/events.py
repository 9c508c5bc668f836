"""What happens in shooting."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from bot.kernel.events import GM_ONLY, PUBLIC, Audience
from bot.kernel.persons import Name
from bot.kernel.values import evolve
from bot.rulesets.alternatif.events.terms import Term
from bot.rulesets.alternatif.history.blows import some_blows
from bot.rulesets.alternatif.history.footing import slipped
from bot.rulesets.alternatif.history.records import NOTHING_PENDING, State, both, every, put, rested, wields, with_
from bot.rulesets.alternatif.history.surprises import spent
from bot.rulesets.alternatif.secrecy import PENDING
from bot.rulesets.alternatif.shooting.arms import OBJECT, SHOOT
from bot.rulesets.alternatif.state import Arm, Blow, Combatant, Hand, Proposal, Task, Wielded, by_hand
from bot.rulesets.alternatif.state.missiles import Band, Plan, pair_key
from bot.rulesets.shared.book import SIDE, happens
from bot.rulesets.shared.naming import CombatantId

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

_AGAINST = {"defence_factor": "ALT-MIS-011", "cover": "ALT-DEF-012", "base_12": "ALT-FAC-007"}

_RANGES = {"point_blank": "ALT-RNG-003", "short": "ALT-RNG-004", "medium": "ALT-RNG-005", "long": "ALT-RNG-006"}


def _shooting(who: Combatant, **changes: Any) -> dict[str, Any]:
    return {"shooting": evolve(who.shooting, **changes)}


def _plan(who: Combatant, **changes: Any) -> Plan | None:
    plan = who.shooting.plan
    return None if plan is None else evolve(plan, **changes)


def _at(who: Combatant, segment: int) -> Task | None:
    task = who.task
    return None if task is None else evolve(task, prepared=segment, first=segment, last=segment)


def _arm(who: Combatant, event: ShotRolled) -> Arm:
    held = who.holds(event.hand)
    return OBJECT if held is None or held.arm.weapon != event.weapon else held.arm


def _met(state: State, blow: str, *, parried: bool) -> State:
    changes = {"answered": True, "parried": True} if parried else {"answered": True}
    return evolve(state, blows=some_blows(state, blow, **changes))


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
        who = state.combatants.get(self.combatant)
        if who is None:
            return state
        more = str(self.more)
        proposal = Proposal(SHOOT, self.stamp, "", self.weapon, self.hand, self.target, self.reaction, more, self.sure)
        # What is to be named after the die begins at nothing; what is wished is what he will repeat.
        aim = 0 if self.choosing else self.aim
        plan = Plan(self.weapon, self.cadence, aim, self.aim, self.volley, self.massed)
        return put(state, evolve(who, proposal=proposal, **_shooting(who, plan=plan, choosing=self.choosing, into="")))


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
        who = state.combatants.get(self.combatant)
        if who is None:
            return state
        segment = self.segment
        task = Task(SHOOT, self.stamp, segment, segment, segment, "", self.weapon, self.hand, self.target)
        changes = (
            _shooting(who, ready=False, rolled_at=self.stamp, rolled_die=self.die, rolled_faces=self.faces)
            if self.faces
            else _shooting(who, ready=False)
        )
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
            **changes,
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
        who = state.combatants.get(self.combatant)
        if who is None:
            return state
        plan = _plan(who, aim=self.aim, wished=self.aim)
        return put(state, evolve(who, task=_at(who, self.segment), **_shooting(who, plan=plan, choosing=False)))


@happens("ALT-GEN-013", to=PENDING)
class ShotMoved:
    """The game master has a shot leave in *segment*."""

    combatant: CombatantId
    segment: int

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        if who is None or who.task is None:
            return state
        task = _at(who, self.segment)
        assert task is not None
        return put(state, evolve(who, task=evolve(task, waits=False, until=None)))


@happens("ALT-MIS-024", to=PENDING)
class TargetChanged:
    """A shot in preparation is meant for *target* now; what was *aimed* at another is not any more (ALT-MIS-024)."""

    combatant: CombatantId
    target: CombatantId
    aim_lost: bool = False

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        if who is None or who.task is None:
            return state
        changes = _shooting(who, plan=_plan(who, aim=0) if self.aim_lost else who.shooting.plan, into="")
        task = evolve(who.task, target=self.target)
        return put(state, evolve(who, task=task, target=self.target, **changes))


@happens("ALT-MIS-009", to=PENDING)
class AimLost:
    """The target of a carefully aimed shot that was held is out of sight or of range (ALT-MIS-009)."""

    combatant: CombatantId

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        if who is None or who.task is None:
            return state
        task = evolve(who.task, target=None)
        return put(state, evolve(who, task=task, **_shooting(who, plan=_plan(who, aim=0))))


@happens("ALT-MIS-017", to=PENDING)
class ShotKept:
    """A projectile that could leave stays ready: nobody to shoot at, or its author's word."""

    combatant: CombatantId
    weapon: str
    reason: Literal["no_target", "chosen"]

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        if who is None or who.task is None:
            return state
        task = evolve(who.task, waits=True, until=None)
        return put(state, evolve(who, task=task, **_shooting(who, plan=_plan(who, volley=None))))


@happens("ALT-VOL-001", to=PENDING)
class VolleyAppointed:
    """The shots of *members*, who wait for each other, leave in *segment*, that of the slowest (ALT-VOL-001)."""

    combatant: CombatantId
    target: CombatantId
    members: tuple[CombatantId, ...]
    segment: int

    def change(self, state: State) -> State:
        for ident in self.members:
            who = state.combatants.get(ident)
            if who is not None and who.task is not None:
                state = put(state, evolve(who, task=evolve(who.task, waits=True, until=self.segment)))
        return state


@happens("ALT-MIS-023")
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
            state = put(state, evolve(who, **_shooting(who, tested=state.segment, before=before)))
        return state


@happens("ALT-REA-019", to=GM_ONLY)
class PreventionAsked:
    """A spell of *other* (*weapon*) that was early enough may keep *combatant* from what he is about to do; it has no
    dice, so the game master says whether it does (ALT-REA-019)."""

    combatant: CombatantId
    other: CombatantId
    weapon: str | None

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        doubt = f"{self.other}/{self.weapon or ''}"
        return state if who is None else put(state, evolve(who, **_shooting(who, doubt=doubt)))


@happens("ALT-REA-019")
class PreventionSettled:
    """Whether the earlier spell of *other* keeps *combatant* from what he was about to do."""

    combatant: CombatantId
    other: CombatantId
    prevented: bool

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        if who is None:
            return state
        stopped = state.segment if self.prevented else who.shooting.stopped
        return put(state, evolve(who, **_shooting(who, doubt=None, stopped=stopped)))


@happens("ALT-MIS-025", to=GM_ONLY)
class MeleeJudged:
    """How *combatant*'s shot into a melee of his *friends* is resolved (ALT-MIS-025)."""

    combatant: CombatantId
    target: CombatantId
    how: Judgement
    friends: tuple[CombatantId, ...] = ()

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        return state if who is None else put(state, evolve(who, **_shooting(who, into=self.how)))


@happens("ALT-MIS-025", "ALT-WRE-021", changes=False)
class ShotStrayed:
    """*face* (d100) at most *chance*: the shot goes to *companion*; None: to the *target* (ALT-MIS-025)."""

    combatant: CombatantId
    target: CombatantId
    chance: int
    face: int
    companion: CombatantId | None


@happens()
class ShotRolled:
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

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        if who is None:
            return state
        arm = _arm(who, self)
        who = evolve(who, next_strike=0, **_shooting(who, into=""))
        state = wields(put(state, who), who.id, self.hand, {"acted": state.segment})
        if self.sneak:
            state = spent(state, self.combatant, self.target)
        if self.outcome == "miss":
            return state
        blow = Blow(
            id=f"{self.combatant}+shot",
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
        rules += [rule for each in self.terms for rule in _TERMS.get(each.name, ())]
        rules += [_AGAINST[each.name] for each in self.against_terms if each.name in _AGAINST]
        if self.natural is not None:
            rules.append("ALT-MIS-014" if self.natural == 20 else "ALT-MIS-018")
        if self.critical:
            rules.append("ALT-MIS-013")
        return tuple(dict.fromkeys(rules))


@happens()
class ShotDefended:
    """A parry with *hand*, or a dodge, against a projectile that hit (ALT-DEF-001). *critical*: a critical parry, which
    annuls anything; *only_critical*: nothing else could (ALT-DEF-009). *interrupts*: its author has broken off what he
    was doing (ALT-DEF-004, -010)."""

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

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        if who is None:
            return state
        segment = state.segment
        if self.way == "dodge":
            # Everything begins anew, and nothing acts any more in this segment; no first reaction of an engagement
            # follows (ALT-DEF-010, -011).
            hands = every(who, {**NOTHING_PENDING, "acted": segment, "carry": 0, "rolled": None})
            changes: dict[str, Any] = {"initial": False} if who.contacts else {}
            state = put(
                state,
                evolve(who, hands=hands, busy=segment, announced=False, **changes, **_shooting(who, rolled_at=-1)),
            )
        elif self.hand is not None:
            state = wields(state, who.id, self.hand, {"acted": segment}, **_shooting(who, rolled_at=-1))
        return _met(state, self.blow, parried=self.outcome == "parried")

    def why(self) -> tuple[str, ...]:
        if self.way == "dodge":
            rules = ["ALT-DEF-008", "ALT-DEF-010"]
        else:
            rules = ["ALT-DEF-002", "ALT-DEF-003", "ALT-DEF-004" if self.interrupts else "ALT-DEF-005"]
        if any(each.name == "cover" for each in self.terms):
            rules.append("ALT-DEF-014")
        if self.critical or self.only_critical:
            rules += ["ALT-DEF-009", "ALT-CRI-017"]
        return tuple(rules)


@happens("ALT-DEF-006", "ALT-DEF-015")
class ShotAlsoMet:
    """The same roll of *combatant* against another projectile of the segment (ALT-DEF-006, -015)."""

    combatant: CombatantId
    attacker: CombatantId
    blow: str
    total: int
    against: int
    outcome: Literal["parried", "failed"]

    def change(self, state: State) -> State:
        return _met(state, self.blow, parried=self.outcome == "parried")


@happens("ALT-RNG-002")
class DistanceSaid:
    """The game master says how far two people are from each other: in *centimetres* (*metres* in words), or as a
    *range*; neither: unsaid again."""

    combatant: CombatantId
    other: CombatantId
    centimetres: int | None = None
    metres: str | None = None
    range: Band | None = None

    def change(self, state: State) -> State:
        key = pair_key(self.combatant, self.other)
        distances = {pair: value for pair, value in state.places.distances.items() if pair != key}
        bands = {pair: value for pair, value in state.places.bands.items() if pair != key}
        if self.centimetres is not None:
            distances[key] = self.centimetres
        elif self.range is not None:
            bands[key] = self.range
        return evolve(state, places=evolve(state.places, distances=distances, bands=bands))


@happens("ALT-DEF-013", "ALT-DEF-016")
class CoverSaid:
    """*percent* of *combatant* is hidden from *other*, or from all shooters: a *bonus* to his armour class against
    shots. *secret*: not for the players."""

    combatant: CombatantId
    percent: int
    bonus: int
    other: CombatantId | None = None
    secret: bool = False

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        if who is None:
            return state
        cover = (
            {} if self.other is None and not self.percent else {**who.shooting.cover, self.other or "": self.percent}
        )
        return put(state, evolve(who, **_shooting(who, cover=cover)))

    def audience(self) -> Audience:
        return GM_ONLY if self.secret else PUBLIC


@happens("ALT-RNG-009")
class SpeedSaid:
    """*combatant* is so fast that shots at him have *malus* (0 to -4)."""

    combatant: CombatantId
    malus: int

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        return state if who is None else put(state, evolve(who, **_shooting(who, speed=self.malus)))


@happens("ALT-MIS-020", to=SIDE)
class WeaponReadied:
    """*combatant*'s first shot needs no die: his weapon is drawn and loaded (ALT-MIS-020)."""

    combatant: CombatantId
    weapon: str

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        return state if who is None else put(state, evolve(who, **_shooting(who, ready=True)))


@happens("ALT-MIS-022")
class Walked:
    """*combatant* moves by *cells* in this segment; two or more are a full move (ALT-MIS-022)."""

    combatant: CombatantId
    cells: int

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        if who is None or self.cells < 2:
            return state
        if who.riding.well:
            # It is his mount that moves (ALT-MNT-005).
            return slipped(state, who.id)
        return slipped(put(state, evolve(who, **_shooting(who, full_move=state.segment))), who.id)


@happens("ALT-DEF-002")
class ShieldGranted:
    """Something serves *combatant* as a shield in *hand*: a table top, a plank (ALT-DEF-002)."""

    combatant: CombatantId
    hand: Hand
    defence: int

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        if who is None:
            return state
        arm = Arm("improvised_shield", self.hand, defence=self.defence, damage="1d2", wound="blunt", tags=("shield",))
        kept = tuple(each for each in who.hands if each.arm.hand != self.hand and not each.arm.is_natural)
        hands = sorted((*kept, Wielded(arm)), key=by_hand)
        return with_(state, who.id, hands=tuple(hands))
