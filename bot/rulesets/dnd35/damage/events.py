"""What is told of damage."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import field
from typing import Any

from bot.kernel.persons import Typed
from bot.kernel.values import LATER
from bot.rulesets.dnd35.base.natural import Saves
from bot.rulesets.dnd35.state import State
from bot.rulesets.dnd35.state.people import DEAD
from bot.rulesets.shared.book import PUBLIC, happens
from bot.rulesets.shared.check import Term
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.seeing import alike

WARDS = ("immune", "resisted", "vulnerable", "reduced", "hardness")
"""How what keeps damage off, or makes it more, is called among its terms."""


def harmed(state: State, ident: str, dealt: int, nonlethal: int = 0) -> State:
    """*state* once *ident* has taken so much damage, of which so much is nonlethal and counted apart."""
    who = state.combatants.get(ident)
    if who is None:
        return state
    changes: dict[str, Any] = {}
    if nonlethal:
        changes["nonlethal"] = who.nonlethal + nonlethal
    if dealt > nonlethal:
        changes["hit_points"] = max(DEAD, who.hit_points - dealt + nonlethal)
        changes |= {"stable": False, "awake": False, "mends": False}
    return (state.with_(ident, **changes) if changes else state).hurt(ident, dealt)


def killed(state: State, ident: str, *, stays: bool) -> State:
    """*state* with *ident* dead of a blow; *stays*: his hit points are what they were (D35-HPS-015)."""
    who = state.combatants.get(ident)
    if who is None or not stays:
        return state.with_(ident, hit_points=DEAD, slain=True)
    return state.with_(ident, doomed=who.hit_points, slain=True)


def kept_off(found: Iterable[Term]) -> str:
    """What of these terms has kept damage off, or made it more, each with its points, as an event tells it.

    >>> kept_off((Term("dice", 8), Term("reduced", -5)))
    'wards=reduced|points=5'
    """
    return alike({"wards": each.name, "points": abs(each.value)} for each in found if each.name in WARDS) or ""


@happens("D35-BAS-009", to=PUBLIC)
class DamageDealt:
    """*terms* add up to what is *dealt*, at least 1 before what wards it off; *times*: how often
    the damage of a critical hit counts. *lethal*:
    it is taken off the hit points; else it is counted apart (D35-HPS-010), as are those *mended* points of it that
    whoever regenerates will get rid of. *wards*: what has kept some of it off, or made it more; *kept_off*: each
    with its points, as it is told. *sneak*: with the dice
    of a sneak attack, which come to *sneak_points*. It counts more than once for the hit was *critical*, the weapon was
    *braced* against a charge, or it is a lance *couched* in one."""

    combatant: CombatantId
    target: CombatantId
    faces: tuple[int, ...]
    terms: tuple[Term, ...]
    dealt: int
    times: int = 1
    lethal: bool = True
    mended: int = field(default=0, metadata={LATER: True})
    wards: tuple[str, ...] = field(default=(), metadata={LATER: True})
    sneak: bool = field(default=False, metadata={LATER: True})
    kept_off: str = field(default="", metadata={LATER: True})
    sneak_points: int | None = field(default=None, metadata={LATER: True})
    critical: bool = field(default=True, metadata={LATER: True})
    braced: bool = field(default=False, metadata={LATER: True})
    couched: bool = field(default=False, metadata={LATER: True})

    def change(self, state: State) -> State:
        mended = self.mended if self.lethal else self.dealt
        return harmed(state, self.target, self.dealt, mended).in_deed(at="done", critical=False)

    def why(self) -> tuple[str, ...]:
        found = (
            ("D35-BAS-008", self.times > 1 and self.critical),
            ("D35-ACT-012", self.braced),
            ("D35-MNT-007", self.couched),
            ("D35-HPS-010", not self.lethal),
        )
        return tuple(rule for rule, holds in found if holds)


@happens("D35-BAS-009", to=PUBLIC)
class DamageSaid:
    """The game master has *combatant* take damage, for some *reason*: *terms* add up to what is *dealt*. *kind*: of
    what type. *lethal*, *mended*, *kept_off*: see `DamageDealt`."""

    combatant: CombatantId
    kind: str | None
    terms: tuple[Term, ...]
    dealt: int
    lethal: bool = True
    mended: int = 0
    reason: Typed = ""
    kept_off: str = field(default="", metadata={LATER: True})

    def change(self, state: State) -> State:
        return harmed(state, self.combatant, self.dealt, self.mended if self.lethal else self.dealt)

    def why(self) -> tuple[str, ...]:
        return () if self.lethal else ("D35-HPS-010",)


@happens(to=PUBLIC)
class Touched:
    """A hit that deals no damage of its own."""

    combatant: CombatantId
    target: CombatantId
    weapon: str

    def change(self, state: State) -> State:
        return state.in_deed(at="done", critical=False)


@happens("D35-HPS-015", "D35-BAS-014", to=PUBLIC)
class MassiveResisted(Saves):
    """50 points or more *dealt* at once: a Fortitude save, or death. *stays*: his hit points are what they are, dead
    all the same."""

    combatant: CombatantId
    face: int
    terms: tuple[Term, ...]
    total: int
    against: int
    success: bool
    dealt: int | None = field(default=None, metadata={LATER: True})
    stays: bool = field(default=False, metadata={LATER: True})

    def change(self, state: State) -> State:
        return state if self.success else killed(state, self.combatant, stays=self.stays)


@happens("D35-ATK-011", "D35-BAS-014", to=PUBLIC)
class CoupResisted(Saves):
    """Whoever lives is saved by his Fortitude, or dies. *stays*: see `MassiveResisted`."""

    combatant: CombatantId
    face: int
    terms: tuple[Term, ...]
    total: int
    against: int
    success: bool
    stays: bool = field(default=False, metadata={LATER: True})

    def change(self, state: State) -> State:
        return state if self.success else killed(state, self.combatant, stays=self.stays)


__all__ = ["CoupResisted", "DamageDealt", "DamageSaid", "MassiveResisted", "Touched", "harmed", "kept_off", "killed"]
