"""A state alone as text: the program writes none without its snapshot, of which it writes only what has changed."""

from __future__ import annotations

from typing import Any

from bot.kernel.codec import Codec


def state_text(codec: Codec[Any], state: Any) -> str:
    """*state* whole, written at one go."""
    text: bytes = codec._state.dump_json(state, exclude_defaults=True, context=codec)
    return text.decode()


def state_of(codec: Codec[Any], text: str) -> Any:
    """What *text* says."""
    return codec._state.validate_json(text, context=codec)
