"""Tests: a d20 that must not be above attribute, domain and modifiers (R20-GEN-001 to -006)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final, Literal, TypeAlias

from bot.kernel.dice import Dice
from bot.kernel.effects import Action, Scene
from bot.kernel.values import record
from bot.rulesets.rpg20.base.tables import half
from bot.rulesets.rpg20.state import Blow, Fighter, State, Weapon
from bot.rulesets.shared import giving
from bot.rulesets.shared.check import ByFace, Check, Checks, Hook, Law, Term, came_off, term, total

D20: Final = Dice(1, 20)
D10: Final = Dice(1, 10)
D6: Final = Dice(1, 6)
Test: TypeAlias = Literal[
    "strike", "shot", "throw", "dodge", "avoid", "parry", "stop", "keep", "endure", "treat", "spot"
]
"""What is tested: an attack of each kind; a dodge in melee, and of a missile; a parry in melee, and of what is thrown;
whether a weapon is kept; the body alone; medicine; who surprises, and who is surprised."""


@record
class Trial:
    """What is rolled for: *who* tests, with *weapon*, against or for the *blow*; *metres* to the target; *domain*: of
    the defender, or the one that is tested; *halved*: so many times, last of all (R20-GEN-006)."""

    who: Fighter
    blow: Blow | None = None
    weapon: Weapon | None = None
    target: Fighter | None = None
    metres: int = 0
    domain: str = ""
    halved: int = 0


CHECKS: Final[Checks[State, Trial]] = Checks(
    *("strike", "shot", "throw", "dodge", "avoid", "parry", "stop", "keep", "endure", "treat", "spot")
)


UPON: Final[Mapping[Test, tuple[str, ...]]] = {
    **dict.fromkeys(("strike", "shot", "throw"), (giving.ALL, "attack")),
    **dict.fromkeys(("dodge", "avoid", "parry", "stop"), (giving.ALL, "defence")),
    **dict.fromkeys(("keep", "endure"), (giving.ALL, "save")),
    **dict.fromkeys(("treat", "spot"), (giving.ALL, "check")),
}
"""What the game master's hand may be upon, by what is tested (R20-GEN-012)."""


def lent(test: Test) -> Hook[State, Trial]:
    """The hook that finds what he has given for tests of that kind, for once or for the time being."""
    return lambda state, on: giving.terms(on.who, UPON[test], _against(on))


def spent(scene: Scene[State], test: Test, on: Trial) -> Action:
    """The test has been rolled: what was given for once has counted."""
    yield from giving.used_up(scene, on.who.id, UPON[test], _against(on))


def _against(on: Trial) -> str | None:
    if on.target is not None:
        return on.target.id
    # Whoever defends himself does so against the attacker.
    return None if on.blow is None or on.blow.who == on.who.id else on.blow.who


def law(state: State, ruled: Literal["", "hit", "miss"] = "") -> Law:
    """No face decides by itself, unless the table wants 1 and 20 to (R20-GEN-003)."""
    if state.settings.natural_results == "one_and_twenty":
        return Law(at_most=True, sure=(1,), lost=(20,), ruled=ruled)
    return Law(at_most=True, ruled=ruled)


def made(test: Test, state: State, on: Trial, face: int) -> Check:
    """The test of somebody whose die shows *face*, halved as often as it must be, last of all (R20-GEN-006)."""
    check = CHECKS.made(test, state, on, face)
    terms = check.terms
    for _ in range(on.halved):
        value = total(terms)
        if half(value) != value:
            terms = (*terms, term("halved", half(value) - value))
    return Check(check.law, face, terms)


class ByTest(ByFace):
    """The base of an event that tells of a test: where the table wants it, a 1 succeeds and a 20 fails whatever the
    value (R20-GEN-003). Halved chances have their rule, too (R20-GEN-006). `needed`, where it has been noted: the
    highest face that succeeds."""

    face: int | None
    total: int
    terms: tuple[Term, ...]
    settled_by: ClassVar[Mapping[str, tuple[str, ...]]] = dict.fromkeys(("natural_20", "natural_1"), ("R20-GEN-003",))

    def settled(self) -> str:
        won, face, needed = came_off(self), self.face, self.total
        if won is None or face is None or needed is None or won is (face <= needed):
            return ""
        return f"natural_{face}" if face == (1 if won else 20) else ""

    def why(self) -> tuple[str, ...]:
        return ("R20-GEN-006",) if any(each.name == "halved" for each in self.terms) else ()


def value(test: Test, state: State, on: Trial) -> int:
    """What the die must not be above."""
    return made(test, state, on, 10).total


def needed(check: Check) -> int:
    """The highest face that succeeds, 0: none does, 20: all do (R20-GEN-003); whatever the game master says of it."""
    least, most = int(1 in check.law.sure), 19 if 20 in check.law.lost else 20
    return min(max(check.total, least), most)


def margin(check: Check) -> int:
    """The margin of success: by how much the die lies below the value, 0 where a natural result decides
    (R20-GEN-002)."""
    return max(0, check.total - check.face)


__all__ = [
    "CHECKS",
    "D6",
    "D10",
    "D20",
    "ByTest",
    "Term",
    "Test",
    "Trial",
    "law",
    "lent",
    "made",
    "margin",
    "needed",
    "spent",
    "value",
]
