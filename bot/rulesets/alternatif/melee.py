"""Melee: the strike (ALT-MEL), with weapon factors (ALT-FAC) and natural results (ALT-CRI-001, -010).

What a word of the game master does to a blow in the air is decided here and in `wounds`: a strike that was rolled
stands, whatever happens to its author's figures or contacts; it is void only when its author or its target leaves the
encounter (`history`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from bot.kernel.dice import D20
from bot.kernel.effects import Action, Scene, Step, ask_first, roll, tell
from bot.rulesets.alternatif import engagement, forms, fumbles, grasp, races
from bot.rulesets.alternatif.events import ActionLost, StrikeChosen, StrikeRolled, Term, term
from bot.rulesets.alternatif.fatigue import malus as fatigue
from bot.rulesets.alternatif.specials import announcing
from bot.rulesets.alternatif.state import (
    AlternatifState,
    Arm,
    Combatant,
    Hand,
    Occasion,
    Settings,
    aim_parts,
    sees,
)
from bot.rulesets.alternatif.surprise import sneak as sneaking
from bot.rulesets.alternatif.tactics import blind, circumstances, room
from bot.rulesets.alternatif.wrestling import straying


def strikes(scene: Scene[AlternatifState]) -> Action:
    """Every weapon whose action is up strikes, gives it up, or loses it (ALT-MEL-005, ALT-MEL-009, ALT-MEL-014)."""
    state = scene.now
    moved = False
    for who, weapon in forms.strikers(state):
        hand = weapon.arm.hand
        aim = forms.aim_of(state, who, weapon)
        if aim is not None:
            if races.is_prevented(state, who):
                moved = True
                yield from tell(ActionLost(who.id, hand, "interrupted", state.segment))
                continue
            if announcing.waits(scene.now, who, weapon):
                continue
            moved = True
            yield from announcing.trigger(scene, who.id, aim)
            yield from strike(scene, who.id, hand, aim)
        elif not forms.targets_of(state, who):
            moved = True
            yield from tell(ActionLost(who.id, hand, "no_target", state.segment))
    if moved:
        return
    asked = forms.strike_questions(state)
    if not asked:
        kept = [(who.id, hand) for who, hand in announcing.intents(scene.now) if races.is_prevented(scene.now, who)]
        for ident, hand in kept:
            yield from tell(ActionLost(ident, hand, "interrupted", scene.now.segment))
        yield from announcing.announce(scene)
        return
    # As long as nothing has changed, they are those that were found.
    answer = yield from ask_first(lambda now: asked if now is state else forms.strike_questions(now))
    if answer is None:
        return
    key, choice = answer
    ident = forms.asked_in(key)
    who = scene.now.combatants[ident]
    if "confirm" in choice:
        yield from announcing.confirmed(scene, ident, meant=choice["confirm"] == "yes")
        return
    named = forms.kind_in(key).partition("-")[2]
    hands = (named,) if named else ("right", "both")
    hand = next(each.arm.hand for each in who.hands if each.arm.hand in hands)
    if choice["target"] == forms.NOTHING:
        yield from tell(StrikeChosen(ident, hand, None))
        yield from tell(ActionLost(ident, hand, "given_up", scene.now.segment))
        return
    manoeuvre = forms.chosen_special(scene.now, who, hand, choice)
    if manoeuvre is not None:
        yield from announcing.choose(ident, hand, manoeuvre)
        return
    aim = forms.chosen_aim(scene.now, who, choice)
    target, piece = aim_parts(aim)
    yield from tell(StrikeChosen(ident, hand, target, piece))
    if any(races.pairs(scene.now)):
        # Something else takes effect in this segment: the order comes first.
        return
    yield from announcing.trigger(scene, ident, aim)
    yield from strike(scene, ident, hand, aim)


def strike(
    scene: Scene[AlternatifState],
    ident: str,
    hand: Hand,
    aim: str,
    occasion: Occasion = "regular",
    *,
    pair: bool = False,
    impetus: bool = False,
) -> Step[tuple[int, int]]:
    """Roll the strike of *ident* with *hand* at *aim*, an enemy or what one of his hands holds (ALT-MEL-006, -007,
    -010); its natural result and its total come back, a natural 1 for one that goes astray in the dark (ALT-TAC-008).
    At a wrestler it may fall on another (ALT-WRE-021). The free action of a surprise is a sneak attack on whom it finds
    unaware (ALT-SNK-001), *pair*: one of two daggers; so is the first blow out of the dark (ALT-TAC-007).
    *impetus*: at the end of a charge (ALT-CHG-002)."""
    target_id, piece = aim_parts(aim)
    hit = yield from straying.falls_on(scene, ident, target_id)
    if hit != target_id:
        target_id, piece = hit, None
    state = scene.now
    who = state.combatants[ident]
    target = state.combatants[target_id]
    sneak = blind.is_sneak(state, ident, target_id)
    if occasion != "regular":
        sneak = sneak or sneaking.sneaks(state, ident, target_id, pair=pair)
    sneak = sneak and piece is None
    unseen = sneak or not sees(target, who)
    weapon = who.holds(hand)
    aimed = None if piece is None else target.holds(piece)
    assert weapon is not None
    arm = weapon.arm
    if who.hidden:
        # Whoever strikes shows himself; the blow itself came out of nowhere.
        yield from engagement.show(scene, ident, arm.weapon)
    if target_id not in who.contacts and target.side != who.side:
        yield from engagement.make_contact(scene, ident, target_id, "strike")
    if (
        yield from blind.goes_astray(scene, ident, target_id, "strike", hand=hand, weapon=arm.weapon, occasion=occasion)
    ):
        yield from blind.gives_himself_away(scene, ident, target_id)
        return 1, 0
    (face,) = yield from roll(D20, who=ident, why=f"strike-{hand}" if occasion == "regular" else f"{occasion}-{hand}")
    state = scene.now
    settings = state.settings
    who, target = state.combatants[ident], state.combatants[target_id]
    wielded = room.as_it_is_wielded(state, who, arm)
    terms = (
        *strike_terms(who, wielded, face, settings, sneak=sneak),
        *((term("charge", IMPETUS),) if impetus or occasion == "charge" else ()),
        *circumstances.of(state, who, target, sneak=sneak),
    )
    if aimed is None:
        placed = room.in_place(state, target)
        against_terms = armour_class(placed, settings, unseen=unseen, frank=occasion == "frank", sneak=sneak)
    else:
        against_terms = (term("haft", aimed.arm.haft_ac or 0),)
    total = sum(each.value for each in terms)
    against = sum(each.value for each in against_terms)
    # What a weapon loses is no wound (ALT-MEL-011); of a sneak attack the save alone decides (ALT-SNK-007).
    critical = aimed is None and not sneak and face in CRITICAL_FACES[occasion]
    sure = critical and settings.crit_faces_autohit
    yield from tell(
        StrikeRolled(
            combatant=ident,
            action="attack" if aimed is None else "attack_equipment",
            target=target_id,
            hand=hand,
            weapon=arm.weapon,
            face=face,
            total=total,
            terms=terms,
            against=against,
            against_terms=against_terms,
            outcome="hit" if sure or succeeds(face, total, against) else "miss",
            natural=20 if sure else natural(face),
            unseen=unseen,
            occasion=occasion,
            critical=critical,
            piece=None if aimed is None else piece,
            aimed=None if aimed is None else aimed.arm.weapon,
            lost=not sneak and settings.weapon_factors and not grasp.keeps_factor(who, arm, settings),
            sneak=sneak,
            pair=pair and sneak,
        )
    )
    if face == 1 and occasion != "regular":
        # A free or frank attack is resolved in full; the other fumbles come when all have struck (`history`).
        yield from fumbles.fumble(scene, ident, hand, target_id)
    yield from blind.gives_himself_away(scene, ident, target_id)
    return face, total


CRITICAL_FACES: Mapping[Occasion, tuple[int, ...]] = {
    "regular": (20,),
    "free": (19, 20),
    "frank": (17, 18, 19, 20),
    "shot": (19, 20),
    "charge": (19, 20),
    "reception": (19, 20),
}
"""The natural results that make an exceptional critical (ALT-GEN-012, ALT-CRI-003, ALT-FRE-007, ALT-FRE-012,
ALT-CHG-002)."""
IMPETUS = 2
"""What a charge adds to hit and to damage (ALT-CHG-002)."""


def natural(face: int) -> Literal[1, 20] | None:
    """The natural result that decides by itself, if *face* is one (ALT-CRI-001, ALT-CRI-010)."""
    return 20 if face == 20 else 1 if face == 1 else None


def succeeds(face: int, total: int, against: int) -> bool:
    """At least the difficulty (ALT-GEN-009); a natural 20 always, a natural 1 never.

    >>> succeeds(12, 21, 21), succeeds(12, 20, 21), succeeds(20, 22, 27), succeeds(1, 30, 10)
    (True, False, True, False)
    """
    return face != 1 and (face == 20 or total >= against)


def roll_terms(who: Combatant, arm: Arm, face: int, name: str, factor: int, settings: Settings) -> list[Term]:
    """The melee formula (ALT-MEL-006), common to strikes and parries, with the weapon's *factor*, called *name*.

    Two hands may cost the factor (ALT-OFF-001, -002), or take a penalty instead when factors are not used
    (ALT-OFF-006); wounds count in both (ALT-CRI-006), and fatigue (ALT-FAT-006)."""
    terms = [term("face", face), term("martial_bonus", who.bm)]
    if who.str_hit:
        terms.append(term("str_hit", who.str_hit))
    if arm.hit_bonus:
        terms.append(term("mastery", arm.hit_bonus))
    if arm.magic:
        terms.append(term("magic", arm.magic))
    if settings.weapon_factors:
        if factor and grasp.keeps_factor(who, arm, settings):
            terms.append(term(name, factor))
    elif (penalty := grasp.penalty(who, arm)) is not None:
        terms.append(term(*penalty))
    if who.malus:
        terms.append(term("wound", who.malus))
    return [*terms, *fatigue.terms(who, settings)]


def strike_terms(who: Combatant, arm: Arm, face: int, settings: Settings, *, sneak: bool = False) -> tuple[Term, ...]:
    """The sum of a strike: attacks, on equipment too, use the attack factor (ALT-FAC-002, ALT-FAC-004); a sneak attack
    has a bonus instead (ALT-SNK-003)."""
    terms = roll_terms(who, arm, face, "attack_factor", 0 if sneak else arm.attack, settings)
    if sneak:
        terms.append(term("surprise_sneak", sneaking.BONUS))
    if who.next_strike:
        terms.append(term("gm", who.next_strike))
    return tuple(terms)


def armour_class(
    who: Combatant, settings: Settings, *, unseen: bool = False, frank: bool = False, sneak: bool = False
) -> tuple[Term, ...]:
    """The melee armour class of *who* (ALT-FAC-005): the defence factor counts against blows that he could parry, so
    not against frank attacks unless the table says so.

    Without that addition, but with weapon factors, everybody's basic armour class is 12 (ALT-FAC-007). Against a sneak
    attack no bonus of Dexterity counts (ALT-SNK-003).
    """
    base = (
        term("armour_class", who.ac),
        *(sneaking.no_dexterity(who) if sneak else ()),
        *fatigue.terms(who, settings, "class"),
    )
    if not settings.weapon_factors:
        return base
    if not settings.defence_factor_in_ac:
        return (*base, term("base_12", 2))
    if unseen or (frank and settings.frank_ignores_defence_factor):
        return base
    defence = grasp.best_defence(who, settings)
    return (*base, term("defence_factor", defence)) if defence else base
