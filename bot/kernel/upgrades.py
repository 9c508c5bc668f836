"""From older forms to today's: the small steps by which what was recorded is brought up to date before it is read.

A journal is never rewritten. Each line says in which form it was written: the game's (`Game.schema`) and the kernel's
(`KERNEL`). Whoever changes what an event, an input, the state or the kernel's standing look like as JSON raises the
number and writes a `Revision` from the form before; revisions are kept for ever, and so are fights recorded in every
form (`tests/fixtures/fights`). They work on plain JSON, before anything is validated, and never look at today's types.

A field that is added with a default needs no revision; nor does a new type of event. Where the rules fill such a field
of an event, it is marked (`values.LATER`), so that what was recorded without it replays.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias

JSON: TypeAlias = dict[str, Any]

KERNEL = 1
"""The form of the kernel's own events, inputs and standing."""


class Form(NamedTuple):
    """The forms in which something was written: the game's and the kernel's; 0: before forms were numbered."""

    schema: int
    kernel: int


@dataclass(frozen=True, slots=True)
class Revision:
    """The step from one form to the next.

    *events*: by type, what an event has become: another one, several in order, or none. *inputs*: the same for inputs,
    always one. *dice*: by what dice were rolled for, what that is called since; their faces belong to what it was
    called when they fell. *state*: the state of a snapshot; None: as before; `UNREADABLE`: it is folded from the
    events instead. *standing*: the kernel's half of a snapshot. Whatever is not named stays as it is. *names*: it
    changed what things are called and how they are written, not what is played: nobody is told of it.
    """

    events: Mapping[str, Callable[[JSON], JSON | Sequence[JSON]]] = field(default_factory=dict)
    inputs: Mapping[str, Callable[[JSON], JSON]] = field(default_factory=dict)
    dice: Mapping[str, str] = field(default_factory=dict)
    state: Callable[[JSON], JSON] | None = None
    standing: Callable[[JSON], JSON] | None = None
    names: bool = False


class Unreadable(ValueError):
    """No step leads from the form in which something was written to today's."""


def UNREADABLE(state: JSON) -> JSON:  # noqa: N802
    """The state of a snapshot when no step can make today's of it."""
    raise Unreadable("the state has another form")


Revisions: TypeAlias = Mapping[int, Revision]
"""By the form before it, each step."""

KERNEL_REVISIONS: Revisions = {}


def steps(revisions: Revisions, recorded: int, today: int) -> list[Revision]:
    """The steps from form *recorded* to *today*'s, in order. What is not numbered is of the oldest form there are steps
    from; where no step was written, events and inputs stayed as they were (or will not be read).

    >>> renamed = Revision()
    >>> steps({1: renamed}, 0, 2) == steps({1: renamed}, 1, 2) == [renamed]
    True
    >>> steps({}, 0, 2), steps({1: renamed}, 2, 2), steps({1: renamed}, 3, 2)
    ([], [], [])
    """
    first = recorded or min(revisions, default=today)
    return [revisions[each] for each in range(first, today) if each in revisions]


def check_steps(revisions: Revisions, recorded: int, today: int) -> None:
    """Raise `Unreadable` unless steps lead from form *recorded* all the way to *today*'s: a state, most of which is as
    by default and not written, could else be read as another.

    >>> check_steps({1: Revision()}, 1, 2)
    >>> check_steps({}, 1, 2)
    Traceback (most recent call last):
    bot.kernel.upgrades.Unreadable: form 1, today it is 2
    """
    if recorded > today or any(each not in revisions for each in range(recorded or today, today)):
        raise Unreadable(f"form {recorded}, today it is {today}")


def events_today(told: JSON, way: Sequence[Revision]) -> list[JSON]:
    """What the event *told* has become after the steps of *way*."""
    now = [told]
    for step in way:
        then, now = now, []
        for each in then:
            change = step.events.get(each["type"])
            made = each if change is None else change(each)
            now.extend([made] if isinstance(made, dict) else made)
    return now


def dice_then(way: Sequence[Revision]) -> Mapping[str, str]:
    """By what dice are rolled for today, what that was called before the steps of *way*, where it was called otherwise.

    >>> dice_then([Revision(dice={"parade": "parry"}), Revision(dice={"parry": "ward"})])
    {'ward': 'parade'}
    """
    then: dict[str, str] = {}
    for step in way:
        then |= {after: then.pop(before, before) for before, after in step.dice.items()}
    return then


def input_today(given: JSON, way: Sequence[Revision]) -> JSON:
    """What the input *given* has become after the steps of *way*."""
    for step in way:
        change = step.inputs.get(given["type"])
        given = given if change is None else change(given)
    return given


__all__ = [
    "JSON",
    "KERNEL",
    "KERNEL_REVISIONS",
    "UNREADABLE",
    "Form",
    "Revision",
    "Revisions",
    "Unreadable",
    "check_steps",
    "dice_then",
    "events_today",
    "input_today",
    "steps",
]
