"""Counter-attacks: announced before the reaction roll, armed from their initiative on, set off by the enemy's next
regular action against their author (ALT-CTR). Nobody but his own side knows of one before.

An armed one is nothing but a due segment that lies behind: nothing happens at it, so nothing is told.
"""

from __future__ import annotations

from typing import Literal, cast, get_args

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.rulesets.alternatif import engagement
from bot.rulesets.alternatif.base import distances, rolls
from bot.rulesets.alternatif.base.checks import known
from bot.rulesets.alternatif.base.needs import ANNOUNCES, About, unclinched
from bot.rulesets.alternatif.base.rolls import Throw
from bot.rulesets.alternatif.ordinary import tasks as breaking_off
from bot.rulesets.alternatif.reaction import initiative
from bot.rulesets.alternatif.reaction.dice import ActionDeclared
from bot.rulesets.alternatif.specials import possible
from bot.rulesets.alternatif.specials.events import CounterAnnounced, CounterDropped, LicenceSaid, SpecialProposed
from bot.rulesets.alternatif.specials.records import WeaponsKept
from bot.rulesets.alternatif.state import AlternatifState, Combatant, Flank, Hand, Kind, Manoeuvre, Wielded
from bot.rulesets.alternatif.state.specials import COUNTERS, KINDS, PIECES
from bot.rulesets.alternatif.wounds.events import WeaponChanged
from bot.rulesets.shared.book import composed, word
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import Args, among, from_codes, from_number, text
from bot.rulesets.shared.people import unless_so


def weapon_of(who: Combatant, hand: Hand | None) -> Wielded:
    """The weapon that a counter-attack is prepared with: the main one unless *hand* names another."""
    return (None if hand is None else who.holds(hand)) or who.main


def give_up(scene: Scene[AlternatifState], ident: str) -> Action:
    """Whatever counter-attack *ident* prepares is dropped for another action (ALT-CTR-006)."""
    for hand in [each.arm.hand for each in scene.now.combatants[ident].hands if each.counter is not None]:
        yield from tell(CounterDropped(ident, hand, "given_up"))


def stale(state: AlternatifState) -> list[tuple[str, Hand]]:
    """The counter-attacks whose enemy cannot come any more."""
    found: list[tuple[str, Hand]] = []
    for who in state.combatants.values():
        for each in who.hands:
            if each.counter is not None:
                target = state.combatants.get(each.counter.target)
                if target is None or target.out or target.hidden or target.id not in who.contacts:
                    found.append((who.id, each.arm.hand))
    return found


def drop_stale(scene: Scene[AlternatifState]) -> Action:
    """Nobody waits for somebody who is gone."""
    for ident, hand in stale(scene.now):
        yield from tell(CounterDropped(ident, hand, "no_target"))


# ---- What is said of special actions and counter-attacks, beside answering questions (`/declare`, `/gm tool`).

State = AlternatifState

Suffers = Literal["all", "breakthrough", "none"]

EASIEST, HARDEST = 1, 40


def special_actions(state: State, who: Combatant) -> None:
    """That the table plays special actions."""
    if not state.settings.special_actions:
        raise Refused("alternatif-no-specials")


@word()
class PrepareCounter(About):
    """*who* prepares a counter-attack of *kind* with the weapon of *hand* against the next attack of *target*; *piece*
    and *flank* as in `Manoeuvre`."""

    needs = (*ANNOUNCES, unclinched, special_actions)
    kind: Kind
    target: CombatantId
    hand: Hand | None = None
    piece: Hand | None = None
    flank: Flank | None = None

    def refuse(self, state: State, who: Combatant) -> None:
        target = known(state, self.target)
        if target.out or target.hidden or target.side == who.side:
            raise Refused("alternatif-special-impossible", special=self.kind, name=who.name, target=target.name)
        distances.check_reach(state, who, target.id)
        if self.kind not in COUNTERS:
            raise Refused("alternatif-no-such-counter", special=self.kind, options=", ".join(COUNTERS))
        weapon = weapon_of(who, self.hand)
        if not weapon.arm.strikes:
            # It is an action of melee: a bow has none to prepare.
            raise Refused("alternatif-only-shoots", name=who.name, weapon=weapon.arm.weapon)
        if self.kind not in possible.kinds(state, who, weapon, target):
            raise Refused("alternatif-special-impossible", special=self.kind, name=who.name, target=target.name)
        if weapon.counter is not None and weapon.counter.target == target.id and weapon.counter.kind == self.kind:
            raise Refused("alternatif-counter-already", special=self.kind, name=who.name, target=target.name)

    def take(self, scene: Scene[State]) -> Action:
        """It is announced publicly as melee, and to one's own side as what it is."""
        yield from breaking_off.drop(scene, self.who, fights=True)
        state = scene.now
        who, target = state.combatants[self.who], state.combatants[self.target]
        weapon = weapon_of(who, self.hand)
        hand = weapon.arm.hand
        if target.id not in who.contacts:
            yield from engagement.make_contact(scene, who.id, target.id, "declared")
        yield from tell(
            ActionDeclared(
                combatant=who.id,
                action="melee",
                hand=hand,
                weapon=weapon.arm.weapon,
                target=target.id,
                repeated=False,
                stamp=max(state.segment, who.beat_until),
                kept=False,
            )
        )
        meant = possible.meant(self.kind, target, self.piece, self.flank)
        told = (meant.kind, meant.target, meant.piece, meant.flank)
        yield from tell(CounterAnnounced(who.id, hand, weapon.arm.weapon, *told))
        yield from initiative.react_with_free_hands(scene, self.who)


@word(tool="licence")
class SayLicence(About):
    """The game master says which special actions are possible against *who* (ALT-SPE-034)."""

    suffers: Suffers = from_codes("words", get_args(Suffers))
    tells = LicenceSaid

    def refuse(self, state: State, who: Combatant) -> None:
        unless_so(who, who.licence.suffers, self.suffers)


@word(tool="hold")
class ProveGrip(About):
    """The game master has *who*, thrown down, test his Dexterity to keep his weapons (ALT-SPE-014): d20 and its
    standard bonus against *difficulty*, from 1 to 40."""

    difficulty: int = from_number("value", EASIEST, HARDEST)

    def refuse(self, state: State, who: Combatant) -> None:
        if all(each.arm.is_natural for each in who.hands):
            raise Refused("alternatif-nothing-to-drop", name=who.name)

    def take(self, scene: Scene[State]) -> Action:
        """Failing it he lets go of everything."""
        who = scene.now.combatants[self.who]
        made = yield from rolls.check(scene, "keep_hold", Throw(who.id, needs=self.difficulty), why="hold")
        yield from tell(WeaponsKept(who.id, **made.told(), difficulty=self.difficulty, kept=made.succeeds))
        if not made.succeeds:
            for each in who.hands:
                if not each.arm.is_natural:
                    yield from tell(WeaponChanged(who.id, each.arm.hand, each.arm.weapon, "dropped"))


@word()
class Describe(About):
    """The game master makes a special action of what somebody describes (ALT-SPE-036), or has a creature attempt one
    (ALT-SPE-035), with its action that is up."""

    needs = (special_actions,)
    kind: Kind
    target: CombatantId
    flank: Flank | None = None

    def refuse(self, state: State, who: Combatant) -> None:
        target = known(state, self.target)
        if not any(each.up and each.choice in (None, "attack") and each.manoeuvre is None for each in who.hands):
            raise Refused("alternatif-not-up", name=who.name)
        without = self.kind in PIECES and not possible.pieces(target)
        if without or not possible.still(state, who, *self._meant(who, target)):
            raise Refused("alternatif-special-impossible", special=self.kind, name=who.name, target=target.name)

    def take(self, scene: Scene[State]) -> Action:
        """The game master's word stands above what a creature's entry allows."""
        who, target = scene.now.combatants[self.who], scene.now.combatants[self.target]
        weapon, meant = self._meant(who, target)
        cost = sum(each.value for each in possible.modifiers(who, weapon.arm, meant, target))
        hand = weapon.arm.hand
        yield from tell(SpecialProposed(who.id, hand, self.kind, target.id, cost, meant.piece, meant.flank))

    def _meant(self, who: Combatant, target: Combatant) -> tuple[Wielded, Manoeuvre]:
        """With the weapon whose action is up, and what it comes to."""
        weapon = next(each for each in who.hands if each.up and each.choice in (None, "attack") and not each.manoeuvre)
        return weapon, possible.meant(self.kind, target, None, self.flank)


@composed(tool="special", codes={"words": KINDS})
def special(state: State, by: int, args: Args) -> Describe:
    """`words`: the kind; `target`: whom."""
    kind = cast(Kind, among(args, "words", KINDS))
    return Describe(by, text(args, "who"), kind, text(args, "target"))
