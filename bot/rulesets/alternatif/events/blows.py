"""The exchange of blows: simultaneous choices, strikes, parries, fumbles, free actions."""

from __future__ import annotations

from typing import Any, Final, Literal

from bot.kernel.values import evolve
from bot.rulesets.alternatif.events.terms import Term
from bot.rulesets.alternatif.history.blows import some_blows
from bot.rulesets.alternatif.history.records import FRESH, NOTHING_UP, State, both, held, put, wields
from bot.rulesets.alternatif.history.surprises import spent
from bot.rulesets.alternatif.state import (
    Blow,
    Flank,
    Fumble,
    Hand,
    Kind,
    Manoeuvre,
    Mishap,
    Occasion,
    Offer,
    Opposed,
    blow_id,
    piece_id,
)
from bot.rulesets.shared.book import PUBLIC, happens
from bot.rulesets.shared.check import behind
from bot.rulesets.shared.naming import CombatantId


@happens("ALT-SIM-001", "ALT-SIM-009", to=PUBLIC)
class SimultaneousAnnounced:
    combatant: CombatantId
    enemies: tuple[CombatantId, ...]

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        if who is None:
            return state
        hands = tuple(evolve(each, facing=self.enemies) if each.up else each for each in who.hands)
        return put(state, evolve(who, hands=hands))


def _aim(target: str, piece: Hand | None) -> str:
    return target if piece is None else piece_id(target, piece)


@happens(to=PUBLIC)
class ChoiceRevealed:
    """*piece*: the hand of *target* whose weapon the attack is aimed at. *special*, *flank* and *other*: of a special
    action, see `Manoeuvre`."""

    combatant: CombatantId
    hand: Hand
    choice: Literal["attack", "special", "return_to_guard"]
    target: CombatantId | None
    piece: Hand | None = None
    special: Kind | None = None
    flank: Flank | None = None
    other: CombatantId | None = None

    def why(self) -> tuple[str, ...]:
        return ("ALT-SIM-002",) if self.choice == "attack" else ("ALT-SIM-003", "ALT-SIM-010")

    def change(self, state: State) -> State:
        if self.special is not None and self.target is not None:
            meant = Manoeuvre(self.special, self.target, self.piece, self.flank, self.other)
            weapon = {"choice": "special", "aim": None, "facing": (), "manoeuvre": meant}
            return wields(state, self.combatant, self.hand, weapon)
        aim = None if self.target is None else _aim(self.target, self.piece)
        return wields(state, self.combatant, self.hand, {"choice": self.choice, "aim": aim, "facing": ()})


@happens("ALT-SIM-005", to=PUBLIC)
class DisengagedBriefly:
    """Both returned to guard: a fresh start for *combatant* and *other* (ALT-SIM-005)."""

    combatant: CombatantId
    other: CombatantId

    def change(self, state: State) -> State:
        for ident in (self.combatant, self.other):
            state = both(state, ident, FRESH, initial=True, intent="melee")
        return state


@happens("ALT-MEL-005", "ALT-MEL-014", to=PUBLIC)
class StrikeChosen:
    """*target* None: he gives the action up. What was chosen stands until the blow is rolled: the game master may have
    its order to settle (ALT-REA-017)."""

    combatant: CombatantId
    hand: Hand
    target: CombatantId | None
    piece: Hand | None = None

    def change(self, state: State) -> State:
        if self.target is None:
            return state
        return wields(state, self.combatant, self.hand, {"choice": "attack", "aim": _aim(self.target, self.piece)})


_FACTORS: Final = {"attack_factor": ("ALT-FAC-002",), "defence_factor": ("ALT-FAC-003",)}
_PENALTIES: Final = {"off_hand": ("ALT-OFF-006",), "two_weapons": ("ALT-OFF-006",), "wound": ("ALT-CRI-006",)}
_OCCASIONS: Final = {
    "charge": ("ALT-CHG-002", "ALT-FRE-007"),
    "reception": ("ALT-CHG-006", "ALT-FRE-007"),
    "free": ("ALT-FRE-002", "ALT-FRE-007"),
    "frank": ("ALT-FRE-011", "ALT-FRE-012"),
}


def _hands(roll: StrikeRolled | ParryRolled) -> tuple[str, ...]:
    """What two hands and wounds have cost a roll."""
    return (*(("ALT-OFF-001", "ALT-OFF-002") if roll.lost else ()), *behind(roll.terms, _PENALTIES))


@happens("ALT-MEL-006", "ALT-MEL-007", to=PUBLIC)
class StrikeRolled:
    """*natural*: 20 or 1 on the die, which decide by themselves. *unseen*: it cannot be parried. *occasion*: whether
    it is a free or a frank attack. *critical*: if it lands it is an exceptional critical. *piece*: the hand of
    *target* whose weapon (*aimed*) an attack on equipment is aimed at. *lost*: fighting with two hands costs it its
    weapon factor. *sneak*: a sneak attack (ALT-SNK); *pair*: with the other dagger's one and the same."""

    combatant: CombatantId
    action: Literal["attack", "attack_equipment"]
    target: CombatantId
    hand: Hand
    weapon: str
    face: int
    total: int
    terms: tuple[Term, ...]
    against: int
    against_terms: tuple[Term, ...]
    outcome: Literal["hit", "miss"]
    natural: Literal[1, 20] | None = None
    unseen: bool = False
    occasion: Occasion = "regular"
    critical: bool = False
    piece: Hand | None = None
    aimed: str | None = None
    lost: bool = False
    sneak: bool = False
    pair: bool = False

    def why(self) -> tuple[str, ...]:
        rules = list(behind(self.terms, _FACTORS))
        rules += behind(self.against_terms, {"defence_factor": ("ALT-FAC-005",)})
        rules += behind(self.against_terms, {"base_12": ("ALT-FAC-007",)})
        if self.natural is not None:
            rules.append("ALT-CRI-001" if self.natural == 20 else "ALT-CRI-010")
        if self.critical and self.natural != 20:
            rules.append("ALT-CRI-003")
        if self.unseen:
            rules.append("ALT-PAR-017")
        if self.piece is not None:
            rules += ["ALT-MEL-010", "ALT-MEL-012", "ALT-FAC-004"]
        return (*rules, *_OCCASIONS.get(self.occasion, ()), *_hands(self))

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        weapon = None if who is None else who.holds(self.hand)
        if who is None or weapon is None:
            return state
        acted: dict[str, Any] = {"acted": state.segment}
        if self.occasion == "regular":
            acted |= NOTHING_UP
        changes: dict[str, Any] = {"next_strike": 0}
        if self.occasion == "regular":
            # A blow that fell on a companion leaves the enemy it was meant for in mind.
            struck = state.combatants.get(self.target)
            aimed = self.target if struck is None or struck.side != who.side else who.target
            changes |= {"target": aimed, "intent": "melee"}
            if who.footing.faces not in (None, self.target):
                # Whom he strikes he is turned against (ALT-TAC-003).
                changes["footing"] = evolve(who.footing, faces=None)
        if weapon.turns:
            # The next one of those that the die moves (ALT-GMX-003).
            acted |= {"arm": weapon.turns[0], "turns": (*weapon.turns[1:], weapon.arm)}
        state = put(state, evolve(who, hands=held(who, self.hand, acted), **changes))
        if self.face == 1 and self.occasion == "regular":
            fumble = Fumble(self.combatant, self.hand, self.weapon, self.target)
            state = evolve(state, fumbles=(*state.fumbles, fumble))
        state = self._opposed(state)
        if self.sneak:
            state = spent(state, self.combatant, self.target)
        if self.outcome == "miss":
            return state
        blow = Blow(
            id=blow_id(self.combatant, self.hand),
            attacker=self.combatant,
            target=self.target,
            arm=weapon.arm,
            face=self.face,
            total=self.total,
            natural=self.natural == 20,
            occasion=self.occasion,
            critical=self.critical,
            piece=self.piece,
            unseen=self.unseen,
            sneak=self.sneak,
            pair=self.pair,
            impetus=any(each.name == "charge" for each in self.terms),
        )
        return evolve(state, blows=(*state.blows, blow))

    def _opposed(self, state: State) -> State:
        """A strike at the author of a special action by one of those it is aimed at opposes it, hit or miss
        (ALT-SPE-005, -026)."""
        if not state.specials:
            return state
        name = blow_id(self.combatant, self.hand)
        against = Opposed(self.combatant, "attack", self.hand, self.total, self.face, sure=self.face == 20, blow=name)
        specials = tuple(
            evolve(each, opposed=(*each.opposed, against))
            if each.author == self.target and self.combatant in each.against and not (each.face or each.settled)
            else each
            for each in state.specials
        )
        return evolve(state, specials=specials)


@happens("ALT-GEN-012", changes=False, to=PUBLIC)
class ExceptionalShown:
    """The natural *face* of a blow that landed has an effect of its own with this weapon, for the game master to judge
    (ALT-GEN-012). *effect*: its words by language."""

    combatant: CombatantId
    target: CombatantId
    weapon: str
    face: int
    effect: dict[str, str]


@happens(to=PUBLIC)
class ParryChosen:
    """*hand* None: he takes what comes (then *attacker* and *blow* are None too). *double*: with both weapons. Who
    parries has answered when his die is cast (`ParryRolled`)."""

    combatant: CombatantId
    attacker: CombatantId | None
    blow: str | None
    hand: Hand | None
    double: bool = False

    def why(self) -> tuple[str, ...]:
        if self.double:
            return ("ALT-PAR-001", "ALT-PAR-015")
        return ("ALT-PAR-002",) if self.hand is None else ("ALT-PAR-001", "ALT-PAR-002")

    def change(self, state: State) -> State:
        if self.hand is not None:
            return state
        blows = tuple(evolve(blow, answered=True) if blow.target == self.combatant else blow for blow in state.blows)
        return evolve(state, blows=blows)


@happens("ALT-PAR-006", "ALT-PAR-007", "ALT-MEL-006", to=PUBLIC)
class ParryRolled:
    """*critical*: a critical parry, which cancels anything (ALT-CRI-016). *lost*: see `StrikeRolled`."""

    combatant: CombatantId
    attacker: CombatantId
    blow: str
    hand: Hand
    weapon: str
    face: int
    total: int
    terms: tuple[Term, ...]
    against: int
    outcome: Literal["parried", "failed"]
    natural: Literal[1, 20] | None = None
    critical: bool = False
    lost: bool = False

    def why(self) -> tuple[str, ...]:
        rules = list(behind(self.terms, _FACTORS))
        if self.critical:
            rules += ["ALT-CRI-014", "ALT-CRI-016"]
        elif self.natural is not None:
            rules.append("ALT-CRI-010")
        return (*rules, *_hands(self))

    def change(self, state: State) -> State:
        state = self._unopposed(wields(state, self.combatant, self.hand, {"acted": state.segment}))
        if self.outcome == "failed":
            return evolve(state, blows=some_blows(state, self.blow, answered=True))
        return evolve(state, blows=some_blows(state, self.blow, answered=True, parried=True))

    def _unopposed(self, state: State) -> State:
        """A strike that opposes a special action has been parried (ALT-SPE-032)."""
        if not state.specials or self.outcome != "parried":
            return state
        how = "critical" if self.critical else "parried"
        specials = tuple(
            evolve(
                each, opposed=tuple(evolve(one, parried=how) if one.blow == self.blow else one for one in each.opposed)
            )
            if each.opposed and not each.settled
            else each
            for each in state.specials
        )
        return evolve(state, specials=specials)


@happens("ALT-CRI-010", "ALT-CRI-011", to=PUBLIC)
class FumbleRolled:
    """A natural 1 with *hand* and what the d6 makes of it, against *opponent* (ALT-CRI-011); a weapon that it costs is
    told as `WeaponChanged`."""

    combatant: CombatantId
    hand: Hand
    weapon: str
    opponent: CombatantId
    face: int
    result: Literal["free_action", "weapon_lost", "weapon_broken", "companion_wounded", "nothing"]
    magic: bool = False

    def change(self, state: State) -> State:
        fumbles = tuple(each for each in state.fumbles if (each.combatant, each.hand) != (self.combatant, self.hand))
        state = evolve(state, fumbles=fumbles)
        kind: Literal["companion", "magic"] = "companion" if self.result == "companion_wounded" else "magic"
        who = state.combatants.get(self.combatant)
        weapon = None if who is None else who.holds(self.hand)
        if weapon is None or not (kind == "companion" or self.magic):
            return state
        mishap = Mishap(self.combatant, self.opponent, weapon.arm, kind)
        return evolve(state, mishaps=(*state.mishaps, mishap))


@happens("ALT-CRI-012", to=PUBLIC)
class MishapSettled:
    """What the game master said of a fumble: the *companion* wounded (None: nobody), or whether the weapon broke."""

    combatant: CombatantId
    kind: Literal["companion", "magic"]
    companion: CombatantId | None = None
    broken: bool = False

    def change(self, state: State) -> State:
        left = list(state.mishaps)
        for each in left:
            if each.combatant == self.combatant and each.kind == self.kind:
                left.remove(each)
                break
        return evolve(state, mishaps=tuple(left))


@happens(to=PUBLIC)
class FreeActionOffered:
    """*combatant* may act at once against *target*. *impetus*: with that of a charge (ALT-CHG-011)."""

    combatant: CombatantId
    target: CombatantId
    kind: Literal["free", "frank"]
    cause: Literal["fumble", "guard_down", "gm", "wrestling", "surprise"]
    segment: int
    impetus: bool = False

    def why(self) -> tuple[str, ...]:
        return ("ALT-FRE-009", "ALT-FRE-011") if self.kind == "frank" else ("ALT-FRE-001", "ALT-FRE-002")

    def change(self, state: State) -> State:
        offer = Offer(self.combatant, self.target, self.kind, self.cause, impetus=self.impetus)
        return evolve(state, offers=(*state.offers, offer))


@happens(to=PUBLIC)
class FreeActionSettled:
    """*how*: taken with *hand*, declined (then every offer to *combatant*, when *target* is None), or withdrawn by the
    game master."""

    combatant: CombatantId
    target: CombatantId | None
    how: Literal["taken", "declined", "withdrawn"]
    hand: Hand | None = None

    def why(self) -> tuple[str, ...]:
        return ("ALT-FRE-001",) if self.how == "withdrawn" else ("ALT-FRE-003", "ALT-FRE-004")

    def change(self, state: State) -> State:
        offers = []
        taken = False
        for each in state.offers:
            mine = each.to == self.combatant and not each.settled and self.target in (None, each.target)
            if mine and not (self.how == "taken" and taken):
                taken = True
                each = evolve(each, settled=True, taken=self.how == "taken")
            offers.append(each)
        return evolve(state, offers=tuple(offers))
