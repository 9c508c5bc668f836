"""Down to 0 hit points, and what comes then (DN5-HPS-003 to -014)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.kernel.decisions import Decision, Scalar
from bot.kernel.effects import Action, Scene, Step, ask_first, tell
from bot.rulesets.dnd5.attack.striking import blow_of
from bot.rulesets.dnd5.base.rolls import Trial, d20
from bot.rulesets.dnd5.dying.mending import (
    BlowSettled,
    Broken,
    CameTo,
    DeathNearer,
    DeathSaved,
    Fell,
    Healed,
    How,
    Outcome,
)
from bot.rulesets.dnd5.state import Blow, Fighter, State
from bot.rulesets.shared.asking import one_of
from bot.rulesets.shared.check import Point, Term

SAVED: Final = 10
"""The face from which a death save is a success (DN5-HPS-006)."""
LAST: Final = 3
ENDURES: Point[[Scene[State], str, int, Sequence[str], bool], Step[bool]] = Point("whether damage leaves one hit point")
"""Whether somebody whom so much damage of those types, on a critical hit or not, has brought to 0 stays up."""
KILL, SPARE = "kill", "spare"


def settled_by(blow: Blow, close: bool) -> BlowSettled:
    """Before its damage is told: whether whoever falls by *blow* may be spared."""
    return BlowSettled(blow.by, blow.target, close)


def hurt(
    scene: Scene[State],
    ident: str,
    *,
    before: int,
    left: int,
    excess: int,
    critical: bool,
    dealt: int = 0,
    types: Sequence[str] = (),
) -> Action:
    """*ident* has taken damage, *left* of it beyond temporary points: massive damage kills at once (DN5-HPS-004); at 0
    hit points it brings death nearer (DN5-HPS-009). What is wholly absorbed, or comes to nothing, does not
    (DN5-HPS-018, DN5-DMG-004), unless the table has what temporary points absorb count as well (`absorbed_fails`).
    Neither kills whose wounds close. *dealt*: all of it, of these *types*."""
    who = scene.now.combatants[ident]
    absorbed = scene.now.settings.absorbed_fails and before <= 0 and dealt > left
    if not (left or absorbed) or who.died or who.knits or who.thing:
        return
    if before > 0:
        if who.hit_points <= 0 and (yield from ENDURES(scene, ident, dealt, types, critical)):
            return
        if who.hit_points <= 0 and excess >= who.hit_points_max and not _may_spare(scene.now, who):
            yield from tell(Fell(ident, "dead", massive=True, excess=excess, most=who.hit_points_max))
        return
    if left >= who.hit_points_max:
        yield from tell(Fell(ident, "dead", massive=True, excess=left, most=who.hit_points_max))
        return
    added = 2 if critical else 1
    yield from tell(DeathNearer(ident, added, min(LAST, who.failures + added)))


# ---- whoever is at 0 and is not settled yet


def falling(state: State) -> Fighter | None:
    """Who is at 0 hit points without anything having been said of it."""
    return next(
        (
            each
            for each in state.combatants.values()
            if each.hit_points <= 0 and not (each.fallen or each.died or each.fled)
        ),
        None,
    )


def _may_spare(state: State, who: Fighter) -> bool:
    """Whether somebody is to be asked if he spares *who*, whom his attack hand to hand has felled (DN5-HPS-014)."""
    blow = blow_of(state)
    if blow is None or blow.stage != "fatal" or blow.target != who.id or who.thing:
        return False
    return not state.combatants[blow.by].out


def questions(state: State) -> Iterator[Decision]:
    who, blow = falling(state), blow_of(state)
    if who is not None and blow is not None and _may_spare(state, who):
        about: dict[str, Scalar] = {"target": who.id, "mortal": who.mortal and not who.knits}
        turn = "" if state.turn is None else f"{state.turn.who}.{state.turn.deeds}"
        yield one_of(f"{blow.by}:spare:{state.round}.{turn}.{who.id}", "spare", blow.by, (KILL, SPARE), about)


def fall(scene: Scene[State]) -> Action:
    """Unconscious, dead, or spared."""
    who = falling(scene.now)
    assert who is not None
    if who.thing:
        yield from tell(Broken(who.id))
        return
    how: How = "dead" if who.mortal and not who.knits else "unconscious"
    massive, excess = False, None
    if _may_spare(scene.now, who):
        answer = yield from ask_first(questions)
        if answer is None:
            return
        blow = blow_of(scene.now)
        massive = blow is not None and blow.massive and not who.knits
        how = "knocked_out" if answer[1]["spare"] == SPARE else "dead" if massive else how
        excess = None if blow is None else blow.excess
    if massive and how == "dead":
        yield from tell(Fell(who.id, how, massive=True, excess=excess, most=who.hit_points_max))
    else:
        yield from tell(Fell(who.id, how))


def rising(state: State) -> Fighter | None:
    """Who has hit points again and has not come to."""
    return next(
        (each for each in state.combatants.values() if each.hit_points > 0 and (each.fallen or each.died)), None
    )


def rise(scene: Scene[State]) -> Action:
    who = rising(scene.now)
    assert who is not None
    yield from tell(CameTo(who.id))


# ---- death saves


def must_save(state: State) -> bool:
    """Whether whoever begins his turn must make a death save (DN5-HPS-005)."""
    turn = state.turn
    if turn is None or turn.began or turn.saved:
        return False
    who = state.combatants[turn.who]
    return who.dying and not who.knits


def save(scene: Scene[State]) -> Action:
    """The first thing in his turn (DN5-EXT-018)."""
    turn = scene.now.turn
    assert turn is not None
    who = scene.now.combatants[turn.who]
    made = yield from d20(scene, "death", Trial(who, why="death", dc=SAVED), why="death", judged=False)
    face = made.check.face
    successes, failures = who.successes, who.failures
    outcome: Outcome
    if face == 20:
        outcome, successes, failures = "wakes", 0, 0
    elif face == 1:
        outcome, failures = "two_failures", min(LAST, failures + 2)
    elif made.check.succeeds:
        outcome, successes = "success", successes + 1
    else:
        outcome, failures = "failure", failures + 1
    held = made.check
    yield from tell(
        DeathSaved(
            who.id, made.faces, face, outcome, successes, failures, held.total, against=held.against, terms=held.terms
        )
    )


# ---- healing


def heal(
    scene: Scene[State],
    ident: str,
    amount: int,
    *,
    by: str | None = None,
    spell: str | None = None,
    faces: tuple[int, ...] = (),
    terms: tuple[Term, ...] = (),
) -> Action:
    """*ident* regains hit points, the sum of *terms* where they are known, up to his maximum (DN5-HPS-001); the dead do
    not (DN5-HPS-002)."""
    who = scene.now.combatants[ident]
    if who.died:
        return
    if who.under("stops_healing"):
        amount, terms = 0, (*terms, Term("stopped", -amount)) if terms else ()
    regained = max(0, min(amount, who.hit_points_max - who.hit_points))
    yield from tell(Healed(ident, amount, regained, by, spell, faces, terms))
