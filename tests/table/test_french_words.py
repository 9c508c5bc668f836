"""What people have always typed in French is understood, whatever the code behind it is called."""

from __future__ import annotations

import pytest

from bot.kernel.errors import Refused
from bot.render.words import Words
from tests.table.test_nothing_dropped import RENDERER, percentile

ACTIONS = {
    "attaque": "attack",
    "lutte": "wrestling",
    "esquive": "dodge",
    "parade": "parry",
    "rompre": "disengage",
    "fuir": "flee",
    "sort": "cast",
    "attendre": "wait",
    "deplacement": "move",
    "autre": "other",
    "rien": "nothing",
}


def test_every_action_is_understood_by_the_word_of_the_text() -> None:
    table = percentile(asked=True)
    wrong = {}
    for typed, code in ACTIONS.items():
        said, meant = (table.says("declare", action=each, target="Bor") for each in (typed, code))
        if isinstance(said, Refused) != isinstance(meant, Refused) or (repr(said) != repr(meant)):
            wrong[typed] = said
    assert wrong == {}
    assert not isinstance(table.says("declare", action="attaque", target="Bor"), Refused)


@pytest.mark.parametrize(("typed", "posture"), [("defensif", "defensive"), ("Offensif", "offensive")])
def test_a_posture_is_understood_by_the_word_of_the_text(typed: str, posture: str) -> None:
    said = percentile(asked=False).says("declare", action="attaque", target="Bor", how=typed)
    assert said.declaration.posture == posture


def test_dice_and_statuses_are_understood_by_the_words_of_the_text() -> None:
    words = Words(RENDERER.texts, "fr", game="percentile").as_labels()

    def called(field: str, code: str) -> set[str]:
        return {words.word(field, code), *words.shorts(field, code)}

    for field, code, typed in (
        ("why", "parry", "parade"),
        ("why", "dodge", "esquive"),
        ("why", "cast", "sort"),
        ("why", "flee", "fuir"),
        ("why", "disengage", "rompre"),
        ("why", "magic_parry", "parade magique"),
        ("status", "knocked_out", "assommé"),
        ("status", "pinned", "immobilisé"),
        ("field", "hit_points", "PV"),
    ):
        assert typed in called(field, code)
