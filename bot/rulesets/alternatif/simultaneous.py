"""Simultaneous actions in melee (ALT-SIM): two enemies whose actions come up against each other choose in secret to
attack or to return to guard; who hesitates returns to guard. `facing` asks them.

Nobody learns of an attack that he cannot see coming: hidden people are left out on both sides (ALT-SIM-009).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

from bot.kernel.decisions import Choice
from bot.kernel.effects import Action, Scene, tell
from bot.kernel.events import PUBLIC
from bot.kernel.values import evolve
from bot.rulesets.alternatif.base.distances import FRESH, State, both, wields
from bot.rulesets.alternatif.melee.aims import strikable
from bot.rulesets.alternatif.melee.strikes import aim_at
from bot.rulesets.alternatif.parry import parries
from bot.rulesets.alternatif.reaction.dice import die_of, postponement
from bot.rulesets.alternatif.state import (
    LIMBS,
    AlternatifState,
    Combatant,
    Flank,
    Hand,
    Kind,
    Manoeuvre,
    Wielded,
    helpless_against,
    sees,
)
from bot.rulesets.shared.book import OWNER, happens
from bot.rulesets.shared.naming import CombatantId


def confronted(state: AlternatifState) -> list[tuple[Combatant, list[str]]]:
    """Those whose action is up against an enemy in contact whose action is up too, each with these enemies; choices
    that were made are left out (ALT-SIM-001). Who cannot see a blow coming is told nothing of it (ALT-SIM-009)."""
    found = []
    combatants = state.combatants
    undecided = {who.id for who in combatants.values() if any(each.up and each.choice is None for each in who.hands)}
    if len(undecided) < 2:
        return []
    for ident in combatants:
        if ident not in undecided:
            continue
        who = combatants[ident]
        if who.hidden:
            continue
        facing = [
            other
            for other in strikable(state, who)
            if other in undecided
            and not helpless_against(state, other, ident)
            and sees(who, combatants[other])
            and sees(combatants[other], who)
        ]
        if facing:
            found.append((who, facing))
    return found


SUFFIXES = ("", "_left", *(f"_{hand}" for hand in LIMBS))
"""What ends the names of the fields about somebody's second, third, … weapon."""


def undecided(who: Combatant) -> list[tuple[str, Wielded]]:
    """The weapons of *who* that are up without a choice, each with what its fields' names end in (ALT-SIM-008)."""
    weapons = [each for each in who.hands if each.up and each.choice is None]
    return list(zip(SUFFIXES, weapons, strict=False))


def _suffix(field: str, suffixes: Iterable[str]) -> str:
    """What the name of *field* ends in, among *suffixes*."""
    return max((each for each in suffixes if field.endswith(each)), key=len, default="")


def alone(state: AlternatifState, who: Combatant, partial: Choice, field: str) -> dict[str, str]:
    """*partial* as far as it is about the weapon of *field*; the others return to guard: what is told of one weapon is
    its own, and not what all of them come to together (ALT-SIM-008)."""
    suffixes = [suffix for suffix, _ in undecided(who)]
    mine = _suffix(field, suffixes)
    kept = {name: value for name, value in partial.items() if _suffix(name, suffixes) == mine}
    return {**kept, **{f"choice{each}": "return_to_guard" for each in suffixes if each != mine}}


def delay(state: AlternatifState, who: Combatant, field: str) -> int | None:
    """By how many segments the action of the weapon of *field* is put off where it returns to guard."""
    weapons = dict(undecided(who))
    weapon = weapons.get(_suffix(field, weapons))
    return None if weapon is None else postponement(die_of(who, weapon, state.settings))


# ---- What happens between enemies whose actions are simultaneous.


@happens("ALT-SIM-001", "ALT-SIM-009", to=PUBLIC)
class SimultaneousAnnounced:
    combatant: CombatantId
    enemies: tuple[CombatantId, ...]

    def befalls(self, state: State, who: Combatant) -> State:
        hands = tuple(evolve(each, facing=self.enemies) if each.up else each for each in who.hands)
        return state.put(evolve(who, hands=hands))


@happens("ALT-SPE-028", to=OWNER)
class ChoiceMade:
    """The secret choice of *combatant*, as long as others who act in this segment have not chosen yet; see
    `ChoiceRevealed`."""

    combatant: CombatantId
    hand: Hand
    choice: Literal["attack", "special", "return_to_guard"]
    target: CombatantId | None
    piece: Hand | None = None
    special: Kind | None = None
    flank: Flank | None = None
    other: CombatantId | None = None

    def change(self, state: State) -> State:
        return wields(state, self.combatant, self.hand, _chosen(self))


@happens(to=PUBLIC)
class ChoiceRevealed:
    """*piece*: the hand of *target* whose weapon the attack is aimed at. *special*, *flank* and *other*: of a special
    action, see `Manoeuvre`."""

    combatant: CombatantId
    hand: Hand
    choice: Literal["attack", "special", "return_to_guard"]
    target: CombatantId | None
    piece: Hand | None = None
    special: Kind | None = None
    flank: Flank | None = None
    other: CombatantId | None = None

    def why(self) -> tuple[str, ...]:
        if self.choice == "special":
            return ("ALT-SIM-002", "ALT-SPE-002")
        return ("ALT-SIM-002",) if self.choice == "attack" else ("ALT-SIM-003", "ALT-SIM-010")

    def change(self, state: State) -> State:
        return wields(state, self.combatant, self.hand, {**_chosen(self), "facing": ()})


def _chosen(said: ChoiceMade | ChoiceRevealed) -> dict[str, Any]:
    """What the weapon is to do."""
    if said.special is not None and said.target is not None:
        meant = Manoeuvre(said.special, said.target, said.piece, said.flank, said.other)
        return {"choice": "special", "aim": None, "manoeuvre": meant}
    return {"choice": said.choice, "aim": None if said.target is None else aim_at(said.target, said.piece)}


@happens("ALT-SIM-005", to=PUBLIC)
class DisengagedBriefly:
    """Both returned to guard: a fresh start for *combatant* and *other* (ALT-SIM-005)."""

    combatant: CombatantId
    other: CombatantId

    def change(self, state: State) -> State:
        for ident in (self.combatant, self.other):
            state = both(state, ident, FRESH, initial=True, intent="melee")
        return state


def in_guard(state: AlternatifState) -> list[tuple[Combatant, Wielded]]:
    """The weapons that have returned to guard in this segment and have not been settled yet."""
    return [
        (who, each)
        for who in state.combatants.values()
        for each in who.hands
        if each.up and each.choice == "return_to_guard" and not each.facing
    ]


def returns_to_guard(scene: Scene[AlternatifState]) -> Action:
    """Returning to guard postpones and puts on the defensive (ALT-SIM-003), unless both did (ALT-SIM-005, -006)."""
    state = scene.now
    settled: set[str] = set()
    for who, weapon in in_guard(state):
        if who.id in settled:
            continue
        other = _withdrawn_together(state, who)
        if other is not None:
            settled |= {who.id, other}
            yield from tell(DisengagedBriefly(who.id, other))
            continue
        yield from parries.postpone(state, who, weapon, state.segment, "guard")


def _withdrawn_together(state: AlternatifState, who: Combatant) -> str | None:
    """The one enemy of *who*, if these two alone face each other and neither has a weapon left on the offensive. Who is
    hidden faces nobody: that they stay would tell that he is there."""
    facing = _facing(state, who)
    if len(facing) != 1:
        return None
    other = state.combatants[facing[0]]
    if _facing(state, other) != [who.id] or not (_withdrawn(state, who) and _withdrawn(state, other)):
        return None
    return other.id


def _facing(state: AlternatifState, who: Combatant) -> list[str]:
    """Those in contact with *who* whom everybody sees."""
    return [ident for ident in who.contacts if not state.combatants[ident].hidden]


def _withdrawn(state: AlternatifState, who: Combatant) -> bool:
    """Whether a weapon of *who* returns to guard and no other one keeps him in the fight (ALT-SIM-006)."""
    back = [each for each in who.hands if each.up and each.choice == "return_to_guard"]
    if not back or (len(who.hands) > 1 and state.settings.mutual_guard == "single_weapons_only"):
        return False
    return all(each in back or (each.status == "defensive" and not each.up) for each in who.hands)
