"""The encounter at one moment, who stands on whose side, and the table's choices."""

from __future__ import annotations

from dataclasses import field
from typing import Any, ClassVar, Final, Literal

from bot.kernel.values import evolve, record
from bot.rulesets.d20 import saddling
from bot.rulesets.dnd5.state.conditions import CONDITIONS
from bot.rulesets.dnd5.state.deeds import Blow, Contest, Deed, Shelter, Turn
from bot.rulesets.dnd5.state.people import SENSELESS, Fighter
from bot.rulesets.dnd5.state.spells import Spell, Weapon
from bot.rulesets.shared import sheltering
from bot.rulesets.shared.check import Point
from bot.rulesets.shared.conditions import Anchor
from bot.rulesets.shared.gathering import foes_of
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.overruling import Verdict
from bot.rulesets.shared.turns import Doing, Rounds

BLIND: Final = CONDITIONS.that("blind")
UNSEEN: Final = CONDITIONS.that("unseen")

APART: Final[Point[[Any, Fighter, Fighter], int]] = Point("how far people are from each other")
"""Said where distances are known (`base.distances`)."""
SQUARE: Final = 150
"""Centimetres of a square of the grid (DN5-EXT-017)."""


@record
class Settings:
    """The table's choices, copied when the encounter opens: the types are what each may be (`settings.OPTIONS`)."""

    foe_numbers: Literal["all", "totals", "words"] = "all"
    map: Literal["none", "square"] = "none"
    diagonals: Literal["equal", "alternating"] = "equal"
    gap: int = 9
    ties: Literal["ask", "dice"] = "ask"
    groups: bool = True
    undecided: Literal["dodge", "ready", "pass"] = "dodge"
    cover: Literal["map", "judge", "said"] = "map"
    upon_hidden: Literal["walks_on", "stops"] = "walks_on"
    switching: Literal["by_distance", "by_cost"] = "by_distance"
    doorway_bars: bool = True
    mount_goes_twice: bool = True
    absorbed_fails: bool = False
    dropping: Literal["for_nothing", "as_object"] = "for_nothing"


@record
class Zone:
    """The *cells* that a *spell* has changed, cast *by* somebody, *until* it ends by itself; *dc*: what a save there
    must reach. *people*: who stands in it where there is no grid, as the game master says; *within*: those of whom it
    has been told that they do."""

    spell: Spell
    by: CombatantId
    cells: tuple[str, ...] = ()
    until: Anchor | None = None
    dc: int = 0
    people: tuple[CombatantId, ...] = ()
    within: tuple[CombatantId, ...] = ()


@record
class Lying:
    """A *weapon* that lies on the ground, thrown or let go of by its *owner*: on that *cell*; without a grid *beside*
    somebody, None: out of everybody's reach until the game master says otherwise."""

    weapon: Weapon
    owner: CombatantId
    cell: str | None = None
    beside: CombatantId | None = None


@record
class State(Doing[Deed], Rounds):
    """An encounter. *turn*: whose turn it is, with what he has used of it. *deeds*: what is being done, and beneath it
    what that interrupts. *places*: what single cells are beside plain ground. *distances*: between pairs, in
    centimetres, by `a|b` with the ids sorted, where there is no grid. *ruled*: how the game master has said that a blow
    comes out. *sneaking*: who tries not to be noticed when the fight begins. *prolonged*: up to the end of which round
    the fight goes on whoever stands (DN5-INI-003). *shelters*: the cover that the game master has said. *water*: all of
    it is under water. *zones*: ground that spells have changed. *lying*: what lies on the
    ground."""

    combatants: dict[str, Fighter] = field(default_factory=dict)
    settings: Settings = Settings()
    turn: Turn | None = None
    deeds: tuple[Deed, ...] = ()
    grounds: dict[str, tuple[str, ...]] = field(default_factory=dict)
    distances: dict[str, int] = field(default_factory=dict)
    ruled: Verdict | None = None
    sneaking: tuple[str, ...] = ()
    prolonged: int = 0
    shelters: tuple[Shelter, ...] = ()
    water: bool = False
    zones: tuple[Zone, ...] = ()
    lying: tuple[Lying, ...] = ()
    fresh: ClassVar[dict[str, Any]] = {"acted": False}

    def without(self, ident: str) -> State:
        """*ident* is gone, with his turn, what he was doing, and what was done to him alone."""
        gone: State = super().without(ident)
        return evolve(
            gone,
            turn=None if self.turn is not None and self.turn.who == ident else self.turn,
            deeds=tuple(each for each in (_without(deed, ident) for deed in self.deeds) if each is not None),
            distances={name: each for name, each in self.distances.items() if ident not in name.split("|")},
            combatants={each.id: _unbound(each, ident) for each in gone.combatants.values()},
            sneaking=tuple(each for each in self.sneaking if each != ident),
            shelters=sheltering.without(self.shelters, ident),
            zones=tuple(_left(each, ident) for each in self.zones),
            lying=tuple(evolve(each, beside=None) if each.beside == ident else each for each in self.lying),
        )


def _without(deed: Deed, ident: str) -> Deed | None:
    actor = deed.by if deed.deed == "blow" else deed.who
    if actor == ident or (isinstance(deed, Blow | Contest) and deed.target == ident):
        return None
    offers = tuple(each for each in deed.offers if ident not in (each.who, each.target))
    if deed.deed == "cast":
        done = sum(each == ident for each in deed.targets[: deed.at])
        left = tuple(each for each in deed.targets if each != ident)
        return evolve(deed, offers=offers, targets=left, at=deed.at - done, aim=None if deed.aim == ident else deed.aim)
    if deed.deed == "move" and deed.towards == ident:
        return evolve(deed, offers=offers, distance=0, way=())
    return evolve(deed, offers=offers)


def _left(zone: Zone, ident: str) -> Zone:
    """*zone* without *ident*."""
    if ident not in (*zone.people, *zone.within):
        return zone
    people, within = (tuple(each for each in among if each != ident) for among in (zone.people, zone.within))
    return evolve(zone, people=people, within=within)


def _unbound(who: Fighter, ident: str) -> Fighter:
    """*who* without what *ident*, who is gone, held him by."""
    held = tuple(each for each in who.conditions if not (each.by == ident and each.kind in ("grappled", "frightened")))
    if who.helps is not None and ident in (who.helps.who, who.helps.against):
        who = evolve(who, helps=None)
    if ident in who.hidden_from:
        who = evolve(who, hidden_from=tuple(each for each in who.hidden_from if each != ident))
    who = who if len(held) == len(who.conditions) else evolve(who, conditions=held)
    return evolve(who, rides=None, astride=0, jolted=False) if who.rides == ident else who


def enemies(state: State, who: Fighter) -> list[Fighter]:
    """Those of another side who still take part and are not hidden."""
    return foes_of(state, who)


def allies(state: State, who: Fighter) -> list[Fighter]:
    """The others of the same side who still take part."""
    return [each for each in state.combatants.values() if each.side == who.side and each.id != who.id and not each.out]


def sees(state: State, who: Fighter, other: Fighter) -> bool:
    """Whether *who* sees *other*: he is neither blinded nor unconscious, the other neither invisible nor hidden from
    him (DN5-ATK-010, DN5-EXT-011, -013); special senses reach as far as they do."""
    if other.hidden or who.id in other.hidden_from or SENSELESS(who):
        return False
    blind, unseen = BLIND(who), UNSEEN(other)
    if not (blind or unseen):
        return True
    far = max(who.blindsight, 0 if blind else who.truesight)
    return bool(far) and APART(state, who, other) <= far


def steed(state: State, who: Fighter) -> Fighter | None:
    """The mount that *who* rides."""
    return state.combatants.get(who.rides or "")


def rider(state: State, who: Fighter) -> Fighter | None:
    """Who rides *who*."""
    found: Fighter | None = saddling.rider(state, who.id, "rides")
    return found


def bears(mount: Fighter, who: Fighter) -> bool:
    """Whether *mount* is a size larger than *who* at least, and built for it (DN5-MNT-001)."""
    return mount.rideable and mount.step > who.step


def led(state: State, who: Fighter) -> Fighter | None:
    """Who controls *who*, that he rides (DN5-MNT-007)."""
    found = rider(state, who)
    return found if found is not None and found.reins else None


def locates(who: Fighter, other: Fighter) -> bool:
    """Whether *who* knows where *other* is, seen or not (DN5-ATK-011, DN5-EXT-013)."""
    return not (other.hidden or who.id in other.hidden_from)
