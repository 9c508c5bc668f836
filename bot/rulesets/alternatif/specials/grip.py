"""The contest for a weapon that somebody has grabbed (ALT-SPE-020).

A tie goes on in the next segment: a simple action for both, which lowers their guard towards third parties. Whoever
does something else instead has let go.
"""

from __future__ import annotations

from typing import Literal

from bot.kernel.decisions import Decision, Field, Scalar
from bot.kernel.dice import Dice
from bot.kernel.effects import Action, Scene, ask_first, roll, tell
from bot.rulesets.alternatif.engagement import contacts
from bot.rulesets.alternatif.ordinary import breaking_off
from bot.rulesets.alternatif.ordinary.events_tasks import TaskBegun, TaskBroken, TaskEnded
from bot.rulesets.alternatif.specials.events_weapons import GripHeld, GripReleased, GripTested, WeaponCaptured
from bot.rulesets.alternatif.state import AlternatifState, Combatant, Hand, Task, engaged_by

WREST, KEEP = "wrest", "keep_hold"
"""The simple actions of the two who tug: to tear the weapon away, and to keep it."""
PULLING = (WREST, KEEP)


def contest(
    scene: Scene[AlternatifState], ident: str, target: str, piece: Hand, hands: int, special: str | None = None
) -> Action:
    """*ident* pulls with *hands* (1 or 2) at what *piece* of *target* holds: a d6 for each hand and the standard bonus
    of Strength, the higher one has it."""
    state = scene.now
    who, other = state.combatants[ident], state.combatants[target]
    held = other.holds(piece)
    if held is None or other.out or who.out:
        return
    weapon = held.arm.weapon
    faces = yield from roll(Dice(hands, 6), who=ident, why="grip")
    theirs = yield from roll(Dice(2 if piece == "both" else 1, 6), who=target, why="grip")
    total, against = sum(faces) + who.str_std, sum(theirs) + other.str_std
    outcome: Literal["taken", "kept", "tie"] = "tie" if total == against else "taken" if total > against else "kept"
    yield from tell(GripTested(ident, target, piece, weapon, faces, total, theirs, against, outcome, special))
    if outcome == "tie":
        if any(scene.now.combatants[each].wrestling.locked for each in (ident, target)):
            # Seized meanwhile, nobody tugs at a weapon any more.
            yield from tell(GripReleased(ident, target, weapon, target))
        else:
            yield from _goes_on(scene, ident, target, piece, hands)
        return
    if outcome == "taken":
        yield from tell(WeaponCaptured(ident, target, piece, weapon))
    yield from part(scene, ident, target)


def part(scene: Scene[AlternatifState], ident: str, target: str) -> Action:
    """Once it is settled who has the weapon, the engagement between the two is broken."""
    who = scene.now.combatants[ident]
    if target in who.contacts and target not in who.wrestling.locked:
        yield from contacts.end_contacts(scene, ((ident, target),), "captured")


def _goes_on(scene: Scene[AlternatifState], ident: str, target: str, piece: Hand, hands: int) -> Action:
    """Both hold on until the next segment, in which they pull again."""
    segment = scene.now.segment
    held = scene.now.combatants[target].holds(piece)
    assert held is not None
    own: Hand = "both" if hands == 2 else "left"
    for one in (ident, target):
        # Both tug and do nothing else: what was under way is lost.
        yield from breaking_off.interrupt(scene, one)
        if scene.now.combatants[one].task is not None:
            yield from breaking_off.drop(scene, one)
    pulling: tuple[tuple[str, str, Hand, str], ...] = (
        (ident, WREST, own, target),
        (target, KEEP, piece, ident),
    )
    for one, action, hand, other in pulling:
        who = scene.now.combatants[one]
        guard = tuple(
            each for each in engaged_by(scene.now, who) if each != other and not scene.now.combatants[each].hidden
        )
        yield from tell(
            TaskBegun(
                combatant=one,
                action=action,
                stamp=segment,
                prepared=segment,
                first=segment + 1,
                last=segment + 1,
                reaction_die="0",
                reaction_faces=(),
                duration_die="1",
                duration_faces=(),
                weapon=held.arm.weapon,
                hand=hand,
                target=other,
                guard=guard,
            )
        )


def undecided(state: AlternatifState) -> list[Combatant]:
    """Those whose renewed contest comes now and who have not said whether they hold on."""
    return [
        who
        for who in state.combatants.values()
        if who.task is not None
        and who.task.action in PULLING
        and who.task.last <= state.segment
        and who.task.until is None
    ]


def decide(scene: Scene[AlternatifState]) -> Action:
    """Both are asked whether they pull again or let go."""
    answer = yield from ask_first(questions)
    if answer is None:
        return
    key, choice = answer
    ident = key.partition(":")[0]
    task = scene.now.combatants[ident].task
    if task is None or task.weapon is None or task.target is None:
        return
    if choice["pull"] == "pull":
        yield from tell(GripHeld(ident, task.target, task.weapon))
    else:
        yield from tell(TaskBroken(ident, task.action, scene.now.segment, 0, task.label, "dropped"))


def questions(state: AlternatifState) -> list[Decision]:
    """Pull again, or let go (ALT-SPE-020)."""
    found = []
    for who in undecided(state):
        task = who.task
        assert task is not None
        about: dict[str, Scalar] = {"weapon": task.weapon, "target": task.target}
        fields = (Field("pull", ("pull", "let_go")),)
        found.append(Decision(f"{who.id}:pull:{state.segment}", "pull", who.id, fields, {"pull": "pull"}, about))
    return found


def pull(scene: Scene[AlternatifState], ident: str, task: Task) -> Action:
    """The segment of the renewed contest is over: both pull, or the one who still holds has the weapon."""
    other = scene.now.combatants.get(task.target or "")
    if other is None:
        return
    wrests = task.action == WREST
    author, owner = (ident, other.id) if wrests else (other.id, ident)
    piece = _piece(scene.now.combatants[owner], task.weapon)
    if other.task is not None and other.task.action in PULLING and other.task.target == ident:
        segment = scene.now.segment
        if other.task.last == segment:
            yield from tell(TaskEnded(other.id, other.task.action, segment, "", other.task.weapon, ident))
        else:
            # Somebody has given it another time: it is decided now all the same.
            yield from tell(TaskBroken(other.id, other.task.action, segment, 0, "", "interrupted"))
        hands = task.hand if wrests else other.task.hand
        if piece is not None:
            yield from contest(scene, author, owner, piece, 2 if hands == "both" else 1)
        return
    if piece is None or task.weapon is None or other.out:
        return
    yield from tell(GripReleased(other.id, ident, task.weapon, ident))
    if wrests:
        yield from tell(WeaponCaptured(author, owner, piece, task.weapon))
    yield from part(scene, author, owner)


def _piece(owner: Combatant, weapon: str | None) -> Hand | None:
    return next((each.arm.hand for each in owner.hands if each.arm.weapon == weapon), None)
