"""What somebody can still do: the budget of the turn (DN5-TUR), who can act and react at all (DN5-EXT-007)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bot.kernel.dice import dice
from bot.kernel.values import evolve, record
from bot.rulesets.dnd5.base.distances import gait
from bot.rulesets.dnd5.state import CONDITIONS, Effect, Extra, Fighter, Hurt, Spell, State, Turn, Weapon, led, steed
from bot.rulesets.shared import giving
from bot.rulesets.shared.actions import once
from bot.rulesets.shared.check import Term, terms
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


# ---- What spells are cast with (DN5-ATK-006): the ability, the difficulty of saves, the bonus of attacks, slots.

BASE_DC = 8
ANYWHERE = 100_000
"""A reach that is as far as any fight, in centimetres."""


def spell_named(who: Fighter, spell: str) -> Spell | None:
    """The spell of *who* with that id."""
    return next((each for each in who.spells if each.spell == spell), None)


def difficulty(who: Fighter, spell: Spell) -> int:
    """What a save against *spell* of *who* must reach."""
    return spell.dc or who.spell_dc or BASE_DC + who.proficiency + who.modifier(who.spell_ability)


def attack_terms(who: Fighter) -> tuple[Term, ...]:
    """What a spell attack adds: the casting ability and proficiency; what a profile says as one (DN5-ATK-004, -006)."""
    modifier = who.modifier(who.spell_ability)
    if not who.spell_attack or modifier + who.proficiency == who.spell_attack:
        return terms((who.spell_ability or "spell", modifier), ("proficiency", who.proficiency))
    return terms(("profile", who.spell_attack))


def times(text: str, by: int) -> str:
    """The dice *text* so many times.

    >>> times("2d6", 3)
    '6d6'
    """
    one = dice(text)
    return f"{one.count * by}d{one.sides}"


def more(text: str, spell: Spell, slot: int) -> str:
    """The dice *text*, with what a slot of a level above the spell's own adds."""
    above = (slot - spell.level) // spell.every
    if above <= 0 or not spell.per_slot or not text:
        return text
    one, extra = dice(text), dice(spell.per_slot)
    if one.sides != extra.sides:
        return text
    return f"{one.count + extra.count * above}d{one.sides}"


def pooled(spell: Spell, slot: int) -> str:
    """The dice of the hit points that *spell*, cast at the level of *slot*, overcomes; empty for one that does not."""
    above = max(0, slot - spell.level)
    if not spell.pool or not spell.pool_per_slot or not above:
        return spell.pool
    one, extra = dice(spell.pool), dice(spell.pool_per_slot)
    return f"{one.count + extra.count * above}d{one.sides}"


def harm(spell: Spell, slot: int) -> tuple[Hurt, ...]:
    """The damage of *spell* cast at the level of *slot*: what that adds goes to the first dice."""
    return tuple(
        Hurt(more(each.dice, spell, slot) if not at else each.dice, each.type, each.plus)
        for at, each in enumerate(spell.damage)
    )


def arm(who: Fighter, spell: Spell, slot: int) -> Weapon:
    """*spell* as what an attack is made with: no ability is added to its damage unless it says so (DN5-DMG-005)."""
    first, *others = harm(spell, slot) or (Hurt("", "force"),)
    modifier = who.modifier(who.spell_ability) if spell.modified else 0
    melee = spell.attack == "melee"
    return Weapon(
        spell.spell,
        "melee" if melee else "ranged",
        first.dice,
        first.type,
        damage=first.plus + modifier,
        # What strikes again is where it has gone, and not with its caster.
        reach=(ANYWHERE if spell.again else spell.range) if melee else 0,
        near=0 if melee else spell.range,
        far=0 if melee else spell.range,
        extra=tuple(Extra(each.dice, each.type) for each in others),
        names=spell.names,
    )


def staying(who: Fighter, spell: Spell) -> Effect | None:
    """What of *spell* stays for *who*, and may strike again with his bonus action."""
    found = (each for each in who.effects if spell.again and (each.spell.spell, each.by) == (spell.spell, who.id))
    return next(found, None)


def levels(who: Fighter, spell: Spell) -> tuple[int, ...]:
    """The levels at which he can cast it now, the lowest first; 0: it needs no slot. Of higher ones those alone with
    which it does more. What stays of it strikes again without a slot."""
    if staying(who, spell) is not None:
        return (0,)
    if not spell.level or spell.innate:
        spent = who.used.get(spell.spell, 0)
        return () if spent and (spell.recharge or (spell.uses and spent >= spell.uses)) else (0,)
    left = tuple(level for level in range(spell.level, 10) if who.slots.get(str(level), 0) > 0)
    better = spell.per_slot or spell.targets_per_slot or spell.pool_per_slot or spell.counters
    steps = tuple(level for level in left if level == left[0] or not (level - spell.level) % spell.every)
    return steps if better else left[:1]


def shatters(spell: Spell) -> bool:
    """Whether *spell*, upon an area, hurts objects in it: where it deals damage, and is not resisted by what no object
    has (only saves of Strength and Dexterity are theirs, and they fail them)."""
    return bool(spell.damage) and spell.save in ("", "strength", "dexterity")


# ---- What actions look at.


@record
class Outlook:
    """The state, and *who* is up."""

    state: State
    who: Fighter

    @once
    def turn(self) -> Turn | None:
        return turn_of(self.state, self.who)

    @once
    def acts(self) -> bool:
        """Whether his action is still his."""
        return may_act(self.state, self.who)

    @once
    def acts_besides(self) -> bool:
        """Whether a bonus action is."""
        return may_act_besides(self.state, self.who)

    @once
    def left(self) -> int:
        """The movement that he has left, in centimetres: his mount's where he controls it."""
        return movement_left(self.state, self.mover)

    @once
    def mover(self) -> Fighter:
        """Who goes: he, or the mount that he controls."""
        return mover(self.state, self.who)
