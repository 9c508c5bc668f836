"""The figures that a host's services may read: true, with units, and nobody's name among them."""

from __future__ import annotations

import asyncio
import errno
import logging
import socket
import time
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import aiohttp
import pytest
from aiohttp import web
from prometheus_client.parser import text_string_to_metric_families

from bot.metrics import LOOK_EVERY, Metrics, PortRefused, Standing
from bot.rehearsal.local import LocalTable
from bot.rehearsal.player import Player
from bot.rehearsal.script import parse
from bot.settings import Settings

NOW = Standing(
    ready=True,
    encounters_live=3,
    encounters_awake=2,
    transactions=40,
    reads=7,
    unsent=1,
    outbox_lag=12.5,
    heartbeat_age=4.0,
)
KINDS = {
    "arbitre_build_info": "gauge",
    "arbitre_ready": "gauge",
    "arbitre_encounters_live": "gauge",
    "arbitre_encounters_awake": "gauge",
    "arbitre_outbox_unsent": "gauge",
    "arbitre_outbox_lag_seconds": "gauge",
    "arbitre_heartbeat_age_seconds": "gauge",
    "arbitre_transactions": "counter",
    "arbitre_reads": "counter",
    "arbitre_refusals": "counter",
    "arbitre_errors": "counter",
    "arbitre_first_answer_seconds": "histogram",
    "arbitre_loop_delay_seconds": "histogram",
    "process_resident_memory_bytes": "gauge",
    "python_gc_collections": "counter",
}


async def read(host: str, port: int) -> tuple[dict[str, str], dict[tuple[str, Mapping[str, str] | None], float]]:
    """Each figure's type, and each value by its name and, if it has any, its label."""
    async with aiohttp.ClientSession() as session, session.get(f"http://{host}:{port}/metrics") as answer:
        assert answer.status == 200
        families = list(text_string_to_metric_families(await answer.text()))
    values = {(each.name, next(iter(each.labels.values()), None)): each.value for f in families for each in f.samples}
    return {each.name: each.type for each in families}, values  # type: ignore[return-value]


async def test_every_figure_has_its_type_its_unit_and_its_value(unused_tcp_port: int) -> None:
    now = NOW
    metrics = Metrics("9.9", lambda: now)
    await metrics.serve("127.0.0.1", unused_tcp_port)
    try:
        metrics.answered("application_command", 0.03)
        metrics.answered("application_command", 2.5)
        metrics.refused("not-your-turn")
        logging.getLogger("bot.table.house.table").error("something")
        logging.getLogger("bot.table.house.table").warning("nothing much")
        await asyncio.sleep(LOOK_EVERY / 2)
        time.sleep(LOOK_EVERY + 0.06)  # noqa: ASYNC251 (a stall is what is to be seen)
        await asyncio.sleep(0.02)
        kinds, values = await read("127.0.0.1", unused_tcp_port)
        assert KINDS.items() <= kinds.items()
        assert values["arbitre_build_info", "9.9"] == 1
        assert values["arbitre_ready", None] == 1
        assert values["arbitre_transactions_total", None] == 40
        assert values["arbitre_outbox_lag_seconds", None] == 12.5
        assert values["arbitre_heartbeat_age_seconds", None] == 4
        assert values["arbitre_refusals_total", "not-your-turn"] == 1
        assert values["arbitre_errors_total", "bot.table.house.table"] == 1
        assert values["arbitre_first_answer_seconds_count", "application_command"] == 2
        assert values["arbitre_first_answer_seconds_sum", "application_command"] == pytest.approx(2.53)
        delays = {k[1]: v for k, v in values.items() if k[0] == "arbitre_loop_delay_seconds_bucket"}
        assert delays["+Inf"] - delays["0.05"] >= 1
        now = replace(NOW, ready=False, unsent=0)
        _, values = await read("127.0.0.1", unused_tcp_port)
        assert values["arbitre_ready", None] == 0
    finally:
        await metrics.close()
    with pytest.raises(aiohttp.ClientError):
        await read("127.0.0.1", unused_tcp_port)


async def test_only_this_machine_can_read_them_unless_told_otherwise(unused_tcp_port: int) -> None:
    metrics = Metrics("9.9", lambda: NOW)
    await metrics.serve(Settings().metrics_host, unused_tcp_port)
    assert metrics._runner is not None
    assert [place[0] for place in metrics._runner.addresses] == ["127.0.0.1"]
    await metrics.close()


@pytest.mark.parametrize(
    ("code", "key"),
    [(errno.EADDRINUSE, "port-taken"), (errno.EACCES, "port-forbidden"), (errno.EADDRNOTAVAIL, "host-unknown")],
)
async def test_a_place_that_cannot_be_had_is_refused(monkeypatch: pytest.MonkeyPatch, code: int, key: str) -> None:
    async def fail(_: web.TCPSite) -> None:
        raise OSError(code, "no")

    monkeypatch.setattr(web.TCPSite, "start", fail)
    with pytest.raises(PortRefused) as refused:
        await Metrics("9.9", lambda: NOW).serve("127.0.0.1", 9100)
    assert refused.value.key == key


@pytest.mark.parametrize("host", ["192.0.2.1", "no address", "a" * 300, "é..é"])
async def test_what_is_no_address_of_this_machine_is_refused(host: str, unused_tcp_port: int) -> None:
    with pytest.raises(PortRefused) as refused:
        await Metrics("9.9", lambda: NOW).serve(host, unused_tcp_port)
    assert refused.value.key == "host-unknown"


async def test_a_taken_port_is_refused_for_what_it_is() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other, pytest.raises(PortRefused) as refused:
        await Metrics("9.9", lambda: NOW).serve("127.0.0.1", other.getsockname()[1])
    assert refused.value.key == "port-taken"


async def test_a_fight_is_seen_in_the_figures(tmp_path: Path, unused_tcp_port: int) -> None:
    """Through the front door: answers, refusals by their key, encounters, transactions, what is still to be posted."""
    settings = {"metrics_port": unused_tcp_port}
    async with LocalTable(tmp_path / "a.db", seed="5eed", locale="en", settings=settings) as table:
        player = Player(table)
        await player.play(parse("GM> /encounter open\nAlice> /gm pause\n"))
        _, values = await read("127.0.0.1", unused_tcp_port)
        assert values["arbitre_ready", None] == 1
        assert values["arbitre_encounters_live", None] == values["arbitre_encounters_awake", None] == 1
        assert values["arbitre_transactions_total", None] > 0
        assert values["arbitre_first_answer_seconds_count", "application_command"] == 2
        refusals = {key[1]: value for key, value in values.items() if key[0] == "arbitre_refusals_total"}
        assert sum(refusals.values()) == 1, refusals
        assert values["arbitre_outbox_unsent", None] == values["arbitre_outbox_lag_seconds", None] == 0
