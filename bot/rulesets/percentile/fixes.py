"""Notes: what people say of their own accord, and the game master's hand on everything.

A note states facts, at once; the consequences are the stages' business (`encounter`). What each does while a question
stands: `Remove` and `Leave` of an actor end his action, of a target make the stage look for another; `SetField`,
`FollowSheet`, `Damage`, `Heal` change figures, and a roll that was rolled stands; `SetStatus` of somebody asked makes
his question anew or withdraws it; `Declare` changes what was said until the declarations are locked.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, Literal

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.values import evolve
from bot.rulesets.percentile import damage, declaring, notes, pit, rolls, turns
from bot.rulesets.percentile import events as e
from bot.rulesets.percentile.declaring import awaited
from bot.rulesets.percentile.settings import setting_value
from bot.rulesets.percentile.sheets import BELONGINGS
from bot.rulesets.percentile.state import OUT, Declaration, Fighter, PercentileState, Term
from bot.rulesets.shared import following
from bot.rulesets.shared.mustering import ChangeSide, Rename

State = PercentileState


def secret_figures(state: State, who: Fighter) -> bool:
    """Whether figures of *who* are nobody's business but his side's."""
    if who.player is None:
        return True
    return any(each.player is not None and each.side != who.side for each in state.fighters.values())


def _join(scene: Scene[State], note: notes.Join) -> Action:
    for record in note.records:
        ident = free_id(scene.now, record.id)
        yield from tell(e.FighterRecorded(ident, evolve(record, id=ident)))
        if record.hidden:
            yield from tell(e.FighterHidden(ident))
        else:
            yield from tell(e.FighterJoined(ident, record.name, record.side, record.main.weapon, record.soldiers))


def free_id(state: State, wanted: str) -> str:
    """*wanted*, or with a number when somebody bears it already."""
    ident, number = wanted, 1
    while ident in state.fighters:
        number += 1
        ident = f"{wanted}-{number}"
    return ident


def _renew(scene: Scene[State], note: notes.Renew) -> Action:
    yield from tell(e.FighterRecorded(note.record.id, note.record))


def _leave(scene: Scene[State], note: notes.Leave | notes.Remove) -> Action:
    who = scene.now.fighters[note.who]
    yield from damage.ends_of(scene, who.id)
    reason: Literal["left", "removed"] = "left" if isinstance(note, notes.Leave) else "removed"
    yield from tell(e.FighterLeft(who.id, who.name, reason, who.hidden))


def _declare(scene: Scene[State], note: notes.Declare) -> Action:
    yield from declaring.declare(scene, note.who, note.declaration, "gm" if note.gm else "player")


def _intention(scene: Scene[State], note: notes.ShowIntention) -> Action:
    said = scene.now.fighters[note.who].declaration
    if said is not None:
        yield from tell(e.IntentionShown(note.who, declaring.seeming(said), note.words))


def _close(scene: Scene[State], note: notes.CloseDeclarations) -> Action:
    for who in awaited(scene.now):
        yield from declaring.declare(scene, who.id, Declaration("rien"))


def _fire(scene: Scene[State], note: notes.Fire) -> Action:
    yield from turns.reaction(scene, note.who, note.target)


def _override(scene: Scene[State], ident: str, what: str, after: int, reason: str) -> Action:
    who = scene.now.fighters[ident]
    before = getattr(who, what) if hasattr(who, what) else who.scores.get(what)
    yield from tell(e.GmOverrode(what, ident, before, after, reason, secret_figures(scene.now, who)))


def _set_field(scene: Scene[State], note: notes.SetField) -> Action:
    for kept in ("pv", "psy"):
        if note.field == f"{kept}_max" and getattr(scene.now.fighters[note.who], kept) > note.value:
            yield from _override(scene, note.who, kept, note.value, note.reason)
    yield from _override(scene, note.who, note.field, note.value, note.reason)
    if note.field == "pv":
        yield from _pv_set(scene, note.who)
    elif note.field == "soldiers":
        yield from _soldiers_set(scene, note.who)


def _soldiers_set(scene: Scene[State], ident: str) -> Action:
    """Without soldiers a battalion is out of action, with some it is back, whoever comes forward unhurt."""
    who = scene.now.fighters[ident]
    if not who.soldiers and not who.out:
        yield from tell(e.StatusSet(ident, "hors_combat", on=True))
        yield from damage.ends_of(scene, ident)
    elif who.soldiers and who.has("hors_combat"):
        if not who.pv:
            yield from _override(scene, ident, "pv", who.soldier_pv, "")
        yield from tell(e.StatusSet(ident, "hors_combat", on=False))


def _pv_set(scene: Scene[State], ident: str) -> Action:
    who = scene.now.fighters[ident]
    if who.pv <= 0 and who.soldiers is not None:
        yield from damage.soldiers_fall(scene, ident)
    elif who.pv <= 0:
        yield from damage.fall(scene, ident)
    elif who.has("hors_combat") and who.soldiers != 0:
        yield from tell(e.StatusSet(ident, "hors_combat", on=False))


def _follow(scene: Scene[State], note: notes.FollowSheet) -> Action:
    for name, value in note.figures:
        who = scene.now.fighters[note.who]
        yield from _override(scene, who.id, name, value, "")
        if name in ("pv_max", "psy_max") and not who.out:
            kept = name.removesuffix("_max")
            left = following.left_of(getattr(who, kept), getattr(who, name), value)
            yield from _override(scene, who.id, kept, max(0, left), "")
            if kept == "pv":
                yield from _pv_set(scene, who.id)
    if note.record is not None:
        who = scene.now.fighters[note.who]
        yield from tell(e.FighterRecorded(who.id, _taken_over(who, note.record, note.fields)))


def _taken_over(who: Fighter, record: Fighter, fields: Collection[str]) -> Fighter:
    """*who* with what *fields* of his sheet, of which *record* was made, say now; a new weapon is whole."""
    whole = {hand for hand in ("main", "second") if hand in fields}
    taken: dict[str, Any] = {BELONGINGS[each]: getattr(record, BELONGINGS[each]) for each in fields}
    return evolve(who, statuses=tuple(each for each in who.statuses if each.weapon not in whole), **taken)


def _damage(scene: Scene[State], note: notes.Damage) -> Action:
    terms = (Term("gm", note.amount),)
    yield from tell(e.DamageRolled(None, note.who, None, (), (), terms, note.amount, reason=note.reason))
    yield from damage.lose(scene, note.who, note.amount)


def _heal(scene: Scene[State], note: notes.Heal) -> Action:
    who = scene.now.fighters[note.who]
    yield from _override(scene, who.id, "pv", min(who.pv + note.amount, who.pv_max), note.reason)
    yield from _pv_set(scene, who.id)


def _status(scene: Scene[State], note: notes.SetStatus) -> Action:
    weapon = "main" if note.status in ("arme_brisee", "arme_coincee", "corde_cassee") else None
    yield from tell(e.StatusSet(note.who, note.status, note.on, note.until, note.other, "main" if weapon else None))
    if note.on and note.status in OUT:
        yield from damage.ends_of(scene, note.who)


def _rerolls(scene: Scene[State], note: notes.SetRerolls) -> Action:
    who = scene.now.fighters[note.who]
    brief = note.count if note.until == "round" else 0
    yield from tell(rolls.rerolls(who, note.kind, note.count, brief=brief))


def _modifier(scene: Scene[State], note: notes.SetModifier) -> Action:
    for ident in [note.who] if note.who is not None else list(scene.now.fighters):
        yield from tell(e.ModifierSet(ident, note.value, note.skill, note.against, note.once))


def _cover(scene: Scene[State], note: notes.SetCover) -> Action:
    yield from tell(e.CoverSet(note.who, note.penalty, note.all))


def _distance(scene: Scene[State], note: notes.SetDistance) -> Action:
    yield from tell(e.DistanceSet(note.a, note.b, note.distance))


def _opportunity(scene: Scene[State], note: notes.GiveOpportunity) -> Action:
    yield from tell(e.OpportunityGiven(note.who, note.target, note.aim, note.penalty))


def _grant(scene: Scene[State], note: notes.GrantAction) -> Action:
    yield from tell(e.ActionGranted(note.who))


def _surprise(scene: Scene[State], note: notes.SaySurprise) -> Action:
    yield from tell(e.SurpriseSaid(note.who, note.on))


def _swap(scene: Scene[State], note: notes.SwapPlaces) -> Action:
    yield from tell(e.PlacesSwapped(note.a, note.b))


def _mounted(scene: Scene[State], note: notes.SayMounted) -> Action:
    if note.fall:
        yield from damage.unhorse(scene, note.who)
    else:
        yield from tell(e.MountedSaid(note.who, note.on, note.mount))


def _shuffle(scene: Scene[State], note: notes.Shuffle) -> Action:
    yield from pit.shuffle(scene)


def _order(scene: Scene[State], note: notes.Order) -> Action:
    yield from tell(e.OrderGiven(note.who, note.matter, note.order))


def _setting(scene: Scene[State], note: notes.SetSetting) -> Action:
    before = getattr(scene.now.settings, note.name)
    yield from tell(e.SettingChanged(note.name, before, setting_value(note.name, note.value)))


def _hand_over(scene: Scene[State], note: notes.HandOver) -> Action:
    before = scene.now.fighters[note.who].player
    yield from tell(e.HandedOver(note.who, note.player, note.temperament, before))


def _side(scene: Scene[State], note: ChangeSide) -> Action:
    who = scene.now.fighters[note.who]
    yield from tell(e.SideChanged(who.id, who.side, note.side))


def _rename(scene: Scene[State], note: Rename) -> Action:
    for ident, name in note.names.items():
        if (before := scene.now.fighters[ident].name) != name:
            yield from tell(e.CombatantRenamed(ident, before, name))


def _hide(scene: Scene[State], note: notes.Hide) -> Action:
    yield from tell(e.FighterHidden(note.who))


def _reveal(scene: Scene[State], note: notes.Reveal) -> Action:
    yield from damage.show(scene, note.who)


_TAKEN: dict[type, Callable[[Scene[State], Any], Action]] = {
    notes.Join: _join,
    notes.Leave: _leave,
    notes.Remove: _leave,
    notes.Declare: _declare,
    notes.ShowIntention: _intention,
    notes.CloseDeclarations: _close,
    notes.Fire: _fire,
    notes.SetField: _set_field,
    notes.FollowSheet: _follow,
    notes.Renew: _renew,
    notes.Damage: _damage,
    notes.Heal: _heal,
    notes.SetStatus: _status,
    notes.SetRerolls: _rerolls,
    notes.SetModifier: _modifier,
    notes.SetCover: _cover,
    notes.SetDistance: _distance,
    notes.GiveOpportunity: _opportunity,
    notes.GrantAction: _grant,
    notes.SaySurprise: _surprise,
    notes.SwapPlaces: _swap,
    notes.Shuffle: _shuffle,
    notes.SayMounted: _mounted,
    notes.Order: _order,
    notes.SetSetting: _setting,
    notes.HandOver: _hand_over,
    ChangeSide: _side,
    Rename: _rename,
    notes.Hide: _hide,
    notes.Reveal: _reveal,
}


def take(scene: Scene[State], note: Any) -> Action:
    """Let *note* take effect."""
    yield from _TAKEN[note.__class__](scene, note)


__all__ = ["secret_figures", "take", "turns"]
