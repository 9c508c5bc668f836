"""How `/declare` refuses, for tests of games whose reasons are those of `bot.rulesets.shared.lacking`."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from bot.kernel.errors import Refused
from bot.text import LOCALES
from tests.table.test_nothing_dropped import RENDERER, Table

ASKS_MORE = ("which_spell", "whom", "which_cell")
"""What is said where an action is there, and something of it has not been said."""


def word(game: str, action: str) -> str:
    """*action* as a French player types it."""
    return RENDERER.texts.say("fr", f"option-{game}-declare-action-{action}", friends=False)


def declared(made: Any, who: str, action: str, **more: str) -> Any:
    """What becomes of `/declare` for *who*: an input, or how it is refused."""
    return Table(made.engine, made.game, who).says("declare", action=word(made.game.id, action), **more)


def reason(made: Any, who: str, action: str, **more: str) -> Refused | None:
    """How *action* of *who* is refused; None: it is taken."""
    said = declared(made, who, action, **more)
    return said if isinstance(said, Refused) else None


def reasons(made: Any, who: str, actions: Collection[str]) -> dict[str, str]:
    """Why each of *actions* that *who* is not offered is refused, said in both languages; what is offered is taken."""
    game = made.game.id
    offered = set(made.offered(who)) if (who, "declare") in made.asked else set()
    found: dict[str, str] = {}
    for each in actions:
        refused = reason(made, who, each)
        if each in offered:
            more = refused is not None and (refused.facts.get("lack") in ASKS_MORE or refused.key == f"{game}-say-what")
            assert refused is None or more, (each, refused.facts)
            continue
        assert refused is not None, each
        assert refused.key == f"{game}-cannot", (each, refused.key, refused.facts)
        found[each] = str(refused.facts["lack"])
        for locale in LOCALES:
            said = RENDERER.refusal(locale, refused)
            assert said
            assert "  " not in said, said
    return found


__all__ = ["ASKS_MORE", "declared", "reason", "reasons", "word"]
