"""The segment of a surprise begins: whoever is upon his victim has a free action at once (ALT-SUR-003, -007, -013)."""

from __future__ import annotations

from itertools import takewhile
from typing import Literal

from bot.kernel.effects import Action, Scene, Step, tell
from bot.rulesets.alternatif.base import distances
from bot.rulesets.alternatif.charging import running
from bot.rulesets.alternatif.engagement import contacts
from bot.rulesets.alternatif.free_actions import openings
from bot.rulesets.alternatif.free_actions.events import FreeActionOffered
from bot.rulesets.alternatif.moving.events import Ran
from bot.rulesets.alternatif.ordinary.events_tasks import ProposalSettled
from bot.rulesets.alternatif.state import FIST, AlternatifState, Combatant, Surprise, guard_is_down, is_stunned
from bot.rulesets.alternatif.surprise import reach
from bot.rulesets.alternatif.surprise.events import SurpriseForgotten, SurpriseSprung


def unsprung(state: AlternatifState) -> list[Surprise]:
    """The surprises of this segment that have not begun."""
    return [
        each for each in state.surprises if each.segment == state.segment and not each.sprung and _here(state, each)
    ]


def coming(state: AlternatifState) -> list[int]:
    """The later segments in which a surprise begins."""
    return [each.segment for each in state.surprises if each.segment > state.segment and _here(state, each)]


def _here(state: AlternatifState, each: Surprise) -> bool:
    by, victim = state.combatants[each.by], state.combatants[each.victim]
    return not (by.out or victim.out) and by.side != victim.side


def spring(scene: Scene[AlternatifState]) -> Action:
    """All surprises of this segment begin together. Whoever was noticed at the last moment is seen from now on."""
    for each in unsprung(scene.now):
        state = scene.now
        by, victim = state.combatants[each.by], state.combatants[each.victim]
        if by.hidden and each.notice == "late":
            yield from contacts.show(scene, by.id)
        how: Literal["hand_to_hand", "afar", "else"] = "afar"
        if assails_another(state, by):
            how = "else"
        elif reach.hand_to_hand(state, by, victim) and openings.weapons_for(state, by):
            how = "hand_to_hand"
        if how == "hand_to_hand" and (yield from _is_stopped(scene, by, victim)):
            continue
        stunned = is_stunned(scene.now, scene.now.combatants[victim.id])
        yield from tell(SurpriseSprung(by.id, victim.id, each.segment, each.notice, how, stunned))
        if how != "hand_to_hand":
            continue
        impetus = _charges(state, by, victim)
        yield from _rush(scene, by, victim)
        if victim.id not in by.contacts:
            yield from contacts.make_contact(scene, by.id, victim.id, "strike")
        state = scene.now
        by, victim = state.combatants[each.by], state.combatants[each.victim]
        if openings.may_take(state, by, victim) and not openings.has_taken(state, by, victim):
            kind: Literal["free", "frank"] = "frank" if defenceless(state, victim) else "free"
            yield from tell(FreeActionOffered(by.id, victim.id, kind, "surprise", state.segment, impetus))


def _rush(scene: Scene[AlternatifState], by: Combatant, victim: Combatant) -> Action:
    """Over a grid *by* runs up to *victim* (ALT-SUR-010), unless the game master has them in contact from afar."""
    if victim.id in by.contacts or not reach.is_away(scene.now, by, victim):
        return
    if by.proposal is not None:
        # He was asked whether he meant something else: this he means.
        yield from tell(ProposalSettled(by.id, "dropped"))
    cells = reach.rush(scene.now, by, victim)
    segment = scene.now.segment
    yield from tell(Ran(by.id, cells, (), 0, segment, "run", distances.CELL // 100 * len(cells), victim.id))


def _is_stopped(scene: Scene[AlternatifState], by: Combatant, victim: Combatant) -> Step[bool]:
    """Whether *by* comes upon a hidden foe on his way to *victim*: he stops before him and sees him, and surprises
    nobody, where the table has it so (`upon_hidden`)."""
    state = scene.now
    lurking = distances.lurking(state, by)
    if not lurking or victim.id in by.contacts or not reach.is_away(state, by, victim):
        return False
    cells = reach.rush(state, by, victim)
    met = next((lurking[cell] for cell in cells if cell in lurking), None)
    if met is None:
        return False
    if by.proposal is not None:
        yield from tell(ProposalSettled(by.id, "dropped"))
    crossed = tuple(takewhile(lambda cell: cell not in lurking, cells))
    metres = distances.CELL // 100 * len(crossed)
    yield from tell(Ran(by.id, crossed, (), 0, state.segment, "run", metres, blocked=not crossed))
    yield from tell(SurpriseForgotten(by.id, victim.id))
    yield from contacts.show(scene, met)
    return True


def _charges(state: AlternatifState, by: Combatant, victim: Combatant) -> bool:
    """Whether *by* comes from far enough for his one free action to be a charge as well (ALT-CHG-011)."""
    cells = running.cells_between(state, by.id, victim.id)
    return victim.id not in by.contacts and cells is not None and running.has_impetus(state, by, cells)


def assails_another(state: AlternatifState, who: Combatant) -> bool:
    """Whether *who* has announced, before the first segment, an action against somebody whom he does not surprise: he
    named his target beforehand (ALT-SUR-009)."""
    if state.segment != 1 or who.target is None:
        return False
    begun = any(each.pending and each.rolled is not None and each.rolled.stamp == 0 for each in who.hands)
    return begun and not any((each.by, each.victim) == (who.id, who.target) for each in state.surprises)


def defenceless(state: AlternatifState, who: Combatant) -> bool:
    """Whether *who* has no weapon in hand, or his guard down: what strikes him is frank (ALT-SUR-012). What one shoots
    with is a weapon, unless the table holds that one must be able to fight with it."""
    if guard_is_down(who, state.segment):
        return True
    bows = state.settings.surprised_with_bow == "armed"
    return not any(
        each.arm.weapon != FIST.weapon and (each.arm.strikes or (bows and each.arm.missile is not None))
        for each in who.hands
    )
