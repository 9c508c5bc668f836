"""The game master's words on crowds and limbs (`/gm tool`): from options to notes, when they are possible, what they
do."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, cast, get_args

from bot.kernel.decisions import Scalar
from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.rulesets.alternatif import breaking_off
from bot.rulesets.alternatif.arguments import somebody
from bot.rulesets.alternatif.checks import in_range, known, may_act, opened
from bot.rulesets.alternatif.compose import among, number, text, thing_named
from bot.rulesets.alternatif.crowd import events as e
from bot.rulesets.alternatif.crowd import limbs, notes, simple, turns
from bot.rulesets.alternatif.crowd.shares import MOST, MOST_MONSTERS, in_groups
from bot.rulesets.alternatif.events import GmOverrode
from bot.rulesets.alternatif.state import AlternatifState, Combatant, Pace, Wielded

State = AlternatifState
Args = Mapping[str, Scalar]
PACES: tuple[str, ...] = get_args(Pace)
OFF, ONE, KIND = "off", "one", "kind"


# ---- from a tool's options


def one_die(state: State, by: int, args: Args) -> Any:
    """`value`: how many of the kind of `who` share a die with him, or `off`; `words`: who else, by their names."""
    who = known(state, text(args, "who"))
    if str(args.get("value") or "").strip() == OFF:
        return notes.Dissolve(by, who.id)
    if args.get("words"):
        named = [somebody(state, each.strip()) for each in str(args["words"]).split(",") if each.strip()]
        return notes.ShareDie(by, tuple(dict.fromkeys((who.id, *named))))
    most = MOST_MONSTERS if args.get("value") in (None, "") else number(args, "value")
    in_range("count", most, 2, MOST_MONSTERS)
    like = [each.id for each in _kind(state, who) if not each.crowd.band and each.id != who.id and not each.out]
    return notes.ShareDie(by, (who.id, *like[: most - 1]))


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


def flat(state: State, by: int, args: Args) -> notes.SetPace:
    """`value`: `flat`, `mixed`, `dice`, or the places at which he acts, as `3, 6, 9`; `words`: `kind` for all alike."""
    value = str(args.get("value") or "flat").strip()
    if value in PACES:
        return notes.SetPace(by, _people(state, args), cast(Pace, value))
    places = [each for each in re.split(r"[\s,;]+", value) if each]
    if not all(each.isdecimal() and len(each) < 3 for each in places):
        raise Refused("alternatif-not-places", value=value[:40])
    return notes.SetPace(by, _people(state, args), "flat", tuple(map(int, places)))


def simple_shield(state: State, by: int, args: Args) -> notes.SimplifyShield:
    """`value`: `on` or `off`; `words`: `kind` for all alike."""
    return notes.SimplifyShield(by, _people(state, args), among(args, "value", ("on", OFF), "on") == "on")


def limb(state: State, by: int, args: Args) -> notes.ChangeLimbs:
    """`value`: how many fewer or more, -1 unless given; `words`: which weapon they are."""
    who = known(state, text(args, "who"))
    value = str(args.get("value") or "-1").replace("−", "-").lstrip("+")
    weapon = thing_named(who, str(args["words"])) if args.get("words") else None
    return notes.ChangeLimbs(by, who.id, number({"value": value}, "value"), weapon)


def regroup(state: State, by: int, args: Args) -> notes.Regroup:
    """`value`: as `3+3`, the usual way unless given; `words`: which weapons, where there are several kinds."""
    who = known(state, text(args, "who"))
    sizes = str(args.get("value") or "").replace(" ", "")
    if sizes and not all(each.isdecimal() and len(each) < 3 for each in sizes.split("+")):
        raise Refused("alternatif-not-groups", value=sizes[:40])
    words = [each.strip() for each in str(args.get("words") or "").split(",") if each.strip()]
    weapons = tuple(dict.fromkeys(thing_named(who, each) for each in words))
    return notes.Regroup(by, who.id, weapons, tuple(int(each) for each in sizes.split("+") if each))


TOOLS = {
    "one_die": one_die,
    "next_striker": lambda state, by, args: notes.PickNext(by, text(args, "who")),
    "simple_shield": simple_shield,
    "shield_strike": lambda state, by, args: notes.ShieldStrike(by, text(args, "who")),
    "flat": flat,
    "limb": limb,
    "regroup": regroup,
}
CODES: Mapping[tuple[str, str], tuple[str, ...]] = {
    ("gm-tool-one_die", "value"): ("2", "3", "4", OFF),
    ("gm-tool-simple_shield", "value"): ("on", OFF),
    ("gm-tool-simple_shield", "words"): (ONE, KIND),
    ("gm-tool-flat", "value"): ("flat", "mixed", "dice", "3, 6, 9"),
    ("gm-tool-flat", "words"): (ONE, KIND),
    ("gm-tool-limb", "value"): ("-1", "+1"),
    ("gm-tool-regroup", "value"): ("1+1", "2+2", "3+3"),
}


# ---- whether they are possible


def _allowed(state: State, setting: str) -> None:
    """Raise `Refused` when the table does without this shortcut."""
    if getattr(state.settings, setting) == "never":
        raise Refused("alternatif-not-at-this-table", setting=setting)


def check_share(state: State, note: notes.ShareDie) -> None:
    _allowed(state, "shared_dice")
    people = [may_act(state, each) for each in note.members]
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
    if band and {each.id for each in people} == {each.id for each in turns.members(state, band)}:
        raise Refused("alternatif-already-so", name=people[0].name)


def check_dissolve(state: State, note: notes.Dissolve) -> None:
    _in_band(state, note.who)


def _in_band(state: State, ident: str) -> Combatant:
    who = known(state, ident)
    if not who.crowd.band:
        raise Refused("alternatif-no-band", name=who.name)
    return who


def check_pick(state: State, note: notes.PickNext) -> None:
    opened(state)
    who = may_act(state, note.who)
    _in_band(state, note.who)
    if who.crowd.turn:
        raise Refused("alternatif-already-so", name=who.name)
    if not turns.able(who):
        raise Refused("alternatif-not-able", name=who.name)
    holder = _holder(state, who.crowd.band)
    if holder is not None and any(each.up for each in holder.hands):
        raise Refused("alternatif-answer-first", name=holder.name, kind="strike")


def _holder(state: State, band: str) -> Combatant | None:
    return next((each for each in turns.members(state, band) if each.crowd.turn), None)


def check_pace(state: State, note: notes.SetPace) -> None:
    if note.pace != "dice":
        _allowed(state, "flat_initiative")
    for each in note.people:
        known(state, each)
    layout = note.layout
    if layout and (not all(1 <= each <= 20 for each in layout) or list(layout) != sorted(set(layout))):
        raise Refused("alternatif-not-places", value=", ".join(map(str, layout))[:40])


def check_simplify(state: State, note: notes.SimplifyShield) -> None:
    if note.on:
        _allowed(state, "simple_shields")
    people = [known(state, each) for each in note.people]
    if all(each.crowd.simple_shield == note.on for each in people):
        raise Refused("alternatif-already-so", name=people[0].name)


def check_shield_strike(state: State, note: notes.ShieldStrike) -> None:
    opened(state)
    who = may_act(state, note.who)
    shield = _forgotten(who)
    if shield is None:
        raise Refused("alternatif-no-simple-shield", name=who.name)
    if shield.pending:
        raise Refused("alternatif-already-so", name=who.name)


def _forgotten(who: Combatant) -> Wielded | None:
    return next((each for each in who.hands if simple.is_guard(who, each)), None)


def check_limbs(state: State, note: notes.ChangeLimbs) -> None:
    who = known(state, note.who)
    held = _limb(who, note.weapon)
    if held is None:
        raise Refused("alternatif-no-such-limb", name=who.name)
    if note.more == 0:
        raise Refused("alternatif-already-so", name=who.name)
    in_range("limbs", note.more, -held.arm.count, MOST - held.arm.count)


def _limb(who: Combatant, weapon: str | None) -> Wielded | None:
    """What is changed: the weapon named, else the first of which several are moved by one die."""
    if weapon is not None:
        return next((each for each in who.hands if weapon in [arm.weapon for arm in (each.arm, *each.turns)]), None)
    return next((each for each in who.hands if each.arm.count > 1), None)


def check_regroup(state: State, note: notes.Regroup) -> None:
    who = known(state, note.who)
    if who.out:
        # What fell from his hands comes back to them if the fall is undone: no limb takes its place meanwhile.
        raise Refused("alternatif-out", name=who.name)
    groups = _groups(who, note)
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


def _groups(who: Combatant, note: notes.Regroup) -> list[tuple[str, ...]]:
    """All the groups that *who* would have. Raises `Refused`."""
    singles = [arm.weapon for arm in limbs.singles(who)]
    counts = {weapon: singles.count(weapon) for weapon in dict.fromkeys(singles)}
    chosen = note.weapons or _only_several(who, counts)
    stock = _by_turns(counts, chosen)
    sizes = note.sizes or in_groups(len(stock))
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


# ---- what they do


def share(scene: Scene[State], note: notes.ShareDie) -> Action:
    """They share a die; whoever shared one with any of them before does not any more."""
    state = scene.now
    for band in dict.fromkeys(state.combatants[each].crowd.band for each in note.members):
        left = [each.id for each in turns.members(scene.now, band) if each.id not in note.members] if band else []
        if len(left) == 1:
            yield from tell(e.BandDissolved(left[0], band, tuple(left)))
    taken = set(turns.bands(scene.now))
    band = next(name for at in range(len(note.members) + 1) if (name := _called(note.members[0], at)) not in taken)
    yield from tell(e.BandFormed(note.members[0], band, note.members))


def _called(first: str, at: int) -> str:
    return first if at == 0 else f"{first}+{at}"


def dissolve(scene: Scene[State], note: notes.Dissolve) -> Action:
    band = scene.now.combatants[note.who].crowd.band
    people = tuple(each.id for each in scene.now.combatants.values() if each.crowd.band == band)
    yield from tell(e.BandDissolved(note.who, band, people))


def pick(scene: Scene[State], note: notes.PickNext) -> Action:
    """He acts next: at once when nothing is pending, else when the action comes that is."""
    who = scene.now.combatants[note.who]
    holder = _holder(scene.now, who.crowd.band)
    yield from turns.take_turn(scene, who, None if holder is None else _due(holder))


def _due(who: Combatant) -> int | None:
    return min((each.due for each in who.hands if each.due is not None), default=None)


def set_pace(scene: Scene[State], note: notes.SetPace) -> Action:
    for each in note.people:
        yield from tell(e.PaceSet(each, note.pace, note.layout))


def simplify(scene: Scene[State], note: notes.SimplifyShield) -> Action:
    for each in note.people:
        if scene.now.combatants[each].crowd.simple_shield != note.on:
            yield from tell(e.ShieldSimplified(each, note.on))


def shield_strike(scene: Scene[State], note: notes.ShieldStrike) -> Action:
    shield = _forgotten(scene.now.combatants[note.who])
    if shield is not None:
        # Another action drops what was in preparation (ALT-REA-015).
        yield from breaking_off.drop(scene, note.who, fights=True)
        after = scene.now.segment + 1
        yield from tell(GmOverrode("due", note.who, None, after, "", secret=True, hand=shield.arm.hand))


def change_limbs(scene: Scene[State], note: notes.ChangeLimbs) -> Action:
    held = _limb(scene.now.combatants[note.who], note.weapon)
    if held is not None:
        weapon = note.weapon or held.arm.weapon
        count = held.arm.count
        yield from tell(e.LimbsChanged(note.who, held.arm.hand, weapon, count, count + note.more))


def take_regroup(scene: Scene[State], note: notes.Regroup) -> Action:
    yield from tell(e.LimbsRegrouped(note.who, tuple(_groups(scene.now.combatants[note.who], note))))


__all__ = ["CODES", "TOOLS"]
