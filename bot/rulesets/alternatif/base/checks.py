"""What many words ask before they are possible: who and what is meant, whether he may act, whether a number is in
bounds. A refusal says what would be right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from bot.kernel.dice import dice
from bot.kernel.errors import Refused
from bot.kernel.values import fold
from bot.rulesets.alternatif.base import closed, distances
from bot.rulesets.alternatif.base.amounts import TYPED, amount, stretches
from bot.rulesets.alternatif.base.asking import question_for
from bot.rulesets.alternatif.state import (
    FIST,
    AlternatifState,
    Arm,
    Combatant,
    Hand,
    Wielded,
    enemies,
    helpless_against,
    is_stunned,
    knows_of,
)
from bot.rulesets.shared import people
from bot.rulesets.shared.options import Args
from bot.rulesets.shared.options import in_range as in_range
from bot.rulesets.shared.people import opened as opened

State = AlternatifState
OWN_BLOW = ("strike", "simultaneous")
"""The kinds of questions about an action that has come up."""


def known(state: State, ident: str) -> Combatant:
    """The combatant *ident*; raises `Refused`."""
    who: Combatant = people.known(state, ident)
    return who


def may_act(state: State, ident: str) -> Combatant:
    """The combatant *ident*, who is not out; raises `Refused`."""
    who = known(state, ident)
    if who.out:
        raise Refused("alternatif-out", name=who.name, fate=who.fate or "open")
    return who


def free_to_speak(state: State, who: Combatant, *, announces: bool = False) -> None:
    """Raise `Refused` while *who* must answer a question about the blows of this segment. *announces*: what he says is
    an announcement, which can be kept for afterwards."""
    kind = question_for(state, who.id)
    if kind is not None:
        raise Refused("alternatif-answer-first", name=who.name, kind=kind, announces=announces)
    not_stunned(state, who)


def free_to_announce(state: State, who: Combatant) -> None:
    """Raise `Refused` while *who* must answer a question about the blows of this segment. Not when it is his own blow
    that he is asked about: he may do something else instead, counted from now, and loses it (ALT-REA-015). Somebody
    hidden must answer: what he announced would have the others asked anew."""
    kind = question_for(state, who.id)
    if kind in OWN_BLOW and not who.hidden:
        weighed = any(each.up and each.choice == "else" for each in who.hands)
        if kind == "strike" and not weighed and closed.would_show(state, who):
            # None of those who act is to see what another does (ALT-SPE-028): he is asked what it is.
            raise Refused("alternatif-chosen-apart", name=who.name)
        not_stunned(state, who)
        return
    free_to_speak(state, who, announces=True)


def not_stunned(state: State, who: Combatant) -> None:
    """Raise `Refused` while the first segment is one in which *who*, surprised, has no action (ALT-SUR-007)."""
    if not state.segment and is_stunned(state, who):
        raise Refused("alternatif-is-surprised", name=who.name)


def unclinched(who: Combatant) -> None:
    """Whoever is engaged in wrestling does nothing else (ALT-WRE-015)."""
    if who.wrestling.locked:
        raise Refused("alternatif-clinched", name=who.name)


def check_dice(what: str, text: str) -> None:
    """Raise `Refused` unless *text* is dice."""
    try:
        dice(text)
    except ValueError:
        raise Refused("alternatif-not-dice", field=what, value=text[:40]) from None


def check_amount(what: str, text: str) -> None:
    """Raise `Refused` unless *text* is a number of segments from 0 to 99, dice, or both; a duration may have two
    stretches (ALT-ACT-015)."""
    if text.isdecimal() and len(text) < 4:
        in_range(what, int(text), 0, TYPED)
        return
    first, then = stretches(text)
    try:
        amount(first, TYPED)
        if then or ">" in text:
            amount(then if what == "duration" else "", TYPED)
    except ValueError:
        raise Refused("alternatif-amount", field=what, value=text[:40]) from None


def item_dropped(who: Combatant, thing: str | None) -> str | None:
    """The magic item in hand that *who* lets go of: the one named, else the only one where he holds no weapon."""
    held = who.magic.lies("hand")
    if thing is not None:
        return thing if thing in held and droppable(who, thing) is None else None
    return held[0] if len(held) == 1 and droppable(who, None) is None else None


def droppable(who: Combatant, weapon: str | None) -> Wielded | None:
    """What *who* lets go of: the weapon named, else the main hand's."""
    return next((each for each in who.hands if not each.arm.is_natural and weapon in (None, each.arm.weapon)), None)


def melee_target(state: State, who: Combatant, target: str | None) -> str:
    """The enemy *target* of an attack; without one the last target, or the only enemy, on a grid of those at arm's
    length. Raises `Refused`."""
    if target is None and state.settings.map != "none":
        near = distances.at_arms_length(state, who)
        if who.target in near:
            return str(who.target)
        if len(near) == 1:
            return near[0]
    return target_meant(state, who, target)


def target_meant(state: State, who: Combatant, target: str | None) -> str:
    """The enemy *target*; without one the last target, or the only enemy. Raises `Refused`."""
    foes = [each for each in enemies(state, who) if state.segment or not helpless_against(state, who.id, each.id)]
    names = ", ".join(each.name for each in foes)
    if not foes:
        raise Refused("alternatif-no-enemy", name=who.name)
    if target is None:
        if any(each.id == who.target for each in foes):
            assert who.target is not None
            return who.target
        if len(foes) == 1:
            return foes[0].id
        raise Refused("alternatif-which-target", name=who.name, names=names)
    if all(each.id != target for each in foes):
        other = state.combatants.get(target)
        if other is None or other.hidden:
            raise Refused("unknown-combatant", who=target[:40], names=names)
        if other.out:
            raise Refused("alternatif-target-out", target=other.name, names=names)
        if not knows_of(state, who, other):
            raise Refused("unknown-combatant", who=target[:40], names=names)
        if other.side != who.side:
            raise Refused("alternatif-surprised-by", name=who.name, target=other.name)
        raise Refused("alternatif-not-an-enemy", target=other.name, names=names)
    return target


def pair(state: State, a: str, b: str) -> tuple[Combatant, Combatant]:
    """The two combatants *a* and *b*; raises `Refused`."""
    one, other = people.two(state, a, b)
    return one, other


def prepares(who: Combatant) -> bool:
    """Whether *who* has a melee or a wrestling action in preparation, or one that has come up."""
    return any(each.pending for each in who.hands) or any(each.pending for each in who.wrestling.grips)


def something_pending(who: Combatant) -> None:
    """Raise `Refused` unless *who* has something in preparation or under way."""
    if who.task is None and not prepares(who):
        raise Refused("alternatif-nothing-pending", name=who.name)


def weapon_named(who: Combatant, args: Args) -> str | None:
    """The weapon that `with` names among all that *who* has: its id, a name in any language, or how only one begins."""
    given = args.get("with")
    if given is None:
        return None
    return thing_named(who, str(given))


def hand_named(who: Combatant, args: Args) -> Hand | None:
    """The hand that `with` names among those in which *who* holds something: by its code, or by what it holds; None
    where nothing is named. Raises `Refused` where he holds no such thing, or where two hands hold one like it."""
    given = args.get("with")
    if given is None or given == "":
        return None
    hand = next((each.arm.hand for each in who.hands if each.arm.hand == given), None)
    if hand is not None:
        return hand
    weapons = ", ".join(each.arm.weapon for each in who.hands)
    if str(given) in get_args(Hand):
        raise Refused("alternatif-other-hand", name=who.name, weapons=weapons)
    weapon = thing_named(who, str(given))
    hands = [each.arm.hand for each in who.hands if each.arm.weapon == weapon]
    if not hands:
        raise Refused("alternatif-other-hand", name=who.name, weapons=weapons)
    if len(hands) > 1:
        raise Refused("alternatif-which-hand", name=who.name, weapon=weapon, hands=", ".join(hands))
    return hands[0]


def thing_named(who: Combatant, given: str) -> str:
    """The weapon, spell or magic item of *who* that *given* names: its id, a name in any language, or how only one
    begins. Raises `Refused`."""
    wanted = fold(given)
    arms = [*(each.arm for each in who.hands), *who.carried, *who.dropped]
    has = [(arm.weapon, arm.names) for arm in arms]
    has += [(each.id, each.names) for each in who.magic.spells]
    has += [(each.id, each.names) for each in who.magic.items]
    for ident, names in has:
        if wanted in {ident, *(fold(name) for name in names.values())}:
            return ident
    begun = {ident for ident, names in has for name in names.values() if fold(name).startswith(wanted)}
    if len(begun) == 1:
        return begun.pop()
    raise Refused("alternatif-no-such-weapon", name=who.name, typed=given[:40], weapons=names_of(arms))


def names_of(arms: Sequence[Arm]) -> str:
    """The weapons *arms*, for a refusal."""
    return ", ".join(dict.fromkeys(arm.weapon for arm in arms)) or FIST.weapon
