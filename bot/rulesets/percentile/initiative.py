"""Initiative: one die each, ties, surprises, newcomers (PCT-INI)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.kernel.dice import dice
from bot.kernel.effects import Action, Scene, roll, tell
from bot.rulesets.percentile.events import InitiativeRolled, OrderSet, PhaseReached, TieRolled
from bot.rulesets.percentile.state import SURPRISE, Fighter, PercentileState, takes_part

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
    yield from _settle(scene, contenders(scene.now))
    yield from tell(PhaseReached("declaring"))


def again(scene: Scene[PercentileState]) -> Action:
    """A total that the game master has changed puts the order right, as long as nothing is resolved (PCT-INI-007);
    newcomers wait for the next round (PCT-INI-010)."""
    for ident in scene.now.order:
        if scene.now.fighters[ident].initiative is None:
            yield from _rolled(scene, ident)
    yield from _settle(scene, placed(scene.now))


def stale(state: PercentileState) -> bool:
    """Whether the order is not what the totals say any more."""
    among = placed(state)
    everybody = [state.fighters[ident] for ident in among]
    return missing(everybody) or bool(first_tie(state, among)) or ranked(state, among) != state.order


def placed(state: PercentileState) -> tuple[str, ...]:
    """Those in the order, and whoever is back in the fight since it was set: his total stands (PCT-INI-009)."""
    back = (each for each in contenders(state) if each not in state.order)
    return (*state.order, *(each for each in back if state.fighters[each].initiative is not None))


def _settle(scene: Scene[PercentileState], among: Sequence[str]) -> Action:
    """Ties are rolled off until no two are equal, then the order stands."""
    while tied := first_tie(scene.now, among):
        for ident in tied:
            (face,) = yield from roll(D6, who=ident, why="tie")
            yield from tell(TieRolled(ident, face))
    state = scene.now
    order = ranked(state, among)
    if order != state.order:
        hidden = {each.id for each in state.fighters.values() if each.hidden}
        before, after = ([each for each in places if each not in hidden] for places in (state.order, order))
        yield from tell(OrderSet(order, unseen=before == after))


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


def first_tie(state: PercentileState, among: Sequence[str]) -> list[str]:
    """The first group still equal that must roll, highest total first; the game master's people act as they joined
    unless the table has them roll (PCT-INI-003 to -006)."""
    people = [each for each in state.fighters.values() if each.id in among]
    groups: dict[tuple[int, bool, tuple[int, ...]], list[str]] = {}
    for who in people:
        # Nobody rolls against somebody whom nobody sees: that would tell that he is there.
        if who.initiative is not None and not who.hidden and (who.pj or state.settings.npc_tie == "roll"):
            groups.setdefault((who.initiative, who.pj, who.tie), []).append(who.id)
    tied = {key: group for key, group in groups.items() if len(group) > 1}
    if not tied:
        return []
    return tied[max(tied)]


def ranked(state: PercentileState, among: Sequence[str]) -> tuple[str, ...]:
    """Who acts in which place: highest total first, players before others on equal totals, then by their ties, the rest
    as they joined unless the game master has swapped them (PCT-INI-006)."""
    return tuple(sorted(among, key=lambda ident: _rank(state.fighters[ident])))


def _rank(who: Fighter) -> tuple[int, bool, list[int], int]:
    return (-(who.initiative or 0), not who.pj, [-face for face in who.tie], who.seat)


def missing(people: Iterable[Fighter]) -> bool:
    """Whether anybody has not rolled."""
    return any(each.initiative is None for each in people)
