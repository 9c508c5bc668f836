"""Who may see what: dice, hits, damage and places are public; figures are for a combatant's side, others see the health
of somebody as a word."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from bot.kernel.decisions import Scalar
from bot.kernel.frame import Open
from bot.kernel.ruleset import Ground, Reader, View
from bot.rulesets.d20.gaps import metres
from bot.rulesets.dnd5 import timeline
from bot.rulesets.dnd5.actions import circumstances as hiding
from bot.rulesets.dnd5.base.budget import may_go, may_react, movement_left, mover
from bot.rulesets.dnd5.base.distances import on_grid, under_water
from bot.rulesets.dnd5.movement import ways
from bot.rulesets.dnd5.readying import ENEMY
from bot.rulesets.dnd5.rounds.turns import decided
from bot.rulesets.dnd5.state import Fighter, State
from bot.rulesets.dnd5.state.people import SENSELESS
from bot.rulesets.dnd5.traits import SENSES, TRAITS
from bot.rulesets.shared import giving, secrecy, seeing
from bot.rulesets.shared.ground import shown
from bot.rulesets.shared.ground.cells import DIFFICULT
from bot.rulesets.shared.ground.geometry import Point, point_of
from bot.rulesets.shared.seeing import Look

SECONDS: Final = 6
"""What a round lasts in the world of the game (DN5-INI-001)."""
_OWN = ("hit_points", "hit_points_max", "temporary", "ac", "successes", "failures")


def health(who: Fighter) -> str:
    """How hurt somebody looks."""
    if who.hit_points <= 0:
        return "down"
    if who.hit_points * 4 <= who.hit_points_max:
        return "badly_wounded"
    if who.hit_points * 2 <= who.hit_points_max:
        return "wounded"
    return "unhurt" if who.hit_points >= who.hit_points_max else "scratched"


def view(state: State, reader: Reader, questions: Sequence[Open]) -> View:
    """The present as *reader* may see it."""
    places = (each for each in state.order if reader.gm or not secrecy.is_hidden_from(state, each, reader))
    ranks = {ident: place for place, ident in enumerate(places, start=1)}
    people = sorted(state.combatants.values(), key=lambda each: (ranks.get(each.id, 99), each.seat))
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
        "seconds": state.round * SECONDS,
        "up": turn.who if turn is not None and turn.who in seen else None,
        "decided": state.opened and decided(state),
        "nobody": not seeing.standing(each for each in state.combatants.values() if each.id in seen),
    }
    sides = secrecy.sides_of(state, reader)
    ours = {each.id for each in state.combatants.values() if reader.gm or each.side in sides}
    return View(
        "dnd5", told, rows, _facing(state, seen), timeline.schedule(state, seen, ours), ground(state, reader, seen)
    )


def _facing(state: State, seen: Collection[str]) -> tuple[tuple[str, str], ...]:
    """Who strikes at whom, of those who are *seen* and still stand."""
    pairs: dict[frozenset[str], tuple[str, str]] = {}
    for who in state.combatants.values():
        target = state.combatants.get(who.struck_at or "")
        if target is not None and {who.id, target.id} <= set(seen) and not (who.out or target.out):
            pairs.setdefault(frozenset((who.id, target.id)), (who.id, target.id))
    return tuple(pairs.values())


def ground(state: State, reader: Reader, seen: Collection[str]) -> Ground | None:
    """The grid, with where the reader's own combatant whose turn it is may go."""
    if not on_grid(state):
        return None
    people = [
        (each, each.cell)
        for each in state.combatants.values()
        if each.id in seen and each.cell and not each.fled and not hiding.concealed(state, each.id, reader)
    ]
    return shown.shown("square", people, _grounds(state), _reach(state, reader))


def _grounds(state: State) -> Mapping[str, tuple[str, ...]]:
    """What single cells are, by themselves or by a spell."""
    found = dict(state.grounds)
    for cell in (each for zone in state.zones for each in zone.cells):
        found[cell] = tuple(dict.fromkeys((*found.get(cell, ()), DIFFICULT)))
    return found


def _reach(state: State, reader: Reader) -> Mapping[Point, int]:
    turn = state.turn
    who = None if turn is None else state.combatants[turn.who]
    if who is None or not (secrecy.plays(reader, who) or (reader.gm and who.player is None)):
        return {}
    found = ways.reach_of(state, mover(state, who)) if may_go(state, who) else {}
    return {at: 0 for name in found if (at := point_of(name)) is not None}


def _states(who: Fighter) -> list[str]:
    """His conditions, and that he hides; none of the dead. Whoever is unconscious lies there: that he is prone goes
    without saying."""
    if who.died:
        return []
    found = [each.kind for each in who.conditions]
    if (who.fallen or SENSELESS(who)) and not who.fled:
        found = ["unconscious", *(each for each in found if each != "prone")]
    return list(dict.fromkeys([*found, *(["hiding"] if who.hidden_from else [])]))


def _facts(state: State, who: Fighter, look: Look, reader: Reader) -> dict[str, Scalar]:
    """What is told of *who*; not where he is, of whoever is hidden from all of the reader's."""
    told = facts(state, who, look)
    return {**told, "cell": None} if hiding.concealed(state, who.id, reader) else told


def facts(state: State, who: Fighter, look: Look) -> dict[str, Scalar]:
    """What is told of *who*."""
    turn = state.turn
    up = turn is not None and turn.who == who.id
    told: dict[str, Scalar] = {
        "health": health(who),
        "initiative": who.initiative,
        "acted": who.acted,
        "up": up,
        "weapon": who.seen_with,
        "died": who.died,
        "fled": who.fled,
        "thing": who.thing,
        "points": f"{who.hit_points}/{who.hit_points_max}" if who.thing else None,
        "dying": who.dying,
        "stable": who.stable,
        "cell": who.cell if on_grid(state) else None,
        "status": ", ".join(_states(who)) or None,
        "surprised": who.surprised,
        "rides": who.rides if _is_seen(state, look, who.rides) else None,
        "height": metres(who.height) if who.height else None,
        "squeezing": who.squeezing,
        "under_water": under_water(state, who),
        "concentrates": who.concentrates,
        "spells": ", ".join(dict.fromkeys(each.spell.spell for each in who.effects)) or None,
    }
    if who.thing:
        # It is no combatant who is out of the fight.
        told["out"] = who.died
    if look.own or who.thing:
        # What the game master has said of an object he has said to all.
        told |= {name: getattr(who, name) for name in _OWN}
        told["traits"] = ", ".join(each for each in who.features if each in (*TRAITS, *SENSES)) or None
        told["reaction"] = None if who.died or who.thing else may_react(who)
        told["slots"] = seeing.alike({"level": level, "left": left} for level, left in sorted(who.slots.items()))
        told["given"] = giving.listed(who)
        told["holding"] = None if who.holding is None else who.holding.spell
        told |= _readied(state, who)
        if up and turn is not None:
            told |= {
                "left": metres(movement_left(state, mover(state, who))),
                "has_action": not turn.action,
                "attacks": turn.attacks,
                "has_bonus": not turn.bonus,
                "has_object": not turn.object,
            }
        else:
            told |= dict.fromkeys(("left", "has_action", "attacks", "has_bonus", "has_object"))
    return told


def _readied(state: State, who: Fighter) -> dict[str, Scalar]:
    """What *who* waits for, of whom, and what he does then; nothing once his reaction is used up. Whoever has gone out
    of sight since is not named."""
    if (waits := who.ready) is None or who.reacted:
        return dict.fromkeys(("ready", "whom", "response"))
    whom = state.combatants.get(waits.whom)
    return {
        "ready": waits.on,
        "whom": ENEMY if whom is None or whom.hidden else whom.id,
        "response": waits.response,
    }


def _is_seen(state: State, look: Look, ident: str | None) -> bool:
    found = state.combatants.get(ident or "")
    return found is not None and (look.own or not found.hidden)
