"""Free actions, offered and settled: who could take one, with what, and what is still open (ALT-FRE-003, -004).
`occasions` asks and takes them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.kernel.events import PUBLIC
from bot.kernel.values import evolve
from bot.rulesets.alternatif.base import shares as wielding
from bot.rulesets.alternatif.base.distances import State
from bot.rulesets.alternatif.base.needs import About, begun
from bot.rulesets.alternatif.state import (
    AlternatifState,
    Combatant,
    Hand,
    Offer,
    Wielded,
    guard_is_down,
    helpless_against,
    is_bare_handed,
    is_clinched,
    reaches,
    sees,
)
from bot.rulesets.shared.book import happens, word
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import from_flag, from_text
from bot.rulesets.shared.people import two


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


# ---- who could take one


def may_take(state: AlternatifState, who: Combatant, target: Combatant) -> bool:
    """Whether *who* could act at once against *target* (ALT-FRE-015)."""
    return not lacks(state, who, target)


def lacks(state: AlternatifState, who: Combatant, target: Combatant) -> str:
    """What keeps *who* from acting at once against *target*, as a refusal says it; nothing: he can (ALT-FRE-015)."""
    # Felled in this very segment: what was struck at the same time counts, what comes after it does not.
    if who.out or target.out or who.body <= 0 or target.body <= 0:
        return "out"
    if who.surprised:
        return "surprised"
    if target.id not in who.contacts:
        return "apart"
    if guard_is_down(who, state.segment):
        return "guard"
    # A blade strikes at wrestlers, a fist does not (ALT-WRE-021).
    if helpless_against(state, who.id, target.id) or (is_clinched(target) and is_bare_handed(who)):
        return "held"
    if target.hidden or not sees(who, target):
        return "unseen"
    if not reaches(who, target):
        return "reach"
    return "" if weapons_for(state, who) else "acted"


def weapons_for(state: AlternatifState, who: Combatant) -> list[Wielded]:
    """The weapons of *who* that have not acted in this segment, fists included; none when he has done something else in
    it, or has wrestled (ALT-REA-009, ALT-WRE-010). What is on the defensive may, and stays so (ALT-FRE-005)."""
    if who.busy == state.segment or any(each.acted == state.segment for each in who.wrestling.grips):
        return []
    free = [each for each in who.hands if each.acted != state.segment and each.arm.strikes]
    return [each for each in free if wielding.usable(who, each.arm)]


def live(state: AlternatifState) -> list[Offer]:
    """The offers that can still be taken: at once or never (ALT-REA-022), and never more than one action in a
    segment on the same target (ALT-FRE-004)."""
    found: list[Offer] = []
    for each in state.offers:
        to, target = state.combatants[each.to], state.combatants[each.target]
        if each.settled or not may_take(state, to, target):
            continue
        if each.kind == "frank" and each.cause == "guard_down" and not guard_is_down(target, state.segment):
            continue
        if has_taken(state, to, target) or any((other.to, other.target) == (each.to, each.target) for other in found):
            continue
        found.append(each)
    return found


def has_taken(state: AlternatifState, who: Combatant, target: Combatant) -> bool:
    """Whether *who* has taken his one free action of this segment against *target* (ALT-FRE-004)."""
    return any(each.taken for each in state.offers if (each.to, each.target) == (who.id, target.id))


def forfeits(state: AlternatifState, who: Combatant, weapons: Sequence[Wielded]) -> str | None:
    """Against whom *who* has a free action that a parry with one of *weapons* costs him: with his only one
    (ALT-FRE-003)."""
    offers = live(state) if state.offers else []
    mine = [each.target for each in offers if each.to == who.id]
    return mine[0] if mine and len(weapons_for(state, who)) == 1 == len(weapons) else None


def fumbled(opponent: str, ident: str, segment: int) -> FreeActionOffered:
    """That *opponent* may act at once against *ident*, who has fumbled (ALT-FRE-002)."""
    return FreeActionOffered(opponent, ident, "free", "fumble", segment)


# ---- The game master offers free actions, and takes them back.


@word(command="gm-free")
class OfferFree(About):
    """The game master gives *who* a free action against *target* in this segment, or withdraws it (ALT-FRE-001): the
    question comes or goes with it."""

    needs = (begun,)
    target: CombatantId = from_text("target")
    withdraw: bool = from_flag("change", "withdraw", "give", "give")

    def refuse(self, state: State, who: Combatant) -> None:
        _, target = two(state, self.who, self.target)
        standing = [each for each in state.offers if (each.to, each.target) == (who.id, target.id) and not each.settled]
        if self.withdraw:
            if not standing:
                raise Refused("alternatif-no-offer", name=who.name, target=target.name)
            return
        if standing:
            raise Refused("alternatif-already-offered", name=who.name, target=target.name)
        lack = "taken" if has_taken(state, who, target) else lacks(state, who, target)
        if lack:
            raise Refused("alternatif-cannot-take", name=who.name, target=target.name, why=lack)

    def take(self, scene: Scene[State]) -> Action:
        if self.withdraw:
            yield from tell(FreeActionSettled(self.who, self.target, "withdrawn"))
            return
        state = scene.now
        frank = guard_is_down(state.combatants[self.target], state.segment)
        kind: Literal["free", "frank"] = "frank" if frank else "free"
        yield from tell(FreeActionOffered(self.who, self.target, kind, "gm", state.segment))
