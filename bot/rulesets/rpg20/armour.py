"""What protects: armour and shields (R20-ARM, R20-SHD)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Final, Literal

from bot.catalogue.rpg20_terms import SHIELD_PARTS
from bot.kernel.dice import dice
from bot.kernel.effects import Action, Scene, roll, tell
from bot.kernel.events import PUBLIC
from bot.kernel.values import LATER, evolve
from bot.rulesets.rpg20.state import Blow, Fighter, Piece, State
from bot.rulesets.shared.book import happens
from bot.rulesets.shared.check import Term
from bot.rulesets.shared.naming import CombatantId

# ---- What protection took.


@happens("R20-ARM-001", to=PUBLIC)
class ProtectionRolled:
    """What *combatant* wears on the place takes *total* of the damage, *left* of it passes. *terms*: each piece with
    what its die took (R20-ARM-003, -004); *shield*: what the shield's took (R20-SHD-005). *lack*: why nothing that he
    wears has met it: it is worn elsewhere (R20-ARM-002), or stops projectiles alone (R20-ARM-008)."""

    combatant: CombatantId
    terms: tuple[Term, ...]
    shield: int
    total: int
    left: int
    lack: Literal["", "place", "kind"] = field(default="", metadata={LATER: True})

    def change(self, state: State) -> State:
        return state.in_blow(harm=self.left, at="harmed" if self.left else "special")

    def why(self) -> tuple[str, ...]:
        return (
            *(("R20-ARM-003",) if len(self.terms) > 1 else ()),
            *(("R20-SHD-005",) if self.shield else ()),
            *(("R20-ARM-009",) if not self.left else ()),
            *{"": (), "place": ("R20-ARM-002",), "kind": ("R20-ARM-008",)}[self.lack],
        )


@happens("R20-SHD-006", "R20-SHD-007", to=PUBLIC)
class ShieldWorn:
    """The shield of *combatant* loses *points*; *broken*: it is useless from the next blow on."""

    combatant: CombatantId
    shield: str
    points: int
    left: int
    broken: bool

    def befalls(self, state: State, who: Fighter) -> State:
        if who.shield is None:
            return state
        return state.with_(self.combatant, shield=evolve(who.shield, left=self.left))


@happens("R20-ARM-010", to=PUBLIC)
class PieceSwitched:
    """By the game master's word a *piece* of armour counts for nothing (*off*), or counts again."""

    combatant: CombatantId
    piece: str
    off: bool

    def befalls(self, state: State, who: Fighter) -> State:
        worn = tuple(evolve(each, off=self.off) if each.piece == self.piece else each for each in who.armour)
        return state.with_(self.combatant, armour=worn)


# ---- Protection against a blow: the layers on the place in the order of the sheet, then the shield (R20-ARM,
# R20-SHD).

SHIELD_ARM: Final[Mapping[str, frozenset[int]]] = {"right": frozenset({4, 5}), "left": frozenset({7, 8})}
"""The arm that bears a shield, and its hand (R20-SHD-004)."""


def layers(who: Fighter, blow: Blow) -> list[Piece]:
    """The pieces that count against *blow*: those that cover its line, and kevlar against projectiles alone
    (R20-ARM-002, -008)."""
    return [
        each
        for each in who.armour
        if blow.face in each.covers and not each.off and not (each.projectiles and blow.way == "strike")
    ]


def lack(who: Fighter, blow: Blow) -> Literal["", "place", "kind"]:
    """Why no piece that he wears counts against *blow*, which none meets; empty: he wears none (R20-ARM-002, -008)."""
    worn = [each for each in who.armour if not each.off]
    if any(blow.face in each.covers for each in worn):
        return "kind"
    return "place" if worn else ""


def is_shielded(who: Fighter, blow: Blow) -> bool:
    """Whether the shield is in the way: on a part that it covers, or on the arm that bears it, whatever was chosen
    (R20-SHD-001, -004)."""
    shield = who.bears
    if shield is None:
        return False
    return blow.face in SHIELD_ARM[shield.side] or any(blow.face in SHIELD_PARTS[each] for each in blow.parts)


def protect(scene: Scene[State]) -> Action:
    """Each layer rolls its own die, never below 0; the shield rolls last, and wears (R20-GEN-010)."""
    blow = scene.now.falling
    who = scene.now.combatants[blow.target]
    if blow.purpose == "stun" or not blow.harm:
        # No armour and no shield count against a stunning blow (R20-SPE-002); nothing wears without damage.
        yield from tell(ProtectionRolled(who.id, (), 0, 0, blow.harm))
        return
    suffix = f".{blow.number}" if blow.number > 1 else ""
    found: list[Term] = []
    for at, piece in enumerate(layers(who, blow), start=1):
        faces = yield from roll(dice(piece.dice), who=who.id, why=f"armour/{at}{suffix}")
        found.append(Term(piece.piece, max(0, sum(faces) + piece.plus)))
    stopped = 0
    if is_shielded(who, blow) and who.shield is not None:
        faces = yield from roll(dice(who.shield.dice), who=who.id, why=f"shield{suffix}")
        stopped = sum(faces)
    taken = sum(each.value for each in found)
    passed = max(0, blow.harm - taken)
    if stopped and who.shield is not None:
        lost = stopped if scene.now.settings.shield_wear == "die" else min(stopped, passed)
        left = who.shield.left - lost
        yield from tell(ShieldWorn(who.id, who.shield.shield, lost, left, left <= 0))
    lacks = "" if found or stopped else lack(who, blow)
    yield from tell(ProtectionRolled(who.id, tuple(found), stopped, taken + stopped, max(0, passed - stopped), lacks))
