"""All the catalogues there are, one for each ruleset that has data."""

from __future__ import annotations

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


def load_library(house: Path | None = None, packaged: Path = PACKAGED) -> Library:
    """Read every ruleset's packaged data, then what a host's own folder *house* adds or replaces.

    Raises `CatalogueRefused` naming file, entry and field; then nothing was loaded.
    """
    return Library(alternatif=load_catalogue(house, packaged), percentile=load_percentile(house, packaged))
