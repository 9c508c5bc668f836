"""Steps of one cell (ALT-MOV-006, -009 to -011, -013, -020): taken in secret, revealed together, answered at once.

Whoever takes the lead says so while the segment stands; nobody learns of it. When its blows have fallen and the clock
is about to go on, all these steps are made together. Those who lose contact by one may follow in the same segment,
with a step of their own. Contact is what it is when everybody has answered.
"""

from __future__ import annotations

from typing import Literal

from bot.kernel.decisions import NOTHING, Decision, Field, Scalar
from bot.kernel.dice import dice
from bot.kernel.effects import Action, Scene, Step, ask_first, roll, tell
from bot.rulesets.alternatif import engagement
from bot.rulesets.alternatif.base import distances
from bot.rulesets.alternatif.base.checks import asked_in, key_of
from bot.rulesets.alternatif.base.moves import AWAY, TOWARD, is_running
from bot.rulesets.alternatif.base.shares import withdraws
from bot.rulesets.alternatif.combatants import figures
from bot.rulesets.alternatif.combatants.figures import LineTaken
from bot.rulesets.alternatif.engagement import EngagementChanged
from bot.rulesets.alternatif.moving import ways
from bot.rulesets.alternatif.moving.events import (
    CellContested,
    PlanFollowed,
    Stayed,
    StepLost,
    StepMeant,
    Stepped,
    SwapAgreed,
    Swapped,
)
from bot.rulesets.alternatif.state import ROUND, AlternatifState, Combatant, shoulder_to_shoulder
from bot.rulesets.alternatif.state.arms import pair_key
from bot.rulesets.alternatif.state.conditions import DEFENCELESS, STAYS
from bot.rulesets.alternatif.state.planned import retreats
from bot.rulesets.shared.ground.geometry import distance, point_of

State = AlternatifState
D6 = dice("d6")
YES, NO = "yes", "no"


def may_step(state: State, who: Combatant) -> bool:
    """Whether *who* has his step of this segment left: he is up and about, and neither wrestles nor runs."""
    spot, segment = who.spot, state.segment
    return not (
        who.body <= 0
        or STAYS(who)
        or DEFENCELESS(who)
        or is_running(who, segment)
        or spot.ran == segment
        or spot.stepped == segment
    )


# ---- who leads


def leading(state: State) -> list[str]:
    """Those who have a step in mind that can be made in this segment."""
    if not state.segment:
        return []
    # Whoever has let somebody step away does not catch up with him in the same segment (ALT-MOV-013, -014).
    return [
        who.id
        for who in state.combatants.values()
        if (who.spot.meant or _agreed(state, who)) and may_step(state, who) and who.spot.stays != state.segment
    ]


def has_work(state: State) -> bool:
    """Whether steps are to be made, or somebody is to be asked about one."""
    if not state.segment:
        return False
    if state.settings.map == "none":
        for who in state.combatants.values():
            if who.spot.meant or who.spot.swap or who.spot.beaten == state.segment:
                break
        else:
            return False
    return bool(leading(state) or swapping(state) or beaten(state) or withdrawing(state))


def withdrawing(state: State) -> list[tuple[str, str]]:
    """The autopilots, and those whose plan says so, that step back in this segment, each with the cell farthest from
    those upon it (ALT-MOV-013); once in a round at most, or they would be chased over the whole map."""
    if state.settings.map == "none" or not state.segment:
        return []
    found = []
    for who in state.combatants.values():
        wants_to = retreats(state, who) if who.temperament is None else withdraws(who)
        if not wants_to or who.spot.meant or not may_step(state, who):
            continue
        if who.spot.stepped < 0 or state.segment - who.spot.stepped >= ROUND:
            cell = ways.away(state, who)
            if cell is not None:
                found.append((who.id, cell))
    return found


def coming(state: State) -> bool:
    """Whether somebody will step in the next segment."""
    return any(each.spot.meant and not each.out for each in state.combatants.values())


def make(scene: Scene[State]) -> Action:
    """Ask about swaps; then everybody who leads steps at once (ALT-MOV-010); then whoever lost his cell to another may
    choose another one (ALT-MOV-011)."""
    if swapping(scene.now):
        yield from _ask_to_swap(scene)
        return
    for ident, cell in withdrawing(scene.now):
        if scene.now.combatants[ident].temperament is None:
            yield from tell(PlanFollowed(ident))
        yield from tell(StepMeant(ident, (cell,)))
    if not leading(scene.now):
        yield from _choose_again(scene)
        return
    state = scene.now
    wanted: dict[str, list[str]] = {}
    for ident in leading(state):
        meant = state.combatants[ident].spot.meant
        if meant:
            wanted.setdefault(meant[0], []).append(ident)
    losers: dict[str, str] = {}
    for cell, people in wanted.items():
        if len(people) > 1 and point_of(cell) is not None and not _fit_together(state, cell, people):
            # Whoever is hidden contests nothing: that would tell of him.
            rivals = [ident for ident in people if not state.combatants[ident].hidden] or people
            together = len(rivals) > 1 and _fit_together(state, cell, rivals)
            winner = rivals[0] if len(rivals) == 1 or together else (yield from _contest(scene, cell, rivals))
            losers |= {ident: winner for ident in people if ident != winner and not (together and ident in rivals)}
    free = {ident: _is_free(state, state.combatants[ident]) for ident in leading(state)}
    for ident in list(free):
        who = scene.now.combatants[ident]
        if ident in losers:
            yield from tell(StepLost(ident, who.spot.meant[0], losers[ident]))
        elif not who.spot.meant:
            partner = scene.now.combatants.get(who.spot.swap)
            if partner is not None and may_step(scene.now, who):
                yield from _swap(scene, who, partner)
        elif not free[ident]:
            yield from tell(StepLost(ident, who.spot.meant[0], None))
        elif met := distances.lurking(state, who).get(who.spot.meant[0]):
            yield from _meets(scene, ident, who.spot.meant[0], met)
        else:
            yield from _step(scene, who)


def _fit_together(state: State, cell: str, people: list[str]) -> bool:
    """Whether *people* have room on *cell* beside each other: two of a rank of pikes, where nobody stands."""
    who = [state.combatants[ident] for ident in people]
    if len(who) > 2 or any(cell in distances.occupied(state, each) for each in who):
        return False
    return shoulder_to_shoulder(*who)


def _is_free(state: State, who: Combatant) -> bool:
    """Whether nothing bars the step that *who* has in mind; hidden people bar that of nobody who is seen."""
    if not who.spot.meant:
        return True
    cell = who.spot.meant[0]
    if point_of(cell) is None:
        target = cell.removeprefix(TOWARD)
        return cell == AWAY or (target in state.combatants and not state.combatants[target].out)
    at, here, grid = point_of(cell), distances.cell(state, who.id), distances.shape(state)
    if at is None or here is None or grid is None or distance(grid, at, here) != 1:
        return False
    return ways.price(state, who)(at) is not None and cell not in distances.without_room(
        who, distances.minded(state, who)
    )


def _step(scene: Scene[State], who: Combatant) -> Action:
    cell = who.spot.meant[0]
    if point_of(cell) is not None:
        yield from tell(Stepped(who.id, cell, who.spot.cell, "lead"))
    elif cell == AWAY:
        yield from tell(Stepped(who.id, "", "", "away"))
    else:
        yield from _approach(scene, who, cell.removeprefix(TOWARD))


def _approach(scene: Scene[State], who: Combatant, target: str) -> Action:
    """One step toward *target* without a grid; the last one brings both into contact."""
    apart = distances.distance(scene.now, who.id, target)
    yield from tell(Stepped(who.id, "", "", "toward", target))
    now = scene.now.combatants
    meets = apart is not None and apart <= 2 * distances.CELL and now[target].side != who.side
    if meets and target not in now[who.id].contacts:
        unseen = now[who.id].hidden or now[target].hidden
        yield from tell(EngagementChanged(((who.id, target),), (), "moved", unseen))


def _contest(scene: Scene[State], cell: str, people: list[str]) -> Step[str]:
    """Who gets *cell*: the highest Dexterity, then Strength; then the lowest of a d6 each, again on ties
    (ALT-MOV-011)."""
    state = scene.now
    who = [state.combatants[ident] for ident in people]
    best = max(each.dex_std for each in who)
    left = [each for each in who if each.dex_std == best]
    if len(left) == 1:
        yield from _won(left[0].id, people, cell, "dexterity")
        return left[0].id
    best = max(each.str_std for each in left)
    left = [each for each in left if each.str_std == best]
    if len(left) == 1:
        yield from _won(left[0].id, people, cell, "strength")
        return left[0].id
    idents = [each.id for each in left]
    while len(idents) > 1:
        faces: dict[str, int] = {}
        for ident in idents:
            (faces[ident],) = yield from roll(D6, who=ident, why="cell")
        idents = [ident for ident in idents if faces[ident] == min(faces.values())]
    yield from _won(idents[0], people, cell, "dice")
    return idents[0]


def _won(winner: str, people: list[str], cell: str, by: Literal["dexterity", "strength", "dice"]) -> Action:
    yield from tell(CellContested(winner, tuple(ident for ident in people if ident != winner), cell, by))


# ---- who answers


def followers(state: State) -> dict[str, list[str]]:
    """Those who would lose contact by the steps of this segment and can still do something about it, each with whom
    they would follow (ALT-MOV-009)."""
    found: dict[str, list[str]] = {}
    for mover, enemies in state.board.retreats.items():
        who = state.combatants.get(mover)
        if who is None or who.out:
            continue
        for ident in enemies:
            other = state.combatants.get(ident)
            if other is None or ident not in who.contacts or who.hidden or other.side == who.side:
                continue
            if not may_step(state, other) or other.spot.stays == state.segment:
                continue
            if state.settings.map != "none" and (
                ident in distances.around(state, mover) or not _after(state, other, who)
            ):
                continue
            found.setdefault(ident, []).append(mover)
    return found


def _after(state: State, who: Combatant, mover: Combatant) -> list[str]:
    """The cells by which *who* stays in contact with *mover*."""
    near = ways.next_to(state, who, mover.id)
    return [cell for cell in ways.beside(state, who) if cell in near]


def follow_questions(state: State) -> list[Decision]:
    """What those are asked who would lose contact: to follow, and where to, or to stay."""
    return [_follow(state, state.combatants[ident], movers) for ident, movers in followers(state).items()]


def _follow(state: State, who: Combatant, movers: list[str]) -> Decision:
    about: dict[str, Scalar] = {
        "count": len(movers),
        "names": ", ".join(state.combatants[each].name for each in movers),
        "mover": movers[0],
    }
    options: list[str] = []
    if state.settings.map == "none":
        options = movers
    else:
        for mover in movers:
            for cell in _after(state, who, state.combatants[mover]):
                about.setdefault(f"{cell}.mover", mover)
                options.append(cell)
    field = Field("follow", (*dict.fromkeys(options), NOTHING))
    return Decision(key_of(state, who, "keep_up"), "keep_up", who.id, (field,), {"follow": NOTHING}, about)


def follow(scene: Scene[State]) -> Action:
    """One of them follows, or stays (ALT-MOV-009, -013)."""
    answer = yield from ask_first(follow_questions)
    if answer is None:
        return
    key, choice = answer
    ident = asked_in(key)
    if choice["follow"] == NOTHING:
        yield from tell(Stayed(ident))
    elif scene.now.settings.map == "none":
        yield from tell(Stepped(ident, "", "", "follow", choice["follow"]))
    else:
        yield from _enter(scene, ident, choice["follow"], "follow")


def parted(state: State) -> list[tuple[str, str]]:
    """Without a grid: the pairs whom a step has parted and of whom nobody follows (ALT-MOV-013)."""
    if state.settings.map != "none":
        return []
    open_ones = followers(state)
    found: dict[str, tuple[str, str]] = {}
    for mover, enemies in state.board.retreats.items():
        who = state.combatants.get(mover)
        for ident in enemies:
            other = state.combatants.get(ident)
            if who is None or other is None or ident not in who.contacts or mover in open_ones.get(ident, ()):
                continue
            if not (other.spot.stepped == state.segment and other.spot.after == mover):
                found.setdefault(pair_key(mover, ident), (mover, ident))
    return list(found.values())


def part(scene: Scene[State]) -> Action:
    """Whom nobody has followed is in contact no more."""
    pairs = parted(scene.now)
    if pairs:
        yield from engagement.end_contacts(scene, pairs, "moved")


# ---- who lost a cell


def beaten(state: State) -> list[Combatant]:
    """Those who lost their cell to another, may still step, and have not said what they do instead."""
    return [
        who
        for who in state.combatants.values()
        if who.spot.beaten == state.segment and state.segment and may_step(state, who) and ways.beside(state, who)
    ]


def _sidestep(state: State, who: Combatant) -> Decision:
    field = Field("cell", (*ways.beside(state, who), NOTHING))
    return Decision(key_of(state, who, "sidestep"), "sidestep", who.id, (field,), {"cell": NOTHING})


def _choose_again(scene: Scene[State]) -> Action:
    answer = yield from ask_first(lambda state: [_sidestep(state, who) for who in beaten(state)])
    if answer is None:
        return
    key, choice = answer
    ident = asked_in(key)
    if choice["cell"] == NOTHING:
        yield from tell(Stayed(ident))
    else:
        yield from _enter(scene, ident, choice["cell"], "lead")


def _enter(scene: Scene[State], ident: str, cell: str, how: Literal["lead", "follow"]) -> Action:
    """*ident* steps onto *cell*, or finds it barred by now, and may choose anew."""
    who = scene.now.combatants[ident]
    if cell in distances.without_room(who, distances.minded(scene.now, who)):
        yield from tell(StepLost(ident, cell, None))
    elif met := distances.lurking(scene.now, who).get(cell):
        yield from _meets(scene, ident, cell, met)
    else:
        yield from tell(Stepped(ident, cell, who.spot.cell, how))


def _meets(scene: Scene[State], ident: str, cell: str, met: str) -> Action:
    """*ident* comes upon *met*, who was hidden on *cell*: he sees him, and does not go there."""
    if scene.now.combatants[met].hidden:
        yield from figures.show(scene, met)
    yield from tell(StepLost(ident, cell, None))


# ---- changing places


def _agreed(state: State, who: Combatant) -> bool:
    """Whether *who* changes places with a companion who means to, too."""
    other = state.combatants.get(who.spot.swap)
    return other is not None and other.spot.swap == who.id and may_swap(state, who, other)


def may_swap(state: State, who: Combatant, other: Combatant) -> bool:
    """Whether the two are companions next to each other with their steps left (ALT-MOV-020); without a grid, whether
    one of them is in contact with somebody, or stands behind the other."""
    if who.id == other.id or who.side != other.side or not (may_step(state, who) and may_step(state, other)):
        return False
    if state.settings.map == "none":
        return bool(who.contacts or other.contacts) or who.behind != other.behind
    return other.id in distances.around(state, who.id)


def swapping(state: State) -> list[tuple[Combatant, Combatant]]:
    """Those who are to be asked whether they change places, each with who proposes it."""
    found: dict[str, tuple[Combatant, Combatant]] = {}
    for who in state.combatants.values():
        other = state.combatants.get(who.spot.swap)
        if other is None or not state.segment or other.spot.swap == who.id:
            continue
        if may_swap(state, who, other) and other.spot.stays != state.segment:
            found.setdefault(other.id, (other, who))
    return list(found.values())


def _ask_to_swap(scene: Scene[State]) -> Action:
    answer = yield from ask_first(lambda state: [_swap_question(state, *pair) for pair in swapping(state)])
    if answer is None:
        return
    key, choice = answer
    ident = asked_in(key)
    by = next(by.id for who, by in swapping(scene.now) if who.id == ident)
    yield from tell(SwapAgreed(ident, by, choice["swap"] == YES))


def _swap_question(state: State, who: Combatant, by: Combatant) -> Decision:
    field = Field("swap", (YES, NO))
    about: dict[str, Scalar] = {"by": by.id, "cell": by.spot.cell}
    return Decision(key_of(state, who, "swap") + f":{by.id}", "swap", who.id, (field,), {"swap": NO}, about)


def _swap(scene: Scene[State], who: Combatant, other: Combatant) -> Action:
    yield from tell(Swapped(who.id, other.id, other.spot.cell, who.spot.cell))
    if scene.now.settings.map != "none":
        return
    if who.behind != other.behind:
        for one, place in ((who, other.behind), (other, who.behind)):
            yield from tell(LineTaken(one.id, place, "swap", one.hidden))
    # Without a grid each takes over those whom the other has in front of him.
    mine = [ident for ident in who.contacts if ident not in other.contacts]
    theirs = [ident for ident in other.contacts if ident not in who.contacts]
    added = (*((other.id, ident) for ident in mine), *((who.id, ident) for ident in theirs))
    if added:
        yield from tell(EngagementChanged(added, (), "moved"))
        gone = [*((who.id, ident) for ident in mine), *((other.id, ident) for ident in theirs)]
        yield from engagement.end_contacts(scene, gone, "moved")
