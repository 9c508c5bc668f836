"""Bots of all workers come from one server, and outlive nobody they should not."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests import forking

ROOT = Path(__file__).parents[1]
WORKER = """
import sys
from multiprocessing import context, get_context
from tests import forking

forking.use(sys.argv[1])
server = get_context("forkserver")
ours, theirs = server.Pipe()
bot = server.Process(target=forking.tell, args=(theirs,), daemon=True)
bot.start()
theirs.close()
print(*ours.recv())
bot.join()
print(bot.exitcode)
"""
BEGINNER = """
import subprocess, sys
from tests import forking

forking.PRELOAD[:] = ["tests.forking"]
address = forking.begin()
assert forking.begin() == address
for _ in range(2):
    line = [sys.executable, "-c", sys.argv[1], address]
    print(subprocess.run(line, stdout=subprocess.PIPE, check=True, text=True).stdout)
"""


def test_two_workers_fork_from_one_server_which_ends_with_the_run() -> None:
    # The server holds what is read here: it would go on for ever if the server did not end.
    told = subprocess.run(
        [sys.executable, "-c", BEGINNER, WORKER], cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True, timeout=60
    ).stdout.split()
    servers, bots, ended = told[0::3], told[1::3], told[2::3]
    assert len(servers) == 2
    assert len(set(servers)) == 1
    assert len(set(bots)) == 2
    assert ended == ["0", "0"]


def test_this_python_s_servers_are_as_they_are_known_here() -> None:
    if sys.version_info < (3, 12):
        assert forking.known()
