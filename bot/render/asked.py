"""What one question shows now: the field to choose in, and what can be chosen in one press."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.kernel.decisions import NOTHING, Decision, Field
from bot.kernel.frame import Open
from bot.render.cards import IN_ROW

Pair = tuple[Open, Decision]


@dataclass(frozen=True, slots=True)
class Asked:
    """What one question shows now: *field* to choose in, and *beside* it (field, value) choices that are complete."""

    question: Open
    decision: Decision
    field: Field
    beside: tuple[tuple[str, str], ...] = ()

    @classmethod
    def of(cls, question: Open, decision: Decision, *, again: bool) -> Asked | None:
        """The first blank field, or a later one that implies it. *again*: a complete choice may be made anew."""
        blank = decision.legal(question.partial)
        if not blank:
            fields = decision.all_fields({})
            if (blank == () and not again) or not fields:
                return None
            return cls(question, decision, fields[0])
        first = blank[0]
        if question.partial:
            return cls(question, decision, first, _other_ways(question, decision, first))
        if len(blank) < 2:
            return cls(question, decision, first)
        done = tuple((first.name, value) for value in first.options if decision.legal({first.name: value}) == ())
        later = blank[1]
        if (
            len(blank) == 2
            and len(first.options) - len(done) == 1
            and all(_implied(decision, later, v) for v in later.options)
        ):
            return cls(question, decision, later, done)
        return cls(question, decision, first)

    @property
    def presses(self) -> tuple[tuple[str, str], ...]:
        """Every choice that is one press, as (field, value)."""
        ends = self.ends
        options = [(self.field.name, value) for value in self.field.options]
        if ends and ends[0] in options[IN_ROW:]:
            options.remove(ends[0])
            options.insert(IN_ROW - 1, ends[0])
        return (*options, *self.beside)

    @property
    def ends(self) -> tuple[tuple[str, str], ...]:
        """The press by which whoever is asked is done, where it is offered now, as (field, value)."""
        value = self.decision.ends
        return ((self.field.name, value),) if value in self.field.options and not self.question.partial else ()

    @property
    def usual(self) -> tuple[tuple[str, str], ...]:
        """What comes first, and what holds when nobody answers, as (field, value)."""
        default = (self.field.name, self.decision.default.get(self.field.name, NOTHING))
        return tuple(dict.fromkeys((*self.presses[:1], *(one for one in self.presses if one in (default, *self.ends)))))

    def quiet(self, field: str, value: str) -> bool:
        """Whether this press is the way of doing nothing."""
        return value == NOTHING or (field, value) in self.beside

    def stepwise(self) -> Asked:
        """The same question by its first field alone, so that nothing it offers is left out."""
        if not self.beside or self.question.partial:
            return self
        return Asked(self.question, self.decision, self.decision.all_fields({})[0])


def before(partial: Mapping[str, str], field: str) -> Mapping[str, str]:
    """What was chosen beside *field*."""
    return {name: said for name, said in partial.items() if name != field} if field in partial else partial


def _implied(decision: Decision, field: Field, value: str) -> bool:
    """Whether choosing *value* leaves nothing to choose in the other fields."""
    left = decision.legal({field.name: value})
    return left is not None and all(each.is_implied for each in left)


def leads_on(asked: Asked, field: str, value: str) -> bool:
    """Whether something is left to choose once *value* is chosen."""
    left = asked.decision.legal({**before(asked.question.partial, field), field: value})
    return left is not None and not all(each.is_implied for each in left)


def _names(fields: tuple[Field, ...]) -> tuple[str, ...]:
    return tuple(each.name for each in fields)


def _other_ways(question: Open, decision: Decision, blank: Field) -> tuple[tuple[str, str], ...]:
    """What leads elsewhere than the last choice: nobody is caught half-way (the last word counts). Where that is more
    than a row of buttons takes, none of them: then [Start over] leads there, and all that stands there is one step.
    Nothing that *blank* offers as well: two buttons with the same words would do different things."""
    asked = decision.all_fields(question.partial)
    chosen = [each for each in asked if each.name in question.partial]
    if not chosen:
        return ()
    last = chosen[-1]
    others = (each for each in last.options if each not in blank.options)
    ways = [v for v in others if _names(decision.all_fields({**question.partial, last.name: v})) != _names(asked)]
    return tuple((last.name, value) for value in ways) if len(ways) <= IN_ROW else ()


def takes_figures(pairs: Sequence[Pair], *, again: bool) -> bool:
    """Whether what is asked now takes other numbers than those that are offered."""
    asked = (Asked.of(*pair, again=again) for pair in pairs)
    return any(each is not None and each.field.figures is not None for each in asked)
