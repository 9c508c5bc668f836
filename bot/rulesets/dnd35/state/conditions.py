"""All conditions under these rules, and what each of them does, with its figure where it has one.

Whoever adds a condition enters it here, gives it its words (`word-dnd35-status-CODE`, `term-CODE` where it counts in
rolls), and may name it in the catalogue (`Condition35`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, get_args

from bot.catalogue.dnd35_terms import Condition35
from bot.rulesets.shared.consequences import Conditions


def _does(*what: str, **figures: int) -> Mapping[str, int]:
    return dict.fromkeys(what, 1) | figures


CONDITIONS: Final = Conditions(
    {
        "prone": _does("lies", "shields_nobody", "shoots_little", "rooted", melee=-4, struck=-4, shot_at=4),
        "squeezed": _does("narrow", "pays_double", "squeezes"),
        "dazed": _does("cannot_act", worth=6),
        "stunned": _does("cannot_act", "open", "drops", "stuns", armour=-2, worth=18),
        "sleeping": _does("cannot_act", "helpless", "puts_to_sleep", "can_be_woken", worth=18),
        "paralysed": _does("cannot_act", "helpless", "paralyses", worth=24),
        "entangled": _does("rooted", "no_dash", "strained", "binds", attacks=-2, dexterity=-4, worth=8),
        "invisible": _does("unseen", "welcome", "ends_by_attacks"),
        "blinded": _does("open", "blind", "slow", "no_dash", armour=-2, limbs=-4, worth=14),
        "deafened": _does("deaf", initiative=-4),
        "shaken": _does("frightens", attacks=-2, saves=-2, checks=-2, worth=6),
        "frightened": _does("frightens", "flees", attacks=-2, saves=-2, checks=-2, worth=14),
        "panicked": _does("frightens", "flees", "drops", "no_attack", saves=-2, checks=-2, worth=18),
        "sickened": _does("weakens", attacks=-2, damage=-2, saves=-2, checks=-2, worth=6),
        "nauseated": _does("weakens", "move_alone", "no_attack", "no_magic", worth=16),
        "fatigued": _does("weakens", "no_dash", strength=-2, dexterity=-2),
        "exhausted": _does("weakens", "no_dash", "slow", strength=-6, dexterity=-6, worth=10),
        "dazzled": _does(attacks=-1, eyes=-1, worth=3),
        "winded": _does("no_dash", "one_move"),
        "turned": _does("flees", "no_attack", "cowers"),
        "cowering": _does("cannot_act", "no_attack", set_upon=2),
        "bolstered": _does("holds_out"),
        "feinted": _does("fooled"),
    },
    degrees=(("shaken", "frightened", "panicked"), ("fatigued", "exhausted")),
)
OF_ACTIONS: Final = frozenset({"winded", "turned", "cowering", "bolstered", "feinted"})
"""Those that actions alone bring."""
COMMON: Final = ("prone", "squeezed", "dazed", "stunned", "sleeping", "paralysed", "entangled", "invisible")
SAID: Final = (*COMMON, *sorted(each for each in CONDITIONS if each not in OF_ACTIONS.union(COMMON)))
"""Those that the game master can put on somebody, the most common first."""
if lost := {*get_args(Condition35)} - {*CONDITIONS}:
    raise TypeError(f"conditions of the catalogue of which nothing comes: {sorted(lost)}")
WEAKENS: Final = CONDITIONS.that("weakens")
"""What never touches those that never lived."""
KEPT_BY: Final = {
    "paralysis": CONDITIONS.that("paralyses"),
    "sleep": CONDITIONS.that("puts_to_sleep"),
    "stunning": CONDITIONS.that("stuns"),
    "mind": CONDITIONS.that("frightens"),
}
"""What of somebody's nature keeps from him the conditions that do that."""


def proof(immune: Sequence[str], lifeless: bool, kind: str) -> bool:
    """Whether somebody of such a nature is never in that condition."""
    kept = any(each in KEPT_BY and kind in KEPT_BY[each].figures for each in immune)
    return kept or (lifeless and kind in WEAKENS.figures)


def worsened(who: Any, kind: str, by: str) -> str:
    """What *kind*, brought *by* somebody ('': a spell of its own), comes to for *who*: upon another degree of the same
    thing, from elsewhere, a worse one.

    >>> from types import SimpleNamespace as Some
    >>> afraid = Some(conditions=[Some(kind="shaken", by="ogre")])
    >>> [worsened(afraid, each, "witch") for each in ("shaken", "frightened", "fatigued")]
    ['frightened', 'panicked', 'fatigued']
    >>> worsened(afraid, "shaken", "ogre")
    'shaken'
    """
    grades = next((each for each in CONDITIONS.degrees if kind in each), ())
    found = [grades.index(each.kind) for each in who.conditions if each.kind in grades and each.by != by]
    return grades[min(len(grades) - 1, max(found) + grades.index(kind) + 1)] if found else kind
