"""How manoeuvres begin: in one's turn, in the place of an attack of opportunity, within a charge."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.dnd35.attack.volleys import Next, follows
from bot.rulesets.dnd35.base import holds
from bot.rulesets.dnd35.base.distances import armed
from bot.rulesets.dnd35.base.gaps import on_grid
from bot.rulesets.dnd35.charging import lines as charging
from bot.rulesets.dnd35.manoeuvres import overrunning, possible, pushing, tripping
from bot.rulesets.dnd35.manoeuvres.circumstances import FEATS
from bot.rulesets.dnd35.manoeuvres.events import GoesAlong, ManoeuvreBegun
from bot.rulesets.dnd35.state import FISTS, SQUARE, Fighter, State
from bot.rulesets.shared import people

Occasion: TypeAlias = Literal["turn", "opportunity", "ready"]
Aimed: TypeAlias = Literal["disarm", "snatch", "sunder", "smash"]
INSTEAD: Final = ("trip", "disarm", "sunder")
"""What may take the place of an attack of opportunity (D35-AOO-003)."""


def _shown(scene: Scene[State], ident: str) -> Action:
    """Whoever sets upon somebody is hidden no longer."""
    who = scene.now.combatants[ident]
    if who.hidden:
        yield from people.show(scene, ident, who.seen_with)


def _next(state: State, who: Fighter, weapon: str, occasion: Occasion) -> Next:
    """Which attack of his turn it takes the place of; out of turn, none."""
    turn = state.turn
    if occasion != "turn" or turn is None:
        return Next()
    return follows(turn, who).get(weapon, Next())


def trip(scene: Scene[State], ident: str, target: str, weapon: str, *, occasion: Occasion = "turn") -> Action:
    """*ident* trips *target* with *weapon*, in the place of an attack (D35-MAN-007, -008)."""
    yield from _shown(scene, ident)
    who = scene.now.combatants[ident]
    open_to: Literal["", "target"] = "target" if tripping.open_to(who, weapon) else ""
    later, two = _next(scene.now, who, weapon, occasion)
    yield from tell(
        ManoeuvreBegun(ident, target, "trip", weapon, later=later, two=two, occasion=occasion, open_to=open_to)
    )


def aim(
    scene: Scene[State], kind: Aimed, ident: str, target: str, weapon: str, item: str, *, occasion: Occasion = "turn"
) -> Action:
    """*ident* aims at the *item* of *target*: to disarm, to snatch, or to break it (D35-MAN-013, -017, -018, -020)."""
    yield from _shown(scene, ident)
    who = scene.now.combatants[ident]
    feat = FEATS[kind]
    open_to: Literal["", "target"] = "" if feat in who.feats else "target"
    later, two = _next(scene.now, who, weapon, occasion)
    yield from tell(ManoeuvreBegun(ident, target, kind, weapon, item, later, occasion, open_to, two=two))


def bull_rush(scene: Scene[State], ident: str, target: str, *, occasion: Occasion = "turn") -> Action:
    """*ident* enters the space of *target*, to push him (D35-MAN-001, -002); he may go along as far as he walks."""
    yield from _shown(scene, ident)
    who = scene.now.combatants[ident]
    left = max(0, who.pace // SQUARE - 1)
    open_to = _all(who)
    yield from tell(
        ManoeuvreBegun(ident, target, "bull_rush", FISTS, occasion=occasion, open_to=open_to, back=who.cell, left=left)
    )


def _all(who: Fighter) -> Literal["all", "others"]:
    return "all" if pushing.open_to(who) else "others"


def overrun(scene: Scene[State], ident: str, target: str) -> Action:
    """*ident* goes to beside *target*, to run straight through him (D35-MAN-021, -022)."""
    yield from _shown(scene, ident)
    state = scene.now
    found = overrunning.run(state, state.combatants[ident], state.combatants[target])
    assert found is not None
    yield from tell(ManoeuvreBegun(ident, target, "overrun", FISTS, open_to="all", back=found.cell, left=found.left))
    if found.way.cells:
        yield from tell(GoesAlong(ident, found.way.cells, towards=_goal(state, target)))


def charge(scene: Scene[State], ident: str, target: str, kind: Literal["bull_rush", "overrun"]) -> Action:
    """*ident* charges *target*, to push him or to run him over (D35-MAN-001, -021, D35-MOV-005)."""
    yield from _shown(scene, ident)
    state, turn = scene.now, scene.now.turn
    who = state.combatants[ident]
    farthest = charging.most(state, who, restricted=turn is not None and turn.restricted)
    way = charging.way(state, who, who.arm(FISTS), state.combatants[target], farthest)
    left = farthest - way.cost - (kind == "bull_rush")
    yield from tell(
        ManoeuvreBegun(
            ident,
            target,
            kind,
            FISTS,
            open_to=_all(who) if kind == "bull_rush" else "all",
            charging=True,
            back=way.cells[-1] if on_grid(state) else "",
            left=max(0, left),
        )
    )
    yield from tell(GoesAlong(ident, way.cells, towards=_goal(state, target)))


def _goal(state: State, target: str) -> str | None:
    """To whom a way leads, where there is no grid that says it."""
    return None if on_grid(state) else target


# ---- in the place of an attack of opportunity


def instead(state: State, who: Fighter, target: Fighter) -> tuple[str, ...]:
    """What *who* may do with his opportunity in the place of a blow, by its code (D35-AOO-003)."""
    found = {
        "trip": bool(possible.trips_with(who, target)) and not holds.grappling(state, target.id),
        "disarm": bool(possible.disarms_of(who, target)),
        "sunder": bool(_breaks_with(who, target) and possible.breakable(target)),
    }
    return tuple(each for each in INSTEAD if found[each])


def _breaks_with(who: Fighter, target: Fighter) -> tuple[str, ...]:
    """With what he can damage things of *target* out of his turn: what he threatens with, which bare hands are not
    (D35-AOO-003, D35-BAS-012)."""
    threatening = {each.weapon for each in armed(who) if each.threatens}
    return tuple(each for each in possible.breaks_with(who, target) if each in threatening)


def do_instead(scene: Scene[State], ident: str, target: str, code: str) -> Action:
    """He does it with what he holds, aimed at the first thing that the other holds."""
    who, other = scene.now.combatants[ident], scene.now.combatants[target]
    kind, weapon = instead_with(who, other, code)
    if kind == "trip":
        yield from trip(scene, ident, target, weapon, occasion="opportunity")
    elif kind == "disarm":
        yield from aim(scene, kind, ident, target, weapon, possible.disarms_of(who, other)[0], occasion="opportunity")
    else:
        yield from aim(scene, kind, ident, target, weapon, possible.breakable(other)[0], occasion="opportunity")


def instead_with(who: Fighter, target: Fighter, code: str) -> tuple[Literal["trip", "disarm", "sunder"], str]:
    """What that is, by its *code*, and the weapon he does it with."""
    if code == "trip":
        return "trip", possible.trips_with(who, target)[0]
    if code == "disarm":
        return "disarm", possible.melee(who, target)[0].weapon
    return "sunder", _breaks_with(who, target)[0]


__all__ = [
    "INSTEAD",
    "Aimed",
    "Occasion",
    "aim",
    "bull_rush",
    "charge",
    "do_instead",
    "instead",
    "instead_with",
    "overrun",
    "trip",
]
