"""Directing a mount."""

from __future__ import annotations

from bot.rulesets.alternatif.mounted.words import STEER, Steer
from bot.rulesets.alternatif.reaction.announcer import Announcer, own_words
from bot.rulesets.shared.actions import Blanks, Doable, untold
from bot.rulesets.shared.options import Args


class DirectMount(Doable[Announcer]):
    """Directing one's mount: faster, about, stop … (ALT-MNT-005, -006)."""

    code = STEER

    def said(self, at: Announcer) -> Blanks | None:
        return () if at.who.riding.mount is not None else None

    costs = untold

    def note(self, at: Announcer, by: int, args: Args) -> Steer:
        return Steer(by, at.who.id, own_words(args))
