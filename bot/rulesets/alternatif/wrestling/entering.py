"""How wrestling begins and ends: announcing it, the clinch, first reactions, letting go (ALT-WRE-003, -012 to -020).

`clinch` is the one door into an engagement in wrestling, for this chapter and for every other.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias

from bot.kernel.effects import Action, Scene, Step, tell
from bot.rulesets.alternatif.base import rolls
from bot.rulesets.alternatif.combatants.events import FlagSet
from bot.rulesets.alternatif.engagement import contacts
from bot.rulesets.alternatif.ordinary import breaking_off
from bot.rulesets.alternatif.state import AlternatifState, Combatant, guard_is_down, within_reach
from bot.rulesets.alternatif.wounds.events import WeaponChanged
from bot.rulesets.alternatif.wrestling.events import WrestlingAnnounced, WrestlingCameUp, WrestlingReacted
from bot.rulesets.alternatif.wrestling.events_clinch import ClinchBegun, ClinchEnded, TurnedOver
from bot.rulesets.alternatif.wrestling.looking import (
    encumbered,
    extra_dice,
    goes_on,
    grips_of,
    is_clinched,
    keeps_off,
    reaction_of,
)

How: TypeAlias = Literal["contact", "grab", "pass_guard", "special", "guard_down", "sneak", "joined", "gm"]


def clinch(scene: Scene[AlternatifState], ident: str, target: str, how: How, *, pinned: bool = False) -> Action:
    """*ident* and *target* are engaged in wrestling with each other from now on.

    The one function by which anything makes a clinch begin: another chapter's special action calls it with *how*
    `special` when it has succeeded (ALT-SPE-017), with *pinned* for its natural 20: the target is on the ground,
    turned, under the author (ALT-SPE-018). What both prepared is void, useless weapons fall, and as soon as the segment
    goes on both roll a first wrestling reaction (ALT-WRE-015, -016); nobody has to be told anything else. Who is locked
    already keeps what he prepared (ALT-WRE-017). Rolls nothing, asks nothing; does nothing to people already locked
    with each other, or out of the fight.
    """
    state = scene.now
    one, other = state.combatants[ident], state.combatants[target]
    if one.out or other.out or target in one.wrestling.locked:
        return
    for each in (ident, target):
        if scene.now.combatants[each].hidden:
            yield from contacts.show(scene, each)
    if target not in one.contacts:
        yield from contacts.make_contact(scene, ident, target, "strike")
    for each in (ident, target):
        if is_clinched(scene.now.combatants[each]):
            continue
        # Dragged into it or not: what was under way is lost (ALT-GEN-005), an incantation at once.
        yield from breaking_off.interrupt(scene, each)
        if scene.now.combatants[each].task is not None:
            yield from breaking_off.drop(scene, each)
    yield from tell(ClinchBegun(ident, target, how))
    for each in (ident, target):
        who = scene.now.combatants[each]
        useless = encumbered(who)
        for held in who.hands:
            if held.arm in useless:
                yield from tell(WeaponChanged(each, held.arm.hand, held.arm.weapon, "dropped"))
    if pinned:
        for each in (target, ident):
            if not scene.now.combatants[each].prone:
                yield from tell(FlagSet(each, "prone", on=True))
        yield from tell(TurnedOver(ident, target))


def gives_free_action(scene: Scene[AlternatifState], ident: str) -> Action:
    """*ident* has a wrestling action at once, free, beside whatever he prepares (ALT-WRE-014), if he has any left in
    this segment."""
    state = scene.now
    for at, grip in enumerate(grips_of(state.combatants[ident])):
        if grip.acted != state.segment and not grip.comes:
            yield from tell(WrestlingCameUp(ident, at, state.segment, free=True))
            return


def unclinch(
    scene: Scene[AlternatifState],
    ident: str,
    target: str,
    reason: Literal["brought_down", "got_up", "stepped_out", "pushed", "gm"],
) -> Action:
    """*ident* and *target* let go of each other; they stay in contact (ALT-WRE-019)."""
    if target in scene.now.combatants[ident].wrestling.locked:
        yield from tell(ClinchEnded(ident, target, reason))


# ---- announcing


def announce(scene: Scene[AlternatifState], ident: str, target: str) -> Action:
    """*ident* means to wrestle with *target*: he enters that mode at once, and both are in contact (ALT-GEN-004)."""
    yield from breaking_off.drop(scene, ident, fights=True)
    state = scene.now
    who = state.combatants[ident]
    yield from tell(WrestlingAnnounced(ident, target, max(state.segment, who.beat_until)))
    if target not in scene.now.combatants[ident].contacts:
        yield from contacts.make_contact(scene, ident, target, "declared")


def touching(state: AlternatifState) -> Iterator[tuple[str, str, How]]:
    """Those whom nothing keeps apart: both wrestle, or one joins a clinch (ALT-WRE-012, -017)."""
    for who in state.combatants.values():
        if who.intent != "wrestling" or who.out or is_clinched(who) or who.target is None or encumbered(who):
            continue
        if who.target not in within_reach(state, who):
            continue
        other = state.combatants[who.target]
        if is_clinched(other):
            yield who.id, other.id, "joined"
        elif other.intent == "wrestling" and not encumbered(other) and not keeps_off(state, other):
            yield who.id, other.id, "contact"


def meet(scene: Scene[AlternatifState]) -> Step[bool]:
    """Let those clinch whom nothing keeps apart; whether anybody did."""
    found = next(iter(touching(scene.now)), None)
    if found is None:
        return False
    ident, target, how = found
    yield from clinch(scene, ident, target, how)
    if how == "joined" and scene.now.settings.join_clinch_free_action:
        yield from gives_free_action(scene, ident)
    return True


# ---- reactions


def react(scene: Scene[AlternatifState]) -> Step[bool]:
    """Roll for everybody who wrestles and has nothing pending (ALT-WRE-001 to -003); whether anybody did."""
    moved = False
    for ident in list(scene.now.combatants):
        if not goes_on(scene.now, scene.now.combatants[ident]):
            continue
        for at, grip in enumerate(grips_of(scene.now.combatants[ident])):
            if not grip.pending and grip.attempt is None:
                moved = True
                yield from _react(scene, ident, at)
    return moved


def _react(scene: Scene[AlternatifState], ident: str, at: int) -> Action:
    """One reaction: one die, one more for holding keys, one for each suffered (ALT-WRE-022, -027); the first of an
    engagement is lowered by Dexterity, to 1 at least (ALT-WRE-003)."""
    state = scene.now
    who = state.combatants[ident]
    grip = grips_of(who)[at]
    what = reaction_of(state, who)
    why = f"wrestle-reaction-{at + 1}" if at else "wrestle-reaction"
    stamp, faces, initial, adjust = yield from rolls.reaction(
        scene, ident, what, grip.rolled, initial=who.wrestling.initial, why=why
    )
    if who.wrestling.turned_by and state.settings.turned_scope == "all":
        # Two worse on every die: a reaction that much later (ALT-WRE-033).
        adjust += 2
    held, suffered = extra_dice(state, who)
    postponed = grip.carry if grip.status == "defensive" else 0
    yield from tell(
        WrestlingReacted(
            combatant=ident,
            grip=at,
            die=str(what),
            faces=faces,
            adjust=adjust,
            initial=initial,
            stamp=stamp,
            postponed=postponed,
            segment=stamp + max(1, sum(faces) + adjust) + postponed,
            held=held,
            suffered=suffered,
            raised=max(0, 1 - sum(faces) - adjust),
        )
    )


def may_seize(state: AlternatifState, who: Combatant, target: Combatant) -> bool:
    """Whether *who* may take the occasion of *target*'s lowered guard to seize him (ALT-WRE-014), for which he lets go
    of what no wrestler holds: neither is clinched."""
    if is_clinched(who) or is_clinched(target):
        return False
    return guard_is_down(target, state.segment)


__all__ = [
    "announce", "clinch", "gives_free_action", "may_seize", "meet", "react", "touching",
    "unclinch",
]  # fmt: skip
