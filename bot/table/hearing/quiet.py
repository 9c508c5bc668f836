"""Quiet hours: when, in the table's own time zone, nobody's time to answer runs.

All moments are in seconds since 1970, by the clock (not uptime). Quiet hours are written `22:00-08:00`; without any the
text is empty. They may go on past midnight. An hour that a change of the clocks skips or repeats is read as the zone's
own rules read it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta, tzinfo
from functools import lru_cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

from bot.kernel.errors import Refused
from bot.kernel.values import fold
from bot.table.base.likeness import resolve, shown

DAY = 86_400.0
LONGEST_QUIET = 20 * 60
"""Minutes: at least four hours a day are left to play."""
NONE = ("none", "no", "-", "off", "aucune", "non", "0")
_WRITTEN = re.compile(r"(\d{1,2})(?:[:h](\d{2})?)?\s*[-–—a>]+\s*(\d{1,2})(?:[:h](\d{2})?)?")
_EDGE = 1.0
"""Seconds of the quiet hours in which still happens what was due as they began."""


@dataclass(frozen=True, slots=True)
class Hours:
    """The quiet hours of a table: *begin* and *end* in minutes after midnight in *zone*; the same where there are
    none."""

    begin: int
    end: int
    zone: tzinfo

    @property
    def length(self) -> float:
        """Seconds of quiet in a day."""
        return (self.end - self.begin) % 1_440 * 60.0

    def span(self, at: float) -> tuple[float, float] | None:
        """Begin and end of the quiet hours in which *at* lies, the end excluded; None outside."""
        if self.begin == self.end:
            return None
        today = datetime.fromtimestamp(at, self.zone).date()
        for day in (today - timedelta(days=1), today):
            begin = self._moment(datetime(day.year, day.month, day.day), self.begin)
            last = day if self.end > self.begin else day + timedelta(days=1)
            end = self._moment(datetime(last.year, last.month, last.day), self.end)
            if begin <= at < end:
                return begin, end
        return None

    def _moment(self, midnight: datetime, minutes: int) -> float:
        return midnight.replace(hour=minutes // 60, minute=minutes % 60, tzinfo=self.zone).timestamp()

    def _next(self, at: float) -> float:
        """When the quiet hours begin next, after *at*, which lies outside."""
        today = datetime.fromtimestamp(at, self.zone).date()
        for ahead in range(3):
            day = today + timedelta(days=ahead)
            begin = self._moment(datetime(day.year, day.month, day.day), self.begin)
            if begin > at:
                return begin
        raise AssertionError("a day without an evening")

    def after(self, at: float, seconds: float) -> float:
        """The moment at which *seconds* outside the quiet hours have passed since *at*. Of whole days each counts as
        the open hours of one: a day stays a day."""
        return self.onward(at, self.open_in(seconds))

    def open_in(self, seconds: float) -> float:
        """How many seconds *seconds* are outside the quiet hours, when of whole days each counts as its open hours."""
        return seconds // DAY * (DAY - self.length) + seconds % DAY

    def onward(self, at: float, left: float) -> float:
        """The moment at which *left* seconds outside the quiet hours have passed since *at*."""
        if self.begin == self.end:
            return at + left
        while True:
            quiet = self.span(at)
            if quiet is not None:
                at = quiet[1]
                continue
            begin = self._next(at)
            if begin - at >= left:
                return at + left
            left -= begin - at
            at = begin

    def hush(self, at: float) -> tuple[float, float] | None:
        """Begin and end of the quiet hours in which nothing may happen by itself at the moment *at*; None outside.

        What was due as they began still happens: it comes a moment later, never at that very moment.
        """
        quiet = self.span(at)
        return None if quiet is None or at - quiet[0] <= _EDGE else quiet

    def put_off(self, at: float) -> float:
        """*at*, or if it lies in quiet hours as long after their end as it lay after their beginning."""
        quiet = self.hush(at)
        return at if quiet is None else self.onward(quiet[1], at - quiet[0])


def read_hours(typed: str) -> str:
    """Quiet hours as stored, from what people type (`22-8`, `23:30-7`, `22h-8h`, `none`). Raises `Refused`
    (`bad-quiet-hours`)."""
    bare = fold(typed)
    if bare in NONE:
        return ""
    found = _WRITTEN.fullmatch(bare)
    if found is None:
        raise Refused("bad-quiet-hours", typed=shown(typed))
    first, first_minute, last, last_minute = (int(each or 0) for each in found.groups())
    begin, end = first % 24 * 60 + first_minute, last % 24 * 60 + last_minute
    if max(first, last) > 24 or max(first_minute, last_minute) > 59 or not 0 < (end - begin) % 1_440 <= LONGEST_QUIET:
        raise Refused("bad-quiet-hours", typed=shown(typed))
    return f"{begin // 60:02}:{begin % 60:02}-{end // 60:02}:{end % 60:02}"


@lru_cache(maxsize=1)
def zones() -> tuple[str, ...]:
    """The time zones that people may name: continent and city, and UTC."""
    areas = ("Africa/", "America/", "Antarctica/", "Asia/", "Atlantic/", "Australia/", "Europe/", "Indian/", "Pacific/")
    return ("UTC", *sorted(each for each in available_timezones() if each.startswith(areas)))


def read_zone(typed: str) -> str:
    """The time zone that *typed* means: its name or its city alone. Raises `Refused` (`unknown-zone`,
    `ambiguous-name`)."""
    named = [(each, each) for each in zones()]
    cities = [(each, each.rpartition("/")[2].replace("_", " ")) for each in zones()]
    for typed_as in (typed, typed.replace(" ", "_")):
        exact = [ident for ident, _ in named if fold(ident) == fold(typed_as)]
        if exact:
            return exact[0]
    try:
        return resolve(typed, cities, unknown="unknown-zone")
    except Refused as refused:
        if refused.key != "unknown-zone":
            raise
        raise Refused("unknown-zone", typed=shown(typed)) from refused


@lru_cache(maxsize=64)
def hours(quiet: str, zone: str) -> Hours:
    """The quiet hours *quiet* in *zone*; a zone that this machine does not know (any more) is read as UTC."""
    place: tzinfo
    try:
        place = ZoneInfo(zone) if zone else UTC
    except (ZoneInfoNotFoundError, ValueError, OSError):
        place = UTC
    if not quiet:
        return Hours(0, 0, place)
    begin, _, end = quiet.partition("-")
    return Hours(_minutes(begin), _minutes(end), place)


def _minutes(text: str) -> int:
    hour, _, minute = text.partition(":")
    return int(hour) * 60 + int(minute)
