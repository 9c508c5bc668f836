"""With `--hunt`, everybody tries more places to type in, and looks more often."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.secrecy import watching


@pytest.fixture(scope="session", autouse=True)
def as_often_as_asked(pytestconfig: pytest.Config) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patched:
        if pytestconfig.getoption("--hunt"):
            patched.setattr(watching, "TIMES", 1_000_000)
            patched.setattr(watching, "FACED", watching.EVERY)
        yield
