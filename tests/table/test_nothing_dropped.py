"""Nothing typed is dropped in silence: whatever is given in an option of a command, in each game, with each action, is
taken, asked back, or refused.

That it was taken is seen in what goes into the journal: another input than without the option, or one that says what
was typed. What fights anyway, and is named, stands in none.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from bot.kernel import inputs
from bot.kernel.engine import Engine
from bot.kernel.errors import Refused
from bot.kernel.values import evolve, fold
from bot.render import Renderer
from bot.rulesets.alternatif.reaction.announcer import Announcer
from bot.rulesets.alternatif.repertoire import ACTIONS
from bot.rulesets.percentile.declaring.actions import DOINGS, SPECIAL
from bot.rulesets.percentile.state import Spell, Status
from bot.table.base.actor import Actor
from bot.table.base.session import Session
from bot.table.hearing.meaning import Meaning
from bot.table.saying.answering import Answering
from bot.table.saying.speaking import Speaking
from bot.text import Texts
from tests.rulesets.alternatif.exchange import AXE, DAGGER, SWORD, Exchange
from tests.rulesets.alternatif.exchange import fighter as combatant
from tests.rulesets.percentile.brawl import CUDGEL, Brawl, fighter
from tests.rulesets.percentile.brawl import DAGGER as KNIFE

RENDERER = Renderer(Texts())
GM = 1
WORDS = "je me cache sous la table"


class Heard(Answering):
    """Answers that go no further than their input."""

    async def speak(self, actor: Actor, spoken: Callable[[], Any], **_: Any) -> Any:
        return spoken()


class Table:
    """One encounter, as far as speaking needs it; nothing that is said takes effect."""

    id, locale, last_line = "e", "fr", 0

    def __init__(self, engine: Engine[Any], game: Any, speaker: str = "ana") -> None:
        self.engine, self.ruleset, self.speaker = engine, game, speaker
        self.session = Session(gms=(GM,))
        self.services = SimpleNamespace(renderer=RENDERER, worded=None)
        self.rolls = SimpleNamespace(check=lambda given: None)
        self.meaning = Meaning(self)  # type: ignore[arg-type]
        self.answering = Heard(self)  # type: ignore[arg-type]
        self.speaking = Speaking(self)  # type: ignore[arg-type]

    @property
    def committed(self) -> Any:
        return SimpleNamespace(state=self.engine.state, standing=self.engine.standing)

    def people(self) -> Any:
        return self.ruleset.people(self.engine.state)

    def questions(self) -> Any:
        return self.engine.questions()

    def question(self, ident: str) -> Any:
        return next((pair for pair in self.questions() if pair[0].id == ident), None)

    def says(self, command: str, **args: str) -> Any:
        """The input that is made of it, or how it is refused."""
        options = dict.fromkeys(("action", "target", "with", "how")) if command in ("declare", "strike") else {}
        try:
            said: Any = asyncio.run(self._said(command, {**options, **args}))
            if not isinstance(said, inputs.Answer):
                self.ruleset.check(self.engine.state, said)
        except Refused as refused:
            return refused
        return said

    async def _said(self, command: str, args: dict[str, str | None]) -> Any:
        return await self.speaking.command(Actor(GM, "MJ", "fr"), command, args, self.speaker)


def alternatif(*, asked: bool) -> Table:
    ana = evolve(combatant("Ana", arm=SWORD), carried=(DAGGER,), dropped=(AXE,))
    fight = Exchange(ana, combatant("Bor", "others"), combatant("Cid", "others", AXE), combatant("Dan", arm=AXE))
    if not asked:
        (question,) = [each for each, _ in fight.engine.questions() if each.who == "ana"]
        fight.says(inputs.Answer(GM, question.id, {"action": "standby"}, question.generation))
    return Table(fight.engine, fight.game)


def percentile(*, asked: bool, broken: bool = False) -> Table:
    ana = fighter(
        "Ana",
        melee=60,
        wrestling=40,
        brawling=40,
        dodge=40,
        magic=50,
        psy=9,
        second=None if broken else KNIFE,
        initiative=6,
        spells=(Spell("flash", 2, "magic", "1d6"), Spell("charm", 3)),
        statuses=(Status("broken_weapon", weapon="main"),) if broken else (),
    )
    others = (fighter("Bor", "others", initiative=5), fighter("Cid", "others", CUDGEL, initiative=4))
    fight = Brawl(ana, *others, fighter("Dan", initiative=3))
    if not asked:
        (question,) = [each for each, _ in fight.engine.questions() if each.who == "ana"]
        fight.says(inputs.Answer(GM, question.id, {"action": "nothing"}, question.generation))
    return Table(fight.engine, fight.game)


def codes(table: Table) -> list[str]:
    """Every action that a command takes."""
    if table.ruleset.id == "percentile":
        return [*DOINGS, SPECIAL]
    state = table.engine.state
    return list(ACTIONS.known(Announcer(state, state.combatants["ana"])))


GIVEN = {
    "target": ("Bor", "Cid", "Dan"),
    "with": ("sword", "dagger", "longsword", "shield", "axe", "fists", "flash", "charm", "umbrella"),
    "how": ("Défensif", "Focus", "Offensif", "Viser", "aim", "focus", "defensive", "focus+defensive", WORDS),
}
ELSEWHERE = {
    "alternatif": {"flash", "charm"},
    "percentile": {"longsword", "shield", "axe"},
}
"""What a game has not: the umbrella, which none has, stands for it."""
ALIKE = (("Défensif", "defensive"), ("Focus", "focus"), ("Viser", "aim"))
"""The same said as it reads and as it is coded: with one action the one is typed, with the next the other."""
CODES = {"Défensif": "defensive", "Offensif": "offensive"}
"""The words whose code is another one."""
STANDS: list[Callable[[], Table]] = [
    lambda: alternatif(asked=True),
    lambda: alternatif(asked=False),
    lambda: percentile(asked=True),
    lambda: percentile(asked=False),
    lambda: percentile(asked=True, broken=True),
]
ATTACKS = ("attack", "melee", SPECIAL)


def anyway(table: Table) -> str:
    """What Ana would attack with, if she names nothing."""
    if table.ruleset.id == "alternatif":
        return str(table.engine.state.combatants["ana"].main.arm.weapon)
    ana = table.engine.state.fighters["ana"]
    return ana.main.weapon if ana.usable("main", table.engine.state.round) else "fists"


@pytest.mark.parametrize("stand", STANDS, ids=["asked", "idle", "declaring", "declared", "broken"])
def test_what_is_given_with_an_action_is_taken_asked_back_or_refused(stand: Callable[[], Table]) -> None:
    table = stand()
    dropped, taken = [], 0
    for nth, action in enumerate(codes(table)):
        idle = ELSEWHERE[table.ruleset.id] | {pair[nth % 2] for pair in ALIKE}
        plain = table.says("declare", action=action)
        for option, values in GIVEN.items():
            for value in values:
                if value in idle:
                    continue
                said = table.says("declare", action=action, **{option: value})
                if isinstance(said, Refused):
                    continue
                taken += 1
                same = said == plain and f"'{CODES.get(value, fold(value))}'" not in repr(said)
                if same and not (action in ATTACKS and value == anyway(table)):
                    dropped.append((action, option, value, said))
    assert dropped == []
    assert taken > 5


@pytest.mark.parametrize("stand", [STANDS[1], STANDS[3]], ids=["alternatif", "percentile"])
def test_no_command_and_no_tool_drops_an_option(stand: Callable[[], Table]) -> None:
    """What a command does not look at, it refuses: it is gone through with an option that nothing has."""
    table = stand()
    game, state = table.ruleset, table.engine.state
    common = {"who": "ana", "target": "bor", "a": "ana", "b": "bor", "value": "1", "words": WORDS, "amount": "1"}
    common |= {"field": "level", "segment": "9", "kind": "stamina", "to": "B2", "label": WORDS, "reason": "x"}
    dropped = []
    commands = [*game.contents.commands, *(f"gm-tool {each}" for each in game.contents.tools)]
    for each in commands:
        command, _, tool = each.partition(" ")
        try:
            game.compose(state, command, GM, {**common, "tool": tool, "umbrella": "open"})
        except Refused:
            continue
        dropped.append(each)
    assert dropped == []
    assert len(commands) > 30
