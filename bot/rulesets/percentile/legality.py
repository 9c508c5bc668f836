"""What may be attacked, and with what: the legality of actions (PCT-SYS-004)."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from bot.kernel.errors import Refused
from bot.kernel.values import evolve
from bot.rulesets.percentile import battle
from bot.rulesets.percentile.state import (
    FISTS,
    GRIP,
    LEAST_VITAL,
    WORST_VITAL,
    Arm,
    Declaration,
    Fighter,
    PercentileState,
    Posture,
    Spell,
    Weapon,
)
from bot.rulesets.percentile.state.conditions import APART, CONDITIONS, OUT
from bot.rulesets.shared.gathering import pair
from bot.rulesets.shared.lines import companions

ENERGY, FOCUS_COST = 2, 1
BARS_NOBODY: Final = CONDITIONS.that("bars_nobody")


BATTLE_SPELL = 4


def spell_named(who: Fighter, spell: str | None) -> Spell | None:
    return next((each for each in who.spells if each.spell == spell), None)


def does_damage(who: Fighter, spell: str | None) -> bool:
    """Whether *who* knows it as a spell with dice of damage, which are for somebody (PCT-POS-013)."""
    found = spell_named(who, spell)
    return found is not None and found.dice is not None


def cost_of(who: Fighter, spell: Spell, posture: Posture | None) -> int:
    """The psy that *spell* costs now: Focus 1 less, gathered energy 2 less, never below 0 (PCT-POS-002, -005, -013)."""
    return max(0, spell.psy - (FOCUS_COST if posture == "focus" else 0) - (ENERGY if who.energy else 0))


def defence_postures(state: PercentileState) -> tuple[Posture | None, ...]:
    """The postures in which one may parry and dodge (PCT-DEF-001)."""
    if state.settings.defence_postures == "defensive":
        return ("defensive",)
    return ("defensive", "focus", None)


def weapon_of(who: Fighter, hand: Literal["main", "second"]) -> Weapon | None:
    return who.main if hand == "main" else who.second


def payable(state: PercentileState, who: Fighter, spell: Spell, posture: Posture | None) -> bool:
    """Whether *who* could pay it in *posture* (PCT-POS-013), and the battle allows it (PCT-BAT-007)."""
    if state.settings.variant == "battle" and spell.psy > BATTLE_SPELL:
        return False
    return cost_of(who, spell, posture) <= who.psy


def parrying_hands(state: PercentileState, who: Fighter) -> list[Literal["main", "second"]]:
    """The hands whose weapons can parry now."""
    hands: list[Literal["main", "second"]] = []
    for hand in ("main", "second"):
        weapon = weapon_of(who, hand)
        if weapon is not None and weapon.parries and who.usable(hand, state.round):
            hands.append(hand)
    return hands


def dodges_arrows(state: PercentileState, who: Fighter) -> bool:
    """Whether *who* can get out of the way of an arrow: with a shield alone (PCT-DEF-010)."""
    return who.shield is not None and state.settings.shield_dodge


Guard: TypeAlias = Literal["parry", "magic", "none"]


def guard_of(state: PercentileState, who: Fighter) -> Guard:
    """What a posture of defence is good for to *who* as he stands: a parry, by weapon or shield; a magic parry alone;
    nothing, for bare hands and bows stop no blow (PCT-DEF-011, -016)."""
    if who.shield is not None or parrying_hands(state, who):
        return "parry"
    return "magic" if "magic_parry" in who.scores else "none"


def arm_of(who: Fighter, arm: Arm) -> Weapon:
    """The weapon that *arm* stands for."""
    if arm == "second" and who.second is not None:
        return who.second
    return FISTS if arm == "fists" else GRIP if arm == "grip" else who.main


def arms(state: PercentileState, who: Fighter) -> list[Arm]:
    """What *who* could attack with now, the main weapon first: what is in hand and whole, fists, which anybody has
    (PCT-UNA-001), and the grip of those who have learnt it (PCT-UNA-002, PCT-FUM-003, -004)."""
    found: list[Arm] = [
        hand for hand in ("main", "second") if weapon_of(who, hand) is not None and who.usable(hand, state.round)
    ]
    if who.soldiers is None:
        skills = {each.skill for each in (who.main, who.second) if each is not None}
        found += ["fists"] if "brawling" not in skills else []
        found += ["grip"] if "wrestling" in who.scores and "wrestling" not in skills else []
    return found


def may_attack(state: PercentileState, who: Fighter, target: Fighter, arm: Arm | None = None) -> bool:
    """Whether *who* could attack *target* with *arm*, None: with any: able, the weapon usable, within reach
    (PCT-DEF-014)."""
    if who.off_balance(state.round) or target.out or target.hidden:
        return False
    return any(
        arm_of(who, each).ranged or _in_reach(state, who, target, arm_of(who, each))
        for each in arms(state, who)
        if arm in (None, each)
    )


def reached_by_spells(state: PercentileState, who: Fighter, target: Fighter) -> bool:
    """Whether a spell of *who* can be aimed at *target*, or strike him beside another: enemies who have broken off are
    in danger of those who shoot alone (PCT-DEF-013)."""
    away = APART(target) and target.side != who.side
    return state.settings.disengaged_spells or not away


def _in_reach(state: PercentileState, who: Fighter, target: Fighter, arm: Weapon) -> bool:
    if APART(target) or not battle.touches(state, who, target):
        return False
    if guards(state, target) and not who.hidden:
        return False
    return state.settings.reach != "strict" or reaches(state, who, target, arm)


def guards(state: PercentileState, target: Fighter) -> list[Fighter]:
    """Those in front of *target*, who has taken his place behind and struck nobody hand to hand yet: as long as one of
    them stands, none but arrows and magic reach him, as if he had broken off (PCT-DEF-014). The text has no lines;
    in a battle, and in the pit, there are none."""
    if not target.behind or state.settings.variant != "combat":
        return []
    return [each for each in companions(state, target) if not each.behind and not BARS_NOBODY(each)]


def may_wrestle(state: PercentileState, who: Fighter, target: Fighter) -> bool:
    """Whether *who* could lay hands on *target*: able and within reach of bare hands (PCT-DEF-014, PCT-ATK-013). A
    battalion cannot be held."""
    if who.off_balance(state.round) or target.out or target.hidden or target.soldiers is not None:
        return False
    return _in_reach(state, who, target, FISTS)


def reaches(state: PercentileState, who: Fighter, target: Fighter, arm: Weapon | None = None) -> bool:
    """Whether *arm* (None: the main weapon) reaches by the letter, where a distance in cm has been said
    (PCT-ATK-013)."""
    distance = state.distances.get(pair(who.id, target.id))
    arm = arm or who.main
    if distance is None or arm.ranged:
        return True
    match arm.skill:
        case "brawling" | "wrestling":
            return distance < 50
        case "melee":
            return 50 <= distance <= 150
        case "pole_weapon":
            return distance > 150
        case "shooting":
            pass
    return True


def has_pair(who: Fighter, arm: Arm) -> bool:
    """Whether a second weapon can strike with the one of *arm* (PCT-ATK-009)."""
    return arm == "main" and who.second is not None and who.main.hands == 1


def knocks_out(weapon: Weapon) -> bool:
    """Whether somebody can be stunned with it: fists, a grip, a melee weapon that does not cut (PCT-UNA-006)."""
    return not weapon.cutting and weapon.skill in ("brawling", "wrestling", "melee")


def reacting(said: Declaration, target: str | None = None) -> Declaration:
    """The action that a reaction is: any one, with its normal rules; one stays in Anticipating (PCT-POS-007, -008)."""
    return evolve(
        said,
        kind=said.reaction or "attack",
        target=target or said.target,
        posture=None,
        waits=None,
        trigger=None,
        reaction=None,
    )


def check_penalty(penalty: int | None) -> None:
    """Raise `Refused` unless the penalty of a vital part is one (PCT-ATK-007)."""
    if penalty is not None and not WORST_VITAL <= penalty <= LEAST_VITAL:
        raise Refused("number-range", field="penalty", value=penalty, low=WORST_VITAL, high=LEAST_VITAL)


# ---- Why somebody cannot be reached (PCT-SYS-004).


def check_out(who: Fighter, target: Fighter | None, *, friends: bool = False) -> None:
    """Raise `Refused` when *target*, of another side than *who* (or of his own: *friends*), takes no part any more; who
    is hidden is not spoken of."""
    if target is None or not target.out or target.hidden or (target.side == who.side and not friends):
        return
    status = next(OUT.of(target)).kind
    raise Refused("percentile-target-out", target=target.name, status=status)


def out_of_reach(state: PercentileState, who: Fighter, target: Fighter) -> Refused:
    """The refusal of an attack on *target*, who cannot be reached: because he broke off (PCT-DEF-014), because others
    stand before him, or because of a distance (PCT-ATK-013)."""
    if APART(target):
        return Refused(
            "percentile-target-apart", name=who.name, target=target.name, spells=state.settings.disengaged_spells
        )
    if before := [each for each in guards(state, target) if not each.hidden]:
        names = ", ".join(each.name for each in before)
        return Refused("percentile-target-behind", name=who.name, target=target.name, names=names)
    return Refused("percentile-out-of-reach", name=who.name, target=target.name)
