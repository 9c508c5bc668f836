"""What everybody sees of the encounter: a row for each combatant, as much of him as the reader may know.

Other sides see the health of somebody as a word, and nothing of what is pending with him unless the setting
`open_initiative` opens it (ALT-SIM-009); hidden people are the game master's alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bot.kernel.decisions import Scalar
from bot.kernel.frame import Open
from bot.kernel.ruleset import Reader, View
from bot.kernel.values import evolve
from bot.rulesets.alternatif import timeline
from bot.rulesets.alternatif.base import times
from bot.rulesets.alternatif.base.arms import is_shot
from bot.rulesets.alternatif.base.checks import GM
from bot.rulesets.alternatif.base.distances import is_behind
from bot.rulesets.alternatif.base.rolls import Throw
from bot.rulesets.alternatif.encounter import question_for, stage
from bot.rulesets.alternatif.fatigue import breath
from bot.rulesets.alternatif.fatigue.malus import malus
from bot.rulesets.alternatif.moving.ways import ground, next_moves
from bot.rulesets.alternatif.state import (
    AlternatifState,
    Combatant,
    Item,
    Wielded,
    as_seen,
    guard_is_down,
    phase_of,
    place_in_round,
    round_of,
)
from bot.rulesets.alternatif.tactics import room
from bot.rulesets.alternatif.wrestling.looking import is_gagged, keys_on, opponents
from bot.rulesets.shared import giving, seeing
from bot.rulesets.shared.check import total
from bot.rulesets.shared.ground.geometry import Point
from bot.rulesets.shared.secrecy import is_hidden_from, sides_of
from bot.rulesets.shared.seeing import Look, alike


def _plays_unseen(state: AlternatifState, reader: Reader) -> bool:
    return reader.user != 0 and any(each.hidden and each.player == reader.user for each in state.combatants.values())


def health(who: Combatant) -> str:
    """How somebody looks: `unhurt`, `scratched`, `wounded` (half the stamina or less), `badly_wounded` (body points
    lost), `out`."""
    if who.out:
        return "out"
    if who.body < who.body_max:
        return "badly_wounded"
    if who.stamina >= who.stamina_max:
        return "unhurt"
    return "scratched" if who.stamina * 2 > who.stamina_max else "wounded"


def seen_by(state: AlternatifState, reader: Reader) -> set[str]:
    """Those whose pending actions *reader* may know: one's own side's, everybody's when the table opens them."""
    if reader.gm:
        return set(state.combatants)
    sides = sides_of(state, reader)
    return {
        each.id
        for each in state.combatants.values()
        if (each.side in sides or state.settings.open_initiative) and not is_hidden_from(state, each.id, reader)
    }


def view(state: AlternatifState, reader: Reader, questions: Sequence[Open]) -> View:
    """The present as *reader* may see it."""
    if state.ahead and not reader.gm and not _plays_unseen(state, reader):
        state = evolve(state, segment=state.seen_segment, ahead=0)
    rows = seeing.rows(state, reader, questions, lambda who, look: _facts(state, who, look))
    seen = {row.id for row in rows}
    facing = tuple(
        (who.id, other)
        for who in state.combatants.values()
        for other in who.contacts
        if who.id < other and who.id in seen and other in seen
    )
    able = seeing.standing(each for each in state.combatants.values() if each.id in seen)
    segment = state.segment
    facts: dict[str, Scalar] = {
        "opened": state.opened,
        "segment": segment,
        "round": round_of(segment),
        "place": place_in_round(segment) if segment else 0,
        "phase": phase_of(segment),
        # One side has nobody able to act: the game master may close the scene (ALT-GEN-003).
        "decided": state.opened and able < 2,
        "nobody": not able,
        "stalled": able > 1 and state.opened and _nothing_comes(state, reader, seen, questions),
    }
    shown = timeline.schedule(state, seen_by(state, reader))
    return View("alternatif", facts, rows, facing, shown, ground(state, seen, _reach(state, reader)))


def _nothing_comes(state: AlternatifState, reader: Reader, seen: set[str], questions: Sequence[Open]) -> bool:
    """Whether time goes no further because nobody does anything; what hidden people do is not betrayed."""
    if any(each.who in seen or each.who == GM for each in questions):
        return False
    veiled = not reader.gm and any(who.hidden for who in state.combatants.values())
    return stage(as_seen(state) if veiled else state) == "waiting"


def _reach(state: AlternatifState, reader: Reader) -> Mapping[Point, int]:
    """Where the reader's own combatant could go next, if there is but one."""
    mine = [each for each in state.combatants.values() if reader.user and each.player == reader.user]
    return next_moves(state, mine[0]) if len(mine) == 1 and not mine[0].out else {}


def _facts(state: AlternatifState, who: Combatant, look: Look) -> dict[str, Scalar]:
    weapon, second = who.main, who.off
    down = guard_is_down(who, state.segment)
    waiting = who.waiting if who.intent == "standby" and not who.out else None
    engaged = any(not state.combatants[ident].hidden for ident in who.contacts) or (look.gm and bool(who.contacts))
    facts: dict[str, Scalar] = {
        "health": health(who),
        "standby": who.intent == "standby" and not who.out,
        "standby_since": None if waiting is None else waiting.since,
        "standby_until": None if waiting is None or not waiting.until else waiting.again,
        "standby_deed": None if waiting is None else waiting.deed,
        "standby_whom": None if waiting is None else waiting.whom,
        "engaged": engaged,
        "weapon": weapon.arm.weapon,
        "hand": weapon.arm.hand,
        "status": weapon.status,
        "second": None if second is None else second.arm.weapon,
        "second_status": None if second is None else second.status,
        "prone": who.prone and not who.out,
        "surprised": who.surprised,
        "surprised_by": _surprisers(state, who),
        "behind": is_behind(state, who) and not who.out,
        # A guard is lowered towards somebody: whoever is engaged with nobody just does what he does (ALT-MEL-002).
        "guard_down": down and engaged and not who.wrestling.locked,
        "task": who.task.action if down and who.task is not None else None,
        "action": who.task.action if down and who.task is not None else None,
        "task_spell": None,
        "malus": who.malus,
        "bleeding": who.bleeding,
        **_wrestling_facts(state, who),
    }
    if look.own or state.settings.open_initiative:
        pending = any(each.pending for each in who.hands)
        facts["mode"] = "melee" if pending and who.intent == "melee" else "missile" if is_shot(who.task) else None
        facts["due"] = _comes(state, weapon)
        facts["up"] = any(each.up for each in who.hands)
        facts["second_due"] = None if second is None else _comes(state, second)
        moments = [_comes(state, each) for each in who.hands if each.pending]
        facts["next"] = min((each for each in moments if each is not None), default=None)
        facts["target"] = who.target if pending and who.target in state.combatants else None
        due = [state.segment if each.comes else each.due for each in who.wrestling.grips if each.pending]
        if due:
            moments = [*moments, *due]
            facts["mode"], facts["due"] = "wrestling", due[0]
            facts["up"] = facts["up"] or any(each.comes for each in who.wrestling.grips)
            facts["next"] = min((each for each in moments if each is not None), default=None)
            facts["target"] = who.target if who.target in state.combatants else None
            pending = True
        facts["undecided"] = not pending and who.intent == "none" and not who.out and who.task is None
        if who.task is not None:
            task = who.task
            facts |= {"task": task.action, "action": task.action, "task_label": task.label}
            facts |= {"task_prepared": task.prepared, "task_first": task.first, "task_last": task.last}
            facts["task_waits"] = task.waits
            facts["task_spell"] = times.spell_or_item(task)
        elif who.proposal is not None:
            proposal = who.proposal
            facts |= {"proposed": proposal.action, "action": proposal.action, "task_label": proposal.label}
    if look.own:
        facts |= _breath(state, who, look.gm)
        facts["given"] = giving.listed(who)
        facts["stamina"] = who.stamina
        facts["stamina_max"] = who.stamina_max
        facts["body"] = who.body
        facts["body_max"] = who.body_max
        facts |= _armour(state, who)
        facts["bm"] = who.bm
        facts["damage"] = weapon.arm.damage
        facts["second_damage"] = None if second is None else second.arm.damage
        facts["limbs"] = ", ".join(each.arm.weapon for each in who.hands[2:]) or None
        facts["carried"] = ", ".join(each.weapon for each in who.carried if "captured" not in each.tags) or None
        facts["captured"] = ", ".join(each.weapon for each in who.carried if "captured" in each.tags) or None
        facts["items"] = alike(
            {"weapon": each.id, "place": each.place, "ready": _rests(state, each)} for each in who.magic.items
        )
        facts["counters"] = alike(_counters(state, who))
        facts["then"] = _then(who)
        facts["then_soon"] = who.intention is not None and who.intention.soon
        facts["dropped"] = ", ".join(each.weapon for each in who.dropped) or None
        facts["question"] = question_for(state, who.id)
    if who.fate is not None and (who.out or who.body <= 0) and (look.gm or who.fate != "open"):
        facts["fate"] = who.fate
    return facts


def _comes(state: AlternatifState, weapon: Wielded) -> int | None:
    """The segment in which *weapon* acts; None for none, and for a counter-attack that is armed and waits."""
    if weapon.up:
        return state.segment
    armed = weapon.counter is not None and weapon.due is not None and weapon.due <= state.segment
    return None if armed else weapon.due


def _rests(state: AlternatifState, item: Item) -> int:
    """The segment from which *item* may take effect again; 0 where it may already (ALT-MAG-016)."""
    return item.ready if item.ready > state.segment else 0


def _counters(state: AlternatifState, who: Combatant) -> Iterator[Mapping[str, Scalar]]:
    """The counter-attacks that *who* prepares; `due` is 0 where one is armed (ALT-CTR-002)."""
    for each in who.hands:
        if each.counter is not None and each.counter.target in state.combatants:
            due = _comes(state, each) or 0
            about = {"weapon": each.arm.weapon, "special": each.counter.kind}
            yield {**about, "target": each.counter.target, "due": due}


def _then(who: Combatant) -> str | None:
    """What *who* has said that he does next."""
    said = who.intention
    if said is None:
        return None
    parts = {"action": said.action, "weapon": said.weapon, "target": said.target, "how": said.how.replace("|", "/")}
    return alike([{name: value for name, value in parts.items() if value}])


def _armour(state: AlternatifState, who: Combatant) -> dict[str, Scalar]:
    """The armour class of *who*, and the one against a melee blow that he sees coming, where it is another
    (ALT-FAC-005); without that addition the basic class counts from 12 (ALT-FAC-007)."""
    guard = total(room.guard(state, Throw("", who.id)))
    if state.settings.weapon_factors and not state.settings.defence_factor_in_ac:
        return {"ac": who.ac + guard, "ac_melee": None}
    return {"ac": who.ac, "ac_melee": who.ac + guard if guard else None}


def _breath(state: AlternatifState, who: Combatant, gm: bool) -> dict[str, Scalar]:
    """Fatigue as far as it is shown: to the game master always (ALT-FAT-010)."""
    limit = who.fatigue.limit
    if limit is None or state.settings.fatigue == "off" or not (gm or breath.is_shown(state)):
        return {"fatigue": None}
    return {
        "fatigue": who.fatigue.points,
        "fatigue_threshold": limit,
        "fatigue_malus": malus(who, state.settings),
    }


def _surprisers(state: AlternatifState, who: Combatant) -> str | None:
    """Those against whom *who* visibly can do nothing in this segment; what nobody sees coming is not told."""
    names = [
        state.combatants[each.by].name
        for each in state.surprises
        if each.victim == who.id and each.sprung and each.notice == "late" and each.segment == state.segment
    ]
    return ", ".join(names) or None


def _wrestling_facts(state: AlternatifState, who: Combatant) -> dict[str, Scalar]:
    """What everybody sees of a clinch: with whom, the keys suffered, who is underneath, who is silenced."""
    if not who.wrestling.locked:
        return {}
    names = [state.combatants[ident].name for ident in opponents(state, who) if not state.combatants[ident].hidden]
    return {
        "clinched": ", ".join(names) or None,
        "keys": ", ".join(key.part for _, key in keys_on(state, who.id)) or None,
        "keys_held": ", ".join(key.part for key in who.wrestling.keys) or None,
        "underneath": who.wrestling.turned_by is not None,
        "gagged": is_gagged(state, who.id),
    }
