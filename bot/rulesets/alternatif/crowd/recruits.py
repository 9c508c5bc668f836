"""Small fry that the table handles together from the moment they join (ALT-GMX-008 to -010)."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, cast, get_args

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.kernel.values import evolve
from bot.rulesets.alternatif.base.checks import known, may_act, thing_named
from bot.rulesets.alternatif.base.distances import several
from bot.rulesets.alternatif.base.needs import ACTS, About, up
from bot.rulesets.alternatif.base.shares import MOST, MOST_MONSTERS, in_bands, in_groups, is_guard
from bot.rulesets.alternatif.combatants.figures import GmOverrode
from bot.rulesets.alternatif.crowd import limbs
from bot.rulesets.alternatif.crowd.limbs import (
    BandDissolved,
    BandFormed,
    LimbsChanged,
    LimbsRegrouped,
    PaceSet,
    ShieldSimplified,
)
from bot.rulesets.alternatif.ordinary import tasks as breaking_off
from bot.rulesets.alternatif.state import AlternatifState, Combatant, Crowd, Pace, Settings, Wielded
from bot.rulesets.shared.book import Word, composed, word
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import Args, among, in_range, number, text

# ---- The game master's words on crowds and limbs (`/gm tool`).

State = AlternatifState

PACES: tuple[str, ...] = get_args(Pace)

OFF, ONE, KIND = "off", "one", "kind"


def _kind(state: State, who: Combatant) -> list[Combatant]:
    """Those of the same kind and side as *who*, himself first."""
    others = [
        each
        for each in state.combatants.values()
        if each.id != who.id and (each.origin, each.side, each.player) == (who.origin, who.side, who.player)
    ]
    return [who, *others]


def _people(state: State, args: Args) -> tuple[str, ...]:
    who = known(state, text(args, "who"))
    if among(args, "words", (ONE, KIND), ONE) == ONE:
        return (who.id,)
    return tuple(each.id for each in _kind(state, who))


def _allowed(state: State, setting: str) -> None:
    """Raise `Refused` when the table does without this shortcut."""
    if getattr(state.settings, setting) == "never":
        raise Refused("alternatif-not-at-this-table", setting=setting)


def banded(state: State, who: Combatant) -> None:
    """That he shares a die."""
    if not who.crowd.band:
        raise Refused("alternatif-no-band", name=who.name)


def _kinds(weapon: Wielded) -> tuple[str, ...]:
    if weapon.turns:
        return (weapon.arm.weapon, *(each.weapon for each in weapon.turns))
    return (weapon.arm.weapon,) * weapon.arm.count


def _only_several(who: Combatant, counts: Mapping[str, int]) -> tuple[str, ...]:
    several = tuple(weapon for weapon, count in counts.items() if count > 1)
    if len(several) != 1:
        raise Refused("alternatif-which-limbs", name=who.name, weapons=", ".join(several or counts))
    return several


def _by_turns(counts: Mapping[str, int], chosen: Sequence[str]) -> list[str]:
    """The weapons *chosen*, one of each in turn as long as there are any."""
    left = {weapon: counts.get(weapon, 0) for weapon in chosen}
    found = []
    while any(left.values()):
        for weapon in chosen:
            if left[weapon]:
                left[weapon] -= 1
                found.append(weapon)
    return found


@word()
class ShareDie(Word):
    """*members*, two to four, share one reaction die (ALT-GMX-008)."""

    members: tuple[CombatantId, ...]

    def check(self, state: State) -> None:
        _allowed(state, "shared_dice")
        people = [may_act(state, each) for each in self.members]
        for each in people:
            if each.player is not None:
                raise Refused("alternatif-not-a-monster", name=each.name)
        if len(people) == 1:
            raise Refused("alternatif-nobody-alike", name=people[0].name)
        in_range("count", len(people), 2, MOST_MONSTERS)
        for each in people:
            if each.side != people[0].side:
                raise Refused("alternatif-not-together", a=people[0].name, b=each.name)
            if not each.main.arm.strikes:
                raise Refused("alternatif-only-shoots", name=each.name, weapon=each.main.arm.weapon)
        band = people[0].crowd.band
        if band and {each.id for each in people} == {each.id for each in limbs.members(state, band)}:
            raise Refused("already-so", name=people[0].name)

    def take(self, scene: Scene[State]) -> Action:
        """They share a die; whoever shared one with any of them before does not any more."""
        state = scene.now
        for band in dict.fromkeys(state.combatants[each].crowd.band for each in self.members):
            left = [each.id for each in limbs.members(scene.now, band) if each.id not in self.members] if band else []
            if len(left) == 1:
                yield from tell(BandDissolved(left[0], band, tuple(left)))
        taken = set(limbs.bands(scene.now))
        band = next(name for at in range(len(self.members) + 1) if (name := _called(self.members[0], at)) not in taken)
        yield from tell(BandFormed(self.members[0], band, self.members))


def _called(first: str, at: int) -> str:
    return first if at == 0 else f"{first}+{at}"


@word()
class Dissolve(About):
    """The band of *who* shares a die no more."""

    needs = (banded,)

    def take(self, scene: Scene[State]) -> Action:
        band = scene.now.combatants[self.who].crowd.band
        people = tuple(each.id for each in scene.now.combatants.values() if each.crowd.band == band)
        yield from tell(BandDissolved(self.who, band, people))


@composed(tool="one_die", codes={"value": ("2", "3", "4", OFF)})
def one_die(state: State, by: int, args: Args) -> Any:
    """`value`: how many of the kind of `who` share a die with him, or `off`; `words`: who else, by their names."""
    who = known(state, text(args, "who"))
    if str(args.get("value") or "").strip() == OFF:
        return Dissolve(by, who.id)
    if args.get("words"):
        named = several(state, str(args["words"]))
        return ShareDie(by, tuple(dict.fromkeys((who.id, *named))))
    most = MOST_MONSTERS if args.get("value") in (None, "") else number(args, "value")
    in_range("count", most, 2, MOST_MONSTERS)
    like = [each.id for each in _kind(state, who) if not each.crowd.band and each.id != who.id and not each.out]
    return ShareDie(by, (who.id, *like[: most - 1]))


@word(tool="next_striker")
class PickNext(About):
    """The next action of his band is that of *who*."""

    needs = (*ACTS, banded)

    def refuse(self, state: State, who: Combatant) -> None:
        if who.crowd.turn:
            raise Refused("already-so", name=who.name)
        if not limbs.able(who):
            raise Refused("alternatif-not-able", name=who.name)
        holder = _holder(state, who.crowd.band)
        if holder is not None and any(each.up for each in holder.hands):
            raise Refused("alternatif-answer-first", name=holder.name, kind="strike", announces=False)

    def take(self, scene: Scene[State]) -> Action:
        """He acts next: at once when nothing is pending, else when the action comes that is."""
        who = scene.now.combatants[self.who]
        holder = _holder(scene.now, who.crowd.band)
        yield from limbs.take_turn(scene, who, None if holder is None else _due(holder))


def _holder(state: State, band: str) -> Combatant | None:
    return next((each for each in limbs.members(state, band) if each.crowd.turn), None)


def _due(who: Combatant) -> int | None:
    return min((each.due for each in who.hands if each.due is not None), default=None)


@word()
class SimplifyShield(Word):
    """The shields of *people* are forgotten until they are hit, or remembered again (ALT-GMX-009)."""

    people: tuple[CombatantId, ...]
    on: bool = True

    def check(self, state: State) -> None:
        if self.on:
            _allowed(state, "simple_shields")
        people = [known(state, each) for each in self.people]
        if all(each.crowd.simple_shield == self.on for each in people):
            raise Refused("already-so", name=people[0].name)

    def take(self, scene: Scene[State]) -> Action:
        for each in self.people:
            if scene.now.combatants[each].crowd.simple_shield != self.on:
                yield from tell(ShieldSimplified(each, self.on))


@composed(tool="simple_shield", codes={"value": ("on", OFF), "words": (ONE, KIND)})
def simple_shield(state: State, by: int, args: Args) -> SimplifyShield:
    """`value`: `on` or `off`; `words`: `kind` for all alike."""
    return SimplifyShield(by, _people(state, args), among(args, "value", ("on", OFF), "on") == "on")


@word(tool="shield_strike")
class ShieldStrike(About):
    """A stray blow of a shield that is forgotten: its action comes in the next segment (ALT-GMX-009)."""

    needs = ACTS

    def refuse(self, state: State, who: Combatant) -> None:
        shield = _forgotten(who)
        if shield is None:
            raise Refused("alternatif-no-simple-shield", name=who.name)
        if shield.pending:
            raise Refused("already-so", name=who.name)

    def take(self, scene: Scene[State]) -> Action:
        shield = _forgotten(scene.now.combatants[self.who])
        if shield is not None:
            # Another action drops what was in preparation (ALT-REA-015).
            yield from breaking_off.drop(scene, self.who, fights=True)
            after = scene.now.segment + 1
            yield from tell(GmOverrode("due", self.who, None, after, "", secret=True, hand=shield.arm.hand))


def _forgotten(who: Combatant) -> Wielded | None:
    return next((each for each in who.hands if is_guard(who, each)), None)


@word()
class SetPace(Word):
    """How the reactions of *people* come (ALT-GMX-010); *layout*: places from 1 to 20, in their order."""

    people: tuple[CombatantId, ...]
    pace: Pace
    layout: tuple[int, ...] = ()

    def check(self, state: State) -> None:
        if self.pace != "dice":
            _allowed(state, "flat_initiative")
        for each in self.people:
            known(state, each)
        layout = self.layout
        if layout and (not all(1 <= each <= 20 for each in layout) or list(layout) != sorted(set(layout))):
            raise Refused("alternatif-not-places", value=", ".join(map(str, layout))[:40])

    def take(self, scene: Scene[State]) -> Action:
        for each in self.people:
            yield from tell(PaceSet(each, self.pace, self.layout))


@composed(tool="flat", codes={"value": ("flat", "mixed", "dice", "3, 6, 9"), "words": (ONE, KIND)})
def flat(state: State, by: int, args: Args) -> SetPace:
    """`value`: `flat`, `mixed`, `dice`, or the places at which he acts, as `3, 6, 9`; `words`: `kind` for all alike."""
    value = str(args.get("value") or "flat").strip()
    if value in PACES:
        return SetPace(by, _people(state, args), cast(Pace, value))
    places = [each for each in re.split(r"[\s,;]+", value) if each]
    if not all(each.isdecimal() and len(each) < 3 for each in places):
        raise Refused("alternatif-not-places", value=value[:40])
    return SetPace(by, _people(state, args), "flat", tuple(map(int, places)))


@word()
class ChangeLimbs(About):
    """*who* loses limbs (*more* below 0) or has them back, of those that fight with *weapon*, the first that is moved
    together with others unless given (ALT-GMX-005)."""

    more: int
    weapon: str | None = None

    def refuse(self, state: State, who: Combatant) -> None:
        held = _limb(who, self.weapon)
        if held is None:
            raise Refused("alternatif-no-such-limb", name=who.name)
        if self.more == 0:
            raise Refused("already-so", name=who.name)
        in_range("limbs", self.more, -held.arm.count, MOST - held.arm.count)

    def take(self, scene: Scene[State]) -> Action:
        held = _limb(scene.now.combatants[self.who], self.weapon)
        if held is not None:
            weapon = self.weapon or held.arm.weapon
            count = held.arm.count
            yield from tell(LimbsChanged(self.who, held.arm.hand, weapon, count, count + self.more))


@composed(tool="limb", codes={"value": ("-1", "+1")})
def limb(state: State, by: int, args: Args) -> ChangeLimbs:
    """`value`: how many fewer or more, -1 unless given; `words`: which weapon they are."""
    who = known(state, text(args, "who"))
    value = str(args.get("value") or "-1").replace("−", "-").lstrip("+")
    weapon = thing_named(who, str(args["words"])) if args.get("words") else None
    return ChangeLimbs(by, who.id, number({"value": value}, "value"), weapon)


def _limb(who: Combatant, weapon: str | None) -> Wielded | None:
    """What is changed: the weapon named, else the first of which several are moved by one die."""
    if weapon is not None:
        return next((each for each in who.hands if weapon in [arm.weapon for arm in (each.arm, *each.turns)]), None)
    return next((each for each in who.hands if each.arm.count > 1), None)


@word()
class Regroup(About):
    """The *weapons* of *who* (empty: the only ones of which there are several) share dice by *sizes* (empty: the usual
    way) (ALT-GMX-002 to -004, -007)."""

    # What fell from his hands comes back to them if the fall is undone: no limb takes its place meanwhile.
    needs = (up,)
    weapons: tuple[str, ...] = ()
    sizes: tuple[int, ...] = ()

    def refuse(self, state: State, who: Combatant) -> None:
        groups = _groups(who, self)
        settings = state.settings
        for group in groups:
            if len(group) < 2:
                continue
            natural = all(each.arm.is_natural for each in who.hands if each.arm.weapon in group)
            if settings.grouped_attacks == "none" or (settings.grouped_attacks == "natural" and not natural):
                raise Refused("alternatif-not-at-this-table", setting="grouped_attacks")
            if settings.grouped_alike and len(set(group)) > 1:
                raise Refused("alternatif-not-alike", name=who.name)
            in_range("groups", len(group), 1, MOST)
        in_range("dice", len(groups), 1, limbs.MOST_DICE)

    def take(self, scene: Scene[State]) -> Action:
        yield from tell(LimbsRegrouped(self.who, tuple(_groups(scene.now.combatants[self.who], self))))


@composed(tool="regroup", codes={"value": ("1+1", "2+2", "3+3")})
def regroup(state: State, by: int, args: Args) -> Regroup:
    """`value`: as `3+3`, the usual way unless given; `words`: which weapons, where there are several kinds."""
    who = known(state, text(args, "who"))
    sizes = str(args.get("value") or "").replace(" ", "")
    if sizes and not all(each.isdecimal() and len(each) < 3 for each in sizes.split("+")):
        raise Refused("alternatif-not-groups", value=sizes[:40])
    words = [each.strip() for each in str(args.get("words") or "").split(",") if each.strip()]
    weapons = tuple(dict.fromkeys(thing_named(who, each) for each in words))
    return Regroup(by, who.id, weapons, tuple(int(each) for each in sizes.split("+") if each))


def _groups(who: Combatant, said: Regroup) -> list[tuple[str, ...]]:
    """All the groups that *who* would have. Raises `Refused`."""
    singles = [arm.weapon for arm in limbs.singles(who)]
    counts = {weapon: singles.count(weapon) for weapon in dict.fromkeys(singles)}
    chosen = said.weapons or _only_several(who, counts)
    stock = _by_turns(counts, chosen)
    sizes = said.sizes or in_groups(len(stock))
    if sum(sizes) != len(stock) or 0 in sizes:
        raise Refused("alternatif-not-groups-of", name=who.name, count=len(stock))
    groups, at = [], 0
    for size in sizes:
        groups.append(tuple(stock[at : at + size]))
        at += size
    others = [tuple(x for x in _kinds(each) if x not in chosen) for each in who.hands]
    kept = [each for each in others if each]
    # In the order in which they stood: what comes first strikes first.
    first = singles[0] in chosen
    return [*groups, *kept] if first else [*kept, *groups]


def handled_together(made: Sequence[Combatant], settings: Settings) -> list[Combatant]:
    """*made*, minor monsters that join at the same time, with the shortcuts that the table takes for all of them."""
    shield, pace = settings.simple_shields == "minor", settings.flat_initiative == "minor"
    bands = [""] * len(made)
    if settings.shared_dice == "minor":
        at = 0
        for size in in_bands(len(made)):
            bands[at : at + size] = [made[at].id] * size
            at += size
    return [
        evolve(each, crowd=Crowd(band=band, simple_shield=shield, pace="flat" if pace else "dice"))
        for each, band in zip(made, bands, strict=True)
    ]
