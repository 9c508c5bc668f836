"""What is remembered of wrestlers, changed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from bot.kernel.effects import Scene, Step, tell
from bot.kernel.events import PUBLIC
from bot.kernel.values import evolve
from bot.rulesets.alternatif.base.distances import NOTHING_PENDING, State, every
from bot.rulesets.alternatif.base.rolls import stray
from bot.rulesets.alternatif.state import AlternatifState, Combatant, Key, OwnHold, Part, is_in_surprise
from bot.rulesets.alternatif.state.magic import afresh
from bot.rulesets.alternatif.wrestling.looking import grips_of, strays_to
from bot.rulesets.shared.book import SIDE, happens
from bot.rulesets.shared.naming import CombatantId


def grip(state: State, ident: str, at: int, changes: Mapping[str, Any], **others: Any) -> State:
    """*changes* to die *at* of *ident*, and *others* to him as a wrestler."""
    who = state.combatants.get(ident)
    if who is None:
        return state
    grips = list(grips_of(who))
    if at < len(grips):
        grips[at] = evolve(grips[at], **changes)
    return state.amend(who.id, "wrestling", grips=tuple(grips), **others)


def answered(state: State, who: str, opponent: str | None, grip: int, *, annulled: bool) -> State:
    """*who* has answered the attempts upon him: that of die *grip* of *opponent*, or (None) all of them."""
    combatants = dict(state.combatants)
    for ident, other in state.combatants.items():
        if opponent not in (None, ident) or not other.wrestling.grips:
            continue
        grips = []
        for at, each in enumerate(other.wrestling.grips):
            attempt = each.attempt
            mine = attempt is not None and who in attempt.against and opponent in (None, ident)
            if attempt is not None and mine and (opponent is None or at == grip):
                attempt = evolve(attempt, answered=(*attempt.answered, who), annulled=attempt.annulled or annulled)
                each = evolve(each, attempt=attempt)
            grips.append(each)
        combatants[ident] = evolve(other, wrestling=evolve(other.wrestling, grips=tuple(grips)))
    return evolve(state, combatants=combatants)


def unlocked(who: Combatant, other: str) -> Combatant:
    """*who* once he and *other* have let go of each other."""
    wrestler = who.wrestling
    locked = tuple(each for each in wrestler.locked if each != other)
    wrestler = evolve(
        wrestler,
        locked=locked,
        keys=tuple(key for key in wrestler.keys if key.victim != other),
        seized=None if wrestler.seized == other else wrestler.seized,
        turned_by=None if wrestler.turned_by == other else wrestler.turned_by,
    )
    if locked:
        return evolve(who, wrestling=wrestler)
    # His next reaction is a first one again, in whatever mode (ALT-WRE-019).
    intent = "none" if who.intent == "wrestling" else who.intent
    return evolve(who, intent=intent, initial=True, wrestling=afresh(wrestler))


# ---- What happens to people who are locked with each other: clinches, keys, and blows that stray.

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


@happens(to=PUBLIC)
class ClinchBegun:
    """*combatant* has seized *target*: both are engaged in wrestling (ALT-WRE-012 to -017)."""

    combatant: CombatantId
    target: CombatantId
    how: Literal["contact", "grab", "pass_guard", "special", "guard_down", "sneak", "joined", "gm"]

    def change(self, state: State) -> State:
        """Whoever was not yet in a clinch starts afresh: what he prepared is void (ALT-WRE-016). In the segment of a
        surprise he whom it concerns has no Dexterity in what he rolls next (ALT-SUR-008)."""
        combatants = dict(state.combatants)
        for ident, other in ((self.combatant, self.target), (self.target, self.combatant)):
            who = combatants.get(ident)
            if who is None or other not in combatants or other in who.wrestling.locked:
                continue
            wrestler = who.wrestling
            if not wrestler.locked:
                who = evolve(who, hands=every(who, {**NOTHING_PENDING, "rolled": None}), proposal=None, announced=False)
                wrestler = evolve(afresh(wrestler), initial=not is_in_surprise(state, ident))
            if who.target is None or who.target not in (*wrestler.locked, other):
                who = evolve(who, target=other)
            seized = other if ident == self.combatant else wrestler.seized
            wrestler = evolve(wrestler, locked=(*wrestler.locked, other), seized=seized)
            combatants[ident] = evolve(who, intent="wrestling", wrestling=wrestler)
        return evolve(state, combatants=combatants)

    def why(self) -> tuple[str, ...]:
        return _BEGUN[self.how]


@happens(to=PUBLIC)
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


@happens("ALT-WRE-022", "ALT-WRE-027", to=PUBLIC)
class KeySet:
    """*combatant* holds a key on *part* of *target* (ALT-WRE-022)."""

    combatant: CombatantId
    target: CombatantId
    part: Part

    def befalls(self, state: State, who: Combatant) -> State:
        if self.target not in state.combatants:
            return state
        return state.amend(who.id, "wrestling", keys=(*who.wrestling.keys, Key(self.target, self.part)))


@happens(to=PUBLIC)
class KeyEnded:
    """The key of *combatant* on *part* of *target* ends; *other*: who has broken it for him."""

    combatant: CombatantId
    target: CombatantId
    part: Part
    how: Literal["escaped", "released", "given_up"]
    other: CombatantId | None = None

    def befalls(self, state: State, who: Combatant) -> State:
        keys = tuple(key for key in who.wrestling.keys if (key.victim, key.part) != (self.target, self.part))
        return state.amend(who.id, "wrestling", keys=keys)

    def why(self) -> tuple[str, ...]:
        return ("ALT-WRE-039",) if self.how == "escaped" else ("ALT-WRE-027", "ALT-WRE-028")


@happens("ALT-WRE-024", to=PUBLIC)
class GagChanged:
    """*combatant*, who has a key on the head of *target*, keeps him silent or lets him speak (ALT-WRE-024)."""

    combatant: CombatantId
    target: CombatantId
    on: bool

    def befalls(self, state: State, who: Combatant) -> State:
        keys = tuple(
            evolve(key, gagged=self.on) if (key.victim, key.part) == (self.target, "head") else key
            for key in who.wrestling.keys
        )
        return state.amend(who.id, "wrestling", keys=keys)


@happens("ALT-WRE-033", to=PUBLIC)
class TurnedOver:
    """*combatant* is on top of *target* (ALT-WRE-033)."""

    combatant: CombatantId
    target: CombatantId

    def change(self, state: State) -> State:
        state = state.amend(self.target, "wrestling", turned_by=self.combatant)
        who = state.combatants.get(self.combatant)
        if who is not None and who.wrestling.turned_by == self.target:
            state = state.amend(who.id, "wrestling", turned_by=None)
        return state


@happens("ALT-WRE-044", changes=False, to=PUBLIC)
class PushedBack:
    """*combatant* has driven *target* back by *cells*; *together*: a key binds them, and both have moved."""

    combatant: CombatantId
    target: CombatantId
    face: int
    cells: int
    together: bool = False


@happens("ALT-WRE-045", changes=False, to=PUBLIC)
class ObjectUsed:
    """*combatant* works a small object in the clinch; what it does is the game master's to say (ALT-WRE-045)."""

    combatant: CombatantId


@happens("ALT-WRE-021", changes=False, to=PUBLIC)
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

    def befalls(self, state: State, who: Combatant) -> State:
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
        return state.put(evolve(who, wrestling=wrestler))


# ---- Blows of others at people who wrestle: they may fall on the wrong one (ALT-WRE-021).


def falls_on(scene: Scene[AlternatifState], ident: str, target: str) -> Step[str]:
    """Whom a blow of *ident* at *target* is really aimed at: 30% and 10% for each wrestler of the clinch that it is one
    of the others, at random. The d100 falls before the strike; nothing falls for a target who does not wrestle."""
    state = scene.now
    chance, others = strays_to(state, state.combatants[ident], state.combatants[target])
    if not others:
        return target
    face, victim = yield from stray(ident, others, chance, why="stray-blow", whom="stray-victim")
    yield from tell(BlowStrayed(ident, target, chance, face, victim))
    return victim or target


def chance_of(state: AlternatifState, ident: str, target: str) -> int:
    """The chance in 100 of that."""
    return strays_to(state, state.combatants[ident], state.combatants[target])[0]
