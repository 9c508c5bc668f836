"""What several actions need, each said once: it lets them be offered, and is the reason where they are not."""

from __future__ import annotations

from bot.rulesets.dnd5.base.distances import metres, on_grid
from bot.rulesets.dnd5.base.outlook import Outlook
from bot.rulesets.shared.ground.geometry import point_of
from bot.rulesets.shared.lacking import Lack, Said


def cell(at: Outlook, said: Said) -> Lack | None:
    """That a square of the map is named, and one that can be got to."""
    named = said.get("target") or said.get("to")
    if not on_grid(at.state):
        return "no_map", {}
    if not isinstance(named, str) or point_of(named) is None:
        return "which_cell", {}
    return "cell", {"cell": named, "metres": metres(at.left)}
