"""Manoeuvres in one's turn (D35-MAN)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Literal, TypeAlias

from bot.kernel.decisions import Choice, Field
from bot.kernel.effects import Action, Scene
from bot.kernel.values import evolve
from bot.rulesets.dnd35.base import budget, holds, saddles
from bot.rulesets.dnd35.base.gaps import closer, on_grid
from bot.rulesets.dnd35.base.outlook import Outlook
from bot.rulesets.dnd35.charging import lines as charging
from bot.rulesets.dnd35.charging.actions import whole
from bot.rulesets.dnd35.manoeuvres import beginning, overrunning, possible
from bot.rulesets.dnd35.movement.ways import Way
from bot.rulesets.dnd35.state import FISTS, SQUARE, Fighter, State
from bot.rulesets.shared.actions import Blanks, Doable

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
        return (
            Field("target", tuple(found)),
            *((Field("aimed", items),) if items else ()),
            *((Field("with", arms),) if arms else ()),
        )

    return fields


def _against(at: Outlook, find: Callable[[Fighter, Fighter], tuple[Names, Names]]) -> dict[str, tuple[Names, Names]]:
    """Against whom it is possible: at what of his, and with what of all that he may strike with now."""
    ready = possible.strikes(at)
    if not ready:
        return {}
    found = {each.id: find(at.who, each) for each in possible.others(at.state, at.who)}
    able = {ident: (items, tuple(each for each in arms if each in ready)) for ident, (items, arms) in found.items()}
    return {ident: (items, arms) for ident, (items, arms) in able.items() if arms}


class Trip(Doable[Outlook]):
    """In the place of an attack (D35-MAN-007, -008)."""

    code = "trip"

    def asked(self, at: Outlook) -> Blanks | None:
        return _fields(_against(at, lambda who, other: ((), self._arms(at.state, who, other))))

    @staticmethod
    def _arms(state: State, who: Fighter, other: Fighter) -> Names:
        """With what; nobody trips whoever grapples."""
        return () if holds.grappling(state, other.id) else possible.trips_with(who, other)

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from beginning.trip(scene, who, choice["target"], choice["with"])


class Disarm(Doable[Outlook]):
    """In the place of an attack: of a weapon in the other's hand (D35-MAN-013); whoever has pinned somebody does it
    with his bare hands (D35-GRA-022)."""

    code = "disarm"

    def asked(self, at: Outlook) -> Blanks | None:
        if (pinned := possible.in_hold(at)) is not None:
            items = possible.disarms_of(at.who, pinned)
            return _fields({pinned.id: (items, (FISTS,))} if items else {})

        def find(who: Fighter, other: Fighter) -> tuple[Names, Names]:
            items = possible.disarms_of(who, other)
            return items, tuple(each.weapon for each in possible.melee(who, other)) if items else ()

        return _fields(_against(at, find))

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from beginning.aim(scene, "disarm", who, choice["target"], choice["with"], choice["aimed"])


class Snatch(Doable[Outlook]):
    """A disarm with bare hands of what the other wears or carries (D35-MAN-017)."""

    code = "snatch"

    def asked(self, at: Outlook) -> Blanks | None:
        pinned = possible.in_hold(at)
        if pinned is None and FISTS not in possible.strikes(at):
            return None
        found = {
            each.id: (things, ())
            for each in (possible.others(at.state, at.who) if pinned is None else [pinned])
            if (things := possible.snatches(at.state, at.who, each))
        }
        return _fields(found)

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from beginning.aim(scene, "snatch", who, choice["target"], FISTS, choice["aimed"])


class Sunder(Doable[Outlook]):
    """In the place of an attack, at a weapon or a shield (D35-MAN-018)."""

    code = "sunder"

    def asked(self, at: Outlook) -> Blanks | None:
        def find(who: Fighter, other: Fighter) -> tuple[Names, Names]:
            items = () if other.out else possible.breakable(other)
            return items, possible.breaks_with(who, other) if items else ()

        return _fields(_against(at, find))

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from beginning.aim(scene, "sunder", who, choice["target"], choice["with"], choice["aimed"])


class Smash(Doable[Outlook]):
    """In the place of an attack, at what the other wears or carries (D35-MAN-020)."""

    code = "smash"

    def asked(self, at: Outlook) -> Blanks | None:
        def find(who: Fighter, other: Fighter) -> tuple[Names, Names]:
            items = tuple(each.item for each in other.things)
            return items, possible.breaks_with(who, other) if items else ()

        return _fields(_against(at, find))

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from beginning.aim(scene, "smash", who, choice["target"], choice["with"], choice["aimed"])


class BullRush(Doable[Outlook]):
    """A standard action (D35-MAN-001)."""

    code = "bull_rush"

    def asked(self, at: Outlook) -> Blanks | None:
        if at.who.mount is not None or not possible.may_rush(at):
            # In the saddle he pushes nobody: his mount runs people over.
            return None
        found = tuple(
            each.id
            for each in possible.others(at.state, at.who)
            if not each.out and possible.touches(at.who, each) and not possible.limited(at.state, at.who, each)
        )
        return (Field("target", found),) if found else None

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from beginning.bull_rush(scene, who, choice["target"])


class Overrun(Doable[Outlook]):
    """A standard action in the course of a move, once a round: before the first step, or after some (D35-MAN-021)."""

    code = "overrun"

    def asked(self, at: Outlook) -> Blanks | None:
        turn = at.turn
        if turn is None or turn.overran or not possible.may_rush(at) or turn.restricted or not budget.has_move(turn):
            return None
        if turn.move and not turn.walked:
            # Another move would take the place of the standard action that it needs.
            return None
        found = tuple(
            each.id
            for each in possible.others(at.state, at.who)
            if each.side != at.who.side
            and not each.out
            and not possible.limited(at.state, at.who, each)
            and overrunning.run(at.state, at.who, each) is not None
        )
        return (Field("target", found),) if found else None

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from beginning.overrun(scene, who, choice["target"])


class ChargeInto(Doable[Outlook]):
    """A charge that ends in a bull rush or an overrun (D35-MAN-001, -021, D35-MOV-005)."""

    code = "charge_into"

    def asked(self, at: Outlook) -> Blanks | None:
        turn = whole(at)
        if turn is None or at.who.mount is not None or not saddles.dashes(at.state, at.who):
            return None
        if holds.grappling(at.state, at.who.id):
            return None
        found: dict[str, Names] = {}
        farthest = charging.most(at.state, at.who, restricted=turn.restricted)
        for each in possible.others(at.state, at.who):
            if each.side == at.who.side or each.out or possible.limited(at.state, at.who, each):
                continue
            way = charging.way(at.state, at.who, at.who.arm(FISTS), each, farthest)
            if not way.cells or not possible.touches(_arrived(at.state, at.who, each, way), each):
                continue
            through = overrunning.charged(at.state, at.who, each, way, farthest)
            found[each.id] = (BULL_RUSH, *((OVERRUN,) if through else ()))
        if not found:
            return None

        def fields(partial: Choice) -> tuple[Field, ...]:
            meant = found.get(partial.get("target", ""), (BULL_RUSH, OVERRUN))
            return (Field("target", tuple(found)), Field("how", meant))

        return fields

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        kind: Literal["bull_rush", "overrun"] = "overrun" if choice["how"] == OVERRUN else "bull_rush"
        yield from beginning.charge(scene, who, choice["target"], kind)


def _arrived(state: State, who: Fighter, target: Fighter, way: Way) -> Fighter:
    """*who* at the end of his *way* to *target*."""
    if on_grid(state):
        return evolve(who, cell=way.cells[-1])
    return closer(who, target.id, max(SQUARE, who.gaps[target.id] - len(way.cells) * SQUARE))


ACTIONS = (Trip(), Disarm(), Snatch(), Sunder(), Smash(), BullRush(), Overrun(), ChargeInto())

__all__ = ["ACTIONS", "BullRush", "ChargeInto", "Disarm", "Overrun", "Smash", "Snatch", "Sunder", "Trip"]
