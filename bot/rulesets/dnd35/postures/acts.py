"""Acts that provoke, once all who could have struck before them have had their say (D35-AOO-002, -005)."""

from __future__ import annotations

from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.dnd35.postures import hands
from bot.rulesets.dnd35.postures.events import ActEnded
from bot.rulesets.dnd35.state import Act, State


def act_of(state: State) -> Act | None:
    """The act that is being done."""
    deed = state.deed
    return deed if isinstance(deed, Act) and deed.what in ("stand", "pick_up") else None


def finish(scene: Scene[State]) -> Action:
    """He stands, or has what he took up, if he still can."""
    act = act_of(scene.now)
    assert act is not None
    who = scene.now.combatants[act.who]
    if act.what == "stand":
        yield from tell(ActEnded(who.id, "stand", outcome="unable" if who.out else "done"))
        return
    found = next((each for each in hands.within_grasp(scene.now, who) if each.weapon.weapon == act.item), None)
    held = None if found is None else hands.hold(who, found.weapon)
    if who.out:
        yield from tell(ActEnded(who.id, "pick_up", act.item, "unable"))
    elif held is None:
        yield from tell(ActEnded(who.id, "pick_up", act.item, "gone"))
    else:
        yield from tell(ActEnded(who.id, "pick_up", act.item, held=held))


__all__ = ["act_of", "finish"]
