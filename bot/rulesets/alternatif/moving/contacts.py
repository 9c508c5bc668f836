"""On the grid, whoever stands next to an enemy is in contact with him (ALT-MOV-003): contact follows the cells.

People whom nobody sees make no contact by standing there; the game master's word (`/gm engage`, `/gm separate`) holds
until one of the two moves."""

from __future__ import annotations

from typing import TypeAlias

from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.alternatif.base import distances
from bot.rulesets.alternatif.engagement import contacts
from bot.rulesets.alternatif.engagement.events import EngagementChanged
from bot.rulesets.alternatif.state import AlternatifState
from bot.rulesets.alternatif.state.missiles import pair_key

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
        yield from contacts.end_contacts(scene, lost, "moved")
