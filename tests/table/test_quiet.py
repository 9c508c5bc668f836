"""Quiet hours as they are typed, and the time that does not run in them."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.kernel.errors import Refused
from bot.table.hearing.quiet import hours, read_hours, read_zone, zones

PARIS = ZoneInfo("Europe/Paris")
NIGHT = hours("22:00-08:00", "Europe/Paris")


def at(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=PARIS).timestamp()


def said(moment: float) -> str:
    return datetime.fromtimestamp(moment, PARIS).strftime("%Y-%m-%dT%H:%M")


@pytest.mark.parametrize(
    ("typed", "stored"),
    [
        ("22:00-08:00", "22:00-08:00"),
        ("22-8", "22:00-08:00"),
        ("22h à 8h", "22:00-08:00"),
        ("23:30 – 7", "23:30-07:00"),
        ("0-6", "00:00-06:00"),
        ("22-24", "22:00-00:00"),
        ("12h30 - 14h", "12:30-14:00"),
        ("aucune", ""),
        ("None", ""),
    ],
)
def test_hours_as_people_type_them(typed: str, stored: str) -> None:
    assert read_hours(typed) == stored


@pytest.mark.parametrize("typed", ["", "night", "25-8", "22:60-8", "8-8", "8-7", "22", "-", "22-8-9", "1" * 50])
def test_what_gives_no_hours_is_refused(typed: str) -> None:
    if typed == "-":
        assert read_hours(typed) == ""
        return
    with pytest.raises(Refused) as refused:
        read_hours(typed)
    assert refused.value.key == "bad-quiet-hours"


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("Europe/Paris", "Europe/Paris"),
        ("paris", "Europe/Paris"),
        ("montreal", "America/Montreal"),
        ("Montréal", "America/Montreal"),
        ("new york", "America/New_York"),
        ("utc", "UTC"),
    ],
)
def test_zones_by_their_cities(typed: str, zone: str) -> None:
    assert read_zone(typed) == zone


def test_no_city_and_several() -> None:
    with pytest.raises(Refused) as unknown:
        read_zone("Atlantis")
    assert unknown.value.key == "unknown-zone"
    with pytest.raises(Refused) as several:
        read_zone("san")
    assert several.value.key == "ambiguous-name"
    assert "UTC" in zones()


@pytest.mark.parametrize(
    ("asked", "seconds", "due"),
    [
        # A day is a day, whatever its night.
        ("2026-10-05T10:00", 86_400.0, "2026-10-06T10:00"),
        ("2026-10-05T21:00", 86_400.0, "2026-10-06T21:00"),
        # Asked at night: the next day, whole.
        ("2026-10-05T02:00", 86_400.0, "2026-10-05T22:00"),
        # Half an hour across the evening goes on in the morning.
        ("2026-10-05T21:50", 1_800.0, "2026-10-06T08:20"),
        ("2026-10-05T23:50", 1_800.0, "2026-10-06T08:30"),
        ("2026-10-05T12:00", 1_800.0, "2026-10-05T12:30"),
        # The clocks go back in the night of the 25th: the hours are those of the clock on the wall.
        ("2026-10-24T21:30", 3_600.0, "2026-10-25T08:30"),
        ("2026-03-28T21:30", 3_600.0, "2026-03-29T08:30"),
    ],
)
def test_no_time_runs_in_quiet_hours(asked: str, seconds: float, due: str) -> None:
    assert said(NIGHT.after(at(asked), seconds)) == due


def test_what_falls_into_quiet_hours_is_put_off() -> None:
    assert said(NIGHT.put_off(at("2026-10-05T22:30"))) == "2026-10-06T08:30"
    assert said(NIGHT.put_off(at("2026-10-05T21:59"))) == "2026-10-05T21:59"
    assert said(NIGHT.put_off(at("2026-10-06T08:00"))) == "2026-10-06T08:00"
    assert said(NIGHT.put_off(at("2026-10-05T22:00"))) == "2026-10-05T22:00"


def test_without_quiet_hours_time_always_runs() -> None:
    none = hours("", "Europe/Paris")
    assert none.after(1_000.0, 86_400.0) == 87_400.0
    assert none.span(1_000.0) is None
    assert none.put_off(1_000.0) == 1_000.0


def test_hours_within_a_day_and_a_zone_that_is_not_known() -> None:
    noon = hours("12:30-14:00", "Nowhere/Atlantis")
    begin = datetime.fromisoformat("2026-10-05T12:00+00:00").timestamp()
    assert noon.after(begin, 3_600.0) - begin == 9_000.0
