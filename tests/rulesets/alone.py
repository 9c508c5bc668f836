"""Each option of a question is told from that option alone: its label, its chance, what it leads to and what it costs
are the same whatever else is offered, and in whatever order; and so is the reason why something is not offered.

What is shown in the list is held against the same question made otherwise: with that option alone in its blank, and
without what belongs to the others (`within`); and in a state in which the people, or what whoever is asked carries or
knows, stand in the other order, or one thing is not there that he does not hold (`others`, `refused`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from bot.kernel.decisions import Choice, Decision, Field
from bot.kernel.errors import Refused, ReplayMismatch
from bot.kernel.frame import Frame
from bot.kernel.ruleset import Reader, Ruleset
from bot.kernel.values import evolve
from bot.render.choices import upon
from bot.render.questions import Questions
from bot.render.words import Words
from bot.table.keeping.situation import stood
from bot.text import LOCALES, Texts

_TEXTS = Texts()
_WORDING = Questions(_TEXTS)
_READER = Reader(1, gm=True)
SECRET = bytes(range(32))
DEEP = 2
"""So many of the options of a first blank are gone into."""
FEWER = "without"
"""How it is told that something is not there: then an option is compared only where nothing is left to choose."""
LESS: Mapping[str, Sequence[str]] = {
    "alternatif": ("carried",),
    "percentile": ("carried", "spells"),
    "dnd5": ("weapons", "spells"),
    "dnd35": ("weapons", "spells"),
    "rpg20": ("weapons", "explosives"),
}
"""By game, the fields of people that hold what each of them has, one thing beside the other."""


class Told(NamedTuple):
    """An option in words, in each language: its label, and what it leads to; and what is known of it beforehand."""

    labels: tuple[str, ...]
    means: tuple[str, ...]
    prospect: Mapping[str, Any]


class Asking(NamedTuple):
    """A question of *game* in *state*: *decision*, as far as it is answered with *partial*."""

    game: Ruleset[Any]
    state: Any
    decision: Decision
    partial: Choice

    def told(self, field: str, value: str) -> Told:
        """What is shown of *value*."""
        game, state, decision, partial = self
        prospect = game.prospect(state, decision, partial, field, value, _READER)
        people = game.people(state)
        labels, means = [], []
        for locale in LOCALES:
            words = Words(_TEXTS, locale, game=game.id, people=people, labels=True)
            label = _WORDING.option(words, decision, field, value, partial)
            labels.append(upon(words, decision, partial, field, value, label))
            means.append(_WORDING.means(words, decision, field, value, partial, prospect))
        return Told(tuple(labels), tuple(means), dict(prospect))

    @property
    def blank(self) -> Field | None:
        """What is chosen next."""
        return next(iter(self.decision.legal(self.partial) or ()), None)

    def left(self, value: str) -> list[tuple[str, frozenset[str]]]:
        """What is left to choose after *value*, in whatever order."""
        assert self.blank is not None
        left = self.decision.legal({**self.partial, self.blank.name: value})
        return [(each.name, frozenset(each.options)) for each in left or ()]


def ways(game: Ruleset[Any], state: Any, decision: Decision) -> Iterator[Asking]:
    """The question *decision* with nothing chosen, and with some first choices."""
    first = Asking(game, state, decision, {})
    yield first
    if first.blank is not None:
        options = first.blank.options
        for value in options[:: max(1, len(options) // DEEP)][:DEEP]:
            partial = {first.blank.name: value}
            if decision.legal(partial):
                yield first._replace(partial=partial)


def only(asking: Asking, blank: Field, values: tuple[str, ...]) -> Asking:
    """The same question with nothing but *values* in *blank*, and without what belongs to its other options."""
    decision = asking.decision
    gone = set(blank.options) - {*values, *asking.partial.values()}

    def form(partial: Choice) -> tuple[Field, ...]:
        fields = decision.all_fields(partial)
        return tuple(replace(each, options=values, alone=True) if each.name == blank.name else each for each in fields)

    about = {name: fact for name, fact in decision.facts.items() if name.rpartition(".")[0] not in gone}
    return asking._replace(decision=replace(decision, fields=form({}), form=form, about=about))


def _plain(value: Any) -> Any:
    """*value*, of which nobody minds in what order it names several people."""
    if isinstance(value, Mapping):
        return {name: _plain(each) for name, each in value.items()}
    if isinstance(value, tuple):
        return tuple(map(_plain, value))
    return sorted(re.findall(r"[\w+-]+", value)) if isinstance(value, str) else value


def differing(one: Asking, told: Told, other: Asking, value: str, how: str) -> Iterator[str]:
    """What is *told* of *value* in the question *one*, and is another in the *other*."""
    assert one.blank is not None
    found = other.told(one.blank.name, value)
    for name, mine, theirs in zip(Told._fields, told, found, strict=True):
        if _plain(mine) != _plain(theirs):
            yield f"{one.decision.kind} {dict(one.partial)} {value}: {name} {mine} in the list, {theirs} {how}"


def within(asking: Asking) -> Iterator[str]:
    """What is told of an option and hangs on the others of the same list."""
    blank = asking.blank
    if blank is None or len(blank.options) < 2:
        return
    back = only(asking, blank, blank.options[::-1])
    for value in blank.options:
        told = asking.told(blank.name, value)
        yield from differing(asking, told, only(asking, blank, (value,)), value, "alone")
        yield from differing(asking, told, back, value, "in the other order")


def across(one: Asking, other: Asking, how: str) -> Iterator[str]:
    """What is told of an option that both offer, and differs. Not where more, or less, is left to choose after it: what
    it comes to hangs on that. Nor of what ends it all, which speaks of the others."""
    mine, theirs = one.blank, other.blank
    if mine is None or theirs is None or mine.name != theirs.name:
        return
    for value in mine.options:
        if value not in theirs.options or value == one.decision.ends or one.left(value) != other.left(value):
            continue
        if not (how.startswith(FEWER) and one.left(value)):
            yield from differing(one, one.told(mine.name, value), other, value, how)


def by_roster(state: Any) -> bool:
    """Whether the order in which people have come is a rule: several battalions of a side share those who are in
    contact with a hero, the first ones first, and whom he reaches hangs on it (PCT-BAT-005)."""
    if getattr(state.settings, "variant", "") != "battle":
        return False
    sides = [each.side for each in state.fighters.values() if each.soldiers is not None and not each.out]
    return len(sides) > len({*sides})


def variants(game: Ruleset[Any], state: Any, ident: str) -> Iterator[tuple[str, Any]]:
    """The states in which the people, or what *ident* has, stand in the other order, or one thing is not there."""
    people = "fighters" if hasattr(state, "fighters") else "combatants"
    everybody: Mapping[str, Any] = getattr(state, people)
    if not by_roster(state):
        yield "with the people in the other order", evolve(state, **{people: dict(reversed(everybody.items()))})
    who = everybody[ident]
    for name in LESS[game.id]:
        things = getattr(who, name)
        if len(things) < 2:
            continue
        # What is in hand has its order: the first of it is what he fights with.
        held = tuple(each for each in things if getattr(each, "in_hand", False))
        rest = tuple(each for each in things if each not in held)
        lists = [(f"with {name} in the other order", (*held, *rest[::-1]))]
        for at, thing in enumerate(things):
            if thing not in held:
                lists.append((f"{FEWER} {thing} of {name}", (*things[:at], *things[at + 1 :])))
        for how, left in lists:
            yield how, evolve(state, **{people: {**everybody, ident: evolve(who, **{name: left})}})


def others(game: Ruleset[Any], frame: Frame[Any], decision: Decision) -> Iterator[str]:
    """What is told of an option of the open question *decision*, and hangs on something else that whoever is asked has,
    or on who stands before whom."""
    if decision.who not in {each.id for each in game.people(frame.state)}:
        return
    asked = list(ways(game, frame.state, decision))
    for how, state in variants(game, frame.state, decision.who):
        if how.startswith(FEWER) and decision.kind != "declare":
            # It may be about that very thing.
            continue
        try:
            there = stood(game, frame._replace(state=state), SECRET)
        except (Refused, ReplayMismatch):
            continue
        found = [form for _, form in there.questions() if form.key == decision.key]
        for form in found:
            for each in asked:
                yield from across(each, Asking(game, state, form, each.partial), how)


def refused(game: Ruleset[Any], state: Any, ident: str, asked: Iterable[str] = ()) -> Iterator[str]:
    """Why *ident* cannot do something, where the reason hangs on something else that he has; not of what he is *asked*
    just now, which he can do."""
    possible = {*asked}
    before = {action: why for action, why in _reasons(game, state, ident) if action not in possible}
    for how, other in variants(game, state, ident):
        if how.startswith(FEWER) and not how.endswith("spells"):
            # Weapons are what more than one action lacks.
            continue
        after = dict(_reasons(game, other, ident))
        for action in before.keys() & after.keys():
            if how.startswith(FEWER) and action in ("cast", "ready"):
                continue
            if _plain(before[action]) != _plain(after[action]):
                yield f"{ident} cannot {action}: {before[action]}, {after[action]} {how}"


def _reasons(game: Ruleset[Any], state: Any, ident: str) -> Iterator[tuple[str, Any]]:
    """The refusal of each action that *ident* may not declare now: its key, and what it names; no lists of what else
    there is."""
    whole, form = (game.form(state, "declare", ident, whole=each) for each in (True, False))
    known, offered = (() if each is None else each.all_fields({})[0].options for each in (whole, form))
    for action in known:
        if action in offered:
            continue
        try:
            game.check(state, game.compose(state, "declare", 1, {"who": ident, "action": action, "locale": "fr"}))
        except Refused as no:
            lists = [name for name, fact in no.facts.items() if isinstance(fact, str) and ", " in fact]
            yield action, {"key": no.key, **no.facts, **dict.fromkeys((*lists, "left"))}


def faults(game: Ruleset[Any], frame: Frame[Any], asked: Iterable[Decision]) -> Iterator[str]:
    """All of it, of the open questions *asked*."""
    for decision in asked:
        for each in ways(game, frame.state, decision):
            yield from within(each)
        yield from others(game, frame, decision)
        if decision.kind == "declare":
            blank = next(iter(decision.all_fields({})), None)
            yield from refused(game, frame.state, decision.who, blank.options if blank else ())


__all__ = ["Asking", "faults", "only", "within"]
