"""What becomes of those who are turned, or afraid: they flee; where they cannot, the turned cower, the panicked defend
themselves, and others may fight. Whoever comes too near breaks a turning (D35-TUR-004, -005)."""

from __future__ import annotations

from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.dnd35.base import budget
from bot.rulesets.dnd35.base.distances import distance
from bot.rulesets.dnd35.base.holds import grappling
from bot.rulesets.dnd35.base.outlook import Outlook
from bot.rulesets.dnd35.movement import steps, ways
from bot.rulesets.dnd35.movement.actions import can_move
from bot.rulesets.dnd35.movement.ways import Way
from bot.rulesets.dnd35.postures.events import ActBegun
from bot.rulesets.dnd35.rounds import turns
from bot.rulesets.dnd35.stances.actions import Defend
from bot.rulesets.dnd35.stances.events import StanceTaken
from bot.rulesets.dnd35.state import Fighter, Move, State, enemies
from bot.rulesets.dnd35.state.plights import PLIGHTS, suffers
from bot.rulesets.dnd35.turning.events import Cowered, GotAway, TurningEnded
from bot.rulesets.dnd35.turning.reach import NEAR
from bot.rulesets.shared.conditions import Anchor


def flees(state: State) -> bool:
    """Whether it is the turn of somebody who must flee: nobody decides what he does. Whoever is merely frightened does
    what he likes where he cannot."""
    turn = state.turn
    if turn is None or not suffers(who := state.combatants[turn.who], "flees"):
        return False
    return suffers(who, "no_attack") or _gets_up(state, who) or bool(_way(state, who).cells)


def _gets_up(state: State, who: Fighter) -> bool:
    """Whether he stands up first."""
    turn = budget.turn_of(state, who)
    able = turn is not None and budget.has_move(turn) and not grappling(state, who.id) and who.mount is None
    return able and who.has("prone")


def _way(state: State, who: Fighter) -> Way:
    """As far as he comes from what he flees: from whoever has turned or frightened him, else from all foes."""
    if not can_move(Outlook(state, who)):
        return Way()
    causes = (state.combatants.get(each.by or "") for each in who.conditions if each.kind in PLIGHTS["flees"])
    found = [each for each in causes if each is not None and each.id != who.id and not each.died]
    return ways.farthest(state, who, found or enemies(state, who))


def flee(scene: Scene[State]) -> Action:
    """He goes as far as he can, on his feet; of those who can go nowhere the turned cower, the panicked are in total
    defence."""
    turn = scene.now.turn
    assert turn is not None
    who = scene.now.combatants[turn.who]
    if who.out:
        yield from turns.end(scene, who.id)
        return
    if _gets_up(scene.now, who):
        yield from tell(ActBegun(who.id, "stand"))
        return
    way = _way(scene.now, who)
    if way.cells:
        yield from steps.set_out(scene, who.id, way)
        return
    if who.has("turned") and not turn.moved:
        yield from tell(Cowered(who.id, Anchor(scene.now.round + 1, "begin", who.id)))
    elif not turn.moved and Defend().asked(Outlook(scene.now, who)) is not None:
        yield from tell(StanceTaken(who.id, "total"))
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
