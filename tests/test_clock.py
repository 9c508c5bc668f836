"""Clocks: the one that is moved by hand is no kinder than the machine's."""

from __future__ import annotations

import asyncio

from bot.clock import CREEP, StepClock, SystemClock


async def test_a_clock_moved_by_hand_never_shows_the_same_twice_and_is_always_a_little_late() -> None:
    clock = StepClock(1_000.0)
    shown = [read() for _ in range(100) for read in (clock.now, clock.steady)]
    assert shown == sorted(set(shown))
    assert shown[-1] - shown[0] < 300 * CREEP < 0.01
    fired: list[tuple[str, float]] = []
    set_at = clock.steady()
    clock.call_in(20.0, lambda: fired.append(("later", clock.steady())))
    clock.call_in(10.0, lambda: fired.append(("sooner", clock.steady())))
    clock.call_in(5.0, lambda: fired.append(("never", clock.steady()))).cancel()
    await clock.advance(9.0)
    assert fired == []
    await clock.advance(15.0)
    assert [name for name, _ in fired] == ["sooner", "later"]
    assert all(at > set_at + wanted for (_, at), wanted in zip(fired, (10.0, 20.0), strict=True))


async def test_the_date_leaps_and_what_is_waited_for_does_not() -> None:
    clock = StepClock(1_000.0)
    fired: list[bool] = []
    clock.call_in(10.0, lambda: fired.append(True))
    before = clock.steady()
    clock.leap(86_400.0)
    assert clock.now() > 87_000.0
    assert clock.steady() - before < 1.0
    await clock.advance(9.0)
    assert not fired
    clock.leap(-200_000.0)
    assert clock.now() < 0.0
    await clock.advance(2.0)
    assert fired == [True]


async def test_the_machines_clock_calls_when_the_time_has_passed_and_not_before() -> None:
    clock, loop = SystemClock(), asyncio.get_running_loop()
    called: asyncio.Future[float] = loop.create_future()
    far = clock.call_in(400 * 86_400.0, lambda: called.set_exception(AssertionError("a year early")))
    begun = clock.steady()
    clock.call_in(0.02, lambda: called.set_result(clock.steady()))
    assert await called - begun >= 0.019
    past: asyncio.Future[None] = loop.create_future()
    clock.call_in(-5.0, lambda: past.set_result(None))
    await past
    far.cancel()
