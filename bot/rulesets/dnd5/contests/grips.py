"""What is done hand to hand without an attack roll (DN5-CTS-002 to -011)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from bot.kernel.decisions import Choice, Field
from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.rulesets.dnd5.attack import arms
from bot.rulesets.dnd5.attack.striking import ATTACKS
from bot.rulesets.dnd5.base.budget import Outlook, held_by, holds, incapacitated
from bot.rulesets.dnd5.base.distances import distance, on_grid
from bot.rulesets.dnd5.base.needs import ACTION, is_there, nobody_within, within
from bot.rulesets.dnd5.base.rolls import Ahead
from bot.rulesets.dnd5.contests import contesting
from bot.rulesets.dnd5.contests.events import ContestBegun, Dragged, HoldEnded
from bot.rulesets.dnd5.movement import ways
from bot.rulesets.dnd5.state import SQUARE, Fighter, Move, State, locates
from bot.rulesets.shared.actions import Blanks
from bot.rulesets.shared.book import Word, composed, word
from bot.rulesets.shared.lacking import OTHER, Lack, Said, target_of
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.needs import Needing, must
from bot.rulesets.shared.options import Args, from_codes, from_optional, from_text, optional, text
from bot.rulesets.shared.people import known, two

# ---- Whoever is held is taken along, or gets free (DN5-CTS-006, -008, DN5-EXT-009).

Fate: TypeAlias = Literal["unable", "apart", "dragged"]


def torn(state: State) -> tuple[Fighter, Fate] | None:
    """Who is held by somebody who cannot hold him as he is: no more at all, or not at that distance. Who moves by
    himself takes along whom he holds."""
    for who in state.combatants.values():
        held = who.condition("grappled")
        if held is None or held.by is None:
            continue
        by = state.combatants.get(held.by)
        if by is None or incapacitated(by):
            return who, "unable"
        if distance(state, by, who) > grasp(by):
            return who, "dragged" if _moves(state, by) and _place(state, who, by) else "apart"
    return None


def grasp(who: Fighter) -> int:
    """How far he holds somebody, in centimetres."""
    return max(SQUARE, arms.own_reach(who))


def _moves(state: State, who: Fighter) -> bool:
    return isinstance(state.deed, Move) and state.deed.who == who.id


def _place(state: State, who: Fighter, by: Fighter) -> str | None:
    """Where *who* is dragged to: the free square beside *by* that is nearest to where he is; anywhere without a
    grid."""
    if not on_grid(state):
        return "-"
    found = [each for each in ways.beside(state, who, by, grasp(by)) if each != who.cell]
    return min(found, key=lambda each: (distance(state, who, who, at=each), each), default=None)


def hold(scene: Scene[State]) -> Action:
    """He is taken along, or is free."""
    found = torn(scene.now)
    assert found is not None
    who, fate = found
    held = who.condition("grappled")
    by = None if held is None else held.by
    if fate != "dragged" or by is None:
        yield from tell(HoldEnded(who.id, by, "unable" if fate == "unable" else "apart"))
        return
    state = scene.now
    holder = state.combatants[by]
    if on_grid(state):
        yield from tell(Dragged(who.id, by, _place(state, who, holder), {}))
        return
    distances = {
        each.id: SQUARE if each.id == by else distance(state, holder, each)
        for each in state.combatants.values()
        if each.id != who.id
    }
    yield from tell(Dragged(who.id, by, None, distances))


def release(scene: Scene[State], ident: str, target: str | None = None) -> Action:
    """*ident* lets go of all whom he holds, or of *target* alone: that costs nothing, at any time (DN5-CTS-006)."""
    for each in held_by(scene.now, scene.now.combatants[ident]):
        if target not in (None, each.id):
            continue
        yield from tell(HoldEnded(each.id, ident, "released"))


# ---- What the game master says of contests (DN5-CTS-001, -006).

SKILLS: Final = (
    *("athletics", "acrobatics", "stealth", "sleight_of_hand", "perception", "insight"),
    *("deception", "intimidation", "persuasion", "strength", "dexterity", "constitution"),
)
"""What two may measure themselves in."""


@word(tool="contest")
class HoldContest(Word):
    """*who* measures himself with *target*, as the game master has it: both roll, *who* first. In his turn, what it
    costs him is asked (DN5-CTS-001)."""

    who: CombatantId = from_text("who")
    target: CombatantId = from_text("target")
    skill: str = from_codes("value", SKILLS, "athletics")
    against: str = from_codes("words", SKILLS, "athletics")

    def check(self, state: State) -> None:
        two(state, self.who, self.target)

    def take(self, scene: Scene[State]) -> Action:
        yield from contesting.improvised(scene, self.who, self.target, self.skill, self.against)


@word(tool="release")
class LetGo(Word):
    """*who* lets go of those whom he holds, or of *target* alone, at any time (DN5-CTS-006)."""

    who: CombatantId = from_text("who")
    target: CombatantId | None = from_optional("target")

    def check(self, state: State) -> None:
        who = known(state, self.who)
        if not [each for each in held_by(state, who) if self.target in (None, each.id)]:
            raise Refused("dnd5-holds-nobody", name=who.name)

    def take(self, scene: Scene[State]) -> Action:
        yield from release(scene, self.who, self.target)


@composed(command="release")
def let_go(state: State, by: int, args: Args) -> LetGo:
    """`/release`: whoever holds somebody lets him go, also outside his own turn."""
    return LetGo(by, text(args, "who"), optional(args, "target"))


def set_upon(at: Outlook) -> Sequence[Fighter]:
    """Whom he could set upon: within his reach, and at most one size category larger; his foes first."""
    found = [
        each
        for each in at.state.combatants.values()
        if each.id != at.who.id
        and not (each.died or each.fled or each.thing)
        and locates(at.who, each)
        and contesting.near(at.state, at.who, each)
        and contesting.small_enough(at.who, each)
    ]
    return sorted(found, key=lambda each: (each.side == at.who.side, each.out))


def _small(at: Outlook, said: Said) -> Lack | None:
    target = target_of(at, said)
    large = target is not None and not contesting.small_enough(at.who, target)
    return ("too_large", {"target": target.name}) if target is not None and large else None


def _unheld(at: Outlook, said: Said) -> Lack | None:
    target = target_of(at, said)
    return ("holds_already", {"target": target.name}) if target is not None and holds(at.who, target) else None


def _nobody(at: Outlook) -> Lack | None:
    """Whether there is nobody whom he could set upon."""
    if set_upon(at):
        return None
    return nobody_within(at, arms.bodily(at), foes=False) or ("all_too_large", {})


class _Contested(Needing[Outlook]):
    """What two measure themselves for."""

    def begun(self, at: Outlook, choice: Choice) -> ContestBegun:
        """How it begins."""
        raise NotImplementedError

    def trial(self, at: Outlook, choice: Choice) -> Ahead | None:
        return contesting.trial(at.state, self.begun(at, choice))

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from tell(self.begun(Outlook(scene.now, scene.now.combatants[who]), choice))


class Grapple(_Contested):
    """In the place of an attack (DN5-CTS-002): with a free hand (DN5-CTS-003)."""

    code = "grapple"
    hands_on = True
    needs = (*ATTACKS, must("no_hand", lambda at: arms.free_hands(at.state, at.who) >= 1))
    whom = (is_there, within(arms.bodily), _small, _unheld)

    def nothing(self, at: Outlook, said: Said) -> Lack:
        return _nobody(at) or ("holds_all", {})

    def asks(self, at: Outlook) -> Blanks | None:
        held = {each.id for each in held_by(at.state, at.who)}
        found = tuple(each.id for each in set_upon(at) if each.id not in held)
        return (Field("target", found),) if found else None

    def begun(self, at: Outlook, choice: Choice) -> ContestBegun:
        return contesting.begun(at.state, at.who.id, choice["target"], "grapple")


class Shove(_Contested):
    """In the place of an attack (DN5-CTS-009); no hand need be free (DN5-CTS-010)."""

    code = "shove"
    hands_on = True
    needs = ATTACKS
    whom = (is_there, within(arms.bodily), _small)

    def nothing(self, at: Outlook, said: Said) -> Lack:
        return _nobody(at) or OTHER

    def asks(self, at: Outlook) -> Blanks | None:
        found = tuple(each.id for each in set_upon(at))
        return (Field("target", found),) if found else None

    def begun(self, at: Outlook, choice: Choice) -> ContestBegun:
        return contesting.begun(at.state, at.who.id, choice["target"], "shove")


class Escape(_Contested):
    """Out of a grapple, with the action (DN5-CTS-007)."""

    code = "escape"
    needs = (
        must("not_held", lambda at: at.who.has("grappled")),
        ACTION,
        must("held_by_none", lambda at: at.who.condition("grappled").by in at.state.combatants),
    )

    def asks(self, at: Outlook) -> Blanks:
        return (Field("skill", tuple(contesting.best(at.who))),)

    def begun(self, at: Outlook, choice: Choice) -> ContestBegun:
        held = at.who.condition("grappled")
        assert held is not None
        assert held.by is not None
        return contesting.begun(at.state, at.who.id, held.by, "escape", choice["skill"])


class Release(Needing[Outlook]):
    """Costs nothing (DN5-CTS-006)."""

    code = "release"
    free = True
    needs = (must("holds_nobody", lambda at: held_by(at.state, at.who)),)

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from release(scene, who)


ACTIONS = (Grapple(), Shove(), Escape(), Release())
