"""What may stand in the way of one action or a few: what whoever is named has or is, what is in hand, what is cast."""

from __future__ import annotations

from typing import Final

from bot.rulesets.dnd35 import lacking
from bot.rulesets.dnd35 import postures as hands
from bot.rulesets.dnd35.attack.arms import blades, second
from bot.rulesets.dnd35.base import budget, saddles
from bot.rulesets.dnd35.base import rolls as magic
from bot.rulesets.dnd35.base.budget import (
    LIES,
    NO_DASH,
    NO_MAGIC,
    ONE_MOVE,
    ROOTED,
    Outlook,
    apart,
    distance,
    helpless,
    squeezes,
)
from bot.rulesets.dnd35.base.gaps import in_grasp
from bot.rulesets.dnd35.base.rolls import locates, sees
from bot.rulesets.dnd35.base.saddles import large_enough
from bot.rulesets.dnd35.grapple import actions as sizes
from bot.rulesets.dnd35.manoeuvres import possible
from bot.rulesets.dnd35.mounts.riding import free
from bot.rulesets.dnd35.mounts.saddle import unmastered
from bot.rulesets.dnd35.objects.actions import affords, drawing, held, loading
from bot.rulesets.dnd35.spells import castable
from bot.rulesets.dnd35.state import FISTS, SQUARE, Fighter, Spell
from bot.rulesets.dnd35.tactics import Feint
from bot.rulesets.dnd35.traits import BINDS
from bot.rulesets.shared.d20.gaps import metres
from bot.rulesets.shared.lacking import Lack, Reason, Said, target_of, unless

# ---- what somebody can do now


def fists_usual(at: Outlook) -> bool:
    """Whether he strikes with bare hands anyway."""
    return FISTS in blades(at.who)


def bare_hands(at: Outlook, said: Said) -> Lack | None:
    """Whether he named his bare hands, which are an action of their own."""
    return ("by_hand", {}) if said.get("with") == FISTS and not fists_usual(at) else None


def two_armed(at: Outlook, said: Said) -> Lack | None:
    if at.turn is not None and at.turn.both:
        return "both", {}
    return None if second(at.who) is not None else ("no_second", {})


def unguarded(at: Outlook, said: Said) -> Lack | None:
    return ("guarded", {}) if at.turn is not None and at.turn.guarded else None


def no_stance(at: Outlook, said: Said) -> Lack | None:
    return ("stance", {}) if at.turn is not None and (at.turn.guarded or at.turn.both) else None


def once(at: Outlook, said: Said) -> Lack | None:
    """Whether he has run over nobody in this turn (D35-MAN-021)."""
    return ("overran", {}) if at.turn is not None and at.turn.overran else None


def in_a_move(at: Outlook, said: Said) -> Lack | None:
    """Whether a move is still before him, or under way (D35-MAN-021)."""
    turn = at.turn
    return None if turn is not None and turn.walked and turn.move else lacking.full(at, said)


def in_time(at: Outlook, said: Said) -> Lack | None:
    """Whether he has done nothing in this turn yet (D35-ACT-013)."""
    return ("late_delay", {}) if at.turn is not None and at.turn.deeds else None


def blow_left(at: Outlook, said: Said) -> Lack | None:
    """Whether any blow in melee may still follow."""
    turn = at.turn
    if turn is None or not (budget.has_standard(turn) or turn.swings):
        return "standard", lacking.left_of(at)
    return None if any(each.dice and not each.ranged for each in at.who.arms) else ("no_blow", {})


def melee(at: Outlook, said: Said) -> Lack | None:
    """Whether anything with which he strikes is none that is shot."""
    return None if any(not at.who.arm(each).ranged for each in blades(at.who)) else ("no_blow", {})


def quickly(at: Outlook, said: Said) -> Lack | None:
    """A standard action; with the feat for it a move action."""
    turn = at.turn
    if turn is not None and not turn.swings and Feint.quick(at.who) and budget.has_move(turn):
        return None
    return lacking.standard(at, said)


def unhampered(at: Outlook, said: Said) -> Lack | None:
    """Whether nothing makes him, or his mount, too slow for it: a condition, little room."""
    mover = saddles.mover(at.state, at.who)
    status = NO_DASH.by(mover)
    if status:
        known = mover.id == at.who.id and (status in ROOTED.figures or status in ONE_MOVE.figures)
        return (status, {}) if known else ("no_dash", {"target": mover.name, "status": status})
    return ("squeezed", {}) if squeezes(at.state, at.who) else None


def unwinded(at: Outlook, said: Said) -> Lack | None:
    status = ROOTED.by(at.who) or ONE_MOVE.by(at.who)
    return None if status is None else (status, {})


def unstepped(at: Outlook, said: Said) -> Lack | None:
    """Whether no 5-foot step, nor another move, has been made (D35-ACT-003)."""
    return ("stepped", {}) if at.turn is not None and at.turn.stepped else None


def acts_midway(at: Outlook) -> bool:
    """Whether he has anything to do in the middle of a stretch."""
    return any(each.ranged or each.thrown for each in at.who.arms) or bool(at.who.spells)


def companions(at: Outlook) -> bool:
    return any(
        each.side == at.who.side and each.id != at.who.id and not (each.out or each.hidden)
        for each in at.state.combatants.values()
    )


def pinning(at: Outlook) -> bool:
    return saddles.pins(at.state, at.who.id) is not None


def bound(at: Outlook) -> bool:
    """Whether anything holds him out of which one struggles."""
    return BINDS(at.who) and any(at.who.fetters)


def needs_component(at: Outlook) -> bool:
    return any("M" in each.components for each in at.who.spells) and not at.who.component


def turning(channels: str) -> tuple[Reason[Outlook], ...]:
    """What a turning by that energy needs (D35-TUR-001, -007, -008)."""
    return (
        unless("gift", lambda at: at.who.turning > 0 and at.who.channels == channels),
        unless("turns", lambda at: at.who.turns > 0),
        lacking.standard,
    )


# ---- what whoever is named is


def _named(at: Outlook, said: Said, code: str, bad: bool) -> Lack | None:
    target = target_of(at, said)
    return (code, {"target": target.name}) if target is not None and bad else None


def in_sight(at: Outlook, said: Said) -> Lack | None:
    target = target_of(at, said)
    return _named(at, said, "not_seen", target is not None and not sees(at.state, at.who, target))


def at_mercy(at: Outlook, said: Said) -> Lack | None:
    """Whether whoever is named is helpless, and a critical hit harms him (D35-ATK-011)."""
    target = target_of(at, said)
    if target is not None and not helpless(target):
        return "not_helpless", {"target": target.name}
    if target is not None and "critical" in target.immune:
        return "immune", {"target": target.name}
    others = (each for each in at.state.combatants.values() if each.side != at.who.side and locates(at.who, each))
    if target is None and not any(helpless(each) and not each.died for each in others):
        return "nobody_helpless", {}
    return None if target is not None else ("nobody", {})


def dying(at: Outlook, said: Said) -> Lack | None:
    target = target_of(at, said)
    if target is None:
        return "nobody_dying", {}
    if not target.dying:
        return "not_dying", {"target": target.name}
    return lacking.within(lacking.beside)(at, said) or ("nobody_dying", {})


def graspable(at: Outlook, said: Said) -> Lack | None:
    """Whether whoever is named can be taken hold of (D35-GRA-002, -028)."""
    target = target_of(at, said)
    if target is None:
        return None
    if sizes.larger(target, at.who) >= sizes.TOO_LARGE:
        return "too_large", {"target": target.name}
    if not (sizes.bodily(at.who) and sizes.bodily(target)):
        return "bodiless", {"target": target.name}
    return _named(at, said, "crowded", not sizes.room(at.state, at.who, target))


def trippable(at: Outlook, said: Said) -> Lack | None:
    target = target_of(at, said)
    if target is None:
        return None
    if LIES(target) or target.out:
        return "lies", {"target": target.name}
    if not possible.small_enough(at.who, target):
        return "too_large", {"target": target.name}
    if "incorporeal" in target.features:
        return "bodiless", {"target": target.name}
    if saddles.grappling(at.state, target.id):
        return "grapples", {"target": target.name}
    arms = lacking.weapons_named(at, said)
    return ("no_trip", {"weapon": arms[0].weapon}) if arms and not any(each.trip for each in arms) else None


def armed(at: Outlook, said: Said) -> Lack | None:
    target = target_of(at, said)
    return _named(at, said, "unarmed", target is not None and not possible.held(target))


def has_things(at: Outlook, said: Said) -> Lack | None:
    target = target_of(at, said)
    return _named(at, said, "no_things", target is not None and not target.things)


def breakable(at: Outlook, said: Said) -> Lack | None:
    target = target_of(at, said)
    return _named(at, said, "unbreakable", target is not None and not possible.breakable(target))


def breaks(at: Outlook, said: Said) -> Lack | None:
    """Whether he holds anything that cuts or crushes (D35-MAN-018)."""
    found = [each for each in at.who.arms if possible.BLUNT_OR_SHARP.intersection(each.types) and each.dice]
    return None if any(not each.ranged for each in found) else ("no_edge", {})


def pushable(at: Outlook, said: Said) -> Lack | None:
    target = target_of(at, said)
    if target is None:
        return None
    if target.out:
        return "lies", {"target": target.name}
    if saddles.grappling(at.state, target.id):
        return "grapples", {"target": target.name}
    return _named(at, said, "too_large", possible.limited(at.state, at.who, target))


def mindful(at: Outlook, said: Said) -> Lack | None:
    """Nobody feints what has no mind (D35-ATK-008)."""
    target = target_of(at, said)
    return _named(at, said, "mindless", target is not None and not target.intelligence)


def far_enough(at: Outlook, said: Said) -> Lack | None:
    target = target_of(at, said)
    if target is None:
        return "whom", {}
    return _named(at, said, "near_already", max(apart(at.who, target)) <= 1)


def mounts(at: Outlook, said: Said) -> Lack | None:
    """Whether whoever is named can be mounted, or anybody (D35-MNT-002)."""
    target = target_of(at, said)
    if target is None or target.id == at.who.id or not target.rideable or target.side != at.who.side:
        return "no_mount", {}
    if not large_enough(target, at.who):
        return "mount_small", {"mount": target.name}
    return lacking.within(lacking.beside)(at, said) or (
        ("mount_taken", {"mount": target.name}) if not free(at.state, target) else ("no_mount", {})
    )


def masters(at: Outlook, said: Said) -> Lack | None:
    """Whether there is anything to master (D35-MNT-001)."""
    return None if unmastered(at.state, at.who) else ("obeys", {"mount": lacking.steed_name(at)})


# ---- what is in hand


def holds_any(at: Outlook) -> bool:
    return bool(held(at.who))


def draws(at: Outlook, said: Said) -> Lack | None:
    """Whether what is named is carried, and a hand is there for it."""
    named, carried = lacking.weapons_named(at, said), lacking.carried(at.who)
    if named and named[0].in_hand:
        return "drawn_already", {"weapon": named[0].weapon}
    if not carried:
        return "nothing_carried", {}
    cost = drawing(at.who, at.turn)
    if not affords(at, cost):
        return lacking.free(at, said) if cost == "free" else lacking.move(at, said)
    wanted = [each for each in carried if not named or each.weapon == named[0].weapon]
    return ("no_hand", {}) if all(hands.hold(at.who, each) is None for each in wanted) else None


def loads(at: Outlook, said: Said) -> Lack | None:
    empty = [each for each in at.who.weapons if each.in_hand and not each.loaded]
    if not empty:
        return "loaded", {}
    return {"free": lacking.free, "move": lacking.move}.get(loading(at.who, empty[0]), lacking.full)(at, said)


def lies_here(at: Outlook, said: Said) -> Lack | None:
    """Whether anything lies where he stands, and he has a hand for it."""
    here = any(in_grasp(at.who, each) for each in at.state.lying)
    return ("no_hand", {}) if here else ("nothing_here", {})


# ---- spells


def casts(at: Outlook, said: Said) -> Lack | None:
    """What of the spell that is named, or of all of them, cannot be."""
    who = at.who
    if not who.spells:
        return "no_spells", {}
    if (found := lacking.apart(at, said)) is not None:
        return found
    if NO_MAGIC(who):
        return "move_alone", {"status": NO_MAGIC.by(who) or ""}
    if who.casting is not None:
        return "casting", {"spell": who.casting.spell.spell}
    spell = magic.spell_named(who, str(said.get("spell") or said.get("with") or ""))
    if spell is None or spell not in who.spells:
        return _which(at, said)
    return _time(at, said, spell) or _slot(who, spell) or _spell_target(at, said, spell)


def _time(at: Outlook, said: Said, spell: Spell) -> Lack | None:
    match spell.casting:
        case "standard":
            return lacking.standard(at, said)
        case "full" | "round":
            return lacking.full(at, said)
        case "immediate" if not spell.falls_softly and at.state.settings.immediate_action == "apart":
            return ("immediate", {}) if at.who.hurried else None
        case "swift" | "immediate" if not spell.falls_softly:
            return ("swift", {}) if at.turn is not None and at.turn.swift else None
        case _:
            return "spell_time", {"spell": spell.spell}


def _slot(who: Fighter, spell: Spell) -> Lack | None:
    return ("slot", {"spell": spell.spell}) if magic.slot(who, spell) is None else None


_LATE: Final = ("standard", "full", "swift")
"""The time that is lacking for spells, the one that most of them take first."""


def _which(at: Outlook, said: Said) -> Lack:
    """None is named: those that he can cast, or why there is none."""
    found = castable.now(at.state, at.who)
    if found:
        return "which_spell", {"argument": "with", "spells": ", ".join(each.spell for each in found)}
    if all(_slot(at.who, each) for each in at.who.spells):
        return "slots", {}
    times = [_time(at, said, each) for each in at.who.spells]
    late = [each for each in times if each is not None]
    if not late or None in times:
        return "no_aim", {}
    # What keeps him from any of them, rather than what is so of the one that happens to be the first he knows.
    return min(late, key=lambda each: ("spell" in each[1], _LATE.index(each[0]) if each[0] in _LATE else len(_LATE)))


def _spell_target(at: Outlook, said: Said, spell: Spell) -> Lack | None:
    who, target = at.who, target_of(at, said)
    if target is None or spell.area:
        found, cell = castable.aims(at.state, who, spell), str(said.get("to") or "")
        if found == ():
            return "no_aim_spell", {"spell": spell.spell}
        return ("aim_there", {"spell": spell.spell, "cell": cell}) if cell and cell not in (found or ()) else None
    if spell.reach == "self":
        return "for_oneself", {"spell": spell.spell}
    gap, most = distance(who, target), max(SQUARE, spell.range)
    if target.id != who.id and gap > most:
        far = {"metres": metres(gap), "most": metres(most)}
        return "spell_far", {"spell": spell.spell, "target": target.name, **far}
    if target.id != who.id and castable.BARRED(at.state, who, target):
        return "covered", {"target": target.name}
    if castable.out_of_sight(who, target, spell):
        return "not_seen", {"target": target.name}
    return "spell_no_use", {"spell": spell.spell, "target": target.name}


# ---- mounts in a charge


def legs_or_steed(at: Outlook, said: Said) -> Lack | None:
    """Whether his own legs, or his mount, carry him for a whole turn (D35-MNT-002)."""
    return lacking.legs(at, said) if saddles.steed(at.state, at.who) is None else lacking.steed_fresh(at, said)
