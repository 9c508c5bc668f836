"""Reaction: announcing, dice, initiative, stand-by; who is asked what he does next (ALT-REA).

An action announced at stamp T with a reaction of r comes up in segment T + r. Announcing it again while it is in
preparation changes only the target: in melee the weapon is the announcement, what is done with it is chosen when it
comes up (ALT-REA-001, ALT-MEL-005, ALT-MEL-014). Who drops it (stand-by) and announces anew loses the preparation
(ALT-REA-015); in one and the same segment he finds the same faces again.
"""

from __future__ import annotations

from collections.abc import Iterator

from bot.kernel.decisions import Decision
from bot.kernel.effects import Action, Scene, ask_first, roll, tell
from bot.rulesets.alternatif import breaking_off, engagement, forms, tasks, throws
from bot.rulesets.alternatif.charging import running
from bot.rulesets.alternatif.crowd import paces, turns
from bot.rulesets.alternatif.crowd.events import FlatReaction
from bot.rulesets.alternatif.doings import questions as asked_about
from bot.rulesets.alternatif.events import ActionCameUp, ActionDeclared, ReactionRolled, StatusChanged, StoodBy
from bot.rulesets.alternatif.magic import castable, times
from bot.rulesets.alternatif.moving import runs
from bot.rulesets.alternatif.reaction_dice import die_of
from bot.rulesets.alternatif.shooting import announcing
from bot.rulesets.alternatif.specials import counters
from bot.rulesets.alternatif.state import AlternatifState, Combatant, Hand, Settings, enemies
from bot.rulesets.alternatif.wrestling import entering
from bot.rulesets.alternatif.wrestling import order as wrestling


def react(scene: Scene[AlternatifState], ident: str, hand: Hand) -> Action:
    """Roll the reaction of the melee action that *ident* has announced with *hand* (ALT-REA-002, -031, -032)."""
    state = scene.now
    who = state.combatants[ident]
    weapon = who.holds(hand)
    if weapon is None:
        return
    what = die_of(who, weapon, state.settings)
    stamp = max(state.segment, who.beat_until)
    # With a weapon in each hand only the main one's first reaction is lowered by Dexterity (ALT-REA-032).
    initial = who.initial and weapon is who.main
    # A postponement owed for the present spell on the defensive comes on top (ALT-PAR-016).
    postponed = weapon.carry if weapon.status == "defensive" else 0
    flat = paces.comes_at(who, weapon, what, stamp)
    if flat is not None:
        yield from tell(FlatReaction(ident, hand, str(what), stamp, flat + postponed))
        return
    last = weapon.rolled
    if last is not None and last.stamp == stamp and last.die == str(what):
        faces, initial = last.faces, last.initial or initial
    else:
        faces = yield from roll(what, who=ident, why=f"reaction-{hand}")
    adjust = -_dexterity(who, state.settings) if initial else 0
    # At tables where fatigue weighs on every die it costs time here (ALT-FAT-006).
    adjust += throws.later(state, ident)
    yield from tell(
        ReactionRolled(
            combatant=ident,
            hand=hand,
            die=str(what),
            faces=faces,
            adjust=adjust,
            initial=initial,
            stamp=stamp,
            postponed=postponed,
            segment=stamp + max(1, sum(faces) + adjust) + weapon.arm.fixed + postponed,
            fixed=weapon.arm.fixed,
        )
    )


def _dexterity(who: Combatant, settings: Settings) -> int:
    return who.dex_std if settings.negative_dex_on_reaction == "applied" else max(0, who.dex_std)


def declare(scene: Scene[AlternatifState], ident: str, target: str, *, repeated: bool = False) -> Action:
    """Announce melee against *target* with all that is in hand: both are in contact from now on (ALT-GEN-004,
    ALT-MEL-001). A task or a proposal in its way is dropped (ALT-REA-015)."""
    yield from breaking_off.drop(scene, ident, fights=True)
    state = scene.now
    who = state.combatants[ident]
    main, off = who.main, who.off
    yield from tell(
        ActionDeclared(
            combatant=ident,
            action="melee",
            hand=main.arm.hand,
            weapon=main.arm.weapon,
            target=target,
            repeated=repeated,
            stamp=max(state.segment, who.beat_until),
            kept=any(each.due is not None for each in who.hands),
            second=off.arm.weapon if off is not None and forms.prepares(who, off) else None,
        )
    )
    if target not in who.contacts:
        yield from engagement.make_contact(scene, ident, target, "declared")


def react_with_free_hands(scene: Scene[AlternatifState], ident: str) -> Action:
    """Roll for every weapon of *ident* that is to act, has nothing pending and has not acted in this segment
    (ALT-REA-028)."""
    state = scene.now
    for weapon in forms.idle_weapons(state.combatants[ident]):
        if weapon.acted != state.segment:
            yield from react(scene, ident, weapon.arm.hand)


def come_up(scene: Scene[AlternatifState]) -> Action:
    """The actions due come up; with them ends the defensive (ALT-PAR-011)."""
    state = scene.now
    for ident, who in state.combatants.items():
        for weapon in who.hands:
            if (due := weapon.comes) is not None and due <= state.segment:
                yield from tell(ActionCameUp(ident, weapon.arm.hand, state.segment))
                if weapon.status == "defensive":
                    yield from tell(StatusChanged(ident, weapon.arm.hand, "offensive"))
    yield from wrestling.come_up(scene)


def announcements(scene: Scene[AlternatifState]) -> Action:
    """Those who have nothing pending: the same again by default; else they are asked (ALT-REA-003, ALT-REA-012).

    With them those who have announced something other than melee, and the game master about it (`tasks`)."""
    yield from counters.drop_stale(scene)
    if (yield from turns.passed(scene)):
        return
    moved = yield from entering.meet(scene)
    if not moved:
        moved = yield from entering.react(scene)
    for ident in list(scene.now.combatants):
        who = scene.now.combatants[ident]
        if not forms.is_idle(who) or who.intent not in ("melee", "missile"):
            continue
        if who.intent == "missile":
            if forms.shoots_on(scene.now, who):
                yield from announcing.repeat(scene, ident)
                moved = True
                continue
            if any(enemies(scene.now, who)):
                continue
        if who.target is not None and forms.can_repeat(scene.now, who) and forms.idle_weapons(who):
            if not who.announced:
                yield from declare(scene, ident, who.target, repeated=True)
            for hand in [each.arm.hand for each in forms.idle_weapons(who)]:
                yield from react(scene, ident, hand)
            moved = True
        elif not any(enemies(scene.now, who)) and not any(each.pending for each in who.hands):
            yield from tell(StoodBy(ident, scene.now.segment, forced=True))
            moved = True
    if moved or (yield from tasks.ready_ones(scene)):
        return
    answer = yield from ask_first(questions)
    if answer is None:
        return
    key, choice = answer
    ident = forms.asked_in(key)
    if forms.kind_in(key) == "aim":
        yield from announcing.aimed(scene, ident, choice)
    elif forms.kind_in(key) == "charge_distance":
        yield from running.measured(scene, ident, choice)
    elif forms.kind_in(key) != "declare":
        yield from asked_about.answered(scene, key, choice)
    elif choice["action"] == "standby":
        yield from tell(StoodBy(ident, scene.now.segment, forced=False))
    elif choice["action"] == "attack":
        yield from declare(scene, ident, choice["target"])
    elif choice["action"] in forms.SHOTS:
        yield from announcing.answered(scene, ident, choice)
    elif choice["action"] == forms.APPROACH:
        yield from runs.approach(scene, ident, choice.get("target"))
    elif choice["action"] == forms.SWITCH:
        yield from tasks.switch(scene, ident)
    elif choice["action"] == forms.WRESTLE:
        yield from entering.announce(scene, ident, choice.get("target") or forms.wrestled(scene.now, ident)[0])
    else:
        action, thing = choice["action"], choice.get("weapon")
        if action in times.MAGICAL and thing is None:
            thing = castable.only_one(scene.now, scene.now.combatants[ident], action)
        yield from tasks.propose(scene, ident, action, weapon=thing, target=choice.get("target"))


def questions(state: AlternatifState) -> Iterator[Decision]:
    """All that is asked when the blows have fallen: what everybody does next, and about what was announced."""
    yield from running.questions(state)
    yield from asked_about.questions(state)
    yield from announcing.questions(state)
    yield from forms.declarations(state)
