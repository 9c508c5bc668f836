"""Battles: what the chapter leaves to the game master (R20-MAS)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from bot.kernel.dice import Dice
from bot.kernel.effects import Action, Scene, roll, tell
from bot.kernel.errors import Refused
from bot.kernel.events import PUBLIC
from bot.kernel.persons import Name, Typed
from bot.kernel.values import evolve
from bot.rulesets.rpg20.state import GM, State
from bot.rulesets.shared.book import Word, composed, happens, word
from bot.rulesets.shared.joining import FOES, PLAYERS
from bot.rulesets.shared.options import Args, from_number, from_text, from_words, in_range, number, text

# ---- What is told of battles, which the chapter leaves to the game master (R20-MAS).


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


# ---- The game master's tools of a battle (R20-MAS-002 to -005).

LONGEST: Final = 200
MOST_OUTCOMES: Final = 20
MOST: Final[Mapping[str, int]] = {"own": 9_999, "foes": 9_999, "characters": 50}
"""The greatest numbers of a battle: each side in the odds, where its fighters may be counted, and the characters."""
_ODDS: Final = re.compile(r"(\d{1,4}) ?[:/] ?(\d{1,4})")


def opponents(own: int, foes: int, characters: int) -> int:
    """How many opponents *characters* have at odds of *own* to *foes*, rounded up for all of them (R20-MAS-004).

    >>> opponents(1, 3, 4), opponents(2, 3, 3)
    (12, 5)
    """
    return -(-foes * characters // own)


def outcomes(typed: str) -> list[str]:
    """What may be drawn: parted by semicolons or bars."""
    return [each.strip() for each in re.split(r"[;|]", typed) if each.strip()]


@word(tool="lot")
class DrawLot(Word):
    """One of the outcomes that the game master names, each as likely as the others (R20-MAS-002)."""

    words: Typed = from_text("words")

    def check(self, state: State) -> None:
        in_range("words", len(outcomes(self.words)), 2, MOST_OUTCOMES)

    def take(self, scene: Scene[State]) -> Action:
        named = outcomes(self.words)
        (face,) = yield from roll(Dice(1, len(named)), who=GM, why="lot")
        yield from tell(LotDrawn(named[face - 1][:LONGEST], len(named), face))


@word(tool="tactic")
class NoteTactic(Word):
    """A decision of somebody who leads others (R20-MAS-003)."""

    words: Typed = from_words("words", LONGEST)
    tells = TacticNoted


@word()
class ReckonWaves(Word):
    """How many opponents the odds of a battle give the characters (R20-MAS-004)."""

    own: int
    foes: int
    characters: int

    def check(self, state: State) -> None:
        for name, most in MOST.items():
            in_range(name, getattr(self, name), 1, most)

    def take(self, scene: Scene[State]) -> Action:
        total = opponents(self.own, self.foes, self.characters)
        yield from tell(WavesReckoned(self.own, self.foes, self.characters, total))


@composed(tool="waves")
def waves(state: State, by: int, args: Args) -> ReckonWaves:
    """`words`: the odds, such as 1:3; `value`: how many characters, those who are here unless it is said."""
    typed = text(args, "words")
    found = _ODDS.fullmatch(typed.strip())
    if found is None:
        raise Refused("rpg20-no-odds", value=typed[:40])
    here = sum(each.side == PLAYERS and not each.dead for each in state.combatants.values())
    return ReckonWaves(by, int(found[1]), int(found[2]), number(args, "value", max(1, here)))


@word(tool="tally")
class Tally(Word):
    """How the characters' fights came out, *of* so many opponents in all (R20-MAS-005)."""

    of: int = from_number("value", 0, 999, 0)

    def take(self, scene: Scene[State]) -> Action:
        people = scene.now.combatants.values()
        foes = [each for each in people if each.side == FOES and not each.hidden]
        own = [each for each in people if each.side == PLAYERS]
        beaten = sum(each.out for each in foes)
        yield from tell(BattleTallied(beaten, max(self.of, len(foes)), sum(each.out for each in own), len(own)))
