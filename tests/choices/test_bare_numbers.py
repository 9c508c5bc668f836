"""Every number says what it is, where choices are made: whoever reads "(+5)" does not know whether it is a delay, a
chance or a malus. All scenes are read for it in `tests.scenes`, the options of fights at random in
`test_every_option`."""

from __future__ import annotations

import pytest

from tests.choices.bare import bare, texts

NAMED = (
    "Parer\N{NO-BREAK SPACE}: lance (55\N{NO-BREAK SPACE}%)",
    "le coup vous blesse ; votre action vient 5 segments plus tard",
    "Points de coup −1/3 · Bonus martial +5 · CA 14 (18 en mêlée) · hache (dégâts 1d8)",
    "Orc se prépare, jusqu’au segment 13 : tir",
    "2 à 12 segments sans pouvoir parer",
    "with a bonus of 2",
    "Durée : 1d6, puis 1d6",
    "points de vie : 13 → **15**",
    "> 12 (dé) + 5 (bonus martial) = **17**",
    "```\nOrc se prépare, jusqu’au segment\n  13 : tir\n```",
    "```\nJurl            indemne   →12\n```\n→ : le segment où vient l’action",
    "```\n1  Ambre        indemne\n```\n1, 2… : l’ordre d’initiative",
    "Sans réponse <t:1790000180:R>, ou `7` : de −10 à 20 ; « 999999d9 » n’est pas une suite",
)
BARE = (
    "Parer (+5)",
    "Parer (5)",
    "−5",
    "× 3",
    "hache (1d8)",
    "Orc attend, action prête, jusqu’au 12",
    "waits, action ready, until 6",
    "vient dans 5",
    "Réglages (1/15)",
    "flèches au but, **7**.",
    "```\nJurl            indemne   →12\n```",
    "```\n1  Ambre        indemne\n```",
)


@pytest.mark.parametrize("text", NAMED)
def test_a_number_beside_its_unit_or_noun_is_no_riddle(text: str) -> None:
    assert bare(text) == []


@pytest.mark.parametrize("text", BARE)
def test_a_number_that_could_be_anything_is_found(text: str) -> None:
    assert bare(text)


def test_all_is_read_that_a_message_shows() -> None:
    button = {"type": 2, "label": "+5", "custom_id": "q|9"}
    select = {"type": 3, "placeholder": "(2)", "options": [{"label": "a", "value": "3", "description": "−1"}]}
    body = {"type": 4, "data": {"content": "dans 5", "components": [{"type": 1, "components": [button, select]}]}}
    assert sorted(texts(body)) == ["(2)", "+5", "a", "dans 5", "−1"]
