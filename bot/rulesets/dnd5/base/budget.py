"""What somebody can still do: the budget of the turn (DN5-TUR), who can act and react at all (DN5-EXT-007)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bot.kernel.values import evolve
from bot.rulesets.dnd5.base.gaits import gait
from bot.rulesets.dnd5.state import CONDITIONS, Fighter, State, Turn, led, steed
from bot.rulesets.shared import giving
from bot.rulesets.shared.conditions import Anchor, Edge

CANNOT_ACT: Final = CONDITIONS.that("cannot_act")
"""Neither actions nor reactions."""
MUCH_SMALLER = 2
"""So many size categories smaller, and he is no burden (DN5-CTS-008)."""
STAYS: Final = CONDITIONS.that("stays")
"""His speed is 0."""
HELPLESS: Final = CONDITIONS.that("helpless")
"""He does not even what costs nothing, and fails what wants strength or quickness without a roll."""
DOWN: Final = CONDITIONS.that("down")
SPARED: Final = CONDITIONS.that("spares_opportunities")
"""Going away from them gives others no opportunity."""


def incapacitated(who: Fighter) -> bool:
    """Whether he can take neither actions nor reactions (DN5-EXT-007)."""
    return who.out or CANNOT_ACT(who)


def may_react(who: Fighter) -> bool:
    """Whether he still has his reaction, and may take it (DN5-REA-002, -008; DN5-INI-007)."""
    return not no_reaction(who)


def no_reaction(who: Fighter) -> str:
    """Why *who* may not react: his reaction is used up (`reacted`), he is `surprised`, in no state to do anything
    (`unable`), kept from it by a `spell`; empty where he may (DN5-REA-002, -008; DN5-INI-007)."""
    if incapacitated(who):
        return "unable"
    if who.reacted or who.surprised:
        return "reacted" if who.reacted else "surprised"
    return "spell" if who.under("stops_reactions") else ""


def is_up(state: State, ident: str) -> bool:
    """Whether it is the turn of *ident*."""
    return state.turn is not None and state.turn.who == ident


def may_act(state: State, who: Fighter) -> bool:
    """Whether his action is still his (DN5-TUR-001)."""
    turn = state.turn
    return turn is not None and turn.who == who.id and not (turn.action or turn.idle or incapacitated(who))


def may_act_besides(state: State, who: Fighter) -> bool:
    """Whether a bonus action is still his, where something grants him one (DN5-TUR-004 to -006)."""
    turn = state.turn
    return turn is not None and turn.who == who.id and not (turn.bonus or turn.idle or incapacitated(who))


BORNE_UP: Final = CONDITIONS.that("borne_up")
"""He is held in the air by magic: the fly spell."""
SINKS: Final = CONDITIONS.that("sinks")
"""Magic bears him down, and he has sunk as far as he does in a round (DN5-EXT-014)."""
ALOFT_SPEED: Final = 1800


def speed(who: Fighter, mode: str = "walk") -> int:
    """His speed in that mode, in centimetres: 0 for who is held (DN5-EXT-009, -011). Whoever has no speed of his own
    for swimming or climbing does so with that for walking (DN5-EXT-016)."""
    if who.out or STAYS(who):
        return 0
    slowed = sum(each.spell.slow for each in who.under("slow"))
    if mode == "fly":
        full = max(who.speeds.get(mode, 0), ALOFT_SPEED if BORNE_UP(who) else 0)
    else:
        full = who.speeds.get(mode) or who.speeds.get("walk", 0)
    # What the game master gives makes nobody fly who cannot (DN5-MOV-001).
    return max(0, full - slowed + giving.added(who, (giving.SPEED,))) if full else 0


def goes(who: Fighter) -> bool:
    """Whether *who* has any speed to go with, on foot or otherwise."""
    return any(speed(who, mode) for mode in ("walk", "fly", *who.speeds))


def falls(who: Fighter) -> bool:
    """Whether he falls now: he flies, and is prone, cannot move, or has no speed to fly with, and neither hovers nor is
    held, or for this round borne, by magic; the dead fall in any case (DN5-MOV-015)."""
    if who.rides is not None or (who.mode != "fly" and not who.height):
        return False
    borne = SINKS(who) and who.under("softens")
    held = not who.died and ((who.hovers and "fly" in who.speeds) or BORNE_UP(who) or borne)
    return not held and (DOWN(who) or not speed(who, "fly"))


def movement_left(state: State, who: Fighter, mode: str | None = None) -> int:
    """What he can still spend of his speed in this turn, in that *mode*, as he goes where he is unless given: what he
    has spent of that speed is taken off it, and of others the distance that he has gone (DN5-MOV-001, -003, -005); each
    Dash adds the speed once more (DN5-ACT-010, -011). What has no distance, such as standing up, is taken off as it
    costs. A mount that is controlled moves in the turn of its rider (DN5-MNT-007)."""
    turn = state.turn
    if turn is None or turn.idle:
        return 0
    how = gait(state, who) if mode is None else mode
    full = speed(who, how) // (2 if drags(state, who) else 1)
    if turn.who == who.id:
        return max(0, full * (1 + turn.dashed) - turn.moved + _refunded(state, who, how, turn.dear))
    led_by = led(state, who)
    if led_by is None or led_by.id != turn.who or turn.steed_idle:
        return 0
    return max(0, full * (1 + turn.steed_dashed) - turn.steed_moved + _refunded(state, who, how, turn.steed_dear))


def spends(who: Fighter, mode: str) -> str:
    """The speed that going in that *mode* takes from: that for walking where he has none of his own for it, as `speed`
    has it."""
    return mode if mode == "fly" or who.speeds.get(mode) else "walk"


def _refunded(state: State, who: Fighter, mode: str, dear: Mapping[str, int]) -> int:
    """What hindered him while he went by other speeds: their distance alone is taken off this one (DN5-MOV-005), where
    the table has it so (`switching`)."""
    if not dear or state.settings.switching == "by_cost":
        return 0
    own = spends(who, mode)
    return sum(more for each, more in dear.items() if each != own)


def harnessed(state: State, ident: str) -> State:
    """*state* once the mount that *ident* controls acts in his turn, which is under way, and in no other of this round;
    where it has had its own already, it does nothing in this one unless the table has it go again (`mount_goes_twice`)
    as the text does (DN5-MNT-007)."""
    turn, who = state.turn, state.combatants.get(ident)
    mount = None if who is None else steed(state, who)
    if turn is None or who is None or mount is None or not who.reins or turn.who != ident or turn.steed == mount.id:
        return state
    idle = mount.acted and not state.settings.mount_goes_twice
    fresh: dict[str, Any] = {"steed_moved": 0, "steed_dashed": 0, "steed_acted": False, "steed_dear": {}}
    state = state.in_turn(steed=mount.id, steed_idle=idle, **fresh)
    return state.with_(mount.id, acted=True)


def mover(state: State, who: Fighter) -> Fighter:
    """Who goes when *who* does: the mount that he controls, or himself."""
    mount = steed(state, who)
    return who if mount is None or not who.reins else mount


def may_go(state: State, who: Fighter) -> bool:
    """Whether *who* goes anywhere by himself: not while another carries him."""
    return steed(state, who) is None or who.reins


def holds(who: Fighter, other: Fighter) -> bool:
    """Whether *who* has grappled *other* (DN5-CTS-005)."""
    return any(found.kind == "grappled" and found.by == who.id for found in other.conditions)


def held_by(state: State, who: Fighter) -> list[Fighter]:
    """Those whom *who* has grappled (DN5-CTS-005)."""
    return [each for each in state.combatants.values() if each.conditions and holds(who, each)]


def drags(state: State, who: Fighter) -> bool:
    """Whether somebody whom he holds slows him down: unless that one is two size categories smaller (DN5-CTS-008)."""
    return any(who.step - each.step < MUCH_SMALLER for each in held_by(state, who))


def spent(state: State, **changes: Any) -> State:
    """*state* once something of the turn is used up."""
    turn = state.turn
    if turn is None:
        return state
    # Whatever else is done, a run-up is over (DN5-EXT-016).
    return evolve(state, turn=evolve(turn, **{"ran": 0, "trail": (), **changes}, deeds=turn.deeds + 1))


def until_next_turn(state: State, ident: str, edge: Edge = "begin") -> Anchor:
    """The anchor at the *edge* of the next turn of *ident*: the one under way has begun already, but is not over."""
    who = state.combatants[ident]
    begun = is_up(state, ident) and edge == "begin"
    later = who.acted or ident not in state.order or begun
    return Anchor(state.round + (1 if later else 0), edge, ident)


def turn_of(state: State, who: Fighter) -> Turn | None:
    """The turn of *who*, where it is under way."""
    return state.turn if is_up(state, who.id) else None


__all__ = [
    "BORNE_UP",
    "CANNOT_ACT",
    "DOWN",
    "HELPLESS",
    "SINKS",
    "SPARED",
    "STAYS",
    "drags",
    "falls",
    "goes",
    "harnessed",
    "held_by",
    "holds",
    "incapacitated",
    "is_up",
    "may_act",
    "may_act_besides",
    "may_go",
    "may_react",
    "movement_left",
    "mover",
    "no_reaction",
    "speed",
    "spends",
    "spent",
    "turn_of",
    "until_next_turn",
]
