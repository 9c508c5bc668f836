"""What somebody holds slips out of his hands once he is unconscious (DN5-EXT-010)."""

from __future__ import annotations

from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.dnd5.objects import hands
from bot.rulesets.dnd5.objects.events import LetFall
from bot.rulesets.dnd5.state import Fighter, State


def clutching(state: State) -> Fighter | None:
    """Who is unconscious and still holds something. A shield is strapped on: it stays where it is."""
    people = state.combatants.values()
    return next((each for each in people if each.unconscious and not each.fled and hands.clutched(each)), None)


def let_fall(scene: Scene[State]) -> Action:
    """He holds it no more."""
    who = clutching(scene.now)
    assert who is not None
    for each in hands.clutched(who):
        yield from tell(LetFall(who.id, each.weapon))


__all__ = ["clutching", "let_fall"]
