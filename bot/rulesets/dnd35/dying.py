"""At 0 hit points and below: disabled, dying, stable, dead (D35-HPS-001 to -005)."""

from __future__ import annotations

from dataclasses import field
from typing import Final

from bot.kernel.effects import Action, Scene, roll, tell
from bot.kernel.events import PUBLIC
from bot.kernel.values import LATER, surely
from bot.rulesets.dnd35.base.rolls import D100
from bot.rulesets.dnd35.state import Fighter, State
from bot.rulesets.dnd35.state.people import DEAD, Bearing
from bot.rulesets.shared.book import happens
from bot.rulesets.shared.conditions import Condition
from bot.rulesets.shared.naming import CombatantId

# ---- What is told of those who fall.


@happens(to=PUBLIC)
class Fell:
    """*how*: what he is from now on; a `disabled` or `staggered` one still acts a little. *was*: what he was until now.
    *died_at*: the hit points that have killed him; None: he has died of something else, or lives. *lies*: brought
    round, he lies where he fell (D35-BAS-017)."""

    combatant: CombatantId
    how: Bearing
    was: Bearing = field(default="up", metadata={LATER: True})
    died_at: int | None = field(default=None, metadata={LATER: True})
    lies: bool = field(default=False, metadata={LATER: True})

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        if who is not None and who.hit_points >= 0:
            # What was of somebody below 0 is over.
            state = state.with_(who.id, stable=False, awake=False, mends=False, vigil=0)
        if self.how in ("up", "disabled", "staggered"):
            state = state.with_(self.combatant, slumped=False)
        if self.lies and who is not None and not who.has("prone"):
            state = state.with_(who.id, conditions=(*who.conditions, Condition("prone")))
        if self.how in ("disabled", "staggered") and state.turn is not None and state.turn.who == self.combatant:
            # Also in the midst of his own turn he has one action left at most (D35-ACT-007).
            state = state.in_turn(restricted=True)
        slain = who is not None and who.slain and who.died
        doomed = who.doomed if who is not None and slain else None
        return state.with_(self.combatant, shown=self.how, slain=slain, doomed=doomed)

    def why(self) -> tuple[str, ...]:
        return RULES[self.how]


@happens("D35-HPS-015", to=PUBLIC)
class Recalled:
    """Whom something has killed that left him his hit points lives again, by the game master's word."""

    combatant: CombatantId

    def change(self, state: State) -> State:
        return state.with_(self.combatant, doomed=None, slain=False)


RULES: dict[str, tuple[str, ...]] = {
    "disabled": ("D35-HPS-001",),
    "staggered": ("D35-HPS-011",),
    "dying": ("D35-HPS-002",),
    "unconscious": ("D35-HPS-012",),
    "dead": ("D35-HPS-003",),
    "destroyed": ("D35-HPS-003",),
    "up": (),
}


@happens("D35-HPS-001", to=PUBLIC)
class Strained:
    """At 0 hit points he has done something strenuous, and loses another."""

    combatant: CombatantId

    def befalls(self, state: State, who: Fighter) -> State:
        return state.with_(who.id, hit_points=who.hit_points - 1, stable=False, awake=False)


@happens("D35-HPS-004", to=PUBLIC)
class Bled:
    """At the beginning of his turn a dying man rolls a d100: he is stable, or loses a hit point."""

    combatant: CombatantId
    face: int
    stable: bool

    def change(self, state: State) -> State:
        who, state = state.combatants.get(self.combatant), state.in_turn(began=True)
        if who is None:
            return state
        return state.with_(who.id, stable=True) if self.stable else state.with_(who.id, hit_points=who.hit_points - 1)


@happens("D35-HPS-005", to=PUBLIC)
class Stabilised:
    """Healed, if only by a point, he loses no more."""

    combatant: CombatantId

    def change(self, state: State) -> State:
        return state.with_(self.combatant, stable=True)


# ---- What becomes of somebody whose hit points have changed, found from the state alone (D35-HPS-001 to -004, -011,
# -012).

STABLE: Final = 10
"""The greatest face of the d100 at which he is stable."""


def bearing(who: Fighter) -> Bearing:
    """How *who* is, by his points.

    >>> [bearing(Fighter("o", "O", "foes", hit_points=each)) for each in (3, 0, -9, -10)]
    ['up', 'disabled', 'dying', 'dead']
    >>> bearing(Fighter("s", "S", "foes", hit_points=0, being="undead"))
    'destroyed'
    """
    if who.died:
        return "destroyed" if who.lifeless else "dead"
    if who.hit_points < 0 and not who.conscious:
        return "dying"
    if who.out and not who.thing:
        return "unconscious"
    if who.disabled:
        return "disabled"
    return "staggered" if who.staggered else "up"


def changed(state: State) -> Fighter | None:
    """The first of whom it has not been told how he is."""
    return next((each for each in state.combatants.values() if bearing(each) != each.shown), None)


def fall(scene: Scene[State]) -> Action:
    who = surely(changed(scene.now))
    how = bearing(who)
    died_at = DEAD if how == "dead" and not who.slain else None
    # Brought round, he is where he fell; whoever has kept his seat sits.
    round_ = how in ("up", "disabled", "staggered") and who.shown in ("dying", "unconscious", "dead")
    lies = round_ and who.mount is None and not who.has("prone")
    yield from tell(Fell(who.id, how, who.shown, died_at, lies=lies))


def strain(scene: Scene[State], ident: str) -> Action:
    """Whoever has done something strenuous at 0 hit points loses another, and falls (D35-HPS-001)."""
    who = scene.now.combatants.get(ident)
    if who is not None and who.disabled:
        yield from tell(Strained(ident))


def must_roll(state: State) -> bool:
    """Whether whoever is up is dying, and has not rolled in this turn."""
    turn = state.turn
    return turn is not None and not turn.began and state.combatants[turn.who].dying


def bleed(scene: Scene[State]) -> Action:
    """10 % that he is stable; else he loses a hit point (D35-HPS-004)."""
    turn = surely(scene.now.turn)
    (face,) = yield from roll(D100, who=turn.who, why="dying")
    yield from tell(Bled(turn.who, face, stable=face <= STABLE))
