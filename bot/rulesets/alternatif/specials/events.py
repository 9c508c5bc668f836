"""What happens with special actions and counter-attacks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Any, Final, Literal

from bot.kernel.events import PUBLIC
from bot.kernel.values import LATER, evolve
from bot.rulesets.alternatif.base.distances import NOTHING_PENDING, NOTHING_UP, State, wields
from bot.rulesets.alternatif.specials.records import oppose, replied, some, unreplied
from bot.rulesets.alternatif.state import (
    Combatant,
    Flank,
    Fumble,
    Hand,
    Kind,
    Manoeuvre,
    Offer,
    Opposed,
    Reply,
    Special,
)
from bot.rulesets.alternatif.state.specials import SPECIALS
from bot.rulesets.shared.book import OWNER, SIDE, happens
from bot.rulesets.shared.check import Term
from bot.rulesets.shared.naming import CombatantId


@happens("ALT-SPE-002", "ALT-SPE-028", to=OWNER)
class SpecialChosen:
    """Somebody has decided on a special action for the weapon that is up; the others learn of it when all have decided
    (ALT-SPE-028)."""

    combatant: CombatantId
    hand: Hand
    special: Kind
    target: CombatantId
    piece: Hand | None = None
    flank: Flank | None = None
    other: CombatantId | None = None

    def change(self, state: State) -> State:
        meant = Manoeuvre(self.special, self.target, self.piece, self.flank, self.other)
        weapon = {"choice": "special", "aim": None, "facing": (), "manoeuvre": meant}
        return wields(state, self.combatant, self.hand, weapon)


@happens("ALT-SPE-036", to=OWNER)
class SpecialProposed:
    """The game master has linked what *combatant* describes to a special action; he is asked whether he means it, for
    *modifier* to the roll (ALT-SPE-036)."""

    combatant: CombatantId
    hand: Hand
    special: Kind
    target: CombatantId
    modifier: int
    piece: Hand | None = None
    flank: Flank | None = None

    def change(self, state: State) -> State:
        meant = Manoeuvre(self.special, self.target, self.piece, self.flank)
        weapon = {"choice": "described", "aim": None, "facing": (), "manoeuvre": meant}
        return wields(state, self.combatant, self.hand, weapon)


@happens("ALT-SPE-036", to=OWNER)
class ProposedDeclined:
    """He does not mean the special action that the game master has proposed."""

    combatant: CombatantId
    hand: Hand

    def change(self, state: State) -> State:
        return wields(state, self.combatant, self.hand, {"choice": None, "manoeuvre": None})


@happens(to=PUBLIC)
class SpecialAttempted:
    """Somebody attempts a special action. *id* names it within its segment; *aimed*: the weapon that *piece* holds;
    *modifier*: what its kind and size add to the roll; *unseen*: its target cannot see it coming; *charge*: it ends
    a charge."""

    combatant: CombatantId
    hand: Hand
    weapon: str
    special: Kind
    target: CombatantId
    id: str
    modifier: int
    occasion: Literal["regular", "free", "counter"] = "regular"
    answers: str | None = None
    piece: Hand | None = None
    aimed: str | None = None
    flank: Flank | None = None
    other: CombatantId | None = None
    unseen: bool = False
    charge: bool = False

    def befalls(self, state: State, who: Combatant) -> State:
        weapon = who.holds(self.hand)
        if weapon is None:
            return state
        acted: dict[str, Any] = {"acted": state.segment}
        changes: dict[str, Any] = {}
        if self.occasion == "regular":
            acted |= NOTHING_UP
        elif self.occasion == "counter":
            acted |= {**NOTHING_PENDING, "status": "offensive", "carry": 0}
        if self.occasion != "free":
            changes = {"target": self.target, "intent": "melee"}
        state = wields(state, self.combatant, self.hand, acted, **changes)
        meant = Manoeuvre(self.special, self.target, self.piece, self.flank, self.other)
        special = Special(
            id=self.id,
            author=self.combatant,
            arm=weapon.arm,
            manoeuvre=meant,
            free=self.occasion == "free",
            counter=self.occasion == "counter",
            answers=self.answers,
            charge=self.charge,
        )
        exposed = self.occasion == "regular" or (
            self.occasion == "free" and self.answers is None and state.settings.free_special_action_offers_free_attack
        )
        if self.unseen or not exposed:
            # Nothing is offered: he does not see it coming, or it is itself an answer or a counter-attack.
            special = evolve(special, asked=special.against)
        return evolve(state, specials=(*state.specials, special))

    def why(self) -> tuple[str, ...]:
        if self.occasion == "counter":
            return ("ALT-CTR-003", "ALT-CTR-004")
        if self.answers is not None:
            return ("ALT-SPE-030",)
        more = ("ALT-SPE-027",) if self.occasion == "free" else ()
        return ("ALT-SPE-002", "ALT-SPE-004", *more)


@happens("ALT-SPE-004", to=OWNER)
class OppositionChosen:
    """How *combatant* will oppose the special action *special* of *other*: nobody else is told before all who oppose
    those of the segment have said what they do. *riposte* and what follows: of a special action of his own, see
    `Manoeuvre`; *also*: the hand that parries beside it; *forced*: nothing else was possible. *how* `anew`: what he
    meant to do has become impossible, and he is asked again."""

    combatant: CombatantId
    other: CombatantId
    special: str
    how: Literal["attack", "parry", "special", "nothing", "anew"]
    hand: Hand | None = None
    riposte: Kind | None = None
    piece: Hand | None = None
    flank: Flank | None = None
    third: CombatantId | None = None
    also: Hand | None = None
    forced: bool = False

    def change(self, state: State) -> State:
        if self.how == "anew":
            return unreplied(state, self.special, self.combatant)
        meant = None
        if self.riposte is not None:
            meant = Manoeuvre(self.riposte, self.other, self.piece, self.flank, self.third)
        return replied(state, self.special, Reply(self.combatant, self.how, self.hand, meant, self.also, self.forced))


@happens(to=PUBLIC)
class SpecialAnswered:
    """How the target of a special action opposes it (ALT-SPE-029, -031, -032); *forced*: nothing else was possible;
    *armed*: he has a weapon to oppose it with, used or not, and does not save (ALT-SPE-033)."""

    combatant: CombatantId
    other: CombatantId
    special: str
    how: Literal["attack", "parry", "special", "nothing"]
    hand: Hand | None = None
    forced: bool = False
    armed: bool = field(default=False, metadata={LATER: True})

    def change(self, state: State) -> State:
        state = unreplied(state, self.special, self.combatant)
        found = next((each for each in state.specials if each.id == self.special and not each.settled), None)
        if found is not None and self.combatant not in found.asked:
            armed = (*found.armed, self.combatant) if self.armed else found.armed
            state = some(state, self.special, asked=(*found.asked, self.combatant), armed=armed)
        if self.how in ("attack", "special"):
            offer = Offer(self.combatant, self.other, "free", "special", settled=True, taken=True)
            state = evolve(state, offers=(*state.offers, offer))
        return state

    def why(self) -> tuple[str, ...]:
        if self.forced:
            return ("ALT-SPE-037",) if self.how == "attack" else ("ALT-SPE-033",)
        found = {"attack": "ALT-SPE-029", "parry": "ALT-SPE-031", "special": "ALT-SPE-030", "nothing": "ALT-SPE-033"}
        return (found[self.how],)


@happens("ALT-SPE-002", "ALT-SPE-003", to=PUBLIC)
class SpecialRolled:
    """The die of a special action (ALT-SPE-002)."""

    combatant: CombatantId
    id: str
    special: Kind
    target: CombatantId
    hand: Hand
    weapon: str
    face: int
    total: int
    terms: tuple[Term, ...]
    natural: Literal[1, 20] | None = None

    def change(self, state: State) -> State:
        state = state.with_(self.combatant, next_strike=0)
        if self.face == 1:
            fumble = Fumble(self.combatant, self.hand, self.weapon, self.target)
            state = evolve(state, fumbles=(*state.fumbles, fumble))
        return some(state, self.id, face=self.face, total=self.total)

    def why(self) -> tuple[str, ...]:
        names = {each.name for each in self.terms}
        rules = ["ALT-SPE-034"] if "size" in names else []
        rules += ["ALT-SPE-016"] if "weapon_manoeuvre_bonus" in names else []
        rules += ["ALT-SPE-012"] if "defence_factor" in names else ["ALT-FAC-004"] if "attack_factor" in names else []
        return tuple(rules)


@happens("ALT-SPE-031", "ALT-SPE-032", to=PUBLIC)
class SpecialParried:
    """A parry stands against the special action *id* of *attacker* (ALT-SPE-031)."""

    combatant: CombatantId
    attacker: CombatantId
    id: str
    hand: Hand
    weapon: str
    face: int
    total: int
    terms: tuple[Term, ...]
    natural: Literal[1, 20] | None = None
    critical: bool = False

    def why(self) -> tuple[str, ...]:
        if self.critical:
            return ("ALT-CRI-014", "ALT-CRI-016")
        return ("ALT-CRI-010",) if self.natural == 1 else ()

    def change(self, state: State) -> State:
        state = wields(state, self.combatant, self.hand, {"acted": state.segment})
        opposed = Opposed(self.combatant, "parry", self.hand, self.total, self.face, sure=self.critical)
        return oppose(state, self.id, opposed)


@happens("ALT-SPE-033", to=PUBLIC)
class ReflexRolled:
    """A reflex save stands against the special action *id* of *attacker* (ALT-SPE-033)."""

    combatant: CombatantId
    attacker: CombatantId
    id: str
    face: int
    total: int
    terms: tuple[Term, ...]
    natural: Literal[1, 20] | None = None

    def change(self, state: State) -> State:
        opposed = Opposed(self.combatant, "save", None, self.total, self.face, sure=self.face == 20)
        return oppose(state, self.id, opposed)


Decided = Literal["totals", "own_1", "own_20", "other_1", "other_20", "critical_parry", "tie", "parry_tie"]
"""What decides a special action: the totals; a pure face of its own or of what opposes it, a critical parry, equal
totals of two special actions, or of one and a parry."""
_DECIDED: Final[Mapping[Decided, tuple[str, ...]]] = {
    "totals": (),
    "own_1": ("ALT-SPE-007",),
    "own_20": ("ALT-SPE-007",),
    "other_1": ("ALT-CRI-010",),
    "other_20": ("ALT-SPE-007",),
    "critical_parry": ("ALT-SPE-031", "ALT-CRI-016"),
    "tie": ("ALT-SPE-030",),
    "parry_tie": ("ALT-SPE-031", "ALT-PAR-006"),
}


@happens(to=PUBLIC)
class SpecialResolved:
    """A special action succeeds or fails against what opposed it. *against*: the highest total opposed, None for
    nothing; *cells*: how far a push goes; *asks*: what its author is asked before it is over. *decided*: by what, if
    not by the totals (`specials.dice.decided`)."""

    combatant: CombatantId
    id: str
    special: Kind
    target: CombatantId
    outcome: Literal["succeeded", "failed"]
    total: int
    against: int | None
    natural: Literal[1, 20] | None = None
    cells: int = 0
    other: CombatantId | None = None
    weapon: str | None = None
    asks: Literal["follow", "grab", "shove"] | None = None
    decided: Decided = field(default="totals", metadata={LATER: True})

    def change(self, state: State) -> State:
        succeeded = self.outcome == "succeeded"
        return some(state, self.id, succeeded=succeeded, cells=self.cells, waits=self.asks, settled=self.asks is None)

    def why(self) -> tuple[str, ...]:
        rules = ["ALT-SPE-005", *SPECIALS[self.special].rules]
        if self.natural is not None:
            rules.append("ALT-SPE-007")
        rules += _DECIDED[self.decided]
        if self.natural == 20 and self.outcome == "succeeded":
            rules.append(SPECIALS[self.special].on_20)
        if self.special == "push" and self.outcome == "succeeded" and (not self.cells or self.decided == "own_20"):
            # A tie pushes by no cell, a natural 20 below the other total by one.
            rules.append("ALT-SPE-011")
        if self.other is not None:
            rules.append("ALT-SPE-023")
        return tuple(dict.fromkeys(rules))


@happens("ALT-MOV-017", to=PUBLIC)
class PushAimed:
    """The author of a push says to which *cell* his enemy goes first (ALT-MOV-017)."""

    combatant: CombatantId
    target: CombatantId
    id: str
    cell: str

    def change(self, state: State) -> State:
        found = next((each for each in state.specials if each.id == self.id and not each.settled), None)
        if found is None or found.cells != 1:
            return some(state, self.id, waits=None, settled=True)
        return some(state, self.id, waits="follow")


@happens("ALT-SPE-009", to=PUBLIC)
class PushFollowed:
    """The author of a push steps after his enemy, or lets him go (ALT-SPE-009)."""

    combatant: CombatantId
    target: CombatantId
    id: str
    follows: bool

    def change(self, state: State) -> State:
        return some(state, self.id, waits=None, settled=True)


@happens("ALT-CTR-001", "ALT-CTR-002", to=SIDE)
class CounterAnnounced:
    """A counter-attack is prepared against the next attack of *target* (ALT-CTR-002)."""

    combatant: CombatantId
    hand: Hand
    weapon: str
    special: Kind
    target: CombatantId
    piece: Hand | None = None
    flank: Flank | None = None

    def change(self, state: State) -> State:
        meant = Manoeuvre(self.special, self.target, self.piece, self.flank)
        weapon = {**NOTHING_PENDING, "counter": meant}
        return wields(state, self.combatant, self.hand, weapon)


@happens("ALT-CTR-006", to=SIDE)
class CounterDropped:
    """A counter-attack is given up (ALT-CTR-006), or its enemy is gone."""

    combatant: CombatantId
    hand: Hand
    reason: Literal["given_up", "no_target"]

    def change(self, state: State) -> State:
        return wields(state, self.combatant, self.hand, NOTHING_PENDING)


@happens("ALT-SPE-034", "ALT-SPE-035", to=PUBLIC)
class LicenceSaid:
    """The game master says which special actions are possible against *combatant* (ALT-SPE-034)."""

    combatant: CombatantId
    suffers: Literal["all", "breakthrough", "none"]

    def change(self, state: State) -> State:
        return state.amend(self.combatant, "licence", suffers=self.suffers)
