"""Many weapons of one creature: which share a die, and where they stand (ALT-GMX-001 to -007)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bot.kernel.dice import Dice, dice
from bot.kernel.effects import Action, Scene, Step, tell
from bot.kernel.events import GM_ONLY
from bot.kernel.values import evolve
from bot.rulesets.alternatif.base.distances import NOTHING_PENDING, State, wields
from bot.rulesets.alternatif.base.shares import in_groups, regrouped, share
from bot.rulesets.alternatif.reaction.initiative import prepares
from bot.rulesets.alternatif.state import (
    FIST,
    LIMBS,
    ROUND,
    AlternatifState,
    Arm,
    Combatant,
    Hand,
    Pace,
    Settings,
    Wielded,
    by_hand,
    enemies,
)
from bot.rulesets.shared.book import happens
from bot.rulesets.shared.naming import CombatantId

MOST_DICE = len(LIMBS) + 2
"""As many reaction dice one creature has at most."""


def placed(attacks: Sequence[tuple[Arm, int, Sequence[int]]], settings: Settings) -> list[Arm]:
    """The weapons of a creature as it wields them: each of *attacks* is a weapon, how many of them there are, and how
    many of them share a die (empty: the usual way). Each group has a place of its own, and a die."""
    groups = [list(_groups(arm, number, sizes, settings)) for arm, number, sizes in attacks]
    if sum(map(len, groups)) > MOST_DICE:
        # There are not so many dice: those are grouped that can be, in the usual way.
        groups = [list(_split(arm, in_groups(number))) for arm, number, _ in attacks]
    arms = [arm for each in groups for arm in each]
    held = [evolve(arm, hand=hand) for arm, hand in zip(arms, _hands_for(arms), strict=True) if hand is not None]
    return sorted(held, key=lambda arm: by_hand(Wielded(arm)))


def _hands_for(arms: Sequence[Arm]) -> list[Hand | None]:
    """A place of its own for each of *arms*, None where there is none: hands hold what they can hold, other limbs have
    the rest; a creature without anything in hand strikes first with what comes first."""
    held = {arm.hand for arm in arms if not arm.is_natural}
    free = [hand for hand in LIMBS if hand not in held]
    found: list[Hand | None] = []
    for arm in arms:
        if not arm.is_natural and arm.hand not in found:
            found.append(arm.hand)
        elif not held and not found:
            found.append("right")
        else:
            found.append(free.pop(0) if free else None)
    return found


def _groups(arm: Arm, number: int, sizes: Sequence[int], settings: Settings) -> Iterator[Arm]:
    grouped = settings.grouped_attacks
    if number > 1 and (grouped == "none" or (grouped == "natural" and not arm.is_natural)):
        sizes = (1,) * number
    return _split(arm, sizes or in_groups(number))


def _split(arm: Arm, sizes: Sequence[int]) -> Iterator[Arm]:
    """*arm*, which stands for `of` weapons alike, in groups of these sizes, each with the die that it has by itself."""
    for size in sizes:
        die = die_for(arm, size)
        yield evolve(arm, reaction=None if die is None else str(die), of=size, count=size)


def die_for(arm: Arm, size: int) -> Dice | None:
    """The die of *size* weapons such as *arm*; None: that of the table, for a single weapon that is held."""
    if arm.reaction is not None:
        return regrouped(dice(arm.reaction), arm.of, size)
    if arm.is_natural and arm.weapon == FIST.weapon and size == 1:
        return None
    return share(size) if arm.is_natural or size > 1 else None


# ---- while a fight goes on


def singles(who: Combatant) -> list[Arm]:
    """Every weapon of *who* by itself, those that one die moves apart, with the die that it would have alone."""
    found = []
    for each in who.hands:
        together = (each.arm, *each.turns)
        copies = each.arm.count if not each.turns else 1
        for arm in together:
            die = _own_die(arm)
            found += [evolve(arm, reaction=die, of=1, count=1)] * copies
    return found


def _own_die(arm: Arm) -> str | None:
    """What *arm* alone would have of its own: nothing where its die was only the share of those moved together."""
    if arm.reaction is None or (not arm.is_natural and arm.of > 1 and dice(arm.reaction) == share(arm.of)):
        return None
    return str(regrouped(dice(arm.reaction), arm.of, 1))


def regroup(who: Combatant, groups: Sequence[Sequence[str]]) -> tuple[Wielded, ...]:
    """What *who* wields once each of *groups* of weapons has one die; where something was pending, it stays."""
    stock, olds = singles(who), list(who.hands)
    made: list[Wielded] = []
    for group in groups:
        arms = []
        for weapon in group:
            found = next((each for each in stock if each.weapon == weapon), None)
            if found is not None:
                stock.remove(found)
                arms.append(found)
        if arms:
            made.append(_together(arms))
    hands = _hands_for([each.arm for each in made])
    wielded = []
    for each, hand in zip(made, hands, strict=True):
        if hand is not None:
            old = next((old for old in olds if each.arm.weapon in _moved(old)), None)
            if old is not None:
                olds.remove(old)
            turns = tuple(evolve(arm, hand=hand) for arm in each.turns)
            wielded.append(evolve(old or each, arm=evolve(each.arm, hand=hand), turns=turns))
    return tuple(sorted(wielded, key=by_hand))


def _moved(weapon: Wielded) -> tuple[str, ...]:
    """The weapons that one die moves."""
    return tuple(each.weapon for each in (weapon.arm, *weapon.turns))


def _together(arms: Sequence[Arm]) -> Wielded:
    """*arms*, single weapons, moved by one die; different ones strike by turns (ALT-GMX-003)."""
    number = len(arms)
    first = arms[0]
    # Where each of them stood makes no difference: nobody can tell which one acts.
    if all(evolve(each, hand=first.hand) == first for each in arms):
        die = die_for(first, number)
        return Wielded(evolve(first, reaction=None if die is None else str(die), of=number, count=number))
    shared = [evolve(each, reaction=str(share(number)), of=number, count=number) for each in arms]
    return Wielded(shared[0], turns=tuple(shared[1:]))


def left(held: Wielded, weapon: str, count: int) -> Wielded | None:
    """*held* when *count* are left of the weapons that its die moves, so many of *weapon* fewer or more; None when none
    is."""
    if count < 1:
        return None
    arms = [held.arm, *held.turns]
    alike = next((each for each in arms if each.weapon == weapon), held.arm)
    while held.turns and len(arms) > count:
        del arms[next((at for at, each in enumerate(arms) if each.weapon == weapon), 0)]
    while held.turns and len(arms) < count:
        arms.append(alike)
    arms = [evolve(each, count=count) for each in arms]
    return evolve(held, arm=arms[0], turns=tuple(arms[1:]))


def fist(lost: Wielded) -> Wielded:
    """What somebody fights with who has lost his last weapon."""
    return Wielded(FIST, acted=lost.acted)


# ---- What happens to crowds and limbs; all of it is the game master's secret (ALT-GMX-011).


def _moment(weapon: Wielded) -> int:
    return -1 if weapon.up else weapon.due or 0


@happens("ALT-GMX-010", to=GM_ONLY)
class FlatReaction:
    """The action of *combatant* with *hand*, announced at *stamp*, comes at *segment* at a flat rate, instead of a roll
    of *die* (ALT-GMX-010)."""

    combatant: CombatantId
    hand: Hand
    die: str
    stamp: int
    segment: int

    def change(self, state: State) -> State:
        # Without a roll of its own: at a mixed pace the next one is rolled again.
        weapon = {"due": self.segment, "rolled": None}
        return wields(state, self.combatant, self.hand, weapon, announced=False, initial=False)


@happens("ALT-GMX-008", to=GM_ONLY)
class BandFormed:
    """*members* share one reaction die from now on, of which the first pending action stays (ALT-GMX-008); *band* is
    what they are called in events."""

    combatant: CombatantId
    band: str
    members: tuple[CombatantId, ...]

    def change(self, state: State) -> State:
        people = [state.combatants[each] for each in self.members if each in state.combatants]
        pending = [(who, each) for who in people for each in who.hands if each.pending]
        first, kept = min(pending, key=lambda pair: _moment(pair[1]), default=(None, None))
        for who in people:
            mine = who is first
            crowd = {"band": self.band, "turn": mine, "since": state.segment - 1, "sharing": len(people)}
            # One die for them all: whatever else was pending is given up.
            hands = tuple(each if each is kept else evolve(each, **NOTHING_PENDING) for each in who.hands)
            state = state.put(evolve(who, hands=hands, crowd=evolve(who.crowd, **crowd)))
        return state


@happens("ALT-GMX-008", to=GM_ONLY)
class BandDissolved:
    """*members* have each his own die again."""

    combatant: CombatantId
    band: str
    members: tuple[CombatantId, ...]

    def change(self, state: State) -> State:
        for ident in self.members:
            state = state.amend(ident, "crowd", band="", turn=False, since=-1, sharing=0)
        return state


@happens("ALT-GMX-008", to=GM_ONLY)
class TurnPassed:
    """The next action of *band* is that of *combatant*; *sharing* of them are left at *segment*, and so many have the
    die. *due*: when it comes, if the game master has picked him for an action that is pending."""

    combatant: CombatantId
    band: str
    sharing: int
    segment: int
    due: int | None = None

    def change(self, state: State) -> State:
        for who in list(state.combatants.values()):
            if who.crowd.band != self.band:
                continue
            mine = who.id == self.combatant
            crowd = evolve(who.crowd, turn=mine, since=self.segment, sharing=self.sharing)
            hands = who.hands
            if self.due is not None:
                hands = tuple(evolve(each, **NOTHING_PENDING) for each in hands)
                if mine:
                    striking = next((each for each in hands if each.arm.strikes and not each.arm.is_shield), hands[0])
                    hands = tuple(evolve(each, due=self.due) if each is striking else each for each in hands)
            state = state.put(evolve(who, hands=hands, crowd=crowd))
        return state


@happens("ALT-GMX-010", to=GM_ONLY)
class PaceSet:
    """The reactions of *combatant* are rolled, come at a flat rate, or both by turns; *layout*: the places at which he
    acts, none for those of his die (ALT-GMX-010)."""

    combatant: CombatantId
    pace: Pace
    layout: tuple[int, ...] = ()

    def change(self, state: State) -> State:
        return state.amend(self.combatant, "crowd", pace=self.pace, layout=self.layout)


@happens("ALT-GMX-009", to=GM_ONLY)
class ShieldSimplified:
    """The shield of *combatant* parries at no cost and his weapon is never postponed, or no more so (ALT-GMX-009)."""

    combatant: CombatantId
    on: bool

    def change(self, state: State) -> State:
        return state.amend(self.combatant, "crowd", simple_shield=self.on)


@happens("ALT-GMX-005", to=GM_ONLY)
class LimbsChanged:
    """Of the weapons alike that one die moves in *hand*, *count* are left (ALT-GMX-005); with none the weapon is
    gone."""

    combatant: CombatantId
    hand: Hand
    weapon: str
    before: int
    count: int

    def befalls(self, state: State, who: Combatant) -> State:
        weapon = who.holds(self.hand)
        if weapon is None:
            return state
        hands = tuple(left(each, self.weapon, self.count) if each is weapon else each for each in who.hands)
        kept = tuple(each for each in hands if each is not None)
        return state.put(evolve(who, hands=kept or (fist(weapon),)))


@happens("ALT-GMX-002", "ALT-GMX-003", "ALT-GMX-004", "ALT-GMX-007", to=GM_ONLY)
class LimbsRegrouped:
    """The weapons of *combatant* that have a die each, by groups: in each the weapons that its die moves, in the order
    in which they strike (ALT-GMX-002 to -004, -007). What is pending stays."""

    combatant: CombatantId
    groups: tuple[tuple[str, ...], ...]

    def befalls(self, state: State, who: Combatant) -> State:
        return state.put(evolve(who, hands=regroup(who, self.groups)))


# ---- Flat-rate initiative: a fixed pace instead of a die (ALT-GMX-010).

LAYOUTS: Mapping[str, tuple[int, ...]] = {
    "d12": (7, 14, 20),
    "d10": (5, 10),
    "d8": (4, 8, 12, 16, 20),
    "d6": (3, 6, 9),
    "d4": (2, 5, 7, 10),
    "d3": (2, 4, 6, 8, 10),
}
"""The places in a round, or in two rounds, at which somebody acts who has this die; that of the d6 is the text's."""


def comes_at(who: Combatant, weapon: Wielded, die: Dice, stamp: int) -> int | None:
    """The segment at which the action of *weapon*, announced at *stamp*, comes at a flat rate; None: *die* is rolled,
    as it is every other time at a mixed pace."""
    crowd = who.crowd
    if crowd.pace == "dice":
        return None
    if crowd.pace == "mixed" and (weapon.rolled is None or weapon.rolled.stamp == stamp):
        return None
    layout = crowd.layout if crowd.layout and weapon is who.main else LAYOUTS.get(str(die), ())
    return next_place(layout, stamp) if layout else None


def reaction(who: Combatant, weapon: Wielded, die: Dice, stamp: int, postponed: int) -> FlatReaction | None:
    """What is told of such a reaction, *postponed* by so much; None: *die* is rolled."""
    comes = comes_at(who, weapon, die, stamp)
    return None if comes is None else FlatReaction(who.id, weapon.arm.hand, str(die), stamp, comes + postponed)


def next_place(layout: tuple[int, ...], stamp: int) -> int:
    """The first segment after *stamp* at a place of *layout*, which is that of one round, or of two.

    >>> [next_place((3, 6, 9), stamp) for stamp in (0, 3, 9, 12)], next_place((7, 14, 20), 20)
    ([3, 6, 13, 13], 27)
    """
    span = 2 * ROUND if layout[-1] > ROUND else ROUND
    begins = stamp // span * span
    return next((begins + place for place in layout if begins + place > stamp), begins + span + layout[0])


# ---- Several monsters on one die: each time it comes up one of them strikes, by turns (ALT-GMX-008). At any moment
# one of a band has the next action; the others prepare nothing of their own. Once he has acted the turn passes to
# the next of those able to act, who rolls the die that is right for as many as are left.


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
