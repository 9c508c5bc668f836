"""All the catalogues there are, one for each ruleset that has data."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from bot.catalogue.catalogue import PACKAGED, Catalogue, load_catalogue
from bot.catalogue.dnd5 import Dnd5Catalogue, load_dnd5
from bot.catalogue.dnd35 import Dnd35Catalogue, load_dnd35
from bot.catalogue.files import Unplayed
from bot.catalogue.models import Spoken
from bot.catalogue.percentile import PercentileCatalogue, load_percentile
from bot.catalogue.rpg20 import Rpg20Catalogue, load_rpg20


@dataclass(frozen=True)
class Library:
    """Each ruleset's catalogue under the ruleset's id."""

    alternatif: Catalogue
    percentile: PercentileCatalogue
    dnd5: Dnd5Catalogue
    dnd35: Dnd35Catalogue
    rpg20: Rpg20Catalogue

    @property
    def games(self) -> tuple[Catalogue | PercentileCatalogue | Dnd5Catalogue | Dnd35Catalogue | Rpg20Catalogue, ...]:
        """All the catalogues."""
        return self.alternatif, self.percentile, self.dnd5, self.dnd35, self.rpg20

    def named(self) -> Iterator[tuple[str, Spoken]]:
        """Every entry that sentences speak of, with its kind (see each catalogue)."""
        for each in self.games:
            yield from each.named()

    @property
    def unplayed(self) -> tuple[Unplayed, ...]:
        """What of a host's own entries no rule plays."""
        return self.dnd5.unplayed

    @property
    def weapons(self) -> int:
        """How many weapons there are in all."""
        return sum(len(each.weapons) for each in self.games)

    @property
    def creatures(self) -> int:
        """How many creatures there are in all."""
        return sum(len(each.creatures) for each in self.games)


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
    return Library(
        alternatif=load_catalogue(house, packaged),
        percentile=load_percentile(house, packaged),
        dnd5=load_dnd5(house, packaged),
        dnd35=load_dnd35(house, packaged),
        rpg20=load_rpg20(house, packaged),
    )
