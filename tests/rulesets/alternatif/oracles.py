"""What must hold in every fight under D&D Alternatif, whatever is said: about each event, and about each state.

The oracles say the rules again in their own way, from the state before an event, and keep their own account of what
every hand has done in the segment (`Tally`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.rulesets.alternatif import Alternatif
from bot.rulesets.alternatif import free_actions as openings
from bot.rulesets.alternatif.base import arms, times
from bot.rulesets.alternatif.combatants.figures import CombatantBack, CombatantLeft, CombatantOut, GmOverrode
from bot.rulesets.alternatif.crowd import limbs as crowds
from bot.rulesets.alternatif.fatigue.malus import malus
from bot.rulesets.alternatif.magic.casting import SpellCast
from bot.rulesets.alternatif.melee.strikes import StrikeRolled
from bot.rulesets.alternatif.ordinary.listed import TaskBegun, TaskBroken, TaskEnded
from bot.rulesets.alternatif.parry.parries import ParryRolled
from bot.rulesets.alternatif.parry.questions import parriable
from bot.rulesets.alternatif.reaction.dice import InitiativePostponed, ReactionRolled
from bot.rulesets.alternatif.reaction.initiative import is_idle, is_ripe, must_be_asked
from bot.rulesets.alternatif.scene import SegmentReached
from bot.rulesets.alternatif.shooting import events as s
from bot.rulesets.alternatif.shooting.records import ShieldGranted
from bot.rulesets.alternatif.specials import details as grip
from bot.rulesets.alternatif.specials import events as bottes
from bot.rulesets.alternatif.specials import outcomes
from bot.rulesets.alternatif.specials import records as torn
from bot.rulesets.alternatif.state import (
    LIMBS,
    AlternatifState,
    Blow,
    Combatant,
    Task,
    guard_is_down,
    helpless_against,
    reaches,
)
from bot.rulesets.alternatif.state.specials import COUNTERS, ON_POLE_WEAPON, SPECIALS
from bot.rulesets.alternatif.surprise import ambush as springing
from bot.rulesets.alternatif.wounds.events import (
    Bled,
    DamageDealt,
    EffectDrawn,
    EquipmentDamaged,
    FumbleRolled,
    WeaponChanged,
)
from bot.rulesets.alternatif.wrestling.events import HoldHurt, HoldRolled
from bot.rulesets.alternatif.wrestling.looking import clinch_of
from bot.rulesets.alternatif.wrestling.records import BlowStrayed
from tests.rulesets.alternatif import wrestling_oracles

CRITICAL = {"regular": {20}, "free": {19, 20}, "frank": {17, 18, 19, 20}, "charge": {19, 20}, "reception": {19, 20}}
HANDS = {"right": ("right",), "left": ("left",), "both": ("right", "left"), **{each: (each,) for each in LIMBS}}


@dataclass(frozen=True)
class Tally:
    """What was done in the present segment: the hands that struck or parried, the frank blows (author, target), and the
    natural 1s (author, hand, opponent) whose fumble is still to be rolled; *afar*: those of shots and of parries
    against shots, which the table may leave at that. *slipped*: wrestlers who rolled one, after which a die falls at
    some tables only; *strayed*: whose blow has just gone astray."""

    used: frozenset[tuple[str, str]] = frozenset()
    frank: frozenset[tuple[str, str]] = frozenset()
    ones: frozenset[tuple[str, str, str]] = frozenset()
    afar: frozenset[tuple[str, str, str]] = frozenset()
    slipped: frozenset[str] = frozenset()
    strayed: str | None = None
    casting: frozenset[tuple[str, str]] = frozenset()
    cast: frozenset[tuple[str, str]] = frozenset()

    def after(self, event: Any) -> Tally:
        """The account once *event* is in it; no hand acts twice, and nobody is struck frankly twice by one enemy."""
        match event:
            case SegmentReached():
                assert not self.ones, "a natural 1 without a fumble"
                return Tally(casting=self.casting)
            case CombatantLeft():
                who = event.combatant
                return Tally(
                    frozenset(each for each in self.used if who not in each),
                    frozenset(each for each in self.frank if who not in each),
                    frozenset(each for each in self.ones if who not in each),
                    frozenset(each for each in self.afar if who not in each),
                    casting=_without(self.casting, who),
                )
            case WeaponChanged(change="dropped"):
                # What the hand holds from now on, a fist say, has not acted; what a fist has done stays with it.
                gone = {(event.combatant, hand) for hand in HANDS[event.hand]}
                return replace(self, used=self.used - gone)
            case TaskBegun(action=times.CAST):
                return replace(self, casting=self.casting | {(event.combatant, event.weapon or "")})
            case TaskBroken():
                return replace(self, casting=_without(self.casting, event.combatant))
            case TaskEnded(action=times.CAST):
                spell = (event.combatant, event.weapon or "")
                assert spell in self.casting, "a spell ends that was broken, or never begun"
                ended = self.cast if event.failed else self.cast | {spell}
                return replace(self, casting=self.casting - {spell}, cast=ended)
            case SpellCast():
                spell = (event.combatant, event.weapon)
                assert spell in self.cast, "a broken spell takes effect"
                return replace(self, cast=self.cast - {spell})
            case BlowStrayed():
                return replace(self, strayed=event.combatant if event.victim is not None else None)
            case HoldRolled(face=1):
                return replace(self, slipped=self.slipped | {event.combatant})
            case FumbleRolled() if event.combatant in self.slipped:
                return replace(self, slipped=self.slipped - {event.combatant})
            case FumbleRolled():
                one = (event.combatant, event.hand, event.opponent)
                assert one in self.ones | self.afar, "a fumble without a natural 1"
                return replace(self, ones=self.ones - {one}, afar=self.afar - {one})
            case StrikeRolled() | ParryRolled() | bottes.SpecialParried():
                return self._rolled(event)
            case bottes.SpecialAttempted():
                return self._used(event)
            case bottes.SpecialRolled() if event.face == 1:
                return replace(self, ones=self.ones | {(event.combatant, event.hand, event.target)})
            case s.ShotRolled() | s.ShotDefended():
                return self._afar(event)
        return self

    def _afar(self, event: s.ShotRolled | s.ShotDefended) -> Tally:
        """A hand shoots or parries a shot once in a segment; who dodges does it with nothing else."""
        hands = HANDS[event.hand] if event.hand is not None else ("dodge",)
        mine = {(event.combatant, hand) for hand in hands}
        assert not mine & self.used, f"a hand acts twice in a segment: {event}"
        tally = replace(self, used=self.used | mine)
        if event.face == 1 and event.hand is not None:
            opponent = event.target if isinstance(event, s.ShotRolled) else event.attacker
            tally = replace(tally, afar=self.afar | {(event.combatant, event.hand, opponent)})
        return tally

    def _used(self, event: StrikeRolled | ParryRolled | bottes.SpecialParried | bottes.SpecialAttempted) -> Tally:
        mine = {(event.combatant, hand) for hand in HANDS[event.hand]}
        assert not mine & self.used, f"a hand acts twice in a segment: {event}"
        return replace(self, used=self.used | mine)

    def _rolled(self, event: StrikeRolled | ParryRolled | bottes.SpecialParried) -> Tally:
        tally = self._used(event)
        if event.face == 1:
            opponent = event.target if isinstance(event, StrikeRolled) else event.attacker
            tally = replace(tally, ones=self.ones | {(event.combatant, event.hand, opponent)})
        if isinstance(event, StrikeRolled) and event.occasion == "frank":
            pair = (event.combatant, event.target)
            if self.strayed != event.combatant:
                # Two daggers of a sneak attack are one action (ALT-SNK-016).
                assert event.pair or pair not in self.frank, "two frank attacks of one enemy on one target in a segment"
                tally = replace(tally, frank=self.frank | {pair})
            tally = replace(tally, strayed=None)
        return tally


def _without(pairs: frozenset[tuple[str, str]], who: str) -> frozenset[tuple[str, str]]:
    return frozenset(each for each in pairs if each[0] != who)


# ---- the exchange of blows


def strike(state: AlternatifState, event: StrikeRolled) -> None:
    author, target = state.combatants[event.combatant], state.combatants[event.target]
    weapon = author.holds(event.hand)
    assert weapon is not None
    assert weapon.arm.weapon == event.weapon
    assert weapon.acted != state.segment, "a weapon acts twice"
    assert not author.out
    assert not target.out
    if not target.wrestling.locked:
        # Into a clinch a blow may go astray.
        assert target.id in author.contacts
        assert author.side != target.side
    assert ("charge" in {each.name for each in event.terms}) == (event.occasion == "charge" or _sprung(state, event))
    if event.occasion in ("charge", "reception"):
        names = (author.id, target.id) if event.occasion == "charge" else (target.id, author.id)
        met = any((each.charger, each.target) == names for each in state.clashes)
        # Into a clinch the blow of a charge may go astray, too.
        aside = target.wrestling.locked and any(each.charger == names[0] for each in state.clashes)
        assert met or aside, "no charge has come into contact"
    if event.occasion == "regular":
        assert weapon.up
        assert weapon.choice != "return_to_guard"
        assert author.task is None
    else:
        assert not weapon.up, "a free action beside a regular one"
        assert not author.surprised
        assert event.occasion == "charge" or not guard_is_down(author, state.segment), "a free action, the guard down"
        to = {each.target for each in state.offers if each.to == author.id}
        assert target.id in to or (target.wrestling.locked and to & set(clinch_of(state, target.id)))
    if event.occasion == "frank":
        raced = state.settings.frank_against_completion == "simultaneous_test" and target.busy == state.segment
        passed = any((each.to, each.target, each.cause) == (author.id, target.id, "wrestling") for each in state.offers)
        bare = helpless_against(state, target.id, author.id) and springing.defenceless(state, target)
        assert guard_is_down(target, state.segment) or raced or passed or bare, "a frank attack on a raised guard"
        assert event.action == "attack"
        assert event.piece is None
    assert event.total == sum(term.value for term in event.terms)
    assert event.against == sum(term.value for term in event.against_terms)
    # Of a sneak attack the save alone decides.
    exceptional = event.piece is None and not event.sneak and event.face in CRITICAL[event.occasion]
    assert sum(term.value for term in event.terms if term.name == "surprise_sneak") == (4 if event.sneak else 0)
    assert not (event.sneak and any(term.name == "attack_factor" for term in event.terms))
    assert event.critical == exceptional
    sure = event.face == 20 or (exceptional and state.settings.crit_faces_autohit)
    success = event.face != 1 and (sure or event.total >= event.against)
    assert event.outcome == ("hit" if success else "miss")
    assert event.natural == (20 if sure else 1 if event.face == 1 else None)
    malus = min((each.malus for each in author.injuries), default=0)
    assert sum(term.value for term in event.terms if term.name == "wound") == malus
    if event.piece is not None:
        held = target.holds(event.piece)
        assert held is not None
        assert held.arm.weapon == event.aimed
        assert event.against == held.arm.haft_ac


def _sprung(state: AlternatifState, event: StrikeRolled) -> bool:
    """Whether it is the free action of a surprise that came from far enough (ALT-CHG-011); it may have gone astray, and
    keeps its impetus."""
    return event.occasion in ("free", "frank") and any(
        each.to == event.combatant and each.impetus and (each.target == event.target or each.taken)
        for each in state.offers
    )


def parry(state: AlternatifState, event: ParryRolled) -> None:
    who = state.combatants[event.combatant]
    weapon = who.holds(event.hand)
    assert weapon is not None
    assert weapon.acted != state.segment, "a weapon acts twice"
    assert not weapon.up
    assert "no_parry" not in weapon.arm.tags
    assert not who.surprised
    assert not guard_is_down(who, state.segment), "somebody parries with his guard down"
    (blow,) = [blow for blow in state.blows if blow.id == event.blow and not blow.landed]
    assert blow.target == who.id
    assert not blow.unseen
    assert blow.occasion != "frank", "a frank blow is parried"
    assert blow.piece is None, "a blow on equipment is parried"
    assert event.total == sum(term.value for term in event.terms)
    score = critical_score(state, who)
    assert event.critical == (event.face >= score)
    parried = event.critical or (event.face != 1 and not blow.natural and event.total >= blow.total)
    assert event.outcome == ("parried" if parried else "failed")
    assert sum(term.value for term in event.terms if term.name == "wound") == who.malus


def shot(state: AlternatifState, event: s.ShotRolled) -> None:
    """A projectile leaves from a weapon in hand, in the segment that has come, at somebody within range."""
    author, target = state.combatants[event.combatant], state.combatants[event.target]
    assert not author.out
    assert not target.out
    assert author.task is None, "the action is not over"
    assert author.busy == state.segment
    held = author.holds(event.hand)
    assert event.weapon == "object" or (held is not None and held.arm.weapon == event.weapon)
    assert event.range != "beyond" or author.shooting.into == "percent"
    assert event.total == sum(term.value for term in event.terms)
    assert event.against == sum(term.value for term in event.against_terms)
    assert not any(term.name in ("str_hit", "attack_factor") for term in event.terms)
    sure = event.face == 20 or (event.critical and state.settings.crit_faces_autohit)
    success = event.face != 1 and (sure or event.total >= event.against)
    assert event.outcome == ("hit" if success else "miss")
    # Of a sneak attack the save alone decides.
    assert event.critical or event.face != 20 or event.sneak


def defended(state: AlternatifState, event: s.ShotDefended) -> None:
    """Who defends himself sees the shot coming and has not used his segment; nothing but a critical parry stops a
    natural 20."""
    who = state.combatants[event.combatant]
    (blow,) = [blow for blow in state.blows if blow.id == event.blow and not blow.landed]
    assert blow.occasion == "shot"
    assert blow.target == who.id
    assert not blow.answered
    assert not blow.unseen
    assert not who.surprised
    assert not who.out
    assert who.busy != state.segment
    assert event.total == sum(term.value for term in event.terms)
    if event.way == "dodge":
        assert state.settings.dodge_after_acting or all(each.acted != state.segment for each in who.hands)
    else:
        weapon = None if event.hand is None else who.holds(event.hand)
        assert weapon is not None
        assert weapon.acted != state.segment
        assert event.only_critical or weapon.arm.is_shield
        assert event.critical == (event.face >= critical_score(state, who))
    if event.outcome == "parried" and blow.natural:
        assert event.critical or (event.way == "dodge" and state.settings.nat20_shot_dodge)
    assert event.interrupts or who.contacts


def critical_score(state: AlternatifState, who: Combatant) -> int:
    """Table 12, from its rows."""
    if who.critical_parry is not None:
        return who.critical_parry
    rows = {range(-99, 5): 19, range(5, 9): 18, range(9, 13): 17, range(13, 17): 16, range(17, 999): 15}
    score = next(score for levels, score in rows.items() if who.level in levels)
    if who.family:
        return score - (who.family in ("fighter", "rogue"))
    rule = state.settings.monster_critical_parry
    return 20 if rule == "never" else score - (rule == "fighter_by_level")


def attempted(state: AlternatifState, event: bottes.SpecialAttempted) -> None:
    """A special action: by somebody who may, with a weapon of its own, on what is there."""
    author, target = state.combatants[event.combatant], state.combatants[event.target]
    weapon = author.holds(event.hand)
    assert state.settings.special_actions or weapon is not None
    assert weapon is not None
    assert weapon.acted != state.segment, "a weapon acts twice"
    assert not author.out
    assert not target.out
    assert target.id in author.contacts
    assert author.side != target.side
    if event.occasion == "regular":
        assert weapon.up
        assert weapon.manoeuvre is not None
    elif event.occasion == "counter":
        assert weapon.counter is not None
        assert weapon.due is not None
        assert weapon.due <= state.segment, "a counter-attack before its time"
        assert event.special in COUNTERS
    else:
        assert not weapon.up
    if event.piece is not None:
        held = target.holds(event.piece)
        assert held is not None
        assert not held.arm.is_natural
    if event.special == "weapon_capture":
        others = [each for each in author.hands if each.arm.hand != event.hand]
        assert all(each.arm.is_natural for each in others), "the off hand is not free"


def special(state: AlternatifState, event: bottes.SpecialRolled) -> None:
    assert event.total == sum(term.value for term in event.terms)
    (found,) = [each for each in state.specials if each.id == event.id and not each.settled]
    assert all(ident in found.asked for ident in found.against), "a special action is rolled before it was answered"
    cost = sum(each.value for each in event.terms if each.name == "manoeuvre")
    assert cost == SPECIALS[event.special].cost or (event.special == "weapon_capture" and cost == ON_POLE_WEAPON), (
        f"{event.special} costs {cost}, and not what its entry says (ALT-SPE-003)"
    )
    assert not any(each.up for who in state.combatants.values() for each in who.hands)


def resolved(state: AlternatifState, event: bottes.SpecialResolved) -> None:
    """The rules of opposed actions, said again (ALT-SPE-005, -007, -010, -030, -031, -033)."""
    (found,) = [each for each in state.specials if each.id == event.id and not each.settled]
    succeeded = event.outcome == "succeeded"
    assert found.face != 0
    if found.face == 1:
        assert not succeeded
    for each in found.opposed:
        side = found.manoeuvre.flank in (None, "between") or each.hand in (None, "both", found.manoeuvre.flank)
        if not side or each.parried == "critical":
            continue
        if each.parried == "parried" and not state.settings.parried_attack_still_opposes:
            continue
        if each.sure:
            assert not succeeded, "a natural 20 or a critical parry is overcome"
        elif succeeded and found.face != 20 and (each.face != 1 or each.by == "save"):
            assert found.total > each.total or (each.by in ("attack", "save") and found.total == each.total)
    if succeeded and event.special == "push" and event.against is not None and event.total > event.against:
        assert event.cells == (event.total - event.against + 3) // 4
    else:
        assert event.cells in (0, 1)


def captured(before: AlternatifState, after: AlternatifState, event: torn.WeaponCaptured) -> None:
    arms = belongings(before.combatants[event.combatant]) + belongings(before.combatants[event.target])
    now = belongings(after.combatants[event.combatant]) + belongings(after.combatants[event.target])
    assert arms == now, "a captured weapon is lost or doubled"


def landing(state: AlternatifState, event: DamageDealt | EquipmentDamaged) -> None:
    """A blow lands: all strikes were known, nobody who might have parried it was passed over."""
    (blow,) = [blow for blow in state.blows if blow.id == event.blow and not blow.landed and not blow.parried]
    target = state.combatants[blow.target]
    assert blow not in parriable(state, target), "a blow landed that its target was not asked about"
    if blow.occasion != "frank":
        assert not any(each.up for who in state.combatants.values() for each in who.hands), "damage before the strikes"
        assert not any(_may_parry(state, other) for other in state.blows), "damage before all have parried"
    if isinstance(event, EquipmentDamaged):
        assert blow.piece == event.hand
        held = target.holds(event.hand)
        assert held is not None
        assert held.arm.weapon == event.weapon, "a blow at one thing strikes another"
        left = held.structure if held.structure is not None else held.arm.structure or 0
        assert event.left == max(0, left - event.total)
    else:
        assert blow.piece is None
        assert event.doubled == (blow.critical or event.margin is not None)
        assert (event.margin is None) or (blow.sneak and not blow.critical)


def _may_parry(state: AlternatifState, blow: Blow) -> bool:
    return blow in parriable(state, state.combatants[blow.target])


def damage(state: AlternatifState, event: DamageDealt) -> None:
    """Stamina first, body by overflow or by 1d6-1, the larger (ALT-GEN-011, ALT-CRI-004, -007, -008)."""
    target = state.combatants[event.target]
    assert event.total >= 1
    if event.combatant is None:
        assert event.stamina + event.body == event.total
        return
    assert event.total == max(1, sum(term.value for term in event.terms))
    points = event.total * event.times
    assert event.times == 1 or event.doubled or _is_braced(state, event)
    assert event.times > 1 or not (event.doubled or _is_braced(state, event))
    assert event.stamina == min(points, target.stamina)
    over = points - event.stamina
    if event.weapon is None:
        # A fall (ALT-SPE-015).
        assert event.body_die is None or event.total >= 6
        assert event.body == (max(over, event.body_die - 1) if event.body_die is not None else over)
        return
    least = event.margin or (0 if event.body_die is None else event.body_die - 1)
    assert event.body == max(over, least)
    assert (event.body_die is not None) == (event.critical == "exceptional")
    assert (event.margin is not None) == (event.critical == "sneak")
    assert event.doubled == (event.critical in ("exceptional", "sneak"))
    assert event.doubled or event.critical == ("wear" if over else "none")


def _is_braced(state: AlternatifState, event: DamageDealt) -> bool:
    """Whether it is the blow of a pole weapon that receives a charge (ALT-CHG-007)."""
    blow = next((each for each in state.blows if each.id == event.blow and not each.landed), None)
    return blow is not None and blow.occasion == "reception" and "pole_weapon" in blow.arm.tags


# ---- wounds, weapons, time


def line(events: Sequence[Any]) -> None:
    """What follows upon what within a line: effects upon lost body points, breakages upon damage."""
    told = [each for each in events if isinstance(each, Alternatif.event_types)]
    for at, each in enumerate(told):
        rest = told[at + 1 :]
        match each:
            case DamageDealt(combatant=str()) | HoldHurt():
                drawn = len(rest) > 1 and isinstance(rest[1], EffectDrawn)
                broken = isinstance(each, HoldHurt) and each.broken is not None
                assert drawn == (each.body > 0 and not broken), "an effect is drawn iff a blow costs body points"
            case EffectDrawn():
                cause = told[at - 2]
                assert isinstance(cause, DamageDealt | HoldHurt)
                assert cause.target == each.combatant
                assert each.effect_column == max(0, min(5, told[at - 1].body_left))
            case EquipmentDamaged():
                broken = bool(rest) and isinstance(rest[0], WeaponChanged) and rest[0].change == "broken"
                assert broken == (each.left == 0)


def bled(state: AlternatifState, event: Bled) -> None:
    who = state.combatants[event.combatant]
    assert state.segment % 10 == 0
    assert who.bleeding != "none"
    assert not who.out
    assert event.stamina + event.body == 1
    assert event.stamina == (1 if who.bleeding == "minor" and who.stamina else 0)


def points(before: Combatant, after: Combatant, event: Any) -> None:
    """Points are lost and won by blows, by bleeding and by the game master's word alone."""
    if (before.stamina, before.body) != (after.stamina, after.body):
        assert isinstance(event, DamageDealt | Bled | GmOverrode | HoldHurt), event


def kept(before: Combatant, after: Combatant, event: Any) -> None:
    """Weapons change places by `WeaponChanged`, and when somebody falls or is brought back; none is lost in a fall."""
    if isinstance(event, CombatantOut | CombatantBack):
        assert belongings(before) == belongings(after)
    elif isinstance(event, StrikeRolled):
        assert sorted(_moved(before)) == sorted(_moved(after)), "a die moves other weapons than before"
    elif isinstance(event, crowds.LimbsRegrouped):
        assert Counter(_limbs(before)) == Counter(_limbs(after)), "a limb comes from nothing, or is lost"
    elif isinstance(event, crowds.LimbsChanged):
        assert _limbs(after) != _limbs(before)
    elif not isinstance(event, WeaponChanged | ShieldGranted | torn.WeaponCaptured):
        assert [each.arm.weapon for each in before.hands] == [each.arm.weapon for each in after.hands]
        assert (before.carried, before.dropped) == (after.carried, after.dropped), event


def _moved(who: Combatant) -> list[str]:
    """The weapons in hand, and those that strike by turns with them."""
    return [arm.weapon for each in who.hands for arm in (each.arm, *each.turns)]


def _limbs(who: Combatant) -> list[str]:
    """Every weapon that somebody fights with, as often as he has it."""
    return [
        arm.weapon
        for each in who.hands
        for arm in (each.arm, *each.turns)
        for _ in range(1 if each.turns else each.arm.count)
    ]


def belongings(who: Combatant) -> Counter[str]:
    """All the weapons of somebody, wherever they are; bodies aside."""
    arms = [*(each.arm for each in who.hands), *who.carried, *who.dropped]
    return Counter(arm.weapon for arm in arms if "natural" not in arm.tags)


def weapon_changed(before: AlternatifState, after: AlternatifState, event: WeaponChanged) -> None:
    one, other = before.combatants[event.combatant], after.combatants[event.combatant]
    gone = Counter([event.weapon]) if event.change == "broken" else Counter()
    assert belongings(one) == belongings(other) + gone, "a weapon comes from nothing, or is lost"
    if event.change in ("dropped", "broken", "sheathed"):
        held = one.holds(event.hand)
        assert held is not None
        assert held.arm.weapon == event.weapon
        assert not held.arm.is_natural, "a natural weapon is lost"
    elif event.change in ("drawn", "picked_up"):
        new = other.holds(event.hand)
        assert new is not None
        assert new.arm.weapon == event.weapon


def reaction(state: AlternatifState, event: ReactionRolled) -> None:
    who = state.combatants[event.combatant]
    weapon = who.holds(event.hand)
    assert weapon is not None
    assert not weapon.pending, "two pending actions of one weapon"
    assert not who.out
    assert who.task is None
    assert who.intent == "melee", "a reaction without an announced action"
    assert event.initial or event.adjust == -malus(who, state.settings, "other")
    assert event.segment == event.stamp + max(1, sum(event.faces) + event.adjust) + event.fixed + event.postponed
    assert event.segment > state.segment
    _in_turn(state, who, event.hand)


def flat(state: AlternatifState, event: crowds.FlatReaction) -> None:
    who = state.combatants[event.combatant]
    weapon = who.holds(event.hand)
    assert weapon is not None
    assert not weapon.pending, "two pending actions of one weapon"
    assert who.crowd.pace != "dice"
    assert event.segment > event.stamp >= state.segment
    _in_turn(state, who, event.hand)


def _in_turn(state: AlternatifState, who: Combatant, hand: str) -> None:
    """Of those who share a die only one prepares anything, and with one weapon."""
    weapon = who.holds(hand)  # type: ignore[arg-type]
    assert weapon is not None
    assert not (who.crowd.simple_shield and weapon.arm.is_shield and len(who.hands) > 1), "a forgotten shield prepares"
    if who.crowd.band:
        assert who.crowd.turn, "somebody prepares out of his turn"
        assert not any(each.pending for each in who.hands), "two actions on one die"


def postponed(state: AlternatifState, event: InitiativePostponed) -> None:
    weapon = state.combatants[event.combatant].holds(event.hand)
    assert weapon is not None
    armed = weapon.counter is not None and weapon.due is not None and weapon.due <= state.segment
    assert weapon.status == "offensive" or armed, "postponed twice"
    assert event.by > 0


def clock(state: AlternatifState, event: SegmentReached) -> None:
    """Time passes to the next thing due and jumps nothing; all of the segment is done before."""
    now, then = state.segment, event.segment
    assert then > now
    people = [who for who in state.combatants.values() if not who.out]
    dues = [each.due for who in people for each in who.hands if each.due is not None and each.counter is None]
    assert all(due >= then for due in dues), "a due action was jumped"
    for who in people:
        if who.task is not None:
            assert not _jumped(who.task, now, then), "the end of an action was jumped"
            for segment in range(now + 1, then):
                if who.task.exposed(segment):
                    rivals = [state.combatants[ident] for ident in who.contacts]
                    able = [each for each in rivals if not (each.out or each.surprised or each.hidden)]
                    # A second rank of pikes lowers its guard before nobody whose weapon is shorter (ALT-TAC-017).
                    able = [each for each in able if reaches(each, who)]
                    assert all(guard_is_down(each, segment) for each in able), "an exposed segment was jumped"
    if any(who.bleeding != "none" for who in people):
        assert now // 10 == (then - 1) // 10, "the end of a round was jumped while somebody bleeds"
    assert not any(is_ripe(state, each) for each in people), "what somebody said comes next was passed over"
    assert not any(each.up for who in people for each in who.hands)
    wrestling_oracles.clock(state, then)
    assert all(blow.parried or blow.landed for blow in state.blows), "time moved with a blow in the air"
    assert not any(who.body <= 0 for who in people)
    assert not state.mishaps
    # The game master's word may leave a weapon that nobody holds any more, or somebody to push who is in a clinch.
    moot = [each for each in state.specials if each.waits and each not in outcomes.waiting(state)]
    assert all(each.settled or each in moot for each in state.specials), "time moved past a special action"
    assert not openings.live(state), "time moved past a free action"
    assert not any(who.proposal is not None for who in people)
    # For somebody hidden whom a person plays no time is lost: it would tell that he is there.
    awaited = [who for who in people if not (who.hidden and who.temperament is None)]
    assert not any(is_idle(who) and must_be_asked(state, who) for who in awaited)


def _jumped(task: Task, now: int, then: int) -> bool:
    if task.waits:
        return task.until is not None and max(task.until, task.prepared, now + 1) < then
    return now <= task.last < then


def task_begun(state: AlternatifState, event: TaskBegun) -> None:
    who = state.combatants[event.combatant]
    assert not who.out
    assert who.task is None
    in_ambush = event.action == times.CAST and event.last == event.stamp
    assert who.proposal is not None or event.action in grip.PULLING or in_ambush
    assert event.stamp <= event.prepared <= event.last
    assert event.first <= event.last
    assert event.first > event.stamp or event.prepared == event.stamp
    assert event.last >= state.segment


def task_ended(state: AlternatifState, event: TaskEnded) -> None:
    task = state.combatants[event.combatant].task
    assert task is not None
    held = arms.is_shot(task) and task.waits and task.until is not None and task.until <= state.segment
    assert event.segment == state.segment
    assert held or task.last <= state.segment, "an action ends at another moment"
    assert held or arms.is_shot(task) or task.last == state.segment, "an action ends at another moment"


# ---- the state


def person(state: AlternatifState, who: Combatant, *, moving: bool) -> None:
    """*moving*: the clock runs, nothing that is due lies behind."""
    assert who.stamina >= 0
    hands = [each.arm.hand for each in who.hands]
    held = [each for each in hands if each not in LIMBS]
    assert held in ([], ["right"], ["left"], ["both"], ["right", "left"]), "what hands cannot hold"
    assert hands
    assert hands == [*held, *(each for each in LIMBS if each in hands)], "limbs out of order"
    for weapon in who.hands:
        assert not (weapon.up and weapon.due is not None)
        assert weapon.structure is None or weapon.structure > 0
        if moving:
            counter = weapon.counter is not None
            assert weapon.due is None or weapon.due > state.segment or counter, "a due action was jumped"
    pending = any(each.pending for each in who.hands)
    assert not (pending and who.task is not None), "melee and something else at once"
    assert who.task is None or who.proposal is None
    wrestling_oracles.person(state, who)
    if who.out:
        assert not pending
        assert who.contacts == ()
        assert who.task is None
        assert who.proposal is None
    for ident in who.contacts:
        other = state.combatants[ident]
        assert who.id in other.contacts
        assert other.side != who.side
    assert all(each.malus <= 0 for each in who.injuries)


def whole(state: AlternatifState) -> None:
    turns = Counter(each.crowd.band for each in state.combatants.values() if each.crowd.turn)
    assert all(count == 1 for count in turns.values()), "two turns in one band"
    air = [blow.id for blow in state.blows]
    assert len(set(air)) == len(air), "two blows of one name"
    for blow in state.blows:
        assert blow.attacker in state.combatants
        assert blow.target in state.combatants
        assert not (blow.parried and blow.landed)
    for offer in state.offers:
        assert offer.to in state.combatants
        assert offer.target in state.combatants
