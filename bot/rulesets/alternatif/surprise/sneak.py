"""The numbers of a sneak attack (ALT-SNK): what it adds, what its victim loses, the save against its critical."""

from __future__ import annotations

from bot.kernel.decisions import Decision, Field, Scalar
from bot.kernel.effects import Scene, Step, tell
from bot.rulesets.alternatif.base import distances, rolls
from bot.rulesets.alternatif.base.rolls import Throw
from bot.rulesets.alternatif.state import AlternatifState, Arm, Combatant, Surprise, Wielded, surprise_of
from bot.rulesets.alternatif.surprise.ambush import SneakSaved
from bot.rulesets.shared.check import Term, term, terms

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
    apart = distances.distance(state, who, target)
    return apart is None or apart <= (arm.missile.short or SHORT) * 100


def wrestles(state: AlternatifState, who: Combatant, target: str) -> bool:
    """Whether the hold that *who* is about to lay on *target* is his sneak action (ALT-SNK-011)."""
    found = surprise_of(state, target, who.id) if state.surprises else None
    if found is None or not found.clinch:
        return False
    return all(each.acted != state.segment for each in who.wrestling.grips)


def unaware(state: AlternatifState, throw: Throw) -> bool:
    """Whether *throw* profits from a surprise in which nobody has noticed its author: a blow at once, a shot from short
    range, a hold."""
    if throw.deed == "wrestle":
        return wrestles(state, state.combatants[throw.who], throw.target)
    if throw.deed != "shot":
        return throw.occasion != "regular" and sneaks(state, throw.who, throw.target, pair=throw.pair)
    return throw.surprise and sneaks(state, throw.who, throw.target) and is_near(state, throw)


def is_near(state: AlternatifState, throw: Throw) -> bool:
    """Whether a shot is near enough to be a sneak attack."""
    return throw.arm is not None and within_short(state, throw.who, throw.target, throw.arm)


def bonus(state: AlternatifState, throw: Throw) -> tuple[Term, ...]:
    """What a sneak attack adds to the die (ALT-SNK-003)."""
    return terms(("surprise_sneak", BONUS)) if throw.sneak else ()


def bonus_of_hold(state: AlternatifState, throw: Throw) -> tuple[Term, ...]:
    """The same of a sneak action in wrestling (ALT-SNK-011)."""
    by_surprise = bool(throw.target) and wrestles(state, state.combatants[throw.who], throw.target)
    return terms(("surprise_sneak", BONUS if by_surprise else 0))


def no_dexterity(state: AlternatifState, throw: Throw) -> tuple[Term, ...]:
    """What the class of whom a sneak attack is aimed at loses: a bonus of Dexterity; a malus stays (ALT-SNK-003)."""
    return terms(("no_dexterity", -max(0, state.combatants[throw.target].dex_std))) if throw.sneak else ()


def rank(state: AlternatifState, throw: Throw) -> tuple[Term, ...]:
    """What the skill adds to the damage (ALT-SNK-004)."""
    return terms(("sneak_rank", state.combatants[throw.who].sneak_rank)) if throw.sneak else ()


def save(scene: Scene[AlternatifState], throw: Throw) -> Step[int | None]:
    """The victim of *throw* makes his reflex save against 10 + the rank of its author at once (ALT-SNK-005): by how
    much it fails, None when it does not."""
    against = Throw(throw.target, throw.who, arm=throw.arm)
    made = yield from rolls.check(scene, "sneak_save", against, why="sneak-save")
    margin = 0 if made.succeeds else -made.margin
    yield from tell(
        SneakSaved(
            combatant=throw.target,
            attacker=throw.who,
            **made.told(),
            against=made.against,
            outcome="success" if made.succeeds else "failure",
            margin=margin,
            natural=20 if made.face in made.law.sure else None,
        )
    )
    return None if made.succeeds else margin


def reflexes(state: AlternatifState, throw: Throw) -> tuple[Term, ...]:
    """The sum of that save: a heavy weapon helps the victim of a stab (ALT-SNK-009), what the game master finds of his
    vigilance counts (ALT-SNK-014)."""
    found = surprise_of(state, throw.who, throw.target)
    waived, said = (found.waived, found.save) if found is not None else (False, 0)
    tags = () if throw.arm is None else throw.arm.tags
    heavy = "heavy" in tags and "missile" not in tags and not waived
    return (
        term("face", throw.face),
        *terms(
            ("reflex", state.combatants[throw.who].reflex),
            ("heavy_weapon", state.settings.heavy_sneak_save_bonus if heavy else 0),
            ("gm", said),
        ),
    )


def skill(state: AlternatifState, throw: Throw) -> tuple[Term, ...]:
    """What that save must reach."""
    return (term("difficulty", SAVE + state.combatants[throw.target].sneak_rank),)


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
