"""The fields by which a question asks for a special action: which, against whom, with what, and its particulars.

Where only one thing is possible it is not asked. *suffix* ends the names of fields where a form asks about two weapons.
A pair is somebody who could be the target, and the weapon that it could be done with.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias, cast

from bot.kernel.decisions import Choice, Field, Scalar
from bot.rulesets.alternatif.specials import possible
from bot.rulesets.alternatif.state import (
    AlternatifState,
    Combatant,
    Flank,
    Kind,
    Manoeuvre,
    Wielded,
    piece_id,
    within_reach,
)

SPECIAL = "special"
"""The option that opens the special actions."""
_PIECES: tuple[Kind, ...] = ("disarm", "weapon_capture")
Pair: TypeAlias = tuple[Combatant, Wielded]
Able: TypeAlias = tuple[Kind, Pair]


def able(
    state: AlternatifState, who: Combatant, pairs: Sequence[Pair], among: Sequence[Kind] = possible.KINDS
) -> list[tuple[Kind, Pair]]:
    """Every special action of *among* that *who* could do, with each of *pairs* that it could be done to and with."""
    open_ones = [(pair, possible.kinds(state, who, pair[1], pair[0])) for pair in pairs]
    return [(kind, pair) for kind in among for pair, found in open_ones if kind in found]


def is_able(state: AlternatifState, who: Combatant, pairs: Sequence[Pair]) -> bool:
    """Whether there is any."""
    return any(possible.is_any(state, who, weapon, target) for target, weapon in pairs)


def fields(
    state: AlternatifState,
    who: Combatant,
    choices: Sequence[tuple[Kind, Pair]],
    partial: Choice,
    suffix: str = "",
) -> list[Field]:
    """The fields for one of *choices* once *partial* is chosen; all of them together are a complete answer."""
    if not choices:
        # A partial answer to a question that does not offer it any more.
        return []
    how = Field(f"how{suffix}", tuple(dict.fromkeys(kind for kind, _ in choices)))
    kind = partial.get(how.name)
    if how.name not in partial and len(how.options) == 1:
        kind = how.options[0]
        asked: list[Field] = []
    else:
        asked = [how]
    left = [pair for each, pair in choices if each == kind]
    if not left:
        return asked
    targets = tuple(dict.fromkeys(target.id for target, _ in left))
    whom = partial.get(f"whom{suffix}")
    if len(targets) > 1:
        asked.append(Field(f"whom{suffix}", targets))
        left = [pair for pair in left if pair[0].id == whom]
        if not left:
            return asked
    hands = tuple(weapon.arm.hand for _, weapon in left)
    if len(hands) > 1:
        asked.append(Field(f"hand{suffix}", hands))
    target = left[0][0]
    if kind == "breakthrough":
        asked.append(Field(f"flank{suffix}", tuple(_flanks(state, who, target))))
    elif kind in _PIECES:
        things = tuple(piece_id(target.id, hand) for hand in possible.pieces(target))
        if len(things) > 1:
            asked.append(Field(f"thing{suffix}", things))
    return asked


def _flanks(state: AlternatifState, who: Combatant, target: Combatant) -> list[str]:
    """The sides that a breakthrough may pass: his right, his left, or between him and another who is in contact too
    (ALT-SPE-023, -024); that one is named by his id."""
    return ["right", "left", *(ident for ident in within_reach(state, who) if ident != target.id)]


def chosen(choices: Sequence[tuple[Kind, Pair]], choice: Choice, suffix: str = "") -> tuple[Manoeuvre, Wielded]:
    """What a complete *choice* means, and the weapon it is done with."""
    kind = choice.get(f"how{suffix}") or choices[0][0]
    left = [pair for each, pair in choices if each == kind]
    whom, hand = choice.get(f"whom{suffix}"), choice.get(f"hand{suffix}")
    left = [pair for pair in left if whom in (None, pair[0].id) and hand in (None, pair[1].arm.hand)]
    target, weapon = left[0]
    piece = None
    if kind in _PIECES:
        things = possible.pieces(target)
        named = choice.get(f"thing{suffix}")
        piece = next((each for each in things if piece_id(target.id, each) == named), things[0])
    flank, other = choice.get(f"flank{suffix}"), None
    if flank is not None and flank not in ("right", "left"):
        flank, other = "between", flank
    return Manoeuvre(cast(Kind, kind), target.id, piece, cast("Flank | None", flank), other), weapon


def facts(who: Combatant, pairs: Sequence[Pair]) -> Mapping[str, Scalar]:
    """What the labels of these fields name: the weapons that could be taken, the hands, what each action costs where
    it costs the same against everybody: else it hangs on who is chosen after it."""
    about: dict[str, Scalar] = {}
    for target, weapon in pairs:
        about[f"{weapon.arm.hand}.held"] = weapon.arm.weapon
        things = possible.pieces(target)
        for hand in things:
            held = target.holds(hand)
            if held is not None and len(things) > 1:
                about[f"{piece_id(target.id, hand)}.owner"] = target.id
                about[f"{piece_id(target.id, hand)}.weapon"] = held.arm.weapon
    for kind in possible.KINDS:
        costs = {_cost(who, weapon, kind, target) for target, weapon in pairs}
        if len(costs) == 1:
            about[f"{kind}.cost"] = costs.pop()
    return about


def _cost(who: Combatant, weapon: Wielded, kind: Kind, target: Combatant) -> int:
    """What *kind* adds to the roll with *weapon* against *target*, at the first thing that he holds."""
    piece = next(iter(possible.pieces(target)), None) if kind in _PIECES else None
    return sum(each.value for each in possible.modifiers(who, weapon.arm, Manoeuvre(kind, target.id, piece), target))


__all__ = ["SPECIAL", "Able", "Pair", "able", "chosen", "facts", "fields", "is_able"]
