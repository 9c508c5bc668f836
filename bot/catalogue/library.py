"""All the catalogues there are, one for each ruleset that has data."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from bot.catalogue.catalogue import PACKAGED, Catalogue, load_catalogue
from bot.catalogue.models import Spoken
from bot.catalogue.percentile import PercentileCatalogue, load_percentile


@dataclass(frozen=True)
class Library:
    """Each ruleset's catalogue under the ruleset's id."""

    alternatif: Catalogue
    percentile: PercentileCatalogue

    def named(self) -> Iterator[tuple[str, Spoken]]:
        """Every entry that sentences speak of, with its kind (see each catalogue)."""
        yield from self.alternatif.named()
        yield from self.percentile.named()

    @property
    def weapons(self) -> int:
        """How many weapons there are in all."""
        return len(self.alternatif.weapons) + len(self.percentile.weapons)

    @property
    def creatures(self) -> int:
        """How many creatures there are in all."""
        return len(self.alternatif.creatures) + len(self.percentile.creatures)


def fingerprint(house: Path | None = None, packaged: Path = PACKAGED) -> str:
    """What tells these data (the packaged ones, and a host's own folder *house*) from any others: a digest, in hex."""
    digest = hashlib.blake2b(digest_size=12)
    for folder in (packaged, house):
        if folder is None:
            continue
        for path in sorted(folder.glob("*/*.toml")):
            for part in (path.relative_to(folder).as_posix().encode(), path.read_bytes()):
                digest.update(len(part).to_bytes(8, "big") + part)
        digest.update(b"/")
    return digest.hexdigest()


def load_library(house: Path | None = None, packaged: Path = PACKAGED) -> Library:
    """Read every ruleset's packaged data, then what a host's own folder *house* adds or replaces.

    Raises `CatalogueRefused` naming file, entry and field; then nothing was loaded.
    """
    return Library(alternatif=load_catalogue(house, packaged), percentile=load_percentile(house, packaged))
