"""The game master's words on light, ground, numbers and ranks (`/gm tool`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from bot.kernel import bounds
from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.rulesets.alternatif.base import arguments
from bot.rulesets.alternatif.base.checks import in_range, known
from bot.rulesets.alternatif.state import (
    AlternatifState,
    Combatant,
    Light,
    Rank,
    has_pole_weapon,
    light_key,
    within_reach,
)
from bot.rulesets.alternatif.state.footing import pair
from bot.rulesets.alternatif.tactics import numbers, room
from bot.rulesets.alternatif.tactics.events import FacingSaid, HeightSaid, LightSaid, PinnedDown, RankTaken, RoomSaid
from bot.rulesets.shared.book import Word, composed, word
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import Args, among, from_flag, from_option, from_optional, from_text, optional, text

State = AlternatifState

LIGHTS: Mapping[str, Light | None] = {
    "dark": Light(50, -4),
    "gloom": Light(25, -3),
    "dim": Light(10, -2),
    "faint": Light(0, -2),
    "clear": Light(),
    "unsaid": None,
}
"""Words for light; `unsaid`: as the rest of the scene."""

RANKS: Mapping[str, Rank] = {"first": 1, "second": 2, "none": 0}

WIDEST = 10_000

_FIGURES = ("inverted", "lost")


def _figures(typed: str) -> tuple[int, int]:
    figures = typed.replace("%", "").partition("/")
    chance, malus = bounds.signed(figures[0]), bounds.signed(figures[2] or "0")
    if chance is None or malus is None:
        raise Refused("alternatif-not-a-light", value=typed[:40])
    return chance, malus


def _two(state: State, who: str | None, other: str | None) -> None:
    for ident in (who, other):
        if ident is not None:
            known(state, ident)
    if who is not None and who == other:
        raise Refused("two-people", name=state.combatants[who].name)


@word()
class SayLight(Word):
    """How *who* (None: everybody) sees *other* (None: everybody): *chance* in 100 (0 to 100) to go astray and *malus*
    (-10 to 0) of what does not; None for both takes the word back (ALT-TAC-012)."""

    who: CombatantId | None = None
    other: CombatantId | None = None
    chance: int | None = None
    malus: int | None = None

    def check(self, state: State) -> None:
        """It is a chance of 0 to 100 and a malus of -10 to 0, and something else than now."""
        _two(state, self.who, self.other)
        key = light_key(self.who or "", self.other or "")
        if self.chance is None:
            if key not in state.ground.lights:
                raise Refused("alternatif-light-as-before")
            return
        in_range("chance", self.chance, 0, 100)
        in_range("malus", self.malus or 0, -10, 0)
        if state.ground.lights.get(key) == Light(self.chance, self.malus or 0):
            raise Refused("alternatif-light-as-before")

    def take(self, scene: Scene[State]) -> Action:
        clear = self.chance is not None and Light(self.chance, self.malus or 0).clear
        yield from tell(LightSaid(self.who, self.other, self.chance, self.malus, clear))


@composed(tool="light", codes={"words": tuple(LIGHTS)})
def light(state: State, by: int, args: Args) -> SayLight:
    """`words`: a word of `LIGHTS`; or `value`: chance and malus, `25/-3`."""
    who, other = optional(args, "who"), optional(args, "target")
    if optional(args, "value") is not None:
        chance, malus = _figures(text(args, "value"))
        return SayLight(by, who, other, chance, malus)
    said = LIGHTS[among(args, "words", tuple(LIGHTS), "dark")]
    return SayLight(by, who, other) if said is None else SayLight(by, who, other, said.chance, said.malus)


@word(tool="facing")
class Face(Word):
    """*who* is turned against *target* from now on; None: against whom he strikes (ALT-TAC-003)."""

    who: CombatantId = from_text("who")
    target: CombatantId | None = from_optional("target")

    def check(self, state: State) -> None:
        """*who* is in contact with whom he is to be turned against."""
        who = known(state, self.who)
        if who.out:
            raise Refused("alternatif-out", name=who.name, fate=who.fate or "open")
        if self.target is None:
            if who.footing.faces is None:
                raise Refused("already-so", name=who.name)
            return
        target = known(state, self.target)
        near = within_reach(state, who)
        if target.id not in near:
            names = ", ".join(state.combatants[each].name for each in near)
            raise Refused("alternatif-not-in-contact", a=who.name, b=target.name, names=names or "none")
        if who.footing.faces == target.id:
            raise Refused("already-so", name=who.name)

    def take(self, scene: Scene[State]) -> Action:
        """Whom somebody keeps an eye on; with what outnumbering is worth now."""
        state = scene.now
        bonus = 0
        if self.target is not None:
            who, target = state.combatants[self.who], state.combatants[self.target]
            bonus = numbers.EACH * len(_others(state, who, target))
        yield from tell(FacingSaid(self.who, self.target, bonus))


def _others(state: State, who: Combatant, target: Combatant) -> list[str]:
    near = [state.combatants[each] for each in target.contacts if each != who.id]
    return [each.id for each in near if numbers.counts(state, each, target)]


@word(tool="higher")
class SayHeight(Word):
    """*who* stands higher than *other* (None: than all who do not), or no more (ALT-TAC-004)."""

    who: CombatantId = from_text("who")
    other: CombatantId | None = from_optional("target")
    on: bool = from_flag("words", "on", "off", "on")
    tells = HeightSaid

    def check(self, state: State) -> None:
        who = known(state, self.who)
        _two(state, self.who, self.other)
        now = who.footing.high if self.other is None else pair(who.id, self.other) in state.ground.higher
        if now == self.on:
            raise Refused("already-so", name=who.name)


@word()
class SayRoom(Word):
    """The *width* or the *ceiling* where *who* (None: everybody) fights, in centimetres (0 to 10,000); None: enough.
    *inverted*: what the game master makes of weapon factors at a metre or less (ALT-TAC-013, -014)."""

    what: Literal["width", "ceiling"]
    who: CombatantId | None = None
    centimetres: int | None = None
    inverted: bool | None = None

    def check(self, state: State) -> None:
        """It is a measure of up to a hundred metres; factors turn with the width alone."""
        if self.who is not None:
            known(state, self.who)
        if self.centimetres is not None and not 0 <= self.centimetres <= WIDEST:
            in_range("distance", self.centimetres // 100, 0, WIDEST // 100)
        if self.inverted is not None and (self.centimetres is None or self.centimetres > room.INVERTING_WIDTH):
            raise Refused("alternatif-too-wide-to-turn")

    def take(self, scene: Scene[State]) -> Action:
        metres = None if self.centimetres is None else arguments.metres(self.centimetres)
        yield from tell(RoomSaid(self.who, self.what, self.centimetres, metres, self.inverted))


@composed(tool="width", codes={"words": _FIGURES})
def width(state: State, by: int, args: Args) -> SayRoom:
    """`value` in metres, nothing for enough; `words`: whether weapon factors turn against their owner."""
    return _room("width", by, args)


@composed(tool="ceiling")
def ceiling(state: State, by: int, args: Args) -> SayRoom:
    """The same of the ceiling."""
    return _room("ceiling", by, args)


def _room(what: Literal["width", "ceiling"], by: int, args: Args) -> SayRoom:
    value, said = optional(args, "value"), optional(args, "words")
    inverted = None if said is None else among(args, "words", _FIGURES) == "inverted"
    centimetres = None if value is None else arguments.centimetres(value)
    return SayRoom(by, what, optional(args, "who"), centimetres, inverted)


@word(tool="blind_sense")
class PinDown(Word):
    """*who* has succeeded in a check of blind-sense upon *target*, or has lost him (ALT-TAC-011)."""

    who: CombatantId = from_text("who")
    target: CombatantId = from_text("target")
    on: bool = from_flag("words", "on", "off", "on")
    tells = PinnedDown

    def check(self, state: State) -> None:
        who = known(state, self.who)
        _two(state, self.who, self.target)
        if (self.target in who.footing.pinned) == self.on:
            raise Refused("already-so", name=who.name)


def _named_rank(args: Args) -> Rank:
    return RANKS[among(args, "words", tuple(RANKS), "first")]


@word(tool="pike_rank")
class TakeRank(Word):
    """*who* takes his place in a rank of pikes, or (0) leaves it (ALT-TAC-016, -017)."""

    who: CombatantId = from_text("who")
    rank: Rank = from_option("words", _named_rank, codes=tuple(RANKS))
    tells = RankTaken

    def check(self, state: State) -> None:
        """He wields a pole weapon: nothing else can be used so tightly (ALT-TAC-016)."""
        who = known(state, self.who)
        if who.out:
            raise Refused("alternatif-out", name=who.name, fate=who.fate or "open")
        if self.rank and not has_pole_weapon(who):
            raise Refused("alternatif-rank-without-pole", name=who.name, weapon=who.main.arm.weapon)
        if who.footing.rank == self.rank:
            raise Refused("already-so", name=who.name)
