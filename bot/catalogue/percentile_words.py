"""What files may call the scores and fields of the percentile rules beside their codes: the words of the rule text.

Whoever writes a sheet, or data of his own, with the text open beside it writes `esquive` or `Pole arms`; before 0.3.0
these words were the codes, and sheets that were kept then are read for ever.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

FIELDS: Final[Mapping[str, str]] = {
    "pv": "hit_points",
    "pv_max": "hit_points_max",
    "pj": "pc",
    "force": "strength",
    "agilite": "agility",
    "chance": "luck",
    "bonus_dommages": "damage_bonus",
}
"""The fields of a sheet."""
SCORES: Final[Mapping[str, str]] = {
    "force": "strength",
    "agilite": "agility",
    "chance": "luck",
    "bagarre": "brawling",
    "lutte": "wrestling",
    "hast": "pole_weapon",
    "armes_d_hast": "pole_weapon",
    "pole_arms": "pole_weapon",
    "tir": "shooting",
    "esquive": "dodge",
    "equitation": "riding",
    "magie": "magic",
    "parade_magique": "magic_parry",
}
"""Characteristics and skills."""


def score_today(code: Any) -> Any:
    """The code of the score that a file calls *code*; what is no word of these is left as it is.

    >>> score_today("esquive"), score_today("dodge"), score_today(7)
    ('dodge', 'dodge', 7)
    """
    return SCORES.get(code, code) if isinstance(code, str) else code


def field_today(name: str) -> str:
    """What the field, or the skill, that was called *name* is called.

    >>> field_today("pv"), field_today("esquive"), field_today("main")
    ('hit_points', 'dodge', 'main')
    """
    return FIELDS.get(name) or SCORES.get(name, name)


def fields_today(data: Any) -> Any:
    """The fields of a sheet or an entry by their codes. A field that stands there under both names keeps both: what is
    too much is refused."""
    if not isinstance(data, Mapping):
        return data
    return {FIELDS[name] if name in FIELDS and FIELDS[name] not in data else name: each for name, each in data.items()}


__all__ = ["FIELDS", "SCORES", "field_today", "fields_today", "score_today"]
