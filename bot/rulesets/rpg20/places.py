"""Where a blow falls (R20-LOC)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from bot.kernel.decisions import Decision
from bot.kernel.effects import Action, Scene, roll, tell
from bot.kernel.events import PUBLIC
from bot.rulesets.rpg20.base import D20
from bot.rulesets.rpg20.state import Blow, Fighter, State
from bot.rulesets.rpg20.state.conditions import DEFENCELESS
from bot.rulesets.rpg20.state.people import line_called, places
from bot.rulesets.shared.asking import answered, one_of
from bot.rulesets.shared.book import happens
from bot.rulesets.shared.naming import CombatantId

# ---- Where a blow falls.


@happens("R20-LOC-001", "R20-LOC-002", to=PUBLIC)
class PlaceFound:
    """The blow at *target* falls on the line of *face*. *how*: it was `rolled`, `aimed`, `chosen` on somebody helpless,
    or goes for the `arm` that holds the weapon (R20-SPE-004, -005). *faces*: all that were rolled, those before the
    last one of a place that it cannot be (R20-SPE-014). *place*: what the line is called."""

    combatant: CombatantId
    target: CombatantId
    face: int
    how: Literal["rolled", "aimed", "chosen", "arm"]
    place: str
    faces: tuple[int, ...] = ()

    def change(self, state: State) -> State:
        return state.in_blow(face=self.face, at="placed")

    def why(self) -> tuple[str, ...]:
        return ("R20-LOC-003",) if self.how == "rolled" and self.faces and self.faces[-1] != self.face else ()


@happens("R20-SHD-002", to=PUBLIC)
class ShieldPlaced:
    """The bearer covers these *parts* against the blow; none: he cannot choose (R20-SHD-008)."""

    combatant: CombatantId
    parts: tuple[str, ...]

    def change(self, state: State) -> State:
        return state.in_blow(parts=self.parts, at="covered")


# ---- The place of a blow: the shield is placed first, then the die is thrown (R20-LOC-001, -003, R20-SHD-002).

COVERS: Final[Mapping[int, tuple[str, ...]]] = {
    1: ("high", "middle", "low"),
    2: ("high+middle", "middle+low"),
    3: ("high+middle+low",),
}
"""What a shield of so many parts may cover: parts that touch (R20-SHD-003)."""
RANDOM: Final = "random"
ARM_LINES: Final[Mapping[str, int]] = {"right": 4, "left": 7}
"""The lines of the arms (R20-LOC-002)."""


def can_place(state: State, who: Fighter, blow: Blow) -> bool:
    """Whether the bearer chooses what his shield covers: not who is surprised, unaware, out or immobilised
    (R20-SHD-008)."""
    return not (DEFENCELESS(who) or who.surprised == state.round or blow.who in who.unseen_by)


def harmless(state: State, blow: Blow) -> bool:
    """Whether no protection counts against *blow*: it stuns, or disarms and does no damage (R20-SPE-002, -004)."""
    return blow.purpose == "stun" or (blow.purpose == "disarm" and state.settings.disarm_damage == "none")


def shield_question(state: State) -> list[Decision]:
    blow = state.blow
    if blow is None or blow.at != "landed":
        return []
    who = state.combatants[blow.target]
    shield = who.bears
    if shield is None or not can_place(state, who, blow) or harmless(state, blow):
        return []
    parts = COVERS[shield.parts]
    return [one_of(f"{who.id}:shield:{state.round}", "shield", who.id, parts, {"attacker": blow.who})]


def place_shield(scene: Scene[State]) -> Action:
    """The bearer says which parts his shield covers, before the place is known (R20-SHD-002)."""
    blow = scene.now.falling
    asked = shield_question(scene.now)
    if not asked:
        yield from tell(ShieldPlaced(blow.target, ()))
        return
    if len(asked[0].fields[0].options) == 1:
        yield from tell(ShieldPlaced(blow.target, tuple(asked[0].fields[0].options[0].split("+"))))
        return
    answer = yield from answered(shield_question)
    if answer is not None:
        yield from tell(ShieldPlaced(blow.target, tuple(answer["shield"].split("+"))))


def place_question(state: State) -> list[Decision]:
    """Whoever strikes somebody helpless chooses the place (R20-SPE-005)."""
    blow = state.blow
    if blow is None or not (blow.sure and blow.at == "covered") or blow.aim or blow.purpose == "disarm":
        return []
    target, who = state.combatants[blow.target], state.combatants[blow.who]
    if who.out:
        # He fell while he was asked: a die says it.
        return []
    options = (RANDOM, *places(target))
    return [one_of(f"{blow.who}:place:{state.round}", "place", blow.who, options, {"target": target.id})]


def locate(scene: Scene[State]) -> Action:
    """The place is as it was aimed, chosen or fixed; else a die says it (R20-LOC-001)."""
    blow = scene.now.falling
    target = scene.now.combatants[blow.target]
    if blow.purpose == "disarm":
        yield from _found(scene, ARM_LINES[weapon_side(target)], "arm")
        return
    if blow.aim and not blow.near:
        yield from _found(scene, blow.aim, "aimed")
        return
    if place_question(scene.now):
        answer = yield from answered(place_question)
        if answer is None:
            return
        if answer["place"] != RANDOM:
            yield from _found(scene, line_called(target, answer["place"]), "chosen")
            return
    faces: tuple[int, ...] = ()
    while True:
        why = "place" if blow.number == 1 and not faces else f"place/{blow.number}.{len(faces)}"
        (face,) = yield from roll(D20, who=target.id, why=why)
        faces += (face,)
        # Of a near miss it cannot be the place that was aimed at (R20-SPE-014).
        if not (blow.near and _counted(target, face) == _counted(target, blow.aim)):
            break
    yield from _found(scene, face, "rolled", faces)


def _counted(who: Fighter, face: int) -> int:
    """The line that counts for *face* (R20-LOC-003)."""
    line = who.line(face)
    return line.counts or line.first


def _found(
    scene: Scene[State], face: int, how: Literal["rolled", "aimed", "chosen", "arm"], faces: tuple[int, ...] = ()
) -> Action:
    blow = scene.now.falling
    target = scene.now.combatants[blow.target]
    yield from tell(PlaceFound(blow.who, blow.target, target.falls_on(face), how, target.line(face).place, faces))


def weapon_side(who: Fighter) -> str:
    """The side of the hand that holds the weapon; of one held in both the dominant one (R20-SPE-004)."""
    arm = who.arms[0]
    return who.other_hand if arm.held == "second" else who.hand
