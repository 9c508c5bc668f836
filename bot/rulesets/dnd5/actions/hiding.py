"""Hiding and searching, as the game master allows (DN5-ACT-007, -013, DN5-EXT-006, -013)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.kernel.decisions import Decision, Scalar
from bot.kernel.effects import Action, Scene, tell
from bot.kernel.ruleset import Reader
from bot.rulesets.dnd5.actions.circumstances import DODGES, rooted
from bot.rulesets.dnd5.actions.events import AttemptEnded, DodgeLost, Hid, HideDenied, Searched, attempt_of
from bot.rulesets.dnd5.base.budget import incapacitated
from bot.rulesets.dnd5.base.rolls import Trial, d20
from bot.rulesets.dnd5.rounds.surprise import noticing
from bot.rulesets.dnd5.state import Attempt, Fighter, State, locates
from bot.rulesets.shared import people, secrecy
from bot.rulesets.shared.asking import answered, one_of
from bot.rulesets.shared.deciding import GM

ALLOW, DENY = "allow", "deny"
SENSES: Final = ("perception", "investigation")


def attempt(scene: Scene[State]) -> Action:
    """The game master says whether somebody can hide here, or what he searches with; then he rolls."""
    deed = attempt_of(scene.now)
    assert deed is not None
    if incapacitated(scene.now.combatants[deed.who]):
        yield from tell(AttemptEnded(deed.who))
        return
    choice = yield from answered(questions)
    if choice is None:
        return
    who = scene.now.combatants[deed.who]
    if deed.what == "search":
        yield from _searches(scene, who, choice["sense"])
    elif choice["hideout"] == DENY:
        yield from tell(HideDenied(who.id))
    else:
        yield from _hides(scene, who, deed)


def questions(state: State) -> Iterator[Decision]:
    """To the game master, of whoever tries it."""
    deed = attempt_of(state)
    if deed is None or incapacitated(state.combatants[deed.who]):
        return
    turn = "" if state.turn is None else f"{state.turn.who}.{state.turn.deeds}"
    about: dict[str, Scalar] = {"combatant": deed.who}
    kind, options = ("hideout", (ALLOW, DENY)) if deed.what == "hide" else ("sense", SENSES)
    yield one_of(f"{GM}:{kind}:{state.round}.{turn}.{deed.who}", kind, GM, options, about)


def watchers(state: State, who: Fighter) -> list[Fighter]:
    """Those of other sides who could notice *who*."""
    return [each for each in state.combatants.values() if each.side != who.side and not each.out]


def _hides(scene: Scene[State], who: Fighter, deed: Attempt) -> Action:
    """His total is held against the passive perception of each foe: equal is enough (DN5-EXT-013)."""
    against = {each.id: noticing(scene.now, each) for each in watchers(scene.now, who)}
    most = max(against.values(), default=0)
    made = yield from d20(
        scene,
        "check",
        Trial(who, skill="stealth", why="hide"),
        why="stealth",
        odds=lambda check: float(check.total >= most),
    )
    unnoticed = tuple(ident for ident, passive in against.items() if made.check.total >= passive)
    yield from tell(
        Hid(who.id, made.faces, made.check.terms, made.check.total, unnoticed, deed.bonus, made.up, made.down)
    )


def _searches(scene: Scene[State], who: Fighter, sense: str) -> Action:
    """Whoever is hidden from him is found where his total is higher: a tie leaves him hidden (DN5-EXT-005)."""
    made = yield from d20(scene, "check", Trial(who, skill=sense, why="search"), why="search", judged=False)
    total = made.check.total
    found = [
        each
        for each in scene.now.combatants.values()
        if each.side != who.side and not locates(who, each) and each.stealth is not None and total > each.stealth
    ]
    yield from tell(
        Searched(
            who.id,
            sense,
            made.faces,
            made.check.terms,
            total,
            tuple(each.id for each in found),
            made.up,
            made.down,
        )
    )
    for each in found:
        if each.hidden:
            yield from people.show(scene, each.id, each.seen_with)


def concealed(state: State, ident: str, reader: Reader) -> bool:
    """Whether *reader* does not know where *ident* is: all whom he plays have lost sight of him; to whoever plays
    nobody, all players' characters have (DN5-EXT-013)."""
    who = state.combatants.get(ident)
    if who is None or not who.hidden_from:
        return False
    eyes = secrecy.eyes_upon(state, who, reader)
    return eyes is not None and all(each.id in who.hidden_from for each in eyes)


# ---- a dodge that is lost


def undone(state: State) -> Fighter | None:
    """Who dodges and can do so no more (DN5-ACT-009)."""
    return next(
        (
            each
            for each in state.combatants.values()
            if DODGES(each) and (incapacitated(each) or (each.speeds and rooted(each)))
        ),
        None,
    )


def undo(scene: Scene[State]) -> Action:
    who = undone(scene.now)
    assert who is not None
    yield from tell(DodgeLost(who.id))


__all__ = ["ALLOW", "DENY", "SENSES", "attempt", "concealed", "questions", "undo", "undone", "watchers"]
