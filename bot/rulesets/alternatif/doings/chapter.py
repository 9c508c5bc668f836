"""What ordinary actions add to the game (ALT-ACT)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from bot.kernel.decisions import Scalar
from bot.kernel.events import GM_ONLY, owner_of, side_of
from bot.rulesets.alternatif.arguments import somebody
from bot.rulesets.alternatif.chapter import Chapter
from bot.rulesets.alternatif.compose import number, text
from bot.rulesets.alternatif.doings import changes, checks, events, notes, taken
from bot.rulesets.alternatif.state import AlternatifState

State = AlternatifState
Args = Mapping[str, Scalar]
_CHANCE = re.compile(r"(\d{1,2})\s*%")
_PENALTY = re.compile(r"[-−]\s*(\d{1,2})")


def _words(args: Args) -> str:
    return str(args.get("words") or "")[:200]


def _times(state: State, by: int, args: Args) -> Any:
    """`value`: `+2` or `-1` segments, a duration, or `reaction/duration`."""
    value = text(args, "value").strip()
    if value[0] in "+-−":
        more = number({"value": value.replace("−", "-").lstrip("+")}, "value")
        return notes.Retime(by, text(args, "who"), more=more, words=_words(args))
    reaction, duration = _both(value)
    return notes.Retime(by, text(args, "who"), reaction, duration, words=_words(args))


def _both(value: str) -> tuple[str | None, str | None]:
    """`reaction/duration`, either of which may be left out; a single amount is the duration."""
    first, slash, second = value.partition("/")
    if not slash:
        return None, first.strip()
    return first.strip() or None, second.strip() or None


def _rush(state: State, by: int, args: Args) -> Any:
    """`value`: the times, `words`: a penalty (`-2`) or a chance of failure (`30 %`)."""
    reaction, duration = _both(text(args, "value").strip())
    said = _words(args)
    chance, penalty = _CHANCE.search(said), _PENALTY.search(said)
    return notes.Rush(
        by,
        text(args, "who"),
        reaction,
        duration,
        -int(penalty[1]) if penalty is not None else 0,
        int(chance[1]) if chance is not None else 0,
    )


def _hesitate(state: State, by: int, args: Args) -> Any:
    """`who` (and `target`), and in `words` any others by their names; `value`: how long."""
    people = [str(args[each]) for each in ("who", "target") if args.get(each)]
    for name in filter(None, (each.strip() for each in str(args.get("words") or "").split(","))):
        people.append(somebody(state, name))
    return notes.Hesitate(by, tuple(dict.fromkeys(people)), text(args, "value"))


def _penalty(args: Args) -> int:
    value = args.get("value")
    return 0 if value in (None, "") else -abs(number({"value": str(value).replace("−", "-")}, "value"))


CHAPTER = Chapter(
    events={
        events.TaskRetimed: changes.retimed,
        events.TaskLetBe: changes.let_be,
        events.JoinedIn: changes.joined,
        events.CompanionsSettled: changes.companions,
        events.AsideTaken: None,
        events.BeatWaived: changes.waived,
    },
    notes={
        notes.JoinIn: (checks.join_in, taken.join_in),
        notes.Coordinate: (checks.coordinate, taken.coordinate),
        notes.TakeAside: (checks.aside, taken.aside),
        notes.Retime: (checks.retime, taken.retime),
        notes.Rush: (checks.rush, taken.rush),
        notes.Complicate: (checks.complicate, taken.complicate),
        notes.WaiveBeat: (checks.waive, taken.waive),
        notes.Hesitate: (checks.hesitate, taken.hesitate),
    },
    tools={
        "times": _times,
        "rush": _rush,
        "complicate": lambda state, by, args: notes.Complicate(
            by, text(args, "who"), text(args, "value"), _words(args)
        ),
        "together": lambda state, by, args: notes.JoinIn(by, text(args, "who"), text(args, "target")),
        "coordinate": lambda state, by, args: notes.Coordinate(by, text(args, "who"), text(args, "target")),
        "hasty": lambda state, by, args: notes.WaiveBeat(by, text(args, "who"), _penalty(args), _words(args)),
        "hesitate": _hesitate,
    },
    rules={
        events.TaskRetimed: lambda event: {
            "gm": ("ALT-ACT-014", "ALT-ACT-016"),
            "rushed": ("ALT-ACT-018",),
            "aggravated": ("ALT-ACT-017",),
            "second": ("ALT-ACT-015",),
            "coordinated": ("ALT-ACT-020",),
        }[event.reason],
        events.TaskLetBe: ("ALT-ACT-017",),
        events.JoinedIn: ("ALT-ACT-019",),
        events.CompanionsSettled: ("ALT-ACT-019",),
        events.AsideTaken: ("ALT-ACT-008", "ALT-ACT-011"),
        events.BeatWaived: ("ALT-REA-024",),
    },
    audiences={
        events.TaskRetimed: lambda event: side_of(event.combatant),
        events.TaskLetBe: lambda event: GM_ONLY,
        events.JoinedIn: lambda event: side_of(event.combatant),
        events.CompanionsSettled: lambda event: side_of(event.combatant),
        events.BeatWaived: lambda event: owner_of(event.combatant),
    },
)
