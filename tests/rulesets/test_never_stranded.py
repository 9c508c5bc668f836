"""No fight stands still for ever: somebody is awaited, or a moment is due, or it can be let go on.

In each game five situations are built from packaged people, and played on for a while: one camp is left; everybody is
asleep, or unable; nobody ever answers; the game master never does; everybody is hidden. What was seen to move each of
them on is the table of `docs/who-moves-it-on.md`, which this module writes anew:

    python -m tests.rulesets.test_never_stranded
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

import pytest

from bot.kernel import inputs
from bot.kernel.decisions import Decision
from bot.kernel.engine import Engine, Progress
from bot.kernel.frame import Open
from bot.kernel.ruleset import Ruleset
from tests.rulesets.situation import GM, SECRET, games

ANA, BOB = 17, 18
CREATURES: Final = {"alternatif": "orc", "percentile": "orc", "dnd5": "orc", "dnd35": "orc", "rpg20": "orc"}
UNABLE: Final = {
    "alternatif": {"status": ""},
    "percentile": {"status": "knocked_out"},
    "dnd5": {"status": "unconscious"},
    "dnd35": {"status": "sleeping"},
    "rpg20": {"status": "unconscious"},
}
"""What makes somebody unable to do anything; in D&D Alternatif the loss of all points."""
INPUTS: Final = 24
PAGE: Final = Path(__file__).parents[2] / "docs" / "who-moves-it-on.md"


class Flow:
    """A fight of two players' characters against two orcs, of whom autopilots decide unless *led*; and what has moved
    it on (`awaited`, `moved`)."""

    def __init__(self, name: str, *, led: bool = False) -> None:
        self.game: Ruleset[Any] = games()[name]
        self.engine: Engine[Any] = Engine(self.game, self.game.opening({}), SECRET)
        self.awaited: set[str] = set()
        self.moved: set[str] = set()
        for user, (ready, _) in zip((ANA, BOB), self.game.sheets.ready("fr"), strict=False):
            _, body = self.game.sheets.propose({"ready": ready})
            self.says("join", user, sheet=body, player=user)
        self.says("npc-add", creature=CREATURES[name], count=2)
        if led:
            self.each("npc-give", lambda person: person.player is None)
        self.takes(inputs.Begin(GM))

    # ---- speaking

    def takes(self, given: Any) -> Progress[Any]:
        return self.engine.submit(given, self.engine.standing.at + 1)

    def says(self, command: str, by: int = GM, **args: Any) -> Progress[Any]:
        return self.takes(self.game.compose(self.engine.state, command, by, {"locale": "fr", **args}))

    def each(self, command: str, which: Callable[[Any], bool] = lambda person: True, **args: Any) -> None:
        for person in self.game.people(self.engine.state):
            if which(person):
                self.says(command, who=person.id, **args)

    # ---- playing on

    def asked(self) -> list[tuple[Open, Decision]]:
        return [pair for pair in self.engine.questions() if not pair[0].answered]

    def plays_on(self, silent: Callable[[str], bool] = lambda who: False) -> None:
        """So many inputs: of those who are asked the *silent* let their time run out, the others answer as they would
        by default; whatever else stands is let go on."""
        for _ in range(INPUTS):
            standing = self.engine.standing
            if self.asked():
                question, decision = self.asked()[0]
                who = self.decider(question.who)
                self.awaited.add(who)
                self.moved.add("deadline" if silent(who) else "answer")
                given = inputs.Deadline if silent(who) else None
                answer = inputs.Answer(GM, question.id, dict(decision.default))
                self.takes(given(question.id) if given is not None else answer)
            elif standing.breath:
                self.moved.add("breather")
                self.takes(inputs.Continue())
            else:
                self.lets_go_on()

    def lets_go_on(self) -> None:
        """Nobody is awaited, and nothing is due: then it can be let go on, and does."""
        assert not self.engine.standing.pause
        assert self.game.rests(self.engine.state) is not None, "stranded"  # type: ignore[attr-defined]
        before = self.engine.standing.moment
        self.moved.add("continue")
        self.says("gm-tool", tool="go_on")
        after = self.engine.standing
        assert self.asked() or after.breath or after.moment != before, "it was let go on, and stood still"

    def decider(self, who: str) -> str:
        """Who answers for *who*: a player, or the game master."""
        person = next((each for each in self.game.people(self.engine.state) if each.id == who), None)
        return "gm" if person is None or person.player is None else "player"


def one_camp(name: str) -> Flow:
    fight = Flow(name)
    fight.each("npc-remove", lambda person: person.player is None)
    fight.plays_on()
    return fight


def all_unable(name: str) -> Flow:
    fight = Flow(name)
    if UNABLE[name]["status"]:
        fight.each("fix-status", **UNABLE[name])
    else:
        fight.each("fix-damage", amount=99)
    fight.plays_on()
    return fight


def all_absent(name: str) -> Flow:
    fight = Flow(name, led=True)
    fight.plays_on(lambda who: True)
    return fight


def gm_away(name: str) -> Flow:
    fight = Flow(name, led=True)
    fight.plays_on(lambda who: who == "gm")
    return fight


def all_hidden(name: str) -> Flow:
    fight = Flow(name, led=True)
    fight.each("npc-hide")
    fight.plays_on()
    return fight


SITUATIONS: Final[Mapping[str, Callable[[str], Flow]]] = {
    "one camp left": one_camp,
    "all asleep or unable": all_unable,
    "all absent": all_absent,
    "GM away": gm_away,
    "everybody hidden": all_hidden,
}
AWAITED: Final = {"player": "players", "gm": "the GM"}
MOVES: Final = {
    "answer": "their answers",
    "deadline": "the deadline of whoever is silent, then the default",
    "breather": "time itself, with breathers",
    "continue": "[Continue] (or [End the fight])",
}


def cell(fight: Flow) -> str:
    """Who was awaited, and what moved *fight* on."""
    who = " and ".join(text for code, text in AWAITED.items() if code in fight.awaited) or "nobody"
    how = "; ".join(text for code, text in MOVES.items() if code in fight.moved)
    return f"awaited: {who}; moved on by: {how}"


def page() -> str:
    """The table as the page tells it."""
    head = """# Who moves it on

A fight that is not over never stands still for ever. Somebody is awaited, until the deadline at the latest; or a moment
is due; or nothing goes on by itself any more, and then [Continue] plays a round (a sequence, the rest of a round) more.
[Continue] is for the game master and for everybody whose character still stands; so is, in D&D Alternatif, percentile
and RPG 2.0, whatever somebody announces. [End the fight] is for the game master, and for whoever manages the channel.
Where nobody has been there for a while the clock stops until somebody comes.

What moved on a fight of two players' characters against two orcs, as a test plays it:
"""
    titles = ["situation", *games()]
    lines = [f"| {' | '.join(titles)} |", f"|{'---|' * len(titles)}"]
    for title, build in SITUATIONS.items():
        lines.append(f"| {' | '.join([title, *(cell(build(name)) for name in games())])} |")
    return f"{head}\n" + "\n".join(lines) + "\n"


@pytest.mark.rule("R20-SEQ-015", "PCT-RND-007", "DN5-INI-003")
def test_in_no_game_and_no_situation_does_a_fight_stand_still() -> None:
    """Each of the five situations in each of the five games: what moves it on is what the page for hosts says."""
    assert PAGE.read_text("utf-8") == page(), "run: python -m tests.rulesets.test_never_stranded"


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
