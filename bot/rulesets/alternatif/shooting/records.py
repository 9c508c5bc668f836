"""What is remembered of shooters and of what flies at somebody, and what is said of ranges, changed."""

from __future__ import annotations

from typing import Any

from bot.kernel.events import GM_ONLY, PUBLIC, Audience
from bot.kernel.values import evolve
from bot.rulesets.alternatif.base.distances import State, slipped, some_blows
from bot.rulesets.alternatif.state import Arm, Combatant, Hand, Wielded, by_hand
from bot.rulesets.alternatif.state.arms import Band, pair_key
from bot.rulesets.shared.book import SIDE, happens
from bot.rulesets.shared.naming import CombatantId


def planned(state: State, ident: str, **changes: Any) -> State:
    """*changes* to the shot that *ident* prepares, if he prepares one."""
    who = state.combatants.get(ident)
    if who is None or who.shooting.plan is None:
        return state
    return state.amend(ident, "shooting", plan=evolve(who.shooting.plan, **changes))


def leaves(state: State, ident: str, segment: int, **changes: Any) -> State:
    """The shot of *ident* leaves in *segment*; *changes* to it as an action."""
    return state.amend(ident, "task", prepared=segment, first=segment, last=segment, **changes)


def met(state: State, blow: str, *, parried: bool) -> State:
    """The shot *blow* has been answered."""
    changes = {"answered": True, "parried": True} if parried else {"answered": True}
    return some_blows(state, blow, **changes)


# ---- What is said of ranges, cover and speed, and of what somebody shoots or shelters with.


@happens("ALT-RNG-002", to=PUBLIC)
class DistanceSaid:
    """The game master says how far two people are from each other: in *centimetres* (*metres* in words), or as a
    *range*; neither: unsaid again."""

    combatant: CombatantId
    other: CombatantId
    centimetres: int | None = None
    metres: str | None = None
    range: Band | None = None

    def change(self, state: State) -> State:
        key = pair_key(self.combatant, self.other)
        distances = {pair: value for pair, value in state.places.distances.items() if pair != key}
        bands = {pair: value for pair, value in state.places.bands.items() if pair != key}
        if self.centimetres is not None:
            distances[key] = self.centimetres
        elif self.range is not None:
            bands[key] = self.range
        return evolve(state, places=evolve(state.places, distances=distances, bands=bands))


@happens("ALT-DEF-013", "ALT-DEF-016")
class CoverSaid:
    """*percent* of *combatant* is hidden from *other*, or from all shooters: a *bonus* to his armour class against
    shots. *secret*: not for the players."""

    combatant: CombatantId
    percent: int
    bonus: int
    other: CombatantId | None = None
    secret: bool = False

    def befalls(self, state: State, who: Combatant) -> State:
        cover = (
            {} if self.other is None and not self.percent else {**who.shooting.cover, self.other or "": self.percent}
        )
        return state.amend(who.id, "shooting", cover=cover)

    def audience(self) -> Audience:
        return GM_ONLY if self.secret else PUBLIC


@happens("ALT-RNG-009", to=PUBLIC)
class SpeedSaid:
    """*combatant* is so fast that shots at him have *malus* (0 to -4)."""

    combatant: CombatantId
    malus: int

    def change(self, state: State) -> State:
        return state.amend(self.combatant, "shooting", speed=self.malus)


@happens("ALT-MIS-020", to=SIDE)
class WeaponReadied:
    """*combatant*'s first shot needs no die: his weapon is drawn and loaded (ALT-MIS-020)."""

    combatant: CombatantId
    weapon: str

    def change(self, state: State) -> State:
        return state.amend(self.combatant, "shooting", ready=True)


@happens("ALT-MIS-022", to=PUBLIC)
class Walked:
    """*combatant* moves by *cells* in this segment; two or more are a full move (ALT-MIS-022)."""

    combatant: CombatantId
    cells: int

    def befalls(self, state: State, who: Combatant) -> State:
        if self.cells < 2:
            return state
        if who.riding.well:
            # It is his mount that moves (ALT-MNT-005).
            return slipped(state, who.id)
        return slipped(state.amend(who.id, "shooting", full_move=state.segment), who.id)


@happens("ALT-DEF-002", to=PUBLIC)
class ShieldGranted:
    """Something serves *combatant* as a shield in *hand*: a table top, a plank (ALT-DEF-002)."""

    combatant: CombatantId
    hand: Hand
    defence: int

    def befalls(self, state: State, who: Combatant) -> State:
        arm = Arm("improvised_shield", self.hand, defence=self.defence, damage="1d2", wound="blunt", tags=("shield",))
        kept = tuple(each for each in who.hands if each.arm.hand != self.hand and not each.arm.is_natural)
        hands = sorted((*kept, Wielded(arm)), key=by_hand)
        return state.with_(who.id, hands=tuple(hands))
