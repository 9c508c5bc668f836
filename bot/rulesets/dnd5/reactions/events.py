"""What is told of reactions (DN5-REA)."""

from __future__ import annotations

from bot.kernel.events import GM_ONLY
from bot.rulesets.dnd5.state import Offer, State
from bot.rulesets.shared.book import happens
from bot.rulesets.shared.naming import CombatantId


@happens("DN5-REA-010", to=GM_ONLY)
class ReactionsOpened:
    """What is being done gives some a reaction: they are asked one after the other."""

    offers: tuple[Offer, ...]

    def change(self, state: State) -> State:
        deed = state.deed
        if deed is None:
            return state
        return state.in_deed(offers=(*deed.offers, *self.offers), asked=True)


@happens(to=GM_ONLY)
class ReactionDeclined:
    """*combatant* lets it pass, or cannot react any more: nothing is spent (DN5-REA-010)."""

    combatant: CombatantId

    def change(self, state: State) -> State:
        return answered(state, self.combatant)


def answered(state: State, ident: str) -> State:
    """*state* once the first offer to *ident* is answered."""
    deed = state.deed
    if deed is None:
        return state
    at = next((at for at, each in enumerate(deed.offers) if each.who == ident), None)
    if at is None:
        return state
    return state.in_deed(offers=(*deed.offers[:at], *deed.offers[at + 1 :]))


def reacted(state: State, ident: str) -> State:
    """*state* once *ident* has used his reaction (DN5-REA-002)."""
    return answered(state.with_(ident, reacted=True), ident)


def offered(state: State) -> Offer | None:
    """Who may react next."""
    deed = state.deed
    return deed.offers[0] if deed is not None and deed.offers else None


__all__ = ["ReactionDeclined", "ReactionsOpened", "answered", "offered", "reacted"]
