"""What hands do, once all who could have struck before it have had their say (D35-AOO-002, -005)."""

from __future__ import annotations

from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.dnd35.base.gaps import on_grid
from bot.rulesets.dnd35.base.helpless import unable
from bot.rulesets.dnd35.base.loosing import is_loosed, leaves_hand
from bot.rulesets.dnd35.objects.events import Dropped, HandlingEnded, ShotOff, ThrownAway
from bot.rulesets.dnd35.objects.events_unlisted import EXPOSING, UnlistedEnded
from bot.rulesets.dnd35.postures import hands
from bot.rulesets.dnd35.spells import casting, falling
from bot.rulesets.dnd35.state import Act, Blow, Fighter, State, Weapon
from bot.rulesets.dnd35.state.plights import by_what, suffers

DOINGS = ("draw", "sheathe", "load", "drink", *EXPOSING)


def act_of(state: State) -> Act | None:
    """What hands are doing."""
    deed = state.deed
    return deed if isinstance(deed, Act) and deed.what in DOINGS else None


def finish(scene: Scene[State]) -> Action:
    """It is done, if it still can be."""
    act = act_of(scene.now)
    assert act is not None
    who = scene.now.combatants[act.who]
    if act.what in EXPOSING:
        yield from tell(UnlistedEnded(who.id, act.what, "unable" if unable(who) else "done"))  # type: ignore[arg-type]
        return
    if unable(who) or not _has(who, act):
        yield from tell(HandlingEnded(who.id, act.what, act.item, "unable"))  # type: ignore[arg-type]
        return
    held = hands.hold(who, who.arm(act.item)) if act.what == "draw" else None
    if act.what == "draw" and held is None:
        yield from tell(HandlingEnded(who.id, "draw", act.item, "unable"))
        return
    yield from tell(HandlingEnded(who.id, act.what, act.item, held=held or "main"))  # type: ignore[arg-type]
    potion = next((each for each in who.potions if each.spell == act.item), None)
    if act.what == "drink" and potion is not None:
        yield from casting.drink(scene, who.id, potion)


def _has(who: Fighter, act: Act) -> bool:
    """Whether he still has it: somebody may have struck it from his hands, or broken it."""
    if act.what == "drink":
        return any(each.spell == act.item for each in who.potions)
    return any(each.weapon == act.item for each in who.weapons)


def may_interject(state: State, who: Fighter) -> bool:
    """Whether an immediate action out of his turn is left to him; to nobody hidden: it would tell of him
    (D35-ACT-006)."""
    own = state.turn is not None and state.turn.who == who.id
    return state.opened and not (own or who.out or who.hidden) and falling.hurried(state, who)


def spent(state: State) -> Blow | None:
    """The shot that has just been made with what must be loaded anew, or the throw of what is in the hand no more."""
    blow = state.deed
    if not isinstance(blow, Blow) or not blow.shot or blow.at != "done" or blow.occasion == "spell":
        return None
    return blow if is_loosed(state.combatants[blow.who], blow.weapon) else None


def empty(scene: Scene[State]) -> Action:
    """It is not loaded any more; or it lies where whom it was thrown at stands."""
    blow = spent(scene.now)
    assert blow is not None
    if leaves_hand(scene.now.combatants[blow.who].arm(blow.weapon)):
        cell = scene.now.combatants[blow.target].cell
        yield from tell(ThrownAway(blow.who, blow.weapon, cell, None if on_grid(scene.now) else blow.target))
    else:
        yield from tell(ShotOff(blow.who, blow.weapon))


def slipping(state: State) -> tuple[Fighter, Weapon] | None:
    """Who is in a condition in which one drops what one holds, and the first thing that he does hold."""
    for who in state.combatants.values():
        if who.conditions and not who.died and suffers(who, "drops"):
            for each in who.weapons:
                if each.held in ("main", "off", "both"):
                    return who, each
    return None


def slip(scene: Scene[State]) -> Action:
    """It falls."""
    found = slipping(scene.now)
    assert found is not None
    who, weapon = found
    yield from tell(Dropped(who.id, weapon.weapon, by_what(who, "drops")))


__all__ = ["act_of", "empty", "finish", "may_interject", "slip", "slipping", "spent"]
