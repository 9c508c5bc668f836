"""Who acts in which place: one die each, ties, surprises, newcomers (PCT-INI)."""

from __future__ import annotations

from bot.kernel.dice import dice
from bot.kernel.effects import Action, Scene, roll, tell
from bot.rulesets.percentile.initiative.events import InitiativeRolled, OrderSet, TieRolled
from bot.rulesets.percentile.rounds.events import PhaseReached
from bot.rulesets.percentile.state import SURPRISE, Fighter, PercentileState, takes_part
from bot.rulesets.shared import initiative as order
from bot.rulesets.shared.initiative import Ordering

D6 = dice("d6")


def initiative(scene: Scene[PercentileState]) -> Action:
    """Step 1 of a round: whoever has no initiative rolls, ties are settled, the order is set (PCT-INI-001, -009,
    -010)."""
    if scene.now.settings.initiative_roll == "round":
        for ident in contenders(scene.now):
            yield from _rolled(scene, ident)
    for ident in contenders(scene.now):
        if scene.now.fighters[ident].initiative is None:
            yield from _rolled(scene, ident)
    yield from _ordering(scene.now).settle(scene, contenders(scene.now))
    yield from tell(PhaseReached("declaring"))


def again(scene: Scene[PercentileState]) -> Action:
    """A total that the game master has changed puts the order right, as long as nothing is resolved (PCT-INI-007);
    newcomers wait for the next round (PCT-INI-010)."""
    for ident in scene.now.order:
        if scene.now.fighters[ident].initiative is None:
            yield from _rolled(scene, ident)
    yield from _ordering(scene.now).settle(scene, placed(scene.now))


def stale(state: PercentileState) -> bool:
    """Whether the order is not what the totals say any more."""
    return _ordering(state).stale(state, placed(state))


def placed(state: PercentileState) -> tuple[str, ...]:
    """Those in the order, and whoever is back in the fight since it was set: his total stands (PCT-INI-009)."""
    return order.placed(state, contenders(state))


def _rolled(scene: Scene[PercentileState], ident: str) -> Action:
    """A surprise is 7 without a die; with initiative rolled each round it lasts the first one only (PCT-INI-007)."""
    who = scene.now.fighters[ident]
    if who.surprise and who.initiative is None:
        yield from tell(InitiativeRolled(ident, None, SURPRISE))
        return
    (face,) = yield from roll(D6, who=ident, why="initiative")
    yield from tell(InitiativeRolled(ident, face, face))


def contenders(state: PercentileState) -> list[str]:
    """Those who take part, in the order of the roster."""
    return [each.id for each in state.fighters.values() if not each.out and takes_part(state, each.id)]


def _rank(who: Fighter) -> tuple[int, bool, list[int], int]:
    """Highest total first, players before others on equal totals, then by their ties, the rest as they joined unless
    the game master has swapped them (PCT-INI-006); a surprise is a total like any other (PCT-INI-008)."""
    return (-(who.initiative or 0), not who.pc, [-face for face in who.tie], who.seat)


def _players(who: Fighter) -> tuple[int, bool, tuple[int, ...]] | None:
    """Players who are equal roll off; the game master's people act as they joined (PCT-INI-003 to -006). Nobody rolls
    against somebody whom nobody sees: that would tell that he is there."""
    return (who.initiative, who.pc, who.tie) if who.initiative is not None and who.pc and not who.hidden else None


def _everybody(who: Fighter) -> tuple[int, bool, tuple[int, ...]] | None:
    """The table has the game master's people roll as well."""
    return None if who.initiative is None or who.hidden else (who.initiative, who.pc, who.tie)


_ORDERINGS = {
    "roster": Ordering(_rank, _players, D6, TieRolled, OrderSet),
    "roll": Ordering(_rank, _everybody, D6, TieRolled, OrderSet),
}
"""By the setting `npc_tie`."""


def _ordering(state: PercentileState) -> Ordering:
    return _ORDERINGS[state.settings.npc_tie]
