"""The run of a charge: how far, how long, whom it passes, and its end (ALT-CHG-001 to -004, -009, -010)."""

from __future__ import annotations

from dataclasses import field
from typing import Any, Literal

from bot.kernel.decisions import Choice, Decision, Field, Scalar
from bot.kernel.effects import Action, Scene, tell
from bot.kernel.events import PUBLIC
from bot.kernel.values import LATER, evolve
from bot.rulesets.alternatif import engagement
from bot.rulesets.alternatif.base import distances
from bot.rulesets.alternatif.base.checks import GM
from bot.rulesets.alternatif.base.distances import State, slipped, slowed
from bot.rulesets.alternatif.base.rolls import Throw
from bot.rulesets.alternatif.combatants import figures
from bot.rulesets.alternatif.moving import ways
from bot.rulesets.alternatif.ordinary.listed import ProposalSettled
from bot.rulesets.alternatif.shooting.records import DistanceSaid
from bot.rulesets.alternatif.state import (
    Answer,
    Clash,
    Combatant,
    Flank,
    Hand,
    Kind,
    Manoeuvre,
    Offer,
    Task,
    engaged_by,
    helpless_against,
    knows_of,
    reaches,
    sees,
)
from bot.rulesets.alternatif.state.arms import CHARGE, LEAST
from bot.rulesets.alternatif.state.combatant import pair
from bot.rulesets.alternatif.state.conditions import DEFENCELESS
from bot.rulesets.shared.book import happens
from bot.rulesets.shared.check import Term, terms
from bot.rulesets.shared.naming import CombatantId


def _clash(state: State, names: tuple[str, str], **changes: Any) -> State:
    return state.those("clashes", lambda each: (each.charger, each.target) == names and not each.settled, **changes)


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
        return state.with_(self.combatant, lowered=state.segment)


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
        state = state.put(charged)
        if not self.adjusted:
            for ident in self.fresh:
                fresh = state.combatants.get(ident)
                if fresh is not None:
                    state = state.put(evolve(fresh, initial=False))
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


FIRST_SPEED = 6
"""Cells in the first segment of a run (ALT-CHG-001, ALT-MOV-005)."""
IMPETUS = 2
"""What a charge adds to hit and to damage (ALT-CHG-002)."""
ASKED = ("3", "6", "12", "18", "24")
REFUSE = "refuse"
"""The distances that the game master is offered, in cells."""


def is_charge(task: Task | None) -> bool:
    """Whether *task* is a charge under way."""
    return task is not None and task.action == CHARGE


def top_speed(who: Combatant) -> int:
    """Cells a segment at most, once he runs."""
    return ways.greatest_speed(who)


def first_speed(who: Combatant) -> int:
    """Cells in the first segment: 6, or fewer for the slow."""
    return min(FIRST_SPEED, top_speed(who))


def cells_between(state: State, who: str, target: str) -> int | None:
    """The cells of 2 m to run, started ones counted; None while nobody has said how far they are.

    One cell is contact: there is nothing to run."""
    apart = distances.distance(state, who, target)
    return None if apart is None else -(-apart // distances.CELL)


def segments_for(who: Combatant, cells: int) -> int:
    """How many whole segments a run of *cells* takes: 6 cells in the first, up to the top speed in the others
    (ALT-CHG-004); a mount runs at its own speed (ALT-MNT-008).

    >>> runner = Combatant("a", "A", "x", 0, 10, 1, 1, 1, 1, (), str_std=2)
    >>> [segments_for(runner, cells) for cells in (3, 6, 7, 14, 15, 22, 23)]
    [1, 1, 2, 2, 3, 3, 4]
    """
    if who.riding.mount is not None:
        return max(1, -(-cells // who.riding.mount.speed))
    left = cells - first_speed(who)
    return 1 if left <= 0 else 1 + -(-left // top_speed(who))


def last_stretch(who: Combatant, cells: int) -> int:
    """The cells that are left for the last segment of a run.

    >>> runner = Combatant("a", "A", "x", 0, 10, 1, 1, 1, 1, (), str_std=2)
    >>> [last_stretch(runner, cells) for cells in (5, 8, 14, 16)]
    [5, 2, 8, 2]
    """
    whole = segments_for(who, cells)
    if who.riding.mount is not None:
        return cells - who.riding.mount.speed * (whole - 1)
    return cells if whole == 1 else cells - first_speed(who) - top_speed(who) * (whole - 2)


def has_impetus(state: State, who: Combatant, cells: int) -> bool:
    """Whether a run of *cells* gives the advantages of a charge (ALT-CHG-003)."""
    counted = last_stretch(who, cells) if state.settings.charge_min_scope == "last_segment" else cells
    return counted >= LEAST


# ---- how far?


def is_unmeasured(state: State, who: Combatant) -> bool:
    """Whether *who* has announced a charge over a distance that nobody has said."""
    proposal = who.proposal
    if proposal is None or proposal.action != CHARGE or who.out:
        return False
    return proposal.target in state.combatants and cells_between(state, who.id, proposal.target) is None


def questions(state: State) -> list[Decision]:
    """The game master is asked how far a charge goes, where there is no grid to tell."""
    found = []
    for who in state.combatants.values():
        if is_unmeasured(state, who):
            assert who.proposal is not None
            about: dict[str, Scalar] = {"author": who.id, "target": who.proposal.target}
            key = f"{who.id}:charge_distance:{state.segment}"
            field = Field("cells", (*ASKED, REFUSE))
            found.append(Decision(key, "charge_distance", GM, (field,), {"cells": "6"}, about))
    return found


def measured(scene: Scene[State], ident: str, choice: Choice) -> Action:
    """The game master has said how far it is, or that it cannot be done."""
    proposal = scene.now.combatants[ident].proposal
    if proposal is None or proposal.target is None:
        return
    if choice["cells"] == REFUSE:
        yield from tell(ProposalSettled(ident, "refused"))
        return
    apart = int(choice["cells"]) * distances.CELL
    yield from tell(DistanceSaid(ident, proposal.target, apart, distances.metres(apart), None))


# ---- on the way


def passing(state: State) -> list[tuple[str, str]]:
    """Those who run their last stretch in this segment, each with an adversary whom he passes and is not in contact
    with yet (ALT-CHG-009): by the game master's word, or because his target stands behind that one."""
    found = []
    for who in state.combatants.values():
        task = who.task
        if task is None or task.action != CHARGE or task.last != state.segment or task.first > state.segment:
            continue
        if who.riding.well and not state.settings.mounted_pass_provokes:
            # It is the mount that passes (ALT-MNT-005).
            continue
        target = state.combatants.get(task.target or "")
        before = [] if target is None else distances.guards(state, who, target)
        for guard in state.combatants.values():
            screens = guard.id in before or pair(guard.id, task.target or "") in state.ground.screens
            if screens and guard.id not in who.contacts and _bars_the_way(guard, who):
                found.append((who.id, guard.id))
    return found


def _bars_the_way(guard: Combatant, who: Combatant) -> bool:
    return guard.side != who.side and not guard.out and not guard.hidden and not who.hidden


def passes(scene: Scene[State]) -> Action:
    """For a moment they are in contact: the guard of who runs is down to them."""
    for ident, guard in passing(scene.now):
        task = scene.now.combatants[ident].task
        if task is not None:
            yield from tell(ChargePassed(ident, guard, task.target or ""))
            yield from engagement.make_contact(scene, ident, guard, "charged")


# ---- the end of the run


def arrives(scene: Scene[State], ident: str, target_id: str | None) -> Action:
    """*ident* leaves whomever he was in contact with and comes into contact with his target, if that one is still to be
    reached. A surprised target has no reception (ALT-CHG-011)."""
    state = scene.now
    who = state.combatants[ident]
    target = state.combatants.get(target_id or "")
    if target is None or target.out or target.hidden or who.out or not knows_of(state, who, target):
        yield from tell(ChargeMissed(ident, target_id or ""))
        return
    cells = cells_between(state, ident, target.id) or 0
    left = [(ident, other) for other in who.contacts if other != target.id]
    if left:
        yield from engagement.end_contacts(scene, left, "moved")
    state = scene.now
    who, target = state.combatants[ident], state.combatants[target.id]
    fresh = tuple(each.id for each in (who, target) if not engaged_by(state, each))
    if who.hidden:
        yield from figures.show(scene, ident)
    if target.id not in who.contacts:
        yield from engagement.make_contact(scene, ident, target.id, "charged")
    yield from _meets(scene, ident, target.id, cells, fresh)


def comes_upon(scene: Scene[State], ident: str, target_id: str, cells: int) -> Action:
    """*ident* has run *cells* at his target over the map: if he has come into contact with him, he has charged
    (ALT-MOV-021)."""
    state = scene.now
    who, target = state.combatants[ident], state.combatants.get(target_id)
    if target is None or target.out or target.id not in who.contacts or target.side == who.side:
        return
    fresh = tuple(each.id for each in (who, target) if len(engaged_by(state, each)) < 2)
    yield from _meets(scene, ident, target_id, cells, fresh)


def _meets(scene: Scene[State], ident: str, target_id: str, cells: int, fresh: tuple[str, ...]) -> Action:
    """The contact: who has a free action, and who a reception (ALT-CHG-002, -003, -006, -011)."""
    state = scene.now
    who, target = state.combatants[ident], state.combatants[target_id]
    long_enough = has_impetus(state, who, cells)
    aware = not DEFENCELESS(target) and sees(target, who) and not helpless_against(state, target.id, who.id)
    yield from tell(
        ChargeArrived(
            combatant=ident,
            target=target.id,
            cells=cells,
            segment=state.segment,
            strikes=long_enough and reaches(who, target) and (who.riding.mount is None or who.riding.well),
            receives=aware and reaches(target, who) and (long_enough or state.settings.short_charge_reception),
            fresh=fresh,
            adjusted=state.settings.charge_reaction_dex,
            mounted=who.riding.mount is not None,
            unaware=not aware,
        )
    )


def impetus(state: State, throw: Throw) -> tuple[Term, ...]:
    """What the end of a charge adds."""
    return terms(("charge", IMPETUS if throw.impetus else 0))
