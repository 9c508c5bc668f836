"""Who may see what: dice, places and wounds are public; points and gauges are for a combatant's side, others see the
health of somebody as a word. What somebody means to do lies open, unless the table wants it secret (R20-SEQ-004)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.kernel.decisions import Scalar
from bot.kernel.frame import Open
from bot.kernel.ruleset import Reader, View
from bot.rulesets.rpg20 import timeline
from bot.rulesets.rpg20.sequences.slots import decided
from bot.rulesets.rpg20.state import Fighter, Gauge, State
from bot.rulesets.rpg20.state.conditions import OUT
from bot.rulesets.shared import giving, secrecy, seeing
from bot.rulesets.shared.seeing import Look


def health(who: Fighter) -> str:
    """How hurt somebody looks."""
    if who.dead:
        return "dead"
    if who.out:
        return str(next(OUT.of(who)).kind)
    if who.points * 4 <= who.points_max:
        return "badly_wounded"
    if who.points * 2 <= who.points_max:
        return "wounded"
    return "unhurt" if who.points >= who.points_max else "scratched"


def view(state: State, reader: Reader, questions: Sequence[Open]) -> View:
    """The present as *reader* may see it."""
    # While intentions are declared the order is still that of the sequence before, and means nothing.
    order = () if state.phase == "declaring" else state.order
    places = (each for each in order if reader.gm or not secrecy.is_hidden_from(state, each, reader))
    ranks = {ident: place for place, ident in enumerate(places, start=1)}
    people = sorted(state.combatants.values(), key=lambda each: ranks.get(each.id, 99))
    rows = seeing.rows(
        state, reader, questions, lambda who, look: {**facts(state, who, look), "place": ranks.get(who.id)}, people
    )
    seen = {row.id for row in rows}
    sides = secrecy.sides_of(state, reader)
    ours = {each.id for each in state.combatants.values() if reader.gm or each.side in sides}
    turn = state.turn
    told = {
        "opened": state.opened,
        "round": state.round,
        "phase": state.phase,
        "up": turn.who if turn is not None and turn.who in seen else None,
        "light": state.light,
        "confined": state.confined,
        "decided": state.opened and decided(state),
        "nobody": not seeing.standing(each for each in state.combatants.values() if each.id in seen),
    }
    return View("rpg20", told, rows, _facing(state, seen), timeline.schedule(state, seen, ours))


def _facing(state: State, seen: set[str]) -> tuple[tuple[str, str], ...]:
    """Who is hand to hand with whom, of another side (R20-MEL-017)."""
    people = [each for each in state.combatants.values() if each.id in seen and not each.out]
    return tuple(
        (a.id, b.id)
        for at, a in enumerate(people)
        for b in people[at + 1 :]
        if a.side != b.side and state.engaged(a.id, b.id)
    )


def facts(state: State, who: Fighter, look: Look) -> dict[str, Scalar]:
    """What is told of *who*."""
    told: dict[str, Scalar] = {
        "health": health(who),
        "initiative": who.initiative,
        "acted": who.acted,
        "held": who.held,
        "gave_up": who.gave_up,
        "up": state.turn is not None and state.turn.who == who.id,
        "weapon": who.seen_with,
        "status": ", ".join(_states(state, who)) or None,
        "delays": seeing.alike(
            {"kind": each.kind, "number": each.number, "unit": each.unit} for each in who.ills if each.number
        )
        if not who.dead
        else None,
        "limbs": seeing.alike({"gauge": each.gauge, "state": each.state} for each in _spoilt(who)),
        "surprised": who.surprised == state.round and state.round > 0,
        "cover": who.cover,
        "motion": who.motion,
        "bulk": who.bulk,
        "shield": None if who.shield is None or who.shield.broken else who.shield.shield,
        **_meant(state, who, look),
    }
    if look.own:
        told |= {
            "given": giving.listed(who),
            "points": who.points,
            "points_max": who.points_max,
            "gauges": seeing.alike(
                {"gauge": each.gauge, "left": _written(each.left), "most": each.most, "state": each.state}
                for each in who.gauges
            ),
            "piece": ", ".join(each.piece for each in who.armour if not each.off) or None,
            "shield_left": None if who.shield is None else who.shield.left,
            "rounds": who.arms[0].rounds,
            "magazine": who.arms[0].magazine,
            "lacking": who.arms[0].lacking or None,
            "explosives": seeing.alike(
                {"weapon": each.explosive, "count": each.count} for each in who.explosives if each.count
            ),
        }
    return told


def _written(number: int) -> str:
    """*number* with the sign that is read."""
    return str(number).replace("-", "−")


def _states(state: State, who: Fighter) -> list[str]:
    """What everybody sees of him: what he suffers from, whether he is on the ground or held fast, or
    has just come."""
    if who.dead:
        # That somebody dead lies there says nothing more.
        return []
    ailing = [each.kind for each in who.ills]
    late = ("arriving", who.since > state.round)
    more = (("down", who.down), ("helpless", who.helpless), ("hampered", who.hampered), late)
    return list(dict.fromkeys([*ailing, *(name for name, on in more if on)]))


def _spoilt(who: Fighter) -> list[Gauge]:
    return [each for each in who.gauges if each.state != "whole"]


def _meant(state: State, who: Fighter, look: Look) -> dict[str, Scalar]:
    """What he means to do, as far as others know it (R20-SEQ-004)."""
    means = who.means
    known = state.settings.intentions == "open" or state.phase == "acting" or look.own
    # In secret not even who has spoken is told.
    told: dict[str, Scalar] = {"declared": known and means is not None}
    if means is None or not known:
        return told | dict.fromkeys(("deed", "target", "more", "posture", "mode", "total"))
    target = state.combatants.get(means.target or "")
    seen = target is not None and (look.own or not target.hidden)
    return told | {
        "deed": means.purpose or means.deed,
        "target": means.target if seen else None,
        "more": len(means.targets) - 1 if seen and len(means.targets) > 1 else None,
        "posture": means.posture,
        "mode": means.mode,
        "total": who.total,
    }
