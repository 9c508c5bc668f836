"""Melee: the strike (ALT-MEL), with weapon factors (ALT-FAC) and natural results (ALT-CRI-001, -010).

What a word of the game master does to a blow in the air is decided here and in `wounds`: a strike that was rolled
stands, whatever happens to its author's figures or contacts; it is void only when its author or its target leaves the
encounter (`combatants.events`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Any, Final, Literal, Protocol

from bot.kernel.effects import Action, Scene, Step, tell
from bot.kernel.events import PUBLIC, Audience
from bot.kernel.values import LATER, evolve
from bot.rulesets.alternatif import engagement
from bot.rulesets.alternatif.base import rolls
from bot.rulesets.alternatif.base import shares as wielding
from bot.rulesets.alternatif.base.distances import NOTHING_UP, ByNatural, State, held, spent, wields
from bot.rulesets.alternatif.base.rolls import Throw
from bot.rulesets.alternatif.combatants import figures
from bot.rulesets.alternatif.secrecy import PENDING
from bot.rulesets.alternatif.state import (
    AlternatifState,
    Arm,
    Blow,
    Combatant,
    Fumble,
    Hand,
    Occasion,
    Opposed,
    Settings,
    aim_parts,
    blow_id,
    piece_id,
    sees,
)
from bot.rulesets.alternatif.wounds import fumbles
from bot.rulesets.shared.book import OWNER, happens
from bot.rulesets.shared.check import Check, Law, Term, behind, term, terms
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.odds import All, Odds, Percent
from bot.rulesets.shared.overruling import counted, decided, ruled_for

# ---- What happens to blows: whom they are aimed at, what they are the sum of, how they come out.


@happens("ALT-REA-015")
class InsteadWeighed:
    """*combatant*, whose action is up, would rather do something else than strike; *on* False: he strikes after all.
    *closed*: others choose at the same time, and know nothing of it; *instead*: what he will do when they have."""

    combatant: CombatantId
    hand: Hand
    on: bool
    closed: bool = False
    instead: dict[str, str] = field(default_factory=dict)

    def audience(self) -> Audience:
        return OWNER if self.closed else PENDING

    def change(self, state: State) -> State:
        meant = {"choice": "else" if self.on else None, "instead": dict(self.instead)}
        return wields(state, self.combatant, self.hand, meant)


def aim_at(target: str, piece: Hand | None) -> str:
    return target if piece is None else piece_id(target, piece)


@happens("ALT-MEL-005", "ALT-MEL-014")
class StrikeChosen:
    """*target* None: he gives the action up. What was chosen stands until the blow is rolled: the game master may have
    its order to settle (ALT-REA-017). *closed*: others choose at the same time, and know nothing of it
    (ALT-SPE-028)."""

    combatant: CombatantId
    hand: Hand
    target: CombatantId | None
    piece: Hand | None = None
    closed: bool = False

    def audience(self) -> Audience:
        return OWNER if self.closed else PUBLIC

    def why(self) -> tuple[str, ...]:
        return ("ALT-SPE-028",) if self.closed else ()

    def change(self, state: State) -> State:
        if self.target is None:
            return wields(state, self.combatant, self.hand, {"choice": "given_up"}) if self.closed else state
        meant = {"choice": "attack", "aim": aim_at(self.target, self.piece), "facing": ()}
        return wields(state, self.combatant, self.hand, meant)


FACTORS: Final = {"attack_factor": ("ALT-FAC-002",), "defence_factor": ("ALT-FAC-003",)}
_PENALTIES: Final = {"off_hand": ("ALT-OFF-006",), "two_weapons": ("ALT-OFF-006",), "wound": ("ALT-CRI-006",)}
_OCCASIONS: Final = {
    "charge": ("ALT-CHG-002",),
    "reception": ("ALT-CHG-006",),
    "free": ("ALT-FRE-002",),
    "frank": ("ALT-FRE-011", "ALT-FRE-012"),
}


class Cast(Protocol):
    """A roll of a weapon; *lost*: see `StrikeRolled`."""

    @property
    def lost(self) -> bool: ...
    @property
    def terms(self) -> tuple[Term, ...]: ...


def of_hands(roll: Cast) -> tuple[str, ...]:
    """What two hands and wounds have cost a roll."""
    return (*(("ALT-OFF-001", "ALT-OFF-002") if roll.lost else ()), *behind(roll.terms, _PENALTIES))


@happens("ALT-MEL-006", "ALT-MEL-007", to=PUBLIC)
class StrikeRolled(ByNatural):
    """*natural*: 20 or 1 on the die, which decide by themselves. *unseen*: it cannot be parried. *occasion*: whether
    it is a free or a frank attack. *critical*: if it lands it is an exceptional critical. *piece*: the hand of
    *target* whose weapon (*aimed*) an attack on equipment is aimed at. *lost*: fighting with two hands costs it its
    weapon factor. *sneak*: a sneak attack (ALT-SNK); *pair*: with the other dagger's one and the same. *impetus*: at
    the end of a charge, be it the free action of a surprise (ALT-CHG-011)."""

    combatant: CombatantId
    action: Literal["attack", "attack_equipment"]
    target: CombatantId
    hand: Hand
    weapon: str
    face: int
    total: int
    terms: tuple[Term, ...]
    against: int
    against_terms: tuple[Term, ...]
    outcome: Literal["hit", "miss"]
    natural: Literal[1, 20] | None = None
    unseen: bool = False
    occasion: Occasion = "regular"
    critical: bool = False
    piece: Hand | None = None
    aimed: str | None = None
    lost: bool = False
    sneak: bool = False
    pair: bool = False
    impetus: bool = field(default=False, metadata={LATER: True})

    @property
    def exchange(self) -> str:
        return blow_id(self.combatant, self.hand)

    def why(self) -> tuple[str, ...]:
        rules = list(behind(self.terms, FACTORS))
        rules += behind(self.against_terms, {"defence_factor": ("ALT-FAC-005",)})
        rules += behind(self.against_terms, {"base_12": ("ALT-FAC-007",)})
        if self.natural is not None:
            rules.append("ALT-CRI-001" if self.natural == 20 else "ALT-CRI-010")
        if self.critical and self.natural != 20:
            rules.append("ALT-CRI-003")
        if self.unseen:
            rules.append("ALT-PAR-017")
        if self.piece is not None:
            rules += ["ALT-MEL-010", "ALT-MEL-012", "ALT-FAC-004"]
        rules += _OCCASIONS.get(self.occasion, ())
        if self.impetus and self.occasion != "charge":
            rules += ["ALT-CHG-002", "ALT-CHG-011"]
        if self.critical and self.occasion in ("charge", "reception", "free"):
            rules.append("ALT-FRE-007")
        return (*rules, *of_hands(self))

    def change(self, state: State) -> State:
        ruled = ruled_for(state, self.combatant) is not None
        state = counted(state, self.combatant)
        who = state.combatants.get(self.combatant)
        weapon = None if who is None else who.holds(self.hand)
        if who is None or weapon is None:
            return state
        acted: dict[str, Any] = {"acted": state.segment}
        if self.occasion == "regular":
            acted |= NOTHING_UP
        changes: dict[str, Any] = {"next_strike": 0}
        if self.occasion == "regular":
            # A blow that fell on a companion leaves the enemy it was meant for in mind.
            struck = state.combatants.get(self.target)
            aimed = self.target if struck is None or struck.side != who.side else who.target
            changes |= {"target": aimed, "intent": "melee"}
            if who.footing.faces not in (None, self.target):
                # Whom he strikes he is turned against (ALT-TAC-003).
                changes["footing"] = evolve(who.footing, faces=None)
        if weapon.turns:
            # The next one of those that the die moves (ALT-GMX-003).
            acted |= {"arm": weapon.turns[0], "turns": (*weapon.turns[1:], weapon.arm)}
        state = state.put(evolve(who, hands=held(who, self.hand, acted), **changes))
        if self.face == 1 and self.occasion == "regular" and not ruled:
            fumble = Fumble(self.combatant, self.hand, self.weapon, self.target)
            state = evolve(state, fumbles=(*state.fumbles, fumble))
        state = self._opposed(state, sure=self.face == 20 and not ruled)
        if self.sneak:
            state = spent(state, self.combatant, self.target)
        if self.outcome == "miss":
            return state
        blow = Blow(
            id=self.exchange,
            attacker=self.combatant,
            target=self.target,
            arm=weapon.arm,
            face=self.face,
            total=self.total,
            natural=self.natural == 20,
            occasion=self.occasion,
            critical=self.critical,
            piece=self.piece,
            unseen=self.unseen,
            sneak=self.sneak,
            pair=self.pair,
            impetus=self.impetus or any(each.name == "charge" for each in self.terms),
        )
        return evolve(state, blows=(*state.blows, blow))

    def _opposed(self, state: State, *, sure: bool) -> State:
        """A strike at the author of a special action by one of those it is aimed at opposes it, hit or miss
        (ALT-SPE-005, -026)."""
        if not state.specials:
            return state
        name = self.exchange
        against = Opposed(self.combatant, "attack", self.hand, self.total, self.face, sure=sure, blow=name)
        specials = tuple(
            evolve(each, opposed=(*each.opposed, against))
            if each.author == self.target and self.combatant in each.against and not (each.face or each.settled)
            else each
            for each in state.specials
        )
        return evolve(state, specials=specials)


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
    target_id, _ = aim_parts(aim)
    hit = yield from rolls.falls_on(scene, ident, target_id)
    aim = aim if hit == target_id else hit
    kind, throw, aimed = thrown(scene.now, ident, hand, aim, occasion, pair=pair, impetus=impetus)
    arm = throw.arm
    assert arm is not None
    why = f"strike-{hand}" if occasion == "regular" else f"{occasion}-{hand}"
    throw, made = yield from attack(scene, kind, throw, why=why)
    if made is None:
        yield from rolls.gives_away(scene, throw)
        return 1, 0
    yield from tell(
        StrikeRolled(
            combatant=ident,
            action=kind,
            target=hit,
            hand=hand,
            weapon=arm.weapon,
            **told(throw, made),
            occasion=occasion,
            piece=throw.piece,
            aimed=None if aimed is None else aimed.weapon,
            lost=not throw.sneak and loses_factor(scene.now, ident, arm),
            pair=pair and throw.sneak,
            impetus=throw.impetus,
        )
    )
    yield from decided(scene, throw.who, throw.target, made)
    if made.face == 1 and occasion != "regular" and not made.law.ruled:
        # A free or frank attack is resolved in full; the other fumbles come when all have struck (`wounds.fumbles`).
        yield from fumbles.fumble(scene, ident, hand, hit)
    yield from rolls.gives_away(scene, throw)
    return made.face, made.total


def thrown(
    state: AlternatifState,
    ident: str,
    hand: Hand,
    aim: str,
    occasion: Occasion,
    *,
    pair: bool = False,
    impetus: bool = False,
) -> tuple[Literal["attack", "attack_equipment"], Throw, Arm | None]:
    """What *ident* throws for who strikes with *hand* at *aim*, and what is struck at in whose hand, if anything is."""
    target, piece = aim_parts(aim)
    weapon = state.combatants[ident].holds(hand)
    assert weapon is not None
    impetus = impetus or occasion == "charge"
    throw = Throw(ident, target, arm=weapon.arm, piece=piece, occasion=occasion, pair=pair, impetus=impetus)
    aimed = None if piece is None else state.combatants[target].holds(piece)
    return ("attack", throw, None) if aimed is None else ("attack_equipment", throw, aimed.arm)


def trial(
    state: AlternatifState,
    ident: str,
    hand: Hand,
    aim: str,
    occasion: Occasion = "regular",
    *,
    pair: bool = False,
    impetus: bool = False,
) -> Odds:
    """What is rolled for such a `strike`."""
    kind, throw, _ = thrown(state, ident, hand, aim, occasion, pair=pair, impetus=impetus)
    found = ahead(state, kind, throw)
    chance = rolls.strays(state, ident, throw.target)
    return All((Percent(100 - min(100, chance)), found)) if chance else found


def attack(scene: Scene[AlternatifState], kind: str, throw: Throw, *, why: str) -> Step[tuple[Throw, Check | None]]:
    """A blow or a shot up to its die: *throw* as its target sees it coming, or does not; None when it goes astray."""
    throw = as_seen(scene.now, throw)
    yield from _meets(scene, throw)
    if (yield from rolls.fails(scene, throw)):
        return throw, None
    made = yield from rolls.check(scene, kind, throw, why=why)
    outcome = ruled_for(scene.now, throw.who)
    return throw, made if outcome is None else evolve(made, law=evolve(made.law, ruled=outcome))


def ahead(state: AlternatifState, kind: str, throw: Throw) -> Odds:
    """What is rolled for such an `attack`."""
    throw = as_seen(state, throw)
    return rolls.trial(rolls.after(state, lambda scene: _meets(scene, throw)), kind, throw)


def _meets(scene: Scene[AlternatifState], throw: Throw) -> Action:
    """Whoever strikes shows himself, and meets whom he strikes at."""
    who, target = scene.now.combatants[throw.who], scene.now.combatants[throw.target]
    if who.hidden and throw.arm is not None:
        # The blow itself came out of nowhere.
        yield from figures.show(scene, who.id, throw.arm.weapon)
    if throw.deed == "strike" and target.id not in who.contacts and target.side != who.side:
        yield from engagement.make_contact(scene, who.id, target.id, "strike")


def as_seen(state: AlternatifState, throw: Throw) -> Throw:
    """*throw* as its target sees it coming, or does not."""
    sneak = throw.piece is None and rolls.is_sneak(state, throw)
    if sneak or not sees(state.combatants[throw.target], state.combatants[throw.who]):
        return evolve(throw, sneak=sneak, unseen=True)
    return throw


def told(throw: Throw, made: Check) -> dict[str, Any]:
    """The fields that the events of a blow and of a shot share."""
    return made.told(against=True) | {
        "outcome": "hit" if made.succeeds else "miss",
        "natural": None if made.law.ruled else 20 if made.face in made.law.sure else rolls.natural(made.face),
        "critical": made.face in made.law.critical,
        "unseen": throw.unseen,
        "sneak": throw.sneak,
    }


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


def law(state: AlternatifState, throw: Throw) -> Law:
    """The natural results of a blow (`CRITICAL_FACES`). Of a sneak attack the save alone decides (ALT-SNK-007); what a
    weapon loses is no wound (ALT-MEL-011)."""
    return rolls.attacking(state, () if throw.sneak else CRITICAL_FACES[throw.occasion])


# ---- what chapters and this one add up (`roll_table`)


def own(state: AlternatifState, throw: Throw) -> tuple[Term, ...]:
    """The melee formula (ALT-MEL-006): the die, the martial bonus, Strength, and what the weapon is to him."""
    who, arm = state.combatants[throw.who], throw.arm
    assert arm is not None
    given = terms(("str_hit", who.str_hit), ("mastery", arm.hit_bonus), ("magic", arm.magic))
    return (term("face", throw.face), term("martial_bonus", who.bm), *given)


def factor(who: Combatant, arm: Arm, name: str, value: int, settings: Settings) -> tuple[Term, ...]:
    """The weapon factor *value* of *arm*, called *name*. Two hands may cost it (ALT-OFF-001, -002), or take a penalty
    instead when factors are not used (ALT-OFF-006)."""
    if settings.weapon_factors:
        return terms((name, value)) if wielding.keeps_factor(who, arm, settings) else ()
    penalty = wielding.penalty(who, arm)
    return () if penalty is None else (term(*penalty),)


def loses_factor(state: AlternatifState, ident: str, arm: Arm) -> bool:
    """Whether fighting with two hands costs *arm* of *ident* its factor."""
    return state.settings.weapon_factors and not wielding.keeps_factor(state.combatants[ident], arm, state.settings)


def wounded(state: AlternatifState, throw: Throw) -> tuple[Term, ...]:
    """What wounds cost (ALT-CRI-006)."""
    who = state.combatants[throw.who]
    return terms(("wound", who.malus)) if who.injuries else ()


def owed(state: AlternatifState, throw: Throw) -> tuple[Term, ...]:
    """What the game master has said of the next strike."""
    return terms(("gm", state.combatants[throw.who].next_strike))


def armour(state: AlternatifState, throw: Throw) -> tuple[Term, ...]:
    """The armour class on the sheet of whom it is aimed at."""
    return (term("armour_class", state.combatants[throw.target].ac),)


def haft(state: AlternatifState, throw: Throw) -> tuple[Term, ...]:
    """The class of the shield or the haft that is aimed at (ALT-MEL-010)."""
    held = None if throw.piece is None else state.combatants[throw.target].holds(throw.piece)
    return (term("haft", 0 if held is None else held.arm.haft_ac or 0),)


def guard(who: Combatant, throw: Throw, settings: Settings) -> tuple[Term, ...]:
    """What weapons add to the class of *who* (ALT-FAC-005): the defence factor, against blows that he could parry, so
    not against frank attacks unless the table says so. Without that addition, but with weapon factors, everybody's
    basic armour class is 12 (ALT-FAC-007)."""
    if not settings.weapon_factors:
        return ()
    if not settings.defence_factor_in_ac:
        return (term("base_12", 2),)
    if throw.unseen or (throw.occasion == "frank" and settings.frank_ignores_defence_factor):
        return ()
    return terms(("defence_factor", wielding.best_defence(who, settings)))
