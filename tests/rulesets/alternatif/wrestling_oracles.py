"""What must hold of wrestling in every fight: the rules of ALT-WRE said again, from the state before an event."""

from __future__ import annotations

from typing import Any

from bot.rulesets.alternatif.state import AlternatifState, Combatant, Grip
from bot.rulesets.alternatif.wrestling import events as w
from bot.rulesets.alternatif.wrestling import records as clinches

SIZES = {"tiny": -8, "small": -4, "medium": 0, "large": 8, "very_large": 16}
NO_ROLL = {"twist", "strangle", "grab", "get_up"}
NO_COUNTER = NO_ROLL | {"pass_guard"}


def grips(who: Combatant) -> tuple[Grip, ...]:
    return who.wrestling.grips or (Grip(),) * who.wrestling.dice


def suffered(state: AlternatifState, ident: str) -> list[str]:
    """The holders of the keys on *ident*, once for each."""
    return [who.id for who in state.combatants.values() for key in who.wrestling.keys if key.victim == ident]


def own_score(who: Combatant) -> int:
    return who.bm // 2 + who.str_std + who.dex_std + who.wrestling.rank


def own_class(who: Combatant) -> int:
    return who.ac + who.str_std + who.wrestling.rank + SIZES[who.size]


LENT = ("no_dexterity", "fatigue", "gm")
"""What a class may have beside its own: taken from whoever is come upon or tired, or given by the game master."""


def lent(event: w.HoldRolled | w.CounterRolled) -> int:
    """What the class that *event* is held against has so. Only the game master's hand (ALT-GEN-013) adds to it."""
    found = [each for each in event.against_terms if each.name in LENT]
    assert all(each.value <= 0 for each in found if each.name != "gm")
    return sum(each.value for each in found)


def rolled(state: AlternatifState, event: w.HoldRolled) -> None:
    who = state.combatants[event.combatant]
    grip = grips(who)[event.grip]
    assert not who.out
    assert grip.comes, "a hold without an action"
    assert grip.acted != state.segment, "two actions of one die in a segment"
    assert event.total == sum(each.value for each in event.terms)
    keys = suffered(state, who.id)
    held = who.wrestling.keys
    assert len(held) < 2, "who holds two keys acts"
    assert len(keys) < 2 or event.action == "escape", "who suffers two keys does more than escape"
    # Who gropes past somebody in the dark has missed him without a die.
    groped = event.outcome == "failure" and bool(state.ground.lights)
    assert event.face == 0 if event.action in NO_ROLL else event.face or groped
    if event.action in ("pass_guard", "grab"):
        assert not who.wrestling.locked
        assert all(each.arm.is_natural or "light" in each.arm.tags for each in who.hands)
    else:
        assert event.target is None or event.target in who.wrestling.locked
    if event.action in ("twist", "strangle"):
        ((key),) = held
        assert (key.part == "neck") == (event.action == "strangle")
        assert key.victim == event.target
    if event.face:
        malus = state.settings.key_malus * len(keys)
        assert sum(each.value for each in event.terms if each.name == "key") == -malus
        assert sum(each.value for each in event.terms if each.name == "underneath") == (
            -2 if who.wrestling.turned_by else 0
        )
        named = {"half_martial_bonus", "str_std", "dex_std", "wrestling_rank"}
        assert sum(each.value for each in event.terms if each.name in named) == own_score(who)
    if event.opposed_by == "class" and event.face:
        near = [event.target] if event.target else list(who.wrestling.locked)
        classes = [own_class(state.combatants[each]) for each in near if each in state.combatants]
        assert max(classes) >= event.against - lent(event) >= min(classes)
        success = event.face == 20 or (event.face != 1 and event.total >= event.against)
        assert (event.outcome == "success") == success
    if event.action in NO_COUNTER or event.outcome == "failure":
        assert event.countered_by == ()


def countered(state: AlternatifState, event: w.CounterRolled) -> None:
    who, other = state.combatants[event.combatant], state.combatants[event.opponent]
    grip = grips(who)[event.grip]
    assert not grip.comes
    assert grip.acted != state.segment, "two actions of one die in a segment"
    attempt = grips(other)[event.opponent_grip].attempt
    assert attempt is not None
    assert attempt.hold.action not in NO_COUNTER
    assert who.id in attempt.against
    assert event.total == sum(each.value for each in event.terms)
    wanted = own_class(other) + lent(event) if state.settings.counter_against == "wrestling_class" else attempt.total
    assert event.against == wanted


def reacted(state: AlternatifState, event: w.WrestlingReacted) -> None:
    who = state.combatants[event.combatant]
    assert not grips(who)[event.grip].pending
    assert not who.out
    assert who.task is None
    count = event.die.partition("d")[0] or "1"
    own = int((who.wrestling.die or "1d8").partition("d")[0] or 1)
    assert int(count) == own + bool(who.wrestling.keys) + len(suffered(state, who.id))
    assert event.segment == event.stamp + max(1, sum(event.faces) + event.adjust) + event.postponed
    assert event.segment > state.segment


def postponed(state: AlternatifState, event: w.WrestlingPostponed) -> None:
    assert grips(state.combatants[event.combatant])[event.grip].status == "offensive", "postponed twice"
    assert event.by > 0


def hurt(state: AlternatifState, event: w.HoldHurt) -> None:
    target = state.combatants[event.target]
    assert event.total == max(1, sum(each.value for each in event.terms))
    points = event.total * (2 if event.doubled else 1)
    assert event.stamina == min(points, max(0, target.stamina))
    assert event.doubled == (event.critical in ("exceptional", "sneak"))
    assert (event.margin is not None) == (event.critical == "sneak")
    if event.action == "twist" and event.broken is not None:
        assert target.body - event.body == 0


def key_set(state: AlternatifState, event: clinches.KeySet) -> None:
    who = state.combatants[event.combatant]
    assert event.target in who.wrestling.locked
    assert len(who.wrestling.keys) < 2
    taken = [k.part for each in state.combatants.values() for k in each.wrestling.keys if k.victim == event.target]
    assert event.part not in taken, "two keys on one part"


def begun(state: AlternatifState, event: clinches.ClinchBegun) -> None:
    one, other = state.combatants[event.combatant], state.combatants[event.target]
    assert one.side != other.side
    assert other.id in one.contacts
    assert not one.out
    assert not other.out


def ended(state: AlternatifState, event: clinches.ClinchEnded) -> None:
    """Nobody gets out of a clinch of his own while a key of that opponent holds him (ALT-WRE-020)."""
    if event.reason in ("brought_down", "got_up", "stepped_out"):
        other = state.combatants[event.target]
        assert all(key.victim != event.combatant for key in other.wrestling.keys)


def strayed(state: AlternatifState, event: clinches.BlowStrayed) -> None:
    target = state.combatants[event.target]
    assert target.wrestling.locked
    assert event.combatant not in target.wrestling.locked
    assert (event.victim is not None) == (event.face <= event.chance)
    assert event.chance >= 50


def person(state: AlternatifState, who: Combatant) -> None:
    """*who* as a wrestler is one that can be."""
    wrestler = who.wrestling
    for ident in wrestler.locked:
        other = state.combatants[ident]
        assert who.id in other.wrestling.locked, "locked on one side only"
        assert ident in who.contacts
        assert not other.out
    assert len(wrestler.keys) <= 2
    assert all(key.victim in wrestler.locked for key in wrestler.keys)
    assert wrestler.turned_by is None or wrestler.turned_by in wrestler.locked
    if wrestler.locked:
        assert not any(each.pending for each in who.hands), "a melee action in a clinch"
        assert who.task is None
        heavy = [each for each in who.hands if not (each.arm.is_natural or "light" in each.arm.tags)]
        assert not heavy, "a melee weapon in a clinch"
    if who.out:
        assert not wrestler.locked
        assert not any(each.pending for each in wrestler.grips)
    assert not (who.task is not None and any(each.pending for each in wrestler.grips))
    assert len(wrestler.grips) in (0, wrestler.dice)


def clock(state: AlternatifState, segment: int) -> None:
    """Time moves on when all holds are done, and past nothing due."""
    for who in state.combatants.values():
        for each in who.wrestling.grips:
            assert not each.comes, "time moved past a wrestling action"
            assert each.attempt is None, "time moved with a hold in the air"
            assert each.due is None or each.due >= segment, "a due wrestling action was jumped"


CHECKS: dict[type, Any] = {
    w.HoldRolled: rolled,
    w.CounterRolled: countered,
    w.WrestlingReacted: reacted,
    w.WrestlingPostponed: postponed,
    w.HoldHurt: hurt,
    clinches.KeySet: key_set,
    clinches.ClinchBegun: begun,
    clinches.ClinchEnded: ended,
    clinches.BlowStrayed: strayed,
}
