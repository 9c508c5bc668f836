"""How older forms become today's (see `bot.kernel.upgrades`). What is written here is never changed again.

2 to 3: settings, some of which went by French words, have English names and values.
3 to 4: people who act in one segment choose without seeing each other's choices unless the table opens them; before, a
table had to close them.
4 to 5: what the text says plainly is what a table plays by itself; before, another reading was.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
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


_IN_3: Final[Mapping[str, Any]] = MappingProxyType({"closed_choices": False})
_IN_4: Final[Mapping[str, Any]] = MappingProxyType(
    {
        "engaged_tires": False,
        "fists_keep_off": False,
        "frank_special_actions": False,
        "hold_sizes": "neither",
        "left_hand_specialist": "dagger_only",
        "reflex_save": "nothing_opposed",
        "shot_mastery": True,
        "surprised_with_bow": "defenceless",
    }
)
FORMERLY: Final[Mapping[str, Any]] = MappingProxyType({**_IN_3, **_IN_4})
"""What a setting was where neither an opening nor a state of its time names it, and is no longer by itself."""


def _was(those: Mapping[str, Any]) -> Callable[[JSON], JSON]:
    """A state with *those* settings where it names none of its own."""
    return lambda state: {**state, "settings": {**those, **state.get("settings", {})}}


REVISIONS: Final[Revisions] = MappingProxyType(
    {
        2: Revision(events={"setting_changed": _setting}, inputs={"set_setting": _setting}, state=_state, names=True),
        3: Revision(state=_was(_IN_3)),
        4: Revision(state=_was(_IN_4)),
    }
)
"""By the form before it, each step."""
