"""Forms of which only what would be accepted is left."""

from __future__ import annotations

import gc

from bot.kernel.decisions import Choice, Decision, Field
from bot.rulesets.shared.sifting import sifted


def form() -> Decision:
    def fields(partial: Choice) -> tuple[Field, ...]:
        how = (Field("how", ("high", "low")),) if partial.get("action") == "leap" else ()
        return (Field("action", ("rest", "leap", "sing")), *how)

    return Decision("k", "declare", "ana", fields({}), {"action": "rest"}, {}, fields)


def test_what_leads_to_nothing_accepted_is_not_offered() -> None:
    left = sifted(form(), lambda choice: choice.get("how") == "low" or choice["action"] == "sing")
    assert left is not None
    assert [each.options for each in left.fields] == [("leap", "sing")]
    assert [each.options for each in left.all_fields({"action": "leap"})] == [("leap", "sing"), ("low",)]
    assert left.default == {"action": "leap", "how": "low"}
    assert sifted(form(), lambda choice: False) is None


def test_a_form_that_is_done_with_is_gone() -> None:
    sifted(form(), lambda choice: True)
    gc.collect()
    # All that the tests before have left would be looked through as well.
    gc.freeze()
    gc.disable()
    try:
        left = sifted(form(), lambda choice: choice["action"] == "leap")
        assert left is not None
        left.all_fields({"action": "leap"})
        del left
        assert gc.collect() == 0
    finally:
        gc.enable()
        gc.unfreeze()
