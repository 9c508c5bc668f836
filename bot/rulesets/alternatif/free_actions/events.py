"""What happens to free actions: offered and settled."""

from __future__ import annotations

from typing import Literal

from bot.kernel.events import PUBLIC
from bot.kernel.values import evolve
from bot.rulesets.alternatif.base.distances import State
from bot.rulesets.alternatif.state import Hand, Offer
from bot.rulesets.shared.book import happens
from bot.rulesets.shared.naming import CombatantId


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
        if self.cause == "surprise":
            frank = ("ALT-SUR-012",) if self.kind == "frank" else ()
            return ("ALT-SUR-003", *frank, *(("ALT-CHG-011",) if self.impetus else ()))
        if self.cause == "gm":
            return ("ALT-GEN-013", "ALT-FRE-011" if self.kind == "frank" else "ALT-FRE-002")
        if self.cause == "wrestling":
            return ("ALT-WRE-041",)
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
