"""What can be done beside fighting: with what one holds, bandaging, drinking, what the encounter lists, what the player
words himself; what several do together; what is no action at all (ALT-ACT).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Literal, TypeAlias

from bot.kernel.decisions import Choice
from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.kernel.values import evolve
from bot.rulesets.alternatif.base import arms, story
from bot.rulesets.alternatif.base import shares as wielding
from bot.rulesets.alternatif.base.checks import known, weapon_named
from bot.rulesets.alternatif.base.needs import met, ungagged
from bot.rulesets.alternatif.combatants.figures import FlagSet
from bot.rulesets.alternatif.ordinary import listed, tasks
from bot.rulesets.alternatif.ordinary.tasks import Undertaking
from bot.rulesets.alternatif.ordinary.words import Coordinate, JoinIn, TakeAside
from bot.rulesets.alternatif.ordinary.words_announcing import Drop, Undertake
from bot.rulesets.alternatif.reaction.announcer import Announcer, blank, named, own_words, times, which
from bot.rulesets.alternatif.state import (
    FIST,
    AlternatifState,
    Arm,
    Combatant,
    Hand,
    ItemPlace,
    Task,
    Wielded,
)
from bot.rulesets.alternatif.wounds.events import InjuryAmended, WeaponChanged
from bot.rulesets.shared.actions import Blanks, Costs, Doable, untold
from bot.rulesets.shared.book import Word
from bot.rulesets.shared.options import Args, text

State = AlternatifState
INSTANT = "0"
"""The duration of a blow: it comes at the end of its reaction (ALT-REA-004)."""
ALL: Final = "all"
"""Said of both hands, where one of them is not enough."""
NO: Final = "none"
"""Said where no weapon is named, or none is in the way."""


class Undertaken(Undertaking, Doable[Announcer]):
    """An action other than melee, that takes its time (`tasks`): what is common to all of them."""

    aimed = True
    """Whether it may concern somebody."""
    handles = False
    """Whether it is done with a thing that may be named."""

    def costs(self, at: Announcer, thing: str | None) -> Costs:
        return times(*self.figures(at.state, at.who, thing))

    def note(self, at: Announcer, by: int, args: Args) -> Undertake:
        target = named(args, "target") if self.aimed else None
        thing = self.thing(at, weapon_named(at.who, args)) if self.handles else None
        return Undertake(by, at.who.id, self.code, thing, own_words(args), target)

    def thing(self, at: Announcer, given: str | None) -> str | None:
        """What it is done with, where *given* was named."""
        return given

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        return tasks.propose(scene, who, self.code, weapon=choice.get("weapon"), target=choice.get("target"))


class Handle(Undertaken):
    """A weapon or a magic item is taken in hand, or put away (ALT-MEL-013, ALT-MAG-016)."""

    aimed = False
    handles = True
    change: Literal["drawn", "picked_up", "sheathed"]
    nothing: str
    """How it is refused where there is no weapon for it."""

    puts: ItemPlace = "hand"
    """Where a magic item is afterwards."""

    def place(self, who: Combatant) -> tuple[Arm, ...]:
        """Where the weapons for it are."""
        raise NotImplementedError

    def items(self, who: Combatant) -> tuple[str, ...]:
        """The magic items for it; none is drawn, for to point one is what takes its time (ALT-MAG-015)."""
        return ()

    def asked(self, at: Announcer) -> Blanks | None:
        """An autopilot takes what serves it best; others are asked when there is something to fill empty hands with."""
        if at.steps:
            return which("weapon", tuple(at.steps.get(self.code, ())))
        empty = self.code != "sheathe" and at.who.main.arm.weapon == FIST.weapon
        return which("weapon", self._fitting(at.who)) if empty else None

    def said(self, at: Announcer) -> Blanks | None:
        """All that is there: what no hand is free for is refused with that reason."""
        return blank("with", self._here(at.who))

    def _fitting(self, who: Combatant) -> tuple[str, ...]:
        """What of it can be handled now: a magic item beside whatever he holds, as when it is drawn."""
        arms = (each.weapon for each in self.place(who) if self.hand(who, each) is not None)
        return tuple(dict.fromkeys((*arms, *self.items(who))))

    def _here(self, who: Combatant) -> tuple[str, ...]:
        return tuple(dict.fromkeys((*(each.weapon for each in self.place(who)), *self.items(who))))

    def thing(self, at: Announcer, given: str | None) -> str | None:
        return given if given is not None else next(iter(self._fitting(at.who)), None)

    def keeps(self, who: Combatant, thing: str | None) -> bool:
        return thing in self.items(who)

    def check(self, state: State, who: Combatant, thing: str | None, target: str | None, label: str) -> None:
        """There is such a weapon or item, and a hand for it."""
        if self.arm(who, thing) is not None or thing in self.items(who):
            return
        here = self._here(who)
        wanted = [each for each in here if thing in (None, each)]
        if wanted:
            # Of several of which none is named no one is the reason.
            arms = [each for each in self.place(who) if each.weapon in wanted]
            weapon = wanted[0] if len(wanted) == 1 else NO
            raise Refused("alternatif-hands-full", name=who.name, weapon=weapon, held=self._in_the_way(who, arms))
        if here and thing is not None:
            raise Refused(
                "alternatif-not-there", name=who.name, weapon=thing, action=self.code, weapons=", ".join(here)
            )
        raise Refused(self.nothing, name=who.name)

    def _in_the_way(self, who: Combatant, arms: Sequence[Arm]) -> str:
        """What *who* would have to let go of to take one of *arms*: a weapon, else all that he holds (`ALL`), or `NO`
        where that frees no hand for it."""
        held = [each for each in who.hands if not each.arm.is_natural]

        def frees(*gone: Wielded) -> bool:
            left = tuple(each for each in who.hands if each not in gone)
            bare = evolve(who, hands=left or (Wielded(FIST),))
            return any(self.hand(bare, arm) is not None for arm in arms)

        found = next((each.arm.weapon for each in held if frees(each)), None)
        return found or (ALL if held and frees(*held) else NO)

    def arm(self, who: Combatant, weapon: str | None) -> Arm | None:
        fitting = (each for each in self.place(who) if self.hand(who, each) is not None)
        return next((each for each in fitting if weapon in (None, each.weapon)), None)

    def ends(self, scene: Scene[State], who: Combatant, task: Task) -> Action:
        now = scene.now.combatants[who.id]
        if task.weapon is not None and task.weapon in self.items(now):
            yield from tell(story.stowed(who.id, task.weapon, self.puts))
            return
        arm = self.arm(now, task.weapon)
        hand = None if arm is None else self.hand(now, arm)
        if arm is not None and hand is not None:
            yield from tell(WeaponChanged(who.id, hand, arm.weapon, self.change))


class Draw(Handle):
    """Taking in hand what one carries, a shield too (ALT-DEF-007)."""

    code = "draw"
    change = "drawn"
    nothing = "alternatif-nothing-to-draw"

    def place(self, who: Combatant) -> tuple[Arm, ...]:
        return who.carried


class PickUp(Handle):
    code = "pick_up"
    change = "picked_up"
    nothing = "alternatif-nothing-to-pick-up"

    def place(self, who: Combatant) -> tuple[Arm, ...]:
        return who.dropped

    def items(self, who: Combatant) -> tuple[str, ...]:
        return who.magic.lies("ground")


class Sheathe(Handle):
    code = "sheathe"
    change = "sheathed"
    nothing = "alternatif-nothing-to-sheathe"
    puts = "belt"

    def place(self, who: Combatant) -> tuple[Arm, ...]:
        return tuple(each.arm for each in who.hands if not each.arm.is_natural)

    def items(self, who: Combatant) -> tuple[str, ...]:
        return who.magic.lies("hand")

    def hand(self, who: Combatant, arm: Arm) -> Hand | None:
        return arm.hand


class LetFall(Doable[Announcer]):
    """Letting go of what a hand holds, a magic item too: not an action (ALT-MEL-013, ALT-MAG-016)."""

    code = "drop"
    while_asked = True

    def said(self, at: Announcer) -> Blanks | None:
        return blank("with", (*at.in_hand, *at.who.magic.lies("hand")))

    costs = untold

    def note(self, at: Announcer, by: int, args: Args) -> Drop:
        return Drop(by, at.who.id, weapon_named(at.who, args))


class Switch(Doable[Announcer]):
    """Letting go of what one shoots with, to draw what one has for melee."""

    code = "switch"

    def asked(self, at: Announcer) -> Blanks | None:
        who = at.who
        lets_go = any(not each.arm.strikes for each in who.hands)
        draws = any(each.strikes for each in who.carried)
        return () if lets_go and draws and not at.strikable and arms.held(who) else None

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        """Letting go costs nothing."""
        for weapon in scene.now.combatants[who].hands:
            if not weapon.arm.strikes:
                yield from tell(WeaponChanged(who, weapon.arm.hand, weapon.arm.weapon, "dropped", willing=True))
        now = scene.now.combatants[who]
        arm = next((each for each in now.carried if each.strikes and wielding.free_hand(now, each) is not None), None)
        if arm is not None:
            yield from tasks.propose(scene, who, "draw", weapon=arm.weapon)


def on_the_ground(state: State, who: Combatant) -> None:
    """That he lies there."""
    if not who.prone:
        raise Refused("alternatif-not-prone", name=who.name)


class StandUp(Undertaken):
    """Getting up takes one segment (ALT-TAC-006)."""

    code = "stand_up"
    aimed = False

    needs = (on_the_ground,)

    def asked(self, at: Announcer) -> Blanks | None:
        return () if met(self.needs, at.state, at.who) else None

    said = asked

    def ends(self, scene: Scene[State], who: Combatant, task: Task) -> Action:
        return tell(FlagSet(who.id, "prone", on=False))


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
        return () if met((ungagged,), at.state, at.who) else None


class SlowStep(Aside):
    code = "step"


class Relax(Aside):
    code = "relax"
