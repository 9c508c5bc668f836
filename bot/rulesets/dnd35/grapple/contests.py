"""What is tried hand to hand, from its beginning to what comes of it (D35-GRA-003 to -022, -026, -027)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.kernel.decisions import Decision
from bot.kernel.effects import Action, Scene, roll, tell
from bot.kernel.values import evolve, surely
from bot.rulesets.dnd35 import dying as falling
from bot.rulesets.dnd35.attack import strikes as striking
from bot.rulesets.dnd35.base import saddles as holds
from bot.rulesets.dnd35.base.gaps import on_grid
from bot.rulesets.dnd35.base.rolls import D20, Ahead, Rivals, Side, Trial, beats, spent
from bot.rulesets.dnd35.concealment import veils as missing
from bot.rulesets.dnd35.grapple import actions as drawing
from bot.rulesets.dnd35.grapple import circumstances
from bot.rulesets.dnd35.grapple import holds as spaces
from bot.rulesets.dnd35.grapple.actions import graspable
from bot.rulesets.dnd35.grapple.events import (
    BlowFollows,
    ClinchEnded,
    ComponentFetched,
    GrabRolled,
    GrappleRolled,
    Gripped,
    ItemUsed,
    PinEnded,
    Pinned,
    StoodApart,
)
from bot.rulesets.dnd35.grapple.holds import crowded, get_free, part, stand_apart
from bot.rulesets.dnd35.movement.steps import set_out
from bot.rulesets.dnd35.movement.ways import Way
from bot.rulesets.dnd35.state import FISTS, Blow, Clinch, Fighter, State
from bot.rulesets.shared.asking import answered, one_of
from bot.rulesets.shared.odds import Odds, every
from bot.rulesets.shared.overruling import decided

ALL = frozenset({"escape", "drag", "draw_light"})
"""What all his opponents oppose (D35-GRA-014, -015, -018)."""
ALONE = frozenset({"cast_held", "use_item", "fetch"})
"""What is done against nobody."""


# ---- it begins


def contend(scene: Scene[State]) -> Action:
    """It is tried, if it still can be: a grab first of all, then both roll."""
    state = scene.now
    clinch = surely(state.doing(Clinch))
    who = state.combatants[clinch.who]
    if who.out:
        yield from tell(ClinchEnded(who.id, "unable"))
    elif clinch.aim == "start" and clinch.hurt and clinch.target in clinch.struck:
        # Whatever the attack of opportunity has dealt, the attempt is over (D35-GRA-003).
        yield from tell(ClinchEnded(who.id, "spoiled"))
    elif not possible(state, clinch):
        yield from tell(ClinchEnded(who.id, "no_target"))
    elif clinch.at == "aimed" and clinch.aim == "start" and clinch.target is not None:
        yield from grab(scene, clinch, clinch.target)
    elif clinch.aim == "cast_held":
        yield from circumstances.concentrate(scene, clinch)
    elif clinch.aim == "use_item":
        yield from tell(ItemUsed(who.id, clinch.thing))
    elif clinch.aim == "fetch":
        yield from tell(ComponentFetched(who.id))
    elif clinch.aim == "draw_light" and not state.settings.grapple_draw_check:
        yield from drawing.draw(scene, clinch)
    else:
        yield from measure(scene, clinch, against(state, clinch))


def possible(state: State, clinch: Clinch) -> bool:
    """Whether what it is against is still there."""
    if clinch.aim in ALONE:
        return True
    target = state.combatants.get(clinch.target or "")
    if clinch.aim in ("start", "join"):
        return target is not None and graspable(state, state.combatants[clinch.who], target)
    if clinch.aim == "free_ally" and holds.pinned_by(state, clinch.ally or "") != clinch.target:
        return False
    return bool(against(state, clinch))


def against(state: State, clinch: Clinch) -> tuple[str, ...]:
    """Those who oppose it, in the order of initiative."""
    if clinch.aim in ("start", "join"):
        return () if clinch.target is None else (clinch.target,)
    found = holds.opponents(state, clinch.who)
    return found if clinch.aim in ALL else tuple(each for each in found if each == clinch.target)


def grab(scene: Scene[State], clinch: Clinch, target: str) -> Action:
    """A touch attack in melee (D35-GRA-004)."""

    rolls = _touch(scene.now, clinch, target)
    (face,) = yield from roll(D20, who=clinch.who, why="grab", judge=rolls.judge(), first=True)
    percent, check = rolls.percent, _touch(scene.now, clinch, target).check(face)
    veiled = missing.veiled(check, percent)
    yield from tell(GrabRolled(clinch.who, target, hit=check.succeeds, veiled=veiled, **check.told(against=True)))
    yield from decided(scene, clinch.who, target, check)
    yield from spent(scene, "attack", Trial(scene.now.combatants[clinch.who], 0, scene.now.combatants[target]))
    yield from missing.stands(scene, check, clinch.who, target, percent)


def _touch(state: State, clinch: Clinch, target: str) -> Ahead:
    who, other = state.combatants[clinch.who], state.combatants[target]
    how = Trial(who, 0, other, evolve(who.arm(FISTS), lethal=True), clinch.later, touch=True)
    return Ahead(state, "attack", how, percent=missing.percent_of(state, who, other, None))


# ---- both roll


def trial(state: State) -> Odds | None:
    """What is rolled for what is tried hand to hand: the grab first of all, the blow that follows upon a weapon that he
    turns against its bearer. Of a spell that he keeps it: at whom it goes is said later."""
    clinch = surely(state.doing(Clinch))
    drawn = clinch.aim == "draw_light" and not state.settings.grapple_draw_check
    if clinch.aim == "cast_held":
        return circumstances.concentrating(state, clinch)
    if clinch.aim in ALONE or drawn or not possible(state, clinch):
        return None
    parts: list[Odds] = [_rivals(state, clinch, against(state, clinch))]
    if clinch.aim == "start" and clinch.at == "aimed":
        parts.insert(0, _touch(state, clinch, clinch.target or ""))
    if clinch.aim == "turn_weapon":
        follows = _turned(clinch).change(state)
        parts.append(striking.ahead(follows, surely(follows.doing(Blow))))
    return every(parts)


def measure(scene: Scene[State], clinch: Clinch, others: Sequence[str]) -> Action:
    """He rolls once, then each of the *others* does: he must win against all of them (D35-GRA-015, -018). Of two whose
    sums and modifiers are equal both roll again (D35-BAS-015)."""
    rivals = _rivals(scene.now, clinch, others)
    kind, mine = rivals.mine
    follows = clinch.aim == "turn_weapon"
    (face,) = yield from roll(D20, who=clinch.who, why="grapple", judge=rivals.judge(), first=follows)
    for ident in others:
        while True:
            (other,) = yield from roll(D20, who=ident, why="grapple")
            ours = rivals.mine.made(scene.now, face)
            theirs = _against(scene.now, ident, clinch.who).made(scene.now, other)
            won = beats(ours, theirs)
            yield from tell(
                GrappleRolled(
                    clinch.who,
                    ident,
                    clinch.aim,
                    clinch.skill,
                    other_face=other,
                    other_terms=theirs.terms,
                    other_total=theirs.total,
                    outcome="tie" if won is None else "won" if won else "lost",
                    **ours.told(),
                )
            )
            if won is not None:
                yield from spent(scene, "grapple", Trial(scene.now.combatants[ident], 0, mine.who))
                break
            (face,) = yield from roll(D20, who=clinch.who, why="grapple")
    yield from spent(scene, kind, mine)


def _rivals(state: State, clinch: Clinch, others: Sequence[str]) -> Rivals:
    """What he rolls who began it, and what those do who oppose him."""
    kind = "skill" if clinch.skill == "escape_artist" else "grapple"
    # A check that takes the place of a later attack has its lower bonus; Escape Artist takes none (D35-GRA-002).
    added = circumstances.of_clinch(state, clinch)
    mine = Trial(state.combatants[clinch.who], 0, later=clinch.later, skill=clinch.skill, added=added)
    return Rivals(state, Side(kind, mine), tuple(_against(state, each, clinch.who) for each in others))


def _against(state: State, ident: str, by: str) -> Side:
    return Side("grapple", Trial(state.combatants[ident], 0, state.combatants[by], defends=True))


# ---- what comes of it


def conclude(scene: Scene[State]) -> Action:
    """He has won: what he wanted comes about."""
    state = scene.now
    clinch = surely(state.doing(Clinch))
    who, target = state.combatants[clinch.who], clinch.target or ""
    if who.out:
        yield from tell(ClinchEnded(who.id, "unable"))
        return
    match clinch.aim:
        case "start" | "join":
            yield from tell(Gripped(who.id, target))
            yield from tell(BlowFollows(who.id, target, squeezing(who)))
        case "crush":
            squeezes = squeezing(who)
            lethal = clinch.lethal if squeezes == FISTS else None
            yield from tell(BlowFollows(who.id, target, squeezes, lethal=lethal))
        case "turn_weapon":
            yield from tell(_turned(clinch))
        case "pin":
            yield from tell(Pinned(who.id, target))
        case "escape":
            yield from get_free(scene, clinch)
        case "break_free":
            yield from tell(PinEnded(target, who.id, "broken"))
        case "free_ally":
            yield from tell(PinEnded(target, clinch.ally or "", "freed"))
        case "drag":
            yield from _drag(scene, clinch)
        case "draw_light":
            yield from drawing.draw(scene, clinch)
        case "cast_held":
            yield from circumstances.release(scene, clinch)
        case _:
            yield from tell(ClinchEnded(who.id))


def _turned(clinch: Clinch) -> BlowFollows:
    target = clinch.target or ""
    return BlowFollows(clinch.who, target, clinch.thing, target, later=clinch.later, at="aimed")


def squeezing(who: Fighter) -> str:
    """With what he deals damage by a check that he has won: his bare hands, or his coils."""
    return next((each.weapon for each in who.blows if each.weapon == "constrict"), FISTS)


def _drag(scene: Scene[State], clinch: Clinch) -> Action:
    """All go where he wants, as far as they find room now (D35-GRA-018)."""
    who = scene.now.combatants[clinch.who]
    goal = clinch.way[-1] if clinch.way else ""
    if on_grid(scene.now):
        way = spaces.ways_of_all(scene.now, who).get(goal, Way())
    else:
        way = spaces.drag(scene.now, who, clinch.towards)
    if way.cells:
        yield from set_out(scene, who.id, way, cause="drag", towards=clinch.towards)
    else:
        yield from tell(ClinchEnded(who.id, "no_way"))


def enter(scene: Scene[State]) -> Action:
    """Whoever has taken hold goes into the other's space; if he cannot, the grapple ends (D35-GRA-006)."""
    state = scene.now
    clinch = surely(state.doing(Clinch))
    who, target = state.combatants[clinch.who], state.combatants.get(clinch.target or "")
    held = target is not None and holds.grip(state, who.id, target.id) is not None
    if target is None or not held or spaces.shares(who, target):
        yield from over(scene)
        return
    way = spaces.entering(state, who, target) if clinch.at == "held" else Way()
    if way.cells:
        yield from set_out(scene, who.id, way, towards=target.id, cause="enter")
    else:
        yield from part(scene, who.id, target.id, "no_room")
        yield from over(scene)


def over(scene: Scene[State]) -> Action:
    """It is over, and whoever is disabled has strained himself."""
    clinch = surely(scene.now.doing(Clinch))
    yield from tell(ClinchEnded(clinch.who))
    if clinch.aim not in ("draw_light", "fetch"):
        yield from falling.strain(scene, clinch.who)


# ---- Whoever has got out of a grapple goes to a free square beside it, of his choice (D35-GRA-015).

APART: Final = "apart"
"""Where whoever has got free steps to."""


def leave(scene: Scene[State]) -> Action:
    """He says where to, where there is a choice; where nothing is free he stays. Then those whom he leaves behind stand
    apart, if nothing holds them together any more."""
    cells = choices(scene.now)
    if len(cells) > 1:
        choice = yield from answered(questions)
        if choice is None:
            return
        cells = (choice["to"],)
    clinch = surely(scene.now.doing(Clinch))
    who = scene.now.combatants[clinch.who]
    others = [each.id for each in scene.now.combatants.values() if each.id != who.id and spaces.shares(who, each)]
    if cells:
        yield from tell(StoodApart(who.id, cells[0]))
        yield from stand_apart(scene, others)
    yield from over(scene)


def choices(state: State) -> tuple[str, ...]:
    """Where he can go, the nearest first."""
    clinch = state.doing(Clinch)
    if clinch is None or clinch.at != "free":
        return ()
    who = state.combatants[clinch.who]
    return spaces.beside(state, who) if crowded(state, who) else ()


def questions(state: State) -> Iterator[Decision]:
    """What he is asked about it."""
    clinch, cells = state.doing(Clinch), choices(state)
    if clinch is not None and len(cells) > 1:
        deeds = 0 if state.turn is None else state.turn.deeds
        yield one_of(f"{clinch.who}:{APART}:{state.round}.{deeds}", APART, clinch.who, cells, blank="to")
