"""Counter-attacks: announced before the reaction roll, armed from their initiative on, set off by the enemy's next
regular action against their author (ALT-CTR). Nobody but his own side knows of one before.

An armed one is nothing but a due segment that lies behind: nothing happens at it, so nothing is told.
"""

from __future__ import annotations

from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.alternatif.specials.events import CounterDropped
from bot.rulesets.alternatif.state import AlternatifState, Combatant, Hand, Wielded


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
