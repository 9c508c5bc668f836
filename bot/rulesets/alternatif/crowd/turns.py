"""Several monsters on one die: each time it comes up one of them strikes, by turns (ALT-GMX-008).

At any moment one of a band has the next action; the others prepare nothing of their own. Once he has acted the turn
passes to the next of those able to act, who rolls the die that is right for as many as are left.
"""

from __future__ import annotations

from collections.abc import Iterator

from bot.kernel.effects import Action, Scene, Step, tell
from bot.rulesets.alternatif.crowd.events import TurnPassed
from bot.rulesets.alternatif.reaction.awaited import prepares
from bot.rulesets.alternatif.state import AlternatifState, Combatant, enemies


def members(state: AlternatifState, band: str) -> list[Combatant]:
    """Those of *band* who are not out, in the order in which they joined."""
    return [each for each in state.combatants.values() if each.crowd.band == band and not each.out]


def bands(state: AlternatifState) -> Iterator[str]:
    """Every band in which somebody is left."""
    found: list[str] = []
    for each in state.combatants.values():
        band = each.crowd.band
        if band and not each.out and band not in found:
            found.append(band)
    yield from found


def able(who: Combatant) -> bool:
    """Whether *who* can take the next action of his band: he does nothing else, and does not wait."""
    busy = who.task is not None or who.proposal is not None or bool(who.wrestling.locked)
    return not (who.out or who.body <= 0 or who.intent in ("standby", "wrestling") or busy)


def _done(who: Combatant) -> bool:
    """Whether *who* has had his turn: he has acted since, and has nothing pending."""
    return not any(each.pending for each in who.hands) and max(each.acted for each in who.hands) > who.crowd.since


def _fights(state: AlternatifState, who: Combatant) -> bool:
    """Whether *who* would do anything with the next action of his band: it waits for nobody who knows of no enemy, or
    has nothing to strike with."""
    return able(who) and _armed(who) and any(enemies(state, who))


def _armed(who: Combatant) -> bool:
    return any(each.pending or not each.arm.strikes or prepares(who, each) for each in who.hands)


def next_turn(state: AlternatifState, band: str) -> Combatant | None:
    """Whose turn it becomes now; None: it stays as it is."""
    people = [each for each in state.combatants.values() if each.crowd.band == band]
    holder = next((each for each in people if each.crowd.turn), None)
    if holder is not None and _fights(state, holder) and not _done(holder):
        return None
    at = people.index(holder) + 1 if holder is not None else 0
    following = next((each for each in people[at:] + people[:at] if _fights(state, each)), None)
    if following is None or (following is holder and following.crowd.since == state.segment):
        return None
    return following


def to_pass(state: AlternatifState) -> bool:
    """Whether a turn passes now."""
    for each in state.combatants.values():
        if each.crowd.band:
            return any(next_turn(state, band) is not None for band in bands(state))
    return False


def passed(scene: Scene[AlternatifState]) -> Step[bool]:
    """Let the turns pass; whether any did."""
    moved = False
    for band in list(bands(scene.now)):
        found = next_turn(scene.now, band)
        if found is not None:
            moved = True
            yield from take_turn(scene, found)
    return moved


def take_turn(scene: Scene[AlternatifState], who: Combatant, due: int | None = None) -> Action:
    """The next action of the band is that of *who*, at *due* if it is pending already."""
    state = scene.now
    sharing = len(members(state, who.crowd.band))
    yield from tell(TurnPassed(who.id, who.crowd.band, sharing, state.segment, due))
