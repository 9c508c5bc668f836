"""The command line for tests, in a process of its own that need not import everything anew.

`arbitre` forks it from the server that the rehearsal's bots are forked from: the same `main`, with its own folder,
environment, outputs and exit code, at a tenth of the cost. What must be the very command that a host types,
`python -m bot`, says so: what hangs on the terminal (`test_outputs`), on the shell, and on signals.
"""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

from bot.rehearsal.process import context

ROOT = Path(__file__).resolve().parents[1]
LONGEST_S = 60.0


def surroundings(**more: str) -> dict[str, str]:
    """Our environment without what a host would have set for the bot, and *more*."""
    ours = ("DISCORD", "DATABASE", "HOUSE", "DEFAULT", "LANG", "LC_")
    kept = {k: v for k, v in os.environ.items() if not k.startswith(ours)}
    return kept | {"PYTHONPATH": str(ROOT), "LANG": "C.UTF-8", **more}


def arbitre(folder: Path, *args: str, mighty: bool = True, **env: str) -> subprocess.CompletedProcess[str]:
    """Run the command line with *args* in *folder*, forked. Not *mighty*: by somebody who is held back by the rights
    of files, whoever runs the tests."""
    with tempfile.TemporaryDirectory() as outputs:
        written = [os.path.join(outputs, name) for name in ("out", "err")]
        process = context().Process(  # type: ignore[attr-defined]
            target=_command, args=(str(folder), args, surroundings(**env), written, mighty), daemon=True
        )
        process.start()
        process.join(LONGEST_S)
        if process.is_alive():
            process.kill()
            process.join()
            raise subprocess.TimeoutExpired(args, LONGEST_S)
        told = [Path(each).read_text("utf-8") for each in written]
        return subprocess.CompletedProcess(args, process.exitcode, *told)


def _without_might() -> None:
    """Give up what lets root read and write whatever he likes (capabilities 1 and 2 of Linux)."""
    libc = ctypes.CDLL(None, use_errno=True)
    header = (ctypes.c_uint32 * 2)(0x20080522, 0)
    sets = (ctypes.c_uint32 * 6)()
    for call in (libc.capget, libc.capset):
        if call(header, sets):
            raise OSError(ctypes.get_errno(), "capabilities")
        for at in (0, 1):  # effective and permitted
            sets[at] &= ~0b110


def _command(folder: str, args: tuple[str, ...], env: Mapping[str, str], written: list[str], mighty: bool) -> None:
    """The forked process's whole life."""
    if not mighty and sys.platform == "linux":
        _without_might()
    for descriptor, path in enumerate(written, 1):
        target = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        os.dup2(target, descriptor)
        os.close(target)
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(env)
    from bot.__main__ import main

    sys.exit(main(args))
