"""The rules of the text behind each event, by their ids in the ledger, for "Why?": those that it says itself, and those
behind the terms of its sum."""

from __future__ import annotations

from typing import Any

from bot.rulesets.alternatif.chapters import RULES
from bot.rulesets.alternatif.tactics.circumstances import TERMS


def rules_of(event: Any) -> tuple[str, ...]:
    """The ledger ids behind *event*; none for what no rule decided."""
    own = RULES.get(event.__class__, ())
    found = own(event) if callable(own) else own
    behind = (rule for each in getattr(event, "terms", ()) for rule in TERMS.get(each.name, ()))
    return tuple(dict.fromkeys((*found, *behind)))
