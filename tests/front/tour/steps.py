"""How every command and every button is reached, by whom, and who must not: fights, step by step.

`say` types a line (`attack|attaquer`: English and French; names of commands and options are translated by the
registered definitions; `?Otto` is the first value offered whose label contains that). `press` uses the newest component
whose id begins so, `fill` sends the form that is open. Each step names who must be refused first: a person, `elsewhere`
(the same person in a channel where nobody plays), or nobody, where everybody may.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

ELSEWHERE = "elsewhere"
OFFERED = "?"
"""How a value begins that is the first offered while one types (with this in its label)."""
WRONG = "zork"
"""What no form takes."""
EVE = "Eve"
"""She has no part in the fight."""


@dataclass(frozen=True)
class Step:
    """*line*: what is typed; *press*: how the id of what is pressed begins; *fill*: what is filled in, by field ids.
    *wrong*: who is refused first; *refused*: the right person is refused as well (a wrong line); *looks*: it changes
    neither a fight nor a sheet, though others like it do. *value*: what is chosen in a select; of a button, what its
    label contains."""

    who: str
    line: str = ""
    press: str = ""
    value: str | None = None
    fill: Mapping[str, str] | None = None
    wrong: str | None = EVE
    refused: bool = False
    wait: float = 0.0
    deaf: bool = False
    looks: bool = False


def say(who: str, line: str, *, wrong: str | None = EVE, refused: bool = False, looks: bool = False) -> Step:
    return Step(who, line=line, wrong=wrong, refused=refused, looks=looks)


def press(who: str, begins: str, value: str | None = None, *, wrong: str | None = EVE) -> Step:
    return Step(who, press=begins, value=value, wrong=wrong)


def fill(who: str, wrong: str | None = EVE, **said: str) -> Step:
    return Step(who, fill=said, wrong=wrong)


def step(each: Step, **more: bool) -> Step:
    """The same step with *more*."""
    return replace(each, **more)


def deaf(who: str) -> Step:
    """From now on *who* takes no direct messages."""
    return Step(who, deaf=True)


def until(who: str, begins: str) -> Step:
    """Deadlines pass until *who* sees something to press whose id begins so."""
    return Step(who, press=begins, wait=200)


def wait(seconds: float) -> Step:
    return Step("", wait=seconds)
