"""The numbers of a sneak attack (ALT-SNK): what it adds, what its victim loses, the save against its critical."""

from __future__ import annotations

from typing import Literal

from bot.kernel.decisions import Decision, Field, Scalar
from bot.kernel.dice import D20
from bot.kernel.effects import Scene, Step, roll, tell
from bot.rulesets.alternatif import places
from bot.rulesets.alternatif.events.terms import Term, term
from bot.rulesets.alternatif.fatigue import malus as fatigue
from bot.rulesets.alternatif.state import AlternatifState, Arm, Blow, Combatant, Surprise, Wielded, surprise_of
from bot.rulesets.alternatif.surprise.events import SneakSaved

BONUS = 4
SAVE = 10
SHORT = 30
"""Metres that count as short range for what has no bands of its own (ALT-SNK-010)."""
DAGGER = "dagger"
GM = "@gm"
PAIR = "pair"
"""The manner of a free action that stabs with both daggers."""


def sneaks(state: AlternatifState, who: str, target: str, *, pair: bool = False) -> bool:
    """Whether a blow of *who* at *target* now is a sneak attack: he is not noticed at all, and it is his first (with a
    *pair*, his second) blow of that surprise (ALT-SNK-001, -002, -015)."""
    found = surprise_of(state, target, who) if state.surprises else None
    return found is not None and found.sprung and found.notice == "unnoticed" and (pair or not found.used)


def within_short(state: AlternatifState, who: str, target: str, arm: Arm) -> bool:
    """Whether a shot of *who* with *arm* is near enough to *target* to be one: within short range, as far as distances
    are known (ALT-SNK-010)."""
    if arm.missile is None:
        return False
    said = state.places.bands.get("|".join(sorted((who, target))))
    if said is not None and target not in state.combatants[who].contacts:
        return said in ("point_blank", "short") or (arm.missile.plain and said == "medium")
    apart = places.distance(state, who, target)
    return apart is None or apart <= (arm.missile.short or SHORT) * 100


def wrestles(state: AlternatifState, who: Combatant, target: str) -> bool:
    """Whether the hold that *who* is about to lay on *target* is his sneak action (ALT-SNK-011)."""
    found = surprise_of(state, target, who.id) if state.surprises else None
    if found is None or not found.clinch:
        return False
    return all(each.acted != state.segment for each in who.wrestling.grips)


def no_dexterity(who: Combatant) -> tuple[Term, ...]:
    """What the class of *who* loses: a bonus of Dexterity; a malus stays (ALT-SNK-003)."""
    return (term("no_dexterity", -who.dex_std),) if who.dex_std > 0 else ()


def rank_terms(who: Combatant) -> tuple[Term, ...]:
    """What the skill adds to the damage (ALT-SNK-004)."""
    return (term("sneak_rank", who.sneak_rank),) if who.sneak_rank else ()


def mates(state: AlternatifState, blow: Blow) -> list[Blow]:
    """The other dagger's hit of one and the same sneak attack (ALT-SNK-016)."""
    if not blow.pair:
        return []
    return [
        each
        for each in state.blows
        if each.pair
        and each.id != blow.id
        and not (each.parried or each.landed)
        and (each.attacker, each.target) == (blow.attacker, blow.target)
    ]


def save(scene: Scene[AlternatifState], attacker: str, victim: str, arm: Arm) -> Step[int | None]:
    """*victim* makes his reflex save against 10 + the rank of *attacker* at once (ALT-SNK-005): by how much it fails,
    None when it does not."""
    (face,) = yield from roll(D20, who=victim, why="sneak-save")
    state = scene.now
    who = state.combatants[victim]
    terms = save_terms(state, who, attacker, arm, face)
    total = sum(each.value for each in terms)
    against = SAVE + state.combatants[attacker].sneak_rank
    sure = face == 20 and state.settings.save_natural_20
    made = sure or total >= against
    outcome: Literal["success", "failure"] = "success" if made else "failure"
    margin = 0 if made else against - total
    yield from tell(
        SneakSaved(victim, attacker, face, total, terms, against, outcome, margin, 20 if sure else None),
    )
    return None if made else margin


def save_terms(state: AlternatifState, who: Combatant, attacker: str, arm: Arm, face: int) -> tuple[Term, ...]:
    """The sum of that save: a heavy weapon helps the victim of a stab (ALT-SNK-009), what the game master finds of his
    vigilance counts (ALT-SNK-014)."""
    found = surprise_of(state, who.id, attacker)
    waived, said = (found.waived, found.save) if found is not None else (False, 0)
    heavy = "heavy" in arm.tags and "missile" not in arm.tags and not waived
    given = (
        ("reflex", who.reflex),
        ("heavy_weapon", state.settings.heavy_sneak_save_bonus if heavy else 0),
        ("gm", said),
    )
    tired = fatigue.terms(who, state.settings)
    return (term("face", face), *(term(name, value) for name, value in given if value), *tired)


# ---- two daggers


def may_pair(state: AlternatifState, who: Combatant, target: str, weapons: list[Wielded]) -> bool:
    """Whether *who* may stab *target* with two daggers, or ask for it (ALT-SNK-016)."""
    if state.settings.two_dagger_sneak == "never" or not sneaks(state, who.id, target):
        return False
    found = surprise_of(state, target, who.id)
    if found is None or found.pair in ("asked", "refused"):
        return False
    return len(weapons) == 2 and all(each.arm.weapon == DAGGER for each in weapons)


def must_ask(state: AlternatifState, who: str, target: str) -> bool:
    """Whether the game master has to allow it first."""
    found = surprise_of(state, target, who)
    return state.settings.two_dagger_sneak == "ask_gm" and (found is None or found.pair != "allowed")


def asked(state: AlternatifState) -> list[Surprise]:
    """The surprises in which somebody waits for that word."""
    return [each for each in state.surprises if each.pair == "asked" and each.segment == state.segment]


def questions(state: AlternatifState) -> list[Decision]:
    """What the game master is asked about two daggers."""
    found = []
    for each in asked(state):
        about: dict[str, Scalar] = {"author": each.by, "target": each.victim, "segment": state.segment}
        key = f"{each.by}+{each.victim}:daggers:{state.segment}"
        found.append(Decision(key, "daggers", GM, (Field("daggers", ("yes", "no")),), {"daggers": "no"}, about))
    return found
