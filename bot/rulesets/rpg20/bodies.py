"""A body as its own side sees it: gauges, what protects each part, what ails it (R20-LOC-002, R20-ARM-002, -003,
R20-SHD-006, R20-WND-001)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.kernel.decisions import Scalar
from bot.kernel.ruleset import Body, BodyPart, Layer, Reader
from bot.rulesets.rpg20.state import Fighter, Gauge, Piece, State
from bot.rulesets.shared import secrecy

FIGURE: Final[Mapping[int, tuple[str, str]]] = {
    1: ("head", "head"),
    2: ("neck", "head"),
    3: ("right_wing", "right_arm"),
    4: ("right_arm", "right_arm"),
    5: ("right_hand", "right_arm"),
    6: ("left_wing", "left_arm"),
    7: ("left_arm", "left_arm"),
    8: ("left_hand", "left_arm"),
    9: ("chest", "torso"),
    11: ("belly", "torso"),
    13: ("hips", "torso"),
    14: ("tail", "torso"),
    15: ("right_thigh", "right_leg"),
    16: ("right_leg", "right_leg"),
    17: ("right_foot", "right_leg"),
    18: ("left_thigh", "left_leg"),
    19: ("left_leg", "left_leg"),
    20: ("left_foot", "left_leg"),
}
"""The piece of a human figure that each line of the location table is, and its gauge (R20-LOC-002)."""
EXTRA: Final = frozenset({3, 6, 14})
"""Lines of parts that not everybody has."""


def body(state: State, who: str, reader: Reader) -> Body | None:
    """What *reader* may know of the body of *who*: figures are for the game master and his own side."""
    found: Fighter | None = state.combatants.get(who)
    if found is None:
        return None
    hidden = secrecy.is_hidden_from(state, who, reader)
    if not reader.gm and (hidden or found.side not in secrecy.sides_of(state, reader)):
        return None
    return Body(
        *(found.id, found.points, found.points_max),
        tuple(_part(found, each) for each in found.gauges),
        _zones(found),
        _shield(found),
        tuple(_states(found)),
    )


def _part(who: Fighter, gauge: Gauge) -> BodyPart:
    faces = [face for line in who.lines if line.gauge == gauge.gauge for face in range(line.first, line.last + 1)]
    own = [face for face in faces if who.falls_on(face) == face]
    layers = [each for each in who.armour if not each.off and set(own) & set(each.covers)]
    covered = {line for each in layers for line in each.covers}
    bare = dict.fromkeys(who.line(face).place for face in own if face not in covered) if layers else {}
    ills = (each.kind for each in who.ills if each.gauge == gauge.gauge and each.kind == "haemorrhage")
    # Nothing is worn on a limb that is lost.
    worn = () if gauge.state == "lost" else tuple(_layer(each) for each in layers)
    return BodyPart(gauge.gauge, gauge.left, gauge.most, gauge.state, worn, tuple(bare), tuple(ills))


def _layer(piece: Piece) -> Layer:
    plus = f"{piece.plus:+d}".replace("-", "−") if piece.plus else ""
    return Layer(piece.piece, f"{piece.dice}{plus}", piece.projectiles)


def _zones(who: Fighter) -> tuple[tuple[str, str, int], ...]:
    """The pieces of a human figure; of any other body none."""
    if {each.gauge for each in who.gauges} != {gauge for _, gauge in FIGURE.values()}:
        return ()
    return tuple(
        (piece, gauge, 0 if who.gauge(gauge).state == "lost" else _over(who, face))
        for face, (piece, gauge) in FIGURE.items()
        if face not in EXTRA or who.falls_on(face) == face
    )


def _over(who: Fighter, face: int) -> int:
    return sum(face in each.covers for each in who.armour if not each.off)


def _shield(who: Fighter) -> Mapping[str, Scalar] | None:
    shield = who.shield
    if shield is None:
        return None
    told: dict[str, Scalar] = {"shield": shield.shield, "die": shield.dice, "left": max(0, shield.left)}
    return told | {"most": shield.most, "side": shield.side, "useless": who.bears is None}


def _states(who: Fighter) -> list[tuple[str, Mapping[str, Scalar]]]:
    """What there is to say of the whole of him, the worst first."""
    found: list[tuple[str, Mapping[str, Scalar]]] = []
    if who.dead:
        return [("dead", {})]
    for each in who.ills:
        if each.kind != "haemorrhage" or not each.gauge:
            found.append((each.kind, {"count": each.number, "unit": each.unit or None}))
    if who.down:
        found.append(("felled" if who.felled else "down", {}))
    if who.helpless:
        found.append(("helpless", {}))
    return found
