"""What is done with movement (DN5-MOV)."""

from __future__ import annotations

from bot.kernel.decisions import Choice, Field
from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.dnd5.base.budget import DOWN, HELPLESS, holds, may_go, movement_left, speed
from bot.rulesets.dnd5.base.distances import METRE, distance, metres, on_grid
from bot.rulesets.dnd5.base.fear import dreaded
from bot.rulesets.dnd5.base.outlook import Outlook
from bot.rulesets.dnd5.movement import jumping, steps, ways
from bot.rulesets.dnd5.movement.events import TookOff, WentProne
from bot.rulesets.dnd5.state import SQUARE, Fighter, State, locates
from bot.rulesets.shared.actions import Blanks, Doable, cell_asked

"""So many cells a list holds."""
MOST_HEIGHTS = 24
"""So many heights at most are offered (a select has 25 rows)."""


def can_move(at: Outlook) -> bool:
    """Whether he, or the mount that he controls, has movement for a step."""
    if not may_go(at.state, at.who):
        return False
    goer = at.mover
    left = (
        max(movement_left(at.state, goer, mode) for mode in ("walk", *goer.speeds) if mode != "fly")
        if (goer.mode != "fly")
        else movement_left(at.state, goer, "fly")
    )
    return left >= SQUARE * (1 if on_grid(at.state) else steps.dear(at.state, goer)) and bool(
        not on_grid(at.state) or ways.sets_out(at.state, goer)
    )


class Approach(Doable[Outlook]):
    """Go to somebody, as near as one's weapon needs to strike."""

    code = "approach"

    def asked(self, at: Outlook) -> Blanks | None:
        if not can_move(at):
            return None
        others = [
            each
            for each in at.state.combatants.values()
            if each.id not in (at.who.id, at.who.rides) and locates(at.who, each) and not each.fled
        ]
        feared = dreaded(at.state, at.who)
        found = [each for each in others if distance(at.state, at.who, each) > SQUARE and each is not feared]
        found.sort(key=lambda each: (each.out, each.side == at.who.side))
        return (Field("target", tuple(each.id for each in found)),) if found else None

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from steps.approach(scene, who, choice["target"])


class Go(Doable[Outlook]):
    """Go to a cell of the grid."""

    code = "go"

    def asked(self, at: Outlook) -> Blanks | None:
        if not on_grid(at.state) or at.who.cell is None or not can_move(at):
            return None

        def fields(partial: Choice) -> tuple[Field, ...]:
            return cell_asked("to", tuple(ways.reach_of(at.state, at.mover)) or (str(at.who.cell),), partial)

        return fields

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from steps.go(scene, who, choice["to"])


class Withdraw(Doable[Outlook]):
    """Go away from all foes, as far as one can."""

    code = "withdraw"

    def asked(self, at: Outlook) -> Blanks | None:
        foes = any(
            each.side != at.who.side and not (each.out or each.hidden or holds(at.who, each))
            for each in at.state.combatants.values()
        )
        return () if foes and can_move(at) else None

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from steps.withdraw(scene, who)


class Jump(Doable[Outlook]):
    """A long jump over what cannot be walked, or is slow to walk (DN5-EXT-016)."""

    code = "jump"

    def asked(self, at: Outlook) -> Blanks | None:
        who = at.who
        aground = who.mode == "walk" and not DOWN(who) and who.rides is None
        if (
            not aground
            or not jumping.worth_it(at.state, who)
            or not can_move(at)
            or jumping.most(at.state, who) < SQUARE
        ):
            return None
        if on_grid(at.state):
            found = jumping.landings(at.state, who)
            return (Field("to", tuple(found)),) if found else None
        found_people = tuple(
            each.id
            for each in at.state.combatants.values()
            if each.id != who.id and not (each.hidden or each.fled) and distance(at.state, who, each) > SQUARE
        )
        return (Field("target", found_people),) if found_people else None

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        state = scene.now
        person = state.combatants[who]
        far = jumping.most(state, person)
        if "to" in choice:
            yield from steps.go(scene, who, choice["to"], mode="jump", most=far)
        else:
            gap = distance(state, person, state.combatants[choice["target"]]) - SQUARE
            yield from steps.leap(scene, who, choice["target"], min(far, gap))


class Fly(Doable[Outlook]):
    """Take off: from now on he flies (DN5-MOV-005)."""

    code = "fly"

    def asked(self, at: Outlook) -> Blanks | None:
        goer = at.mover
        able = goer.mode != "fly" and not DOWN(goer) and may_go(at.state, at.who)
        return () if able and movement_left(at.state, goer, "fly") >= SQUARE else None

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from tell(TookOff(_goer(scene.now, who).id, on=True))


class Land(Doable[Outlook]):
    """On foot again, from right above the ground."""

    code = "land"

    def asked(self, at: Outlook) -> Blanks | None:
        goer = at.mover
        low = goer.mode == "fly" and not goer.height
        # What hovers stays in the air when it falls senseless, and nobody asks it what it does there.
        able = at.turn is not None and not at.turn.idle and not (at.who.out or goer.out or HELPLESS(goer))
        return () if low and able else None

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from tell(TookOff(_goer(scene.now, who).id, on=False))


class Altitude(Doable[Outlook]):
    """Rise or sink, in the air."""

    code = "altitude"

    def asked(self, at: Outlook) -> Blanks | None:
        goer = at.mover
        left = movement_left(at.state, goer, "fly")
        if goer.mode != "fly" or left < SQUARE or not may_go(at.state, at.who):
            return None
        exact = (max(0, goer.height - left), goer.height + left, 1)
        return (Field("height", heights(goer, left), figures=exact),)

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from steps.soar(scene, who, centimetres_of(choice["height"]))


def heights(who: Fighter, left: int) -> tuple[str, ...]:
    """The heights that he can reach, in metres as they are read, the nearest first: every 1.5 m, farther apart where
    these would be too many."""
    found = [each for each in range(0, who.height + left + 1, SQUARE) if 0 < abs(each - who.height) <= left]
    found.sort(key=lambda each: (abs(each - who.height), each))
    kept = found[:MOST_HEIGHTS]
    ground = [0] if 0 in found and 0 not in kept else []
    return tuple(map(metres, [*kept[: MOST_HEIGHTS - len(ground)], *ground]))


def centimetres_of(shown: str) -> int:
    """Centimetres of metres as they are read.

    >>> centimetres_of("4.5"), centimetres_of("0")
    (450, 0)
    """
    whole, _, rest = shown.partition(".")
    return int(whole) * METRE + int(rest.ljust(2, "0"))


def _goer(state: State, ident: str) -> Fighter:
    return Outlook(state, state.combatants[ident]).mover


class StandUp(Doable[Outlook]):
    """Half the speed (DN5-MOV-009)."""

    code = "stand"

    def asked(self, at: Outlook) -> Blanks | None:
        half = speed(at.who) // 2
        return () if DOWN(at.who) and half and movement_left(at.state, at.who, "walk") >= half else None

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from tell(WentProne(who, prone=False, cost=speed(scene.now.combatants[who]) // 2))


class Drop(Doable[Outlook]):
    """Costs nothing (DN5-MOV-008); from a saddle one dismounts."""

    code = "drop"

    def asked(self, at: Outlook) -> Blanks | None:
        turn, who = at.turn, at.who
        able = turn is not None and not turn.idle and not who.out and who.rides is None and not who.height
        return () if able and not DOWN(who) else None

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from tell(WentProne(who, prone=True))


ACTIONS = (Approach(), Go(), Withdraw(), Jump(), Fly(), Altitude(), Land(), StandUp(), Drop())

__all__ = [
    "ACTIONS",
    "Altitude",
    "Approach",
    "Drop",
    "Fly",
    "Go",
    "Jump",
    "Land",
    "StandUp",
    "Withdraw",
    "can_move",
    "centimetres_of",
    "heights",
]
