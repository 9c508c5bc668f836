"""See `upgrade_kills`: a process of its own, for it forks."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest


@pytest.mark.seldom
@pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL")
def test_a_new_version_that_is_killed_while_it_takes_over_loses_nothing() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.table.upgrade_kills", "4"],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.startswith("nothing went wrong")
