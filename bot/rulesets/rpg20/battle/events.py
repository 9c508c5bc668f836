"""What is told of battles, which the chapter leaves to the game master (R20-MAS)."""

from __future__ import annotations

from bot.kernel.persons import Name
from bot.kernel.values import evolve
from bot.rulesets.rpg20.state import State
from bot.rulesets.shared.book import PUBLIC, happens


@happens("R20-MAS-001", to=PUBLIC)
class BattleAdvised:
    """So many are in the fight that the chapter would rather have it told: said once, and nothing is barred."""

    count: int

    def change(self, state: State) -> State:
        return evolve(state, advised=True)


@happens("R20-MAS-002", changes=False, to=PUBLIC)
class LotDrawn:
    """One of so many outcomes *of* the game master's, drawn by lot."""

    outcome: Name
    of: int
    face: int


@happens("R20-MAS-003", changes=False, to=PUBLIC)
class TacticNoted:
    """What somebody who leads others decides; no die says whether it is a good plan."""

    words: Name


@happens("R20-MAS-004", changes=False, to=PUBLIC)
class WavesReckoned:
    """At odds of *own* to *foes* so many characters have so many opponents in all (*total*), who come in waves."""

    own: int
    foes: int
    characters: int
    total: int


@happens("R20-MAS-005", changes=False, to=PUBLIC)
class BattleTallied:
    """How the characters' own fights came out: the game master says what that means. *fallen* of the *count* of
    theirs."""

    beaten: int
    of: int
    fallen: int
    count: int


__all__ = ["BattleAdvised", "BattleTallied", "LotDrawn", "TacticNoted", "WavesReckoned"]
