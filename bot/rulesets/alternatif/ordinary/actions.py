"""What can be done beside fighting: bandage, drink, what the encounter lists, what the player words himself; what
several do together; what is no action at all (ALT-ACT)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal, TypeAlias

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.rulesets.alternatif.base.checks import known
from bot.rulesets.alternatif.ordinary import listed, tasks
from bot.rulesets.alternatif.ordinary.actions_gear import Undertaken
from bot.rulesets.alternatif.ordinary.words import Coordinate, JoinIn, TakeAside
from bot.rulesets.alternatif.reaction.announcer import Announcer, blank, own_words
from bot.rulesets.alternatif.state import AlternatifState, Combatant, Task, is_gagged
from bot.rulesets.alternatif.wounds.events import InjuryAmended
from bot.rulesets.shared.actions import Blanks, Doable, untold
from bot.rulesets.shared.book import Word
from bot.rulesets.shared.options import Args, text

State = AlternatifState
FULL_MOVE = "full_move"
"""A full move of which the game master says the times (ALT-ACT-010)."""
Kind: TypeAlias = Literal["shout", "step", "turn", "relax"]


class Bandage(Undertaken):
    code = "bandage"

    def said(self, at: Announcer) -> Blanks | None:
        ours = (each for each in at.state.combatants.values() if each.side == at.who.side)
        return blank("target", tuple(each.id for each in ours if each.bleeding != "none"))

    def check(self, state: State, who: Combatant, thing: str | None, target: str | None, label: str) -> None:
        patient = known(state, target or who.id)
        if patient.bleeding == "none":
            raise Refused("alternatif-not-bleeding", name=patient.name)

    def ends(self, scene: Scene[State], who: Combatant, task: Task) -> Action:
        patient = scene.now.combatants.get(task.target or who.id)
        if patient is not None and patient.bleeding != "none":
            yield from tell(InjuryAmended(patient.id, patient.injuries[-1].malus, "none", staunched=True))


class Drink(Undertaken):
    code = "drink"

    def said(self, at: Announcer) -> Blanks | None:
        return ()


class Other(Undertaken):
    """Whatever the player words himself; the game master says how long it takes."""

    code = tasks.OTHER
    in_words = True

    def said(self, at: Announcer) -> Blanks | None:
        return ()

    def check(self, state: State, who: Combatant, thing: str | None, target: str | None, label: str) -> None:
        if self.in_words and not label:
            raise Refused("alternatif-say-what", name=who.name)


class Listed(Other):
    """An action of the encounter's own list (ALT-ACT-004); `listed` stands for all of them. Only one of several is told
    in somebody's own words (ALT-ACT-019)."""

    code = "listed"

    def each(self, at: Announcer) -> Sequence[Listed]:
        return [entry(code) for code in listed.actions(at.state)]

    def said(self, at: Announcer) -> Blanks | None:
        return None if self._needs_a_way(at.state) else ()

    def check(self, state: State, who: Combatant, thing: str | None, target: str | None, label: str) -> None:
        super().check(state, who, thing, target, label)
        if self._needs_a_way(state):
            raise Refused("alternatif-say-where", name=who.name)

    def _needs_a_way(self, state: State) -> bool:
        """On a grid a full move is said with its way (`/move`)."""
        return self.code == FULL_MOVE and state.settings.map != "none"


@lru_cache(maxsize=256)
def entry(code: str) -> Listed:
    """The entry of what a list calls *code*."""
    found = Listed()
    found.code, found.in_words = code, code == tasks.TOGETHER
    return found


class Join(Doable[Announcer]):
    """Doing what a companion is about to do, together with him (ALT-ACT-019)."""

    code = "join"

    def said(self, at: Announcer) -> Blanks | None:
        return blank("target", at.companions)

    costs = untold

    def note(self, at: Announcer, by: int, args: Args) -> Word:
        return JoinIn(by, at.who.id, text(args, "target"))


class ActTogether(Join):
    """Acting at the moment of the slower one (ALT-ACT-020)."""

    code = "coordinate"

    def note(self, at: Announcer, by: int, args: Args) -> Word:
        return Coordinate(by, at.who.id, text(args, "target"))


class Aside(Doable[Announcer]):
    """What is no action (ALT-ACT-008, -011)."""

    while_asked = True
    code: Kind

    def said(self, at: Announcer) -> Blanks | None:
        return ()

    costs = untold

    def note(self, at: Announcer, by: int, args: Args) -> Word:
        return TakeAside(by, at.who.id, self.code, own_words(args))


class Shout(Aside):
    code = "shout"

    def said(self, at: Announcer) -> Blanks | None:
        # A cry is no action, but a hand on the mouth keeps it in (ALT-ACT-008, ALT-WRE-024).
        return None if at.clinched and is_gagged(at.state, at.who.id) else ()


class SlowStep(Aside):
    code = "step"


class Relax(Aside):
    code = "relax"
