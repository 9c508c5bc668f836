"""What healing gives back: hit points, and as many points of nonlethal damage (D35-HPS-005, -014)."""

from __future__ import annotations

from bot.rulesets.dnd35.state import Fighter, State


def cured(state: State, ident: str, points: int) -> State:
    """*state* once magic has healed *points* of *ident*: so many hit points, never above his most, and as much
    nonlethal damage; the dying lose no more. Nothing heals the dead.

    >>> hurt = Fighter("o", "O", "foes", hit_points=4, hit_points_max=12, nonlethal=9)
    >>> healed = cured(State(combatants={"o": hurt}), "o", 6).combatants["o"]
    >>> healed.hit_points, healed.nonlethal
    (10, 3)
    """
    who = state.combatants.get(ident)
    if who is None or who.died or points <= 0:
        return state
    healed = min(who.hit_points_max, who.hit_points + points)
    return state.with_(
        ident, hit_points=healed, nonlethal=max(0, who.nonlethal - points), stable=who.stable or healed < 0
    )


def curable(who: Fighter) -> bool:
    """Whether healing would do him any good."""
    return not who.died and (who.hit_points < who.hit_points_max or who.nonlethal > 0)


__all__ = ["curable", "cured"]
