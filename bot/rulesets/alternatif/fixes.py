"""Notes: what people say of their own accord, and the game master's hand on everything (ALT-GEN-013).

A note is checked first (`checks`); then it states facts, at once. The consequences are the stages' business
(`encounter`): who is brought to 0 body points while somebody is asked falls when the segment's blows have landed.

What each does while a question stands, to the person asked and to the author of a blow in the air:

- `Join`, `HandOver`, `SayFate`, `SetSetting`, `Hide`, `Reveal`, `Rename`: nothing to blows; the question is made anew
  (an autopilot that takes over answers it at once).
- `Leave`, `Remove`: of the person asked: the question is withdrawn, and blows at him are void. Of a blow's author: the
  blow is void; nobody is asked about it any more.
- `ChangeSide`: contact with the new companions ends; blows already struck stay.
- `Engage`: makes targets. `Separate`: an action that is up is lost with the last contact; blows already struck stay.
- `SetField`, `FollowSheet`, `Damage`, `Heal`, `Back`: figures. A strike or parry that was rolled stands as it was
  rolled; stamina 0, or body 0, voids nothing (ALT-GEN-016).
- `SetInitiative`, `Interrupt`: an action that is up is taken away from its owner, whose question is withdrawn; a blow
  that was struck stays.
- `Declare`, `Undertake`, `Grant`, `Standby`: refused to somebody who is asked about a strike, a choice, a parry or a
  free action ("answer first").
- `Drop`: the weapon's question is withdrawn with it; a blow that it has struck stays.
- `OfferFree`: makes or withdraws the question. `SetFlag`: who is surprised, or unaware of the author, parries no more.
- `Order`: answers the question if it speaks of it. `KeepReady`, `LetGo`, `AmendInjury`, `CallTest`: nothing.
- `Beat`: not in melee.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, Literal

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.values import evolve
from bot.rulesets.alternatif import breaking_off, engagement, grasp, notes, reaction, seconds, tasks, wounds
from bot.rulesets.alternatif import events as e
from bot.rulesets.alternatif.checks import droppable, melee_target, target_meant
from bot.rulesets.alternatif.figures import figure_of
from bot.rulesets.alternatif.magic import castable, casting
from bot.rulesets.alternatif.magic.events import HoldAsked
from bot.rulesets.alternatif.moving import deploying
from bot.rulesets.alternatif.settings import setting_value
from bot.rulesets.alternatif.shooting import arms
from bot.rulesets.alternatif.shooting.events import ShotMoved, TargetChanged
from bot.rulesets.alternatif.specials import counters
from bot.rulesets.alternatif.state import FIST, AlternatifState, Combatant, Hand, grips_of, guard_is_down, in_mode
from bot.rulesets.shared import following
from bot.rulesets.shared.mustering import ChangeSide, Rename

State = AlternatifState


def secret_figures(state: State, who: Combatant) -> bool:
    """Whether figures of *who* are nobody's business but his side's: unless he is a player's, and no other side has
    players."""
    if who.player is None:
        return True
    return any(each.player is not None and each.side != who.side for each in state.combatants.values())


def _join(scene: Scene[State], note: notes.Join) -> Action:
    for record in note.records:
        ident = free_id(scene.now, record.id)
        yield from tell(e.CombatantRecorded(ident, evolve(record, id=ident)))
        if record.hidden:
            yield from tell(e.CombatantHidden(ident))
        else:
            second = None if record.off is None else record.off.arm.weapon
            yield from tell(e.CombatantJoined(ident, record.name, record.side, record.main.arm.weapon, second))
    yield from deploying.place(scene)


def free_id(state: State, wanted: str) -> str:
    """*wanted*, or with a number when somebody bears it already."""
    ident, number = wanted, 1
    while ident in state.combatants:
        number += 1
        ident = f"{wanted}-{number}"
    return ident


def _renew(scene: Scene[State], note: notes.Renew) -> Action:
    yield from tell(e.CombatantRecorded(note.record.id, note.record))


def _leave(scene: Scene[State], note: notes.Leave | notes.Remove) -> Action:
    who = scene.now.combatants[note.who]
    pairs = engagement.contacts_of(scene.now, who.id)
    if pairs:
        yield from engagement.end_contacts(scene, pairs, "left")
    reason: Literal["left", "removed"] = "left" if isinstance(note, notes.Leave) else "removed"
    yield from tell(e.CombatantLeft(who.id, who.name, reason, who.hidden))


def _declare(scene: Scene[State], note: notes.Declare) -> Action:
    who = scene.now.combatants[note.who]
    if note.fist and (hand := grasp.fist_hand(who)) is not None:
        yield from tell(e.WeaponChanged(who.id, hand, FIST.weapon, "readied"))
    yield from counters.give_up(scene, note.who)
    state = scene.now
    yield from reaction.declare(scene, note.who, melee_target(state, state.combatants[note.who], note.target))
    # Whatever has acted in this segment rolls when it ends, with the others (ALT-GEN-016).
    yield from reaction.react_with_free_hands(scene, note.who)


def _undertake(scene: Scene[State], note: notes.Undertake) -> Action:
    yield from tasks.propose(scene, note.who, note.action, weapon=note.weapon, label=note.label, target=note.target)


def _grant(scene: Scene[State], note: notes.Grant) -> Action:
    yield from tasks.propose(scene, note.who, tasks.OTHER, label=note.label, figures=(note.reaction, note.duration))


def _drop(scene: Scene[State], note: notes.Drop) -> Action:
    held = droppable(scene.now.combatants[note.who], note.weapon)
    if held is not None:
        yield from tell(e.WeaponChanged(note.who, held.arm.hand, held.arm.weapon, "dropped"))


def _hold(scene: Scene[State], note: notes.KeepReady) -> Action:
    task = scene.now.combatants[note.who].task
    if task is not None and castable.asks_to_hold(scene.now, scene.now.combatants[note.who]):
        yield from tell(HoldAsked(note.who, task.weapon, note.until))
    elif task is not None:
        yield from tell(e.ActionHeld(note.who, task.action, note.until, task.label))


def _release(scene: Scene[State], note: notes.LetGo) -> Action:
    who = scene.now.combatants[note.who]
    if note.target is not None and arms.is_shot(who.task):
        target = target_meant(scene.now, who, note.target)
        if who.task is not None and who.task.target != target:
            plan = who.shooting.plan
            yield from tell(TargetChanged(note.who, target, plan is not None and plan.aim > 0))
    yield from tasks.release(scene, note.who)


def _order(scene: Scene[State], note: notes.Order) -> Action:
    yield from tell(e.OrderGiven(note.who, note.matter, note.order))


def _offer(scene: Scene[State], note: notes.OfferFree) -> Action:
    if note.withdraw:
        yield from tell(e.FreeActionSettled(note.who, note.target, "withdrawn"))
        return
    state = scene.now
    frank = guard_is_down(state.combatants[note.target], state.segment)
    kind: Literal["free", "frank"] = "frank" if frank else "free"
    yield from tell(e.FreeActionOffered(note.who, note.target, kind, "gm", state.segment))


def _flag(scene: Scene[State], note: notes.SetFlag) -> Action:
    yield from tell(e.FlagSet(note.who, note.flag, note.on, note.other))


def _amend(scene: Scene[State], note: notes.AmendInjury) -> Action:
    who = scene.now.combatants[note.who]
    last = who.injuries[-1] if who.injuries else None
    malus = note.malus if note.malus is not None else (0 if last is None else last.malus)
    bleeding = note.bleeding if note.bleeding is not None else ("none" if last is None else last.bleeding)
    staunched = note.bleeding == "none" and not note.healed
    yield from tell(e.InjuryAmended(note.who, malus, bleeding, note.text, note.healed, staunched))


def _test(scene: Scene[State], note: notes.CallTest) -> Action:
    yield from seconds.simultaneous_test(scene, note.a, note.b, note.gap)


def _standby(scene: Scene[State], note: notes.Standby) -> Action:
    yield from breaking_off.drop(scene, note.who)
    yield from tell(e.StoodBy(note.who, scene.now.segment, forced=False))


def _engage(scene: Scene[State], note: notes.Engage) -> Action:
    yield from engagement.make_contact(scene, note.a, note.b, "gm")


def _separate(scene: Scene[State], note: notes.Separate) -> Action:
    yield from engagement.end_contacts(scene, ((note.a, note.b),), "gm")


def _override(
    scene: Scene[State], ident: str, what: str, after: int | None, reason: str, hand: Hand | None = None
) -> Action:
    who = scene.now.combatants[ident]
    weapon = who.main if hand is None else who.holds(hand) or who.main
    before: int | None
    if what == "due" and in_mode(who):
        first = grips_of(who)[0]
        before = scene.now.segment if first.up else first.due
    elif what == "due":
        before = scene.now.segment if weapon.up else weapon.due
    else:
        before = figure_of(who, what, hand)
    secret = what == "due" or secret_figures(scene.now, who)
    yield from tell(e.GmOverrode(what, ident, before, after, reason, secret, hand))
    if what == "body" and after is not None and after > 0 and who.out:
        yield from tell(e.CombatantBack(ident))


def _set_field(scene: Scene[State], note: notes.SetField) -> Action:
    yield from _override(scene, note.who, note.field, note.value, note.reason)


def _follow(scene: Scene[State], note: notes.FollowSheet) -> Action:
    for name, value in note.figures:
        who = scene.now.combatants[note.who]
        yield from _override(scene, who.id, name, value, "")
        if name in ("stamina_max", "body_max") and not who.out:
            kept = name.removesuffix("_max")
            left = following.left_of(getattr(who, kept), getattr(who, name), value)
            yield from _override(scene, who.id, kept, max(0, left) if kept == "stamina" else left, "")
    if note.record is not None:
        who = scene.now.combatants[note.who]
        yield from tell(e.CombatantRecorded(who.id, _taken_over(who, note.record, note.fields)))


def _taken_over(who: Combatant, record: Combatant, fields: Collection[str]) -> Combatant:
    """*who* with what *fields* of his sheet, of which *record* was made, say now. What he has in hand stays there, and
    what lies on the ground; what he has come by is carried (ALT-REA-027)."""
    if {"weapons", "ranks"} & set(fields):
        new = [each.arm for each in record.hands if not each.arm.is_natural] + list(record.carried)
        skill = {each.weapon: each for each in new}
        for each in (*(held.arm for held in who.hands), *who.dropped, *who.fell_with):
            same = next((arm for arm in new if arm.weapon == each.weapon), None)
            if same is not None:
                new.remove(same)
        hands = tuple(
            evolve(held, arm=evolve(skill.get(held.arm.weapon, held.arm), hand=held.arm.hand)) for held in who.hands
        )
        who = evolve(who, hands=hands, carried=tuple(new))
    if {"class_", "critical_parry"} & set(fields):
        who = evolve(who, family=record.family, critical_parry=record.critical_parry)
    magic = record.magic
    if "spells" in fields:
        who = evolve(who, magic=evolve(who.magic, spells=magic.spells))
    if "items" in fields:
        # What rests goes on resting (ALT-MAG-016).
        rests = {each.id: each.ready for each in who.magic.items}
        items = tuple(evolve(each, ready=rests.get(each.id, each.ready)) for each in magic.items)
        who = evolve(who, magic=evolve(who.magic, items=items))
    if "size" in fields:
        who = evolve(who, size=record.size)
    if "stature" in fields:
        who = evolve(who, footing=evolve(who.footing, stature=record.footing.stature))
    if {"injuries", "bleeding"} & set(fields):
        who = evolve(who, injuries=record.injuries)
    return who


def _damage(scene: Scene[State], note: notes.Damage) -> Action:
    who = scene.now.combatants[note.who]
    stamina, body = wounds.wear(who, note.amount) if note.kind == "wear" else (0, note.amount)
    secret = secret_figures(scene.now, who)
    yield from tell(
        e.DamageDealt(
            combatant=None,
            blow=None,
            target=who.id,
            weapon=None,
            faces=(),
            total=note.amount,
            terms=(e.term("gm", note.amount),),
            stamina=stamina,
            body=body,
            critical="wear" if note.kind == "wear" and body > 0 else "none",
            reason=note.reason,
        )
    )
    for what, before, lost in (("stamina", who.stamina, stamina), ("body", who.body, body)):
        if lost:
            yield from tell(e.GmOverrode(what, who.id, before, before - lost, "", secret))
    yield from casting.disturb(scene, who.id, "wound")


def _heal(scene: Scene[State], note: notes.Heal) -> Action:
    who = scene.now.combatants[note.who]
    if note.kind == "wear":
        yield from _override(scene, who.id, "stamina", min(who.stamina + note.amount, who.stamina_max), note.reason)
    else:
        yield from _override(scene, who.id, "body", min(who.body + note.amount, who.body_max), note.reason)


def _initiative(scene: Scene[State], note: notes.SetInitiative) -> Action:
    if note.segment is not None and arms.is_shot(scene.now.combatants[note.who].task):
        yield from tell(ShotMoved(note.who, note.segment))
        return
    if note.segment is not None:
        # A melee action at a given moment replaces whatever else is under way.
        yield from breaking_off.drop(scene, note.who)
    yield from _override(scene, note.who, "due", note.segment, note.reason, note.hand)


def _beat(scene: Scene[State], note: notes.Beat) -> Action:
    state = scene.now
    who = state.combatants[note.who]
    until = max(state.segment, who.beat_until) + note.segments
    due = next((each.due + note.segments for each in who.hands if each.due is not None), None)
    yield from tell(e.BeatImposed(who.id, note.segments, until, due))


def _interrupt(scene: Scene[State], note: notes.Interrupt) -> Action:
    segment = scene.now.segment
    for weapon in scene.now.combatants[note.who].hands:
        if weapon.pending:
            yield from tell(e.ActionLost(note.who, weapon.arm.hand, "interrupted", segment))
    if scene.now.combatants[note.who].proposal is not None:
        # What is announced and not begun goes with it, or it would begin all the same.
        yield from tell(e.ProposalSettled(note.who, "refused"))
    yield from breaking_off.interrupt(scene, note.who, note.keep)


def _setting(scene: Scene[State], note: notes.SetSetting) -> Action:
    before = getattr(scene.now.settings, note.name)
    yield from tell(e.SettingChanged(note.name, before, setting_value(note.name, note.value)))
    yield from deploying.place(scene)


def _hand_over(scene: Scene[State], note: notes.HandOver) -> Action:
    before = scene.now.combatants[note.who].player
    yield from tell(e.HandedOver(note.who, note.player, note.temperament, before))


def _side(scene: Scene[State], note: ChangeSide) -> Action:
    who = scene.now.combatants[note.who]
    companions = [ident for ident in who.contacts if scene.now.combatants[ident].side == note.side]
    if companions:
        yield from engagement.end_contacts(scene, [(who.id, ident) for ident in companions], "gm")
    yield from tell(e.SideChanged(who.id, who.side, note.side))


def _rename(scene: Scene[State], note: Rename) -> Action:
    for ident, name in note.names.items():
        if (before := scene.now.combatants[ident].name) != name:
            yield from tell(e.CombatantRenamed(ident, before, name))


def _hide(scene: Scene[State], note: notes.Hide) -> Action:
    yield from tell(e.CombatantHidden(note.who))


def _reveal(scene: Scene[State], note: notes.Reveal) -> Action:
    yield from engagement.show(scene, note.who)


def _back(scene: Scene[State], note: notes.Back) -> Action:
    if scene.now.combatants[note.who].body <= 0:
        yield from _override(scene, note.who, "body", 1, note.reason)
    else:
        yield from tell(e.CombatantBack(note.who, note.reason))


def _say_fate(scene: Scene[State], note: notes.SayFate) -> Action:
    yield from tell(e.FateSaid(note.who, note.fate))


_TAKEN: dict[type, Callable[[Scene[State], Any], Action]] = {
    notes.Join: _join,
    notes.Leave: _leave,
    notes.Remove: _leave,
    notes.Declare: _declare,
    notes.Undertake: _undertake,
    notes.Grant: _grant,
    notes.Drop: _drop,
    notes.KeepReady: _hold,
    notes.LetGo: _release,
    notes.Order: _order,
    notes.OfferFree: _offer,
    notes.SetFlag: _flag,
    notes.AmendInjury: _amend,
    notes.CallTest: _test,
    notes.Standby: _standby,
    notes.Engage: _engage,
    notes.Separate: _separate,
    notes.SetField: _set_field,
    notes.FollowSheet: _follow,
    notes.Renew: _renew,
    notes.Damage: _damage,
    notes.Heal: _heal,
    notes.SetInitiative: _initiative,
    notes.Beat: _beat,
    notes.Interrupt: _interrupt,
    notes.SetSetting: _setting,
    notes.HandOver: _hand_over,
    ChangeSide: _side,
    Rename: _rename,
    notes.Hide: _hide,
    notes.Reveal: _reveal,
    notes.Back: _back,
    notes.SayFate: _say_fate,
}


def take(scene: Scene[State], note: Any) -> Action:
    """Let *note* take effect."""
    yield from _TAKEN[note.__class__](scene, note)
