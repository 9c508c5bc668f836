"""What becomes of those who are turned: they flee, or cower; whoever comes too near breaks it (D35-TUR-004, -005)."""

from __future__ import annotations

from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.dnd35.base import budget
from bot.rulesets.dnd35.base.distances import distance
from bot.rulesets.dnd35.base.outlook import Outlook
from bot.rulesets.dnd35.movement import steps, ways
from bot.rulesets.dnd35.movement.actions import can_move
from bot.rulesets.dnd35.movement.ways import Way
from bot.rulesets.dnd35.postures.events import ActBegun
from bot.rulesets.dnd35.rounds import turns
from bot.rulesets.dnd35.state import Fighter, Move, State, enemies
from bot.rulesets.dnd35.turning.events import Cowered, GotAway, TurningEnded
from bot.rulesets.dnd35.turning.reach import NEAR
from bot.rulesets.shared.conditions import Anchor


def flees(state: State) -> bool:
    """Whether it is the turn of somebody who is turned: nobody decides what he does."""
    turn = state.turn
    return turn is not None and state.combatants[turn.who].has("turned")


def _way(state: State, who: Fighter) -> Way:
    """As far as he comes from whoever has turned him."""
    turned = who.condition("turned")
    by = state.combatants.get(turned.by or "") if turned is not None else None
    return ways.farthest(state, who, enemies(state, who) if by is None else [by])


def flee(scene: Scene[State]) -> Action:
    """He goes as far as he can, on his feet; whoever can go nowhere cowers."""
    turn = scene.now.turn
    assert turn is not None
    who = scene.now.combatants[turn.who]
    if who.out:
        yield from turns.end(scene, who.id)
        return
    if who.has("prone") and budget.has_move(turn):
        yield from tell(ActBegun(who.id, "stand"))
        return
    way = _way(scene.now, who) if can_move(Outlook(scene.now, who)) else Way()
    if way.cells:
        yield from steps.set_out(scene, who.id, way)
        return
    if not turn.moved:
        yield from tell(Cowered(who.id, Anchor(scene.now.round + 1, "begin", who.id)))
    yield from turns.end(scene, who.id)


def _changed(state: State) -> tuple[Fighter, str, bool] | None:
    """Whose turning is broken by whom, or who has got away from somebody who stood beside him (True)."""
    for who in state.combatants.values():
        turned = who.condition("turned")
        by = None if turned is None else state.combatants.get(turned.by or "")
        if by is None or ((by.cell is None or who.cell is None) and by.id not in who.gaps):
            continue
        near = distance(by, who) < NEAR
        if who.near and not near:
            return who, by.id, True
        running = isinstance(state.deed, Move) and state.deed.who == who.id
        if near and not who.near and not running:
            return who, by.id, False
    return None


def changes(state: State) -> bool:
    """Whether somebody who turned undead has come near one of them."""
    return _changed(state) is not None


def change(scene: Scene[State]) -> Action:
    found = _changed(scene.now)
    assert found is not None
    who, by, away = found
    yield from tell(GotAway(who.id) if away else TurningEnded(who.id, by, "near"))


__all__ = ["change", "changes", "flee", "flees"]
