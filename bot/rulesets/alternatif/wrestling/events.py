"""What happens in wrestling. Field names as everywhere; *grip* is the number of the die, 0 for the only one."""

from __future__ import annotations

from dataclasses import field
from typing import Any, Literal

from bot.kernel.events import PUBLIC
from bot.kernel.persons import Name
from bot.kernel.values import LATER, evolve
from bot.rulesets.alternatif.base.distances import NOTHING_PENDING, ByNatural, State, every
from bot.rulesets.alternatif.state import Attempt, Combatant, Hold, Part, Rolled
from bot.rulesets.alternatif.state.magic import LAID_DOWN, at_rest
from bot.rulesets.alternatif.wrestling.looking import grips_of
from bot.rulesets.alternatif.wrestling.records import answered, grip
from bot.rulesets.shared.book import OWNER, SIDE, happens
from bot.rulesets.shared.check import Term, behind
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
    "key": ("ALT-WRE-022",),
    "underneath": ("ALT-WRE-033",),
    "leg_key": ("ALT-WRE-025",),
    "outnumbered": ("ALT-TAC-001",),
    "prone_self": ("ALT-TAC-005",),
    "prone_target": ("ALT-TAC-005",),
    "wound": ("ALT-CRI-006",),
}


@happens("ALT-WRE-001", "ALT-GEN-004", to=SIDE)
class WrestlingAnnounced:
    """*combatant* means to wrestle with *target*: he is in that mode from now on (ALT-GEN-004, ALT-WRE-001)."""

    combatant: CombatantId
    target: CombatantId
    stamp: int

    def befalls(self, state: State, who: Combatant) -> State:
        hands = every(who, {**NOTHING_PENDING, "rolled": None})
        wrestler = who.wrestling
        if who.intent != "wrestling" and not wrestler.locked:
            wrestler = at_rest(wrestler)
        return state.put(
            evolve(
                who,
                intent="wrestling",
                announced=False,
                target=self.target,
                proposal=None,
                news=(),
                hands=hands,
                wrestling=wrestler,
                initial=True,
            ),
        )


@happens("ALT-WRE-001", "ALT-WRE-002", to=SIDE)
class WrestlingReacted:
    """*segment* (the due one) = *stamp* + max(1, sum of *faces* + *adjust*) + *postponed*; *raised*: what that minimum
    adds. *held* and *suffered*: the dice that keys add (ALT-WRE-022, -027)."""

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
    raised: int = field(default=0, metadata={LATER: True})

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

    def befalls(self, state: State, who: Combatant) -> State:
        declined = self.reason == "given_up" and grips_of(who)[self.grip].free
        # A free action let pass disturbs nothing that is pending.
        return grip(state, who.id, self.grip, {"free": False, "hold": None} if declined else LAID_DOWN)

    def why(self) -> tuple[str, ...]:
        return ("ALT-REA-014",) if self.reason == "interrupted" else ("ALT-WRE-003", "ALT-REA-021")


@happens("ALT-WRE-010", "ALT-WRE-011", to=PUBLIC)
class WrestlingFaced:
    """*combatant* and *enemies*, who are locked with each other, act in the same segment (ALT-WRE-011)."""

    combatant: CombatantId
    enemies: tuple[CombatantId, ...]

    def befalls(self, state: State, who: Combatant) -> State:
        grips = tuple(evolve(each, facing=self.enemies) if each.up else each for each in grips_of(who))
        return state.amend(who.id, "wrestling", grips=grips)


@happens("ALT-WRE-011", to=PUBLIC)
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


@happens(to=PUBLIC)
class HoldRolled(ByNatural):
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

    def settled(self) -> str:
        """What reaches what opposes it gets past no guard on the other's natural 20, nor, where the table has it so, on
        a tie (ALT-WRE-041)."""
        if (found := super().settled()) or self.action != "pass_guard" or not self.face or self.against is None:
            return found
        if self.outcome == "success" or self.total < self.against:
            return ""
        return "guard_tie" if self.total == self.against else "guard_20"

    def befalls(self, state: State, who: Combatant) -> State:
        hold, attempt = grips_of(who)[self.grip].hold, None
        if self.outcome == "success" and hold is not None:
            attempt = Attempt(hold, self.face, self.total, self.critical, self.countered_by, sneak=self.sneak)
        # A free action disturbs nothing that is pending; one's own that had come is given up for it (ALT-FRE-003).
        taken = {"up": False, "free": False, "facing": (), "acts": None, "hold": None}
        state = state.put(evolve(who, next_strike=0 if self.face else who.next_strike))
        return grip(state, who.id, self.grip, {**taken, "acted": state.segment, "attempt": attempt})

    def why(self) -> tuple[str, ...]:
        rules = [*_HOLDS.get(self.action, ("ALT-WRE-046",))]
        if self.face:
            rules += ["ALT-WRE-004", "ALT-WRE-007"]
            rules += ["ALT-WRE-005", "ALT-WRE-006"] if self.against_terms else []
            rules += behind(self.terms, _TERMS)
            rules += ["ALT-WRE-008"] if self.natural is not None or self.critical else []
        return tuple(dict.fromkeys(rules))


@happens(changes=False, to=PUBLIC)
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


@happens("ALT-WRE-034", "ALT-WRE-035", to=PUBLIC)
class CounterRolled(ByNatural):
    """*combatant* tries to annul the hold of *opponent* (ALT-WRE-034, -035); *needed*: the lowest face that can,
    against a natural 20."""

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
    needed: int | None = None

    def change(self, state: State) -> State:
        state = grip(state, self.combatant, self.grip, {"acted": state.segment})
        return answered(state, self.combatant, self.opponent, self.opponent_grip, annulled=self.outcome == "success")


@happens("ALT-WRE-034", to=PUBLIC)
class CounterDeclined:
    """*combatant* lets the holds that have succeeded on him be."""

    combatant: CombatantId

    def change(self, state: State) -> State:
        return answered(state, self.combatant, None, 0, annulled=False)


@happens(to=PUBLIC)
class HoldSettled:
    """A hold that succeeded has taken effect, was countered, or has nobody left to take effect on."""

    combatant: CombatantId
    grip: int
    action: str
    how: Literal["applied", "countered", "void"]

    def change(self, state: State) -> State:
        return grip(state, self.combatant, self.grip, {"attempt": None})


@happens("ALT-WRE-044", "ALT-MOV-017", to=PUBLIC)
class HoldAimed:
    """*combatant* has said to which *cell* his push out of the clinch goes first (ALT-WRE-044)."""

    combatant: CombatantId
    grip: int
    cell: str

    def befalls(self, state: State, who: Combatant) -> State:
        made = grips_of(who)[self.grip].attempt
        if made is None:
            return state
        return grip(state, self.combatant, self.grip, {"attempt": evolve(made, toward=self.cell)})


@happens(to=PUBLIC)
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
        return state.put(evolve(who, stamina=who.stamina - self.stamina, body=who.body - self.body))

    def why(self) -> tuple[str, ...]:
        own = _HOLDS.get(self.action, ("ALT-WRE-046",))
        return (*own, "ALT-WRE-008") if self.doubled else own
