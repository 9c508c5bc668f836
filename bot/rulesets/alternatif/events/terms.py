"""The terms of a sum (see `bot.rulesets.shared.check`)."""

from __future__ import annotations

from bot.rulesets.shared.check import Term, term

__all__ = ["Term", "term"]
