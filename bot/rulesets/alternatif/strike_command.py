"""What `/strike` says to whoever is asked about a blow, of a regular action or a free one.

Each question has its own form; typed, all of them come to whom, with what, and how. A secret choice is for its panel.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from bot.kernel.decisions import NOTHING, Choice, Decision, Field, Reading, Scalar
from bot.rulesets.alternatif import occasions
from bot.rulesets.alternatif.base.checks import EQUIPMENT
from bot.rulesets.alternatif.charging import clashes
from bot.rulesets.alternatif.melee.aims import pieces, targets_of
from bot.rulesets.alternatif.specials import details
from bot.rulesets.alternatif.state import AlternatifState, aim_parts

BLANKS = ("target", "with", "how")


@dataclass(frozen=True)
class Way:
    """Something that the question offers, as it is typed: at whom or what (`-`: nothing at all), with the weapon of
    which hand, and how (None: a plain blow); and the *answer* that it is, of whose blanks those are filled in as
    *wanted*, the others with the first option."""

    target: str
    hand: str | None
    how: str | None
    answer: Choice
    wanted: Mapping[str, str] = field(default_factory=dict)

    def said(self, blank: str) -> str | None:
        """What this way has in *blank*."""
        return self.target if blank == "target" else self.hand if blank == "with" else self.how

    def fits(self, said: Sequence[tuple[str, str]]) -> bool:
        """Whether it is meant by what was *said* in some of the blanks."""
        return all(value == self.said(name) for name, value in said)


def reading(state: AlternatifState, decision: Decision) -> Reading | None:
    """*decision* as `/strike` answers it; None: it does not."""
    found = _WAYS.get(decision.kind)
    ways = list(found(state, decision)) if found is not None else []
    if not ways:
        return None
    suggested = decision.about.get("suggested_target") or decision.default.get("target")

    def form(partial: Choice) -> tuple[Field, ...]:
        fields = []
        said = _filled(partial)
        for blank in BLANKS:
            others = [each for each in said if each[0] != blank]
            fitting = [way for way in ways if way.fits(others)] if others else ways
            if options := tuple(dict.fromkeys(each for way in fitting if (each := way.said(blank)) is not None)):
                fields.append(Field(blank, options))
        return tuple(fields)

    def answer(said: Choice) -> Choice:
        fitting = [way for way in ways if way.fits(_filled(said))]
        best = min(fitting, key=lambda way: (way.how is not None, way.target != suggested))
        return decision.filled(best.answer, best.wanted)

    about = {**decision.about, "asked": decision.kind, **_named(state, decision.who, ways)}
    return Reading(Decision(decision.key, "struck", decision.who, form({}), {}, about, form), answer)


def _filled(partial: Choice) -> list[tuple[str, str]]:
    """What *partial* says, blank by blank."""
    return [each for each in partial.items() if each[1] != ""]


def _named(state: AlternatifState, ident: str, ways: Sequence[Way]) -> Mapping[str, Scalar]:
    """What the labels name: the weapon of each hand, and whose thing is aimed at."""
    about: dict[str, Scalar] = {}
    who = state.combatants[ident]
    held = [each.arm.weapon for each in who.hands]
    for each in who.hands:
        hand = each.arm.hand
        about |= {f"{hand}.weapon": each.arm.weapon, f"{hand}.hand": hand if held.count(each.arm.weapon) > 1 else None}
    for way in ways:
        owner, hand_of = aim_parts(way.target)
        thing = state.combatants[owner].holds(hand_of) if hand_of is not None else None
        if thing is not None:
            about |= {f"{way.target}.owner": owner, f"{way.target}.weapon": thing.arm.weapon}
    return about


# ---- the ways of each kind of question


def _strike(state: AlternatifState, decision: Decision) -> Iterator[Way]:
    who = state.combatants[decision.who]
    weapon = next(each for each in who.hands if each.arm.hand == decision.about["hand"])
    targets = targets_of(state, who)
    yield from (Way(ident, weapon.arm.hand, None, {"target": ident}) for ident in targets)
    for piece in pieces(state, who):
        yield Way(piece, weapon.arm.hand, None, {"target": EQUIPMENT}, {"piece": piece})
    able = details.able(state, who, [(state.combatants[ident], weapon) for ident in targets])
    yield from _specials(able, {"target": details.SPECIAL})
    yield Way(NOTHING, None, None, {"target": NOTHING})


def _free(state: AlternatifState, decision: Decision) -> Iterator[Way]:
    who = state.combatants[decision.who]
    offered = decision.all_fields({})[0].options
    for option in offered:
        target, _, manner = option.partition("/")
        if manner:
            strikes = decision.about[f"{option}.manner"] == "strike"
            yield Way(target, manner if strikes else None, None if strikes else manner, {"free": option})
    if EQUIPMENT in offered:
        for option in occasions.pieces(state, who):
            piece, _, hand = option.partition("/")
            yield Way(piece, hand, None, {"free": EQUIPMENT}, {"piece": option})
    yield from _specials(occasions.specials(state, who), {"free": details.SPECIAL})
    yield Way(NOTHING, None, None, {"free": NOTHING})


def _clash(state: AlternatifState, decision: Decision) -> Iterator[Way]:
    """Either end of a charge."""
    part, other = decision.kind, str(decision.about["target"])
    for option in decision.all_fields({})[0].options:
        hand = option.partition("/")[2]
        if hand:
            yield Way(other, hand, None, {part: option})
    yield from _specials(clashes.able(state, decision.who), {part: details.SPECIAL})
    yield Way(NOTHING, None, None, {part: NOTHING})


def _specials(able: Sequence[details.Able], said: Choice) -> Iterator[Way]:
    """Special actions; of their particulars the first that the question offers."""
    for kind, (target, weapon) in able:
        hand = weapon.arm.hand
        yield Way(target.id, hand, kind, said, {"how": kind, "whom": target.id, "hand": hand})


_WAYS = {
    "strike": _strike,
    "free": _free,
    "charge": _clash,
    "reception": _clash,
}
