"""What a word needs before it is possible, each need said once: a function of the state, and of whom the word is about,
which raises `Refused` with what would be right. An action that may be announced reads the same needs (`met`)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field
from typing import ClassVar, Final, TypeAlias

from bot.kernel.errors import Refused
from bot.kernel.values import record
from bot.rulesets.alternatif.base import shares as wielding
from bot.rulesets.alternatif.base.checks import free_to_announce, free_to_speak, known, prepares
from bot.rulesets.alternatif.state import AlternatifState, Combatant, Hand, Wielded, is_clinched, is_gagged
from bot.rulesets.shared.book import Word
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import from_text
from bot.rulesets.shared.people import opened, two

State = AlternatifState
Need: TypeAlias = Callable[[State, Combatant], object]


@record
class About(Word):
    """A word about *who*: its *needs*, in the order in which they are refused, and then what is wrong with what it
    says of him (`refuse`)."""

    needs: ClassVar[tuple[Need, ...]] = ()
    who: CombatantId = field(metadata=from_text("who").metadata)

    def check(self, state: State) -> None:
        who = known(state, self.who)
        for need in self.needs:
            need(state, who)
        self.refuse(state, who)

    def refuse(self, state: State, who: Combatant) -> object:
        """Raise `Refused` for what *who* cannot do, or cannot be, as it is said."""
        return None


def met(needs: tuple[Need, ...], state: State, who: Combatant) -> bool:
    """Whether nothing that is needed is missing."""
    try:
        for need in needs:
            need(state, who)
    except Refused:
        return False
    return True


def begun(state: State, who: Combatant) -> None:
    """That the encounter is open."""
    opened(state)


def up(state: State, who: Combatant) -> None:
    """That he is not out."""
    if who.out:
        raise Refused("alternatif-out", name=who.name, fate=who.fate or "open")


def unclinched(state: State, who: Combatant) -> None:
    """That he wrestles with nobody: whoever does does nothing else (ALT-WRE-015)."""
    if is_clinched(who):
        raise Refused("alternatif-clinched", name=who.name)


def ungagged(state: State, who: Combatant) -> None:
    """That no hand keeps him silent (ALT-WRE-024)."""
    if is_gagged(state, who.id):
        raise Refused("alternatif-gagged", name=who.name)


def out_of_contact(state: State, who: Combatant) -> None:
    """That nobody is upon him: no beat comes in melee (ALT-REA-023)."""
    if who.contacts:
        raise Refused("alternatif-beat-in-melee", name=who.name)


def armed(state: State, who: Combatant) -> None:
    """That he holds something to strike with in melee."""
    if not any(each.arm.strikes for each in who.hands):
        raise Refused("alternatif-only-shoots", name=who.name, weapon=who.main.arm.weapon)


def usable_hands(state: State, who: Combatant) -> None:
    """That he can use all that he holds, in the saddle or out of it (ALT-MNT-002, -007)."""
    for each in who.hands:
        if not wielding.fits_the_saddle(who, each.arm):
            key = "alternatif-lance-without-stirrups" if who.riding.mount is not None else "alternatif-lance-on-foot"
            raise Refused(key, name=who.name, weapon=each.arm.weapon)
    held = [each.arm.weapon for each in who.hands if not wielding.usable(who, each.arm)]
    if held:
        raise Refused("alternatif-one-hand-for-the-bridle", name=who.name, weapons=", ".join(held))


def pending(state: State, who: Combatant) -> None:
    """That he has something in preparation, or under way."""
    if who.task is None and not prepares(who):
        raise Refused("alternatif-nothing-pending", name=who.name)


ACTS: Final[tuple[Need, ...]] = (begun, up)
SPEAKS: Final[tuple[Need, ...]] = (*ACTS, free_to_speak)
ANNOUNCES: Final[tuple[Need, ...]] = (*ACTS, free_to_announce)


# ---- what many words say of somebody


def opposed(one: Combatant, other: Combatant) -> None:
    """Raise `Refused` where the two are of one side."""
    if one.side == other.side:
        raise Refused("alternatif-same-side", a=one.name, b=other.name)


def two_at_most(state: State, who: Combatant, other: str | None) -> None:
    """Raise `Refused` where *other* is not here, or *who* himself; None: nobody is meant."""
    if other is not None:
        two(state, who.id, other)


def held_in(who: Combatant, hand: Hand | None) -> Wielded:
    """The weapon of *who* in *hand*; None: the main one. Raises `Refused` where he has none there."""
    found = who.main if hand is None else who.holds(hand)
    if found is None:
        raise Refused("alternatif-other-hand", name=who.name, weapons=", ".join(each.arm.weapon for each in who.hands))
    return found
