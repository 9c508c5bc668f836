"""The game master's hand on figures, bodies and belongings: points and gauges, ammunition, and what follows a sheet
(R20-GEN-012)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.kernel.values import evolve
from bot.rulesets.rpg20.people import CombatantRecorded
from bot.rulesets.rpg20.sheets import BELONGINGS
from bot.rulesets.rpg20.state import Fighter, Gauge, State
from bot.rulesets.rpg20.state.conditions import OUT
from bot.rulesets.rpg20.weapons import StockSet
from bot.rulesets.rpg20.wounds import harm as wounding
from bot.rulesets.rpg20.wounds.events import StateSet
from bot.rulesets.shared import correcting, giving
from bot.rulesets.shared.book import Word, composed, happens, word
from bot.rulesets.shared.figures import bounds_of, figure_of, reason_of, with_figure
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import Args, from_option, in_range, number, optional, text
from bot.rulesets.shared.people import known
from bot.rulesets.shared.secrecy import secret_figures

SHIELD: Final = "shield"
LEAST: Final = -999


def bounds(who: Fighter) -> Mapping[str, tuple[int, int]]:
    """What may be set on *who*, each with its least and its greatest value: no gauge is fuller than it was whole."""
    shield = {} if who.shield is None else {SHIELD: (0, who.shield.most)}
    gauges = {each.gauge: (LEAST, each.most) for each in who.gauges}
    return {**bounds_of(who.FIGURES), "points": (LEAST, who.points_max), **gauges, **shield}


def values(who: Fighter) -> Mapping[str, int]:
    """The figures of *who*, as far as he has them."""
    found = {name: figure_of(who, name, each) for name, each in who.FIGURES.items()}
    gauges = {each.gauge: each.left for each in who.gauges}
    shield = {} if who.shield is None else {SHIELD: who.shield.left}
    return {name: value for name, value in found.items() if value is not None} | gauges | shield


def with_value(who: Fighter, what: str, value: int | None) -> Fighter:
    """*who* once the figure *what* is *value*."""
    if what in who.FIGURES:
        changed: Fighter = with_figure(who, what, who.FIGURES[what], value)
        return changed
    if what == SHIELD:
        return who if who.shield is None else evolve(who, shield=evolve(who.shield, left=value))
    found = next((each for each in who.gauges if each.gauge == what), None)
    return who if found is None else who.with_gauge(evolve(found, left=value))


@happens()
class GmOverrode(correcting.GmOverrode):
    """*what*: a figure of a fighter, one of his gauges, or `shield`."""

    def befalls(self, state: State, who: Fighter) -> State:
        return state.put(with_value(who, self.what, self.after))


def override(scene: Scene[State], ident: str, what: str, after: int, reason: str = "") -> Action:
    """The figure *what* of *ident* is *after* from now on; his points are never above their maximum."""
    who = scene.now.combatants[ident]
    secret = secret_figures(scene.now, who)
    yield from tell(GmOverrode(what, ident, values(who).get(what), after, reason, secret))
    if what == "points_max" and who.points > after:
        yield from tell(GmOverrode("points", ident, who.points, after, reason, secret))


STOCKS: Final[Mapping[str, int]] = {"rounds": 500, "explosives": 50}
"""What is counted of a thing that is named, and how many there may be."""


# ---- figures


@word()
class SetField(correcting.SetField):
    """No gauge, and no total, is above what it was whole."""

    def bounds(self, who: Fighter) -> Mapping[str, tuple[int, int]]:
        return bounds(who)

    def take(self, scene: Scene[State]) -> Action:
        yield from override(scene, self.who, self.field, self.value, self.reason)


@word()
class SetStock(Word):
    """So many rounds are in a weapon, or so many explosives of a kind at hand (R20-RNG-011, R20-EXP-008)."""

    who: CombatantId
    kind: str
    weapon: str
    value: int

    def check(self, state: State) -> None:
        who = known(state, self.who)
        there = _stocked(who, self.kind)
        if self.weapon not in there:
            raise Refused("rpg20-no-stock", name=who.name, known=", ".join(there), argument="weapon")
        in_range("value", self.value, 0, there[self.weapon])

    def take(self, scene: Scene[State]) -> Action:
        who = scene.now.combatants[self.who]
        yield from tell(StockSet(who.id, self.weapon, self.value, secret_figures(scene.now, who)))


def _stocked(who: Fighter, kind: str) -> dict[str, int]:
    """What of *who* holds rounds, or is an explosive, each with the most there may be."""
    if kind == "rounds":
        return {each.weapon: each.magazine for each in who.weapons if each.magazine is not None}
    return {each.explosive: STOCKS[kind] for each in who.explosives}


@composed(command="fix-set")
def fix_set(state: State, by: int, args: Args) -> Word:
    """A figure; of `rounds` and `explosives` those of the thing `with`, the first unless it is said."""
    who, field, value = text(args, "who"), text(args, "field"), number(args, "value")
    thing, reason = optional(args, "with"), reason_of(args)
    if field not in STOCKS:
        if thing:
            raise Refused("option-not-in-this-game", option="with")
        return SetField(by, who, field, value, reason)
    there = _stocked(known(state, who), field)
    return SetStock(by, who, field, thing or next(iter(there), ""), value)


@composed(command="fix-initiative")
def fix_initiative(state: State, by: int, args: Args) -> SetField:
    """His initiative for the whole combat (R20-SEQ-005)."""
    return SetField(by, text(args, "who"), "initiative", number(args, "segment"), reason_of(args))


@word()
class FollowSheet(correcting.FollowSheet):
    """What is behind the fields of his sheet that were changed becomes what the sheet says now; wounds stay."""

    record: Fighter | None = None
    recorded: ClassVar[Any] = CombatantRecorded
    maxima: ClassVar[Mapping[str, str]] = {"points_max": "points"}

    def bounds(self, who: Fighter) -> Mapping[str, tuple[int, int]]:
        return bounds(who)

    def override(self, scene: Scene[State], name: str, value: int) -> Action:
        yield from override(scene, self.who, name, value)

    def kept(self, name: str, left: int) -> int:
        return left

    def taken_over(self, who: Fighter) -> Fighter:
        assert self.record is not None
        changed = {name for each in self.fields for name in BELONGINGS[each]}
        taken: dict[str, Any] = {name: getattr(self.record, name) for name in changed}
        if "gauges" in taken:
            taken["gauges"] = tuple(_hurt_as(who, each) for each in taken["gauges"])
        return evolve(who, **taken)


def _hurt_as(who: Fighter, gauge: Gauge) -> Gauge:
    """*gauge* with as many points lost as *who* has lost of his."""
    old = next((each for each in who.gauges if each.gauge == gauge.gauge), None)
    return gauge if old is None else evolve(gauge, left=gauge.most - (old.most - old.left))


# ---- points


@word(command="fix-damage")
class Damage(correcting.Points):
    """Points lost by the game master's word, protection aside: of the global total, and of the gauge *kind* where he
    names one, with what follows (R20-WND-001)."""

    kind: str = from_option("kind", lambda args: (optional(args, "kind") or "")[:40], default="")

    def check(self, state: State) -> None:
        _check_gauge(known(state, self.who), self.kind)

    def take(self, scene: Scene[State]) -> Action:
        who = scene.now.combatants[self.who]
        left = max(LEAST, who.points - self.amount)
        gauge = next((each for each in who.gauges if each.gauge == self.kind), None)
        below = wounding.falls_below(scene.now, who, left)
        yield from override(scene, who.id, "points", left, self.reason)
        if gauge is not None:
            after = max(LEAST, gauge.left - self.amount)
            yield from override(scene, who.id, gauge.gauge, after, self.reason)
            if wounding.is_crossed(scene.now, gauge, after):
                yield from wounding.local(scene, who.id, gauge.gauge)
        if below:
            yield from wounding.body_test(scene, who.id)


@word(command="fix-heal")
class Heal(correcting.Points):
    """Points won back: of the global total, or of the gauge *kind* where he names one; never above what it was
    whole."""

    kind: str = from_option("kind", lambda args: (optional(args, "kind") or "")[:40], default="")

    def check(self, state: State) -> None:
        who = known(state, self.who)
        _check_gauge(who, self.kind)
        if not _lost(who, self.kind):
            raise Refused("not-hurt", name=who.name)

    def take(self, scene: Scene[State]) -> Action:
        who = scene.now.combatants[self.who]
        what = self.kind or "points"
        after = values(who)[what] + min(self.amount, _lost(who, self.kind))
        yield from override(scene, who.id, what, after, self.reason)


def _check_gauge(who: Fighter, kind: str) -> None:
    if kind and all(each.gauge != kind for each in who.gauges):
        known_ones = ", ".join(each.gauge for each in who.gauges)
        raise Refused("rpg20-no-gauge", name=who.name, known=known_ones, argument="gauge")


def _lost(who: Fighter, kind: str) -> int:
    """What *who* has lost of the gauge *kind*, of the total where there is none."""
    if not kind:
        return who.points_max - who.points
    gauge = who.gauge(kind)
    return gauge.most - gauge.left


@word()
class Back(Word):
    """Somebody who was out fights again: nothing keeps him from acting any more."""

    who: CombatantId

    def check(self, state: State) -> None:
        known(state, self.who)

    def take(self, scene: Scene[State]) -> Action:
        who = scene.now.combatants[self.who]
        for each in OUT.of(who):
            yield from tell(StateSet(who.id, each.kind, on=False))
        if who.points < 0:
            yield from override(scene, who.id, "points", 0)


@composed(command="fix-back")
def fix_back(state: State, by: int, args: Args) -> Back:
    return Back(by, text(args, "who"))


@word()
class LendModifier(giving.GiveModifier):
    """Before any test of anybody, for once or until it is taken off (R20-GEN-012); upon damage that is dealt, or
    *taken*."""

    UPON: ClassVar[Mapping[str, giving.Bounds]] = {
        **dict.fromkeys((giving.ALL, "attack", "defence", "save", "check"), giving.SUMS),
        "damage": giving.DAMAGE,
        "taken": giving.DAMAGE,
    }


@word()
class TakeModifier(giving.TakeModifier):
    """What he has given is taken off."""


@composed(command="fix-modifier", codes={"skill": tuple(LendModifier.UPON), "value": giving.AMOUNTS})
def modifier(state: State, by: int, args: Args) -> LendModifier | TakeModifier:
    found: LendModifier | TakeModifier = giving.composed(LendModifier, TakeModifier, by, args)
    return found
