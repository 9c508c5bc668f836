"""Every label that acts on somebody names him, where nobody is left to choose."""

from __future__ import annotations

import pytest

from bot.kernel.decisions import NOTHING, Choice, Decision, Field
from bot.render.choices import upon
from bot.render.words import Words
from bot.text import Texts


@pytest.mark.parametrize(("locale", "said"), [("fr", "Attaquer\u00a0: Gob"), ("en", "Attack: Gob")])
def test_a_blow_that_can_be_struck_at_one_alone_names_him(texts: Texts, locale: str, said: str) -> None:
    def asked(*targets: str) -> Decision:
        def form(partial: Choice) -> tuple[Field, ...]:
            action = Field("action", ("attack", "aid", "pass", NOTHING))
            among = {"attack": targets, "aid": ("ana",)}.get(partial.get("action", ""), ())
            return (action, Field("target", among)) if among else (action,)

        return Decision("ana:declare", "declare", "ana", form({}), {"action": "pass"}, {}, form)

    words = Words(texts, locale, game="dnd5", names={"ana": "Ana", "gob": "Gob", "orc": "Orc"}, labels=True)
    label = said.partition("\u00a0:" if locale == "fr" else ":")[0]
    assert upon(words, asked("gob"), {}, "action", "attack", label) == said
    # With two before him he is asked which; whoever is named is not named twice, nor oneself.
    assert upon(words, asked("gob", "orc"), {}, "action", "attack", label) == label
    assert upon(words, asked("gob"), {}, "action", "attack", f"{label} Gob") == f"{label} Gob"
    assert upon(words, asked("gob"), {}, "action", "aid", label) == label
    assert upon(words, asked("gob"), {}, "action", "pass", label) == label
    assert upon(words, asked("gob"), {"action": "attack"}, "target", "gob", "Gob") == "Gob"
