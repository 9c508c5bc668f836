"""What can be announced with `/declare` and `/move`, and the tools that change what is under way."""

from __future__ import annotations

from .steps import say

DOINGS = (
    say("GM", "/encounter open", wrong=None),
    say("GM", "/encounter end"),
)
