"""The encounter at one moment, and the table's choices."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Any, ClassVar, Literal, TypeAlias

from bot.kernel.values import evolve, record
from bot.rulesets.dnd35.state.deeds import Act, Blow, Cast, Clinch, Deed, Grip, Guess, Manoeuvre, Move, Signal, Turn
from bot.rulesets.dnd35.state.people import Fighter
from bot.rulesets.dnd35.state.things import Weapon
from bot.rulesets.shared import sheltering
from bot.rulesets.shared.gathering import foes_of
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.overruling import Verdict
from bot.rulesets.shared.turns import Doing, Rounds


@record
class Settings:
    """The table's choices, copied when the encounter opens; `settings.OPTIONS` lists the values."""

    foe_numbers: Literal["all", "totals", "words"] = "all"
    gap: int = 9
    diagonals: Literal["alternating", "equal"] = "alternating"
    grapple_dex_only_outsiders: bool = False
    grapple_draw_check: bool = False
    grapple_pin_until: Literal["end", "begin"] = "end"
    turned_weapons: Literal["any", "light_only"] = "any"
    size_limits: Literal["on", "off"] = "off"
    trip_attack: Literal["touch", "normal"] = "touch"
    counter_trip: Literal["whole", "check"] = "whole"
    disarm_counter: Literal["always", "weapons"] = "always"
    overrun_back: Literal["text", "srd"] = "text"
    cover: Literal["map", "judge", "said"] = "map"
    soft_cover: Literal["on", "off"] = "on"
    soft_cover_melee: Literal["on", "off"] = "on"
    free_actions: int = 0
    immediate_action: Literal["apart", "swift"] = "apart"
    charge_line: Literal["text", "srd"] = "text"
    heavy_run: int = 4
    squeeze_past: Literal["offered", "said"] = "offered"
    flanking: Literal["text", "srd"] = "text"
    feint_kin: Literal["humanoid", "alike"] = "humanoid"
    high_ground: Literal["shots_too", "melee"] = "shots_too"
    map: Literal["square", "none"] = "square"
    upon_hidden: Literal["walks_on", "stops"] = "walks_on"


@record
class Lying:
    """A weapon on the ground of *cell*; *owner*: who had it. Where there is no grid it lies *beside* somebody; None:
    out of everybody's reach until the game master says otherwise."""

    weapon: Weapon
    cell: str | None
    owner: str = ""
    beside: CombatantId | None = None


Degree: TypeAlias = Literal["none", "soft", "cover", "improved", "total"]
"""How well somebody is covered: not at all, by a creature, by a thing, very well, wholly (D35-COV)."""
Screened: TypeAlias = Literal["none", "partial", "total"]
"""How somebody is concealed: not at all, in part, wholly (D35-CAM)."""


@record
class Shelter:
    """What the game master says of the cover of *who*, from *against* alone or (None) from everybody."""

    who: CombatantId
    degree: Degree
    against: CombatantId | None = None


@record
class Screen:
    """What the game master says of the concealment of *who*, likewise: how far, and how many attacks of a hundred that
    hit miss of it."""

    who: CombatantId
    kind: Screened
    percent: int = 0
    against: CombatantId | None = None


@record
class State(Doing[Deed], Rounds):
    """An encounter. *ambush*: how far the surprise round is (D35-BAS-004). *turn*: whose turn it is, with what he has
    used of it. *deeds*: what is being done, and beneath it what that interrupts. *grips*: who grapples with whom.
    *ruled*: how the game master has said that an attack comes out. *lying*: what lies on the ground.
    *grounds*: what single cells are beside plain ground; *hazes*: how badly one sees through those in fog, in percent,
    where that is not as usual. *shelters*, *screens*: what the game master has said of cover and of concealment.
    *prolonged*: up to the end of which round the fight goes on whoever stands."""

    combatants: dict[str, Fighter] = field(default_factory=dict)
    settings: Settings = Settings()
    ambush: Literal["", "on", "over"] = ""
    turn: Turn | None = None
    deeds: tuple[Deed, ...] = ()
    grips: tuple[Grip, ...] = ()
    ruled: Verdict | None = None
    lying: tuple[Lying, ...] = ()
    grounds: dict[str, tuple[str, ...]] = field(default_factory=dict)
    hazes: dict[str, int] = field(default_factory=dict)
    shelters: tuple[Shelter, ...] = ()
    screens: tuple[Screen, ...] = ()
    prolonged: int = 0
    fresh: ClassVar[dict[str, Any]] = {"acted": False}

    @property
    def opened(self) -> bool:
        return self.round > 0 or self.ambush == "on"

    @property
    def lap(self) -> int:
        """The round, -1 in the surprise round: by it somebody remembers when he has let others act first."""
        return self.round or -1

    def without(self, ident: str) -> State:
        """*ident* is gone, with his turn, what he was doing, and what was done to him alone."""
        gone: State = super().without(ident)
        mine = self.turn is not None and self.turn.who == ident
        kept = tuple(_past(each, ident) for each in self.deeds if each.who != ident and not _about(each, ident))
        grips = tuple(each for each in self.grips if ident not in each.both)
        said = {
            "shelters": sheltering.without(self.shelters, ident),
            "screens": sheltering.without(self.screens, ident),
        }
        gone = evolve(gone, turn=None if mine else self.turn, deeds=kept, grips=grips, **said)
        if any(each.beside == ident for each in gone.lying):
            gone = evolve(
                gone, lying=tuple(evolve(each, beside=None) if each.beside == ident else each for each in gone.lying)
            )
        for who in gone.combatants.values():
            if ident in who.gaps or ident in who.across:
                gaps = {each: gap for each, gap in who.gaps.items() if each != ident}
                across = tuple(each for each in who.across if each != ident)
                gone = gone.put(who := evolve(who, gaps=gaps, across=across))
            if ident in who.hidden_from:
                gone = gone.with_(who.id, hidden_from=tuple(each for each in who.hidden_from if each != ident))
            if ident in who.passes:
                gone = gone.with_(who.id, passes=tuple(each for each in who.passes if each != ident))
            left = tuple(each for each in who.favours if ident not in (each.by, each.against))
            if len(left) < len(who.favours) or who.mount == ident:
                gone = gone.with_(who.id, favours=left, mount=None if who.mount == ident else who.mount)
        return gone

    def spaced(self, ident: str, gaps: Mapping[str, int]) -> State:
        """*state* with *ident* so many centimetres from each of *gaps*, where there is no grid."""
        who = self.combatants.get(ident)
        if who is None:
            return self
        new = {
            each: gap
            for each, gap in gaps.items()
            if each in self.combatants and each != ident and who.gaps.get(each) != gap
        }
        if not new:
            return self
        people = {**self.combatants, ident: evolve(who, gaps={**who.gaps, **new})}
        for each, gap in new.items():
            people[each] = evolve(people[each], gaps={**people[each].gaps, ident: gap})
        return evolve(self, combatants=people)

    def hurt(self, ident: str, points: int) -> State:
        """*ident* has taken *points* of damage: what he is trying may fail of it (D35-MAN-013, D35-GRA-003,
        D35-BAS-020), and whoever sleeps by a spell wakes."""
        found = tuple(
            evolve(each, hurt=each.hurt + points)
            if isinstance(each, Act | Cast | Clinch | Manoeuvre) and each.who == ident
            else each
            for each in self.deeds
        )
        state = self if found == self.deeds else evolve(self, deeds=found)
        who = self.combatants.get(ident)
        if who is None or not points:
            return state
        if who.casting is not None:
            state = state.with_(ident, casting=evolve(who.casting, hurt=who.casting.hurt + points))
        if any(each.spell.condition == "sleeping" for each in who.effects):
            woken = (evolve(each, broken=True) if each.spell.condition == "sleeping" else each for each in who.effects)
            state = state.with_(ident, effects=tuple(woken))
        return state


def _about(deed: Deed, ident: str) -> bool:
    """Whether *deed* is done to *ident* alone."""
    match deed:
        case Blow():
            return ident in (deed.target, deed.bearer)
        case Guess():
            return deed.target == ident
        case Clinch():
            return ident in (deed.target, deed.ally)
        case Manoeuvre():
            return deed.target == ident
        case Signal():
            return deed.to == ident
        case _:
            return False


def _past(deed: Deed, ident: str) -> Deed:
    """*deed* without *ident*, who is gone: a spell goes on with the others it is for; where there are none yet, whoever
    casts it says anew whom it is for."""
    if isinstance(deed, Move) and ident in (deed.towards, *deed.drift):
        drift = {each: sign for each, sign in deed.drift.items() if each != ident}
        lost = deed.towards == ident
        return evolve(deed, drift=drift, towards=None if lost else deed.towards, way=() if lost else deed.way)
    if not isinstance(deed, Cast) or (ident not in deed.targets and deed.aim != ident):
        return deed
    if deed.aim == ident:
        # Without a grid it was aimed at him.
        deed = evolve(deed, aim=None)
    left = tuple(each for each in deed.targets if each != ident)
    done = sum(each == ident for each in deed.targets[: deed.at])
    if not left and deed.stage == "aiming":
        return evolve(deed, targets=(), left=0, stage="choosing")
    return evolve(deed, targets=left, at=deed.at - done)


def enemies(state: State, who: Fighter) -> list[Fighter]:
    """Those of another side who still fight, and of whom *who* knows where they are."""
    return [each for each in foes_of(state, who) if who.id not in each.hidden_from]
