"""The rules of the text behind each event, by their ids in the ledger, for "Why?": those that it says itself, and those
behind the terms of its sum."""

from __future__ import annotations

from typing import Any

from bot.rulesets.alternatif.tactics.circumstances import TERMS


def with_terms(event: Any, own: tuple[str, ...]) -> tuple[str, ...]:
    """The ledger ids behind *event*: its *own*, and those behind each term of its sum."""
    behind = (rule for each in getattr(event, "terms", ()) for rule in TERMS.get(each.name, ()))
    return tuple(dict.fromkeys((*own, *behind)))
