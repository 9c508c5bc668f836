"""What actions of several chapters need, each said once: it lets them be offered, and is the reason where they are
not."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, TypeAlias

from bot.kernel.decisions import Choice, Field
from bot.kernel.effects import Action, Scene
from bot.rulesets.d20.gaps import metres
from bot.rulesets.dnd35.base import saddles
from bot.rulesets.dnd35.base.budget import (
    LIES,
    MOVE_ALONE,
    NO_DASH,
    ONE_MOVE,
    ROOTED,
    Outlook,
    distance,
    has_full,
    has_move,
    has_standard,
    may_be_free,
    reaches,
    squeezes,
)
from bot.rulesets.dnd35.base.gaps import on_grid
from bot.rulesets.dnd35.base.rolls import locates
from bot.rulesets.dnd35.state import FISTS, SQUARE, Fighter, State, Weapon
from bot.rulesets.shared.actions import Blanks
from bot.rulesets.shared.check import Point
from bot.rulesets.shared.lacking import Lack, Reason, Said, somebody_else, target_of
from bot.rulesets.shared.needs import Need, Needing, because, must, no, of_whom
from bot.rulesets.shared.odds import Odds


def not_to(at: Outlook, said: Said) -> Lack | None:
    """That it can be done to whoever is named."""
    target = target_of(at, said)
    return None if target is None else ("not_to", {"target": target.name})


Needs: TypeAlias = tuple[Reason[Outlook], ...]
Begins: TypeAlias = Callable[[Scene[State]], Action]
"""Somebody begins something."""


class Deed(Needing[Outlook]):
    """An action of somebody's turn. *midway*: it can be done in the middle of a stretch in the saddle (D35-MNT-008);
    *wild*: on a mount that he has not mastered (D35-MNT-001); *timid*: by a mount that nobody guides, which keeps out
    of the fight (D35-MNT-012). *away*: without a grid it may lead away from all."""

    midway: bool = False
    wild: bool = False
    timid: bool = False
    away: bool = False
    wrong: Needs = (not_to,)

    def nothing(self, at: Outlook, said: Said) -> Lack:
        return not_to(at, said) or ("nobody", {})


TRIAL: Final[Point[[State, Begins], Odds | None]] = Point("what is rolled for what somebody begins")


class Trying(Deed):
    """One that is rolled for once it has begun."""

    def trial(self, at: Outlook, choice: Choice) -> Odds | None:
        return TRIAL(at.state, lambda scene: self.does(scene, at.who.id, choice))


def by_target(found: Mapping[str, Iterable[str]]) -> Blanks:
    """The blanks for whom, and with what of all that is *found* for each."""

    def fields(partial: Choice) -> tuple[Field, ...]:
        target = partial.get("target", "")
        arms = found[target] if target in found else (arm for arms in found.values() for arm in arms)
        return Field("target", tuple(found)), Field("with", tuple(dict.fromkeys(arms)))

    return fields


# ---- the budget of the turn

LEFT: Final[Point[[Outlook], Mapping[str, str | int]]] = Point("what is left of a turn")


def move_alone(at: Outlook) -> Lack | None:
    """The condition that leaves him a move action alone."""
    status = MOVE_ALONE.by(at.who)
    return None if status is None else ("move_alone", {"status": status})


def no_standard(at: Outlook) -> Lack:
    return move_alone(at) or ("standard", LEFT(at))


def no_full(at: Outlook) -> Lack:
    single = at.turn is not None and at.turn.restricted
    return move_alone(at) or (("restricted", {}) if single else ("full", LEFT(at)))


STANDARD: Final = because(lambda at: has_standard(at.turn), no_standard)
MOVE: Final = because(lambda at: has_move(at.turn), lambda at: ("move", LEFT(at)))
FULL: Final = because(lambda at: has_full(at.turn), no_full)
SWIFT: Final = no("swift", lambda at: at.turn.swift)
FREE: Final = must("free", may_be_free, most=lambda at: at.state.settings.free_actions)


def _apart(at: Outlook) -> bool:
    """Whether an immediate action is one a round, beside the swift one (D35-ACT-006)."""
    return at.state.settings.immediate_action == "apart"


IMMEDIATE: Final = because(
    lambda at: not (at.who.hurried if _apart(at) else at.turn.swift),
    lambda at: ("immediate" if _apart(at) else "swift", {}),
)
"""Taken in one's own turn an immediate action is its swift one, where the table has it so (D35-ACT-006)."""
TIMES: Final[Mapping[str, Need[Outlook]]] = {
    "free": FREE,
    "swift": SWIFT,
    "immediate": IMMEDIATE,
    "move": MOVE,
    "standard": STANDARD,
    "full": FULL,
    "round": FULL,
}
"""What each kind of action needs."""

# ---- holds


def pinned(at: Outlook, said: Said) -> Lack | None:
    """That nobody has pinned him."""
    by = saddles.pinned_by(at.state, at.who.id)
    return None if by is None else ("pinned", {"by": at.state.combatants[by].name})


def unheld(at: Outlook, said: Said) -> Lack | None:
    """That he is in no grapple, which leaves him other actions (D35-GRA-009, -010)."""
    if not at.grapples:
        return None
    others = (at.state.combatants[each].name for each in saddles.opponents(at.state, at.who.id))
    return pinned(at, said) or ("in_grapple", {"by": ", ".join(others)})


def unpinned(at: Outlook, said: Said) -> Lack | None:
    """That he has pinned nobody, nor is pinned (D35-GRA-010, -024, -025)."""
    other = saddles.pins(at.state, at.who.id) if at.grapples else None
    return pinned(at, said) or (None if other is None else ("pinning", {"target": at.state.combatants[other].name}))


# ---- movement


def steed_name(at: Outlook) -> str:
    mount = saddles.steed(at.state, at.who)
    return "" if mount is None else mount.name


def steed_spent(at: Outlook) -> Lack:
    """What keeps his mount where it is (D35-MNT-002, -005, -008)."""
    mount, turn = saddles.steed(at.state, at.who), at.turn
    if mount is None or not saddles.able(at.state, at.who, mount):
        return "mount_down", {"mount": steed_name(at)}
    return ("stepped", {}) if turn is not None and turn.stepped else ("mount_spent", {"mount": mount.name})


def _carried(at: Outlook) -> bool:
    if at.who.mount is None:
        return at.who.pace >= SQUARE
    return at.turn is not None and saddles.fresh(at.state, at.who, at.turn)


def _dash(at: Outlook) -> Lack:
    mover = saddles.mover(at.state, at.who)
    status = NO_DASH.by(mover) or ""
    own = mover.id == at.who.id and (status in ROOTED.figures or status in ONE_MOVE.figures)
    return (status, {}) if own else ("no_dash", {"target": mover.name, "status": status})


AFOOT: Final = no("mounted", lambda at: at.who.mount is not None, mount=steed_name)
ASTRIDE: Final = must("on_foot", lambda at: at.who.mount is not None)
UPRIGHT: Final = no("prone", lambda at: at.who.mount is None and LIES(at.who))
UNROOTED: Final = because(lambda at: not ROOTED(at.who), lambda at: (ROOTED.by(at.who) or "", {}))
UNSTEPPED: Final = no("stepped", lambda at: at.turn.stepped)
CARRIED: Final = because(_carried, lambda at: ("slow", {}) if at.who.mount is None else steed_spent(at))
"""His own legs go anywhere, or his mount has all of its turn before it (D35-MNT-002)."""
SINGLE: Final = no("single", lambda at: saddles.single(at.turn), mount=steed_name)
"""His mount has not gone so far that one attack is all (D35-MNT-005)."""
DASHES: Final = because(lambda at: saddles.dashes(at.state, at.who), _dash)
ROOMY: Final = no("squeezed", lambda at: squeezes(at.state, at.who))


def mapped(at: Outlook, said: Said) -> Lack | None:
    """That there is a map."""
    if on_grid(at.state):
        return None
    target = target_of(at, said)
    return ("no_cells", {}) if target is None else ("whither", {"target": target.name})


def no_cell(at: Outlook, said: Said) -> Lack:
    """The square that is named cannot be got to, or none is; without a map nobody can be gone to so."""
    named = said.get("to") or said.get("target")
    return mapped(at, said) or (("cell", {"cell": named}) if isinstance(named, str) else ("which_cell", {}))


# ---- whom


IS_THERE: Final[Needs] = (
    somebody_else,
    of_whom("gone", lambda at, target: target.died),
    of_whom("unseen", lambda at, target: not locates(at.who, target)),
)
"""Whoever is named is another, still there, and where he is is known."""


def within(most: Callable[[Fighter], int]) -> Reason[Outlook]:
    """That whoever is named is within *most* centimetres."""
    return of_whom(
        "too_far",
        lambda at, target: distance(at.who, target) > most(at.who),
        metres=lambda at, target: metres(distance(at.who, target)),
        most=lambda at, target: metres(most(at.who)),
    )


def reach(who: Fighter) -> int:
    """How far he strikes with what he holds, or with bare hands, in centimetres."""
    arms = [each for each in who.arms if not each.ranged]
    return who.natural_reach * SQUARE * (2 if any(each.reach for each in arms) else 1)


def weapons_named(at: Outlook, said: Said) -> list[Weapon]:
    return [each for each in (*at.who.weapons, *at.who.arms) if each.weapon == said.get("with")]


def of_weapon(code: str, bad: Callable[[Outlook, Sequence[Weapon]], object]) -> Reason[Outlook]:
    """What stands in the way of the weapon that is named where *bad* holds of all of that name."""

    def reason(at: Outlook, said: Said) -> Lack | None:
        arms = weapons_named(at, said)
        return (code, {"weapon": arms[0].weapon}) if arms and bad(at, arms) else None

    return reason


def too_near(at: Outlook, said: Said) -> Lack | None:
    """That what he holds strikes so near: reach weapons do not (D35-BAS-012)."""
    target = target_of(at, said)
    arms = [each for each in (weapons_named(at, said) or at.who.arms) if each.weapon != FISTS]
    if target is None or not arms or not all(each.reach and not each.near for each in arms):
        return None
    near = distance(at.who, target) <= at.who.natural_reach * SQUARE and not reaches(at.who, arms[0], target)
    return ("too_near", {"weapon": arms[0].weapon, "target": target.name}) if near else None


BY_HAND: Final = within(lambda who: max(1, who.natural_reach) * SQUARE)
BESIDE: Final = within(lambda who: SQUARE)
IN_REACH: Final = (too_near, within(reach))
