"""What happens in wrestling. Field names as everywhere; *grip* is the number of the die, 0 for the only one."""

from __future__ import annotations

from typing import Any, Literal

from bot.kernel.persons import Name
from bot.kernel.values import evolve
from bot.rulesets.alternatif.events.terms import Term
from bot.rulesets.alternatif.history.records import NOTHING_PENDING, State, every, put
from bot.rulesets.alternatif.state import Attempt, Hold, Key, OwnHold, Part, Rolled
from bot.rulesets.alternatif.state.wrestling import LAID_DOWN, afresh, at_rest
from bot.rulesets.alternatif.wrestling.looking import grips_of
from bot.rulesets.alternatif.wrestling.marks import answered, grip, unlocked, wrestles
from bot.rulesets.shared.book import OWNER, SIDE, happens
from bot.rulesets.shared.naming import CombatantId

_HOLDS = {
    "pass_guard": ("ALT-WRE-041", "ALT-WRE-042", "ALT-WRE-013"),
    "grab": ("ALT-WRE-012", "ALT-WRE-013"),
    "key": ("ALT-WRE-022",),
    "twist": ("ALT-WRE-029", "ALT-WRE-030"),
    "strangle": ("ALT-WRE-031", "ALT-WRE-024"),
    "batter": ("ALT-WRE-043",),
    "close_attack": ("ALT-WRE-040", "ALT-WRE-023"),
    "bring_down": ("ALT-WRE-032", "ALT-WRE-025"),
    "turn_over": ("ALT-WRE-033",),
    "push": ("ALT-WRE-044",),
    "disarm": ("ALT-WRE-038",),
    "draw": ("ALT-WRE-037",),
    "use_object": ("ALT-WRE-045",),
    "escape": ("ALT-WRE-039",),
    "get_up": ("ALT-WRE-019", "ALT-WRE-020"),
}

_TERMS = {
    "key": "ALT-WRE-022",
    "underneath": "ALT-WRE-033",
    "leg_key": "ALT-WRE-025",
    "outnumbered": "ALT-TAC-001",
    "prone_self": "ALT-TAC-005",
    "prone_target": "ALT-TAC-005",
    "wound": "ALT-CRI-006",
}

_BEGUN = {
    "contact": ("ALT-WRE-012", "ALT-WRE-016", "ALT-WRE-018"),
    "grab": ("ALT-WRE-013", "ALT-WRE-015", "ALT-WRE-018"),
    "pass_guard": ("ALT-WRE-015", "ALT-WRE-016", "ALT-WRE-018"),
    "special": ("ALT-SPE-017", "ALT-WRE-015", "ALT-WRE-016", "ALT-WRE-018"),
    "guard_down": ("ALT-WRE-014", "ALT-WRE-016", "ALT-WRE-018"),
    "sneak": ("ALT-SNK-011", "ALT-WRE-014", "ALT-WRE-016", "ALT-WRE-018"),
    "joined": ("ALT-WRE-017", "ALT-WRE-018"),
    "gm": ("ALT-GEN-013",),
}


@happens("ALT-WRE-001", "ALT-GEN-004", to=SIDE)
class WrestlingAnnounced:
    """*combatant* means to wrestle with *target*: he is in that mode from now on (ALT-GEN-004, ALT-WRE-001)."""

    combatant: CombatantId
    target: CombatantId
    stamp: int

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        if who is None:
            return state
        hands = every(who, {**NOTHING_PENDING, "rolled": None})
        wrestler = who.wrestling
        if who.intent != "wrestling" and not wrestler.locked:
            wrestler = at_rest(wrestler)
        return put(
            state,
            evolve(
                who,
                intent="wrestling",
                announced=False,
                target=self.target,
                proposal=None,
                hands=hands,
                wrestling=wrestler,
                initial=True,
            ),
        )


@happens("ALT-WRE-001", "ALT-WRE-002", to=SIDE)
class WrestlingReacted:
    """*segment* (the due one) = *stamp* + max(1, sum of *faces* + *adjust*) + *postponed*. *held* and *suffered*: the
    dice that keys add (ALT-WRE-022, -027)."""

    combatant: CombatantId
    grip: int
    die: str
    faces: tuple[int, ...]
    adjust: int
    initial: bool
    stamp: int
    postponed: int
    segment: int
    held: int = 0
    suffered: int = 0

    def change(self, state: State) -> State:
        rolled = Rolled(self.stamp, self.die, self.faces, self.initial)
        others: dict[str, Any] = {"initial": False} if self.initial else {}
        return grip(state, self.combatant, self.grip, {"due": self.segment, "rolled": rolled}, **others)

    def why(self) -> tuple[str, ...]:
        rules = ["ALT-WRE-003"] if self.initial else []
        rules += ["ALT-WRE-022"] if self.suffered else []
        rules += ["ALT-WRE-027"] if self.held else []
        return tuple(rules)


@happens(to=SIDE)
class WrestlingCameUp:
    """The action of *combatant* has come; what it is he says now. *free*: one beside his own (ALT-WRE-014)."""

    combatant: CombatantId
    grip: int
    segment: int
    free: bool = False

    def change(self, state: State) -> State:
        if self.free:
            return grip(state, self.combatant, self.grip, {"free": True, "hold": None, "acts": None})
        return grip(state, self.combatant, self.grip, {**LAID_DOWN, "up": True, "status": "offensive", "carry": 0})

    def why(self) -> tuple[str, ...]:
        return ("ALT-WRE-014",) if self.free else ("ALT-REA-004", "ALT-WRE-001")


@happens(to=SIDE)
class WrestlingLost:
    """The action in preparation comes to nothing, or is let pass."""

    combatant: CombatantId
    grip: int
    reason: Literal["given_up", "no_target", "interrupted"]
    segment: int

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        if who is None:
            return state
        declined = self.reason == "given_up" and grips_of(who)[self.grip].free
        # A free action let pass disturbs nothing that is pending.
        return grip(state, who.id, self.grip, {"free": False, "hold": None} if declined else LAID_DOWN)

    def why(self) -> tuple[str, ...]:
        return ("ALT-REA-014",) if self.reason == "interrupted" else ("ALT-WRE-003", "ALT-REA-021")


@happens("ALT-WRE-010", "ALT-WRE-011")
class WrestlingFaced:
    """*combatant* and *enemies*, who are locked with each other, act in the same segment (ALT-WRE-011)."""

    combatant: CombatantId
    enemies: tuple[CombatantId, ...]

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        if who is None:
            return state
        grips = tuple(evolve(each, facing=self.enemies) if each.up else each for each in grips_of(who))
        return wrestles(state, who.id, grips=grips)


@happens("ALT-WRE-011")
class WrestlingRevealed:
    """*acts*: he carries out his action; else he goes on the defensive. *anew*: everybody has, and each rolls a new
    first reaction instead (ALT-WRE-011)."""

    combatant: CombatantId
    grip: int
    acts: bool
    anew: bool = False

    def change(self, state: State) -> State:
        if self.anew:
            new = {**LAID_DOWN, "rolled": None, "status": "offensive", "carry": 0}
            return grip(state, self.combatant, self.grip, new, initial=True)
        return grip(state, self.combatant, self.grip, {"acts": self.acts, "facing": ()})


@happens(to=SIDE)
class WrestlingPostponed:
    """On the defensive: *segment* is the new due one; None when nothing was pending (the next reaction bears it)."""

    combatant: CombatantId
    grip: int
    by: int
    segment: int | None
    reason: Literal["counter", "guard"]

    def change(self, state: State) -> State:
        changes = {**LAID_DOWN, "due": self.segment, "status": "defensive", "carry": self.by}
        return grip(state, self.combatant, self.grip, changes)

    def why(self) -> tuple[str, ...]:
        return ("ALT-WRE-034",) if self.reason == "counter" else ("ALT-WRE-011",)


@happens(to=OWNER)
class HoldChosen:
    """What *combatant* does with the action that has come, before any die falls."""

    combatant: CombatantId
    grip: int
    action: str
    target: CombatantId | None = None
    part: Part | None = None
    key: str | None = None
    weapon: str | None = None
    follow: bool = False

    def change(self, state: State) -> State:
        hold = Hold(self.action, self.target, self.part, self.key, self.weapon, self.follow)
        return grip(state, self.combatant, self.grip, {"hold": hold})


@happens()
class HoldRolled:
    """The d20 of a hold, or (*face* 0) one that succeeds by itself. *against*: the wrestling class, or the total that
    opposes it (None: nothing does). *countered_by*: those who may counter its success. *natural*: 20 or 1, which decide
    by themselves. *holder*: who has the key that is to be broken. *sneak*: it is a sneak action (ALT-SNK-011)."""

    combatant: CombatantId
    grip: int
    action: str
    target: CombatantId | None
    face: int
    total: int
    terms: tuple[Term, ...]
    against: int | None
    against_terms: tuple[Term, ...]
    outcome: Literal["success", "failure"]
    natural: Literal[1, 20] | None = None
    critical: bool = False
    part: Part | None = None
    weapon: str | None = None
    opposed_by: Literal["class", "strike", "save", "push"] = "class"
    countered_by: tuple[CombatantId, ...] = ()
    own_name: dict[str, Name] | None = None
    sneak: bool = False

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        if who is None:
            return state
        hold, attempt = grips_of(who)[self.grip].hold, None
        if self.outcome == "success" and hold is not None:
            attempt = Attempt(hold, self.face, self.total, self.critical, self.countered_by, sneak=self.sneak)
        # A free action disturbs nothing that is pending; one's own that had come is given up for it (ALT-FRE-003).
        taken = {"up": False, "free": False, "facing": (), "acts": None, "hold": None}
        state = put(state, evolve(who, next_strike=0 if self.face else who.next_strike))
        return grip(state, who.id, self.grip, {**taken, "acted": state.segment, "attempt": attempt})

    def why(self) -> tuple[str, ...]:
        rules = [*_HOLDS.get(self.action, ("ALT-WRE-046",))]
        if self.face:
            rules += ["ALT-WRE-004", "ALT-WRE-007"]
            rules += ["ALT-WRE-005", "ALT-WRE-006"] if self.against_terms else []
            rules += [_TERMS[each.name] for each in self.terms if each.name in _TERMS]
            rules += ["ALT-WRE-008"] if self.natural is not None or self.critical else []
        return tuple(dict.fromkeys(rules))


@happens(changes=False)
class ResistanceRolled:
    """What *combatant* sets against *opponent*: a reflex save for want of a weapon (ALT-WRE-042), or his weight when
    pushed (ALT-WRE-044)."""

    combatant: CombatantId
    opponent: CombatantId
    kind: Literal["save", "push"]
    face: int
    total: int
    terms: tuple[Term, ...]

    def why(self) -> tuple[str, ...]:
        return ("ALT-WRE-042",) if self.kind == "save" else ("ALT-WRE-044",)


@happens("ALT-WRE-034", "ALT-WRE-035")
class CounterRolled:
    """*combatant* tries to annul the hold of *opponent* (ALT-WRE-034, -035)."""

    combatant: CombatantId
    opponent: CombatantId
    grip: int
    action: str
    face: int
    total: int
    terms: tuple[Term, ...]
    against: int
    against_terms: tuple[Term, ...]
    outcome: Literal["success", "failure"]
    natural: Literal[1, 20] | None = None
    opponent_grip: int = 0

    def change(self, state: State) -> State:
        state = grip(state, self.combatant, self.grip, {"acted": state.segment})
        return answered(state, self.combatant, self.opponent, self.opponent_grip, annulled=self.outcome == "success")


@happens("ALT-WRE-034")
class CounterDeclined:
    """*combatant* lets the holds that have succeeded on him be."""

    combatant: CombatantId

    def change(self, state: State) -> State:
        return answered(state, self.combatant, None, 0, annulled=False)


@happens()
class HoldSettled:
    """A hold that succeeded has taken effect, was countered, or has nobody left to take effect on."""

    combatant: CombatantId
    grip: int
    action: str
    how: Literal["applied", "countered", "void"]

    def change(self, state: State) -> State:
        return grip(state, self.combatant, self.grip, {"attempt": None})


@happens()
class ClinchBegun:
    """*combatant* has seized *target*: both are engaged in wrestling (ALT-WRE-012 to -017)."""

    combatant: CombatantId
    target: CombatantId
    how: Literal["contact", "grab", "pass_guard", "special", "guard_down", "sneak", "joined", "gm"]

    def change(self, state: State) -> State:
        """Whoever was not yet in a clinch starts afresh: what he prepared is void (ALT-WRE-016)."""
        combatants = dict(state.combatants)
        for ident, other in ((self.combatant, self.target), (self.target, self.combatant)):
            who = combatants.get(ident)
            if who is None or other not in combatants or other in who.wrestling.locked:
                continue
            wrestler = who.wrestling
            if not wrestler.locked:
                who = evolve(who, hands=every(who, {**NOTHING_PENDING, "rolled": None}), proposal=None, announced=False)
                wrestler = afresh(wrestler)
            if who.target is None or who.target not in (*wrestler.locked, other):
                who = evolve(who, target=other)
            seized = other if ident == self.combatant else wrestler.seized
            wrestler = evolve(wrestler, locked=(*wrestler.locked, other), seized=seized)
            combatants[ident] = evolve(who, intent="wrestling", wrestling=wrestler)
        return evolve(state, combatants=combatants)

    def why(self) -> tuple[str, ...]:
        return _BEGUN[self.how]


@happens()
class ClinchEnded:
    """*combatant* and *target* are engaged in wrestling with each other no more; keys between them end (ALT-WRE-019,
    -028)."""

    combatant: CombatantId
    target: CombatantId
    reason: Literal["brought_down", "got_up", "stepped_out", "pushed", "gm", "out", "left", "captured", "moved"]

    def change(self, state: State) -> State:
        combatants = dict(state.combatants)
        for ident, other in ((self.combatant, self.target), (self.target, self.combatant)):
            who = combatants.get(ident)
            if who is not None:
                combatants[ident] = unlocked(who, other)
        return evolve(state, combatants=combatants)

    def why(self) -> tuple[str, ...]:
        if self.reason == "pushed":
            return ("ALT-WRE-044",)
        return ("ALT-GEN-013",) if self.reason == "gm" else ("ALT-WRE-019", "ALT-WRE-028")


@happens("ALT-WRE-022", "ALT-WRE-027")
class KeySet:
    """*combatant* holds a key on *part* of *target* (ALT-WRE-022)."""

    combatant: CombatantId
    target: CombatantId
    part: Part

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        if who is None or self.target not in state.combatants:
            return state
        return wrestles(state, who.id, keys=(*who.wrestling.keys, Key(self.target, self.part)))


@happens()
class KeyEnded:
    """The key of *combatant* on *part* of *target* ends; *other*: who has broken it for him."""

    combatant: CombatantId
    target: CombatantId
    part: Part
    how: Literal["escaped", "released", "given_up"]
    other: CombatantId | None = None

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        if who is None:
            return state
        keys = tuple(key for key in who.wrestling.keys if (key.victim, key.part) != (self.target, self.part))
        return wrestles(state, who.id, keys=keys)

    def why(self) -> tuple[str, ...]:
        return ("ALT-WRE-039",) if self.how == "escaped" else ("ALT-WRE-027", "ALT-WRE-028")


@happens("ALT-WRE-024")
class GagChanged:
    """*combatant*, who has a key on the head of *target*, keeps him silent or lets him speak (ALT-WRE-024)."""

    combatant: CombatantId
    target: CombatantId
    on: bool

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        if who is None:
            return state
        keys = tuple(
            evolve(key, gagged=self.on) if (key.victim, key.part) == (self.target, "head") else key
            for key in who.wrestling.keys
        )
        return wrestles(state, who.id, keys=keys)


@happens("ALT-WRE-033")
class TurnedOver:
    """*combatant* is on top of *target* (ALT-WRE-033)."""

    combatant: CombatantId
    target: CombatantId

    def change(self, state: State) -> State:
        state = wrestles(state, self.target, turned_by=self.combatant)
        who = state.combatants.get(self.combatant)
        if who is not None and who.wrestling.turned_by == self.target:
            state = wrestles(state, who.id, turned_by=None)
        return state


@happens()
class HoldHurt:
    """What a hold costs its *target*: *stamina* and *body* points lost. *body_die*: the die of an exceptional critical,
    which doubles the wear damage. *broken*: the limb that a twist has broken (ALT-WRE-030). *margin*: by
    how much the save against a sneak attack failed, which doubles it, too (ALT-SNK-012)."""

    combatant: CombatantId
    action: str
    target: CombatantId
    weapon: str | None
    faces: tuple[int, ...]
    total: int
    terms: tuple[Term, ...]
    stamina: int
    body: int
    critical: Literal["none", "exceptional", "wear", "sneak"] = "none"
    doubled: bool = False
    body_die: int | None = None
    margin: int | None = None
    body_less: int = 0
    broken: Part | None = None

    def change(self, state: State) -> State:
        who = state.combatants.get(self.target)
        if who is None:
            return state
        return put(state, evolve(who, stamina=who.stamina - self.stamina, body=who.body - self.body))

    def why(self) -> tuple[str, ...]:
        own = _HOLDS.get(self.action, ("ALT-WRE-046",))
        return (*own, "ALT-WRE-008") if self.doubled else own


@happens("ALT-WRE-044", changes=False)
class PushedBack:
    """*combatant* has driven *target* back by *cells*; *together*: a key binds them, and both have moved."""

    combatant: CombatantId
    target: CombatantId
    face: int
    cells: int
    together: bool = False


@happens("ALT-WRE-045", changes=False)
class ObjectUsed:
    """*combatant* works a small object in the clinch; what it does is the game master's to say (ALT-WRE-045)."""

    combatant: CombatantId


@happens("ALT-WRE-021", changes=False)
class BlowStrayed:
    """A blow at *target*, who wrestles, falls on *victim* when the d100 is *chance* or less (ALT-WRE-021); None: it
    falls where it was aimed."""

    combatant: CombatantId
    target: CombatantId
    chance: int
    face: int
    victim: CombatantId | None


@happens("ALT-WRE-046", to=SIDE)
class WrestlerAmended:
    """The game master's word on what *combatant* can do as a wrestler (ALT-WRE-046)."""

    combatant: CombatantId
    own: OwnHold | None = None
    closed: str | None = None
    opened: str | None = None
    die: str | None = None

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        if who is None:
            return state
        wrestler = who.wrestling
        if self.own is not None:
            own = tuple(each for each in wrestler.own if each.id != self.own.id)
            wrestler = evolve(wrestler, own=(*own, self.own))
        if self.closed is not None:
            wrestler = evolve(wrestler, closed=(*wrestler.closed, self.closed))
        if self.opened is not None:
            wrestler = evolve(wrestler, closed=tuple(each for each in wrestler.closed if each != self.opened))
        if self.die is not None:
            wrestler = evolve(wrestler, die=self.die)
        return put(state, evolve(who, wrestling=wrestler))
