"""Who acts in which place (DN5-INI-009 to -014)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.kernel.decisions import Decision, Scalar
from bot.kernel.effects import Action, Scene, ask_first, roll, tell
from bot.rulesets.dnd5.base.rolls import D20, Trial, d20
from bot.rulesets.dnd5.rounds.turns import CameLate, InitiativeRolled, OrderSet, PlayersAgreed, TieRolled, TieSettled
from bot.rulesets.dnd5.state import Fighter, State, led
from bot.rulesets.shared import initiative
from bot.rulesets.shared.asking import one_of
from bot.rulesets.shared.deciding import GM


def agreed(who: Fighter) -> tuple[int, ...]:
    """The places that the players' agreement has given him among equals; none for another total than his."""
    return who.agreed[1:] if who.agreed[:1] == (who.initiative,) else ()


ORDERING = initiative.Ordering(
    lambda who: (-(who.initiative or 0), [-each for each in who.tie], [-each for each in agreed(who)], who.seat),
    lambda who: None if who.initiative is None else (who.initiative, who.tie),
    D20,
    TieRolled,
    OrderSet,
)


def taking_part(state: State) -> list[str]:
    """Those whose turn comes, in the order in which they joined."""
    return [each.id for each in state.combatants.values() if each.has_turns]


def stale(state: State) -> bool:
    """Whether the order is not what the totals say."""
    among = taking_part(state)
    if any(state.combatants[each].initiative is None for each in among):
        return True
    return bool(tied(state)) or ranked(state) != state.order


def ranked(state: State) -> tuple[str, ...]:
    """Those who have a place, first to last: a mount that is led right behind its rider, in whose turn it acts
    (DN5-MNT-007)."""
    found = ORDERING.ranked(state, _placed(state))
    for ident in found:
        by = led(state, state.combatants[ident])
        if by is not None and by.id in found:
            found = initiative.moved(found, ident, by.id)
    return found


def _placed(state: State) -> list[str]:
    """Those who have a place: whoever has died in the fight keeps his."""
    return [each.id for each in state.combatants.values() if each.has_turns or each.id in state.order]


def tied(state: State) -> list[Fighter]:
    """The first who are equal and whose order somebody must still settle. Those of the game master's alone keep the
    order in which they joined, unless he says otherwise (DN5-INI-010, -012)."""
    groups: dict[tuple[int, tuple[int, ...]], list[Fighter]] = {}
    for ident in taking_part(state):
        who = state.combatants[ident]
        if who.initiative is not None and not who.hidden:
            groups.setdefault((who.initiative, who.tie), []).append(who)
    dice = state.settings.ties == "dice"
    found = {equal: group for equal, group in groups.items() if len(group) > 1 and _is_open(group, dice=dice)}
    return found[max(found)] if found else []


def _is_open(group: Sequence[Fighter], *, dice: bool) -> bool:
    """Whether the order of those who are equal is not settled: players have not agreed, or the game master has not said
    where his people come in among theirs. Where *dice* decide, agreements do not."""
    players = [each for each in group if _settles(each)]
    if dice or len(players) < len(group):
        return bool(players)
    return bool(_undecided(players))


def _undecided(players: Sequence[Fighter]) -> list[Fighter]:
    """The first of *players* who are equal still and have not agreed who acts before the other."""
    groups: dict[tuple[int, ...], list[Fighter]] = {}
    for each in players:
        groups.setdefault(agreed(each), []).append(each)
    found = {places: group for places, group in groups.items() if len(group) > 1}
    return found[max(found)] if found else []


def _settles(who: Fighter) -> bool:
    """Whether its player settles where he acts: nobody asks who is down."""
    return who.player is not None and not who.out


def order(scene: Scene[State]) -> Action:
    """Whoever has no total rolls; then ties are settled, and latecomers find their place."""
    for ident in taking_part(scene.now):
        if scene.now.combatants[ident].initiative is None:
            yield from _rolls(scene, ident)
    group = tied(scene.now)
    if group and scene.now.settings.ties == "dice":
        for band in bands(scene.now, group):
            (face,) = yield from roll(D20, who=band[0], why="tie")
            for ident in band:
                yield from tell(TieRolled(ident, face))
    elif group:
        yield from _settled(scene)
    else:
        yield from _places(scene)


def _rolls(scene: Scene[State], ident: str) -> Action:
    """One roll for all who are of one kind and have none yet (DN5-INI-010)."""
    who = scene.now.combatants[ident]
    made = yield from d20(
        scene, "check", Trial(who, ability="dexterity", why="initiative"), why="initiative", judged=False
    )
    check = made.check
    alike = [
        who,
        *(
            each
            for each in map(scene.now.combatants.__getitem__, taking_part(scene.now))
            if _alike(scene.now, who, each)
        ),
    ]
    for each in alike:
        yield from tell(
            InitiativeRolled(each.id, check.face, check.terms, check.total, faces=made.faces, shared=each.id != who.id)
        )


def bands(state: State, among: Sequence[Fighter]) -> list[tuple[str, ...]]:
    """*among* as they settle an equality: like creatures have one slot, and one die for it (DN5-INI-010, -013,
    DN5-EXT-018)."""
    found: list[tuple[str, ...]] = []
    for who in among:
        if not any(who.id in band for band in found):
            found.append((who.id, *(each.id for each in among if each.id != who.id and _kin(state, who, each))))
    return found


def _alike(state: State, who: Fighter, other: Fighter) -> bool:
    """Whether *other* is a creature of the same kind as *who* that rolls with it."""
    return other.id != who.id and other.initiative is None and _kin(state, who, other)


def _kin(state: State, who: Fighter, other: Fighter) -> bool:
    """Whether *other* is such a creature as *who*, and both are the game master's."""
    return (
        state.settings.groups
        and who.player is None
        and other.player is None
        and (who.origin, who.side, who.hidden) == (other.origin, other.side, other.hidden)
        and bool(who.origin)
        and who.modifier("dexterity") == other.modifier("dexterity")
    )


def _questions(state: State) -> Iterator[Decision]:
    """Who of equals acts first: players agree among themselves; then the game master says where his people come in
    among them (DN5-INI-012)."""
    group = tied(state)
    players = [each for each in group if _settles(each)]
    undecided = _undecided(players)
    about: dict[str, Scalar] = {"total": group[0].initiative if group else None}
    if undecided:
        options = tuple(each.id for each in undecided)
        depth = f"{len(undecided[0].tie)}.{len(agreed(undecided[0]))}"
        for each in undecided:
            key = f"{each.id}:tie:{each.initiative}.{depth}.{'.'.join(options)}"
            yield one_of(key, "first", each.id, options, about, shared=True)
    elif group:
        # Of the players' people the one whom they have put first: the others come after him.
        first = min(players, key=lambda each: [-place for place in agreed(each)])
        answers = bands(state, [each for each in group if each is first or not _settles(each)])
        options = tuple(band[0] for band in answers)
        for band in answers:
            if len(band) > 1:
                about |= {
                    f"{band[0]}.band": ", ".join(state.combatants[each].name for each in band[1:]),
                    f"{band[0]}.others": len(band) - 1,
                }
        key = f"{GM}:tie:{group[0].initiative}.{len(group[0].tie)}.{'.'.join(options)}"
        yield one_of(key, "first", GM, options, about)


def _settled(scene: Scene[State]) -> Action:
    answer = yield from ask_first(_questions)
    if answer is None:
        return
    group, first = tied(scene.now), answer[1]["first"]
    undecided = _undecided([each for each in group if _settles(each)])
    band = next((each for each in bands(scene.now, undecided or group) if first in each), (first,))
    others = tuple(each.id for each in undecided or group if each.id not in band)
    if undecided:
        yield from tell(PlayersAgreed(first, others, undecided[0].initiative or 0))
        return
    yield from tell(TieSettled(first, others, tuple(each for each in band if each != first)))


def _places(scene: Scene[State]) -> Action:
    state = scene.now
    found = ranked(state)
    # What comes before anybody who has acted in this round has gone by (DN5-INI-014).
    for ident in initiative.gone_by(state, found):
        yield from tell(CameLate(ident))
    if found != state.order:
        hidden = {each.id for each in state.combatants.values() if each.hidden}
        before, after = ([each for each in places if each not in hidden] for places in (state.order, found))
        yield from tell(OrderSet(found, before == after))
