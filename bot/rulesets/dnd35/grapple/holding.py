"""How grips and pins end: by escape, by being let go, by a fall, or with the round (D35-GRA-006, -015, -017, -023)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.dnd35.base import holds
from bot.rulesets.dnd35.base.distances import reaches
from bot.rulesets.dnd35.grapple import spaces
from bot.rulesets.dnd35.grapple.events import End, GripEnded, PinEnded, StoodApart
from bot.rulesets.dnd35.state import FISTS, Clinch, Fighter, Grip, State

# ---- what ends by itself


def ended(state: State) -> tuple[str, str, End] | None:
    """The first two who can grapple no more with each other, and why: one of them has fallen, is gone from sight, or
    they are no longer within each other's reach."""
    for each in state.grips:
        one, other = (state.combatants[ident] for ident in each.both)
        for who, rival in ((one, other), (other, one)):
            if who.out:
                return who.id, rival.id, "fallen"
            if who.hidden:
                return rival.id, who.id, "gone"
        if not near(one, other):
            return one.id, other.id, "apart"
    return None


def near(one: Fighter, other: Fighter) -> bool:
    """Whether they are so near that one of them can hold the other."""
    at_hand = reaches(one, one.arm(FISTS), other) or reaches(other, other.arm(FISTS), one)
    return at_hand or spaces.shares(one, other)


def lapsed(state: State) -> Grip | None:
    """The first pin whose round is over. It holds until the next turn of whoever has pinned him is over, in which he
    may do all that somebody may who has pinned another (D35-GRA-022); at a table that has it so it ends as soon as that
    turn begins (D35-GRA-017)."""
    turn = state.turn
    early = state.settings.grapple_pin_until == "begin"
    for each in state.grips:
        pinner = state.combatants.get(each.pinner or "")
        if pinner is None:
            continue
        up = turn is not None and turn.who == pinner.id
        due = state.round > each.until or (state.round == each.until and (pinner.acted or (early and up)))
        if due and (early or not up):
            return each
    return None


def unsettled(state: State) -> bool:
    """Whether a grip or a pin has come to its end."""
    return bool(state.grips) and (ended(state) is not None or lapsed(state) is not None)


def settle(scene: Scene[State]) -> Action:
    """It ends."""
    over = ended(scene.now)
    if over is not None:
        yield from part(scene, *over)
        return
    grip = lapsed(scene.now)
    assert grip is not None
    assert grip.pinner is not None
    yield from tell(PinEnded(grip.pinner, grip.against(grip.pinner), "over"))


# ---- what somebody does


def part(scene: Scene[State], ident: str, other: str, reason: End) -> Action:
    """The two grapple no more. Whoever still stands in the space of somebody with whom he does not grapple any more
    leaves it, *ident* first."""
    together = (ident, *sorted(holds.company(scene.now, ident) - {ident}))
    yield from tell(GripEnded(ident, other, reason))
    yield from stand_apart(scene, together)


def stand_apart(scene: Scene[State], people: Sequence[str]) -> Action:
    """Those of *people* who grapple with nobody any more, and stand where somebody else does, step aside: it takes
    nothing, and exposes nobody."""
    for ident in people:
        who = scene.now.combatants.get(ident)
        cells = spaces.beside(scene.now, who) if who is not None and crowded(scene.now, who) else ()
        if cells:
            yield from tell(StoodApart(ident, cells[0]))


def crowded(state: State, who: Fighter) -> bool:
    """Whether he grapples with nobody, and stands where somebody else does."""
    if holds.grappling(state, who.id) or who.out:
        return False
    others = (each for each in state.combatants.values() if each.id != who.id and not (each.out or each.hidden))
    return any(spaces.shares(who, each) for each in others)


def get_free(scene: Scene[State], clinch: Clinch) -> Action:
    """He has beaten all of them, and grapples with nobody any more (D35-GRA-015)."""
    for ident in holds.opponents(scene.now, clinch.who):
        yield from tell(GripEnded(clinch.who, ident, "free"))


__all__ = ["crowded", "ended", "get_free", "lapsed", "near", "part", "settle", "stand_apart", "unsettled"]
