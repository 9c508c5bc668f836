"""What people have always typed in French is understood, whatever the code behind it is called."""

from __future__ import annotations

import pytest

from bot.catalogue import load_library
from bot.kernel.errors import Refused
from bot.render.words import Words
from bot.rulesets import rulesets_of
from bot.rulesets.shared.game import BookGame
from bot.table.base import likeness
from tests.table.test_nothing_dropped import RENDERER, percentile

GAMES = rulesets_of(load_library(None))
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


SUFFERED = {
    "dnd5": {"paralysé": "paralysed", "Paralysée": "paralysed", "entravée": "restrained", "inconscient": "unconscious"},
    "dnd35": {"étourdie": "stunned", "paralysé": "paralysed", "enchevêtrée": "entangled"},
    "rpg20": {"étourdi": "stunned", "inconsciente": "unconscious", "entravé": "hampered"},
    "percentile": {"assommée": "knocked_out", "immobilisé": "pinned", "morte": "dead"},
    "alternatif": {"surprise": "surprised", "à terre": "prone"},
}


@pytest.mark.parametrize("game", SUFFERED)
def test_what_somebody_suffers_is_understood_of_a_man_and_of_a_woman(game: str) -> None:
    """`/corriger etat`: what the bot tells neutrally (*paralysie*) people type as they say it."""
    played = GAMES[game]
    assert isinstance(played, BookGame)
    words = Words(RENDERER.texts, "fr", game=game).as_labels()
    codes = played.contents.codes["fix-status", "status"]
    names = [(code, words.word("status", code)) for code in codes]
    names += [(code, short) for code in codes for short in words.shorts("status", code)]
    for typed, code in SUFFERED[game].items():
        assert likeness.resolve(typed, names, within=True) == code
    for code, name in names:
        assert likeness.resolve(name, names, within=True) == code
