"""With `--hunt`, everybody tries more places to type in, and looks more often. Nobody is late."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.secrecy import patient, watching


@pytest.fixture(scope="session", autouse=True)
def as_often_as_asked(pytestconfig: pytest.Config) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patched:
        if pytestconfig.getoption("--hunt"):
            patched.setattr(watching, "TIMES", 1_000_000)
            patched.setattr(watching, "FACED", watching.EVERY)
        yield


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    patient.people(monkeypatch)
