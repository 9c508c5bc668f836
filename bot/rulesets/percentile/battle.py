"""The battle: battalions, numbers in contact, volleys (PCT-BAT)."""

from __future__ import annotations

from bot.rulesets.percentile.state import Fighter, Hit, PercentileState, Turn


def halves(state: PercentileState, actor: Fighter) -> bool:
    """Whether the damage of *actor* is halved: the enemies of the heroes, in a battle (PCT-BAT-003)."""
    return state.settings.variant == "battle" and not actor.pj


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


def times(state: PercentileState, turn: Turn, hit: Hit) -> int:
    """How many blows land at once: one, but for a battalion's (PCT-BAT-005) and a volley's arrows (PCT-BAT-006)."""
    actor = state.fighters[turn.actor]
    if hit.hand == "volley":
        return max(1, turn.arrows)
    if actor.soldiers is None or state.settings.battle_damage == "single":
        return 1
    return max(1, contact(state, state.fighters[hit.target], actor))


def heroes(state: PercentileState, battalion: Fighter) -> list[str]:
    """Those whom a battalion attacks when its declared target is one of several in contact: the heroes, in roster order
    (PCT-BAT-004)."""
    return [
        each.id
        for each in state.fighters.values()
        if each.side != battalion.side and not each.out and not each.hidden and each.soldiers is None
    ]
