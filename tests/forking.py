"""One server that all workers of a run fork their bots from: what it imports and reads beforehand, which takes some
seconds, is done once in a run and not once in each worker.

Python's own `multiprocessing.forkserver` knows no server of another process. Where that module is not as it is known
here, each worker has its own, as without.
"""

from __future__ import annotations

import os
from multiprocessing import forkserver, resource_tracker
from pathlib import Path
from typing import Any

from tests.kept import PRELOAD

KNOWN = {
    "_forkserver_address",
    "_forkserver_alive_fd",
    "_forkserver_pid",
    "_preload_modules",
    "_inherited_fds",
    "_lock",
}
"""What is known of a server where it may be another process's."""


def known() -> bool:
    """Whether this Python's servers are found by their address alone."""
    return vars(forkserver.ForkServer()).keys() == KNOWN


def begin() -> str | None:
    """Start the server, which ends with this process, and say where it is; it imports while others go on."""
    server: Any = getattr(forkserver, "_forkserver", None)
    if server is None or not known():
        return None
    server.set_forkserver_preload(PRELOAD)
    server.ensure_running()
    address = server._forkserver_address
    return address if isinstance(address, str) and Path(address).exists() else None


class Elsewhere(forkserver.ForkServer):
    """The server of another process, as long as it is there."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self._forkserver_address = address
        # It lives by what its own process holds; each bot is handed one of these, and does nothing with it.
        self._forkserver_alive_fd = os.open(os.devnull, os.O_RDONLY)

    def ensure_running(self) -> None:
        resource_tracker.ensure_running()


def use(address: str) -> None:
    """From now on this process forks its bots from the server at *address*."""
    server: Any = Elsewhere(address)
    module: Any = forkserver
    module._forkserver = server
    module.ensure_running = server.ensure_running
    module.get_inherited_fds = server.get_inherited_fds
    module.connect_to_new_process = server.connect_to_new_process
    module.set_forkserver_preload = server.set_forkserver_preload


def tell(pipe: Any) -> None:
    """What a bot says of itself when it is asked: who forked it, and who it is."""
    pipe.send((os.getppid(), os.getpid()))
