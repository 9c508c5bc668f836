"""First aid to the dying (D35-HPS-005)."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, cast

from bot.catalogue.dnd5_terms import ABILITIES, Ability
from bot.kernel.decisions import Choice
from bot.kernel.effects import Action, Scene, roll, tell
from bot.kernel.errors import Refused
from bot.kernel.events import PUBLIC
from bot.kernel.values import evolve, surely
from bot.rulesets.dnd35.base.budget import Outlook, distance, has_standard, unable
from bot.rulesets.dnd35.base.needs import BESIDE, STANDARD, Deed, Trying, no_standard, unheld
from bot.rulesets.dnd35.base.rolls import D20, D100, Ahead, Trial, lowered, spent
from bot.rulesets.dnd35.dying import STABLE, Bled
from bot.rulesets.dnd35.rounds.turns import decided
from bot.rulesets.dnd35.state import SQUARE, Act, Fighter, State
from bot.rulesets.dnd35.state.people import DEAD
from bot.rulesets.shared import people
from bot.rulesets.shared.actions import Blanks
from bot.rulesets.shared.book import Word, happens, word
from bot.rulesets.shared.check import Term
from bot.rulesets.shared.lacking import Lack
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.needs import because, blank, must, no, of_whom
from bot.rulesets.shared.options import from_codes, from_flag, from_number, from_text
from bot.rulesets.shared.people import known, unless_so

# ---- What is told of blows that are held back, of first aid, and of what time heals.


@happens("D35-HPS-013", to=PUBLIC)
class KindChanged:
    """From now on the blows of *combatant* deal the other kind of damage than their weapons do, or (*on* False) their
    own again."""

    combatant: CombatantId
    on: bool

    def change(self, state: State) -> State:
        state = state.with_(self.combatant, sparing=self.on)
        return state if state.turn is None else state.in_turn(deeds=state.turn.deeds + 1)


# ---- first aid


@happens("D35-HPS-005", to=PUBLIC)
class FirstAidBegun:
    """*combatant* sees to the wounds of *target*: a standard action, which provokes."""

    combatant: CombatantId
    target: CombatantId

    def change(self, state: State) -> State:
        # Held ready it takes nothing of whoever's turn is under way.
        if state.turn is not None and state.turn.who == self.combatant:
            state = state.in_turn(standard=True, deeds=state.turn.deeds + 1)
        return evolve(state, deeds=(*state.deeds, Act(self.combatant, "first_aid", self.target)))


@happens("D35-HPS-005", "D35-HPS-006", to=PUBLIC)
class FirstAidRolled:
    """The Heal check against 15; on a *success* the other loses nothing more, and is looked after."""

    combatant: CombatantId
    target: CombatantId
    face: int
    terms: tuple[Term, ...]
    total: int
    against: int
    success: bool

    def change(self, state: State) -> State:
        state = evolve(state, deeds=state.deeds[:-1])
        return state.with_(self.target, stable=True, tended=True) if self.success else state


@happens(to=PUBLIC)
class FirstAidEnded:
    """Nothing comes of it: he cannot act any more, or nobody is left to be helped there."""

    combatant: CombatantId
    reason: Literal["unable", "gone"]

    def change(self, state: State) -> State:
        return evolve(state, deeds=state.deeds[:-1])


@happens("D35-HPS-006", to=PUBLIC)
class TendingSaid:
    """Whether somebody looks after *combatant*, by the game master's word."""

    combatant: CombatantId
    on: bool

    def change(self, state: State) -> State:
        return state.with_(self.combatant, tended=self.on)


# ---- what time brings


@happens(changes=False, to=PUBLIC)
class TimePassed:
    """So many *hours* pass after the fight; *rest*: a `night` or a `day` of rest, or hours like others."""

    hours: int
    rest: Literal["night", "day"] | None = None


@happens(to=PUBLIC)
class AwakeningRolled:
    """An hour of somebody unconscious: a d100 says whether he comes to himself; untended he loses a hit point where he
    does not (D35-HPS-006, -007)."""

    combatant: CombatantId
    face: int
    awake: bool
    tended: bool

    def befalls(self, state: State, who: Fighter) -> State:
        if self.awake:
            return state.with_(who.id, awake=True, stable=True, vigil=0)
        return state if self.tended else state.with_(who.id, hit_points=max(DEAD, who.hit_points - 1))

    def why(self) -> tuple[str, ...]:
        return ("D35-HPS-006",) if self.tended else ("D35-HPS-007",)


@happens("D35-HPS-007", to=PUBLIC)
class MendingRolled:
    """A day of somebody whom nobody looks after, conscious below 0: a d100 says whether he begins to regain hit points;
    else he loses one, and consciousness."""

    combatant: CombatantId
    face: int
    mends: bool

    def befalls(self, state: State, who: Fighter) -> State:
        if self.mends:
            return state.with_(who.id, mends=True, vigil=0)
        return state.with_(who.id, hit_points=max(DEAD, who.hit_points - 1), awake=False, vigil=0)


@happens("D35-HPS-007", to=PUBLIC)
class VigilKept:
    """So many hours more *combatant* has been conscious below 0 with nobody to look after him."""

    combatant: CombatantId
    hours: int

    def befalls(self, state: State, who: Fighter) -> State:
        return state.with_(who.id, vigil=who.vigil + self.hours)


@happens("D35-HPS-008", to=PUBLIC)
class Regained:
    """Rest gives *combatant* hit *points* back."""

    combatant: CombatantId
    points: int

    def befalls(self, state: State, who: Fighter) -> State:
        return state.with_(who.id, hit_points=min(who.hit_points_max, who.hit_points + self.points))


@happens("D35-HPS-014", to=PUBLIC)
class NonlethalFaded:
    """Hours take *points* of nonlethal damage from *combatant*."""

    combatant: CombatantId
    points: int

    def befalls(self, state: State, who: Fighter) -> State:
        return state.with_(who.id, nonlethal=max(0, who.nonlethal - self.points))


@happens("D35-HPS-009", to=PUBLIC)
class AbilityLost:
    """*combatant* loses *points* of an *ability* for a while, by the game master's word."""

    combatant: CombatantId
    ability: Ability
    points: int

    def befalls(self, state: State, who: Fighter) -> State:
        return state.put(lowered(who, self.ability, self.points))


@happens("D35-HPS-009", to=PUBLIC)
class AbilityRegained:
    """Rest gives *combatant* *points* of an *ability* back."""

    combatant: CombatantId
    ability: Ability
    points: int

    def befalls(self, state: State, who: Fighter) -> State:
        return state.put(lowered(who, self.ability, -self.points))


# ---- What hours, nights and days bring, once nobody fights (D35-HPS-006 to -009, -014).

Rest: TypeAlias = Literal["night", "day"]
AWAKE: Final = 10
"""The greatest face of the d100 with which somebody comes to himself, or begins to mend."""
DAY: Final = 24
HOURS: Final[dict[Rest, int]] = {"night": 8, "day": DAY}
"""How many hours a night and a day of rest are."""
GAINS: Final[dict[Rest, int]] = {"night": 1, "day": 2}
"""What each gives back: hit points a level, points of each ability that was weakened."""


def quiet(state: State) -> bool:
    """Whether hours may pass: nobody fights yet, or any more."""
    return not state.opened or (decided(state) and not state.deeds)


def passes(scene: Scene[State], hours: int, rest: Rest | None = None) -> Action:
    """So many *hours* go by for everybody, one after the other; a night or a day of *rest* heals at its end."""
    yield from tell(TimePassed(hours, rest))
    for ident in tuple(scene.now.combatants):
        yield from _hours(scene, ident, hours)
        if rest:
            yield from _rested(scene, ident, GAINS[rest])


def _hours(scene: Scene[State], ident: str, hours: int) -> Action:
    while scene.now.combatants[ident].dying:
        # Rounds are many in an hour: he is stable, or dead, before it is over.
        (face,) = yield from roll(D100, who=ident, why="dying")
        yield from tell(Bled(ident, face, stable=face <= STABLE))
    left = hours
    while left:
        who = scene.now.combatants[ident]
        if who.died or who.hit_points >= 0:
            break
        if not who.conscious:
            left -= 1
            (face,) = yield from roll(D100, who=ident, why="awakening")
            yield from tell(AwakeningRolled(ident, face, face <= AWAKE, who.tended))
            continue
        if who.tended or who.mends:
            break
        day = DAY - who.vigil
        if left < day:
            yield from tell(VigilKept(ident, left))
            break
        left -= day
        (face,) = yield from roll(D100, who=ident, why="mending")
        yield from tell(MendingRolled(ident, face, face <= AWAKE))
    who = scene.now.combatants[ident]
    faded = min(who.nonlethal, hours * who.level)
    if faded and not who.died:
        yield from tell(NonlethalFaded(ident, faded))


def _rested(scene: Scene[State], ident: str, gain: int) -> Action:
    who = scene.now.combatants[ident]
    if who.died:
        return
    points = min(who.hit_points_max - who.hit_points, gain * who.level)
    if points > 0 and regains(who):
        yield from tell(Regained(ident, points))
    for ability in ABILITIES:
        lost = who.drained.get(ability, 0)
        if lost:
            yield from tell(AbilityRegained(ident, ability, min(lost, gain)))


def regains(who: Fighter) -> bool:
    """Whether rest gives him hit points: below 0 only if he is looked after, or mends (D35-HPS-006, -007)."""
    return who.hit_points >= 0 or who.tended or (who.conscious and who.mends)


# ---- What the game master says of time, of who is looked after, and of abilities that are weakened (D35-HPS-006 to
# -009, -014).

MOST_HOURS: Final = 72
MOST_POINTS: Final = 30
RESTS: Final = ("night", "day")


def at_peace(state: State) -> None:
    """Raise `Refused` while people fight."""
    if not quiet(state):
        raise Refused("dnd35-still-fighting")


@word(tool="hours")
class LetHoursPass(Word):
    """So many hours pass, outside the fight."""

    hours: int = from_number("value", 1, MOST_HOURS, 1)

    def check(self, state: State) -> None:
        at_peace(state)

    def take(self, scene: Scene[State]) -> Action:
        yield from passes(scene, self.hours)


@word(tool="rest")
class LetRest(Word):
    """Everybody rests for a night, or for a whole day."""

    rest: str = from_codes("words", RESTS, "night")

    def check(self, state: State) -> None:
        at_peace(state)

    def take(self, scene: Scene[State]) -> Action:
        rest = cast(Rest, self.rest)
        yield from passes(scene, HOURS[rest], rest)


@word(tool="tend")
class SayTended(Word):
    """Somebody looks after *who*, or nobody does any more."""

    who: CombatantId = from_text("who")
    on: bool = from_flag("words", "on", "off", "on")
    tells = TendingSaid

    def check(self, state: State) -> None:
        who = known(state, self.who)
        unless_so(who, who.tended, self.on)


@word(tool="weaken")
class Weaken(Word):
    """*who* loses points of an ability for a while."""

    who: CombatantId = from_text("who")
    ability: str = from_codes("words", ABILITIES)
    points: int = from_number("value", 1, MOST_POINTS)

    def check(self, state: State) -> None:
        who = known(state, self.who)
        if not who.score(self.ability):
            raise Refused("dnd35-no-such-score", name=who.name)

    def take(self, scene: Scene[State]) -> Action:
        who = scene.now.combatants[self.who]
        ability = cast(Ability, self.ability)
        yield from tell(AbilityLost(who.id, ability, min(self.points, who.score(ability))))


DIFFICULTY: Final = 15


def patients(state: State, who: Fighter) -> list[Fighter]:
    """The dying whom he can reach, those of his own side first."""
    found = [
        each
        for each in state.combatants.values()
        if each.id != who.id and each.dying and not each.hidden and distance(who, each) <= SQUARE
    ]
    return sorted(found, key=lambda each: (each.side != who.side, each.hit_points))


def treat(scene: Scene[State]) -> Action:
    """The check, once all who could have struck before it have had their say."""
    act = surely(scene.now.doing(Act))
    who = scene.now.combatants[act.who]
    if unable(who):
        yield from tell(FirstAidEnded(who.id, "unable"))
    elif act.item not in [each.id for each in patients(scene.now, who)]:
        yield from tell(FirstAidEnded(who.id, "gone"))
    else:
        (face,) = yield from roll(D20, who=who.id, why="first_aid", judge=treating(scene.now, who.id).judge())
        made = treating(scene.now, who.id).check(face)
        yield from tell(FirstAidRolled(who.id, act.item, success=made.succeeds, against=made.against, **made.told()))
        yield from spent(scene, "skill", Trial(who, face))


def treating(state: State, ident: str) -> Ahead:
    """The check of whoever gives first aid."""
    return Ahead(state, "skill", Trial(state.combatants[ident], 0, skill="heal"), DIFFICULTY)


# ---- To deal the other kind of damage, and to see to somebody's wounds (D35-HPS-005, -013).


BLOWS: Final = (
    unheld,
    because(lambda at: has_standard(at.turn) or at.turn.swings, no_standard),
    must("no_blow", lambda at: any(each.dice and not each.ranged for each in at.who.arms)),
)
"""Any blow in melee may still follow."""


class Kind(Deed):
    """Said by the way; it holds until he says otherwise, also of what he does out of turn."""

    on: bool
    idle = midway = True

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from tell(KindChanged(who, self.on))


class OtherKind(Kind):
    """All his blows lose 4, and deal nonlethal damage in the place of lethal damage, or the other way round."""

    code = "other_kind"
    on = True
    needs = (*BLOWS, no("kind_already", lambda at: at.who.sparing))


class UsualKind(Kind):
    """They deal what they are made for."""

    code = "usual_kind"
    on = False
    needs = (*BLOWS, must("kind_already", lambda at: at.who.sparing))


class FirstAid(Trying):
    """A standard action, which provokes: a Heal check keeps somebody beside him from dying."""

    code = "first_aid"
    needs = (unheld, STANDARD)
    whom = (of_whom("not_dying", lambda at, target: not target.dying), BESIDE)

    def asks(self, at: Outlook) -> Blanks | Lack:
        return blank("target", (each.id for each in patients(at.state, at.who)), none="nobody_dying")

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from people.come_out(scene, who)
        yield from tell(FirstAidBegun(who, choice["target"]))


ACTIONS = (FirstAid(), OtherKind(), UsualKind())
