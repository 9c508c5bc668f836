"""Who may see what: dice, hits, damage and places are public; figures are for a combatant's side, others see the health
of somebody as a word."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Final

from bot.kernel.decisions import Scalar
from bot.kernel.frame import Open
from bot.kernel.ruleset import Ground, Reader, View
from bot.rulesets.dnd35 import remaining, timeline
from bot.rulesets.dnd35.attack.arms import armour_class
from bot.rulesets.dnd35.base import budget, saddles
from bot.rulesets.dnd35.base.budget import NO_ATTACK, Outlook, armed, unable
from bot.rulesets.dnd35.base.gaps import on_grid
from bot.rulesets.dnd35.concealment import hiding as spotting
from bot.rulesets.dnd35.movement import ways
from bot.rulesets.dnd35.movement.events import told_gaps
from bot.rulesets.dnd35.movement.steps import MOST_TOLD, can_move, ridden
from bot.rulesets.dnd35.rounds.actions import may_come_in
from bot.rulesets.dnd35.rounds.turns import decided
from bot.rulesets.dnd35.state import SQUARE, Fighter, State
from bot.rulesets.shared import giving, secrecy, seeing
from bot.rulesets.shared.ground import shown
from bot.rulesets.shared.ground.geometry import Point, point_of
from bot.rulesets.shared.seeing import Look

SECONDS: Final = 6
"""What a round lasts in the world of the game (D35-BAS-001)."""


def health(who: Fighter) -> str:
    """How hurt somebody looks."""
    if who.disabled or (who.out and (who.died or not who.thing)):
        return _bearing(who) if who.shown != "up" else "unconscious"
    if who.staggered and who.shown == "staggered":
        return "staggered"
    # What he has left before he falls: nonlethal damage shows as well (D35-HPS-010).
    left = who.hit_points - who.nonlethal
    if left * 4 <= who.hit_points_max:
        return "badly_wounded"
    if left * 2 <= who.hit_points_max:
        return "wounded"
    return "unhurt" if left >= who.hit_points_max else "scratched"


def _bearing(who: Fighter) -> str:
    """How somebody is, as it has been told; of the dying whether they are stable (D35-HPS-004, -005)."""
    return "stable" if who.shown == "dying" and who.stable else who.shown


def view(state: State, reader: Reader, questions: Sequence[Open]) -> View:
    """The present as *reader* may see it."""
    places = (each for each in state.order if reader.gm or not secrecy.is_hidden_from(state, each, reader))
    ranks = {ident: place for place, ident in enumerate(places, start=1)}
    # A mount that is led stands where its rider does (D35-MNT-002).
    for who in state.combatants.values():
        if who.mount in state.combatants and who.id in ranks and saddles.led(state, state.combatants[who.mount]):
            ranks[who.mount] = ranks[who.id]
    people = sorted(state.combatants.values(), key=lambda each: (ranks.get(each.id, 99), saddles.led(state, each)))
    rows = seeing.rows(
        state,
        reader,
        questions,
        lambda who, look: {**_facts(state, who, look, reader), "place": ranks.get(who.id)},
        people,
    )
    seen = {row.id for row in rows}
    turn = state.turn
    told = {
        "opened": state.opened,
        "round": state.round,
        "surprise": state.ambush == "on",
        "seconds": state.round * SECONDS,
        "up": turn.who if turn is not None and turn.who in seen else None,
        "decided": state.opened and decided(state),
        "nobody": not seeing.standing(each for each in state.combatants.values() if each.id in seen),
    }
    if turn is not None and turn.who in seen and not spotting.concealed(state, turn.who, reader):
        told["gaps"] = gaps_of(state, state.combatants[turn.who], reader)
    else:
        told["gaps"] = None
    return View("dnd35", told, rows, (), timeline.schedule(state, seen), ground(state, reader, seen))


def ground(state: State, reader: Reader, seen: Collection[str]) -> Ground | None:
    """The grid, with where the reader's own combatant whose turn it is may go."""
    people = [
        (each, each.cell)
        for each in state.combatants.values()
        if each.id in seen and each.cell and not spotting.concealed(state, each.id, reader)
    ]
    return shown.shown("square", people, state.grounds, _reach(state, reader))


def _reach(state: State, reader: Reader) -> Mapping[Point, int]:
    turn = state.turn
    who = None if turn is None else state.combatants[turn.who]
    if who is None or not (secrecy.plays(reader, who) or (reader.gm and who.player is None)):
        return {}
    found = ways.reached(state, who, saddles.pace(state, who) // SQUARE) if can_move(Outlook(state, who)) else {}
    return {at: 0 for name in found if (at := point_of(name)) is not None}


def _facts(state: State, who: Fighter, look: Look, reader: Reader) -> dict[str, Scalar]:
    """What is told of *who*; not where he is, to those who have lost him from sight."""
    told = facts(state, who, look)
    if look.own:
        told["gaps"] = gaps_of(state, who, reader)
    return {**told, "cell": None} if spotting.concealed(state, who.id, reader) else told


def gaps_of(state: State, who: Fighter, reader: Reader) -> str | None:
    """How far others are from *who*, where there is no grid: the nearest first, and of a crowd no more than these; as
    far as *reader* knows that they are there, and where."""
    if on_grid(state):
        return None
    found = [
        (gap, each)
        for each, gap in who.gaps.items()
        if not (
            state.combatants[each].died
            or each == who.mount
            or ridden(state, each)
            or state.combatants[each].mount == who.id
            or secrecy.is_hidden_from(state, each, reader)
            or spotting.concealed(state, each, reader)
        )
    ]
    return told_gaps({each: gap for gap, each in sorted(found)[:MOST_TOLD]})


def facts(state: State, who: Fighter, look: Look) -> dict[str, Scalar]:
    """What is told of *who*."""
    turn = state.turn
    up = turn is not None and turn.who == who.id
    told: dict[str, Scalar] = {
        "health": health(who),
        "bearing": _bearing(who),
        "thing": who.thing,
        "points": None,
        "initiative": who.initiative,
        "acted": who.acted,
        "delaying": may_come_in(state, who),
        "up": up,
        "weapon": who.seen_with,
        "flat": state.opened and not who.out and budget.flat_footed(state, who),
        **_grapple(state, who),
        "cell": who.cell,
        "mount": _mount(state, who),
        "rider": _rider(state, who),
        "status": ", ".join(dict.fromkeys(each.kind for each in who.conditions)) or None,
        "spells": ", ".join(dict.fromkeys(each.spell.spell for each in who.effects)) or None,
    }
    if who.thing:
        # It is no combatant who is out of the fight; what the game master has said of it he has said to all.
        told |= {"out": who.died, "flat": False}
        told |= {"points": f"{who.hit_points}/{who.hit_points_max}", "hardness": who.hardness}
    if look.gm:
        told["unaware"] = who.unaware
    if look.own or who.thing:
        told |= {
            "hit_points": who.hit_points,
            "hit_points_max": who.hit_points_max,
            "nonlethal": who.nonlethal,
            "ac": armour_class(state, who),
            "touch": armour_class(state, who, touch=True),
            "opportunities": occasions(state, who),
            "damaged": seeing.alike(damaged(who)),
            "things": ", ".join(each.item for each in who.things) or None,
            "given": giving.listed(who),
            "turns": who.turns if who.turning else None,
            "slots": seeing.alike({"level": level, "left": left} for level, left in enumerate(who.slots or ()) if left),
            "spent": bool(who.spells) and who.slots is not None and not any(who.slots),
            "potions": ", ".join(each.spell for each in who.potions) or None,
            "holding": None if who.charged is None else who.charged.spell,
            "ready": None if who.ready is None else who.ready.on,
            "response": None if who.ready is None else who.ready.response,
            **(remaining.left(state, who, turn) if up and turn is not None else remaining.NOTHING_LEFT),
        }
    return told


def occasions(state: State, who: Fighter) -> int:
    """How many attacks of opportunity he could make now (D35-AOO-004, -006, D35-GRA-009)."""
    kept = unable(who) or NO_ATTACK(who)
    barred = kept or "total" in who.stances or budget.flat_footed(state, who) or saddles.grappling(state, who.id)
    bare = not any(each.threatens and not each.ranged for each in armed(who))
    return 0 if barred or bare else max(0, who.occasions - who.seized)


def _mount(state: State, who: Fighter) -> str | None:
    """Whom he rides, where that can be seen."""
    mount = saddles.steed(state, who)
    return None if mount is None or mount.hidden else mount.id


def _rider(state: State, who: Fighter) -> str | None:
    """Who rides him, in whose turn he acts (D35-MNT-002), where that can be seen."""
    by = saddles.rider(state, who) if saddles.led(state, who) else None
    return None if by is None or by.hidden else by.id


def _grapple(state: State, who: Fighter) -> dict[str, Scalar]:
    """With whom he grapples, and who has pinned him: grapples are everybody's to see, and nobody hides in one."""
    if not state.grips:
        return {"grapples": None, "pinner": None, "silenced": False}
    pinner = saddles.pinned_by(state, who.id)
    rivals = (state.combatants[each] for each in saddles.opponents(state, who.id))
    return {
        "grapples": ", ".join(each.name for each in rivals if not each.hidden) or None,
        "pinner": None if pinner is None or state.combatants[pinner].hidden else pinner,
        "silenced": saddles.silenced(state, who.id),
    }


def damaged(who: Fighter) -> Iterator[dict[str, Scalar]]:
    """What of his has lost points of resistance, with those that it has left (D35-BAS-023)."""
    shield = () if who.buckler is None else (who.buckler,)
    for item, points, lost in (
        *((each.weapon, each.points, each.lost) for each in who.weapons),
        *((each.item, each.points, each.lost) for each in shield),
    ):
        if lost:
            yield {"item": item, "left": points - lost, "whole": points}
