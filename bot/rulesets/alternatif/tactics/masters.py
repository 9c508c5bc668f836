"""The game master's tools of this chapter (`/gm tool`): from their options to notes, and what those do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from bot.kernel import bounds
from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.rulesets.alternatif import arguments
from bot.rulesets.alternatif.arguments import Args
from bot.rulesets.alternatif.checks import in_range, known
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
from bot.rulesets.alternatif.tactics import events as e
from bot.rulesets.alternatif.tactics import notes, numbers, room

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
ON_OFF = ("on", "off")
WIDEST = 10_000
_FIGURES = ("inverted", "lost")


# ---- from a tool's options


def light(state: State, by: int, args: Args) -> notes.SayLight:
    """`words`: a word of `LIGHTS`; or `value`: chance and malus, `25/-3`."""
    who, other = arguments.optional(args, "who"), arguments.optional(args, "target")
    if arguments.optional(args, "value") is not None:
        chance, malus = _figures(arguments.text(args, "value"))
        return notes.SayLight(by, who, other, chance, malus)
    said = LIGHTS[arguments.among(args, "words", tuple(LIGHTS), "dark")]
    return notes.SayLight(by, who, other) if said is None else notes.SayLight(by, who, other, said.chance, said.malus)


def _figures(typed: str) -> tuple[int, int]:
    figures = typed.replace("%", "").partition("/")
    chance, malus = bounds.signed(figures[0]), bounds.signed(figures[2] or "0")
    if chance is None or malus is None:
        raise Refused("alternatif-not-a-light", value=typed[:40])
    return chance, malus


def facing(state: State, by: int, args: Args) -> notes.Face:
    return notes.Face(by, arguments.text(args, "who"), arguments.optional(args, "target"))


def higher(state: State, by: int, args: Args) -> notes.SayHeight:
    on = arguments.among(args, "words", ON_OFF, "on") == "on"
    return notes.SayHeight(by, arguments.text(args, "who"), arguments.optional(args, "target"), on)


def _room(what: Literal["width", "ceiling"]) -> arguments.Tool:
    def compose(state: State, by: int, args: Args) -> notes.SayRoom:
        """`value` in metres, nothing for enough; `words`: whether weapon factors turn against their owner."""
        value = arguments.optional(args, "value")
        said = arguments.optional(args, "words")
        inverted = None if said is None else arguments.among(args, "words", _FIGURES, "lost") == "inverted"
        centimetres = None if value is None else arguments.centimetres(value)
        return notes.SayRoom(by, what, arguments.optional(args, "who"), centimetres, inverted)

    return compose


def blind_sense(state: State, by: int, args: Args) -> notes.PinDown:
    on = arguments.among(args, "words", ON_OFF, "on") == "on"
    return notes.PinDown(by, arguments.text(args, "who"), arguments.text(args, "target"), on)


def pike_rank(state: State, by: int, args: Args) -> notes.TakeRank:
    return notes.TakeRank(by, arguments.text(args, "who"), RANKS[arguments.among(args, "words", tuple(RANKS), "first")])


TOOLS: Mapping[str, arguments.Tool] = {
    "light": light,
    "facing": facing,
    "higher": higher,
    "width": _room("width"),
    "ceiling": _room("ceiling"),
    "blind_sense": blind_sense,
    "pike_rank": pike_rank,
}
CODES: Mapping[tuple[str, str], tuple[str, ...]] = {
    ("gm-tool-light", "words"): tuple(LIGHTS),
    ("gm-tool-higher", "words"): ON_OFF,
    ("gm-tool-width", "words"): _FIGURES,
    ("gm-tool-blind_sense", "words"): ON_OFF,
    ("gm-tool-pike_rank", "words"): tuple(RANKS),
}


# ---- whether they are possible


def _two(state: State, who: str | None, other: str | None) -> None:
    for ident in (who, other):
        if ident is not None:
            known(state, ident)
    if who is not None and who == other:
        raise Refused("alternatif-two-people", name=state.combatants[who].name)


def check_light(state: State, note: notes.SayLight) -> None:
    """Raise `Refused` unless it is a chance of 0 to 100 and a malus of -10 to 0, and something else than now."""
    _two(state, note.who, note.other)
    key = light_key(note.who or "", note.other or "")
    if note.chance is None:
        if key not in state.ground.lights:
            raise Refused("alternatif-light-as-before")
        return
    in_range("chance", note.chance, 0, 100)
    in_range("malus", note.malus or 0, -10, 0)
    if state.ground.lights.get(key) == Light(note.chance, note.malus or 0):
        raise Refused("alternatif-light-as-before")


def check_face(state: State, note: notes.Face) -> None:
    """Raise `Refused` unless *who* is in contact with whom he is to be turned against."""
    who = known(state, note.who)
    if who.out:
        raise Refused("alternatif-out", name=who.name)
    if note.target is None:
        if who.footing.faces is None:
            raise Refused("alternatif-already-so", name=who.name)
        return
    target = known(state, note.target)
    near = within_reach(state, who)
    if target.id not in near:
        names = ", ".join(state.combatants[each].name for each in near)
        raise Refused("alternatif-not-in-contact", a=who.name, b=target.name, names=names or "none")
    if who.footing.faces == target.id:
        raise Refused("alternatif-already-so", name=who.name)


def check_height(state: State, note: notes.SayHeight) -> None:
    """Raise `Refused` when it is so already."""
    who = known(state, note.who)
    _two(state, note.who, note.other)
    now = who.footing.high if note.other is None else pair(who.id, note.other) in state.ground.higher
    if now == note.on:
        raise Refused("alternatif-already-so", name=who.name)


def check_room(state: State, note: notes.SayRoom) -> None:
    """Raise `Refused` unless it is a measure of up to a hundred metres; factors turn with the width alone."""
    if note.who is not None:
        known(state, note.who)
    if note.centimetres is not None and not 0 <= note.centimetres <= WIDEST:
        in_range("distance", note.centimetres // 100, 0, WIDEST // 100)
    if note.inverted is not None and (note.centimetres is None or note.centimetres > room.INVERTING_WIDTH):
        raise Refused("alternatif-too-wide-to-turn")


def check_pin(state: State, note: notes.PinDown) -> None:
    """Raise `Refused` for people on one side, or when it is so already."""
    who = known(state, note.who)
    _two(state, note.who, note.target)
    if (note.target in who.footing.pinned) == note.on:
        raise Refused("alternatif-already-so", name=who.name)


def check_rank(state: State, note: notes.TakeRank) -> None:
    """Raise `Refused` unless he wields a pole weapon: nothing else can be used so tightly (ALT-TAC-016)."""
    who = known(state, note.who)
    if who.out:
        raise Refused("alternatif-out", name=who.name)
    if note.rank and not has_pole_weapon(who):
        raise Refused("alternatif-rank-without-pole", name=who.name, weapon=who.main.arm.weapon)
    if who.footing.rank == note.rank:
        raise Refused("alternatif-already-so", name=who.name)


# ---- what they do


def say_light(scene: Scene[State], note: notes.SayLight) -> Action:
    """How people see each other from now on."""
    clear = note.chance is not None and Light(note.chance, note.malus or 0).clear
    yield from tell(e.LightSaid(note.who, note.other, note.chance, note.malus, clear))


def face(scene: Scene[State], note: notes.Face) -> Action:
    """Whom somebody keeps an eye on; with what outnumbering is worth now."""
    state = scene.now
    bonus = 0
    if note.target is not None:
        who, target = state.combatants[note.who], state.combatants[note.target]
        bonus = numbers.EACH * len(_others(state, who, target))
    yield from tell(e.FacingSaid(note.who, note.target, bonus))


def _others(state: State, who: Combatant, target: Combatant) -> list[str]:
    near = [state.combatants[each] for each in target.contacts if each != who.id]
    return [each.id for each in near if numbers.counts(state, each, target)]


def say_height(scene: Scene[State], note: notes.SayHeight) -> Action:
    """Who stands higher than whom."""
    yield from tell(e.HeightSaid(note.who, note.other, note.on))


def say_room(scene: Scene[State], note: notes.SayRoom) -> Action:
    """The room to wield weapons in."""
    metres = None if note.centimetres is None else arguments.metres(note.centimetres)
    yield from tell(e.RoomSaid(note.who, note.what, note.centimetres, metres, note.inverted))


def pin_down(scene: Scene[State], note: notes.PinDown) -> Action:
    """Whom somebody's blind-sense has located."""
    yield from tell(e.PinnedDown(note.who, note.target, note.on))


def take_rank(scene: Scene[State], note: notes.TakeRank) -> Action:
    """A place in a rank of pikes."""
    yield from tell(e.RankTaken(note.who, note.rank))
