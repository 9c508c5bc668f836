"""Shots and throws, standing and on the move (R20-FIR-001, -011, R20-ACT-003, -004, -007)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Final, cast

from bot.kernel.decisions import NOTHING, Choice, Field
from bot.rulesets.rpg20.base import using
from bot.rulesets.rpg20.base.outlook import Outlook
from bot.rulesets.rpg20.sequences.actions import AIM, Meant, aim_of, chosen, places_of, with_
from bot.rulesets.rpg20.state import Intention, Weapon
from bot.rulesets.rpg20.state.deeds import Deed, Goal
from bot.rulesets.shared.actions import Blanks

LATER: Final = ("second", "third", "fourth", "fifth", "sixth")
"""What the targets of a long burst are called that stand in line after the first."""


def _in_line(at: Outlook, given: Choice, among: Sequence[str]) -> Iterator[Field]:
    """Who stands next in the line of a long burst, target by target, until nobody more is named (R20-FIR-006)."""
    named = [given.get("target", "")]
    for name in LATER:
        left = tuple(each for each in at.foes if each in among and each not in named)
        if not left or named[-1] == NOTHING:
            return
        yield Field(name, (NOTHING, *left))
        if name not in given:
            return
        named.append(given[name])


class Shoot(Meant):
    """A shot, in a mode (R20-FIR-001, R20-ACT-004)."""

    code = "shoot"
    deed: ClassVar[Deed] = "shoot"
    moving = False

    def targets(self, at: Outlook, arms: Sequence[Weapon]) -> tuple[str, ...]:
        """Those within range of one of *arms*, as far as anybody has said; whoever moves may come nearer, or get away
        (R20-RNG-006, R20-WPN-007)."""
        if self.moving:
            return at.seen if arms else ()
        return tuple(ident for ident in at.seen if any(using.in_range(at.state, at.who, each, ident) for each in arms))

    def asked(self, at: Outlook) -> Blanks | None:
        arms = [each for each in using.shooters(at.who) if using.modes(at.state, each)]
        if not self.targets(at, arms) or (self.moving and at.who.down):
            return None

        def fields(given: Choice) -> tuple[Field, ...]:
            weapon = chosen(arms, given)
            found = (Field("target", self.targets(at, [weapon] if "with" in given else arms)), *with_(arms, given))
            modes = using.modes(at.state, weapon)
            hows = (*modes, AIM, *((f"{AIM}+precision",) if "precision" in modes else ()))
            found = (*found, Field("how", hows), *places_of(at, given))
            return (*found, *_in_line(at, given, self.targets(at, [weapon]))) if given.get("how") == "long" else found

        return fields

    def means(self, at: Outlook, choice: Choice) -> Intention:
        arms = [each for each in using.shooters(at.who) if using.modes(at.state, each)]
        how = choice.get("how", "single").split("+")
        mode = next((each for each in ("rapid", "short", "long", "precision") if each in how), "single")
        target = choice["target"]
        line = [target, *(each for name in LATER if (each := choice.get(name, NOTHING)) != NOTHING)]
        return Intention(
            *(self.deed, self.moving, "words" if self.moving else "", tuple(line)),
            weapon=chosen(arms, choice).weapon,
            mode=cast(Any, mode),
            aim=aim_of(at, choice),
        )


class MoveAndShoot(Shoot):
    """A move and a shot: both at half chances, with the game master's leave (R20-ACT-003)."""

    code = "move_shoot"
    moving = True


class Throw(Shoot):
    """Something is thrown at somebody (R20-ACT-007, R20-FIR-011)."""

    code = "throw"
    deed = "throw"

    def asked(self, at: Outlook) -> Blanks | None:
        arms = using.thrown(at.who)
        if not self.targets(at, arms) or (self.moving and at.who.down):
            return None

        def fields(given: Choice) -> tuple[Field, ...]:
            weapon = chosen(arms, given)
            modes = using.modes(at.state, weapon, throws=True)
            hows = (*modes, AIM, *((f"{AIM}+precision",) if "precision" in modes else ()))
            target = Field("target", self.targets(at, [weapon]))
            return (target, *with_(arms, given), Field("how", hows), *places_of(at, given))

        return fields

    def means(self, at: Outlook, choice: Choice) -> Intention:
        how = choice.get("how", "single").split("+")
        mode = next((each for each in ("rapid", "precision") if each in how), "single")
        weapon = chosen(using.thrown(at.who), choice).weapon
        goal: Goal = "words" if self.moving else ""
        return Intention(
            *("throw", self.moving, goal, (choice["target"],), weapon),
            mode=cast(Any, mode),
            aim=aim_of(at, choice),
        )


class MoveAndThrow(Throw):
    """A move and a throw: both at half chances, with the game master's leave (R20-ACT-003)."""

    code = "move_throw"
    moving = True


ACTIONS: Final = (Shoot(), MoveAndShoot(), Throw(), MoveAndThrow())

__all__ = ["ACTIONS", "LATER", "MoveAndShoot", "MoveAndThrow", "Shoot", "Throw"]
