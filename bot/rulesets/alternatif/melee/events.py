"""What happens to blows: whom they are aimed at, what they are the sum of, how they come out."""

from __future__ import annotations

from dataclasses import field
from typing import Any, Final, Literal, Protocol

from bot.kernel.events import Audience
from bot.kernel.values import LATER, evolve
from bot.rulesets.alternatif.base.natural import ByNatural
from bot.rulesets.alternatif.base.records import NOTHING_UP, State, held, put, spent, wields
from bot.rulesets.alternatif.secrecy import PENDING
from bot.rulesets.alternatif.state import Blow, Fumble, Hand, Occasion, Opposed, blow_id, piece_id
from bot.rulesets.shared.book import OWNER, PUBLIC, happens
from bot.rulesets.shared.check import Term, behind
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.overruling import counted, ruled_for


@happens("ALT-REA-015")
class InsteadWeighed:
    """*combatant*, whose action is up, would rather do something else than strike; *on* False: he strikes after all.
    *closed*: others choose at the same time, and know nothing of it; *instead*: what he will do when they have."""

    combatant: CombatantId
    hand: Hand
    on: bool
    closed: bool = False
    instead: dict[str, str] = field(default_factory=dict)

    def audience(self) -> Audience:
        return OWNER if self.closed else PENDING

    def change(self, state: State) -> State:
        meant = {"choice": "else" if self.on else None, "instead": dict(self.instead)}
        return wields(state, self.combatant, self.hand, meant)


def aim_at(target: str, piece: Hand | None) -> str:
    return target if piece is None else piece_id(target, piece)


@happens("ALT-MEL-005", "ALT-MEL-014")
class StrikeChosen:
    """*target* None: he gives the action up. What was chosen stands until the blow is rolled: the game master may have
    its order to settle (ALT-REA-017). *closed*: others choose at the same time, and know nothing of it
    (ALT-SPE-028)."""

    combatant: CombatantId
    hand: Hand
    target: CombatantId | None
    piece: Hand | None = None
    closed: bool = False

    def audience(self) -> Audience:
        return OWNER if self.closed else PUBLIC

    def why(self) -> tuple[str, ...]:
        return ("ALT-SPE-028",) if self.closed else ()

    def change(self, state: State) -> State:
        if self.target is None:
            return wields(state, self.combatant, self.hand, {"choice": "given_up"}) if self.closed else state
        meant = {"choice": "attack", "aim": aim_at(self.target, self.piece), "facing": ()}
        return wields(state, self.combatant, self.hand, meant)


FACTORS: Final = {"attack_factor": ("ALT-FAC-002",), "defence_factor": ("ALT-FAC-003",)}
_PENALTIES: Final = {"off_hand": ("ALT-OFF-006",), "two_weapons": ("ALT-OFF-006",), "wound": ("ALT-CRI-006",)}
_OCCASIONS: Final = {
    "charge": ("ALT-CHG-002",),
    "reception": ("ALT-CHG-006",),
    "free": ("ALT-FRE-002",),
    "frank": ("ALT-FRE-011", "ALT-FRE-012"),
}


class Cast(Protocol):
    """A roll of a weapon; *lost*: see `StrikeRolled`."""

    @property
    def lost(self) -> bool: ...
    @property
    def terms(self) -> tuple[Term, ...]: ...


def of_hands(roll: Cast) -> tuple[str, ...]:
    """What two hands and wounds have cost a roll."""
    return (*(("ALT-OFF-001", "ALT-OFF-002") if roll.lost else ()), *behind(roll.terms, _PENALTIES))


@happens("ALT-MEL-006", "ALT-MEL-007", to=PUBLIC)
class StrikeRolled(ByNatural):
    """*natural*: 20 or 1 on the die, which decide by themselves. *unseen*: it cannot be parried. *occasion*: whether
    it is a free or a frank attack. *critical*: if it lands it is an exceptional critical. *piece*: the hand of
    *target* whose weapon (*aimed*) an attack on equipment is aimed at. *lost*: fighting with two hands costs it its
    weapon factor. *sneak*: a sneak attack (ALT-SNK); *pair*: with the other dagger's one and the same. *impetus*: at
    the end of a charge, be it the free action of a surprise (ALT-CHG-011)."""

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
    impetus: bool = field(default=False, metadata={LATER: True})

    @property
    def exchange(self) -> str:
        return blow_id(self.combatant, self.hand)

    def why(self) -> tuple[str, ...]:
        rules = list(behind(self.terms, FACTORS))
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
        rules += _OCCASIONS.get(self.occasion, ())
        if self.impetus and self.occasion != "charge":
            rules += ["ALT-CHG-002", "ALT-CHG-011"]
        if self.critical and self.occasion in ("charge", "reception", "free"):
            rules.append("ALT-FRE-007")
        return (*rules, *of_hands(self))

    def change(self, state: State) -> State:
        ruled = ruled_for(state, self.combatant) is not None
        state = counted(state, self.combatant)
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
        if self.face == 1 and self.occasion == "regular" and not ruled:
            fumble = Fumble(self.combatant, self.hand, self.weapon, self.target)
            state = evolve(state, fumbles=(*state.fumbles, fumble))
        state = self._opposed(state, sure=self.face == 20 and not ruled)
        if self.sneak:
            state = spent(state, self.combatant, self.target)
        if self.outcome == "miss":
            return state
        blow = Blow(
            id=self.exchange,
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
            impetus=self.impetus or any(each.name == "charge" for each in self.terms),
        )
        return evolve(state, blows=(*state.blows, blow))

    def _opposed(self, state: State, *, sure: bool) -> State:
        """A strike at the author of a special action by one of those it is aimed at opposes it, hit or miss
        (ALT-SPE-005, -026)."""
        if not state.specials:
            return state
        name = self.exchange
        against = Opposed(self.combatant, "attack", self.hand, self.total, self.face, sure=sure, blow=name)
        specials = tuple(
            evolve(each, opposed=(*each.opposed, against))
            if each.author == self.target and self.combatant in each.against and not (each.face or each.settled)
            else each
            for each in state.specials
        )
        return evolve(state, specials=specials)
