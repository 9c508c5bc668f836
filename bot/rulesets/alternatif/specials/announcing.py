"""Attempts begin: what was decided in silence is told when all have decided, and armed counter-attacks join in."""

from __future__ import annotations

from typing import Literal

from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.alternatif.engagement import contacts
from bot.rulesets.alternatif.reaction.events import ActionLost
from bot.rulesets.alternatif.specials import possible
from bot.rulesets.alternatif.specials.events import ProposedDeclined, SpecialAttempted, SpecialChosen
from bot.rulesets.alternatif.state import (
    AlternatifState,
    Combatant,
    Hand,
    Manoeuvre,
    Wielded,
    aim_parts,
    blow_id,
    helpless_against,
    sees,
    waits_for_hold,
)


def choose(ident: str, hand: Hand, manoeuvre: Manoeuvre) -> Action:
    """*ident* has decided what his weapon does; nobody else knows before all have decided (ALT-SPE-028)."""
    yield from tell(
        SpecialChosen(ident, hand, manoeuvre.kind, manoeuvre.target, manoeuvre.piece, manoeuvre.flank, manoeuvre.other)
    )


def confirmed(scene: Scene[AlternatifState], ident: str, *, meant: bool) -> Action:
    """*ident* means, or does not mean, what the game master has made of his words (ALT-SPE-036)."""
    weapon = next(each for each in scene.now.combatants[ident].hands if each.choice == "described" and each.manoeuvre)
    if meant and weapon.manoeuvre is not None:
        yield from choose(ident, weapon.arm.hand, weapon.manoeuvre)
    else:
        yield from tell(ProposedDeclined(ident, weapon.arm.hand))


def can_still(state: AlternatifState, ident: str, hand: Hand, manoeuvre: Manoeuvre) -> bool:
    """Whether *ident* can attempt with *hand* what he meant to, once something else has come before it."""
    who = state.combatants[ident]
    weapon = who.holds(hand)
    return not who.out and who.body > 0 and weapon is not None and possible.still(state, who, weapon, manoeuvre)


def intents(state: AlternatifState) -> list[tuple[Combatant, Hand]]:
    """Who has decided upon a special action, and with the weapon of which hand."""
    return [
        (who, each.arm.hand)
        for who in state.combatants.values()
        for each in who.hands
        if each.choice == "special" and not waits_for_hold(state, who)
    ]


def announce(scene: Scene[AlternatifState]) -> Action:
    """Everything that was decided for the weapons that are up is attempted at the same moment."""
    for ident, hand in [(who.id, hand) for who, hand in intents(scene.now)]:
        state = scene.now
        who = state.combatants[ident]
        weapon = who.holds(hand)
        if weapon is None or weapon.manoeuvre is None:
            continue
        if possible.still(state, who, weapon, weapon.manoeuvre):
            yield from trigger(scene, ident, weapon.manoeuvre.target)
            yield from attempt(scene, ident, hand, weapon.manoeuvre)
        else:
            yield from tell(ActionLost(ident, hand, "no_target", state.segment))


def attempt(
    scene: Scene[AlternatifState],
    ident: str,
    hand: Hand,
    manoeuvre: Manoeuvre,
    occasion: Literal["regular", "free", "counter"] = "regular",
    answers: str | None = None,
    *,
    charge: bool = False,
) -> Action:
    """*ident* exposes himself: whoever it is aimed at will be asked how he opposes it (ALT-SPE-002, -004). *charge*:
    at the end of a charge (ALT-CHG-005)."""
    state = scene.now
    who, target = state.combatants[ident], state.combatants[manoeuvre.target]
    weapon = who.holds(hand)
    assert weapon is not None
    arm = weapon.arm
    unseen = not sees(target, who)
    if who.hidden:
        yield from contacts.show(scene, ident, arm.weapon)
    if target.id not in who.contacts:
        yield from contacts.make_contact(scene, ident, target.id, "strike")
    aimed = None if manoeuvre.piece is None else target.holds(manoeuvre.piece)
    yield from tell(
        SpecialAttempted(
            combatant=ident,
            hand=hand,
            weapon=arm.weapon,
            special=manoeuvre.kind,
            target=target.id,
            id=blow_id(ident, hand),
            modifier=sum(each.value for each in possible.modifiers(who, arm, manoeuvre, target)),
            occasion=occasion,
            answers=answers,
            piece=manoeuvre.piece,
            aimed=None if aimed is None else aimed.arm.weapon,
            flank=manoeuvre.flank,
            other=manoeuvre.other,
            unseen=unseen,
            charge=charge,
        )
    )


def counters_upon(state: AlternatifState, attacker: str, aim: str) -> list[Wielded]:
    """The armed counter-attacks that a regular action of *attacker* at *aim* sets off (ALT-CTR-003)."""
    target = state.combatants[aim_parts(aim)[0]]
    if target.out or target.surprised or helpless_against(state, target.id, attacker):
        return []
    if not sees(target, state.combatants[attacker]):
        return []
    return [each for each in target.hands if is_armed(state, target, each, attacker)]


def is_armed(state: AlternatifState, who: Combatant, weapon: Wielded, enemy: str) -> bool:
    """Whether *weapon* of *who* waits for an attack of *enemy* by now, and can still do what it waits for."""
    meant = weapon.counter
    if meant is None or meant.target != enemy or weapon.due is None or weapon.due > state.segment:
        return False
    if weapon.acted == state.segment or who.busy == state.segment:
        return False
    return possible.still(state, who, weapon, meant)


def trigger(scene: Scene[AlternatifState], attacker: str, aim: str) -> Action:
    """The regular action of *attacker* at *aim* sets off what was waiting for it, at the same moment (ALT-CTR-003);
    its next reaction counts from there (ALT-CTR-005), its natural results are those of any special action
    (ALT-CTR-008)."""
    target, _ = aim_parts(aim)
    for hand in [each.arm.hand for each in counters_upon(scene.now, attacker, aim)]:
        weapon = scene.now.combatants[target].holds(hand)
        if weapon is not None and weapon.counter is not None:
            yield from attempt(scene, target, hand, weapon.counter, "counter")


def waits(state: AlternatifState, who: Combatant, weapon: Wielded) -> bool:
    """Whether the strike decided for *weapon* must wait: its target means, or attempts, a special action against *who*,
    who first says how he opposes it (ALT-SPE-004, -037)."""
    if weapon.aim is None:
        return False
    aimed_at = state.combatants.get(aim_parts(weapon.aim)[0])
    if aimed_at is None:
        return False
    for each in aimed_at.hands:
        meant = each.manoeuvre
        if each.choice == "special" and meant is not None and who.id in (meant.target, meant.other):
            return True
    return any(
        each.author == aimed_at.id and who.id in each.against and who.id not in each.asked
        for each in state.specials
        if not (each.face or each.settled)
    )
