"""What decides beside a sum: the pure faces of the d20 (ALT-CRI-001, -010)."""

from __future__ import annotations

from bot.rulesets.shared.check import ByFace, came_off


class ByNatural(ByFace):
    """The base of an event whose field *natural* says that its face has decided."""

    def settled(self) -> str:
        won, found = came_off(self), getattr(self, "natural", None)
        if not getattr(self, "face", None):
            return ""
        return "sure" if won and found == 20 else "lost" if won is False and found == 1 else ""


class ByDefence(ByFace):
    """The base of an event that tells of a parry or a dodge: a critical parry stops whatever comes, one on a pure 1
    nothing; a dodge is a save, which no pure 1 spoils, and stops nothing of what fell on a pure 20 (ALT-DEF-009)."""

    def settled(self) -> str:
        face, total, against = (getattr(self, name, None) for name in ("face", "total", "against"))
        if not face:
            return ""
        if getattr(self, "outcome", "") == "parried":
            beaten = total is not None and against is not None and total < against
            return "sure" if getattr(self, "critical", False) or (face == 20 and beaten) else ""
        if getattr(self, "way", "") != "dodge":
            return "lost" if face == 1 else ""
        held = total is not None and against is not None and total >= against
        return "undodged" if held else ""


__all__ = ["ByDefence", "ByNatural"]
