"""Simultaneous actions in melee (ALT-SIM): two enemies whose actions come up against each other choose in secret to
attack or to return to guard; who hesitates returns to guard.

Nobody learns of an attack that he cannot see coming: hidden people are left out on both sides (ALT-SIM-009).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Literal

from bot.kernel.decisions import Choice, Decision, Field, Late, Scalar
from bot.kernel.effects import Action, Scene, ask_all, tell
from bot.kernel.events import PUBLIC
from bot.kernel.values import evolve
from bot.rulesets.alternatif.base import checks as closed
from bot.rulesets.alternatif.base import rolls
from bot.rulesets.alternatif.base import shares as wielding
from bot.rulesets.alternatif.base.checks import EQUIPMENT, asked_in, key_of, kind_in
from bot.rulesets.alternatif.base.distances import FRESH, State, both, wields
from bot.rulesets.alternatif.melee import questions as striking
from bot.rulesets.alternatif.melee.questions import chosen_aim, chosen_special, named_aims, pieces, strikable
from bot.rulesets.alternatif.melee.strikes import aim_at
from bot.rulesets.alternatif.parry import parries
from bot.rulesets.alternatif.reaction.dice import die_of, postponement
from bot.rulesets.alternatif.specials import details
from bot.rulesets.alternatif.state import (
    LIMBS,
    AlternatifState,
    Combatant,
    Flank,
    Hand,
    Kind,
    Manoeuvre,
    Wielded,
    aim_parts,
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
