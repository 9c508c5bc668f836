"""Reaction: announcing, dice, initiative (ALT-REA).

An action announced at stamp T with a reaction of r comes up in segment T + r. Announcing it again while it is in
preparation changes only the target: in melee the weapon is the announcement, what is done with it is chosen when it
comes up (ALT-REA-001, ALT-MEL-005, ALT-MEL-014). Who drops it (stand-by) and announces anew loses the preparation
(ALT-REA-015); in one and the same segment he finds the same faces again.
"""

from __future__ import annotations

from typing import Final

from bot.kernel.dice import Dice
from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.alternatif.base import rolls
from bot.rulesets.alternatif.engagement import contacts
from bot.rulesets.alternatif.ordinary import breaking_off
from bot.rulesets.alternatif.reaction.awaited import idle_weapons, prepares
from bot.rulesets.alternatif.reaction.dice import die_of
from bot.rulesets.alternatif.reaction.events import ActionCameUp, ActionDeclared, ReactionRolled, StatusChanged
from bot.rulesets.alternatif.state import AlternatifState, Combatant, Hand, Wielded
from bot.rulesets.alternatif.wrestling import order as wrestling
from bot.rulesets.shared.check import Point

at_flat_rate: Final[Point[[Combatant, Wielded, Dice, int, int], object]] = Point("reactions without a die")
"""What is told of a reaction that comes at a fixed pace, by so many segments later; None: its die is rolled."""


def owed(weapon: Wielded) -> int:
    """The postponement that the next reaction of *weapon* bears, for its present spell on the defensive
    (ALT-PAR-016)."""
    return weapon.carry if weapon.status == "defensive" else 0


def _is_initial(who: Combatant, weapon: Wielded) -> bool:
    """Whether the next reaction of *weapon* is a first one, which Dexterity lowers: with a weapon in each hand only
    the main one's (ALT-REA-032)."""
    return who.initial and weapon is who.main


def span(state: AlternatifState, who: Combatant, weapon: Wielded) -> tuple[int, int] | None:
    """In how many segments, at least and at most, the action of *weapon* comes up if *who* announces it now. None at a
    flat rate, for that is the very segment, which is told to nobody else."""
    what = die_of(who, weapon, state.settings)
    stamp = max(state.segment, who.beat_until)
    if at_flat_rate(who, weapon, what, stamp, owed(weapon)) is not None:
        return None
    more = rolls.added(state, who, initial=_is_initial(who, weapon))
    beyond = stamp - state.segment + weapon.arm.fixed + owed(weapon)
    return max(1, what.count + more) + beyond, max(1, what.count * what.sides + more) + beyond


def react(scene: Scene[AlternatifState], ident: str, hand: Hand) -> Action:
    """Roll the reaction of the melee action that *ident* has announced with *hand* (ALT-REA-002, -031, -032)."""
    state = scene.now
    who = state.combatants[ident]
    weapon = who.holds(hand)
    if weapon is None:
        return
    what = die_of(who, weapon, state.settings)
    stamp = max(state.segment, who.beat_until)
    initial, postponed = _is_initial(who, weapon), owed(weapon)
    flat = at_flat_rate(who, weapon, what, stamp, postponed)
    if flat is not None:
        yield from tell(flat)
        return
    stamp, faces, initial, adjust = yield from rolls.reaction(
        scene, ident, what, weapon.rolled, initial=initial, why=f"reaction-{hand}"
    )
    yield from tell(
        ReactionRolled(
            combatant=ident,
            hand=hand,
            die=str(what),
            faces=faces,
            adjust=adjust,
            initial=initial,
            stamp=stamp,
            postponed=postponed,
            segment=stamp + max(1, sum(faces) + adjust) + weapon.arm.fixed + postponed,
            fixed=weapon.arm.fixed,
            raised=max(0, 1 - sum(faces) - adjust),
        )
    )


def declare(scene: Scene[AlternatifState], ident: str, target: str, *, repeated: bool = False) -> Action:
    """Announce melee against *target* with all that is in hand: both are in contact from now on (ALT-GEN-004,
    ALT-MEL-001). A task or a proposal in its way is dropped (ALT-REA-015)."""
    yield from breaking_off.drop(scene, ident, fights=True)
    state = scene.now
    who = state.combatants[ident]
    main, off = who.main, who.off
    yield from tell(
        ActionDeclared(
            combatant=ident,
            action="melee",
            hand=main.arm.hand,
            weapon=main.arm.weapon,
            target=target,
            repeated=repeated,
            stamp=max(state.segment, who.beat_until),
            kept=any(each.due is not None for each in who.hands),
            second=off.arm.weapon if off is not None and prepares(who, off) else None,
        )
    )
    if target not in who.contacts:
        yield from contacts.make_contact(scene, ident, target, "declared")


def react_with_free_hands(scene: Scene[AlternatifState], ident: str) -> Action:
    """Roll for every weapon of *ident* that is to act, has nothing pending and has not acted in this segment
    (ALT-REA-028)."""
    state = scene.now
    for weapon in idle_weapons(state.combatants[ident]):
        if weapon.acted != state.segment:
            yield from react(scene, ident, weapon.arm.hand)


def come_up(scene: Scene[AlternatifState]) -> Action:
    """The actions due come up; with them ends the defensive (ALT-PAR-011)."""
    state = scene.now
    for ident, who in state.combatants.items():
        for weapon in who.hands:
            if (due := weapon.comes) is not None and due <= state.segment:
                yield from tell(ActionCameUp(ident, weapon.arm.hand, state.segment))
                if weapon.status == "defensive":
                    yield from tell(StatusChanged(ident, weapon.arm.hand, "offensive"))
    yield from wrestling.come_up(scene)
