"""First aid, stable people, temporary hit points (DN5-HPS-010 to -012, -015 to -019)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.kernel.decisions import Decision, Scalar
from bot.kernel.dice import dice
from bot.kernel.effects import Action, Scene, roll, tell
from bot.rulesets.dnd5.base.rolls import Trial, d20
from bot.rulesets.dnd5.dying.events import (
    AidGiven,
    Recovered,
    Stabilised,
    TemporaryGained,
    TemporaryKept,
    TemporaryOffered,
)
from bot.rulesets.dnd5.state import Fighter, State
from bot.rulesets.shared.asking import answered, one_of

AID_DC: Final = 10
HOURS: Final = dice("1d4")
KEEP, TAKE = "keep", "take"


def aid(scene: Scene[State], ident: str, target: str) -> Action:
    """*ident* gives *target* first aid: a check of medicine (DN5-HPS-010)."""
    who = scene.now.combatants[ident]
    trial = Trial(who, scene.now.combatants[target], skill="medicine", dc=AID_DC, why="first_aid")
    made = yield from d20(scene, "check", trial, why="medicine")
    check = made.check
    yield from tell(AidGiven(ident, target, success=check.succeeds, **made.told()))
    if check.succeeds:
        yield from stabilise(scene, target, by=ident)


def stabilise(scene: Scene[State], ident: str, *, by: str | None = None) -> Action:
    """*ident*, who is dying, is stable (DN5-HPS-011); nothing happens to anybody else."""
    if scene.now.combatants[ident].dying:
        yield from tell(Stabilised(ident, by))


def recover(scene: Scene[State], ident: str) -> Action:
    """Hours go by: *ident*, stable, regains a hit point (DN5-HPS-012)."""
    faces = yield from roll(HOURS, who=ident, why="hours")
    yield from tell(Recovered(ident, sum(faces)))


# ---- temporary hit points


def gain(scene: Scene[State], ident: str, amount: int, *, by: str | None = None, spell: str | None = None) -> Action:
    """*ident* receives temporary hit points. Where he has some, he says which he has from now on; as many as he has
    change nothing (DN5-HPS-017)."""
    who = scene.now.combatants[ident]
    if who.died or amount <= 0:
        return
    if not who.temporary:
        yield from tell(TemporaryGained(ident, amount, by, spell))
    elif amount == who.temporary:
        yield from tell(TemporaryKept(ident))
    else:
        yield from tell(TemporaryOffered(ident, amount))


def undecided(state: State) -> Fighter | None:
    """Who has not said yet which temporary hit points he has."""
    return next((each for each in state.combatants.values() if each.offered), None)


def questions(state: State) -> Iterator[Decision]:
    """Those that he has, or the new ones; in silence the larger number."""
    who = undecided(state)
    if who is not None and not who.out:
        about: dict[str, Scalar] = {"have": who.temporary, "amount": who.offered}
        usual = TAKE if who.offered > who.temporary else KEEP
        turn = "" if state.turn is None else f"{state.turn.who}.{state.turn.deeds}"
        key = f"{who.id}:temporary:{state.round}.{turn}.{who.temporary}.{who.offered}"
        yield one_of(key, "temporary", who.id, (TAKE, KEEP), about, usual=usual)


def decide(scene: Scene[State]) -> Action:
    """He has said which."""
    who = undecided(scene.now)
    assert who is not None
    if who.died or who.out or not who.temporary:
        # Nobody asks who is down: he has the larger number.
        keeps = who.died or who.temporary >= who.offered
        yield from tell(TemporaryKept(who.id) if keeps else TemporaryGained(who.id, who.offered))
        return
    choice = yield from answered(questions)
    if choice is not None:
        taken = choice["temporary"] == TAKE
        yield from tell(TemporaryGained(who.id, who.offered) if taken else TemporaryKept(who.id))


__all__ = ["AID_DC", "KEEP", "TAKE", "aid", "decide", "gain", "questions", "recover", "stabilise", "undecided"]
