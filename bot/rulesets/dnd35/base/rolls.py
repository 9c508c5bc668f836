"""What is rolled with a d20 (D35-BAS-005 to -008, -014): the kinds of checks; `roll_table` lists their terms."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.kernel.dice import dice
from bot.kernel.effects import Action, Scene
from bot.kernel.values import record
from bot.rulesets.dnd35.state import Fighter, State, Weapon
from bot.rulesets.shared import giving
from bot.rulesets.shared.check import Checks, Hook, Term

D20: Final = dice("d20")
D100: Final = dice("d100")


@record
class Trial:
    """*who* rolls: at *target* with *weapon*, the attack of number *later* of a full attack; or to resist, against a
    difficulty *against*. *shot*: the attack comes from afar, *touch*: it looks at the touch class; *two*, *occasion*:
    see `state.Blow`. *face*: what the die shows. In a contest he measures himself with *target* by *skill*, in what is
    *tried* (a manoeuvre), and *defends* himself in it; *charging*: within a charge; *reply*: it answers one that has
    failed. *aimed*: at what of the other's a disarm or a sunder is aimed. *added*: what this one roll has besides.
    Whoever saves does so from what comes from *target*, or bursts from the cell *origin*; *spread*: it goes round
    corners (D35-COV-005). *open*: see `state.Blow`."""

    who: Fighter
    face: int
    target: Fighter | None = None
    weapon: Weapon | None = None
    later: int = 0
    against: int = 0
    shot: bool = False
    two: str = ""
    occasion: str = "turn"
    touch: bool = False
    skill: str = "strength"
    tried: str = ""
    defends: bool = False
    charging: bool = False
    reply: bool = False
    aimed: str = ""
    added: tuple[Term, ...] = ()
    origin: str = ""
    spread: bool = False
    open: bool = False


CHECKS: Final[Checks[State, Trial]] = Checks(
    *("attack", "fortitude", "reflex", "contest", "arms", "thing", "skill", "grapple", "aid", "turning"),
    *("save", "caster"),
)

_UPON: Final[Mapping[str, tuple[str, ...]]] = {
    **dict.fromkeys(("attack", "arms", "thing", "aid"), (giving.ALL, "attack")),
    **dict.fromkeys(("contest", "grapple"), (giving.ALL, "check", "contest")),
    **dict.fromkeys(("skill", "caster", "turning"), (giving.ALL, "check")),
    **dict.fromkeys(("fortitude", "reflex", "save"), (giving.ALL, "save")),
}
CLASS: Final = ("ac",)


def given(kind: str) -> Hook[State, Trial]:
    """The hook that finds what the game master has given whoever rolls, in a check of that *kind*: a circumstance of
    the moment, which adds up with whatever else there is (D35-BAS-016)."""
    return lambda state, on: giving.terms(on.who, _upon(kind, on), None if on.target is None else on.target.id)


def _upon(kind: str, on: Trial) -> tuple[str, ...]:
    # Two who measure themselves by a skill hold a contest.
    return (*_UPON[kind], "contest") if kind == "skill" and on.target is not None else _UPON[kind]


def given_class(state: State, on: Trial) -> tuple[Term, ...]:
    """What he has given the armour class of who is attacked."""
    return () if on.target is None else giving.terms(on.target, CLASS, on.who.id)


def spent(scene: Scene[State], kind: str, on: Trial) -> Action:
    """A check of that *kind* has been rolled: what the game master has given for once has counted."""
    yield from giving.used_up(scene, on.who.id, _upon(kind, on), None if on.target is None else on.target.id)


__all__ = ["CHECKS", "CLASS", "D20", "D100", "Trial", "given", "given_class", "spent"]
