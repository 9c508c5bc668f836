"""What creatures have beside their figures: what their hits lead to, how they fight, what the game master must know."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field
from typing import Any, Final, Literal

from bot.catalogue.dnd5_terms import ABILITIES, Ability
from bot.kernel.decisions import NOTHING, Choice, Decision, Field
from bot.kernel.dice import dice
from bot.kernel.effects import Action, Scene, ask_first, roll, tell
from bot.kernel.events import GM_ONLY, PUBLIC
from bot.kernel.values import LATER, evolve, surely
from bot.rulesets.dnd35.attack.arms import caught_open, weapon_of
from bot.rulesets.dnd35.base import saddles as holds
from bot.rulesets.dnd35.base.budget import LIES, Outlook, distance
from bot.rulesets.dnd35.base.needs import STANDARD, Deed
from bot.rulesets.dnd35.base.rolls import Ahead, Trial, lowered
from bot.rulesets.dnd35.damage import SNEAK, Part, at_least_none, harmed, kept_off, warded
from bot.rulesets.dnd35.grapple.actions import graspable, larger
from bot.rulesets.dnd35.manoeuvres.possible import small_enough
from bot.rulesets.dnd35.positions import flanked
from bot.rulesets.dnd35.spells import upon
from bot.rulesets.dnd35.state import Blow, Clinch, Extra, Fighter, Manoeuvre, Rider, State, conditions
from bot.rulesets.dnd35.state.conditions import CONDITIONS
from bot.rulesets.dnd35.state.people import DEAD
from bot.rulesets.shared.actions import Blanks
from bot.rulesets.shared.asking import one_of
from bot.rulesets.shared.book import happens
from bot.rulesets.shared.check import Term, terms, total
from bot.rulesets.shared.conditions import Anchor, Condition
from bot.rulesets.shared.naming import Aside, CombatantId
from bot.rulesets.shared.needs import must

# ---- What is told of what creatures do besides.

LOST_BY_LEVEL = 5
"""Hit points that go with a negative level."""


@happens(to=PUBLIC)
class ScoreDrained:
    """A hit *by* somebody takes so many *points* off a score of *combatant*; rest gives them back (D35-HPS-009)."""

    combatant: CombatantId
    ability: Ability
    points: int
    faces: tuple[int, ...] = ()
    by: Aside | None = None

    def befalls(self, state: State, who: Fighter) -> State:
        return state.put(lowered(who, self.ability, self.points))


@happens(to=PUBLIC)
class LevelDrained:
    """A hit *by* somebody gives *combatant* so many negative *levels*: 1 less on all rolls, 5 hit points fewer each."""

    combatant: CombatantId
    levels: int
    by: Aside | None = None

    def befalls(self, state: State, who: Fighter) -> State:
        negative, fewer = who.negative + self.levels, LOST_BY_LEVEL * self.levels
        if negative >= who.level:
            return state.with_(who.id, negative=negative, hit_points=DEAD, slain=True)
        most = max(1, who.hit_points_max - fewer)
        points = max(DEAD, min(most, who.hit_points - fewer))
        return state.with_(who.id, negative=negative, hit_points=points, hit_points_max=most)


@happens(to=PUBLIC)
class Afflicted:
    """A hit *by* somebody brings *combatant* a condition, *status*, until then. *fetters*: what it takes to get out."""

    combatant: CombatantId
    status: str
    until: Anchor | None = None
    by: CombatantId | None = None
    fetters: tuple[int, int] = (0, 0)

    def befalls(self, state: State, who: Fighter) -> State:
        kept = tuple(each for each in who.conditions if each.kind != self.status)
        fetters = self.fetters if any(self.fetters) else who.fetters
        return state.with_(who.id, conditions=(*kept, Condition(self.status, self.until, self.by)), fetters=fetters)


@happens(changes=False, to=GM_ONLY)
class RiderNoted:
    """What a hit of *combatant* with *weapon* does to *target* besides is the game master's."""

    combatant: CombatantId
    target: CombatantId
    weapon: str


@happens(to=GM_ONLY)
class OdditiesNoted:
    """What of the profile of *combatant* is the game master's to play: *oddities*, by their codes."""

    combatant: CombatantId
    kind: str
    oddities: tuple[str, ...]

    def change(self, state: State) -> State:
        return state.with_(self.combatant, told=True)


@happens(to=PUBLIC)
class HitLeads:
    """A hit of *combatant* may lead at once to *what*."""

    combatant: CombatantId
    what: Literal["trip", "grab"]

    def change(self, state: State) -> State:
        return state.in_deed(follows=self.what) if isinstance(state.deed, Blow) else state


@happens(to=PUBLIC)
class HitFollowed:
    """*combatant*, who has hit *target*, trips him, or seizes him, at once: with no touch, and nothing is provoked;
    *what* empty: he lets it be."""

    combatant: CombatantId
    target: CombatantId
    what: Literal["", "trip", "grab"] = ""

    def change(self, state: State) -> State:
        deed = state.deed
        if not isinstance(deed, Blow):
            return state
        state = state.in_deed(follows="")
        if self.what == "trip":
            # Whoever fails is not tripped in his turn.
            tried = Manoeuvre(
                self.combatant, self.target, "trip", deed.weapon, at="touched", open_to="", occasion="hit"
            )
            return evolve(state, deeds=(*state.deeds, tried))
        if self.what == "grab":
            return evolve(state, deeds=(*state.deeds, Clinch(self.combatant, self.target, "start", at="touched")))
        return state


@happens(to=PUBLIC)
class HitCounted:
    """*combatant* has hit *target* with *weapon* in this turn."""

    combatant: CombatantId
    target: CombatantId
    weapon: str

    def change(self, state: State) -> State:
        turn = state.turn
        return state if turn is None else state.in_turn(landed=(*turn.landed, f"{self.weapon}:{self.target}"))


@happens(to=PUBLIC)
class Rent:
    """Both claws of *combatant* have hit *target*, and tear him: *terms* add up to what is *dealt*; *wards*: see
    `damage.events.DamageDealt`."""

    combatant: CombatantId
    target: CombatantId
    faces: tuple[int, ...]
    terms: tuple[Term, ...]
    dealt: int
    wards: tuple[str, ...] = field(default=(), metadata={LATER: True})
    kept_off: str = field(default="", metadata={LATER: True})

    def change(self, state: State) -> State:
        return harmed(state, self.target, self.dealt)


@happens(to=PUBLIC)
class Regenerated:
    """*combatant* gets rid of so many *points* of nonlethal damage as his turn begins."""

    combatant: CombatantId
    points: int

    def befalls(self, state: State, who: Fighter) -> State:
        return state.with_(who.id, nonlethal=max(0, who.nonlethal - self.points)).in_turn(landed=(MENDED,))


MENDED = "mended"
"""That he has regenerated, among what stands in a turn."""


@happens(to=PUBLIC)
class Struggled:
    """*combatant* tries to get out of his fetters, by *skill*; *success*: he is free."""

    combatant: CombatantId
    skill: str
    face: int
    terms: tuple[Term, ...]
    total: int
    against: int
    success: bool

    def change(self, state: State) -> State:
        if state.turn is not None:
            state = state.in_turn(standard=True, deeds=state.turn.deeds + 1)
        who = state.combatants.get(self.combatant)
        if who is None or not self.success:
            return state
        changes: dict[str, Any] = {
            "conditions": tuple(each for each in who.conditions if each.kind != "entangled"),
            "fetters": (0, 0),
        }
        return state.with_(who.id, **changes)


# ---- Out of fetters: by Escape Artist, or by Strength.

BINDS: Final = CONDITIONS.that("binds")
"""One struggles out of it, where it has a difficulty."""
ESCAPE, BURST = "escape_artist", "strength"


class Struggle(Deed):
    """A standard action."""

    code = "struggle"
    needs = (must("no_bonds", lambda at: BINDS(at.who) and any(at.who.fetters)), STANDARD)

    def asks(self, at: Outlook) -> Blanks:
        return (Field("skill", tuple(way for way, bond in zip((ESCAPE, BURST), at.who.fetters, strict=True) if bond)),)

    def trial(self, at: Outlook, choice: Choice) -> Ahead:
        skill = choice["skill"]
        return Ahead(at.state, "skill", Trial(at.who, 0, skill=skill), at.who.fetters[skill == BURST])

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        rolls = self.trial(Outlook(scene.now, scene.now.combatants[who]), choice)
        check = yield from rolls.made(scene, why="contest")
        yield from tell(Struggled(who, choice["skill"], against=check.against, success=check.succeeds, **check.told()))


ACTIONS = (Struggle(),)


# ---- What a hit leads to: poison and the like, fetters, a trip, a grip, claws that tear; what adds to its damage.

FOLLOW: Final = "follow"
"""The question whether a hit leads to a trip, or to a grip."""
NOW: Final = "now"
NEAR: Final = 900
"""Centimetres within which a shot finds the weak spot."""


# ---- beside the damage


def follows(scene: Scene[State], blow: Blow) -> Action:
    """What a hit does besides its damage."""
    state = scene.now
    who, target = state.combatants.get(blow.who), state.combatants.get(blow.target)
    if who is None or target is None or target.died or target.thing or blow.bearer is not None:
        return
    weapon = weapon_of(state, blow)
    if weapon.rider is not None:
        yield from _rides(scene, who, target, weapon.rider, weapon.weapon)
    yield from _tears(scene, blow, who, target)
    led = leads(scene.now, blow)
    if led:
        yield from tell(HitLeads(who.id, led))


def _rides(scene: Scene[State], who: Fighter, target: Fighter, rider: Rider, weapon: str) -> Action:
    """Unless he saves, or his nature keeps it from him: scores sink, levels go, a condition comes."""
    if _proof(target, rider):
        return
    if rider.noted:
        # Whether he saves is rolled; what comes of it is the game master's.
        yield from tell(RiderNoted(who.id, target.id, weapon))
    if rider.save and (yield from upon.resist(scene, target.id, who.id, weapon, rider.save, rider.dc)):
        return
    for ability in ABILITIES:
        text = rider.drains.get(ability)
        if text is None or not getattr(target, ability):
            continue
        faces = (yield from roll(dice(text), who=who.id, why="drained")) if "d" in text else ()
        points = sum(faces) if faces else int(text)
        yield from tell(ScoreDrained(target.id, ability, points, faces, who.id))
    if rider.levels:
        yield from tell(LevelDrained(target.id, rider.levels, who.id))
    if rider.condition:
        rounds = rider.plus
        if rider.rounds:
            rounds += sum((yield from roll(dice(rider.rounds), who=who.id, why="rounds")))
        until = Anchor(scene.now.round + rounds, "begin", who.id) if rounds else None
        status = conditions.worsened(scene.now.combatants[target.id], rider.condition, who.id)
        yield from tell(Afflicted(target.id, status, until, who.id, (rider.escape, rider.burst)))


def _proof(target: Fighter, rider: Rider) -> bool:
    """Whether it can do nothing to him: poison drains nobody who is proof against it, nothing the dead of whom nothing
    is left to drain."""
    if rider.condition and conditions.proof(target.immune, target.lifeless, rider.condition):
        return True
    if rider.drains and rider.save:
        return "poison" in target.immune
    if rider.levels or (rider.drains and not rider.save):
        return target.being in ("undead", "construct")
    return rider.noted and "disease" in target.immune


def _tears(scene: Scene[State], blow: Blow, who: Fighter, target: Fighter) -> Action:
    """Two claws that have hit the same one in a turn tear him."""
    turn = scene.now.turn
    rend = next((each for each in who.blows if each.weapon == "rend"), None)
    arm = who.arm(blow.weapon)
    if rend is None or turn is None or turn.who != who.id or arm.number < 2 or blow.occasion != "turn":
        return
    mark = f"{blow.weapon}:{target.id}"
    before = turn.landed.count(mark)
    yield from tell(HitCounted(who.id, target.id, blow.weapon))
    if before != 1:
        return
    faces = yield from roll(dice(rend.dice), who=who.id, why="extra")
    made = terms(("dice", sum(faces)), ("profile", rend.plus or 0))
    off = warded(target, rend, (Part(total(made), rend.types),), lethal=True)
    made = at_least_none((*made, *off))
    yield from tell(Rent(who.id, target.id, faces, made, total(made), tuple(each.name for each in off), kept_off(off)))


# ---- at once


def leads(state: State, blow: Blow) -> Literal["", "trip", "grab"]:
    """To what a hit of a natural weapon may lead at once: a trip, or a grip on somebody smaller."""
    who, target = state.combatants[blow.who], state.combatants.get(blow.target)
    if target is None or who.out or target.out or blow.occasion not in ("turn", "charge", "ready", "opportunity"):
        return ""
    if not who.arm(blow.weapon).natural or blow.shot:
        return ""
    if "trip" in who.features and not LIES(target) and small_enough(who, target):
        return "trip"
    held = holds.grappling(state, who.id) or holds.grappling(state, target.id)
    if "grab" in who.features and not held and larger(target, who) < 0 and graspable(state, who, target):
        return "grab"
    return ""


def leading(state: State) -> Blow | None:
    """The hit that may lead to something at once."""
    blow = state.deed
    return blow if isinstance(blow, Blow) and blow.follows and blow.at == "done" else None


def questions(state: State) -> Iterator[Decision]:
    blow = leading(state)
    if blow is not None:
        turn = "" if state.turn is None else f"{state.turn.who}.{state.turn.deeds}"
        key = f"{blow.who}:{FOLLOW}:{state.round}.{turn}.{blow.target}.{len(state.deeds)}"
        about = {"target": blow.target, "what": blow.follows}
        yield one_of(key, FOLLOW, blow.who, (NOW, NOTHING), about, usual=NOTHING)


def follow(scene: Scene[State]) -> Action:
    """Whoever has hit says whether he goes on."""
    blow = surely(leading(scene.now))
    if leads(scene.now, blow) != blow.follows:
        yield from tell(HitFollowed(blow.who, blow.target))
        return
    answer = yield from ask_first(questions)
    leads_on = leading(scene.now)
    if answer is None or leads_on is None:
        return
    left = HitFollowed(leads_on.who, leads_on.target)
    yield from tell(goes_on(leads_on) if answer[1][FOLLOW] == NOW else left)


def goes_on(blow: Blow) -> HitFollowed:
    """That he goes on with what *blow* leads to."""
    return HitFollowed(blow.who, blow.target, blow.follows)


# ---- what adds to the damage


def extras(state: State, blow: Blow) -> tuple[Extra, ...]:
    """A sneak attack: at somebody who cannot dodge, or whom one flanks, in melee or within 9 m; never at what critical
    hits do not harm; in a coup de grâce as well (D35-ATK-011)."""
    who, target = state.combatants[blow.who], state.combatants.get(blow.target)
    if target is None or not who.sneak or "critical" in target.immune or blow.occasion == "grapple":
        return ()
    weapon = weapon_of(state, blow)
    far = blow.shot and distance(who, target) > NEAR
    flank = not blow.shot and target.side != who.side
    if far or not weapon.lethal or not (caught_open(state, blow) or (flank and flanked(state, who, target))):
        return ()
    return (Extra(f"{who.sneak}d6", weapon.types[0], name=SNEAK),) if weapon.types else ()


# ---- What comes first in the turn of a creature: what the game master must know of it, what it regenerates.


def _up(state: State) -> Fighter | None:
    """Whose turn begins."""
    turn = state.turn
    return None if turn is None or turn.began else state.combatants[turn.who]


def notes(state: State) -> bool:
    """Whether the turn of a creature begins of which the game master has not been told what is his to play."""
    who = _up(state)
    return who is not None and bool(who.oddities) and not who.told


def note(scene: Scene[State]) -> Action:
    who = surely(_up(scene.now))
    yield from tell(OdditiesNoted(who.id, who.origin, who.oddities))


def mends(state: State) -> bool:
    """Whether the turn of somebody begins who regenerates."""
    who, turn = _up(state), state.turn
    # Whoever has delayed in this round began his turn of it once already.
    again = who is not None and who.waited == state.lap
    return who is not None and turn is not None and MENDED not in turn.landed and not again and regains(who) > 0


def regains(who: Fighter) -> int:
    """How much nonlethal damage he gets rid of."""
    return 0 if who.died else min(who.regenerates, who.nonlethal)


def mend(scene: Scene[State]) -> Action:
    who = surely(_up(scene.now))
    yield from tell(Regenerated(who.id, regains(who)))
