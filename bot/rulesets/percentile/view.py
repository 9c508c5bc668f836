"""Who may see what.

Dice, hits, damage, postures and initiatives are public. What a character of the game master's is really about to do
is his own until its turn (PCT-DEC-004); figures are for a combatant's side: others see the health of somebody as a
word. Hidden people are the game master's alone.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from bot.kernel.decisions import Decision, Scalar
from bot.kernel.events import Audience, DecisionClosed, DecisionOpened
from bot.kernel.frame import Open
from bot.kernel.ruleset import Discretion, Reader, View
from bot.rulesets.percentile import legality as legal
from bot.rulesets.percentile import timeline
from bot.rulesets.percentile import unarmed as holds
from bot.rulesets.percentile.declaring.declarations import ActionDeclared, DeclarationAmended
from bot.rulesets.percentile.declaring.forms import seeming
from bot.rulesets.percentile.encounter import decided
from bot.rulesets.percentile.state import Declaration, Fighter, PercentileState, Status, takes_part
from bot.rulesets.percentile.state.conditions import CONDITIONS, KILLS, OUT
from bot.rulesets.shared import secrecy, seeing
from bot.rulesets.shared.giving import ALL, how
from bot.rulesets.shared.secrecy import plays
from bot.rulesets.shared.seeing import Look

SECONDS = 10
"""What a round lasts in the world of the game, roughly; nothing depends on it (PCT-RND-001)."""
_PUBLIC = ("pc", "initiative", "acted", "soldiers", "advantages", "disadvantages", "mounted", "cover")
_OWN = ("hit_points", "hit_points_max", "psy", "psy_max", "prepared", "energy")
_UNSEEN = ("mishap", "lethal", "asphyxia")
"""Questions to the game master of which others see that they stand."""
UNSEEN: Final = CONDITIONS.that("unseen")
"""Is the game master's own knowledge."""
_INTENTIONS = (ActionDeclared, DeclarationAmended)


def may_read(state: PercentileState, event: Any, reader: Reader, told: Audience) -> bool:
    """Whether *reader* may read *event*, which is *told* to some: nothing of hidden people, nor what a character of the
    game master's is really about to do (PCT-DEC-004)."""
    if reader.gm:
        return True
    if isinstance(event, DecisionOpened | DecisionClosed) and _masked(state, event.who, reader):
        # That it is asked what it does this round is no secret; what it answers is, and that it waits for something.
        return event.kind == "declare" and isinstance(event, DecisionOpened)
    if isinstance(event, _INTENTIONS) and _masked(state, event.combatant, reader):
        return False
    return secrecy.may_read(state, event, reader, told)


def _masked(state: PercentileState, ident: str, reader: Reader) -> bool:
    """Whether the intentions of *ident* are the game master's own: others see a hint of them (PCT-DEC-004)."""
    who = state.fighters.get(ident)
    return who is not None and not who.pc and not plays(reader, who)


def discretion(state: PercentileState, decision: Decision) -> Discretion:
    """That a character of the game master's is to announce something everybody knows; nobody else is to know what it
    can do, or that it waits for something (PCT-DEC-004). What the game master could have made of a mishap or a wound is
    his own: what comes of it is told."""
    who = state.fighters.get(decision.who)
    if decision.kind in _UNSEEN:
        return "form"
    if who is None or who.pc:
        return "none"
    return "form" if decision.kind == "declare" else "whole"


def health(who: Fighter) -> str:
    """How somebody looks: `unhurt`, `scratched`, `wounded` (half or less), `badly_wounded` (a quarter or less),
    `out`."""
    if who.out:
        return "out"
    if who.hit_points >= who.hit_points_max:
        return "unhurt"
    if who.hit_points * 4 <= who.hit_points_max:
        return "badly_wounded"
    return "wounded" if who.hit_points * 2 <= who.hit_points_max else "scratched"


def view(state: PercentileState, reader: Reader, questions: Sequence[Open]) -> View:
    """The present as *reader* may see it."""
    places = (each for each in state.order if reader.gm or not secrecy.is_hidden_from(state, each, reader))
    ranks = {ident: place for place, ident in enumerate(places, start=1)}

    def facts_of(who: Fighter, look: Look) -> Mapping[str, Scalar]:
        return {**_facts(state, who, look, _knows(state, who, reader)), "place": ranks.get(who.id)}

    people = sorted(state.fighters.values(), key=lambda each: ranks.get(each.id, 99))
    rows = seeing.rows(state, reader, questions, facts_of, people)
    seen = {row.id for row in rows}
    facing = _facing(state, seen)
    facts = {
        "opened": state.phase != "opening",
        "round": state.round,
        "seconds": state.round * SECONDS,
        "phase": state.phase,
        "variant": state.settings.variant,
        "bout": None if state.pit is None else state.pit.bout,
        "decided": state.phase != "opening" and decided(state),
        "nobody": not seeing.standing(each for each in state.fighters.values() if each.id in seen),
    }
    sides = secrecy.sides_of(state, reader)
    ours = {each.id for each in state.fighters.values() if reader.gm or each.side in sides}
    announced = {each.id for each in state.fighters.values() if _knows(state, each, reader)}
    return View("percentile", facts, rows, facing, timeline.schedule(state, seen, announced, ours))


def _facing(state: PercentileState, seen: Collection[str]) -> tuple[tuple[str, str], ...]:
    """Who strikes at whom, of those who are *seen*, still stand and take part in the bout; who strike at each other are
    one pair."""
    pairs: dict[frozenset[str], tuple[str, str]] = {}
    there = {each.id for each in state.fighters.values() if not each.out and takes_part(state, each.id)}
    for who in state.fighters.values():
        target = who.last_target
        if target is not None and {who.id, target} <= {*seen} & there:
            pairs.setdefault(frozenset((who.id, target)), (who.id, target))
    return tuple(pairs.values())


def _knows(state: PercentileState, who: Fighter, reader: Reader) -> bool:
    """Whether *reader* knows what *who* really does this round: what players announce is public, of the others it shows
    once their turn has begun (PCT-DEC-001, -004)."""
    begun = who.acted or who.broke or who.reacted
    return reader.gm or begun or not _masked(state, who.id, reader)


def _in_resolution(state: PercentileState) -> bool:
    return state.phase in ("breaking", "acting", "ending")


def _spoilt(who: Fighter, status: Status) -> str | None:
    """The weapon in hand that *status* is about; None for one that is about none."""
    arm = None if status.weapon is None else legal.weapon_of(who, status.weapon)
    return None if arm is None else arm.weapon


def _awaits(said: Declaration | None) -> dict[str, Scalar]:
    """What somebody waits for, and what he does then (PCT-POS-007)."""
    trigger = None if said is None else said.trigger
    return {
        "waits": None if said is None else said.waits,
        "trigger_who": None if trigger is None else trigger.who,
        "trigger_what": None if trigger is None else trigger.what,
        "trigger_whom": None if trigger is None else trigger.whom,
        "reaction": None if said is None else said.reaction,
    }


def _facts(state: PercentileState, who: Fighter, look: Look, knows: bool) -> dict[str, Scalar]:
    kinds = (each.kind for each in who.statuses)
    facts: dict[str, Scalar] = {
        **{name: getattr(who, name) for name in _PUBLIC},
        "health": health(who),
        "end": next((each.kind for each in OUT.of(who)), None),
        "weapon": who.main.weapon,
        "second": None if who.second is None else who.second.weapon,
        "posture": who.posture if (knows or look.gm or who.posed) and _in_resolution(state) else None,
        "status": ", ".join(dict.fromkeys(kind for kind in kinds if kind not in UNSEEN.figures)) or None,
        "spoilt": next((arm for each in who.statuses if (arm := _spoilt(who, each)) is not None), None),
        "behind": bool(legal.guards(state, who)) and not who.out,
        "wins": who.wins if state.settings.variant == "pit" else None,
        "fighting": takes_part(state, who.id),
    }
    said = who.declaration
    if knows:
        facts["action"] = None if said is None else said.kind
        facts["target"] = None if said is None else said.target
        facts["spell"] = None if said is None else said.spell
        facts["manners"] = None if said is None else said.manners
        facts["declared_posture"] = None if said is None else said.posture
        facts |= _awaits(said)
    elif said is not None and not who.pc:
        facts["hint"] = seeming(said)
        facts["seems"] = said.hint or None
    facts["declared"] = said is not None
    if look.own:
        facts |= {name: getattr(who, name) for name in _OWN} | {"defences": len(who.defences)}
        facts["holds"] = ", ".join(each.name for each in holds.gripped(state, who.id) if not each.hidden) or None
        facts["given"] = seeing.alike(
            {"value": each.value, "skill": each.skill or ALL, **how(once=each.once, reason=each.reason)}
            for each in who.modifiers
        )
        facts["carried"] = ", ".join(each.weapon for each in who.carried) or None
    if look.gm:
        lethal = next(KILLS.of(who), None)
        facts["protection"] = sum(each.value for each in who.protections)
        facts["dies_at"] = None if lethal is None else lethal.until
    return facts
