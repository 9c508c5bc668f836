"""Attacks of opportunity: before a step out of a threatened square, and before acts that provoke (D35-AOO)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.kernel.decisions import NOTHING, Decision, Scalar
from bot.kernel.effects import Action, Scene, ask_first, tell
from bot.kernel.events import PUBLIC
from bot.kernel.values import evolve
from bot.rulesets.dnd35.base.budget import NO_ATTACK, armed, flat_footed, reaches, unable
from bot.rulesets.dnd35.base.gaps import after, closer
from bot.rulesets.dnd35.base.rolls import sees
from bot.rulesets.dnd35.base.saddles import grappling, unguided
from bot.rulesets.dnd35.cover.degrees import degree, is_far
from bot.rulesets.dnd35.state import (
    FISTS,
    Act,
    Blow,
    Cast,
    Clinch,
    Deed,
    Fighter,
    Guess,
    Manoeuvre,
    Move,
    State,
    Weapon,
)
from bot.rulesets.shared.asking import one_of
from bot.rulesets.shared.book import happens
from bot.rulesets.shared.check import Point
from bot.rulesets.shared.naming import CombatantId

# ---- What is told of attacks of opportunity.


@happens("D35-AOO-003", "D35-AOO-004", "D35-AOO-005", to=PUBLIC)
class OpportunityTaken:
    """*combatant* strikes at *target*, who provokes it, before he goes on; it may go *astray* (D35-MAN-002)."""

    combatant: CombatantId
    target: CombatantId
    weapon: str
    astray: CombatantId | None = None

    def change(self, state: State) -> State:
        deed = state.deed
        if deed is not None:
            state = state.in_deed(asked=(*deed.asked, self.combatant), struck=(*deed.struck, self.combatant))
        blow = Blow(self.combatant, self.target, self.weapon, occasion="opportunity", astray=self.astray)
        state = state.with_(self.combatant, **state.combatants[self.combatant].seizes())
        return evolve(state, deeds=(*state.deeds, blow))


@happens("D35-AOO-003", "D35-AOO-004", to=PUBLIC)
class OpportunityLeft:
    """*combatant* lets the opportunity pass: of a move all of it, for that is one."""

    combatant: CombatantId

    def change(self, state: State) -> State:
        deed = state.deed
        if deed is None:
            return state
        if isinstance(deed, Move):
            state = state.in_deed(struck=(*deed.struck, self.combatant))
        return state.in_deed(asked=(*deed.asked, self.combatant))


@happens("D35-AOO-003", "D35-AOO-004", to=PUBLIC)
class OpportunityHeld:
    """*combatant* waits for a better moment of the same move."""

    combatant: CombatantId

    def change(self, state: State) -> State:
        deed = state.deed
        return state if deed is None else state.in_deed(asked=(*deed.asked, self.combatant))


# ---- Who may strike at whoever leaves a threatened square, shoots, or strikes unarmed (D35-AOO-001 to -006).

OPPORTUNITY: Final = "opportunity"
STRIKE: Final = "strike"
QUIET: Final = ("draw",)
"""Acts that provoke nobody (D35-AOO-002)."""
MOUNT: Final = "mount"
"""At the mount of whoever rides out of a threatened square, who leaves it with him."""
LATER: Final = "later"
"""Not yet: he is asked again before the next step out of a square that he threatens (D35-AOO-004)."""
INSTEAD: Final[Point[[State, Fighter, Fighter], tuple[str, ...]]] = Point("what may take the place of such an attack")
"""What somebody may do with his opportunity in the place of a blow (D35-AOO-003), by its code."""
DO_INSTEAD: Final[Point[[Scene[State], str, str, str], Action]] = Point("how it takes the place of such an attack")
"""Somebody does it to whoever has provoked it."""


def provokes(state: State) -> Fighter | None:
    """Who does now what provokes: he is about to leave his square (but for a 5-foot step), to shoot, to strike
    unarmed, to cast, or to finish somebody. What is itself an attack of opportunity is done with a weapon in hand, and
    provokes nothing."""
    deed = state.deed
    if deed is None:
        return None
    who = state.combatants[deed.who]
    if who.out or who.hidden:
        return None
    if isinstance(deed, Clinch):
        return who if deed.at == "aimed" and _opens(who, deed) else None
    if isinstance(deed, Blow):
        return who if deed.at == "aimed" and (deed.shot or deed.occasion == "coup" or _bare(who, deed)) else None
    if isinstance(deed, Guess):
        return who if deed.shot else None
    if isinstance(deed, Act):
        return None if deed.what in QUIET else who
    if isinstance(deed, Manoeuvre):
        return who if deed.open_to and (deed.at == "begun" or _enters(deed)) else None
    if isinstance(deed, Cast):
        return who if deed.stage == "begun" and deed.how in ("turn", "ready") and not _quietly(deed) else None
    if not isinstance(deed, Move) or deed.careful:
        return None
    return who if deed.way else None


def _enters(deed: Manoeuvre) -> bool:
    """Whether he has just entered the other's space: whoever threatens only that square strikes now (D35-MAN-002)."""
    return deed.at == "entered" and deed.open_to in ("all", "others")


def _quietly(cast: Cast) -> bool:
    """Whether a spell is cast on the defensive, or so quickly that it provokes nothing (D35-BAS-020, D35-AOO-002)."""
    return cast.defensive or cast.spell.casting in ("swift", "immediate")


def _bare(who: Fighter, blow: Blow) -> bool:
    """Whether he strikes with bare hands that are no weapon (D35-BAS-013)."""
    return blow.weapon == FISTS and "improved_unarmed_strike" not in who.feats


def _opens(who: Fighter, clinch: Clinch) -> bool:
    """Whether what he tries hand to hand exposes him: taking hold of somebody, to that one (D35-GRA-003), unless he has
    learnt it; casting and rummaging for a component, to all."""
    if clinch.aim == "start":
        return "improved_grapple" not in who.feats
    return clinch.aim in ("cast_held", "fetch")


def weapon_against(who: Fighter, target: Fighter) -> Weapon | None:
    """What *who* strikes with, who threatens the square of *target*: a weapon in hand (D35-AOO-006)."""
    return next(
        (each for each in armed(who) if each.threatens and not each.ranged and reaches(who, each, target)), None
    )


def exposed(state: State, who: Fighter, target: Fighter) -> bool:
    """Whether *target* is exposed to *who*, who threatens it: nobody is who is covered from him, by whatever it be, or
    whom he does not see (D35-COV-004, D35-CAM-005, D35-AOO-007)."""
    weapon = weapon_against(who, target)
    if weapon is None or not sees(state, who, target):
        return False
    return degree(state, who, target, far=is_far(who, weapon, target)) == "none"


def waiting(state: State) -> list[Fighter]:
    """Those who may strike before it, and have not said whether they do, in the order of initiative (D35-BAS-022):
    nobody who has made all of his (D35-AOO-004), is flat-footed or grapples (D35-AOO-006, D35-GRA-007, -009), or flees
    from what has turned him (D35-TUR-004), or is in another condition in which one strikes at nobody; nobody from whom
    it is covered, or concealed wholly (D35-AOO-007). An unarmed strike,
    taking hold of somebody and most manoeuvres provoke their target alone. Whoever lies in wait goes on doing so."""
    target, deed = provokes(state), state.deed
    if target is None or deed is None:
        return []
    asked = {*deed.asked, *deed.struck}
    alone = _alone(deed)
    # Whoever pushes somebody, and whoever is pushed, have no hand free for each other (D35-MAN-005).
    beside = deed.beside if isinstance(deed, Move) else None
    found = [
        each
        for each in state.combatants.values()
        if each.side != target.side
        and each.id not in asked
        and not (unable(each) or each.hidden or each.reacted or "total" in each.stances)
        and not (flat_footed(state, each) or grappling(state, each.id))
        and not NO_ATTACK(each)
        and not unguided(state, each)
        and each.id != beside
        and (alone is None or each.id == alone)
        and not (isinstance(deed, Manoeuvre) and each.id == deed.target and (deed.open_to == "others" or _enters(deed)))
        and exposed(state, each, target)
        and not _escaped(state, deed, target, each)
    ]
    places = {ident: at for at, ident in enumerate(state.order)}
    return sorted(found, key=lambda each: places.get(each.id, len(places)))


def _escaped(state: State, deed: Deed, target: Fighter, each: Fighter) -> bool:
    """Whether *target* withdraws out of the square where he began, which *each*, whom he sees, does not threaten for
    him (D35-MOV-011)."""
    return isinstance(deed, Move) and deed.withdraws and deed.came is None and sees(state, target, each)


def _alone(deed: Deed) -> str | None:
    """Who alone may strike at whoever does this; None: all who threaten him."""
    if isinstance(deed, Clinch):
        return deed.target if deed.aim == "start" else None
    if isinstance(deed, Blow):
        return None if deed.shot or deed.occasion == "coup" else deed.target
    return deed.target if isinstance(deed, Manoeuvre) and deed.open_to == "target" else None


def astray(deed: Deed | None, who: str) -> str | None:
    """Whom an attack of *who* may strike in the place of whoever provokes it: of two who push each other the other one,
    unless he strikes himself (D35-MAN-002)."""
    if isinstance(deed, Manoeuvre) and deed.kind == "bull_rush" and deed.target != who:
        return deed.target
    return deed.beside if isinstance(deed, Move) else None


def questions(state: State) -> Iterator[Decision]:
    """What the first of them is asked."""
    found, target = waiting(state), provokes(state)
    if not found or target is None:
        return
    who, deed = found[0], state.deed
    weapon = weapon_against(who, target)
    about: dict[str, Scalar] = {
        "target": target.id,
        "weapon": None if weapon is None else weapon.weapon,
        "left": who.occasions - who.seized,
    }
    left = len(deed.way) if isinstance(deed, Move) else 0
    deeds = 0 if state.turn is None else state.turn.deeds
    key = f"{who.id}:{OPPORTUNITY}:{state.round}.{target.id}.{deeds}.{left}.{len(state.deeds)}"
    steed = state.combatants.get(target.mount or "") if isinstance(deed, Move) else None
    mount = (MOUNT,) if steed is not None and exposed(state, who, steed) else ()
    later = (LATER,) if _still(state, who, target, deed) else ()
    options = (STRIKE, *mount, *INSTEAD(state, who, target), *later, NOTHING)
    yield one_of(key, OPPORTUNITY, who.id, options, about, usual=NOTHING)


def _still(state: State, who: Fighter, target: Fighter, deed: Deed | None) -> bool:
    """Whether *target* will leave another square on its way that *who* threatens."""
    if not isinstance(deed, Move):
        return False
    if target.id in who.gaps:
        return any(
            weapon_against(closer(who, target.id, after(state, deed, at).get(who.id, who.gaps[target.id])), target)
            for at in range(1, len(deed.way))
        )
    return any(weapon_against(who, evolve(target, cell=cell)) is not None for cell in deed.way[:-1])


def offer(scene: Scene[State]) -> Action:
    """The first who may strike says whether he does."""
    answer = yield from ask_first(questions)
    found, target = waiting(scene.now), provokes(scene.now)
    if answer is None or not found or target is None:
        return
    yield from takes(scene, found[0], target, answer[1][OPPORTUNITY])


def takes(scene: Scene[State], who: Fighter, target: Fighter, chosen: str) -> Action:
    """*who* does what he has *chosen* against *target*, who provokes it."""
    weapon = weapon_against(who, target)
    if chosen == NOTHING or weapon is None:
        yield from tell(OpportunityLeft(who.id))
    elif chosen == LATER:
        yield from tell(OpportunityHeld(who.id))
    elif chosen in (STRIKE, MOUNT):
        struck = target.mount if chosen == MOUNT and target.mount is not None else target.id
        yield from tell(OpportunityTaken(who.id, struck, weapon.weapon, astray(scene.now.deed, who.id)))
    else:
        yield from DO_INSTEAD(scene, who.id, target.id, chosen)
