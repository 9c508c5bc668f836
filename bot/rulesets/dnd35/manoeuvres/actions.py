"""Manoeuvres in one's turn (D35-MAN)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

from bot.kernel.decisions import Choice, Field
from bot.kernel.effects import Action, Scene, tell
from bot.kernel.values import evolve, surely
from bot.rulesets.dnd35.attack.arms import Next, follows
from bot.rulesets.dnd35.base import saddles
from bot.rulesets.dnd35.base.budget import LIES, Outlook, armed, has_move
from bot.rulesets.dnd35.base.gaps import closer, on_grid
from bot.rulesets.dnd35.base.needs import (
    AFOOT,
    BESIDE,
    BY_HAND,
    CARRIED,
    DASHES,
    IN_REACH,
    STANDARD,
    UNSTEPPED,
    UPRIGHT,
    Trying,
    no_full,
    of_weapon,
    unheld,
)
from bot.rulesets.dnd35.charging import lines as charging
from bot.rulesets.dnd35.charging.actions import WHOLE
from bot.rulesets.dnd35.cover.degrees import SET_UPON
from bot.rulesets.dnd35.manoeuvres import overrunning, possible, tripping
from bot.rulesets.dnd35.manoeuvres import pushes as pushing
from bot.rulesets.dnd35.manoeuvres.events import GoesAlong, ManoeuvreBegun
from bot.rulesets.dnd35.manoeuvres.possible import FEATS
from bot.rulesets.dnd35.movement.ways import Way
from bot.rulesets.dnd35.state import FISTS, SQUARE, Fighter, State
from bot.rulesets.shared import people
from bot.rulesets.shared.actions import Blanks
from bot.rulesets.shared.lacking import Lack, Said, always
from bot.rulesets.shared.needs import because, blank, no, of_whom

# ---- How manoeuvres begin: in one's turn, in the place of an attack of opportunity, within a charge.

Occasion: TypeAlias = Literal["turn", "opportunity", "ready"]
Aimed: TypeAlias = Literal["disarm", "snatch", "sunder", "smash"]
INSTEAD: Final = ("trip", "disarm", "sunder")
"""What may take the place of an attack of opportunity (D35-AOO-003)."""


def _next(state: State, who: Fighter, weapon: str, occasion: Occasion) -> Next:
    """Which attack of his turn it takes the place of; out of turn, none."""
    turn = state.turn
    if occasion != "turn" or turn is None:
        return Next()
    return follows(turn, who).get(weapon, Next())


def trip(scene: Scene[State], ident: str, target: str, weapon: str, *, occasion: Occasion = "turn") -> Action:
    """*ident* trips *target* with *weapon*, in the place of an attack (D35-MAN-007, -008)."""
    yield from people.come_out(scene, ident)
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
    yield from people.come_out(scene, ident)
    who = scene.now.combatants[ident]
    feat = FEATS[kind]
    open_to: Literal["", "target"] = "" if feat in who.feats else "target"
    later, two = _next(scene.now, who, weapon, occasion)
    yield from tell(ManoeuvreBegun(ident, target, kind, weapon, item, later, occasion, open_to, two=two))


def bull_rush(scene: Scene[State], ident: str, target: str, *, occasion: Occasion = "turn") -> Action:
    """*ident* enters the space of *target*, to push him (D35-MAN-001, -002); he may go along as far as he walks."""
    yield from people.come_out(scene, ident)
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
    yield from people.come_out(scene, ident)
    state = scene.now
    found = surely(overrunning.run(state, state.combatants[ident], state.combatants[target]))
    yield from tell(ManoeuvreBegun(ident, target, "overrun", FISTS, open_to="all", back=found.cell, left=found.left))
    if found.way.cells:
        yield from tell(GoesAlong(ident, found.way.cells, towards=_goal(state, target)))


def charge(scene: Scene[State], ident: str, target: str, kind: Literal["bull_rush", "overrun"]) -> Action:
    """*ident* charges *target*, to push him or to run him over (D35-MAN-001, -021, D35-MOV-005)."""
    yield from people.come_out(scene, ident)
    state = scene.now
    who = state.combatants[ident]
    farthest = charging.most(state, who)
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
        "trip": bool(possible.trips_with(who, target)) and not saddles.grappling(state, target.id),
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


Names: TypeAlias = tuple[str, ...]
BULL_RUSH: Final = "bull_rush"
OVERRUN: Final = "overrun"


def _fields(found: Mapping[str, tuple[Names, Names]]) -> Blanks | None:
    """The blanks of what is aimed at something: whom, at what, with what; each by whom it is possible against."""
    if not found:
        return None

    def fields(partial: Choice) -> tuple[Field, ...]:
        meant = [found[partial["target"]]] if partial.get("target") in found else [*found.values()]
        items = tuple(dict.fromkeys(each for names, _ in meant for each in names))
        arms = tuple(dict.fromkeys(each for _, names in meant for each in names))
        more = {"aimed": items, "with": arms}
        return (Field("target", tuple(found)), *(Field(name, each) for name, each in more.items() if each))

    return fields


GRAPPLES: Final = of_whom("grapples", lambda at, target: saddles.grappling(at.state, target.id))
THINGS: Final = of_whom("no_things", lambda at, target: not target.things)
PUSHABLE: Final = (
    of_whom("lies", lambda at, target: target.out),
    GRAPPLES,
    of_whom("too_large", lambda at, target: possible.limited(at.state, at.who, target)),
)
SEIZES: Final = because(lambda at: possible.in_hold(at) is not None or possible.strikes(at), possible.no_strike)
"""He may strike, or has somebody pinned whom he does it to (D35-GRA-022)."""


def _in_a_move(at: Outlook) -> bool:
    """Whether a move is still before him, or under way (D35-MAN-021)."""
    turn = at.turn
    # Another move would take the place of the standard action that it needs.
    return turn is not None and not turn.restricted and has_move(turn) and (turn.walked > 0 or not turn.move)


class Instead(Trying):
    """In the place of an attack, aimed at somebody or a thing of his."""

    needs = (possible.STRIKES,)

    def found(self, state: State, who: Fighter, other: Fighter) -> tuple[Names, Names]:
        """At what of *other*, and with what; without the second it is impossible."""
        raise NotImplementedError

    def asks(self, at: Outlook) -> Blanks | None:
        ready, able = possible.strikes(at), {}
        for each in possible.others(at.state, at.who):
            items, arms = self.found(at.state, at.who, each)
            if usable := tuple(arm for arm in arms if arm in ready):
                able[each.id] = (items, usable)
        return _fields(able)


class Trip(Instead):
    """In the place of an attack (D35-MAN-007, -008)."""

    code = "trip"
    whom = (
        *SET_UPON,
        of_whom("lies", lambda at, target: LIES(target) or target.out),
        of_whom("too_large", lambda at, target: not possible.small_enough(at.who, target)),
        of_whom("bodiless", lambda at, target: "incorporeal" in target.features),
        *(GRAPPLES, of_weapon("no_trip", lambda at, arms: not any(each.trip for each in arms)), *IN_REACH),
    )

    def found(self, state: State, who: Fighter, other: Fighter) -> tuple[Names, Names]:
        # Nobody trips whoever grapples.
        return (), () if saddles.grappling(state, other.id) else possible.trips_with(who, other)

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from trip(scene, who, choice["target"], choice["with"])


class Disarm(Instead):
    """In the place of an attack: of a weapon in the other's hand (D35-MAN-013); whoever has pinned somebody does it
    with his bare hands (D35-GRA-022)."""

    code = "disarm"
    needs = (SEIZES,)
    whom = (*SET_UPON, of_whom("unarmed", lambda at, target: not target.wielded), *IN_REACH)

    def found(self, state: State, who: Fighter, other: Fighter) -> tuple[Names, Names]:
        items = possible.disarms_of(who, other)
        return items, tuple(each.weapon for each in possible.melee(who, other)) if items else ()

    def asks(self, at: Outlook) -> Blanks | None:
        if (pinned := possible.in_hold(at)) is None:
            return super().asks(at)
        items = possible.disarms_of(at.who, pinned)
        return _fields({pinned.id: (items, (FISTS,))} if items else {})

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from aim(scene, "disarm", who, choice["target"], choice["with"], choice["aimed"])


class Snatch(Trying):
    """A disarm with bare hands of what the other wears or carries (D35-MAN-017)."""

    code = "snatch"
    needs = (because(lambda at: possible.in_hold(at) is not None or FISTS in possible.strikes(at), possible.no_strike),)
    whom = (*SET_UPON, THINGS, BY_HAND)

    def asks(self, at: Outlook) -> Blanks | None:
        pinned = possible.in_hold(at)
        found = {
            each.id: (things, ())
            for each in (possible.others(at.state, at.who) if pinned is None else [pinned])
            if (things := possible.snatches(at.state, at.who, each))
        }
        return _fields(found)

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from aim(scene, "snatch", who, choice["target"], FISTS, choice["aimed"])


class Breaking(Instead):
    """Damage to a thing of somebody's, in the place of an attack: by what cuts or crushes (D35-MAN-018)."""

    def nothing(self, at: Outlook, said: Said) -> Lack:
        arms = [each for each in at.who.arms if possible.BLUNT_OR_SHARP.intersection(each.types) and each.dice]
        return super().nothing(at, said) if any(not each.ranged for each in arms) else ("no_edge", {})


class Sunder(Breaking):
    """At a weapon or a shield (D35-MAN-018)."""

    code = "sunder"
    whom = (*SET_UPON, of_whom("unbreakable", lambda at, target: not possible.breakable(target)), *IN_REACH)

    def found(self, state: State, who: Fighter, other: Fighter) -> tuple[Names, Names]:
        items = () if other.out else possible.breakable(other)
        return items, possible.breaks_with(who, other) if items else ()

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from aim(scene, "sunder", who, choice["target"], choice["with"], choice["aimed"])


class Smash(Breaking):
    """At what the other wears or carries (D35-MAN-020)."""

    code = "smash"
    whom = (*SET_UPON, THINGS, *IN_REACH)

    def found(self, state: State, who: Fighter, other: Fighter) -> tuple[Names, Names]:
        items = tuple(each.item for each in other.things)
        return items, possible.breaks_with(who, other) if items else ()

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from aim(scene, "smash", who, choice["target"], choice["with"], choice["aimed"])


class BullRush(Trying):
    """A standard action (D35-MAN-001): into the space of the other, which nobody enters after a 5-foot step
    (D35-ACT-003). In the saddle he pushes nobody: his mount runs people over."""

    code = "bull_rush"
    needs = (unheld, AFOOT, UPRIGHT, CARRIED, STANDARD, UNSTEPPED)
    whom = (*SET_UPON, *PUSHABLE, BESIDE)

    def asks(self, at: Outlook) -> Blanks | None:
        found = tuple(each.id for each in possible.pushed(at.state, at.who))
        return (Field("target", found),) if found else None

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from bull_rush(scene, who, choice["target"])


class Overrun(Trying):
    """A standard action in the course of a move, once a round: before the first step, or after some (D35-MAN-021)."""

    code = "overrun"
    needs = (
        *(unheld, UPRIGHT, no("overran", lambda at: at.turn.overran), STANDARD, UNSTEPPED),
        *(because(_in_a_move, no_full), CARRIED),
    )
    whom = (*SET_UPON, *PUSHABLE)
    wrong = (always("no_line"),)

    def asks(self, at: Outlook) -> Blanks | Lack:
        found = (
            each.id
            for each in possible.others(at.state, at.who)
            if not each.out
            and not possible.limited(at.state, at.who, each)
            and overrunning.run(at.state, at.who, each) is not None
        )
        return blank("target", found, none="no_line")

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from overrun(scene, who, choice["target"])


class ChargeInto(Trying):
    """A charge that ends in a bull rush or an overrun (D35-MAN-001, -021, D35-MOV-005)."""

    code = "charge_into"
    needs = (AFOOT, *WHOLE, DASHES)
    whom = (*SET_UPON, *PUSHABLE)
    wrong = (always("no_line"),)

    def asks(self, at: Outlook) -> Blanks | Lack:
        found: dict[str, Names] = {}
        farthest = charging.most(at.state, at.who)
        for each in possible.others(at.state, at.who):
            if each.out or possible.limited(at.state, at.who, each):
                continue
            way = charging.way(at.state, at.who, at.who.arm(FISTS), each, farthest)
            if not way.cells or not possible.touches(_arrived(at.state, at.who, each, way), each):
                continue
            through = overrunning.charged(at.state, at.who, each, way, farthest)
            found[each.id] = (BULL_RUSH, *((OVERRUN,) if through else ()))
        if not found:
            return "no_line", {}

        def fields(partial: Choice) -> tuple[Field, ...]:
            meant = found.get(partial.get("target", ""), (BULL_RUSH, OVERRUN))
            return (Field("target", tuple(found)), Field("how", meant))

        return fields

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        kind: Literal["bull_rush", "overrun"] = "overrun" if choice["how"] == OVERRUN else "bull_rush"
        yield from charge(scene, who, choice["target"], kind)


def _arrived(state: State, who: Fighter, target: Fighter, way: Way) -> Fighter:
    """*who* at the end of his *way* to *target*."""
    if on_grid(state):
        return evolve(who, cell=way.cells[-1])
    return closer(who, target.id, max(SQUARE, who.gaps[target.id] - len(way.cells) * SQUARE))


ACTIONS = (Trip(), Disarm(), Snatch(), Sunder(), Smash(), BullRush(), Overrun(), ChargeInto())
