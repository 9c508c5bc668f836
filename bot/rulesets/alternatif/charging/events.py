"""What is told of charges."""

from __future__ import annotations

from dataclasses import field
from typing import Any, Literal

from bot.kernel.events import PUBLIC
from bot.kernel.values import LATER, evolve
from bot.rulesets.alternatif.base.distances import State, put, slipped, slowed, with_
from bot.rulesets.alternatif.state import Answer, Clash, Combatant, Flank, Hand, Kind, Manoeuvre, Offer
from bot.rulesets.alternatif.state.combatant import pair
from bot.rulesets.shared.book import happens
from bot.rulesets.shared.naming import CombatantId


def _clash(state: State, names: tuple[str, str], **changes: Any) -> State:
    clashes = tuple(
        evolve(each, **changes) if (each.charger, each.target) == names and not each.settled else each
        for each in state.clashes
    )
    return evolve(state, clashes=clashes)


@happens("ALT-CHG-001", "ALT-CHG-004", changes=False, to=PUBLIC)
class ChargeBegun:
    """*combatant* runs at *target*, *cells* of 2 m away, and will be in contact in *segment*."""

    combatant: CombatantId
    target: CombatantId
    cells: int
    segment: int


@happens("ALT-CHG-009", to=PUBLIC)
class ChargePassed:
    """On his way *combatant* passes within reach of *other*, whom his guard is down to (ALT-CHG-009)."""

    combatant: CombatantId
    other: CombatantId
    target: CombatantId

    def change(self, state: State) -> State:
        """His guard is down in this segment, even that of a good rider, where the table has it so (ALT-MNT-005)."""
        return with_(state, self.combatant, lowered=state.segment)


@happens(to=PUBLIC)
class ChargeArrived:
    """*combatant* is in contact with *target* after a run of *cells*. *strikes*: he has his free action, *receives*:
    the other a reception. *fresh*: those who were in contact with nobody; *adjusted*: their next reaction is lowered by
    Dexterity (ALT-CHG-010). *mounted*: it was the mount that ran. *unaware*: the other does not see him come, or is
    surprised (ALT-CHG-011)."""

    combatant: CombatantId
    target: CombatantId
    cells: int
    segment: int
    strikes: bool
    receives: bool
    fresh: tuple[CombatantId, ...] = ()
    adjusted: bool = True
    mounted: bool = False
    unaware: bool = field(default=True, metadata={LATER: True})

    def befalls(self, state: State, who: Combatant) -> State:
        # Whom he has charged at receives him instead of a frank attack (ALT-CHG-009).
        # A good rider has done nothing himself: he may still parry (ALT-MNT-008).
        busy = -1 if who.riding.well and who.busy == state.segment else who.busy
        charged = evolve(
            who, intent="melee", target=self.target, announced=False, lowered=-1, busy=busy, shooting=slowed(who)
        )
        state = put(state, charged)
        if not self.adjusted:
            for ident in self.fresh:
                fresh = state.combatants.get(ident)
                if fresh is not None:
                    state = put(state, evolve(fresh, initial=False))
        clash = Clash(self.combatant, self.target, self.strikes, self.receives)
        return slipped(evolve(state, clashes=(*state.clashes, clash)), self.combatant)

    def why(self) -> tuple[str, ...]:
        rules = ["ALT-MNT-008" if self.mounted and self.strikes else "ALT-CHG-001"]
        rules.append("ALT-CHG-002" if self.strikes else "ALT-MNT-006" if self.mounted else "ALT-CHG-003")
        if self.receives:
            rules.append("ALT-CHG-006")
        elif self.unaware:
            rules.append("ALT-CHG-011")
        return (*rules, "ALT-CHG-010")


@happens("ALT-CHG-001", changes=False, to=PUBLIC)
class ChargeMissed:
    """*combatant* has run, and *target* is not there to be reached any more."""

    combatant: CombatantId
    target: CombatantId


@happens(to=PUBLIC)
class ClashDecided:
    """*combatant* has decided what he does with his free action at the contact of a charge; *part*: he is the charger,
    or receives him."""

    combatant: CombatantId
    other: CombatantId
    part: Literal["charge", "reception"]
    how: Literal["attack", "special", "nothing"]
    hand: Hand | None = None
    special: Kind | None = None
    piece: Hand | None = None
    flank: Flank | None = None
    third: CombatantId | None = None

    def change(self, state: State) -> State:
        manoeuvre = None
        if self.special is not None:
            manoeuvre = Manoeuvre(self.special, self.other, self.piece, self.flank, self.third)
        answer = Answer(self.how, self.hand, manoeuvre)
        names = (self.combatant, self.other) if self.part == "charge" else (self.other, self.combatant)
        changed: dict[str, Any] = {"attack": answer} if self.part == "charge" else {"reception": answer}
        state = _clash(state, names, **changed)
        if self.how == "nothing":
            return state
        # It is the one free action of this segment against him (ALT-FRE-004).
        offer = Offer(self.combatant, self.other, "free", "charge", settled=True, taken=True)
        return evolve(state, offers=(*state.offers, offer))

    def why(self) -> tuple[str, ...]:
        own = "ALT-CHG-006" if self.part == "reception" else "ALT-CHG-002"
        return (own, *(("ALT-CHG-005",) if self.special is not None else ()), "ALT-CHG-008")


@happens("ALT-CHG-008", to=PUBLIC)
class ClashSettled:
    """The free actions of a charge are struck: the reception *first*, or all. *stopped*: the reception has put the
    charger out before his blow (setting `charge_order`)."""

    combatant: CombatantId
    target: CombatantId
    first: bool = False
    stopped: bool = False

    def change(self, state: State) -> State:
        changes: dict[str, Any] = {"received": True} if self.first else {"settled": True}
        return _clash(state, (self.combatant, self.target), **changes)


@happens("ALT-CHG-009", to=PUBLIC)
class ScreenSaid:
    """Whoever charges at *other* passes within reach of *combatant*, or does so no more (ALT-CHG-009)."""

    combatant: CombatantId
    other: CombatantId
    on: bool

    def change(self, state: State) -> State:
        name = pair(self.combatant, self.other)
        others = tuple(each for each in state.ground.screens if each != name)
        return evolve(state, ground=evolve(state.ground, screens=(*others, name) if self.on else others))
