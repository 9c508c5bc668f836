"""Whether a note is possible now: checked purely, before anything happens; a refusal says what would be right."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.kernel.errors import Refused
from bot.rulesets.percentile import legal, notes, orders, pit
from bot.rulesets.percentile.settings import setting_value
from bot.rulesets.percentile.state import Fighter, PercentileState, takes_part
from bot.rulesets.shared import following, mustering
from bot.rulesets.shared.joining import room_for
from bot.rulesets.shared.mustering import ChangeSide, Rename

FIELDS: Mapping[str, tuple[int, int]] = {
    "pv": (0, 999),
    "pv_max": (1, 999),
    "psy": (0, 99),
    "psy_max": (0, 99),
    "initiative": (1, 7),
    "soldiers": (0, 9999),
}
SCORES = (
    "physique",
    "force",
    "agilite",
    "chance",
    "bagarre",
    "lutte",
    "melee",
    "hast",
    "tir",
    "esquive",
    "equitation",
    "magie",
    "parade_magique",
)
SCORE = (0, 150)
_PLACED = ("declaring", "breaking", "acting")
"""The steps of a round in which whoever has no place in its order does nothing (PCT-INI-010)."""

State = PercentileState


def fields() -> Mapping[str, tuple[int, int]]:
    """What the game master may set on a combatant, with the least and the greatest value."""
    return {**FIELDS, **dict.fromkeys(SCORES, SCORE)}


def known(state: State, ident: str) -> Fighter:
    """The combatant *ident*; raises `Refused`."""
    who = state.fighters.get(ident)
    if who is None:
        names = ", ".join(each.name for each in state.fighters.values() if not each.hidden)
        raise Refused("percentile-unknown-combatant", who=str(ident)[:40], names=names or "–")
    return who


def in_range(what: str, value: int, low: int, high: int) -> None:
    """Raise `Refused` unless *value* lies within the bounds, both included."""
    if not low <= value <= high:
        raise Refused("number-range", field=what, value=value, low=low, high=high)


def _able(state: State, ident: str) -> Fighter:
    who = known(state, ident)
    if who.out:
        raise Refused("percentile-out", name=who.name)
    return who


def _opened(state: State) -> None:
    if state.phase == "opening":
        raise Refused("percentile-not-opened")


def _check_join(state: State, note: notes.Join) -> None:
    room = room_for(state.fighters.values(), note.records)
    if state.settings.variant == "pit":
        room = 0 if state.pit is not None else pit.FIGHTERS - len(state.fighters)
        _check_seen(state, any(each.hidden for each in note.records))
    if not 1 <= len(note.records) <= room:
        raise Refused("percentile-too-many", count=len(note.records), room=max(0, room))


def _check_declare(state: State, note: notes.Declare) -> None:
    _opened(state)
    who = _able(state, note.who)
    _in_the_pit(state, who)
    if state.phase != "declaring" and not note.gm:
        raise Refused("percentile-locked", name=who.name)
    if state.phase in _PLACED and who.id not in state.order:
        raise Refused("percentile-next-round", name=who.name)
    if note.gm and who.acted and not _at_the_beginning(state, who):
        raise Refused("percentile-has-acted", name=who.name)
    legal.check(state, who, note.declaration)


def _at_the_beginning(state: State, who: Fighter) -> bool:
    """Whether the turn of *who* has come and nothing of it is resolved yet (PCT-DEC-006)."""
    turn = state.turn
    return turn is not None and (turn.actor, turn.occasion, turn.step) == (who.id, "action", "begin")


def _check_intention(state: State, note: notes.ShowIntention) -> None:
    who = _able(state, note.who)
    if who.pj:
        raise Refused("percentile-no-hint", name=who.name)
    if who.declaration is None:
        raise Refused("percentile-declare-first", name=who.name)
    if who.acted:
        raise Refused("percentile-has-acted", name=who.name)


def _check_close(state: State, note: notes.CloseDeclarations) -> None:
    if state.phase != "declaring":
        raise Refused("percentile-not-declaring")


def _check_fire(state: State, note: notes.Fire) -> None:
    who = _able(state, note.who)
    said = who.declaration
    if who.has("immobilise"):
        raise Refused("percentile-no-reaction", name=who.name)
    if state.phase != "acting" or said is None or said.waits != "reaction" or who.reacted:
        raise Refused("percentile-no-reaction", name=who.name)
    if state.roll is not None or (state.turn is not None and state.turn.step not in ("begin", "ready")):
        raise Refused("percentile-in-the-middle", name=who.name)


def _check_field(state: State, note: notes.SetField) -> None:
    known(state, note.who)
    bounds = fields().get(note.field)
    if bounds is None:
        raise Refused("percentile-unknown-field", field=note.field[:40], known=", ".join(fields()), argument="field")
    if note.field == "soldiers" and state.fighters[note.who].soldiers is None:
        raise Refused("percentile-no-soldiers", name=state.fighters[note.who].name)
    low, high = bounds
    if note.field in ("pv", "psy"):
        # Never above the usual maximum, which may be set first.
        high = getattr(state.fighters[note.who], f"{note.field}_max")
    in_range(note.field, note.value, low, high)


def _check_renew(state: State, note: notes.Renew) -> None:
    known(state, note.record.id)
    if state.phase != "opening":
        raise Refused("already-begun")


def _check_follow(state: State, note: notes.FollowSheet) -> None:
    known(state, note.who)
    following.checked(note, fields(), in_range)


def _check_damage(state: State, note: notes.Damage) -> None:
    known(state, note.who)
    in_range("amount", note.amount, 1, 999)


def _check_heal(state: State, note: notes.Heal) -> None:
    who = known(state, note.who)
    in_range("amount", note.amount, 1, 999)
    if who.pv >= who.pv_max:
        raise Refused("percentile-not-hurt", name=who.name)


def _check_status(state: State, note: notes.SetStatus) -> None:
    who = known(state, note.who)
    if who.has(note.status) == note.on:
        raise Refused("percentile-already-so", name=who.name)
    if note.until is not None:
        in_range("until", note.until, state.round, state.round + 99)


def _check_rerolls(state: State, note: notes.SetRerolls) -> None:
    who = known(state, note.who)
    have = who.advantages if note.kind == "advantage" else who.disadvantages
    in_range("count", note.count, -have, 9)
    if note.count == 0:
        raise Refused("number-range", field="count", value=0, low=-have, high=9)


def _check_modifier(state: State, note: notes.SetModifier) -> None:
    for ident in (note.who, note.against):
        if ident is not None:
            known(state, ident)
    in_range("value", note.value, -100, 100)
    if note.skill is not None and note.skill not in (*SCORES, "parade"):
        raise Refused("percentile-unknown-field", field=note.skill[:40], known=", ".join(SCORES), argument="field")


def _check_cover(state: State, note: notes.SetCover) -> None:
    known(state, note.who)
    in_range("penalty", note.penalty, -100, 0)


def _pair(state: State, a: str, b: str) -> tuple[Fighter, Fighter]:
    one, other = known(state, a), known(state, b)
    if a == b:
        raise Refused("percentile-two-people", name=one.name)
    return one, other


def _check_distance(state: State, note: notes.SetDistance) -> None:
    _pair(state, note.a, note.b)
    if note.distance is not None:
        in_range("distance", note.distance, 0, 100_000)


def _check_opportunity(state: State, note: notes.GiveOpportunity) -> None:
    _opened(state)
    who, target = _pair(state, note.who, note.target)
    _in_the_pit(state, who)
    _in_the_pit(state, target)
    if who.out or target.out:
        raise Refused("percentile-out", name=who.name if who.out else target.name)
    if who.side == target.side:
        raise Refused("percentile-same-side", a=who.name, b=target.name)
    if any((each.who, each.target) == (who.id, target.id) for each in state.opportunities):
        raise Refused("percentile-already-so", name=who.name)
    legal.check_penalty(note.penalty)


def _in_the_pit(state: State, who: Fighter) -> None:
    """In the pit the third one only watches (PCT-PIT-003)."""
    if not takes_part(state, who.id):
        raise Refused("percentile-pit-rests", name=who.name)


def _check_action(state: State, note: notes.GrantAction) -> None:
    who = _able(state, note.who)
    _in_the_pit(state, who)
    if state.phase != "acting":
        raise Refused("percentile-not-acting")
    if who.extra:
        raise Refused("percentile-already-so", name=who.name)


def _check_surprise(state: State, note: notes.SaySurprise) -> None:
    who = known(state, note.who)
    if who.surprise == note.on:
        raise Refused("percentile-already-so", name=who.name)


def _check_swap(state: State, note: notes.SwapPlaces) -> None:
    one, other = _pair(state, note.a, note.b)
    if one.pj or other.pj or one.initiative is None or one.initiative != other.initiative:
        raise Refused("percentile-no-swap", a=one.name, b=other.name)


def _check_mounted(state: State, note: notes.SayMounted) -> None:
    who = known(state, note.who)
    if who.mounted == note.on:
        raise Refused("percentile-already-so", name=who.name)
    if note.mount is not None:
        _pair(state, note.who, note.mount)


def _check_order(state: State, note: notes.Order) -> None:
    known(state, note.who)
    options = orders.MATTERS.get(note.matter)
    if options is None:
        known_ones = ", ".join(orders.MATTERS)
        raise Refused("not-among", argument="matter", value=note.matter[:40], options=known_ones)
    if note.order not in options:
        raise Refused("not-among", argument="order", value=note.order[:40], options=", ".join(options))


def _check_setting(state: State, note: notes.SetSetting) -> None:
    setting_value(note.name, note.value)
    if note.name == "variant" and state.phase != "opening":
        raise Refused("percentile-variant-stands")
    if note.name == "variant" and note.value == "pit" and any(each.hidden for each in state.fighters.values()):
        raise Refused("percentile-pit-seen")


def _check_hand_over(state: State, note: notes.HandOver) -> None:
    who = known(state, note.who)
    if note.player is not None and note.temperament is not None:
        raise Refused("percentile-one-decider", name=who.name)
    same = (who.player, who.temperament) == (note.player, note.temperament)
    mustering.check_given(state.fighters.values(), who, note.player, same=same)


def _check_side(state: State, note: ChangeSide) -> None:
    who = known(state, note.who)
    if state.settings.variant == "pit":
        raise Refused("percentile-pit-sides", name=who.name)
    if who.soldiers is not None:
        raise Refused("percentile-battalion-side")
    mustering.check_side_of(state.fighters.values(), who, note.side)


def _check_rename(state: State, note: Rename) -> None:
    for each in note.names:
        known(state, each)
    mustering.check_names(state.fighters.values(), note.names)


def _check_seen(state: State, hidden: bool) -> None:
    """The bear pit is for three, and nobody hides in it: his place would be missed (PCT-PIT-001)."""
    if hidden and state.settings.variant == "pit":
        raise Refused("percentile-pit-seen")


def _check_hide(state: State, note: notes.Hide | notes.Reveal) -> None:
    who = known(state, note.who)
    _check_seen(state, isinstance(note, notes.Hide))
    if who.hidden == isinstance(note, notes.Hide):
        raise Refused("percentile-already-so", name=who.name)


_CHECKS: dict[type, Callable[[State, Any], object]] = {
    notes.Join: _check_join,
    notes.Leave: lambda state, note: known(state, note.who),
    notes.Remove: lambda state, note: known(state, note.who),
    notes.Declare: _check_declare,
    notes.ShowIntention: _check_intention,
    notes.CloseDeclarations: _check_close,
    notes.Fire: _check_fire,
    notes.SetField: _check_field,
    notes.FollowSheet: _check_follow,
    notes.Renew: _check_renew,
    notes.Damage: _check_damage,
    notes.Heal: _check_heal,
    notes.SetStatus: _check_status,
    notes.SetRerolls: _check_rerolls,
    notes.SetModifier: _check_modifier,
    notes.SetCover: _check_cover,
    notes.SetDistance: _check_distance,
    notes.GiveOpportunity: _check_opportunity,
    notes.GrantAction: _check_action,
    notes.SaySurprise: _check_surprise,
    notes.SwapPlaces: _check_swap,
    notes.Shuffle: lambda state, note: pit.check_shuffle(state),
    notes.SayMounted: _check_mounted,
    notes.Order: _check_order,
    notes.SetSetting: _check_setting,
    notes.HandOver: _check_hand_over,
    ChangeSide: _check_side,
    Rename: _check_rename,
    notes.Hide: _check_hide,
    notes.Reveal: _check_hide,
}


def check(state: State, note: Any) -> None:
    """Raise `Refused` when *note* is not possible now."""
    _CHECKS[note.__class__](state, note)
