"""First aid to the dying (D35-HPS-005)."""

from __future__ import annotations

from typing import Final

from bot.kernel.effects import Action, Scene, roll, tell
from bot.rulesets.dnd35.base.distances import distance
from bot.rulesets.dnd35.base.helpless import unable
from bot.rulesets.dnd35.base.rolls import CHECKS, D20, Trial, spent
from bot.rulesets.dnd35.recovery.events import FirstAidEnded, FirstAidRolled
from bot.rulesets.dnd35.state import SQUARE, Act, Fighter, State
from bot.rulesets.shared.check import Check, terms, total

DIFFICULTY: Final = 15


def patients(state: State, who: Fighter) -> list[Fighter]:
    """The dying whom he can reach, those of his own side first."""
    found = [
        each
        for each in state.combatants.values()
        if each.id != who.id and each.dying and not each.hidden and distance(who, each) <= SQUARE
    ]
    return sorted(found, key=lambda each: (each.side != who.side, each.hit_points))


def act_of(state: State) -> Act | None:
    """The first aid that is being given."""
    deed = state.deed
    return deed if isinstance(deed, Act) and deed.what == "first_aid" else None


def treat(scene: Scene[State]) -> Action:
    """The check, once all who could have struck before it have had their say."""
    act = act_of(scene.now)
    assert act is not None
    who = scene.now.combatants[act.who]
    if unable(who):
        yield from tell(FirstAidEnded(who.id, "unable"))
    elif act.item not in [each.id for each in patients(scene.now, who)]:
        yield from tell(FirstAidEnded(who.id, "gone"))
    else:
        (face,) = yield from roll(D20, who=who.id, why="first_aid", judge=_made(scene.now, who, 10).judge())
        made = _made(scene.now, scene.now.combatants[who.id], face)
        against = total(made.against_terms)
        yield from tell(FirstAidRolled(who.id, act.item, against=against, success=made.succeeds, **made.told()))
        yield from spent(scene, "skill", Trial(who, face))


def _made(state: State, who: Fighter, face: int) -> Check:
    made = CHECKS.made("skill", state, Trial(who, face, skill="heal"), face)
    return Check(made.law, face, made.terms, terms(("difficulty", DIFFICULTY)))


__all__ = ["DIFFICULTY", "act_of", "patients", "treat"]
