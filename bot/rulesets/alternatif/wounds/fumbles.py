"""Fumbles: what a natural 1 costs (ALT-CRI-010 to -012).

The die of the table falls when all have struck (`strikes_of_1`), for free attacks and parries at once. A lost or broken
weapon is gone with it; the opponent's free action is offered, and what the text leaves open (which companion, a magic
weapon) is the game master's word.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from bot.kernel.decisions import NOTHING, Decision, Field, Scalar
from bot.kernel.dice import dice
from bot.kernel.effects import Action, Scene, ask_first, roll, tell
from bot.rulesets.alternatif.base import rolls
from bot.rulesets.alternatif.base.asking import GM, asked_in, kind_in
from bot.rulesets.alternatif.free_actions import openings
from bot.rulesets.alternatif.free_actions.events import FreeActionOffered
from bot.rulesets.alternatif.state import FIST, AlternatifState, Arm, Hand, Mishap
from bot.rulesets.alternatif.wounds import wounding
from bot.rulesets.alternatif.wounds.events import FumbleRolled, MishapSettled, WeaponChanged

D6 = dice("d6")
CHANCE = "chance"
"""The option that leaves it to a die."""
Result = Literal["free_action", "weapon_lost", "weapon_broken", "companion_wounded", "nothing"]
TABLE: Mapping[int, Result] = {
    1: "free_action",
    2: "free_action",
    3: "free_action",
    4: "weapon_lost",
    5: "weapon_broken",
    6: "companion_wounded",
}


def strikes_of_1(scene: Scene[AlternatifState]) -> Action:
    """The fumbles of the segment's strikes, in their order, when all of them have been rolled (ALT-GEN-016)."""
    for each in scene.now.fumbles:
        yield from fumble(scene, each.combatant, each.hand, each.opponent, each.weapon)


def fumble(scene: Scene[AlternatifState], ident: str, hand: Hand, opponent: str, weapon: str | None = None) -> Action:
    """*ident* has rolled a natural 1 with *hand* against *opponent* (ALT-CRI-011). *weapon*: what he struck with, if he
    may have let it go meanwhile; then only the opponent can profit by it."""
    (face,) = yield from roll(D6, who=ident, why=f"fumble-{hand}")
    state = scene.now
    who = state.combatants[ident]
    held = who.holds(hand)
    if held is None or weapon not in (None, held.arm.weapon):
        result: Result = "free_action" if TABLE[face] == "free_action" else "nothing"
        ready = _in_time(state, ident, opponent)
        yield from tell(FumbleRolled(ident, hand, weapon or FIST.weapon, opponent, face, result, in_time=ready))
        if result == "free_action":
            yield from tell(FreeActionOffered(opponent, ident, "free", "fumble", state.segment))
        return
    result = TABLE[face]
    natural = result in ("weapon_lost", "weapon_broken") and held.arm.is_natural
    if natural or (result == "companion_wounded" and not companions(state, ident, opponent)):
        result = "nothing"
    yield from costs(ident, held.arm, opponent, face, result, in_time=_in_time(state, ident, opponent))
    if result == "free_action":
        yield from tell(FreeActionOffered(opponent, ident, "free", "fumble", state.segment))


def _in_time(state: AlternatifState, ident: str, opponent: str) -> bool:
    """Whether *opponent* can take a free action against *ident* in this segment: a weapon that has acted or parried in
    it does not (ALT-FRE-003)."""
    people = state.combatants
    return opponent in people and openings.may_take(state, people[opponent], people[ident])


def costs(ident: str, arm: Arm, opponent: str, face: int, result: Result, *, in_time: bool = True) -> Action:
    """What a fumble costs *ident*, who fought with *arm*; whether something magic breaks is the game master's to say
    (ALT-CRI-012). *in_time*: the opponent can take a free action that it gives him."""
    magic = result == "weapon_broken" and arm.magic != 0
    yield from tell(FumbleRolled(ident, arm.hand, arm.weapon, opponent, face, result, magic, in_time))
    if result == "weapon_lost":
        yield from tell(WeaponChanged(ident, arm.hand, arm.weapon, "dropped"))
    elif result == "weapon_broken" and not magic:
        yield from tell(WeaponChanged(ident, arm.hand, arm.weapon, "broken"))


def companions(state: AlternatifState, ident: str, opponent: str) -> list[str]:
    """The allies of *ident* who are in contact with *opponent* and so within reach of a stray blow (ALT-CRI-012)."""
    who, other = state.combatants[ident], state.combatants.get(opponent)
    near = () if other is None else other.contacts
    return [
        each.id
        for each in state.combatants.values()
        if each.id != ident and each.side == who.side and not each.out and (each.id in near or each.id in who.contacts)
    ]


def mishaps(scene: Scene[AlternatifState]) -> Action:
    """Ask the game master about the fumbles that are his to judge, and let them happen."""
    # Who was near may be gone by now; then there is nothing to judge.
    for each in scene.now.mishaps:
        if each.kind == "companion" and not companions(scene.now, each.combatant, each.against):
            yield from tell(MishapSettled(each.combatant, "companion"))
            return
    answer = yield from ask_first(questions)
    if answer is None:
        return
    key, choice = answer
    ident = asked_in(key)
    if kind_in(key) == "magic_break":
        yield from _magic(scene, ident, broken=choice["magic"] == "broken")
        return
    found = next(each for each in scene.now.mishaps if each.combatant == ident and each.kind == "companion")
    chosen = choice["companion"]
    if chosen == CHANCE:
        chosen = yield from rolls.one_of(ident, companions(scene.now, ident, found.against), why="companion")
    yield from tell(MishapSettled(ident, "companion", None if chosen == NOTHING else chosen))
    if chosen != NOTHING:
        # The weapon's normal damage: no strike roll, no parry.
        yield from wounding.stray_blow(scene, ident, found.arm, chosen)


def _magic(scene: Scene[AlternatifState], ident: str, *, broken: bool) -> Action:
    found = next(each for each in scene.now.mishaps if each.combatant == ident and each.kind == "magic")
    yield from tell(MishapSettled(ident, "magic", broken=broken))
    held = scene.now.combatants[ident].holds(found.arm.hand)
    if broken and held is not None and held.arm.weapon == found.arm.weapon:
        yield from tell(WeaponChanged(ident, found.arm.hand, found.arm.weapon, "broken"))


def questions(state: AlternatifState) -> list[Decision]:
    """What the game master is asked about fumbles; at most one of a kind about one author."""
    found: dict[str, Decision] = {}
    for each in state.mishaps:
        made = _question(state, each)
        found.setdefault(made.key, made)
    return list(found.values())


def _question(state: AlternatifState, mishap: Mishap) -> Decision:
    about: dict[str, Scalar] = {"author": mishap.combatant, "weapon": mishap.arm.weapon, "against": mishap.against}
    if mishap.kind == "magic":
        key = f"{mishap.combatant}:magic_break:{state.segment}"
        fields = (Field("magic", ("holds", "broken")),)
        return Decision(key, "magic_break", GM, fields, {"magic": "holds"}, about)
    key = f"{mishap.combatant}:companion:{state.segment}"
    near = companions(state, mishap.combatant, mishap.against)
    fields = (Field("companion", (*near, CHANCE, NOTHING)),)
    return Decision(key, "companion", GM, fields, {"companion": CHANCE}, about)
