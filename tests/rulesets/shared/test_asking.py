"""Questions with one blank, and what is answered to them."""

from __future__ import annotations

import pytest

from bot.kernel.decisions import Field
from bot.kernel.effects import AskAll
from bot.rulesets.shared.asking import answered, one_of


def test_the_blank_is_called_as_the_question_and_the_first_option_is_usual() -> None:
    asked = one_of("ana:ride:1", "ride", "ana", ["try", "no"], {"score": 40})
    assert asked.fields == (Field("ride", ("try", "no")),)
    assert (asked.default, asked.about, asked.who, asked.kind) == ({"ride": "try"}, {"score": 40}, "ana", "ride")
    other = one_of("ana:vital:1", "vital", "@gm", ("-20", "-40"), usual="-40", blank="penalty")
    assert (other.fields, other.default) == ((Field("penalty", ("-20", "-40")),), {"penalty": "-40"})


def test_an_answer_is_what_was_chosen_and_nothing_when_the_question_has_dissolved() -> None:
    question = one_of("ana:ride:1", "ride", "ana", ("try", "no"))
    for answer, choice in ((("ana:ride:1", {"ride": "no"}), {"ride": "no"}), (None, None)):
        step = answered(lambda state: [question])
        asked = next(step)
        assert isinstance(asked, AskAll)
        assert (list(asked.make(None)), asked.first) == ([question], True)
        with pytest.raises(StopIteration) as done:
            step.send(answer)
        assert done.value.value == choice
