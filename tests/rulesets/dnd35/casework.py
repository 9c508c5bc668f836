"""What the cases need beside the tables of `skirmish`: ways to a cell, and the terms of a roll by their names."""

from __future__ import annotations

from typing import Any

from bot.rulesets.dnd35.attack.arms import armour_class
from bot.rulesets.dnd35.attack.strikes import AttackRolled
from tests.rulesets.dnd35.skirmish import Fed, Skirmish

BESIDE = {"aria": "E10", "orc": "F10"}


def goes(scene: Skirmish, who: str, cell: str, *faces: int | Fed) -> None:
    """*who* moves to *cell*; where many cells can be reached their column is asked for first."""
    column = {"column": cell.rstrip("0123456789")} if scene.options(who, "column", action="go") else {}
    scene.does(who, "go", *faces, to=cell, **column)


def reachable(scene: Skirmish, who: str) -> set[str]:
    """The cells that a move action of *who* may lead to."""
    columns = scene.options(who, "column", action="go")
    if not columns:
        return set(scene.options(who, "to", action="go"))
    return {cell for each in columns for cell in scene.options(who, "to", action="go", column=each)}


def terms_of(rolled: Any) -> dict[str, int]:
    return {each.name: each.value for each in rolled.terms}


def class_of(scene: Skirmish, who: str, by: str | None = None, **more: Any) -> int:
    against = scene.who(by) if by is not None else None
    return armour_class(scene.state, scene.who(who), by=against, **more)


def rolled(scene: Skirmish) -> tuple[int, int]:
    """The total of the only attack since the last word, and what it was against."""
    made = scene.one(AttackRolled)
    return made.total, made.against


def turn(scene: Skirmish) -> Any:
    assert scene.state.turn is not None
    return scene.state.turn


__all__ = ["BESIDE", "class_of", "goes", "reachable", "rolled", "terms_of", "turn"]
