"""A decision is a small form: named fields, what can still be chosen, and a stated default.

Buttons, selects, typed answers, standing orders, autopilots and random play all speak to `Decision.legal`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final, TypeAlias

from bot.kernel.values import record

Choice: TypeAlias = Mapping[str, str]
"""Field names and what was chosen; complete or partial."""

Scalar: TypeAlias = str | int | bool | None

_DIGITS: Final = 6
NOTHING: Final = "-"
"""The option that stands for doing nothing, in every question that offers it."""


class Late(Mapping[str, Scalar]):
    """Facts that are looked up when somebody reads them: most questions are made anew, or answered by orders, before
    anybody does. *make* must answer the same whenever it is called: it reads records, which never change."""

    __slots__ = ("_made", "_make")

    def __init__(self, make: Callable[[], Mapping[str, Scalar]]) -> None:
        self._make = make
        self._made: Mapping[str, Scalar] | None = None

    def made(self) -> Mapping[str, Scalar]:
        """The facts themselves, looked up once."""
        if self._made is None:
            self._made = self._make()
        return self._made

    def __getitem__(self, name: str) -> Scalar:
        return self.made()[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self.made())

    def __len__(self) -> int:
        return len(self.made())


@record
class Field:
    """One blank of a form and what may be written in it, in the order to offer; never empty. *free*: whoever types may
    write words of his own there, too; what another blank, *beside*, offers may be among them. *alone*: it is chosen by
    whoever is asked even where one option is left, for there are others that cannot be had now. *own_words*: what is as
    many words long, or longer, may be somebody's own, too, unless one of them is a word of an option. *figures*: the
    options are examples; any other number may be written from the first to the second of these, in steps of the third,
    all in hundredths.

    >>> far = Field("far", ("9", "4.5"), figures=(50, 900, 50))
    >>> [far.takes(each) for each in ("4.5", "4", "4.50", "4.2", "9.5", "-1", "x")]
    [True, True, False, False, False, False, False]
    >>> [Field("by", ("-5",), figures=(-900, 100, 100)).takes(each) for each in ("-7", "1", "-0", "-10", "--1")]
    [True, True, False, False, False]
    """

    name: str
    options: tuple[str, ...]
    free: bool = False
    beside: str = ""
    alone: bool = False
    figures: tuple[int, int, int] | None = None
    own_words: int = 0

    def __post_init__(self) -> None:
        if not self.options:
            raise ValueError(f"field {self.name} offers nothing")

    def takes(self, value: str) -> bool:
        """Whether *value* may be written in it."""
        if value in self.options or self.figures is None:
            return value in self.options
        whole, point, rest = value.removeprefix("-").partition(".")
        shown = whole.isdecimal() and whole.isascii() and len(whole) <= _DIGITS and (whole == "0" or whole[0] != "0")
        if not shown or (point and not (rest.isdecimal() and rest.isascii() and len(rest) <= 2 and rest[-1] != "0")):
            return False
        least, most, step = self.figures
        written = int(whole) * 100 + int(rest.ljust(2, "0") if point else 0)
        if value.startswith("-"):
            written = -written or most + 1
        return least <= written <= most and written % step == 0

    @property
    def is_implied(self) -> bool:
        """Whether nothing is left to choose in it."""
        return len(self.options) == 1 and not self.alone and self.figures is None


@record
class Decision:
    """A question to one person, computed from the state alone.

    *key* is its identity while the moment stands: made anew with the same key it is the same question. *kind* names its
    wording and what standing orders speak of. *about* holds what the wording needs, and only what the person asked may
    know. *default* is a complete legal answer: what holds when nobody answers. *form* gives the fields for a partial
    answer where later fields depend on earlier ones; otherwise *fields* are all there is. *like*: the kind of question
    whose words its options share, where they have none of their own. *shared*: several are asked the very same, and the
    first answer is that of all. *beside*: he is asked while others are, who do not wait for him (to wait for somebody
    hidden would tell of him): once they have answered it is withdrawn. *ends*: the option of its first field by which
    whoever is asked is done; it is one press, and never far to seek. *idle*: silence gives nothing away that would
    have been used; whoever lets its time pass has missed nothing.
    """

    key: str
    kind: str
    who: str
    fields: tuple[Field, ...]
    default: Choice
    about: Mapping[str, Scalar] = field(default_factory=dict)
    form: Callable[[Choice], tuple[Field, ...]] | None = None
    like: str = ""
    shared: bool = False
    beside: bool = False
    ends: str = ""
    idle: bool = False

    def is_one_with(self, other: Decision) -> bool:
        """Whether both are asked as one of several people: the same, of whoever answers first."""
        return self.shared and other.shared and (self.kind, self.offered()) == (other.kind, other.offered())

    @property
    def facts(self) -> Mapping[str, Scalar]:
        """What `about` holds, as a plain mapping: for those who read much of it."""
        about = self.about
        return about.made() if isinstance(about, Late) else about

    def all_fields(self, partial: Choice) -> tuple[Field, ...]:
        """The fields that apply once *partial* is chosen."""
        return self.form(partial) if self.form is not None else self.fields

    def legal(self, partial: Choice) -> tuple[Field, ...] | None:
        """What can still be chosen after *partial*: the blank fields; () when complete, None when not legal."""
        fields = self.form(partial) if self.form is not None else self.fields
        blank: list[Field] = []
        seen = 0
        for each in fields:
            chosen = partial.get(each.name)
            if chosen is None:
                blank.append(each)
            elif not each.takes(chosen):
                return None
            else:
                seen += 1
        return tuple(blank) if seen == len(partial) else None

    def joined(self, partial: Choice, choice: Choice) -> dict[str, str]:
        """*choice* together with *partial*, which was chosen before; by itself where they do not go together: the last
        word counts."""
        both = {**partial, **choice}
        return dict(choice) if self.legal(both) is None else both

    def filled(self, partial: Choice, wanted: Mapping[str, str] = MappingProxyType({})) -> dict[str, str]:
        """The complete answer that *partial* begins: each blank left as *wanted*, where that is offered, else with the
        first option.

        >>> how = Field("how", ("strike", "push"))
        >>> ask = Decision("k", "act", "ana", (Field("whom", ("bor", "cid")), how), {"whom": "bor", "how": "strike"})
        >>> ask.filled({}, {"how": "push"})
        {'whom': 'bor', 'how': 'push'}
        """
        full = dict(partial)
        while left := self.legal(full):
            blank = left[0]
            value = wanted.get(blank.name, "")
            full[blank.name] = value if value in blank.options else blank.options[0]
        return full

    def implied(self, partial: Choice) -> dict[str, str]:
        """*partial* and what follows from it: blanks in which nothing is left to choose.

        >>> arm = Field("with", ("sword",))
        >>> ask = Decision("k", "act", "ana", (Field("whom", ("bor", "cid")), arm), {"whom": "bor", "with": "sword"})
        >>> ask.implied({}), ask.implied({"whom": "cid"})
        ({'with': 'sword'}, {'whom': 'cid', 'with': 'sword'})
        """
        full = dict(partial)
        while left := self.legal(full):
            only = next((each for each in left if each.is_implied), None)
            if only is None:
                break
            full[only.name] = only.options[0]
        return full

    def field(self, name: str, partial: Choice) -> Field | None:
        """The field *name* of an answer that says more than *partial*: one that the form has only once it is given."""
        found = self.all_fields(partial) if name in partial else self.all_fields({**partial, name: ""})
        return next((each for each in found if each.name == name), None)

    def offered(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """What the empty form offers: a question whose offer changes gets a new generation of buttons."""
        return tuple((each.name, each.options) for each in self.all_fields({}))


@dataclass(frozen=True, slots=True)
class Reading:
    """How the options of a command answer a question that is asked in other words. *form* has a blank for each of them,
    and what is left blank means what is usual; *answer* makes of what was said an answer in the question's own form."""

    form: Decision
    answer: Callable[[Choice], Choice]
