"""The mounts that an encounter knows, copied from the catalogue as JSON when it opens."""

from __future__ import annotations

from functools import lru_cache

from pydantic import TypeAdapter

from bot.catalogue import Catalogue
from bot.rulesets.alternatif.state import AlternatifState, Mount

_LIST = TypeAdapter(tuple[Mount, ...])


def written(catalogue: Catalogue) -> str:
    """All mounts of *catalogue*."""
    found = tuple(
        Mount(each.id, each.speed, each.stirrups, {"fr": each.name.fr, "en": each.name.en})
        for each in catalogue.mounts.values()
    )
    return _LIST.dump_json(found, exclude_defaults=True).decode()


@lru_cache(maxsize=64)
def _read(text: str) -> tuple[Mount, ...]:
    return _LIST.validate_json(text) if text else ()


def mounts(state: AlternatifState) -> dict[str, Mount]:
    """The mounts of the encounter, by id."""
    return {each.id: each for each in _read(state.mounts)}
