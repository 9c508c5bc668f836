"""Do you parry? Against which blow, with what (ALT-PAR, ALT-DEF)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.kernel.decisions import NOTHING, Decision, Field, Late, Scalar
from bot.rulesets.alternatif.base import shares as wielding
from bot.rulesets.alternatif.base import story
from bot.rulesets.alternatif.base.checks import key_of
from bot.rulesets.alternatif.parry import from_afar
from bot.rulesets.alternatif.reaction.dice import die_of, postponement
from bot.rulesets.alternatif.state import (
    AlternatifState,
    Blow,
    Combatant,
    Wielded,
    guard_is_down,
    helpless_against,
    open_blows,
)
from bot.rulesets.alternatif.state.conditions import DEFENCELESS
from bot.rulesets.alternatif.wounds import injuries as critical_tables
from bot.rulesets.shared.seeing import alike


def may_be_asked_to_parry(state: AlternatifState) -> bool:
    """Whether anybody who was hit may still parry."""
    return any(parriable(state, state.combatants[ident]) for ident in {blow.target for blow in state.blows})


def parriable(state: AlternatifState, who: Combatant) -> list[Blow]:
    """The blows that *who* may try to parry now with what he holds (ALT-PAR-003, -004, -017), those of free actions
    among them (ALT-FRE-008): not who is surprised (ALT-SUR-011), nor with bare hands (ALT-WRE-047). And the shots that
    he may do something about (ALT-DEF-001)."""
    hits = open_blows(state, who.id)
    if not hits:
        return hits
    shots = from_afar.answerable(state, who) if any(from_afar.is_shot(blow) for blow in hits) else []
    if DEFENCELESS(who) or guard_is_down(who, state.segment) or not free_weapons(state, who):
        return shots
    return [
        blow
        for blow in hits
        if blow in shots
        or (
            not blow.unseen
            and blow.occasion not in ("frank", "shot")
            and blow.piece is None
            and not helpless_against(state, who.id, blow.attacker)
        )
    ]


def free_weapons(state: AlternatifState, who: Combatant) -> list[Wielded]:
    """The weapons that *who* may parry with: suitable ones that have not acted in this segment, in which he has done
    nothing else either (ALT-PAR-004, ALT-REA-009, ALT-ACT-002), be it a special action (ALT-SPE-008). Of two one is
    enough; one that has returned to guard has not acted (ALT-SIM-007, -011)."""
    if who.out or who.busy == state.segment:
        return []
    able = [
        each
        for each in who.hands
        if each.acted != state.segment and not each.up and each.arm.parries and wielding.usable(who, each.arm)
    ]
    return wielding.guards(who, able) if able else able


def parry_questions(state: AlternatifState) -> list[Decision]:
    """One question for each of those who were hit and may parry: which blow with which weapon, or none."""
    return [_parry(state, who, blows) for who, blows in _defenders(state)]


def _defenders(state: AlternatifState) -> Iterator[tuple[Combatant, list[Blow]]]:
    struck = {blow.target for blow in state.blows}
    for who in state.combatants.values():
        if who.id in struck and (blows := parriable(state, who)):
            yield who, blows


def _parry(state: AlternatifState, who: Combatant, blows: list[Blow]) -> Decision:
    """With one weapon an option is a blow; with two it is `blow/hand`, or `blow/double` for both upon one
    (ALT-PAR-015)."""
    if any(from_afar.is_shot(blow) for blow in blows):
        return _defend(state, who, blows)
    weapons = free_weapons(state, who)
    options: list[str] = []
    for blow in blows:
        if len(weapons) == 1:
            options.append(blow.id)
        else:
            options += [*(f"{blow.id}/{each.arm.hand}" for each in weapons), f"{blow.id}/double"]
    options.append(NOTHING)
    ready = next((each for each in weapons if each.status == "defensive"), None)
    default = NOTHING
    if ready is not None and state.settings.parry_no_answer == "parry_if_already_defensive":
        default = blows[0].id if len(weapons) == 1 else f"{blows[0].id}/{ready.arm.hand}"
    answered = sum(each.answered for each in state.blows if each.target == who.id)
    key = key_of(state, who, "parry") + (f":{answered}" if answered else "")
    about = Late(lambda: _facts(state, who, blows, weapons))
    return Decision(key, "parry", who.id, (Field("parry", tuple(options)),), {"parry": default}, about)


def _facts(state: AlternatifState, who: Combatant, blows: list[Blow], weapons: list[Wielded]) -> Mapping[str, Scalar]:
    """What that question is about, for each of its options, too."""
    weapon = weapons[0]
    about: dict[str, Scalar] = {
        "segment": state.segment,
        "weapon": weapon.arm.weapon,
        "hand": weapon.arm.hand,
        "status": weapon.status,
        "free": all(each.status == "defensive" for each in weapons),
        "cost": parry_cost(who, weapon, state),
        "pending": weapon.pending,
        "busy": is_busy(who),
        "twin": None,
        "score": critical_tables.parry_score(who, state.settings),
        "forfeits": story.forfeits(state, who, weapons),
        "count": len(blows),
        "weapons": len(weapons),
        "attacker": blows[0].attacker,
        "total": blows[0].total,
        "natural": blows[0].natural,
    }
    for blow in blows:
        facts: dict[str, Scalar] = {
            "attacker": blow.attacker,
            "total": blow.total,
            "natural": blow.natural,
            **_told_apart(blow, blows),
        }
        about.update({f"{blow.id}.{name}": value for name, value in facts.items()})
        if len(weapons) == 1:
            continue
        for each in weapons:
            own: dict[str, Scalar] = {
                "weapon": each.arm.weapon,
                "twin": wielding.twin(who, each),
                "cost": parry_cost(who, each, state),
                "pending": each.pending,
                "double": False,
            }
            about.update({f"{blow.id}/{each.arm.hand}.{name}": value for name, value in {**facts, **own}.items()})
        both = [(each, parry_cost(who, each, state)) for each in weapons[:2]]
        own = {
            "weapon": weapon.arm.weapon,
            "twin": None,
            "cost": max(cost for _, cost in both),
            "costs": alike({"weapon": each.arm.weapon, "cost": cost} for each, cost in both),
            "pending": any(each.pending for each, _ in both),
            "double": True,
        }
        about.update({f"{blow.id}/double.{name}": value for name, value in {**facts, **own}.items()})
    return about


def _told_apart(blow: Blow, blows: list[Blow]) -> dict[str, Scalar]:
    """What *blow* was struck with, where its author has struck several of *blows*; with which hand, where
    those are alike."""
    others = [each for each in blows if each.attacker == blow.attacker and each is not blow]
    alike = any(each.weapon == blow.weapon for each in others)
    return {"by": blow.weapon if others else None, "by_hand": blow.hand if alike else None}


def _defend(state: AlternatifState, who: Combatant, blows: list[Blow]) -> Decision:
    """What to do about which of several hits, of which some are shots; every total is known (ALT-VOL-006). An option
    is `blow/hand`, or `blow/dodge`; one for all the shots that the same roll meets (ALT-DEF-015)."""
    about: dict[str, Scalar] = {
        "segment": state.segment,
        "count": len(blows),
        "attacker": blows[0].attacker,
        "total": blows[0].total,
        "natural": blows[0].natural,
        "score": critical_tables.parry_score(who, state.settings),
        "interrupts": from_afar.interrupts(state, who),
        "busy": is_busy(who),
    }
    options: list[str] = []
    shots = from_afar.manners(state, who, [each for each in blows if from_afar.is_shot(each)])
    for blow in blows:
        facts: dict[str, Scalar] = {"attacker": blow.attacker, "total": blow.total, "natural": blow.natural}
        about.update({f"{blow.id}.{name}": value for name, value in facts.items()})
        if from_afar.is_shot(blow):
            found = {way.option: from_afar.facts_of(state, who, way, met) for way, met in shots if way.blow == blow.id}
        else:
            found = {
                f"{blow.id}/{each.arm.hand}": {
                    "way": "parry",
                    "weapon": each.arm.weapon,
                    "cost": parry_cost(who, each, state),
                    "pending": each.pending,
                    "double": False,
                }
                for each in free_weapons(state, who)
            }
        for option, own in found.items():
            options.append(option)
            about.update({f"{option}.{name}": value for name, value in {**facts, **own}.items()})
    options.append(NOTHING)
    answered = sum(each.answered for each in state.blows if each.target == who.id)
    key = key_of(state, who, "parry") + (f":{answered}" if answered else "")
    return Decision(key, "defend", who.id, (Field("parry", tuple(options)),), {"parry": NOTHING}, about)


def is_busy(who: Combatant) -> bool:
    """Whether *who* is at something, or has announced it: a parry postpones that; else what he does next
    (ALT-PAR-016)."""
    return who.task is not None or any(each.pending for each in who.hands)


def parry_cost(who: Combatant, weapon: Wielded, state: AlternatifState) -> int:
    """Segments by which a parry with *weapon* would postpone its action (ALT-PAR-008, -010)."""
    if wielding.is_guard(who, weapon):
        return 0
    armed = weapon.counter is not None and weapon.due is not None and weapon.due <= state.segment
    # With a counter-attack armed the defensive is over (ALT-CTR-007).
    return 0 if weapon.status == "defensive" and not armed else postponement(die_of(who, weapon, state.settings))


def parry_parts(option: str) -> tuple[str, str | None]:
    """The blow and the manner (a hand, `double`, None: the only weapon) that a parry option names."""
    blow, _, manner = option.partition("/")
    return blow, manner or None
