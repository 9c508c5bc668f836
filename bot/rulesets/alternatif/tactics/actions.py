"""Turning towards somebody."""

from __future__ import annotations

from bot.rulesets.alternatif.ordinary.actions import Aside
from bot.rulesets.alternatif.reaction.announcer import Announcer, blank, named
from bot.rulesets.alternatif.state import within_reach
from bot.rulesets.alternatif.tactics.words import Face
from bot.rulesets.shared.actions import Blanks
from bot.rulesets.shared.book import Word
from bot.rulesets.shared.options import Args


class Turn(Aside):
    """Turning, which is free (ALT-MOV-015); whom one turns to one keeps an eye on (ALT-TAC-003)."""

    code = "turn"

    def said(self, at: Announcer) -> Blanks | None:
        return blank("target", tuple(within_reach(at.state, at.who))) or ()

    def note(self, at: Announcer, by: int, args: Args) -> Word:
        target = named(args, "target")
        return super().note(at, by, args) if target is None else Face(by, at.who.id, target)
