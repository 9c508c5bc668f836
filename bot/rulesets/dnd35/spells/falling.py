"""Somebody falls from high up: who has a spell against it casts it at once, by an immediate action (D35-ACT-006)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.kernel.decisions import NOTHING, Decision, Scalar
from bot.kernel.dice import dice
from bot.kernel.effects import Action, Scene, ask_first, roll, tell
from bot.rulesets.dnd35.base import magic
from bot.rulesets.dnd35.base.budget import flat_footed
from bot.rulesets.dnd35.base.distances import distance
from bot.rulesets.dnd35.base.helpless import unable
from bot.rulesets.dnd35.base.holds import grappling
from bot.rulesets.dnd35.spells import casting
from bot.rulesets.dnd35.spells.events_upon import FallEnded, FallLeft
from bot.rulesets.dnd35.state import SQUARE, Fall, Fighter, Spell, State
from bot.rulesets.shared.asking import one_of

IMMEDIATE: Final = "immediate"
"""The question whether somebody casts a spell at once."""
EACH: Final = 3
"""Metres for which there is a die of damage."""
MOST: Final = 20


def fall_of(state: State) -> Fall | None:
    """The fall that is under way."""
    return state.deed if isinstance(state.deed, Fall) else None


def hurried(state: State, who: Fighter) -> bool:
    """Whether an immediate action is left to him: one a round. Where the table has it as the reference rules do, none
    for whoever is flat-footed, and in his own turn it is his swift action (D35-ACT-006)."""
    if unable(who) or grappling(state, who.id):
        return False
    if state.settings.immediate_action == "apart":
        return not who.hurried
    own = state.turn is not None and state.turn.who == who.id
    spent = state.turn.swift if own and state.turn is not None else who.hurried
    return not (spent or flat_footed(state, who))


def against(state: State, who: Fighter, fall: Fall) -> Spell | None:
    """With what *who* can soften it."""
    target = state.combatants[fall.who]
    if who.hidden or who.side != target.side or not hurried(state, who):
        return None
    return next(
        (
            each
            for each in who.spells
            if each.falls_softly
            and each.casting == "immediate"
            and magic.slot(who, each) is not None
            and (who.id == target.id or distance(who, target) <= max(SQUARE, each.range))
        ),
        None,
    )


def waiting(state: State) -> list[Fighter]:
    """Those who may soften the fall that is under way, and have not said whether they do."""
    fall = fall_of(state)
    if fall is None or state.combatants[fall.who].under("falls_softly"):
        return []
    found = [
        each
        for each in state.combatants.values()
        if each.id not in fall.refused and against(state, each, fall) is not None
    ]
    places = {ident: at for at, ident in enumerate(state.order)}
    return sorted(found, key=lambda each: (each.id != fall.who, places.get(each.id, len(places))))


def questions(state: State) -> Iterator[Decision]:
    found, fall = waiting(state), fall_of(state)
    if not found or fall is None:
        return
    who = found[0]
    spell = against(state, who, fall)
    if spell is not None:
        turn = "" if state.turn is None else f"{state.turn.who}.{state.turn.deeds}"
        key = f"{who.id}:{IMMEDIATE}:{state.round}.{turn}.{fall.who}.{len(state.deeds)}"
        about: dict[str, Scalar] = {"target": fall.who, "spell": spell.spell, "metres": fall.metres}
        yield one_of(key, IMMEDIATE, who.id, (spell.spell, NOTHING), about, usual=NOTHING)


def go_on(scene: Scene[State]) -> Action:
    """Whoever has something against it says so; then 1d6 for each 3 m in full, 20d6 at most, and he lies there."""
    if waiting(scene.now):
        answer = yield from ask_first(questions)
        fall, found = fall_of(scene.now), waiting(scene.now)
        if answer is None or fall is None or not found:
            return
        who, spell = found[0], against(scene.now, found[0], fall)
        if answer[1][IMMEDIATE] == NOTHING or spell is None:
            yield from tell(FallLeft(who.id))
        else:
            yield from casting.begin(scene, who.id, spell, "immediate", target=fall.who)
        return
    fall = fall_of(scene.now)
    assert fall is not None
    softly = bool(scene.now.combatants[fall.who].under("falls_softly"))
    count = 0 if softly else min(MOST, fall.metres // EACH)
    faces: tuple[int, ...] = ()
    if count:
        faces = yield from roll(dice(f"{count}d6"), who=fall.who, why="fall")
    yield from tell(FallEnded(fall.who, fall.metres, faces, sum(faces), softly))


__all__ = ["EACH", "IMMEDIATE", "MOST", "against", "fall_of", "go_on", "hurried", "questions", "waiting"]
