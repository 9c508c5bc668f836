"""Battles: battalions and heroes (PCT-BAT)."""

from __future__ import annotations

from bot.kernel.events import PUBLIC
from bot.rulesets.percentile.state import Fighter, Hit, PercentileState, Turn
from bot.rulesets.shared.book import happens
from bot.rulesets.shared.naming import CombatantId


@happens("PCT-BAT-008", to=PUBLIC)
class SoldiersLost:
    """A battalion is *lost* soldiers smaller; *left* stand, whoever comes forward unhurt."""

    combatant: CombatantId
    lost: int
    left: int

    decides = True

    def change(self, state: PercentileState) -> PercentileState:
        who = state.fighters.get(self.combatant)
        return (
            state
            if who is None
            else state.with_(who.id, soldiers=self.left, hit_points=who.soldier_hit_points if self.left else 0)
        )


def halves(state: PercentileState, actor: Fighter) -> bool:
    """Whether the damage of *actor* is halved: the enemies of the heroes, in a battle (PCT-BAT-003)."""
    if state.settings.variant != "battle" or actor.pc:
        return False
    return not any(each.pc and each.side == actor.side for each in state.fighters.values())


def contact(state: PercentileState, hero: Fighter, battalion: Fighter) -> int:
    """How many of *battalion* are in contact with *hero*: 2 in his first round, doubled every following one, at most
    the living (PCT-BAT-005)."""
    wanted: int = 2 ** min(20, hero.rounds_in + 1)
    # Several battalions share the number, filled in the order of the roster.
    for each in state.fighters.values():
        if each.soldiers is None or each.out or each.side != battalion.side:
            continue
        here = min(wanted, each.soldiers)
        if each.id == battalion.id:
            return here
        wanted -= here
    return 0


def touches(state: PercentileState, one: Fighter, other: Fighter) -> bool:
    """Whether the two can come to blows hand to hand: of a battalion only those in contact with a hero can
    (PCT-BAT-004, -005, -008)."""
    if one.soldiers is not None and other.soldiers is None:
        return contact(state, other, one) > 0
    if one.soldiers is None and other.soldiers is not None:
        return contact(state, one, other) > 0
    return True


def times(state: PercentileState, turn: Turn, hit: Hit) -> int:
    """How many blows land at once: one, but for a battalion's (PCT-BAT-005) and a volley's arrows (PCT-BAT-006)."""
    actor = state.fighters[turn.actor]
    if hit.hand == "volley":
        return max(1, turn.arrows)
    if actor.soldiers is None or state.settings.battle_damage == "single":
        return 1
    return max(1, contact(state, state.fighters[hit.target], actor))


def struck(state: PercentileState, turn: Turn, target: Fighter) -> int:
    """How many soldiers of a battalion a hit strikes: one, but by an area spell all who are in contact (PCT-BAT-007,
    -008)."""
    spell = next((each for each in state.fighters[turn.actor].spells if each.spell == turn.declaration.spell), None)
    if target.soldiers is None or spell is None or not spell.area:
        return 1
    near = sum(contact(state, state.fighters[ident], target) for ident in heroes(state, target))
    return max(1, min(near, target.soldiers))


def heroes(state: PercentileState, battalion: Fighter) -> list[str]:
    """Those whom a battalion attacks: every hero, in roster order (PCT-BAT-004)."""
    return [
        each.id
        for each in state.fighters.values()
        if each.side != battalion.side and not each.out and not each.hidden and each.soldiers is None
    ]
