"""Identifiers. Strings and numbers that must not be mixed up get a type of their own."""

from __future__ import annotations

from typing import NewType

CombatantId = NewType("CombatantId", str)
"""Stable within one encounter, e.g. `jurl` or `orc-2`."""

QuestionId = NewType("QuestionId", str)
"""The journal line that opened the question, a dot, an index: `12.0`. Lines are never reused, so neither are ids."""

UserId = NewType("UserId", int)
"""A person on the chat service; 0 is the referee itself (deadlines, the clock)."""

CLOCK = UserId(0)
