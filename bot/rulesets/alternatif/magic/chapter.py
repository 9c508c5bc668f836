"""What magic adds to the game (ALT-MAG)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast, get_args

from bot.kernel.decisions import Scalar
from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.kernel.events import GM_ONLY, side_of
from bot.rulesets.alternatif.chapter import Chapter
from bot.rulesets.alternatif.checks import free_to_speak, may_act, opened
from bot.rulesets.alternatif.compose import among, text, thing_named
from bot.rulesets.alternatif.magic import casting, changes, events, notes, times
from bot.rulesets.alternatif.state import AlternatifState, ItemPlace

State = AlternatifState


def _check_stow(state: State, note: notes.Stow) -> None:
    who = may_act(state, note.who)
    item = who.magic.item(note.item)
    if item is None:
        raise Refused("alternatif-which-item", name=who.name, weapons=", ".join(each.id for each in who.magic.items))
    if item.place == note.place:
        raise Refused("alternatif-already-so", name=who.name)


def _check_ambush(state: State, note: notes.PrepareAmbush) -> None:
    opened(state)
    who = may_act(state, note.who)
    free_to_speak(state, who)
    if not who.magic.spells:
        raise Refused("alternatif-no-spells", name=who.name)
    if who.magic.ambush:
        raise Refused("alternatif-already-so", name=who.name)


def _check_disturb(state: State, note: notes.Disturb) -> None:
    opened(state)
    who = may_act(state, note.who)
    if not times.speaks(state, who) or (who.task is not None and who.task.disturbed is not None):
        raise Refused("alternatif-no-incantation", name=who.name)


def _stow(scene: Scene[State], note: notes.Stow) -> Action:
    yield from tell(events.ItemStowed(note.who, note.item, note.place))


def _ambush(scene: Scene[State], note: notes.PrepareAmbush) -> Action:
    yield from tell(events.AmbushPrepared(note.who))


def _disturb(scene: Scene[State], note: notes.Disturb) -> Action:
    yield from casting.disturb(scene, note.who, "interrupted")


def _stow_tool(state: State, by: int, args: Mapping[str, Scalar]) -> Any:
    """`value`: the item, `words`: where it is."""
    who = may_act(state, text(args, "who"))
    place = cast(ItemPlace, among(args, "words", get_args(ItemPlace), "belt"))
    return notes.Stow(by, who.id, thing_named(who, text(args, "value")), place)


def _rules_of_use(event: events.ItemUsed) -> tuple[str, ...]:
    if event.incantation:
        return ("ALT-MAG-018",)
    return ("ALT-MAG-015", "ALT-MAG-016") if event.ready else ("ALT-MAG-017", "ALT-MAG-019")


CHAPTER = Chapter(
    events={
        events.SpellCast: changes.cast,
        events.ItemUsed: changes.used,
        events.ItemStowed: changes.stowed,
        events.IncantationDisturbed: changes.disturbed,
        events.IncantationSettled: changes.settled,
        events.HoldAsked: changes.hold_asked,
        events.HoldRefused: changes.hold_refused,
        events.AmbushPrepared: changes.ambush,
        events.EffectRolled: changes.rolled,
        events.EffectSettled: changes.effect_settled,
    },
    notes={
        notes.Stow: (_check_stow, _stow),
        notes.PrepareAmbush: (_check_ambush, _ambush),
        notes.Disturb: (_check_disturb, _disturb),
    },
    tools={
        "stow": _stow_tool,
        "ambush_spell": lambda state, by, args: notes.PrepareAmbush(by, text(args, "who")),
        "disturb": lambda state, by, args: notes.Disturb(by, text(args, "who")),
    },
    codes={("gm-tool-stow", "words"): get_args(ItemPlace)},
    rules={
        events.SpellCast: ("ALT-MAG-014", "ALT-MAG-011"),
        events.ItemUsed: lambda event: (
            ("ALT-MAG-018",)
            if event.incantation
            else ("ALT-MAG-015", "ALT-MAG-016")
            if event.ready
            else ("ALT-MAG-017",)
        ),
        events.ItemStowed: ("ALT-MAG-016",),
        events.IncantationDisturbed: ("ALT-MAG-010", "ALT-ACT-009"),
        events.IncantationSettled: ("ALT-MAG-010",),
        events.HoldAsked: ("ALT-MAG-013",),
        events.HoldRefused: ("ALT-MAG-013",),
        events.AmbushPrepared: ("ALT-MAG-012",),
        events.EffectRolled: ("ALT-MAG-014",),
        events.EffectSettled: ("ALT-MAG-014",),
    },
    audiences={
        events.ItemStowed: lambda event: side_of(event.combatant),
        events.HoldAsked: lambda event: side_of(event.combatant),
        events.HoldRefused: lambda event: side_of(event.combatant),
        events.AmbushPrepared: lambda event: GM_ONLY,
    },
)
