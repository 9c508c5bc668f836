"""Who is surprised when the fight begins (DN5-INI-005 to -008)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.kernel.decisions import Decision, Scalar
from bot.kernel.effects import Action, Scene, ask_first, tell
from bot.rulesets.dnd5.base.rolls import SWAYS, Trial, d20, leaning
from bot.rulesets.dnd5.rounds.events import SneakRolled, SurpriseJudged, SurpriseSaid
from bot.rulesets.dnd5.state import Fighter, State
from bot.rulesets.shared.asking import one_of
from bot.rulesets.shared.deciding import GM

PASSIVE, LEANS = 10, 5
TAKE, NOBODY = "take", "nobody"


def passive(who: Fighter, skill: str = "perception", lean: int = 0) -> int:
    """10 and all that is added to the check; 5 more where he would have advantage (*lean* 1), 5 less with disadvantage
    (DN5-EXT-006).

    >>> passive(Fighter("ana", "Ana", "players", skills={"perception": 4}))
    14
    """
    return PASSIVE + who.skill(skill) + LEANS * lean


def noticing(state: State, who: Fighter) -> int:
    """The passive perception of *who* as things stand."""
    return passive(who, lean=leaning(SWAYS.found("check", state, Trial(who, skill="perception", why="passive"))))


def sneaks(state: State) -> list[Fighter]:
    """Those who try not to be noticed and have not been judged."""
    return [state.combatants[each] for each in state.sneaking if each in state.combatants]


def judge(scene: Scene[State]) -> Action:
    """Each of those who sneak rolls; whoever notices none of the other side is surprised, if the game master takes it
    so. Whoever sees somebody who does not sneak is not surprised (DN5-INI-006)."""
    if all(each.stealth is None for each in sneaks(scene.now)):
        for who in sneaks(scene.now):
            yield from _sneaks(scene, who.id)
        return
    answer = yield from ask_first(_questions)
    if answer is None:
        return
    taken = answer[1]["surprise"] == TAKE
    found = surprised(scene.now) if taken else []
    yield from tell(SurpriseJudged(taken))
    for each in found:
        yield from tell(SurpriseSaid(each.id, on=True))


def _sneaks(scene: Scene[State], ident: str) -> Action:
    who = scene.now.combatants[ident]
    made = yield from d20(scene, "check", Trial(who, skill="stealth", why="sneak"), why="stealth", judged=False)
    unnoticed = [
        each.id
        for each in scene.now.combatants.values()
        if each.side != who.side and made.check.total >= noticing(scene.now, each)
    ]
    yield from tell(SneakRolled(who.id, made.faces, made.check.terms, made.check.total, tuple(unnoticed)))


def surprised(state: State) -> list[Fighter]:
    """Those who notice none of the other side."""
    return [each for each in state.combatants.values() if _unaware(state, each)]


def _unaware(state: State, who: Fighter) -> bool:
    # Whoever is hidden and does not sneak is noticed by nobody either: he would tell by his presence that he is there.
    others = [
        each
        for each in state.combatants.values()
        if each.side != who.side and not each.out and (each.stealth is not None or not each.hidden)
    ]
    return bool(others) and all(each.stealth is not None and each.stealth >= noticing(state, who) for each in others)


def _questions(state: State) -> Iterator[Decision]:
    if sneaks(state):
        found = surprised(state)
        # Where somebody hidden sneaks, the question is the game master's alone: it would tell that he is there.
        unseen = next((each.id for each in sneaks(state) if each.hidden), None)
        names = ", ".join(each.name for each in found) or None
        about: dict[str, Scalar] = {"count": len(found), "names": names, "unseen": unseen}
        usual = TAKE if found else NOBODY
        yield one_of("@gm:surprise", "surprise", GM, (TAKE, NOBODY) if found else (NOBODY,), about, usual=usual)


__all__ = ["NOBODY", "PASSIVE", "TAKE", "judge", "noticing", "passive", "sneaks", "surprised"]
