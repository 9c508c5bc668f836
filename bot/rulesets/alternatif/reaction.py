"""Reaction: announcing, dice, initiative, stand-by; who is asked what he does next (ALT-REA).

An action announced at stamp T with a reaction of r comes up in segment T + r. Announcing it again while it is in
preparation changes only the target: in melee the weapon is the announcement, what is done with it is chosen when it
comes up (ALT-REA-001, ALT-MEL-005, ALT-MEL-014). Who drops it (stand-by) and announces anew loses the preparation
(ALT-REA-015); in one and the same segment he finds the same faces again.
"""

from __future__ import annotations

from bot.kernel.effects import Action, Scene, ask_first, roll, tell
from bot.rulesets.alternatif import engagement, forms
from bot.rulesets.alternatif.events import ActionCameUp, ActionDeclared, ReactionRolled, StatusChanged, StoodBy
from bot.rulesets.alternatif.reaction_dice import reaction_die
from bot.rulesets.alternatif.state import AlternatifState, Combatant, Settings, enemies


def react(scene: Scene[AlternatifState], ident: str) -> Action:
    """Roll the reaction of the melee action that *ident* has announced (ALT-REA-002, ALT-REA-031)."""
    state = scene.now
    who = state.combatants[ident]
    weapon = who.wielded
    what = reaction_die(weapon.arm, who.bm, state.settings)
    stamp = max(state.segment, who.beat_until)
    last = weapon.rolled
    if last is not None and last.stamp == stamp and last.die == str(what):
        faces, initial = last.faces, last.initial or who.initial
    else:
        faces = yield from roll(what, who=ident, why=f"reaction-{weapon.arm.hand}")
        initial = who.initial
    adjust = -_dexterity(who, state.settings) if initial else 0
    # A postponement owed for the present spell on the defensive comes on top (ALT-PAR-016).
    postponed = weapon.carry if weapon.status == "defensive" else 0
    yield from tell(
        ReactionRolled(
            combatant=ident,
            hand=weapon.arm.hand,
            die=str(what),
            faces=faces,
            adjust=adjust,
            initial=initial,
            stamp=stamp,
            postponed=postponed,
            segment=stamp + max(1, sum(faces) + adjust) + postponed,
        )
    )


def _dexterity(who: Combatant, settings: Settings) -> int:
    return who.dex_std if settings.negative_dex_on_reaction == "applied" else max(0, who.dex_std)


def declare(scene: Scene[AlternatifState], ident: str, target: str, *, repeated: bool = False) -> Action:
    """Announce a melee action against *target*: both are in contact from now on (ALT-GEN-004, ALT-MEL-001)."""
    state = scene.now
    who = state.combatants[ident]
    weapon = who.wielded
    yield from tell(
        ActionDeclared(
            combatant=ident,
            action="melee",
            hand=weapon.arm.hand,
            weapon=weapon.arm.weapon,
            target=target,
            repeated=repeated,
            stamp=max(state.segment, who.beat_until),
            kept=weapon.due is not None,
        )
    )
    if target not in who.contacts:
        yield from engagement.make_contact(scene, ident, target, "declared")


def come_up(scene: Scene[AlternatifState]) -> Action:
    """The actions due come up; with them ends the defensive (ALT-PAR-011)."""
    state = scene.now
    for ident, who in state.combatants.items():
        weapon = who.wielded
        if weapon.due is not None and weapon.due <= state.segment:
            yield from tell(ActionCameUp(ident, weapon.arm.hand, state.segment))
            if weapon.status == "defensive":
                yield from tell(StatusChanged(ident, weapon.arm.hand, "offensive"))


def announcements(scene: Scene[AlternatifState]) -> Action:
    """Those who have nothing pending: the same again by default; else they are asked (ALT-REA-003, ALT-REA-012)."""
    moved = False
    for ident in list(scene.now.combatants):
        who = scene.now.combatants[ident]
        if not forms.is_idle(who) or who.intent != "melee":
            continue
        if who.target is not None and forms.can_repeat(scene.now, who):
            if not who.announced:
                yield from declare(scene, ident, who.target, repeated=True)
            yield from react(scene, ident)
            moved = True
        elif not any(enemies(scene.now, who)):
            yield from tell(StoodBy(ident, scene.now.segment, forced=True))
            moved = True
    if moved:
        return
    answer = yield from ask_first(forms.declarations)
    if answer is None:
        return
    key, choice = answer
    ident = forms.asked_in(key)
    if choice["action"] == "standby":
        yield from tell(StoodBy(ident, scene.now.segment, forced=False))
    else:
        yield from declare(scene, ident, choice["target"])
