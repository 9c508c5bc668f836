"""Numbers of wrestling, and who is locked with whom; all of it found from the state (ALT-WRE-002 to -008)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.kernel.dice import Dice, dice
from bot.rulesets.alternatif.base.rolls import CHECKS, Throw
from bot.rulesets.alternatif.reaction.dice import reaction_die
from bot.rulesets.alternatif.state import (
    AlternatifState,
    Arm,
    Combatant,
    Part,
    Settings,
    Size,
    guard_is_down,
)
from bot.rulesets.alternatif.state import grips_of as grips_of
from bot.rulesets.alternatif.state import in_mode as in_mode
from bot.rulesets.alternatif.state import is_bare_handed as is_bare_handed
from bot.rulesets.alternatif.state import is_clinched as is_clinched
from bot.rulesets.alternatif.state import is_gagged as is_gagged
from bot.rulesets.alternatif.state import keys_on as keys_on
from bot.rulesets.shared.check import Term, term, terms, total

SPECIALIST = 4
MOST_KEYS = 2
TURNED = -2
LEGS: tuple[Part, ...] = ("right_leg", "left_leg")
PARTS: tuple[Part, ...] = ("right_arm", "left_arm", "head", "neck", *LEGS)
LIMBS: tuple[Part, ...] = ("right_arm", "left_arm", *LEGS)
_SIZES: Mapping[Size, int] = {"tiny": -8, "small": -4, "medium": 0, "large": 8, "very_large": 16}
_HANDS = Arm("wrestling", "both")
_SPECIALIST_HANDS = Arm("wrestling", "both", specialised=True)


# ---- who is locked with whom


def opponents(state: AlternatifState, who: Combatant) -> list[str]:
    """The people whom *who* is locked with, as far as they are in the fight."""
    combatants = state.combatants
    return [each for each in who.wrestling.locked if each in combatants and not combatants[each].out]


def clinch_of(state: AlternatifState, ident: str) -> list[str]:
    """Everybody who is locked with *ident*, or with somebody who is, in the order in which they joined the fight."""
    found, left = {ident}, [ident]
    while left:
        who = state.combatants.get(left.pop())
        for other in () if who is None else opponents(state, who):
            if other not in found:
                found.add(other)
                left.append(other)
    return [each for each in state.combatants if each in found]


def key_id(holder: str, part: str, victim: str | None = None) -> str:
    """The name of a key in a question: whose, where, and on whom; of one's own only on whom, and where."""
    return f"{holder}+{part}" if victim is None else f"{holder}+{part}+{victim}"


def holds_key_on(who: Combatant, victim: str) -> bool:
    """Whether *who* holds any key on *victim*."""
    return any(key.victim == victim for key in who.wrestling.keys)


def free_arms(state: AlternatifState, who: Combatant) -> tuple[bool, bool]:
    """Whether the right and the left arm of *who* are free of keys (ALT-WRE-023)."""
    held = {key.part for _, key in keys_on(state, who.id)}
    return "right_arm" not in held, "left_arm" not in held


def fits_wrestling(arm: Arm) -> bool:
    """Whether *arm* may stay in a wrestler's hand: a dagger or smaller, or a weapon of his body (ALT-WRE-009)."""
    return arm.is_natural or ("light" in arm.tags and not arm.is_shield)


def encumbered(who: Combatant) -> list[Arm]:
    """What *who* must let go of to wrestle: all but one light weapon (ALT-WRE-009, -015); a garrotte takes both
    hands."""
    kept, found = False, []
    for each in who.hands:
        if each.arm.is_natural:
            continue
        if fits_wrestling(each.arm) and not kept:
            kept = True
        else:
            found.append(each.arm)
    return found


def keeps_off(state: AlternatifState, who: Combatant) -> bool:
    """Whether *who* keeps a wrestler out: he uses a melee weapon, that of his body or one in hand (ALT-WRE-013). Bare
    fists are one as long as he strikes with them, unless they keep nobody off at this table; nobody who wrestles
    himself does."""
    if in_mode(who):
        return False
    if not is_bare_handed(who):
        return True
    return state.settings.fists_keep_off and who.intent == "melee" and not guard_is_down(who, state.segment)


# ---- numbers


def comes(who: Combatant) -> bool:
    """Whether an action of *who* has come and is neither taken nor lost."""
    return any(each.comes for each in who.wrestling.grips)


def has_acted(who: Combatant, segment: int) -> bool:
    """Whether every wrestling action that *who* has in a segment is used up (ALT-WRE-010)."""
    return all(each.acted == segment for each in grips_of(who))


def score(who: Combatant) -> int:
    """The wrestling score: half the martial bonus, standard Strength and Dexterity, rank (ALT-WRE-004)."""
    return total(score_terms(who))


def score_terms(who: Combatant) -> tuple[Term, ...]:
    return terms(
        ("half_martial_bonus", who.bm // 2),
        ("str_std", who.str_std),
        ("dex_std", who.dex_std),
        ("wrestling_rank", who.wrestling.rank),
    )


def sturdy(state: AlternatifState, throw: Throw) -> tuple[Term, ...]:
    """What the wrestling class of whom it is aimed at has over his armour class: standard Strength, rank and size; no
    factor of any weapon (ALT-WRE-005, -006)."""
    who = state.combatants[throw.target]
    return terms(("str_std", who.str_std), ("wrestling_rank", who.wrestling.rank), ("size", _SIZES[who.size]))


def wrestling_class(state: AlternatifState, ident: str) -> int:
    """The wrestling class of *ident* against whoever has not come upon him unnoticed."""
    return total(CHECKS.against("hold", state, Throw("", ident)))


def own(state: AlternatifState, throw: Throw) -> tuple[Term, ...]:
    """The sum of a wrestling roll (ALT-WRE-007): the die, the score, and what only this hold adds."""
    return (term("face", throw.face), *score_terms(state.combatants[throw.who]), *throw.extra)


def handicaps(state: AlternatifState, throw: Throw) -> tuple[Term, ...]:
    """What keys cost (ALT-WRE-022), and being underneath (ALT-WRE-033)."""
    suffered = len(keys_on(state, throw.who))
    underneath = state.combatants[throw.who].wrestling.turned_by
    return terms(("key", -state.settings.key_malus * suffered), ("underneath", TURNED if underneath else 0))


def die_of(state: AlternatifState, who: Combatant) -> Dice:
    """The reaction die of wrestling, one of it: the two-handed weapon's, the next line's for specialists, or a
    creature's own (ALT-WRE-002)."""
    wrestler = who.wrestling
    if wrestler.die is not None:
        return dice(wrestler.die)
    bm = min(who.bm, 18) if state.settings.wrestle_bm19_die == "d4" else who.bm
    return reaction_die(_SPECIALIST_HANDS if wrestler.rank >= SPECIALIST else _HANDS, bm, _TABLE)


_TABLE = Settings()


def extra_dice(state: AlternatifState, who: Combatant) -> tuple[int, int]:
    """The dice that keys add to a reaction: one for holding any, one for each that is suffered (ALT-WRE-022, -027)."""
    return (1 if who.wrestling.keys else 0), len(keys_on(state, who.id))


def reaction_of(state: AlternatifState, who: Combatant) -> Dice:
    """All the dice that *who* rolls for a reaction now."""
    die = die_of(state, who)
    return Dice(min(20, die.count + sum(extra_dice(state, who))), die.sides)


def postponement(state: AlternatifState, who: Combatant) -> int:
    """Half of the reaction die, halves rounded up; of the sum of dice if the table wants it (ALT-WRE-034)."""
    die = reaction_of(state, who) if state.settings.postpone_counts_extra_dice else die_of(state, who)
    return (die.count * die.sides + 1) // 2


# ---- blows of others


def strays_to(state: AlternatifState, who: Combatant, target: Combatant) -> tuple[int, list[str]]:
    """The chance in 100 that a blow of *who*, no wrestler of that clinch, falls on another than *target*, and on whom
    (ALT-WRE-021); 0 when there is nobody."""
    if not is_clinched(target):
        return 0, []
    wrestlers = [each for each in clinch_of(state, target.id) if not state.combatants[each].hidden]
    if who.id in wrestlers:
        return 0, []
    others = [each for each in wrestlers if each != target.id]
    return (30 + 10 * len(wrestlers), others) if others else (0, [])


def armed_outsiders(state: AlternatifState, who: Combatant) -> Iterator[Combatant]:
    """The enemies in contact with *who* who are not locked with him and have a weapon to strike with."""
    for ident in who.contacts:
        other = state.combatants[ident]
        if ident in who.wrestling.locked or other.out or other.side == who.side or is_bare_handed(other):
            continue
        yield other
