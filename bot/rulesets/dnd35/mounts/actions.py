"""What is done with mounts in one's turn (D35-MNT-001, -002, -008)."""

from __future__ import annotations

from typing import Final

from bot.kernel.decisions import Choice, Field
from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.dnd35.base import budget
from bot.rulesets.dnd35.base.holds import grappling
from bot.rulesets.dnd35.base.outlook import Outlook
from bot.rulesets.dnd35.base.saddles import dashes, rider, steed
from bot.rulesets.dnd35.mounts import galloping
from bot.rulesets.dnd35.mounts.events import Dismounted, Mounted
from bot.rulesets.dnd35.mounts.riding import landing, mounts_near, rides
from bot.rulesets.dnd35.mounts.saddle import unmastered
from bot.rulesets.dnd35.running import endurance
from bot.rulesets.dnd35.state import State, Turn
from bot.rulesets.shared import people
from bot.rulesets.shared.actions import Blanks, Doable

WILD: Final = frozenset({"control_mount", "dismount", "delay", "pass"})
"""What is left to whoever rides a mount that is not trained and has not mastered it (D35-MNT-001)."""


def _moves(at: Outlook) -> Turn | None:
    """His turn, where a move action is left to him to get on or off with."""
    turn = at.turn
    free = turn is not None and budget.has_move(turn) and turn.swings < 2 and not turn.ahead
    return turn if free and not grappling(at.state, at.who.id) else None


class Mount(Doable[Outlook]):
    """A move action: onto a mount beside him."""

    code = "mount"

    def asked(self, at: Outlook) -> Blanks | None:
        if at.who.mount is not None or rider(at.state, at.who) is not None or at.who.has("prone") or _moves(at) is None:
            return None
        found = tuple(each.id for each in mounts_near(at.state, at.who))
        return (Field("target", found),) if found else None

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        if scene.now.combatants[who].hidden:
            yield from people.show(scene, who, scene.now.combatants[who].seen_with)
        yield from tell(Mounted(who, choice["target"]))


class Dismount(Doable[Outlook]):
    """A move action: down, onto the free cell beside it that is farthest from his foes."""

    code = "dismount"

    def asked(self, at: Outlook) -> Blanks | None:
        return () if at.who.mount is not None and _moves(at) is not None else None

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        person = scene.now.combatants[who]
        yield from tell(Dismounted(who, "wanted", person.mount, landing(scene.now, person)))


class Control(Doable[Outlook]):
    """A Ride check with the move action, against 20, each round: else the turn is over (D35-MNT-001)."""

    code = "control_mount"

    def asked(self, at: Outlook) -> Blanks | None:
        mount = steed(at.state, at.who)
        turn = at.turn
        able = (
            turn is not None and budget.has_move(turn) and mount is not None and not (mount.out or mount.has("prone"))
        )
        return () if able and unmastered(at.state, at.who) else None

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from rides(scene, who, scene.now.combatants[who].mount or "", "control")


class Gallop(Doable[Outlook]):
    """His mount makes a double move straight ahead; in the middle of it he may shoot, at a penalty (D35-MNT-008)."""

    code = "gallop"

    def asked(self, at: Outlook) -> Blanks | None:
        turn = at.turn
        shoots = any(each.ranged or each.thrown for each in at.who.arms) or bool(at.who.spells)
        if turn is None or turn.standard or turn.swings or not shoots:
            # Whoever has nothing to do in the middle makes two moves instead.
            return None
        return galloping.blanks(at.state, at.who, "double")

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from galloping.set_out(scene, who, "double", choice)


class RideFast(Doable[Outlook]):
    """His mount runs: up to four times its speed straight ahead (D35-MOV-007)."""

    code = "ride_fast"

    def asked(self, at: Outlook) -> Blanks | None:
        turn = at.turn
        able = turn is not None and not turn.swings and dashes(at.state, at.who)
        return galloping.blanks(at.state, at.who, "run") if able else None

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        mount = scene.now.combatants[who].mount or ""
        able = yield from endurance.holds_out(scene, mount, who)
        if able:
            yield from galloping.set_out(scene, who, "run", choice)


class RideOn(Doable[Outlook]):
    """On, to the end of the stretch."""

    code = "ride_on"

    def asked(self, at: Outlook) -> Blanks | None:
        return () if at.turn is not None and at.turn.ahead else None

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from galloping.go_on(scene)


ACTIONS = (RideOn(), Control(), Mount(), Dismount(), Gallop(), RideFast())

__all__ = ["ACTIONS", "WILD", "Control", "Dismount", "Gallop", "Mount", "RideFast", "RideOn"]
