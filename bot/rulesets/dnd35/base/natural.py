"""What decides beside a sum: a natural 20 and a natural 1 of attacks and saves (D35-BAS-007, -014), equal totals of
opposed checks (D35-BAS-015)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from bot.rulesets.shared.check import ByFace, came_off


class Strikes(ByFace):
    """An attack roll, whatever it is aimed at."""

    settled_by: ClassVar[Mapping[str, tuple[str, ...]]] = dict.fromkeys(("natural_20", "natural_1"), ("D35-BAS-007",))


class Saves(ByFace):
    """A save."""

    settled_by: ClassVar[Mapping[str, tuple[str, ...]]] = dict.fromkeys(("natural_20", "natural_1"), ("D35-BAS-014",))


class Opposes(ByFace):
    """An opposed check: of equal totals the greater modifier wins, or whoever began has failed (D35-BAS-015)."""

    face: int
    total: int
    other_face: int
    other_total: int

    def settled(self) -> str:
        mine, theirs = self.total, self.other_total
        if mine is None or mine != theirs:
            return ""
        if getattr(self, "outcome", "") == "tie":
            return "tie_again"
        won = came_off(self)
        if won is None:
            won = getattr(self, "outcome", "") == "won"
        # The smaller face is the greater modifier.
        return "tie" if won or self.face > self.other_face else "tie_fails"


__all__ = ["Opposes", "Saves", "Strikes"]
