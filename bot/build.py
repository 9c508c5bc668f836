"""Which build of rules and data this is: two programs may call themselves by one version, and rule otherwise."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

from bot.catalogue import fingerprint

HERE = Path(__file__).parent
RULES = ("kernel", "rulesets", "catalogue")
"""The packages that decide what an input comes to."""


@cache
def rules_fingerprint(root: Path = HERE) -> str:
    """What tells the rules under *root* from any others: a digest of their sources, in hex. However a line ends, it is
    the same."""
    digest = hashlib.blake2b(digest_size=8)
    for package in RULES:
        for path in sorted((root / package).rglob("*.py")):
            for part in (path.relative_to(root).as_posix().encode(), path.read_bytes().replace(b"\r\n", b"\n")):
                digest.update(len(part).to_bytes(8, "big") + part)
    return digest.hexdigest()


def build_of(house: Path | None = None) -> str:
    """The fingerprint of this build: of its rules, and of its data with a host's own folder *house*. It stands in each
    line of a journal that this build writes."""
    return f"{rules_fingerprint()}.{fingerprint(house)}"


__all__ = ["build_of", "rules_fingerprint"]
