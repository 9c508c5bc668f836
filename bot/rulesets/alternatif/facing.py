"""What those choose in secret who face each other in one segment, and all who act beside them (ALT-SIM-001, -010,
ALT-SPE-028); what comes of it stands in `simultaneous`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.kernel.decisions import Choice, Decision, Field, Late, Scalar
from bot.kernel.effects import Action, Scene, ask_all, tell
from bot.rulesets.alternatif import striking
from bot.rulesets.alternatif.base import checks as closed
from bot.rulesets.alternatif.base import rolls
from bot.rulesets.alternatif.base import shares as wielding
from bot.rulesets.alternatif.base.checks import EQUIPMENT, asked_in, key_of, kind_in
from bot.rulesets.alternatif.melee.aims import chosen_aim, named_aims, pieces, strikable
from bot.rulesets.alternatif.reaction.dice import die_of, postponement
from bot.rulesets.alternatif.simultaneous import (
    SUFFIXES,
    ChoiceMade,
    ChoiceRevealed,
    SimultaneousAnnounced,
    confronted,
    returns_to_guard,
    undecided,
)
from bot.rulesets.alternatif.specials import details
from bot.rulesets.alternatif.state import (
    AlternatifState,
    Combatant,
    Hand,
    Manoeuvre,
    Wielded,
    aim_parts,
    sees,
)
from bot.rulesets.alternatif.striking import chosen_special


def simultaneous_choices(state: AlternatifState) -> list[Decision]:
    """The secret choices: attack (whom, when several are in contact) or return to guard, the default (ALT-SIM-010)."""
    return [_simultaneous(state, who, facing) for who, facing in confronted(state)]


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
            wide = suffix in SUFFIXES[:2]
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


def has_work(state: AlternatifState) -> bool:
    """Whether anybody is to choose against whom he faces, or has chosen and not shown it."""
    return bool(confronted(state)) or bool(_unshown(state))


def choices(scene: Scene[AlternatifState]) -> Action:
    """Announce who faces whom, collect the secret choices, reveal them together (ALT-SIM-001, ALT-SIM-010). With them
    choose all others who act in the segment, where they are not to see it (ALT-SPE-028)."""
    state = scene.now
    facing = confronted(state)
    unannounced = [(who.id, near) for who, near in facing if not any(each.facing for _, each in undecided(who))]
    if unannounced:
        for ident, near in unannounced:
            yield from tell(SimultaneousAnnounced(ident, tuple(near)))
        return
    if _unshown(state) or _others(state):
        yield from _with_others(scene)
        return
    answers = yield from ask_all(simultaneous_choices, secret=True)
    for key, choice in answers.items():
        for made in _made(scene.now, asked_in(key), choice):
            yield from tell(ChoiceRevealed(**made))


def _with_others(scene: Scene[AlternatifState]) -> Action:
    """Those who face each other and the others who act choose together; what was chosen is shown when all have."""
    if not confronted(scene.now) and not _others(scene.now):
        for who, weapon in _unshown(scene.now):
            yield from tell(ChoiceRevealed(**_shown(who, weapon)))
        return
    secret = bool(confronted(scene.now))
    answers = yield from closed.ask(scene, lambda now: [*simultaneous_choices(now), *_others(now)], secret=secret)
    for key, choice in answers.items():
        if kind_in(key) != "simultaneous":
            yield from striking.keep(scene, key, choice)
            continue
        for made in _made(scene.now, asked_in(key), choice):
            yield from tell(ChoiceMade(**made))


def _others(state: AlternatifState) -> list[Decision]:
    """What those are asked who act in the segment and face nobody, where they must not see what is chosen."""
    if not closed.is_shared(state):
        return []
    facing = [who for who, _ in confronted(state)]
    # Of whoever is not seen coming nobody is told beforehand (ALT-SIM-009).
    unseen = {each.id for each in state.combatants.values() if not all(sees(who, each) for who in facing)}
    return striking.closed_questions(state, but={*(who.id for who in facing), *unseen})


def _unshown(state: AlternatifState) -> list[tuple[Combatant, Wielded]]:
    """The weapons about which a choice was made that the others do not know yet."""
    return [
        (who, each)
        for who in state.combatants.values()
        for each in who.hands
        if each.up and each.facing and each.choice in ("attack", "special", "return_to_guard")
    ]


def _made(state: AlternatifState, ident: str, choice: Choice) -> Iterator[dict[str, Any]]:
    """What *ident* has chosen for each of his weapons, as the events tell it."""
    for hand, said in meant(state, ident, choice):
        made: dict[str, Any] = {"combatant": ident, "hand": hand}
        if said is None:
            yield {**made, "choice": "return_to_guard", "target": None}
        elif isinstance(said, Manoeuvre):
            yield {**made, "choice": "special", **_special(said)}
        else:
            target, piece = aim_parts(said)
            yield {**made, "choice": "attack", "target": target, "piece": piece}


def meant(state: AlternatifState, ident: str, choice: Choice) -> Iterator[tuple[Hand, Manoeuvre | str | None]]:
    """What *ident* has chosen for each of his hands: a special action, a blow at that aim, None: to return to guard."""
    who = state.combatants[ident]
    for suffix, each in undecided(who):
        hand = each.arm.hand
        if choice[f"choice{suffix}"] == "return_to_guard":
            yield hand, None
        else:
            special = chosen_special(state, who, hand, choice, suffix)
            yield hand, special or chosen_aim(state, who, choice, suffix)


def revealed(state: AlternatifState, ident: str, choice: Choice) -> AlternatifState:
    """*state* once that is shown, if whoever faces him returns to guard."""

    def shown(scene: Scene[AlternatifState]) -> Action:
        for asked in simultaneous_choices(state):
            for made in _made(state, asked.who, choice if asked.who == ident else asked.default):
                yield from tell(ChoiceRevealed(**made))
        yield from returns_to_guard(scene)

    return rolls.after(state, shown)


def _shown(who: Combatant, weapon: Wielded) -> dict[str, Any]:
    """What was chosen for *weapon*, as it is shown."""
    made: dict[str, Any] = {"combatant": who.id, "hand": weapon.arm.hand, "choice": weapon.choice, "target": None}
    if weapon.choice == "special" and weapon.manoeuvre is not None:
        return made | _special(weapon.manoeuvre)
    if weapon.aim is not None:
        made["target"], made["piece"] = aim_parts(weapon.aim)
    return made


def _special(meant: Manoeuvre) -> dict[str, Any]:
    return {
        "target": meant.target,
        "piece": meant.piece,
        "special": meant.kind,
        "flank": meant.flank,
        "other": meant.other,
    }
