"""How older forms become today's (see `bot.kernel.upgrades`). What is written here is never changed again.

2 to 3: settings, some of which went by French words, have English names and values.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from bot.kernel.upgrades import JSON, Revision, Revisions

_WORDS: Final = {
    "contrer_against": "counter_against",
    "cl": "wrestling_class",
    "retourne_scope": "turned_scope",
    "d20_and_ca": "d20_and_ac",
    "free_botte_offers_free_attack": "free_special_action_offers_free_attack",
}


def _word(word: Any) -> Any:
    return _WORDS.get(word, word) if isinstance(word, str) else word


def settings_today(given: Mapping[str, Any]) -> dict[str, Any]:
    """The settings that an encounter was opened with, by today's names: what is told of its opening is never changed,
    whatever the form.

    >>> settings_today({"contrer_against": "cl", "reach": True})
    {'counter_against': 'wrestling_class', 'reach': True}
    """
    return {_word(name): _word(value) for name, value in given.items()}


def _setting(told: JSON) -> JSON:
    return {name: _word(value) for name, value in told.items()}


def _state(state: JSON) -> JSON:
    return {**state, "settings": settings_today(state["settings"])} if "settings" in state else state


REVISIONS: Final[Revisions] = MappingProxyType(
    {2: Revision(events={"setting_changed": _setting}, inputs={"set_setting": _setting}, state=_state)}
)
"""By the form before it, each step."""

__all__ = ["REVISIONS", "settings_today"]
