"""Counter-attacks: announced before the reaction roll, armed from their initiative on, set off by the enemy's next
regular action against their author (ALT-CTR). Nobody but his own side knows of one before.

An armed one is nothing but a due segment that lies behind: nothing happens at it, so nothing is told.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from bot.kernel.decisions import Choice, Field
from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.kernel.persons import UserId
from bot.kernel.values import record
from bot.rulesets.alternatif import engagement, places
from bot.rulesets.alternatif.events import ActionDeclared
from bot.rulesets.alternatif.specials import details, possible
from bot.rulesets.alternatif.specials.events import CounterAnnounced, CounterDropped
from bot.rulesets.alternatif.state import (
    AlternatifState,
    Combatant,
    Flank,
    Hand,
    Kind,
    Manoeuvre,
    Wielded,
)

COUNTER = "counter"
"""The action of `/declare` that announces one."""


@record
class PrepareCounter:
    """*who* prepares a counter-attack of *kind* with the weapon of *hand* against the next attack of *target*; *piece*
    and *flank* as in `Manoeuvre`."""

    by: UserId
    who: str
    kind: Kind
    target: str
    hand: Hand | None = None
    piece: Hand | None = None
    flank: Flank | None = None
    type: Literal["prepare_counter"] = "prepare_counter"


def weapon_of(who: Combatant, hand: Hand | None) -> Wielded:
    """The weapon that a counter-attack is prepared with: the main one unless *hand* names another."""
    return (None if hand is None else who.holds(hand)) or who.main


def check(state: AlternatifState, note: PrepareCounter) -> None:
    """Whether it can be prepared; raises `Refused`. That *who* may speak at all is checked before."""
    who, target = state.combatants[note.who], state.combatants[note.target]
    if who.wrestling.locked:
        raise Refused("alternatif-clinched", name=who.name)
    if target.out or target.hidden or target.side == who.side:
        raise Refused("alternatif-special-impossible", special=note.kind, name=who.name, target=target.name)
    if not state.settings.special_actions:
        raise Refused("alternatif-no-specials")
    places.check_reach(state, who, target.id)
    if note.kind not in possible.COUNTERS:
        raise Refused("alternatif-no-such-counter", special=note.kind, options=", ".join(possible.COUNTERS))
    weapon = weapon_of(who, note.hand)
    if not weapon.arm.strikes:
        # It is an action of melee: a bow has none to prepare.
        raise Refused("alternatif-only-shoots", name=who.name, weapon=weapon.arm.weapon)
    if note.kind not in possible.kinds(state, who, weapon, target):
        raise Refused("alternatif-special-impossible", special=note.kind, name=who.name, target=target.name)
    if weapon.counter is not None and weapon.counter.target == target.id and weapon.counter.kind == note.kind:
        raise Refused("alternatif-counter-already", special=note.kind, name=who.name, target=target.name)


def prepare(scene: Scene[AlternatifState], note: PrepareCounter) -> Action:
    """Announce it, publicly as melee and to one's own side as what it is; whoever calls lets the reaction roll."""
    state = scene.now
    who, target = state.combatants[note.who], state.combatants[note.target]
    weapon = weapon_of(who, note.hand)
    hand = weapon.arm.hand
    if target.id not in who.contacts:
        yield from engagement.make_contact(scene, who.id, target.id, "declared")
    yield from tell(
        ActionDeclared(
            combatant=who.id,
            action="melee",
            hand=hand,
            weapon=weapon.arm.weapon,
            target=target.id,
            repeated=False,
            stamp=max(state.segment, who.beat_until),
            kept=False,
        )
    )
    piece = note.piece
    if note.kind in ("disarm", "weapon_capture") and piece is None:
        piece = possible.pieces(target)[0]
    flank = (note.flank or "right") if note.kind == "breakthrough" else None
    yield from tell(CounterAnnounced(who.id, hand, weapon.arm.weapon, note.kind, target.id, piece, flank))


def give_up(scene: Scene[AlternatifState], ident: str) -> Action:
    """Whatever counter-attack *ident* prepares is dropped for another action (ALT-CTR-006)."""
    for hand in [each.arm.hand for each in scene.now.combatants[ident].hands if each.counter is not None]:
        yield from tell(CounterDropped(ident, hand, "given_up"))


def stale(state: AlternatifState) -> list[tuple[str, Hand]]:
    """The counter-attacks whose enemy cannot come any more."""
    found: list[tuple[str, Hand]] = []
    for who in state.combatants.values():
        for each in who.hands:
            if each.counter is not None:
                target = state.combatants.get(each.counter.target)
                if target is None or target.out or target.hidden or target.id not in who.contacts:
                    found.append((who.id, each.arm.hand))
    return found


def drop_stale(scene: Scene[AlternatifState]) -> Action:
    """Nobody waits for somebody who is gone."""
    for ident, hand in stale(scene.now):
        yield from tell(CounterDropped(ident, hand, "no_target"))


def spoken_fields(state: AlternatifState, who: Combatant, partial: Choice) -> list[Field]:
    """What `/declare action:counter` asks for: against whom, which, and its particulars."""
    choices = announceable(state, who)
    whom = partial.get("target")
    targets = tuple(dict.fromkeys(target.id for _, (target, _) in choices))
    fields = [Field("target", targets)]
    if whom is not None:
        left = [each for each in choices if each[1][0].id == whom]
        if left:
            fields.append(Field("how", tuple(dict.fromkeys(kind for kind, _ in left))))
    return fields


def announceable(state: AlternatifState, who: Combatant) -> Sequence[tuple[Kind, details.Pair]]:
    """Every counter-attack that *who* could announce with his main weapon."""
    if not who.main.arm.strikes:
        return ()
    pairs = [(state.combatants[each], who.main) for each in places.at_arms_length(state, who)]
    return details.able(state, who, pairs, possible.COUNTERS)


def as_manoeuvre(event: CounterAnnounced) -> Manoeuvre:
    """What *event* announces."""
    return Manoeuvre(event.special, event.target, event.piece, event.flank)
