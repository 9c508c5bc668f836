"""What special actions achieve, when parries have been decided: all of a moment are settled together, then take effect
in their order (ALT-SPE-005 to -007, and each one's own rule)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Literal

from bot.kernel.decisions import Decision, Field, Scalar
from bot.kernel.dice import dice
from bot.kernel.effects import Action, Scene, ask_first, tell
from bot.rulesets.alternatif.base import rolls
from bot.rulesets.alternatif.base.asking import key_of
from bot.rulesets.alternatif.base.rolls import Throw
from bot.rulesets.alternatif.combatants.events import FlagSet
from bot.rulesets.alternatif.engagement import contacts
from bot.rulesets.alternatif.magic import casting
from bot.rulesets.alternatif.specials import grip, ground
from bot.rulesets.alternatif.specials.dice import decided, opposition, withstands
from bot.rulesets.alternatif.specials.events import PushAimed, PushFollowed, SpecialResolved
from bot.rulesets.alternatif.specials.events_weapons import WeaponCaptured
from bot.rulesets.alternatif.state import AlternatifState, Opposed, Special
from bot.rulesets.alternatif.wounds import wounding
from bot.rulesets.alternatif.wounds.events import DamageDealt, WeaponChanged
from bot.rulesets.shared.check import Point

CELL_POINTS = 4
"""Points of difference for each cell of a push (ALT-SPE-010)."""
FALL = dice("1d8")
D6 = dice("d6")
FALL_CRITICAL = 6
LOSES_OWN = 5
"""The highest natural result with which a two-handed weapon is lost in a capture (ALT-SPE-019)."""
clinch: Final[Point[..., Action]] = Point("how a clinch begins")
"""The one place where melee hands two people over to wrestling (ALT-SPE-017, -018)."""
FOLLOW, STAY = "follow", "stay"
ONE_HAND, BOTH_HANDS = "one_hand", "both_hands"


def unresolved(state: AlternatifState) -> list[Special]:
    """The attempts whose dice have been cast and whose outcome is open."""
    return [each for each in state.specials if each.face and each.succeeded is None and not each.settled]


def waiting(state: AlternatifState) -> list[Special]:
    """Those whose author still has something to say; nobody pulls at what is not held any more."""
    return [each for each in state.specials if each.waits is not None and not each.settled and _stands(state, each)]


def _stands(state: AlternatifState, special: Special) -> bool:
    """Whether what its author is to be asked about still is so."""
    if special.waits == "shove":
        return bool(ground.directions(state, special.author, special.manoeuvre.target))
    return special.waits != "grab" or _in_reach(state, special)


def _in_reach(state: AlternatifState, special: Special) -> bool:
    author, target = (state.combatants.get(each) for each in (special.author, special.manoeuvre.target))
    piece = special.manoeuvre.piece
    if author is None or target is None or piece is None or author.out or target.out:
        return False
    return target.holds(piece) is not None


def outcomes(scene: Scene[AlternatifState]) -> Action:
    """Settle what is open; else ask the authors what they are asked."""
    state = scene.now
    specials = unresolved(state)
    if specials:
        # All of them are judged as they stand, before any takes effect.
        events = [_judged(state, each) for each in specials]
        for event in events:
            yield from tell(event)
        for event in events:
            special = next((each for each in scene.now.specials if each.id == event.id), None)
            if special is not None:
                if event.outcome == "succeeded":
                    yield from _EFFECTS[special.manoeuvre.kind](scene, special)
                yield from _own_weapon_lost(scene, special)
        return
    answer = yield from ask_first(questions)
    if answer is None:
        return
    key, choice = answer
    special = next(each for each in scene.now.specials if each.id == key.rpartition(":")[2])
    if "shove" in choice:
        yield from tell(PushAimed(special.author, special.manoeuvre.target, special.id, choice["shove"]))
        yield from ground.push(scene, special.author, special.manoeuvre.target, special.cells, choice["shove"])
    elif "follow" in choice:
        yield from _followed(scene, special, follows=choice["follow"] == FOLLOW)
    else:
        hands = 1
        if choice["grab"] == BOTH_HANDS:
            held = scene.now.combatants[special.author].holds(special.hand)
            if held is not None:
                hands = 2
            if held is not None and not held.arm.is_natural:
                # Whoever has lost his weapon in the meantime has nothing to let go of.
                yield from tell(WeaponChanged(special.author, special.hand, held.arm.weapon, "dropped"))
        piece = special.manoeuvre.piece
        assert piece is not None
        yield from grip.contest(scene, special.author, special.manoeuvre.target, piece, hands, special.id)


def _judged(state: AlternatifState, special: Special) -> SpecialResolved:
    against = opposition(state, special)
    stopped = special.face == 1 or any(withstands(special, each) for each in against)
    highest = max((each.total for each in against), default=None)
    manoeuvre, author = special.manoeuvre, state.combatants[special.author]
    target = state.combatants[manoeuvre.target]
    held = None if manoeuvre.piece is None else target.holds(manoeuvre.piece)
    cells = 0
    asks: Literal["follow", "grab", "shove"] | None = None
    if not stopped and manoeuvre.kind == "push":
        cells = push_cells(special, against, on_tie=state.settings.push_on_tie)
        asks = "follow" if cells == 1 else None
        if cells and len(ground.directions(state, author.id, target.id)) > 1:
            asks = "shove"
    elif not stopped and manoeuvre.kind == "weapon_capture" and special.face != 20 and held is not None:
        own = author.holds(special.hand)
        asks = "grab" if own is not None and not own.arm.is_natural else None
    return SpecialResolved(
        combatant=author.id,
        id=special.id,
        special=manoeuvre.kind,
        target=target.id,
        outcome="failed" if stopped else "succeeded",
        total=special.total,
        against=highest,
        natural=rolls.natural(special.face),
        cells=cells,
        other=manoeuvre.other,
        weapon=None if held is None else held.arm.weapon,
        asks=asks,
        decided=decided(special, against),
    )


def push_cells(special: Special, against: list[Opposed], *, on_tie: int) -> int:
    """How many cells of 2 m a successful push goes: one for every started 4 points above the highest total
    (ALT-SPE-010, -011). A natural 20 below it, or what only failed attacks opposed, is worth a cell; a tie *on_tie*."""
    if not against:
        return 1
    difference = special.total - max(each.total for each in against)
    if difference > 0:
        return -(-difference // CELL_POINTS)
    if special.face == 20 or all(each.face == 1 and each.by != "save" for each in against):
        return 1
    return on_tie


# ---- what each achieves


def _push(scene: Scene[AlternatifState], special: Special) -> Action:
    target = special.manoeuvre.target
    if special.face == 20:
        yield from wounding.stray_blow(scene, special.author, special.arm, target, why="damage")
    if scene.now.settings.map != "none":
        # On the grid cells tell how far, and contact follows (ALT-MOV-017).
        if special.waits != "shove":
            yield from ground.push(scene, special.author, target, special.cells, None)
    elif special.cells > 1:
        yield from _part(scene, special)
    if special.cells:
        yield from casting.disturb(scene, target, "shoved")


def _part(scene: Scene[AlternatifState], special: Special) -> Action:
    target = special.manoeuvre.target
    if target in scene.now.combatants[special.author].contacts:
        yield from contacts.end_contacts(scene, ((special.author, target),), "pushed")


def _followed(scene: Scene[AlternatifState], special: Special, *, follows: bool) -> Action:
    yield from tell(PushFollowed(special.author, special.manoeuvre.target, special.id, follows))
    if scene.now.settings.map != "none":
        if follows:
            yield from ground.follow(scene, special.author, special.manoeuvre.target)
    elif not follows:
        yield from _part(scene, special)


def _knock_down(scene: Scene[AlternatifState], special: Special) -> Action:
    target = special.manoeuvre.target
    if not scene.now.combatants[target].prone:
        yield from tell(FlagSet(target, "prone", on=True))
    if special.face != 20:
        yield from casting.disturb(scene, target, "shoved")
        return
    # A fall as from 3 m (ALT-SPE-015): 6 to 8 also cost 1d6-1 body points, the wear damage is not doubled.
    throw, faces = yield from wounding.dealt(scene, Throw(special.author, target), FALL, why="fall")
    body = (D6, "body-fall") if sum(faces) >= FALL_CRITICAL else None
    done = yield from wounding.harm(scene, throw, faces, kind="fall", body=body, doubles=False)
    yield from tell(DamageDealt(combatant=special.author, blow=None, target=target, weapon=None, **done.told()))
    yield from wounding.aftermath(scene, target, special.author, special.hand, "blunt", done.body)
    yield from casting.disturb(scene, target, "shoved")


def _breakthrough(scene: Scene[AlternatifState], special: Special) -> Action:
    if special.face == 20:
        # A blow in the back on the way (ALT-SPE-025).
        yield from wounding.stray_blow(scene, special.author, special.arm, special.manoeuvre.target, why="damage")
    if scene.now.settings.map != "none":
        yield from ground.pass_through(scene, special.author, special.manoeuvre.target, special.manoeuvre.other)


def _disarm(scene: Scene[AlternatifState], special: Special) -> Action:
    piece, target = special.manoeuvre.piece, special.manoeuvre.target
    held = None if piece is None else scene.now.combatants[target].holds(piece)
    if held is not None and piece is not None and not held.arm.is_natural:
        yield from tell(WeaponChanged(target, piece, held.arm.weapon, "dropped"))


def _capture(scene: Scene[AlternatifState], special: Special) -> Action:
    piece, target = special.manoeuvre.piece, special.manoeuvre.target
    held = None if piece is None else scene.now.combatants[target].holds(piece)
    if held is None or piece is None or held.arm.is_natural:
        return
    if special.face == 20:
        yield from tell(WeaponCaptured(special.author, target, piece, held.arm.weapon))
        yield from grip.part(scene, special.author, target)
    elif special.waits is None:
        # Bare hands are both free to pull.
        yield from grip.contest(scene, special.author, target, piece, 2, special.id)


def _wrestle(scene: Scene[AlternatifState], special: Special) -> Action:
    yield from clinch(scene, special.author, special.manoeuvre.target, "special", pinned=special.face == 20)


def _own_weapon_lost(scene: Scene[AlternatifState], special: Special) -> Action:
    """A two-handed weapon slips away on 1 to 5 in a capture, the bastard sword excepted (ALT-SPE-019)."""
    arm = special.arm
    if special.manoeuvre.kind != "weapon_capture" or special.face > LOSES_OWN or arm.is_natural:
        return
    held = scene.now.combatants[special.author].holds(special.hand)
    if arm.hand == "both" and "bastard" not in arm.tags and held is not None and held.arm.weapon == arm.weapon:
        yield from tell(WeaponChanged(special.author, arm.hand, arm.weapon, "dropped"))


_EFFECTS: Mapping[str, Callable[[Scene[AlternatifState], Special], Action]] = {
    "push": _push,
    "knock_down": _knock_down,
    "breakthrough": _breakthrough,
    "disarm": _disarm,
    "weapon_capture": _capture,
    "engage_wrestling": _wrestle,
}


# ---- what an author is asked


def questions(state: AlternatifState) -> list[Decision]:
    """Whether he steps after whom he has pushed (ALT-SPE-009), and with how many hands he pulls (ALT-SPE-020); one at a
    time."""
    found: dict[str, Decision] = {}
    for each in waiting(state):
        found.setdefault(each.author, _question(state, each))
    return list(found.values())


def _question(state: AlternatifState, special: Special) -> Decision:
    who = state.combatants[special.author]
    about: dict[str, Scalar] = {"target": special.manoeuvre.target, "weapon": special.arm.weapon}
    kind = special.waits or "follow"
    options = (FOLLOW, STAY) if kind == "follow" else (ONE_HAND, BOTH_HANDS)
    key = f"{key_of(state, who, kind)}:{special.id}"
    if kind == "shove":
        return ground.where(state, who, special.manoeuvre.target, key)
    return Decision(key, kind, who.id, (Field(kind, options),), {kind: options[0]}, about)
