"""On the grid, whoever stands next to an enemy is in contact with him (ALT-MOV-003): contact follows the cells.

People whom nobody sees make no contact by standing there; the game master's word (`/gm engage`, `/gm separate`) holds
until one of the two moves.
"""

from __future__ import annotations

from typing import TypeAlias

from bot.kernel.decisions import Choice
from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.alternatif import engagement
from bot.rulesets.alternatif.base import distances
from bot.rulesets.alternatif.base.moves import APPROACH, FLIGHT, FULL_MOVE
from bot.rulesets.alternatif.engagement import EngagementChanged
from bot.rulesets.alternatif.moving import runs
from bot.rulesets.alternatif.moving.words import Move
from bot.rulesets.alternatif.ordinary import tasks
from bot.rulesets.alternatif.ordinary.tasks import Undertaking
from bot.rulesets.alternatif.reaction.announcer import Announcer, which
from bot.rulesets.alternatif.state import AlternatifState, Combatant, within_reach
from bot.rulesets.alternatif.state.arms import pair_key
from bot.rulesets.alternatif.state.conditions import STAYS
from bot.rulesets.alternatif.state.planned import flees
from bot.rulesets.shared.actions import Blanks, Doable, untold
from bot.rulesets.shared.options import Args

# ---- Running at an enemy who is out of reach, or away from those who are upon one.

State = AlternatifState


class Approach(Doable[Announcer]):
    """Running at an enemy of whom it is known that he is farther off, while nobody is within arm's length
    (ALT-MOV-012, -021)."""

    code = APPROACH

    def asked(self, at: Announcer) -> Blanks | None:
        if at.strikable or STAYS(at.who):
            return None
        return which("target", at.sought if at.state.settings.map != "none" else at.afar)

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        return runs.approach(scene, who, choice.get("target"))


class Flee(Doable[Announcer]):
    """Running away from everybody in contact (ALT-MOV-012)."""

    code = "flee"

    def asked(self, at: Announcer) -> Blanks | None:
        """What people choose seldom is not offered; to a plan that has it in its words it is."""
        return self.said(at) if flees(at.state, at.who) else None

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        return Move(0, who, "flee").take(scene)

    def said(self, at: Announcer) -> Blanks | None:
        return () if within_reach(at.state, at.who) and not STAYS(at.who) else None

    costs = untold

    def note(self, at: Announcer, by: int, args: Args) -> Move:
        return Move(by, at.who.id, "flee")


class FullMove(Undertaking):
    """A full move whose way is known (ALT-MOV-007); it is announced with `/move`, or by running at somebody."""

    code = FULL_MOVE

    def figures(self, state: State, who: Combatant, thing: str | None) -> tuple[str | None, str | None]:
        run = who.spot.run
        if run is not None and run.speeds and run.at < 0:
            return tasks.NONE, str(len(run.speeds))
        return super().figures(state, who, thing)


class Flight(FullMove):
    """A full move away from everybody in contact, once it is announced (ALT-MOV-012)."""

    code = FLIGHT


Pair: TypeAlias = tuple[str, str]


def made(state: AlternatifState) -> tuple[Pair, ...]:
    """The pairs of enemies who have come into contact by where they stand."""
    if state.settings.map == "none":
        return ()
    found = []
    for who in distances.standing(state):
        if who.hidden:
            continue
        for ident in distances.around(state, who.id):
            other = state.combatants[ident]
            if who.id > ident or other.side == who.side or other.hidden or ident in who.contacts:
                continue
            if pair_key(who.id, ident) not in state.board.apart:
                found.append((who.id, ident))
    return tuple(found)


def broken(state: AlternatifState) -> tuple[Pair, ...]:
    """The pairs in contact who do not stand next to each other any more."""
    if state.settings.map == "none":
        return ()
    found = []
    for who in state.combatants.values():
        if not who.contacts or not who.spot.cell:
            continue
        near = distances.around(state, who.id)
        for ident in who.contacts:
            other = state.combatants[ident]
            if who.id > ident or ident in near or not other.spot.cell or who.out or other.out:
                continue
            if pair_key(who.id, ident) not in state.board.linked:
                found.append((who.id, ident))
    return tuple(found)


def unsettled(state: AlternatifState) -> bool:
    """Whether contacts are not yet what the cells say; while a pusher is asked whether he steps after his enemy, both
    are left as they were."""
    if any(each.waits == "follow" and not each.settled for each in state.specials):
        return False
    return bool(made(state) or broken(state))


def settle(scene: Scene[AlternatifState]) -> Action:
    """Contacts as the cells say. Who is left with nobody loses what he had pending (ALT-MEL-003, ALT-MOV-013)."""
    if new := made(scene.now):
        yield from tell(EngagementChanged(new, (), "moved"))
    if lost := broken(scene.now):
        yield from engagement.end_contacts(scene, lost, "moved")
