"""How older forms become today's (see `bot.kernel.upgrades`). What is written here is never changed again.

1 to 2: what somebody announced last is kept; the events tell it. 2 to 3: codes, which were French words, are English. 3
to 4: readings that the text bears out are the usual ones; an encounter of before keeps those of before.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from bot.kernel.upgrades import JSON, UNREADABLE, Revision, Revisions

_FIELDS: Final = {"pv": "hit_points", "pv_max": "hit_points_max", "soldier_pv": "soldier_hit_points", "pj": "pc"}
"""The fields of records that are called otherwise."""
_SCORES: Final = {
    "force": "strength",
    "agilite": "agility",
    "chance": "luck",
    "bagarre": "brawling",
    "lutte": "wrestling",
    "hast": "pole_weapon",
    "tir": "shooting",
    "esquive": "dodge",
    "equitation": "riding",
    "magie": "magic",
    "parade_magique": "magic_parry",
}
_DICE: Final = {
    "sort": "cast",
    "parade": "parry",
    "esquive": "dodge",
    "parade_magique": "magic_parry",
    "rompre": "disengage",
    "fuir": "flee",
    "degager": "get_free",
}
_WORDS: Final = {
    **_FIELDS,
    **_SCORES,
    **_DICE,
    **{f"score_{before}": f"score_{after}" for before, after in _SCORES.items()},
    "bonus_dommages": "damage_bonus",
    # actions
    "attaque": "attack",
    "attendre": "wait",
    "deplacement": "move",
    "autre": "other",
    "rien": "nothing",
    # postures, holds, what is waited for
    "anticipatif": "anticipating",
    "offensif": "offensive",
    "defensif": "defensive",
    "immobiliser": "pin",
    "jeter": "throw_down",
    "etrangler": "strangle",
    "energie": "energy",
    # statuses
    "assomme": "knocked_out",
    "immobilise": "pinned",
    "a_terre": "prone",
    "etrangle": "strangled",
    "desengage": "disengaged",
    "enfui": "fled",
    "desequilibre": "off_balance",
    "blessure_letale": "lethal_wound",
    "hors_combat": "out_of_action",
    "mort": "dead",
    "arme_brisee": "broken_weapon",
    "arme_coincee": "stuck_weapon",
    "corde_cassee": "broken_string",
    # settings and their values
    "charge_force": "charge_strength",
    "all_but_offensif_anticipatif": "all_but_offensive_anticipating",
    "zero_pv": "zero_hit_points",
}
_CODED: Final = frozenset(
    {
        *("action", "asphyxia", "deed", "defence", "defences", "field", "fields", "gained", "hold", "how", "kind"),
        *("last_posture", "outcome", "plain", "posture", "purpose", "reaction", "really", "skill", "status"),
        *("strangled", "waits", "what", "why"),
    }
)
"""The fields that hold a code, several joined (`focus+two`, `parade/main`), or a list of them; in all others the same
word may be somebody's name, or his own."""
_JOINED: Final = re.compile(r"[a-z_]+(?:[+/][a-z_]+)*")
_PIECE: Final = re.compile(r"[a-z_]+")
_KEYED: Final = {"score": 2, "advantage": 3, "disadvantage": 3}
"""In which part of a question's key a code stands, by its kind."""


def _word(word: str) -> str:
    return _WORDS.get(word, word)


def _coded(value: Any) -> Any:
    if isinstance(value, str):
        return _PIECE.sub(lambda found: _word(found[0]), value) if _JOINED.fullmatch(value) else value
    if isinstance(value, Sequence):
        return [_coded(each) for each in value]
    return value


def _key(key: str) -> str:
    parts = key.split(":")
    at = _KEYED.get(parts[1], len(parts)) if len(parts) > 1 else len(parts)
    return ":".join(_word(part) if number == at else part for number, part in enumerate(parts))


def _value(name: str, value: Any) -> Any:
    """What the field *name* says today."""
    match name, value:
        case "key", str():
            return _key(value)
        case (("scores" | "settings"), Mapping()):
            return {_word(code): _coded(each) for code, each in value.items()}
        case (("fighters" | "answers"), Mapping()):
            # By the ids of people and questions.
            return {ident: _record(each) for ident, each in value.items()}
        case "parked", Mapping():
            return {_key(key): _record(each) for key, each in value.items()}
        case "offered", _:
            return [[blank, _coded(options) if blank in _CODED else options] for blank, options in value]
        case "figures", _:
            return [[_word(figure), number] for figure, number in value]
        case "terms", _:
            return [{**each, "name": _word(each["name"])} for each in value]
        case _, Mapping():
            return _record(value)
        case _:
            pass
    if name in _CODED:
        return _coded(value)
    return [_record(each) if isinstance(each, Mapping) else each for each in value] if type(value) is list else value


def _record(one: Mapping[str, Any]) -> JSON:
    return {_FIELDS.get(name, name): _value(name, value) for name, value in one.items()}


def _setting(given: JSON) -> JSON:
    """A setting by its name, and its values."""
    return {name: _coded(value) if name != "type" else value for name, value in given.items()}


_EVENTS: Final = (
    *("decision_opened", "decision_closed", "combatant_recorded", "action_declared", "turn_begun", "turn_stepped"),
    *("status_set", "other_resolved", "posture_taken", "waited", "bonus_spent", "d100_rolled", "roll_settled"),
    *("modifier_set", "modifier_spent", "defence_chosen", "damage_rolled", "hit_points_counted", "asphyxia_judged"),
    *("mishap_chosen", "gm_overrode", "intention_shown"),
)
_INPUTS: Final = (
    *("answer", "feed", "undo", "join", "renew", "declare", "set_modifier", "set_field", "follow_sheet", "set_status"),
)


def settings_today(given: Mapping[str, Any]) -> dict[str, Any]:
    """The settings that an encounter was opened with, by today's names: what is told of its opening is never changed,
    whatever the form.

    >>> settings_today({"charge_force": "score", "pit_end": "zero_pv", "fumble_from": 97})
    {'charge_strength': 'score', 'pit_end': 'zero_hit_points', 'fumble_from': 97}
    """
    return {_word(name): _coded(value) for name, value in given.items()}


FORMERLY: Final[Mapping[str, Any]] = MappingProxyType(
    {
        "wrestling_roll": "first",
        "shield_dodge": False,
        "disengaged_spells": True,
        "offensive_spells": False,
        "knock_out_third": "dealt",
    }
)
"""What a setting was where an opening does not name it, or a state of form 3, and is no longer by itself."""


def _formerly(state: JSON) -> JSON:
    return {**state, "settings": {**FORMERLY, **state.get("settings", {})}}


REVISIONS: Final[Revisions] = MappingProxyType(
    {
        1: Revision(state=UNREADABLE, names=True),
        2: Revision(
            events={**dict.fromkeys(_EVENTS, _record), "setting_changed": _setting},
            inputs={**dict.fromkeys(_INPUTS, _record), "set_setting": _setting},
            dice=_DICE,
            state=_record,
            standing=_record,
            names=True,
        ),
        3: Revision(state=_formerly),
    }
)
"""By the form before it, each step."""
