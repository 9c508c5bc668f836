"""What special actions somebody may attempt, with what, against whom, and what they cost (ALT-SPE-001, -003)."""

from __future__ import annotations

from typing import Final, Literal

from bot.kernel.decisions import Decision
from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.alternatif import engagement
from bot.rulesets.alternatif.base.distances import larger
from bot.rulesets.alternatif.base.rolls import Throw
from bot.rulesets.alternatif.combatants import figures
from bot.rulesets.alternatif.reaction.dice import ActionLost
from bot.rulesets.alternatif.specials.events import ProposedDeclined, SpecialAttempted, SpecialChosen
from bot.rulesets.alternatif.state import (
    AlternatifState,
    Arm,
    Combatant,
    Flank,
    Hand,
    Kind,
    Manoeuvre,
    Wielded,
    aim_parts,
    blow_id,
    helpless_against,
    rank_of,
    sees,
    waits_for_hold,
)
from bot.rulesets.alternatif.state.conditions import DEFENCELESS
from bot.rulesets.alternatif.state.specials import KINDS, ON_POLE_WEAPON, PIECES, SPECIALS
from bot.rulesets.shared.check import Point, Term, term

# ---- What special actions and wrestlers do to each other's places: the chapter on movement tells it.

State = AlternatifState
directions: Final[Point[[State, str, str], list[str]]] = Point("to which cells somebody can be driven")
"""The cells to which one can drive another first; none without a grid."""
where: Final[Point[[State, Combatant, str, str], Decision]] = Point("which of them is asked")
"""The question to which of them somebody pushes another, under that key."""
push: Final[Point[[Scene[State], str, str, int, str | None], Action]] = Point("where a push ends")
"""One drives another so many cells, over a first one or (None) straight back (ALT-MOV-017, -018)."""
follow: Final[Point[[Scene[State], str, str], Action]] = Point("how one steps after another")
is_open_behind: Final[Point[[State, Combatant, Combatant], bool]] = Point("whether a breakthrough has an end")
"""Whether there is room behind whom one would break through (ALT-MOV-019)."""
pass_through: Final[Point[[Scene[State], str, str, str | None], Action]] = Point("where a breakthrough ends")
"""One passes another, or the third one beside him."""
out_of_the_clinch: Final[Point[[Scene[State], str, str, int, str | None, bool], Action]] = Point("where it ends there")
"""One drives another so many cells out of the cell that they share in a clinch, over a first one or (None) where there
is most room; a key may take him along (ALT-WRE-044, ALT-WRE-018)."""


PIKES = -4
"""What a push of a rank of pikes, or a breakthrough, costs besides (ALT-TAC-016)."""


def kinds(state: AlternatifState, who: Combatant, weapon: Wielded, target: Combatant) -> list[Kind]:
    """The special actions that *who* may attempt with *weapon* against *target*; none when the table plays without
    them (ALT-SPE-001)."""
    if not state.settings.special_actions:
        return []
    found = [kind for kind in KINDS if _may(who, weapon, target, kind)]
    if "breakthrough" in found and not is_open_behind(state, who, target):
        found.remove("breakthrough")
    return found


def is_any(state: AlternatifState, who: Combatant, weapon: Wielded, target: Combatant) -> bool:
    """Whether `kinds` finds any."""
    if not state.settings.special_actions:
        return False
    if any(_may(who, weapon, target, kind) for kind in KINDS if kind != "breakthrough"):
        return True
    return _may(who, weapon, target, "breakthrough") and is_open_behind(state, who, target)


def _may(who: Combatant, weapon: Wielded, target: Combatant, kind: Kind) -> bool:
    suffers = target.licence.suffers
    if suffers == "none" or (suffers == "breakthrough" and kind != "breakthrough"):
        return False
    if who.licence.may is not None and kind not in who.licence.may:
        return False
    if kind == "knock_down" and target.prone:
        return False
    if kind == "weapon_capture" and not frees_a_hand(who, weapon):
        return False
    return kind not in PIECES or bool(pieces(target))


def frees_a_hand(who: Combatant, weapon: Wielded) -> bool:
    """Whether a hand is free, or can be freed, to grab a weapon with (ALT-SPE-019): the off hand holds nothing. A
    troll's claws hold nothing either (ALT-SPE-035)."""
    others_are_free = all(each.arm.is_natural for each in who.hands if each.arm.hand != weapon.arm.hand)
    return others_are_free and (weapon.arm.is_natural or weapon.arm.hand in ("right", "both"))


def pieces(target: Combatant) -> list[Hand]:
    """The hands of *target* whose weapon can be struck away or torn off: not what is strapped on or grown on."""
    return [each.arm.hand for each in target.hands if not each.arm.is_natural and not each.arm.is_shield]


def meant(kind: Kind, target: Combatant, piece: Hand | None, flank: Flank | None) -> Manoeuvre:
    """*kind* against *target*; where it is not said, at the first thing that he holds, past his right side."""
    if kind in PIECES and piece is None:
        piece = next(iter(pieces(target)), None)
    return Manoeuvre(kind, target.id, piece, (flank or "right") if kind == "breakthrough" else None)


def still(state: AlternatifState, who: Combatant, weapon: Wielded, manoeuvre: Manoeuvre) -> bool:
    """Whether *who* can still attempt what he has chosen."""
    target = state.combatants.get(manoeuvre.target)
    if target is None or target.out or target.side == who.side:
        return False
    if manoeuvre.kind == "knock_down" and target.prone:
        return False
    if manoeuvre.kind == "weapon_capture" and not frees_a_hand(who, weapon):
        return False
    return manoeuvre.piece is None or manoeuvre.piece in pieces(target)


def modifiers(who: Combatant, arm: Arm, manoeuvre: Manoeuvre, target: Combatant) -> list[Term]:
    """What the kind of action, the sizes and the weapon add to its roll (ALT-SPE-003, -016, -034,
    ALT-TAC-016)."""
    kind = manoeuvre.kind
    found = []
    cost = SPECIALS[kind].cost
    if kind == "weapon_capture" and manoeuvre.piece is not None:
        held = target.holds(manoeuvre.piece)
        if held is not None and "pole_weapon" in held.arm.tags:
            cost = ON_POLE_WEAPON
    if cost:
        found.append(term("manoeuvre", cost))
    if kind != "breakthrough" and (size := larger(who, target)):
        found.append(term("size", size))
    if kind in ("push", "breakthrough") and rank_of(target):
        found.append(term("pike_rank", PIKES))
    if kind == "knock_down" and arm.knock_down:
        found.append(term("weapon_manoeuvre_bonus", arm.knock_down))
    return found


def cost(state: AlternatifState, throw: Throw) -> list[Term]:
    """The same of a special action that is thrown for."""
    assert throw.manoeuvre is not None
    assert throw.arm is not None
    return modifiers(state.combatants[throw.who], throw.arm, throw.manoeuvre, state.combatants[throw.target])


# ---- Attempts begin: what was decided in silence is told when all have decided, and armed counter-attacks join in.


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
    return not who.out and who.body > 0 and weapon is not None and still(state, who, weapon, manoeuvre)


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
        if still(state, who, weapon, weapon.manoeuvre):
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
        yield from figures.show(scene, ident, arm.weapon)
    if target.id not in who.contacts:
        yield from engagement.make_contact(scene, ident, target.id, "strike")
    aimed = None if manoeuvre.piece is None else target.holds(manoeuvre.piece)
    yield from tell(
        SpecialAttempted(
            combatant=ident,
            hand=hand,
            weapon=arm.weapon,
            special=manoeuvre.kind,
            target=target.id,
            id=blow_id(ident, hand),
            modifier=sum(each.value for each in modifiers(who, arm, manoeuvre, target)),
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
    if DEFENCELESS(target) or helpless_against(state, target.id, attacker):
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
    return still(state, who, weapon, meant)


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
