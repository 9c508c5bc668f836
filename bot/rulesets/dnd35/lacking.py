"""What may stand in the way of an action, piece by piece: what a turn still allows, holds, movement, whom it is for,
what it is done with. `reasons` says which of these an action asks, in which order."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.kernel.decisions import Scalar
from bot.rulesets.dnd35 import remaining
from bot.rulesets.dnd35.attack.arms import blades, close, follows, lies_down, targets
from bot.rulesets.dnd35.base import budget, saddles
from bot.rulesets.dnd35.base.budget import LIES, MOVE_ALONE, ONE_MOVE, ROOTED, Outlook, distance, reaches
from bot.rulesets.dnd35.base.gaps import on_grid
from bot.rulesets.dnd35.base.rolls import locates
from bot.rulesets.dnd35.charging import lines
from bot.rulesets.dnd35.cover.degrees import total
from bot.rulesets.dnd35.objects.actions import may_be_free
from bot.rulesets.dnd35.state import FISTS, SQUARE, Fighter, Weapon
from bot.rulesets.shared.d20.gaps import metres
from bot.rulesets.shared.lacking import Lack, Reason, Said, target_of

# ---- what a turn still allows


def left_of(at: Outlook) -> dict[str, str | int]:
    """What of his turn is still there."""
    turn = at.turn
    found: dict[str, Scalar] = {} if turn is None else remaining.left(at.state, at.who, turn)
    left = ", ".join(each for each in ("standard", "move", "attacks", "step") if found.get(each))
    return {"left": left, "metres": str(found.get("metres") or "")}


def standard(at: Outlook, said: Said) -> Lack | None:
    """A standard action, which the first attack of a turn is, too."""
    turn = at.turn
    if MOVE_ALONE(at.who):
        return "move_alone", {"status": MOVE_ALONE.by(at.who) or ""}
    ready = turn is not None and budget.has_standard(turn) and not turn.swings
    return None if ready else ("standard", left_of(at))


def move(at: Outlook, said: Said) -> Lack | None:
    """A move action, which the second attack of a turn takes."""
    turn = at.turn
    ready = turn is not None and budget.has_move(turn) and turn.swings < 2
    return None if ready else ("move", left_of(at))


def full(at: Outlook, said: Said) -> Lack | None:
    """A full-round action."""
    turn = at.turn
    if MOVE_ALONE(at.who):
        return "move_alone", {"status": MOVE_ALONE.by(at.who) or ""}
    if turn is not None and turn.restricted:
        return "restricted", {}
    return None if turn is not None and budget.has_full(turn) else ("full", left_of(at))


def free(at: Outlook, said: Said) -> Lack | None:
    """A free action, where the table counts them (D35-ACT-004)."""
    return None if may_be_free(at) else ("free", {"most": at.state.settings.free_actions})


def attacks(at: Outlook, said: Said) -> Lack | None:
    """One more attack: the first is a standard action, the others make a full attack of it (D35-BAS-010)."""
    turn = at.turn
    if MOVE_ALONE(at.who):
        return standard(at, said)
    if turn is None or not turn.swings:
        return None if turn is not None and budget.has_standard(turn) else ("standard", left_of(at))
    if follows(turn, at.who):
        return None
    if turn.closed:
        return "closed", {}
    return "one_attack" if turn.restricted or (turn.swings == 1 and turn.move) else "attacks", left_of(at)


def fists(at: Outlook, said: Said) -> Lack | None:
    """An attack whose place something done with bare hands can take."""
    found = attacks(at, said)
    turn = at.turn
    if found is not None or (turn is not None and FISTS in follows(turn, at.who)):
        return found
    return "attacks", left_of(at)


def untouched(at: Outlook, said: Said) -> Lack | None:
    """A turn of which nothing is used: what charges and withdrawals are made of (D35-MOV-001, -011)."""
    turn = at.turn
    if MOVE_ALONE(at.who):
        return full(at, said)
    if turn is None or turn.standard or turn.both or turn.swings:
        return "full", left_of(at)
    if turn.stepped:
        return "stepped", {}
    if at.who.mount is None and (turn.move or turn.moved):
        return "full", left_of(at)
    return None


# ---- holds


def apart(at: Outlook, said: Said) -> Lack | None:
    """Whether he is in no grapple, which leaves him other actions (D35-GRA-009, -010)."""
    if (found := _pinned(at)) is not None:
        return found
    return ("in_grapple", {"by": _opponents(at)}) if saddles.grappling(at.state, at.who.id) else None


def _pinned(at: Outlook) -> Lack | None:
    by = saddles.pinned_by(at.state, at.who.id)
    return None if by is None else ("pinned", {"by": at.state.combatants[by].name})


def _opponents(at: Outlook) -> str:
    return ", ".join(at.state.combatants[each].name for each in saddles.opponents(at.state, at.who.id))


def held(at: Outlook, said: Said) -> Lack | None:
    """Whether he grapples, and neither has pinned anybody nor is pinned (D35-GRA-010, -024, -025)."""
    found = contends(at, said)
    pinning = saddles.pins(at.state, at.who.id)
    if found is not None or pinning is None:
        return found
    return "pinning", {"target": at.state.combatants[pinning].name}


def contends(at: Outlook, said: Said) -> Lack | None:
    """Whether he grapples, and is not pinned."""
    return _pinned(at) or (None if saddles.grappling(at.state, at.who.id) else ("not_grappling", {}))


def rival(at: Outlook, said: Said) -> Lack | None:
    """Whether whoever is named grapples with him; whoever has pinned somebody turns to nobody else."""
    target, pinning = target_of(at, said), saddles.pins(at.state, at.who.id)
    if target is None or (target.id == pinning or (pinning is None and saddles.grip(at.state, at.who.id, target.id))):
        return None
    return ("not_rival", {"target": target.name}) if pinning is None else held(at, {})


def grips_attack(at: Outlook, said: Said) -> Lack | None:
    """In a grapple nobody is attacked but his opponents, with what is small enough (D35-GRA-011)."""
    if not saddles.grappling(at.state, at.who.id):
        return None
    target = target_of(at, said)
    if (found := held(at, said)) is not None:
        return found
    if target is not None and not saddles.grip(at.state, at.who.id, target.id):
        return "not_rival", {"target": target.name}
    arms = weapons_named(at, said)
    return ("not_close", {"weapon": arms[0].weapon}) if arms and not any(close(each) for each in arms) else None


# ---- movement


def goes(at: Outlook, said: Said) -> Lack | None:
    """Whether he, or what he rides, can make a move."""
    if (found := apart(at, said)) is not None:
        return found
    if at.who.mount is not None:
        return steed_goes(at, said)
    turn = at.turn
    if turn is not None and turn.moved and ONE_MOVE(at.who):
        return "winded", {}
    if (found := move(at, said) or legs(at, said)) is not None:
        return found
    return ("stepped", {}) if turn is not None and turn.stepped else None


def hemmed(at: Outlook, said: Said) -> Lack | None:
    """Nothing around lets him go anywhere."""
    return "hemmed", {}


def legs(at: Outlook, said: Said) -> Lack | None:
    """Whether his own legs carry him."""
    status = ROOTED.by(at.who)
    if status:
        return status, {}
    return ("slow", {}) if at.who.pace < SQUARE else None


def upright(at: Outlook, said: Said) -> Lack | None:
    """Whether he lies nowhere: that, he can mend."""
    return ("prone", {}) if at.who.mount is None and LIES(at.who) else None


def steed_goes(at: Outlook, said: Said) -> Lack | None:
    """Whether his mount can make another move (D35-MNT-002, -005, -008)."""
    mount, turn = saddles.steed(at.state, at.who), at.turn
    if mount is None or turn is None or saddles.may_go(at.state, at.who, turn):
        return None
    if not saddles.able(at.state, at.who, mount):
        return "mount_down", {"mount": mount.name}
    return ("stepped", {}) if turn.stepped else ("mount_spent", {"mount": mount.name})


def steed_fresh(at: Outlook, said: Said) -> Lack | None:
    """Whether his mount has all of its turn before it."""
    mount, turn = saddles.steed(at.state, at.who), at.turn
    if mount is None or turn is None or saddles.fresh(at.state, at.who, turn):
        return None
    return steed_goes(at, said) or ("mount_spent", {"mount": mount.name})


def steps(at: Outlook, said: Said) -> Lack | None:
    """Whether a 5-foot step is left to him, or to his mount (D35-ACT-003)."""
    turn, mount = at.turn, saddles.steed(at.state, at.who)
    if (found := apart(at, said) or legs(at, said)) is not None and (mount is None or found[0] != "slow"):
        return found
    if turn is not None and turn.stepped:
        return "stepped_already", {}
    if turn is not None and (turn.moved or turn.rode):
        return "gone_already", {}
    if mount is not None and turn is not None and not saddles.may_step(at.state, at.who, turn):
        return steed_goes(at, said) or ("mount_spent", {"mount": mount.name})
    return ("slow", {}) if mount is None and at.who.pace <= SQUARE else ("hemmed", {})


def steed_name(at: Outlook) -> str:
    mount = saddles.steed(at.state, at.who)
    return "" if mount is None else mount.name


def afoot(at: Outlook, said: Said) -> Lack | None:
    """Whether he is not in the saddle."""
    return None if at.who.mount is None else ("mounted", {"mount": steed_name(at)})


def astride(at: Outlook, said: Said) -> Lack | None:
    """Whether he is in the saddle."""
    return ("on_foot", {}) if at.who.mount is None else None


def safe_cell(at: Outlook, said: Said) -> Lack | None:
    """The cell that is named cannot be reached by a withdrawal, which goes twice as far; or none is."""
    code, facts = cell(at, said)
    restricted = at.turn is not None and at.turn.restricted
    return code, {**facts, "metres": metres(lines.most(at.state, at.who, restricted=restricted) * SQUARE)}


def cell(at: Outlook, said: Said) -> Lack:
    """The cell that is named cannot be reached, or none is; without a grid, whoever is named cannot be gone to."""
    if not on_grid(at.state):
        target = target_of(at, said)
        return ("no_cells", {}) if target is None else ("whither", {"target": target.name})
    named = said.get("to") or said.get("target")
    if not isinstance(named, str):
        return "which_cell", {}
    return "cell", {"cell": named, "metres": metres(saddles.pace(at.state, at.who))}


# ---- whom


def is_there(at: Outlook, said: Said) -> Lack | None:
    """Whether whoever is named is another, still there, and where he is is known."""
    target = target_of(at, said)
    if target is None:
        return None
    if target.id == at.who.id:
        return "oneself", {}
    if target.died:
        return "gone", {"target": target.name}
    return None if locates(at.who, target) else ("unseen", {"target": target.name})


def uncovered(at: Outlook, said: Said) -> Lack | None:
    """Whether whoever is named does not stand behind total cover (D35-COV-008)."""
    target = target_of(at, said)
    hidden = target is not None and target.id != at.who.id and total(at.state, at.who, target)
    return ("covered", {"target": target.name}) if target is not None and hidden else None


def within(most: Callable[[Fighter], int]) -> Reason[Outlook]:
    """Whether whoever is named is within *most* centimetres."""

    def reason(at: Outlook, said: Said) -> Lack | None:
        target = target_of(at, said)
        if target is None or (gap := distance(at.who, target)) <= most(at.who):
            return None
        return "too_far", {"target": target.name, "metres": metres(gap), "most": metres(most(at.who))}

    return reason


def reach(who: Fighter) -> int:
    """How far he strikes with what he holds, or with bare hands, in centimetres."""
    arms = [each for each in who.arms if not each.ranged]
    return who.natural_reach * SQUARE * (2 if any(each.reach for each in arms) else 1)


def bare_reach(who: Fighter) -> int:
    return max(1, who.natural_reach) * SQUARE


def beside(who: Fighter) -> int:
    return SQUARE


def farthest(who: Fighter) -> int:
    """How far he strikes, shoots, or throws, in centimetres."""
    return max(reach(who), *(each.increment * each.increments for each in who.arms if each.ranged or each.thrown), 0)


def too_near(at: Outlook, said: Said) -> Lack | None:
    """Whether what he holds strikes so near: reach weapons do not (D35-BAS-012)."""
    target = target_of(at, said)
    arms = [each for each in (weapons_named(at, said) or at.who.arms) if each.weapon != FISTS]
    if target is None or not arms or not all(each.reach and not each.near for each in arms):
        return None
    near = distance(at.who, target) <= at.who.natural_reach * SQUARE and not reaches(at.who, arms[0], target)
    return ("too_near", {"weapon": arms[0].weapon, "target": target.name}) if near else None


def nobody(at: Outlook, said: Said) -> Lack | None:
    """Nobody to do it to, or it cannot be done to whoever is named."""
    target = target_of(at, said)
    return ("nobody", {}) if target is None else ("not_to", {"target": target.name})


def nobody_near(at: Outlook, said: Said) -> Lack | None:
    target = target_of(at, said)
    return ("nobody_near", {}) if target is None else ("not_to", {"target": target.name})


# ---- with what


def weapons_named(at: Outlook, said: Said) -> list[Weapon]:
    return [each for each in (*at.who.weapons, *at.who.arms) if each.weapon == said.get("with")]


def in_hand(at: Outlook, said: Said) -> Lack | None:
    """Whether what is named is in his hand, loaded, and can be used as he is."""
    found = weapons_named(at, said)
    if not found:
        return None
    thing = found[0].weapon
    ready = [each for each in at.who.arms if each.weapon == thing]
    if not ready:
        return "in_hand", {"weapon": thing}
    if not any(each.loaded for each in ready):
        return "unloaded", {"weapon": thing}
    if all(lies_down(at.who, each) for each in ready):
        return "from_the_ground", {"weapon": thing}
    turn = at.turn
    if turn is not None and thing not in follows(turn, at.who):
        return "used_up", {"weapon": thing}
    target = target_of(at, said)
    if target is not None and thing not in targets(at.state, at.who).get(target.id, ()):
        gap = distance(at.who, target)
        return too_near(at, said) or ("short", {"weapon": thing, "target": target.name, "metres": metres(gap)})
    return None


def any_ready(at: Outlook, said: Said) -> Lack | None:
    """Whether anything of what he holds is ready to be used."""
    usable = [each for each in at.who.arms if each.weapon in blades(at.who)]
    if usable and not any(each.loaded for each in usable):
        return "unloaded", {"weapon": usable[0].weapon}
    if usable and all(lies_down(at.who, each) for each in usable):
        return "from_the_ground", {"weapon": usable[0].weapon}
    return None


def saddle(at: Outlook, said: Said) -> Lack | None:
    """What his mount has gone limits his attacks (D35-MNT-005, -008)."""
    turn = at.turn
    return rode_far(at, said) if at.who.mount is not None and turn is not None and turn.swings else None


def rode_far(at: Outlook, said: Said) -> Lack | None:
    """Whether his mount has gone so far that one attack is all (D35-MNT-005)."""
    turn = at.turn
    return ("single", {"mount": steed_name(at)}) if turn is not None and saddles.single(turn) else None


def carried(who: Fighter) -> Sequence[Weapon]:
    return [each for each in who.weapons if each.held == "carried"]
