"""How one stays in the saddle, or comes out of it, against one's will (D35-MNT-003, -010, -011)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.catalogue.dnd35_terms import SIZES35
from bot.kernel.decisions import Choice, Decision
from bot.kernel.dice import dice
from bot.kernel.effects import Action, Scene, roll, tell
from bot.kernel.values import surely
from bot.rulesets.d20.gaps import metres
from bot.rulesets.dnd35.attack.actions import next_targets
from bot.rulesets.dnd35.base.budget import LIES, Outlook, space, taken, unable
from bot.rulesets.dnd35.base.gaps import on_grid
from bot.rulesets.dnd35.base.needs import (
    AFOOT,
    ASTRIDE,
    BESIDE,
    CARRIED,
    DASHES,
    MOVE,
    UPRIGHT,
    Deed,
    no_full,
    no_standard,
    steed_name,
    unheld,
)
from bot.rulesets.dnd35.base.rolls import D100, Ahead, Trial
from bot.rulesets.dnd35.base.saddles import grappling, large_enough, mover, obeys, rider, steed, unguided
from bot.rulesets.dnd35.mounts.riding import (
    Dismounted,
    Mounted,
    RideBegun,
    RodeOn,
    SeatRolled,
    Why,
    free,
    landing,
    mounts_near,
    rides,
    riding,
)
from bot.rulesets.dnd35.movement.steps import goal_of
from bot.rulesets.dnd35.movement.ways import Way
from bot.rulesets.dnd35.running import endurance, straight
from bot.rulesets.dnd35.running.endurance import by_heading
from bot.rulesets.dnd35.spells import castable
from bot.rulesets.dnd35.state import SQUARE, Fighter, Gait, State
from bot.rulesets.shared import people
from bot.rulesets.shared.actions import Blanks
from bot.rulesets.shared.check import Term, terms
from bot.rulesets.shared.ground.geometry import distance, point_of
from bot.rulesets.shared.lacking import Lack, always
from bot.rulesets.shared.needs import because, blank, must, no, of_whom

# ---- A double move, or a run, of a mount in one stretch: its rider may act in the middle (D35-MNT-006, -008).


def ways(state: State, who: Fighter, gait: Gait) -> Mapping[str, Mapping[str, Way]]:
    """Where the mount of *who* can go in one stretch, farther than the next slower gait brings it."""
    return straight.ways(state, who, *_squares(mover(state, who), gait))


def bolts(state: State, who: Fighter, gait: Gait) -> Mapping[str, Way]:
    """The same where there is no grid: by whom it goes to, or `AWAY`."""
    return straight.bolts(state, who, *_squares(mover(state, who), gait))


def _squares(mount: Fighter, gait: Gait) -> tuple[int, int]:
    """More than how many squares such a stretch goes, and how many at most."""
    pace = mount.pace // SQUARE
    return (2 * pace, mount.run * pace) if gait == "run" else (pace, 2 * pace)


def blanks(state: State, who: Fighter, gait: Gait) -> Blanks | Lack:
    """What is asked about such a stretch, where there is one."""
    return by_heading(ways(state, who, gait)) if on_grid(state) else blank("target", bolts(state, who, gait), "no_line")


def set_out(scene: Scene[State], ident: str, gait: Gait, choice: Choice) -> Action:
    """He rides off, to the middle of the way first."""
    who = scene.now.combatants[ident]
    if on_grid(scene.now):
        way = ways(scene.now, who, gait)[choice["heading"]][choice["to"]]
        end, goal = way.cells[-1], None
    else:
        way, end, goal = bolts(scene.now, who, gait)[choice["target"]], "", goal_of(choice)
    half = _middle(scene.now, who, way)
    first, ahead = way.cells[:half], way.cells[half:]
    yield from tell(
        RideBegun(ident, who.mount or "", gait, first, ahead, metres(way.cost * SQUARE), end, way.cost, goal)
    )


def _middle(state: State, who: Fighter, way: Way) -> int:
    """After how many cells of *way* he may act: in the middle, or as near to it as there is room."""
    if not on_grid(state):
        return straight.halfway(state, way)
    half, full = straight.halfway(state, way), taken(state, who)
    free = [at for at in range(1, len(way.cells)) if full.isdisjoint(space(who, way.cells[at - 1]))]
    return min(free, key=lambda at: (abs(at - half), at), default=len(way.cells))


def goes_on(state: State) -> bool:
    """Whether whoever is in the middle of a stretch has nothing to do there."""
    turn = state.turn
    if turn is None or not turn.ahead:
        return False
    who = state.combatants[turn.who]
    return unable(who) or not (next_targets(state, who, turn) or castable.now(state, who))


def go_on(scene: Scene[State]) -> Action:
    """He rides the second half."""
    turn = surely(scene.now.turn)
    who = scene.now.combatants[turn.who]
    # Whoever was stopped on the first half goes no farther.
    if not on_grid(scene.now):
        rest = () if turn.halted else turn.ahead
        yield from tell(RodeOn(who.id, who.mount or "", rest, "", turn.bound))
        return
    here, there = point_of(who.cell or ""), point_of(turn.ahead[0])
    way = turn.ahead if here is not None and there is not None and distance("square", here, there) == 1 else ()
    yield from tell(RodeOn(who.id, who.mount or "", way, way[-1] if way else who.cell or ""))


FALL: Final = dice("d6")
STAYS, STAYS_AT_WAR = 50, 75
"""Up to which face of the d100 he stays in a saddle, and in a military one."""


def unseated(state: State) -> Fighter | None:
    """Who must see to it that he stays in the saddle, or comes out of it."""
    return next((each for each in state.combatants.values() if each.astride and _is_unseated(state, each)), None)


def _is_unseated(state: State, who: Fighter) -> bool:
    mount = steed(state, who)
    if mount is None or mount.side != who.side or _down(mount):
        return True
    held = grappling(state, who.id) or grappling(state, mount.id)
    return held or LIES(who) or (who.out and not who.slumped)


def _down(mount: Fighter) -> bool:
    return mount.out or LIES(mount)


def settle(scene: Scene[State]) -> Action:
    """His mount has fallen, he has lost consciousness, somebody has pulled him down: what becomes of it."""
    who = surely(unseated(scene.now))
    mount = steed(scene.now, who)
    if mount is None or mount.side != who.side or LIES(who):
        yield from _comes_down(scene, who, "lost", prone=LIES(who))
    elif _down(mount):
        landed = not who.out and (yield from rides(scene, who.id, mount.id, "cushion"))
        yield from _falls(scene, who, "landed" if landed else "thrown")
    elif grappling(scene.now, who.id) or grappling(scene.now, mount.id):
        yield from _comes_down(scene, who, "held")
    else:
        (face,) = yield from roll(D100, who=who.id, why="seat")
        chance = STAYS_AT_WAR if who.war_saddle else STAYS
        yield from tell(SeatRolled(who.id, mount.id, face, chance, stays=face <= chance))
        if face > chance:
            yield from _falls(scene, who, "slid")


def _falls(scene: Scene[State], who: Fighter, reason: Why) -> Action:
    """He comes down: on his feet, or on the ground, with the damage of a die (D35-MNT-010, -011)."""
    if reason == "landed":
        yield from _comes_down(scene, who, reason)
        return
    (face,) = yield from roll(FALL, who=who.id, why="saddle_fall")
    yield from _comes_down(scene, who, reason, prone=True, damage=face)


def _comes_down(scene: Scene[State], who: Fighter, reason: Why, *, prone: bool = False, damage: int = 0) -> Action:
    cell = landing(scene.now, who)
    yield from tell(Dismounted(who.id, reason, who.mount, cell, prone=prone, damage=damage))


# ---- both hands


def guides(state: State) -> bool:
    """Whether the turn of somebody begins in the saddle who needs both hands, and has not said how he guides his mount
    (D35-MNT-003)."""
    turn = state.turn
    if turn is None or turn.began or turn.guided:
        return False
    who = state.combatants[turn.who]
    mount = steed(state, who)
    return mount is not None and not who.out and needs_both(who)


def needs_both(who: Fighter) -> bool:
    """Whether a weapon of his takes his second hand; a lance does not, in the saddle."""
    return any(each.held == "off" or (each.held == "both" and each.charge < 2) for each in who.weapons)


def guide(scene: Scene[State]) -> Action:
    """He guides it with his knees, by the way; whoever cannot holds the reins in this round."""
    turn = surely(scene.now.turn)
    yield from rides(scene, turn.who, scene.now.combatants[turn.who].mount or "", "knees")


def unmastered(state: State, who: Fighter) -> bool:
    """Whether *who*, whose turn it is, rides a mount that is not trained, and has not mastered it yet (D35-MNT-001)."""
    mount, turn = steed(state, who), state.turn
    return mount is not None and turn is not None and turn.who == who.id and not obeys(turn, mount)


# ---- What is done with mounts in one's turn (D35-MNT-001, -002, -008).


class Mount(Deed):
    """A move action: onto a mount beside him."""

    code = "mount"
    needs = (unheld, AFOOT, no("carries", lambda at: rider(at.state, at.who)), UPRIGHT, MOVE)
    whom = (
        of_whom("no_mount", lambda at, it: it.id == at.who.id or not it.rideable or it.side != at.who.side),
        of_whom("mount_small", lambda at, it: not large_enough(it, at.who), mount=lambda at, it: it.name),
        BESIDE,
        of_whom("mount_taken", lambda at, it: not free(at.state, it), mount=lambda at, it: it.name),
    )

    def asks(self, at: Outlook) -> Blanks | Lack:
        return blank("target", (each.id for each in mounts_near(at.state, at.who)), none="no_mount")

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from people.come_out(scene, who)
        yield from tell(Mounted(who, choice["target"]))


class Dismount(Deed):
    """A move action: down, onto the free cell beside it that is farthest from his foes."""

    code = "dismount"
    free = wild = True
    needs = (ASTRIDE, unheld, MOVE)

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        person = scene.now.combatants[who]
        yield from tell(Dismounted(who, "wanted", person.mount, landing(scene.now, person)))


def _fallen(at: Outlook) -> bool:
    mount = steed(at.state, at.who)
    return mount is None or _down(mount)


class Control(Deed):
    """A Ride check with the move action, against 20, each round: else the turn is over (D35-MNT-001)."""

    code = "control_mount"
    wild = True
    needs = (
        *(ASTRIDE, must("obeys", lambda at: unmastered(at.state, at.who), mount=steed_name)),
        *(no("mount_down", _fallen, mount=steed_name), MOVE),
    )

    def trial(self, at: Outlook, choice: Choice) -> Ahead:
        return riding(at.state, at.who, "control")

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from rides(scene, who, scene.now.combatants[who].mount or "", "control")


class Gallop(Deed):
    """His mount makes a double move straight ahead; in the middle of it he may shoot, at a penalty (D35-MNT-008).
    Whoever has nothing to do in the middle makes two moves instead."""

    code = "gallop"
    aimed = away = True
    needs = (
        *(ASTRIDE, unheld),
        must("nothing_midway", lambda at: at.who.spells or any(each.ranged or each.thrown for each in at.who.arms)),
        *(because(lambda at: not (at.turn.standard or at.turn.swings), no_standard), CARRIED),
    )
    wrong = (always("no_line"),)

    def asks(self, at: Outlook) -> Blanks | Lack:
        return blanks(at.state, at.who, "double")

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from set_out(scene, who, "double", choice)


class RideFast(Deed):
    """His mount runs: up to four times its speed straight ahead (D35-MOV-007)."""

    code = "ride_fast"
    aimed = away = True
    needs = (ASTRIDE, unheld, because(lambda at: not at.turn.swings, no_full), DASHES, CARRIED)
    wrong = (always("no_line"),)

    def asks(self, at: Outlook) -> Blanks | Lack:
        return blanks(at.state, at.who, "run")

    def trial(self, at: Outlook, choice: Choice) -> Ahead | None:
        return endurance.enduring(at.state, at.who.mount or "")

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        mount = scene.now.combatants[who].mount or ""
        able = yield from endurance.holds_out(scene, mount, who)
        if able:
            yield from set_out(scene, who, "run", choice)


class RideOn(Deed):
    """On, to the end of the stretch."""

    code = "ride_on"
    midway = True
    needs = (must("no_ride", lambda at: at.turn.ahead),)

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from go_on(scene)


ACTIONS = (RideOn(), Control(), Mount(), Dismount(), Gallop(), RideFast())


# ---- What autopilots do in the saddle, and what mounts do without a rider (D35-MNT-001, -012).


def answer(state: State, who: Fighter, decision: Decision) -> Choice | None:
    """It masters its mount before anything else, and gets off one that it cannot master well; in the middle of a ride
    it goes on. A mount that nobody guides keeps away from the fight."""
    offered = decision.all_fields({})[0].options
    if "control_mount" in offered:
        return {"action": "control_mount"}
    if "ride_on" in offered and "attack" not in offered:
        return {"action": "ride_on"}
    if unguided(state, who):
        away = next((each for each in ("stand", "withdraw", "leave") if each in offered), "pass")
        return {"action": away}
    return None


# ---- What the saddle makes of attacks (D35-MNT-004, -008).

ABOVE: Final = 1
SHOT: Final = {"": 0, "double": -4, "run": -8}
"""What a shot loses while the mount makes a double move, or runs."""
MEDIUM: Final = SIZES35.index("medium")


def above(state: State, on: Trial) -> tuple[Term, ...]:
    """From the saddle one strikes down on whoever is on foot and no larger than a man, and shoots down; a table may
    have it for blows alone (D35-MNT-004)."""
    target = on.target
    if on.who.mount is None or target is None or target.mount is not None:
        return ()
    if on.shot and state.settings.high_ground == "melee":
        return ()
    return terms(("above", ABOVE if SIZES35.index(target.size) <= MEDIUM else 0))


def shaken(state: State, on: Trial) -> tuple[Term, ...]:
    """Shots in the middle of a double move, or of a run (D35-MNT-008)."""
    turn = state.turn
    if on.who.mount is None or not on.shot or turn is None or turn.who != on.who.id:
        return ()
    return terms(("shaken_shot", SHOT[turn.gait]))
