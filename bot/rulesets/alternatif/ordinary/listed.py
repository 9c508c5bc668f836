"""The list of actions beside fighting that an encounter carries (tables 1 and 2; ALT-ACT-004 to -006)."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

from bot.kernel.values import fold
from bot.rulesets.alternatif.state import AlternatifState

NONE, ONE = "0", "1"


class Listed(NamedTuple):
    """An action of the list: its times as amounts, empty where the game master says them, and its names."""

    id: str
    reaction: str
    duration: str
    names: tuple[str, ...]

    @property
    def simple(self) -> bool:
        """Short and instinctive: no reaction, one segment (ALT-ACT-003)."""
        return (self.reaction, self.duration) == (NONE, ONE)


PLAIN: Mapping[str, Listed] = {
    each.id: each
    for each in (
        Listed("draw", NONE, ONE, ()),
        Listed("sheathe", NONE, ONE, ()),
        Listed("pick_up", NONE, ONE, ()),
        Listed("stand_up", NONE, ONE, ()),
        Listed("drink", "1d6", "1d6", ()),
        Listed("bandage", "1d4", "2d6", ()),
    )
}
"""What every encounter knows, whatever its data say: simple actions take one segment (ALT-MEL-013)."""


def written(actions: Iterable[Listed]) -> str:
    """The list as an encounter carries it: one text, which costs a snapshot little."""
    return json.dumps([list(each) for each in actions], ensure_ascii=False, separators=(",", ":"))


@lru_cache(maxsize=64)
def _read(text: str) -> Mapping[str, Listed]:
    found = dict(PLAIN)
    for ident, reaction, duration, names in json.loads(text) if text else ():
        found[ident] = Listed(ident, reaction, duration, tuple(names))
    return found


def actions(state: AlternatifState) -> Mapping[str, Listed]:
    """Every listed action by id."""
    return _read(state.actions)


def figures(state: AlternatifState, action: str) -> tuple[str | None, str | None]:
    """Reaction and duration of *action*; None for what the game master must say."""
    found = actions(state).get(action)
    if found is None:
        return None, None
    return found.reaction or None, found.duration or None


def meant(state: AlternatifState, label: str) -> Listed | None:
    """The listed action that *label*, somebody's own words, names; None: none of them (ALT-ACT-001)."""
    wanted = fold(label)
    if not wanted:
        return None
    return next((each for each in actions(state).values() if wanted in map(fold, each.names)), None)
