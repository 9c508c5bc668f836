"""Simultaneous! Attack, or return to guard (ALT-SIM)?"""

from __future__ import annotations

from collections.abc import Iterable

from bot.kernel.decisions import Choice, Decision, Field, Late, Scalar
from bot.rulesets.alternatif.base import shares as wielding
from bot.rulesets.alternatif.base.checks import EQUIPMENT, key_of
from bot.rulesets.alternatif.melee.questions import named_aims, pieces, strikable
from bot.rulesets.alternatif.reaction.dice import die_of, postponement
from bot.rulesets.alternatif.specials import details
from bot.rulesets.alternatif.state import LIMBS, AlternatifState, Combatant, Wielded, helpless_against, sees


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


def simultaneous_choices(state: AlternatifState) -> list[Decision]:
    """The secret choices: attack (whom, when several are in contact) or return to guard, the default (ALT-SIM-010)."""
    return [_simultaneous(state, who, facing) for who, facing in confronted(state)]


_SUFFIXES = ("", "_left", *(f"_{hand}" for hand in LIMBS))
"""What ends the names of the fields about somebody's second, third, … weapon."""


def undecided(who: Combatant) -> list[tuple[str, Wielded]]:
    """The weapons of *who* that are up without a choice, each with what its fields' names end in (ALT-SIM-008)."""
    weapons = [each for each in who.hands if each.up and each.choice is None]
    return list(zip(_SUFFIXES, weapons, strict=False))


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


def _simultaneous(state: AlternatifState, who: Combatant, facing: list[str]) -> Decision:
    reach = strikable(state, who)
    aimed = pieces(state, who)
    weapons = undecided(who)
    target = tuple(reach)
    pairs = {suffix: [(state.combatants[ident], weapon) for ident in reach] for suffix, weapon in weapons}
    special = {suffix: (details.SPECIAL,) if details.is_able(state, who, pairs[suffix]) else () for suffix in pairs}

    def form(partial: Choice) -> tuple[Field, ...]:
        fields: list[Field] = []
        for suffix, _ in weapons:
            # Of more than two weapons those beyond the second only strike or return to guard.
            wide = suffix in _SUFFIXES[:2]
            piece = (EQUIPMENT,) if aimed and wide else ()
            manoeuvre = special[suffix] if wide else ()
            fields.append(Field(f"choice{suffix}", ("attack", *piece, *manoeuvre, "return_to_guard")))
            chosen = partial.get(f"choice{suffix}")
            if chosen == "attack" and len(target) > 1:
                fields.append(Field(f"target{suffix}", target))
            elif chosen == EQUIPMENT and len(aimed) > 1:
                fields.append(Field(f"piece{suffix}", tuple(aimed)))
            elif chosen == details.SPECIAL:
                fields += details.fields(state, who, able(suffix), partial, suffix)
        return tuple(fields)

    known: dict[str, list[details.Able]] = {}

    def able(suffix: str) -> list[details.Able]:
        if suffix not in known:
            known[suffix] = details.able(state, who, pairs[suffix])
        return known[suffix]

    def facts() -> dict[str, Scalar]:
        return {
            "segment": state.segment,
            "weapon": weapons[0][1].arm.weapon,
            "hand": weapons[0][1].arm.hand,
            "twin": wielding.twin(who, weapons[0][1]),
            "second": weapons[1][1].arm.weapon if len(weapons) > 1 else None,
            "second_twin": wielding.twin(who, weapons[1][1]) if len(weapons) > 1 else None,
            **{f"{suffix[1:]}_weapon": weapon.arm.weapon for suffix, weapon in weapons[2:]},
            "several": who.off is not None,
            "enemy": facing[0],
            "enemies": ", ".join(state.combatants[ident].name for ident in facing),
            "count": len(facing),
            "cost": postponement(die_of(who, weapons[0][1], state.settings)),
            "suggested_target": who.target if who.target in reach else facing[0],
            **details.facts(who, pairs[weapons[0][0]]),
            **named_aims(state, aimed),
        }

    about = Late(facts)
    default = {f"choice{suffix}": "return_to_guard" for suffix, _ in weapons}
    return Decision(key_of(state, who, "simultaneous"), "simultaneous", who.id, form({}), default, about, form)
