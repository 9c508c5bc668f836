"""A parry: as a reaction, some are harder to hit by one melee attack that would hit them (DN5-REA-001, -002)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.kernel.decisions import NOTHING, Choice, Decision, Field
from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.dnd5.attack import arms, striking
from bot.rulesets.dnd5.base.budget import may_react
from bot.rulesets.dnd5.reactions.offering import Kind, Occurrence
from bot.rulesets.dnd5.state import Blow, Fighter, Offer, State, sees
from bot.rulesets.dnd5.traits.events import Parried

PARRY: Final = "parry"


def on_hit(state: State, on: Occurrence) -> Iterator[Offer]:
    """Whoever is hit hand to hand by somebody whom he sees, with something in hand that turns a blow aside."""
    who, attacker, deed = state.combatants.get(on.target or ""), state.combatants.get(on.who), state.deed
    if who is None or attacker is None or not isinstance(deed, Blow):
        return
    arm = arms.used(attacker, deed)
    if deed.thrown or arms.ranged(state, attacker, who, arm) or not sees(state, who, attacker):
        return
    if may_react(who) and _armed(who):
        yield Offer(who.id, PARRY, attacker.id)


def _armed(who: Fighter) -> bool:
    return bool(who.parry) and any(each.thing and each.in_hand for each in arms.melee(who))


def _stands(state: State, offer: Offer) -> bool:
    deed, who = state.deed, state.combatants[offer.who]
    hit = isinstance(deed, Blow) and deed.stage == "hit" and deed.target == who.id and not (deed.critical or deed.ruled)
    return hit and offer.target in state.combatants and _armed(who)


def _asks(state: State, offer: Offer) -> Decision:
    turn = "" if state.turn is None else f"{state.turn.who}.{state.turn.deeds}"
    key = f"{offer.who}:{PARRY}:{state.round}.{turn}.{len(state.deeds)}.{offer.target}"
    about = {"target": offer.target, "bonus": state.combatants[offer.who].parry}
    return Decision(key, PARRY, offer.who, (Field(PARRY, (PARRY, NOTHING)),), {PARRY: NOTHING}, about)


def _does(scene: Scene[State], offer: Offer, choice: Choice) -> Action:
    yield from tell(Parried(offer.who, offer.target or "", scene.now.combatants[offer.who].parry))


def helps(state: State, who: Fighter) -> bool:
    """Whether his parry would turn aside what has just hit *who*."""
    deed = state.deed
    if not isinstance(deed, Blow) or deed.critical or deed.ruled:
        return False
    return deed.total < striking.held_against(state, striking.trial_of(state, deed)) + deed.parried + who.parry


KIND: Final = Kind(_stands, _asks, _does)

__all__ = ["KIND", "PARRY", "helps", "on_hit"]
