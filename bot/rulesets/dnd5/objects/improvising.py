"""What no rule speaks of: the game master is asked (DN5-ACT-002)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.kernel.decisions import Choice, Decision, Field
from bot.kernel.effects import Action, Scene, ask_first, tell
from bot.rulesets.dnd5.base.budget import may_act
from bot.rulesets.dnd5.base.rolls import Trial, d20
from bot.rulesets.dnd5.objects.events import Cost, ImprovisedJudged
from bot.rulesets.dnd5.state import ABILITIES, SKILLS, Improvisation, State
from bot.rulesets.shared import giving
from bot.rulesets.shared.deciding import GM
from bot.rulesets.shared.giving import ModifierGiven

RULINGS: Final = ("check", *giving.LEANS, "success", "impossible")
"""A check; one with advantage, or with disadvantage; it succeeds; it is not possible."""
DIFFICULTIES: Final = ("5", "8", "10", "12", "13", "15", "18", "20", "25", "30")


def improvised(state: State) -> Improvisation | None:
    """What the game master has still to say of."""
    deed = state.deed
    return deed if isinstance(deed, Improvisation) else None


def questions(state: State) -> Iterator[Decision]:
    deed = improvised(state)
    if deed is None:
        return
    who = state.combatants[deed.who]
    ruling = Field("ruling", RULINGS)
    cost = Field("cost", ("action", "free") if may_act(state, who) else ("free",))

    def form(partial: Choice) -> tuple[Field, ...]:
        if partial.get("ruling") in (None, "impossible"):
            return (ruling,)
        if partial["ruling"] == "success":
            return (ruling, cost)
        return (ruling, cost, Field("skill", (*SKILLS, *ABILITIES)), Field("dc", DIFFICULTIES))

    turn = "" if state.turn is None else f"{state.turn.who}.{state.turn.deeds}"
    key = f"{GM}:improvised:{state.round}.{turn}"
    yield Decision(key, "improvised", GM, (ruling,), {"ruling": "impossible"}, {"author": who.id}, form)


def judge(scene: Scene[State]) -> Action:
    """What the game master says decides, by a check if he asks for one."""
    answer = yield from ask_first(questions)
    deed = improvised(scene.now)
    if answer is None or deed is None:
        return
    choice = answer[1]
    if choice["ruling"] == "impossible":
        yield from tell(ImprovisedJudged(deed.who, "impossible"))
        return
    cost: Cost = "action" if choice["cost"] == "action" else "free"
    if choice["ruling"] == "success":
        yield from tell(ImprovisedJudged(deed.who, "success", cost))
        return
    used = choice["skill"]
    if choice["ruling"] in giving.LEANS:
        # It is his hand on a roll like any other, and told as that.
        yield from tell(ModifierGiven(deed.who, "check", lean=choice["ruling"], once=True))
    trial = Trial(scene.now.combatants[deed.who], skill=used, dc=int(choice["dc"]), why="improvised")
    made = yield from d20(scene, "check", trial, why="check")
    check = made.check
    yield from tell(
        ImprovisedJudged(
            deed.who,
            "success" if check.succeeds else "failure",
            cost,
            used,
            made.faces,
            check.terms,
            check.total,
            check.against,
            made.up,
            made.down,
        )
    )


__all__ = ["DIFFICULTIES", "RULINGS", "improvised", "judge", "questions"]
